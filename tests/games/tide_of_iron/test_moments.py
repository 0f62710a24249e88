"""The moments of a move and of an attack: one attack in a hex, what is met on climbing out, what is announced before a card is used."""

from __future__ import annotations

from bocage.core.text import texts
from bocage.games.tide_of_iron import TITLE
from bocage.games.tide_of_iron.state.events import AreaDeclared, AssaultDeclared, AttackDeclared
from bocage.testing.reading import read

from .helpers import attack, say, table


def seen(here, kind):
    """The events of a kind, as all have seen them so far."""
    return [event for event in here.match.all_events() if isinstance(event, kind)]


TRENCH = """
    entrenchment pit [5, 4]
    us A [5, 5]
    de M mg [5, 1] op_fire
    de N mg [8, 4] op_fire
"""


def test_one_attack_in_a_hex_though_the_squad_leaves_a_trench_there():
    """TOI-7.12, TOI-14.4, TOI-25.4: fired at on entering the hex, it is not fired at again there; in the next hex it is."""
    here = table(TRENCH).plays("us", "activate A; advance; step 0504")
    attack(here, "op fire M", "black 1 1 1 1", figures="machine_gun_de").asked("us", "move")
    here.plays("us", "enter pit; leave").asked("us", "move").plays("us", "step 0503").asked("de", "op_fire")


def test_the_trench_may_be_the_moment_of_the_attack():
    """TOI-25.4, TOI-14.8: who let the squad enter may fire when it climbs out again."""
    here = table(TRENCH).plays("us", "activate A; advance; step 0504").plays("de", "pass")
    here.plays("us", "enter pit; leave").asked("de", "op_fire")


def test_disembarking_in_a_mine_field():
    """TOI-8.8, TOI-25.19, TOI-18.2: it is a move into the hex: Op Fire first, then the mines, and the activation is over."""
    here = (
        table("""
        mine_field [5, 5]
        us T m3a1 [5, 5]
        us A aboard=T
        de M mg [5, 2] op_fire
    """)
        .plays("us", "activate A; advance; disembark")
        .asked("de", "op_fire")
    )
    here.plays("de", "pass", dice="black 4 1 6 3")
    here.then("A", figures=("regular", "regular"), status="fatigued", cell=here.game.setting.grid.cell(5, 5)).asked("us", "action")


def test_disembarking_in_wire():
    """TOI-8.8, TOI-25.9, TOI-16.4, TOI-23.11: the squad is caught and does not assault; engineers go on, and do not assault either."""
    text = """
        razor_wire [5, 5]
        us T m3a1 [5, 5]
        us A aboard=T
        de D [5, 4]
    """
    table(text).plays("us", "activate A; assault; disembark").then("A", status="fatigued").asked("us", "action")
    sappers = table(text.replace("aboard=T", "engineer aboard=T")).plays("us", "activate A; assault; disembark")
    sappers.offers("us", "step 0605").refuses("us", "charge 0504", rule="TOI-16.4")


def test_op_fire_does_not_save_from_the_mines():
    """TOI-18.2, TOI-25.19, TOI-7.9: pinned in a mine field the squad has entered it; the mines come after the attack."""
    here = table("""
        mine_field [5, 4]
        us A [5, 5]
        de M mg [5, 1] op_fire
    """).plays("us", "activate A; advance; step 0504")
    attack(here, "op fire M", "black 5 5 1 1, black 4 1 1 1", how="suppressive", figures="machine_gun_de")
    here.then("A", condition="pinned", status="fatigued", figures=("regular",) * 3)


def test_a_tank_put_back_from_an_overrun_meets_no_mines():
    """TOI-20.37, TOI-25.19: heavy damage sends it back at once."""
    here = table("""
        mine_field [5, 4]
        us S sherman [5, 5]
        de B regular [5, 4]
        de P panzer_iv [9, 4] op_fire
    """).plays("us", "activate S; advance; step 0504")
    attack(here, "op fire P", "black 6 6 6 1 1 1 1 1 1, red 1 1 1 1")
    here.then("S", damage="heavy", status="fatigued", cell=here.game.setting.grid.cell(5, 5)).then("B", condition="")


