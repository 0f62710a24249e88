"""Chapters 10 and 11: attack runs of fast movers, interceptions, and interceptions within them."""

from __future__ import annotations

import pytest

from bocage.core.chance import Scripted
from bocage.core.state import replace
from bocage.games.dropzone_commander.moving.attack_runs import Intercept
from bocage.games.dropzone_commander.shooting.reaction import React
from bocage.games.dropzone_commander.state.events_runs import LaneChosen, RunDeclared, RunEnded, RunNotAvailable
from bocage.testing import given
from bocage.testing.fuzz import play_out

from .field import field, fly, lane, put

RUN = """
    A seraphim = ucm.seraphim readiness x1
    B hunter = scourge.hunter at 24,24 {words}
    B other = scourge.hunter at 44,44
    {more}
    activate seraphim seraphim
"""


def run(words: str = "", more: str = "", dice: str = "available 4"):
    return field(RUN.format(words=words, more=more)).plays("A", "do run seraphim hunter", dice=dice)


def test_fast_movers_only_make_attack_runs():
    """DZC-10.1, DZC-10.2, DZC-11.1, DZC-EX-08: they neither enter nor fly; both the bomber and the fighter run, only the fighter intercepts."""
    table = field(
        "A seraphim = ucm.seraphim readiness x1\nA archangel = ucm.archangel readiness x1\nB hunter = scourge.hunter at 24,24\nactivate seraphim seraphim"
    )
    table.refuses("A", "do enter seraphim", "DZC-10.1").refuses("A", "do fly seraphim").offers("A", "do run seraphim hunter")
    tank = field("A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 24,24\nactivate sabre sabre")
    tank.refuses("A", "do run sabre hunter", "DZC-10.1")
    state = given("dropzone_commander", "", "dzc.guns_of_new_sparta").state
    assert state.units["A6a.1"].where == state.units["B6a.1"].where == "reserve"


def test_availability():
    """DZC-10.3, DZC-10.14, DZC-CASE-36: on 1 it stays in Readiness and has used its activation; else the run goes on; a target must be in play."""
    table = run(dice="available 1").then("seraphim.1", where="readiness")
    assert table.events(RunNotAvailable)
    assert table.state.squads["seraphim"].acted
    run().asked("A", "lane")
    field(RUN.format(words="", more="")).refuses("A", "do run seraphim nobody", "DZC-10.3")


def test_entry_and_attack_point():
    """DZC-10.4, DZC-10.5, DZC-10.7: any point of any edge; an attack point within 6 inches of the target in plan."""
    table = run()
    table.refuses("A", lane((24, 3), (24, 22)), "DZC-10.4").refuses("A", lane((24, 0), (24, 17.9)), "DZC-10.5")
    table.plays("A", [lane((0, 10), (24, 18))]).asked("A", "aim").then("seraphim.1", x=2400, y=1800, where="table")


def test_a_structure_may_be_the_target():
    """DZC-10.3, DZC-10.5: 6 inches to its footprint."""
    text = (
        "building hall small normal 22,22 4x4 height 5\nA seraphim = ucm.seraphim readiness x1\nB hunter = scourge.hunter at 40,40\nactivate seraphim seraphim"
    )
    table = field(text).plays("A", "do run seraphim hall", dice="available 2")
    table.refuses("A", lane((24, 0), (24, 15.9)), "DZC-10.5").plays("A", [lane((24, 0), (24, 16))]).asked("A", "aim")


def test_lumbering_aircraft_do_not_enter_low():
    """DZC-10.4, DZC-22.41, DZC-10.16: a Seraphim may not; an Archangel may, and rolls 2D6: 3 crashes it."""
    run().refuses("A", lane((24, 0), (24, 20), low=True), "DZC-22.41")
    table = field("A archangel = ucm.archangel readiness x1\nB hunter = scourge.hunter at 24,24\nactivate archangel archangel")
    table.plays("A", "do run archangel hunter", dice="available 2").plays("A", [lane((24, 0), (24, 20), low=True)], dice="low 1 2")
    table.asked("B", "crash").plays("B", "crash at 5 2400 500").then("archangel.1", where="gone")


