"""Opportunity fire: chapter 14, its window in chapter 7, machine guns in chapter 20."""

from __future__ import annotations

from .helpers import attack, battle, table

SQUADS = """
    de G mg [5, 2] op_fire
    us A [5, 6]
    us B [6, 6]
"""


def test_case_09_suppressive_op_fire_stops_the_mover():
    """TOI-7.8, TOI-7.9, TOI-14.1, TOI-14.5, TOI-14.6, TOI-20.7, TOI-3.12, TOI-20.9, TOI-2.12: TOI-CASE-09 and TOI-EX-12."""
    here = table(SQUADS).plays("us", "activate A; advance; step 0505").asked("de", "op_fire")
    attack(here, "op fire G", "black 6 5 1 1", how="suppressive", figures="machine_gun_de")
    here.then("A", condition="pinned", status="fatigued", cell=here.game.setting.grid.cell(5, 5)).then("G", status="op_fire")
    here.plays("us", "activate B; advance; step 0605").asked("de", "op_fire")
    attack(here, "op fire G", "black 1 1 1 1", how="suppressive", figures="machine_gun_de")
    here.then("G", status="op_fire").plays("us", "step 0604").asked("us", "move")  # not twice at the same unit in one activation


def test_case_10_normal_op_fire_lets_the_squad_go_on():
    """TOI-7.11, TOI-7.12, TOI-14.4: TOI-CASE-10, losses do not stop a squad; each hex opens one window."""
    here = table(SQUADS + "de H mg [4, 2] op_fire").plays("us", "activate A; advance; step 0505")
    attack(here, "op fire G", "black 5 6 1 2", figures="machine_gun_de")
    here.then("A", figures=["regular"] * 2, status="fresh").asked("us", "move")  # H has no second attack in this hex
    here.plays("us", "step 0504").asked("de", "op_fire").refuses("de", "op fire G", rule="TOI-14.5").offers("de", "op fire H")


def test_case_11_mixing_loses_rapid_op_fire():
    """TOI-20.8, TOI-14.7, TOI-20.5: TOI-CASE-11, with its riflemen the squad is fatigued."""
    here = table(SQUADS).plays("us", "activate A; advance; step 0505")
    attack(here, "op fire G", "black 1 1 1 1 1 1")
    here.then("G", status="fatigued")


def test_op_fire_is_no_obligation():
    """TOI-14.8: passing keeps the mode."""
    here = table(SQUADS).plays("us", "activate A; advance; step 0505").plays("de", "pass")
    here.then("G", status="op_fire").asked("us", "move")


def test_no_op_fire_at_a_unit_that_has_not_moved():
    """TOI-14.2, TOI-14.3: firing, entering a fortification and cutting wire open no window."""
    here = (
        table("""
        de G mg [5, 2] op_fire
        us E [5, 5] engineer
        entrenchment pit [5, 5]
        razor_wire [5, 5]
    """)
        .plays("us", "activate E; advance")
        .asked("us", "move")
    )
    here.plays("us", "cut wire").asked("us", "move").plays("us", "enter pit").asked("us", "move")


def test_leaving_a_fortification_opens_a_window():
    """TOI-25.4, TOI-25.8, TOI-14.3: for entrenchments and pillboxes alike."""
    for kind in ("entrenchment", "pillbox"):
        here = (
            table(f"""
            {kind} pit [5, 5]
            de G mg [5, 2] op_fire
            us A [5, 5] in=pit
        """)
            .plays("us", "activate A; advance; leave")
            .asked("de", "op_fire")
        )
        assert here.game.unit("A").inside == ""


def test_combined_op_fire():
    """TOI-13.1, TOI-13.3, TOI-13.5, TOI-13.7, TOI-14.4: a leader of choice, supporters in Op Fire mode only, all fatigued."""
    here = (
        table("""
        de L [5, 3] op_fire
        de S [6, 3] op_fire
        de F [4, 3]
        us A [5, 6]
    """)
        .plays("us", "activate A; advance; step 0505")
        .offers("de", "op fire L", "op fire S")
    )
    here.plays("de", "op fire L; figures regular+regular+regular+regular").refuses("de", "support F", rule="TOI-13.5")
    attack(here, "support S", "black 1 1 1 1 1 1")
    here.then("L", status="fatigued").then("S", status="fatigued").then("F", status="fresh")


