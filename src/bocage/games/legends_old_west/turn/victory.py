"""Victory (LOW-24.5, LOW-2.26): at once by flight or annihilation, else at the turn limit by what the scenario says."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.core.game import Ending
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.events import Ended
from bocage.games.legends_old_west.state.state import FOREVER, Figure, Vehicle
from bocage.games.legends_old_west.state.worth import value, vehicle_value
from bocage.games.legends_old_west.tables.scenario import VictoryRow
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, VEHICLES
from bocage.space.plane import Disc, Point, Polygon, within


def losses(game: Battle, side: str) -> int:
    """LOW-2.26, LOW-12.19: figures lost, those lying wounded included; a vehicle counts as one, its crew not at all, in it or out of it."""
    state = game.state
    standing = sum(1 for f in state.figures.values() if not f.down and not f.trade and state.units[f.unit].side == side)
    standing += sum(1 for v in state.vehicles.values() if not v.wreck and state.units[v.unit].side == side)
    standing += sum(1 for a in state.aircraft.values() if not is_down(game, a.id) and state.units[a.unit].side == side)
    return max(0, state.starting[side] - standing)


def is_down(game: Battle, craft: str) -> bool:
    """Whether an aircraft was shot down or crashed, not merely flown home."""
    found = game.state.aircraft[craft]
    return found.place == "gone" and found.hit_points <= 0


def tests_hills(game: Battle, side: str) -> bool:
    """Whether the scenario lets a side test Head for the Hills this turn."""
    effects = game.setting.scenario.effects("no_head_for_the_hills")
    return not any(effect.side == side and game.state.turn <= effect.until_turn for effect in effects)


def check_now(game: Battle) -> bool:
    """LOW-24.5: a side that quit or has nobody left has lost; says whether the battle is over."""
    state = game.state
    if state.phase == "over":
        return True
    if state.quit:
        game.emit(Ended(game.enemy(state.quit), "hills"))
        return True
    for side in game.setting.sides:
        if not _anybody(game, side):
            other = game.enemy(side)
            game.emit(Ended(other if _anybody(game, other) else "", "annihilated"))
            return True
    for row in game.setting.scenario.victory:
        if row.or_condition and _broken(game, row):
            game.emit(Ended(row.side, "broken"))
            return True
    return False


def _anybody(game: Battle, side: str) -> bool:
    state = game.state
    if any(not f.down and state.units[f.unit].side == side for f in state.figures.values()):
        return True
    return any(u.side == side and u.back_on for u in state.units.values())


def _broken(game: Battle, row: VictoryRow) -> bool:
    """The mission station: the general of the other side is dead and fewer than 10 of its figures remain."""
    other = game.enemy(row.side)
    limit = int(row.or_condition.rsplit("<", 1)[1])
    return game.state.generals[other] in game.state.lost and len(game.fighters(other)) < limit


def points_lost(game: Battle, side: str) -> int:
    """LOW-24.5: the points value of a side's figures, vehicles and aircraft out of action."""
    state = game.state
    found = sum(loss.points for loss in state.lost.values() if loss.side == side)
    found += sum(value(f) for f in state.figures.values() if f.down and state.units[f.unit].side == side)
    found += sum(vehicle_value(v) for v in state.vehicles.values() if v.wreck and state.units[v.unit].side == side)
    return found + sum(AIRCRAFT[a.row].points for a in state.aircraft.values() if is_down(game, a.id) and state.units[a.unit].side == side)


