"""Fortifications, obstacles and smoke: chapter 25."""

from __future__ import annotations

import pytest

from bocage.games.tide_of_iron.state.events import MinesHit
from bocage.games.tide_of_iron.state.events_table import MarkerPlaced

from .helpers import attack, battle, end_phase, fire, table, to_next_round, tried


def left(here):
    return here.match.ask.facts["left"]


@pytest.mark.parametrize(("kind", "dice"), [("entrenchment", 2), ("pillbox", 6)])
def test_fortifications(kind, dice):
    """TOI-25.2, TOI-25.3, TOI-25.6, TOI-25.7, TOI-7.6, TOI-25.31: 1 MP to enter or leave, one squad each, cover beside all other; free for either side."""
    here = table(f"""
        {kind} pit [5, 5]
        woods [5, 5]
        us A [5, 5]
        us B [5, 5]
        us V m3a1 [5, 5]
    """).plays("us", "activate A; advance; enter pit")
    assert left(here) == 3
    here.refuses("us", "step 0504", rule="TOI-25.2").plays("us", "leave")
    assert left(here) == 2
    here.plays("us", "enter pit; stop").then("A", inside="pit")
    here.plays("us", "activate B; advance").refuses("us", "enter pit", rule="TOI-25.2").plays("us", "stop")
    here.plays("us", "activate V; advance").refuses("us", "enter pit", rule="TOI-25.2")
    under_fire = table(f"{kind} pit [5, 5]\nwoods [5, 5]\nus A [5, 5] in=pit\nus B [5, 5]\nde Z [5, 2]")
    assert [fire(under_fire, "Z", name).defense for name in "AB"] == [2 + dice, 2]


def test_at_most_three_fortifications_and_no_digging_in_water_or_houses():
    """TOI-25.5, TOI-23.10, TOI-26.2: three in a hex; not on bridges, streams, ponds or buildings."""
    here = table("""
        entrenchment a [5, 5]
        pillbox b [5, 5]
        entrenchment c [5, 5]
        entrenchment d [6, 5]
        bridge [7, 5]
        building [8, 5]
        stream [9, 5]
        pond [10, 5]
        us E5 [5, 5] engineer
        us E6 [6, 5] engineer
        us E7 [7, 5] engineer
        us E8 [8, 5] engineer
        us E9 [9, 5] engineer
        us E10 [10, 5] engineer
        us E11 [11, 5] engineer
    """)
    for column in (6, 11):
        tried(here).plays("us", f"activate E{column}").offers("us", "dig")
    for column in (5, 7, 8, 9, 10):
        tried(here).plays("us", f"activate E{column}").refuses("us", "do dig", rule="TOI-23.10")


def test_razor_wire_stops_and_halves():
    """TOI-25.9, TOI-25.10, TOI-25.11, TOI-23.11: squads and light vehicles end their move; a squad in it fires by half and leaves freely later."""
    text = """
        razor_wire [5, 5]
        us A [{where}]
        us E [5, 7] engineer
        us V m3a1 [6, 6]
        us S sherman [4, 6]
        de B [5, 2]
    """
    here = table(text.format(where="5, 6")).plays("us", "activate A; advance; step 0505").then("A", status="fatigued")
    here.then("A", cell=here.game.setting.grid.cell(5, 5))
    inside = attack(table(text.format(where="5, 5")), "activate A; concentrated fire; aim B", "black 5 1")
    inside.then("B", figures=["regular"] * 3)
    out = table(text.format(where="5, 5")).plays("us", "activate A; advance; step 0504")
    assert left(out) == 3
    tank = table(text.format(where="1, 1")).plays("us", "activate S; advance; step 0505")
    assert left(tank) == 5
    light = table(text.format(where="1, 1")).plays("us", "activate V; advance; step 0505").then("V", status="fatigued")
    assert light.game.unit("V").cell == light.game.setting.grid.cell(5, 5)


def test_case_07_fire_and_movement_out_of_wire():
    """TOI-25.10, TOI-25.11, TOI-18.6, TOI-3.3: TOI-CASE-07, halved twice it cannot fire first; out of the wire it fires with 2 dice."""
    here = table("""
        razor_wire [5, 5]
        us A [5, 5]
        de B [5, 2]
    """).plays("us", "activate A; fire and movement")
    here.refuses("us", "open fire", rule="TOI-9.3").plays("us", "step 0504")
    attack(here, "open fire; aim B", "black 5 5")
    here.asked("us", "action").then("A", status="fatigued")


def test_case_50_engineers_cut_wire():
    """TOI-25.9, TOI-25.13, TOI-23.11, TOI-7.6: TOI-CASE-50; tanks cut too, riflemen do not."""
    here = table("""
        razor_wire [5, 5]
        us E [5, 6] engineer
    """).plays("us", "activate E; advance; step 0505")
    assert left(here) == 3
    here.plays("us", "cut wire")
    assert left(here) == 1
    here.then_state(wire=[])
    tank = (
        table("""
        razor_wire [5, 5]
        us S sherman [5, 5]
        us A [5, 5]
    """)
        .plays("us", "activate A; advance")
        .refuses("us", "cut wire", rule="TOI-25.13")
    )
    tank.plays("us", "step 0504; stop; activate S; advance; cut wire").then_state(wire=[])


def test_a_squad_in_wire_cannot_support():
    """TOI-25.10, TOI-18.6, TOI-13.4: its firepower would be halved twice."""
    here = table("""
        razor_wire [6, 5]
        us L [5, 5]
        us W [6, 5]
        us E [4, 5] engineer
        de B [5, 2]
    """).plays("us", "activate L; concentrated fire; aim B; figures regular+regular+regular+regular")
    here.offers("us", "support E").refuses("us", "support W", rule="TOI-18.6")


