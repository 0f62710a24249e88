"""Battles from written positions, for tests and problems. On a plain map of 7 by 7 unless a scenario or a size is named; the Americans to choose a tactic.

map 6x7
terrain U C3 D3
us  rifles  us_rifle_cie  C4
ge  kp      ge_stug3      C2  concealed hits=1 suppressed=2
hand us ev_smoke hero_us_clint
reserve ge ge_grenadier_kp ge_decoy
directives us 3
marker minefield C5
objective C3 2 ge
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state.battle import battle
from bocage.games.heroes_of_normandie.state.events import occupy
from bocage.games.heroes_of_normandie.state.model import FOE, SIDES, Held, Heroes, Marker, Unit
from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.games.heroes_of_normandie.tables.scenario import MapRow, Scenario, scenarios
from bocage.tabletop.positions import known, lines, reading

FLAGS = ("concealed", "known", "activated", "go", "go_auto", "panzerfaust")


def position(text: str, scenario: Scenario | None, options: Mapping[str, str]) -> Heroes:
    """A battle in which the active side chooses a tactic."""
    said = lines(text)
    size = next((line.words[1] for line in said if line.words[0] == "map"), "7x7")
    row = scenario if scenario is not None else plain(*(int(part) for part in size.split("x")))
    game = battle(row, options)
    state = game.state
    state.steps, state.stage = [], "tactic"
    for side in SIDES:
        state.reserves[side] = ()
        state.armies[side] = replace(state.armies[side], directives=3, orders=4 if side == state.active else 0, per_turn=4)
    for line in said:
        with reading(line):
            _put(game, line.words)
    return game


def plain(cols: int, rows: int) -> Scenario:
    """An empty map without objectives, markers or special rules."""
    base = scenarios()["hon_s1_turqueville"]
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:cols]
    armies = {
        side: replace(army, on_map=(), free_setup=(), reserve=(), opening_hand=0, deployment_zone=tuple(f"{c}{rows if side == 'us' else 1}" for c in letters))
        for side, army in base.army.items()
    }
    ground = MapRow(cols, rows, ("." * cols,) * rows)
    return replace(base, map=ground, army=armies, objective=(), map_marker=(), special_rules=(), special=(), sudden_victory=(), turn_event=(), award=())


def _put(game: Heroes, words: list[str]) -> None:
    state, named = game.state, game.setting.grid.named
    kind, rest = words[0], words[1:]
    if kind in SIDES:
        _unit(game, kind, rest)
    elif kind == "terrain":
        for name in rest[1:]:
            square = named(name)
            state.ground = state.ground[:square] + rest[0] + state.ground[square + 1 :]
    elif kind == "hand":
        state.hands[rest[0]] = tuple(Held(f"{rest[0]}-h{number + 1}", _card(card)) for number, card in enumerate(rest[1:]))
        state.armies[rest[0]] = replace(state.armies[rest[0]], drawn=len(rest) - 1)
    elif kind == "reserve":
        state.reserves[rest[0]] = tuple(sorted(map(_card, rest[1:])))
    elif kind == "discard":
        state.discards[rest[0]] = tuple(map(_card, rest[1:]))
    elif kind in ("directives", "orders", "points"):
        state.armies[rest[0]] = replace(state.armies[rest[0]], **{kind: int(rest[1])})
    elif kind == "marker":
        square = named(rest[1])
        state.markers[square] = (*state.markers.get(square, ()), Marker(rest[0], int(rest[2]) if len(rest) > 2 else 0))
        if rest[0] == "depot":
            state.control.setdefault(square, "")
    elif kind == "objective":
        state.worth[named(rest[0])], state.control[named(rest[0])] = int(rest[1]), rest[2]
    elif kind == "turn":
        state.turn = int(rest[0])
    elif kind == "active":
        state.active = rest[0]
        for side in SIDES:
            state.armies[side] = replace(state.armies[side], orders=4 if side == rest[0] else 0)
    elif kind == "first":
        state.first = rest[0]
    elif kind == "stage":
        state.stage = rest[0]
    elif kind != "map":
        raise ValueError(f"a line begins with us, ge, map, terrain, hand, reserve, discard, directives, orders, marker, objective, not {kind!r}")


def _card(card: str) -> str:
    return known(card, [*printed_cards.units(), *printed_cards.heroes(), *printed_cards.events()], "card")


def _unit(game: Heroes, side: str, words: list[str]) -> None:
    name, card, square, *more = words
    if _card(card) not in printed_cards.units() or not card.startswith(side):
        raise ValueError(f"{card} is no unit of {side}; did you mean one of {FOE[side]}?")
    flags = [word for word in more if word in FLAGS]
    pairs = dict(word.split("=") for word in more if word not in FLAGS)
    hero = tuple(filter(None, pairs.pop("hero", "").split("+")))
    marker = next((flag for flag in flags if flag in ("activated", "go", "go_auto")), "")
    visible = "concealed" not in flags
    unit = Unit(
        name,
        side,
        card,
        game.setting.grid.named(square),
        visible=visible,
        known=visible or "known" in flags,
        marker=marker,
        panzerfaust="panzerfaust" in flags,
        heroes=hero,
        group="deck",
        **{key: int(value) for key, value in pairs.items()},  # type: ignore[arg-type]
    )
    state = game.state
    state.units[name] = unit
    state.at[unit.square] = name
    if marker.startswith("go"):
        state.pool.append(name)
    occupy(state, unit)
