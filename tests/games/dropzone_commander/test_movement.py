"""Chapter 4, movement on the ground and entering; chapter 23, terrain."""

from __future__ import annotations

import pytest

from bocage.core.state import replace
from bocage.games.dropzone_commander.moving.movement import March, Marching
from bocage.games.dropzone_commander.shooting.attack import cover
from bocage.tabletop.points import Waypoint

from .field import enter, field, fly, march, rule

FOE = "B hunter = scourge.hunter at 40,40\n"


def moving(text: str, squad: str = "sabre"):
    return field(f"{FOE}{text}\nactivate {squad} {squad}").plays("A", f"do move {squad}")


def test_the_way_may_not_lead_through_structures_or_vehicles():
    """DZC-4.1, DZC-4.6: a Structure or a vehicle in the way bars it, and the refusal names it; round it one may go."""
    table = moving("building hut micro normal 9.5,12 1x1\nA sabre = ucm.sabre at 10,10")
    table.refuses("A", march((10, 14)), "DZC-4.1", "way-barred-by").plays("A", [march((8, 10), (8, 12))])
    truck = moving("A sabre = ucm.sabre at 10,10\nA rapier = ucm.rapier at 10,12")
    truck.refuses("A", march((10, 14)), "DZC-4.6", "way-barred-by")


def test_a_planned_march_is_remembered_for_the_same_table_and_the_same_means():
    """A copy is told what was planned; what a unit has spent, how far it may go at all, or a vehicle that stands in the way is another question."""
    game = field(f"{FOE}A sabre = ucm.sabre at 10,10\nA rapier = ucm.rapier at 20,20").game
    answer = March((Waypoint(1000, 1300),), 0)
    first = Marching(game, "sabre").plan(answer)
    twin = game.copy(game.state.copy())
    assert Marching(twin, "sabre").plan(answer) is first
    units, before = twin.state.units, game.state.units
    units["sabre.1"] = replace(before["sabre.1"], spent=200)
    assert rule(Marching(twin, "sabre").plan(answer)) == "DZC-4.1"
    units["sabre.1"] = replace(before["sabre.1"], cap=100)
    assert rule(Marching(twin, "sabre").plan(answer)) == "DZC-4.8"
    units["sabre.1"] = before["sabre.1"]
    units["rapier.1"] = replace(before["rapier.1"], x=1000, y=1200)
    assert rule(Marching(twin, "sabre").plan(answer)) == "DZC-4.6"
    assert Marching(game, "sabre").plan(answer) is first


def test_no_unit_ends_on_another():
    """DZC-4.1: bodies may touch, not overlap; also off the table no body stands."""
    table = moving("A sabre = ucm.sabre at 10,10\nA legion = ucm.legionnaire at 10,13")
    table.refuses("A", march((10, 12.9)), "DZC-4.1", "overlaps-a-unit").plays("A", [march((10, 11.9))])
    edge = moving("A sabre = ucm.sabre at 2,2")
    edge.refuses("A", march((0.3, 2)), "DZC-4.1", "off-the-table")


def test_facing_is_free_and_turning_costs_nothing():
    """DZC-4.2: any facing at the end of the move; a unit that stays may turn and has not moved."""
    table = moving("A sabre = ucm.sabre at 10,10").plays("A", [march((10, 12), facing=275)]).then("sabre.1", facing=275, moved=200)
    still = moving("A sabre = ucm.sabre at 10,10").plays("A", [march((10, 10), facing=90)])
    still.then("sabre.1", facing=90, moved=0, order="")
    table.refuses("A", "do move sabre", "DZC-3.5")
    moving("A sabre = ucm.sabre at 10,10").refuses("A", march((10, 12), facing=360), "DZC-4.2").refuses("A", march(facing=9), "DZC-4.1", "say-where-to")


ENTRY = "B hunter = scourge.hunter at 40,40\nA {unit} = {profile} readiness x1\nactivate {unit} {unit}"


