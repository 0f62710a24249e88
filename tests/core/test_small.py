"""The small modules: legal, state, events, words, errors, registry, rulebook, text, options."""

from __future__ import annotations

import msgspec
import pytest

import bocage
from bocage.core.chance import Numbers
from bocage.core.errors import IllegalChoice, Invalid, RecordError, Refusal, RuleError, Stale
from bocage.core.events import Rolled, ScopeClosed
from bocage.core.legal import PASS, Answer, Legal, Pass, only
from bocage.core.registry import slugs, title
from bocage.core.rulebook import Rule, Rulebook
from bocage.core.scene import Say, Target, default_option
from bocage.core.state import Record, State, replace
from bocage.core.text import Texts, texts
from bocage.core.words import say
from tests.core.toy import TITLE, Lay, Step, ToyState


class Aim(Answer):
    at: str
    by: tuple[str, ...] = ()


def even(limit=10, **more):
    return Legal(lambda n: None if n % 2 == 0 else Refusal("X-1", "odd", {"n": n}), lambda: range(limit), **more)


# -- legal -------------------------------------------------------------------------------------------------------------------------------


def test_legality_is_said_once():
    legal = even()
    assert list(legal) == [0, 2, 4, 6, 8]
    assert 4 in legal
    assert 5 not in legal
    assert 100 in legal  # the law reaches further than the listing
    refusal = legal.refuse(5)
    assert refusal == Refusal("X-1", "odd", {"n": 5})


def test_an_exact_listing_is_not_judged_again():
    assert list(even(exact=True)) == list(range(10))


def test_a_sample_is_legal_and_tells_whether_there_was_a_choice():
    below = Numbers(b"x").below
    seen = {even().sample(below)[0] for _ in range(200)}
    assert seen == {0, 2, 4, 6, 8}
    assert even(limit=2).sample(below) == (0, False)
    assert even(limit=1, exact=True).sample(below) == (0, False)
    with pytest.raises(LookupError):
        even(limit=0).sample(below)


def test_the_fallback_is_the_default_then_a_pass_then_the_first():
    assert even(default=4).fallback() == 4
    assert even(default=5).fallback() == 0
    offered = [Aim("x"), PASS]
    assert Legal(lambda x: None, lambda: offered).fallback() == PASS
    with pytest.raises(LookupError):
        even(limit=0).fallback()


def test_a_closed_list_takes_nothing_else():
    legal = only([Aim("x"), PASS], "X-2")
    assert legal.refuse(Aim("x")) is None
    refusal = legal.refuse(Aim("y"))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("X-2", "not-offered")


def test_answers_are_tagged_frozen_and_strict():
    assert msgspec.json.encode(Aim("x")) == b'{"kind":"aim","at":"x","by":[]}'
    assert msgspec.json.encode(PASS) == b'{"kind":"pass"}'
    with pytest.raises(AttributeError):
        Aim("x").at = "y"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"kind":"aim","at":"x","more":1}', type=Aim | Pass)
    assert PASS.target() == ("button", "pass")
    assert Step(3).target() == ("cell", 3)


def test_an_option_is_bound_to_its_target():
    option = default_option(Step(3))
    assert option.target == Target("cell", 3)
    assert option.label == Say("answer-step", {"to": 3})


# -- state, events, words -------------------------------------------------------------------------------------------------------------------


class Thing(Record):
    id: str
    size: int = 1


class Held(State):
    things: dict[str, Thing]
    order: list[str]
    round: int = 1


def test_a_copy_of_a_state_shares_only_what_never_changes():
    state = Held({"a": Thing("a")}, ["a"])
    twin = state.copy()
    twin.things["a"] = replace(twin.things["a"], size=2)
    twin.order.append("b")
    twin.round = 2
    assert (state.things["a"].size, state.order, state.round) == (1, ["a"], 1)
    assert twin.things["a"].size == 2


def test_a_state_is_hashed_by_what_is_in_it_and_in_which_order():
    one, two = Held({"a": Thing("a"), "b": Thing("b")}, []), Held({"b": Thing("b"), "a": Thing("a")}, [])
    assert one.digest() == one.copy().digest()
    assert one.digest() != two.digest()
    assert msgspec.json.decode(one.encode(), type=Held) == one
    assert len(one.digest()) == 32


def test_a_state_comes_back_from_json():
    state = TITLE.start("near", {"traps": "yes"}).state
    assert msgspec.json.decode(state.encode(), type=ToyState) == state


def test_records_are_frozen():
    with pytest.raises(AttributeError):
        Thing("a").size = 3


def test_events_are_tagged_and_seen_by_all_unless_they_say_otherwise():
    event = Rolled((), "X-1")
    assert event.seen_by("a") is event
    assert event.seen_by(None) is event
    assert not event.reveals
    assert ScopeClosed.__struct_config__.tag == "scope_closed"


