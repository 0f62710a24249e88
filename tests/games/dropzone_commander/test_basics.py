"""Chapter 1, basics: the table, units and squads, coherency, dice and penalties."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bocage.core.chance import Scripted
from bocage.games.dropzone_commander.armies.setup import linkable
from bocage.games.dropzone_commander.ground import markers
from bocage.games.dropzone_commander.ground.battle import COHERENCY
from bocage.games.dropzone_commander.ground.placing import coherent
from bocage.games.dropzone_commander.moving.adjusting import Adjust
from bocage.games.dropzone_commander.shooting.attack import Aim, aim
from bocage.games.dropzone_commander.state.events_units import ShotsFell
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import UNLIMITED, units
from bocage.space.plane import Disc, Point

from .field import field, march, points, rule

SABRE = """
    A sabre = ucm.sabre at 10,10
    B hunter = scourge.hunter at 40,40
    activate sabre sabre
"""


def test_a_move_may_end_anywhere_within_its_allowance():
    """DZC-1.1, DZC-4.1: there is no grid, and a limit of 4 inches includes exactly 4; a hundredth more is too far."""
    table = field(SABRE)
    table.plays("A", "do move sabre")
    table.refuses("A", march((10, 14.01)), "DZC-4.1", "too-far")
    table.plays("A", [march((10, 14))])
    table.then("sabre.1", x=1000, y=1400, moved=400)
    odd = field(SABRE).plays("A", "do move sabre").plays("A", [march((11.37, 12.91))])
    odd.then("sabre.1", x=1137, y=1291)


def test_a_move_is_measured_along_the_path():
    """DZC-1.2: the length of the path followed counts, not how far its ends are apart."""
    table = field(SABRE).plays("A", "do move sabre")
    table.refuses("A", march((10, 13), (11.5, 13)), "DZC-4.1", "too-far")
    table.plays("A", [march((10, 12), (12, 12))])
    table.then("sabre.1", x=1200, y=1200, moved=400)


def test_units_form_squads_and_squads_battlegroups():
    """DZC-1.3: a battlegroup is activated as one block; its squads act one after the other."""
    table = field("""
        A sabre = ucm.sabre at 10,10 12,10 bg A1
        A rapier = ucm.rapier at 20,10 bg A1
        A katana = ucm.katana at 30,10 bg A2
        B hunter = scourge.hunter at 40,40
    """)
    table.plays("A", "activate A1").asked("A", "next").offers("A", "next sabre", "next rapier").does_not_offer("A", "next katana")
    table.then("A1", activated=True, squads=["sabre", "rapier"]).then("sabre", units=["sabre.1", "sabre.2"]).then("A2", activated=False)


def test_a_landed_aircraft_stays_an_aircraft():
    """DZC-1.4: landed it may be targeted by everything and blocks sight, but never carries an Objective; in the air only AA reaches it."""
    table = field("""
        A condor = ucm.condor at 20,20 landed
        B hunter = scourge.hunter at 20,26 facing 180
        B reaper = scourge.reaper at 26,20 facing 270
    """)
    game = table.game
    plasma = game.weapons("hunter.1")[0]
    assert isinstance(aim(game, "hunter.1", plasma, "condor.1"), Aim)
    assert markers.refuse_carrier(game, "condor.1") is not None
    assert markers.refuse_carrier(game, "hunter.1") is None
    flying = field("A condor = ucm.condor at 20,20\nB hunter = scourge.hunter at 20,26 facing 180").game
    assert rule(aim(flying, "hunter.1", plasma, "condor.1")) == "DZC-6.18"


def test_profiles_have_the_fields_of_the_catalogue():
    """DZC-1.5, DZC-1.6: Mv, countermeasures, A, DP, S+C, LZ, CQB and F; weapons MF, arcs, two ranges, shots, accuracy, energy."""
    sabre, condor, legion = units()["ucm.sabre"], units()["ucm.condor"], units()["ucm.legionnaire"]
    assert (sabre.move, sabre.armour, sabre.dp, sabre.active, sabre.coherency, sabre.squad_sizes) == (400, 10, 1, True, "standard", (3, 6, 9))
    gun = sabre.weapons[0]
    assert (gun.move_fire, gun.arcs, gun.full, gun.countered, gun.shots, gun.accuracy, gun.energy) == (400, ("F", "S", "R"), UNLIMITED, 2400, 1, 2, 10)
    assert (condor.lz, condor.move, condor.dp) == ("L", 1800, 3)
    assert (legion.type, legion.fortitude, legion.cqb) == ("infantry", 5, Fraction(1))
    assert units()["ucm.archangel"].is_fast
    assert not sabre.is_fast


@pytest.mark.parametrize(("kind", "fits", "breaks"), [("b2b", 0, 1), ("standard", 300, 301), ("wide", 600, 601)])
def test_coherency_is_measured_between_the_nearest_points(kind, fits, breaks):
    """DZC-1.7, DZC-1.8: bases touch, 3 inches, 6 inches, between outlines; Open has no limit."""
    limit = COHERENCY[kind]
    assert coherent([Disc(Point(0, 0), 40), Disc(Point(80 + fits, 0), 40)], limit)
    assert not coherent([Disc(Point(0, 0), 40), Disc(Point(80 + breaks, 0), 40)], limit)
    assert coherent([Disc(Point(0, 0), 40), Disc(Point(4000, 0), 40)], COHERENCY["open"])


def test_coherency_is_a_chain():
    """DZC-1.8: one connected group is enough; two groups are not."""
    row = [Disc(Point(x, 0), 40) for x in (0, 380, 760, 1140)]
    assert coherent(row, 300)
    assert not coherent([row[0], row[1], row[3]], 300)


def test_a_move_may_not_break_coherency():
    """DZC-1.8: a squad ends its move coherent; the followers keep up with the leader, so a move that would tear it apart is refused."""
    table = (
        field("""
        A sabre = ucm.sabre at 10,10 12,10
        B hunter = scourge.hunter at 40,40
        activate sabre sabre
    """)
        .plays("A", "do move sabre")
        .plays("A", [march((10, 14))])
        .asked("A", "adjust")
    )
    table.refuses("A", Adjust("sabre.2", points((15.8, 10)), 0), "DZC-1.8")
    table.plays("A", "pass")
    table.then("sabre.1", y=1400).then("sabre.2", x=1200, y=1400)


def test_a_squad_torn_apart_by_losses_need_only_come_nearer():
    """DZC-1.9: nothing happens at once; the next move may end out of coherency if that is out of reach, and brings the units nearer."""
    table = field("""
        A sabre = ucm.sabre at 10,10 22,10
        B hunter = scourge.hunter at 40,40
        activate sabre sabre
    """).plays("A", "do move sabre")
    table.plays("A", [march((14, 10))]).passes("A")
    assert table.state.units["sabre.1"].x == 1400
    assert table.state.units["sabre.2"].x < 2200
    near = field("A sabre = ucm.sabre at 10,10 17,10\nB hunter = scourge.hunter at 40,40\nactivate sabre sabre").plays("A", "do move sabre")
    near.plays("A", [march((13, 10))]).asked("A", "adjust").refuses("A", Adjust("sabre.2", points((18, 10)), 0), "DZC-1.9")
    near.plays("A", "pass")
    assert near.state.units["sabre.2"].x - near.state.units["sabre.1"].x <= 400, "what can close up does, and is not torn apart again"


def test_a_torn_squad_may_stand_still_but_not_drift_away():
    """DZC-1.9, DZC-RULING-98: whoever is cut off from the largest group comes nearer if the squad moves; nobody has to move (DZC-3.5)."""
    table = field("""
        A sabre = ucm.sabre at 10,10 22,10 25,10
        B hunter = scourge.hunter at 40,40
        activate sabre sabre
    """).plays("A", "do move sabre")
    table.refuses("A", march((6, 10)), "DZC-1.9")
    assert table.match.why("A", march((14, 10))) is None
    table.plays("A", "pass")
    assert [table.state.units[f"sabre.{n}"].x for n in (1, 2, 3)] == [1000, 2200, 2500]


def test_dice():
    """DZC-1.10: a D3 is half a D6, rounded up; a sum is added up."""

    def run(expression, script):
        asking: Any = keywords.amount(expression, "DZC-1.10")
        asked, chance = next(asking), Scripted(script)
        try:
            asking.send(asked.read(chance.answer(asked)))
        except StopIteration as done:
            return done.value
        raise AssertionError

    assert [run("D3", f"amount {die}") for die in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]
    assert run("D6+1", "amount 5") == 6


def test_penalties_add_up_to_six_at_most():
    """DZC-1.11, DZC-1.12, DZC-5.10, DZC-6.8, DZC-CASE-07: 3+ with Hull Down and E+2 is 7, capped at 6+; Structures are not capped but fixed."""
    text = """
        {wall}
        A sabre = ucm.sabre at 20,10
        B hunter = scourge.hunter at 20,15
        effect evasion hunter {evasion} turn
        activate sabre sabre
    """
    behind = text.format(wall="building low micro normal 18,14 4x0.3 height 0.35", evasion=2)
    gun = next(w for w in field(behind).game.weapons("sabre.1") if w.accuracy == 3)
    assert gun.shots == 2
    for words, needed in ((behind, 6), (text.format(wall="", evasion=0), 3)):
        table = field(words).plays("A", f"do fire sabre; shoot sabre.1 {gun.id} hunter.1 2; open fire", dice=f"hit {needed - 1} {needed}")
        assert [event.hits for event in table.events(ShotsFell)] == [1]


def test_less_than_excludes_and_within_includes():
    """DZC-1.13, DZC-7.17, DZC-EX-07: at 2.5 inches two Structures may be linked, at exactly 3 inches or more they may not."""
    text = "building one small normal 10,10 4x4\nbuilding two small normal {x},10 4x4\nA sabre = ucm.sabre at 40,40\nB hunter = scourge.hunter at 5,5"
    assert linkable(field(text.format(x=16.5)).game) == [("one", "two")]
    for x in (17, 17.5):
        assert linkable(field(text.format(x=x)).game) == []
