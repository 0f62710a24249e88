"""What each card may be played on (data/cards.toml, "target"). Everything asked here is open to all: places, damage, states, spheres."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bocage.games.dropzone_commander.cards.decks import in_sphere, reaches
from bocage.games.dropzone_commander.cards.windows import About, Targets
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square_between, within
from bocage.games.dropzone_commander.ground.garrisons import inside
from bocage.games.dropzone_commander.state.state import INSIDE, RESERVE, TABLE, Squad
from bocage.games.dropzone_commander.structures import cqb
from bocage.games.dropzone_commander.structures.entrances import refuse_come_out, refuse_entry
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.transports import gates
from bocage.games.dropzone_commander.transports.boarding import refuse_alight_now

PASSAGE = 12 * INCH
TARGETS: dict[str, Targets] = {}  # by card


def on(*cards: str) -> Callable[[Targets], Targets]:
    """Notes down the targets of some cards."""

    def keep(rule: Targets) -> Targets:
        for card in cards:
            TARGETS[card] = rule
        return rule

    return keep


def near(game: Battle, seat: str, found: Iterable[str]) -> list[str]:
    """Those within the sphere (DZC-20.4)."""
    return [target for target in found if reaches(game, seat, target)]


def in_play(game: Battle, seat: str) -> list[Squad]:
    """Squads of a seat on the table or in Structures."""
    return [squad for squad in game.squads_of(seat) if squad.units and game.state_of(squad.id) in (TABLE, INSIDE)]


def _owns(game: Battle, seat: str, squad: str) -> bool:
    return squad in game.state.squads and game.squad(squad).seat == seat


@on("intel_report", "system_jammer")
def an_opponent(game: Battle, seat: str, about: About) -> list[str]:
    """An opponent with cards, in the seat's own activation."""
    return [other for other in game.others(seat) if game.state.held[other]] if about.seat == seat else []


@on("espionage")
def the_card(game: Battle, seat: str, about: About) -> list[str]:
    """The card that an enemy has just played."""
    return [about.seat] if game.is_enemy(seat, about.seat) else []


@on("signal_booster", "quick_strategist")
def oneself(game: Battle, seat: str, about: About) -> list[str]:
    """The own commander."""
    return [seat]


@on("phr_spherical_insight")
def own_deck(game: Battle, seat: str, about: About) -> list[str]:
    """The own deck, while there are cards in it."""
    return [seat] if game.state.decks[seat] or game.state.tops[seat] else []


@on("interference")
def enemy_battlegroup(game: Battle, seat: str, about: About) -> list[str]:
    """The battlegroup that an enemy has just chosen."""
    return [about.battlegroup] if game.is_enemy(seat, game.state.battlegroups[about.battlegroup].seat) else []


@on("shock_assault")
def may_act_now(game: Battle, seat: str, about: About) -> list[str]:
    """A squad in the sphere that is free to act."""
    return near(game, seat, [squad.id for squad in in_play(game, seat) if not squad.acted and cqb.barred(game, squad.id) is None])


def waiting(game: Battle, seat: str, about: About) -> Iterator[str]:
    """Squads in the sphere that have not been activated, after an enemy squad is done; aircraft and vehicles in the open, bases in the open or inside."""
    if not game.is_enemy(seat, game.squad(about.squad).seat):
        return
    groups = game.state.battlegroups
    for squad in game.squads_of(seat):
        if not squad.units or squad.acted or squad.started or groups[squad.battlegroup].activated:
            continue
        if game.state_of(squad.id) in (TABLE, INSIDE) and in_sphere(game, seat, squad.id) and cqb.barred(game, squad.id) is None:
            yield squad.id


@on("reactionary_tactics")
def not_yet_activated(game: Battle, seat: str, about: About) -> list[str]:
    """A squad in the sphere that has not been activated."""
    return list(waiting(game, seat, about))


def any_waiting(game: Battle, seat: str, about: About) -> bool:
    """Whether there is such a squad at all."""
    return next(waiting(game, seat, about), None) is not None


@on("underground_passage")
def passage(game: Battle, seat: str, about: About) -> list[str]:
    """Structures with room within 12 inches of the one the squad is in."""
    if not _owns(game, seat, about.squad) or not in_sphere(game, seat, about.squad):
        return []
    squad = game.squad(about.squad)
    base = game.unit(squad.units[0])
    if base.where != INSIDE or cqb.barred(game, squad.id) is not None or cqb.refuse_leaving(game, squad.id) is not None:
        return []
    here = game.building(base.host)
    found = []
    for name, building in game.setting.layout.buildings.items():
        if name != base.host and square_between(here, building) <= PASSAGE**2 and refuse_entry(game, squad.id, name) is None:
            found.append(name)
    return found


@on("move_move_move")
def loaded_transport(game: Battle, seat: str, about: About) -> list[str]:
    """A transport on the table with units aboard that can get out where it is."""
    if not game.is_enemy(seat, game.squad(about.squad).seat):
        return []
    carriers = [unit.id for unit in game.on_table(seat) if game.squad(unit.squad).carries and game.passengers(unit.id)]
    return near(game, seat, [unit for unit in carriers if refuse_alight_now(game, unit) is None])


