"""Answers out of bytes or plain data: read strictly into the type of their question, all the same way."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.decision import Ask
from bocage.core.errors import Invalid
from bocage.core.legal import Answer

_encode = msgspec.json.Encoder().encode


class _Unsaid(Answer):
    """No answer at all: beside it even the only kind of answer to a question must be named."""

    def __post_init__(self) -> None:
        raise ValueError("no such answer")


def read_answer(ask: Ask[Any], choice: Any, asides: Any) -> Any:
    """An answer to a question, or one of the `asides` where these are offered beside it: JSON bytes, plain data or an `Answer`."""
    decoder = ask.question.decoders[ask.game is None]
    if decoder is None:
        answers = ask.question.answers if ask.game is None else ask.question.answers | asides
        decoder = ask.question.decoders[ask.game is None] = msgspec.json.Decoder(answers | _Unsaid)
    try:
        return decoder.decode(choice if type(choice) is bytes else _encode(choice))
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError, OverflowError) as error:
        raise Invalid(f"{ask.seat}'s answer to {ask.what} cannot be read: {error}") from None
