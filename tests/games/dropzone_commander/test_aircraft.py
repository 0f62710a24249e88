"""Chapter 9: aircraft, low flight, contours, landing zones."""

from __future__ import annotations

import pytest

from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.moving import flight_law
from bocage.games.dropzone_commander.moving.adjusting import Adjust
from bocage.games.dropzone_commander.moving.movement import allowance
from bocage.games.dropzone_commander.shooting.attack import Aim, aim
from bocage.games.dropzone_commander.state.events_units import AircraftLanded
from bocage.games.dropzone_commander.tables.profiles import units
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.space.plane import Point
from bocage.testing import given

from .field import enter, field, fly, points, put, rule

RAVEN = "B hunter = scourge.hunter at 40,40\nA raven = ucm.raven_a at 20,10 {words}\nactivate raven raven"


def test_low_altitude_is_chosen_for_the_whole_move_and_kept():
    """DZC-9.1, DZC-9.3, DZC-9.20: 2 inches up instead of 6, with a crash roll; it stays low until changed, and cannot change again in the same move."""
    table = field(RAVEN.format(words="")).plays("A", "do fly raven").plays("A", [fly((20, 15), low=True)], dice="low 3 4")
    table.then("raven.1", level="low", y=1500).refuses("A", "do climb raven raven.1", "DZC-9.1")
    assert table.game.eye("raven.1").z == 200


def test_going_low_on_the_spot():
    """DZC-9.2, DZC-9.3, DZC-9.5: it counts as an inch of movement and rolls; an aircraft that has moved may not."""
    table = field(RAVEN.format(words="")).plays("A", "do dive raven raven.1", dice="low 3 4").then("raven.1", level="low", moved=100)
    table.refuses("A", "do dive raven raven.1", "DZC-9.1")
    field(RAVEN.format(words="moved 3")).refuses("A", "do dive raven raven.1", "DZC-9.2")


@pytest.mark.parametrize(("total", "ordinary", "fast"), [(2, True, True), (3, False, True), (4, False, False)])
def test_crash_numbers(total, ordinary, fast):
    """DZC-9.3, DZC-9.4, DZC-CASE-27: an ordinary aircraft crashes on 2, a fast mover on 2 or 3."""
    game = field("A raven = ucm.raven_a at 10,10\nA seraphim = ucm.seraphim at 20,10\nB hunter = scourge.hunter at 40,40").game
    assert flight_law.crashes(game, "raven.1", total) == ordinary
    assert flight_law.crashes(game, "seraphim.1", total) == fast


def test_the_opponent_picks_the_crash_point():
    """DZC-9.5, DZC-9.4, DZC-13.9: on a 2 the opponent names a point of the path; the aircraft is lost there, before it arrives."""
    table = field(RAVEN.format(words="")).plays("A", "do fly raven").plays("A", [fly((20, 16), low=True)], dice="low 1 1")
    table.asked("B", "crash").refuses("B", "crash at 99 2000 9900", "DZC-9.5").plays("B", "crash at 3 2000 1300").then("raven.1", where="gone")


def test_staying_low_without_moving_is_free_of_rolls():
    """DZC-9.6: no roll for an aircraft that starts low and stays; climbing back is free."""
    table = field(RAVEN.format(words="low")).plays("A", "do climb raven raven.1").then("raven.1", level="air", spent=0)
    table.refuses("A", "do climb raven raven.1", "DZC-9.6")
    field(RAVEN.format(words="low")).plays("A", "do done").then("raven.1", level="low")


def test_low_aircraft_pass_over_nothing_taller_than_two_inches():
    """DZC-9.7, DZC-9.9: at low altitude a Structure or hill over 2 inches bars the way, one of 2 does not."""
    hut = "building hut tiny normal 18,13 4x1 height {height}\n"
    field(hut.format(height=2.1) + RAVEN.format(words="")).plays("A", "do fly raven").refuses("A", fly((20, 16), low=True), "DZC-9.7")
    flat = field(hut.format(height=2) + RAVEN.format(words="")).plays("A", "do fly raven")
    flat.plays("A", [fly((20, 16), low=True)], dice="low 3 4").then("raven.1", y=1600)
    hill = "ground hill hill 18,13 22,13 22,14 18,14 height 3\n"
    field(hill + RAVEN.format(words="")).plays("A", "do fly raven").refuses("A", fly((20, 16), low=True), "DZC-9.7")


