"""Area attacks (chapter 15) and mortars (TOI-20.10 to TOI-20.19): they strike a hex and everyone in it, friend or enemy."""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.combat.attack import ATTACK_TYPES, RALLY, SUPPORT, Shot, choose_figures, fatigue_shooters
from bocage.games.tide_of_iron.combat.card_windows import before_roll, has_card_window
from bocage.games.tide_of_iron.combat.defense import defense_dice
from bocage.games.tide_of_iron.state.answers import AttackType, Support
from bocage.games.tide_of_iron.state.events import AreaAttacked, AreaDeclared, AttackResolved
from bocage.games.tide_of_iron.state.events_table import MarkerRemoved, PointsPaid
from bocage.games.tide_of_iron.state.model import FATIGUED, FIGURES, FRESH, MORTAR, Battle, Unit
from bocage.games.tide_of_iron.units.abilities import thick_armor
from bocage.games.tide_of_iron.units.concealment import revealed_by_fire
from bocage.games.tide_of_iron.units.damage import NORMAL, SUPPRESSIVE, apply_hits
from bocage.games.tide_of_iron.units.teams import may_spot_for, may_support_partner, support_cost
from bocage.space import mask, members

AREA_TYPE = Question[AttackType]("area_type", AttackType, rule="TOI-15.2")
MORTAR_ROW = FIGURES[MORTAR]
MORTAR_RANGE = MORTAR_ROW.vs_inf.range
MORTAR_POWER = {NORMAL: MORTAR_ROW.vs_inf.firepower_normal, SUPPRESSIVE: MORTAR_ROW.vs_inf.firepower_suppressive}
AREA_HIT = 5  # TOI-15.3
WIRE_HITS = 3  # TOI-25.14


def area_attack(game: Battle, cell: int, dice: int, how: str, hit_on: int = AREA_HIT, by: str = "") -> Rules[int]:
    """TOI-15.1, TOI-15.6, TOI-21.20, TOI-21.19: one attack roll for the hex, a defense roll for each unit.

    Gives back the hits on enemies of the unit that fires.
    """
    if dice <= 0:
        return 0
    with scope(game, "area", game.setting.grid.name(cell)):
        names = struck(game, cell, how)
        if has_card_window(game, names):
            game.emit(AreaDeclared(cell, how, dice, game.setting.grid.name(cell)))  # TOI-RULING-36: announced before cards are used
        _, cover = yield from before_roll(game, "", names)
        black = yield from roll(successes("black", dice, hit_on), why="TOI-15.3")
        game.emit(AreaAttacked(cell, how, dice, black, game.setting.grid.name(cell)))
        if black >= WIRE_HITS and cell in game.state.wire:
            game.emit(MarkerRemoved("razor_wire", cell, game.setting.grid.name(cell)))  # TOI-25.14
        scored = 0
        for name in names:
            if not game.alive(name):
                continue
            defense = defense_dice(game, game.unit(name), how, extra=cover.get(name, 0))
            red = yield from roll(successes("red", defense, 5), why="TOI-15.4")
            red = yield from thick_armor(game, name, defense, red)
            hits = max(0, black - red)
            game.emit(AttackResolved(name, hits))
            if by and game.unit(name).side != game.unit(by).side:
                scored += hits
            yield from apply_hits(game, name, hits, how)
    return scored


def struck(game: Battle, cell: int, how: str) -> list[str]:
    """TOI-15.1: all units of the hex but concealed squads (TOI-17.3); vehicles are skipped by suppressive attacks (TOI-15.5)."""
    return [unit.id for unit in game.units_at(cell) if not unit.concealed and (unit.is_squad or how == NORMAL)]


def visible_cells(game: Battle, unit: Unit) -> int:
    """The cells that a unit on the board sees, as a bit mask."""
    row = game.sight().row(unit.cell)
    limit = game.setting.los_limit
    return row & mask(game.setting.grid.within(unit.cell, limit)) if limit else row


def spotted(game: Battle, command: str, side: str) -> int:
    """TOI-20.14, TOI-19.16: all cells that unfatigued units of the command see; suppressed ones may spot (TOI-RULING-06)."""
    cells = 0
    for unit in game.state.units.values():
        if unit.side == side and unit.cell >= 0 and unit.status != FATIGUED and may_spot_for(game, unit, command):
            cells |= visible_cells(game, unit)
    return cells


def mortar_ring(game: Battle, cell: int) -> int:
    """TOI-20.13, TOI-9.11: the cells a mortar reaches: not adjacent, at most twice its range, with the bonus of height."""
    setting = game.setting
    found = setting.mortar_rings.get(cell)
    if found is None:
        near, far = MORTAR_ROW.minimum_distance, 2 * MORTAR_RANGE
        cells = setting.grid.within(cell, far + 2)
        found = mask(c for c in cells if near <= setting.grid.distance(cell, c) <= far + (2 if setting.levels[cell] > setting.levels[c] else 0))
        setting.mortar_rings[cell] = found
    return found


def mortar_cells(game: Battle, unit: Unit, halved: int = 0) -> int:
    """TOI-20.14, TOI-20.15: the hexes a mortar squad may strike now, as a bit mask; `halved` counts halvings besides those of its hex."""
    if MORTAR not in unit.figures or unit.aboard or game.setting.building[unit.cell] or game.fortification(unit) == "pillbox":
        return 0
    if game.halvings(unit) + halved >= 2:
        return 0
    seen = visible_cells(game, unit) | spotted(game, game.command_of(unit).id, unit.side)
    return seen & mortar_ring(game, unit.cell)


