"""Rules of thumb for computer players: what is answered without looking ahead, and what is tried first. Asked in redealt worlds only."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import PASS, Pass
from bocage.games.dropzone_commander.computer.thumb_drops import finished, fitting_gate, is_eager, near_goal, waiting, walks_home, wanted, worth_landing
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.markers import is_blank_to
from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.losses.damage import passive
from bocage.games.dropzone_commander.moving.candidates import air_goals, goals, home, markers, square
from bocage.games.dropzone_commander.moving.entry import Enter
from bocage.games.dropzone_commander.moving.flight import Fly
from bocage.games.dropzone_commander.moving.movement import March
from bocage.games.dropzone_commander.shooting.attack import Aim, aimed, energy, to_damage, to_hit
from bocage.games.dropzone_commander.shooting.fire import OpenFire, ShootAll
from bocage.games.dropzone_commander.state.state import INSIDE, LANDED, Burst, Marker
from bocage.games.dropzone_commander.tables import keywords
from bocage.space.plane import Point

TRIED = 4
DONE = 10
PLAINLY = 80


def settle(game: Battle, ask: Ask[Any]) -> Any:
    """Small questions that need no thought."""
    found = RULES.get(ask.what)
    return None if found is None else found(game, ask)


def _first(game: Battle, ask: Ask[Any]) -> Any:
    return next(iter(ask.legal), None)


def _accept(game: Battle, ask: Ask[Any]) -> Any:
    """The first thing offered beside passing."""
    return next((answer for answer in ask.legal if not isinstance(answer, Pass)), PASS)


def _decline(game: Battle, ask: Ask[Any]) -> Any:
    return PASS if ask.legal.refuse(PASS) is None else None


def _go(game: Battle, ask: Ask[Any]) -> Any:
    """Infantry, and transports with somebody aboard, go straight for what they want; where fighting vehicles go is worth a thought."""
    squad = game.state.squads.get(str(ask.facts.get("squad", "")))
    if squad is None or not squad.units:
        return None
    if ask.what != "enter" and not is_eager(game, squad.id):
        return None
    return next(iter(nearer(game, ask, squad.id)), None)


def _activate(game: Battle, ask: Ask[Any]) -> Any:
    """Gates come before those who wait behind them; the rest is worth a thought."""
    for answer in ask.legal:
        units = [name for squad in game.state.battlegroups[answer.battlegroup].squads for name in game.state.squads[squad].units]
        if any(game.profile(unit).gate and waiting(game, unit) for unit in units):
            return answer
    return None


def _aim(game: Battle, ask: Ask[Any]) -> Any:
    """Everything at the target where it promises most."""
    if ask.legal.refuse(OpenFire()) is None:
        return OpenFire()
    squad = str(ask.facts.get("squad", ""))
    best: Any = PASS
    top = 0.0
    for answer in ask.legal.proposals():
        if isinstance(answer, ShootAll) and ask.legal.refuse(answer) is None:
            value = promise(game, squad, answer.at)
            if value > top:
                best, top = answer, value
    return best


def promise(game: Battle, squad: str, target: str) -> float:
    """The points that a squad may hope to destroy of a target, roughly."""
    if target in game.state.structures and not worth_wrecking(game, squad, target):
        return 0.0
    total = 0.0
    for unit in game.state.squads[squad].units:
        for weapon in game.weapons(unit):
            found = aimed(game, unit, weapon, target)
            if not isinstance(found, Aim):
                continue
            burst = Burst(unit, weapon.id, target, keywords.shots(weapon, game.state.units[unit].damage))
            hit = (7 - (to_hit(game, burst, found) or 1)) / 6
            needed = to_damage(game, burst, target, energy(game, burst, target), (found.look.eye.x, found.look.eye.y))
            save = passive(game, target) if target in game.state.units else 0
            spared = (save - 1) / 6 if save else 1.0
            total += burst.shots * hit * spared * ((7 - needed) / 6 if needed else 0.0)
    if target not in game.state.units:
        return total * 2.0
    profile = game.profile(target)
    left = max(1, game.dp_left(target))
    return min(1.0, total / left) * profile.points * (1.0 + 0.3 * (profile.category == "command"))


def worth_wrecking(game: Battle, squad: str, structure: str) -> bool:
    """Only what shelters enemies, no friends, and holds nothing that is wanted."""
    seat = game.state.squads[squad].seat
    if any(marker.structure == structure and marker.state in ("hidden", "discovered") for marker in game.state.markers.values()):
        return False
    inside = [game.seat_of(unit.id) for unit in game.state.units.values() if unit.where == INSIDE and unit.host == structure]
    return bool(inside) and all(game.is_enemy(seat, other) for other in inside)


def _put(game: Battle, ask: Ask[Any]) -> Any:
    """Where the first unit stands nearest to what the squad wants."""
    squad = str(ask.facts.get("squad", ""))
    offered = list(ask.legal)
    if len(offered) < 2 or squad not in game.state.squads:
        return next(iter(offered), None)
    first = offered[0].at[0]
    aims = markers(game, squad, Point(first.x, first.y))[:1] or goals(game, squad)[:1]
    if not aims:
        return offered[0]
    return min(offered, key=lambda put: (put.at[0].x - aims[0].x) ** 2 + (put.at[0].y - aims[0].y) ** 2)


def _act(game: Battle, ask: Ask[Any]) -> Any:
    """What plainly ought to be done is done; a gate that has landed where it is wanted stays."""
    squad = str(ask.facts["squad"])
    lead = game.state.squads[squad].units
    if lead and all(game.state.units[gate].level == LANDED and game.profile(gate).gate and waiting(game, gate) for gate in lead) and near_goal(game, lead[0]):
        return Do("done", squad)
    best = next(iter(act(game, ask)), None)
    return best if best is not None and use(game, best) >= PLAINLY else None


def _turn(game: Battle, ask: Ask[Any]) -> Any:
    """DZC-15.4: whoever knows a marker to be blank leaves it to puzzle the others."""
    return PASS if is_blank_to(game, ask.seat, game.state.markers[str(ask.facts["marker"])]) else _accept(game, ask)


def _ready(game: Battle, ask: Ask[Any]) -> Any:
    """The ready list of the scenario; a battlegroup as it is proposed."""
    return ask.legal.default if ask.legal.refuse(ask.legal.default) is None else next(iter(ask.legal), None)


RULES: dict[str, Callable[[Battle, Ask[Any]], Any]] = {
    "army": _ready,
    "activate": _activate,
    "linked": _first,
    "adjust": _decline,
    "next": _first,
    "put": _put,
    "take_hit": _first,
    "focus": _first,
    "reserve": _accept,
    "search": _accept,
    "take": _accept,
    "turn_marker": _turn,
    "react": _accept,
    "intercept": _accept,
    "fall": _first,
    "act": _act,
    "aim": _aim,
    "enter": _go,
    "fly": _go,
    "march": _go,
}


# -- what is tried first ------------------------------------------------------------------------------------------------------------------------


def hint(game: Battle, ask: Ask[Any]) -> list[Any] | None:
    """Promising answers, the best first."""
    if ask.what == "act":
        return act(game, ask)
    if ask.what == "confirm_markers":
        return own_side(game, ask)
    squad = str(ask.facts.get("squad", ""))
    if ask.what in ("enter", "fly", "march") and squad in game.state.squads and game.state.squads[squad].units:
        return nearer(game, ask, squad)
    return None


def own_side(game: Battle, ask: Ask[Any]) -> list[Any]:
    """DZC-15.3: all Confirmed markers, or all but one of them, on the places that are nearest to the own edge for their distance from the other ones."""
    lead = {marker.id: _lead(game, ask.seat, marker) for marker in game.state.markers.values() if marker.kind == "possible_objective"}
    near = sorted(lead, key=lambda marker: (lead[marker], marker))[: int(ask.facts["count"])]
    return [answer for answer in ask.legal if sum(marker not in near for marker in answer.markers) <= 1]


def _lead(game: Battle, seat: str, marker: Marker) -> int:
    """How much farther a marker lies from a player's own edges than from those of the nearest enemy."""
    place = game.building(marker.structure).centre if marker.structure else Point(marker.x, marker.y)
    away = {other: square(home(game, other, place), place) for other in game.setting.seats}
    return isqrt(away[seat]) - min(isqrt(far) for other, far in away.items() if game.is_enemy(seat, other))


