"""Medics and the wounded (LOW-12.13 to 12.20, LOW-12.32)."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Rules, roll, scope
from bocage.games.legends_old_west.aiming.fame import spend_fame
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import kind
from bocage.games.legends_old_west.state.dice import test_die
from bocage.games.legends_old_west.state.fire_events import Busy
from bocage.games.legends_old_west.state.wound_events import Fell, GotUp


def patients(game: Battle, medic: str) -> list[str]:
    """Casualties of his own side in contact with a medic whom he may treat; gas casualties he may not (LOW-17.7)."""
    side = game.side(medic)
    return [f.id for f in game.present()[side] if f.down and not f.gassed and game.touching(medic, f.id)]


def medics(game: Battle, seat: str) -> list[str]:
    """Medics of a seat who have somebody to treat and nothing else done this phase (LOW-12.15)."""
    found: list[str] = []
    side = game.setting.side_of_seat[seat]
    if not any(f.down for f in game.present()[side]):
        return found
    for figure in game.fighters(side):
        if kind(figure) != "medic" or game.seat(figure.id) != seat or figure.busy or game.unit(figure.unit).fleeing:
            continue
        if not game.engaged(figure.id) and patients(game, figure.id):
            found.append(figure.id)
    return found


def treat(game: Battle, medic: str) -> Rules[None]:
    """LOW-12.15, LOW-12.16, LOW-12.17, LOW-12.18: a D6 for each casualty in contact: 1-2 too late, 3-4 walking wounded, 5-6 healed."""
    game.emit(Busy(medic, "treat"))
    with scope(game, "care", medic):
        for ident in patients(game, medic):
            shown = yield from roll(faces("medic", 1), why="LOW-12.15")
            face = shown[0]
            if face in (2, 4) and (yield from spend_fame(game, medic, 1)):
                face += 1
            if face <= 2:
                game.emit(Fell(ident, "died"))
            else:
                game.emit(GotUp(ident, face <= 4, "walking" if face <= 4 else "healed"))


def survival(game: Battle) -> Rules[None]:
    """LOW-12.20: at the end of the turn every casualty away from a medic rolls: 4+ lives on, else he dies."""
    for side in game.setting.sides:
        doctors = [f.id for f in game.fighters(side) if kind(f) == "medic"]
        for ident in [f.id for f in game.present()[side] if f.down]:
            if any(game.touching(ident, doctor) for doctor in doctors):
                continue
            if not (yield from roll(test_die("survive", 4), why="LOW-12.20")):
                game.emit(Fell(ident, "died"))