def test_entry_from_readiness():
    """DZC-4.3, DZC-4.5, DZC-4.19: over the own edge, half of Mv exactly, and the entry is the move."""
    table = field(ENTRY.format(unit="sabre", profile="ucm.sabre")).plays("A", "do enter sabre")
    table.refuses("A", enter((10, 48), (10, 47)), "DZC-4.3", "not-your-edge").refuses("A", enter((10, 0), (10, 2.01)), "DZC-4.3")
    table.plays("A", [enter((10, 0), (10, 2))]).then("sabre.1", y=200, entered=True, moved=200).refuses("A", "do move sabre", "DZC-3.5")
    odd = field(ENTRY.format(unit="katana", profile="phr.juno_a1")).plays("A", "do enter katana")
    half = odd.game.profile("katana.1").move / 200
    odd.plays("A", [enter((10, 0), (10, half))]).then("katana.1", y=round(half * 100))


def test_entry_may_be_delayed():
    """DZC-4.4: a battlegroup in Readiness may wait when it is activated."""
    table = field(ENTRY.format(unit="sabre", profile="ucm.sabre")).plays("A", "do done").then("sabre.1", where="readiness")
    assert table.match.ask.what == "activate"


def test_halves_are_exact():
    """DZC-4.5: half of 9 inches is 4.5."""
    table = moving("A tomahawk = shaltari.tomahawk at 10,10 embarks 1", "tomahawk")
    assert table.game.profile("tomahawk.1").move == 900
    table.refuses("A", march((10, 14.51)), "DZC-4.1").plays("A", [march((10, 14.5))]).then("tomahawk.1", moved=450)


def test_through_friendly_infantry_but_not_through_enemies():
    """DZC-4.6: friendly bases are moved through, enemy bases and all vehicles are not."""
    friend = moving("A sabre = ucm.sabre at 10,10\nA legion = ucm.legionnaire at 10,11.5")
    friend.plays("A", [march((10, 13.9))]).then("sabre.1", y=1390)
    enemy = moving("A sabre = ucm.sabre at 10,10\nB warrior = scourge.warriors at 10,11.5")
    enemy.refuses("A", march((10, 13.9)), "DZC-4.6")


def test_aircraft_and_ground_units_ignore_each_other():
    """DZC-4.7: a tank drives under an aircraft and may stand there; a landed one is in the way."""
    table = moving("A sabre = ucm.sabre at 10,10\nB marauder = scourge.marauder at 10,12")
    table.plays("A", [march((10, 12))]).then("sabre.1", y=1200)
    moving("A sabre = ucm.sabre at 10,10\nB marauder = scourge.marauder at 10,12 landed").refuses("A", march((10, 14)), "DZC-4.6")


def test_fast_mover_weapons_have_no_move_and_fire():
    """DZC-4.9: they are fired in attack runs only."""
    table = field("B hunter = scourge.hunter at 20,20\nA seraphim = ucm.seraphim at 20,10\nactivate seraphim seraphim")
    assert all(weapon.move_fire == -1 for weapon in table.game.weapons("seraphim.1"))
    table.refuses("A", "do fire seraphim", "DZC-4.9")


def test_tall_structures_block_flight():
    """DZC-4.15, DZC-4.16, DZC-9.9: normal altitude is 6 inches: over 6 inches of Structure no path leads, over 6 exactly it does."""
    text = "building tower medium normal 18,15 4x2 height {height}\nB hunter = scourge.hunter at 40,40\nA raven = ucm.raven_a at 20,10\nactivate raven raven"
    field(text.format(height=6.01)).plays("A", "do fly raven").refuses("A", fly((20, 20)), "DZC-4.16")
    table = field(text.format(height=6)).plays("A", "do fly raven").plays("A", [fly((20, 20))]).then("raven.1", y=2000, level="air")
    assert table.game.eye("raven.1").z == 600


def test_entering_and_unloading_halve_once():
    """DZC-4.20, DZC-12.13: half of the printed Mv, not a quarter."""
    for words, reach in ((" entered carried", 9), ("", 18)):
        table = field(f"A condor = ucm.condor at 10,10{words}\nB hunter = scourge.hunter at 40,40\nactivate condor condor").plays("A", "do fly condor")
        table.refuses("A", fly((10, 10.01 + reach))).plays("A", [fly((10, 10 + reach))]).then("condor.1", moved=reach * 100)


# -- terrain ------------------------------------------------------------------------------------------------------------------------------------


def test_open_ground_costs_nothing_extra():
    """DZC-23.1: passable ground has no effect."""
    moving("ground field open 0,0 30,0 30,30 0,30\nA sabre = ucm.sabre at 10,10").plays("A", [march((10, 14))]).then("sabre.1", spent=400)


