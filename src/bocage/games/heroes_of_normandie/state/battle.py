"""A battle before its set-up: what the scenario lays on the table (HON-2.1, HON-2.2), and which cards the variants play with."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.tables import Kept
from bocage.games.heroes_of_normandie.state.model import FOE, SIDES, Army, Battle, Heroes, Marker, Setting
from bocage.games.heroes_of_normandie.tables.printed_cards import family, profile
from bocage.games.heroes_of_normandie.tables.scenario import Scenario


def battle(row: Scenario, options: Mapping[str, str]) -> Heroes:
    """HON-2.1, HON-2.2: a battle before its set-up: map, markers, command boards."""
    setting = _setting(row, options)
    grid = setting.grid
    state = Battle(first=row.first_player, active=row.first_player, ground="".join(row.map.rows))
    for side in SIDES:
        army = row.army[side]
        # HON-2.3, HON-2.8, HON-2.9: the scenario names first player, DIRECTIVE and ORDER markers; HON-2.7: the discard pile is empty
        state.armies[side] = Army(side, directives=min(army.start_directives, 6), per_turn=army.orders_per_turn)
        state.hands[side], state.discards[side] = (), ()
        state.reserves[side] = tuple(sorted(card for item in army.reserve for card in [item.card] * item.n if plays_with(setting, card)))
    for objective in row.objective:
        state.control[grid.named(objective.at)] = objective.control
        state.worth[grid.named(objective.at)] = objective.points
    for marker in row.map_marker:
        square = grid.named(marker.at)
        state.markers[square] = (*state.markers.get(square, ()), Marker(marker.marker, marker.value))
        if marker.marker == "depot":
            state.control.setdefault(square, "")
    second = FOE[row.first_player]
    state.steps = [*(_steps(setting) if row.free else ["open", f"place:{second}", f"place:{row.first_player}"]), "hands"]
    return Heroes(state, setting)


def _steps(setting: Setting) -> list[str]:
    """The steps of a point-built battle before hands are drawn: for every six squares one special square."""
    ground = [f"ground:{number}" for number in range(setting.grid.size // 6)]
    return ["roles", *ground, "armies", "objectives", "deploy:defender", "deploy:attacker"]


_setting = Kept(Setting)  # of a scenario with its options, shared by all its battles


def plays_with(setting: Setting, card: str) -> bool:
    """HON-19.2, HON-19.5: the novice variants take Event cards and decoys out of the Reserves."""
    kind = family(card)
    if kind == "event":
        return "novice_no_events" not in setting.variants
    return kind == "hero" or setting.conceals or not profile(card).decoy
