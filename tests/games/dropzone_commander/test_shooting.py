"""Chapter 6: shooting step by step."""

from __future__ import annotations

import pytest

from bocage.games.dropzone_commander.moving.adjusting import Adjust
from bocage.games.dropzone_commander.moving.movement import March
from bocage.games.dropzone_commander.shooting.attack import Aim, aim, to_damage
from bocage.games.dropzone_commander.state.events_units import ShotsFell, UnitDamaged, UnitDestroyed, VolleyDeclared
from bocage.games.dropzone_commander.state.state import Burst
from bocage.games.dropzone_commander.tables.profiles import UNLIMITED

from .field import field, fly, march, points, rule

THREE = """
    A sabre = ucm.sabre at 10,10 12,10 14,10
    B hunter = scourge.hunter at 10,34 12,34
    activate sabre sabre
"""


def test_plain_fire():
    """DZC-6.1, DZC-6.6, DZC-6.12, DZC-6.15, DZC-6.16, DZC-4.8, DZC-CASE-05: three Sabres move 4 and fire: miss, hit X, hit Y; damage on 3+: 2 and 3."""
    table = field(THREE).plays("A", "do move sabre").plays("A", [march((10, 14))]).passes("A")
    table.then("sabre.3", moved=400)
    table.plays(
        "A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; shoot sabre.2 w1 hunter.1 1; shoot sabre.3 w1 hunter.2 1; open fire", dice="hit 1 2 6, damage 2 3"
    )
    table.then("hunter.1", damage=0, where="table").then("hunter.2", where="gone")
    shots = [(event.target, event.shots, event.hits, event.damage) for event in table.events(ShotsFell)]
    assert shots == [("hunter.1", 2, 1, 0), ("hunter.2", 1, 1, 1)]


def test_range_bands():
    """DZC-6.5, DZC-6.6, DZC-6.9, DZC-CASE-06: at 25 inches R(C) 24 is too short; a Battle Bus without countermeasures at 60 is within R(F)."""
    table = field("""
        table 90 48
        A sabre = ucm.sabre at 10,10
        B hunter = scourge.hunter at 10,35
        B near = scourge.hunter at 30,24
        B bus = resistance.battle_bus at 70,10
        activate sabre sabre
    """)
    cannon = table.game.weapons("sabre.1")[0]
    assert (cannon.countered, cannon.full) == (2400, UNLIMITED)
    table.plays("A", "do fire sabre").refuses("A", "shoot sabre.1 w1 hunter.1 1", "DZC-6.9", "out-of-range")
    table.plays("A", "shoot sabre.1 w1 bus.1 1")


def test_a_weapon_fires_once_in_a_turn():
    """DZC-6.2, DZC-22.19: each weapon once; none whose ammunition is spent; none of a unit that may not fire."""
    table = field("A sabre = ucm.sabre at 10,10 fired w1\nB hunter = scourge.hunter at 10,20\nactivate sabre sabre").plays("A", "do fire sabre")
    table.refuses("A", "shoot sabre.1 w1 hunter.1 1", "DZC-6.2", "weapon-has-fired").plays("A", "shoot sabre.1 w2 hunter.1 1")
    silent = field("A sabre = ucm.sabre at 10,10 nofire\nB hunter = scourge.hunter at 10,20\nactivate sabre sabre")
    silent.refuses("A", "do fire sabre", "DZC-12.5")


def test_move_and_fire_limits():
    """DZC-4.8, DZC-CASE-09: Legionnaires that moved 2 fire nothing; after rifles they may move 1 inch, after the missile none."""
    moved = field("A legion = ucm.legionnaire at 10,10 moved 2\nB hunter = scourge.hunter at 10,20\nactivate legion legion")
    moved.refuses("A", "do fire legion", "DZC-4.8")
    text = "A legion = ucm.legionnaire at 10,10\nB warrior = scourge.warriors at 10,20\nactivate legion legion"
    rifles = field(text)
    weapons = {weapon.move_fire: weapon for weapon in rifles.game.weapons("legion.1")}
    for limit in (100, 0):
        table = field(text).plays("A", f"do fire legion; shoot legion.1 {weapons[limit].id} warrior.1 1; open fire", dice="hit 1")
        table.then("legion.1", cap=limit).plays("A", "do move legion").refuses("A", march((10, 11.01)), "DZC-4.8")
        if limit:
            table.plays("A", [march((10, 11))]).then("legion.1", moved=100)
        else:
            table.refuses("A", march((10, 10.5)), "DZC-4.8")