def test_steep_contours_cost_full_inches_above_six():
    """DZC-9.8, DZC-9.9: a contour of 7.9 inches costs 1; of 6 nothing; a Structure of 7 cannot be overflown at all."""
    text = "ground ridge hill 15,12 25,12 25,14 15,14 height {height}\n" + RAVEN.format(words="")
    for height, cost in ((6, 0), (7, 100), (7.9, 100), (8, 200)):
        table = field(text.format(height=height)).plays("A", "do fly raven").plays("A", [fly((20, 20))])
        table.then("raven.1", spent=1000 + cost, moved=1000)
    bent = field(text.format(height=8)).plays("A", "do fly raven").plays("A", [fly((20, 13), (22, 13), (22, 15))])
    bent.then("raven.1", spent=700 + 200, moved=700)  # it climbs once, however the path bends up there
    above = field(text.format(height=8).replace("at 20,10", "at 20,13")).plays("A", "do fly raven").plays("A", [fly((20, 18))])
    above.then("raven.1", spent=500)
    wall = "building wall medium normal 15,12 10x2 height 7\n" + RAVEN.format(words="")
    field(wall).plays("A", "do fly raven").refuses("A", fly((20, 20)), "DZC-4.16")


def test_an_aircraft_must_be_placeable():
    """DZC-9.10, DZC-9.11: its base wholly on the table, on one surface, and on no other aircraft's base."""
    table = field("A condor = ucm.condor at 20,16\n" + RAVEN.format(words="")).plays("A", "do fly raven")
    table.refuses("A", fly((20, 15.1)), "DZC-9.11", "overlaps-an-aircraft").refuses("A", fly((0.3, 10)), "DZC-9.11", "off-the-table")
    table.plays("A", [fly((20, 15))]).then("raven.1", y=1500)
    roof = "building hall small normal 18,14 4x4 height 5\n"
    half = field(roof + RAVEN.format(words="")).plays("A", "do fly raven").refuses("A", fly((20, 14.2)), "DZC-9.11", "not-on-one-surface")
    half.plays("A", [fly((20, 16))])


def test_landing_and_taking_off_cost_two_inches():
    """DZC-9.12, DZC-9.13, DZC-9.14, DZC-CASE-31: fly 10 and land: 12 spent of 18; no crash roll for landing; unloading waives the cost."""
    text = "B hunter = scourge.hunter at 40,40\nA condor = ucm.condor at 20,10\nactivate condor condor"
    table = field(text).plays("A", "do fly condor").plays("A", [fly((20, 20))]).plays("A", "do land condor condor.1")
    table.then("condor.1", level="landed", spent=1200, fees=200, moved=1000)
    assert allowance(table.game, "condor.1") == 600
    far = field(text).plays("A", "do fly condor").plays("A", [fly((20, 26.5))]).refuses("A", "do land condor condor.1", "DZC-9.13")
    assert not far.events(AircraftLanded)
    up = field(text.replace("at 20,10", "at 20,10 landed")).plays("A", "do fly condor")
    up.refuses("A", fly((20, 26.01)), "DZC-4.1").plays("A", [fly((20, 26))]).then("condor.1", level="air", spent=1800)


def test_the_landing_zone_must_be_clear():
    """DZC-9.12, DZC-9.15, DZC-9.16, DZC-9.19: no unit and no Structure under the template, even in part; own passengers do not count."""
    text = "B hunter = scourge.hunter at 40,40\nA condor = ucm.condor at 20,20\nactivate condor condor\n"
    field(text + "building hut tiny normal 21.9,19 3x3").refuses("A", "do land condor condor.1", "DZC-9.15", "structure-in-landing-zone")
    field(text + "building hut tiny normal 22,19 3x3").plays("A", "do land condor condor.1").then("condor.1", level="landed")
    field(text + "A legion = ucm.legionnaire at 22.3,20").refuses("A", "do land condor condor.1", "DZC-9.15", "unit-in-landing-zone")
    field(text + "A sabre = ucm.sabre at 22.3,20 carrier condor bg condor").plays("A", "do land condor condor.1").then("condor.1", level="landed")


@pytest.mark.parametrize(("size", "diameter"), [("Tiny", 1), ("S", 2), ("M", 3), ("L", 4)])
def test_landing_templates(size, diameter):
    """DZC-9.16: circles of 1, 2, 3 and 4 inches."""
    assert template_radius(size) * 2 == diameter * 100


