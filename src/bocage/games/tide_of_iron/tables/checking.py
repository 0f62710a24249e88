"""A written battle, checked as a whole: within the pieces of the box (TOI-0.2, TOI-26.2), on its own map, in words that the game knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise

from bocage.core.battles.checking import Checks, head
from bocage.core.errors import did_you_mean
from bocage.games.tide_of_iron.tables.scenario import SIDES, MapRow, ReinforcementRow, Scenario, ScoringRow, SideRow
from bocage.games.tide_of_iron.tables.tables import box
from bocage.space import DIRECTIONS, HexGrid

LARGEST = 40  # columns and rows of a map
LEVELS = "0123"
DIVISIONS = ("light", "dark")
FORTIFICATIONS = ("entrenchment", "pillbox")
MOST_FORTIFICATIONS = 3  # TOI-25.5
MARKER_TOKENS = {
    **dict.fromkeys(FORTIFICATIONS, "entrenchment_pillbox"),
    **dict.fromkeys(("razor_wire", "tank_trap"), "razor_wire_tank_trap"),
    "mine_field": "mine_field",
    "smoke": "smoke",
}  # TOI-0.10: a double-sided marker counts whichever side it shows
WHAT = {
    "command_phase": ("victory_objectives_controlled", "sudden_death"),
    "immediate": ("enemy_squad_eliminated",),
    "game_end": ("victory_objectives_controlled",),
}  # TOI-2.2, TOI-4.8, TOI-6.1


def check_tables(scenario: Scenario) -> Checks:
    """Everything that is wrong with a battle as far as the box and its own file say it."""
    checks = Checks()
    head(checks, scenario, SIDES)
    _check_players(checks, scenario)
    if scenario.map is None:
        checks.error("map", "a map is needed.")
    if scenario.victory is None:
        checks.error("victory", "victory conditions are needed.")
    if set(scenario.side) != set(SIDES):
        checks.error("side", "both sides are needed: [side.us] and [side.de].")
    if checks.failed or scenario.map is None or scenario.victory is None:
        return checks
    if _check_map(checks, scenario.map):
        _check_places(checks, scenario, scenario.map)
    for side in SIDES:
        _check_side(checks, scenario, side)
    _check_box(checks, scenario)
    _check_markers(checks, scenario)
    for place, row in enumerate(scenario.reinforcement):
        _check_reinforcement(checks, scenario, f"reinforcement[{place}]", row)
    _check_divisions(checks, scenario)
    checks.known("victory.type", scenario.victory.type, ("points", "control"), "type of victory")
    for place, scoring in enumerate(scenario.victory.scoring):
        _check_scoring(checks, scenario, f"victory.scoring[{place}]", scoring)
    _warn_of_victory(checks, scenario)
    return checks


def _check_players(checks: Checks, scenario: Scenario) -> None:
    checks.known("starting_initiative", scenario.starting_initiative, SIDES, "side")
    checks.known("north", scenario.north, DIRECTIONS, "direction")
    for side, count in scenario.actions_per_turn.items():
        if checks.known(f"actions_per_turn.{side}", side, SIDES, "side"):
            checks.within(f"actions_per_turn.{side}", count, 1, 10, "TOI-2.3")
    for place, players in enumerate(scenario.players):
        checks.within(f"players[{place}]", players, 2, 4, "TOI-19.1")
    if 2 not in scenario.players:
        checks.error("players", "two players must be among the numbers of players: more of them share the sides (TOI-19.1).")


def _check_map(checks: Checks, board: MapRow) -> bool:
    """TOI-1.2: whether the map is one."""
    sound = checks.within("map.cols", board.cols, 2, LARGEST) & checks.within("map.rows", board.rows, 2, LARGEST)
    checks.known("map.grid", board.grid, ("flat_top_odd_q",), "grid")
    depths = {depth for row in box().terrain_by_letter.values() for depth in row.depths}
    checks.known("map.stream_depth", board.stream_depth, depths, "depth of streams")
    for name, grid, letters in (("terrain", board.terrain, box().terrain_by_letter), ("elevation", board.elevation, LEVELS)):
        if sound and (len(grid) != board.rows):
            checks.error(f"map.{name}", f"the board has {board.rows} rows, here are {len(grid)}.")
            sound = False
        for number, row in enumerate(grid):
            if sound and len(row) != board.cols:
                checks.error(f"map.{name}[{number}]", f"the board has {board.cols} columns, this row has {len(row)}.")
                sound = False
            for letter in sorted(set(row) - set(letters)):
                checks.error(f"map.{name}[{number}]", f'no {name} letter "{letter}".', did_you_mean(letter, letters))
                sound = False
    return sound


def _check_places(checks: Checks, scenario: Scenario, board: MapRow) -> None:
    """Every hex that the file names lies on the board; roads are paths of adjacent hexes (TOI-24.8)."""
    for path, (col, row) in _places(scenario):
        if not (0 <= col < board.cols and 0 <= row < board.rows):
            checks.error(path, f"[{col}, {row}] is off the board.", f"It has columns 0 to {board.cols - 1} and rows 0 to {board.rows - 1}.")
    if checks.failed:
        return
    grid = HexGrid(board.cols, board.rows)
    for number, road in enumerate(board.roads):
        for place, (here, there) in enumerate(pairwise(road), 1):
            if grid.distance(grid.cell(*here), grid.cell(*there)) != 1:
                checks.error(f"map.roads[{number}][{place}]", f"{list(there)} is not beside {list(here)}: a road is a path of adjacent hexes.")
    for side in SIDES:
        for place, zone in enumerate(scenario.side[side].deployment):
            for name, (least, most), end in (("cols", zone.cols, board.cols), ("rows", zone.rows, board.rows)):
                if not 0 <= least <= most < end:
                    checks.error(f"side.{side}.deployment[{place}].{name}", f"[{least}, {most}] is no range of {name} of the board, 0 to {end - 1}.")
        if not scenario.side[side].deployment:
            checks.error(f"side.{side}.deployment", "a zone of deployment is needed (TOI-1.16).")


def _places(scenario: Scenario) -> Iterator[tuple[str, tuple[int, int]]]:
    """Every hex that a file names, with its path."""
    yield from ((f"map.roads[{n}][{place}]", at) for n, road in enumerate(scenario.board.roads) for place, at in enumerate(road))
    yield from ((f"objective[{n}].hex", row.hex) for n, row in enumerate(scenario.objective))
    yield from ((f"marker[{n}].hex", marker.hex) for n, marker in enumerate(scenario.marker))
    for side in SIDES:
        row, where = scenario.side[side], f"side.{side}"
        yield from ((f"{where}.reinforcement_hexes[{n}]", at) for n, at in enumerate(row.reinforcement_hexes))
        yield from ((f"{where}.default_squad[{n}].hex", squad.hex) for n, squad in enumerate(row.default_squad))
        yield from ((f"{where}.team_squad[{n}].hex", squad.hex) for n, squad in enumerate(row.team_squad))
        yield from ((f"{where}.default_vehicle[{n}].hex", vehicle.hex) for n, vehicle in enumerate(row.default_vehicle))


def _check_side(checks: Checks, scenario: Scenario, side: str) -> None:
    """TOI-0.21: what a side has, in words and numbers that mean something."""
    row, where, tables = scenario.side[side], f"side.{side}", box()
    checks.within(f"{where}.bases", row.bases, 0, sum(tables.components.bases[side].values()), "the box holds no more, TOI-26.2")
    checks.within(f"{where}.starting_cards", row.starting_cards, 0, 20)
    checks.within(f"{where}.starting_cp", row.starting_cp, 0, 50)
    checks.within(f"{where}.initiative_cp", row.initiative_cp, 0, 50)
    checks.within(f"{where}.concealed_markers", row.concealed_markers, 0, tables.tokens[f"concealed_{side}"].count, "the box holds no more, TOI-26.2")
    for place, token in enumerate(row.specializations):
        checks.known(f"{where}.specializations[{place}]", token, _tokens(), "specialization")
    if row.bases + sum(row.vehicles.values()) < 1:
        checks.error(where, f"{side} has neither a squad nor a vehicle.")
    _check_pieces(checks, f"{where}.figures", row.figures, tables.components.figures[side], tables.vehicles)
    _check_pieces(checks, f"{where}.vehicles", row.vehicles, _vehicles(side), ())
    for name, squads in (("default_squad", row.default_squad), ("team_squad", row.team_squad)):
        for place, squad in enumerate(squads):
            path = f"{where}.{name}[{place}]"
            _check_figures(checks, f"{path}.figures", squad.figures, side)
            if squad.specialization:
                checks.known(f"{path}.specialization", squad.specialization, _tokens(), "specialization")
            if squad.inside:
                checks.known(f"{path}.inside", squad.inside, FORTIFICATIONS, "fortification")
            if name == "team_squad":
                checks.known(f"{path}.division", squad.division, DIVISIONS, "division")
    for place, vehicle in enumerate(row.default_vehicle):
        checks.known(f"{where}.default_vehicle[{place}].id", vehicle.id, _vehicles(side), "vehicle")


def _tokens() -> list[str]:
    return [token.removeprefix("spec_") for token in box().tokens if token.startswith("spec_")]


def _vehicles(side: str) -> list[str]:
    return [kind for kind in box().components.figures[side] if kind in box().vehicles]


def _check_pieces(checks: Checks, path: str, counts: Mapping[str, int], known: Mapping[str, int] | list[str], others: object) -> None:
    words = [word for word in known if not isinstance(others, Mapping) or word not in others]
    for kind, count in counts.items():
        if checks.known(f"{path}.{kind}", kind, words, "piece"):
            checks.within(f"{path}.{kind}", count, 0, 100)


def _check_figures(checks: Checks, path: str, counts: Mapping[str, int], side: str) -> None:
    """The figures of a squad, by the names of figures: both crews of machine guns have their own."""
    words = [figure for figure, row in box().figures.items() if row.nation in ("", side)]
    for figure, count in counts.items():
        if checks.known(f"{path}.{figure}", figure, words, "figure"):
            checks.within(f"{path}.{figure}", count, 1, 4)


def _check_box(checks: Checks, scenario: Scenario) -> None:
    """TOI-26.2: figures, decks, cards and tokens are those of one box."""
    tables = box()
    given: dict[str, str] = {}
    laid: set[str] = set()
    for side in SIDES:
        row, limits = scenario.side[side], tables.components.figures[side]
        for kind, count in _used(scenario, side, row).items():
            if count > limits.get(kind, count):
                where = "vehicles" if kind in row.vehicles else "figures"
                checks.error(f"side.{side}.{where}.{kind}", f"{count} {kind}, but the box holds {limits[kind]} (TOI-26.2).", "Take fewer.")
        for place, deck in enumerate(row.decks):
            path = f"side.{side}.decks[{place}]"
            if checks.known(path, deck, tables.decks, "deck") and given.setdefault(deck, path) != path:
                checks.error(path, f"the box holds the deck {deck} once, and it is given already (TOI-26.2).")
        for place, card in enumerate(row.operations):
            path = f"side.{side}.operations[{place}]"
            if checks.known(path, card, tables.operations, "Operations card") and card in laid:
                checks.error(path, f"the box holds {card} once (TOI-26.2).", "Give it to one side.")
            laid.add(card)
    for token in _tokens():
        count = sum(scenario.side[side].specializations.count(token) for side in SIDES)
        if count > tables.tokens[f"spec_{token}"].count:
            checks.error("side", f"{count} {token} tokens, but the box holds {tables.tokens[f'spec_{token}'].count} (TOI-26.2).", "Take fewer.")


def _used(scenario: Scenario, side: str, row: SideRow) -> Counter[str]:
    """The pieces that a side and its reinforcements need, as the box counts them."""
    used: Counter[str] = Counter(row.figures) + Counter(row.vehicles)
    for reinforcement in scenario.reinforcement:
        if reinforcement.side == side:
            for group in (*reinforcement.squads, reinforcement.vehicles):
                used.update({box().pool(kind): count for kind, count in group.items()})
    return used


def _check_markers(checks: Checks, scenario: Scenario) -> None:
    """TOI-26.2: markers of the box; TOI-25.5, TOI-25.12, TOI-25.18, TOI-25.22, TOI-25.25: and how many of them may lie in one hex."""
    tokens: Counter[str] = Counter()
    for place, marker in enumerate(scenario.marker):
        if checks.known(f"marker[{place}].kind", marker.kind, MARKER_TOKENS, "kind of marker"):
            tokens[MARKER_TOKENS[marker.kind]] += 1
        if marker.side:
            checks.known(f"marker[{place}].side", marker.side, SIDES, "side")
    for place, row in enumerate(scenario.objective):
        path = f"objective[{place}]"
        checks.within(f"{path}.vp", row.vp, 0, 20)
        checks.within(f"{path}.cp", row.cp, 0, 20)
        if checks.known(f"{path}.kind", row.kind, ("victory", "command"), "kind of objective"):
            colours = [token.removeprefix("command_objective_") for token in box().tokens if token.startswith("command_objective_")]
            if row.kind == "victory" or checks.known(f"{path}.colour", row.colour, colours, "colour"):
                tokens["victory_objective" if row.kind == "victory" else f"command_objective_{row.colour}"] += 1
    checks.once(((f"objective[{place}].id", row.id) for place, row in enumerate(scenario.objective)), "objective")
    for token, count in tokens.items():
        held = box().tokens[token].count
        if count > held:
            where = "objective" if "objective" in token else "marker"
            checks.error(where, f"{count} of {token}, but the box holds {held} (TOI-26.2).", "Take fewer.")
    lying = Counter(("fortification" if marker.kind in FORTIFICATIONS else marker.kind, marker.hex) for marker in scenario.marker)
    for (kind, at), count in lying.items():
        most = MOST_FORTIFICATIONS if kind == "fortification" else 1
        if count > most:
            checks.error("marker", f"{count} of {kind} in {list(at)}, but a hex holds {most} (TOI-25.5, TOI-25.12).", "Move one.")


def _check_reinforcement(checks: Checks, scenario: Scenario, path: str, row: ReinforcementRow) -> None:
    """TOI-5.14 to TOI-5.17."""
    if not checks.known(f"{path}.side", row.side, SIDES, "side"):
        return
    checks.within(f"{path}.round", row.round, 1, 100)
    if scenario.rounds < row.round <= 100:
        checks.warn(f"{path}.round", f"the battle ends with round {scenario.rounds}: these never come.")
    for place, squad in enumerate(row.squads):
        _check_figures(checks, f"{path}.squads[{place}]", squad, row.side)
        slots = sum(box().figures[figure].slots * count for figure, count in squad.items() if figure in box().figures)
        if not 1 <= slots <= 4:
            checks.error(f"{path}.squads[{place}]", f"a squad has 1 to 4 places for figures, this one fills {slots} (TOI-0.11).")
    for kind, count in row.vehicles.items():
        if checks.known(f"{path}.vehicles.{kind}", kind, _vehicles(row.side), "vehicle"):
            checks.within(f"{path}.vehicles.{kind}", count, 0, 12)
    if not scenario.side[row.side].reinforcement_hexes:
        checks.warn(f"{path}.side", f"{row.side} has no reinforcement_hexes: these have no place to come in (TOI-5.15).")


def _check_divisions(checks: Checks, scenario: Scenario) -> None:
    """TOI-19.3, TOI-19.4: with more than two players each nation has two divisions."""
    needed = any(players > 2 for players in scenario.players)
    for side in SIDES:
        if needed and side not in scenario.division:
            checks.error("players", f"with more than two players {side} needs its divisions: [division.{side}.light] and [division.{side}.dark] (TOI-19.3).")
    for side, parts in scenario.division.items():
        if not checks.known(f"division.{side}", side, SIDES, "side"):
            continue
        if set(parts) != set(DIVISIONS):
            checks.error(f"division.{side}", "a side has the divisions light and dark (TOI-0.5).")
            continue
        held, whole = box().components.bases[side], scenario.side[side]
        for name, part in parts.items():
            path = f"division.{side}.{name}"
            checks.within(f"{path}.bases", part.bases, 0, held[name], "bases of this shade in the box, TOI-0.5, TOI-26.2")
            _check_pieces(checks, f"{path}.figures", part.figures, box().components.figures[side], box().vehicles)
            _check_pieces(checks, f"{path}.vehicles", part.vehicles, _vehicles(side), ())
            for place, token in enumerate(part.specializations):
                checks.known(f"{path}.specializations[{place}]", token, _tokens(), "specialization")
        if sum(part.bases for part in parts.values()) != whole.bases:
            checks.error(f"division.{side}", f"its divisions have {sum(part.bases for part in parts.values())} bases, the side has {whole.bases}.")
        if sum((Counter(part.vehicles) for part in parts.values()), Counter()) != Counter(whole.vehicles):
            checks.error(f"division.{side}", "the vehicles of its divisions are not those of the side.")


def _check_scoring(checks: Checks, scenario: Scenario, path: str, row: ScoringRow) -> None:
    if not checks.known(f"{path}.when", row.when, WHAT, "moment of scoring") or not checks.known(f"{path}.what", row.what, WHAT[row.when], "way to score"):
        return
    checks.within(f"{path}.vp", row.vp, 0, 100)
    checks.within(f"{path}.from_round", row.from_round, 0, 100)
    for name in ("minor", "major", "needed", "victory_objectives"):
        checks.within(f"{path}.{name}", getattr(row, name), 0, 100)
    for name in ("side", "otherwise", "uncontrolled_counts_for"):
        word = getattr(row, name)
        needed = (name == "side" and (row.needed > 0 or row.what == "sudden_death")) or (name == "otherwise" and row.needed > 0)
        if word or needed:
            checks.known(f"{path}.{name}", word, SIDES, "side")
    objectives = sum(objective.kind == "victory" for objective in scenario.objective)
    if max(row.needed, row.major, row.minor) > objectives or (row.what == "sudden_death" and row.victory_objectives > objectives):
        checks.warn(path, f"more objectives are asked for than the {objectives} that are on the map: a side cannot win so.")
    if row.what == "sudden_death" and row.victory_objectives < 1:
        checks.error(f"{path}.victory_objectives", "how many objectives win at once? Nought would win before the battle (TOI-2.2).")


def _warn_of_victory(checks: Checks, scenario: Scenario) -> None:
    if not scenario.conditions.scoring:
        checks.warn("victory.scoring", "nothing scores: whoever has the initiative at the end wins (TOI-6.2).")
    controlled = [n for n, row in enumerate(scenario.conditions.scoring) if row.what == "victory_objectives_controlled"]
    if controlled and all(row.kind != "victory" for row in scenario.objective):
        checks.warn(f"victory.scoring[{controlled[0]}]", "there is no victory objective to control.")
