"""Area attacks and mortars: chapter 15 and TOI-20.10 to TOI-20.19."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events import AreaAttacked

from .helpers import attack, say, table


def struck(here):
    return here.events(AreaAttacked, last=True)[-1]


def test_case_19_and_example_07_two_mortars():
    """TOI-15.1, TOI-15.2, TOI-15.3, TOI-15.4, TOI-15.5, TOI-20.11, TOI-20.18, TOI-12.10, TOI-25.14: TOI-CASE-19 and TOI-EX-07."""
    here = table("""
        entrenchment pit [2, 3]
        razor_wire [2, 3]
        us M mortars [2, 9]
        de A [2, 3] in=pit
        de B 2*elite [2, 3]
        de V sdkfz_251 [2, 3]
    """)
    attack(here, "activate M; concentrated fire; aim hex 0203", "black 6 5 5 1 2 3 4 6, red 5 2, red 1 1", how="suppressive")
    assert (struck(here).attack, struck(here).successes) == (8, 4)
    here.then("A", condition="disrupted").gone("B").then("V", damage="").then_state(wire=[]).then("M", status="fatigued")


def test_normal_area_attack_hits_vehicles_and_friends():
    """TOI-15.1, TOI-15.4, TOI-20.11, TOI-20.38: firepower 2 for each crew, on everyone in the hex."""
    here = table("""
        us M mortar [2, 9]
        us F [2, 4]
        us S sherman [2, 4]
    """)
    attack(here, "activate M; concentrated fire; aim hex 0204", "black 5 5, red 1 1 1 1", die="turn")
    assert struck(here).attack == 2
    here.then("F", figures=["regular"] * 2).then("S", damage="light")


def test_case_20_distances():
    """TOI-20.12, TOI-20.13, TOI-9.11: TOI-CASE-20."""
    text = """
        board 6 22
        us M mortar [2, 20]
        us Z [4, 20]
        de T [2, {row}]
    """
    far = attack(table(text.format(row=8), spare=False), "activate M; concentrated fire; aim hex 0208", "black 5 6")
    assert struck(far).successes == 1
    out = table(text.format(row=8), spare=False).plays("us", "activate M; concentrated fire")
    out.refuses("us", "aim hex 0203", rule="TOI-9.11").refuses("us", "aim hex 0219", rule="TOI-20.13").refuses("us", "aim hex 0220", rule="TOI-20.13")


def test_case_21_spotting():
    """TOI-20.14, TOI-20.15: TOI-CASE-21, an unfatigued friend spots, even pinned, and stays fresh; a fatigued one does not."""
    text = """
        woods [2, 7] [3, 7] [1, 7] [3, 6] [1, 6]
        us M mortar [2, 8]
        us X [5, 5] pinned {status}
        us Y [6, 5] fatigued
        de T [5, 2]
    """
    here = attack(table(text.format(status="")), "activate M; concentrated fire; aim hex 0502", "black 1 1")
    here.then("X", status="fresh")
    blind = table(text.format(status="fatigued")).plays("us", "activate M; concentrated fire")
    blind.refuses("us", "aim hex 0502", rule="TOI-20.15")


def test_mortars_do_not_fire_from_buildings_or_pillboxes():
    """TOI-20.15: not from a building hex nor from inside a pillbox, but from an entrenchment."""
    for ground, legal in (("building [2, 8]", False), ("pillbox f [2, 8]", False), ("entrenchment f [2, 8]", True)):
        inside = "" if ground.startswith("building") else "in=f"
        here = table(f"""
            {ground}
            us M mortar [2, 8] {inside}
        """).plays("us", "activate M")
        if legal:
            here.offers("us", "concentrated fire")
        else:
            here.refuses("us", "do concentrated_fire", rule="TOI-9.3")


def test_example_06_mortar_or_riflemen():
    """TOI-20.17, TOI-20.16, TOI-20.10: TOI-EX-06, a unit is fired at by the riflemen, a hex by the mortar; Op Fire never by the mortar."""
    text = """
        us M mortar_squad [2, 6] {mode}
        us Z [9, 9]
        de B [2, 3]
    """
    rifles = attack(table(text.format(mode="")), "activate M; concentrated fire; aim B", "black 5 1")
    rifles.then("B", figures=["regular"] * 3)
    mortar = attack(table(text.format(mode="")), "activate M; concentrated fire; aim hex 0203", "black 5 1")
    assert struck(mortar).attack == 2
    op = table("turn de\n" + text.format(mode="op_fire").replace("        ", "")).plays("de", "activate B; advance; step 0202").asked("us", "op_fire")
    attack(op, "op fire M", "black 1 1")
    crew = (
        table("""
        turn de
        us M mortars [2, 6] op_fire
        de B [2, 3]
    """)
        .plays("de", "activate B; advance; step 0202")
        .asked("de", "move")
    )
    assert crew.game.unit("M").status == "op_fire"


def test_only_mortars_support_mortars():
    """TOI-20.19, TOI-20.17, TOI-13.6: half firepower, range and sight of their own; nobody else supports, and they support nobody else."""
    here = (
        table("""
        us M mortar [2, 8]
        us N mortars [4, 8]
        us R [3, 5]
        de B [2, 3]
    """)
        .plays("us", "activate M; concentrated fire; aim hex 0203")
        .asked("us", "support")
        .refuses("us", "support R", rule="TOI-20.17")
    )
    say(here, "support N")
    here.chance.add("black 1 1 1 1 1 1 1 1")
    say(here, "figures mortar+mortar")
    say(here, "suppressive")
    here.chance.finish()
    assert struck(here).attack == 4 + 4
    here.then("M", status="fatigued").then("N", status="fatigued")
    other = (
        table("""
        us M mortar_squad [2, 5]
        us R [3, 5]
        de B [2, 2]
    """)
        .plays("us", "activate R; concentrated fire; aim B; figures regular+regular+regular+regular; support M")
        .asked("us", "figures")
    )
    other.refuses("us", "figures mortar", rule="TOI-9.4")


def test_empty_hex_may_be_struck():
    """TOI-15.6, TOI-25.14: wire without units is destroyed by three successes, not by two."""
    for dice, left in (("black 5 5 5 1", []), ("black 5 5 4 1", [50])):
        here = table("""
            board 16 12
            razor_wire [2, 3]
            us M mortar [2, 8]
        """)
        attack(here, "activate M; concentrated fire; aim hex 0203", dice, how="suppressive")
        assert here.state.wire == left


def test_spotters_of_concealed_targets():
    """TOI-17.3, TOI-15.1: a concealed squad is not affected by an area attack on its hex."""
    here = table("""
        woods [2, 3]
        us M mortars [2, 9]
        de A [2, 3] concealed
        de B [2, 3]
    """)
    attack(here, "activate M; concentrated fire; aim hex 0203", "black 5 5 5 5, red 1 1")
    here.gone("B").then("A", figures=["regular"] * 4, concealed=True)
