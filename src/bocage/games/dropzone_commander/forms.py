"""How answers are offered: labels, previews on the table, and forms for free answers (paths, facings, placements)."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.errors import Refusal
from bocage.core.scene import Choice, Field, Form, Mark, Option, Point, Say, Target, default_option
from bocage.games.dropzone_commander import labels
from bocage.games.dropzone_commander.activation import Activate, Next
from bocage.games.dropzone_commander.attack import inches
from bocage.games.dropzone_commander.battle import Battle
from bocage.games.dropzone_commander.entry import Enter, Entering
from bocage.games.dropzone_commander.fire import Shoot, ShootAll
from bocage.games.dropzone_commander.flight import Fly, Flying
from bocage.games.dropzone_commander.movement import Adjust, March, Marching, movers
from bocage.games.dropzone_commander.placing import Put
from bocage.games.dropzone_commander.reaction import React, spot_of
from bocage.games.dropzone_commander.runs import Intercept, Lane
from bocage.games.dropzone_commander.scene import slug
from bocage.games.dropzone_commander.state import INSIDE, READINESS, TABLE
from bocage.games.dropzone_commander.verbs import Do
from bocage.space.plane import Point as Place
from bocage.space.plane import exit_point, path_length

CHANCE = ("shoot", "shoot_all", "open_fire", "react", "intercept", "roll_reserve", "search")


def squad_say(game: Battle, squad: str) -> str:
    found = game.state.squads.get(squad)
    return f"@unit-{slug(found.profile)}" if found is not None else squad


def thing_say(game: Battle, name: str) -> str:
    """A unit, squad or Structure by its name."""
    if name in game.state.units:
        return f"@unit-{slug(game.state.units[name].profile)}"
    if name in game.state.structures:
        return f"@structure-{slug(name)}"
    if name in game.state.markers:
        return f"@marker-{slug(game.state.markers[name].kind)}"
    return squad_say(game, name)


def option(game: Battle, ask: Ask[Any], answer: Any) -> Option:
    """An answer as it is offered."""
    base = default_option(answer)
    label, target, preview, chance = base.label, base.target, (), base.label.id.removeprefix("answer-").replace("-", "_") in CHANCE
    marks: tuple[Mark, ...] = preview
    if isinstance(answer, Do):
        label = Say(f"verb-{slug(answer.verb)}", {"squad": squad_say(game, answer.squad), "at": thing_say(game, answer.at)})
        target = do_target(game, answer)
        chance = answer.verb == "run"
    elif isinstance(answer, Activate):
        label = Say("answer-activate", {"battlegroup": answer.battlegroup, "squad": first_squad(game, answer.battlegroup)})
    elif isinstance(answer, Next | Intercept):
        label = Say(label.id, {"squad": squad_say(game, answer.squad)})
    elif isinstance(answer, Shoot):
        weapon = game.weapon(answer.unit, answer.weapon).name if answer.unit in game.state.units and _has(game, answer) else answer.weapon
        label = Say("answer-shoot", {"unit": thing_say(game, answer.unit), "weapon": weapon, "at": thing_say(game, answer.at), "shots": answer.shots})
        marks, target = sight_marks(game, answer.unit, answer.at), thing_target(game, answer.at)
    elif isinstance(answer, ShootAll):
        label, target = Say("answer-shoot-all", {"at": thing_say(game, answer.at)}), thing_target(game, answer.at)
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
        label = Say("answer-react", {"unit": thing_say(game, answer.unit), "weapon": weapon, "target": thing_say(game, answer.target_unit)})
    else:
        label, target = labels.label(game, answer) or label, labels.target(game, ask.seat, answer) or target
    return Option(base.answer, target, label, primary=is_primary(ask, answer), chance=chance, preview=marks)


def is_primary(ask: Ask[Any], answer: Any) -> bool:
    """What Enter gives to a squad that may act: the first thing to do, not to be done with it."""
    return isinstance(answer, Do) and answer.verb != "done" and answer == next((x for x in ask.legal if isinstance(x, Do) and x.verb != "done"), None)


def _has(game: Battle, answer: Shoot) -> bool:
    return any(weapon.id == answer.weapon for weapon in game.weapons(answer.unit))


def first_squad(game: Battle, battlegroup: str) -> str:
    group = game.state.battlegroups.get(battlegroup)
    living = [squad for squad in (group.squads if group is not None else ()) if game.state.squads[squad].units]
    return squad_say(game, living[0]) if living else battlegroup


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
    ghosts = standing_plan(game, ask, answer)
    if ghosts:
        found.append(Mark("ghost", pieces=tuple(ghosts), points=tuple(Point(p.x, p.y, answer.facing) for p in ghosts.values())))
    return tuple(found)


def standing_plan(game: Battle, ask: Ask[Any], answer: March | Fly | Enter | Adjust) -> dict[str, Place]:
    """Where the units of the squad would end."""
    squad = str(ask.facts.get("squad", ""))
    if isinstance(answer, Adjust) or squad not in game.state.squads or not game.state.squads[squad].units:
        return {answer.unit: Place(answer.path[-1].x, answer.path[-1].y)} if isinstance(answer, Adjust) and answer.path else {}
    if isinstance(answer, March):
        marched = Marching(game, squad).plan(answer)
        return {} if isinstance(marched, Refusal) else {unit: path[-1] for unit, (path, _, _) in marched.items()}
    if isinstance(answer, Fly):
        flown = Flying(game, squad).plan(answer)
        return {} if isinstance(flown, Refusal) else {unit: path[-1] for unit, path in flown.items()}
    entered = Entering(game, squad).plan(answer)
    return {} if isinstance(entered, Refusal) else {unit: path[-1] for unit, (path, _) in entered.items()}


def lane_marks(game: Battle, answer: Lane) -> tuple[Mark, ...]:
    """The flight lane and its way out (DZC-10.6, DZC-10.10)."""
    layout = game.setting.layout
    a, b = Place(answer.entry_x, answer.entry_y), Place(answer.attack_x, answer.attack_y)
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


# -- forms ----------------------------------------------------------------------------------------------------------------------------------------------


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """Free answers on the table: paths with a facing, lanes, placements."""
    squad = str(ask.facts.get("squad", ""))
    if ask.what in ("march", "fly", "enter") and squad in game.state.squads:
        return path_form(game, ask, squad)
    if ask.what == "put":
        return put_form(ask, squad_units(game, ask))
    if ask.what == "lane":
        draft = next(iter(ask.legal), None)
        low, wide, deep = Say("field-low"), game.setting.layout.width, game.setting.layout.depth
        fields = [
            Field(f"/{name}", Say(f"field-{slug(name)}"), "count", low=0, high=wide if name.endswith("x") else deep)
            for name in ("entry_x", "entry_y", "attack_x", "attack_y")
        ]
        return Form(draft, (*fields, Field("/low", low, "pick", yes_no())))
    return None


def yes_no() -> tuple[Choice, ...]:
    return Choice(False, Say("field-no")), Choice(True, Say("field-yes"))


def path_form(game: Battle, ask: Ask[Any], squad: str) -> Form | None:
    drafts = [answer for answer in ask.legal if isinstance(answer, March | Fly | Enter)]
    if not drafts:
        return None
    units = game.state.squads[squad].units
    leader = movers(game, squad)[:1] or [unit for unit in units if game.state.units[unit].where in (TABLE, READINESS)][:1]
    piece = leader[0] if leader else ""
    fields = [Field("/path", Say("field-path"), "path", piece=piece), Field("/facing", Say("field-facing"), "angle", low=0, high=359, piece=piece)]
    if not isinstance(drafts[0], March):
        fields.append(Field("/low", Say("field-low"), "pick", yes_no()))
    return Form(drafts[0], tuple(fields))


def put_form(ask: Ask[Any], units: tuple[str, ...]) -> Form | None:
    draft = next(iter(ask.legal), None)
    if draft is None:
        return None
    fields: list[Field] = []
    for place, _ in enumerate(draft.at):
        piece = units[place] if place < len(units) else ""
        fields.append(Field(f"/at/{place}", Say("field-place"), "point", piece=piece))
        fields.append(Field(f"/at/{place}/facing", Say("field-facing"), "angle", low=0, high=359, piece=piece))
    return Form(draft, tuple(fields))
