"""Heroes of Normandie: the Tactical Card Game. Unit cards on squares, face-down units and decoys, tactics, GO! chains, heroes and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask, Rules
from bocage.core.events import Event
from bocage.core.game import Ending, Game, Result, Title
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Mark, Option, Scene
from bocage.core.tables import OptionRow, ScenarioHead, resource
from bocage.games.heroes_of_normandie import evaluate, forms, looking, position, redeal, saying, scene, setup, telling, thumb, turn, windows
from bocage.games.heroes_of_normandie.answers import PlayEvent, PlayHero, Reveal
from bocage.games.heroes_of_normandie.cards import PACKAGE
from bocage.games.heroes_of_normandie.model import SIDES, Battle, Heroes
from bocage.games.heroes_of_normandie.scenario import options, scenarios

Heroes.asides = staticmethod(windows.asides)
Heroes.carry_out = staticmethod(windows.carry_out)
Heroes.tell = staticmethod(telling.tell)
Heroes.aside_answers = PlayEvent | PlayHero | Reveal


class HeroesTitle(Title):
    """Heroes of Normandie for the kernel."""

    slug = "heroes_of_normandie"
    name = "Heroes of Normandie: Tactical Card Game"
    prefix = "HON"
    version = "1"
    state_type = Battle
    package = PACKAGE
    measure_folds = True  # a result so far and what follows it decide the result

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        return scenarios()

    def option_rows(self) -> Sequence[OptionRow]:
        return options()

    def start(self, scenario: str, options: Mapping[str, str]) -> Game[Any]:
        return setup.battle(scenario, options)

    def next_rule(self, game: Any) -> Rules[None] | None:
        return turn.next_rule(game)

    def ending(self, game: Any) -> Ending | None:
        return evaluate.ending(game)

    def seats(self, game: Any) -> tuple[str, ...]:
        return SIDES

    def scene(self, game: Any, seat: str | None) -> Scene:
        return scene.scene(game, seat)

    def option(self, game: Any, ask: Ask[Any], answer: Any) -> Option:
        return forms.option(game, ask, answer)

    def form(self, game: Any, ask: Ask[Any]) -> Form | None:
        return forms.form(game, ask)

    def look(self, game: Any, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
        return looking.look(game, seat, what, target)

    def redeal(self, game: Any, seat: str | None, numbers: Numbers) -> Any:
        return redeal.redeal(game, seat, numbers)

    def assume(self, game: Any, facts: Any) -> None:
        redeal.assume(game, facts)

    def blank(self, game: Any, seat: str) -> None:
        """For odds: hides what the seat cannot know."""
        redeal.blank(game, seat)

    def evaluate(self, game: Any, side: str) -> float:
        return evaluate.evaluate(game, side)

    def hint(self, game: Any, ask: Ask[Any]) -> list[Any] | None:
        """For computer players: what is tried first."""
        return thumb.hint(game, ask)

    def settle(self, game: Any, ask: Ask[Any]) -> Any:
        """For computer players: what is answered without looking ahead."""
        return thumb.settle(game, ask)

    def measure(self, game: Any, seat: str, events: Sequence[Event]) -> Result:
        return evaluate.measure(game, seat, events)

    def worth(self, game: Any, ask: Ask[Any]) -> float:
        return evaluate.worth(game, ask)

    def bound(self, game: Any) -> int:
        return 20_000

    @cache  # noqa: B019 - one title lives as long as the program
    def rulebook(self) -> Rulebook:
        return Rulebook.read(resource(PACKAGE, "rulebook.toml"))

    def locale_texts(self, language: str) -> Iterable[str]:
        return [resource(PACKAGE, "locale", f"{language}.ftl").read_text(encoding="utf-8")]

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Game[Any]:
        return position.position(text, scenario, options)

    def cell_named(self, game: Any, name: str) -> int | None:
        names = game.setting.names
        return names.index(name) if name in names else None

    def say(self, game: Any, answer: Any) -> str:
        return saying.say(game, answer)


TITLE = HeroesTitle()
