"""What a seat sees of a battle: the table with its ground and Structures, units at their points, in Structures, aboard and off the table, markers, cards."""

from __future__ import annotations

from bocage.core.scene import Badge, Board, Piece, Place, Point, Say, Scene, SeatPlate, Shape, Track, UnitName, Value, Zone
from bocage.games.dropzone_commander.ground.battle import NEAR_ALTITUDE, PROFILES, Battle
from bocage.games.dropzone_commander.ground.layout import Building
from bocage.games.dropzone_commander.state.state import ABOARD, FLYING, GONE, INSIDE, TABLE, Marker, Squad, Unit
from bocage.games.dropzone_commander.tables import command_cards
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.tables.tables import bodies
from bocage.games.dropzone_commander.view import army_forms

ART = {
    "base": "rifle", "light": "car", "medium": "tank", "heavy": "carrier", "huge": "command", "walker": "walker", "strider": "walker",
    "air_tiny": "aircraft", "air_s": "dropship", "air_m": "dropship", "air_l": "dropship",
}  # fmt: skip


def slug(name: str) -> str:
    """An id as message ids write it."""
    return name.replace(".", "-").replace("_", "-").lower()


def scene(game: Battle, seat: str | None) -> Scene:
    """All that a seat (None: a spectator) sees."""
    state, setting = game.state, game.setting
    active = active_seats(game)
    plates = tuple(SeatPlate(s, setting.side[s], plate_title(game, seat, s), state.vp[s], s in active) for s in setting.seats)
    return Scene(
        game="dropzone_commander",
        scenario=setting.scenario.id,
        round=max(1, state.turn),
        rounds=setting.turns,
        phase=Say(f"phase-{state.phase}", {"step": f"@step-{slug(state.step)}" if state.step else ""}),
        board=board(game),
        seats=plates,
        pieces=(*structure_plates(game), *unit_pieces(game), *marker_pieces(game, seat), *card_pieces(game, seat), *army_forms.pieces(game, seat, ART)),
        zones=zones(game, seat),
        tracks=(*(Track(f"vp:{s}", Say("track-vp"), state.vp[s], side=setting.side[s]) for s in setting.seats), *army_forms.tracks(game, seat)),
        units=tuple(UnitName(squad.id, squad_title(game, squad)) for squad in state.squads.values()),
        sides=setting.scenario.sides,
        turn=Say("turn-number", {"turn": state.turn, "turns": setting.turns}),
    )


def plate_title(game: Battle, seat: str | None, owner: str) -> Say:
    """The faction of a seat; while lists are written nobody knows that of another."""
    if game.state.step == "armies" and (seat != owner or owner not in game.state.lists):
        return Say("side-writing", {"side": f"@side-{game.setting.side[owner].lower()}"})
    return Say(f"faction-{game.army(owner).faction}")


def active_seats(game: Battle) -> tuple[str, ...]:
    """Whose activation or run it is."""
    if game.state.runs:
        return (game.state.runs[-1].seat,)
    return (game.state.active,) if game.state.active else ()


# -- the table -----------------------------------------------------------------------------------------------------------------------------------


def board(game: Battle) -> Board:
    """The ground, then Structures with their doors, rubble and smoke."""
    layout, plan = game.setting.layout, game.plan
    shapes = [
        Shape(patch.id, patch.kind, tuple(Point(p.x, p.y) for p in patch.polygon.corners), height=patch.height, title=Say(f"terrain-{patch.kind}"))
        for patch in plan.patches
    ]
    for building in plan.standing:
        w, s, e, n = building.bounds
        corners = (Point(w, s), Point(e, s), Point(e, n), Point(w, n))
        shapes.append(Shape(building.id, building.row.shape, corners, height=building.height, title=structure_title(building.id)))
        shapes += [Shape(f"{building.id}:door{i}", "entrance", (Point(d.x, d.y, outward(building, d.x, d.y)),)) for i, d in enumerate(building.entrances)]
    shapes += [Shape(f"smoke:{i}", t.kind, (Point(t.x, t.y),), radius=t.radius) for i, t in enumerate(game.state.templates)]
    return Board("plane", width=layout.width, depth=layout.depth, unit="in/100", shapes=tuple(shapes))


def outward(building: Building, x: int, y: int) -> int:
    """The way a door faces."""
    w, s, e, _ = building.bounds
    return 270 if x <= w else 90 if x >= e else 180 if y <= s else 0


