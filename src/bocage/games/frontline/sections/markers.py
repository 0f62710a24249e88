"""What markers mean to soldiers: Pin, Morale, Wounds and death, and the Key Location they hold (FL-9.8 to FL-9.11, FL-9.18)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.frontline.sections.sections import kill
from bocage.games.frontline.state.events import LastingDiscarded
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.state.section_events import Marked
from bocage.games.frontline.tables.tables import CARDS


def pin(game: Battle, force: str) -> None:
    """FL-9.8: at most one Pin; none on the Fearless (FL-11.12). The cost is paid all the same."""
    if not CARDS[force].fearless and not game.state.forces[force].pin:
        game.emit(Marked(force, "pin", "damage"))


def morale_hit(game: Battle, force: str, why: str) -> Rules[None]:
    """FL-9.9, FL-9.10: a Morale marker, or a Wound if current morale is 0."""
    if current_morale(game, force) <= 0:
        yield from wound(game, force, why)
    else:
        game.emit(Marked(force, "morale", why))


def current_morale(game: Battle, force: str) -> int:
    """FL-9.9, FL-11.3: the Morale factor minus Morale markers."""
    return CARDS[force].morale - game.state.forces[force].morale


def wound(game: Battle, force: str, why: str) -> Rules[None]:
    """FL-9.11: a Wound marker; two are death, three for the Tough (FL-11.18)."""
    game.emit(Marked(force, "wound", why))
    if game.state.forces[force].wounds >= CARDS[force].kills:
        yield from kill(game, force)


def check_key_location(game: Battle) -> None:
    """FL-9.18: a Key Location is lost when every soldier of its section is pinned and/or wounded."""
    state = game.state
    for section in state.sections.values():
        if section.key:
            if all(state.forces[member].pin or state.forces[member].wounds for member in section.members):
                game.emit(LastingDiscarded(section.id, "key_location", section.seat))
            return
