"""Bronze guns: ball that bounces and canister that sprays (LOW-9.1 to 9.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.to_hit import spent
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms.guessing import Guess, candidates, muzzle, refuse_guess
from bocage.games.legends_old_west.arms.malfunction import malfunction
from bocage.games.legends_old_west.arms.templates import models_near, refuse_friends, uncover, under
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.arms_events import BallFlew, GunFired, Jet
from bocage.games.legends_old_west.state.dice import artillery
from bocage.games.legends_old_west.tables.tables import INCH, TEMPLATES
from bocage.space.plane import bounce, canister, is_hit

BALL = 5
"""LOW-9.4: the Strength of a ball."""
SHOT = 4
"""LOW-9.6: the Strength of canister."""
STENCIL = TEMPLATES["canister"]


class Canister(Answer):
    """Canister in a direction."""

    direction: int


BALL_OR_CANISTER: Question[Guess | Canister | Pass] = Question("ball", Guess | Canister | Pass, rule="LOW-9.1")


def refuse_ball(game: Battle, gun: str, answer: Guess | Canister | Pass) -> Refusal | None:
    """The law: a guess within the ranges (LOW-9.13), canister with no friend where the template is laid first (LOW-2.17)."""
    if isinstance(answer, Canister):
        if not 0 <= answer.direction < 360:
            return Refusal("LOW-9.6", "no-such-direction")
        at = muzzle(game, gun, answer.direction)
        return refuse_friends(game, gun, canister(at, answer.direction, 0, STENCIL.length, STENCIL.head))
    fault = refuse_guess(game, gun, game.state.guns[gun].weapon, answer)
    if fault is None and isinstance(answer, Guess) and answer.round != "shell":
        return Refusal("LOW-17.9", "no-such-rounds", {"what": answer.round})
    return fault


def fire_ball(game: Battle, gun: str, crew: Sequence[str]) -> Rules[None]:
    """The crew says ball and distance, or canister, and a direction, or holds its fire."""
    weapon = game.state.guns[gun].weapon

    def listing() -> list[Guess | Canister | Pass]:
        guesses = candidates(game, gun, weapon, special=False)
        directions = list(dict.fromkeys(guess.direction for guess in guesses if isinstance(guess, Guess)))
        return [*guesses[:-1], *(Canister(direction) for direction in directions), PASS]

    law: Legal[Guess | Canister | Pass] = Legal(lambda answer: refuse_ball(game, gun, answer), listing, default=PASS)
    answer = yield from choose(game, game.seat(gun), BALL_OR_CANISTER, law, {"piece": gun, "weapon": weapon})
    if isinstance(answer, Pass):
        return
    for gunner in crew:
        spent(game, gunner, weapon)
    game.emit(GunFired(gun, game.state.turn, answer.direction))
    if isinstance(answer, Canister):
        yield from spray_canister(game, gun, answer.direction)
    else:
        yield from ball(game, gun, answer)


def ball(game: Battle, gun: str, shot: Guess) -> Rules[None]:
    """LOW-9.2, LOW-9.4, LOW-9.5: the guess and the die give the impact, a second die the bounce, if any; whom it touches takes Strength 5 without save."""
    weapon = game.state.guns[gun].weapon
    extra = yield from artillery("LOW-9.2")
    if not extra:
        yield from malfunction(game, gun, weapon)  # LOW-9.3
        return
    roll = yield from artillery("LOW-9.4")
    line = bounce(muzzle(game, gun, shot.direction), shot.direction, shot.distance + INCH * extra, INCH * roll)
    struck = [ident for ident in models_near(game, line[0], INCH * roll) if is_hit(line, game.base(ident))]
    uncover(game, struck)
    game.emit(BallFlew(gun, line[0].x, line[0].y, line[1].x, line[1].y))
    yield from resolve(game, [Hit(ident, BALL, save=False, weapon=weapon, cause="ball") for ident in struck])


def spray_canister(game: Battle, gun: str, direction: int) -> Rules[None]:
    """LOW-9.6: the die moves the flame template straight forward; all it touches take a Strength 4 hit."""
    weapon = game.state.guns[gun].weapon
    ahead = yield from artillery("LOW-9.6")
    if not ahead:
        yield from malfunction(game, gun, weapon)
        return
    template = canister(muzzle(game, gun, direction), direction, INCH * ahead, STENCIL.length, STENCIL.head)
    touched = [ident for ident, _ in under(game, template)]
    uncover(game, touched)
    game.emit(Jet(weapon, template.apex.x, template.apex.y, direction, STENCIL.length, tuple(touched), len(touched)))
    yield from resolve(game, [Hit(ident, SHOT, weapon=weapon, cause="canister") for ident in touched])