def structure_title(structure: str) -> Say:
    return Say(f"structure-{slug(structure)}")


def structure_plates(game: Battle) -> list[Piece]:
    """A name plate for each Structure: damage, garrison, who holds it (chapter 7)."""
    found = []
    for building in game.plan.standing:
        record = game.state.structures[building.id]
        values = [
            Value("damage", f"{building.dp - record.damage}/{building.dp}", Say("value-dp")),
            Value("armour", str(building.armour), Say("value-armour")),
            Value("height", f"{building.height / INCH:g}″", Say("value-height")),
        ]
        if building.room:
            values.append(Value("windows", f"{building.windows - len(record.fired)}/{building.windows}", Say("value-windows")))
        badges = [Badge("contested", title=Say("badge-contested"))] if record.contested else []
        badges += [Badge("linked", len(record.links), Say("badge-linked"))] if record.links else []
        side = game.setting.side[record.occupant] if record.occupant else ""
        place = Place(point=Point(building.centre.x, building.centre.y))
        found.append(
            Piece(building.id, place, "plate", building.row.shape, structure_title(building.id), side=side, values=tuple(values), badges=tuple(badges))
        )
    return found


# -- units ---------------------------------------------------------------------------------------------------------------------------------------


def unit_pieces(game: Battle) -> list[Piece]:
    """Every unit that is not gone."""
    found = []
    for squad in game.state.squads.values():
        for order, name in enumerate(squad.units):
            unit = game.state.units[name]
            if unit.where != GONE:
                found.append(unit_piece(game, squad, unit, order))
    return found


def unit_piece(game: Battle, squad: Squad, unit: Unit, order: int) -> Piece:
    """One unit: where it is, its values, what it has done this turn."""
    profile = PROFILES[unit.profile]
    body = bodies()[profile.body]
    width, length = round(body.width * INCH), round(body.length * INCH)
    title = Say(f"unit-{slug(unit.profile)}")
    values = [
        Value("damage", f"{profile.dp - unit.damage}/{profile.dp}", Say("value-dp")),
        Value("armour", str(profile.armour), Say("value-armour")),
        Value("move", "FM" if profile.is_fast else f"{profile.move / INCH:g}″", Say("value-move")),
    ]
    if profile.is_infantry:
        values.append(Value("fortitude", f"{profile.fortitude}+", Say("value-fortitude")))
    badges = tuple(unit_badges(game, squad, unit, order))
    art = "anti_aircraft" if any("AA" in weapon.words for weapon in game.weapons(unit.id)) and profile.type == "vehicle" else ART[profile.body]
    return Piece(
        unit.id,
        unit_place(unit, squad),
        "base" if body.shape == "disc" and not profile.is_aircraft else "body",
        "fighter" if profile.is_fast else art,
        title,
        side=game.setting.side[squad.seat],
        owner=squad.seat,
        values=tuple(values),
        badges=badges,
        spent=squad.acted,
        order=order,
        size=(width, length),
        group=squad.id,
    )


def squad_title(game: Battle, squad: Squad) -> Say:
    """The name of a squad: its kind, numbered if its side has several."""
    alike = [other.id for other in game.state.squads.values() if other.seat == squad.seat and other.profile == squad.profile]
    name = f"unit-{slug(squad.profile)}"
    return Say("squad-name", {"unit": f"@{name}", "number": alike.index(squad.id) + 1}) if len(alike) > 1 else Say(name)


def unit_place(unit: Unit, squad: Squad) -> Place:
    if unit.where == TABLE:
        height = NEAR_ALTITUDE[unit.level] if unit.level in FLYING else 0
        return Place(point=Point(unit.x, unit.y, unit.facing, height))
    if unit.where in (INSIDE, ABOARD):
        return Place(zone=unit.host)
    return Place(zone=f"{unit.where}:{squad.seat}")