def test_move_and_fire_counts_distance_not_cost():
    """DZC-4.8, DZC-23.3, DZC-RULING-55: an inch through scrub costs 2 of Mv but is an inch; rising from the ground costs nothing of it; Mv still limits."""
    text = "ground scrub tough 8,9 12,9 12,20 8,20\nA legion = ucm.legionnaire at 10,10\nB warrior = scourge.warriors at 10,20\nactivate legion legion"
    rifle = next(weapon.id for weapon in field(text).game.weapons("legion.1") if weapon.move_fire == 100)
    table = field(text).plays("A", f"do fire legion; shoot legion.1 {rifle} warrior.1 1; open fire", dice="hit 1").plays("A", "do move legion")
    table.refuses("A", march((10, 11.01)), "DZC-4.1").plays("A", [march((10, 11))]).then("legion.1", moved=100, spent=200)
    lifted = field("A falcon = ucm.falcon at 10,10 landed\nB bus = resistance.battle_bus at 10,16\nactivate falcon falcon")
    lifted.plays("A", "do fire falcon; shoot falcon.1 w1 bus.1 1; open fire", dice="hit 1").then("falcon.1", cap=1200).plays("A", "do fly falcon")
    lifted.refuses("A", fly((10, 22.01)), "DZC-4.8").plays("A", [fly((10, 22))]).then("falcon.1", moved=1200, spent=1400)


def test_who_may_go_leads_his_squad():
    """DZC-3.5, DZC-4.8: a Scimitar that fired stays where it is, and the other leads; who has fired is not dragged along."""
    text = "A scimitar = ucm.scimitar at 10,10 12,10\nB hunter = scourge.hunter at 10,30\nactivate scimitar scimitar"
    table = field(text).plays("A", "do fire scimitar; shoot scimitar.1 w1 hunter.1 1; open fire", dice="hit 1").plays("A", "do move scimitar")
    assert [answer for answer in table.match.ask.legal if isinstance(answer, March)]
    table.plays("A", [march((14, 11))]).refuses("A", Adjust("scimitar.1", points((10, 10.5)), 0), "DZC-4.8").plays("A", "pass")
    table.then("scimitar.1", x=1000, y=1000, moved=0).then("scimitar.2", x=1400, y=1100)


def test_the_smallest_mf_of_all_weapons_fired_caps_the_move():
    """DZC-4.8, DZC-4.13: rifles (1 inch) and missile (0) fired together allow no move, in either order; a weapon used in reaction counts too."""
    text = "A legion = ucm.legionnaire at 10,10\nB warrior = scourge.warriors at 10,20\nactivate legion legion"
    weapons = {weapon.move_fire: weapon.id for weapon in field(text).game.weapons("legion.1")}
    for first, second in ((weapons[100], weapons[0]), (weapons[0], weapons[100])):
        table = field(text).plays("A", f"do fire legion; shoot legion.1 {first} warrior.1 1; shoot legion.1 {second} warrior.1 1; open fire", dice="hit 1 1")
        table.then("legion.1", cap=0)


def test_range_runs_from_centre_to_centre():
    """DZC-6.3: between body centres, in space; exactly the range is within it."""
    text = "A sabre = ucm.sabre at 10,10\nB near = scourge.hunter at 14,14\nB hunter = scourge.hunter at 10,{y}\nactivate sabre sabre"
    field(text.format(y="34")).plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1")
    field(text.format(y="34.01")).plays("A", "do fire sabre").refuses("A", "shoot sabre.1 w1 hunter.1 1", "DZC-6.9")


