"""The tree of a search: what is known of the answers to a question and to those that follow.

Theory of operation. The tree is *open loop*: a node stands for a sequence of answers, not for a state, since dice and hidden facts differ from world to
world. Which question comes after an answer may differ too, so a node holds a `Spot` for each question met there. All values are the chance that the
searching side wins. A node's value is not the mean of all that was tried below it (then every action with many bad continuations would look worse than
doing nothing) but leans on the best continuation known, drawn towards the mean while that one has seldom been tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

DOUBT = 2.0  # a continuation counts as if it had been tried so many times more with the mean result of its question


class Node:
    """An answer that was given: how often, and how the worlds went."""

    __slots__ = ("spots", "total", "value", "visits")

    def __init__(self) -> None:
        self.spots: dict[tuple[str, str], Spot] = {}
        self.visits = 0
        self.total = 0.0
        self.value = 0.5

    def count(self, value: float) -> None:
        """Counts a world that came through here."""
        self.visits += 1
        self.total += value
        mean = self.total / self.visits
        if not self.spots:
            self.value = mean
            return
        seen, weighed = 0, 0.0
        for spot in self.spots.values():
            seen += spot.visits
            weighed += spot.visits * spot.value
        self.value = (weighed + (self.visits - seen) * mean) / self.visits


class Spot:
    """A question met after the answers above it: the answers tried."""

    __slots__ = ("children", "mine", "total", "value", "visits")

    def __init__(self, mine: bool) -> None:
        self.mine = mine
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.total = 0.0
        self.value = 0.5

    def count(self, value: float) -> None:
        """Counts a world in which the question was put; its value is that of the best answer known for whoever answers."""
        self.visits += 1
        self.total += value
        mean = self.total / self.visits
        doubted = DOUBT * mean
        best = mean
        if self.mine:
            for child in self.children.values():
                if child.visits > 1:
                    best = max(best, (child.visits * child.value + doubted) / (child.visits + DOUBT))
        else:
            for child in self.children.values():
                if child.visits > 1:
                    best = min(best, (child.visits * child.value + doubted) / (child.visits + DOUBT))
        self.value = best

    def select(self, offered: Sequence[Any], low: float, high: float, explore: float) -> Any:
        """The known answer with the highest upper bound for whoever answers; values are stretched to what this decision has met."""
        children, mine = self.children, self.mine
        scale = explore * explore * log(self.visits + 1)
        span = max(high - low, 1e-6)
        best, top = None, -1e9
        for answer in offered:
            child = children.get(answer)
            if child is None or not child.visits:
                continue
            value = (child.value - low) / span
            bound = (value if mine else 1.0 - value) + sqrt(scale / child.visits)
            if bound > top:
                best, top = answer, bound
        return best
