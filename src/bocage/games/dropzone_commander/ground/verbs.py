"""What a squad may do in its activation, verb by verb (DZC-3.4, DZC-3.5).

In an activation the owner is asked again and again what a squad of the acting element does next; the answer is `Do(verb, squad, target)`. Chapters bring
their verbs (`DOINGS`): which targets are worth offering, why a target is refused, and the rule that carries it out. The listing may be generous: whatever
`refuse` forbids is left off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.core.legal import Answer
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, READINESS, TABLE
from bocage.games.dropzone_commander.tables.profiles import Unit as Profile
from bocage.games.dropzone_commander.tables.profiles import units


class Do(Answer):
    """What a squad does next: a verb, and what it is done to (`at`: a unit, a squad, a Structure, "" for nothing)."""

    verb: str
    squad: str
    at: str = ""

    def target(self) -> tuple[str, Any]:
        return ("piece", self.at or self.squad)


class Verb:
    """One thing a squad may do."""

    def __init__(
        self,
        name: str,
        rule: str,
        targets: Callable[[Battle, str], Iterable[str]],
        refuse: Callable[[Battle, str, str], Refusal | None],
        carry_out: Callable[[Battle, str, str], Rules[None]],
    ) -> None:
        self.name, self.rule, self.targets, self.refuse, self.carry_out = name, rule, targets, refuse, carry_out


VERBS: dict[str, Verb] = {}  # by name, in the order of offers; `wiring` fills it


# For whom a verb may be worth offering, by profile and by where the squad is; verbs that are not named are offered to everybody. The law is in `refuse`.
FITS: dict[str, Callable[[Profile], bool]] = {
    **dict.fromkeys(("go_in", "come_out", "through", "enter_from", "leave_into"), lambda p: p.is_infantry),
    **dict.fromkeys(("fly", "land", "dive", "climb"), lambda p: p.is_aircraft and not p.is_fast),
    "move": lambda p: not p.is_aircraft,
    "fire": lambda p: not p.is_fast and bool(p.weapons or p.options),
    "run": lambda p: p.is_fast,
    "smoke": lambda p: "Smoke Launcher" in p.words,
    "mode": lambda p: bool(p.mode_group),
    **dict.fromkeys(("gate_out", "gate_in"), lambda p: bool(p.mass)),
    "drones": lambda p: "Drone Base" in p.words,
    "tunnel": lambda p: "Subterranean" in p.words,
    "shield": lambda p: _has(p, "E Shield"),
    "self_destruct": lambda p: _has(p, "Self Destruct"),
    "call_in": lambda p: _has(p, "Call It In"),
    "ion_storm": lambda p: _has(p, "Ion Storm"),
}
BARE = ("enter", "fire", "fly", "move", "board", "alight", "leave_into", "smoke", "mode", "ion_storm")  # done to nothing in particular
WHERE: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("go_in", "board", "move", "fly", "land", "dive", "climb", "pick_up", "leave_table", "mode", "gate_in"), (TABLE,)),
    **dict.fromkeys(("come_out", "through", "leave_into"), (INSIDE,)),
    **dict.fromkeys(("alight", "enter_from"), (ABOARD,)),
    **dict.fromkeys(("enter", "run", "tunnel"), (READINESS,)),
    **dict.fromkeys(("shield", "self_destruct", "call_in", "ion_storm", "drones"), (TABLE,)),
    "fire": (TABLE, INSIDE, ABOARD),
}


def _has(profile: Profile, word: str) -> bool:
    return word in profile.words or any(word in weapon.words for weapon in profile.weapons)


CARRIED = ("hand_over", "leave_table")  # done with an Objective that somebody carries
LIFTED = ("board", "leave_into")  # done with a transport of one's own


@cache
def verbs_for(profile: str, where: str, markers: tuple[bool, bool], lifted: bool) -> tuple[Verb, ...]:
    """The verbs that may be worth offering to a squad, by whether Objectives lie open or are carried, and whether the squad has a transport."""
    kind = units()[profile]
    idle = (*(() if markers[0] else ("pick_up",)), *(() if markers[1] else CARRIED), *(() if lifted else LIFTED))
    found = []
    if where == ABOARD and not kind.is_infantry:
        idle = (*idle, "fire")  # DZC-22.54
    for verb in VERBS.values():
        fits = FITS.get(verb.name)
        if (fits is None or fits(kind)) and where in WHERE.get(verb.name, (where,)) and verb.name not in idle:
            found.append(verb)
    return tuple(sorted(found, key=lambda verb: verb.name == "fire"))  # what takes longest to judge comes last


def moving_markers(game: Battle) -> tuple[bool, bool]:
    """Whether markers lie open, and whether any are carried."""
    states = [marker.state for marker in game.state.markers.values()]
    return "discovered" in states, "carried" in states


def offers(game: Battle, squad: str, markers: tuple[bool, bool]) -> list[Do]:
    """What may be worth doing, verb by verb; the law decides."""
    all_units = game.state.units
    found: list[Do] = []
    record = game.state.squads[squad]
    units = [all_units[name] for name in record.units]
    kinds = {(unit.profile, unit.where): None for unit in units}
    for profile, where in kinds:
        for verb in verbs_for(profile, where, markers, bool(record.carrier)):
            name = verb.name
            for at in verb.targets(game, squad):
                found.append(Do(name, squad, at))
    return found if len(kinds) == 1 else list(dict.fromkeys(found))
