"""Where markers lie and who carries them, who knows what is under them, and how Objectives are taken up, dropped and buried (chapters 14 and 15)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.ground.asking import closed
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events_markers import MarkerRemoved, ObjectiveDropped, ObjectiveTaken
from bocage.games.dropzone_commander.state.state import INSIDE, Marker
from bocage.space.plane import Point, contains

OUT = ("removed", "blank", "extracted")


class Take(Answer):
    """A unit takes up an Objective."""

    marker: str
    unit: str

    def target(self) -> tuple[str, str]:
        return "piece", self.unit


TAKE = Question[Take | Pass]("take", Take | Pass, rule="DZC-14.13")


def lying(game: Battle, structure: str, kind: str, *states: str) -> list[str]:
    """Markers of a kind in a Structure, in one of these states."""
    return [m.id for m in game.state.markers.values() if m.structure == structure and m.kind == kind and m.state in states]


def offer(game: Battle, seat: str, marker: str, units: Sequence[str], rule: str) -> Rules[bool]:
    """A seat may let one of these units take up an Objective."""
    takers = [Take(marker, unit) for unit in units if refuse_carrier(game, unit) is None]
    if not takers:
        return False
    answer = yield from choose(game, seat, TAKE, closed([*takers, PASS], rule), {"marker": marker})
    if isinstance(answer, Pass):
        return False
    game.emit(ObjectiveTaken(marker, answer.unit))
    return True


def refuse_carrier(game: Battle, unit: str) -> Refusal | None:
    """DZC-14.14, DZC-14.27: only vehicles and infantry carry Objectives; an aircraft may carry a unit that carries one."""
    return Refusal("DZC-14.14", "aircraft-cannot-carry", {"unit": unit}) if game.profile(unit).is_aircraft else None


def lying_open(game: Battle) -> list[str]:
    """Discovered Objectives that nobody carries, outside Structures."""
    return [m.id for m in game.state.markers.values() if m.kind == "objective" and m.state == "discovered" and not m.structure]


def carried_by(game: Battle, unit: str) -> list[str]:
    """DZC-14.16: all that a unit carries."""
    return [marker.id for marker in game.state.markers.values() if marker.carrier == unit and marker.state == "carried"]


def drop(game: Battle, unit: str, x: int, y: int, structure: str, *, gone: bool = False) -> None:
    """DZC-14.28, DZC-14.29, DZC-14.38: what a destroyed unit carried lies where it fell, Discovered; blown up in the air it is gone."""
    for marker in carried_by(game, unit):
        if gone:
            game.emit(MarkerRemoved(marker))
            continue
        under = structure if structure else next((b.id for b in game.plan.standing if contains(b.footprint, Point(x, y), strict=True)), "")
        game.emit(ObjectiveDropped(marker, x, y, under))


def structure_lost(game: Battle, structure: str) -> None:
    """DZC-14.32, DZC-14.33, DZC-15.8, DZC-16.8, DZC-17.2: what lies or is carried in a Structure that is destroyed is buried with it."""
    for marker in list(game.state.markers.values()):
        carrier = game.state.units.get(marker.carrier)
        carried = marker.state == "carried" and carrier is not None and carrier.where == INSIDE and carrier.host == structure
        if (marker.structure == structure and marker.state not in OUT) or carried:
            game.emit(MarkerRemoved(marker.id))


def knowing(game: Battle) -> tuple[str, ...]:
    """Who knows which Possible Objectives are Confirmed (DZC-15.3)."""
    row = game.setting.scenario.hidden
    return () if row is None else row.known_to or ((row.marked_by,) if row.marked_by else ())


def is_blank_to(game: Battle, seat: str, marker: Marker) -> bool:
    """Whether a player knows that nothing is under a Possible Objective which nobody has turned over yet."""
    unknown = marker.kind == "possible_objective" and marker.state == "hidden"
    return unknown and seat in knowing(game) and marker.id not in game.state.confirmed