HOT = "A raven = ucm.raven_a at 20,20\nactivate raven raven\nB hunter = scourge.hunter at 20,{y}\n"


def test_hot_landing_zones():
    """DZC-9.17, DZC-9.18, DZC-1.13, DZC-24.12, DZC-CASE-32: an enemy at 2.9 that sees the point; not at 3 nor behind a wall."""
    field(HOT.format(y=22.9)).refuses("A", "do land raven raven.1", "DZC-9.17")
    field(HOT.format(y=23)).plays("A", "do land raven raven.1").then("raven.1", level="landed")
    field(HOT.format(y=22.9) + "building wall micro normal 18,21.6 4x0.3 height 2").plays("A", "do land raven raven.1")
    field(HOT.format(y=23), options={"lz_edge": "on"}).refuses("A", "do land raven raven.1", "DZC-9.17")


def test_garrisons_make_a_zone_hot_and_aircraft_do_not():
    """DZC-9.18, DZC-1.4, DZC-CASE-32: infantry behind a wall 2 inches away that sees the point stops the landing; a landed enemy aircraft does not."""
    inside = "building hall small normal 18,22 4x4 height 5\nB warrior = scourge.warriors inside hall x1\n"
    field(inside + HOT.format(y=40)).refuses("A", "do land raven raven.1", "DZC-9.18")
    field("building hall small normal 18,22 4x4 height 5\n" + HOT.format(y=40)).plays("A", "do land raven raven.1")
    field("B marauder = scourge.marauder at 20,22.5 landed\n" + HOT.format(y=40)).plays("A", "do land raven raven.1").then("raven.1", level="landed")


def test_direct_deployment():
    """DZC-9.23, DZC-12.28: battlegroups that the scenario lists start in Readiness, passengers aboard."""
    state = given("dropzone_commander", "", "dzc.targets_at_arcadia").state
    assert state.units["A1t.1"].where == "readiness"
    assert (state.units["A1a.1"].where, state.units["A1a.1"].host) == ("aboard", "A1t.1")
    assert [state.units[f"A2a.{n}"].host for n in range(1, 7)] == ["A2t.1"] * 3 + ["A2t.2"] * 3
    assert state.units["A5a.1"].where == "aboard"
    assert state.units["A5t.1"].where == "reserve"


def test_a_destroyed_aircraft_rolls_on_its_table():
    """DZC-9.24, DZC-13.7: on 6 it is blown to pieces in the air; nothing happens on the ground."""
    text = "A raven = ucm.raven_a at 20,20\nA sabre = ucm.sabre at 20,20\nB reaper = scourge.reaper at 20,14\nactivate reaper reaper"
    table = field(text)
    weapon = next(w for w in table.game.weapons("reaper.1") if "AA" in w.words)
    table.plays("B", f"do fire reaper; shoot reaper.1 {weapon.id} raven.1 {weapon.shots}", dice="hit 6 6, damage 6 6, fate 6")
    table.then("raven.1", where="gone").then("sabre.1", damage=0)


def test_tiny_aircraft_burst_in_the_air():
    """DZC-9.25, DZC-9.26: no roll, and no effect on the ground."""
    drone = next(p for p in units().values() if p.lz == "Tiny" and not p.is_fast)
    table = field(f"A drone = {drone.id} at 20,20\nA sabre = ucm.sabre at 20,20\nB reaper = scourge.reaper at 20,14 facing 0\nactivate reaper reaper")
    aa = next(w for w in table.game.weapons("reaper.1") if "AA" in w.words)
    dice = f"hit {' '.join(['6'] * aa.shots)}, damage {' '.join(['6'] * aa.shots)}"
    table.plays("B", f"do fire reaper; shoot reaper.1 {aa.id} drone.1 {aa.shots}", dice=dice)
    table.then("drone.1", where="gone").then("sabre.1", damage=0)


def test_landed_aircraft_may_stay_fire_or_take_off():
    """DZC-9.27, DZC-9.28: it may do nothing, fire from the ground, or fly; loading and landing open no window."""
    table = field("A condor = ucm.condor at 20,20 landed options missile_pods\nB hunter = scourge.hunter at 20,26\nactivate condor condor")
    table.offers("A", "do done", "do fly condor", "do fire condor")
    table.plays("A", "do done").then("condor.1", level="landed", x=2000)


