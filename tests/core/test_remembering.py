"""What is remembered as things stand: until an event changes it, for all copies that stand there, and never where something else is true."""

from __future__ import annotations

import pytest

from bocage.core.chance import Numbers, Scripted, Seeded
from bocage.core.decision import choose
from bocage.core.events import EVERYTHING
from bocage.core.match import Match
from bocage.core.remembering import Known, Remembered, Remembering, found
from tests.core.tiny import PICK, Pick, Said, Set, Shown, Tiny, TinyState, picks


class Whispered(Said):
    """Changes the state, and no number."""

    leaves = ("numbers",)


class Nodded(Set):
    """Says that it changes nothing that anybody remembers."""

    leaves = EVERYTHING


class Attentive(Remembering[TinyState]):
    """Remembers the sum of its numbers until one may have changed, and the number of words by what was said."""

    numbers = Remembered()
    words = Remembered(lambda state: list(state.said), key=tuple, kept=3)
    looks: list[str]

    def total(self):
        return found(self.numbers, "total", self._total)

    def _total(self):
        self.looks.append("total")
        return sum(self.state.numbers.values())

    def length(self):
        return found(self.words, "length", self._length)

    def _length(self):
        self.looks.append("length")
        return sum(map(len, self.state.said))


def start(*rules, looks: list[str], lean: bool = False) -> Match:
    title = Tiny(*rules)

    def begin(scenario, options):
        game = Attentive(TinyState([], {"one": 1}), {})
        game.looks = looks  # the same list in all copies
        return game

    title.begin = begin  # type: ignore[method-assign]
    return Match(title, title.start("only", {}), Scripted(), scenario="only", lean=lean)


def mind(match: Match) -> Attentive:
    """The game of a match, as it remembers."""
    assert isinstance(match.game, Attentive)
    return match.game


def asking(*events):
    def rule(game):
        game.total(), game.length()
        yield from choose(game, "a", PICK, picks("x", "y"))
        for event in events:
            game.emit(event)
        game.total(), game.length()
        yield from choose(game, "a", PICK, picks("x", "y"))

    return rule


# -- how long it holds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lean", [False, True])
@pytest.mark.parametrize(
    ("event", "looked"),
    [
        (Set("two", 2), ["total"]),
        (Said("word"), ["total", "length"]),
        (Whispered("word"), ["length"]),
        (Shown("nothing of the state"), []),
    ],
)
def test_it_holds_until_an_event_changes_it(event, looked, lean):
    """By events where no content is named; by content an event that changes something else does not make anybody look again."""
    looks: list[str] = []
    match = start(asking(event), looks=looks, lean=lean)
    assert looks == ["total", "length"]
    match.play("a", Pick("x"))
    assert looks[2:] == looked
    assert (mind(match).total(), mind(match).length()) == (sum(mind(match).state.numbers.values()), sum(map(len, mind(match).state.said)))


def test_an_event_that_leaves_everything_is_believed():
    """It is the event's promise: here it is broken on purpose, and what was found stands."""
    looks: list[str] = []
    match = start(asking(Nodded("two", 2)), looks=looks)
    match.play("a", Pick("x"))
    assert looks == ["total", "length"]
    assert mind(match).total() == 1


def test_what_is_found_may_be_nothing():
    looks: list[str] = []
    known: Known = {}
    for _ in range(2):
        assert found(known, "key", lambda: looks.append("looked")) is None
    assert looks == ["looked"]


def test_the_class_knows_what_it_remembers():
    class More(Attentive):
        others = Remembered()

    assert [each.name for each in (*More.remembered, *More.contents)] == ["numbers", "others", "words"]
    assert [each.name for each in (*Attentive.remembered, *Attentive.contents)] == ["numbers", "words"]


def test_what_is_not_shared_is_looked_for_by_every_copy():
    class Alone(Attentive):
        own = Remembered(shared=False)

    game = Alone(TinyState([], {}), {})
    game.moment = {}
    game.own["key"] = game
    game.share()
    twin = game.copy(game.state.copy())
    twin.moment = game.moment
    twin.share()
    assert (twin.own, game.own) == ({}, {"key": game})
    assert twin.numbers is game.numbers


