"""Specialized squads: chapter 23; officers and armor of chapter 20."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events import AttackDeclared, DieTurned

from .helpers import attack, fire, say, table, to_next_round


def declared(here):
    return here.events(AttackDeclared, last=True)[-1]


def test_example_02_engineers_dig():
    """TOI-3.11, TOI-23.9, TOI-23.1, TOI-23.4: TOI-EX-02, an entrenchment in the hex, the squad fatigued and, if wanted, in it."""
    here = table("us E [5, 5] engineer").plays("us", "activate E; dig").asked("us", "dig_in").plays("us", "use ability enter")
    fort = next(iter(here.state.forts.values()))
    assert (fort.kind, fort.cell) == ("entrenchment", here.game.setting.grid.cell(5, 5))
    here.then("E", status="fatigued", inside=fort.id)
    out = table("us E [5, 5] engineer").plays("us", "activate E; dig; pass").then("E", status="fatigued", inside="")
    assert len(out.state.forts) == 1


def test_engineers_do_not_dig_everywhere():
    """TOI-23.10: not in a building; nor may others dig at all."""
    here = (
        table("""
        building [5, 5]
        us E [5, 5] engineer
        us A [6, 5]
    """)
        .plays("us", "activate E")
        .refuses("us", "do dig", rule="TOI-23.10")
        .plays("us", "fatigue")
    )
    here.plays("us", "activate A").refuses("us", "do dig", rule="TOI-3.11")


def test_suppressed_specialists():
    """TOI-23.8, TOI-12.14, TOI-3.14: a pinned squad has no use of its token."""
    here = (
        table("""
        us E [5, 5] engineer pinned
        us M 3*regular [6, 5] medic pinned
        us K [6, 5]
        de Z [6, 2]
    """)
        .plays("us", "activate E")
        .refuses("us", "do dig", rule="TOI-23.8")
        .plays("us", "fatigue")
    )
    assert fire(here, "Z", "K").defense == 0


def test_armor_piercing():
    """TOI-23.12, TOI-23.2, TOI-9.13: +3 and range 3 against vehicles only, kept to the last figure (TOI-23.7)."""
    here = table("""
        us A regular [5, 6] anti_tank
        de V sdkfz_251 [5, 3]
        de W sdkfz_251 [5, 2]
        de B [5, 2]
        de C [5, 1]
    """)
    assert [fire(here, "A", name).band for name in "VWBC"] == ["normal", "long", "normal", "long"]
    assert [fire(here, "A", name).attack for name in "VB"] == [4, 1]
    attack(here, "activate A; concentrated fire; aim V", "black 1 1 1 1, red 1")
    assert (declared(here).attack, declared(here).band) == (4, "normal")


def test_case_44_flamethrower():
    """TOI-23.13, TOI-23.14, TOI-23.15, TOI-25.7: TOI-CASE-44; not against a hex further away, and armor is not reduced."""
    here = table("""
        woods [5, 4]
        pillbox box [5, 4]
        us F [5, 5] flamethrower
        de B [5, 4] in=box
    """)
    attack(here, "activate F; concentrated fire; aim B", "black 4 4 5 1 2 6, red 5 5 2")
    assert (declared(here).attack, declared(here).defense, declared(here).band) == (6, 3, "close")
    here.then("B", figures=["regular"] * 2)
    far = table("""
        us F [5, 6] flamethrower
        de B [5, 4]
    """)
    attack(far, "activate F; concentrated fire; aim B", "black 1 1 1 1")
    tank = table("""
        woods [5, 4]
        us F [5, 5] flamethrower
        de P panzer_iv [5, 4]
    """)
    attack(tank, "activate F; concentrated fire; aim P", "black 1 1 1 1 1 1, red 1 1 1 1")
    assert declared(tank).defense == 4


def test_case_45_bandage():
    """TOI-23.16: TOI-CASE-45, +1 against normal attacks for all friendly squads of the hex."""
    here = table("""
        us K [5, 5]
        us M [5, 5] medic
        us X [6, 5]
        de B [5, 2]
    """)
    assert [fire(here, "B", name).defense for name in "KMX"] == [1, 1, 0]
    assert fire(here, "B", "K", "suppressive").defense == 0


def test_case_39_healing():
    """TOI-23.17, TOI-23.18, TOI-23.19, TOI-20.2: TOI-CASE-39."""
    here = table("us M 3*elite [5, 5] medic\nus W [5, 5]").plays("us", "activate M")
    here.plays("us", "heal", dice="black 4").then("M", figures=["elite", "elite", "elite", "regular"], status="fatigued")
    to_next_round(here)
    while here.match.asks[0].seat != "us":
        say(here, "end phase")
    here.plays("us", "activate M").refuses("us", "do heal", rule="TOI-23.19")
    failed = table("us M 3*elite [5, 5] medic").plays("us", "activate M").plays("us", "heal", dice="black 3")
    failed.then("M", figures=["elite"] * 3, status="fatigued")


def test_healing_needs_a_figure_in_the_box_and_the_same_hex():
    """TOI-23.19, TOI-23.17: no regulars left, or another hex: no healing."""
    here = (
        table("""
        us M 3*regular [5, 5] medic
        us W 2*regular [5, 5]
        us X 2*regular [6, 5]
    """)
        .plays("us", "activate M; heal")
        .refuses("us", "pick unit X", rule="TOI-23.19")
        .plays("us", "pick unit W", dice="black 6")
    )
    here.then("W", figures=["regular"] * 3)
    many = "\n".join(f"us S{n} 4*regular [{n}, 0]" for n in range(13))
    empty = table(f"us M regular [5, 5] medic\n{many}")
    empty.plays("us", "activate M").refuses("us", "do heal", rule="TOI-23.19")


def test_case_42_rally():
    """TOI-20.22, TOI-18.6, TOI-20.20, TOI-12.14: TOI-CASE-42, half firepower; in smoke illegal; without an officer illegal."""
    text = """
        {smoke}
        us P {what} [5, 5] pinned
        de B [5, 3]
    """
    here = attack(table(text.format(smoke="", what="3*regular+officer")), "activate P; concentrated fire; aim B", "black 5 6")
    here.then("B", figures=["regular"] * 2).then("P", status="fatigued", condition="pinned")
    table(text.format(smoke="smoke [5, 5]", what="3*regular+officer")).plays("us", "activate P").refuses("us", "do concentrated_fire", rule="TOI-18.6")
    table(text.format(smoke="", what="rifles")).plays("us", "activate P").refuses("us", "do concentrated_fire", rule="TOI-3.14")


def test_determination_and_battle_hardened():
    """TOI-20.23, TOI-20.4, TOI-20.20: an officer in the hex helps every friendly squad once; elite count each."""
    here = table("""
        us O officer+2*elite [5, 5]
        us P officer [5, 5]
        us A [5, 5]
        us B [6, 5]
        de Z [5, 2]
    """)
    assert [fire(here, "Z", name, "suppressive").defense for name in "OPAB"] == [3, 1, 1, 0]
    assert [fire(here, "Z", name).defense for name in "OPAB"] == [0, 0, 0, 0]


def test_case_15_thick_armor():
    """TOI-20.38, TOI-12.4: TOI-CASE-15, one die becomes a 6; in the reading "published" only the Tiger has it."""
    text = """
        us S sherman [5, 9]
        de T {tank} [5, 3]
    """
    dice = "black 6 6 5 5 2 2 2 2, red 1 2 3 4 2 5"
    here = attack(table(text.format(tank="tiger_i")), "activate S; concentrated fire; aim T", dice, die="turn").then("T", damage="light")
    assert len(here.events(DieTurned)) == 1
    attack(table(text.format(tank="tiger_i"), reading="published"), "activate S; concentrated fire; aim T", dice, die="turn").then("T", damage="light")
    panzer = table(text.format(tank="panzer_iv"), reading="published")
    attack(panzer, "activate S; concentrated fire; aim T", "black 6 6 5 5 2 2 2 2, red 1 2 3 4", die="turn").gone("T")
    assert not panzer.events(DieTurned)
    full = table(text.format(tank="panzer_iv"))
    attack(full, "activate S; concentrated fire; aim T", "black 6 6 5 5 5 5 5 2, red 5 5 5 5", die="turn")
    assert not full.events(DieTurned)  # nothing to turn


def test_case_43_concussive_firepower():
    """TOI-20.31, TOI-9.10: TOI-CASE-43, +3 range and firepower against a squad in a building; a pillbox too, woods not."""
    text = """
        {ground}
        us S sherman [5, {row}]
        de B [5, 1] {inside}
    """
    here = table(text.format(ground="building [5, 1]", row=10, inside=""))
    attack(here, "activate S; concentrated fire; aim B", "black 1 1 1 1 1 1 1 1 1, red 1 1 1")
    assert (declared(here).attack, declared(here).band, declared(here).defense) == (9, "long", 3)
    box = table(text.format(ground="pillbox p [5, 1]", row=8, inside="in=p"))
    attack(box, "activate S; concentrated fire; aim B", "black 1 1 1 1 1 1 1 1 1, red 1 1 1 1 1 1")
    assert (declared(box).attack, declared(box).band) == (9, "normal")
    woods = table(text.format(ground="woods [5, 1]", row=8, inside=""))
    attack(woods, "activate S; concentrated fire; aim B", "black 1 1 1 1 1 1, red 1 1")
    assert (declared(woods).attack, declared(woods).band) == (6, "long")


def test_rapid_op_fire_in_support():
    """TOI-20.7, TOI-20.9: crews that only support keep the mode, and do not fire twice at the same unit in its activation."""
    here = table("""
        de L [5, 3] op_fire
        de G mg [6, 3] op_fire
        us A [5, 7]
    """).plays("us", "activate A; advance; step 0506")
    say(here, "op fire L")
    say(here, "figures regular+regular+regular+regular")
    say(here, "support G")
    here.chance.add("black 1 1 1 1 1 1")
    say(here, "figures machine_gun_de")
    say(here, "normal")
    here.chance.finish()
    here.then("G", status="op_fire").then("L", status="fatigued")
    here.plays("us", "step 0505").asked("us", "move")
