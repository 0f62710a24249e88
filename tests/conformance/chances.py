"""A sweep over random play: which answers leave something to chance, whether they say so, and whether their odds tell anything.

An answer *takes a chance* if dice fall or things are drawn before the seat that gives it is asked again: then its odds must be on offer. What is asked
of the same seat in between carries the odds itself. Odds *tell nothing* if they have one result only, every time that this kind of answer was met.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import bocage
from bocage.ai import player
from bocage.core.decision import Ask
from bocage.core.match import Match
from bocage.core.odds import takes_a_chance
from bocage.core.registry import title

LOOKS = 40  # in each scenario: at so many answers of a kind it is looked whether they take a chance
ODDS = 4  # and of so many that do, what their odds tell, until some have told something
OFFERED = 120  # a question may list thousands of points


class Sweep:
    """What was found out about the answers of one game, by kind: what was asked and what was answered, with the card where one is named."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.met: Counter[tuple[str, str]] = Counter()  # by scenario and kind
        self.asked: Counter[tuple[str, str]] = Counter()
        self.unmarked: dict[str, str] = {}  # takes a chance, and does not say so: an example
        self.dumb: set[str] = set()  # odds had one result only
        self.telling: set[str] = set()  # odds had more
        self.examples: dict[str, str] = {}

    def matches(self, count: int, steps: int) -> Sweep:
        """Looks into so many random matches, one scenario after the other."""
        scenarios = list(title(self.slug).scenarios())
        for seed in range(count):
            match = bocage.new(self.slug, scenarios[seed % len(scenarios)], seed=f"sweep {seed}")
            self._walk(match, player("random", f"sweep {seed}"), steps, seed)
        return self

    def _walk(self, match: Match, random: Any, steps: int, seed: int) -> None:
        for _ in range(steps):
            if not match.asks:
                return
            ask = match.asks[0]
            for number, answer in enumerate((*ask.legal, *(ask.asides or ()))):
                if number >= OFFERED:
                    break
                self._look(match, ask, answer)
            match.play(ask.seat, random.choose(match, ask))

    def _look(self, match: Match, ask: Ask[Any], answer: Any) -> None:
        broad = kind_of(ask, answer)
        self.met[match.scenario, broad] += 1
        if self.met[match.scenario, broad] > LOOKS or not takes_a_chance(match.runner, ask.seat, answer):
            return
        option = match.title.option(match.game, ask, answer)
        card = str(option.label.args.get("card", "")).removeprefix("@")
        kind = f"{broad} {card}".rstrip()
        example = f"{match.scenario}: {match.title.say(match.game, answer)}"
        self.examples.setdefault(kind, example)
        if not option.chance:
            self.unmarked.setdefault(kind, example)
        self.asked[match.scenario, kind] += 1
        if kind not in self.telling and self.asked[match.scenario, kind] <= ODDS:
            results = match.odds(ask.seat, answer, branches=24, worlds=2, samples=12).results
            (self.telling if len(results) > 1 else self.dumb).add(kind)

    @property
    def silent(self) -> dict[str, str]:
        """Kinds of answers that take a chance, and whose odds told nothing each time: an example of each."""
        return {kind: self.examples[kind] for kind in sorted(self.dumb - self.telling)}


def kind_of(ask: Ask[Any], answer: Any) -> str:
    """What was asked and what was answered."""
    return f"{ask.what}: {answer.__struct_config__.tag}"
