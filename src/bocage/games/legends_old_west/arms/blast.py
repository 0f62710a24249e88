"""Round blast templates (LOW-9.12): who is under the centre is hit, the others touched on 4+."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.chance import faces
from bocage.core.decision import Rules, roll
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms.templates import uncover, under
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.arms_events import Burst
from bocage.space.plane import Disc, Point, under_centre

CAUGHT = 4
"""LOW-9.9, LOW-9.12, LOW-14.13: who is touched is hit on this."""


def caught(game: Battle, ids: Sequence[str], why: str) -> Rules[list[str]]:
    """One D6 for each who is only touched: those who are hit."""
    if not ids:
        return []
    shown = yield from roll(faces("caught", len(ids)), why=why)
    return [ident for ident, die in zip(ids, shown, strict=True) if die >= CAUGHT]


def burst(
    game: Battle,
    where: Point,
    diameter: int,
    strength: int,
    *,
    damage: str = "1",
    save: bool = True,
    weapon: str = "",
    by: str = "",
    sure: Sequence[str] = (),
    everyone: bool = False,
    cause: str = "blast",
) -> Rules[None]:
    """LOW-9.12: lays the template and resolves its hits. `sure` are hit without a roll (LOW-15.12), with `everyone` all under it are (LOW-14.4)."""
    template = Disc(where, diameter // 2)
    touched = [ident for ident, _ in under(game, template)]
    uncover(game, touched)
    game.emit(Burst(weapon, where.x, where.y, template.radius, tuple(touched), len(touched)))
    hit = [ident for ident in touched if everyone or ident in sure or under_centre(template, game.base(ident))]
    hit += yield from caught(game, [ident for ident in touched if ident not in hit], "LOW-9.12")
    yield from resolve(game, [Hit(ident, strength, damage=damage, save=save, weapon=weapon, by=by, cause=cause) for ident in hit])