def test_where_the_template_lies():
    """DZC-9.12, DZC-9.16: it is laid on the aircraft itself."""
    game = field("A condor = ucm.condor at 20,20\nB hunter = scourge.hunter at 40,40").game
    assert flight_law.lz_radius(game, "condor.1") == 200
    assert flight_law.refuse_zone(game, "condor.1", Point(2000, 2000)) is None
    assert rule(flight_law.refuse_zone(game, "condor.1", Point(20, 2000))) == "DZC-9.11"


def test_turning_in_the_air_is_no_flight():
    """DZC-4.2, DZC-9.6: a low aircraft that only turns makes no roll and opens no window; it may still fly after that."""
    text = "B reaper = scourge.reaper at 24,10\n" + RAVEN.format(words="low")
    table = field(text).plays("A", "do fly raven").plays("A", [fly((20, 10), facing=90, low=True)]).not_asked("B")
    table.then("raven.1", facing=90, level="low", moved=0, order="").plays("A", "do fly raven").plays("A", [fly((20, 14))]).asked("B", "react")


def test_going_low_on_the_spot_counts_as_an_inch_however_it_is_done():
    """DZC-9.2, DZC-9.6: by way of a flight that goes nowhere too; climbing so costs nothing."""
    down = field(RAVEN.format(words="")).plays("A", "do fly raven").plays("A", [fly((20, 10), low=True)], dice="low 3 4")
    down.then("raven.1", level="low", moved=100, spent=100)
    field(RAVEN.format(words="low")).plays("A", "do fly raven").plays("A", [fly((20, 10))]).then("raven.1", level="air", moved=0, spent=0)


def test_a_divided_move_keeps_its_altitude():
    """DZC-9.1: what flew low goes on low, also after landing in between; what flew high does not go low."""
    table = field(RAVEN.format(words="")).plays("A", "do fly raven").plays("A", [fly((20, 14), low=True)], dice="low 3 4")
    table.plays("A", "do land raven raven.1").plays("A", "do fly raven").refuses("A", fly((20, 16)), "DZC-9.1")
    table.plays("A", [fly((20, 16), low=True)], dice="low 3 4").then("raven.1", level="low", y=1600)
    high = field(RAVEN.format(words="")).plays("A", "do fly raven").plays("A", [fly((20, 14))]).plays("A", "do fly raven")
    high.refuses("A", fly((20, 16), low=True), "DZC-9.1").plays("A", [fly((20, 16))]).then("raven.1", level="air")


def test_a_torn_squadron_closes_up_in_flight():
    """DZC-1.9: a gunship that losses have cut off flies as near to its leader as it can; a squadron that hangs together flies side by side (DZC-1.8)."""
    lines = "A falcon = ucm.falcon at {places}\nB hunter = scourge.hunter at 44,44\nactivate falcon falcon"
    torn = field(lines.format(places="10,10 22,10")).plays("A", "do fly falcon")
    torn.plays("A", [fly((10, 14))]).refuses("A", Adjust("falcon.2", points((22, 14)), 0), "DZC-1.9").plays("A", "pass")
    assert torn.state.units["falcon.1"].y == 1400
    assert torn.state.units["falcon.2"].x - torn.state.units["falcon.1"].x <= 600
    whole = field(lines.format(places="10,10 16,10")).plays("A", "do fly falcon")
    whole.plays("A", [fly((10, 14))]).plays("A", "pass")
    whole.then("falcon.2", x=1600, y=1400)


def test_an_entering_transport_lands_for_nothing_to_unload():
    """DZC-9.13, DZC-4.20, DZC-12.13, DZC-RULING-111: half its Mv flown to the end it may land with passengers, who must get out; empty it may not."""
    text = "A raven = ucm.raven_a readiness x1 bg raven\n{more}B hunter = scourge.hunter at 40,40\nactivate raven raven {legion}"
    full = field(text.format(more="A legion = ucm.legionnaire aboard raven x2 bg raven\n", legion="legion"))
    full.plays("A", "do enter raven").plays("A", [enter((20, 0), (20, 12))]).plays("A", "do land raven raven.1").then("raven.1", level="landed", spent=1200)
    full.refuses("A", Do("done", "raven"), "DZC-9.13", "must-load-or-unload").refuses("A", Do("fly", "raven"), "DZC-4.1")
    full.plays("A", "do alight legion").plays("A", [put((20, 14), (20.8, 14))]).then("raven.1", spent=1200).plays("A", "do done")
    short = field(text.format(more="A legion = ucm.legionnaire aboard raven x2 bg raven\n", legion="legion"))
    short.plays("A", "do enter raven").plays("A", [enter((20, 0), (20, 10))]).plays("A", "do land raven raven.1").then("raven.1", spent=1200, fees=200)
    short.plays("A", "do done").then("legion.1", where="aboard")
    empty = field(text.format(more="", legion="")).plays("A", "do enter raven").plays("A", [enter((20, 0), (20, 12))])
    empty.refuses("A", "do land raven raven.1", "DZC-9.13")


