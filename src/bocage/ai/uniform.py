"""`random`: every listed answer with the same chance."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask
from bocage.core.match import Match

ASIDE = 13  # of so many questions one is answered by a right that holds at any time, if there is one


class Uniform:
    """The player that needs no game at all; it counts the decisions in which it had a choice."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self.below = Numbers(sha256(f"bocage random player {seed}".encode()).digest()).below
        self.decisions = 0
        self.asked = 0

    def choose(self, match: Match, ask: Ask[Any]) -> Any:
        below = self.below
        self.asked += 1
        if self.asked % ASIDE == 0 and (asides := ask.asides) is not None:
            rights = list(asides)
            if rights:
                self.decisions += 1
                return rights[below(len(rights))]
        answer, free = ask.sample(below)
        if free:
            self.decisions += 1
        return answer
