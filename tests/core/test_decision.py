"""Decisions: choose, asides, priority, watch, agree, sealed, guards, scopes, windows with standing orders."""

from __future__ import annotations

import pytest

from bocage.core.chance import faces
from bocage.core.decision import (
    Question,
    Watched,
    agree,
    check_guards,
    choose,
    choose_unless_forced,
    guarded,
    priority,
    roll,
    scope,
    sealed,
    watch,
)
from bocage.core.errors import IllegalChoice, Invalid, WrongSeat
from bocage.core.events import ScopeClosed, ScopeOpened
from bocage.core.inputs import Chose
from bocage.core.legal import PASS, Legal, Pass, only
from bocage.core.orders import Order
from tests.core.tiny import MAYBE, PICK, Pick, Said, Set, Shout, Shown, TinyGame, optional, picks, play, said


def ask_a(game):
    return (yield from choose(game, "a", PICK, picks("x", "y"), {"left": 1}))


# -- choose --------------------------------------------------------------------------------------------------------------------


def test_choose_asks_one_seat_and_gives_back_the_answer():
    match = play(ask_a)
    ask = match.ask
    assert (ask.seat, ask.what, ask.rule, ask.window, dict(ask.facts)) == ("a", "pick", "TINY-1", "", {"left": 1})
    assert list(ask.legal) == [Pick("x"), Pick("y")]
    assert "pick" in repr(ask)
    match.play("a", Pick("y"))
    assert match.over
    assert said(match) == ["Pick(what='y')"]


def test_choose_refuses_what_is_not_legal():
    match = play(ask_a)
    with pytest.raises(IllegalChoice, match="TINY-9") as caught:
        match.play("a", Pick("z"))
    assert caught.value.refusal is not None
    assert caught.value.refusal.rule == "TINY-9"
    assert said(match) == []


def test_the_law_is_judged_on_the_present_state():
    def rule(game):
        law = Legal(lambda x: None if x.what in game.state.said else picks().refuse(x), lambda: [Pick(word) for word in game.state.said])
        game.emit(Said("x"))
        yield from choose(game, "a", PICK, law)

    match = play(rule)
    assert list(match.ask.legal) == [Pick("x")]


@pytest.mark.parametrize(("words", "asked"), [(("x",), False), (("x", "y"), True)])
def test_a_forced_answer_is_taken_silently(words, asked):
    match = play(lambda game: choose_unless_forced(game, "a", PICK, picks(*words)))
    assert match.over is not asked


# -- asides --------------------------------------------------------------------------------------------------------------------


def rights(game, seat, question):
    return picks() if seat == "b" else Legal(lambda x: None if x.what != "no" else only([], "TINY-9").refuse(x), lambda: [Shout("hey")])


def carry_out(game, seat, aside):
    game.emit(Said(f"{seat} shouts {aside.what}"))
    game.emit(Set("gone", 1 if aside.what == "gone" else 0))
    yield from ()


class Shouting(TinyGame):
    asides = staticmethod(rights)
    carry_out = staticmethod(carry_out)


def test_an_aside_is_carried_out_and_the_question_put_again():
    match = play(ask_a, game=Shouting)
    assert match.ask.asides is not None
    number = match.ask.number
    match.play("a", Shout("hey"))
    assert match.ask.what == "pick"
    assert match.ask.number == number + 1
    match.play("a", {"kind": "shout", "what": "ho"})
    match.play("a", Pick("x"))
    assert said(match) == ["a shouts hey", "a shouts ho", "Pick(what='x')"]


def test_an_aside_may_be_refused_with_its_own_reason():
    match = play(ask_a, game=Shouting)
    with pytest.raises(IllegalChoice):
        match.play("a", Shout("no"))
    assert said(match) == []


def test_an_aside_is_no_answer_where_there_are_none():
    match = play(ask_a)
    assert match.ask.asides is None
    with pytest.raises(Invalid):
        match.play("a", Shout("hey"))