def test_range_to_a_structure_runs_to_the_nearest_visible_wall():
    """DZC-6.4: not to its middle."""
    text = """
        building hall small normal 8,{y} 4x4 height 5
        A fire = ucm.fireblade at 10,10
        B warrior = scourge.warriors inside hall x1
        B near = scourge.hunter at 13,14
        activate fire fire
    """
    near, far = field(text.format(y=15.9)), field(text.format(y=17.9))
    assert near.game.weapons("fire.1")[0].full == 600
    near.plays("A", "do fire fire; shoot fire.1 w1 hall 1")
    far.plays("A", "do fire fire").refuses("A", "shoot fire.1 w1 hall 1", "DZC-6.9")


def test_countermeasures_decide_the_range_band():
    """DZC-6.5, DZC-6.6, DZC-6.7, DZC-6.8: none R(F); active and passive R(C); evasion alone R(F)."""
    table = field("""
        A sabre = ucm.sabre at 16,5
        B bus = resistance.battle_bus at 10,34
        B evader = resistance.battle_bus at 14,34
        B hunter = scourge.hunter at 18,34
        B tomahawk = shaltari.tomahawk at 22,34
        B squad = scourge.destroyers at 26,34
        effect evasion evader 2 turn
        activate sabre sabre
    """).plays("A", "do fire sabre")
    profile = table.game.profile("squad.1")
    assert (profile.active, profile.passive > 0) == (False, True)
    for countered in ("hunter.1", "tomahawk.1", "squad.1"):
        table.refuses("A", f"shoot sabre.1 w1 {countered} 1", "DZC-6.9", "out-of-range")
    table.offers("A", "shoot sabre.1 w1 bus.1 1", "shoot sabre.1 w1 evader.1 1")


def test_passive_saves_cancel_hits_before_damage():
    """DZC-6.7, DZC-6.14, DZC-6.15, DZC-CASE-10: two hits on a Tomahawk, saves 5 and 4 cancel one, damage on 2+."""
    table = field("A sabre = ucm.sabre at 10,10 12,10\nB tomahawk = shaltari.tomahawk at 10,20\nactivate sabre sabre")
    table.plays("A", "do fire sabre; shoot sabre.1 w1 tomahawk.1 1; shoot sabre.2 w1 tomahawk.1 1; open fire", dice="hit 3 4, save 5 4, damage 2")
    table.then("tomahawk.1", where="gone")
    saved = field("A sabre = ucm.sabre at 10,10\nB tomahawk = shaltari.tomahawk at 10,20\nactivate sabre sabre")
    saved.plays("A", "do fire sabre; shoot sabre.1 w1 tomahawk.1 1; open fire", dice="hit 3, save 5").then("tomahawk.1", damage=0)


def test_shots_of_one_weapon_may_be_divided():
    """DZC-6.10, DZC-6.11: each shot by itself; no more than the weapon has; with option DZC-24.4 all go to one target."""
    text = "A rapier = ucm.rapier at 10,10\nB hunter = scourge.hunter at 10,20 12,20\nactivate rapier rapier"
    table = field(text)
    weapon = max(table.game.weapons("rapier.1"), key=lambda w: w.shots)
    assert weapon.shots > 1
    table.plays("A", f"do fire rapier; shoot rapier.1 {weapon.id} hunter.1 1")
    table.refuses("A", f"shoot rapier.1 {weapon.id} hunter.2 {weapon.shots}", "DZC-6.10", "not-so-many-shots")
    table.plays("A", f"shoot rapier.1 {weapon.id} hunter.2 1; open fire", dice="hit 1 1")
    bursts = table.events(VolleyDeclared)[-1].volley.bursts
    assert [(burst.target, burst.shots) for burst in bursts] == [("hunter.1", 1), ("hunter.2", 1)]
    tied = field(text, options={"one_target": "on"}).plays("A", f"do fire rapier; shoot rapier.1 {weapon.id} hunter.1 1")
    tied.refuses("A", f"shoot rapier.1 {weapon.id} hunter.2 1", "DZC-24.4")