def nearer(game: Battle, ask: Ask[Any], squad: str) -> list[Any]:
    """Moves by how near they come to what matters most; the way home counts only for who has to go there."""
    record = game.state.squads[squad]
    first = game.state.units[record.units[0]]
    wanted = air_goals(game, squad) if game.profile(first.id).is_aircraft else goals(game, squad)
    edge = home(game, record.seat, Point(first.x, first.y))
    wanted = wanted[:1] + [goal for goal in wanted[1:] if goal != edge]
    if not wanted:
        return []
    ends: list[tuple[int, int, Any]] = []
    for number, answer in enumerate(ask.legal):
        if isinstance(answer, Enter | Fly | March) and answer.path:
            end = answer.path[-1]
            risk = 40_000 if getattr(answer, "low", False) else 0
            ends.append((min((end.x - p.x) ** 2 + (end.y - p.y) ** 2 + 250_000 * i for i, p in enumerate(wanted[:3])) + risk, number, answer))
    return [answer for _, _, answer in sorted(ends, key=lambda row: row[:2])[:TRIED]]


def act(game: Battle, ask: Ask[Any]) -> list[Any]:
    """What a squad does, by use; what is worth less than being done comes after it."""
    ranked = []
    for number, answer in enumerate(ask.legal.proposals() if hasattr(ask.legal, "proposals") else ask.legal):
        if isinstance(answer, Do):
            ranked.append((-use(game, answer), number, answer))
    ranked.sort(key=lambda row: row[:2])
    found = []
    for _, _, answer in ranked:
        if ask.legal.refuse(answer) is None:
            found.append(answer)
            if len(found) == TRIED or answer.verb == "done":
                break
    return found