def test_lanes_do_not_cross_tall_structures():
    """DZC-10.6, DZC-10.15: at normal altitude nothing over 6 inches, low nothing over 2; contours are overflown."""
    tower = "building tower medium normal 22,10 4x2 height {height}"
    run(more=tower.format(height=7)).refuses("A", lane((24, 0), (24, 20)), "DZC-10.15")
    run(more=tower.format(height=6)).plays("A", [lane((24, 0), (24, 20))]).then("seraphim.1", y=2000)
    run(more="ground hill hill 20,10 28,10 28,12 20,12 height 8").plays("A", [lane((24, 0), (24, 20))]).then("seraphim.1", y=2000)
    low = "A archangel = ucm.archangel readiness x1\nB hunter = scourge.hunter at 24,24\nactivate archangel archangel\n"
    table = field(low + "building hut tiny normal 22,10 3x3 height 3").plays("A", "do run archangel hunter", dice="available 2")
    table.refuses("A", lane((24, 0), (24, 20), low=True), "DZC-10.15")


def test_a_run_goes_round_towers():
    """DZC-10.4, DZC-10.5, DZC-10.15: towers on all four sides bar the straight ways, but not the run: any point of any edge will do."""
    towers = "\n    ".join(f"building tower{n} medium normal {at} 2x2 height 9" for n, at in enumerate(("23,14", "23,32", "14,23", "32,23")))
    table = run(more=towers).asked("A", "lane").refuses("A", lane((24, 0), (24, 20)), "DZC-10.15").plays("A", [lane((0, 0), (22, 22))])
    table.then("seraphim.1", x=2200, y=2200)


def test_fire_from_the_attack_point():
    """DZC-10.9, DZC-10.13: facing along the lane; then it leaves and is at once in Readiness; DZC-10.14: and has run this turn."""
    table = run().plays("A", [lane((24, 0), (24, 22.5))]).then("seraphim.1", facing=0)
    table.plays("A", "shoot seraphim.1 w1 hunter.1 1", dice="hit 2, damage 2").then("hunter.1", where="gone").then("seraphim.1", where="readiness")
    assert table.events(RunEnded)
    assert table.state.squads["seraphim"].acted
    behind = run().plays("A", [lane((24, 0), (24, 25.5))])
    behind.refuses("A", "shoot seraphim.1 w1 hunter.1 1", "DZC-5.3")


REAPER = "B reaper = scourge.reaper at 29,12 {words}"


def test_reaction_fire_on_the_way_in():
    """DZC-10.6, DZC-10.8, DZC-CASE-36: an unactivated Reaper 5 inches from the lane, 7.58 away, needs 4+: one hit; 4+ to damage: a 3 does nothing."""
    table = run(more=REAPER.format(words="")).plays("A", [lane((24, 0), (24, 22.5))]).asked("B", "react")
    table.plays("B", [React("reaper.1", "w1", "seraphim.1", 12)], dice="hit 4 3, damage 3").then("seraphim.1", damage=0, x=2400, y=2250).asked("A", "aim")


def test_activated_units_do_not_react_to_runs():
    """DZC-10.8, DZC-10.11, DZC-4.12, DZC-22.63, DZC-CASE-26: only units not yet activated; a Totem with Lightning Reflexes may all the same."""
    used = run(more=REAPER.format(words="") + "\n    activated reaper").plays("A", [lane((24, 0), (24, 22.5))])
    used.not_asked("B").asked("A", "aim")
    spent = run(more=REAPER.format(words="acted")).plays("A", [lane((24, 0), (24, 22.5))])
    spent.not_asked("B").asked("A", "aim")  # a squad that has acted without its battlegroup is no fresh one (DZC-3.8)
    totem = run(more="B totem = shaltari.totem at 24,15\n    activated totem").plays("A", [lane((24, 0), (24, 22.5))])
    totem.asked("B", "react")