def test_structures_are_hit_on_two():
    """DZC-6.13, DZC-6.15, DZC-CASE-11: bombs of Ac 5+ hit a Structure on 2+, whatever the penalties; E4 cannot damage armour 6."""
    text = """
        building hall small normal 18,20 4x4 height 5
        A sabre = ucm.sabre at 20,10
        B harbinger = scourge.harbinger at 20,17.5 facing 180 low
        effect accuracy_penalty harbinger 2 turn
        activate {who} {who}
    """
    bombs = next(w.id for w in field(text.format(who="harbinger")).game.weapons("harbinger.1") if w.accuracy == 5)
    for dice, lost in (("hit 1", 0), ("hit 2, damage 1", 0), ("hit 2, damage 2", 1)):
        table = field(text.format(who="harbinger")).plays("B", f"do fire harbinger; shoot harbinger.1 {bombs} hall 1", dice=dice)
        assert (table.state.structures["hall"].damage > 0) == lost
    gun = next(w.id for w in table.game.weapons("sabre.1") if w.energy == 4)
    field(text.format(who="sabre")).plays("A", f"do fire sabre; shoot sabre.1 {gun} hall 1; open fire", dice="hit 2").then("hall", damage=0)


def test_damage_is_simultaneous_and_surplus_is_lost():
    """DZC-6.16, DZC-6.17: a target is destroyed when damage reaches its DP; more damage than that goes nowhere."""
    table = field("A sabre = ucm.sabre at 10,10 12,10\nB hunter = scourge.hunter at 10,20 12,20\nactivate sabre sabre")
    table.plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; shoot sabre.2 w1 hunter.1 1; open fire", dice="hit 2 2, damage 6 6")
    table.then("hunter.1", where="gone", damage=1).then("hunter.2", damage=0).then("hunter", units=["hunter.2"])
    two = field("A sabre = ucm.sabre at 10,10\nB condor = phr.phobos at 10,20\nactivate sabre sabre")
    two.plays("A", "do fire sabre; shoot sabre.1 w1 condor.1 1; open fire", dice="hit 6, damage 6").then("condor.1", damage=1, where="table")


def test_only_aa_reaches_aircraft_and_aa_reaches_the_ground():
    """DZC-6.18, DZC-6.19, DZC-9.21, DZC-9.22: a Sabre may not fire at a flyer, at either altitude; AA may, and at tanks too; a landed one is open to all."""
    text = """
        A sabre = ucm.sabre at 10,10
        A rapier = ucm.rapier at 12,10
        B marauder = scourge.marauder at 10,16 {level}
        B hunter = scourge.hunter at 14,16
        activate {who} {who}
    """
    for level in ("", "low"):
        tank, flak = (field(text.format(level=level, who=who)).plays("A", f"do fire {who}") for who in ("sabre", "rapier"))
        aa = next(w.id for w in flak.game.weapons("rapier.1") if "AA" in w.words)
        tank.refuses("A", "shoot sabre.1 w1 marauder.1 1", "DZC-6.18")
        flak.offers("A", f"shoot rapier.1 {aa} marauder.1 1", f"shoot rapier.1 {aa} hunter.1 1")
    field(text.format(level="landed", who="sabre")).plays("A", "do fire sabre; shoot sabre.1 w1 marauder.1 1")


def test_friends_are_no_targets():
    """DZC-6.20: friendly units may not be shot at; a Structure with only friends in it may."""
    table = field("""
        building hall small normal 18,20 4x4 height 5
        A sabre = ucm.sabre at 20,10
        A katana = ucm.katana at 24,10
        A legion = ucm.legionnaire inside hall x1
        B hunter = scourge.hunter at 40,40
        activate sabre sabre
    """).plays("A", "do fire sabre")
    table.refuses("A", "shoot sabre.1 w1 katana.1 1", "DZC-6.20").plays("A", "shoot sabre.1 w1 hall 1")


