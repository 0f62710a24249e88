"""The handlers of all weapons that are not simply shot: what they may be aimed at, the law, and how they fire."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming import crews
from bocage.games.legends_old_west.aiming.crews import Task
from bocage.games.legends_old_west.arms import flame, grenades, guns, launchers, machine_guns, mines, mortars
from bocage.games.legends_old_west.ground.battle import Battle


class Handler(NamedTuple):
    """How one kind of weapon is fired: `targets(game, figure, weapon)` proposes, `refuse(game, figure, weapon, target)` is the law, `fire` carries it out."""

    targets: Callable[[Battle, str, str], list[str]]
    refuse: Callable[[Battle, str, str, str], Refusal | None]
    fire: Callable[[Battle, str, str, str], Rules[None]]
    each: Callable[[Battle, str, str], Iterable[str]]  # the targets, one after the other where that saves work


HANDLERS: dict[str, Handler] = {
    "automatic": Handler(machine_guns.targets, machine_guns.refuse, machine_guns.fire, machine_guns.each_target),
    "thrown_blast": Handler(grenades.targets, grenades.refuse, grenades.fire, grenades.targets),
    "template": Handler(flame.targets, flame.refuse, flame.fire, flame.targets),
    "flame": Handler(flame.targets, flame.refuse, flame.fire, flame.targets),
    "gun": Handler(guns.targets, guns.refuse, guns.fire, guns.targets),
    "guess": Handler(mortars.targets, mortars.refuse, mortars.fire, mortars.targets),
    "at": Handler(launchers.targets, launchers.refuse, launchers.fire, launchers.targets),
}
TASKS: dict[str, Task] = crews.TASKS | mines.TASKS
"""Works of a whole turn: set_up, lay, lift (LOW-18.9, LOW-15.9, LOW-15.13)."""
