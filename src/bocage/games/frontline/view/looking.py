"""Whom a section could fire at and how strongly, and who could fire at it: marks for the eye, from what a seat knows (FL-7.1, FL-7.4, FL-3.10)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.scene import Mark, Say
from bocage.core.state import replace
from bocage.games.frontline.attack.firepower import is_armoured, modes, ranges, sniper_targets, standing_bonus
from bocage.games.frontline.state.model import Battle, Section, carrying
from bocage.games.frontline.tables.tables import CARDS


def look(game: Battle, seat: str | None, what: str, target: str | int) -> tuple[Mark, ...]:
    """Lines to the enemy sections it could fire at ("sight"), or from those that could fire at it ("threat")."""
    section = _standing(game, seat, target)
    if section is None or not all(game.state.terrain):
        return ()
    enemies = [other for other in game.state.sections.values() if game.side(other) != game.side(section)]
    return tuple(_lines(game, seat, section, enemies, what))


def _standing(game: Battle, seat: str | None, target: str | int) -> Section | None:
    """The section that looks, by its own id or that of one of its men; for a terrain card the seat's first section as if it stood there."""
    state = game.state
    if isinstance(target, str):
        return state.sections.get(target) or (game.section_of(target) if target in state.forces else None)
    own = next((section for section in state.sections.values() if section.seat == seat), None)
    return replace(own, at=target) if own is not None and 1 <= target <= len(state.terrain) else None


def _lines(game: Battle, seat: str | None, section: Section, enemies: list[Section], what: str) -> Iterator[Mark]:
    for other in enemies:
        firer, aim = (section, other) if what == "sight" else (other, section)
        best = max(((strength(game, seat, firer, aim, at), at) for at in ranges(game, firer, aim)), default=(0, 0))
        if best[0] <= 0:
            continue
        label = Say("look-fire", {"range": best[1], "firepower": best[0]})
        ends = (section.id, other.id) if what == "sight" else (other.id, section.id)
        if what == "sight":
            yield Mark("sight_clear", pieces=ends, label=label, rule="FL-7.1")
        else:
            yield Mark("threat", pieces=ends, label=label, rule="FL-7.14", side=game.side(other))


def reactions_at(game: Battle, seat: str, section: Section, to: int) -> tuple[Mark, ...]:
    """FL-5.5, FL-5.15: what Not Acted enemy sections could fire in reaction at a section that moves to another card; they need a card in hand (FL-5.2)."""
    hands = game.state.hands
    enemies = [other for other in game.state.sections.values() if game.side(other) != game.side(section) and not other.acted and hands[other.seat]]
    there = replace(section, at=to)
    return tuple(replace(mark, cells=(game.state.sections[mark.pieces[0]].at, to), pieces=()) for mark in _lines(game, seat, there, enemies, "threat"))


def strength(game: Battle, seat: str | None, firer: Section, target: Section, at: int) -> int:
    """FL-7.4, FL-7.17: the most a section can bring to bear without a card, counting of the enemy's grenades only those that the seat has seen (FL-3.10)."""
    sniper = CARDS[firer.members[0]].sniper
    if sniper and not sniper_targets(target):
        return 0  # FL-11.32
    armoured = False if sniper else is_armoured(target)
    total = 0
    for member in firer.members:
        force = game.state.forces[member]
        if force.seat != seat and not game.setting.open_equipment:
            force = carrying(force, tuple(force.seen))
        total += max((value for _, value in modes(game, force, at, armoured)), default=0)
    return total + standing_bonus(game, firer) if total else 0
