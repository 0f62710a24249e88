"""The smallest title there can be: a list of rules, run one after the other, each from a joint of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.core.chance import Scripted, Source
from bocage.core.decision import Aside, Question, Rules
from bocage.core.errors import Refusal
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.legal import Answer, Legal, Pass, only
from bocage.core.match import Match
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Board, Say, Scene
from bocage.core.state import State
from bocage.core.tables import ScenarioHead


class TinyState(State):
    said: list[str]
    numbers: dict[str, int]
    step: int = 0


class Said(Event):
    what: str

    def apply(self, state: TinyState) -> None:
        state.said.append(self.what)


class Set(Event):
    key: str
    value: int

    def apply(self, state: TinyState) -> None:
        state.numbers[self.key] = self.value


class Shown(Event):
    reveals = True
    what: str


class Stepped(Event):
    leaves = ("numbers",)

    def apply(self, state: TinyState) -> None:
        state.step += 1


class Pick(Answer):
    what: str


class Shout(Aside):
    what: str


PICK: Question[Pick] = Question("pick", Pick, rule="TINY-1")
MAYBE: Question[Pick | Pass] = Question("maybe", Pick | Pass, rule="TINY-2", window="maybe")
RULE = "TINY-9"


def picks(*words: str) -> Legal[Any]:
    """A law that takes these words only."""
    return only([Pick(word) for word in words], RULE)


def optional(*words: str) -> Legal[Any]:
    """The same, or a pass."""
    offered = [*(Pick(word) for word in words), Pass()]
    return Legal(lambda x: None if x in offered else Refusal(RULE, "not-offered"), lambda: offered)


class TinyGame(Game[TinyState]):
    aside_answers = Shout


class Tiny(Title):
    slug, name, prefix, version, package = "tiny", "Tiny", "TINY", "1", "tests.core"
    state_type = TinyState

    def __init__(self, *rules: Callable[[TinyGame], Rules[Any]], game: type[TinyGame] = TinyGame) -> None:
        self.rules, self.game_type = rules, game

    def scenarios(self):
        return {"only": ScenarioHead("only", "Only", "tiny", ("a", "b"), (), 1, "", "house")}

    def begin(self, scenario, options):
        return self.game_type(TinyState([], {}), dict(options))

    def next_rule(self, game):
        return self.run(game) if game.state.step < len(self.rules) else None

    def run(self, game):
        result = yield from self.rules[game.state.step](game)
        if result is not None:
            game.emit(Said(repr(result)))
        game.emit(Stepped())

    def ending(self, game):
        return Ending((), "done")

    def seats(self, game):
        return ("a", "b", "c")

    def scene(self, game, seat):
        return Scene("tiny", "", 1, 1, Say("phase"), Board("line"), ())

    def measure(self, game, seat, events):
        value = sum(event.value for event in events if isinstance(event, Set))
        return Result(value, "result-none")

    def rulebook(self, language="en"):
        return Rulebook({})

    def written(self, text, scenario, options):
        return self.start("only", options)


def play(*rules: Callable[[TinyGame], Rules[Any]], dice: str = "", chance: Source | None = None, game: type[TinyGame] = TinyGame) -> Match:
    """A match of these rules."""
    title = Tiny(*rules, game=game)
    return Match(title, title.start("only", {}), chance or Scripted(dice), scenario="only")


def said(match: Match) -> list[str]:
    """What the rules said so far."""
    return list(match.game.state.said)
