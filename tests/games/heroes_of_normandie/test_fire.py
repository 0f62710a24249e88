"""Chapters 6 and 11: Fire, armour, saves, fire effects; steps that the worked cases do not show."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.testing import given

HON = "heroes_of_normandie"


@pytest.fixture
def printed():
    """Lets a test print a card of its own: a copy of a card with other boxes, save or skills."""
    made: list[str] = []

    def card(name: str, like: str, **changes: object) -> str:
        table = printed_cards.units()
        assert isinstance(table, dict)
        table[name] = replace(table[like], id=name, **changes)
        made.append(name)
        return name

    yield card
    for name in made:
        printed_cards.units().pop(name, None)  # type: ignore[attr-defined]
        printed_cards.PRINTED.pop(name, None)


def test_fire_values_and_default_range():
    """HON-6.1, HON-6.4, HON-6.2: the 8 squares around; a unit without fire value cannot fire; friends are no targets."""
    table = (
        given(HON, "us h us_hq_barton C5\nus r us_rifle_cie D4\nge g ge_sturm_kp C4\nge f ge_sturm_kp C2")
        .plays("us", "activate h")
        .refuses("us", "fire at 0 g", rule="HON-6.1")
    )
    table.plays("us", "end activation; activate r").offers("us", "fire at 0 g").refuses("us", "fire at 0 f", rule="HON-6.5").refuses(
        "us", "fire at 0 h", rule="HON-6.2"
    )
    table.refuses("us", "fire at 1 g", rule="HON-6.1")


def test_directives_on_each_fire():
    """HON-7.14: a unit with two fire values may use DIRECTIVE on each of its Fires."""
    table = (
        given(HON, "us m us_m10 C5\nge g ge_sturm_kp C4")
        .plays("us", "activate m; fire at 0 g", dice="red 4 3")
        .plays("us", "spend directive")
        .then("g", hits=1)
    )
    table.plays("us", "fire at 1 g", dice="red 5 3").plays("us", "spend directive").gone("g").then("us", directives=1)


def test_piercing_is_offered_where_it_can_matter():
    """HON-7.10: against armour or a Concealed card, not against a Visible unarmoured one nor for a Fire that pierces."""
    text = "us r us_rifle_cie C5\nge g {} C4{}"
    given(HON, text.format("ge_sturm_kp", "")).plays("us", "activate r; fire at 0 g", dice="red 1 2").asked("us", "act")
    given(HON, text.format("ge_stug3", "")).plays("us", "activate r; fire at 0 g").asked("us", "pierce")
    given(HON, text.format("ge_decoy", " concealed")).plays("us", "activate r; fire at 0 g").plays("ge", "pass").asked("us", "pierce")
    given(HON, "us m us_m10 C5\nge g ge_stug3 C4").plays("us", "activate m; fire at 0 g", dice="red 1 2").asked("us", "act")


def test_the_save_is_optional():
    """HON-21.41, HON-6.24, HON-6.26: a declined or failed save changes nothing; none is offered without a save value."""
    text = "terrain {} C4\nus r us_rifle_cie C5\nge g ge_sturm_kp C4\ndirectives us 0\ndirectives ge 0"
    given(HON, text.format("U")).plays("us", "activate r; fire at 0 g", dice="red 6 4").asked("ge", "save").plays("ge", "pass").then("g", hits=1)
    given(HON, text.format("U")).plays("us", "activate r; fire at 0 g", dice="red 6 4").plays("ge", "roll save", dice="yellow 5").then("g", hits=1)
    given(HON, text.format(".")).plays("us", "activate r; fire at 0 g", dice="red 6 4").then("g", hits=1)


def test_reveals_in_a_fire():
    """HON-6.28, HON-15.16, HON-21.43: before the dice for its armour, before the save for its own save or for another card's Support."""
    text = "us r us_rifle_cie C5\nge g {} C4 concealed\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text.format("ge_stug3")).plays("us", "activate r; fire at 0 g").plays("ge", "turn up g", dice="red 6 4").then("g", suppressed=1, hits=0)
    table = given(HON, text.format("ge_stug3")).plays("us", "activate r; fire at 0 g").plays("ge", "pass", dice="red 6 4").plays("ge", "turn up g")
    table.then("g", suppressed=1, hits=0).asked("us", "act")
    text = "us r us_m10 C5\nge g ge_pz4 C4\nge h ge_hq_panzer C3 concealed\ndirectives us 0\ndirectives ge 0"
    table = (
        given(HON, text).plays("us", "activate r; fire at 0 g", dice="red 6 4").asked("ge", "reveal_before_save").plays("ge", "turn up h").asked("ge", "save")
    )
    table = given(HON, text).plays("us", "activate r; fire at 0 g", dice="red 6 4").plays("ge", "pass").then("g", hits=1)
    text = "us r us_rifle_cie C5\nge g ge_grenadier_kp C4 concealed\nge x ge_decoy A1 concealed\ndirectives us 0"
    table = given(HON, text).plays("us", "activate r; fire at 0 g").plays("ge", "pass", dice="red 6 4").refuses("ge", "turn up x", rule="HON-16.3")


