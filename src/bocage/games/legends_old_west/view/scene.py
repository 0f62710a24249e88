"""What a seat sees: the table with its terrain, bases at true size, markers, clouds, mines it knows of (LOW-24.7); secrets are left out."""

from __future__ import annotations

from bocage.core.scene import Badge, Board, Mark, Piece, Place, Point, Say, Scene, SeatPlate, Shape, Track, UnitName, Value, Zone
from bocage.games.legends_old_west.ground.battle import CLOUD_RADII, Battle
from bocage.games.legends_old_west.ground.naming import title, unit_title
from bocage.games.legends_old_west.ground.troops import fight_value, shooting
from bocage.games.legends_old_west.moving.candidates import objectives
from bocage.games.legends_old_west.state.state import Aircraft, Figure, Gun, Vehicle
from bocage.games.legends_old_west.tables.scenario import Ground
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, PROFILES, VEHICLES, WEAPONS
from bocage.games.legends_old_west.turn.victory import points_lost, scores

GROUND = {
    "open": "clear", "road": "road", "rough": "rough", "mud": "mud", "wood": "woods", "hill": "hill", "hedge": "hedge", "wall": "wall",
    "high_wall": "wall", "trench": "trench", "wire": "wire", "crater": "crater", "river": "water", "ford": "ford", "bridge": "bridge", "hut": "building",
    "building": "building", "bunker": "bunker", "marsh": "marsh", "rocks": "rocks", "wreck": "wreck", "rubble": "rubble",
}  # fmt: skip
ART = {
    "nco": "nco", "officer": "officer", "senior_officer": "officer", "sniper": "sniper", "medic": "medic", "observer": "observer", "gunner": "gunner",
    "crew": "crew", "dog": "dog", "cavalry": "cavalry", "mounted_infantry": "cavalry", "eng_construction": "engineer", "eng_demolition": "engineer",
}  # fmt: skip


def scene(game: Battle, seat: str | None) -> Scene:
    """The table as a seat (None: a spectator) sees it."""
    setting, state = game.setting, game.state
    side = setting.side_of_seat.get(seat or "")
    return Scene(
        game="legends_old_west",
        scenario=setting.scenario.id,
        round=max(state.turn, 1),
        rounds=setting.limit,
        phase=Say(f"phase-{state.phase.replace('_', '-')}"),
        board=Board("plane", width=setting.width, depth=setting.depth, unit="cm/100", shapes=tuple(_shape(ground) for ground in state.features)),
        seats=tuple(_plate(game, ident) for ident in setting.seats),
        pieces=tuple(pieces(game, side)),
        zones=tuple(_zones(game, side)),
        tracks=_tracks(game),
        marks=tuple(_marks(game, side)),
        units=tuple(UnitName(unit.id, unit_title(unit)) for unit in state.units.values()),
        sides=setting.sides,
        turn=Say("turn-first", {"side": f"@side-{state.first}"}) if state.first else None,
    )


def _shape(ground: Ground) -> Shape:
    title = Say(f"terrain-{ground.type.replace('_', '-')}")
    height = 250 if ground.type in ("hedge", "wall") else 600 if ground.type == "high_wall" or ground.structure else 0
    return Shape(ground.id, GROUND.get(ground.type, ground.type), tuple(Point(x, y) for x, y in ground.points), ground.radius, height, title)


def _plate(game: Battle, seat: str) -> SeatPlate:
    side = game.setting.side_of_seat[seat]
    counted = any(row.type == "score" for row in game.setting.scenario.victory)
    score = scores(game)[side] if counted else points_lost(game, game.enemy(side))
    return SeatPlate(seat, side, Say(f"side-{side}"), score, game.state.active in ("", side))


def _tracks(game: Battle) -> tuple[Track, ...]:
    state = game.state
    found = [Track("turn", Say("track-turn"), max(state.turn, 1), 1, game.setting.limit)]
    for side in game.setting.sides:
        found.append(Track(f"lost-{side}", Say("track-lost"), points_lost(game, side), 0, max(state.worth[side], 1), side))
    return tuple(found)


def _is_secret(game: Battle, unit: str, hidden: bool, side: str | None) -> bool:
    return hidden and game.state.units[unit].side != side


