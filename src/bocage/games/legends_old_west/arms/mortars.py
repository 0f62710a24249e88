"""Mortars and rockets: guessed, scattered, sometimes silent (LOW-9.10, LOW-15.1 to 15.7)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.core.legal import Pass
from bocage.games.legends_old_west.aiming.crews import is_set_up
from bocage.games.legends_old_west.aiming.spotting import use_spotter
from bocage.games.legends_old_west.aiming.to_hit import spent
from bocage.games.legends_old_west.arms.blast import burst
from bocage.games.legends_old_west.arms.clouds import release
from bocage.games.legends_old_west.arms.guessing import SHELL, Guess, ask_guess, known_units, muzzle
from bocage.games.legends_old_west.arms.malfunction import malfunction
from bocage.games.legends_old_west.arms.templates import ARROW, HIT, MISFIRE, scatter
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.arms_events import Deviated, Dud, RoundSpent
from bocage.games.legends_old_west.state.dice import artillery
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Point, step

SHORTER = 200
"""LOW-12.27: an observer shortens the scatter by 2 cm."""


def targets(game: Battle, figure: str, weapon: str) -> list[str]:
    """A mortar fires at a spot; it is offered while there is an enemy to fire at."""
    return ["point"] if refuse(game, figure, weapon, "point") is None and known_units(game, game.side(figure)) else []


def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
    """LOW-18.9: set up; LOW-15.7, LOW-9.11: not silent."""
    known = game.figure(figure)
    if known.silent >= game.state.turn:
        return Refusal("LOW-9.11" if game.setting.era == "colonial" else "LOW-15.7", "piece-silent", {"piece": figure, "until": known.silent})
    return is_set_up(game, figure, weapon)


def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
    """LOW-15.1: direction and distance are said, then the dice fall."""
    answer = yield from ask_guess(game, game.seat(figure), figure, weapon)
    if isinstance(answer, Pass):
        return
    spent(game, figure, weapon)
    spot = step(muzzle(game, figure, answer.direction), answer.direction, answer.distance)
    if answer.round != SHELL:
        game.emit(RoundSpent(figure, answer.round))
    yield from lob(game, figure, weapon, spot, answer)


def lob(game: Battle, piece: str, weapon: str, spot: Point, shot: Guess, *, spotted: str = "") -> Rules[None]:
    """LOW-15.2, LOW-15.3, LOW-15.4, LOW-15.5: where the round comes down, if it does."""
    observer = spotted or use_spotter(game, piece, spot)
    shown, angle = yield from scatter(game, "LOW-9.10" if game.setting.era == "colonial" else "LOW-15.1")
    distance = 0
    if game.option("scatter_published_die"):  # LOW-RULING-06: both dice together
        distance = yield from artillery("LOW-2.6")
        if not distance:
            shown = MISFIRE if shown == HIT else "dud"
    elif shown == ARROW:
        distance = yield from artillery("LOW-15.4")
        shown = shown if distance else "dud"
    if shown == MISFIRE:
        yield from malfunction(game, piece, weapon)
        return
    if shown == "dud":
        game.emit(Dud(piece))
        return
    if shown == ARROW:
        shift = max(0, 100 * distance - (SHORTER if observer else 0))
        spot = step(spot, angle, shift)
        game.emit(Deviated(weapon, spot.x, spot.y, angle, shift))
    yield from impact(game, piece, weapon, spot, shot.round)


def impact(game: Battle, piece: str, weapon: str, spot: Point, what: str) -> Rules[None]:
    """The round's own effect: a blast, or a cloud."""
    row = WEAPONS[weapon]
    if what == SHELL:
        yield from burst(game, spot, row.template, row.force, weapon=weapon, by="")
    else:
        yield from release(game, what, spot)