def test_roads_add_two_inches():
    """DZC-23.2, DZC-12.10: a vehicle whose whole move is on a road has 2 inches more; leaving it, embarking, skimmers, walkers and infantry have not."""
    road = "ground road road 9,0 11,0 11,40 9,40\n"
    moving(road + "A sabre = ucm.sabre at 10,10").plays("A", [march((10, 16))]).then("sabre.1", moved=600)
    moving(road + "A sabre = ucm.sabre at 10,10").refuses("A", march((10, 14.5), (11.4, 14.5)), "DZC-4.1")
    moving(road + "A sabre = ucm.sabre at 10,10 embarks 1").refuses("A", march((10, 12.01)), "DZC-4.1")
    skimmer = moving(road + "A reaper = scourge.reaper at 10,10", "reaper")
    skimmer.refuses("A", march((10, 10 + skimmer.game.profile("reaper.1").move / 100 + 0.1)), "DZC-4.1")
    moving(road + "A legion = ucm.legionnaire at 10,10", "legion").refuses("A", march((10, 12.01)), "DZC-4.1")


def test_only_who_is_on_the_road_rolls_faster():
    """DZC-23.2, DZC-4.1: the leader on the road goes 5 inches, its mate beside the road no more than 4, and they stay together."""
    road = "ground road road 9,0 11,0 11,40 9,40\n"
    table = moving(road + "A sabre = ucm.sabre at 10,10 12.5,10").plays("A", [march((10, 15))]).plays("A", "pass")
    table.then("sabre.1", moved=500)
    assert 0 < table.state.units["sabre.2"].moved <= 400


def test_tough_ground_costs_double():
    """DZC-23.3, DZC-22.17, DZC-22.31: each inch costs 2; walkers and skimmers pay nothing more."""
    scrub = "ground scrub tough 8,11 12,11 12,20 8,20\n"
    table = moving(scrub + "A sabre = ucm.sabre at 10,10")
    table.refuses("A", march((10, 12.51)), "DZC-4.1").plays("A", [march((10, 12.5))]).then("sabre.1", spent=400, moved=250)
    walker = moving(scrub + "A ares = phr.ares at 10,10", "ares")
    far = walker.game.profile("ares.1").move / 100
    walker.plays("A", [march((10, 10 + far))]).then("ares.1", moved=round(far * 100))


def test_impassable_ground():
    """DZC-23.4, DZC-23.5: water and cliffs bar ground units; a hovercraft or skimmer crosses water, nobody a cliff."""
    water = "ground lake water 0,12 30,12 30,13 0,13\n"
    moving(water + "A sabre = ucm.sabre at 10,10").refuses("A", march((10, 14)), "DZC-4.1", "way-barred-by")
    moving(water + "A reaper = scourge.reaper at 10,10", "reaper").plays("A", [march((10, 14))]).then("reaper.1", y=1400)
    cliff = "ground rock cliff 0,12 30,12 30,13 0,13 height 3\n"
    moving(cliff + "A reaper = scourge.reaper at 10,10", "reaper").refuses("A", march((10, 14)), "DZC-4.1")


def test_who_leaps_over_things():
    """DZC-22.46, DZC-22.75, DZC-23.4, DZC-23.5: Jump Jets and Levitated units pass over water, scrub, and cliffs and Structures up to 6 (below 6) inches; they
    do not stop in or on them; others go round."""
    text = "{thing}\nA squad = phr.{unit} at 10,10"
    lake, scrub = "ground lake water 0,12 30,12 30,13 0,13", "ground scrub tough 0,11 30,11 30,30 0,30"
    for unit in ("valkyries", "medusa"):
        over = moving(text.format(thing=lake, unit=unit), "squad").refuses("A", march((10, 12.5)), "DZC-23.4").plays("A", [march((10, 14))])
        over.then("squad.1", y=1400, spent=400)
        moving(text.format(thing=scrub, unit=unit), "squad").plays("A", [march((10, 14))]).then("squad.1", spent=400)
    for height, unit, passes in ((6, "valkyries", True), (6.1, "valkyries", False), (5.9, "medusa", True), (6, "medusa", False)):
        for thing in (f"ground rock cliff 0,12 30,12 30,13 0,13 height {height}", f"building hall small normal 8,11.5 4x1 height {height}"):
            table = moving(text.format(thing=thing, unit=unit), "squad")
            if passes:
                table.plays("A", [march((10, 14))]).then("squad.1", y=1400)
            else:
                table.refuses("A", march((10, 14)), "DZC-4.1", "way-barred-by")
    moving(text.format(thing=lake, unit="immortals"), "squad").refuses("A", march((10, 14)), "DZC-4.1")


