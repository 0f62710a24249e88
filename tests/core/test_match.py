"""The match: answering, numbers, undo and its barriers, copies, errors inside rules, what is seen."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bocage.core.chance import Numbers, Sampling, Scripted, Seeded, faces
from bocage.core.decision import choose, roll, sealed
from bocage.core.errors import Barrier, IllegalChoice, Invalid, RuleError, Stale, WrongSeat
from bocage.core.inputs import Chanced, Chose
from bocage.core.match import Match
from bocage.core.replay import load
from tests.core.tiny import PICK, Pick, Said, Set, Shown, Tiny, TinyGame, picks, play, said
from tests.core.toy import TITLE, Drew, End, Lay, Shoot, Step


def one(seat="a", *words):
    def rule(game):
        answer = yield from choose(game, seat, PICK, picks(*(words or ("x", "y"))))
        game.emit(Said(f"{seat} {answer.what}"))

    return rule


def toy(seed=1, scenario="near") -> Match:
    options = TITLE.resolve_options({})
    return Match(TITLE, TITLE.start(scenario, options), Seeded(seed), scenario=scenario, options=options)


# -- answering -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", [Pick("y"), {"kind": "pick", "what": "y"}, b'{"kind":"pick","what":"y"}'])
def test_an_answer_is_read_the_same_from_struct_data_and_json(choice):
    match = play(one())
    match.play("a", choice, match.ask.number)
    assert said(match) == ["a y"]


MALFORMED: tuple[Any, ...] = (
    b"", b"{", None, 3, True, [], {}, {"what": "x"}, {"kind": "pick"}, {"kind": "pick", "what": 3}, {"kind": "pick", "what": None}, "x", 1.5,
    {"kind": "pick", "what": "x", "more": 1}, {"kind": "lay", "cell": 1}, {"kind": "__unsaid"}, {"kind": "_unsaid"}, {"kind": "unsaid"}, object(),
    {"kind": "pick", "what": "x\ud800"}, b'{"kind":"pick","what":"\xff"}', b"[" * 100_000, {"kind": ["pick"]},
)  # fmt: skip


@pytest.mark.parametrize("choice", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_answer_is_invalid_and_changes_nothing(choice):
    match = play(one())
    before = match.hash()
    with pytest.raises(Invalid, match="cannot be read"):
        match.play("a", choice)
    assert (match.hash(), len(match.inputs)) == (before, 0)


def test_a_true_is_no_number():
    match = toy()
    for bad in (True, "3", 3.0, 3.5, None):
        with pytest.raises(Invalid):
            match.play("a", {"kind": "lay", "cell": bad})


@pytest.mark.parametrize("seat", ["b", "", None, 0, ("a",), b"a", True])
def test_a_seat_that_is_not_asked_is_refused(seat):
    match = play(one())
    with pytest.raises(WrongSeat, match="put to a"):
        match.play(seat, Pick("x"))
    assert said(match) == []


@pytest.mark.parametrize("number", [0, 2, -1, "1", True, 1.0, 10**40])
def test_an_answer_for_another_question_is_stale(number):
    match = play(one())
    assert match.ask.number == 1
    with pytest.raises(Stale, match="question 1 is open"):
        match.play("a", Pick("x"), number)


def test_numbers_never_go_back():
    match = play(one(), one())
    match.play("a", Pick("x"), 1)
    match.undo()
    assert match.ask.number > 2
    with pytest.raises(Stale):
        match.play("a", Pick("x"), 1)


def test_nothing_is_asked_when_it_is_over():
    match = play(one())
    match.play("a", Pick("x"))
    assert match.over
    assert match.asks == ()
    assert match.outcome() is not None
    with pytest.raises(WrongSeat, match="over"):
        match.play("a", Pick("x"))


def test_an_illegal_choice_says_what_why_and_by_which_rule():
    match = toy()
    match.play("a", Lay(3))
    match.play("b", Lay(3))
    seat = match.ask.seat
    with pytest.raises(IllegalChoice, match=r"a cannot step 9: too far \(cell 9\) \(TOY-3.1\)"):
        match.play(seat, Step(9))
    refusal = match.why(seat, Step(9))
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("TOY-3.1", "too-far")
    assert match.why(seat, End()) is None


# -- joints, undo and barriers -----------------------------------------------------------------------------------------------------


def rolls(game):
    yield from choose(game, "a", PICK, picks("x"))
    value = yield from roll(faces("d", 1), why="TINY-4")
    game.emit(Said(f"rolled {value[0]}"))
    yield from choose(game, "a", PICK, picks("x"))


def reveals(game):
    yield from choose(game, "a", PICK, picks("x"))
    game.emit(Shown("card"))
    yield from choose(game, "a", PICK, picks("x"))


def test_undo_gives_back_state_question_events_and_inputs():
    match = play(one("a"), one("b"), one("a"))
    hashes = [match.hash()]
    for seat in "aba":
        match.play(seat, Pick("x"))
        hashes.append(match.hash())
    assert match.over
    for hashed in reversed(hashes[:-1]):
        match.undo()
        assert match.hash() == hashed
    assert match.inputs == []
    assert match.all_events() == []
    assert len(match.joints) == 1
    with pytest.raises(IllegalChoice, match="nothing to take back"):
        match.undo()


def test_a_seat_takes_back_its_own_answer_that_showed_nothing():
    match = play(one("a"), one("b"))
    match.play("a", Pick("x"))
    assert match.barrier("a") == ""
    match.undo("a")
    assert match.ask.seat == "a"


def test_another_seats_decision_is_a_barrier():
    match = play(one("a"), one("b"), one("a"))
    match.play("a", Pick("x"))
    match.play("b", Pick("x"))
    assert (match.barrier("a"), match.barrier("b")) == ("seat", "")
    with pytest.raises(Barrier, match="consent"):
        match.undo("a")
    match.undo("b")
    match.undo("a")


def test_a_roll_is_a_barrier():
    match = play(rolls, dice="d 4")
    match.play("a", Pick("x"))
    assert match.barrier("a") == "roll"
    with pytest.raises(Barrier):
        match.undo("a")
    match.play("a", Pick("x"))
    match.undo("a")
    assert said(match) == ["rolled 4"]
    with pytest.raises(Barrier):
        match.undo("a")


def test_a_reveal_is_a_barrier():
    match = play(reveals)
    match.play("a", Pick("x"))
    assert match.barrier("a") == "reveal"
    with pytest.raises(Barrier):
        match.undo("a")


def test_a_reveal_in_the_next_rule_is_a_barrier_too():
    def shows(game):
        game.emit(Shown("card"))
        yield from choose(game, "a", PICK, picks("x"))

    match = play(one("a"), shows)
    match.play("a", Pick("x"))
    assert match.barrier("a") == "reveal"


def test_nothing_before_the_start_can_be_taken_back():
    match = play(one())
    assert match.barrier("a") == "start"


def test_dice_are_never_rolled_again_the_same_way_by_going_back():
    match = play(rolls, chance=Seeded(3))
    match.play("a", Pick("x"))
    numbers = []
    for _ in range(3):
        given = match.inputs[-1]
        assert isinstance(given, Chanced)
        numbers.append(given.number)
        match.undo()
        match.play("a", Pick("x"))
    assert numbers == [1, 2, 3]


def test_undo_in_the_middle_of_a_rule_runs_it_again_to_there():
    def rule(game):
        for n in range(4):
            yield from choose(game, "a", PICK, picks("x", "y"))
            game.emit(Set("n", n + 1))

    match = play(rule)
    for _ in range(3):
        match.play("a", Pick("y"))
    match.undo()
    assert match.game.state.numbers == {"n": 2}
    assert [given.answer.what for given in match.inputs if isinstance(given, Chose)] == ["y", "y"]


# -- copies ------------------------------------------------------------------------------------------------------------------------


def test_a_copy_in_mid_rule_goes_on_by_itself():
    match = play(rolls, dice="d 4, d 5")
    match.play("a", Pick("x"))
    twin = match.copy(Scripted())
    assert twin.hash() == match.hash()
    assert twin.ask.number == match.ask.number
    twin.play("a", Pick("x"))
    assert twin.over
    assert not match.over
    match.play("a", Pick("x"))
    assert twin.hash() == match.hash()


def test_a_copy_has_a_chance_of_its_own():
    match = play(rolls, dice="d 4")
    twin = match.copy(Scripted("d 1"))
    twin.play("a", Pick("x"))
    match.play("a", Pick("x"))
    assert (said(match), said(twin)) == (["rolled 4"], ["rolled 1"])


def test_a_copy_with_history_can_undo_from_its_joint_on():
    match = play(one(), one())
    match.play("a", Pick("x"))
    twin = match.copy(Sampling(1), history=True)
    twin.play("a", Pick("y"))
    twin.undo("a")
    assert twin.hash() == match.hash()


def test_a_copy_of_a_sealed_question_keeps_the_answers_given():
    match = toy()
    match.play("b", Lay(5))
    twin = match.copy(Seeded(1))
    assert [ask.seat for ask in twin.asks] == ["a"]
    twin.play("a", Lay(4))
    assert twin.game.state.traps == {"a": 4, "b": 5}
    assert [ask.seat for ask in match.asks] == ["a"]


def test_a_copy_of_an_imagined_match_imagines_the_same():
    match = toy()
    for seat in "ab":
        match.play(seat, Lay(4))
    dream = match.copy(Seeded(1))
    assert dream.imagine("a", Numbers(b"dream"))
    assert dream.copy(Seeded(1)).game.state == dream.game.state
    with pytest.raises(Invalid, match="imagined"):
        dream.save()


def test_a_copy_of_a_match_that_is_over_is_over():
    match = play(one())
    match.play("a", Pick("x"))
    assert match.copy(Sampling(1)).over


# -- errors inside rules ---------------------------------------------------------------------------------------------------------------


def breaks(game):
    yield from choose(game, "a", PICK, picks("x"))
    game.emit(Set("half", 1))
    yield from roll(faces("d", 1), why="TINY-4")
    raise KeyError("no such unit")


def test_an_error_in_a_rule_restores_the_match_and_gives_a_record():
    title = Tiny(one(), breaks)
    match = Match(title, title.start("only", {}), Seeded(5), scenario="only")
    match.play("a", Pick("y"))
    before = match.hash(), len(match.inputs), len(match.all_events())
    with pytest.raises(RuleError, match="a rule broke after a answered pick: KeyError") as caught:
        match.play("a", Pick("x"))
    assert (match.hash(), len(match.inputs), len(match.all_events())) == before
    assert match.game.state.numbers == {}
    assert isinstance(caught.value.__cause__, KeyError)
    again = load(caught.value.record, lambda slug: title)
    assert again.hash() == match.hash()
    pending = json.loads(caught.value.record)["pending"]
    assert (pending["seat"], pending["answer"]) == ("a", {"kind": "pick", "what": "x"})
    with pytest.raises(RuleError):
        again.play(pending["seat"], pending["answer"])


def test_an_error_past_a_joint_restores_what_was_before_the_answer():
    def broken(game):
        raise ZeroDivisionError
        yield

    for history in (True, False):
        title = Tiny(one(), broken)
        match = Match(title, title.start("only", {}), Seeded(5), scenario="only", history=history)
        before = match.hash()
        with pytest.raises(RuleError):
            match.play("a", Pick("x"))
        assert match.hash() == before
        assert match.ask.seat == "a"


def test_an_error_after_the_last_sealed_answer_keeps_the_first_one():
    def rule(game):
        answers = yield from sealed(game, PICK, {"a": picks("x"), "b": picks("x")})
        raise KeyError(sorted(answers))

    match = play(rule)
    match.play("b", Pick("x"))
    for _ in range(2):
        with pytest.raises(RuleError):
            match.play("a", Pick("x"))
        assert [ask.seat for ask in match.asks] == ["a"]


def test_an_error_in_an_imagined_copy_has_no_record():
    match = toy()
    for seat in "ab":
        match.play(seat, Lay(6))
    dream = match.copy(Seeded(1))
    dream.imagine("a", Numbers(b"dream"))
    dream.game.state.walked.clear()
    with pytest.raises(RuleError) as caught:
        dream.play("a", Step(3))
    assert caught.value.record == b""


# -- what is seen ------------------------------------------------------------------------------------------------------------------------


def test_events_are_masked_for_seats_and_spectators():
    match = toy()
    for seat in "ab":
        match.play(seat, Lay(4))
    drew = {seat: [event for event in match.events(seat) if isinstance(event, Drew)] for seat in ("a", "b", None)}
    assert drew["a"][0].cards is not None
    assert drew["a"][1].cards is None
    assert drew["b"][0].cards is None
    assert [event.cards for event in drew[None]] == [None, None]
    assert [event.cards is not None for event in match.all_events() if isinstance(event, Drew)] == [True, True]
    assert match.events("a", since=2) == match.events("a")[2:]


def test_a_view_has_the_question_of_its_seat_only():
    match = toy()
    for seat in "ab":
        match.play(seat, Lay(4))
    mine, theirs, nobodys = match.view("a"), match.view("b"), match.view(None)
    assert mine.question.seat == "a"
    assert mine.question.number == match.ask.number
    assert [option.key for option in mine.question.options] == list(range(1, len(mine.question.options) + 1))
    assert sum(option.primary for option in mine.question.options) == 1
    assert theirs.question is None
    assert nobodys.question is None
    assert theirs.waiting == ("a",)
    assert [plate.waits for plate in theirs.seats] == [True, False]
    assert msgspec.json.decode(msgspec.json.encode(mine))["seat"] == "a"


def test_a_view_tells_how_it_ended():
    match = toy(2)
    while not match.over:
        match.play(match.asks[0].seat, match.asks[0].legal.fallback())
    scene = match.view("a")
    assert scene.ended.id == "ending-time"
    assert scene.question is None


def test_the_hash_tells_sealed_answers_apart():
    one_, two = toy(), toy()
    one_.play("a", Lay(3))
    two.play("a", Lay(4))
    assert one_.hash() != two.hash()


def test_a_match_starts_over_with_its_own_game():
    class Other(TinyGame):
        pass

    match = play(one(), game=Other)
    assert type(match.copy(Sampling(1)).game) is Other
    assert match.seats == ("a", "b", "c")


def test_shooting_rolls_and_closes_its_scope():
    match = toy()
    for seat in "ab":
        match.play(seat, Lay(6))
    match.play("a", Step(3))
    match.play("a", Shoot())
    if match.ask.what == "dodge":
        match.play("b", match.ask.legal.fallback())
    kinds = [type(event).__name__ for event in match.all_events()]
    assert kinds.index("ScopeOpened") < kinds.index("Rolled") < kinds.index("ScopeClosed")


# -- lean matches --------------------------------------------------------------------------------------------------------------------------


def test_a_lean_match_plays_the_same_and_keeps_nothing():
    options = TITLE.resolve_options({})
    lean = Match(TITLE, TITLE.start("near", options), Seeded(4), scenario="near", options=options, lean=True)
    full = toy(4)
    while not full.over:
        for match in (lean, full):
            match.play(match.asks[0].seat, match.asks[0].legal.fallback())
        assert lean.hash() == full.hash()
    assert lean.over
    assert len(lean.inputs) == 0
    with pytest.raises(LookupError):
        lean.copy(Seeded(1))


def test_a_copy_that_keeps_no_history_holds_only_its_last_joint():
    twin = toy(4).copy(Seeded(1))
    while not twin.over:
        twin.play(twin.asks[0].seat, twin.asks[0].legal.fallback())
        assert len(twin.joints) == 1


def test_what_a_question_gave_out_is_not_checked_again_and_everything_else_is():
    """`Ask.sample` has checked what it gives out; the same words from elsewhere go through the law like any others."""
    checked: list[Any] = []
    for own in (True, False):
        match = play(one())
        law = match.ask.legal.refuse
        match.ask.legal.refuse = lambda answer, law=law: law(checked.append(answer) or answer)  # type: ignore[func-returns-value, misc]
        given, free = match.ask.sample(lambda n: n - 1)
        assert free
        checked.clear()
        match.play("a", given if own else Pick(given.what))
        assert len(checked) == (0 if own else 1)
        assert said(match) == [f"a {given.what}"]
    with pytest.raises(WrongSeat):
        match.play("a", given)  # that question is answered
