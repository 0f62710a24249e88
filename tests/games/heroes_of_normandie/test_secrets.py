"""Hidden information: a redealt match looks the same to the seat it was redealt for, and a redeal keeps to what everybody knows."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.chance import Numbers, Sampling
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.games.heroes_of_normandie.state import answers
from bocage.games.heroes_of_normandie.tables.scenario import scenarios
from bocage.games.heroes_of_normandie.view.hidden import can_be, redeal
from bocage.testing import given

HON = "heroes_of_normandie"
encode = msgspec.json.encode


def samples(match: Match) -> list[Any]:
    """Answers that touch everything a seat can point at, legal or not."""
    found: list[Any] = [answers.Deploy("us-h1", "", 3), answers.PlayEvent("us-h1"), answers.PlayEvent("ge-h1")]
    for unit in match.game.state.units:
        found += [answers.FireAt(0, unit), answers.PickUnit(unit), answers.Activate(unit), answers.Command(0, unit), answers.Reveal(unit)]
        found += [answers.TurnUp(unit), answers.PlayHero("ge-h1", unit), answers.Heal(0, unit), answers.Charge(unit)]
    return found


def seen(match: Match, seat: str | None, chance: random.Random) -> list[bytes]:
    """All that reaches a seat: view, events, listing, facts, refusals and some odds."""
    told = [encode(match.view(seat)), encode(match.events(seat))]
    ask = match.asked(seat) if seat is not None else None
    if ask is None or seat is None:
        return told
    listed = [*ask.legal, *(ask.asides or ())]
    told += [encode(listed), encode(ask.facts), ask.what.encode()]
    for answer in samples(match):
        try:
            told.append(encode(match.why(seat, answer)))
        except BocageError as error:
            told.append(type(error).__name__.encode())
    if chance.random() < 0.1:
        found = match.odds(seat, chance.choice(listed), branches=120, worlds=2, samples=24)
        told.append(repr((found.results, found.exact, found.assumed)).encode())
    return told


def same_after_a_redeal(match: Match, seat: str | None, number: int) -> bool:
    """Compares what a seat is told before and after a redeal; says whether anything was dealt anew."""
    before = seen(match.copy(Sampling(1)), seat, random.Random(number))
    twin = match.copy(Sampling(1))
    if not twin.imagine(seat, Numbers(b"redeal %d" % number)):
        return False
    after = seen(twin, seat, random.Random(number))
    assert [*before] == [*after], f"{seat}, asked {[(ask.seat, ask.what) for ask in match.asks]}"
    changed: bool = twin.game.state.digest() != match.game.state.digest()
    for _ in range(4):  # the imagined match can be played on
        if not twin.over:
            ask = twin.asks[0]
            twin.play(ask.seat, ask.legal.sample(random.Random(number).randrange)[0])
    return changed


@pytest.mark.parametrize("scenario", list(scenarios()))
def test_a_redeal_tells_a_seat_nothing(scenario):
    """HON-15.1, HON-21.5, HON-21.12, HON-21.43, HON-21.46: view, events, options, refusals and odds are the same for both seats and a spectator."""
    chance = random.Random(scenario)
    match = bocage.new(HON, scenario, chance=Sampling(scenario))
    looked = changed = 0
    while not match.over:
        ask = chance.choice(match.asks)
        rights = list(ask.asides or ()) if chance.random() < 0.15 else []
        if chance.random() < 0.1:
            for seat in ("us", "ge", None):
                looked += 1
                changed += same_after_a_redeal(match, seat, looked)
        match.play(ask.seat, chance.choice(rights) if rights else ask.legal.sample(chance.randrange)[0])
    assert looked > 10
    assert changed > 5 or "novice_no_concealment" in match.game.setting.variants


def test_a_redeal_keeps_to_public_knowledge():
    """HON-21.5, HON-21.12, HON-21.46: deeds restrict what a card may be; cards seen before keep; what went openly into the hand is not in the Reserve."""
    table = given(
        HON,
        """
        us h us_hq_collins C6
        us t us_m10 A1 concealed
        us a us_rifle_cie B1 concealed
        us k us_m5_stuart G1 concealed known
        hand us ev_stragglers us_decoy
        reserve us us_rifle_cie us_rifle_cie us_m4_sherman us_engineer_cie us_decoy ev_smoke
        discard us us_glider_cie
        """,
    )
    table.plays(
        "us", "play event ev_stragglers; pick card us_glider_cie; activate h; command 0 t; end activation; decline t; activate a; move B2; end activation"
    )
    cards_of_t = set()
    for number in range(60):
        facts = redeal(table.game, "ge", Numbers(b"%d" % number))
        assert facts is not None
        units = dict(zip(facts["us"]["units"][::2], facts["us"]["units"][1::2], strict=True))
        assert set(units) == {"t", "a"}
        cards_of_t.add(units["t"])
        assert "us_glider_cie" in facts["us"]["hand"]
        assert len(facts["us"]["hand"]) == 2
        dealt = sorted([*units.values(), *facts["us"]["hand"], *facts["us"]["reserve"]])
        true = sorted([*(["us_m10", "us_rifle_cie", "us_decoy", "us_glider_cie"]), *table.state.reserves["us"]])
        assert dealt == true
    assert cards_of_t == {"us_m10", "us_m4_sherman"}


def test_what_a_moved_card_cannot_be():
    """HON-12.7, HON-17.10, HON-9.10: a card that has moved is not Immobile, one in Water is Amphibious, a typed GO! tells the type."""
    table = given(HON, "active ge\nge g ge_grenadier_kp C4 concealed").plays("ge", "activate g; move C3")
    unit = table.game.unit("g")
    assert not can_be("ge_widerstandsnest", unit)
    assert not can_be("ev_smoke", unit)
    assert can_be("ge_decoy", unit)
    from bocage.core.state import replace

    assert not can_be("us_m4_sherman", replace(unit, facts=("water",)))
    assert can_be("us_m4_dd", replace(unit, facts=("water",)))
    assert not can_be("us_armored_infantry_cie", replace(unit, facts=("types:infantry!",)))
    assert can_be("us_rifle_cie", replace(unit, facts=("types:infantry!",)))


def test_a_fragile_card_in_the_reserve_is_remembered():
    """HON-12.3, HON-21.5: a card that went openly into the Reserve cannot lie on the map or in a hand that drew nothing since."""
    table = given(
        HON, "us r us_rifle_cie C5\nge o ge_ost_kp C4 suppressed=1\nge x ge_decoy A1 concealed\nhand ge ev_smoke\nreserve ge ge_stug3 ge_stug3\ndirectives us 0"
    )
    table.plays("us", "activate r; fire at 0 o", dice="red 2 2").gone("o")
    for number in range(40):
        facts = redeal(table.game, "us", Numbers(b"%d" % number))
        assert facts is not None
        assert "ge_ost_kp" in facts["ge"]["reserve"]


def test_questions_exist_by_public_facts():
    """HON-21.43, HON-6.28, HON-21.1, HON-21.35: the same questions for a decoy as for a tank, up to the moment the card is shown; a window for any
    card in hand."""
    asked = []
    for card in ("ge_decoy", "ge_stug3", "ge_grenadier_kp"):
        table = given(HON, f"us r us_rifle_cie C5\nge g {card} C4 concealed\ndirectives us 1").plays("us", "activate r; fire at 0 g")
        first = table.match.ask.what
        table.plays("ge", "pass")
        second = table.match.ask.what
        table.plays("us", "pass", dice="red 4 3")
        asked.append((first, second, table.match.ask.what))
    assert len(set(asked)) == 1
    for card in ("ev_smoke", "us_m10", "hero_us_clint"):
        given(HON, f"stage open\nactive ge\nus r us_rifle_cie C5\nge g ge_stug3 A1\nhand us {card}").asked("us", "window")