def any_loaded(game: Battle, seat: str, about: About) -> bool:
    """Whether there is a transport with units aboard in the sphere at all."""
    if not game.is_enemy(seat, game.squad(about.squad).seat):
        return False
    return any(game.squad(unit.squad).carries and game.passengers(unit.id) and reaches(game, seat, unit.id) for unit in game.on_table(seat))


@on("evasive_manoeuvres", "get_to_the_lz", "experimental_firepower", "objective_located")
def the_squad(game: Battle, seat: str, about: About) -> list[str]:
    """The own squad that the window is about."""
    return near(game, seat, [about.squad]) if _owns(game, seat, about.squad) else []


@on("nerves_of_steel")
def the_squad_anywhere(game: Battle, seat: str, about: About) -> list[str]:
    """As above, without a sphere."""
    return [about.squad] if _owns(game, seat, about.squad) else []


@on("scourge_swarm_speed")
def skimmers(game: Battle, seat: str, about: About) -> list[str]:
    """A Skimmer squad that starts to act."""
    return [squad for squad in the_squad(game, seat, about) if "Skimmer" in game.profile(game.squad(squad).units[0]).words]


@on("phr_measured_advance")
def walkers(game: Battle, seat: str, about: About) -> list[str]:
    """A Walker squad that starts to act."""
    return [squad for squad in the_squad(game, seat, about) if "Walker" in game.profile(game.squad(squad).units[0]).words]


@on("assisted_targeting", "incendiary_rounds", "velocity_tracker", "armour_piercing", "marksmanship", "long_shot")
def the_firer(game: Battle, seat: str, about: About) -> list[str]:
    """The own squad whose shots are declared."""
    volley = game.state.volley
    return near(game, seat, [volley.squad]) if volley is not None and volley.seat == seat else []


@on("scourge_overcharge")
def plasma_firer(game: Battle, seat: str, about: About) -> list[str]:
    """A squad that fires plasma weapons."""
    volley = game.state.volley
    if volley is None or not any("Plasma" in game.weapon(burst.unit, burst.weapon).name for burst in volley.bursts if burst.weapon != "drones"):
        return []
    return the_firer(game, seat, about)


@on("ucm_orbital_relay")
def indirect_firer(game: Battle, seat: str, about: About) -> list[str]:
    """A squad that fires an indirect weapon."""
    volley = game.state.volley
    if volley is None or not any("IF" in game.weapon(burst.unit, burst.weapon).words for burst in volley.bursts if burst.weapon != "drones"):
        return []
    return the_firer(game, seat, about)


def under_fire(game: Battle, seat: str) -> list[str]:
    """Own squads that the volley under way is aimed at."""
    volley, state = game.state.volley, game.state
    if volley is None or not game.is_enemy(seat, volley.seat):
        return []
    aimed = [state.units[burst.target].squad for burst in volley.bursts if burst.target in state.units]
    return [squad for squad in dict.fromkeys(aimed) if state.squads[squad].seat == seat]


@on("deploy_flares")
def squad_under_fire(game: Battle, seat: str, about: About) -> list[str]:
    """An own squad under fire."""
    return near(game, seat, under_fire(game, seat))


@on("shaltari_phase_shift")
def shielded_under_fire(game: Battle, seat: str, about: About) -> list[str]:
    """An own squad under fire that has passive countermeasures."""
    return near(game, seat, [squad for squad in under_fire(game, seat) if game.profile(game.squad(squad).units[0]).passive])


@on("cloaking_field")
def any_squad(game: Battle, seat: str, about: About) -> list[str]:
    """Any own squad in the sphere."""
    return near(game, seat, [squad.id for squad in in_play(game, seat)])


@on("ucm_hold_the_line")
def garrison(game: Battle, seat: str, about: About) -> list[str]:
    """An own infantry squad in a Structure."""
    return near(game, seat, [squad.id for squad in in_play(game, seat) if game.unit(squad.units[0]).where == INSIDE])


@on("room_clearance", "scourge_feeding_frenzy")
def fighters(game: Battle, seat: str, about: About) -> list[str]:
    """An own squad that fights in this close quarters battle."""
    return near(game, seat, [squad for squad in cqb.fighting(game, about.structure) if game.squad(squad).seat == seat])


@on("tactical_withdrawal")
def those_inside(game: Battle, seat: str, about: About) -> list[str]:
    """An own squad, free to leave, in the Structure that an enemy squad has just entered."""
    if not game.is_enemy(seat, game.squad(about.squad).seat):
        return []
    own = [squad for squad in inside(game, about.structure) if game.squad(squad).seat == seat and cqb.barred(game, squad) is None]
    return near(game, seat, [squad for squad in own if refuse_come_out(game, squad, about.structure) is None])


@on("occupiers_advantage")
def occupants(game: Battle, seat: str, about: About) -> list[str]:
    """An own Occupant squad there."""
    if game.structure(about.structure).occupant != seat or not game.is_enemy(seat, game.squad(about.squad).seat):
        return []
    return near(game, seat, [squad for squad in inside(game, about.structure) if game.squad(squad).seat == seat])