def test_a_question_may_shut_asides_out():
    quiet: Question[Pick] = Question("quiet", Pick, rule="TINY-1", asides=False)
    match = play(lambda game: choose(game, "a", quiet, picks("x")), game=Shouting)
    with pytest.raises(Invalid):
        match.play("a", Shout("hey"))


# -- guards and scopes -----------------------------------------------------------------------------------------------------------


def attack(game):
    with scope(game, "attack", "u1"):
        answer = yield from choose(game, "a", PICK, picks("x"))
        game.emit(Said("fired"))
        return answer


def alive(game):
    return lambda: game.state.numbers.get("gone", 0) == 0


def test_a_guarded_rule_ends_as_void_when_its_subject_is_gone():
    def rule(game):
        result = yield from guarded(game, alive(game), attack(game))
        game.emit(Said(f"result {result}"))

    match = play(rule, game=Shouting)
    match.play("a", Shout("gone"))
    assert match.over
    assert said(match) == ["a shouts gone", "result None"]
    assert [event.void for event in match.all_events() if isinstance(event, ScopeClosed)] == [True]
    assert match.game.guards == []


def test_a_guarded_rule_goes_on_while_its_subject_is_there():
    match = play(lambda game: guarded(game, alive(game), attack(game)), game=Shouting)
    match.play("a", Shout("hey"))
    match.play("a", Pick("x"))
    assert said(match) == ["a shouts hey", "fired", "Pick(what='x')"]
    assert [type(event) for event in match.all_events() if isinstance(event, ScopeOpened | ScopeClosed)] == [ScopeOpened, ScopeClosed]


def test_the_outermost_broken_guard_ends_everything_inside():
    def inner(game):
        yield from guarded(game, alive(game), attack(game))
        game.emit(Said("inner went on"))

    def rule(game):
        yield from guarded(game, alive(game), inner(game))
        game.emit(Said("outer went on"))

    match = play(rule, game=Shouting)
    match.play("a", Shout("gone"))
    assert said(match) == ["a shouts gone", "outer went on"]


def test_only_the_inner_guard_is_broken():
    def inner(game):
        yield from guarded(game, alive(game), attack(game))
        game.emit(Said("inner went on"))

    def rule(game):
        yield from guarded(game, lambda: True, inner(game))
        check_guards(game)

    match = play(rule, game=Shouting)
    match.play("a", Shout("gone"))
    assert said(match) == ["a shouts gone", "inner went on"]


def test_going_back_in_a_guarded_rule_leaves_one_guard(recwarn):
    match = play(lambda game: guarded(game, alive(game), attack(game)), game=Shouting)
    for _ in range(3):
        match.play("a", Shout("hey"))
        match.undo()
        assert len(match.game.guards) == 1
    match.play("a", Shout("gone"))
    assert match.over
    assert not [warning for warning in recwarn if "not in list" in str(warning.message)]


# -- priority --------------------------------------------------------------------------------------------------------------------


def acts(game):
    def act(seat, answer):
        game.emit(Said(f"{seat} {answer.what}"))
        yield from ()

    return act


def test_priority_asks_round_until_all_pass_one_after_the_other():
    match = play(lambda game: priority(game, ("a", "b"), MAYBE, lambda seat: optional("x"), acts(game)))
    order = []
    for answer in (PASS, Pick("x"), PASS, Pick("x"), PASS, PASS):
        order.append(match.ask.seat)
        match.play(match.ask.seat, answer)
    assert order == ["a", "b", "a", "b", "a", "b"]
    assert match.over
    assert said(match) == ["b x", "b x"]


def test_priority_does_not_ask_a_seat_without_an_offer():
    match = play(lambda game: priority(game, ("a", "b"), MAYBE, lambda seat: None if seat == "a" else optional("x"), acts(game)))
    assert match.ask.seat == "b"
    match.play("b", PASS)
    assert match.over


# -- watch -----------------------------------------------------------------------------------------------------------------------

