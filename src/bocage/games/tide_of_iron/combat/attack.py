"""Attacks (chapters 9, 11 and 13): who may attack what, how strong, and how an attack is resolved.

An attack is led by one unit and supported by others; each takes part with some of its figures, which make a `Shot`. The same functions of fact serve the
legality of targets, the strength of the roll and the sight of the map.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass, only
from bocage.games.tide_of_iron.combat.card_windows import before_roll
from bocage.games.tide_of_iron.combat.defense import defense_dice
from bocage.games.tide_of_iron.state.answers import AttackType, Figures, Support, UseAbility
from bocage.games.tide_of_iron.state.events import AttackDeclared, AttackResolved, UnitFatigued
from bocage.games.tide_of_iron.state.events_table import AceRerolled, PointsPaid
from bocage.games.tide_of_iron.state.model import FATIGUED, FIGURES, FRESH, MACHINE_GUNS, MORTAR, OP_FIRE, Battle, Unit
from bocage.games.tide_of_iron.units.abilities import thick_armor
from bocage.games.tide_of_iron.units.concealment import revealed_by_fire
from bocage.games.tide_of_iron.units.damage import NORMAL, SUPPRESSIVE, apply_hits
from bocage.games.tide_of_iron.units.teams import may_support_partner, support_cost

CONCENTRATED, RALLY, FIRE_AND_MOVEMENT, OPPORTUNITY = "concentrated_fire", "rally", "fire_and_movement", "op_fire"
CLOSE, NORMAL_RANGE, LONG = "close", "normal", "long"
HIT_ON = {CLOSE: 4, NORMAL_RANGE: 5, LONG: 6}  # TOI-11.8
WORST = (LONG, NORMAL_RANGE, CLOSE)  # TOI-13.8
CONCUSSIVE = 3  # TOI-20.31
ARMOR_PIERCING_RANGE = 3  # TOI-23.12

FIGURES_QUESTION = Question[Figures]("figures", Figures, rule="TOI-9.6")
SUPPORT = Question[Support | Pass]("support", Support | Pass, rule="TOI-13.1")
TYPE = Question[AttackType]("attack_type", AttackType, rule="TOI-11.6")
REROLL = Question[UseAbility | Pass]("reroll", UseAbility | Pass, rule="TOI-22.1", window="reroll")

VS_INFANTRY = {row.id: (row.vs_inf.range, row.vs_inf.firepower) for row in FIGURES.values()}
VS_VEHICLE = {row.id: (row.vs_veh.range, row.vs_veh.firepower) for row in FIGURES.values()}


class Shot(NamedTuple):
    """A unit and the figures of it that take part in an attack."""

    unit: str
    figures: tuple[str, ...]


def concussive(game: Battle, unit: Unit, target: Unit) -> bool:
    """TOI-20.31: a tank attacking a squad in a building hex or in a pillbox."""
    return unit.is_tank and target.kind == "squad" and (game.setting.building[target.cell] or game.fortification(target) == "pillbox")


def attack_range(game: Battle, unit: Unit, figures: tuple[str, ...], target: Unit) -> int:
    """TOI-9.13: the lowest range of the figures that take part; +1 from above (TOI-9.14, TOI-24.16); before any doubling (TOI-18.4)."""
    squad = target.kind == "squad"
    if unit.kind != "squad":
        weapon = unit.vehicle.vs_inf if squad else unit.vehicle.vs_veh
        reach = weapon.range + (CONCUSSIVE if squad and concussive(game, unit, target) else 0)
    elif not squad and unit.specialization == "anti_tank" and not unit.condition:
        reach = ARMOR_PIERCING_RANGE
    else:
        table = VS_INFANTRY if squad else VS_VEHICLE
        reach = min([table[figure][0] for figure in figures])
    levels = game.setting.levels
    return reach + 1 if levels[unit.cell] > levels[target.cell] else reach


def band(game: Battle, unit: Unit, figures: tuple[str, ...], target: Unit) -> str:
    """TOI-9.7 to TOI-9.11: close, normal, long, or "" out of range."""
    distance = game.setting.grid.distance(unit.cell, target.cell)
    if distance <= 1:
        return CLOSE
    reach = attack_range(game, unit, figures, target)
    return NORMAL_RANGE if distance <= reach else LONG if distance <= 2 * reach else ""


def eligible(game: Battle, unit: Unit, target: Unit, mode: str, support: bool = False) -> tuple[str, ...]:
    """TOI-9.3, TOI-9.4: the figures of a unit that could validly attack this target; a vehicle stands for itself.

    A mortar never fires with others (TOI-20.17); firepower that would be halved twice is no firepower (TOI-18.6); Fire and Movement has no long range
    (TOI-9.12); a concealed enemy cannot be targeted (TOI-17.3).
    """
    if target.concealed or unit.aboard or target.aboard:
        return ()
    setting = game.setting
    distance = setting.grid.distance(unit.cell, target.cell)
    if not game.sees(unit.cell, target.cell):
        return ()
    if game.halvings(unit) + (mode in (FIRE_AND_MOVEMENT, RALLY)) + support >= 2:
        return ()
    factor = 1 if mode == FIRE_AND_MOVEMENT else 2
    if unit.kind != "squad":
        weapon = unit.vehicle.vs_inf if target.kind == "squad" else unit.vehicle.vs_veh
        if weapon.firepower <= 0 or (distance > 1 and distance > factor * attack_range(game, unit, (), target)):
            return ()
        return (unit.kind,)
    if distance <= 1:
        return tuple([figure for figure in unit.figures if figure != MORTAR])
    higher = 1 if setting.levels[unit.cell] > setting.levels[target.cell] else 0
    if target.kind != "squad" and unit.specialization == "anti_tank" and not unit.condition:
        return unit.figures if distance <= factor * (ARMOR_PIERCING_RANGE + higher) else ()
    table = VS_INFANTRY if target.kind == "squad" else VS_VEHICLE
    return tuple([figure for figure in unit.figures if figure != MORTAR and distance <= factor * (table[figure][0] + higher)])


def targets(game: Battle, unit: Unit, mode: str) -> list[str]:
    """TOI-9.2: the enemy units that a unit may attack now."""
    return [other.id for other in game.state.units.values() if other.side != unit.side and other.cell >= 0 and eligible(game, unit, other, mode)]


def has_target(game: Battle, unit: Unit, mode: str) -> bool:
    """Whether there is anything to attack."""
    side = unit.side
    return any(other.side != side and other.cell >= 0 and eligible(game, unit, other, mode) for other in game.state.units.values())


def firepower(game: Battle, shot: Shot, target: Unit, mode: str, support: bool = False, bonus: int = 0) -> int:
    """TOI-11.3: the sum of the participating figures with all bonuses, then halved (TOI-18.4, TOI-11.4), rounded up for each unit (TOI-18.5)."""
    unit = game.unit(shot.unit)
    squad = target.kind == "squad"
    if unit.kind != "squad":
        power = (unit.vehicle.vs_inf if squad else unit.vehicle.vs_veh).firepower
        if concussive(game, unit, target):
            power += CONCUSSIVE
        if game.state.aces.get(unit.side) == unit.id:
            power += game.setting.rules[unit.side].ace_firepower
    else:
        table = VS_INFANTRY if squad else VS_VEHICLE
        power = sum([table[figure][1] for figure in shot.figures])
        if unit.specialization and not unit.condition:
            if unit.specialization == "anti_tank" and not squad:
                power += 3  # TOI-23.12
            elif unit.specialization == "flamethrower" and game.setting.grid.distance(unit.cell, target.cell) == 1:
                power += 2  # TOI-23.13
    power += bonus
    halved = support or mode in (FIRE_AND_MOVEMENT, RALLY) or game.halvings(unit)
    return -(-power // 2) if halved else power


def attack_strength(game: Battle, shots: list[Shot], target: Unit, mode: str, bonus: int) -> int:
    """TOI-11.2, TOI-13.6: the leader in full, each supporter by half."""
    strength = firepower(game, shots[0], target, mode, bonus=bonus)
    for shot in shots[1:]:
        strength += firepower(game, shot, target, CONCENTRATED, support=True)
    return strength


def worst_band(game: Battle, shots: list[Shot], target: Unit) -> str:
    """TOI-13.8: the least favourable range category of all that take part."""
    bands = [band(game, game.unit(shot.unit), shot.figures, target) for shot in shots]
    return next(name for name in WORST if name in bands)


@cache
def figure_choices(figures: tuple[str, ...]) -> tuple[Figures, ...]:
    """TOI-9.6: all ways to leave figures out, nobody left out first."""
    found: dict[tuple[str, ...], None] = {}
    for count in range(len(figures), 0, -1):
        for chosen in combinations(figures, count):
            found[chosen] = None
    return tuple(Figures(chosen) for chosen in found)


def choose_figures(game: Battle, seat: str, unit_id: str, able: tuple[str, ...]) -> Rules[tuple[str, ...]]:
    """TOI-9.4, TOI-9.6: which of the figures that can attack take part."""
    if len(able) == 1:
        return able
    listed = figure_choices(able)
    refusal = Refusal("TOI-9.4", "figures-cannot-attack", {"unit": unit_id})

    def refuse(answer: Figures) -> Refusal | None:
        taken = answer.figures
        return None if taken and all(taken.count(figure) <= able.count(figure) for figure in taken) else refusal

    answer = yield from choose(game, seat, FIGURES_QUESTION, Legal(refuse, lambda: listed, exact=True, default=listed[0]), {"unit": unit_id})
    return answer.figures


def supporters(game: Battle, leader: Unit, target: Unit, mode: str, barred: list[str]) -> list[str]:
    """TOI-13.4, TOI-13.5: fresh units support Concentrated Fire, units in Op Fire mode Op Fire, if they could attack the target themselves."""
    if mode == FIRE_AND_MOVEMENT:  # TOI-13.2
        return []
    status = OP_FIRE if mode == OPPORTUNITY else FRESH
    confused = mode != OPPORTUNITY and game.setting.rules[leader.side].no_combined_fire and not game.officer_at(leader.cell, leader.side)
    if confused:
        return []
    found = []
    for unit in game.state.units.values():
        if unit.side == leader.side and unit.status == status and not unit.condition and unit.cell >= 0 and unit.id != leader.id and unit.id not in barred:
            if not may_support_partner(game, leader, unit):
                continue
            if eligible(game, unit, target, mode if mode == OPPORTUNITY else CONCENTRATED, support=True):
                found.append(unit.id)
    return found


def why_no_support(game: Battle, leader_id: str, target_id: str, mode: str, name: str) -> Refusal:
    """The reason why a unit cannot support an attack: whose it is, its status (TOI-13.5), the partner's price (TOI-19.17), sight and range (TOI-13.4)."""
    leader, facts = game.unit(leader_id), {"unit": name, "target": target_id}
    if not game.alive(name) or game.unit(name).side != leader.side or name == leader_id:
        return Refusal("TOI-13.1", "cannot-support", facts)
    unit = game.unit(name)
    if unit.condition:
        return Refusal("TOI-13.5", "suppressed", facts, ("recover-first",))
    if unit.status != (OP_FIRE if mode == OPPORTUNITY else FRESH):
        return Refusal("TOI-13.5", "not-in-op-fire-mode" if mode == OPPORTUNITY else "not-fresh", facts)
    if not may_support_partner(game, leader, unit):
        return Refusal("TOI-19.17", "partner-costs", facts, ("gain-command-points",))
    return why_no_fire(game, unit, game.unit(target_id), support=True) or Refusal("TOI-13.4", "cannot-support", facts)


