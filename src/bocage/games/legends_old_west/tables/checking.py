"""The check of a written battle: one era (LOW-1.1), two sides (LOW-24.1), terrain and zones on the table, rosters, ways to win (LOW-24.5), special rules."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bocage.core.battles.checking import Checks, head
from bocage.core.game import Problem
from bocage.games.legends_old_west.tables.scenario import ArmyRow, EffectRow, Scenario, TerrainPiece, VictoryRow, Zone
from bocage.games.legends_old_west.tables.tables import ERAS, PROFILES, TERRAIN, UNITS, WEAPONS

SMALLEST, LARGEST = 40, 400  # cm of a side of the table
MOST_PIECES, MOST_FIGURES = 150, 200
EDGES = ("north", "south", "east", "west")
COMPARED = ("figures", "figures_inside", "points_inside")
BROKEN = re.compile(r"\w+_general_dead and \w+_figures < \d{1,3}")  # the general is lost and few are left
SCORING = ("demolish", "reach", "kills", "overfly")
VICTORIES = ("head_for_the_hills", "points_difference", "objective_hold", "score", *SCORING)
EFFECTS: dict[str, tuple[str, ...]] = {  # each with the fields that it needs
    "aa_position": ("unit",), "aircraft_entry": ("earliest_turn",), "ambush_anywhere_but": ("unit",), "cover_override": ("terrain", "cover"),
    "crush_terrain": ("terrain", "becomes", "lane_cm"), "fascine": ("uses_each",), "fight_across": ("terrain",), "flare": ("side", "uses"),
    "foreign_nation": ("unit", "nation"), "held_until_alert": ("side", "units", "triggers"), "no_head_for_the_hills": ("side", "until_turn"),
    "off_table_battery": ("side", "as_weapon", "total"), "reserve": ("side", "unit"), "respawn": ("side", "units", "times_each"),
    "sight_limit": ("cm",), "special_rounds": ("unit",), "start_altitude": ("min_cm", "max_cm"), "trait": ("unit", "profile", "trait"),
}  # fmt: skip
TRIGGERS = ("enemy_located", "enemy_shoots", "enemy_within_25cm")
MOST = {"cover": 6, "smoke": 20, "gas": 20, "uses": 20, "uses_each": 20, "times_each": 5, "carry_max": 20, "total": 50, "per_turn": 5, "lane_cm": 30}


def check(scenario: Scenario) -> Sequence[Problem]:
    """Everything that is wrong with a battle."""
    checks = Checks()
    head(checks, scenario)
    if len(scenario.sides) != 2 or tuple(army.id for army in scenario.army) != scenario.sides:
        checks.error("army", "a match has exactly two sides, each with its [[army]], in the order of `sides` (LOW-24.1).")
    checks.known("era", scenario.era, ERAS, "era")
    if not re.fullmatch(r"\d{4}(-\d{2}){0,2}", scenario.date):
        checks.error("date", "a date is a year, or a year with month and day: 1917-11-20 (LOW-4.6).")
    table = checks.within("table_w_cm", scenario.table_w_cm, SMALLEST, LARGEST) & checks.within("table_h_cm", scenario.table_h_cm, SMALLEST, LARGEST)
    checks.known("first_initiative", scenario.first_initiative, ("roll", *scenario.sides), "way to begin")
    if checks.failed or not table:
        return checks.found
    _check_terrain(checks, scenario)
    for number, army in enumerate(scenario.army):
        _check_army(checks, scenario, f"army[{number}]", army)
    forces = [(f"army[{n}].forces[{place}].unit", row.unit) for n, army in enumerate(scenario.army) for place, row in enumerate(army.forces)]
    checks.once(forces, "roster")
    checks.once(((f"victory[{place}].id", row.id) for place, row in enumerate(scenario.victory)), "way to win")
    for place, row in enumerate(scenario.victory):
        _check_victory(checks, scenario, f"victory[{place}]", row)
    for place, effect in enumerate(scenario.effect):
        _check_effect(checks, scenario, f"effect[{place}]", effect)
    _warn(checks, scenario)
    return checks.found


def _check_terrain(checks: Checks, scenario: Scenario) -> None:
    if len(scenario.terrain) > MOST_PIECES:
        checks.error("terrain", f"{len(scenario.terrain)} pieces of terrain, at most {MOST_PIECES} are possible.")
    checks.once(((f"terrain[{place}].name", piece.name) for place, piece in enumerate(scenario.terrain) if piece.name), "piece of terrain")
    for place, piece in enumerate(scenario.terrain):
        path = f"terrain[{place}]"
        checks.known(f"{path}.type", piece.type, TERRAIN, "terrain")
        if checks.known(f"{path}.shape", piece.shape, ("rect", "circle", "line"), "shape"):
            _check_shape(checks, scenario, path, piece)
        if piece.type in TERRAIN and TERRAIN[piece.type].is_building and piece.shape != "rect":
            checks.error(f"{path}.shape", f"a {piece.type} is a rect.")


def _check_shape(checks: Checks, scenario: Scenario, path: str, piece: TerrainPiece) -> None:
    width, depth = scenario.table_w_cm, scenario.table_h_cm
    if piece.shape == "rect":
        _check_box(checks, scenario, path, piece)
    elif piece.shape == "circle":
        checks.within(f"{path}.r", piece.r, 1, 100)
        checks.within(f"{path}.x", piece.x, 0, width, "on the table")
        checks.within(f"{path}.y", piece.y, 0, depth, "on the table")
    else:
        sound = [checks.within(f"{path}.{name}", getattr(piece, name), 0, width if "x" in name else depth, "on the table") for name in ("x1", "y1", "x2", "y2")]
        if all(sound) and abs(piece.x1 - piece.x2) < 0.1 and abs(piece.y1 - piece.y2) < 0.1:
            checks.error(path, "a line has two ends.")


def _check_box(checks: Checks, scenario: Scenario, path: str, box: TerrainPiece | Zone) -> None:
    """A rectangle lies on the table, with room in it."""
    width, depth = scenario.table_w_cm, scenario.table_h_cm
    checks.within(f"{path}.x", box.x, 0, width, "on the table")
    checks.within(f"{path}.y", box.y, 0, depth, "on the table")
    if checks.within(f"{path}.w", box.w, 0.5, width) and not box.x + box.w <= width + 0.01:
        checks.error(f"{path}.w", f"it ends at {box.x + box.w:g}, the table at {width:g}.")
    if checks.within(f"{path}.h", box.h, 0.5, depth) and not box.y + box.h <= depth + 0.01:
        checks.error(f"{path}.h", f"it ends at {box.y + box.h:g}, the table at {depth:g}.")


def _check_army(checks: Checks, scenario: Scenario, path: str, army: ArmyRow) -> None:
    checks.known(f"{path}.edge", army.edge, (*EDGES, "any", "none"), "edge")
    for name, zone in _zones(path, army):
        _check_box(checks, scenario, name, zone)
        checks.within(f"{name}.w", zone.w, 5, LARGEST, "room for figures")
        checks.within(f"{name}.h", zone.h, 5, LARGEST, "room for figures")
    rosters = [force.unit for force in army.forces]
    for place, force in enumerate(army.forces):
        here = f"{path}.forces[{place}]"
        checks.within(f"{here}.count", force.count, 1, 12)
        checks.within(f"{here}.reserve_turn", force.reserve_turn, 0, 100)
        if scenario.rounds < force.reserve_turn <= 100:
            checks.warn(f"{here}.reserve_turn", f"the battle ends with turn {scenario.rounds}: it never comes.")
        if checks.known(f"{here}.unit", force.unit, UNITS, "roster"):
            if UNITS[force.unit].era != scenario.era:
                checks.error(f"{here}.unit", f"{force.unit} is not of the era {scenario.era} (LOW-1.1).")
            if UNITS[force.unit].aircraft and army.edge not in EDGES:
                checks.error(f"{path}.edge", f"{force.unit} flies in over an edge: {', '.join(EDGES)} (LOW-21.3).")
    figures = sum(UNITS[force.unit].figures * force.count for force in army.forces if force.unit in UNITS and force.count < 100)
    if not army.forces:
        checks.error(f"{path}.forces", f"{army.id} has nobody.")
    elif figures > MOST_FIGURES:
        checks.error(f"{path}.forces", f"{figures} figures, at most {MOST_FIGURES} are possible.")
    if army.general:
        checks.known(f"{path}.general", army.general, rosters, "roster of this army")
    for place, unit in enumerate(army.may_ambush):
        checks.known(f"{path}.may_ambush[{place}]", unit, rosters, "roster of this army")
    mines = [weapon for weapon, row in WEAPONS.items() if row.kind == "mine"]
    for place, mine in enumerate(army.mines):
        checks.known(f"{path}.mines[{place}].weapon", mine.weapon, mines, "mine")
        checks.within(f"{path}.mines[{place}].count", mine.count, 1, 20)
    checks.once(((f"{path}.mines[{place}].weapon", mine.weapon) for place, mine in enumerate(army.mines)), "kind of mine")
    checks.within(f"{path}.points", army.points, 0, 100_000)


def _zones(path: str, army: ArmyRow) -> Iterator[tuple[str, Zone]]:
    yield f"{path}.zone", army.zone
    yield from ((f"{path}.extra_zones[{place}]", zone) for place, zone in enumerate(army.extra_zones))
    yield from ((f"{path}.mines[{place}].zone", mine.zone) for place, mine in enumerate(army.mines))


def _rosters(scenario: Scenario, side: str = "") -> list[str]:
    return [force.unit for army in scenario.army if side in ("", army.id) for force in army.forces]


def _check_numbers(checks: Checks, path: str, row: VictoryRow | EffectRow, least: float = 0) -> None:
    """Every number of a row is finite and small enough to mean something."""
    for name, value in msgspec.structs.asdict(row).items():
        if isinstance(value, int | float) and not isinstance(value, bool):
            checks.within(f"{path}.{name}", value, least, MOST.get(name, 1000))


def _check_victory(checks: Checks, scenario: Scenario, path: str, row: VictoryRow) -> None:
    """LOW-24.5: a way to win, with what its kind needs."""
    _check_numbers(checks, path, row)
    if not checks.known(f"{path}.type", row.type, VICTORIES, "way to win"):
        return
    needs_side = row.type in ("demolish", "reach", "overfly") or bool(row.or_condition) or row.beyond_y != 0 or row.compare == "figures_inside"
    if row.side or needs_side:
        checks.known(f"{path}.side", row.side, scenario.sides, "side")
    if row.compare:
        checks.known(f"{path}.compare", row.compare, COMPARED, "comparison")
    if row.or_condition and not BROKEN.fullmatch(row.or_condition):
        checks.error(f"{path}.or_condition", 'it is written "SIDE_general_dead and SIDE_figures < NUMBER".')
    if row.type == "overfly" or (row.type == "objective_hold" and not row.beyond_y) or isinstance(row.objective, dict):
        _check_area(checks, scenario, f"{path}.objective", row.objective)
    if row.type == "demolish":
        standing = [piece.name for piece in scenario.terrain if piece.name and piece.type in TERRAIN and TERRAIN[piece.type].structure_points > 0]
        checks.known(f"{path}.objective", str(row.objective), standing, "named building")
    if row.type == "overfly":
        checks.known(f"{path}.unit", row.unit, [unit for unit in _rosters(scenario, row.side) if unit in UNITS and UNITS[unit].aircraft], "aircraft")
        checks.known(f"{path}.then_exit", row.then_exit, EDGES, "edge")
        for place, height in enumerate(row.altitudes_cm):
            checks.within(f"{path}.altitudes_cm[{place}]", height, 0, 100)
    for name, value in row.minimum.items():
        if checks.known(f"{path}.minimum.{name}", name, scenario.sides, "side"):
            checks.within(f"{path}.minimum.{name}", value, 0, 1000)
    for name, value in row.score_overrides.items():
        if checks.known(f"{path}.score_overrides.{name}", name, _rosters(scenario), "roster"):
            checks.within(f"{path}.score_overrides.{name}", value, 0, 1000)


def _check_area(checks: Checks, scenario: Scenario, path: str, area: Any) -> None:
    numbers = isinstance(area, dict) and set(area) == {"x", "y", "w", "h"} and all(type(number) in (int, float) for number in area.values())
    if not numbers:
        checks.error(path, "an area is needed: { x = 0, y = 0, w = 10, h = 10 }, in cm.")
        return
    _check_box(checks, scenario, path, Zone(**area))


def _check_effect(checks: Checks, scenario: Scenario, path: str, effect: EffectRow) -> None:
    """A special rule of one battle, with what its kind needs."""
    _check_numbers(checks, path, effect)
    if not checks.known(f"{path}.type", effect.type, EFFECTS, "special rule"):
        return
    for name in EFFECTS[effect.type]:
        if not getattr(effect, name):
            checks.error(f"{path}.{name}", f'{effect.type} needs "{name}".')
    for name in ("side", "forbidden_zone_of"):
        if getattr(effect, name):
            checks.known(f"{path}.{name}", getattr(effect, name), scenario.sides, "side")
    for name in ("terrain", "becomes"):
        if getattr(effect, name):
            checks.known(f"{path}.{name}", getattr(effect, name), TERRAIN, "terrain")
    units = [(f"{path}.{name}", getattr(effect, name)) for name in ("unit", "caller", "may_carry") if getattr(effect, name)]
    for where, unit in (*units, *((f"{path}.units[{place}]", unit) for place, unit in enumerate(effect.units))):
        checks.known(where, unit, _rosters(scenario), "roster of this battle")
    if effect.profile:
        checks.known(f"{path}.profile", effect.profile, PROFILES, "profile")
    if effect.as_weapon:
        guess = [weapon for weapon, row in WEAPONS.items() if row.kind == "guess" and row.era == scenario.era]
        checks.known(f"{path}.as_weapon", effect.as_weapon, guess, "indirect weapon of this era")
    for place, trigger in enumerate(effect.triggers):
        checks.known(f"{path}.triggers[{place}]", trigger, TRIGGERS, "alarm")
    if effect.edge:
        checks.known(f"{path}.edge", effect.edge, ("north", "south"), "edge")
    if effect.type == "start_altitude" and (effect.min_cm > effect.max_cm or not effect.min_cm >= 10 or effect.max_cm > 40):
        checks.error(f"{path}.min_cm", "aircraft start between 10 and 40 cm, the lower height first (LOW-21.2).")
    if effect.type == "cover_override":
        checks.within(f"{path}.cover", effect.cover, 2, 6)
    if effect.type == "trait":
        checks.known(f"{path}.trait", effect.trait, ("sentry",), "trait")
    for name, value in effect.entry.items():
        if checks.known(f"{path}.entry.{name}", name, ("x", "y"), "coordinate"):
            checks.within(f"{path}.entry.{name}", value, 0, scenario.table_w_cm if name == "x" else scenario.table_h_cm, "on the table")


def _warn(checks: Checks, scenario: Scenario) -> None:
    """Victories that nobody can have, objectives off everybody's way, armies that are no match."""
    kinds = [row.type for row in scenario.victory]
    if "score" in kinds and not any(kind in SCORING for kind in kinds):
        checks.warn("victory", 'the higher score wins, and nothing scores: add a "kills", "reach", "demolish" or "overfly".')
    if "score" not in kinds and any(kind in SCORING for kind in kinds):
        checks.warn("victory", 'points are scored, and no "score" decides by them.')
    for place, army in enumerate(scenario.army):
        if all(force.reserve_turn > scenario.rounds for force in army.forces) and army.forces:
            checks.warn(f"army[{place}].forces", f"nobody of {army.id} ever comes.")
    values = [sum(UNITS[force.unit].points * force.count for force in army.forces if force.unit in UNITS and force.count < 100) for army in scenario.army]
    if min(values) * 3 < max(values):
        weak = scenario.army[values.index(min(values))].id
        checks.warn("army", f"{weak} has {min(values)} points against {max(values)}: it can hardly win.")
