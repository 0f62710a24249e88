"""Chapter 7: DIRECTIVE markers and who may use them.

HON-7.1: five uses: a forced march (`movement`), forcing an activation (`activation`), Piercing and +1 to a Fire (`fire`), +1 to a save (`saves`).
HON-7.18: a unit may use several of them in one sequence; nothing here counts them together.
"""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.games.heroes_of_normandie.state.events import DirectiveSpent
from bocage.games.heroes_of_normandie.state.model import Heroes


def refuse_directive(game: Heroes, unit: str) -> Refusal | None:
    """HON-21.4: the state of the unit that benefits decides whether a DIRECTIVE may be spent for it, at the moment of spending."""
    if game.profile(unit).disoriented:
        return Refusal("HON-12.12", "disoriented", {"unit": unit})
    return refuse_openly(game, unit)


def refuse_openly(game: Heroes, unit: str) -> Refusal | None:
    """The part of the test that both sides can see: markers, terrain and effects."""
    found = game.unit(unit)
    if game.army(found.side).directives < 1:
        return Refusal("HON-7.3", "no-directive-left", {}, ("take-directives",))
    if found.suppressed:
        return Refusal("HON-7.4", "suppressed", {"unit": unit}, ("remove-suppressed",))
    if not game.terrain(found.square).directive_allowed:
        return Refusal("HON-7.19", "flooded", {"unit": unit}, ("leave-the-flood",))
    for effect in game.state.lasting:
        if effect.kind == "forbid" and effect.what == "directive" and unit in effect.units:
            return Refusal("HON-8.2", "forbidden-by-event", {"unit": unit})
        if effect.kind == "no_directive" and effect.side != found.side:
            return Refusal("HON-8.2", "forbidden-by-event", {"unit": unit})
    return None


def may_ask(game: Heroes, unit: str) -> bool:
    """Whether a question about a DIRECTIVE for this unit is put at all: for a Concealed card by public facts only."""
    return (refuse_directive if game.unit(unit).visible else refuse_openly)(game, unit) is None


def spend(game: Heroes, unit: str, use: str) -> None:
    """HON-7.3: one DIRECTIVE for one use."""
    game.emit(DirectiveSpent(game.unit(unit).side, unit, use))


def forbidden(game: Heroes, unit: str, what: str) -> bool:
    """Whether an Event forbids a unit to move, fire or use skills."""
    lasting = game.state.lasting
    return bool(lasting) and any(effect.kind == "forbid" and effect.what == what and unit in effect.units for effect in lasting)
