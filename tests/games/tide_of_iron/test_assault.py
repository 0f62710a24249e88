"""Assaults: chapter 16."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events import AssaultDeclared, AssaultResolved

from .helpers import attack, say, table


def declared(here):
    return here.events(AssaultDeclared)[-1]


CASE_22 = """
    us A 4*elite [5, 5]
    us S [6, 5] fatigued
    us R [4, 5]
    building [5, 4]
    de D1 [5, 4]
    de D2 3*regular [5, 4] pinned
"""


def test_case_22_a_won_assault():
    """TOI-16.2, TOI-16.5, TOI-16.6, TOI-16.7, TOI-16.9, TOI-16.12, TOI-16.13, TOI-16.14, TOI-16.17, TOI-16.19, TOI-16.20, TOI-16.23, TOI-3.8: TOI-CASE-22."""
    here = table(CASE_22)
    attack(here, "activate A; assault; charge 0504", "black 4 5 6 6 1 2 3 4 5 1, red 5 6 1, black 4 5 1 2 3 6", support="S")
    assert (declared(here).attack, declared(here).defense, declared(here).cover) == (10, 6, 3)
    assert (here.events(AssaultResolved)[0].attacker, here.events(AssaultResolved)[0].defender) == (4, 3)
    here.then("A", figures=["elite"]).asked("de", "assault_loss")
    for name in ("D1", "D2", "D2", "D1"):
        say(here, f"lose {name} regular")
    here.asked("de", "retreat").refuses("de", "retreat to 0505", rule="TOI-16.17")
    here.plays("de", "retreat to 0503").then("D1", status="fatigued", condition="").then("D2", condition="disrupted", status="fatigued")
    here.asked("us", "advance_after").refuses("us", "advance into S", rule="TOI-16.19").plays("us", "advance into A")
    here.then("A", cell=here.game.setting.grid.cell(5, 4), status="fatigued").then("S", status="fatigued", cell=here.game.setting.grid.cell(6, 5))


def test_fresh_supporters_may_advance_too():
    """TOI-16.19, TOI-7.5, TOI-16.22, TOI-16.26: the active squad and rested supporters, without points, Op Fire or fortification; one may stay back."""
    here = table("""
        entrenchment pit [5, 4]
        us A [5, 5]
        us R [4, 4]
        us O [6, 4] op_fire
        de D regular [5, 4] in=pit
        de G mg [5, 0] op_fire
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 4 4 4 4 4 4 4, red 1 1, black 1", support=["R", "O"])
    here.gone("D").asked("us", "advance_after").plays("us", "advance into R; advance into A; pass")
    cell = here.game.setting.grid.cell(5, 4)
    here.then("A", cell=cell, inside="").then("R", cell=cell, status="fatigued").then("O", status="fatigued").asked("us", "action")


