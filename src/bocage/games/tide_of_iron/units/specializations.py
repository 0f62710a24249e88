"""Specialized squads (chapter 23): digging, healing, and the special actions that Operations cards give to engineers (TOI-3.11, TOI-23.3)."""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass, only
from bocage.games.tide_of_iron.state.answers import PickCell, PickUnit, UseAbility
from bocage.games.tide_of_iron.state.events import FigureAdded, FortEntered, Healed, UnitFatigued
from bocage.games.tide_of_iron.state.events_table import MarkerRemoved, marker_cells
from bocage.games.tide_of_iron.state.model import SLOTS, Battle, Unit
from bocage.games.tide_of_iron.units.concealment import reveal_in_the_open
from bocage.games.tide_of_iron.units.fortifications import build, can_dig, can_place, place

HEAL = Question[PickUnit]("heal", PickUnit, rule="TOI-23.17")
DIG_IN = Question[UseAbility | Pass]("dig_in", UseAbility | Pass, rule="TOI-23.9")
SPECIAL_HEX = Question[PickCell]("special_hex", PickCell, rule="TOI-3.11")
HEAL_ON = 4  # TOI-23.18
TOKENS = ("engineer", "anti_tank", "flamethrower", "medic")  # TOI-23.4


def may_be_specialized(unit: Unit) -> bool:
    """TOI-1.15, TOI-23.5: a squad without heavy weapon that has no token yet."""
    return unit.is_squad and not unit.specialization and not unit.has_heavy_weapon


def special_actions(game: Battle, unit: Unit) -> list[str]:
    """TOI-3.11, TOI-23.8: the special actions open to a squad; a suppressed one has none."""
    if unit.cell < 0 or unit.condition:
        return []
    found = []
    if unit.specialization == "engineer":
        if can_dig(game, unit.cell):
            found.append("dig")
        for verb, marker in game.setting.rules[unit.side].specials:
            if special_cells(game, unit, verb, marker):
                found.append(f"{verb}_{marker}")
    elif unit.specialization == "medic" and patients(game, unit):
        found.append("heal")
    return found


def why_no_special(game: Battle, unit: Unit, action: str) -> Refusal:
    """Why a squad cannot do a special action: suppressed, aboard, without the token, or with nothing to do it to."""
    facts = {"unit": unit.id, "action": action}
    if unit.condition:
        return Refusal("TOI-23.8", "suppressed", facts, ("recover-first",))
    if unit.aboard:
        return Refusal("TOI-8.6", "aboard", facts, ("disembark-first",))
    if action == "heal" and unit.specialization == "medic":
        return Refusal("TOI-23.19", "nobody-to-heal", facts)
    if action == "dig" and unit.specialization == "engineer":
        return Refusal("TOI-23.10", "no-digging-here", facts)
    return Refusal("TOI-3.11", "no-such-action", facts)


def perform(game: Battle, unit_id: str, action: str) -> Rules[None]:
    """Carries out a special action; the squad is fatigued (TOI-3.11)."""
    if action == "dig":
        yield from dig(game, unit_id)
    elif action == "heal":
        yield from heal(game, unit_id)
    else:
        verb, _, marker = action.partition("_")
        yield from work(game, unit_id, verb, marker)
    game.emit(UnitFatigued(unit_id))


def dig(game: Battle, unit_id: str) -> Rules[None]:
    """TOI-23.9: an entrenchment in the engineers' hex, into which they may go at once."""
    unit = game.unit(unit_id)
    fort = build(game, unit.cell)
    if unit.inside:
        return
    legal: Legal[UseAbility | Pass] = only((UseAbility("enter"), PASS), "TOI-23.9")
    answer = yield from choose(game, game.seat_of(unit), DIG_IN, legal, {"unit": unit_id})
    if not isinstance(answer, Pass):
        game.emit(FortEntered(unit_id, fort))


def patients(game: Battle, medic: Unit) -> list[str]:
    """TOI-23.17, TOI-23.19: friendly squads of the hex with a free slot, the medics included, while the box has a regular figure."""
    if game.regulars_left(medic.side) < 1:
        return []
    return [unit.id for unit in game.friends_at(medic.cell, medic.side) if unit.is_squad and unit.slots < SLOTS]


def heal(game: Battle, unit_id: str) -> Rules[None]:
    """TOI-23.17, TOI-23.18: on 4 to 6 one regular infantry figure is added, whatever was lost."""
    medic = game.unit(unit_id)
    names = patients(game, medic)

    def refuse(answer: PickUnit) -> Refusal | None:
        return None if answer.unit in names else Refusal("TOI-23.19", "cannot-heal", {"unit": answer.unit})

    with scope(game, "heal", unit_id):
        legal = Legal(refuse, lambda: [PickUnit(name) for name in names], exact=True)
        answer = yield from choose_unless_forced(game, game.seat_of(medic), HEAL, legal, {"unit": unit_id})
        success = yield from roll(successes("black", 1, HEAL_ON), why="TOI-23.18")
        game.emit(Healed(unit_id, answer.unit, bool(success)))
        if success:
            game.emit(FigureAdded(answer.unit, "regular"))


def special_cells(game: Battle, unit: Unit, verb: str, marker: str) -> list[int]:
    """The hexes where engineers may place or remove a marker: their own and adjacent ones, without enemies (smoke may be laid on them)."""
    found = []
    for cell in (unit.cell, *game.setting.grid.neighbours(unit.cell)):
        if marker != "smoke" and game.enemies_at(cell, unit.side):
            continue
        if can_place(game, marker, cell) if verb == "place" else cell in marker_cells(game.state, marker):
            found.append(cell)
    return found


def work(game: Battle, unit_id: str, verb: str, marker: str) -> Rules[None]:
    """Lay Razor Wire, Lay Smoke, Clear Tank Trap (Operations cards)."""
    unit = game.unit(unit_id)
    cells = special_cells(game, unit, verb, marker)
    legal = only([PickCell(cell) for cell in cells], "TOI-3.11", "not-there")
    answer = yield from choose_unless_forced(game, game.seat_of(unit), SPECIAL_HEX, legal, {"unit": unit_id})
    if verb == "place":
        place(game, marker, answer.cell)
    else:
        game.emit(MarkerRemoved(marker, answer.cell, game.setting.grid.name(answer.cell)))
        reveal_in_the_open(game)
