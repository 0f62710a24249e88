"""The same for the two games on a table: volleys of single shots, and fire at one unit.

What is read off the table is who aims at whom, with what number on a die, what is in the way, and what it takes to wound; what becomes of the dice is written
here anew.
"""

from __future__ import annotations

from typing import Any

import icepool

from bocage.core.decision import Ask
from bocage.core.match import Match
from bocage.games.dropzone_commander.losses.damage import passive
from bocage.games.dropzone_commander.shooting.attack import Aim, aim, energy, to_damage, to_hit
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.legends_old_west.aiming.aim import OWN, modifiers, nearest_in_unit
from bocage.games.legends_old_west.aiming.in_the_way import items
from bocage.games.legends_old_west.aiming.to_hit import threshold
from bocage.games.legends_old_west.aiming.wounds import best_save, need
from bocage.games.legends_old_west.ground.troops import shooting
from bocage.games.legends_old_west.shooting.firing_groups import group_members
from bocage.games.legends_old_west.shooting.volleys import fitting
from bocage.games.legends_old_west.tables.tables import PROFILES, WEAPONS

NOBODY = ""


# -- Legends of the Old West: LOW-2.15, LOW-2.16, LOW-2.7, LOW-2.9, LOW-2.36 ------------------------------------------------------


def legends(table: Match, ask: Ask[Any], answer: Any) -> Any:
    """Each shot fells one man or nobody; whoever is hit twice is rolled for twice and falls once."""
    game: Any = table.game
    group, side = str(ask.facts["group"]), game.setting.side_of_seat[ask.seat]
    fallen = icepool.Die([""])  # the names of the fallen in one word: what icepool neither takes apart nor adds up
    for ident, fit in fitting(game, [figure.id for figure in group_members(game, group)], answer.aim):
        if not fit:
            continue
        if len(fit) > 1 or WEAPONS[fit[0]].kind not in OWN or game.figure(ident).fame:
            return None
        near = nearest_in_unit(game, ident, answer.aim, WEAPONS[fit[0]].reach) if answer.aim in game.state.units else [answer.aim]
        shot = _shot(game, ident, WEAPONS[fit[0]], near[0]) if near else None
        if shot is None:
            return None
        fallen = icepool.map(lambda before, felled: " ".join(sorted({*before.split(), *felled.split()})), fallen, shot)

    if fallen == icepool.Die([""]):  # not the dice of a volley
        return None

    def result(down: str) -> str:
        men = down.split()
        theirs = sum(game.side(ident) != side for ident in men)
        return f"{10 * (2 * theirs - len(men))}|result-casualties" if men else "0|result-nothing"

    return fallen.map(result)


def _shot(game: Any, by: str, weapon: Any, at: str) -> Any:
    """Who falls by one shot; None if more than one roll or a save would decide over somebody it may find."""
    struck: list[tuple[int, str]] = [*items(game, by, at), (7, at)]  # what it must get past, and who takes it otherwise
    for _, ident in struck:
        figure = game.state.figures.get(ident)
        if ident and (figure is None or figure.wounds > 1 or figure.mount or figure.fortune or figure.loader_of or best_save(figure, _hit(ident, weapon))):
            return None
        if figure is not None and any(WEAPONS[carried].kind == "flame" for carried in figure.weapons):
            return None

    def onward(rest: list[tuple[int, str]]) -> Any:
        needed, ident = rest[0]
        return (
            _wounds(game, weapon, ident)
            if needed == 7
            else icepool.map(lambda past: onward(rest[1:]) if past else _wounds(game, weapon, ident), icepool.d6 >= needed)
        )

    figure = game.figure(by)
    hit = icepool.d6 >= threshold(shooting(figure), modifiers(game, figure, weapon, at))
    return icepool.map(lambda hits: onward(struck) if hits else NOBODY, hit)


def _hit(ident: str, weapon: Any) -> Any:
    from bocage.games.legends_old_west.aiming.wounds import Hit

    return Hit(ident, weapon.force, weapon.damage, True, 0, weapon.id, "", True)


def _wounds(game: Any, weapon: Any, ident: str) -> Any:
    if not ident:
        return icepool.Die([NOBODY])
    first, second = need(weapon.force, PROFILES[game.figure(ident).profile].grit)
    if not first:
        return icepool.Die([NOBODY])
    return icepool.map(lambda a, b: ident if a >= first and b >= second else NOBODY, icepool.d6, icepool.d6)


# -- Dropzone Commander: DZC-6.12 to DZC-6.17 -------------------------------------------------------------------------------------

PLAIN = {"Alt", "AA", "CA", "SC", "RW", "L", "SA", "Articulated"}  # words that decide who may fire at what, not what the dice mean


def dropzone(table: Match, ask: Ask[Any], answer: Any) -> Any:
    """Each shot must hit, get past the passive save and damage; so many points, and at the last one the unit is destroyed."""
    game: Any = table.game
    volley = game.state.volley
    if volley is None or game.state.effects or len({burst.target for burst in volley.bursts}) > 1:
        return None
    target = volley.bursts[0].target
    if (
        target not in game.state.units
        or game.state.units[target].where != "table"
        or game.passengers(target)
        or not game.is_enemy(ask.seat, game.seat_of(target))
    ):
        return None
    done = icepool.Die([0])
    for burst in volley.bursts:
        weapon = game.weapon_of(burst)
        seen = aim(game, burst.unit, weapon, target, burst.window)
        if not isinstance(seen, Aim) or not set(weapon.words) <= PLAIN or keywords.unit_loss(weapon) != "1":
            return None
        hits = to_hit(game, burst, seen)
        damages = to_damage(game, burst, target, energy(game, burst, target), (seen.look.eye.x, seen.look.eye.y))
        saves = passive(game, target)
        landed = _chance(hits) * (1 if not saves else icepool.d6 < saves) * (icepool.d6 >= damages if damages else icepool.Die([0]))
        done += landed.map(lambda lands: int(lands)).pool(burst.shots).sum()
    left = game.dp_left(target)

    def result(points: int) -> str:
        if points >= left:
            return f"{1000 + 10 * left}|result-destroyed"
        return f"{10 * points}|result-damage" if points else "0|result-none"

    return done.map(result)


def _chance(needed: int) -> Any:
    return icepool.d6 >= needed if needed else icepool.Die([1])
