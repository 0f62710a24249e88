"""Words for people: what figures, units and pieces of ground are called, and lengths in centimetres with one decimal."""

from __future__ import annotations

from bocage.core.scene import Say
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.state import Figure, Unit
from bocage.games.legends_old_west.tables.tables import PROFILES, UNITS


def unit_words(unit: Unit) -> str:
    """The message of a unit's name, or the plain word of one that is not printed."""
    return f"@unit-{unit.roster.replace('_', '-')}" if unit.roster in UNITS else unit.roster


def man(figure: Figure) -> str:
    """The message of what one figure of a profile is: a regular, an NCO."""
    return f"@man-{PROFILES[figure.profile].kind.replace('_', '-')}"


def unit_title(unit: Unit) -> Say:
    """A unit's own name; where an army has several of a kind, with its number."""
    which = unit.id.removeprefix(f"{unit.roster}_")
    return Say("unit-which", {"unit": unit_words(unit), "which": which}) if which.isdigit() else Say("unit-plain", {"unit": unit_words(unit)})


def title(game: Battle, figure: Figure) -> Say:
    """A figure's own name: by its unit if it is alone, by its rank if it leads, else by its number."""
    unit = game.state.units[figure.unit]
    named = unit_title(unit)
    if unit.start == 1:
        return named
    kind = "leader" if PROFILES[figure.profile].category == "leader" else "figure"
    return Say(f"{kind}-of-{named.id}", {"who": man(figure), "number": figure.id.rpartition(".")[2], **named.args})


def ground_words(game: Battle, ident: str) -> str:
    """The message of a piece of ground: its own name if the scenario gives it one, else what it is."""
    index = game.land.index.get(ident)
    if index is None:
        return ident
    ground = game.land.features[index]
    return f"@name-{ground.name.replace('_', '-')}" if ground.name else f"@terrain-{ground.type.replace('_', '-')}"


def in_cm(length: int, *, up: bool = False) -> int | float:
    """Hundredths as centimetres with one decimal: what is needed is rounded up, what there is down."""
    tenths = -(-length // 10) if up else length // 10
    return tenths // 10 if tenths % 10 == 0 else tenths / 10