WATCH: Question[Watched | Pass] = Question("watch", Watched | Pass, rule="TINY-3", window="watch")


def walk(game, last=4, seats=("a", "b"), trap=None, stops=False):
    def offer(seat, point):
        offered = [Watched(n, group) for n in range(point, last + 1) for group in ("g1", "g2") if f"{seat} {group}" not in game.state.said]
        return Legal(lambda x: None if isinstance(x, Pass) or x in offered else only([], "TINY-9").refuse(x), lambda: [*offered, PASS])

    def advance(point):
        game.emit(Set("at", point))
        yield from ()
        return point != trap

    def react(seat, reaction):
        game.emit(Said(f"{seat} {reaction.group}"))
        game.emit(Said(f"at {game.state.numbers.get('at', 0)}"))
        yield from ()
        return not stops

    return watch(game, seats, WATCH, last, offer, advance, react)


def test_watch_resolves_the_earliest_reaction_and_asks_the_rest_again():
    match = play(walk)
    match.play("a", Watched(3, "g1"))
    match.play("b", Watched(1, "g2"))
    assert said(match) == ["b g2", "at 1"]
    assert match.ask.seat == "a"
    with pytest.raises(IllegalChoice):
        match.play("a", Watched(0, "g1"))  # that point lies behind the mover
    match.play("a", Watched(2, "g2"))
    match.play("b", PASS)
    assert said(match) == ["b g2", "at 1", "a g2", "at 2"]
    match.play("a", PASS)
    assert said(match)[-1] == "4"
    assert match.game.state.numbers["at"] == 4


def test_watch_settles_equal_points_in_the_order_of_the_seats():
    match = play(walk)
    match.play("a", Watched(2, "g1"))
    match.play("b", Watched(2, "g1"))
    assert said(match)[0] == "a g1"


def test_watch_ends_where_the_mover_is_stopped():
    match = play(lambda game: walk(game, stops=True))
    match.play("a", Watched(3, "g1"))
    match.play("b", PASS)
    assert match.over
    assert said(match) == ["a g1", "at 3", "3"]


def test_a_reaction_that_ends_the_mover_ends_its_guarded_rule():
    def rule(game):
        result = yield from guarded(game, lambda: "a g1" not in game.state.said, walk(game, seats=("a",)))
        game.emit(Said(f"result {result}"))

    match = play(rule)
    match.play("a", Watched(2, "g1"))
    assert said(match) == ["a g1", "at 2", "result None"]


def test_hidden_contact_ends_the_path_before_a_later_reaction():
    match = play(lambda game: walk(game, trap=2))
    match.play("a", Watched(3, "g1"))
    match.play("b", PASS)
    assert said(match) == ["2"]


# -- sealed and agree ------------------------------------------------------------------------------------------------------------


def both(game):
    answers = yield from sealed(game, PICK, {"a": picks("x", "y"), "b": picks("x", "z")}, {"b": {"left": 2}})
    game.emit(Said(" ".join(f"{seat}={answer.what}" for seat, answer in answers.items())))


@pytest.mark.parametrize("order", [("a", "b"), ("b", "a")])
def test_sealed_answers_come_back_together_whoever_was_first(order):
    match = play(both)
    assert [ask.seat for ask in match.asks] == ["a", "b"]
    assert len({ask.number for ask in match.asks}) == 2
    with pytest.raises(LookupError):
        assert match.ask
    chosen = {"a": Pick("y"), "b": Pick("z")}
    match.play(order[0], chosen[order[0]])
    assert [ask.seat for ask in match.asks] == [order[1]]
    assert said(match) == []
    with pytest.raises(WrongSeat):
        match.play(order[0], chosen[order[0]])
    match.play(order[1], chosen[order[1]])
    assert said(match) == ["a=y b=z"]