def test_wire_cut_in_the_middle_of_an_overrun():
    """TOI-25.13, TOI-18.2, TOI-20.33: a tank among enemies cuts their wire while it keeps the points to leave."""
    text = """
        razor_wire [5, 4]
        us S sherman [5, 5]
        de B regular [5, 4]
    """
    here = table(text).plays("us", "activate S; advance; step 0504; cut wire").then_state(wire=[])
    here.refuses("us", "stop", rule="TOI-20.32").plays("us", "step 0503").then("B", condition="pinned")
    short = table(text.replace("B regular", "B 3*regular")).plays("us", "activate S; advance; step 0504")
    short.refuses("us", "cut wire", rule="TOI-20.33").offers("us", "step 0503")


def test_an_attack_is_announced_before_a_card_is_used_against_it():
    """TOI-RULING-36, TOI-11.2, TOI-11.5: the defender knows type and strengths when he is asked; the card changes them."""
    here = table("""
        us A [5, 5]
        de D [5, 3]
        card de morale_1.take_cover play
    """)
    attack(here, "activate A; concentrated fire; aim D", how="suppressive").asked("de", "card_window")
    assert [(event.how, event.attack, event.defense) for event in seen(here, AttackDeclared)] == [("suppressive", 4, 0)]
    attack(here, "use card morale_1.take_cover#1 D", "black 1 1 1 1, red 1 1")
    assert [event.defense for event in seen(here, AttackDeclared)] == [0, 2]


def test_without_a_card_an_attack_is_announced_once():
    """TOI-11.1: whoever passes changes nothing, so nothing is said again."""
    here = table("""
        us A [5, 5]
        de D [5, 3]
        card de morale_1.take_cover play
    """)
    attack(here, "activate A; concentrated fire; aim D").asked("de", "card_window")
    attack(here, "pass", "black 1 1 1 1")
    assert len(seen(here, AttackDeclared)) == 1


def test_assaults_and_bombardments_are_announced_before_a_card_is_used():
    """TOI-RULING-36, TOI-16.9, TOI-15.2: so are the strengths of an assault, and hex, type and dice of an area attack."""
    here = table("""
        us A [5, 5]
        de D [5, 4]
        card de morale_1.take_cover play
    """)
    attack(here, "activate A; assault; charge 0504").asked("de", "card_window")
    assert [(event.attack, event.defense, event.cover) for event in seen(here, AssaultDeclared)] == [(4, 4, 0)]
    bombed = table("""
        us M mortars [5, 9]
        de D [5, 4]
        card de morale_1.take_cover play
    """)
    attack(bombed, "activate M; concentrated fire; aim hex 0504", how="suppressive").asked("de", "card_window")
    assert [(event.hex, event.how, event.attack) for event in seen(bombed, AreaDeclared)] == [("0504", "suppressive", 8)]
    alone = table("us M mortars [5, 9]\nde D [5, 4]")
    attack(alone, "activate M; concentrated fire; aim hex 0504", "black 1 1 1 1 1 1 1 1", how="suppressive")
    assert not seen(alone, AreaDeclared)
    say(alone, "end phase")


def test_refused_support_says_what_is_missing():
    """TOI-13.5, TOI-13.4, TOI-9.11, TOI-8.6, TOI-18.6: not fresh, suppressed, out of range, aboard, halved already."""
    here = table("""
        razor_wire [4, 5]
        us A [5, 5]
        us tired [5, 6] fatigued
        us flat [5, 7] pinned
        us far [5, 11]
        us T gmc [6, 6]
        us rider aboard=T
        us caught [4, 5]
        us ready [6, 5]
        de D [5, 2]
    """).plays("us", "activate A; concentrated fire; aim D; figures regular+regular+regular+regular")
    here.asked("us", "support").offers("us", "support ready").refuses("us", "support tired", rule="TOI-13.5").refuses("us", "support flat", rule="TOI-13.5")
    here.refuses("us", "support far", rule="TOI-9.11").refuses("us", "support rider", rule="TOI-8.6").refuses("us", "support caught", rule="TOI-18.6")
    here.refuses("us", "support D", rule="TOI-13.1")


def test_refused_op_fire_says_what_is_missing():
    """TOI-14.1, TOI-14.5: not in Op Fire mode; fired at this unit already in its activation."""
    here = (
        table("""
        us A [5, 6]
        de M mg [5, 2] op_fire
        de N mg [6, 2] op_fire
        de F [4, 2]
    """)
        .plays("us", "activate A; advance; step 0505")
        .refuses("de", "op fire F", rule="TOI-14.1")
    )
    attack(here, "op fire M", "black 1 1 1 1", figures="machine_gun_de")
    here.plays("us", "step 0504").asked("de", "op_fire").refuses("de", "op fire M", rule="TOI-14.5").offers("de", "op fire N")


