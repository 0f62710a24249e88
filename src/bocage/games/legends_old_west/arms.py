"""The handlers of all weapons that are not simply shot: what they may be aimed at, the law, and how they fire.

Their modules are looked up when first used: they build on `shooting`, which offers their weapons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.legends_old_west import crews, mines
from bocage.games.legends_old_west.battle import Battle
from bocage.games.legends_old_west.crews import Task


class Handler(NamedTuple):
    """How one kind of weapon is fired: `targets(game, figure, weapon)` proposes, `refuse(game, figure, weapon, target)` is the law, `fire` carries it out."""

    targets: Callable[[Battle, str, str], list[str]]
    refuse: Callable[[Battle, str, str, str], Refusal | None]
    fire: Callable[[Battle, str, str, str], Rules[None]]
    each: Callable[[Battle, str, str], Iterable[str]]  # the targets, one after the other where that saves work


@cache
def _module(name: str) -> Any:
    return import_module(f"bocage.games.legends_old_west.{name}")


def _handler(name: str) -> Handler:
    """The handler of a module that has `targets`, `refuse` and `fire`."""

    def targets(game: Battle, figure: str, weapon: str) -> list[str]:
        found: list[str] = _module(name).targets(game, figure, weapon)
        return found

    def each(game: Battle, figure: str, weapon: str) -> Iterable[str]:
        module = _module(name)
        found: Iterable[str] = getattr(module, "each_target", module.targets)(game, figure, weapon)
        return found

    def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
        found: Refusal | None = _module(name).refuse(game, figure, weapon, target)
        return found

    def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
        rule: Rules[None] = _module(name).fire(game, figure, weapon, target)
        return rule

    return Handler(targets, refuse, fire, each)


HANDLERS: dict[str, Handler] = {
    "automatic": _handler("automatic"),
    "thrown_blast": _handler("grenades"),
    "template": _handler("flame"),
    "flame": _handler("flame"),
    "gun": _handler("guns"),
    "guess": _handler("mortars"),
    "at": _handler("launchers"),
}
TASKS: dict[str, Task] = crews.TASKS | mines.TASKS
"""Works of a whole turn: set_up, lay, lift (LOW-18.9, LOW-15.9, LOW-15.13)."""
