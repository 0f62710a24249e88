"""Forged messages: wrong seat, stale number, malformed, another match's answer, no session, replayed. None of them may be accepted."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.server.house import Player

ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    2**70,
    1.5,
    "",
    "x" * 300,
    [],
    {},
    [[]],
    {"kind": "pass"},
    {"kind": ["pass"]},
    {"kind": None},
    "\u0000",
    {"kind": "pass", "x": 1},
)


def forged_answer(victim: Player, dice: random.Random, old: list[dict[str, Any]], foreign: list[Any]) -> dict[str, Any] | str:
    """A message that must be refused, whoever sends it. `victim` is a player who is asked just now; `old` are messages that were accepted before."""
    question = victim.question
    assert question is not None
    right = dice.choice(question["options"])["answer"]
    kind = dice.randrange(6)
    if kind == 0:  # stale or invented numbers
        return {"type": "answer", "id": 1, "number": question["number"] + dice.choice((-3, -2, -1, 1, 2, 1000)), "answer": right}
    if kind == 1:  # malformed answers to the right question
        return {
            "type": "answer",
            "id": 1,
            "number": question["number"],
            "answer": {"kind": dice.choice(ODD), "extra": 1} if dice.random() < 0.5 else dice.choice(ODD[:12]),
        }
    if kind == 2 and old:  # a message that was accepted once
        return dice.choice(old)
    if kind == 3:  # numbers of a wrong type
        return {"type": "answer", "id": 1, "number": dice.choice([True, "1", None, 1.0, [], {}, -1]), "answer": right}
    if kind == 4 and foreign:  # an answer that was meant for another match
        return {"type": "answer", "id": 1, "number": dice.choice((1, 2, 3)), "answer": dice.choice(foreign)}
    text = msgspec.json.encode({"type": "answer", "id": 1, "number": question["number"], "answer": right}).decode()
    cut = dice.randrange(1, len(text) - 1)
    return text[:cut] + dice.choice(("", "\u0000", "}", '"', "[" * 50))


def nonsense(dice: random.Random) -> dict[str, Any]:
    """A message with odd fields: it may be well formed by chance only where that does no harm."""
    return {
        "type": dice.choice(("answer", "why", "offer", "reply", "order", "", None, 7)),
        "id": dice.choice(ODD),
        "number": dice.choice(ODD),
        "answer": dice.choice(ODD),
    }