def why_no_fire(game: Battle, unit: Unit, target: Unit, support: bool = False) -> Refusal | None:
    """What keeps a unit from attacking a target from where it is: aboard, out of sight, halved twice, out of range; None if nothing does."""
    facts = {"unit": unit.id, "target": target.id}
    if unit.aboard:
        return Refusal("TOI-8.6", "aboard", facts, ("disembark-first",))
    if not game.sees(unit.cell, target.cell):
        return Refusal("TOI-9.3", "no-line-of-sight", facts, ("see-it-first",))
    if game.halvings(unit) + support >= 2:
        return Refusal("TOI-18.6", "halved-twice", facts, ("leave-the-hex-first",))
    return None if eligible(game, unit, target, CONCENTRATED, support) else Refusal("TOI-9.11", "out-of-range", facts, ("come-closer",))


def choose_supporters(game: Battle, seat: str, shots: list[Shot], target_id: str, mode: str, barred: list[str]) -> Rules[None]:
    """TOI-13.1: the attacker names supporting units one by one; those of the partner cost 1 CP for the attack (TOI-19.17)."""
    leader = shots[0].unit
    free = supporters(game, game.unit(leader), game.unit(target_id), mode, barred)
    paid = False
    while free:
        offered = list(free)

        def refuse(answer: Support | Pass, offered: list[str] = offered) -> Refusal | None:
            return None if isinstance(answer, Pass) or answer.unit in offered else why_no_support(game, leader, target_id, mode, answer.unit)

        def listing(offered: list[str] = offered) -> list[Support | Pass]:
            return [PASS, *(Support(name) for name in offered)]

        legal: Legal[Support | Pass] = Legal(refuse, listing, exact=True, default=PASS)
        answer = yield from choose(game, seat, SUPPORT, legal, {"target": target_id})
        if isinstance(answer, Pass):
            return
        helper = game.unit(answer.unit)
        cost = 0 if paid else support_cost(game, game.unit(leader), helper)
        if cost:
            game.emit(PointsPaid(helper.side, cost))
            paid = True
        able = eligible(game, helper, game.unit(target_id), mode if mode == OPPORTUNITY else CONCENTRATED, support=True)
        figures = yield from choose_figures(game, seat, answer.unit, able)
        shots.append(Shot(answer.unit, figures))
        free = [name for name in free if name != answer.unit and (paid or may_support_partner(game, game.unit(leader), game.unit(name)))]