def test_a_fast_mover_destroyed_on_the_way_in_does_not_fire():
    """DZC-10.18: it rolls on the aircraft table where it was hit, and the run is over."""
    table = run(more="B reaper = scourge.reaper at 29,12 31,12").plays("A", [lane((24, 0), (24, 22.5))])
    table.plays("B", [React("reaper.1", "w1", "seraphim.1", 12)], dice="hit 4 4, damage 4 4, fate 6").then("seraphim.1", where="gone")
    assert not table.state.runs
    table.then("hunter.1", damage=0).not_asked("A", "aim")


def test_reaction_fire_on_the_way_out_and_one_shot_each():
    """DZC-10.10, DZC-10.11, DZC-10.12, DZC-4.13, DZC-CASE-39: the lane goes straight on; who reacted on the way in may not on the way out, nor fire again."""
    table = run(more="B rapier = ucm.rapier at 29,36\n    B reaper = scourge.reaper at 29,12").plays("A", [lane((24, 0), (24, 22.5))]).asked("B", "react")
    table.plays("B", [React("reaper.1", "w1", "seraphim.1", 12)], dice="hit 1 1").plays("B", "pass").plays("A", "pass").asked("B", "react")
    table.refuses("B", React("reaper.1", "w1", "seraphim.1", 0), "DZC-6.2")
    flown = table.state.flights[0].points
    assert flown[-2:] == (2400, 4800)
    table.plays("B", [React("rapier.1", "w1", "seraphim.1", 10)], dice="hit 1 1 1").then("seraphim.1", where="readiness")


def test_squadrons_fly_parallel_lanes():
    """DZC-10.17: one availability roll serves all; every aircraft flies beside the leader, in coherency."""
    table = field("A archangel = ucm.archangel readiness x2\nB hunter = scourge.hunter at 24,24\nactivate archangel archangel")
    table.plays("A", "do run archangel hunter", dice="available 2").plays("A", [lane((24, 0), (24, 20))])
    one, two = table.state.units["archangel.1"], table.state.units["archangel.2"]
    assert one.y == two.y == 2000
    assert 100 <= abs(one.x - two.x) <= 700


def test_wingmen_come_on_from_the_edge():
    """DZC-10.17, DZC-10.4: slantwise every lane is parallel to the leader's and begins on a table edge; along the edge nobody flies beside the table."""
    text = "A archangel = ucm.archangel readiness x3\nB hunter = scourge.hunter at {at}\nactivate archangel archangel"
    slant = field(text.format(at="24,24")).plays("A", "do run archangel hunter", dice="available 2").plays("A", [lane((4, 0), (24, 20))])
    rim = field(text.format(at="24,3")).plays("A", "do run archangel hunter", dice="available 2").plays("A", [lane((0, 0), (24, 0))])
    for table in (slant, rim):
        flown = next(event.lanes for event in table.events(LaneChosen))
        ways = [(x2 - x1, y2 - y1) for x1, y1, x2, y2 in flown]
        assert all(abs(dx * ways[0][1] - dy * ways[0][0]) <= 2 * max(abs(value) for value in ways[0]) for dx, dy in ways), "parallel but for rounding"
        assert all(0 in (x, y) for x, y, _, _ in flown), "from the southern or the western edge"
        assert len({way[2:] for way in flown}) == 3, "side by side"


def test_who_is_partly_aboard_is_a_target():
    """DZC-10.3, DZC-12.20: a squad of which the first rides and another stands on the table may be the target of a run."""
    text = """
        A seraphim = ucm.seraphim readiness x1
        B marauder = scourge.marauder at 30,30 landed bg B1
        B hunter = scourge.hunter aboard marauder x2 bg B1
        activate seraphim seraphim
    """
    table = field(text).refuses("A", "do run seraphim hunter", "DZC-10.3")
    second = table.state.units["hunter.2"]
    table.state.units["hunter.2"] = replace(second, where="table", host="", x=2400, y=2400)
    table.offers("A", "do run seraphim hunter").plays("A", "do run seraphim hunter", dice="available 1")


def test_rubble_is_no_target():
    """DZC-10.3, DZC-7.13: a run is declared at a Structure that stands, not at one that has collapsed."""
    text = "building hall medium normal 20,20 4x4\nA seraphim = ucm.seraphim readiness x1\nB hunter = scourge.hunter at 44,44\nactivate seraphim seraphim\n"
    field(text).plays("A", "do run seraphim hall", dice="available 1")
    field(text + "structure hall collapsed").refuses("A", "do run seraphim hall", "DZC-10.3")


