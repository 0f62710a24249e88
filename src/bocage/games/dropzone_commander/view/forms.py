"""How answers are offered: labels, and previews on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.core.decision import Ask
from bocage.core.errors import Refusal
from bocage.core.legal import Pass
from bocage.core.scene import Mark, Option, Point, Say, Target, default_option
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import inches
from bocage.games.dropzone_commander.ground.placing import Put
from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.moving.adjusting import Adjust, Adjusting
from bocage.games.dropzone_commander.moving.attack_runs import Intercept, Lane
from bocage.games.dropzone_commander.moving.entry import Enter, Entering
from bocage.games.dropzone_commander.moving.flight import Fly, Flying, level_of
from bocage.games.dropzone_commander.moving.movement import March, Marching
from bocage.games.dropzone_commander.shooting.fire import Shoot, ShootAll
from bocage.games.dropzone_commander.shooting.reaction import React, exposure, spot_of
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE
from bocage.games.dropzone_commander.turn.activation import Activate, Next
from bocage.games.dropzone_commander.view import answer_words, army_forms
from bocage.games.dropzone_commander.view.chances import takes_a_chance
from bocage.games.dropzone_commander.view.scene import slug
from bocage.space.plane import Point as Place
from bocage.space.plane import exit_point, path_length
from bocage.tabletop.laws import Law

EXPOSED = 24  # stretches that are shown


def number_of(game: Battle, unit: str) -> str:
    """Which one of its squad a unit is, if it is one of several."""
    record = game.state.units.get(unit)
    several = record is not None and game.state.squads[record.squad].strength > 1
    return f" {unit.rpartition('.')[2]}" if several else ""


def thing_say(game: Battle, name: str) -> str:
    """A unit, squad or Structure by its name."""
    if name in game.state.units:
        return f"@unit-{slug(game.state.units[name].profile)}"
    if name in game.state.structures:
        return f"@structure-{slug(name)}"
    if name in game.state.markers:
        return f"@marker-{slug(game.state.markers[name].kind)}"
    return game.squad_name(name)


def thing_words(game: Battle, name: str) -> dict[str, str]:
    """What something is done to, and which one of its squad it is."""
    return {"at": thing_say(game, name), "number": number_of(game, name)}


def option(game: Battle, ask: Ask[Any], answer: Any) -> Option:
    """An answer as it is offered."""
    base = default_option(answer)
    label, target = base.label, base.target
    marks: tuple[Mark, ...] = ()
    if isinstance(answer, Do):
        label = Say(
            f"verb-{slug(answer.verb)}", {"squad": game.squad_name(answer.squad), "at": thing_say(game, answer.at), "number": number_of(game, answer.at)}
        )
        target = do_target(game, answer)
    elif isinstance(answer, Activate):
        label = Say("answer-activate", {"battlegroup": answer.battlegroup, "squad": first_squad(game, answer.battlegroup)})
    elif isinstance(answer, Next | Intercept):
        label = Say(label.id, {"squad": game.squad_name(answer.squad)})
    elif isinstance(answer, Shoot):
        weapon = game.weapon(answer.unit, answer.weapon).name if answer.unit in game.state.units and _has(game, answer) else answer.weapon
        words = {
            "unit": thing_say(game, answer.unit),
            "place": number_of(game, answer.unit),
            "at": thing_say(game, answer.at),
            "number": number_of(game, answer.at),
        }
        label = Say("answer-shoot", {**words, "weapon": weapon, "shots": answer.shots})
        marks, target = sight_marks(game, answer.unit, answer.at), thing_target(game, answer.at)
    elif isinstance(answer, ShootAll):
        label, target = Say("answer-shoot-all", thing_words(game, answer.at)), thing_target(game, answer.at)
        firers = game.state.squads[str(ask.facts["squad"])].units if "squad" in ask.facts else ()
        marks = tuple(mark for unit in firers[:3] for mark in sight_marks(game, unit, answer.at))
    elif isinstance(answer, March | Fly | Enter | Adjust):
        marks = path_marks(game, ask, answer)
        label = Say(label.id, {"length": inches(length_of(game, ask, answer))})
    elif isinstance(answer, Put):
        units = list(ask.facts.get("units", ())) if isinstance(ask.facts.get("units"), tuple) else []
        points = tuple(Point(s.x, s.y, s.facing) for s in answer.at)
        marks = (Mark("ghost", points=points, pieces=tuple(units) or squad_units(game, ask)[: len(points)]),)
        label = Say("answer-put", {"count": len(answer.at)})
    elif isinstance(answer, Lane):
        marks = lane_marks(game, answer)
    elif isinstance(answer, React):
        marks = react_marks(game, answer)
        weapon = next((w.name for w in game.weapons(answer.unit) if w.id == answer.weapon), answer.weapon) if answer.unit in game.state.units else answer.weapon
        facts: dict[str, str | int] = {"unit": thing_say(game, answer.unit), "weapon": weapon, "target": thing_say(game, answer.target_unit)}
        label = Say("answer-react", facts | {"inch": answer.station})
    elif isinstance(answer, Pass) and ask.what == "adjust":
        label, marks = Say("answer-as-planned"), planned_marks(ask)
    elif ask.what == "army":
        label = army_forms.label(game, ask, answer) or label
    else:
        label, target = answer_words.label(game, answer) or label, answer_words.target(game, ask.seat, answer) or target
    chance = takes_a_chance(game, ask, answer) or any(mark.role == "exposed" for mark in marks)
    return Option(base.answer, target, label, primary=is_primary(ask, answer), chance=chance, preview=marks)


def is_primary(ask: Ask[Any], answer: Any) -> bool:
    """What Enter gives to a squad that may act: the first thing to do, not to be done with it."""
    return isinstance(answer, Do) and answer.verb != "done" and answer == next((x for x in ask.legal if isinstance(x, Do) and x.verb != "done"), None)


def _has(game: Battle, answer: Shoot) -> bool:
    return any(weapon.id == answer.weapon for weapon in game.weapons(answer.unit))


def first_squad(game: Battle, battlegroup: str) -> str:
    group = game.state.battlegroups.get(battlegroup)
    living = [squad for squad in (group.squads if group is not None else ()) if game.state.squads[squad].units]
    return game.squad_name(living[0]) if living else battlegroup


def do_target(game: Battle, answer: Do) -> Target:
    if answer.verb == "done":
        return Target("button", "done")
    return thing_target(game, answer.at or answer.squad)


def thing_target(game: Battle, name: str) -> Target:
    if name in game.state.structures:
        return Target("zone", name)
    return Target("piece", name)


def squad_units(game: Battle, ask: Ask[Any]) -> tuple[str, ...]:
    squad = game.state.squads.get(str(ask.facts.get("squad", "")))
    return squad.units if squad is not None else ()


# -- previews -------------------------------------------------------------------------------------------------------------------------------------


def sight_marks(game: Battle, unit: str, at: str) -> tuple[Mark, ...]:
    """The line from a firer to a target."""
    if unit not in game.state.units or game.state.units[unit].where not in (TABLE, INSIDE):
        return ()
    a = centre(game, unit)
    b = centre(game, at)
    return (Mark("sight_clear", points=(a, b)),) if a is not None and b is not None else ()


def centre(game: Battle, name: str) -> Point | None:
    if name in game.state.structures:
        middle = game.building(name).centre
        return Point(middle.x, middle.y)
    unit = game.state.units.get(name)
    if unit is None:
        return None
    if unit.where == INSIDE:
        return centre(game, unit.host)
    return Point(unit.x, unit.y) if unit.where == TABLE else None


def start_of(game: Battle, ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> Place | None:
    if isinstance(answer, Enter):
        return None
    if isinstance(answer, Adjust):
        return game.point(answer.unit) if answer.unit in game.state.units else None
    source = ask.legal.source if isinstance(ask.legal, Law) else None
    if isinstance(source, Marching | Flying):
        return source.start
    squad = str(ask.facts.get("squad", ""))
    units = game.state.squads[squad].units if squad in game.state.squads else ()
    standing = [unit for unit in units if game.state.units[unit].where == TABLE]
    return game.point(standing[0]) if standing else None


def whole_path(game: Battle, ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> tuple[Place, ...]:
    start = start_of(game, ask, answer)
    return (*((start,) if start is not None else ()), *(Place(p.x, p.y) for p in answer.path))


def length_of(game: Battle, ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> int:
    path = whole_path(game, ask, answer)
    return path_length(path) if len(path) > 1 else 0


def path_marks(game: Battle, ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> tuple[Mark, ...]:
    """The leader's path, and how the squad would stand."""
    path = whole_path(game, ask, answer)
    label = Say("mark-length", {"length": inches(length_of(game, ask, answer)), "allowance": str(ask.facts.get("allowance", ""))})
    found = [Mark("path_own", points=tuple(Point(p.x, p.y) for p in path), label=label)]
    return (*found, *exposed(game, ask, answer), *ghosts(standing_plan(ask, answer)))