def test_case_12_and_13_sturdy():
    """TOI-20.30, TOI-7.10, TOI-7.9, TOI-12.4, TOI-12.5, TOI-12.8, TOI-20.38, TOI-20.29: TOI-CASE-12 and TOI-CASE-13."""
    text = """
        us S sherman [5, 9]
        de P panzer_iv [5, 1] op_fire
        de Q panzer_iv [9, 3] op_fire
    """

    def advance(reading="book", die="pass"):
        here = table(text, reading=reading).plays("us", "activate S; advance; step 0508")
        while here.match.ask.seat == "de":
            here.plays("de", "pass")
        here.plays("us", "step 0507")
        while here.match.ask.seat == "de":
            here.plays("de", "pass")
        here.plays("us", "step 0506")
        attack(here, "op fire P", "black 6 6 5 1 1 1 1 1 1, red 5 1 1 1", die=die)
        return here

    for die in ("pass", "turn"):
        here = advance(die=die)
        here.then("S", damage="light", status="fresh").asked("us", "move")
        assert here.match.ask.facts["left"] == 2
    here.plays("us", "step 0505")
    attack(here, "op fire Q", "black 6 6 5 1 1 1 1 1 1, red 5 1 1", die="turn")
    here.then("S", damage="heavy", status="fatigued", cell=here.game.setting.grid.cell(5, 5))
    spared = advance().plays("us", "step 0505")
    attack(spared, "op fire Q", "black 6 5 1 1 1 1 1 1 1, red 5 1 1", die="turn")
    spared.then("S", damage="light", status="fresh").asked("us", "move")
    published = advance("published").plays("us", "step 0505")
    attack(published, "op fire Q", "black 6 5 1 1 1 1 1 1 1, red 5 1 1")
    published.then("S", damage="heavy", status="fatigued")


def test_case_14_fragile_truck_with_passengers():
    """TOI-12.4, TOI-20.27, TOI-8.7, TOI-7.9: TOI-CASE-14."""
    here = table("""
        us T gmc [5, 6]
        us A aboard=T
        us B aboard=T
        us C [9, 9]
        de P panzer_iv [5, 2] op_fire
    """).plays("us", "activate T; advance; step 0505")
    attack(here, "op fire P", "black 5 5 5 1 1 1 1 1 1")
    here.gone("T", "A", "B")


def test_a_light_vehicle_is_stopped_by_light_damage():
    """TOI-7.9: a damaged half-track is fatigued at once and stays."""
    here = table("""
        us H m3a1 [5, 6]
        de P panzer_iv [5, 1] op_fire
    """).plays("us", "activate H; advance; step 0505")
    attack(here, "op fire P", "black 5 1 1 1 1 1 1 1 1, red 1")
    here.then("H", damage="light", status="fatigued", cell=here.game.setting.grid.cell(5, 5))


def test_cover_of_the_hex_just_entered_counts():
    """TOI-18.3, TOI-18.2: woods and smoke already protect against Op Fire."""
    here = table("""
        de G regular [5, 4] op_fire
        us A [5, 6]
        smoke [5, 5]
    """).plays("us", "activate A; advance; step 0505")
    attack(here, "op fire G", "black 4, red 5 1")
    here.then("A", figures=["regular"] * 4)


def test_without_op_fire():
    """TOI-1.19: the beginner option leaves Op Fire out of set-up, actions and Status Phase."""
    here = battle("first_contact", op_fire="off").asked("us", "action")
    unit = next(unit.id for unit in here.game.units_of("us"))
    here.plays("us", f"activate {unit}").refuses("us", "do op_fire", rule="TOI-1.19")