def test_every_low_aircraft_rolls():
    """DZC-10.16: once per aircraft: the leader is safe, his wingman crashes on 3."""
    text = "A archangel = ucm.archangel readiness x2\nB hunter = scourge.hunter at 24,24\nB other = scourge.hunter at 44,44\nactivate archangel archangel"
    table = field(text).plays("A", "do run archangel hunter", dice="available 2")
    table.plays("A", [lane((24, 0), (24, 20), low=True)], dice="low 2 2, low 1 2").asked("B", "crash")
    table.plays("B", "crash at 10 2510 1000").then("archangel.2", where="gone").then("archangel.1", where="table")


def test_activated_units_do_not_react_on_the_way_out():
    """DZC-10.11: beyond the attack point too only units not yet activated; a fresh one there may."""
    for word, asked in (("", True), ("\n    activated rapier", False)):
        table = run(more="B rapier = ucm.rapier at 29,46" + word).plays("A", [lane((24, 0), (24, 22.5))])
        if table.match.ask.what == "react":
            table.plays("B", "pass")
        table.plays("A", "pass")
        assert any(ask.what == "react" for ask in table.match.asks) is asked


def test_wingmen_do_not_fly_through_towers():
    """DZC-10.17, DZC-10.15: the lane of every aircraft must be free, not only the leader's."""
    towers = "building w medium normal 22,10 1.5x2 height 9\nbuilding e medium normal 24.5,10 1.5x2 height 9\n"
    text = "A archangel = ucm.archangel readiness x{count}\nB hunter = scourge.hunter at 24,24\nactivate archangel archangel"
    pair = field(towers + text.format(count=2)).plays("A", "do run archangel hunter", dice="available 2")
    pair.refuses("A", lane((24, 0), (24, 20)), "DZC-10.15")
    field(towers + text.format(count=1)).plays("A", "do run archangel hunter", dice="available 2").plays("A", [lane((24, 0), (24, 20))])


# -- interception -----------------------------------------------------------------------------------------------------------------------------------

CORSAIR = "B corsair = scourge.corsair readiness x{count}"


def intercepted(count: int = 1, more: str = ""):
    return run(more=CORSAIR.format(count=count) + more).plays("A", [lane((24, 0), (24, 22.5))]).asked("B", "intercept")


def test_an_interception():
    """DZC-11.2, DZC-11.5, DZC-11.6, DZC-11.7, DZC-11.10, DZC-11.11, DZC-11.12, DZC-11.14, DZC-CASE-36: the Corsair hits at 6+, 1 DP; the Seraphim goes on."""
    table = intercepted().plays("B", [Intercept("corsair")], dice="available 3").asked("B", "lane")
    table.refuses("B", lane((24, 48), (24, 29)), "DZC-11.10").refuses("B", lane((0, 2), (22, 2)), "DZC-11.10")  # its attack point counts, not its entry
    table.plays("B", [lane((24, 48), (24, 27))]).asked("B", "aim").refuses("B", "shoot corsair.1 w1 hunter.1 1", "DZC-11.11")
    table.plays("B", "shoot corsair.1 w1 seraphim.1 1", dice="hit 6, damage 2").then("seraphim.1", damage=1, where="table")
    table.then("corsair.1", where="readiness").asked("A", "aim").plays("A", "shoot seraphim.1 w1 hunter.1 1", dice="hit 1")
    table.then("seraphim.1", where="readiness")


def test_interception_needs_six():
    """DZC-11.12: a plasma cannon of 4+ needs 6+: a 5 misses."""
    table = intercepted().plays("B", [Intercept("corsair")], dice="available 3").plays("B", [lane((24, 48), (24, 27))])
    table.plays("B", "shoot corsair.1 w1 seraphim.1 1", dice="hit 5").then("seraphim.1", damage=0)


