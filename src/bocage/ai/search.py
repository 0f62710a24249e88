"""`search` and `thumb`: information-set Monte Carlo tree search over redealt copies, open loop, cut by each game's `evaluate`.

Theory of operation. Each iteration copies the match, deals anew what the seat cannot know, and walks down a tree whose edges are answers; chance is
sampled on the way, so a node stands for a sequence of answers, not for a state. Questions with many answers are widened slowly (the number of answers
looked at grows with the visits). Below the tree a few questions are answered by a quick policy, and the game's own estimate ends the walk. Values are
probabilities to win, one for each side. The numbers come from the player's seed alone and the facts from redeals, so the decision is the same whatever
is hidden.
"""

from __future__ import annotations

import time
from hashlib import sha256
from math import log, sqrt
from typing import Any

from bocage.core.chance import Numbers, Sampling
from bocage.core.decision import Ask
from bocage.core.match import Match

WIDEN = 2.0  # answers looked at: WIDEN * sqrt(visits), at least BREADTH
BREADTH = 6
EXPLORE = 0.35


class Node:
    """What is known of the answers to one question."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.visits = 0
        self.total = 0.0  # for the side that answers above this node


class Search:
    """A player that looks ahead. `iterations` bounds the work, `seconds` the time; it always answers."""

    name = "search"

    def __init__(self, seed: int | str, iterations: int = 400, horizon: int = 12, rollout: int = 6, seconds: float | None = None) -> None:
        self.seed, self.iterations, self.horizon, self.rollout, self.seconds = seed, iterations, horizon, rollout, seconds
        self.explained: list[tuple[Any, int, float]] = []
        self.count = 0

    def choose(self, match: Match, ask: Ask[Any]) -> Any:
        """The answer visited most often; what was found about the others stands in `explained`."""
        self.count += 1
        answers = list(ask.legal) + list(ask.asides or ())
        if len(answers) == 1:
            self.explained = [(answers[0], 0, 0.5)]
            return answers[0]
        numbers = Numbers(sha256(f"bocage search {self.seed}/{self.count}".encode()).digest())
        root = Node()
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        budget = self.iterations if len(answers) <= BREADTH * 4 else self.iterations * 2
        for iteration in range(budget):
            self._iterate(match, ask.seat, root, numbers, f"{self.seed}/{self.count}/{iteration}")
            if deadline is not None and time.monotonic() > deadline:
                break
        self.explained = sorted(((a, n.visits, n.total / max(n.visits, 1)) for a, n in root.children.items()), key=lambda row: (-row[1], -row[2]))
        return self.explained[0][0] if self.explained else ask.legal.fallback()

    def _iterate(self, match: Match, seat: str, root: Node, numbers: Numbers, seed: str) -> None:
        copy = match.copy(Sampling(seed))
        copy.imagine(seat, numbers)
        title, game = copy.title, copy.game
        path: list[tuple[Node, str]] = []
        node, depth, expanded = root, 0, False
        while (asks := copy.asks) and depth < self.horizon and not expanded:
            ask = asks[0]
            answer, expanded = self._pick(node, ask, numbers)
            node = node.children[answer]
            path.append((node, title.side_of(game, ask.seat)))
            copy.play(ask.seat, answer)
            depth += 1
        for _ in range(self.rollout):
            if not (asks := copy.asks):
                break
            ask = asks[0]
            answer = ask.legal.fallback() if numbers.below(3) == 0 else ask.legal.sample(numbers.below)[0]
            copy.play(ask.seat, answer)
        ending = copy.outcome()
        values: dict[str, float] = {}
        root.visits += 1
        for visited, side in path:
            if side not in values:
                values[side] = title.evaluate(copy.game, side) if ending is None else _share(ending.winners, side)
            visited.visits += 1
            visited.total += values[side]

    def _pick(self, node: Node, ask: Ask[Any], numbers: Numbers) -> tuple[Any, bool]:
        """An answer to go down, and whether it is a new one."""
        answers = list(ask.legal)
        if ask.game is not None and (asides := ask.asides) is not None:
            answers += list(asides)
        known = [answer for answer in answers if answer in node.children]
        width = max(BREADTH, int(WIDEN * sqrt(node.visits)))
        if len(known) < min(width, len(answers)):
            fresh = [answer for answer in answers if answer not in node.children]
            answer = fresh[numbers.below(len(fresh))]
            node.children[answer] = Node()
            return answer, True
        scale = log(sum(node.children[answer].visits for answer in known) + 1)
        best, top = known[0], -1.0
        for answer in known:
            child = node.children[answer]
            value = child.total / child.visits + EXPLORE * sqrt(scale / child.visits) if child.visits else 2.0
            if value > top:
                best, top = answer, value
        return best, False


def _share(winners: tuple[str, ...], side: str) -> float:
    return (1.0 / len(winners) if side in winners else 0.0) if winners else 0.5


class Thumb(Search):
    """Rules of thumb: a short look at each answer, a few samples deep, for play without waiting."""

    name = "thumb"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, iterations=60, horizon=5, rollout=3)