def test_landing_and_rising_are_part_of_the_move():
    """DZC-3.5, DZC-9.12, DZC-9.27: who lands and fires does not take off again, nor does who rises and fires fly on; fire first, and it may do either."""
    text = "A falcon = ucm.falcon at 20,20 {words}\nB bus = resistance.battle_bus at 20,26\nactivate falcon falcon"
    shot = "do fire falcon; shoot falcon.1 w1 bus.1 1; open fire"
    down = field(text.format(words="")).plays("A", "do land falcon falcon.1").plays("A", shot, dice="hit 1").then("falcon.1", order="mf")
    down.refuses("A", "do fly falcon", "DZC-3.5")
    up = field(text.format(words="landed")).plays("A", "do fly falcon").plays("A", [fly((20, 20))]).then("falcon.1", level="air", order="m")
    up.plays("A", shot, dice="hit 1").refuses("A", "do fly falcon", "DZC-3.5")
    first = field(text.format(words="landed")).plays("A", shot, dice="hit 1").plays("A", "do fly falcon").plays("A", [fly((20, 10))])
    first.then("falcon.1", level="air", order="fm")


PAIR = "A falcon = ucm.falcon at 10,10 14,10 {words}\nB rapier = ucm.rapier at 24,26\nactivate falcon falcon"


def test_aircraft_of_a_squadron_go_their_own_ways():
    """DZC-3.5, DZC-4.1, DZC-4.2: each has a path and a facing of its own, within its Mv, coherency and the room that bases take; reactions see that path."""
    table = field(PAIR.format(words="")).plays("A", "do fly falcon").plays("A", [fly((10, 20))]).asked("A", "adjust")
    table.refuses("A", Adjust("falcon.2", points((14, 34.01)), 0), "DZC-4.1").refuses("A", Adjust("falcon.2", points((17.1, 20)), 0), "DZC-1.8")
    table.refuses("A", Adjust("falcon.2", points((10.9, 20)), 0), "DZC-9.11").refuses("A", Adjust("rapier.1", points((14, 20)), 0), "DZC-4.1")
    table.plays("A", [Adjust("falcon.2", points((13, 10), (13, 22)), 90)]).plays("A", "pass").asked("B", "react")
    flown = {flight.unit: flight.points for flight in table.state.flights}
    assert flown["falcon.2"][-2:] == (1300, 2200)
    table.plays("B", "pass").then("falcon.1", x=1000, y=2000, facing=0, moved=1000).then("falcon.2", x=1300, y=2200, facing=90, moved=1300)


def test_an_aircraft_of_a_squadron_may_stay():
    """DZC-3.5, DZC-9.6, DZC-9.27: one goes low, the other stays where and as it is: no roll, no move; a landed one does not rise."""
    table = field(PAIR.format(words="")).plays("A", "do fly falcon").plays("A", [fly((10, 13), low=True)])
    table.plays("A", [Adjust("falcon.2", points((14, 10)), 180)]).plays("A", "pass", dice="low 3 4")
    table.then("falcon.1", level="low", y=1300).then("falcon.2", level="air", y=1000, facing=180, moved=0, order="")
    down = field(PAIR.format(words="landed")).plays("A", "do fly falcon").plays("A", [fly((10, 13))])
    down.plays("A", [Adjust("falcon.2", points((14, 10)), 0)]).plays("A", "pass").then("falcon.1", level="air").then("falcon.2", level="landed", spent=0)