def refuse_mortar_target(game: Battle, unit: Unit, cell: int) -> Refusal:
    """Why a mortar cannot strike a hex."""
    setting = game.setting
    if cell not in setting.grid.cells:
        return Refusal("TOI-20.11", "off-board")
    distance = setting.grid.distance(unit.cell, cell)
    facts = {"hex": setting.grid.name(cell), "unit": unit.id}
    if distance < MORTAR_ROW.minimum_distance:
        return Refusal("TOI-20.13", "mortar-too-near", facts)
    if not mortar_ring(game, unit.cell) >> cell & 1:
        return Refusal("TOI-9.11", "out-of-range", facts, ("come-closer",))
    return Refusal("TOI-20.15", "mortar-sees-nothing", facts)


def mortar_supporters(game: Battle, leader: Unit, cell: int, chosen: list[str], paid: bool = False) -> list[str]:
    """TOI-20.19: only mortars support a mortar, and need range and LOS themselves (TOI-20.17); those of the partner cost 1 CP in all (TOI-19.17)."""
    rules = game.setting.rules[leader.side]
    if rules.no_combined_fire and not game.officer_at(leader.cell, leader.side):
        return []
    found = []
    for unit in game.state.units.values():
        ready = unit.side == leader.side and unit.status == FRESH and not unit.condition and unit.cell >= 0 and MORTAR in unit.figures
        payable = paid or may_support_partner(game, leader, unit)
        if ready and unit.id != leader.id and unit.id not in chosen and payable and mortar_cells(game, unit, 1) >> cell & 1:
            found.append(unit.id)
    return found


def mortar_attack(game: Battle, leader_id: str, cell: int, mode: str, bonus: int = 0) -> Rules[None]:
    """TOI-20.11, TOI-20.12: an area attack by one or more mortars, all that took part are fatigued."""
    leader = game.unit(leader_id)
    seat = game.seat_of(leader)
    with scope(game, "attack", game.setting.grid.name(cell)):
        crews = tuple(figure for figure in leader.figures if figure == MORTAR)
        shots = [Shot(leader_id, (yield from choose_figures(game, seat, leader_id, crews)))]  # TOI-20.18
        yield from choose_mortars(game, seat, shots, cell)
        how = (yield from choose(game, seat, AREA_TYPE, ATTACK_TYPES, {"cell": game.setting.grid.name(cell)})).how
        dice = mortar_power(game, shots[0], how, bonus, mode == RALLY or bool(game.halvings(game.unit(leader_id))))
        dice += sum(mortar_power(game, shot, how, 0, True) for shot in shots[1:])
        long = any(is_long(game, game.unit(shot.unit), cell) for shot in shots)  # TOI-13.8
        hits = yield from area_attack(game, cell, dice, how, 6 if long else AREA_HIT, leader_id)
        revealed_by_fire(game, [shot.unit for shot in shots], hits)
    fatigue_shooters(game, shots, mode)


def choose_mortars(game: Battle, seat: str, shots: list[Shot], cell: int) -> Rules[None]:
    """TOI-13.1, TOI-20.19: supporting mortars, one by one."""
    paid = False
    while free := mortar_supporters(game, game.unit(shots[0].unit), cell, [shot.unit for shot in shots], paid):
        answer = yield from choose(game, seat, SUPPORT, _law(free), {"target": game.setting.grid.name(cell)})
        if isinstance(answer, Pass):
            return
        helper = game.unit(answer.unit)
        cost = 0 if paid else support_cost(game, game.unit(shots[0].unit), helper)
        if cost:
            game.emit(PointsPaid(helper.side, cost))
            paid = True
        figures = yield from choose_figures(game, seat, answer.unit, tuple(figure for figure in helper.figures if figure == MORTAR))
        shots.append(Shot(answer.unit, figures))


def _law(free: list[str]) -> Legal[Support | Pass]:
    def refuse(answer: Support | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) or answer.unit in free else Refusal("TOI-20.17", "cannot-support", {"unit": answer.unit})

    return Legal(refuse, lambda: [PASS, *(Support(name) for name in free)], exact=True, default=PASS)


def mortar_power(game: Battle, shot: Shot, how: str, bonus: int, halved: bool) -> int:
    """TOI-20.11, TOI-20.18: by the type of attack; Seasoned Gunners add to each crew in suppressive attacks."""
    each = MORTAR_POWER[how] + (game.setting.rules[game.unit(shot.unit).side].mortar_firepower if how == SUPPRESSIVE else 0)
    power = each * len(shot.figures) + bonus
    return -(-power // 2) if halved else power


def is_long(game: Battle, unit: Unit, cell: int) -> bool:
    """TOI-20.12: long range begins beyond the range, which height extends."""
    levels = game.setting.levels
    reach = MORTAR_RANGE + (1 if levels[unit.cell] > levels[cell] else 0)
    return game.setting.grid.distance(unit.cell, cell) > reach


def cells_of(bits: int) -> tuple[int, ...]:
    """The cells of a bit mask."""
    return members(bits)
