"""Legends of the Old West: Colonial, 14-18, 39-45, as the kernel sees it: figures on a continuous table in one of three eras (LOW-1.1).

Every match stands alone: no era has a campaign (LOW-1.3, LOW-1.4). What the base rulebook supplies is in chapter 2 of the rulebook (LOW-1.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask, Rules, Seat
from bocage.core.errors import Invalid, did_you_mean
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Judged, Result, Title
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Mark, Option, Scene
from bocage.core.tables import OptionRow, ScenarioHead, resource
from bocage.games.legends_old_west import advice, evaluate, forms, hidden, looks, options, position, roster, saying, scene, turn
from bocage.games.legends_old_west.battle import Battle, Setting
from bocage.games.legends_old_west.muster import raise_armies
from bocage.games.legends_old_west.scenario import scenarios
from bocage.games.legends_old_west.state import LowState
from bocage.games.legends_old_west.tables import PACKAGE, option_rows
from bocage.games.legends_old_west.victory import points_lost, scores


@cache
def _rulebook() -> Rulebook:
    return Rulebook.read(resource(PACKAGE, "rulebook.toml"))


class LegendsTitle(Title):
    """Legends of the Old West."""

    slug = "legends_old_west"
    name = "Legends of the Old West: Colonial, 14-18, 39-45"
    prefix = "LOW"
    version = "1"
    state_type = LowState
    package = PACKAGE

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        return scenarios()

    def option_rows(self) -> Sequence[OptionRow]:
        return option_rows()

    def start(self, scenario: str, options: Mapping[str, str]) -> Battle:
        known = scenarios()
        if scenario not in known:
            raise Invalid(f'{self.slug} has no scenario "{scenario}". {did_you_mean(scenario, known)}')
        setting = Setting(known[scenario], self.resolve_options(options))
        return Battle(raise_armies(setting), setting)

    def next_rule(self, game: Game[Any]) -> Rules[None] | None:
        return turn.next_rule(game)  # type: ignore[arg-type]

    def ending(self, game: Game[Any]) -> Ending | None:
        state: LowState = game.state
        if state.phase != "over":
            return None
        battle: Battle = game  # type: ignore[assignment]
        one, two = battle.setting.sides
        counted = any(row.type == "score" for row in battle.setting.scenario.victory)
        found = scores(battle) if counted else {one: points_lost(battle, two), two: points_lost(battle, one)}
        side = f"@side-{state.winner}" if state.winner else ""
        reason = state.reason if state.reason in ("hills", "annihilated", "broken") else "limit"
        message = f"ending-{reason}" if state.winner else "ending-draw"
        return Ending((state.winner,) if state.winner else (), message, {"side": side}, found)

    def seats(self, game: Game[Any]) -> tuple[Seat, ...]:
        return game.setting.seats  # type: ignore[no-any-return]

    def side_of(self, game: Game[Any], seat: Seat) -> str:
        return game.setting.side_of_seat[seat]  # type: ignore[no-any-return]

    def scene(self, game: Game[Any], seat: Seat | None) -> Scene:
        return scene.scene(game, seat)  # type: ignore[arg-type]

    def option(self, game: Game[Any], ask: Ask[Any], answer: Any) -> Option:
        return options.option(game, ask, answer)  # type: ignore[arg-type]

    def form(self, game: Game[Any], ask: Ask[Any]) -> Form | None:
        return forms.form(game, ask)  # type: ignore[arg-type]

    def look(self, game: Game[Any], seat: Seat | None, what: str, target: str | int) -> tuple[Mark, ...]:
        return looks.look(game, seat, what, target)  # type: ignore[arg-type]

    def redeal(self, game: Game[Any], seat: Seat | None, numbers: Numbers) -> Any:
        return hidden.redeal(game, seat, numbers)  # type: ignore[arg-type]

    def assume(self, game: Game[Any], facts: Any) -> None:
        hidden.assume(game, facts)  # type: ignore[arg-type]

    def evaluate(self, game: Game[Any], side: str) -> float:
        return evaluate.evaluate(game, side)  # type: ignore[arg-type]

    def measure(self, game: Game[Any], seat: Seat, events: Sequence[Event]) -> Result:
        return evaluate.measure(game, seat, events)  # type: ignore[arg-type]

    def bound(self, game: Game[Any]) -> int:
        return 6_000 * game.setting.limit + 2_000  # type: ignore[no-any-return]

    def settle(self, game: Game[Any], ask: Ask[Any]) -> Any:
        """What a rule of thumb answers without looking ahead, None if it leaves the question open."""
        return advice.settle(game, ask)  # type: ignore[arg-type]

    def judge(self, text: str, name: str) -> Judged:
        return roster.judge(text, name)

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def locale_texts(self, language: str) -> Iterable[str]:
        files = [item for item in resource(PACKAGE, "locale").iterdir() if item.name.startswith(language) and item.name.endswith(".ftl")]
        return tuple(item.read_text(encoding="utf-8") for item in sorted(files, key=lambda item: item.name))

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Battle:
        return position.read(self, text, scenario or "first_patrol", options)

    def say(self, game: Game[Any], answer: Any) -> str:
        return saying.say(game, answer)  # type: ignore[arg-type]
