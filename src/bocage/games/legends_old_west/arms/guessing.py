"""Guessed fire: a direction and a distance, spoken before anything is measured (LOW-2.2, LOW-9.1, LOW-9.13, LOW-15.1).

While the question is open nothing may be measured (the form is blind). What is proposed to those who do not guess themselves are two round figures of ten
centimetres on either side of what the eye sees, never the distance itself.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.arms.clouds import refuse_round
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import in_cm
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Disc, Point, gap, heading, step

COARSE = 1000
"""How exactly the eye judges a distance."""
SHELL = "shell"


class Guess(Answer):
    """A guessed shot: direction in whole degrees, distance in hundredths of a centimetre, and the round."""

    direction: int
    distance: int
    round: str = SHELL


GUESS: Question[Guess | Pass] = Question("guess", Guess | Pass, rule="LOW-15.1")


def muzzle(game: Battle, piece: str, direction: int) -> Point:
    """Distances run from the edge of the base, in the line of fire."""
    base = game.base(piece)
    return step(base.centre, direction, base.radius if isinstance(base, Disc) else 0)


def brackets(exact: int) -> tuple[int, int]:
    """Two round figures on either side of a distance, never the distance itself."""
    return (exact - 1) // COARSE * COARSE, (exact // COARSE + 1) * COARSE


def refuse_guess(game: Battle, piece: str, weapon: str, answer: Guess | Pass, *, unlimited: bool = False, from_zero: bool = False) -> Refusal | None:
    """LOW-9.13, LOW-15.6: within the calibre's minimum and maximum; the round must be there (LOW-17.9)."""
    if isinstance(answer, Pass):
        return None
    row = WEAPONS[weapon]
    if not 0 <= answer.direction < 360:
        return Refusal("LOW-15.1", "no-such-direction")
    least, most = 0 if from_zero else row.least, 30_000 if unlimited or row.off_table else row.reach
    if not least <= answer.distance <= most:
        return Refusal("LOW-9.13", "guess-out-of-range", {"low": in_cm(least), "high": in_cm(most)})
    if answer.round == SHELL:
        return None
    if answer.round not in ("smoke", "gas"):
        return Refusal("LOW-17.9", "no-such-rounds", {"what": answer.round})
    return refuse_round(game, answer.round, rounds_left(game, piece, answer.round))


def rounds_left(game: Battle, piece: str, what: str) -> int:
    """LOW-17.9: special rounds of a gun, a mortar's bearer or a vehicle."""
    state = game.state
    holder = state.guns.get(piece) or state.vehicles.get(piece) or state.figures.get(piece)
    return 0 if holder is None else int(getattr(holder, what))


def candidates(game: Battle, piece: str, weapon: str, *, special: bool = True) -> list[Guess | Pass]:
    """For each enemy unit that may be known, two round distances in its direction; smoke on the first of them; and to hold fire."""
    found: list[Guess | Pass] = []
    origin = game.base(piece)
    for unit in known_units(game, game.side(piece)):
        figures = [f for f in game.standing(unit) if not f.hidden]
        body = game.base(figures[len(figures) // 2].id) if figures else game.base(game.unit(unit).vehicles[0])
        direction = heading(origin.centre, body.centre)
        found += [Guess(direction, distance) for distance in brackets(gap(origin, Disc(body.centre, 0)).rounded_up())]
    if special and found and isinstance(found[0], Guess):
        for what in ("smoke", "gas"):
            if refuse_round(game, what, rounds_left(game, piece, what)) is None:
                found.append(Guess(found[0].direction, found[0].distance, what))
    return [*found, PASS]


def known_units(game: Battle, side: str) -> list[str]:
    """Enemy units with something on the table that is not hidden."""
    found: list[str] = []
    for unit in game.state.units.values():
        if unit.side == side:
            continue
        if any(not f.hidden for f in game.standing(unit.id)) or any(
            game.state.vehicles[v].place == "table" and not game.state.vehicles[v].wreck for v in unit.vehicles if v in game.state.vehicles
        ):
            found.append(unit.id)
    return found


def ask_guess(game: Battle, seat: str, piece: str, weapon: str, question: Question[Guess | Pass] = GUESS, *, special: bool = True) -> Rules[Guess | Pass]:
    """The guess, fixed before any die is rolled."""
    law: Legal[Guess | Pass] = Legal(
        lambda answer: refuse_guess(game, piece, weapon, answer), lambda: candidates(game, piece, weapon, special=special), default=PASS
    )
    return (yield from choose(game, seat, question, law, {"piece": piece, "weapon": weapon}))