PLAIN = {
    "leave_table": 99,
    "pick_up": 97,
    "enter": 95,
    "run": 90,
    "fire": 85,
    "fly": 60,
    "move": 58,
    "ion_storm": 80,
    "drones": 80,
    "call_in": 70,
}


def use(game: Battle, answer: Do) -> int:
    """How useful a doing looks."""
    if answer.verb == "done":
        return DONE
    carries = any(marker.carrier in game.state.squads[answer.squad].units for marker in game.state.markers.values() if marker.carrier)
    if answer.verb in ("enter_from", "go_in"):
        return 94 if wanted(game, answer.squad, answer.at) else 5
    if answer.verb in ("leave_into", "board"):
        return 92 if carries or finished(game, answer.squad) else 4
    if answer.verb == "come_out":
        return 91 if carries and walks_home(game, answer.squad) else 50 if finished(game, answer.squad) else 3
    if answer.verb == "alight":
        return 4 if PROFILES[game.state.squads[answer.squad].profile].is_infantry else 93
    if answer.verb == "land":
        return 88 if worth_landing(game, answer.at) else 3
    if answer.verb in ("fly", "move"):
        fresh = not any(game.state.units[unit].moved for unit in game.state.squads[answer.squad].units)
        if not fresh or not is_eager(game, answer.squad):
            return PLAIN[answer.verb]
        return 86 if PROFILES[game.state.squads[answer.squad].profile].is_infantry else 82  # who has fired does not go in any more (DZC-12.5)
    if answer.verb == "gate_out":
        return 84 if fitting_gate(game, answer.squad, answer.at) else 3
    return PLAIN.get(answer.verb, 2)
