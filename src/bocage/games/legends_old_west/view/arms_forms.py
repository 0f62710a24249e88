"""Forms and previews of the questions of special arms, vehicles and aircraft. A guess is drafted blind: nothing may be measured while it is open (LOW-2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bocage.core.decision import Ask
from bocage.core.scene import Choice, Field, Form, Mark, Point, Say
from bocage.games.legends_old_west.air.air_combat import Attack, spot_of
from bocage.games.legends_old_west.air.air_moves import ComeBack
from bocage.games.legends_old_west.air.air_plans import BOMBER, FIGHTER, FlightPlan, MissionSheet, bands_at_start, flown_path, heading_before, row_of, speed_of
from bocage.games.legends_old_west.arms.cannonball import Canister
from bocage.games.legends_old_west.arms.flame import Spray, jet, length_of
from bocage.games.legends_old_west.arms.grenades import ThrowAt, ThrowInto
from bocage.games.legends_old_west.arms.guessing import Guess, muzzle
from bocage.games.legends_old_west.arms.templates import grenade_template, under
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import ground_words
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.vehicles.drive_law import NEVER, Drive, allowance, cost, legs, may_fire_on_the_way
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon
from bocage.space.plane import Cover, Disc, Teardrop
from bocage.space.plane import Point as Spot


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """The form of a question of the special arms."""
    facts = ask.facts
    draft = next((answer for answer in ask.legal if type(answer) in _DRAFTS.get(ask.what, ())), None)
    if draft is None and ask.what in GUESSED:  # nobody stands where he could be hit: a guess is a guess all the same, and as blind
        draft = Guess(0, WEAPONS[str(facts["weapon"])].least)
    if draft is None:
        return None
    if isinstance(draft, Guess):
        return _guess(game, draft, str(facts["piece"]), str(facts["weapon"]))
    if isinstance(draft, Spray):
        return Form(draft, (Field("/facing", Say("field-direction"), "angle", high=359, piece=str(facts["figure"])),))
    if isinstance(draft, ThrowAt):
        return Form(draft, (Field("", Say("field-aim"), "point", piece=str(facts["figure"])),))
    if isinstance(draft, Drive):
        vehicle = str(facts["vehicle"])
        fields = (Field("/path", Say("field-path"), "path", piece=vehicle), Field("/facing", Say("field-facing"), "angle", low=-1, high=359, piece=vehicle))
        return Form(draft, (*fields, _fire_on_the_way()) if may_fire_on_the_way(game, vehicle) else fields)
    if isinstance(draft, MissionSheet):
        return _sheet(game, draft)
    if isinstance(draft, FlightPlan):
        return _plan(game, draft)
    if isinstance(draft, ComeBack):
        edges = tuple(Choice(edge, Say(f"edge-{edge}")) for edge in ("north", "east", "south", "west"))
        turns = Field("/turn", Say("field-return-turn"), "count", low=1, high=game.setting.limit)
        return Form(draft, (Field("", Say("field-return"), "point"), Field("/edge", Say("field-return-edge"), "pick", edges), turns))
    return None


_DRAFTS: dict[str, tuple[type, ...]] = {
    "guess": (Guess,), "ball": (Guess,), "spray": (Spray,), "throw": (ThrowAt,), "drive": (Drive,), "mission_sheet": (MissionSheet,),
    "flight_plan": (FlightPlan,), "return_edge": (ComeBack,),
}  # fmt: skip


GUESSED = ("guess", "ball")


def _fire_on_the_way() -> Field:
    """LOW-19.4: at which point of its way a WWII tank fires, if it does."""
    points = (NEVER, 0, 1, 2, 3)
    return Field("/fire_at", Say("field-fire-at"), "pick", tuple(Choice(at, Say("field-fire-at-point", {"point": at})) for at in points))


def _guess(game: Battle, draft: Guess, piece: str, weapon: str) -> Form:
    """Direction and distance, said before anything is measured (LOW-9.1, LOW-15.1)."""
    row = WEAPONS[weapon]
    high = 30_000 if row.off_table else row.reach
    fields = (
        Field("/direction", Say("field-direction"), "angle", high=359, piece=piece),
        Field("/distance", Say("field-distance"), "count", low=row.least, high=high, step=100),
        Field("/round", Say("field-round"), "pick", tuple(Choice(what, Say(f"round-{what}")) for what in ("shell", "smoke", "gas"))),
    )
    return Form(draft, fields if row.kind == "guess" else fields[:2], blind=True)


def _sheet(game: Battle, draft: MissionSheet) -> Form:
    """Entry, turn, mission and altitude of every aircraft (LOW-21.3)."""
    low, high = bands_at_start(game)
    missions = tuple(Choice(mission, Say(f"mission-{mission.replace('_', '-')}")) for mission in (FIGHTER, BOMBER))
    fields: list[Field] = []
    for number, sortie in enumerate(draft.sorties):
        path = f"/sorties/{number}"
        craft = {"craft": f"@aircraft-{game.state.aircraft[sortie.craft].row.replace('_', '-')}"}
        fields += [
            Field(path, Say("field-entry", craft), "point"),
            Field(f"{path}/turn", Say("field-entry-turn", craft), "count", low=1, high=game.setting.limit),
            Field(f"{path}/mission", Say("field-mission", craft), "pick", missions),
            Field(f"{path}/band", Say("field-band", craft), "count", low=low, high=high),
        ]
    return Form(draft, tuple(fields))


def _plan(game: Battle, draft: FlightPlan) -> Form:
    """Speed, heading, altitude of every aircraft (LOW-21.5), and whether it turns at the start or in the middle of its move (LOW-21.11)."""
    fields: list[Field] = []
    for number, flight in enumerate(draft.flights):
        path = f"/flights/{number}"
        known = game.state.aircraft[flight.craft]
        craft = {"craft": f"@aircraft-{known.row.replace('_', '-')}"}
        full = speed_of(known)
        fields += [
            Field(f"{path}/speed", Say("field-speed", craft), "count", low=(full + 1) // 2, high=full, step=100),
            Field(f"{path}/heading", Say("field-heading", craft), "angle", high=359, piece=flight.craft),
            Field(f"{path}/band", Say("field-band", craft), "count", low=1, high=4),
            Field(f"{path}/late", Say("field-late", craft), "pick", tuple(Choice(late, Say(f"field-late-{late}".lower())) for late in (False, True))),
        ]
    return Form(draft, tuple(fields))


def preview(game: Battle, ask: Ask[Any], answer: Any) -> tuple[Mark, ...]:
    """What an answer of theirs would do. A guess shows its direction only: no ruler, no template before the dice."""
    facts = ask.facts
    if isinstance(answer, Guess | Canister):
        piece = str(facts.get("piece", ""))
        at = muzzle(game, piece, answer.direction)
        return (Mark("arc", points=(Point(at.x, at.y, answer.direction),), radius=1500, angle=4),)
    if isinstance(answer, Spray):
        by, weapon = str(facts["figure"]), str(facts["weapon"])
        return template_marks(game, by, jet(game, by, answer.facing, length_of(game, weapon), answer.ahead))
    if isinstance(answer, ThrowAt):
        by = str(facts["figure"])
        size = grenade_template(game, WEAPONS[str(facts["weapon"])])
        return template_marks(game, by, Disc(Spot(answer.x, answer.y), size // 2))
    if isinstance(answer, ThrowInto):
        return (Mark("target", label=Say("mark-building", {"building": ground_words(game, answer.building)})),)
    if isinstance(answer, Drive):
        return _drive(game, str(facts["vehicle"]), answer)
    if isinstance(answer, FlightPlan):
        return tuple(mark for flight in answer.flights for mark in _flight(game, flight))
    if isinstance(answer, Attack) and answer.weapon == "bomb" and (spot := spot_of(answer.aim)) is not None:
        return template_marks(game, str(facts["craft"]), Disc(spot, 375))
    if isinstance(answer, ComeBack):
        return (Mark("target", points=(Point(answer.x, answer.y),)),)
    return ()


def template_marks(game: Battle, by: str, template: Disc | Teardrop) -> tuple[Mark, ...]:
    """A template, who would be wholly or partly under it, and own men in danger; hidden enemies are not shown."""
    side = game.side(by)
    seen = [(i, share) for i, share in under(game, template) if game.side(i) == side or i in game.state.vehicles or not game.state.figures[i].hidden]
    own = tuple(i for i, _ in seen if game.side(i) == side and (i != by or isinstance(template, Disc)))  # a jet spares him who holds it
    full = tuple(i for i, share in seen if share is Cover.FULL and i not in (*own, by))
    part = tuple(i for i, share in seen if share is Cover.PART and i not in (*own, by))
    if isinstance(template, Disc):
        outline = Mark("template", points=(Point(template.centre.x, template.centre.y),), radius=template.radius)
    else:
        outline = Mark("template", points=(Point(template.apex.x, template.apex.y), Point(template.head.x, template.head.y)), radius=template.radius)
    marks: Iterable[tuple[Any, tuple[str, ...]]] = (("inside_full", full), ("inside_part", part), ("own_in_danger", own))
    return (outline, *(Mark(role, pieces=ids) for role, ids in marks if ids))


def _drive(game: Battle, ident: str, way: Drive) -> tuple[Mark, ...]:
    vehicle = game.state.vehicles.get(ident)
    if vehicle is None or any(not (0 <= p.x <= game.setting.width and 0 <= p.y <= game.setting.depth) for p in way.path):
        return ()
    label = Say("mark-move", {"used": f"{cost(game, vehicle, way) / 100:.1f}", "move": f"{allowance(game, vehicle, way.path) / 100:g}"})
    points = (Point(vehicle.x, vehicle.y), *(Point(p.x, p.y) for p in way.path))
    driven = legs(vehicle, way)
    facing = driven[-1].facing if driven else vehicle.facing
    ghost = Mark("ghost", points=(Point(points[-1].x, points[-1].y, facing),), pieces=(ident,))
    return (Mark("path_own", points=points, label=label), ghost) if way.path else (ghost,)


def _flight(game: Battle, flight: Any) -> tuple[Mark, ...]:
    craft = game.state.aircraft.get(flight.craft)
    if craft is None or not 0 <= flight.heading < 360 or not 0 <= flight.speed <= speed_of(craft):
        return ()
    start = Spot(craft.x, craft.y) if craft.place == "table" else Spot(craft.entry[0], craft.entry[1])
    path = flown_path(start, heading_before(craft), flight.heading, flight.speed, late=flight.late)
    end = path[-1]
    label = Say("mark-band", {"band": flight.band, "name": row_of(craft).name})
    return (
        Mark("path_own", points=tuple(Point(p.x, p.y) for p in path), label=label),
        Mark("ghost", points=(Point(end.x, end.y, flight.heading, flight.band * 1000),), pieces=(craft.id,)),
    )


def extra(game: Battle, ask: Ask[Any], answer: Any) -> dict[str, str | int]:
    """Further arguments for the label of an answer: centimetres, bearings, plans in short words."""
    if isinstance(answer, Guess):
        return {"cm": f"{answer.distance / 100:g}"}
    if isinstance(answer, ThrowAt):
        return {"at": f"{answer.x / 100:.1f} / {answer.y / 100:.1f}"}
    if isinstance(answer, FireWeapon):
        return {"mode": "mg" if answer.as_mg else "gun"}
    if isinstance(answer, Drive):
        driven = legs(game.state.vehicles[str(ask.facts["vehicle"])], answer)
        return {"cm": f"{sum(leg.length for leg in driven) / 100:.1f}", "bearing": driven[-1].facing if driven else 0}
    if isinstance(answer, MissionSheet):
        sorties = [s for s in answer.sorties if s.craft in game.state.aircraft]
        return {"plan": "; ".join(f"{row_of(game.state.aircraft[s.craft]).name} T{s.turn} ↦ {s.x / 100:g} cm ↑ {10 * s.band} cm" for s in sorties)}
    if isinstance(answer, FlightPlan):
        flights = [f for f in answer.flights if f.craft in game.state.aircraft]
        return {"plan": "; ".join(f"{row_of(game.state.aircraft[f.craft]).name} → {f.heading}° {f.speed / 100:g} cm ↑ {10 * f.band} cm" for f in flights)}
    return {}