def test_a_kill_before_the_attack_point():
    """DZC-11.13, DZC-11.18, DZC-CASE-37: two Corsairs destroy it before its attack point; their owner picks the spot; it never fires."""
    table = intercepted(2).plays("B", [Intercept("corsair")], dice="available 4").plays("B", [lane((24, 48), (24, 27))])
    table.plays("B", "shoot corsair.1 w1 seraphim.1 1; shoot corsair.2 w1 seraphim.1 1", dice="hit 6 6, damage 2 2").asked("B", "fall")
    for beyond in (1640, 1550, 2350):  # more than 6 inches before the attack point, or behind it
        table.refuses("B", f"fall at 2400 {beyond}", "DZC-11.18")
    table.plays("B", "fall at 2400 1650", dice="fate 3")
    table.then("seraphim.1", where="gone").then("hunter.1", damage=0).not_asked("A", "aim")
    assert not table.state.runs


def test_the_wreck_of_an_intercepted_aircraft_falls_where_the_owner_said():
    """DZC-11.18, DZC-13.11: the crash template lies on the picked spot."""
    table = run(more="B corsair = scourge.corsair readiness x2\n    A sabre = ucm.sabre at 24,16.5").plays("A", [lane((24, 0), (24, 22.5))])
    table.plays("B", [Intercept("corsair")], dice="available 4").plays("B", [lane((24, 48), (24, 27))])
    table.plays("B", "shoot all seraphim.1", dice="hit 6 6, damage 2 2").plays("B", "fall at 2400 1650", dice="fate 3, crash 4, damage 5")
    table.then("sabre.1", where="gone")


def test_interception_limits():
    """DZC-11.3, DZC-11.8, DZC-11.15, DZC-11.16, DZC-CASE-38: who intercepted is spent; who was not available may try again later and still make its own run."""
    failed = intercepted().plays("B", [Intercept("corsair")], dice="available 2")
    failed.asked("A", "aim").then("corsair", intercepted=False).plays("A", "pass")
    failed.asked("B", "activate").offers("B", "activate corsair")
    spent = intercepted().plays("B", [Intercept("corsair")], dice="available 3").plays("B", [lane((24, 48), (24, 27))]).plays("B", "pass")
    spent.then("corsair", intercepted=True).plays("A", "pass").refuses("B", "activate corsair", "DZC-11.15")


def test_an_interceptor_intercepts_once_in_a_turn():
    """DZC-11.3, DZC-11.17: against a second run of the turn the same squadron is not offered, another one is."""
    table = field("""
        A seraphim = ucm.seraphim readiness x1
        A second = ucm.seraphim readiness x1
        B corsair = scourge.corsair readiness x1
        B spare = scourge.corsair readiness x1
        B hunter = scourge.hunter at 24,24
        activate seraphim seraphim
    """)
    table.plays("A", "do run seraphim hunter", dice="available 4").plays("A", [lane((24, 0), (24, 22.5))])
    table.plays("B", [Intercept("corsair")], dice="available 3").plays("B", [lane((24, 48), (24, 27))]).plays("B", "pass").plays("B", "pass")
    table.plays("A", "pass").plays("A", "activate second; do run second hunter", dice="available 4")
    table.plays("A", [lane((24, 0), (24, 22.5))]).asked("B", "intercept").offers("B", "intercept spare")
    table.refuses("B", Intercept("corsair"), "DZC-11.3")


def test_a_squadron_that_has_run_may_still_intercept():
    """DZC-11.16, DZC-11.2: interception is extra."""
    table = run(more="B corsair = scourge.corsair readiness x1 acted\n    activated corsair").plays("A", [lane((24, 0), (24, 22.5))])
    table.asked("B", "intercept").offers("B", "intercept corsair")


def test_ordinary_aircraft_are_not_intercepted():
    """DZC-11.4, DZC-CASE-38: only fast movers on a run, or interceptors; a Raven that flies opens no such window."""
    table = field("A raven = ucm.raven_a at 24,10\nB corsair = scourge.corsair readiness x1\nB hunter = scourge.hunter at 40,40\nactivate raven raven")
    table.plays("A", "do fly raven").plays("A", [fly((24, 16))]).not_asked("B").asked("A", "act")


