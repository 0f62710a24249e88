"""What a seat may ask of the table at any time: whom a piece sees, and what could hurt it next turn, from its own view alone."""

from __future__ import annotations

from bocage.core.scene import Mark, Point, Say
from bocage.games.legends_old_west.battle import Battle
from bocage.games.legends_old_west.tables import WEAPONS
from bocage.games.legends_old_west.troops import allowance
from bocage.space.plane import explain

BLIND = ("guess", "guess_shot", "aim_ball", "canister")


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Marks for "sight" or "threat" of a piece that the seat sees."""
    ident = str(target)
    side = game.setting.side_of_seat.get(seat or "")
    figure = game.state.figures.get(ident)
    if figure is None or figure.place != "table" or (figure.hidden and game.side(ident) != side):
        return ()
    return sights(game, ident) if what == "sight" else threats(game, ident)


def sights(game: Battle, ident: str) -> tuple[Mark, ...]:
    """Lines to all enemies: clear with the distance, or blocked with the blocker (LOW-2.28)."""
    a = game.base(ident).centre
    marks: list[Mark] = []
    for enemy in game.enemies(game.side(ident)):
        b = game.base(enemy.id).centre
        line = (Point(a.x, a.y), Point(b.x, b.y))
        label = Say("mark-range", {"cm": f"{game.gap(ident, enemy.id).rounded_up() / 100:.1f}"})
        if game.sees(ident, enemy.id):
            marks.append(Mark("sight_clear", points=line, pieces=(enemy.id,), label=label, rule="LOW-2.28"))
            continue
        blockers, proof = explain(game.land.terrain, a, b, smoke=game.smoke())
        name = f"@terrain-{game.land.features[blockers[0]].type.replace('_', '-')}" if blockers and blockers[0] < len(game.land.features) else "@cloud-smoke"
        marks.append(Mark("sight_blocked", points=line, pieces=(enemy.id,), label=Say("mark-blocked", {"by": name}), rule="LOW-2.28"))
        if proof is not None:
            marks.append(Mark("blocker", points=(Point(proof.at.x, proof.at.y),), label=Say("mark-blocked", {"by": name})))
    return tuple(marks)


def threats(game: Battle, ident: str) -> tuple[Mark, ...]:
    """Enemies that could shoot at a figure after half a move, or charge it."""
    marks: list[Mark] = []
    me = game.base(ident).centre
    for enemy in game.enemies(game.side(ident)):
        reach = max((WEAPONS[w].reach for w in enemy.weapons if WEAPONS[w].kind in ("shoot", "automatic", "thrown", "at")), default=0)
        distance = game.gap(ident, enemy.id).rounded_up()
        walk = allowance(game, enemy)
        how = "charge" if distance <= walk else "shot" if reach and distance <= reach + walk // 2 else ""
        if how:
            at = game.base(enemy.id).centre
            marks.append(
                Mark("threat", points=(Point(at.x, at.y), Point(me.x, me.y)), pieces=(enemy.id,), label=Say(f"mark-{how}", {"cm": f"{distance / 100:.1f}"}))
            )
    return tuple(marks)
