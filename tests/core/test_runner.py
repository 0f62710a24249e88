"""The runner: the same inputs come to the same place, a rule that breaks goes back, what is written down plays again, and what bars undo is said once."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import bocage
from bocage.ai.uniform import Uniform
from bocage.core.chance import NeedsChance, Numbers, Scripted, Seeded, faces
from bocage.core.decision import choose, roll, sealed
from bocage.core.errors import RecordError, RuleError
from bocage.core.inputs import Chanced, Chose, Imagined
from bocage.core.match import Match
from bocage.core.orders import Order
from bocage.core.record import Answered, Fell, write
from bocage.core.replay import go_on, take_over
from bocage.core.runner import Runner
from bocage.core.undo import barrier, choices
from tests.core.tiny import MAYBE, PICK, Pick, Said, Shown, Tiny, optional, picks, play, said
from tests.core.toy import TITLE


def finished(seed: int) -> Match:
    """A whole match of the toy, played at random."""
    match = Match(TITLE, TITLE.start("near", {}), Seeded(seed), scenario="near", options=TITLE.resolve_options({}))
    player = Uniform(seed)
    while match.asks:
        match.play(match.asks[0].seat, player.choose(match, match.asks[0]))
    return match


def standing(runner: Runner) -> object:
    """How a runner stands: the state, what is asked of whom, what waits sealed."""
    return runner.game.state.encode(), [(ask.seat, ask.what) for ask in runner.asks], runner.sealed, runner.over


# -- the same again --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_runner_given_the_same_inputs_stands_the_same(seed):
    """Without a match: answers and chance are given one by one, and at each question it stands where the match stood."""
    match = finished(seed)
    runner = Runner(TITLE, TITLE.start("near", {}), Scripted(), scenario="near")
    runner.chance = Stopping()
    try:
        runner.begin()
    except NeedsChance as need:
        wanted = need.asked
    for place, given in enumerate(match.inputs):
        if runner.asks and isinstance(given, Chose):
            assert standing(runner) == standing(match.runner.after(place))
        try:
            if isinstance(given, Chanced):
                runner.chanced(wanted, given.outcome)
            else:
                ask = runner.asked(given.seat)
                assert ask is not None
                assert ask.what == given.what
                runner.answer(ask, given.answer)
        except NeedsChance as need:
            wanted = need.asked
    assert standing(runner) == standing(match.runner)
    assert runner.all_events() == match.all_events()


class Stopping:
    def answer(self, asked):
        raise NeedsChance(asked)


@pytest.mark.parametrize("seed", range(6))
def test_going_back_looking_back_and_copying_come_to_the_same(seed):
    match = finished(seed)
    runner = match.runner
    for place in reversed(choices(match.inputs)):
        looked = runner.after(place)
        runner.go_back(place)
        copied = runner.copy(Seeded(1))
        assert standing(runner) == standing(looked) == standing(copied)
        assert len(runner.inputs) == len(runner.marks) == place
        assert [ask.number for ask in copied.asks] == [ask.number for ask in runner.asks]
        assert copied.game.events == runner.game.events
        assert copied.inputs == runner.since_joint()


def test_a_copy_before_chance_knows_what_is_wanted():
    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        game.emit(Said(str((yield from roll(faces("red", 1), why="TINY-1")))))

    title = Tiny(rule)
    runner = Runner(title, title.start("only", {}), Stopping())
    runner.begin()
    with pytest.raises(NeedsChance):
        runner.answer(runner.put[0], Pick("x"))
    twin = runner.copy(Stopping())
    assert (twin.put, twin.wants.why) == ((), "TINY-1")
    twin.chanced(twin.wants, ((4,),))
    assert (twin.game.state.said, twin.over) == (["(4,)"], True)
    assert runner.game.state.said == []


def test_a_runner_that_halts_stands_still_at_every_joint():
    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))

    title = Tiny(rule, rule)
    runner = Runner(title, title.start("only", {}), Scripted())
    runner.begin()
    runner.halts = True
    runner.answer(runner.put[0], Pick("x"))
    assert (runner.put, runner.over, len(runner.joints)) == ((), False, 2)
    runner.run(None)
    assert len(runner.put) == 1


# -- errors ----------------------------------------------------------------------------------------------------------------------


def broken_at(step: int, history: bool) -> Match:
    """A match whose rule `step` breaks after its question and dice; each rule before it asks once."""

    def fine(game):
        answer = yield from choose(game, "a", PICK, picks("x", "y"))
        game.emit(Said(answer.what))

    def breaks(game):
        game.emit(Said("begun"))
        yield from roll(faces("red", 1), why="TINY-1")
        raise ZeroDivisionError("a mistake")

    title = Tiny(*([fine] * step), breaks)
    return Match(title, title.start("only", {}), Seeded(1), scenario="only", history=history)


@pytest.mark.parametrize("history", [True, False])
def test_an_error_in_a_rule_goes_back_to_before_the_answer(history):
    """Also past the joint, which a match without history would have forgotten."""
    match = broken_at(2, history)
    match.play("a", Pick("x"))
    before, inputs = standing(match.runner), list(match.inputs)
    for _ in range(2):
        with pytest.raises(RuleError, match="a mistake"):
            match.play("a", Pick("y"))
        assert (standing(match.runner), match.inputs) == (before, inputs)
        assert said(match) == ["x"]


def test_a_script_of_dice_that_runs_short_goes_back_too():
    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        game.emit(Said("now"))
        yield from roll(faces("red", 1), why="TINY-1")

    match = play(rule, dice="blue 3")
    with pytest.raises(BaseException, match="goes on with blue"):
        match.play("a", Pick("x"))
    assert (said(match), len(match.inputs)) == ([], 0)


def test_an_error_behind_a_window_that_an_order_declined_goes_back_to_before_the_answer():
    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        yield from choose(game, "b", MAYBE, optional("y"))
        raise ZeroDivisionError("a mistake")

    match = play(rule)
    match.order("b", "maybe", Order("never"))
    with pytest.raises(RuleError):
        match.play("a", Pick("x"))
    assert (len(match.inputs), match.ask.seat) == (0, "a")


# -- written down ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_what_is_written_down_plays_the_same(seed):
    """In one go, and in two: a journal has it entry by entry."""
    match = finished(seed)
    written = write(match.inputs)
    whole = take_over(TITLE, "near", TITLE.resolve_options({}), written, Seeded(9))
    assert (whole.save(), whole.all_events()) == (_with_dice(match), match.all_events())
    middle = choices(match.inputs)[5]
    parts = take_over(TITLE, "near", TITLE.resolve_options({}), written[:middle], Seeded(9))
    go_on(parts, written[middle:])
    assert parts.save() == whole.save()


def _with_dice(match: Match) -> bytes:
    match.chance = Seeded(9)
    return match.save()


def _swap(written, at):
    written[at], written[at + 1] = written[at + 1], written[at]


@pytest.mark.parametrize("wrong", ["dice left over", "dice missing", "dice too early", "impossible dice", "another seat", "another question"])
def test_what_does_not_fit_the_rules_is_refused_where_it_stands(wrong):
    match = finished(1)
    written = write(match.inputs)
    rolled = next(place for place, given in enumerate(written) if isinstance(given, Fell) and place and isinstance(written[place - 1], Answered))
    given = written[rolled - 1]
    assert isinstance(given, Answered)
    match wrong:
        case "dice left over":
            written.insert(rolled, written[rolled])
        case "dice missing":
            del written[rolled]
        case "dice too early":
            _swap(written, rolled - 1)
        case "impossible dice":
            written[rolled] = Fell(((99,),))
        case "another seat":
            written[rolled - 1] = Answered("c", given.what, given.answer)
        case "another question":
            written[rolled - 1] = Answered(given.seat, "nothing", given.answer)
    with pytest.raises(RecordError, match=r"^input \d+: "):
        take_over(TITLE, "near", TITLE.resolve_options({}), written, Seeded(1))


def test_an_imagined_match_is_not_written_down():
    with pytest.raises(RecordError, match="imagined"):
        write([Imagined(1)])


def test_a_match_goes_on_with_its_own_chance_and_orders_after_what_was_written():
    match = finished(2)
    written = write(match.inputs)
    start = choices(match.inputs)[3]
    twin = take_over(TITLE, "near", TITLE.resolve_options({}), written[:start], Seeded(3))
    twin.order("a", "dodge", Order("never"))
    chance, orders = twin.chance, twin.orders
    go_on(twin, written[start:])
    assert (twin.chance, twin.orders) == (chance, orders)
    assert standing(twin.runner) == standing(match.runner)


# -- undo ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_what_one_may_take_back_alone_is_what_has_no_barrier(seed):
    """Undo of a match and undo at a table ask the same."""
    match = finished(seed)
    for place in reversed(choices(match.inputs)):
        match.go_back(place)
        last = match.last_choice()
        if last is None:
            assert [match.takes_back(seat, False) for seat in match.seats] == [None] * len(match.seats)
            break
        for seat in match.seats:
            mine = [at for at in choices(match.inputs) if match.inputs[at].seat == seat]
            assert match.takes_back(seat, False) == (None if not mine else (mine[-1], not barrier(match.runner, seat, mine[-1])))
        free = match.takes_back(last.seat, False)
        assert free is not None
        assert free[1] == (not match.barrier(last.seat))


def windows(*later):
    def rule(game):
        yield from choose(game, "a", PICK, picks("x"))
        for seat in later:
            yield from choose(game, seat, MAYBE, optional("y"))
        yield from choose(game, "a", PICK, picks("x"))

    return rule


@pytest.mark.parametrize(("later", "expected"), [(("a",), ""), (("b",), "seat"), (("a", "b"), "seat"), ((), "")])
def test_what_an_order_answered_is_a_barrier_to_others_only(later, expected):
    match = play(windows(*later))
    for seat in "ab":
        match.order(seat, "maybe", Order("never"))
    match.play("a", Pick("x"))
    assert [given.by_order for given in match.inputs if isinstance(given, Chose)] == [False, *(True for _ in later)]
    assert match.barrier("a") == expected
    assert match.takes_back("a", whole_turn=False) == (0, not expected)


def test_a_whole_turn_goes_back_as_far_as_nothing_bars_it():
    def rule(game):
        for word in ("x", "y", "z"):
            yield from choose(game, "a", PICK, picks(word))
        game.emit(Shown("a card"))
        for word in ("x", "y"):
            yield from choose(game, "a", PICK, picks(word))

    match = play(rule)
    for word in ("x", "y", "z"):
        match.play("a", Pick(word))
    assert match.takes_back("a", whole_turn=True) == (2, False), "the card was seen"
    match.play("a", Pick("x"))
    assert match.takes_back("a", whole_turn=True) == match.takes_back("a", whole_turn=False) == (3, True)
    assert match.takes_back("b", whole_turn=True) is None


def test_sealed_answers_are_imagined_and_copied():
    def rule(game):
        answers = yield from sealed(game, PICK, {"a": picks("x", "y"), "b": picks("x", "y")})
        game.emit(Said("+".join(answer.what for answer in answers.values())))

    match = play(rule)
    match.play("b", Pick("y"))
    assert match.runner.imagine("a", Numbers(b"1"))
    imagined = match.sealed["b"]
    twin = match.copy(Seeded(1))
    assert twin.sealed == {"b": imagined}
    assert not match.runner.imagine("b", Numbers(b"1")), "one's own answer is known"


# -- privates --------------------------------------------------------------------------------------------------------------------


def test_nobody_reaches_into_the_privates_of_match_and_runner():
    names = {name for kind in (Match, Runner) for name in vars(kind) if name.startswith("_") and not name.startswith("__")}
    assert names
    for path in Path(bocage.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr in names:
                owner = node.value.id if isinstance(node.value, ast.Name) else ""
                assert owner not in ("match", "runner", "twin", "truth"), f"{path}:{node.lineno} uses {owner}.{node.attr}"
                assert not (isinstance(node.value, ast.Attribute) and node.value.attr in ("match", "runner")), f"{path}:{node.lineno}"