def test_only_interceptors_intercept_and_once_per_run():
    """DZC-11.1, DZC-11.8, DZC-22.71: a strike aircraft may not; a squadron rolls once per enemy run; passing closes the window (DZC-11.6)."""
    table = intercepted(more="\n    B bomber = ucm.seraphim readiness x1\n    B spare = scourge.corsair readiness x1")
    table.refuses("B", Intercept("bomber"), "DZC-11.1").plays("B", [Intercept("corsair")], dice="available 1").asked("B", "intercept")
    table.refuses("B", Intercept("corsair"), "DZC-11.8").plays("B", "pass").asked("A", "aim")


def test_the_interceptor_enters_like_an_attack_run():
    """DZC-11.9, DZC-11.10: entry point and altitude are named; low it rolls; enemy AA not yet activated fires at its lane."""
    table = intercepted(more="\n    A rapier = ucm.rapier at 29,34").plays("B", [Intercept("corsair")], dice="available 5")
    table.refuses("B", lane((24, 40), (24, 27)), "DZC-10.4").plays("B", [lane((24, 48), (24, 27), low=True)], dice="low 3 4").asked("A", "react")
    table.plays("A", [React("rapier.1", "w1", "corsair.1", 14)], dice="hit 5 5 1, damage 6 6, fate 6").then("corsair.1", where="gone").asked("A", "aim")


CHAIN = """
    A seraphim = ucm.seraphim readiness x1
    A archangel = ucm.archangel readiness x1
    B corsair = scourge.corsair readiness x1
    B hunter = scourge.hunter at 24,24
    B other = scourge.hunter at 44,44
    {more}
    activate seraphim seraphim
"""


def chained(more: str = ""):
    table = field(CHAIN.format(more=more)).plays("A", "do run seraphim hunter", dice="available 4").plays("A", [lane((24, 0), (24, 22.5))])
    table.plays("B", [Intercept("corsair")], dice="available 3").plays("B", [lane((24, 48), (24, 27))])
    return table


def test_an_interception_chain():
    """DZC-11.17, DZC-11.4: the interceptor is intercepted in its turn; the innermost is resolved first; each squadron joins once."""
    table = chained().asked("A", "intercept").plays("A", [Intercept("archangel")], dice="available 3")
    assert [link.squad for link in table.state.runs] == ["seraphim", "corsair", "archangel"]
    table.plays("A", [lane((24, 0), (24, 22))]).not_asked("B", "intercept").asked("A", "aim")
    table.plays("A", "shoot archangel.1 w1 corsair.1 2", dice="hit 5 1, damage 6").plays("A", "fall at 2400 2700", dice="fate 6").then(
        "corsair.1", where="gone"
    )
    assert [link.squad for link in table.state.runs] == ["seraphim"]
    table.asked("A", "aim").plays("A", "shoot seraphim.1 w1 hunter.1 1", dice="hit 2, damage 2").then("hunter.1", where="gone")
    assert [event.run.kind for event in table.events(RunDeclared)] == ["run", "interception", "interception"]


def test_an_interception_in_a_run_under_reaction_fire_against_a_loaded_carrier():
    """DZC-10.8, DZC-11.10, DZC-11.17, DZC-13.1, DZC-13.3, DZC-12.27: reaction on the way in, an interceptor fired at itself, the run goes on, destroys a
    loaded Invader; of its passengers one dies, the others get out; reaction on the way out."""
    table = field("""
        A seraphim = ucm.seraphim readiness x1
        A rapier = ucm.rapier at 29,40
        B invader = scourge.invader at 24,24 damage 1
        B warriors = scourge.warriors aboard invader x3 bg invader
        B reaper = scourge.reaper at 29,12
        B ripper = scourge.reaper at 29,38
        B corsair = scourge.corsair readiness x1
        activate seraphim seraphim
    """)
    table.plays("A", "do run seraphim invader", dice="available 4").plays("A", [lane((24, 0), (24, 22.5))])
    table.asked("B", "react").plays("B", [React("reaper.1", "w1", "seraphim.1", 12)], dice="hit 4 3, damage 4").then("seraphim.1", damage=1)
    table.asked("B", "intercept").plays("B", [Intercept("corsair")], dice="available 3").plays("B", [lane((24, 48), (24, 27))])
    table.asked("A", "react").plays("A", [React("rapier.1", "w1", "corsair.1", 8)], dice="hit 1 1 1")
    table.asked("B", "aim").plays("B", "shoot corsair.1 w1 seraphim.1 1", dice="hit 5").then("warriors.1", where="aboard")
    table.asked("A", "aim").plays("A", "shoot seraphim.1 w1 invader.1 1", dice="hit 2, damage 6, fate 3, passenger 4 3 2").asked("B", "put")
    table.plays("B", [put((24, 26), (24.8, 26))]).then("invader.1", where="gone").then("warriors.1", where="gone").then(
        "warriors.3", where="table", no_fire=True
    )
    table.asked("B", "react").refuses("B", React("reaper.1", "w1", "seraphim.1", 0), "DZC-6.2")
    table.plays("B", [React("ripper.1", "w1", "seraphim.1", 16)], dice="hit 4 4, damage 4 1, fate 6").then("seraphim.1", where="gone")
    assert not table.state.runs


