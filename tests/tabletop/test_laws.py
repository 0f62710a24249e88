"""Laws that are costly to work out: an answer is picked without the others, and a law holds on to its question."""

from __future__ import annotations

import pytest

from bocage.core.chance import Numbers
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.tabletop.laws import Anywhere, Free, Law


class Go(Answer):
    to: int


def refuse(answer: Go | Pass) -> Refusal | None:
    return None if isinstance(answer, Pass) or answer.to < 10 else Refusal("X-1", "too-far")


def first(n: int) -> int:
    return 0


def last(n: int) -> int:
    return n - 1


def test_only_the_draft_that_is_picked_is_worked_out():
    worked: list[int] = []

    def draft(to: int) -> Go:
        worked.append(to)
        return Go(to)

    law: Free[Go | Pass] = Free(refuse, lambda: [PASS, Go(1), Go(2)], drafts=lambda: [PASS, lambda: draft(1), lambda: draft(2)])
    assert law.sample(last) == (Go(2), True)
    assert worked == [2]


def test_drafts_that_come_to_nothing_or_are_refused_are_not_picked():
    law: Free[Go | Pass] = Free(refuse, lambda: [PASS], drafts=lambda: [PASS, lambda: None, Go(99), Go(3)])
    picked = {law.sample(Numbers(bytes([n])).below)[0] for n in range(40)}
    assert picked == {PASS, Go(3)}


def test_passing_is_a_choice_only_beside_something_else():
    def sampled(*listed: Go | Pass, other: bool = False) -> tuple[Go | Pass, bool]:
        return Free(refuse, lambda: listed, other=other).sample(first)

    assert sampled(PASS) == (PASS, False)
    assert sampled(PASS, Go(99)) == (PASS, False)
    assert sampled(PASS, Go(1)) == (PASS, True)
    assert sampled(PASS, other=True) == (PASS, True)


def test_where_nothing_is_legal_nothing_is_picked():
    with pytest.raises(LookupError, match="nothing is legal"):
        Free(refuse, lambda: [Go(99)]).sample(first)


def test_what_only_proposes_says_so():
    assert Free(refuse, lambda: [PASS]).whole
    assert not Anywhere(refuse, lambda: [PASS]).whole


class Question:
    def refuse(self, answer: Go | Pass) -> Refusal | None:
        return refuse(answer)

    def listing(self) -> list[Go | Pass]:
        return [PASS, Go(1), Go(99)]


def test_a_law_holds_its_question():
    asked = Question()
    law: Law[Go | Pass] = Law(asked, PASS)
    assert law.source is asked
    assert list(law) == [PASS, Go(1)]
    assert Go(9) in law
    assert Go(10) not in law
    assert law.fallback() == PASS
    assert not law.whole
