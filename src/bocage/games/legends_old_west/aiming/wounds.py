"""Hits and wounds (LOW-2.7 to 2.9, LOW-2.27, LOW-2.36): location, wound roll, save, Fortune, damage, casualty.

All hits of a volley are allocated before any is rolled to wound, so a man hit twice is rolled for twice even if the first roll fells him.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.chance import faces
from bocage.core.decision import Rules, roll
from bocage.core.state import Record
from bocage.games.legends_old_west.aiming.crews import is_team
from bocage.games.legends_old_west.aiming.fame import spend_fame, spend_fortune
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.dice import d3, test_die
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.state.wound_events import Fell, HitTaken, LaidDown, MountHit, MountKilled, Saved, Wounded, WoundsRolled
from bocage.games.legends_old_west.tables.tables import PROFILES, VEHICLES, WEAPONS, WOUND_CHART


class Hit(Record):
    """A hit on its way: on whom, how hard, and what may still avert it. `shot`: aimed fire, so a mount or a flame team's location is rolled for."""

    target: str
    strength: int
    damage: str = "1"
    save: bool = True
    debris: int = 0
    weapon: str = ""
    by: str = ""
    shot: bool = False
    cause: str = "shot"


class Takers:
    """Who takes a hit that is no figure's own affair; `flame_team` says who of a team is hit, None if its fuel explodes."""

    vehicle: Callable[[Battle, Hit], Rules[None]]
    aircraft: Callable[[Battle, Hit], Rules[None]]
    flame_team: Callable[[Battle, Hit], Rules[str | None]]


TAKERS = Takers()
"""They live in later rooms, which build on this one: the game's `__init__` names them."""


def need(strength: int, grit: int) -> tuple[int, int]:
    """LOW-2.7: the D6 needed, and the second one if any; (0, 0) if it cannot wound."""
    row = WOUND_CHART[min(2, max(-8, strength - grit))]
    return (row.need, row.second) if row.possible else (0, 0)


def wound_roll(game: Battle, strength: int, grit: int, by: str = "", why: str = "LOW-2.7") -> Rules[bool]:
    """LOW-2.7: rolls a hit on the wound chart; who dealt it may use his Fame (LOW-2.23)."""
    first, second = need(strength, grit)
    if not first:
        return False
    done = yield from _die(game, "wound", first, by, why)
    if done and second:
        done = yield from _die(game, "second", second, by, why)
    game.emit(WoundsRolled(1, int(done)))
    return done


def _die(game: Battle, name: str, at_least: int, by: str, why: str) -> Rules[bool]:
    """One die that must show so much; a hero may add his Fame to it (LOW-2.23)."""
    dealer = game.state.figures.get(by) if by else None
    if dealer is None or not dealer.fame:
        return bool((yield from roll(test_die(name, at_least), why=why)))
    shown = yield from roll(faces(name, 1), why=why)
    return shown[0] >= at_least or (yield from spend_fame(game, by, at_least - shown[0]))


def resolve(game: Battle, hits: Sequence[Hit]) -> Rules[None]:
    """LOW-2.36: hits already allocated, one after the other: location, wound roll, save, Fortune, damage, casualty."""
    grits = [_grit(game, hit.target) for hit in hits]
    simple = len(hits) > 1 and all(_is_simple(game, hit) for hit in hits)
    if simple:
        yield from _volley(game, hits, grits)
        return
    for hit, grit in zip(hits, grits, strict=True):
        yield from _one(game, hit, grit)


def _grit(game: Battle, ident: str) -> int:
    figure = game.state.figures.get(ident)
    return 0 if figure is None else PROFILES[figure.profile].grit


def _is_simple(game: Battle, hit: Hit) -> bool:
    """Whether nothing is rolled or asked before or beside the wound roll, so that many fall at once."""
    figure = game.state.figures.get(hit.target)
    if figure is None or (hit.shot and (figure.mount or _has_flame(game, figure))):
        return False
    dealer = game.state.figures.get(hit.by) if hit.by else None
    return (dealer is None or dealer.fame == 0) and need(hit.strength, PROFILES[figure.profile].grit)[1] == 0


def _volley(game: Battle, hits: Sequence[Hit], grits: Sequence[int]) -> Rules[None]:
    rolled = [(hit, first) for hit, grit in zip(hits, grits, strict=True) if (first := need(hit.strength, grit)[0])]
    if not rolled:
        return
    found = yield from roll(*(test_die("wound", first) for _, first in rolled), why="LOW-2.7")
    results: Sequence[int] = (found,) if isinstance(found, int) else found
    game.emit(WoundsRolled(len(rolled), sum(1 for wounds in results if wounds)))
    for (hit, _), wounds in zip(rolled, results, strict=True):
        if wounds:
            yield from suffer(game, hit)


