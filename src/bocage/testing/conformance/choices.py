"""Choices: what is listed is taken, what is not is refused with a rule, and what was never meant for this question changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, get_args

import msgspec

from bocage.core.chance import Sampling
from bocage.core.decision import Ask
from bocage.core.errors import BocageError, IllegalChoice, Invalid, Refusal, RuleError, Stale, WrongSeat
from bocage.core.match import Match
from bocage.testing.conformance.walk import Walk

GARBAGE: tuple[Any, ...] = (
    b"", b"{", b"null", b"[]", b"0", b'"pass"', b"\xff\xfe", b'{"kind":"no_such_kind"}', b'{"kind":null}', b"{" * 2000,
    None, 7, 1.5, True, "", [], {}, {"kind": []}, object(), {"kind": "pass", "extra": 1}, float("nan"), {1: 2},
)  # fmt: skip
_NO_NUMBERS: tuple[Any, ...] = ("1", 1.5, None, [], True, {})
_NO_WORDS: tuple[Any, ...] = (3, None, ["a"], {}, False)
CLOSED = 400  # a listing as long as this may have been cut


def check(walk: Walk, ask: Ask[Any]) -> None:
    """All checks of one question."""
    listed = walk.listed(ask)
    _listed(walk, ask, listed)
    _unlisted(walk, ask, listed)
    _forged(walk, ask, listed)


def _listed(walk: Walk, ask: Ask[Any], listed: list[Any]) -> None:
    rights = list(ask.asides or ())
    walk.check("listed", len({repr(answer) for answer in listed}) == len(listed), ask, "an answer is listed twice")
    for answer in (*listed, *rights):
        refusal = ask.refuse(answer)
        walk.check("listed", refusal is None, ask, f"{answer!r} is listed, and refused: {refusal}")
        try:
            same = walk.match.decode(ask, msgspec.json.encode(answer)) == answer
        except Invalid as error:
            walk.check("listed", False, ask, f"{answer!r} is listed, and cannot be read: {error}")
        else:
            walk.check("listed", same, ask, f"{answer!r} is read back as another answer")
    for answer in _some(walk, [*listed, *rights], walk.effort.plays):
        twin = walk.match.copy(Sampling(f"listed {walk.step}"), history=True)
        try:
            twin.play(ask.seat, answer)
            walk.check("listed", True, ask, "")
        except BocageError as error:
            record = error.record if isinstance(error, RuleError) else walk.record()
            walk.report.check("listed", False, walk.where(ask), f"{answer!r} is listed: {error}", record)


def _some(walk: Walk, things: list[Any], most: int) -> list[Any]:
    """At most so many of them, drawn by the walk's numbers."""
    left = list(things)
    return [left.pop(walk.numbers.below(len(left))) for _ in range(min(most, len(left)))]


def _unlisted(walk: Walk, ask: Ask[Any], listed: list[Any]) -> None:
    """Answers of the right type that are not on offer. On a closed question each must be refused; an open one (a form, a free region, a law that only
    proposes) has its own law."""
    match = walk.match
    offered = {repr(answer) for answer in (*listed, *(ask.asides or ()))}
    closed = (
        ask.legal.whole and len(listed) < CLOSED and match.title.form(match.game, ask) is None and not any(answer.target()[0] == "region" for answer in listed)
    )
    before = _mark(match)
    for answer in strangers(match, ask, listed):
        if repr(answer) in offered:
            continue
        try:
            refusal: Refusal | None = ask.refuse(answer)
        except Exception as error:
            walk.check("unlisted", False, ask, f"{answer!r} breaks the law: {type(error).__name__}: {error}")
            continue
        if refusal is None:
            walk.check("unlisted", not closed, ask, f"{answer!r} is not listed, and taken")
            continue
        walk.check("unlisted", refusal.rule, ask, f"{answer!r} is refused without a rule")
        walk.sentences.refusal(refusal, walk.where(ask))
        with suppress(IllegalChoice):
            match.play(ask.seat, answer)
    walk.check("unlisted", _mark(match) == before, ask, "a refused answer has changed the state")


def strangers(match: Match, ask: Ask[Any], listed: list[Any]) -> Iterator[Any]:
    """Answers like the listed ones with one field changed, and answers of every kind made of numbers and ids of the table; at most a few dozen."""
    kinds: list[Any] = [*(get_args(ask.question.answers) or (ask.question.answers,))]
    if ask.game is not None:
        rights = match.game.aside_answers
        kinds += get_args(rights) or (rights,)
    idents = _idents(match)
    made: list[Any] = []
    for answer in listed[:4]:
        for field in answer.__struct_fields__:
            made += [{**msgspec.to_builtins(answer), field: value} for value in _values(getattr(answer, field), idents)]
    for kind in kinds:
        fields = {field.name: field.type for field in msgspec.structs.fields(kind)}
        for turn in range(3):
            made.append({"kind": kind.__struct_config__.tag, **{name: _made_up(each, turn, idents) for name, each in fields.items()}})
    for data in made[:80]:
        try:
            yield match.decode(ask, msgspec.json.encode(data))
        except Invalid:
            continue


