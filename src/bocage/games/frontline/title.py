"""Frontline: D-Day as the kernel sees it: two sides, sections on a line of nine terrain cards, action by action and answer by answer (FL-1.1, FL-1.7).

A computer player is an ordinary seat with the same rules and the same hidden information (FL-17.2).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask, Rules, Seat
from bocage.core.errors import Invalid, did_you_mean
from bocage.core.events import Event
from bocage.core.frozen import Frozen
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Mark, Option, Scene
from bocage.core.tables import OptionRow, ScenarioHead, read, resource
from bocage.games.frontline import evaluate, hidden, looking, position, scene, thumb, turn
from bocage.games.frontline.model import Battle, Force, FrontlineState, Section, Setting
from bocage.games.frontline.tables import CARDS, DECK, PACKAGE, scenarios


class _Options(Frozen):
    option: tuple[OptionRow, ...]


@cache
def _option_rows() -> tuple[OptionRow, ...]:
    return read(resource(PACKAGE, "data", "options.toml"), _Options).option


@cache
def _rulebook() -> Rulebook:
    return Rulebook.read(resource(PACKAGE, "rulebook.toml"))


def set_up(setting: Setting) -> FrontlineState:
    """The state before anything is drawn or chosen: a scenario's terrain and sections as given (FL-3.4, FL-3.12 to FL-3.17)."""
    scenario = setting.scenario
    forces: dict[str, Force] = {}
    sections: dict[str, Section] = {}
    total: dict[str, int] = {}
    for row in scenario.forces:
        seat = setting.mates[row.side][0]
        for part in row.sections:
            sections[part.id] = Section(part.id, seat, part.start or row.start, part.cards, part.leader)
            for card in part.cards:
                forces[card] = Force(card, seat, part.id, concealed=CARDS[card].sniper)  # FL-3.15
                total[row.side] = total.get(row.side, 0) + CARDS[card].vp
    phase = "terrain" if scenario.random_terrain else "first"
    hands: dict[str, tuple[str, ...]] = dict.fromkeys(setting.seats, ())
    terrain = list(scenario.terrain) or [""] * 9
    return FrontlineState(
        phase, "allies", 0, terrain, forces, sections, hands, dict.fromkeys(setting.seats, 0), {}, DECK, [], [], {}, {"allies": 0, "axis": 0}, total, []
    )


class FrontlineTitle(Title):
    """Frontline: D-Day."""

    slug = "frontline"
    name = "Frontline: D-Day"
    prefix = "FL"
    version = "1"
    state_type = FrontlineState
    package = PACKAGE
    measure_folds = True  # a result so far and what follows it decide the result

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        return scenarios()

    def option_rows(self) -> Sequence[OptionRow]:
        return _option_rows()

    def start(self, scenario: str, options: Mapping[str, str]) -> Battle:
        known = scenarios()
        if scenario not in known:
            raise Invalid(f'{self.slug} has no scenario "{scenario}". {did_you_mean(scenario, known)}')
        setting = Setting(known[scenario], self.resolve_options(options))
        return Battle(set_up(setting), setting)

    def next_rule(self, game: Game[Any]) -> Rules[None] | None:
        return turn.next_rule(game)  # type: ignore[arg-type]

    def ending(self, game: Game[Any]) -> Ending | None:
        state: FrontlineState = game.state
        if state.phase != "over":
            return None
        scores = {"allies": state.lost.get("axis", 0), "axis": state.lost.get("allies", 0)}
        side = f"@side-{state.winner}" if state.winner else ""
        return Ending((state.winner,) if state.winner else (), f"ending-{state.reason}", {"side": side}, scores)

    def seats(self, game: Game[Any]) -> tuple[Seat, ...]:
        return game.setting.seats  # type: ignore[no-any-return]

    def side_of(self, game: Game[Any], seat: Seat) -> str:
        return game.setting.side[seat]  # type: ignore[no-any-return]

    def scene(self, game: Game[Any], seat: Seat | None) -> Scene:
        return scene.scene(game, seat)  # type: ignore[arg-type]

    def option(self, game: Game[Any], ask: Ask[Any], answer: Any) -> Option:
        return scene.option(game, ask, answer)  # type: ignore[arg-type]

    def form(self, game: Game[Any], ask: Ask[Any]) -> Form | None:
        return scene.form(game, ask)  # type: ignore[arg-type]

    def look(self, game: Game[Any], seat: Seat | None, what: str, target: str | int) -> tuple[Mark, ...]:
        return looking.look(game, seat, what, target)  # type: ignore[arg-type]

    def redeal(self, game: Game[Any], seat: Seat | None, numbers: Numbers) -> Any:
        return hidden.redeal(game, seat, numbers)  # type: ignore[arg-type]

    def assume(self, game: Game[Any], facts: Any) -> None:
        hidden.assume(game, facts)  # type: ignore[arg-type]

    def blank(self, game: Game[Any], seat: Seat) -> None:
        """For odds: hides what the seat cannot know."""
        hidden.blank(game, seat)  # type: ignore[arg-type]

    def evaluate(self, game: Game[Any], side: str) -> float:
        return evaluate.evaluate(game, side)  # type: ignore[arg-type]

    def hint(self, game: Game[Any], ask: Ask[Any]) -> list[Any] | None:
        """For computer players: what is tried first."""
        return thumb.hint(game, ask)  # type: ignore[arg-type]

    def settle(self, game: Game[Any], ask: Ask[Any]) -> Any:
        """For computer players: what is answered without looking ahead."""
        return thumb.settle(game, ask)  # type: ignore[arg-type]

    def measure(self, game: Game[Any], seat: Seat, events: Sequence[Event]) -> Result:
        return evaluate.measure(game, seat, events)  # type: ignore[arg-type]

    def worth(self, game: Game[Any], ask: Ask[Any]) -> float:
        return evaluate.worth(game, ask)  # type: ignore[arg-type]

    def bound(self, game: Game[Any]) -> int:
        limit: int = game.setting.limit
        return 4_000 * limit + 1_000 if limit else 400_000

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def locale_texts(self, language: str) -> Iterable[str]:
        return (resource(PACKAGE, "locale", f"{language}.ftl").read_text(encoding="utf-8"),)

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Battle:
        return position.read(self, text, scenario or "fl_s01", options)