def _has_flame(game: Battle, figure: Figure) -> bool:
    return any(WEAPONS[weapon].kind == "flame" for weapon in figure.weapons) or bool(figure.loader_of)


def _one(game: Battle, hit: Hit, grit: int) -> Rules[None]:
    state = game.state
    if hit.target in state.vehicles:
        yield from TAKERS.vehicle(game, hit)
        return
    if hit.target in state.aircraft:
        yield from TAKERS.aircraft(game, hit)
        return
    figure = state.figures.get(hit.target)
    if figure is not None and hit.shot and _has_flame(game, figure) and is_team(game, figure.id):
        struck = yield from TAKERS.flame_team(game, hit)
        if struck is None:
            return
        hit = Hit(struck, hit.strength, hit.damage, hit.save, hit.debris, hit.weapon, hit.by, False, hit.cause)
        figure, grit = state.figures.get(struck), _grit(game, struck)
    if figure is not None and hit.shot and figure.mount:
        mount = yield from roll(test_die("location", 4), why="LOW-2.27")
        if not mount:  # 1-3: the mount
            yield from _mount_hit(game, hit)
            return
    if not grit:
        return
    if (yield from wound_roll(game, hit.strength, grit, hit.by)):
        yield from suffer(game, hit)


def _mount_hit(game: Battle, hit: Hit) -> Rules[None]:
    """LOW-2.27: the mount has the Grit and Wounds of its vehicle row; its rider may be thrown."""
    figure = game.state.figures[hit.target]
    game.emit(MountHit(figure.id))
    if not (yield from wound_roll(game, hit.strength, VEHICLES[figure.mount].grit, hit.by)):
        return
    shown = yield from roll(faces("rider", 1), why="LOW-2.27")
    fate = "thrown" if shown[0] == 1 else "unharmed" if shown[0] == 6 else "beside"
    game.emit(MountKilled(figure.id, fate))
    if fate == "thrown":
        yield from wound(game, figure.id, Hit(figure.id, 2, by=hit.by, cause="thrown"))


def wound(game: Battle, ident: str, hit: Hit) -> Rules[bool]:
    """One hit on one figure, straight to the wound roll; says whether it wounded for good."""
    figure = game.state.figures.get(ident)
    if figure is None or figure.down:
        return False
    if not (yield from wound_roll(game, hit.strength, PROFILES[figure.profile].grit, hit.by)):
        return False
    return (
        yield from suffer(
            game, hit if hit.target == ident else Hit(ident, hit.strength, hit.damage, hit.save, hit.debris, hit.weapon, hit.by, False, hit.cause)
        )
    )


def suffer(game: Battle, hit: Hit) -> Rules[bool]:
    """A wound: save (LOW-2.8), Fortune (LOW-2.24), damage (LOW-2.9), casualty. Says whether it counted."""
    ident = hit.target
    figure = game.state.figures.get(ident)
    if figure is None or figure.down:
        return False
    game.emit(HitTaken(ident, hit.strength, hit.by))
    save = best_save(figure, hit)
    if save and (yield from roll(test_die("save", save), why="LOW-2.8")):
        game.emit(Saved(ident, "save"))
        return False
    if figure.fortune > 0 and (yield from spend_fortune(game, ident)):
        return False
    figure = game.state.figures[ident]
    damage = 1
    if hit.damage == "1D3" and figure.wounds > 1:
        damage = yield from d3("LOW-2.9")
    if damage < figure.wounds:
        game.emit(Wounded(ident, damage))
    else:
        casualty(game, ident, hit.cause)
    return True


def best_save(figure: Figure, hit: Hit) -> int:
    """LOW-2.8: the single best save a figure has against a hit, 0 for none."""
    if not hit.save:
        return 0
    saves = [int(WEAPONS[weapon].save.rstrip("+")) for weapon in figure.weapons if WEAPONS[weapon].save]
    if hit.debris:
        saves.append(hit.debris)
    return min(saves, default=0)


def has_medic(game: Battle, side: str) -> bool:
    """LOW-12.19: a medic of the side stands on the table."""
    return any(PROFILES[f.profile].kind == "medic" for f in game.fighters(side))


def casualty(game: Battle, ident: str, cause: str = "shot") -> None:
    """LOW-2.9, LOW-12.14: at 0 Wounds a figure lies down where the medic rules are in use, else it is removed."""
    figure = game.state.figures[ident]
    if figure.place == "table" and not figure.red and game.setting.era != "colonial" and has_medic(game, game.side(ident)):
        game.emit(LaidDown(ident, cause == "gas"))
    else:
        game.emit(Fell(ident))


def kill(game: Battle, ident: str, how: str = "killed") -> None:
    """An automatic kill without a wound roll: no Fortune, no lying down (LOW-2.24)."""
    if ident in game.state.figures:
        game.emit(Fell(ident, how))
