"""Guns of vehicles that jam (LOW-19.13, LOW-19.52)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.dice import d3
from bocage.games.legends_old_west.state.vehicle_events import GunJammed


def jam(game: Battle, ident: str, weapon: str) -> Rules[None]:
    """LOW-19.13, LOW-19.52: on a natural 1 the gun is jammed for 1D3 turns."""
    turns = yield from d3("LOW-19.13")
    game.emit(GunJammed(ident, weapon, game.state.turn + turns))
