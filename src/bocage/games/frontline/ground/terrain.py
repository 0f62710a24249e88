"""Terrain: holding ground and hand size (chapter 13). Notes on movement are in `movement`, on fire in `firepower`."""

from __future__ import annotations

from bocage.games.frontline.state.model import Battle, Section, is_led
from bocage.games.frontline.tables.tables import CARDS, HAND_BASE, LEVEL, TACTICS_BONUS, TERRAIN


def cover_level(game: Battle, at: int) -> str:
    """FL-13.4: light, medium or heavy."""
    return LEVEL[game.state.terrain[at - 1]]


def held(sections: list[Section], enemies: list[Section], home: int) -> list[int]:
    """The terrain cards held from a home card by these sections against these enemies (FL-13.40 to FL-13.43), nearest to home first.

    Positions are turned so that home is 1 and the enemy's home 9; then `foremost` is the most advanced led section in an uncontested card and `nearest`
    the enemy nearest to home.
    """

    def turned(at: int) -> int:
        return at if home == 1 else 10 - at

    foes = [turned(section.at) for section in enemies]
    foremost = max((turned(s.at) for s in sections if is_led(s) and turned(s.at) not in foes), default=0)  # FL-13.40, FL-13.41, FL-13.43
    nearest = min(foes, default=10)
    if nearest > foremost:
        places = list(range(1, foremost + 1))
    else:  # FL-13.42: infiltration only takes cards away
        own = [turned(section.at) for section in sections]
        places = [*range(1, nearest), *(c for c in range(nearest + 1, foremost + 1) if c in own and c not in foes)]
    return [turned(place) for place in places]


def held_by(game: Battle, seat: str) -> list[int]:
    """The terrain cards a seat holds with its own sections (FL-13.40, FL-17.1)."""
    return held(game.own_sections(seat), list(game.enemy_sections(seat)), game.home(seat))


def hand_size(game: Battle, seat: str) -> int:
    """FL-13.30: 4, one for each card held (a Stream counts as two, FL-13.21), one for each living Tactics card (FL-11.16)."""
    ground = game.state.terrain
    cards = sum(TERRAIN[ground[at - 1]].held_value for at in held_by(game, seat))
    tactics = sum(1 for force in game.own_forces(seat) if CARDS[force.id].tactics)
    return HAND_BASE + cards + TACTICS_BONUS * tactics