def at_limit(game: Battle) -> Rules[None]:
    """LOW-24.5: the end of the last turn."""
    rows = game.setting.scenario.victory
    deciding = [row for row in rows if row.type in ("objective_hold", "points_difference", "score")]
    row = deciding[-1] if deciding else None
    if row is None:
        winner = by_points(game, -(-sum(game.state.worth.values()) // 20))  # under 10 percent of what a side began with
    elif row.type == "points_difference":
        winner = by_points(game, row.margin_points)
    elif row.type == "score":
        winner = by_score(game, row)
    else:
        winner = by_objective(game, row)
    game.emit(Ended(winner, row.id if row is not None else "points"))
    return
    yield


def by_points(game: Battle, margin: int) -> str:
    """The side that took out more enemy points; a smaller difference than the margin is a draw."""
    one, two = game.setting.sides
    difference = points_lost(game, two) - points_lost(game, one)
    return "" if abs(difference) < max(margin, 1) else one if difference > 0 else two


def by_score(game: Battle, row: VictoryRow) -> str:
    """Higher score; a side may need a minimum for a win, and may be the one that wins with equal scores."""
    one, two = game.setting.sides
    found = scores(game)
    if found[one] == found[two]:
        return row.side
    best = one if found[one] > found[two] else two
    return best if found[best] >= row.minimum.get(best, 0) else ""


def scores(game: Battle) -> dict[str, int]:
    """What the scoring conditions of a scenario give both sides as things stand."""
    found = dict.fromkeys(game.setting.sides, 0)
    for row in game.setting.scenario.victory:
        for side in [row.side] if row.side else game.setting.sides:
            found[side] += _score(game, row, side)
    return found


def _score(game: Battle, row: VictoryRow, side: str) -> int:
    state = game.state
    enemy = game.enemy(side)
    if row.type == "demolish":
        return row.score if state.counters.get(f"blown:{row.objective}") or _collapsed(game, str(row.objective)) else 0
    if row.type == "reach":
        home = [f for f in game.fighters(side) if f.far_north and f.y < row.south_of_y * 100]
        return len(home) // max(row.score_per_figures, 1) * row.score
    if row.type == "kills":
        if any(a.unit for a in state.aircraft.values() if state.units[a.unit].side == enemy) and row.score_overrides:
            return sum(
                row.score_overrides.get(state.units[a.unit].roster, row.score_each)
                for a in state.aircraft.values()
                if state.units[a.unit].side == enemy and is_down(game, a.id)
            )
        lost = sum(1 for loss in state.lost.values() if loss.side == enemy) + sum(
            1 for f in state.figures.values() if f.down and state.units[f.unit].side == enemy
        )
        if row.score_per_figures:
            return lost // row.score_per_figures * row.score
        return lost * row.score_each if not row.score_overrides and row.side else _aircraft_down(game, enemy) * row.score_each
    if row.type == "overfly":
        return row.score if any(a.mission_done for a in state.aircraft.values() if state.units[a.unit].roster == row.unit) else 0
    return 0


def _aircraft_down(game: Battle, side: str) -> int:
    return sum(1 for a in game.state.aircraft.values() if game.state.units[a.unit].side == side and is_down(game, a.id))


def _collapsed(game: Battle, ground: str) -> bool:
    return not any(g.id == ground and g.structure > 0 for g in game.state.features)


def by_objective(game: Battle, row: VictoryRow) -> str:
    """Who holds an objective: figures, points or what is beyond a line."""
    one, two = game.setting.sides
    if row.beyond_y:
        return _beyond(game, row)
    found = {side: held(game, row, side) for side in (one, two)}
    difference = found[one] - found[two]
    if row.compare == "figures_inside":  # more of the holder's, else the other's
        holder = row.side
        return holder if found[holder] > found[game.enemy(holder)] else game.enemy(holder)
    if abs(difference) < max(row.margin_points, 1):
        return ""
    return one if difference > 0 else two


def held(game: Battle, row: VictoryRow, side: str) -> int:
    """Standing figures, or points of figures and mobile vehicles, in or near the objective."""
    x, y, w, h = (round(row.objective[key] * 100) for key in ("x", "y", "w", "h"))
    area = Polygon.rectangle(x, y, w, h)
    near = round(row.within_cm * 100)
    figures = [f for f in game.fighters(side) if not game.unit(f.unit).fleeing and _is_in(game, f, (x, y, x + w, y + h), near, area)]
    if row.compare != "points_inside":
        return len(figures)
    vehicles = [v for v in game.state.vehicles.values() if game.side(v.id) == side and is_mobile(game, v)]
    inside = [v for v in vehicles if x <= v.x <= x + w and y <= v.y <= y + h]
    return sum(value(f) for f in figures) + sum(vehicle_value(v) for v in inside)


def is_mobile(game: Battle, vehicle: Vehicle) -> bool:
    """LOW-24.2: on the table, neither a wreck nor stuck for good, and with a crew: an abandoned one is nobody's (LOW-RULING-159)."""
    if vehicle.place != "table" or vehicle.wreck or vehicle.stuck >= FOREVER:
        return False
    return any(f.vehicle == vehicle.id and f.station == "crew" and f.place == "aboard" and not f.down for f in game.state.figures.values())


def _is_in(game: Battle, figure: Figure, box: tuple[int, int, int, int], near: int, area: Polygon) -> bool:
    if not near:
        return box[0] <= figure.x <= box[2] and box[1] <= figure.y <= box[3]
    return within(Disc(Point(figure.x, figure.y), game.radius(figure)), area, near)


def _beyond(game: Battle, row: VictoryRow) -> str:
    """Tanks at dawn: enough figures or tanks beyond a line wins, half of it draws."""
    line = row.beyond_y * 100
    figures = sum(1 for f in game.fighters(row.side) if f.y > line)
    tanks = sum(1 for v in game.state.vehicles.values() if v.y > line and game.side(v.id) == row.side and VEHICLES[v.row].tank and is_mobile(game, v))
    if figures >= row.figures or tanks >= row.or_tanks:
        return row.side
    if figures >= row.figures * row.draw_fraction or tanks >= row.or_tanks * row.draw_fraction:
        return ""
    return game.enemy(row.side)


def ending(game: Battle) -> Ending | None:
    """How the battle ended: scores by the scenario's own count if it has one, else points of the other side's losses."""
    state = game.state
    if state.phase != "over":
        return None
    one, two = game.setting.sides
    counted = any(row.type == "score" for row in game.setting.scenario.victory)
    found = scores(game) if counted else {one: points_lost(game, two), two: points_lost(game, one)}
    side = f"@side-{state.winner}" if state.winner else ""
    reason = state.reason if state.reason in ("hills", "annihilated", "broken") else "limit"
    message = f"ending-{reason}" if state.winner else "ending-draw"
    return Ending((state.winner,) if state.winner else (), message, {"side": side}, found)