def test_reaction_fire_inside_an_interception_inside_a_run_brings_a_wreck_down_on_a_loaded_carrier():
    """DZC-11.10, DZC-4.14, DZC-13.11, DZC-13.12, DZC-13.1, DZC-13.3, DZC-13.17, DZC-11.17: the deepest nesting there is.

    A run on a tank; an interceptor comes; Reaction Fire on its lane brings it down on a dropship that has landed with an APC and its infantry aboard; the
    dropship's table, the APC's table, survivors are placed; then the interception is over and the run goes on, fires, and leaves.
    """
    table = field("""
        A seraphim = ucm.seraphim readiness x1
        A rapier = ucm.rapier at 29,40
        B hunter = scourge.hunter at 24,24
        B marauder = scourge.marauder at 24,40 landed damage 2
        B invader = scourge.invader aboard marauder x1 bg marauder
        B warriors = scourge.warriors aboard invader x3 bg marauder
        B corsair = scourge.corsair readiness x1
        activate seraphim seraphim
    """)
    table.plays("A", "do run seraphim hunter", dice="available 4").plays("A", [lane((24, 0), (24, 22.5))])
    table.plays("B", [Intercept("corsair")], dice="available 3").plays("B", [lane((24, 48), (24, 27), low=True)], dice="low 3 4").asked("A", "react")
    assert [link.squad for link in table.state.runs] == ["seraphim", "corsair"]
    assert table.match.copy(Scripted()).hash() == table.match.hash(), "the chain is data, and is copied in the middle of it"
    shot = "hit 5 5 1, damage 6 6, fate 3"  # two hits, destroyed at its station: a crash
    wreck = "crash 4, damage 6, fate 4, passenger 4, fate 3, passenger 4 3 3"  # dropship hit and destroyed; APC dies; of its three bases one dies
    table.plays("A", [React("rapier.1", "w1", "corsair.1", 8)], dice=f"{shot}, {wreck}").asked("B", "put")
    table.then("corsair.1", where="gone").then("marauder.1", where="gone").then("invader.1", where="gone").then("warriors.1", where="gone")
    table.refuses("B", put((24, 43.1), (24, 43.9)), "DZC-13.5").plays("B", [put((24, 42), (24.8, 42))])
    table.then("warriors.2", where="table", no_fire=True).then("warriors.3", where="table", no_fire=True)
    assert [link.squad for link in table.state.runs] == ["seraphim"]
    table.asked("A", "aim").plays("A", "shoot seraphim.1 w1 hunter.1 1", dice="hit 2, damage 2").then("hunter.1", where="gone")
    table.then("seraphim.1", where="readiness")
    assert not table.state.runs


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_runs_by_random_players(seed):
    """DZC-10.13, DZC-11.15: however they go, runs end with every aircraft that is left in Readiness and an empty stack."""
    match = play_out(given("dropzone_commander", "", "dzc.guns_of_new_sparta").match.title, "dzc.guns_of_new_sparta", seed)
    state = match.game.state
    assert not state.runs
    assert all(state.units[name].where in ("readiness", "reserve") for squad in ("A6a", "A6b", "B6a") for name in state.squads[squad].units)
