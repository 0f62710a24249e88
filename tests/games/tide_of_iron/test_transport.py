"""Transports: chapter 8."""

from __future__ import annotations

from .helpers import attack, table, to_next_round


def test_embarking():
    """TOI-8.1, TOI-8.2, TOI-8.3, TOI-20.25, TOI-20.28, TOI-8.8: 2 MP in the hex of a transport with room, then fatigued; no Op Fire window."""
    here = (
        table("""
        us A [5, 6]
        us B [5, 5]
        us C [5, 4]
        us H m3a1 [5, 5]
        us T gmc [5, 4]
        us S sherman [5, 7]
        de G mg [8, 2] op_fire
    """)
        .plays("us", "activate A; advance")
        .refuses("us", "embark H", rule="TOI-8.1")
        .plays("us", "step 0505")
    )
    here.plays("de", "pass").plays("us", "embark H").then("A", aboard="H", status="fatigued", cell=-1).asked("us", "action")
    here.plays("us", "activate B; advance").refuses("us", "embark H", rule="TOI-8.1").refuses("us", "embark S", rule="TOI-8.1").plays("us", "stop")
    here.plays("us", "activate C; advance; embark T").then("C", aboard="T")


def test_a_truck_carries_two():
    """TOI-8.1, TOI-20.25: two squads and no third."""
    here = (
        table("""
        us T gmc [5, 5]
        us A aboard=T
        us B [5, 5]
        us C [5, 5]
    """)
        .plays("us", "activate B; advance; embark T")
        .then("B", aboard="T")
    )
    here.plays("us", "activate C; advance").refuses("us", "embark T", rule="TOI-8.1")


def test_embarking_needs_points():
    """TOI-8.3: with one point left it is too late."""
    (
        table("""
        us A [5, 8]
        us H m3a1 [5, 5]
    """)
        .plays("us", "activate A; advance; step 0507; step 0506; step 0505")
        .refuses("us", "embark H", rule="TOI-8.3")
    )


def test_disembarking_and_case_41():
    """TOI-8.4, TOI-8.8, TOI-3.8: TOI-CASE-41, 2 of 3 MP, an Op Fire window, one step, the assault."""
    here = (
        table("""
        us H m3a1 [5, 6]
        us A aboard=H
        de B [5, 4]
        de G mg [9, 4] op_fire
    """)
        .plays("us", "activate A; assault")
        .refuses("us", "step 0505", rule="TOI-8.4")
        .plays("us", "disembark")
        .asked("de", "op_fire")
    )
    here.plays("de", "pass").then("A", aboard="", cell=here.game.setting.grid.cell(5, 6))
    assert here.match.ask.facts["left"] == 1
    here.plays("us", "step 0505").plays("de", "pass")
    attack(here, "charge 0504", "black 1 1 1 1, black 1 1 1 1")
    here.then("A", status="fatigued")


def test_disembarking_respects_stacking():
    """TOI-8.4, TOI-7.5: not into a full hex."""
    here = (
        table("""
        us H m3a1 [5, 6]
        us A aboard=H
        us B [5, 6]
        us C [5, 6]
    """)
        .plays("us", "activate A")
        .plays("us", "advance")
    )
    here.not_asked("us", "move").then("A", aboard="H", status="fatigued")


def test_passengers_keep_their_own_status():
    """TOI-8.5, TOI-5.6: moving the vehicle neither activates nor fatigues; the Status Phase refreshes passengers too."""
    here = (
        table("""
        us H m3a1 [5, 6]
        us T gmc [6, 6]
        us A aboard=H
        us B aboard=T fatigued
    """)
        .plays("us", "activate H; advance; step 0505; stop")
        .then("A", status="fresh", aboard="H")
        .then("H", status="fatigued")
    )
    to_next_round(here).then("B", status="fresh")


def test_passengers_are_out_of_play():
    """TOI-8.6, TOI-20.35: no fire, no Op Fire mode, not struck by area attacks."""
    here = (
        table("""
        us H m3a1 [5, 6]
        us A aboard=H
        us M mortars [5, 11]
        de B [5, 3]
    """)
        .plays("us", "activate A")
        .refuses("us", "do concentrated_fire", rule="TOI-8.6")
        .refuses("us", "do op_fire", rule="TOI-8.6")
        .plays("us", "fatigue")
    )
    attack(here, "activate M; concentrated fire; aim hex 0506", "black 5 1 1 1, red 1")
    here.then("H", damage="light").then("A", figures=["regular"] * 4)
