"""What is hidden from odds: how many there are can be asked, what they are cannot."""

from __future__ import annotations

import pytest

import bocage
from bocage.ai import player
from bocage.core.unseen import NAME, Peeked, things
from bocage.testing import given


@pytest.mark.parametrize(
    "look",
    [
        lambda: NAME == "attack",
        lambda: ["attack"].index(NAME),
        lambda: {"attack": 1}.get(NAME),
        lambda: NAME.startswith("a"),
        lambda: "a" in NAME,
        lambda: "attack" in things(3),
        lambda: list(things(3)),
        lambda: sorted(things(3)),
        lambda: things(3)[0],
        lambda: (*things(3), "more"),
        lambda: things(3) == ("?", "?", "?"),
        lambda: hash(things(3)),
        lambda: next(iter(things(3))),
    ],
)
def test_looking_is_noticed(look):
    with pytest.raises(Peeked):
        look()


def test_numbers_are_public():
    assert len(things(4)) == 4
    assert things(1)
    assert things(0) == ()


@pytest.mark.parametrize(("slug", "scenario"), [("frontline", "fl_s03"), ("heroes_of_normandie", "hon_s3_la_fiere")])
def test_odds_that_touch_nothing_hidden_are_exact_with_one_world(slug, scenario):
    """FL-3.10, HON-21.5: hands and face-down cards are hidden; most attacks do not depend on them, and then one world is enough."""
    match, random, exact = bocage.new(slug, scenario, seed=3), player("random", 3), 0
    for _ in range(600):
        if not match.asks or exact >= 6:
            break
        ask = match.asks[0]
        answer = next((each for each in ask.legal if match.title.option(match.game, ask, each).chance), None)
        if answer is not None:
            odds = match.odds(ask.seat, answer)
            assert odds.exact <= (odds.worlds == 1)
            exact += odds.exact and len(odds.results) > 1
        match.play(ask.seat, random.choose(match, ask))
    assert exact >= 3


def test_what_was_reckoned_is_kept_until_the_next_question():
    """PAT-5.1: red may fire at a step."""
    table = given("patrol", "blue a 0206 active\nblue b 0606\nred p1 0203 gun\nround 2")
    table.plays("blue", "step 0205")
    match = table.match
    fire = next(answer for answer in match.ask.legal if match.title.say(match.game, answer).startswith("fire"))
    first = match.odds("red", fire)
    assert first.exact
    assert match.odds("red", fire) is first
    match.undo()
    table.plays("blue", "step 0205")
    assert match.odds("red", fire) == first
    assert match.odds("red", fire) is not first