def test_short_weapons_and_altitude():
    """DZC-6.21, DZC-5.5, DZC-24.10, DZC-CASE-51: bombs of range 3 never from 6 inches up, from 2 at 2.4 but not at 2.5; under the option 3 in plan."""
    text = "A sabre = ucm.sabre at 20,20\nB harbinger = scourge.harbinger at 20,{y} {level}"
    bombs = next(w for w in field(text.format(y=22, level="")).game.weapons("harbinger.1") if w.full == 300)

    def reaches(y: float, level: str, option: str = "off") -> bool:
        game = field(text.format(y=y, level=level), options={"short_in_plan": option}).game
        return isinstance(aim(game, "harbinger.1", bombs, "sabre.1"), Aim)

    assert not reaches(20, "")
    assert reaches(22.4, "low")
    assert not reaches(22.5, "low")
    assert reaches(23, "", "on")
    assert reaches(23, "low", "on")
    assert not reaches(23.01, "", "on")


@pytest.mark.parametrize(("y", "inside"), [(21.87, True), (21.88, False)])
def test_a_weapon_of_range_six_at_altitude_six(y, inside):
    """DZC-6.21, DZC-CASE-51: it reaches 1.87 inches in plan."""
    from bocage.games.dropzone_commander.tables.profiles import Weapon

    weapon = Weapon("w", "w", 10, 1, 2, 600, 600, 400, ("F", "S", "R"))
    game = field(f"A sabre = ucm.sabre at 20,20\nB harbinger = scourge.harbinger at 20,{y}").game
    assert isinstance(aim(game, "harbinger.1", weapon, "sabre.1"), Aim) == inside


def test_each_die_carries_its_target():
    """DZC-24.5, DZC-6.10: dice for different targets are told apart by the declared order."""
    table = field("A sabre = ucm.sabre at 10,10 12,10\nB hunter = scourge.hunter at 10,20 12,20\nactivate sabre sabre")
    table.plays("A", "do fire sabre; shoot sabre.2 w1 hunter.2 1; shoot sabre.1 w1 hunter.1 1; open fire", dice="hit 6 1, damage 6")
    assert [(event.target, event.hits) for event in table.events(ShotsFell)] == [("hunter.2", 1), ("hunter.1", 0)]


def test_indirect_fire_out_of_a_structure_runs_from_its_walls():
    """DZC-5.16, DZC-6.3, DZC-22.5: a mortar inside measures from a point of the walls: the owner's, else the nearest that is 12 inches away."""
    text = "building hall small normal 30,30 4x4 height 5\nbuilding wall large normal 10,27 40x1 height 9\nA team = ucm.mortar_team inside hall x1\n"
    game = field(text + "B hunter = scourge.hunter at 32,20\nB near = scourge.hunter at 32,25").game
    barrage = next(w for w in game.weapons("team.1") if "Barrage" in w.words)
    found = aim(game, "team.1", barrage, "hunter.1")
    assert isinstance(found, Aim)
    assert not found.direct
    assert 1200**2 <= found.look.square <= 1400**2
    assert rule(aim(game, "team.1", barrage, "near.1")) == "DZC-22.5"
    points = game.building("hall").windows_points
    south = next(place for place, point in enumerate(points) if (point.x, point.y) == (3200, 3000))
    assert rule(aim(game, "team.1", barrage, "hunter.1", south)) == "DZC-22.5"


def test_unseen_targets_have_the_cover_that_the_firer_meets():
    """DZC-23.7, DZC-22.18: a barricade covers the base behind it against a mortar before it, not against one at its back."""
    ground = "building wall large normal 10,20 20x1 height 9\nbuilding screen large normal 10,35 20x1 height 9\nground low barricade 18,26 22,26 22,27 18,27\n"
    for y, covered in ((10, True), (45, False)):
        game = field(f"{ground}A team = ucm.mortar_team at 20,{y}\nB base = scourge.warriors at 20,27.5").game
        mortar = next(w for w in game.weapons("team.1") if "Barrage" in w.words)
        found = aim(game, "team.1", mortar, "base.1")
        assert isinstance(found, Aim)
        plain = to_damage(game, Burst("team.1", mortar.id, "base.1", 1), "base.1", 3, (20000, 2750))
        eye = (found.look.eye.x, found.look.eye.y)
        assert to_damage(game, Burst("team.1", mortar.id, "base.1", 1), "base.1", 3, eye) == plain + covered


