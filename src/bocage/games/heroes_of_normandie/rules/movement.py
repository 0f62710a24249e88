"""Moves: where a unit may go, and what happens when it comes there (HON-5.5 to HON-5.12, HON-7.5 to HON-7.8, HON-21.3, HON-21.20).

HON-5.11: there are no zones of control; only occupied squares, terrain and skills limit a move. HON-5.12: the tables of neighbours end at the edge of the map.
"""

from __future__ import annotations

from bocage.core.chance import Pool, multiset
from bocage.core.decision import Rules, roll
from bocage.core.errors import Refusal
from bocage.games.heroes_of_normandie.rules import concealment, losses
from bocage.games.heroes_of_normandie.rules.directives import forbidden, refuse_directive
from bocage.games.heroes_of_normandie.state.events import MarkerRemoved, Moved, MovedConcealed, MovementEnded
from bocage.games.heroes_of_normandie.state.model import Heroes, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import Profile

YELLOW: Pool[int] = multiset("yellow", 1, lambda shown: shown[0])  # HON-1.3, HON-20.1
DIRECTIONS = {"north": (0, -1), "south": (0, 1), "west": (-1, 0), "east": (1, 0)}


def is_water(game: Heroes, square: int) -> bool:
    """HON-17.10, HON-14.2, HON-19.4: whether only Amphibious units enter a square."""
    return game.terrain(square).enter == "amphibious"


def refuse_square(game: Heroes, profile: Profile, square: int) -> Refusal | None:
    """HON-5.6, HON-17.10, HON-17.11: a square must be on the map, empty, and open to the unit."""
    if not 0 <= square < game.setting.grid.size:
        return Refusal("HON-5.12", "off-the-map")
    if square in game.state.at:
        return Refusal("HON-5.6", "square-occupied", {"square": game.setting.names[square]})
    if game.terrain(square).enter == "amphibious" and not profile.amphibious:  # as `is_water`, where it counts
        return Refusal("HON-17.10", "water", {"square": game.setting.names[square]}, ("passage",))
    return None


def refuse_going(game: Heroes, unit: Unit) -> Refusal | None:
    """HON-12.7, HON-21.44: what keeps a unit where it is, whichever way it would move."""
    if game.profile(unit.id).immobile:
        return Refusal("HON-12.7", "immobile", {"unit": unit.id})
    if forbidden(game, unit.id, "move"):
        return Refusal("HON-8.2", "forbidden-by-event", {"unit": unit.id})
    return None


def refuse_activation_move(game: Heroes, unit: Unit) -> Refusal | None:
    """What the unit has done in its activation may end its movement: a wire, a Fire of a Fire or Move unit, a Cumbersome Fire at the stop value."""
    act = game.state.act
    assert act is not None
    if act.halted:
        return Refusal("HON-21.20", "halted-by-wire", {"unit": unit.id})
    if act.fired and game.profile(unit.id).fire_or_move:
        return Refusal("HON-12.6", "fire-or-move", {"unit": unit.id})
    if act.standing:
        return Refusal("HON-21.27", "stands-still", {"unit": unit.id})
    return refuse_going(game, unit)


def refuse_carrying(game: Heroes, unit: Unit) -> Refusal | None:
    """Moves by cards, Forward! and Fall back!: not of the two units of a Manoeuvre (HON-4.15), nor of one whose movement in this activation is over."""
    if game.manoeuvring(unit.id):
        return Refusal("HON-4.15", "in-a-manoeuvre", {"unit": unit.id})
    act = game.state.act
    if act is not None and act.unit == unit.id:
        if act.halted:
            return Refusal("HON-21.20", "halted-by-wire", {"unit": unit.id})
        if act.standing:
            return Refusal("HON-21.27", "stands-still", {"unit": unit.id})
    return refuse_going(game, unit)


def refuse_step(game: Heroes, unit: Unit, square: int, *, diagonal: bool) -> Refusal | None:
    """HON-5.5, HON-5.7, HON-5.8: one square, orthogonally; diagonally only where the kind of move and the type allow it."""
    setting = game.setting
    if not 0 <= square < setting.grid.size:
        return Refusal("HON-5.12", "off-the-map")
    if square not in setting.beside[unit.square]:
        if square not in setting.adjacent[unit.square]:
            return Refusal("HON-5.5", "too-far", {"square": setting.names[square]})
        if not diagonal:
            return Refusal("HON-7.6", "never-diagonal", {"square": setting.names[square]})
        # HON-21.7: the types of a Concealed card are inactive
        if not (unit.visible and game.profile(unit.id).mechanised):
            hidden = game.profile(unit.id).mechanised
            return Refusal("HON-5.7", "only-mechanised-diagonal", {"square": setting.names[square]}, ("reveal-it",) if hidden else ())
    return refuse_square(game, game.profile(unit.id), square)


def refuse_move(game: Heroes, unit: Unit, square: int) -> Refusal | None:
    """HON-5.1, HON-5.5: the one normal move of an activation."""
    act = game.state.act
    assert act is not None
    if act.moved:
        return Refusal("HON-5.1", "already-moved", {"unit": unit.id})
    return refuse_activation_move(game, unit) or refuse_step(game, unit, square, diagonal=True)


def refuse_march(game: Heroes, unit: Unit, square: int) -> Refusal | None:
    """HON-7.5 to HON-7.8: one forced march per activation, orthogonal, for a DIRECTIVE."""
    act = game.state.act
    assert act is not None
    if act.marched:
        return Refusal("HON-7.7", "already-marched", {"unit": unit.id})
    return refuse_directive(game, unit.id) or refuse_activation_move(game, unit) or refuse_step(game, unit, square, diagonal=False)


def forward(game: Heroes, side: str, square: int, steps: int = 1) -> int | None:
    """HON-10.14, HON-10.15: the next square in the scenario's direction toward the enemy (steps -1: toward the own zone)."""
    dx, dy = DIRECTIONS[game.setting.forward[side]]
    if game.setting.scenario.free and game.state.first != side:
        dx, dy = (0, 1)
    elif game.setting.scenario.free:
        dx, dy = (0, -1)
    return game.setting.grid.step(square, dx * steps, dy * steps)


def move(game: Heroes, unit: str, square: int, by: str) -> Rules[None]:
    """HON-21.3: a change of square; it reveals enemies (HON-15.11), and the square may have its own effect on who enters it."""
    found = game.unit(unit)
    if found.visible:
        game.emit(Moved(unit, found.square, square, by))
    else:
        game.emit(MovedConcealed(unit, found.square, square, by, wet=is_water(game, square)))
    yield from enter(game, unit, square)
    concealment.reveal_around(game, found.side, square)


def enter(game: Heroes, unit: str, square: int) -> Rules[None]:
    """HON-21.20: Barbed wire and Minefield. A Concealed card has neither type nor skill here (HON-21.7), and a mine that goes off reveals it."""
    if square not in game.state.markers:
        return
    found, profile = game.unit(unit), game.profile(unit)
    if game.marked(square, "barbed_wire") is not None:
        if found.visible and profile.tank:
            game.emit(MarkerRemoved(square, "barbed_wire"))
        else:
            game.emit(MovementEnded(unit))
    if game.marked(square, "minefield") is not None and not (found.visible and profile.engineers):
        die = yield from roll(YELLOW, why="HON-21.20")
        if die <= 2:
            concealment.reveal(game, unit)
            if unit in game.state.units:
                losses.suffer(game, unit, 0 if profile.armoured else 1, 1 if profile.armoured else 0)
