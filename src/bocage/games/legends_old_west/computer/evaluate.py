"""How a battle stands: an estimate of the chance to win (LOW-24.5), from points left, what is scored and who is nearer to the objective."""

from __future__ import annotations

from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving.candidates import objectives
from bocage.games.legends_old_west.state.worth import value, vehicle_value
from bocage.games.legends_old_west.tables.tables import AIRCRAFT
from bocage.games.legends_old_west.turn.victory import held, losses, scores
from bocage.tabletop.estimates import logistic


def evaluate(game: Battle, side: str) -> float:
    """0 to 1: lost, won, or a soft difference of what both sides have and hold."""
    state = game.state
    other = game.enemy(side)
    if state.phase == "over":
        return 0.5 if not state.winner else float(state.winner == side)
    mine, yours = strength(game, side), strength(game, other)
    total = max(1, state.worth[side] + state.worth[other])
    edge = 5.0 * (mine / max(1, state.worth[side]) - yours / max(1, state.worth[other]))
    edge += objective_edge(game, side)
    for who, sign in ((side, -1), (other, 1)):
        if 2 * losses(game, who) >= state.starting[who]:
            edge += 1.0 * sign
    points = scores(game)
    edge += 0.7 * (points[side] - points[other]) if any(points.values()) else 0.0
    return logistic(edge) if total else 0.5


def strength(game: Battle, side: str) -> int:
    """Points of those who can still fight; the fleeing and the lying count for a little."""
    state = game.state
    found = 0
    for figure in state.figures.values():
        unit = state.units[figure.unit]
        if unit.side == side:
            points = value(figure)
            found += points // 5 if figure.down or unit.fleeing else points * 3 // 4 if figure.red or figure.jammed else points
    manned = {f.vehicle for f in state.figures.values() if f.station == "crew"}
    for vehicle in state.vehicles.values():
        if not vehicle.wreck and state.units[vehicle.unit].side == side:
            points = vehicle_value(vehicle) * max(vehicle.hit_points, 0) // max(1, vehicle.hit_points + 1)
            found += points if vehicle.id in manned else points // 4
    return found + sum(AIRCRAFT[a.row].points for a in state.aircraft.values() if state.units[a.unit].side == side and a.hit_points > 0)


def objective_edge(game: Battle, side: str) -> float:
    """Who holds, and who is nearer to, what the scenario asks for; it weighs more as the turns run out."""
    rows = [row for row in game.setting.scenario.victory if row.type == "objective_hold" and isinstance(row.objective, dict)]
    late = game.state.turn / max(1, game.setting.limit)
    edge = 0.0
    other = game.enemy(side)
    for row in rows:
        scale = 60.0 if row.compare == "points_inside" else 4.0
        if not row.beyond_y:
            edge += 1.5 * late * (held(game, row, side) - held(game, row, other)) / scale
    for box in objectives(game):
        edge += 0.5 * (_nearness(game, side, box) - _nearness(game, other, box))
    if not rows:
        edge += 0.2 * (_contact(game, side) if game.setting.sides[0] == side else 0.0)
    return edge


def _nearness(game: Battle, side: str, box: tuple[int, int, int, int]) -> float:
    figures = game.fighters(side)
    if not figures:
        return 0.0
    x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
    mean = sum(abs(f.x - x) + abs(f.y - y) for f in figures) / len(figures)
    return -mean / (game.setting.width + game.setting.depth)


def _contact(game: Battle, side: str) -> float:
    """Without an objective somebody has to go: the first side is pulled a little towards the other."""
    mine, yours = game.fighters(side), game.enemies(side)
    if not mine or not yours:
        return 0.0
    ax, ay = sum(f.x for f in mine) / len(mine), sum(f.y for f in mine) / len(mine)
    bx, by = sum(f.x for f in yours) / len(yours), sum(f.y for f in yours) / len(yours)
    return -(abs(ax - bx) + abs(ay - by)) / (game.setting.width + game.setting.depth)
