"""The check of a written battle, as far as tables say it: squares of the map (HON-1.4), cards of the box (HON-1.7), markers and ways to win (HON-18.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bocage.core.battles.checking import Checks, head
from bocage.core.errors import did_you_mean
from bocage.games.heroes_of_normandie.tables.battle_sizes import sizes
from bocage.games.heroes_of_normandie.tables.printed_cards import events, heroes, historical, units
from bocage.games.heroes_of_normandie.tables.scenario import ArmyRow, AwardRow, Scenario, SuddenRow, options
from bocage.games.heroes_of_normandie.tables.terrain import terrains

SIDES = ("us", "ge")
LARGEST = 20  # columns and rows
FACES = ("visible", "concealed")
FORWARD = ("north", "south", "west", "east")
MARKERS = ("depot", "passage", "fire_bonus", "defence_bonus", "panzerfaust", "minefield", "barbed_wire", "demolished_bridge")  # HON-14.11
SPECIALS = ("reinforcements_visible", "ost_fragile_bonus", "strongpoint_charge")  # those that rules know; a battle explains others in [[special]]


def check_tables(scenario: Scenario) -> Checks:
    """Everything that is wrong with a battle as far as tables say it."""
    checks = Checks()
    head(checks, scenario, SIDES)
    for place, seat in enumerate(scenario.seats):
        checks.known(f"seats[{place}].id", seat.id, SIDES, "seat")
    checks.within("number", scenario.number, 0, 100_000)
    checks.known("first_player", scenario.first_player, SIDES, "side")
    for place, variant in enumerate(scenario.variants):
        checks.known(f"variants[{place}]", variant, [row.id for row in options()], "variant")
    explained = {row.id for row in scenario.special}
    for place, special in enumerate(scenario.special_rules):
        if special not in SPECIALS and special not in explained:
            checks.warn(
                f"special_rules[{place}]", f'nothing is known of "{special[:60]}".', f"Explain it in [[special]]. {did_you_mean(special[:60], SPECIALS)}"
            )
    sound = _check_map(checks, scenario)
    if set(scenario.army) != set(SIDES):
        checks.error("army", "both armies are needed: [army.us] and [army.ge].")
        return checks
    for side in SIDES:
        _check_army(checks, scenario, side)
    _check_victory(checks, scenario)
    if sound:
        _check_squares(checks, scenario)
    _warn_of_copies(checks, scenario)
    return checks


def _check_map(checks: Checks, scenario: Scenario) -> bool:
    board = scenario.map
    sound = checks.within("map.columns", board.columns, 2, LARGEST) & checks.within("map.rows_count", board.rows_count, 2, LARGEST)
    if sound and len(board.rows) != board.rows_count:
        checks.error("map.rows", f"the map has {board.rows_count} rows, here are {len(board.rows)}.")
        sound = False
    for number, row in enumerate(board.rows):
        if sound and len(row) != board.columns:
            checks.error(f"map.rows[{number}]", f"the map has {board.columns} columns, this row has {len(row)}.")
            sound = False
        for letter in sorted(set(row) - set(terrains())):
            checks.error(f"map.rows[{number}]", f'no terrain letter "{letter}".', did_you_mean(letter, terrains()))
            sound = False
    if scenario.free:
        if checks.known("free", scenario.free, sizes(), "size of battle"):
            size = sizes()[scenario.free]
            if (board.columns, board.rows_count) != (size.columns, size.rows):
                checks.error("map", f"a {scenario.free} point-built battle has {size.columns} columns and {size.rows} rows.")
        if any(set(row) != {"."} for row in board.rows):
            checks.error("map.rows", "the ground of a point-built battle is laid in its set-up: every square is plain here.")
    return sound


def _check_army(checks: Checks, scenario: Scenario, side: str) -> None:
    army, where = scenario.army[side], f"army.{side}"
    checks.within(f"{where}.orders_per_turn", army.orders_per_turn, 0 if scenario.free else 1, 12, "HON-2.9")
    checks.within(f"{where}.start_directives", army.start_directives, 0, 6, "HON-2.8")
    checks.within(f"{where}.opening_hand", army.opening_hand, 0, 10, "HON-2.12")
    checks.known(f"{where}.forward", army.forward, FORWARD, "direction")
    mine = [card for card, row in units().items() if row.side == side]
    others = [card for card, hero in heroes().items() if hero.side == side]
    others += [card for card, event in events().items() if event.side in (side, "both")]
    told = [card for card, event in historical().items() if event.side == side]
    for place, card in enumerate(army.historical_events):
        checks.known(f"{where}.historical_events[{place}]", card, told, f"historical event of {side}")
    checks.once(((f"{where}.historical_events[{place}]", card) for place, card in enumerate(army.historical_events)), "historical event")
    for path, card in _cards(army, where):
        checks.known(path, card, [*mine, *others] if ".reserve[" in path else mine, f"card of {side}")
    for path, count in _counts(army, where):
        checks.within(path, count, 1, 20)
    for place, fixed in enumerate(army.on_map):
        checks.known(f"{where}.on_map[{place}].face", fixed.face, FACES, "face")
    for place, free in enumerate(army.free_setup):
        checks.known(f"{where}.free_setup[{place}].face", free.face, FACES, "face")
    if scenario.free:
        for name in ("on_map", "free_setup", "reserve", "historical_events"):
            if getattr(army, name):
                checks.error(f"{where}.{name}", "the armies of a point-built battle are bought: give none.")
    elif all("decoy" in units()[card].types for _, card in _cards(army, where) if card in units()):
        checks.error(where, f"{side} has no unit: decoys are none (HON-18.4).")


def _cards(army: ArmyRow, where: str) -> Iterator[tuple[str, str]]:
    """Every card that an army names, with its path."""
    yield from ((f"{where}.on_map[{place}].unit", row.unit) for place, row in enumerate(army.on_map))
    yield from ((f"{where}.free_setup[{n}].units[{place}].unit", row.unit) for n, free in enumerate(army.free_setup) for place, row in enumerate(free.units))
    yield from ((f"{where}.reserve[{place}].card", row.card) for place, row in enumerate(army.reserve))


def _counts(army: ArmyRow, where: str) -> Iterator[tuple[str, int]]:
    yield from ((f"{where}.free_setup[{n}].units[{place}].n", row.n) for n, free in enumerate(army.free_setup) for place, row in enumerate(free.units))
    yield from ((f"{where}.reserve[{place}].n", row.n) for place, row in enumerate(army.reserve))


def _check_squares(checks: Checks, scenario: Scenario) -> None:
    """Every square that a file names lies on the map; HON-1.4: one unit stands in a square."""
    board = scenario.map
    names = {f"{chr(ord('A') + column)}{row + 1}" for column in range(board.columns) for row in range(board.rows_count)}
    for path, name in _squares(scenario):
        if name not in names:
            last = f"{chr(ord('A') + board.columns - 1)}{board.rows_count}"
            checks.error(path, f'no square "{name[:60]}".', f"The squares are A1 to {last}.")
    fixed = [(f"army.{side}.on_map[{place}].at", row.at) for side in SIDES for place, row in enumerate(scenario.army[side].on_map)]
    checks.once(fixed, "square of a unit")
    checks.once(((f"objective[{place}].at", row.at) for place, row in enumerate(scenario.objective)), "objective")
    for side in SIDES:
        if not scenario.army[side].deployment_zone:
            checks.error(f"army.{side}.deployment_zone", "a zone for reinforcements is needed (HON-4.5).")
    zones = {side: {name for free in scenario.army[side].free_setup for name in free.zone} for side in SIDES}
    for name in sorted(zones["us"] & zones["ge"]):
        checks.error("army.ge.free_setup", f"both sides may place a unit in {name}: who comes second might find no room (HON-21.17).")


def _squares(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for side in SIDES:
        army, where = scenario.army[side], f"army.{side}"
        yield from ((f"{where}.deployment_zone[{place}]", name) for place, name in enumerate(army.deployment_zone))
        yield from ((f"{where}.on_map[{place}].at", row.at) for place, row in enumerate(army.on_map))
        yield from ((f"{where}.free_setup[{n}].zone[{place}]", name) for n, free in enumerate(army.free_setup) for place, name in enumerate(free.zone))
    yield from ((f"objective[{place}].at", row.at) for place, row in enumerate(scenario.objective))
    yield from ((f"map_marker[{place}].at", row.at) for place, row in enumerate(scenario.map_marker))
    yield from ((f"sudden_victory[{n}].squares[{place}]", name) for n, row in enumerate(scenario.sudden_victory) for place, name in enumerate(row.squares))


def _check_victory(checks: Checks, scenario: Scenario) -> None:
    """HON-14.8, HON-14.9, HON-18.1: objectives, awards and who wins."""
    row = scenario.victory
    if checks.known("victory.mode", row.mode, ("threshold", "highest"), "way to win"):
        if row.mode == "threshold":
            checks.known("victory.side", row.side, SIDES, "side")
        else:
            checks.known("victory.tie", row.tie, SIDES, "side")
    checks.within("victory.points", row.points, 0, 1000)
    checks.within("victory.decisive", row.decisive, 0, 1000)
    for place, objective in enumerate(scenario.objective):
        checks.within(f"objective[{place}].points", objective.points, 0, 100)
        checks.known(f"objective[{place}].control", objective.control, ("", *SIDES), "side")
    for place, marker in enumerate(scenario.map_marker):
        checks.known(f"map_marker[{place}].marker", marker.marker, MARKERS, "marker")
        checks.within(f"map_marker[{place}].value", marker.value, 0, 12)
    for place, award in enumerate(scenario.award):
        _check_award(checks, f"award[{place}]", award)
    for place, sudden in enumerate(scenario.sudden_victory):
        _check_sudden(checks, scenario, f"sudden_victory[{place}]", sudden)
    reachable = sum(objective.points for objective in scenario.objective)
    if row.mode == "threshold" and not scenario.free and not scenario.award and reachable < row.points:
        checks.warn("victory.points", f"{row.side} needs {row.points} points, and the map has {reachable}: it cannot win.")
    if row.mode == "threshold" and not scenario.free and row.points < 1:
        checks.warn("victory.points", f"{row.side} wins with nothing done.")


def _check_award(checks: Checks, path: str, award: AwardRow) -> None:
    checks.known(f"{path}.kind", award.kind, ("destroy", "per_sequence"), "kind of award")
    checks.known(f"{path}.side", award.side, SIDES, "side")
    checks.within(f"{path}.points", award.points, 0, 100)
    checks.within(f"{path}.count_minus", award.count_minus, 0, 100)
    if award.kind == "destroy":
        checks.known(f"{path}.of", award.of, SIDES, "side")
    if award.unit:
        checks.known(f"{path}.unit", award.unit, units(), "unit")
    known = sorted({kind for row in units().values() for kind in row.types} | {"any"})
    for place, kind in enumerate(award.types):
        checks.known(f"{path}.types[{place}]", kind, known, "type of unit")
    if not award.unit and not award.types:
        checks.warn(path, "it names neither a unit nor types: nobody wins it.")


def _check_sudden(checks: Checks, scenario: Scenario, path: str, row: SuddenRow) -> None:
    checks.known(f"{path}.side", row.side, SIDES, "side")
    checks.known(f"{path}.when", row.when, ("end_of_turn", "immediate"), "moment")
    if not checks.known(f"{path}.kind", row.kind, ("control_all", "destroyed_all"), "condition"):
        return
    if row.kind == "control_all" and not row.squares:
        checks.error(f"{path}.squares", "which squares? With none the battle would be over at once.")
    if row.kind == "destroyed_all" and checks.known(f"{path}.unit", row.unit, units(), "unit"):
        foe = [card for side in SIDES if side != row.side for _, card in _cards(scenario.army[side], "")]
        if row.unit not in foe:
            checks.error(f"{path}.unit", f"{row.unit} is in no army that {row.side} fights: the battle would be over at once.")


def _warn_of_copies(checks: Checks, scenario: Scenario) -> None:
    """More of a card than the box holds."""
    for side in SIDES:
        army = scenario.army[side]
        used: Counter[str] = Counter(row.unit for row in army.on_map)
        for row in (*army.reserve, *(count for free in army.free_setup for count in free.units)):
            used[row.unit or row.card] += row.n
        for card, count in used.items():
            if card in units() and count > units()[card].copies:
                checks.warn(f"army.{side}", f"{count} of {card}, and the box holds {units()[card].copies}.")
