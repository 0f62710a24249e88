"""How the server says no: nothing was done, and why."""

from __future__ import annotations

from bocage.core.errors import Barrier, BocageError, IllegalChoice, Invalid, Refusal, RuleError, Stale, WrongSeat

_CODES = ((Stale, "stale"), (WrongSeat, "wrong-seat"), (Barrier, "barrier"), (IllegalChoice, "illegal"), (Invalid, "invalid"), (RuleError, "rule-error"))


class NotFound(BocageError):
    """There is no such match, seat, game or battle."""


class Refused(Exception):
    """Nothing was done, and why; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str, refusal: Refusal | None = None, record: bytes = b"") -> None:
        super().__init__(message)
        self.code, self.refusal, self.record = code, refusal, record


def refused(error: Exception) -> Refused:
    """An error of the kernel in the words of the wire."""
    refusal = error.refusal if isinstance(error, IllegalChoice) else None
    code = next((code for kind, code in _CODES if isinstance(error, kind)), "invalid")
    return Refused(code, str(error), refusal, error.record if isinstance(error, RuleError) else b"")