def test_a_sealed_answer_can_be_taken_back_before_it_is_opened():
    match = play(both)
    match.play("b", Pick("z"))
    with pytest.raises(IllegalChoice):
        match.undo("a")
    match.undo("b")
    assert [ask.seat for ask in match.asks] == ["a", "b"]
    match.play("b", Pick("x"))
    match.play("a", Pick("x"))
    assert said(match) == ["a=x b=x"]


def test_sealed_drafts_are_checked_without_being_sent():
    match = play(both)
    assert match.why("b", Pick("z")) is None
    assert match.why("b", Pick("y")) is not None
    assert [ask.seat for ask in match.asks] == ["a", "b"]


@pytest.mark.parametrize(("answers", "result"), [(("x", "x"), "x"), (("x", "y"), "z")])
def test_a_team_agrees_or_gets_the_default(answers, result):
    match = play(lambda game: agree(game, ("a", "b"), PICK, picks("x", "y"), Pick("z")))
    for seat, word in zip("ab", answers, strict=True):
        match.play(seat, Pick(word))
    assert said(match) == [f"Pick(what='{result}')"]


def test_a_team_of_one_just_decides():
    match = play(lambda game: agree(game, ("a",), PICK, picks("x", "y"), Pick("z")))
    match.play("a", Pick("x"))
    assert said(match) == ["Pick(what='x')"]


# -- windows and standing orders -------------------------------------------------------------------------------------------------


def windows(game):
    for _ in range(3):
        answer = yield from choose(game, "b", MAYBE, optional("x"))
        game.emit(Said("pass" if isinstance(answer, Pass) else answer.what))
        yield from choose(game, "a", PICK, picks("x", "y"))


def test_an_order_never_to_react_declines_silently():
    match = play(windows)
    match.order("b", "maybe", Order("never"))
    match.play("b", Pick("x"))  # the window that is open already is answered by the seat
    for _ in range(3):
        match.play("a", Pick("x"))
    assert match.over
    assert said(match) == ["x", "pass", "pass"]
    assert [given.by_order for given in match.inputs if isinstance(given, Chose) and given.seat == "b"] == [False, True, True]


def test_an_order_for_another_window_or_seat_declines_nothing():
    match = play(windows)
    match.order("b", "other", Order("never"))
    match.order("a", "maybe", Order("never"))
    match.play("b", PASS)
    match.play("a", Pick("x"))
    assert match.ask.seat == "b"


@pytest.mark.parametrize(("percent", "asked"), [(50, True), (51, False)])
def test_an_order_above_a_worth_asks_only_for_better_ones(monkeypatch, percent, asked):
    match = play(windows)
    monkeypatch.setattr(type(match.title), "worth", lambda self, game, ask: 0.5)
    match.order("b", "maybe", Order("above", percent))
    match.play("b", PASS)
    match.play("a", Pick("x"))
    assert (match.ask.seat == "b") is asked


def test_an_order_cannot_decline_where_passing_is_not_legal():
    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        yield from choose(game, "b", MAYBE, picks("x"))

    match = play(rule)
    match.order("b", "maybe", Order("never"))
    match.play("a", Pick("x"))
    assert match.ask.seat == "b"


def test_undo_takes_back_the_answer_before_what_orders_declined():
    match = play(windows)
    match.play("b", PASS)
    match.order("b", "maybe", Order("never"))
    match.play("a", Pick("x"))
    last = match.last_choice()
    assert last is not None
    assert last.seat == "a"
    with pytest.raises(IllegalChoice):
        match.undo("a")  # an order of b has decided since
    match.undo()
    assert match.ask.seat == "a"


def test_a_roll_gives_what_its_pools_read():
    def rule(game):
        one = yield from roll(faces("d", 2), why="TINY-4")
        two, three = yield from roll(faces("d", 1), faces("e", 1), why="TINY-4")
        game.emit(Said(f"{one} {two} {three}"))
        game.emit(Shown("it"))

    assert said(play(rule, dice="d 3 4, d 1, e 6")) == ["(3, 4) (1,) (6,)"]
