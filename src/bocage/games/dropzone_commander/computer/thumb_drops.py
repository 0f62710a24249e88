"""Rules of thumb for who goes where and gets out where: transports, gates, infantry with an Objective. Asked in redealt worlds only."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.markers import is_blank_to
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.candidates import air_goals, home, is_promising, nearest_enemies
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, LANDED, TABLE, VOID
from bocage.games.dropzone_commander.transports.gates import own_gates
from bocage.space.plane import Point, gap

FAR = 2400  # farther from any enemy than this, vehicles go for what they want without a thought
ON_THE_SPOT = 600  # so near to what its squads want a gate stays


def is_eager(game: Battle, squad: str) -> bool:
    """Whether a squad goes straight for what it wants: infantry, who carries somebody, gates with somebody behind them, vehicles far from any enemy."""
    units = game.state.squads[squad].units
    profile = game.profile(units[0])
    riders = [rider for unit in units for rider in game.passengers(unit)]
    if profile.is_infantry or riders:
        return not riders or any(game.profile(rider).category != "command" for rider in riders)
    if profile.gate:
        return bool(waiting(game, units[0]))
    return not profile.is_aircraft and profile.category != "command" and not enemy_within(game, units[0], FAR)


def enemy_within(game: Battle, unit: str, reach: int) -> bool:
    """Whether an enemy is so near."""
    record = game.state.units[unit]
    here = Point(record.x, record.y)
    return any((p.x - here.x) ** 2 + (p.y - here.y) ** 2 < reach * reach for p in nearest_enemies(game, game.seat_of(unit), here))


def wanted(game: Battle, squad: str, structure: str) -> bool:
    """Whether a Structure holds something that this side has not got yet."""
    seat = game.state.squads[squad].seat
    for marker in game.state.markers.values():
        if marker.structure == structure and is_promising(game, seat, marker):
            inside = [game.state.squads[unit.squad] for unit in game.state.units.values() if unit.where == INSIDE and unit.host == structure]
            return not any(other.seat == seat for other in inside)
    return False


def finished(game: Battle, squad: str) -> bool:
    """Whether infantry inside a Structure has nothing more to do there while something is left elsewhere."""
    record = game.state.squads[squad]
    unit = game.state.units[record.units[0]]
    open_markers = [marker for marker in game.state.markers.values() if is_promising(game, record.seat, marker)]
    return unit.where == INSIDE and bool(open_markers) and not any(marker.structure == unit.host for marker in open_markers)


def walks_home(game: Battle, squad: str) -> bool:
    """Whether infantry with an Objective and no transport left can still carry it off the table on foot (DZC-14.18)."""
    record = game.state.squads[squad]
    if any(game.state.units[unit].where == TABLE for unit in (game.state.squads[record.carrier].units if record.carrier else ())):
        return False
    door = game.building(game.state.units[record.units[0]].host).centre
    edge = home(game, record.seat, door)
    left = game.setting.turns - game.state.turn
    return (edge.x - door.x) ** 2 + (edge.y - door.y) ** 2 <= (left * game.profile(record.units[0]).move) ** 2


def worth_landing(game: Battle, unit: str) -> bool:
    """Whether somebody would get out here: infantry beside a wanted Structure, vehicles with an enemy about, squads of the Void where it matters."""
    record = game.state.units[unit]
    if record.level == LANDED:
        return False
    if game.profile(unit).gate:
        return bool(waiting(game, unit)) and (near_goal(game, unit) or record.moved > 0)
    reach = flight_law.lz_radius(game, unit) + 100
    here = Point(record.x, record.y)
    in_the_open = [m for m in game.state.markers.values() if m.state == "hidden" and not m.structure and not is_blank_to(game, game.seat_of(unit), m)]
    for name in game.passengers(unit):
        squad = game.state.units[name].squad
        if PROFILES[game.state.units[name].profile].is_infantry:
            if any(wanted(game, squad, b.id) and gap(here, b.footprint).within(reach) for b in game.plan.standing):
                return True
        elif PROFILES[game.state.units[name].profile].category == "command":
            return True  # who commands gets out well behind
        elif any((e.x - here.x) ** 2 + (e.y - here.y) ** 2 < 2400**2 for e in game.enemies_in_play(game.seat_of(unit)) if e.where != ABOARD) or any(
            (m.x - here.x) ** 2 + (m.y - here.y) ** 2 < 800**2 for m in in_the_open
        ):
            return True
    return False


def waiting(game: Battle, gate: str) -> list[str]:
    """Squads in the Void that a gate could let out (DZC-22.32)."""
    seat, foot = game.seat_of(gate), game.profile(gate).gate_foot_only
    squads = [squad for squad in game.squads_of(seat) if squad.units and game.state.units[squad.units[0]].where == VOID]
    return [squad.id for squad in squads if PROFILES[squad.profile].on_foot or not foot]


def near_goal(game: Battle, unit: str) -> bool:
    """Whether a gate has come to where its squads would want to be."""
    record = game.state.units[unit]
    return any((p.x - record.x) ** 2 + (p.y - record.y) ** 2 < ON_THE_SPOT**2 for p in air_goals(game, record.squad)[:3])


def fitting_gate(game: Battle, squad: str, gate: str) -> bool:
    """Infantry leaves the larger gates to vehicles that wait as well, if it has a gate of its own."""
    if game.profile(gate).gate_foot_only or not PROFILES[game.state.squads[squad].profile].on_foot:
        return True
    own = any(game.profile(other.id).gate_foot_only for other in own_gates(game, game.seat_of(gate)))
    return not own or all(PROFILES[game.state.squads[name].profile].on_foot for name in waiting(game, gate))
