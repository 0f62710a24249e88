"""Answers from readable words: what is on offer is matched first, and what is not is built from the types of the question's answers.

Case, underscores, hyphens and punctuation do not matter, and the beginning of a sentence is enough where it is the beginning of one answer only. A sentence
that matches nothing on offer is read as a kind of answer and its fields in order ("step 12", "fire by=mg_crew at=rifles"), so that a test can try what is
forbidden.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from bocage.core.decision import Ask
from bocage.core.match import Match

_IGNORED = re.compile(r"[_:,()\[\]\"'.]|(?<=[^\W\d])-(?=[^\W\d])")
_SHOWN = 40


class Unreadable(AssertionError):
    """Words that fit no answer of the open question; the message lists what is on offer."""


def plain(words: str) -> str:
    """Words without what does not matter."""
    return " ".join(_IGNORED.sub(" ", words).casefold().split())


def on_offer(match: Match, ask: Ask[Any]) -> dict[str, Any]:
    """What a question lists, asides included, by its words."""
    listed = [*ask.legal, *(ask.asides or ())]
    return {plain(match.title.say(match.game, answer)): answer for answer in listed}


def matching(words: str, offered: Iterable[str]) -> list[str]:
    """The sentences on offer that these words mean: the same one, else those that go on from a whole word, else those that begin so."""
    wanted = plain(words)
    known = list(offered)
    same = [said for said in known if said == wanted]
    longer = [said for said in known if said.startswith(f"{wanted} ")]
    return same or longer or [said for said in known if said.startswith(wanted)]


def read(match: Match, ask: Ask[Any], words: str) -> Any:
    """The answer that these words mean."""
    offered = on_offer(match, ask)
    found = matching(words, offered)
    if len(found) == 1:
        return offered[found[0]]
    built = build(match, ask, words)
    if built is not None:
        return built
    if found:
        raise Unreadable(f'{ask.seat}, {ask.what}: "{words}" may mean {_list(found)}. Say more of it.')
    raise Unreadable(f'{ask.seat}, {ask.what}: nothing reads "{words}". On offer: {_list(offered) or "nothing"}. Kinds: {_list(_kinds(match, ask))}.')


def build(match: Match, ask: Ask[Any], words: str) -> Any | None:
    """An answer made of its kind and its fields, legal or not; None if the words are none."""
    tokens = [token for token in re.split(r"[\s:,]+", words.strip()) if token]
    for kind, cls in _kinds(match, ask).items():
        length = len(kind.split())
        if plain(" ".join(tokens[:length])) != kind:
            continue
        fields = _fields(match, cls, tokens[length:])
        if fields is not None:
            try:
                return msgspec.convert(fields, cls, strict=False)
            except msgspec.ValidationError:
                continue
    return None


def _kinds(match: Match, ask: Ask[Any]) -> dict[str, type[msgspec.Struct]]:
    """The kinds of answers to a question by the words of their tags, long ones first."""
    types: list[Any] = [*(get_args(ask.question.answers) or (ask.question.answers,))]
    if ask.game is not None:
        rights = getattr(match.game, "aside_answers", None)
        types += get_args(rights) or (rights,)
    known = {plain(str(cls.__struct_config__.tag)): cls for cls in types if hasattr(cls, "__struct_config__")}
    return dict(sorted(known.items(), key=lambda item: -len(item[0])))


def _fields(match: Match, cls: type[msgspec.Struct], tokens: list[str]) -> dict[str, Any] | None:
    """Values by field: `name=value` anywhere, the others in order; "a+b" is a list and "-" an empty one."""
    infos = {field.name: field for field in msgspec.structs.fields(cls)}
    values: dict[str, Any] = {"kind": cls.__struct_config__.tag}
    free = [name for name in infos if not any(token.startswith(f"{name}=") for token in tokens)]
    for token in tokens:
        name, equals, value = token.partition("=")
        if not equals or name not in infos:
            if not free:
                return None
            name, value = free.pop(0), token
        values[name] = _value(match, infos[name].type, value)
    return values


def _value(match: Match, kind: Any, text: str) -> Any:
    info = msgspec.inspect.type_info(kind)
    if isinstance(info, msgspec.inspect.IntType):
        cell = match.title.cell_named(match.game, text)
        return text if cell is None else cell
    many = (msgspec.inspect.VarTupleType, msgspec.inspect.TupleType, msgspec.inspect.ListType)
    if isinstance(info, many):
        return [] if text in ("-", "") else text.strip("[]").split("+")
    return text


def _list(words: Iterable[str]) -> str:
    known = list(words)
    return ", ".join(f'"{word}"' for word in known[:_SHOWN]) + (f" and {len(known) - _SHOWN} more" if len(known) > _SHOWN else "")