def test_one_marker_of_a_kind_in_a_hex():
    """TOI-25.12, TOI-25.22, TOI-25.25: wire, mines and smoke; no smoke on buildings. Only scenarios place tank traps."""
    here = table("""
        razor_wire [5, 5]
        tank_trap [5, 5]
        mine_field [5, 5]
        smoke [5, 5]
        building [6, 6]
        operation us op_006
        operation us op_008
        cp us 2
        card us ground_support_1.lay_mines
        us E [5, 6] engineer
    """)
    wire = tried(here).plays("us", "activate E; place razor_wire")
    wire.refuses("us", "pick cell 0505", rule="TOI-3.11").offers("us", "pick cell 0606", "pick cell 0406")
    smoke = tried(here).plays("us", "activate E; place smoke")
    smoke.refuses("us", "pick cell 0505", rule="TOI-3.11").refuses("us", "pick cell 0606", rule="TOI-3.11").offers("us", "pick cell 0406")
    mines = end_phase(tried(here)).plays("us", "play card ground_support_1.lay_mines#1")
    mines.refuses("us", "pick cell 0505", rule="TOI-21.12").offers("us", "pick cell 0606", "pick cell 0705")


def test_case_48_tank_traps():
    """TOI-25.15, TOI-25.16, TOI-25.17: TOI-CASE-48; only from an adjacent start, the move ends there; squads pass and have +1 cover."""
    text = """
        tank_trap [5, 4]
        us S sherman [5, {row}]
        us A [6, 4]
    """
    far = table(text.format(row=6)).plays("us", "activate S; advance; step 0505").refuses("us", "step 0504", rule="TOI-25.15")
    far.plays("us", "stop")
    near = table(text.format(row=5)).plays("us", "activate S; advance; step 0504").then("S", status="fatigued")
    assert near.game.unit("S").cell == near.game.setting.grid.cell(5, 4)
    out = table(text.format(row=4)).plays("us", "activate S; advance; step 0503")
    assert left(out) == 5
    squad = table(text.format(row=9)).plays("us", "activate A; advance; step 0504")
    assert left(squad) == 3
    assert fire(table("tank_trap [5, 4]\nus A [5, 4]\nde Z [5, 1]"), "Z", "A", "suppressive").defense == 1


def test_case_28_mines_under_a_squad():
    """TOI-25.19, TOI-16.4, TOI-26.6: TOI-CASE-28, two hits without defense, stopped, fatigued, no assault; the owner chooses the figures."""
    here = table("""
        mine_field [5, 5]
        us A 2*regular+2*elite [5, 6]
        de B [5, 4]
    """).plays("us", "activate A; assault")
    here.plays("us", "step 0505", dice="black 4 1 6 3").plays("us", "lose A regular; lose A regular")
    here.then("A", figures=["elite", "elite"], status="fatigued").asked("us", "action")
    assert here.events(MinesHit)[0].hits == 2


def test_case_29_mines_under_a_tank():
    """TOI-25.19, TOI-12.4, TOI-20.38: TOI-CASE-29, no red dice and so no Thick Armor."""
    here = table("""
        mine_field [5, 5]
        us S sherman [5, 6]
    """).plays("us", "activate S; advance")
    here.plays("us", "step 0505", dice="black 4 4 4 1").then("S", damage="heavy", status="fatigued")


def test_case_49_leaving_mines():
    """TOI-25.20, TOI-25.21: TOI-CASE-49, one hex only; fire from mines is halved."""
    text = """
        mine_field [5, 5]
        us A [5, 5]
        de B [5, 2]
    """
    here = table(text).plays("us", "activate A; advance; step 0506").then("A", status="fatigued")
    assert here.game.unit("A").cell == here.game.setting.grid.cell(5, 6)
    fire = attack(table(text), "activate A; concentrated fire; aim B", "black 5 5")
    fire.then("B", figures=["regular"] * 2)


def test_order_of_obstacles():
    """TOI-18.2: of several obstacles the active player chooses which works first."""
    here = (
        table("""
        mine_field [5, 5]
        razor_wire [5, 5]
        us A [5, 6]
    """)
        .plays("us", "activate A; advance; step 0505")
        .asked("us", "obstacle_order")
    )
    here.plays("us", "first razor_wire", dice="black 1 1 1 1").then("A", status="fatigued")


def test_smoke():
    """TOI-25.23, TOI-25.24, TOI-10.6, TOI-25.26, TOI-5.9: TOI-EX-14; it blocks, covers, halves, and goes in the Status Phase."""
    here = table("""
        smoke [5, 5] [8, 5]
        us A [5, 5]
        us C [8, 8]
        de B [5, 2]
        de D [8, 2]
    """)
    game = here.game
    assert fire(here, "B", "A").defense == 2
    assert not game.sees(game.unit("C").cell, game.unit("D").cell)
    attack(here, "activate A; concentrated fire; aim B", "black 5 1")
    to_next_round(here).then_state(smoke=[])
    assert game.sees(game.unit("C").cell, game.unit("D").cell)


def test_scenario_places_markers_at_setup():
    """TOI-25.1, TOI-1.2, TOI-0.6: the map of Saint-Aubin has its trenches, wire, mines and traps from the start."""
    here = battle("saint_aubin", dice="")
    cell = here.game.setting.grid.cell
    assert here.state.wire == [cell(4, 3)]
    assert here.state.mines == [cell(8, 3)]
    assert here.state.traps == [cell(9, 3)]
    assert sorted(fort.cell for fort in here.state.forts.values()) == [cell(4, 4), cell(4, 5), cell(5, 5)]
    assert here.game.setting.terrain[cell(8, 5)].id == "building"
    assert not here.events(MarkerPlaced)