def test_squads_in_one_structure_do_not_fire_at_each_other():
    """DZC-8.1, DZC-RULING-110: neither directly nor over the roof; from outside the same base may be named (DZC-7.22)."""
    text = """
        building hall small normal 30,30 4x4 height 5
        A team = ucm.mortar_team inside hall x1
        A legion = ucm.legionnaire inside hall x1
        A sabre = ucm.sabre at 32,20
        B warrior = scourge.warriors inside hall x1
        B hunter = scourge.hunter at 32,42
        B far = scourge.warriors at 32,46
        activate {who} {who}
    """
    concussion = next(w.id for w in field(text.format(who="team")).game.weapons("team.1") if "Concussion" in w.words)
    field(text.format(who="team")).plays("A", "do fire team").refuses("A", f"shoot team.1 {concussion} warrior.1 1", "DZC-8.1")
    field(text.format(who="legion")).plays("A", "do fire legion").refuses("A", "shoot legion.1 w1 warrior.1 1", "DZC-8.1")
    field(text.format(who="sabre")).plays("A", "do fire sabre; shoot sabre.1 w1 warrior.1 1")


def test_a_base_at_a_firing_port_fires_from_its_bus():
    """DZC-22.54, DZC-6.3, DZC-5.4: sight and range run from the Battle Bus, which is not in its own way."""
    text = "A bus = resistance.battle_bus at 30,30 bg bus\nA fighters = resistance.fighters aboard bus x2 bg bus\nB warrior = scourge.warriors at {at}"
    table = field(text.format(at="30,36") + "\nactivate bus bus fighters").plays("A", "do fire fighters")
    found = aim(table.game, "fighters.1", table.game.weapons("fighters.1")[0], "warrior.1")
    assert isinstance(found, Aim)
    assert (found.look.eye.x, found.look.eye.y) == (3000, 3000)
    table.plays("A", "shoot fighters.1 w1 warrior.1 1; open fire", dice="hit 1").then("fighters.1", fired=["w1"])
    far = field(text.format(at="3,3")).game
    assert rule(aim(far, "fighters.1", far.weapons("fighters.1")[0], "warrior.1")) == "DZC-6.9"


def test_countermeasures_that_are_given_shorten_the_range_too():
    """DZC-6.7, DZC-RULING-09: who gets passive countermeasures for a turn is countered as long as he has them."""
    text = "A sabre = ucm.sabre at 10,5\nB bus = resistance.battle_bus at 10,34\nB near = scourge.hunter at 14,14\nactivate sabre sabre\n"
    field(text).plays("A", "do fire sabre; shoot sabre.1 w1 bus.1 1")
    field(text + "effect passive bus 5 turn").plays("A", "do fire sabre").refuses("A", "shoot sabre.1 w1 bus.1 1", "DZC-6.9", "out-of-range")


def test_a_natural_one_misses_however_well_one_aims():
    """DZC-1.12: what makes a shot easier does not make 2+ to 1+."""
    text = "A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 10,20\neffect accuracy_penalty sabre -1 turn\nactivate sabre sabre"
    assert field(text).game.weapons("sabre.1")[0].accuracy == 2
    for dice, hits in (("hit 1", 0), ("hit 2, damage 1", 1)):
        table = field(text).plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; open fire", dice=dice)
        assert [event.hits for event in table.events(ShotsFell)] == [hits]


def test_all_damage_is_marked_before_anybody_is_removed():
    """DZC-6.17, DZC-6.16: two Hunters fall to one volley: both are marked, then both are destroyed."""
    table = field("A sabre = ucm.sabre at 10,10 12,10\nB hunter = scourge.hunter at 10,20 12,20\nactivate sabre sabre")
    table.plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1; shoot sabre.2 w1 hunter.2 1; open fire", dice="hit 2 2, damage 6 6")
    told = [type(event) for event in table.match.all_events() if isinstance(event, UnitDamaged | UnitDestroyed)]
    assert told == [UnitDamaged, UnitDamaged, UnitDestroyed, UnitDestroyed]