def test_the_order_of_steps():
    """HON-6.35: declare, reveal, Piercing, dice, +1, result, save, reveal, markers, double 1, destruction, advance."""
    table = given(HON, "us r us_rifle_cie C5\nge g ge_grenadier_kp C4 concealed\ndirectives us 2\ndirectives ge 0", options={})
    table.plays("us", "activate r; fire at 0 g").asked("ge", "reveal_target").plays("ge", "pass").asked("us", "pierce")
    table.plays("us", "spend directive", dice="red 4 3").asked("us", "fire_plus").plays("us", "spend directive").asked("ge", "reveal_before_save")
    table.plays("ge", "pass").asked("ge", "save").plays("ge", "roll save", dice="yellow 1").asked("us", "advance").plays("us", "advance C4")
    told = [type(event).__name__ for event in table.match.all_events()]
    steps = ["FireDeclared", "FireRolled", "FireJudged", "SaveRolled", "Revealed", "HitPlaced", "Destroyed", "Moved"]
    assert [name for name in told if name in steps] == steps


def test_sustained_fire_and_other_bonuses_add_up():
    """HON-11.12, HON-14.3, HON-6.36, HON-8.17: Clint +1, a Fire Bonus marker +1, a DIRECTIVE +1."""
    table = given(HON, "marker fire_bonus C5 1\nus r us_rifle_cie C5 hero=hero_us_clint\nge g ge_sturm_kp C4\ndirectives us 1")
    table.plays("us", "activate r; fire at 0 g", dice="red 3 2").plays("us", "spend directive").then("g", hits=1)
    given(HON, "us r us_rifle_cie C5\nge g ge_sturm_kp C4\ndirectives us 1").plays("us", "activate r; fire at 0 g", dice="red 3 2").then("g", hits=0)


def test_suppression_with_a_hit_on_a_tank(printed):
    """HON-11.6, HON-11.5: the tank variant suppresses a tank that receives a HIT, and nobody else."""
    box = printed_cards.BoxRow((8,), 1, (printed_cards.EffectRow("suppress_with_hit_tank"), printed_cards.EffectRow("piercing")))
    name = printed("us_test_gun", "us_m10", boxes=(box,))
    given(HON, f"us m {name} C5\nge p ge_pz4 C4\ndirectives us 0").plays("us", "activate m; fire at 0 p", dice="red 6 4").then("p", hits=1, suppressed=1)
    given(HON, f"us m {name} C5\nge p ge_sturm_kp C4\ndirectives us 0").plays("us", "activate m; fire at 0 p", dice="red 6 4").then("p", hits=1, suppressed=0)
    given(HON, f"us m {name} C5\nge p ge_pz4 C4\ndirectives us 0").plays("us", "activate m; fire at 0 p", dice="red 2 4").then("p", hits=0, suppressed=0)


def test_defenders_and_tough(printed):
    """HON-12.8, HON-12.9, HON-12.10, HON-12.11, HON-21.10: Defenders improve a terrain save on their terrains; Tough is a save of its own."""

    def needed(skills: tuple[printed_cards.SkillRow, ...], ground: str) -> int:
        name = printed("ge_test_kp", "ge_sturm_kp", skills=skills)
        printed_cards.PRINTED.pop(name, None)
        table = given(HON, f"terrain {ground} C4\nus r us_rifle_cie C5\nge g {name} C4\ndirectives us 0\ndirectives ge 0")
        table.plays("us", "activate r; fire at 0 g", dice="red 6 4")
        if table.match.ask.what != "save":
            return 0
        table.plays("ge", "roll save", dice="yellow 6")
        return table.events(events.SaveRolled)[0].needed

    defenders = printed_cards.SkillRow(skill="defenders", value=2)
    assert [needed((defenders,), ground) for ground in "UP."] == [4, 4, 0]
    assert [needed((replace(defenders, terrains=("urban",)),), ground) for ground in "UP"] == [4, 6]
    assert needed((replace(defenders, value=5),), "U") == 1
    tough = printed_cards.SkillRow(skill="tough", value=5)
    assert [needed((tough,), ground) for ground in ".U"] == [5, 5]
    assert [needed((replace(tough, terrains=("forest",)),), ground) for ground in "T."] == [5, 0]


