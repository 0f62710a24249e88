"""Dropzone Commander as the kernel sees it: squads, dropships and aircraft on a table in inches (DZC-1.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask, Rules, Seat
from bocage.core.errors import Invalid, did_you_mean
from bocage.core.events import Event
from bocage.core.frozen import Frozen
from bocage.core.game import Ending, Game, Judged, Result, Title
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Mark, Option, Scene
from bocage.core.tables import OptionRow, ScenarioHead, read, resource
from bocage.games.dropzone_commander import (
    activation,
    army,
    card_effects,
    carrying,
    entry,
    evaluate,
    fire,
    flight,
    forms,
    gates,
    hidden,
    looks,
    movement,
    position,
    scene,
    special_verbs,
    structures,
    thumb,
    transports,
    turn,
)
from bocage.games.dropzone_commander.battle import Battle, Setting
from bocage.games.dropzone_commander.profiles import PACKAGE
from bocage.games.dropzone_commander.setup import set_up
from bocage.games.dropzone_commander.state import DropzoneState
from bocage.games.dropzone_commander.tables import scenarios

Battle.asides = staticmethod(activation.rights)  # type: ignore[assignment]
Battle.carry_out = staticmethod(activation.carry_out)  # type: ignore[assignment]
Battle.aside_answers = activation.AgreeToStop
CHAPTERS = (card_effects, carrying, entry, fire, flight, gates, movement, special_verbs, structures, transports)  # they register their verbs and cards


class _Options(Frozen):
    option: tuple[OptionRow, ...]


@cache
def _option_rows() -> tuple[OptionRow, ...]:
    return read(resource(PACKAGE, "data", "options.toml"), _Options).option


@cache
def _rulebook() -> Rulebook:
    return Rulebook.read(resource(PACKAGE, "rulebook.toml"))


class DropzoneTitle(Title):
    """Dropzone Commander."""

    slug = "dropzone_commander"
    name = "Dropzone Commander"
    prefix = "DZC"
    version = "1"
    state_type = DropzoneState
    package = PACKAGE

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        return scenarios()

    def option_rows(self) -> Sequence[OptionRow]:
        return _option_rows()

    def start(self, scenario: str, options: Mapping[str, str]) -> Battle:
        known = scenarios()
        if scenario not in known:
            raise Invalid(f'{self.slug} has no scenario "{scenario}". {did_you_mean(scenario, known)}')
        settled = self.resolve_options(options)
        if settled["teams"] != "none" and len(known[scenario].seats) < 3:
            raise Invalid(f"{scenario} is for two players; alliances need three (DZC-24.2)")
        setting = Setting(known[scenario], settled)
        return Battle(set_up(setting), setting)

    def next_rule(self, game: Game[Any]) -> Rules[None] | None:
        return turn.next_rule(game)  # type: ignore[arg-type]

    def ending(self, game: Game[Any]) -> Ending | None:
        state: DropzoneState = game.state
        if state.phase != "over":
            return None
        scores: dict[str, int] = {}
        for seat, side in game.setting.side.items():
            scores[side] = scores.get(side, 0) + state.vp[seat]
        seat = next((seat for seat, of in game.setting.side.items() if state.winners and of == state.winners[0]), "")
        side = f"@faction-{game.setting.armies[seat].faction}" if seat else ""
        points = max(scores.values())
        return Ending(state.winners, "ending-won" if state.winners else "ending-draw", {"side": side, "points": points, "reason": state.reason}, scores)

    def seats(self, game: Game[Any]) -> tuple[Seat, ...]:
        return game.setting.seats  # type: ignore[no-any-return]

    def side_of(self, game: Game[Any], seat: Seat) -> str:
        return game.setting.side[seat]  # type: ignore[no-any-return]

    def scene(self, game: Game[Any], seat: Seat | None) -> Scene:
        return scene.scene(game, seat)  # type: ignore[arg-type]

    def option(self, game: Game[Any], ask: Ask[Any], answer: Any) -> Option:
        return forms.option(game, ask, answer)  # type: ignore[arg-type]

    def form(self, game: Game[Any], ask: Ask[Any]) -> Form | None:
        return forms.form(game, ask)  # type: ignore[arg-type]

    def look(self, game: Game[Any], seat: Seat | None, what: str, target: str | int) -> tuple[Mark, ...]:
        return looks.look(game, seat, what, target)  # type: ignore[arg-type]

    def redeal(self, game: Game[Any], seat: Seat | None, numbers: Numbers) -> Any:
        if not game.setting.cards and game.setting.scenario.hidden is None:
            return None  # all is open
        return hidden.redeal(game, seat, numbers)  # type: ignore[arg-type]

    def assume(self, game: Game[Any], facts: Any) -> None:
        hidden.assume(game, facts)  # type: ignore[arg-type]

    def blank(self, game: Game[Any], seat: Seat) -> None:
        """Hides from odds what the seat cannot know."""
        hidden.blank(game, seat)  # type: ignore[arg-type]

    def evaluate(self, game: Game[Any], side: str) -> float:
        return evaluate.evaluate(game, side)  # type: ignore[arg-type]

    def measure(self, game: Game[Any], seat: Seat, events: Sequence[Event]) -> Result:
        return evaluate.measure(game, seat, events)  # type: ignore[arg-type]

    def worth(self, game: Game[Any], ask: Ask[Any]) -> float:
        return evaluate.worth(game, ask)  # type: ignore[arg-type]

    def hint(self, game: Game[Any], ask: Ask[Any]) -> list[Any] | None:
        """Answers that a computer player tries first."""
        return thumb.hint(game, ask)  # type: ignore[arg-type]

    def settle(self, game: Game[Any], ask: Ask[Any]) -> Any:
        """What a computer player answers without looking ahead."""
        return thumb.settle(game, ask)  # type: ignore[arg-type]

    def bound(self, game: Game[Any]) -> int:
        return 40_000

    def judge(self, text: str, name: str) -> Judged:
        return army.judge(text)

    def rulebook(self) -> Rulebook:
        return _rulebook()

    def locale_texts(self, language: str) -> Iterable[str]:
        names = ("base", "names", "play", "cards")
        return tuple(resource(PACKAGE, "locale", f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in names)

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Battle:
        return position.read(self, text, scenario or "dzc.targets_at_arcadia", options)
