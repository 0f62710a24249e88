"""Tide of Iron as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bocage.core.decision import Ask, Rules
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Mark, Option, Scene
from bocage.core.tables import OptionRow, ScenarioHead, resource
from bocage.games.tide_of_iron import looking
from bocage.games.tide_of_iron import scene as scenes
from bocage.games.tide_of_iron.evaluate import evaluate, hint, measure, settle, worth
from bocage.games.tide_of_iron.model import Battle, ToiState, battle
from bocage.games.tide_of_iron.position import read_position
from bocage.games.tide_of_iron.scenario import scenarios
from bocage.games.tide_of_iron.setting import Setting
from bocage.games.tide_of_iron.setup import initial_state
from bocage.games.tide_of_iron.tables import PACKAGE
from bocage.games.tide_of_iron.turn import next_rule
from bocage.games.tide_of_iron.words import say

OPTIONS = (
    OptionRow(
        "reading", ("seed", "published"), "seed", ("TOI-20.33", "TOI-20.38"), "Reading of overrun and Thick Armor", "Lecture du débordement et du blindage"
    ),
    OptionRow("setup", ("ready", "sequential", "screened"), "ready", ("TOI-1.10", "TOI-1.12"), "Set-up", "Mise en place"),
    OptionRow("op_fire", ("on", "off"), "on", ("TOI-1.19",), "Op Fire (off for first games)", "Tir d’opportunité (sans pour débuter)"),
    OptionRow("players", ("2", "3_us", "3_de", "4"), "2", ("TOI-19.1", "TOI-19.20"), "Players", "Joueurs"),
)


@cache
def setting(scenario: str, options: tuple[tuple[str, str], ...]) -> Setting:
    """The setting of a scenario with its options, shared by all its battles."""
    return Setting(scenarios()[scenario], dict(options))


class TideOfIron(Title):
    """The title."""

    slug = "tide_of_iron"
    name = "Tide of Iron"
    prefix = "TOI"
    version = "1"
    state_type = ToiState
    package = PACKAGE

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        return scenarios()

    def option_rows(self) -> Sequence[OptionRow]:
        return OPTIONS

    def start(self, scenario: str, options: Mapping[str, str]) -> Game[Any]:
        where = setting(scenario, tuple(sorted(options.items())))
        return Battle(initial_state(where), where)

    def next_rule(self, game: Game[Any]) -> Rules[None] | None:
        return next_rule(battle(game))

    def ending(self, game: Game[Any]) -> Ending | None:
        state = battle(game).state
        if state.phase != "over":
            return None
        winners = (state.winner,) if state.winner else ()
        return Ending(winners, f"ending-{state.verdict}", {"side": f"@side-{state.winner}"}, dict(state.vp))

    def seats(self, game: Game[Any]) -> tuple[str, ...]:
        return battle(game).setting.seats

    def side_of(self, game: Game[Any], seat: str) -> str:
        return battle(game).setting.side_of_seat[seat]

    def scene(self, game: Game[Any], seat: str | None) -> Scene:
        return scenes.scene(battle(game), seat)

    def option(self, game: Game[Any], ask: Ask[Any], answer: Any) -> Option:
        return scenes.option(battle(game), ask, answer)

    def form(self, game: Game[Any], ask: Ask[Any]) -> Form | None:
        return scenes.form(battle(game), ask)

    def look(self, game: Game[Any], seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
        return looking.look(battle(game), seat, what, target)

    def evaluate(self, game: Game[Any], side: str) -> float:
        return evaluate(battle(game), side)

    def hint(self, game: Game[Any], ask: Ask[Any]) -> list[Any] | None:
        return hint(battle(game), ask)

    def settle(self, game: Game[Any], ask: Ask[Any]) -> Any:
        """For computer players: what is answered without looking ahead."""
        return settle(battle(game), ask)

    def measure(self, game: Game[Any], seat: str, events: Sequence[Event]) -> Result:
        return measure(battle(game), seat, events)

    def worth(self, game: Game[Any], ask: Ask[Any]) -> float:
        return worth(battle(game), ask)

    def bound(self, game: Game[Any]) -> int:
        return 4000 * battle(game).setting.scenario.rounds

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def locale_texts(self, language: str) -> Iterable[str]:
        return (resource(PACKAGE, "locale", f"{language}.ftl").read_text(encoding="utf-8"),)

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Game[Any]:
        return read_position(text, scenario, self.resolve_options(options))

    def say(self, game: Game[Any], answer: Any) -> str:
        return say(battle(game), answer)

    def cell_named(self, game: Game[Any], name: str) -> int | None:
        try:
            return battle(game).setting.grid.named(name)
        except ValueError:
            return None


@cache
def _rulebook() -> Rulebook:
    return Rulebook.read(resource(PACKAGE, "rulebook.toml"))


TITLE = TideOfIron()

__all__ = ["TITLE", "TideOfIron"]
