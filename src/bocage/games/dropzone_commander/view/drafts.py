"""Free answers that a person drafts: paths with a facing, lanes, placements, and how shots are divided (docs/adr/0008)."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.scene import Choice, Field, Form, Say, Target
from bocage.core.state import replace
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.moving.adjusting import Adjust, Adjusting
from bocage.games.dropzone_commander.moving.entry import Enter
from bocage.games.dropzone_commander.moving.flight import Fly, Flying
from bocage.games.dropzone_commander.moving.movement import March, Marching
from bocage.games.dropzone_commander.shooting.fire import Declaring, Shoot
from bocage.games.dropzone_commander.state.state import INSIDE, READINESS
from bocage.games.dropzone_commander.view import army_forms
from bocage.games.dropzone_commander.view.answer_words import thing
from bocage.tabletop.laws import Law
from bocage.tabletop.points import Waypoint


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """The form of a question that has more answers than a list can hold."""
    if ask.what == "army":
        return army_forms.form(game, ask)
    source = ask.legal.source if isinstance(ask.legal, Law) else None
    if isinstance(source, Declaring):
        return aim_form(game, source)
    if isinstance(source, Adjusting):
        return adjust_form(game, source)
    if ask.what in ("march", "fly", "enter"):
        return path_form(game, ask, source)
    if ask.what == "put":
        return put_form(game, ask)
    return lane_form(game, ask) if ask.what == "lane" else None


def yes_no() -> tuple[Choice, ...]:
    return Choice(False, Say("field-no")), Choice(True, Say("field-yes"))


def turning(path: str, piece: str) -> Field:
    return Field(path, Say("field-facing"), "angle", low=0, high=359, piece=piece)


def units_to_pick(game: Battle, units: list[str]) -> tuple[Choice, ...]:
    """Units of one squad, told apart by their numbers."""
    return tuple(Choice(unit, Say("field-unit-of", {"unit": thing(game, unit), "number": unit.rpartition(".")[2]}), Target("piece", unit)) for unit in units)


# -- moving ------------------------------------------------------------------------------------------------------------------------------------


def path_form(game: Battle, ask: Ask[Any], source: Any) -> Form | None:
    """The leader's path; who can go nowhere may turn on the spot (DZC-4.2)."""
    draft: Any = next((answer for answer in ask.legal if isinstance(answer, March | Fly | Enter)), None)
    if isinstance(source, Marching | Flying):
        piece, here = source.leader.id, (Waypoint(source.start.x, source.start.y),)
        still = March(here, source.leader.facing) if isinstance(source, Marching) else Fly(here, source.leader.facing)
        draft = draft or (still if ask.legal.refuse(still) is None else None)
    else:
        units = game.state.squads[str(ask.facts["squad"])].units
        piece = next((unit for unit in units if game.state.units[unit].where == READINESS), "")
    if draft is None:
        return None
    fields = [Field("/path", Say("field-path"), "path", piece=piece), turning("/facing", piece)]
    if not isinstance(draft, March):
        fields.append(Field("/low", Say("field-low"), "pick", yes_no()))
    return Form(draft, tuple(fields))


def adjust_form(game: Battle, source: Adjusting) -> Form:
    """One unit of the squad, where it ends instead, and how it faces."""
    unit, (path, facing, _) = next(iter(source.plan.items()))
    draft = Adjust(unit, (Waypoint(path[-1].x, path[-1].y),), facing)
    where = Field("/path/0", Say("field-place"), "point", piece=unit)
    return Form(draft, (Field("/unit", Say("field-unit"), "pick", units_to_pick(game, list(source.plan))), where, turning("/facing", unit)))


def put_form(game: Battle, ask: Ask[Any]) -> Form | None:
    draft = next(iter(ask.legal), None)
    squad = game.state.squads.get(str(ask.facts.get("squad", "")))
    if draft is None:
        return None
    units = squad.units if squad is not None else ()
    fields: list[Field] = []
    for place, _ in enumerate(draft.at):
        piece = units[place] if place < len(units) else ""
        fields += [Field(f"/at/{place}", Say("field-place"), "point", piece=piece), turning(f"/at/{place}/facing", piece)]
    return Form(draft, tuple(fields))


def lane_form(game: Battle, ask: Ask[Any]) -> Form | None:
    """A lane is a path from the edge to where the aircraft fire."""
    draft = next(iter(ask.legal), None)
    if draft is None:
        return None
    leader = game.state.squads[game.state.runs[-1].squad].units[0]
    cruise = (Field("/supercruise", Say("field-supercruise"), "pick", yes_no()),) if "Supercruise" in game.profile(leader).words else ()
    return Form(draft, (Field("/path", Say("field-lane"), "path", low=2, high=2, piece=leader), Field("/low", Say("field-low"), "pick", yes_no()), *cruise))


# -- firing ------------------------------------------------------------------------------------------------------------------------------------


def aim_form(game: Battle, source: Declaring) -> Form | None:
    """Of a garrison: which weapon of which base, at what, with how many of its shots, and from which point of the wall (DZC-5.16, DZC-6.11)."""
    shots = legal_shots(source)
    record = game.state.units[source.units[0]]
    if not shots or record.where != INSIDE:
        return None
    units, weapons, targets = (list(dict.fromkeys(getattr(shot, field) for shot in shots)) for field in ("unit", "weapon", "at"))
    named = {weapon.id: weapon.name for unit in units for weapon in game.weapons(unit)}
    first = shots[0]
    eye = game.building(record.host).windows_points[max(0, source.settled(first, game.weapon(first.unit, first.weapon)))]
    fields = (
        Field("/unit", Say("field-firer"), "pick", units_to_pick(game, units)),
        Field("/weapon", Say("field-weapon"), "pick", tuple(Choice(weapon, Say("field-weapon-named", {"weapon": named[weapon]})) for weapon in weapons)),
        Field("/at", Say("field-target"), "pick", tuple(aimed_at(game, at) for at in targets)),
        Field("/shots", Say("field-shots"), "count", low=1, high=max(shot.shots for shot in shots)),
        Field("/window", Say("field-window"), "point", piece=first.unit),
    )
    return Form(replace(first, window=Waypoint(eye.x, eye.y)), fields)


def legal_shots(source: Declaring) -> list[Shoot]:
    """Each weapon that is left at each target it may fire at, with all its shots."""
    targets = source.candidates()
    found = [Shoot(unit, weapon.id, at, left) for unit, weapon, left in source.weapons() for at in targets]
    return [shot for shot in found if source.refuse(shot) is None]


def aimed_at(game: Battle, at: str) -> Choice:
    """A unit or a Structure to fire at."""
    number = at.rpartition(".")[2]
    label = Say("field-unit-of", {"unit": thing(game, at), "number": number}) if at in game.state.units else Say("field-thing", {"thing": thing(game, at)})
    return Choice(at, label, Target("zone" if at in game.state.structures else "piece", at))
