"""`search`, `thumb` and the levels: information-set Monte Carlo tree search over redealt copies.

Theory of operation. Each iteration takes a world (`worlds.py`), walks down the tree (`tree.py`) as long as the answers there are known, adds one that is
not, and goes on with the quick policy (`policy.py`) until the stretch it looks at is over; the game's own estimate ends the walk. Rulebook actions are
asked in small steps (which unit, what, where, with whom), so a stretch ends only at a joint where no reaction window is open, never in the middle of an
action. Questions with many answers are widened slowly. If the next question is again the player's own and no dice lay between, the part of the tree below
the given answer is kept. Budgets count iterations and answers played, so that a seed decides everything; `seconds` is a cap beside them, or the budget
itself if `iterations` is 0.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from hashlib import sha256
from itertools import islice
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from bocage.ai.policy import Experience, hinted, preferred, quick, settled, swiftly
from bocage.ai.styles import Style, style
from bocage.ai.tree import Node, Spot
from bocage.ai.worlds import Worlds, answers
from bocage.core.chance import Numbers
from bocage.core.decision import Ask
from bocage.core.inputs import Chose, Imagined
from bocage.core.legal import PASS
from bocage.core.match import Match

LONG = 160  # answers played in one world at most
VARIANTS = 8  # listed placements among which set-up chooses
BREAKING = 20  # worlds of one decision that may break before it is taken as it stands
STALLED = 250  # own questions in a row after which answers are taken at random, so that no match ever stands still


class Alternative(NamedTuple):
    """An answer that was looked at: how often, and the chance to win after it."""

    answer: Any
    visits: int
    value: float


class Search:
    """A player that looks ahead; it always answers. `explained` holds the alternatives of the last decision, the chosen one first."""

    def __init__(self, seed: int | str, name: str = "search", *, capped: bool = True, **changes: Any) -> None:
        """`changes` are single values of the style (`styles.py`) that hold in place of the preset's.

        Without the cap, for games between programs, a decision that has a budget of worlds takes as long as it takes, so that a busy machine changes nothing.
        """
        style(name, "")  # an unknown name is refused at once
        self.seed, self.name, self._capped, self._changes = seed, name, capped, changes
        self.style = Style()
        self._game = ""  # whose preset the style is
        self.explained: list[Alternative] = []
        self.experience = Experience()
        self.count = 0
        self.broken = 0  # worlds that could not be played on
        self._reset()

    def _reset(self) -> None:
        self._kept: Node | None = None  # the node of the answer given last
        self._number = -1  # of the question it was given to
        self._row = 0  # own questions in a row
        self._low, self._high = 1.0, 0.0

    def choose(self, match: Match, ask: Ask[Any]) -> Any:
        """The best answer found; what was found about the others stands in `explained`."""
        begun = time.monotonic()
        self.count += 1
        if self._game != match.title.slug:
            self._game = match.title.slug
            self.style = msgspec.structs.replace(style(self.name, self._game), **self._changes)
            if not self._capped and self.style.iterations:
                self.style = msgspec.structs.replace(self.style, seconds=None)
        numbers = Numbers(sha256(f"bocage search {self.seed}/{self.count}".encode()).digest())
        others = answers(ask, self.style.rights)
        offered = list(islice(others, 2))  # whether there is a choice at all; the rest is worked out for those who look at it
        follows = ask.number == self._number + 1 and _uneventful(match, ask.seat)
        self._row = self._row + 1 if ask.number == self._number + 1 else 0
        kept, self._number = self._kept if follows else None, ask.number
        if len(offered) == 1:
            self._kept = _below(kept, ask, offered[0])
            return self._settle([Alternative(offered[0], 0, 0.5)])
        self._kept = None
        if len(match.put) > 1 or ask.question.secret or not _hashable(offered[0]):
            return self._settle([Alternative(answer, 0, 0.5) for answer in self._secret(match, ask, [*offered, *others], numbers)])
        if self._row > STALLED or (self.style.blunders and numbers.below(100) < self.style.blunders):
            offered += others
            return self._settle([Alternative(offered[numbers.below(len(offered))], 0, 0.5)])
        worlds = Worlds(match, ask.seat, f"{self.seed}/{self.count}")
        sure = self._sure(worlds, ask)
        if sure is not None and self.style.trusting and ask.what not in self.style.doubted:
            self._kept = _below(kept, ask, sure)
            return self._settle([Alternative(sure, 0, 0.5)])
        offered += others
        if sure is not None and sure not in offered:
            offered.append(sure)  # legal, if not listed
        spot = (kept.spots.get((ask.seat, ask.what)) if kept is not None else None) or Spot(mine=True)
        self._look(worlds, ask, spot, offered, sure, numbers, begun)
        found = self._ranked(spot, offered, PASS if sure is None else sure)
        if not found:
            return self._settle([Alternative(ask.legal.fallback(), 0, 0.5)])
        self._kept = spot.children[found[0].answer]
        return self._settle(found)

    def _settle(self, found: list[Alternative]) -> Any:
        self.explained = found
        return found[0].answer

    def _secret(self, match: Match, ask: Ask[Any], offered: list[Any], numbers: Numbers) -> list[Any]:
        """Sealed answers (set-up, purchase): the game's hint; else the ready placement, which games list first, or now and then one of its variants.

        Of an answer that stays secret the game hints at all that have sense, and each of them comes with the same chance: a known habit would be no secret.
        """
        promising = self._hints(Worlds(match, ask.seat, f"{self.seed}/{self.count}"), ask.seat)
        if ask.question.secret and promising:
            promising.insert(0, promising.pop(numbers.below(len(promising))))
        any_of = min(len(offered), VARIANTS)
        ready = offered[0] if numbers.below(2) else offered[numbers.below(any_of)]
        first = next((answer for answer in promising if ask.legal.refuse(answer) is None), ready)
        return [first, *(answer for answer in offered if answer != first)]

    @staticmethod
    def _sure(worlds: Worlds, ask: Ask[Any]) -> Any:
        """The answer of the game's rule of thumb, asked in a redealt world, if it has one that is legal; None if that world breaks."""
        if worlds.match.title.settle is None:
            return None
        try:
            world = worlds.world(0)
            asked = world.asked(ask.seat)
            found = None if asked is None else settled(world, asked)
        except Exception:
            return None
        return found if found is not None and ask.refuse(found) is None else None

    @staticmethod
    def _hints(worlds: Worlds, seat: str) -> list[Any]:
        """What the game itself would try first, asked in a redealt world; nothing if that world breaks."""
        try:
            world = worlds.world(0)
            ask = world.asked(seat)
            return list(hinted(world, ask) or ()) if ask is not None else []
        except Exception:
            return []

    # -- looking ahead ----------------------------------------------------------------------------------------------------------

    def _look(self, worlds: Worlds, ask: Ask[Any], spot: Spot, offered: list[Any], sure: Any, numbers: Numbers, begun: float) -> None:
        """Plays worlds until the budget is used up; the time counts from when the decision was `begun`, and a world that would end late is not begun."""
        how = self.style
        self.experience.fade()
        self._low, self._high = 1.0, 0.0
        side = worlds.match.title.side_of(worlds.match.game, ask.seat)
        deadline = None if how.seconds is None else begun + how.seconds
        order = self._order(worlds, ask, offered, sure, numbers)
        work = iteration = failed = 0
        now, long = time.monotonic(), 0.0
        while (not how.iterations or iteration < how.iterations) and work < how.answers:
            iteration += 1
            answer = self._pick(spot, order)
            child = spot.children.get(answer)
            try:
                work += 2 + self._iterate(worlds.world(child.visits if child is not None else 0), ask.seat, side, spot, answer, numbers)
            except Exception:  # a rule that breaks in an imagined world must not keep the player from answering
                self.broken += 1
                failed += 1
                spot.children.setdefault(answer, Node()).count(0.0)  # what cannot be imagined had better not be tried
                spot.count(0.0)
                if failed > BREAKING:
                    break
            if deadline is not None:
                before, now = now, time.monotonic()
                long = max(now - before, 0.8 * long)
                if now + long > deadline:
                    break

    def _order(self, worlds: Worlds, ask: Ask[Any], offered: list[Any], sure: Any, numbers: Numbers) -> list[Any]:
        """The answers in the order in which they are tried: the rule of thumb, the game's hints and passing first, then by experience and chance."""
        promising = self._hints(worlds, ask.seat)
        if sure is not None:
            promising.insert(0, sure)
        promising.insert(1, PASS)
        first = [answer for answer in promising if answer in offered]
        rest = [answer for answer in offered if answer not in first]
        mean, what = self.experience.mean, ask.what
        rest.sort(key=lambda answer: -mean(what, answer, 0.5) - numbers.below(256) * 1e-4)
        return first + rest

    def _pick(self, spot: Spot, order: Sequence[Any]) -> Any:
        """The answer to try next at the top: the next new one while there is room, else the most promising."""
        width = max(self.style.breadth, int(2.0 * sqrt(spot.visits + 1)))
        children = spot.children
        if len(children) < len(order):
            known = 0
            for answer in order:
                if answer in children:
                    known += 1
                elif known < width:
                    return answer
        return spot.select(order, self._low, self._high, self.style.explore)

    def _iterate(self, world: Match, seat: str, side: str, top: Spot, first: Any, numbers: Numbers) -> int:
        """One world: down the tree, on with the quick policy, and back with the estimate. Gives back how many answers were played."""
        title, how, below, experience = world.title, self.style, numbers.below, self.experience
        start, mean = world.joints[-1], top.total / top.visits if top.visits else 0.5
        path: list[tuple[Spot, Node]] = []
        played: list[tuple[Any, Any]] = []
        spot: Spot | None = top
        answer, ask = first, world.asked(seat)
        own = plies = replies = 0
        theirs = False
        while ask is not None:
            if spot is not None:
                node = spot.children.get(answer)
                if node is None:
                    node = spot.children[answer] = Node()
                path.append((spot, node))
                inside = node.visits > 0
            else:
                inside = False
            played.append((ask.question.what, answer))
            plies += 1
            world.advance(ask, answer)
            asks = world.asks
            if not asks or plies >= LONG:
                break
            ask = asks[0]
            mine = title.side_of(world.game, ask.seat) == side
            if not ask.question.window and world.joints[-1] is not start and world.fresh:
                if mine:
                    theirs = False
                    if own >= how.depth:
                        break
                elif not theirs:
                    if replies >= how.replies:
                        break
                    theirs = True
                    replies += 1
            own += mine
            spot, answer = self._next(world, ask, mine, path[-1][1] if inside else None, mean, below)
        value = self._value(world, side)
        self._low, self._high = min(self._low, value), max(self._high, value)
        for visited, node in reversed(path):
            node.count(value)
            visited.count(value)
        experience.note(played, value)
        return plies

    def _next(self, world: Match, ask: Ask[Any], mine: bool, above: Node | None, mean: float, below: Any) -> tuple[Spot | None, Any]:
        """The answer to a further question, and its place in the tree if the walk is still inside the tree."""
        if above is None or len(world.put) > 1:
            return None, quick(world, ask, mine, self.experience, mean, below)
        key = (ask.seat, ask.question.what)
        spot = above.spots.get(key)
        if spot is None:
            spot = above.spots[key] = Spot(mine)
        sure = swiftly(world, ask)
        if sure is not None:
            return spot, sure
        offered = list(ask.legal)
        children = spot.children
        if len(offered) == 1:
            return spot, offered[0]
        if len(children) < max(3, int(1.5 * sqrt(spot.visits + 1))):
            rest = [answer for answer in offered if answer not in children]
            if rest:
                promising = hinted(world, ask) or ()
                answer = next((answer for answer in promising if answer in rest), None)
                return spot, answer if answer is not None else preferred(rest, ask, mine, self.experience, mean, below)
        answer = spot.select(offered, self._low, self._high, self.style.explore)
        return spot, answer if answer is not None else preferred(offered, ask, mine, self.experience, mean, below)

    @staticmethod
    def _value(world: Match, side: str) -> float:
        """The chance that the side wins: known at the end, the game's estimate before."""
        ending = world.outcome()
        if ending is not None:
            winners = ending.winners
            return (1.0 / len(winners) if side in winners else 0.0) if winners else 0.5
        return min(max(world.title.evaluate(world.game, side), 0.0), 1.0)

    def _ranked(self, spot: Spot, offered: list[Any], plain: Any) -> list[Alternative]:
        """The answers looked at, the best first: by value, and only what was looked at often enough comes to the top."""
        found = [Alternative(a, spot.children[a].visits, spot.children[a].value) for a in offered if a in spot.children]
        often = max((row.visits for row in found), default=0) * 0.4
        found.sort(key=lambda row: (row.visits < often, -row.value, -row.visits))
        return self._patient(found, plain)

    def _patient(self, found: list[Alternative], plain: Any) -> list[Alternative]:
        """Passing, or what the rule of thumb says, comes first unless another answer is better by more than luck explains: cards and shots are not wasted."""
        safe = next((row for row in found if row.answer == plain), None)
        if safe is None or safe is found[0] or not safe.visits:
            return found
        luck = self.style.patience * (self._high - self._low) / sqrt(min(safe.visits, found[0].visits)) + 5e-4
        if found[0].value > safe.value + luck:
            return found
        return [safe, *(row for row in found if row is not safe)]


def _below(kept: Node | None, ask: Ask[Any], answer: Any) -> Node | None:
    spot = kept.spots.get((ask.seat, ask.what)) if kept is not None else None
    return spot.children.get(answer) if spot is not None else None


def _uneventful(match: Match, seat: str) -> bool:
    """Whether the seat's own answer was the last thing that happened: what was found for other dice says little."""
    last = next((given for given in reversed(match.inputs) if type(given) is not Imagined), None)
    return type(last) is Chose and last.seat == seat


def _hashable(answer: Any) -> bool:
    try:
        hash(answer)
    except TypeError:
        return False
    return True