def unit_badges(game: Battle, squad: Squad, unit: Unit, order: int) -> list[Badge]:
    found = []
    if order == 0:
        found.append(Badge("leader", title=Say("badge-leader")))
    if unit.commander:
        found.append(Badge("commander", title=Say("badge-commander")))
    if unit.damage:
        found.append(Badge("damaged", unit.damage, Say("badge-damaged")))
    if unit.level in ("low", "landed") and unit.where == TABLE:
        found.append(Badge(unit.level, title=Say(f"badge-{unit.level}")))
    if unit.no_fire:
        found.append(Badge("no_fire", title=Say("badge-no-fire")))
    if squad.repels:
        found.append(Badge("repels", title=Say("badge-repels")))
    carried = sum(1 for marker in game.state.markers.values() if marker.carrier == unit.id)
    if carried:
        found.append(Badge("objective", carried, Say("badge-objective")))
    return found


# -- markers, cards, zones -----------------------------------------------------------------------------------------------------------------------------


def marker_pieces(game: Battle, seat: str | None) -> list[Piece]:
    """Markers that lie somewhere; a Possible Objective shows its face only to those who know it (DZC-15.3)."""
    hidden = game.setting.scenario.hidden
    knows = hidden is not None and seat in hidden.known_to
    found = []
    for marker in game.state.markers.values():
        if marker.state in ("carried", "extracted", "removed"):
            continue
        badges = []
        if marker.state == "discovered":
            badges.append(Badge("discovered", title=Say("badge-discovered")))
        if marker.kind == "possible_objective" and knows and marker.id in game.state.confirmed:
            badges.append(Badge("confirmed", title=Say("badge-confirmed")))
        badges += [Badge("tried", title=Say("badge-tried"), count=len(marker.tried))] if marker.tried else []
        face = "down" if marker.kind == "possible_objective" and marker.state == "hidden" and not knows else "up"
        title = Say(f"marker-{slug(marker.kind)}")
        found.append(Piece(marker.id, marker_place(game, marker), "marker", marker.kind, title, face=face, badges=tuple(badges)))  # type: ignore[arg-type]
    return found


def marker_place(game: Battle, marker: Marker) -> Place:
    if marker.structure and not game.state.structures[marker.structure].collapsed:
        return Place(zone=marker.structure)
    return Place(point=Point(marker.x, marker.y))


def card_pieces(game: Battle, seat: str | None) -> list[Piece]:
    """The seat's own hand; cards of others only where it has seen them; discards are open."""
    found = []
    for owner in game.setting.seats:
        shown = game.state.hands[owner] if owner == seat else game.state.seen.get(f"{seat} {owner}", ())
        for number, card in enumerate(shown):
            place, title = Place(zone=f"hand:{owner}"), Say(f"card-{card_slug(card)}")
            found.append(Piece(f"{owner}:card{number}", place, "card", card, title, owner=owner, order=number, values=card_values(card)))
        top = game.state.discards[owner][-1:]
        found += [Piece(f"{owner}:discard", Place(zone=f"discard:{owner}"), "card", card, Say(f"card-{card_slug(card)}"), owner=owner) for card in top]
    return found


def card_values(card: str) -> tuple[Value, ...]:
    """The CV that a card asks for, and what it does (DZC-20.9)."""
    return (Value("cv", str(command_cards.cards()[card].cv), Say("value-cv")), Value("text", "", Say(f"card-{card_slug(card)}-text")))


def card_slug(card: str) -> str:
    return slug(card.removeprefix("dzc.card."))


def zones(game: Battle, seat: str | None) -> tuple[Zone, ...]:
    """Structures, transports, the places off the table, hands and decks."""
    state = game.state
    found = [Zone(b.id, "structure", structure_title(b.id), count=b.room) for b in game.plan.standing if b.room]
    for squad in state.squads.values():
        if squad.carries:
            found += [Zone(unit, "transport", Say(f"unit-{slug(squad.profile)}"), owner=squad.seat, count=len(game.passengers(unit))) for unit in squad.units]
    for owner in game.setting.seats:
        found += [
            Zone(f"{place}:{owner}", "reserve" if place == "reserve" else "off_table", Say(f"zone-{place}"), owner=owner)
            for place in ("readiness", "reserve", "void")
        ]
        if game.setting.cards:
            found.append(Zone(f"hand:{owner}", "hand", Say("zone-hand"), owner=owner, count=state.held[owner]))
            found.append(Zone(f"deck:{owner}", "deck", Say("zone-deck"), owner=owner, count=len(state.decks[owner]) + len(state.tops[owner])))
            found.append(Zone(f"discard:{owner}", "discard", Say("zone-discard"), owner=owner, count=len(state.discards[owner])))
    return (*found, *army_forms.zones(game, seat))
