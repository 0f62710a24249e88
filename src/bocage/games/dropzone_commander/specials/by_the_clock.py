"""Special rules of chapter 22 that take place by the clock: drills come up, orbital strikes land.

What a squad does itself (smoke, modes, shields, strikes called in...) is in `special_verbs`.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.dropzone_commander.ground import placing
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import within
from bocage.games.dropzone_commander.shooting import volleys
from bocage.games.dropzone_commander.state.events_specials import StrikeLanded
from bocage.games.dropzone_commander.state.events_telling import SquadPut
from bocage.games.dropzone_commander.state.events_units import UnitPlaced, VolleyDeclared
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE, Burst, Volley
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import INCH

DRILL_TURN, DRILL_DISTANCE, DRILL_STEP = 2, 6 * INCH, 4 * INCH  # DZC-22.27


class PlaceDrill(Answer):
    """Where a drill comes up."""

    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


DRILL = Question[PlaceDrill]("place_drill", PlaceDrill, rule="DZC-22.27")


def start_of_turn(game: Battle) -> Rules[None]:
    """DZC-2.10, DZC-22.27: at clean-up of turn 2 drills come up."""
    if game.state.turn != DRILL_TURN:
        return
    for seat in game.state.order or game.setting.seats:
        for squad in list(game.squads_of(seat)):
            for unit in squad.units:
                if game.profile(unit).category == "drill" and game.unit(unit).where != TABLE:
                    yield from place_drill(game, seat, unit)


def refuse_drill(game: Battle, seat: str, unit: str, x: int, y: int) -> Refusal | None:
    """DZC-22.27: anywhere more than 6 inches from enemy units, and not on a Structure."""
    refused = placing.refuse_stand(game, unit, placing.Stand(x, y), [unit], "DZC-22.27")
    if refused is not None:
        return refused
    for foe in game.enemies_in_play(seat):
        if within(game, foe.id, x, y, DRILL_DISTANCE):
            return Refusal("DZC-22.27", "too-near-the-enemy", {"unit": unit})
    return None


def place_drill(game: Battle, seat: str, unit: str) -> Rules[None]:
    """The owner says where a drill comes up; it never moves."""
    layout = game.setting.layout

    def refuse(answer: PlaceDrill) -> Refusal | None:
        return refuse_drill(game, seat, unit, answer.x, answer.y)

    def listing() -> list[PlaceDrill]:
        xs, ys = range(DRILL_STEP, layout.width, DRILL_STEP), range(DRILL_STEP, layout.depth, DRILL_STEP)
        return [PlaceDrill(x, y) for x in xs for y in ys]

    law = Legal(refuse, listing)
    if next(iter(law), None) is None:
        return
    answer = yield from choose(game, seat, DRILL, law)
    game.emit(UnitPlaced(unit, answer.x, answer.y, 0))
    game.emit(SquadPut(game.unit(unit).squad, 1, "setup"))


def end_of_activation(game: Battle) -> Rules[None]:
    """DZC-22.43: orbital strikes called in this activation land."""
    for word in [word for word in game.state.pending if word.startswith("strike:")]:
        _, unit, weapon, target = word.split(":")
        game.emit(StrikeLanded(word))
        record = game.state.units.get(target)
        gone = (record is not None and record.where not in (TABLE, INSIDE)) or (record is None and game.structure(target).collapsed)
        if gone or not game.is_alive(unit):
            continue
        squad = game.squad_of(unit)
        shots = keywords.shots(game.weapon(unit, weapon), game.unit(unit).damage)
        game.emit(VolleyDeclared(Volley(squad.id, squad.seat, "free", (Burst(unit, weapon, target, shots),))))
        yield from volleys.before_rolls(game)
        yield from volleys.resolve(game)