def pieces(game: Battle, side: str | None) -> list[Piece]:
    """Figures, guns, vehicles, aircraft and clouds that a side sees, those off the table in their zones."""
    state = game.state
    found = [_figure(game, f, secret=_is_secret(game, f.unit, f.hidden, side)) for f in state.figures.values()]
    found += [_gun(game, g, secret=_is_secret(game, g.unit, g.hidden, side)) for g in state.guns.values() if g.place in ("table", "off")]
    found += [_vehicle(game, v) for v in state.vehicles.values() if v.place in ("table", "off")]
    found += [_aircraft(game, a) for a in state.aircraft.values() if a.place != "gone"]
    for cloud in state.clouds.values():
        radius = CLOUD_RADII[cloud.stage]
        place = Place(point=Point(cloud.x, cloud.y))
        found.append(
            Piece(cloud.id, place, "marker", cloud.kind, Say(f"cloud-{cloud.kind}"), size=(2 * radius, 2 * radius), values=(Value("stage", str(cloud.stage)),))
        )
    for mine in state.mines.values():
        if mine.known or mine.side == side:
            badges = () if mine.known else (Badge("hidden"),)
            found.append(
                Piece(mine.id, Place(point=Point(mine.x, mine.y)), "marker", "mine", _weapon_name(mine.weapon), side=mine.side, badges=badges, size=(150, 150))
            )
    for charge in state.charges.values():
        found.append(Piece(charge.id, Place(point=Point(charge.x, charge.y)), "marker", "charge", Say("charge-placed"), side=charge.side, size=(150, 150)))
    return found


def _figure(game: Battle, figure: Figure, *, secret: bool) -> Piece:
    unit = game.state.units[figure.unit]
    profile = PROFILES[figure.profile]
    shown = figure.place == "table" and not secret
    size = 2 * game.radius(figure)
    values = (
        Value("move", f"{profile.move_cm:g}"),
        Value("shooting", f"{shooting(figure)}+" if shooting(figure) else "-"),
        Value("fight", str(fight_value(game, figure))),
        Value("grit", str(profile.grit)),
        Value("wounds", str(figure.wounds)),
        Value("pluck", str(profile.pluck)),
        *((Value("fame", str(figure.fame)),) if profile.fame else ()),
        *((Value("fortune", str(figure.fortune)),) if profile.fortune else ()),
    )
    return Piece(
        figure.id,
        Place(point=Point(figure.x, figure.y)) if shown else Place(zone=f"{_whereabouts(figure)}-{unit.side}"),
        "base",
        ART.get(profile.kind, "mounted" if figure.mount else "infantry"),
        title(game, figure),
        side=unit.side,
        owner=unit.seat,
        slots=tuple(WEAPONS[w].type for w in figure.weapons),
        values=values,
        badges=tuple(badges(game, figure)),
        spent=bool(figure.shots or figure.busy),
        size=(size, size),
        group=figure.unit,
    )


def _whereabouts(figure: Figure) -> str:
    """The zone of a figure that is not seen on the table."""
    return "ambush" if figure.hidden else "aboard" if figure.place == "aboard" else "reserve"