def test_case_23_a_failed_assault():
    """TOI-16.16, TOI-16.23: TOI-CASE-23, equal hits: losses stand, no retreat, no advance, everybody fatigued."""
    here = table("""
        us A [5, 5]
        us S [4, 4]
        de D [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 4 1 1 1 1, black 4 4 1 1", support="S")
    here.then("A", figures=["regular"] * 2, status="fatigued", cell=here.game.setting.grid.cell(5, 5)).then("S", status="fatigued")
    here.then("D", figures=["regular"] * 2, status="fresh", cell=here.game.setting.grid.cell(5, 4)).asked("us", "action")


def test_a_failed_assault_on_a_hex_that_was_wiped_out():
    """TOI-16.16, TOI-16.12: the defender rolls in full; without more hits there is no advance."""
    here = table("""
        us A [5, 5]
        de D 2*elite [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 4 4 1, black 4 4 4 1")
    here.gone("D").then("A", figures=["regular"], cell=here.game.setting.grid.cell(5, 5)).asked("us", "action")


def test_case_24_flamethrower_supports_against_a_pillbox():
    """TOI-16.6, TOI-16.10, TOI-18.4, TOI-25.7: TOI-CASE-24, 4 + half of 6, cover 6 - 5."""
    here = table("""
        pillbox box [5, 4]
        us A [5, 5]
        us F [4, 4] flamethrower
        de D [5, 4] in=box
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1 1 1 1, red 1, black 1 1 1 1", support="F")
    assert (declared(here).attack, declared(here).cover) == (7, 1)


def test_case_25_and_example_10_smoke():
    """TOI-25.28, TOI-25.29, TOI-25.30, TOI-16.8, TOI-18.6, TOI-16.5: TOI-CASE-25 and TOI-EX-10."""
    text = """
        smoke [5, 4]
        us A 4*elite [5, 5]
        us S [4, 4]
        de D mg [5, 4] {state}
        {more}
    """
    for state, more, defense in (("", "", 3), ("pinned", "", 0), ("pinned", "de O officer [5, 4]", 4)):
        here = table(text.format(state=state, more=more))
        attack(here, "activate A; assault; charge 0504", "black 1 1 1 1, red 1 1, black" + " 1" * defense if defense else "black 1 1 1 1, red 1 1")
        assert (declared(here).attack, declared(here).cover, declared(here).supporters) == (4, 2, ())
        assert declared(here).defense == defense  # with the officer: 6 halved is 3, his own 1 halved is 1


def test_assaulting_out_of_smoke_is_not_halved():
    """TOI-25.27: smoke on the own hex does not matter, a supporter counts its usual half."""
    here = table("""
        smoke [5, 5] [4, 4]
        us A [5, 5]
        us S [4, 4]
        de D [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1 1 1, black 1 1 1 1", support="S")
    assert (declared(here).attack, declared(here).cover) == (6, 0)


def test_officer_steadies_pinned_defenders():
    """TOI-16.8, TOI-16.7: pinned by half, with an officer in full, disrupted nothing, mortars nothing, fatigued in full."""
    text = """
        us A [5, 5]
        de P 3*regular [5, 4] pinned
        de D [5, 4] disrupted
        de M {third} [5, 4] fatigued
    """
    for third, defense in (("mortar+2*regular", 2 + 2), ("officer+2*regular", 3 + 3)):
        here = table(text.format(third=third))
        attack(here, "activate A; assault; charge 0504", "black 1 1 1 1, black" + " 1" * defense)
        assert declared(here).defense == defense


def test_light_vehicles_defend_without_armor():
    """TOI-16.11, TOI-16.6, TOI-16.7: a half-track adds firepower, no red dice."""
    here = table("""
        us A [5, 5]
        de V sdkfz_251 [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1, black 1 1 1 1")
    assert (declared(here).attack, declared(here).defense, declared(here).cover) == (4, 4, 0)


def test_case_26_hits_on_light_vehicles():
    """TOI-16.14, TOI-16.15, TOI-12.4: TOI-CASE-26, at most 4 hits on an intact half-track; 3 + 2 and 4 + 1 are legal."""
    text = """
        us A 4*elite [5, 5]
        de D 2*regular [5, 4]
        de V sdkfz_251 [5, 4]
    """
    dice = "black 4 4 4 4 4 1 1 1, black 1 1 1 1 1 1"
    here = attack(table(text), "activate A; assault; charge 0504", dice)
    here.plays("de", "lose V hit; lose V hit; lose V hit; lose V hit")
    here.gone("V")  # the fifth can only go to the squad, and does so without being asked
    here.then("D", figures=["regular"])
    spread = attack(table(text), "activate A; assault; charge 0504", dice)
    spread.plays("de", "lose V hit; lose V hit; lose V hit; lose D regular; lose D regular").then("V", damage="heavy").gone("D")


def test_case_27_retreat_into_a_crowd():
    """TOI-16.18, TOI-16.20, TOI-7.5, TOI-16.17, TOI-12.14, TOI-12.15: TOI-CASE-27, the disrupted die, one must go, the pinned arrives disrupted."""
    here = table("""
        us A 4*elite [5, 5]
        de E [5, 4]
        de F [5, 4] pinned
        de G [5, 4] disrupted
        de X [5, 3]
        de Y [5, 3]
    """)
    attack(here, "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1 1 1")
    here.plays("de", "lose E regular").plays("de", "retreat to 0503").gone("G").asked("de", "excess").plays("de", "discard E").gone("E")
    here.then("F", condition="disrupted", status="fatigued", cell=here.game.setting.grid.cell(5, 3))


def test_no_retreat_hex():
    """TOI-16.18: surrounded defenders are destroyed."""
    ring = "\n".join(f"us R{n} regular [{c}, {r}]" for n, (c, r) in enumerate([(5, 3), (6, 4), (6, 5), (4, 4), (4, 5)]))
    here = table(
        """
        us A 4*elite [5, 5]
        de D [5, 4]
    """.replace("        ", "")
        + ring
    )
    attack(here, "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1")
    here.gone("D")


def test_retreat_terrain():
    """TOI-16.24, TOI-16.21: a vehicle that cannot stand in a building is destroyed; damage, traps, mines and Op Fire do not matter to a retreat."""
    text = """
        us A 4*elite [5, 5]
        us G mg [9, 3] op_fire
        de V sdkfz_251 [5, 4] heavy
        de D [5, 4]
        building [5, 3]
        tank_trap [6, 4]
        mine_field [6, 4]
    """
    here = attack(table(text), "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1 1 1 1 1")
    here.plays("de", "lose D regular; retreat to 0503").gone("V").then("D", cell=here.game.setting.grid.cell(5, 3))
    safe = attack(table(text), "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1 1 1 1 1")
    safe.plays("de", "lose D regular; retreat to 0604").then("V", cell=safe.game.setting.grid.cell(6, 4), damage="heavy").asked("us", "advance_after")


def test_case_35_across_a_cliff():
    """TOI-16.25, TOI-10.15, TOI-24.15, TOI-9.14: TOI-CASE-35, seen and assaulted, but nobody crosses."""
    here = table("""
        level 2 [5, 4]
        us A 4*elite [5, 5]
        de D [5, 4]
    """)
    game = here.game
    assert game.sees(game.unit("A").cell, game.unit("D").cell)
    here.plays("us", "activate A; assault").refuses("us", "step 0504", rule="TOI-24.15")
    attack(here, "charge 0504", "black 4 4 4 4 1 1 1 1, black 1 1 1 1")
    here.gone("D").then("A", cell=game.setting.grid.cell(5, 5), status="fatigued").asked("us", "action")


def test_who_cannot_assault():
    """TOI-16.1, TOI-3.9, TOI-20.6, TOI-20.10, TOI-16.3: no heavy weapons, no vehicles, no hex with a tank; supporters neither."""
    here = table("""
        us M mg [5, 5]
        us R mortar_squad [6, 5]
        us V m3a1 [4, 5]
        us A [5, 5]
        de D [5, 4]
        de P panzer_iv [4, 4]
    """)
    here.plays("us", "activate M").refuses("us", "do assault", rule="TOI-3.9").refuses("us", "do fire_and_movement", rule="TOI-3.5").plays("us", "fatigue")
    here.plays("us", "activate R").refuses("us", "do assault", rule="TOI-3.9").refuses("us", "do fire_and_movement", rule="TOI-3.5").plays("us", "fatigue")
    here.plays("us", "activate V").refuses("us", "do assault", rule="TOI-3.9").plays("us", "fatigue")
    here.plays("de", "activate D; fatigue; activate P; fatigue; end phase")
    here.plays("us", "activate A; assault; step 0405").refuses("us", "charge 0404", rule="TOI-16.3")
    here.refuses("us", "charge 0303", rule="TOI-16.2").offers("us", "charge 0504")


def test_supporters_of_an_assault():
    """TOI-16.5, TOI-16.1: at most two, no heavy weapons, no suppressed squads, none whose firepower is halved already; a squad in Op Fire mode may."""
    here = (
        table("""
        us A [5, 5]
        us M mg [4, 4]
        us P [4, 5] pinned
        us W [6, 4]
        us O [6, 5] op_fire
        us F [6, 5] fatigued
        us X [6, 5]
        razor_wire [6, 4]
        de D [5, 4]
    """)
        .plays("us", "activate A; assault; charge 0504")
        .asked("us", "assault_support")
    )
    for name, rule in (("M", "TOI-16.1"), ("P", "TOI-16.5"), ("W", "TOI-18.6")):
        here.refuses("us", f"support {name}", rule=rule)
    here.plays("us", "support O")
    attack(here, "support F", "black 1 1 1 1 1 1 1 1, black 1 1 1 1")  # the third is not even offered
    here.then("O", status="fatigued").then("X", status="fresh")


def test_no_assault_after_wire_even_for_engineers():
    """TOI-16.4: wire or mines entered in this activation bar the assault."""
    (
        table("""
        razor_wire [5, 5]
        us E [5, 6] engineer
        de D [5, 4]
    """)
        .plays("us", "activate E; assault; step 0505")
        .refuses("us", "charge 0504", rule="TOI-16.4")
    )


def test_attackers_losses_go_on_to_supporters():
    """TOI-16.13: what is left over when the active squad is gone falls on the supporters, as their owner chooses."""
    here = table("""
        us A regular [5, 5]
        us S regular+elite+officer [4, 4]
        de D 4*elite [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1, black 4 4 1 1 1 1 1 1", support="S")
    here.gone("A").asked("us", "loss").plays("us", "lose S officer").then("S", figures=["elite", "regular"], status="fatigued")


def test_assault_cover_adds_up():
    """TOI-16.9: terrain, smoke, traps, medic and all occupied fortifications in one pool; elite and officers do not count."""
    here = table("""
        woods [5, 4]
        tank_trap [5, 4]
        entrenchment a [5, 4]
        entrenchment b [5, 4]
        us A [5, 5]
        de D1 4*elite [5, 4] in=a
        de D2 [5, 4] in=b
        de D3 officer [5, 4] medic
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1, red" + " 1" * 8 + ", black" + " 1" * 13)
    assert declared(here).cover == 2 + 1 + 1 + 4


def test_assault_may_be_given_up():
    """TOI-3.8: the point is lost even if the squad does not assault; it is fatigued."""
    here = table("""
        us A [5, 6]
        de D [5, 4]
    """).plays("us", "activate A; assault")
    assert here.match.ask.facts["left"] == 3
    here.plays("us", "step 0505; stop").then("A", status="fatigued").then("D", figures=["regular"] * 4)
