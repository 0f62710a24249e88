"""The walk: random matches of a scenario, and at chosen moments of them the checks.

Moments are chosen by count, not by the clock, so that a walk with a seed is the same everywhere: the first, second, fourth, eighth ... time that a kind of
question comes up is a moment for the dear checks; cheap ones are made at every step.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bocage.core.chance import Numbers, Seeded
from bocage.core.decision import Ask
from bocage.core.errors import BocageError, RuleError
from bocage.core.events import Event
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.testing.conformance.report import Report
from bocage.testing.conformance.sentences import Sentences


class Effort(msgspec.Struct, frozen=True):
    """How much is done: matches, moments of the dear checks in each, redeals at each moment, steps with the cheap checks, listed choices
    that are played, answers whose odds are reckoned, records that are loaded, and how often an event may have been told and still be news."""

    matches: int = 1
    moments: int = 40
    redeals: int = 2
    steps: int = 150
    plays: int = 6
    odds: int = 6
    loads: int = 3
    seldom: int = 3


class Walk:
    """One random match under examination."""

    def __init__(self, title: Title, scenario: str, options: Mapping[str, str], seed: int, effort: Effort, report: Report, sentences: Sentences) -> None:
        self.title, self.scenario, self.options, self.effort, self.report, self.sentences = title, scenario, options, effort, report, sentences
        self.settled = title.resolve_options(options)
        self.name = f"{title.slug}/{scenario}, seed {seed}"
        self.numbers = Numbers(sha256(f"conformance {seed}".encode()).digest())
        self.match = Match(title, title.start(scenario, self.settled), Seeded(seed), scenario=scenario, options=self.settled)
        self.step = 0
        self._counts: dict[tuple[str, str], int] = {}
        self._spent: dict[str, int] = {}
        self._told: dict[str, int] = {}

    # -- when and where ---------------------------------------------------------------------------------------------------------

    def due(self, check: str, what: str, most: int) -> bool:
        """Whether this is a moment for a dear check: the 1st, 2nd, 4th, ... time of this kind of question, and no more than `most` in the match."""
        count = self._counts[check, what] = self._counts.get((check, what), 0) + 1
        if count & (count - 1) or self._spent.get(check, 0) >= most:
            return False
        self._spent[check] = self._spent.get(check, 0) + 1
        return True

    def seldom(self, events: Sequence[Event]) -> bool:
        """Whether some of these events are of a kind that was told only once or twice before in this match."""
        found = False
        for kind in {type(event).__name__: event for event in events}:
            count = self._told[kind] = self._told.get(kind, 0) + 1
            found = found or count <= self.effort.seldom
        return found

    def where(self, ask: Ask[Any] | None = None) -> str:
        """The place of a finding."""
        return f"{self.name}, step {self.step}" + (f", {ask.seat} asked {ask.what}" if ask is not None else "")

    def check(self, name: str, holds: Any, ask: Ask[Any] | None, what: str) -> bool:
        """Checks one property here; a finding carries the record of the match."""
        return self.report.check(name, holds, self.where(ask), what, b"" if holds else self.record())

    def record(self) -> bytes:
        """The match so far, for people who look into a finding."""
        try:
            return self.match.save()
        except Exception:  # a record of a broken title is a courtesy
            return b""

    # -- playing ----------------------------------------------------------------------------------------------------------------

    def pick(self) -> tuple[Ask[Any], Any] | None:
        """A random open question and a random listed answer to it; None if nothing is legal."""
        asks = self.match.asks
        ask = asks[self.numbers.below(len(asks))]
        listed = self.listed(ask)
        if not self.check("legal", listed, ask, "nothing is legal"):
            return None
        if ask.asides is not None and self.numbers.below(6) == 0 and (rights := list(ask.asides)):
            listed = rights
        return ask, listed[self.numbers.below(len(listed))]

    def listed(self, ask: Ask[Any]) -> list[Any]:
        """What the question lists, without asides."""
        try:
            return list(ask.legal)
        except Exception as error:
            self.check("legal", False, ask, f"the listing breaks: {type(error).__name__}: {error}")
            return []

    def play(self, ask: Ask[Any], answer: Any) -> bool:
        """Plays on; a refusal or a broken rule is a finding, and ends the walk."""
        try:
            self.match.play(ask.seat, answer)
            return True
        except BocageError as error:
            record = error.record if isinstance(error, RuleError) else self.record()
            said = f"{self.title.say(self.match.game, answer)}: {error}"
            return self.report.check("listed", False, self.where(ask), said, record)
        except Exception as error:
            return self.check("listed", False, ask, f"{answer!r}: {type(error).__name__}: {error}")

    def random_play(self, match: Match, steps: int) -> None:
        """Plays a match on by a few random answers."""
        for _ in range(steps):
            if match.over:
                return
            ask = match.asks[0]
            match.play(ask.seat, ask.legal.sample(self.numbers.below)[0])


def journal(title: Title, scenario: str, options: Mapping[str, str], seed: int, steps: int = 400) -> str:
    """A hash of a random match: its record, all events, and what the seats saw now and then. Listing order decides what is picked."""
    settled = title.resolve_options(options)
    match = Match(title, title.start(scenario, settled), Seeded(seed), scenario=scenario, options=settled)
    numbers = Numbers(sha256(f"journal {seed}".encode()).digest())
    seen = sha256()
    for step in range(steps):
        if match.over:
            break
        asks = match.asks
        ask = asks[numbers.below(len(asks))]
        match.play(ask.seat, ask.legal.sample(numbers.below)[0])
        if step % 25 == 0:
            for seat in (*title.seats(match.game), None):
                seen.update(msgspec.json.encode(match.view(seat)))
    seen.update(match.save())
    seen.update(msgspec.json.encode(match.all_events()))
    return seen.hexdigest()