def test_auras_do_not_reach_their_owner(printed):
    """HON-21.24, HON-10.17, HON-10.18: neither Stimulation nor Support works for the unit that has it; both work for its neighbour."""
    skills = (printed_cards.SkillRow(skill="stimulation"), printed_cards.SkillRow(skill="support", value=4))
    ours = printed("us_test_drum", "us_rifle_cie", skills=skills)
    text = f"us d {ours} C5\nus r us_rifle_cie D5\nge g ge_sturm_kp C4\ndirectives us 0\ndirectives ge 0"
    given(HON, text).plays("us", "activate d; fire at 0 g", dice="red 4 3").then("g", hits=0)
    given(HON, text).plays("us", "activate r; fire at 0 g", dice="red 4 3").then("g", hits=1)
    theirs = "active ge\n" + text
    given(HON, theirs).plays("ge", "activate g; fire at 0 d", dice="red 6 4").gone("d")
    given(HON, theirs).plays("ge", "activate g; fire at 0 r", dice="red 6 4").asked("us", "save")


def test_disoriented(printed):
    """HON-12.12, HON-7.19, HON-21.44: a Disoriented unit uses no DIRECTIVE; for a Concealed one the question is put all the same."""
    name = printed("us_test_lost", "us_rifle_cie", skills=(printed_cards.SkillRow(skill="disoriented"),))
    given(HON, f"us r {name} C5").plays("us", "activate r").refuses("us", "march C4", rule="HON-12.12")
    given(HON, f"us r {name} C5 go").plays("us", "attempt r", dice="yellow 1").asked("us", "tactic")
    given(HON, f"us r {name} C5 go concealed").plays("us", "attempt r", dice="yellow 1").asked("us", "force").refuses("us", "spend directive", rule="HON-12.12")


def test_types_and_the_advance():
    """HON-13.1, HON-13.3, HON-13.5, HON-13.8, HON-13.9, HON-13.10, HON-13.11: who advances; artillery in any combination never does."""
    may = {
        "us_rifle_cie": True, "us_m10": True, "us_recon_troop": True, "us_armored_infantry_cie": True, "us_para_rifle_cie": True,
        "us_m7_priest": False, "us_mortar_platoon": False, "us_hq_barton": False, "us_para_pack_howitzer": False,
    }  # fmt: skip
    assert {card: printed_cards.profile(card).can_advance for card in may} == may
    assert not printed_cards.profile("ge_marder").can_advance
    assert not printed_cards.profile("ge_widerstandsnest").can_advance
    assert not printed_cards.profile("us_recon_troop").tank
    for card in printed_cards.units().values():
        if "hq" in card.types:
            assert (card.boxes, card.activation) == ((), "A"), card.id
        if {"paratrooper", "osttruppen"} & set(card.types):
            assert len(card.types) == 2, card.id
    given(HON, "us m us_m7_priest C5\nge g ge_grenadier_kp C4\ndirectives us 0").plays("us", "activate m; fire at 0 g", dice="red 6 4").gone("g").asked(
        "us", "act"
    )


def test_odds_of_a_fire_are_exact():
    """HON-6.8, HON-6.30: the chance that a Rifle Cie destroys a Grenadier is 15 in 36, that it suppresses it 3 in 36."""
    table = given(HON, "us r us_rifle_cie C5\nge g ge_grenadier_kp D4\ndirectives us 0").plays("us", "activate r")
    odds = table.match.odds("us", next(answer for answer in table.match.ask.legal if type(answer).__name__ == "FireAt"))
    assert odds.exact
    assert odds.chance("result-destroyed") == Fraction(15, 36)
    assert odds.chance("result-suppressed") == Fraction(3, 36)