_TYPES = (AttackType(NORMAL), AttackType(SUPPRESSIVE))
ATTACK_TYPES: Legal[AttackType] = Legal(
    lambda answer: None if answer in _TYPES else Refusal("TOI-11.6", "not-offered"), lambda: list(_TYPES), exact=True, default=_TYPES[0]
)


def fire_at(game: Battle, leader_id: str, target_id: str, mode: str, *, bonus: int = 0, barred: list[str] | None = None) -> Rules[list[Shot]]:
    """TOI-11.1: a whole attack by a leader on one unit: figures, supporters, type, roll, damage. Gives back who took part."""
    leader = game.unit(leader_id)
    seat = game.seat_of(leader)
    with scope(game, "attack", target_id):
        figures = yield from choose_figures(game, seat, leader_id, eligible(game, leader, game.unit(target_id), mode))
        shots = [Shot(leader_id, figures)]
        yield from choose_supporters(game, seat, shots, target_id, mode, barred or [])
        how = NORMAL  # TOI-11.12: always normal against a vehicle
        if game.unit(target_id).is_squad:
            how = (yield from choose(game, seat, TYPE, ATTACK_TYPES, {"target": target_id})).how
        yield from resolve(game, shots, target_id, mode, how, bonus)
    return shots


def resolve(game: Battle, shots: list[Shot], target_id: str, mode: str, how: str, bonus: int) -> Rules[None]:
    """TOI-11.7 to TOI-11.11, TOI-13.9: roll attack and defense together, compare, apply; cards in play may be used before the roll (TOI-RULING-36)."""
    leader = shots[0].unit
    attack, defense, name = declare(game, shots, target_id, mode, how, bonus)
    power, cover = yield from before_roll(game, leader, [target_id])
    if power or cover:
        attack, defense, name = declare(game, shots, target_id, mode, how, bonus + power, cover.get(target_id, 0))
    black, red = yield from roll(successes("black", attack, HIT_ON[name]), successes("red", defense, 5), why="TOI-11.7")
    black = yield from ace_reroll(game, leader, attack, black, HIT_ON[name])
    red = yield from thick_armor(game, target_id, defense, red)
    hits = max(0, black - red)
    game.emit(AttackResolved(target_id, hits))
    revealed_by_fire(game, [shot.unit for shot in shots], hits)
    yield from apply_hits(game, target_id, hits, how)


