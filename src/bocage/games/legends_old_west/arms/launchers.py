"""Anti-tank launchers: Panzerfaust, PIAT, bazooka, Panzerschreck (LOW-18.15, LOW-18.2)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming.aim import modifiers
from bocage.games.legends_old_west.aiming.crews import has_loader, is_set_up
from bocage.games.legends_old_west.aiming.in_the_way import in_the_way
from bocage.games.legends_old_west.aiming.targets import buildings, enemy_units, enemy_vehicles, refuse_target
from bocage.games.legends_old_west.aiming.to_hit import spent, to_hit
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms.guns import body_of, hit_building
from bocage.games.legends_old_west.arms.templates import pick_figure, visible
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import ground_words, in_cm
from bocage.games.legends_old_west.state.arms_events import Reloaded, WeaponSpent
from bocage.games.legends_old_west.state.fire_events import Volleyed
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.space.plane import gap, within

AGAINST_BUILDINGS = 3
"""LOW-18.15: what is added to the Strength against a building."""


def targets(game: Battle, figure: str, weapon: str) -> list[str]:
    """Vehicles, units and buildings in sight and range."""
    if refuse_weapon(game, figure, weapon) is not None:
        return []
    offered = [*enemy_vehicles(game, figure), *enemy_units(game, figure), *buildings(game, figure)]
    return [target for target in offered if refuse(game, figure, weapon, target) is None]


def refuse_weapon(game: Battle, figure: str, weapon: str) -> Refusal | None:
    """LOW-18.15: a Panzerfaust is used once, a bazooka must be loaded or have its loader; LOW-18.9: set up."""
    known = game.figure(figure)
    if weapon in known.used:
        return Refusal("LOW-18.15", "used-up", {"weapon": weapon})
    if WEAPONS[weapon].needs_loader and not known.loaded and not has_loader(game, figure):
        return Refusal("LOW-18.2", "not-loaded", {"weapon": weapon})
    return is_set_up(game, figure, weapon)


def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
    """The law of a launcher's target: vehicle, building or figure, in sight and range."""
    fault = refuse_weapon(game, figure, weapon)
    if fault is not None:
        return fault
    row = WEAPONS[weapon]
    too_far = Refusal("LOW-18.15", "out-of-range", {"range": in_cm(row.reach)})
    if target in game.land.index and target not in game.state.units:
        if target not in buildings(game, figure):
            return Refusal("LOW-2.28", "not-seen", {"target": ground_words(game, target)})
        return None if gap(game.base(figure), body_of(game, target)).within(row.reach) else too_far
    if target in game.state.aircraft:
        return Refusal("LOW-21.33", "not-at-aircraft", {"weapon": weapon})
    fault = refuse_target(game, figure, target, weapon)
    if fault is not None:
        return fault
    aims = visible(game, figure, target) if target in game.state.units else [target]
    return None if any(within(game.base(figure), game.base(aim), row.reach) for aim in aims) else too_far


def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
    """LOW-18.15: roll T; one hit of Strength 4, damage 1D3; against a building Strength 7."""
    row = WEAPONS[weapon]
    aim = target
    if target in game.state.units:
        aim = yield from pick_figure(game, figure, target)
    spent(game, figure, weapon, how="volley")
    if row.needs_loader and not game.figure(figure).loaded:
        game.emit(Reloaded(figure, True))
    hit = yield from to_hit(game, figure, weapon, 1, modifiers(game, game.figure(figure), row, aim), "LOW-18.15")
    game.emit(Volleyed(figure, aim, 1, hit))
    if row.needs_loader:
        game.emit(Reloaded(figure, False))
    elif row.type == "panzerfaust":
        game.emit(WeaponSpent(figure, weapon))
    if hit and aim in game.land.index and aim not in game.state.figures and aim not in game.state.vehicles:
        yield from hit_building(game, aim, row.force + AGAINST_BUILDINGS, figure)
    elif hit:
        taker = yield from in_the_way(game, figure, aim)
        if taker is not None:
            yield from resolve(game, [Hit(taker, row.force, damage="1D3", weapon=weapon, by=figure, shot=True)])