@pytest.mark.parametrize(
    ("answer", "words"),
    [(Step(3), "step 3"), (PASS, "pass"), (Aim("mg_crew", ("a", "b")), "aim mg_crew a+b"), (Aim("x"), "aim x -"), (7, "7")],
)
def test_answers_in_words(answer, words):
    assert say(answer) == words


def test_compound_answers_in_words():
    class Plan(Answer):
        squads: dict[str, int]
        first: Aim

    assert say(Plan({"a": 1}, Aim("x"))) == "plan a=1 (aim x -)"


# -- errors, registry, options ------------------------------------------------------------------------------------------------------------------


def test_invalid_and_illegal_are_different_and_both_value_errors():
    for kind in (Invalid, IllegalChoice, Stale, RecordError):
        assert issubclass(kind, ValueError)
    assert not issubclass(Invalid, IllegalChoice)
    assert not issubclass(RuleError, ValueError)


def test_the_registry_knows_its_games():
    assert "patrol" in slugs()
    assert title("patrol").slug == "patrol"
    with pytest.raises(Invalid, match='Did you mean "patrol"'):
        title("patrl")


def test_a_wrong_scenario_or_option_is_refused_with_the_nearest_word():
    first = next(iter(title("patrol").scenarios()))
    with pytest.raises(Invalid, match=f'Did you mean "{first}"'):
        bocage.new("patrol", first + "x")
    with pytest.raises(Invalid, match='no option "trap"'):
        TITLE.resolve_options({"trap": "no"})
    with pytest.raises(Invalid, match='cannot be "perhaps"'):
        TITLE.resolve_options({"traps": "perhaps"})
    assert TITLE.resolve_options({}) == {"traps": "yes"}
    assert TITLE.resolve_options({"traps": "no"}) == {"traps": "no"}


def test_the_public_surface_holds_what_it_promises():
    match = bocage.new("patrol", seed=7)
    assert match.asks
    again = bocage.load(match.save())
    assert again.hash() == match.hash()
    assert bocage.verify(match.save())
    for name in bocage.__all__:
        assert hasattr(bocage, name)


# -- rulebook -------------------------------------------------------------------------------------------------------------------------------------

BOOK = Rulebook(
    {
        rule.id: rule
        for rule in (
            Rule("X-1.1", "Movement", "A unit moves hex by hex."),
            Rule("X-1.2", "Roads", "A road makes movement cheaper. Movement along a road costs half."),
            Rule("X-2", "Opportunity fire", "Fire at a moving unit, when it moves."),
            Rule("X-3", "État", "Der Größe nach."),
        )
    }
)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("X-2", ["X-2"]),
        ("x-2", ["X-2"]),
        ("movement", ["X-1.1", "X-1.2"]),
        ("move", ["X-1.1", "X-1.2", "X-2"]),
        ("fire moving", ["X-2"]),
        ("road hex", []),
        ("ROAD", ["X-1.2"]),
        ("état", ["X-3"]),
        ("größe", ["X-3"]),
        ("nothing", []),
        ("", []),
        ("  ?! ", []),
    ],
)
def test_the_rulebook_is_searched_by_id_and_words(words, found):
    assert sorted(rule.id for rule in BOOK.search(words)) == sorted(found)


def test_a_title_weighs_more_than_the_text_and_the_limit_holds():
    assert BOOK.search("movement")[0].id == "X-1.1"
    assert len(BOOK.search("move", limit=1)) == 1


def test_a_rule_by_its_id():
    assert BOOK["X-1.1"].chapter == "X-1"
    assert "X-1.1" in BOOK
    with pytest.raises(Invalid, match="Did you mean"):
        BOOK["X-1.9"]


# -- text -----------------------------------------------------------------------------------------------------------------------------------------


def test_messages_have_arguments_that_may_be_messages():
    found = Texts("en", ["unit = Rifles\nmoved = { $unit } moves { $steps }\nempty =\n    .label = x\n"])
    assert found.format("moved", {"unit": "@unit", "steps": 3}) == "Rifles moves 3"
    assert found.format("moved", {"unit": ["@unit", "x"], "steps": None}) == "Rifles, x moves None"
    assert found.format("nothing") == "nothing"
    assert found.format("empty") == "empty"
    assert found.say(None) == ""
    assert found.say(Say("unit")) == "Rifles"
    assert found.has("unit")
    assert not found.has("units")


@pytest.mark.parametrize(("language", "word"), [("en", "Pass"), ("fr", "Passer")])
def test_the_kernel_speaks_both_languages(language, word):
    assert texts(TITLE, language).format("answer-pass") == word
    assert texts(TITLE, language).format("answer-lay", {"cell": 3}).endswith("3")


def test_a_lay_is_said_in_its_words():
    assert TITLE.say(None, Lay(3)) == "lay 3"  # type: ignore[arg-type]