def _values(value: Any, idents: list[str]) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 0, 10**6, -(10**12)]
    if isinstance(value, str):
        return ["", "nobody", *idents]
    plain = msgspec.to_builtins(value, str_keys=True)
    if isinstance(plain, list):
        return [[], plain[:-1], plain + plain, ["nobody"], [-1], *islice(_bent_inside(plain), 12)]
    return [{}, *islice(_bent_inside(plain), 12)] if isinstance(plain, dict) else []


def _bent_inside(thing: Any) -> Iterator[Any]:
    """A compound value with one word or number inside it changed, taken away or doubled."""
    if isinstance(thing, str):
        yield from ("nobody", "")
    elif isinstance(thing, int) and not isinstance(thing, bool):
        yield from (-1, thing + 1, 10**6)
    elif isinstance(thing, list):
        for place, part in enumerate(thing):
            yield from ([*thing[:place], bent, *thing[place + 1 :]] for bent in _bent_inside(part))
            yield [*thing[:place], *thing[place + 1 :]]
            yield [*thing, part]
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield from ({**thing, key: bent} for bent in _bent_inside(part))
            yield {other: each for other, each in thing.items() if other != key}
            yield {**thing, "nobody": part}


def _made_up(kind: Any, turn: int, idents: list[str]) -> Any:
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.IntType):
        return (0, 5, -3)[turn]
    if isinstance(info, msgspec.inspect.StrType):
        return (*idents, "nobody", "", "x")[turn]
    if isinstance(info, msgspec.inspect.LiteralType):
        return info.values[turn % len(info.values)]
    if isinstance(info, msgspec.inspect.EnumType):
        members = list(info.cls)
        return members[turn % len(members)].value
    if isinstance(info, msgspec.inspect.BoolType):
        return turn == 1
    if isinstance(info, msgspec.inspect.DictType):
        return {}
    return []


def _idents(match: Match) -> list[str]:
    """A few ids of things on the table: the first and last keys of each dict of the state."""
    state = match.game.state
    held = [getattr(state, field) for field in state.__struct_fields__]
    keys = [list(table) for table in held if isinstance(table, dict) and table]
    return list(dict.fromkeys(str(key) for table in keys for key in (table[0], table[-1])))[:8]


def _forged(walk: Walk, ask: Ask[Any], listed: list[Any]) -> None:
    match = walk.match
    before = _mark(match)
    good = listed[0] if listed else None
    asked = {each.seat for each in match.asks}
    for seat in (*match.title.seats(match.game), "nobody", "", None, 7, ("a",)):
        if seat not in asked:
            _attempt(walk, ask, WrongSeat, seat, good, None, f"seat {seat!r} is not asked")
    for number in (ask.number - 1, ask.number + 1, -1, str(ask.number), True, float(ask.number), 10**40):
        _attempt(walk, ask, Stale, ask.seat, good, number, f"number {number!r} is stale")
    for choice in (*GARBAGE, *_bent(listed)):
        _attempt(walk, ask, Invalid, ask.seat, choice, ask.number, f"{choice!r:.60} is malformed")
    walk.check("forged", _mark(match) == before, ask, "a forged answer has changed the match")


def _bent(listed: list[Any]) -> Iterator[Any]:
    """Listed answers as data, bent out of shape."""
    for answer in listed[:2]:
        data = msgspec.to_builtins(answer)
        yield {**data, "forged": 1}
        yield {key: value for key, value in data.items() if key != "kind"}
        yield [data]
        for field in answer.__struct_fields__:
            value = getattr(answer, field)
            if isinstance(value, bool):
                yield from ({**data, field: bad} for bad in (0, 1, "true", None))
            elif isinstance(value, int):
                yield from ({**data, field: bad} for bad in _NO_NUMBERS)
            elif isinstance(value, str):
                yield from ({**data, field: bad} for bad in _NO_WORDS)


def _attempt(walk: Walk, ask: Ask[Any], expected: type[Exception], seat: Any, choice: Any, number: Any, what: str) -> None:
    """One forged answer: it must raise what is documented, and be without effect."""
    try:
        walk.match.play(seat, choice, number)
    except expected:
        walk.check("forged", True, ask, "")
    except Exception as error:
        walk.check("forged", False, ask, f"{what}, and raises {type(error).__name__}: {error}")
    else:
        walk.check("forged", False, ask, f"{what}, and is taken")


def _mark(match: Match) -> tuple[Any, ...]:
    return match.hash(), len(match.inputs), len(match.all_events()), tuple(ask.number for ask in match.asks)