def badges(game: Battle, figure: Figure) -> list[Badge]:
    """The public markers of a figure (LOW-24.7)."""
    unit = game.state.units[figure.unit]
    turn = game.state.turn
    flags = {
        "leader": unit.leader == figure.id, "general": game.state.generals.get(unit.side) == figure.id, "fleeing": unit.fleeing,
        "jammed": any(until >= turn for _, until in figure.jammed), "set-up": figure.set_up, "working": bool(figure.task), "down": figure.down,
        "red": figure.red, "holder": figure.holder, "charged": figure.charged, "hidden": figure.hidden, "located": figure.located,
        "engaged": figure.place == "table" and not figure.hidden and bool(game.engaged(figure.id)), "silent": figure.silent >= turn > 0, "thrown": figure.dazed,
    }  # fmt: skip
    found = [Badge(name, 1, Say(f"badge-{name}")) for name, on in flags.items() if on]
    if figure.moved:
        found.append(Badge("moved", -(-figure.moved // 100), Say("badge-moved")))
    return found


def _gun(game: Battle, gun: Gun, *, secret: bool) -> Piece:
    unit = game.state.units[gun.unit]
    place = (
        Place(point=Point(gun.x, gun.y, gun.facing))
        if gun.place == "table" and not secret
        else Place(zone=f"{'ambush' if gun.hidden else 'reserve'}-{unit.side}")
    )
    flags = {"set-up": gun.set_up, "silent": gun.silent >= game.state.turn > 0, "hidden": gun.hidden}
    marks = tuple(Badge(name, 1, Say(f"badge-{name}")) for name, on in flags.items() if on)
    return Piece(gun.id, place, "base", "gun", _weapon_name(gun.weapon), side=unit.side, owner=unit.seat, badges=marks, size=(400, 400), group=gun.unit)


def _vehicle(game: Battle, vehicle: Vehicle) -> Piece:
    unit, row = game.state.units[vehicle.unit], VEHICLES[vehicle.row]
    turn = game.state.turn
    place = Place(point=Point(vehicle.x, vehicle.y, vehicle.facing)) if vehicle.place == "table" else Place(zone=f"reserve-{unit.side}")
    crew = sum(1 for f in game.state.figures.values() if f.vehicle == vehicle.id and f.station == "crew" and not f.down)
    riders = sum(1 for f in game.state.figures.values() if f.vehicle == vehicle.id and f.station == "passenger" and not f.down)
    flags = {
        "wreck": vehicle.wreck, "stuck": vehicle.stuck >= turn > 0, "turret-stuck": vehicle.turret_stuck,
        "jammed": any(until >= turn for _, until in vehicle.jams), "moved": vehicle.has_moved,
    }  # fmt: skip
    values = (
        Value("hit-points", str(vehicle.hit_points)),
        Value("grit", str(row.grit)),
        Value("crew", str(crew)),
        Value("passengers", str(riders)),
    )
    return Piece(
        vehicle.id, place, "body", "tank" if row.tank else "boat" if row.water else "vehicle",
        Say(f"vehicle-{(vehicle.model or vehicle.row).replace('_', '-')}"),
        side=unit.side, owner=unit.seat, slots=tuple(WEAPONS[w].type for w in vehicle.weapons), values=values,
        badges=tuple(Badge(name, 1, Say(f"badge-{name}")) for name, on in flags.items() if on), spent=len(vehicle.shot_with) > 1,
        size=(row.width, row.length), group=vehicle.unit,
    )  # fmt: skip


def _aircraft(game: Battle, craft: Aircraft) -> Piece:
    unit, row = game.state.units[craft.unit], AIRCRAFT[craft.row]
    marks = (*((Badge("spinning", 1, Say("badge-spinning")),) if craft.spinning else ()),)
    values = (
        Value("altitude", str(craft.band * 10)),
        Value("hit-points", str(craft.hit_points)),
        Value("bombs", str(craft.bombs)),
        Value("fuel", str(5 - craft.turns)),
    )
    size = round(row.base_radius_cm * 200)
    place = Place(point=Point(craft.x, craft.y, craft.heading, craft.band * 1000)) if craft.place == "table" else Place(zone=f"reserve-{unit.side}")
    return Piece(
        craft.id, place, "base", "biplane", Say(f"aircraft-{craft.row.replace('_', '-')}"),
        side=unit.side, owner=unit.seat, values=values, badges=marks, size=(size, size), group=craft.unit,
    )  # fmt: skip


def _weapon_name(weapon: str) -> Say:
    return Say(f"weapon-{weapon.replace('_', '-')}")


def _zones(game: Battle, side: str | None) -> list[Zone]:
    found: list[Zone] = []
    state = game.state
    for army in game.setting.sides:
        off = sum(1 for f in state.figures.values() if f.place == "off" and state.units[f.unit].side == army)
        found.append(Zone(f"reserve-{army}", "reserve", Say("zone-reserve", {"side": f"@side-{army}"}), army, off))
        secret = sum(1 for f in state.figures.values() if f.hidden and state.units[f.unit].side == army)
        found.append(Zone(f"ambush-{army}", "off_table", Say("zone-ambush", {"side": f"@side-{army}"}), army, secret))
        inside = sum(1 for f in state.figures.values() if f.place == "aboard" and state.units[f.unit].side == army)
        if inside:
            found.append(Zone(f"aboard-{army}", "transport", Say("zone-aboard", {"side": f"@side-{army}"}), army, inside))
    return found


def _marks(game: Battle, side: str | None) -> list[Mark]:
    found = [Mark("objective", points=(Point(w, s), Point(e, s), Point(e, n), Point(w, n)), label=Say("mark-objective")) for w, s, e, n in objectives(game)]
    limit = game.sight_limit() if game.state.turn else None
    if limit is not None:
        for unit in game.state.units.values():
            leader = game.leader(unit.id)
            if leader is not None and leader.place == "table" and unit.side == side and not unit.aircraft:
                label = Say("mark-night", {"cm": f"{limit / 100:g}"})
                found.append(Mark("sight_limit", points=(Point(leader.x, leader.y),), pieces=(leader.id,), radius=limit, label=label, rule="LOW-2.28"))
    if game.state.phase == "deploy":
        for army in game.setting.armies.values():
            for zone in army.zones:
                w, s, e, n = zone.box
                found.append(
                    Mark(
                        "reach", points=(Point(w, s), Point(e, s), Point(e, n), Point(w, n)), label=Say("mark-zone", {"side": f"@side-{army.id}"}), side=army.id
                    )
                )
    return found
