"""Forged messages: wrong seat, stale number, malformed, another match's answer, no session, replayed. None of them may be accepted."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tests.server.house import Player

ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 2**70, 1.5, "", "x" * 300, [], {}, [[]], {"kind": "pass"}, {"kind": ["pass"]}, {"kind": None}, "\u0000", {"kind": "pass", "x": 1},
)  # fmt: skip


def forged_answer(victim: Player, dice: random.Random, old: list[dict[str, Any]], foreign: list[Any]) -> dict[str, Any] | str:
    """A message that must be refused, whoever sends it. `victim` is a player who is asked just now; `old` are messages that were accepted before."""
    question = victim.question
    assert question is not None
    right = dice.choice(question["options"])["answer"]
    kind = dice.randrange(6)
    if kind == 0:  # stale or invented numbers
        return {"type": "answer", "id": 1, "number": question["number"] + dice.choice((-3, -2, -1, 1, 2, 1000)), "answer": right}
    if kind == 1:  # malformed answers to the right question
        wrong = {"kind": dice.choice(ODD), "extra": 1} if dice.random() < 0.5 else dice.choice(ODD[:12])
        return {"type": "answer", "id": 1, "number": question["number"], "answer": wrong}
    if kind == 2 and old:  # a message that was accepted once
        return dice.choice(old)
    if kind == 3:  # numbers of a wrong type
        return {"type": "answer", "id": 1, "number": dice.choice([True, "1", None, 1.0, [], {}, -1]), "answer": right}
    if kind == 4 and foreign:  # an answer that was meant for another match
        return {"type": "answer", "id": 1, "number": dice.choice([n for n in (1, 2, 3) if n != question["number"]]), "answer": dice.choice(foreign)}
    text = msgspec.json.encode({"type": "answer", "id": 1, "number": question["number"], "answer": right}).decode()
    cut = dice.randrange(1, len(text) - 1)
    return text[:cut] + dice.choice(("", "\u0000", "}", '"', "[" * 50))


def twisted(answer: Any, dice: random.Random) -> Any:
    """An answer of the right form with other values in it: numbers past every table, names of nothing."""
    if isinstance(answer, dict):
        keys = [key for key in answer if key != "kind"]
        chosen = dice.choice(keys) if keys else ""
        return {key: twisted(value, dice) if key == chosen else value for key, value in answer.items()}
    if isinstance(answer, list):
        return [twisted(value, dice) for value in answer] if dice.random() < 0.7 else answer + answer[:1]
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, int):
        return dice.choice((answer + 1, -answer - 1, 0, 7, 9999, -1, 2**40))
    if isinstance(answer, str):
        return dice.choice(("", "nothing", answer + "x", answer[::-1], "\u0000", "é"))
    return answer


def nonsense(dice: random.Random) -> dict[str, Any]:
    """A message with odd fields: it may be well formed by chance only where that does no harm."""
    kind = dice.choice(("answer", "why", "offer", "reply", "order", "", None, 7))
    return {"type": kind, "id": dice.choice(ODD), "number": dice.choice(ODD), "answer": dice.choice(ODD)}


def pretended(seats: list[str], dice: random.Random) -> dict[str, Any]:
    """A well-formed message that nobody at a table where all are present may send now: replies to no offer, claims, takeovers, hand-backs, odd looks."""
    kind = dice.randrange(7)
    if kind == 0:
        return {"type": "reply", "id": 1, "offer": dice.randrange(-3, 500), "agree": dice.random() < 0.8}
    if kind == 1:
        return {"type": "claim", "id": 1, "seat": dice.choice([*seats, "nobody", ""]), "what": dice.choice(("win", "draw", "all"))}
    if kind == 2:
        return {"type": dice.choice(("resume", "back")), "id": 1}
    if kind == 3:
        return {"type": "offer", "id": 1, "what": "takeover", "seat": dice.choice(seats), "level": dice.choice(("random", "god", ""))}
    if kind == 4:
        return {"type": "offer", "id": 1, "what": dice.choice(("migrate", "surrender", None)), "seat": "", "level": ""}
    if kind == 5:
        return {"type": "look", "id": 1, "what": dice.choice(("sight", "mind")), "target": dice.choice(ODD[1:4] + ODD[5:12])}
    return {"type": "order", "id": 1, "window": "x" * dice.choice((1, 300)), "policy": dice.choice(("sometimes", None)), "percent": dice.choice((-1, 101, 50))}
