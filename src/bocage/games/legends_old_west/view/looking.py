"""What a seat may ask of the table at any time: whom a piece or a bare place sees, and what could hurt it next turn, from its own view alone."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.scene import Mark, Point, Say
from bocage.games.legends_old_west.ground.battle import FOOT, Battle
from bocage.games.legends_old_west.ground.troops import allowance
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import Disc, explain, gap, within
from bocage.space.plane import Point as Spot
from bocage.space.plane.shapes import Base


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Marks for "sight" or "threat" of a piece that the seat sees, or of a place ("x,y") as if one of its men stood there."""
    ident = str(target)
    side = game.setting.side_of_seat.get(seat or "")
    if "," in ident:
        return _from_a_place(game, side, what, ident)
    figure = game.state.figures.get(ident)
    if figure is None or figure.place != "table" or (figure.hidden and game.side(ident) != side):
        return ()
    base, own = game.base(ident), game.side(ident)
    return sights(game, base, own, lambda enemy: game.sees(ident, enemy.id)) if what == "sight" else threats(game, base, own)


def _from_a_place(game: Battle, side: str | None, what: str, written: str) -> tuple[Mark, ...]:
    x, y = map(int, written.split(","))
    if side is None or not (0 <= x <= game.setting.width and 0 <= y <= game.setting.depth):
        return ()
    base = Disc(Spot(x, y), FOOT)
    limit, smoke = game.sight_limit(), game.smoke()

    def sees(enemy: Figure) -> bool:
        there = game.base(enemy.id)
        return (limit is None or within(base, there, limit)) and game.land.sees(base, there, smoke)

    return sights(game, base, side, sees) if what == "sight" else threats(game, base, side)


def sights(game: Battle, base: Base, side: str, sees: Callable[[Figure], bool]) -> tuple[Mark, ...]:
    """Lines to all enemies of a side: clear with the distance, or blocked with the blocker (LOW-2.28)."""
    a = base.centre
    marks: list[Mark] = []
    for enemy in game.enemies(side):
        there = game.base(enemy.id)
        b = there.centre
        line = (Point(a.x, a.y), Point(b.x, b.y))
        label = Say("mark-range", {"cm": f"{gap(base, there).rounded_up() / 100:.1f}"})
        if sees(enemy):
            marks.append(Mark("sight_clear", points=line, pieces=(enemy.id,), label=label, rule="LOW-2.28"))
            continue
        blockers, proof = explain(game.land.terrain, a, b, smoke=game.smoke())
        name = f"@terrain-{game.land.features[blockers[0]].type.replace('_', '-')}" if blockers and blockers[0] < len(game.land.features) else "@cloud-smoke"
        marks.append(Mark("sight_blocked", points=line, pieces=(enemy.id,), label=Say("mark-blocked", {"by": name}), rule="LOW-2.28"))
        if proof is not None:
            marks.append(Mark("blocker", points=(Point(proof.at.x, proof.at.y),), label=Say("mark-blocked", {"by": name})))
    return tuple(marks)


def threats(game: Battle, base: Base, side: str) -> tuple[Mark, ...]:
    """Enemies of a side that could shoot at a place after half a move, or charge it."""
    marks: list[Mark] = []
    me = base.centre
    for enemy in game.enemies(side):
        there = game.base(enemy.id)
        reach = max((WEAPONS[w].reach for w in enemy.weapons if WEAPONS[w].kind in ("shoot", "automatic", "thrown", "at")), default=0)
        distance = gap(base, there).rounded_up()
        walk = allowance(game, enemy)
        how = "charge" if distance <= walk else "shot" if reach and distance <= reach + walk // 2 else ""
        if how:
            at = there.centre
            marks.append(
                Mark("threat", points=(Point(at.x, at.y), Point(me.x, me.y)), pieces=(enemy.id,), label=Say(f"mark-{how}", {"cm": f"{distance / 100:.1f}"}))
            )
    return tuple(marks)
