"""Patrol: the template game. Ten short rules on hexes, with hidden positions, a reaction window, cards and dice; copy it to begin a game of your own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Option, Scene
from bocage.core.tables import OptionRow, ScenarioHead, resource
from bocage.core.words import say
from bocage.games.patrol import cards, scene, turn
from bocage.games.patrol.model import BLUE, PACKAGE, RED, Patrol, PatrolState, battle, options, scenarios
from bocage.games.patrol.position import position

Patrol.asides = staticmethod(cards.asides)  # type: ignore[assignment]
Patrol.carry_out = staticmethod(cards.carry_out)  # type: ignore[assignment]
Patrol.aside_answers = cards.PlayHurry | cards.PlayGrit


class PatrolTitle(Title):
    """Patrol for the kernel."""

    slug = "patrol"
    name = "Patrol"
    prefix = "PAT"
    version = "1"
    state_type = PatrolState
    package = PACKAGE

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        return scenarios()

    def option_rows(self) -> Sequence[OptionRow]:
        return options()

    def start(self, scenario: str, options: Mapping[str, str]) -> Game[Any]:
        return battle(scenario, options, {}, {})

    next_rule = staticmethod(turn.next_rule)  # type: ignore[assignment]

    def ending(self, game: Any) -> Ending | None:
        winner = game.winner()
        return Ending((winner,), f"ending-{winner}", {"round": min(game.state.round, game.setting.scenario.rounds)})

    def seats(self, game: Any) -> tuple[str, ...]:
        return (BLUE, RED)

    def scene(self, game: Any, seat: str | None) -> Scene:
        return scene.scene(game, seat)

    def option(self, game: Any, ask: Ask[Any], answer: Any) -> Option:
        return scene.option(game, ask, answer)

    def form(self, game: Any, ask: Ask[Any]) -> Form | None:
        return scene.form(game, ask)

    def redeal(self, game: Any, seat: str | None, numbers: Numbers) -> Any:
        return scene.redeal(game, seat, numbers)

    def assume(self, game: Any, facts: Any) -> None:
        scene.assume(game, facts)

    def evaluate(self, game: Any, side: str) -> float:
        return scene.evaluate(game, side)

    def measure(self, game: Any, seat: str, events: Sequence[Event]) -> Result:
        return scene.measure(game, seat, events)

    def bound(self, game: Any) -> int:
        return 1500

    @cache  # noqa: B019 - one title lives as long as the program
    def rulebook(self) -> Rulebook:
        return Rulebook.read(resource(PACKAGE, "rulebook.toml"))

    def locale_texts(self, language: str) -> Iterable[str]:
        return [resource(PACKAGE, "locale", f"{language}.ftl").read_text(encoding="utf-8")]

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Game[Any]:
        return position(text, scenario, options)

    def cell_named(self, game: Any, name: str) -> int | None:
        try:
            cell: int = game.setting.grid.named(name)
        except ValueError:
            return None
        return cell

    def say(self, game: Any, answer: Any) -> str:
        if isinstance(answer, turn.Step):
            return f"step {game.setting.grid.name(answer.to)}" if 0 <= answer.to < game.setting.grid.size else f"step {answer.to}"
        if isinstance(answer, turn.Shift) and 0 <= answer.to < game.setting.grid.size:
            return f"shift {answer.position} {game.setting.grid.name(answer.to)}"
        return say(answer)


TITLE = PatrolTitle()