def test_refused_help_in_an_assault_says_what_is_missing():
    """TOI-16.1, TOI-16.5, TOI-18.6: heavy weapons, suppression, distance, wire."""
    here = (
        table("""
        razor_wire [4, 5]
        us A [5, 5]
        us gun mg [4, 4]
        us caught [4, 5]
        us flat [6, 4] pinned
        us near [6, 5]
        us off [9, 9]
        de D [5, 4]
    """)
        .plays("us", "activate A; assault; charge 0504")
        .asked("us", "assault_support")
        .offers("us", "support near")
    )
    here.refuses("us", "support gun", rule="TOI-16.1").refuses("us", "support flat", rule="TOI-16.5")
    here.refuses("us", "support off", rule="TOI-16.5").refuses("us", "support caught", rule="TOI-18.6")


def test_refused_works_say_what_is_missing():
    """TOI-23.10, TOI-23.19, TOI-23.8, TOI-25.2: where nobody digs, nobody to heal, suppressed specialists, points for a trench."""
    here = table("""
        bridge [5, 5]
        us E [5, 5] engineer
        us H [7, 7] medic
        us P [9, 7] medic pinned
    """)
    here.plays("us", "activate E").refuses("us", "do dig", rule="TOI-23.10").plays("us", "fatigue")
    here.plays("us", "activate H").refuses("us", "do heal", rule="TOI-23.19").plays("us", "fatigue")
    here.plays("us", "activate P").refuses("us", "do heal", rule="TOI-23.8")
    slow = (
        table("""
        entrenchment pit [5, 5]
        us A [5, 5] in=pit
        us T gmc [6, 6]
    """)
        .plays("us", "activate A; advance")
        .refuses("us", "enter pit", rule="TOI-25.2")
        .refuses("us", "step 0504", rule="TOI-25.2")
    )
    slow.plays("us", "leave").refuses("us", "leave", rule="TOI-25.2")


def test_what_leads_to_dice_is_marked():
    """TOI-11.7, TOI-25.19: targets, the type of an attack, a step into mines; not a step elsewhere."""
    here = table("""
        mine_field [6, 6]
        us K [6, 7]
        us A [5, 5]
        de D [5, 3]
    """).plays("us", "activate K; advance")
    options = here.match.view("us").question.options
    assert [option.label.args["hex"] for option in options if option.chance] == ["0606"]
    here.plays("us", "stop; activate A; concentrated fire; aim D; figures regular+regular+regular+regular")
    assert {option.label.id for option in here.match.view("us").question.options if option.chance} == {"attack-type-normal", "attack-type-suppressive"}


def test_figures_are_named_in_both_languages():
    """TOI-9.6: which figures take part, counted by kind."""
    here = table("us A machine_gun+regular+officer [5, 5]\nde D [5, 3]").plays("us", "activate A; concentrated fire; aim D")
    label = here.match.view("us").question.options[0].label
    assert texts(TITLE, "en").say(label) == "Fire with · 1 regular infantry · 1 officer · 1 machine gun crew"
    assert texts(TITLE, "fr").say(label) == "Tirer avec · 1 fantassin régulier · 1 officier · 1 groupe de servants de mitrailleuse"


def test_refusals_say_what_would_make_it_legal():
    """TOI-2.7, TOI-7.2, TOI-9.3, TOI-21.5: a unit that has acted, an enemy in the way, a target out of sight, a card too dear."""
    here = table("""
        woods [5, 3]
        us A [5, 5]
        us B [6, 5] fatigued
        de D [5, 1]
        de E [5, 4]
        card us artillery_1.offensive_artillery
    """)

    def remedies(words: str) -> tuple[str, ...]:
        ask = here.match.ask
        refusal = here.match.why(ask.seat, read(here.match, ask, words))
        assert refusal is not None
        for language in ("en", "fr"):
            assert all(texts(TITLE, language).has(f"remedy-{remedy}") for remedy in refusal.remedies)
        return refusal.remedies

    assert remedies("activate B") == ("fresh-next-round",)
    assert remedies("play card artillery_1.offensive_artillery#1") == ("gain-command-points",)
    here.plays("us", "activate A")
    here.plays("us", "concentrated fire")
    assert remedies("aim D") == ("see-it-first",)
    here.plays("us", "aim E; figures regular").plays("us", "normal", dice="black 1")
    other = table("us A [5, 5]\nde E [5, 4]").plays("us", "activate A; advance")
    here = other
    assert remedies("step 0504") == ("assault-or-go-round",)