def declare(game: Battle, shots: list[Shot], target_id: str, mode: str, how: str, bonus: int, cover: int = 0) -> tuple[int, int, str]:
    """TOI-11.2, TOI-11.5: announces an attack with its strengths, before any card is used (TOI-RULING-36) and again if cards have changed them.

    Gives back attack strength, defense strength and range.
    """
    target = game.unit(target_id)
    attack = attack_strength(game, shots, target, mode, bonus)
    flames = any(uses_flamethrower(game, shot.unit, target) for shot in shots)
    defense = defense_dice(game, target, how, extra=cover, flames=flames)
    name = worst_band(game, shots, target)
    game.emit(AttackDeclared(shots[0].unit, target_id, how, name, attack, defense, tuple(shot.unit for shot in shots[1:])))
    return attack, defense, name


def uses_flamethrower(game: Battle, unit_id: str, target: Unit) -> bool:
    """TOI-23.14: a flamethrower squad next to its target."""
    unit = game.unit(unit_id)
    return game.can_use_specialization(unit, "flamethrower") and game.setting.grid.distance(unit.cell, target.cell) == 1


def ace_reroll(game: Battle, leader_id: str, dice: int, black: int, hit_on: int) -> Rules[int]:
    """Tank Ace: once per round one attack die that missed may be rolled again."""
    leader = game.unit(leader_id)
    side, state = leader.side, game.state
    if state.aces.get(side) != leader_id or state.ace_used.get(side) == state.round or black >= dice:
        return black
    legal: Legal[UseAbility | Pass] = only((UseAbility("ace"), PASS), "TOI-22.1")
    answer = yield from choose(game, game.seat_of(leader), REROLL, legal, {"unit": leader_id})
    if isinstance(answer, Pass):
        return black
    game.emit(AceRerolled(side, state.round))
    return black + (yield from roll(successes("black", 1, hit_on), why="TOI-22.1"))


def fatigue_shooters(game: Battle, shots: list[Shot], mode: str) -> None:
    """TOI-13.7, TOI-3.13, TOI-3.12, TOI-14.7: all that took part are fatigued, so that nobody attacks twice in a round (TOI-9.5).

    Machine gun crews firing alone in Op Fire are not (TOI-20.7, TOI-20.8, TOI-20.9).
    """
    for shot in shots:
        if not game.alive(shot.unit) or game.unit(shot.unit).status == FATIGUED:
            continue
        if mode == OPPORTUNITY and game.unit(shot.unit).is_squad and all(figure in MACHINE_GUNS for figure in shot.figures):
            continue
        game.emit(UnitFatigued(shot.unit))