@on("booby_trap")
def the_structure_entered(game: Battle, seat: str, about: About) -> list[str]:
    """The Structure that an enemy squad has just entered."""
    return near(game, seat, [about.structure]) if game.is_enemy(seat, game.squad(about.squad).seat) else []


@on("explosive_charges")
def damaged_by_us(game: Battle, seat: str, about: About) -> list[str]:
    """A Structure just damaged by an own squad."""
    volley = game.state.volley
    return near(game, seat, about.structure.split()) if volley is not None and volley.seat == seat else []


@on("reinforced_steel")
def damaged_by_them(game: Battle, seat: str, about: About) -> list[str]:
    """A Structure just damaged by an enemy."""
    volley = game.state.volley
    return about.structure.split() if volley is not None and game.is_enemy(seat, volley.seat) else []


@on("field_repairs")
def damaged_squad(game: Battle, seat: str, about: About) -> list[str]:
    """An own vehicle or aircraft squad with damaged units."""
    hurt = {unit.squad: None for unit in game.state.units.values() if unit.damage and unit.where == TABLE}
    return [name for name in hurt if game.squad(name).seat == seat and not game.profile(game.squad(name).units[0]).is_infantry]


@on("phr_nanorepair")
def damaged_unit(game: Battle, seat: str, about: About) -> list[str]:
    """An own damaged unit in the sphere."""
    hurt = [unit.id for unit in game.state.units.values() if unit.damage and unit.where in (TABLE, INSIDE)]
    return near(game, seat, [unit for unit in hurt if game.seat_of(unit) == seat])


@on("resistance_scavenge")
def spent_weapon(game: Battle, seat: str, about: About) -> list[str]:
    """A weapon of limited uses that has been used: unit and weapon."""
    spent = [unit for unit in game.state.units.values() if unit.used and unit.where in (TABLE, INSIDE) and game.seat_of(unit.id) == seat]
    return list(dict.fromkeys(f"{unit.id}/{weapon}" for unit in spent for weapon in unit.used))


@on("call_for_extraction")
def with_transports(game: Battle, seat: str, about: About) -> list[str]:
    """The battlegroup just activated, if it has transports."""
    squads = [game.squad(name) for name in game.state.battlegroups[about.battlegroup].squads] if about.seat == seat else []
    return [about.battlegroup] if any(squad.units and squad.carries for squad in squads) else []


@on("ucm_combined_drop")
def second_battlegroup(game: Battle, seat: str, about: About) -> list[str]:
    """Another own battlegroup that has not been activated and has units that are not in Reserve."""
    groups = [group for group in game.state.battlegroups.values() if group.seat == seat == about.seat and not group.activated]
    return [g.id for g in groups if any(game.squad(squad).units and game.state_of(squad) != RESERVE for squad in g.squads)]


@on("shaltari_gate_surge")
def surging_gates(game: Battle, seat: str, about: About) -> list[str]:
    """An own gate on the table."""
    return [unit.id for unit in game.on_table(seat) if game.profile(unit.id).gate] if about.seat == seat else []


@on("shaltari_recall")
def near_a_gate(game: Battle, seat: str, about: About) -> list[str]:
    """An own squad with a Mass, all within 3 inches of an own gate that it fits, after an enemy squad is done."""
    if not game.is_enemy(seat, game.squad(about.squad).seat):
        return []
    found = [squad.id for squad in in_play(game, seat) if game.profile(squad.units[0]).mass and recall_gate(game, squad.id)]
    return near(game, seat, found)


def recall_gate(game: Battle, squad: str) -> str:
    """The first gate that a squad may step into, "" if none."""
    units = game.squad(squad).units
    for gate in gates.own_gates(game, game.squad(squad).seat):
        close = all(game.unit(unit).where == TABLE and within(game, unit, gate.x, gate.y, gates.GATE_REACH) for unit in units)
        if close and gates.refuse_gate(game, squad, gate.id, "in") is None:
            return gate.id
    return ""


@on("air_alert")
def failed_reserve(game: Battle, seat: str, about: About) -> list[str]:
    """The own battlegroup that has just failed its roll."""
    return [about.battlegroup] if about.seat == seat else []


@on("resistance_tunnels")
def under_the_ground(game: Battle, seat: str, about: About) -> list[str]:
    """An own battlegroup in reserve with a Subterranean squad."""
    own = [reserve for reserve in game.state.reserves.values() if reserve.seat == seat]

    def digs(squad: str) -> bool:
        units = game.squad(squad).units
        return bool(units) and "Subterranean" in game.profile(units[0]).words

    return [reserve.id for reserve in own if any(digs(squad) for squad in reserve.squads)]


@on("resistance_last_stand")
def the_fallen(game: Battle, seat: str, about: About) -> list[str]:
    """An own unit about to be removed after fire."""
    owned = about.unit in game.state.units and game.seat_of(about.unit) == seat
    return near(game, seat, [about.unit]) if owned and game.weapons(about.unit) else []


# By card: public facts that are quicker to find than all targets, and never narrower
ROUGHLY = {"reactionary_tactics": any_waiting, "move_move_move": any_loaded}
