"""A check of a battle gathers everything that is wrong with it, each with its place; here is the gatherer, and what all games ask of the common head."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence

from bocage.core.errors import did_you_mean
from bocage.core.game import Problem
from bocage.core.tables import ScenarioHead

MOST_ROUNDS = 100
MOST_SEATS = 8
LONGEST_TEXT = 20_000
SIZES = ("tiny", "small", "medium", "large")
PLAIN_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,59}")


class Checks:
    """What was found so far. `path` is where in the file (`side.us.vehicles`)."""

    def __init__(self) -> None:
        self.found: list[Problem] = []

    def error(self, path: str, message: str, hint: str = "") -> None:
        """With this the battle cannot be played."""
        self.found.append(Problem(path, message, hint=hint))

    def warn(self, path: str, message: str, hint: str = "") -> None:
        """It can be played with this, though hardly as it was meant."""
        self.found.append(Problem(path, message, warning=True, hint=hint))

    def known(self, path: str, word: str, words: Collection[str], what: str) -> bool:
        """A word must be one of those that are known."""
        if word not in words:
            self.error(path, f'no {what} "{word[:60]}".', did_you_mean(word[:60], words))
        return word in words

    def within(self, path: str, value: float, least: float, most: float, why: str = "") -> bool:
        """A number must lie between two others; `why` names the rule or the reason."""
        holds = least <= value <= most
        if not holds:
            said = f"{value:g}" if abs(value) < 1e15 else "a number beyond all bounds"
            self.error(path, f"{said} is not from {least:g} to {most:g}{f' ({why})' if why else ''}.")
        return holds

    def once(self, words: Iterable[tuple[str, str]], what: str) -> None:
        """Pairs of a path and a name: each name may be given once."""
        seen: dict[str, str] = {}
        for path, word in words:
            if seen.setdefault(word, path) != path:
                self.error(path, f'the {what} "{word[:60]}" is there already ({seen[word]}).', "Give it another name.")

    @property
    def failed(self) -> bool:
        return any(not problem.warning for problem in self.found)


def head(checks: Checks, battle: ScenarioHead, sides: Sequence[str] = (), least_rounds: int = 1) -> None:
    """The head of a battle: names, sides, seats and length. `sides`: those that the game has, if they are always the same."""
    if not PLAIN_ID.fullmatch(battle.id):
        checks.error("id", "an id has 1 to 60 letters, digits, dots, dashes and underscores.")
    if not battle.title.strip() or len(battle.title) > 120:
        checks.error("title", "a title has 1 to 120 characters.")
    for name in ("synopsis", "synopsis_fr", "title_fr", "source"):
        if len(getattr(battle, name)) > LONGEST_TEXT:
            checks.error(name, f"a text has at most {LONGEST_TEXT} characters.")
    if battle.size not in SIZES:
        checks.warn("size", f'no size "{battle.size[:60]}".', did_you_mean(battle.size[:60], SIZES))
    checks.within("rounds", battle.rounds, least_rounds, MOST_ROUNDS)
    if sides and (len(battle.sides) != len(sides) or set(battle.sides) != set(sides)):
        checks.error("sides", f"the sides are {', '.join(sides)}.")
    elif not 2 <= len(battle.sides) <= MOST_SEATS:
        checks.error("sides", f"2 to {MOST_SEATS} sides are needed, not {len(battle.sides)}.")
    checks.once(((f"sides[{place}]", side) for place, side in enumerate(battle.sides)), "side")
    _seats(checks, battle)


def _seats(checks: Checks, battle: ScenarioHead) -> None:
    if not 1 <= len(battle.seats) <= MOST_SEATS:
        checks.error("seats", f"1 to {MOST_SEATS} seats are needed, not {len(battle.seats)}.")
        return
    checks.once(((f"seats[{place}].id", seat.id) for place, seat in enumerate(battle.seats)), "seat")
    for place, seat in enumerate(battle.seats):
        checks.known(f"seats[{place}].side", seat.side, battle.sides, "side")
        if not PLAIN_ID.fullmatch(seat.id):
            checks.error(f"seats[{place}].id", "a seat's id has 1 to 60 letters, digits, dots, dashes and underscores.")
    for place, side in enumerate(battle.sides):
        if all(seat.side != side for seat in battle.seats):
            checks.error(f"sides[{place}]", f"nobody decides for {side}: it has no seat.")
    for place, count in enumerate(battle.players):
        checks.within(f"players[{place}]", count, 1, MOST_SEATS)
