"""Attacks: chapters 9, 11, 12 and 13."""

from __future__ import annotations

import pytest

from bocage.games.tide_of_iron.state.events import AttackDeclared

from .helpers import attack, fire, table


def declared(here):
    """The announcement of the last attack."""
    return here.events(AttackDeclared, last=True)[-1]


def test_case_01_concentrated_fire():
    """TOI-3.2, TOI-9.2, TOI-9.7, TOI-9.9, TOI-11.1, TOI-11.3, TOI-11.7, TOI-11.8, TOI-11.9, TOI-11.10, TOI-11.11, TOI-12.1, TOI-24.4, TOI-24.7: TOI-CASE-01."""
    here = table("""
        us A [2, 5]
        de B [2, 2]
        woods [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 6 2 4, red 5 1")
    assert (declared(here).attack, declared(here).defense, declared(here).band) == (4, 2, "normal")
    here.then("B", figures=["regular"] * 3)
    here.then("A", status="fatigued", cell=here.game.setting.grid.cell(2, 5))


def test_case_02_long_range():
    """TOI-9.10, TOI-9.11, TOI-11.8: TOI-CASE-02, only a 6 hits at long range, and beyond it nothing."""
    here = table("""
        us A [2, 8]
        de B [2, 1]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 6 5 5 6")
    here.then("B", figures=["regular"] * 2)
    far = table("""
        us A [2, 10]
        us C [4, 3]
        de B [2, 1]
    """)
    far.plays("us", "activate A").refuses("us", "do concentrated_fire", rule="TOI-9.3")
    near = table("""
        us A regular [2, 9]
        us X officer+mortar [2, 9]
        de B [2, 0]
        de C [2, 5]
    """)
    near.plays("us", "activate A; concentrated fire").refuses("us", "aim B", rule="TOI-9.11")


def test_case_03_mixed_squad_against_elite_and_officer():
    """TOI-9.13, TOI-20.3, TOI-20.4, TOI-20.23, TOI-12.10, TOI-11.6, TOI-20.5: TOI-CASE-03, cover of elite and officer against suppression only."""
    text = """
        turn de
        de G mg [2, 6]
        us T 3*elite+officer [2, 2]
        rough [2, 2]
    """
    here = attack(table(text), "activate G; concentrated fire; aim T", "black 6 5 5 6 1 2, red 5 2 3 1 6", how="suppressive")
    assert (declared(here).attack, declared(here).defense, declared(here).band) == (6, 5, "normal")
    here.then("T", condition="pinned", figures=["elite", "elite", "elite", "officer"])
    normal = attack(table(text), "activate G; concentrated fire; aim T", "black 1 1 1 1 1 1, red 5")
    assert declared(normal).defense == 1


@pytest.mark.parametrize(("figures", "dice", "left", "name"), [("machine_gun_us", "black 5 5 6", 1, "normal"), ("", "black 5 5 6 6 1", 2, "long")])
def test_case_04_leaving_figures_out_gains_range(figures, dice, left, name):
    """TOI-9.6, TOI-9.13, TOI-9.4: TOI-CASE-04, the crew alone at normal range or all at long range."""
    here = table("""
        us A mg [2, 6]
        de B [2, 1]
    """)
    attack(here, "activate A; concentrated fire; aim B", dice, figures=figures)
    assert declared(here).band == name
    assert len(here.game.unit("B").figures) == left


def test_figures_that_cannot_attack_take_no_part():
    """TOI-9.4, TOI-9.1: at distance 3 only the crew reaches a vehicle; the riflemen may not join."""
    here = table("""
        us A mg [2, 6]
        de B sdkfz_251 [2, 3]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 1 1, red 1")
    assert declared(here).attack == 2  # TOI-EX-05: range 3, firepower 2
    mixed = table("""
        us A mg [2, 6]
        de B [2, 1]
    """)
    mixed.plays("us", "activate A; concentrated fire; aim B").refuses("us", "figures elite", rule="TOI-9.4")
    mixed.refuses("us", "figures regular+regular+regular", rule="TOI-9.4")


def test_example_05_machine_gun_values():
    """TOI-9.1: TOI-EX-05, range 5 and firepower 3 against infantry, 3 and 2 against vehicles."""
    here = table("""
        us A machine_gun [2, 6]
        de B [2, 1]
        de C [2, 0]
        de V sdkfz_251 [2, 3]
        de W sdkfz_251 [2, 2]
    """)
    assert [(fire(here, "A", name).band, fire(here, "A", name).attack) for name in "BCVW"] == [("normal", 3), ("long", 3), ("normal", 2), ("long", 2)]
    attack(here, "activate A; concentrated fire; aim B", "black 1 1 1")
    assert declared(here).attack == 3


def test_case_05_height_adds_range_before_doubling():
    """TOI-9.14, TOI-18.4, TOI-24.16, TOI-9.15: TOI-CASE-05, range 4 + 1 doubled is 10."""
    text = """
        board 6 14
        level 1 [2, 12]
        us A [2, 12]
        de B [2, {row}]
    """
    here = attack(table(text.format(row=2), spare=False), "activate A; concentrated fire; aim B", "black 6 5 5 5")
    assert declared(here).band == "long"
    assert declared(here).defense == 0  # TOI-24.16: the hill itself gives no cover
    table(text.format(row=1), spare=False).plays("us", "activate A").refuses("us", "do concentrated_fire", rule="TOI-9.3")


def test_close_normal_and_long_bands():
    """TOI-9.8, TOI-9.9: adjacent is close, then normal up to the range."""
    here = table("""
        us A [2, 9]
        de B [2, 8]
        de C [2, 7]
        de D [2, 5]
        de E [2, 4]
    """)
    assert [fire(here, "A", name).band for name in "BCDE"] == ["close", "normal", "normal", "long"]
    attack(here, "activate A; concentrated fire; aim B", "black 4 3 3 3")
    here.then("B", figures=["regular"] * 3)


def test_case_08_combined_fire():
    """TOI-11.2, TOI-13.1, TOI-13.4, TOI-13.6, TOI-13.7, TOI-13.8, TOI-23.12, TOI-12.4, TOI-3.13, TOI-2.12: TOI-CASE-08."""
    text = """
        us S sherman [2, 8]
        us Q [4, {row}] anti_tank
        de P panzer_iv [2, 3]
    """
    dice = "black 6 5 5 4 3 2 1 1 6 2 3 4, red 5 6 1 2"
    near = attack(table(text.format(row=5)), "activate S; concentrated fire; aim P", dice, support="Q")
    assert (declared(near).attack, declared(near).band, declared(near).supporters) == (12, "normal", ("Q",))
    near.then("P", damage="light").then("S", status="fatigued").then("Q", status="fatigued")
    turned = attack(table(text.format(row=5)), "activate S; concentrated fire; aim P", dice, support="Q", die="turn")
    turned.then("P", damage="light")
    far = attack(table(text.format(row=6)), "activate S; concentrated fire; aim P", dice, support="Q")
    assert declared(far).band == "long"
    far.then("P", damage="")


def test_only_fresh_units_support_concentrated_fire():
    """TOI-13.5, TOI-13.4: fatigued, Op Fire, pinned and blind units do not support; a pinned squad neither."""
    here = table("""
        us L [2, 6]
        us F [3, 5] fatigued
        us O [1, 5] op_fire
        us P [2, 7] pinned
        us X [12, 6]
        us G [3, 6]
        de B [2, 4]
    """)
    here.plays("us", "activate L; concentrated fire; aim B; figures regular+regular+regular+regular").offers("us", "support G")
    for name, rule in (("F", "TOI-13.5"), ("O", "TOI-13.5"), ("P", "TOI-13.5"), ("X", "TOI-9.11")):
        here.refuses("us", f"support {name}", rule=rule)


def test_fire_and_movement_is_never_supported():
    """TOI-13.2, TOI-3.4, TOI-11.4, TOI-18.5: firepower 5 halved is 3, nobody supports: TOI-CASE-06."""
    here = table("""
        us A 3*regular+elite [2, 6]
        us G [3, 6]
        de B [2, 2]
        building [2, 2]
    """)
    attack(here, "activate A; fire and movement; open fire; aim B", "black 5 6 3, red 6 6 1")
    assert (declared(here).attack, declared(here).defense, declared(here).supporters) == (3, 3, ())
    here.then("B", figures=["regular"] * 4).asked("us", "move")
    assert here.match.ask.facts["left"] == 3
    here.plays("us", "stop").then("A", status="fatigued").then("G", status="fresh")


def test_no_long_range_in_fire_and_movement():
    """TOI-9.12, TOI-3.4: at distance 5 a rifle squad cannot attack in Fire and Movement, at 4 it can."""
    here = table("""
        us A [2, 8]
        de B [2, 3]
        de C [2, 4]
    """)
    here.plays("us", "activate A; fire and movement; open fire").refuses("us", "aim B", rule="TOI-9.12").offers("us", "aim C")


def test_no_effect_without_net_hits():
    """TOI-11.10, TOI-11.9: red successes cancel black ones; a 4 defends nothing."""
    here = table("""
        us A [2, 5]
        de B [2, 2]
        woods [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 1 1 1, red 5 1")
    here.then("B", figures=["regular"] * 4)
    other = table("""
        us A [2, 5]
        de B [2, 2]
        woods [2, 2]
    """)
    attack(other, "activate A; concentrated fire; aim B", "black 5 1 1 1, red 4 4")
    other.then("B", figures=["regular"] * 3)


def test_the_owner_chooses_which_figures_are_lost():
    """TOI-12.1, TOI-12.2: one figure for each hit, a crew counts as one, and the owner picks."""
    here = table("""
        us A [2, 5]
        de B mg [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 5 1 1")
    here.asked("de", "loss").refuses("de", "lose B elite", rule="TOI-12.1")
    here.plays("de", "lose B machine_gun_de").then("B", figures=["regular"])


def test_the_last_figure_takes_the_base():
    """TOI-12.1: a squad without figures is removed."""
    here = table("""
        us A [2, 5]
        de B 2*regular [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 5 1 1").gone("B")


def test_losses_and_conditions_are_apart():
    """TOI-12.3, TOI-12.13: a normal attack on a pinned squad kills as usual and leaves it pinned."""
    here = table("""
        us A [2, 5]
        de B [2, 2] pinned
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 1 1 1")
    here.then("B", condition="pinned", figures=["regular"] * 3)


@pytest.mark.parametrize(
    ("before", "hits", "after"),
    [
        ("", 1, "pinned"), ("", 2, "pinned"), ("", 3, "disrupted"), ("", 4, None),
        ("pinned", 1, "disrupted"), ("pinned", 2, "disrupted"), ("pinned", 3, None), ("disrupted", 1, None),
    ],
)  # fmt: skip
def test_suppression(before, hits, after):
    """TOI-12.10, TOI-12.11, TOI-12.12, TOI-0.12: pinned, disrupted, routed; a new condition replaces the old one."""
    here = table(f"""
        us A [2, 5]
        de B [2, 2] {before}
    """)
    attack(here, "activate A; concentrated fire; aim B", "black " + "5 " * hits + "1 " * (4 - hits), how="suppressive")
    if after is None:
        here.gone("B")
    else:
        here.then("B", condition=after, figures=["regular"] * 4, status="fresh")


def test_suppression_fatigues_a_squad_in_op_fire_mode():
    """TOI-12.16: Op Fire mode ends when a squad is pinned; a fresh squad stays fresh."""
    here = table("""
        us A [2, 5]
        de B [2, 2] op_fire
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 1 1 1", how="suppressive")
    here.then("B", condition="pinned", status="fatigued")


@pytest.mark.parametrize(
    ("state", "hits", "result"),
    [
        ("", 1, "light"), ("", 2, "light"), ("", 3, "heavy"), ("", 4, "destroyed"), ("", 9, "destroyed"),
        ("light", 1, "heavy"), ("light", 2, "heavy"), ("light", 3, "destroyed"), ("heavy", 1, "destroyed"),
    ],
)  # fmt: skip
def test_vehicle_damage(state, hits, result):
    """TOI-12.4, TOI-12.5, TOI-12.6: what hits do to a vehicle."""
    armor = {"": 4, "light": 3, "heavy": 2}[state]  # TOI-12.8, TOI-12.9
    here = table(f"turn de\nde T tiger_i [5, 5]\nus V sherman [5, 2] {state}")
    attack(here, "activate T; concentrated fire; aim V", "black " + "6 " * hits + "1 " * (10 - hits) + ", red" + " 1" * armor)
    if result == "destroyed":
        here.gone("V")
    else:
        here.then("V", damage=result)


def test_vehicle_damage_in_play():
    """TOI-12.4, TOI-12.7, TOI-11.12, TOI-11.5: three hits damage heavily; the attack on a vehicle is normal without being asked; the token stays."""
    here = table("""
        us S sherman [2, 5]
        de V sdkfz_251 [2, 2]
    """)
    attack(here, "activate S; concentrated fire; aim V", "black 5 5 5 5 1 1 1 1, red 5")
    assert declared(here).how == "normal"
    here.then("V", damage="heavy")


def test_damage_lowers_armor():
    """TOI-12.8, TOI-12.9, TOI-11.13: armor 4, 3 lightly damaged, 2 heavily; never below 0."""
    for damage, dice in (("", 4), ("light", 3), ("heavy", 2)):
        here = table(f"""
            us S sherman [2, 5]
            de P panzer_iv [2, 2] {damage}
        """)
        attack(here, "activate S; concentrated fire; aim P", "black 1 1 1 1 1 1 1 1, red" + " 1" * dice)
        assert declared(here).defense == dice
    truck = table("""
        us S sherman [2, 5]
        de V sdkfz_251 [2, 2] heavy
    """)
    attack(truck, "activate S; concentrated fire; aim V", "black 1 1 1 1 1 1 1 1")
    assert declared(truck).defense == 0


def test_no_attack_without_firepower():
    """TOI-11.13: a truck has no firepower, so it cannot attack."""
    here = table("""
        us T gmc [2, 5]
        de B [2, 4]
    """)
    here.plays("us", "activate T").refuses("us", "do concentrated_fire", rule="TOI-9.3")


def test_one_attack_for_all_dice_however_many():
    """TOI-13.9, TOI-26.1, TOI-0.7: twelve and more dice are one roll; the number of dice in the box is no limit."""
    here = table("""
        us S sherman [2, 6]
        us R sherman [3, 5]
        us Q sherman [1, 5]
        de P panzer_iv [2, 3]
    """)
    attack(here, "activate S; concentrated fire; aim P", "black" + " 1" * 16 + ", red 1 1 1 1", support=["R", "Q"])
    assert declared(here).attack == 16


def test_a_squad_attacks_once_in_a_round():
    """TOI-9.5, TOI-2.8: figures left out cannot fire later; the squad is fatigued."""
    here = table("""
        us A mg [2, 5]
        us C [8, 8]
        de B [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 1 1 1", figures="machine_gun_us")
    here.refuses("us", "activate A", rule="TOI-2.7")


def test_a_heavily_damaged_tank_may_still_fire():
    """TOI-12.9: it cannot move, but fires at full strength."""
    here = table("""
        us S sherman [2, 5] heavy
        de V sdkfz_251 [2, 2]
    """)
    attack(here, "activate S; concentrated fire; aim V", "black 1 1 1 1 1 1 1 1, red 1")
    assert declared(here).attack == 8
    here.then("S", status="fatigued")
