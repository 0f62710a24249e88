"""Where the chapters are joined: which verbs a squad has, what each Command Card does and may be played on, and the right that holds at any time.

The order of the chapters is the order in which their verbs are offered.
"""

from __future__ import annotations

from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.moving import attack_runs, entry, flight, landing, movement
from bocage.games.dropzone_commander.shooting import fire
from bocage.games.dropzone_commander.specials import card_effects, card_targets, special_verbs
from bocage.games.dropzone_commander.structures import entrances
from bocage.games.dropzone_commander.transports import boarding, carrying, doorsteps, gates
from bocage.games.dropzone_commander.turn import activation

CHAPTERS = (
    gates.DOINGS,
    entrances.DOINGS,
    movement.DOINGS,
    landing.DOINGS,
    activation.DOINGS,
    boarding.DOINGS,
    doorsteps.DOINGS,
    flight.DOINGS,
    carrying.DOINGS,
    entry.DOINGS,
    fire.DOINGS,
    attack_runs.DOINGS,
    special_verbs.DOINGS,
)


def join() -> None:
    """Everything that a rule looks up by name, put in its place once."""
    VERBS.update((verb.name, verb) for doings in CHAPTERS for verb in doings)  # DZC-3.5
    windows.TARGETS.update(card_targets.TARGETS)  # DZC-20.8
    windows.ROUGHLY.update(card_targets.ROUGHLY)
    windows.EFFECTS.update(card_effects.EFFECTS)
    Battle.asides = staticmethod(activation.rights)  # type: ignore[assignment]
    Battle.carry_out = staticmethod(activation.carry_out)  # type: ignore[assignment]
    Battle.aside_answers = activation.AgreeToStop  # DZC-18.5
