"""The game as the kernel sees it: estimates, odds, standing orders, written positions, labels."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.errors import Invalid
from bocage.core.orders import Order
from bocage.core.text import table_texts, texts
from bocage.games.tide_of_iron import TITLE

from .helpers import attack, battle, end_phase, say, table


def test_exact_odds_of_an_attack():
    """TOI-11.8, TOI-12.10: three of four dice at 5+ and no cover: the odds are those of the dice."""
    here = table("""
        us A [2, 5]
        de B [2, 2]
    """)
    for words in ("activate A", "concentrated fire", "aim B", "figures regular+regular+regular+regular"):
        say(here, words)
    found = here.match.odds("us", {"kind": "attack_type", "how": "suppressive"})
    assert found.exact
    assert found.chance("result-no-effect") == Fraction(16, 81)
    assert found.chance("result-pinned") == Fraction(32 + 24, 81)
    assert found.chance("result-disrupted") == Fraction(8, 81)
    assert found.chance("result-routed") == Fraction(1, 81)


def test_odds_against_armor_assume_the_turned_die():
    """TOI-20.38, TOI-12.4: the owner of a tank is taken to use Thick Armor."""
    here = table("""
        us S sherman [2, 8]
        de P panzer_iv [2, 3]
    """)
    for words in ("activate S", "concentrated fire"):
        say(here, words)
    found = here.match.odds("us", {"kind": "aim", "unit": "P"})
    assert found.exact
    assert ("de", "use ability thick_armor") in [(each.seat, each.words) for each in found.assumed]


def test_evaluate():
    """TOI-6.1: an estimate between 0 and 1, certain at the end, better with points and troops."""
    here = battle("saint_aubin", dice="")
    values = [TITLE.evaluate(here.game, side) for side in ("us", "de")]
    assert all(0 < value < 1 for value in values)
    ahead = table("vp us 5\nus A [2, 2]\nde B [5, 5]").game
    assert TITLE.evaluate(ahead, "us") > 0.5 > TITLE.evaluate(ahead, "de")
    over = table("rounds 1\nvp us 1\nus A [2, 2]")
    end_phase(over)
    while not over.match.over:
        say(over, "pass")
    assert (TITLE.evaluate(over.game, "us"), TITLE.evaluate(over.game, "de")) == (1.0, 0.0)


def test_standing_orders_for_op_fire():
    """TOI-14.8: "never" declines, "above" asks only for promising shots."""
    text = """
        de G regular [5, 0] op_fire
        us A [5, 8]
        woods [5, 7]
    """
    never = table(text)
    never.match.order("de", "op_fire", Order("never"))
    never.plays("us", "activate A; advance; step 0507").asked("us", "move")
    poor = table(text)
    poor.match.order("de", "op_fire", Order("above", 50))
    poor.plays("us", "activate A; advance; step 0507").asked("us", "move")
    good = table("""
        de G mg [5, 4] op_fire
        us A [5, 6]
    """)
    good.match.order("de", "op_fire", Order("above", 50))
    good.plays("us", "activate A; advance; step 0505").asked("de", "op_fire")


def test_positions_are_checked():
    """TOI-0.2: a wrong line names itself and the nearest right word."""
    with pytest.raises(Invalid, match="line 1"):
        TITLE.position("us A [2, 2] pined", None, {})
    with pytest.raises(Invalid, match="pinned"):
        TITLE.position("us A [2, 2] pined", None, {})
    with pytest.raises(Invalid, match="smoke_screen"):
        TITLE.position("card us artillery_1.smoke_scren", None, {})
    with pytest.raises(Invalid, match="off the board"):
        TITLE.position("us A [99, 2]", None, {})


def test_the_log_speaks_both_languages():
    """TOI-12.10, TOI-21.2: events name conditions and cards in the language of the reader."""
    here = table("""
        us A [2, 5]
        de B [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 1 1 1", how="suppressive")
    event = next(event for event in here.match.all_events() if type(event).__name__ == "Suppressed")
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    assert texts(TITLE, "en").format("event-suppressed", fields) == "B is pinned."
    french = table_texts(TITLE, "fr")
    french.look_at(here.match.view(None))
    assert french.format("event-suppressed", fields) == "L’escouade de fusiliers B est clouée au sol."


def test_labels_name_hexes_units_and_cards():
    """TOI-2.3, TOI-7.4: options are bound to pieces, cells and cards, with words for people."""
    here = table("cp us 9\ncard us morale_1.battle_cry\nus A [5, 5]\nde B [5, 2]")
    question = here.match.view("us").question
    bound = {(option.target.kind, option.target.id) for option in question.options}
    assert bound >= {("piece", "A"), ("card", "morale_1.battle_cry#1"), ("button", "end_phase")}
    here.plays("us", "activate A; advance")
    step = next(option for option in here.match.view("us").question.options if option.target.kind == "cell")
    assert texts(TITLE, "en").say(step.label).startswith("Enter 0")
    assert step.preview[0].role == "path_own"
