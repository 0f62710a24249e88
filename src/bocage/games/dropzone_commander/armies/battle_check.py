"""The check of a written battle: ground and Structures on the table (chapters 19 and 23), markers (chapters 14 to 16), and the forces as lists (chapter 21)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from bocage.core.battles.checking import Checks, head
from bocage.core.errors import Refusal
from bocage.core.game import Problem
from bocage.games.dropzone_commander.armies.army import ill_formed, refusals
from bocage.games.dropzone_commander.armies.army_starts import begins
from bocage.games.dropzone_commander.ground.layout import hundredths
from bocage.games.dropzone_commander.state.muster import STARTS
from bocage.games.dropzone_commander.tables.army_rows import Army, parts_of, sizes
from bocage.games.dropzone_commander.tables.profiles import FACTIONS
from bocage.games.dropzone_commander.tables.tables import Scenario, StructureRow, structure_sizes, terrain_kinds
from bocage.space.plane import Polygon
from bocage.space.plane.shapes import outline

SMALLEST, LARGEST = 12, 96  # inches of a side of the table
MOST = 120  # pieces of ground, Structures or markers
MODELS = 40  # in a squad
KINDS = ("objective", "intel", "focal_point", "possible_objective")
ARMOURS = ("weak", "normal", "reinforced")
EDGES = ("north", "south", "east", "west")


def check(scenario: Scenario) -> Sequence[Problem]:
    """Everything that is wrong with a battle."""
    checks = Checks()
    head(checks, scenario)
    for place, length in enumerate(scenario.table):
        checks.within(f"table[{place}]", length, SMALLEST, LARGEST)
    if scenario.army_size:
        checks.known("army_size", scenario.army_size, sizes(), "size of game")
    for name in ("terrain", "structure", "marker"):
        if len(getattr(scenario, name)) > MOST:
            checks.error(name, f"{len(getattr(scenario, name))} of them, at most {MOST} are possible.")
    if checks.failed:
        return checks.found
    _check_ground(checks, scenario)
    _check_structures(checks, scenario)
    _check_markers(checks, scenario)
    _check_victory(checks, scenario)
    _check_forces(checks, scenario)
    if not checks.failed:
        _warn(checks, scenario)
    return checks.found


def _on_table(checks: Checks, scenario: Scenario, path: str, x: float, y: float) -> bool:
    width, depth = scenario.table
    holds = 0 <= x <= width and 0 <= y <= depth
    if not holds:
        said = f"[{x:g}, {y:g}]" if math.isfinite(x + y) else "this"
        checks.error(path, f"{said} is off the table, which is {width} by {depth} inches.")
    return holds


def _check_polygon(checks: Checks, scenario: Scenario, path: str, corners: Sequence[tuple[float, float]]) -> None:
    if not 3 <= len(corners) <= 40:
        checks.error(path, f"3 to 40 corners are needed, here are {len(corners)}.")
        return
    on = [_on_table(checks, scenario, f"{path}[{place}]", x, y) for place, (x, y) in enumerate(corners)]
    if all(on):
        try:
            outline(Polygon.of(*((hundredths(x), hundredths(y)) for x, y in corners)))
        except ValueError as error:
            checks.error(path, f"these corners make no area: {'its outline crosses itself' if 'crosses' in str(error) else 'it has no inside'}.")


def _check_ground(checks: Checks, scenario: Scenario) -> None:
    names = [(f"terrain[{place}].id", row.id) for place, row in enumerate(scenario.terrain)]
    checks.once([*names, *((f"structure[{place}].id", row.id) for place, row in enumerate(scenario.structure))], "piece of ground or Structure")
    for place, row in enumerate(scenario.terrain):
        checks.known(f"terrain[{place}].kind", row.kind, terrain_kinds(), "kind of ground")
        checks.within(f"terrain[{place}].height", row.height, 0, 24)
        _check_polygon(checks, scenario, f"terrain[{place}].polygon", row.polygon)


def _check_structures(checks: Checks, scenario: Scenario) -> None:
    known = [row.id for row in scenario.structure]
    for place, row in enumerate(scenario.structure):
        path = f"structure[{place}]"
        if not row.id or len(row.id) > 60:
            checks.error(f"{path}.id", "an id has 1 to 60 characters.")
        checks.known(f"{path}.size", row.size, structure_sizes(), "size of Structure")
        checks.known(f"{path}.armour", row.armour, ARMOURS, "armour")
        checks.within(f"{path}.height", row.height, 0.5, 40)
        for number, other in enumerate(row.linked_to):
            if checks.known(f"{path}.linked_to[{number}]", other, known, "Structure") and other == row.id:
                checks.error(f"{path}.linked_to[{number}]", "a Structure is not linked to itself (DZC-7.17).")
        if _check_footprint(checks, scenario, path, row):
            _check_entrances(checks, path, row)


def _check_footprint(checks: Checks, scenario: Scenario, path: str, row: StructureRow) -> bool:
    x, y, width, depth = row.rect
    sound = checks.within(f"{path}.rect[2]", width, 0.5, LARGEST) & checks.within(f"{path}.rect[3]", depth, 0.5, LARGEST)
    return sound and _on_table(checks, scenario, f"{path}.rect", x, y) and _on_table(checks, scenario, f"{path}.rect", x + width, y + depth)


def _check_entrances(checks: Checks, path: str, row: StructureRow) -> None:
    """DZC-23.9: entrances lie in the outer walls."""
    west, south, width, depth = row.rect
    if len(row.entrances) > 20:
        checks.error(f"{path}.entrances", "at most 20 entrances are possible.")
    for number, (x, y) in enumerate(row.entrances):
        inside = west <= x <= west + width and south <= y <= south + depth
        on_wall = min(abs(x - west), abs(x - west - width), abs(y - south), abs(y - south - depth)) < 0.02
        if not (inside and on_wall):
            checks.error(f"{path}.entrances[{number}]", f"[{x:g}, {y:g}] is not in an outer wall (DZC-23.9).")
    if not row.entrances and row.size in structure_sizes() and structure_sizes()[row.size].garrison_max:
        checks.warn(f"{path}.entrances", "nobody can enter it on foot (DZC-23.9).")


def _check_markers(checks: Checks, scenario: Scenario) -> None:
    structures = [row.id for row in scenario.structure]
    checks.once(((f"marker[{place}].id", row.id) for place, row in enumerate(scenario.marker)), "marker")
    for place, row in enumerate(scenario.marker):
        path = f"marker[{place}]"
        checks.known(f"{path}.kind", row.kind, KINDS, "marker")
        if bool(row.structure) == bool(row.at):
            checks.error(path, "a marker lies in a Structure (structure = ...) or at a point (at = [x, y]), one of the two.")
        elif row.structure:
            checks.known(f"{path}.structure", row.structure, structures, "Structure")
        elif len(row.at) != 2:
            checks.error(f"{path}.at", "a point is [x, y].")
        else:
            _on_table(checks, scenario, f"{path}.at", *row.at)
    possible, seats = sum(row.kind == "possible_objective" for row in scenario.marker), [seat.id for seat in scenario.seats]
    if scenario.hidden is not None:
        checks.within("hidden.confirmed", scenario.hidden.confirmed, 0, possible, "Possible Objectives, DZC-15.3")
        if scenario.hidden.marked_by:
            checks.known("hidden.marked_by", scenario.hidden.marked_by, seats, "seat")
        for place, seat in enumerate(scenario.hidden.known_to):
            checks.known(f"hidden.known_to[{place}]", seat, seats, "seat")
    elif possible:
        checks.error("hidden", f"{possible} Possible Objectives lie on the table: how many are Confirmed? [hidden] says it (DZC-15.3).")


def _check_victory(checks: Checks, scenario: Scenario) -> None:
    for name in ("objective_carried_vp", "objective_extracted_vp", "intel_vp", "focal_point_vp"):
        checks.within(f"victory.{name}", getattr(scenario.victory, name), 0, 100)
    for place, turn in enumerate(scenario.victory.focal_score_turns):
        checks.within(f"victory.focal_score_turns[{place}]", turn, 1, 100)


def _check_forces(checks: Checks, scenario: Scenario) -> None:
    """Each seat has one force; DZC-21.6: every battlegroup and squad has a name of its own."""
    seats = [seat.id for seat in scenario.seats]
    if sorted(army.player for army in scenario.force) != sorted(seats):
        checks.error("force", f"one [[force]] is needed for each seat: {', '.join(seats)} (player = ...).")
        return
    groups = [(f"force[{n}].battlegroup[{place}]", group) for n, army in enumerate(scenario.force) for place, group in enumerate(army.battlegroup)]
    checks.once(((f"{path}.id", group.id) for path, group in groups), "battlegroup")
    rows = [(f"{path}.{part}[{n}].id", row.id) for path, group in groups for part in ("squad", "transport") for n, row in enumerate(getattr(group, part))]
    checks.once(rows, "squad")
    for number, army in enumerate(scenario.force):
        _check_force(checks, scenario, f"force[{number}]", army)
    for place, entry in enumerate(scenario.entry):
        checks.known(f"entry[{place}].player", entry.player, seats, "seat")
        _on_table(checks, scenario, f"entry[{place}].start", *entry.start)
        if _on_table(checks, scenario, f"entry[{place}].stop", *entry.stop) and entry.start == entry.stop:
            checks.error(f"entry[{place}].stop", "a part of an edge has two ends.")


def _check_force(checks: Checks, scenario: Scenario, path: str, army: Army) -> None:
    checks.within(f"{path}.points", army.points, 0, 10_000)
    if not army.edges:
        checks.error(f"{path}.edges", "over which edges of the table does it come? north, south, east or west.")
    for place, edge in enumerate(army.edges):
        checks.known(f"{path}.edges[{place}]", edge, EDGES, "edge")
    if not checks.known(f"{path}.faction", army.faction, FACTIONS, "faction"):
        return
    if not army.battlegroup:
        checks.error(f"{path}.battlegroup", f"{army.player} has nobody.")
    for place, group in enumerate(army.battlegroup):
        for part, row in parts_of(group):
            checks.within(f"{path}.battlegroup[{place}].{part}.count", row.count, 1, MODELS)
    if checks.failed:
        return
    for refusal in ill_formed(army):
        checks.error(f"{path}.{refusal.path}".rstrip("."), _said(refusal))
    if checks.failed:
        return
    if army.commander and all(row.id != army.commander_in for group in army.battlegroup for row in group.squad):
        checks.error(f"{path}.commander_in", f'the commander rides in a squad of his, and "{army.commander_in}" is none (DZC-20.1).')
    for place, group in enumerate(army.battlegroup):
        here = f"{path}.battlegroup[{place}]"
        if checks.known(f"{here}.start", group.start, STARTS, "start"):
            needed = begins(army.faction, group)
            if needed and group.start != needed:
                checks.error(f"{here}.start", f"{group.id} must start in {needed} (DZC-10.2, DZC-22.34).")
            if group.start == "void" and not needed:
                checks.error(f"{here}.start", "only squads with Mass wait in the Void (DZC-22.34).")
        if group.start == "table":
            _check_polygon(checks, scenario, f"{here}.zone", group.zone)
        elif group.zone:
            checks.warn(f"{here}.zone", 'a zone is for who starts on the table (start = "table").')


def _said(refusal: Refusal) -> str:
    facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items()).replace("@", "")
    return f"{refusal.message.replace('-', ' ')}{f': {facts}' if facts else ''} ({refusal.rule})."


def _warn(checks: Checks, scenario: Scenario) -> None:
    """What would hardly play as it was meant: lists that no player could write, Structures in each other, nothing to win."""
    for number, army in enumerate(scenario.force):
        for refusal in refusals(army, scenario.army_size) if scenario.army_size else ():
            checks.warn(f"force[{number}].{refusal.path}".rstrip("."), _said(refusal))
    for path, other in _overlapping(scenario):
        checks.warn(path, f"it stands in {other}.")
    row = scenario.victory
    worth = {"objective": row.objective_carried_vp + row.objective_extracted_vp, "intel": row.intel_vp, "focal_point": row.focal_point_vp}
    worth["possible_objective"] = worth["objective"]
    if not any(worth[marker.kind] for marker in scenario.marker) and not any(structure.focal for structure in scenario.structure):
        checks.warn("marker", "nothing scores: only losses decide (DZC-18.3).")


def _overlapping(scenario: Scenario) -> Iterator[tuple[str, str]]:
    for place, one in enumerate(scenario.structure):
        x, y, width, depth = one.rect
        for other in scenario.structure[:place]:
            west, south, wide, deep = other.rect
            if x < west + wide and west < x + width and y < south + deep and south < y + depth:
                yield f"structure[{place}].rect", other.id