@pytest.mark.parametrize(("kind", "soft", "body"), [("wood", True, False), ("barricade", False, True), ("tough", False, False)])
def test_cover_of_the_ground(kind, soft, body):
    """DZC-23.6, DZC-23.7: infantry in it or within 1 inch behind it, seen from the firer, has Soft or Body Cover; before it not; vehicles never."""
    text = (
        f"ground patch {kind} 8,12 12,12 12,13 8,13\nA legion = ucm.legionnaire at 10,{{y}}\nA sabre = ucm.sabre at 20,12.5\nB hunter = scourge.hunter at 10,30"
    )
    for y, inside in ((12.5, True), (11, True), (10.9, False), (14, False)):
        assert cover(field(text.format(y=y)).game, "legion.1", (1000, 3000)) == (soft and inside, body and inside)
    game = field(text.format(y=5) + "\nA katana = ucm.katana at 10,12.5").game
    assert cover(game, "katana.1", (1000, 3000)) == (False, False)


def test_body_cover_raises_armour():
    """DZC-23.7: armour counts 1 higher behind a barricade."""
    text = "ground wall barricade 8,12 12,12 12,13 8,13\nA legion = ucm.legionnaire at 10,{y}\nB warrior = scourge.warriors at 10,17\nactivate warrior warrior"
    for y, needed in ((11, 4), (5, 3)):
        for face in (needed - 1, needed):
            table = field(text.format(y=y)).plays("B", "do fire warrior; shoot warrior.1 w1 legion.1 1; open fire", dice=f"hit 6, damage {face}")
            table.then("legion.1", damage=int(face == needed))


def test_climbing_a_hill_costs_its_height():
    """DZC-23.8: an inch for each inch climbed; going down is free."""
    hill = "ground hill hill 0,12 30,12 30,20 0,20 height 2\n"
    up = moving(hill + "A sabre = ucm.sabre at 10,11")
    up.refuses("A", march((10, 13.01)), "DZC-4.1").plays("A", [march((10, 13))]).then("sabre.1", spent=400, moved=200)
    down = moving(hill + "A sabre = ucm.sabre at 10,13").plays("A", [march((10, 9))]).then("sabre.1", spent=400)
    assert up.game.body("sabre.1").bottom == 200
    assert down.game.body("sabre.1").bottom == 0


def test_no_aircraft_lands_on_a_roof():
    """DZC-23.10, DZC-9.15, DZC-9.11: it may stand above a roof no taller than 6 inches, but a landing zone holds no part of a Structure."""
    text = "building hall medium normal 18,18 6x6 height {height}\nB hunter = scourge.hunter at 40,40\nA raven = ucm.raven_a at 21,{y}\nactivate raven raven"
    field(text.format(height=6, y=21)).refuses("A", "do land raven raven.1", "DZC-9.15")
    field(text.format(height=6, y=15)).plays("A", "do fly raven").plays("A", [fly((21, 21))]).then("raven.1", y=2100)
    field(text.format(height=7, y=15)).plays("A", "do fly raven").refuses("A", fly((21, 21)), "DZC-4.16")
    field(text.format(height=6, y=15)).plays("A", "do fly raven").refuses("A", fly((21, 18)), "DZC-9.11")


def test_levitated_units_pay_nothing_for_hills_they_pass_over():
    """DZC-22.75, DZC-22.46, DZC-23.8: below 6 inches a hill costs a Medusa nothing, and Valkyries neither up to 6; others climb."""
    hill = "ground hill hill 0,11 30,11 30,20 0,20 height 3\nA squad = phr.{unit} at 10,10"
    for unit in ("medusa", "valkyries"):
        moving(hill.format(unit=unit), "squad").plays("A", [march((10, 14))]).then("squad.1", spent=400)
    table = moving(hill.format(unit="ares"), "squad")
    table.refuses("A", march((10, 14)), "DZC-4.1", "too-far")