def exposed(game: Battle, ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> tuple[Mark, ...]:
    """The stretches of the leader's flight that enemies who may react cover, each with who does (DZC-4.12)."""
    source = ask.legal.source if isinstance(ask.legal, Law) else None
    if not isinstance(answer, Fly | Enter) or not isinstance(source, Flying | Entering) or ask.legal.refuse(answer) is not None:
        return ()
    leader = source.units[0]
    if not game.profile(leader).is_aircraft:
        return ()
    found = []
    for enemy, spots in exposure(game, (leader, level_of(game, leader, answer.low), whole_path(game, ask, answer))):
        points = tuple(Point(spot.x, spot.y) for spot in spots)
        found.append(Mark("exposed", points=points, pieces=(enemy,), side=game.setting.side[game.seat_of(enemy)], rule="DZC-4.12"))
    return tuple(found[:EXPOSED])


def ghosts(plan: Mapping[str, tuple[Place, int]]) -> tuple[Mark, ...]:
    """How units would stand."""
    return (Mark("ghost", pieces=tuple(plan), points=tuple(Point(p.x, p.y, facing) for p, facing in plan.values())),) if plan else ()


def planned_marks(ask: Ask[Any]) -> tuple[Mark, ...]:
    """How the squad will stand if nobody is put elsewhere."""
    source = ask.legal.source if isinstance(ask.legal, Law) else None
    if not isinstance(source, Adjusting):
        return ()
    lines = [Mark("path_own", points=tuple(Point(p.x, p.y) for p in path)) for path, _, _ in source.plan.values() if len(path) > 1]
    return (*lines, *ghosts({unit: (path[-1], facing) for unit, (path, facing, _) in source.plan.items()}))


def standing_plan(ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> dict[str, tuple[Place, int]]:
    """Where the units of the squad would end, and how they would face."""
    source = ask.legal.source if isinstance(ask.legal, Law) else None
    plan: Any = Refusal("DZC-4.1", "not-offered")
    if isinstance(source, Adjusting) and isinstance(answer, Adjust):
        plan = source.changed(answer)
    elif isinstance(source, Marching | Flying | Entering) and not isinstance(answer, Adjust):
        plan = source.plan(answer)  # type: ignore[arg-type]
    if isinstance(plan, Refusal):
        return {}
    if isinstance(source, Flying):
        return {unit: (path[-1], answer.facing) for unit, path in plan.items()}
    if isinstance(source, Entering):
        return {unit: (path[-1], answer.facing) for unit, (path, _) in plan.items()}
    return {unit: (path[-1], facing) for unit, (path, facing, _) in plan.items()}


def lane_marks(game: Battle, answer: Lane) -> tuple[Mark, ...]:
    """The flight lane and its way out (DZC-10.6, DZC-10.10)."""
    layout = game.setting.layout
    if len(answer.path) < 2:
        return ()
    a, b = answer.ends()
    marks = [Mark("path_own", points=(Point(a.x, a.y), Point(b.x, b.y)), rule="DZC-10.6")]
    inside = 0 <= b.x <= layout.width and 0 <= b.y <= layout.depth and 0 <= a.x <= layout.width and 0 <= a.y <= layout.depth
    if a != b and inside:
        out = exit_point(a, b, layout.width, layout.depth)
        marks.append(Mark("path_alternative", points=(Point(b.x, b.y), Point(out.x, out.y)), rule="DZC-10.10"))
    return tuple(marks)


def react_marks(game: Battle, answer: React) -> tuple[Mark, ...]:
    flown = next((f for f in game.state.flights if f.unit == answer.target_unit), None)
    a = centre(game, answer.unit)
    if flown is None or a is None or not 0 <= answer.station < len(flown.points) // 2:
        return ()
    spot = spot_of(game, flown, answer.station)
    path = tuple(Point(flown.points[i], flown.points[i + 1]) for i in range(0, len(flown.points), 2))
    return Mark("path_other", points=path), Mark("sight_clear", points=(a, Point(spot.x, spot.y, height=spot.z)))