# -- copies ----------------------------------------------------------------------------------------------------------------------


def test_copies_that_come_past_the_same_place_do_not_look_again():
    looks: list[str] = []
    match = start(asking(Set("two", 2)), looks=looks)
    match.play("a", Pick("x"))
    found = len(looks)
    for _ in range(3):
        twin = match.copy(Seeded(1))
        assert (mind(twin).total(), mind(twin).length()) == (3, 0)
    assert len(looks) == found


def test_what_was_found_before_a_joint_is_known_behind_it():
    """Also to a copy that first asks after an event that leaves it."""

    def first(game):
        game.total()
        yield from choose(game, "a", PICK, picks("x"))

    def second(game):
        game.emit(Whispered("again"))
        yield from choose(game, "a", PICK, picks("x"))
        game.total()
        yield from choose(game, "a", PICK, picks("x"))

    looks: list[str] = []
    match = start(first, second, looks=looks)
    match.play("a", Pick("x"))
    twin = match.copy(Seeded(1))
    for each in (twin, match, match.copy(Seeded(2)), twin.copy(Seeded(3))):
        each.play("a", Pick("x"))
        assert mind(each).total() == 1
    assert looks == ["total"]


def test_a_copy_that_goes_another_way_looks_for_itself():
    def rule(game):
        answer = yield from choose(game, "a", PICK, picks("x", "y"))
        game.emit(Set("two", 2 if answer.what == "x" else 20))
        game.total()
        yield from choose(game, "a", PICK, picks("x"))

    match = start(rule, looks=[])
    for word, total in (("x", 3), ("y", 21), ("x", 3)):
        twin = match.copy(Seeded(1))
        twin.play("a", Pick(word))
        assert mind(twin).total() == total
    assert mind(match).total() == 1


def test_by_content_all_copies_share_whatever_way_they_came():
    def rule(game):
        answer = yield from choose(game, "a", PICK, picks("x", "y"))
        game.emit(Said("one") if answer.what == "x" else Said("two"))
        game.emit(Shown(answer.what))
        game.length()
        yield from choose(game, "a", PICK, picks("x"))

    looks: list[str] = []
    match = start(rule, looks=looks)
    for _ in range(3):
        for word in ("x", "y"):
            twin = match.copy(Seeded(1))
            twin.play("a", Pick(word))
    assert looks.count("length") == 2


def test_only_the_last_contents_are_kept():
    looks: list[str] = []
    game = mind(start(asking(), looks=looks))
    for number in range(5):
        game.emit(Said(str(number)))
        game.length()
    assert len(game.by_content["words"]) == 3
    assert game.length() == 5


# -- what is put in place without an event ---------------------------------------------------------------------------------------


def test_what_an_imagined_match_finds_stays_there():
    looks: list[str] = []
    match = start(asking(Whispered("word")), looks=looks)
    twin = match.copy(Seeded(1))
    twin.title = twin.title.but(redeal=lambda game, seat, numbers: 7, assume=lambda game, facts: game.state.numbers.update(secret=facts))
    twin.imagine("a", Numbers(b"x"))
    again = twin.copy(Seeded(2))
    assert [mind(each).total() for each in (match, twin, again, match.copy(Seeded(3)))] == [1, 8, 8, 1]
    assert looks.count("total") == 2, "once for the truth, once for the imagined world and its copies"


def test_an_answer_taken_back_takes_back_what_was_found():
    match = start(asking(Set("two", 2), Said("word")), looks=[])
    match.play("a", Pick("x"))
    assert (mind(match).total(), mind(match).length()) == (3, 4)
    match.undo()
    assert (mind(match).total(), mind(match).length()) == (1, 0)


def test_facts_put_in_place_by_hand_are_looked_at_after_forgetting():
    game = mind(start(asking(), looks=[]))
    assert game.total() == 1
    game.state.numbers["two"] = 2
    assert game.total() == 1
    game.forget_all()
    assert game.copy(game.state.copy()).total() == 3
