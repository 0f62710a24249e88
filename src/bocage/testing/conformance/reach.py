"""Nothing legal is out of reach, and nothing offered is empty.

Five promises. *Complete*: whatever the law accepts is listed, or can be made in the form that is shown. *Fruitful*: an answer that opens a further question
opens one in which there is more to do than to decline. *No idle question*: a question with one answer is put only where its being put must not tell a
secret. *Told apart*: two answers never have the same label. *True reasons*: a refusal names what forbids, not that something is not on offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice, product
from typing import Any, get_args

import msgspec

from bocage.core.chance import Numbers, Sampling
from bocage.core.decision import Ask
from bocage.core.errors import BocageError, Invalid
from bocage.core.match import Match
from bocage.core.scene import Form, Option
from bocage.core.text import LANGUAGES, table_texts
from bocage.testing.conformance.walk import Walk

WHOLE = 4000  # so many members of a domain are all tried; of a larger one as many are drawn
DREAMS = 3  # imagined worlds in which an answer must be empty as well, before it is called empty
GENERAL = ("not-offered",)  # messages that give no reason


def check(walk: Walk, ask: Ask[Any]) -> None:
    """The promises about one question, as it stands."""
    listed = walk.listed(ask)
    _complete(walk, ask, listed)
    _fruitful(walk, ask, listed)
    _told_apart(walk, ask)


def check_idle(walk: Walk, ask: Ask[Any]) -> None:
    """A question with one answer is put only where the moment itself is secret."""
    if ask.question.secret_moment or walk.title.form(walk.match.game, ask) is not None or not ask.legal.whole:
        return
    few = list(islice(ask.legal, 2))
    idle = len(few) == 1 and not any(True for _ in ask.asides or ())
    walk.check("idle", not idle, ask, f"there is one answer: {few[0]!r:.120}" if idle else "")


# -- complete -------------------------------------------------------------------------------------------------------------------------------


def _complete(walk: Walk, ask: Ask[Any], listed: list[Any]) -> None:
    """Every member of the domain that the law accepts is on offer; refusals on the way tell a reason."""
    match = walk.match
    form = match.title.form(match.game, ask)
    open_ = not ask.legal.whole or any(answer.target()[0] == "region" for answer in listed)
    offered = {_written(answer) for answer in listed}
    for answer in domain(walk, ask, listed):
        if _written(answer) in offered:
            continue
        try:
            refusal = ask.legal.refuse(answer)
        except Exception as error:
            walk.check("complete", False, ask, f"{answer!r:.160} breaks the law: {type(error).__name__}: {error}")
            continue
        if refusal is not None:
            walk.check("complete", True, ask, "")
            walk.check("reasons", refusal.message not in GENERAL, ask, f"{answer!r:.160} is refused by {refusal.rule} without a reason: {refusal.message}")
            continue
        reached = open_ or (form is not None and in_form(form, answer))
        walk.check("complete", reached, ask, f"{answer!r:.160} is legal, and neither listed nor to be made in a form")


def _written(answer: Any) -> bytes:
    return msgspec.json.encode(answer)


def domain(walk: Walk, ask: Ask[Any], listed: list[Any]) -> Iterator[Any]:
    """Answers that the types allow with what is on the table: all of them where they are few, a thousand and more drawn where not; and every listed
    answer with one part changed."""
    match = walk.match
    values = Values(match)
    numbers = Numbers(sha256(f"reach {walk.name} {walk.step}".encode()).digest())  # its own, so that looking changes no game that is looked at
    for kind in get_args(ask.question.answers) or (ask.question.answers,):
        yield from _decoded(match, ask, _members(kind, values, numbers))
    yield from _decoded(match, ask, _neighbours(listed, values, numbers))


def _decoded(match: Match, ask: Ask[Any], made: Iterable[Any]) -> Iterator[Any]:
    for data in made:
        try:
            yield match.decode(ask, msgspec.json.encode(data))
        except Invalid:
            continue


class Values:
    """What the fields of an answer may hold: the ids in the state, the cells of the board, small numbers."""

    def __init__(self, match: Match) -> None:
        state = match.game.state
        words: dict[str, None] = {}
        for field in state.__struct_fields__:
            held = getattr(state, field)
            if isinstance(held, dict):
                words.update(dict.fromkeys(key for key in held if isinstance(key, str)))
                for thing in held.values():
                    ident = getattr(thing, "id", None)
                    if isinstance(ident, str):
                        words[ident] = None
            elif isinstance(held, list):
                words.update(dict.fromkeys(ident for thing in held if isinstance(ident := getattr(thing, "id", thing), str)))
        self.words = [*words, *match.seats]
        cells = [cell.id for cell in match.title.scene(match.game, None).board.cells]
        self.numbers = list(dict.fromkeys([*cells, *range(-1, 13)]))

    def of(self, kind: Any) -> list[Any] | None:
        """All values of a field of a simple type; None where they cannot be counted."""
        return self._of(msgspec.inspect.type_info(kind))

    def _of(self, info: Any) -> list[Any] | None:
        if isinstance(info, msgspec.inspect.BoolType):
            return [False, True]
        if isinstance(info, msgspec.inspect.IntType):
            return self.numbers
        if isinstance(info, msgspec.inspect.StrType):
            return ["", *self.words]
        if isinstance(info, msgspec.inspect.LiteralType):
            return list(info.values)
        if isinstance(info, msgspec.inspect.EnumType):
            return [member.value for member in info.cls]
        if isinstance(info, msgspec.inspect.NoneType):
            return [None]
        if isinstance(info, msgspec.inspect.UnionType):
            parts = [self._of(part) for part in info.types]
            return None if any(part is None for part in parts) else [value for part in parts for value in part or ()]
        return None


def _members(kind: Any, values: Values, numbers: Numbers) -> Iterator[Any]:
    """Answers of one kind, if its fields are simple."""
    fields = {field.encode_name: values.of(field.type) for field in msgspec.structs.fields(kind)}
    tag = {"kind": kind.__struct_config__.tag}
    if any(held is None for held in fields.values()):
        return
    ranges = [held or [] for held in fields.values()]
    total = 1
    for held in ranges:
        total *= len(held)
    if total <= WHOLE:
        for combined in product(*ranges):
            yield {**tag, **dict(zip(fields, combined))}
        return
    for _ in range(WHOLE // 4):
        yield {**tag, **{name: held[numbers.below(len(held))] for name, held in zip(fields, ranges)}}


def _neighbours(listed: list[Any], values: Values, numbers: Numbers) -> Iterator[Any]:
    """Listed answers with one part taken away, doubled, or exchanged for another thing on the table."""
    for answer in listed[:12]:
        data = msgspec.to_builtins(answer, str_keys=True)
        fields = {field.encode_name: values.of(field.type) for field in msgspec.structs.fields(type(answer))}
        for name, simple in fields.items():
            for value in simple if simple is not None else islice(_changed(data.get(name), values, numbers), 60):
                yield {**data, name: value}


def _changed(thing: Any, values: Values, numbers: Numbers) -> Iterator[Any]:
    """A compound value with one part changed."""
    if isinstance(thing, bool):
        yield not thing
    elif isinstance(thing, str):
        yield from (values.words[numbers.below(len(values.words))] for _ in range(min(6, len(values.words))))
    elif isinstance(thing, int):
        yield from (thing - 1, thing + 1, values.numbers[numbers.below(len(values.numbers))])
    elif isinstance(thing, list):
        for place, part in enumerate(thing):
            yield [*thing[:place], *thing[place + 1 :]]
            yield from ([*thing[:place], other, *thing[place + 1 :]] for other in islice(_changed(part, values, numbers), 8))
    elif isinstance(thing, dict):
        for key, part in thing.items():
            yield {other: each for other, each in thing.items() if other != key}
            yield from ({**thing, key: other} for other in islice(_changed(part, values, numbers), 8))


def in_form(form: Form, answer: Any) -> bool:
    """Whether a person can make an answer with the fields of a form: it differs from the draft only where a field may be changed."""
    return not _beyond(msgspec.to_builtins(form.draft, str_keys=True), msgspec.to_builtins(answer, str_keys=True), tuple(field.path for field in form.fields))


def _beyond(draft: Any, answer: Any, paths: tuple[str, ...], here: str = "") -> bool:
    """Whether two answers differ at a place that no field covers."""
    if draft == answer or any(here == path or here.startswith(f"{path}/") for path in paths):
        return False
    if isinstance(draft, dict) and isinstance(answer, dict):
        return any(_beyond(draft.get(key), answer.get(key), paths, f"{here}/{key}") for key in {*draft, *answer})
    if isinstance(draft, list) and isinstance(answer, list) and len(draft) == len(answer):
        return any(_beyond(mine, other, paths, f"{here}/{place}") for place, (mine, other) in enumerate(zip(draft, answer)))
    return not any(path.startswith(f"{here}/") for path in paths)


# -- fruitful -------------------------------------------------------------------------------------------------------------------------------


def _fruitful(walk: Walk, ask: Ask[Any], listed: list[Any]) -> None:
    """What opens a further question of the same seat, before anything has happened, opens one in which there is something to do."""
    for answer in listed[: walk.effort.plays * 4]:
        if answer.declines:
            continue
        empty = _leads_nowhere(walk, ask, answer, None)
        if empty and all(_leads_nowhere(walk, ask, answer, dream) for dream in range(DREAMS)):
            walk.check("fruitful", False, ask, f"{walk.title.say(walk.match.game, answer)!r:.120} leads to a question where one can only decline")
        else:
            walk.check("fruitful", True, ask, "")


def _leads_nowhere(walk: Walk, ask: Ask[Any], answer: Any, dream: int | None) -> bool:
    """Whether an answer changes nothing but that its seat is asked something which it can only decline; in a world as it is, or one that it imagines."""
    twin = walk.match.copy(Sampling(f"fruitful {walk.step}"), history=True)
    if dream is not None:
        twin.imagine(ask.seat, Numbers(f"fruitful {walk.step} {dream}".encode()))
    before = twin.game.state.digest()
    try:
        twin.play(ask.seat, answer)
    except BocageError:
        return False  # a finding of its own
    following = twin.asked(ask.seat)
    if following is None or following.question.secret_moment or twin.fresh or twin.game.state.digest() != before:
        return False  # what is put whatever the seat holds is no fault of the answer before it
    offered = list(islice(following.legal, 40))
    return all(each.declines for each in offered) and not any(True for _ in following.asides or ())


# -- told apart -----------------------------------------------------------------------------------------------------------------------------


def _told_apart(walk: Walk, ask: Ask[Any]) -> None:
    """In every language the labels of a question differ; what is proposed beside a form may look alike, since the form shows it."""
    scene = walk.match.view(ask.seat)
    if scene.question is None or scene.question.form is not None:
        return
    for language in LANGUAGES:
        texts = table_texts(walk.title, language)
        texts.look_at(scene)
        labels: dict[str, Option] = {}
        for option in scene.question.options:
            said = texts.say(option.label)
            other = labels.setdefault(said, option)
            same = other.answer != option.answer
            walk.check("told apart", not same, ask, f'"{said}" ({language}) is both {other.answer!r:.100} and {option.answer!r:.100}' if same else "")