def test_over_a_steep_contour_an_aircraft_is_as_high_as_the_contour():
    """DZC-5.5, DZC-9.8, DZC-RULING-113: over 8 inches of hill it is seen and fired at there, not hidden inside; over 4 inches it is at 6."""
    text = "ground hill hill 10,10 30,10 30,30 10,30 height {height}\nA raven = ucm.raven_a at 20,{y}\nB rapier = ucm.rapier at 20,29\nactivate raven raven"
    for height, z in ((8, 800), (4, 600)):
        assert field(text.format(height=height, y=20)).game.eye("raven.1").z == z
    table = field(text.format(height=8, y=20)).plays("A", "do fly raven").plays("A", [fly((24, 20))]).asked("B", "react")
    weapon = next(w for w in table.game.weapons("rapier.1") if "AA" in w.words)
    assert isinstance(aim(table.game, "rapier.1", weapon, "raven.1"), Aim)


def test_a_garrison_makes_a_zone_hot_by_the_wall_that_sees_it():
    """DZC-9.18, DZC-9.17: a screen hides the point from the near wall; walls farther than 3 inches that see it do not count."""
    hall = "building hall small normal 18,22 16x4 height 5\nB warrior = scourge.warriors inside hall x1\n"
    field(hall + HOT.format(y=40)).refuses("A", "do land raven raven.1", "DZC-9.18")
    screen = "building screen micro normal 18,21 3.5x0.3 height 3\n"
    field(hall + screen + HOT.format(y=40)).plays("A", "do land raven raven.1").then("raven.1", level="landed")


def test_aircraft_in_the_air_do_not_foul_a_landing_zone():
    """DZC-9.15, DZC-4.7: another that hovers over the template does not bar it; landed there it does."""
    text = "A condor = ucm.condor at 20,20\nA raven = ucm.raven_a at 21.5,20 {level}\nB hunter = scourge.hunter at 40,40\nactivate condor condor"
    field(text.format(level="air")).plays("A", "do land condor condor.1").then("condor.1", level="landed")
    field(text.format(level="landed")).refuses("A", "do land condor condor.1", "DZC-9.15")


def test_low_flight_is_barred_by_cliffs_too():
    """DZC-9.7: over a cliff of 3 inches only at normal altitude."""
    cliff = "ground rock cliff 18,13 22,13 22,14 18,14 height 3\n" + RAVEN.format(words="")
    table = field(cliff).plays("A", "do fly raven").refuses("A", fly((20, 16), low=True), "DZC-9.7")
    table.plays("A", [fly((20, 16))]).then("raven.1", y=1600)


def test_no_base_is_put_on_another_or_on_an_edge():
    """DZC-9.10, DZC-9.11: neither over a landed aircraft nor half on a hill; beside the one and wholly on the other it may hover."""
    landed = field("A condor = ucm.condor at 20,16 landed\n" + RAVEN.format(words="")).plays("A", "do fly raven")
    landed.refuses("A", fly((20, 15.1)), "DZC-9.11", "overlaps-an-aircraft").plays("A", [fly((20, 15))])
    hill = field("ground hill hill 15,12 25,12 25,16 15,16 height 4\n" + RAVEN.format(words="")).plays("A", "do fly raven")
    hill.refuses("A", fly((20, 12.2)), "DZC-9.11", "not-on-one-surface").plays("A", [fly((20, 12.5))])


def test_who_has_moved_and_fired_does_not_land():
    """DZC-3.5: landing is movement; fire first, or land first, and it may."""
    text = "A raven = ucm.raven_a at 20,10\nB bus = resistance.battle_bus at 20,20\nactivate raven raven"
    shot = "do fire raven; shoot raven.1 w1 bus.1 1; open fire"
    late = field(text).plays("A", "do fly raven").plays("A", [fly((20, 12))]).plays("A", shot, dice="hit 1")
    late.refuses("A", "do land raven raven.1", "DZC-3.5")
    field(text).plays("A", shot, dice="hit 1").plays("A", "do land raven raven.1").then("raven.1", level="landed", order="fm")


def test_taking_off_after_unloading_is_free():
    """DZC-9.13, DZC-12.13, DZC-CASE-31: half of 18 inches and nothing for rising; who only landed pays 2 of its whole Mv."""
    text = "A condor = ucm.condor at 20,10 landed {words}\nB hunter = scourge.hunter at 40,40\nactivate condor condor"
    served = field(text.format(words="carried")).plays("A", "do fly condor").refuses("A", fly((20, 19.01)), "DZC-4.1")
    served.plays("A", [fly((20, 19))]).then("condor.1", spent=900)
    field(text.format(words="")).plays("A", "do fly condor").plays("A", [fly((20, 19))]).then("condor.1", spent=1100)
