"""Assaults (chapter 16): an active squad and up to two others, without heavy weapons (TOI-16.1), drive the enemy out of an adjacent hex.

Firepower and cover of both divisions of a team add up to one roll (TOI-19.18). Disrupted squads add nothing and cannot retreat (TOI-12.15).
"""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.combat.assault_aftermath import aftermath
from bocage.games.tide_of_iron.combat.attack import VS_INFANTRY
from bocage.games.tide_of_iron.combat.card_windows import before_roll
from bocage.games.tide_of_iron.combat.defense import FLAMES, FORT_COVER, SMOKE_COVER, TRAP_COVER, has_bandage
from bocage.games.tide_of_iron.state.activation import Activation
from bocage.games.tide_of_iron.state.answers import Lose, Support
from bocage.games.tide_of_iron.state.events import AssaultDeclared, AssaultResolved, FigureLost, Revealed
from bocage.games.tide_of_iron.state.events_table import PointsPaid
from bocage.games.tide_of_iron.state.model import DISRUPTED, FATIGUED, MORTAR, PINNED, Battle, Unit
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.units.concealment import only_concealed, revealed_by_fire
from bocage.games.tide_of_iron.units.damage import LOSS, damage_vehicle, eliminate, hits_to_destroy, lose_figures, losses
from bocage.games.tide_of_iron.units.teams import may_support_partner, support_cost

ASSAULT_SUPPORT = Question[Support | Pass]("assault_support", Support | Pass, rule="TOI-16.5")
DEFENDER_LOSS = Question[Lose]("assault_loss", Lose, rule="TOI-16.14")
MOST_SUPPORTERS = 2


def refuse_assault(game: Battle, act: Activation, cell: int) -> Refusal | None:
    """TOI-16.2 to TOI-16.4, TOI-17.9: whether the active squad may assault this hex now."""
    unit = game.unit(act.unit)
    grid = game.setting.grid
    if cell not in grid.cells or unit.aboard or cell not in grid.neighbours(unit.cell):
        return Refusal("TOI-16.2", "not-adjacent")
    facts = {"hex": grid.name(cell)}
    enemies = game.enemies_at(cell, unit.side)
    if not enemies or only_concealed(enemies):
        return Refusal("TOI-17.9" if enemies else "TOI-16.2", "nobody-to-assault", facts, ("another-hex",))
    if any(enemy.is_heavy_vehicle for enemy in enemies):
        return Refusal("TOI-16.3", "heavy-vehicle-there", facts, ("fire-at-it",))
    if act.bars_assault:
        return Refusal("TOI-16.4", "entangled", facts, ("assault-next-round",))
    if game.halvings(unit, smoke=False) + (cell in game.state.smoke) >= 2:
        return Refusal("TOI-18.6", "halved-twice", facts, ("leave-the-hex-first",))
    return None


def assault_supporters(game: Battle, leader: Unit, cell: int, paid: bool = False) -> list[str]:
    """TOI-16.5: friendly squads next to the hex, fatigued ones too, not suppressed, without heavy weapon, whose firepower is not halved already.

    Against a smoke hex nobody can support (TOI-25.30). `paid` says that the partner's help is paid for already (TOI-19.17).
    """
    if cell in game.state.smoke:
        return []
    found = []
    for near in game.setting.grid.neighbours(cell):
        for unit in game.friends_at(near, leader.side):
            if unit.id == leader.id or not unit.is_squad or unit.condition or unit.has_heavy_weapon or game.halvings(unit, smoke=False):
                continue
            if paid or may_support_partner(game, leader, unit):
                found.append(unit.id)
    return found


def choose_assault_supporters(game: Battle, leader_id: str, cell: int) -> Rules[list[str]]:
    """TOI-16.5: up to two supporters, one by one."""
    chosen: list[str] = []
    paid, seat = False, game.seat_of(game.unit(leader_id))
    while len(chosen) < MOST_SUPPORTERS:
        free = [name for name in assault_supporters(game, game.unit(leader_id), cell, paid) if name not in chosen]
        if not free:
            break
        answer = yield from choose(game, seat, ASSAULT_SUPPORT, _law(game, leader_id, cell, free), {"cell": game.setting.grid.name(cell)})
        if isinstance(answer, Pass):
            break
        cost = 0 if paid else support_cost(game, game.unit(leader_id), game.unit(answer.unit))
        if cost:
            game.emit(PointsPaid(game.unit(leader_id).side, cost))
            paid = True
        chosen.append(answer.unit)
    return chosen


def why_no_help(game: Battle, leader_id: str, cell: int, name: str) -> Refusal:
    """TOI-16.1, TOI-16.5: why a unit cannot support an assault on a hex."""
    leader, facts = game.unit(leader_id), {"unit": name, "hex": game.setting.grid.name(cell)}
    if not game.alive(name) or game.unit(name).side != leader.side or not game.unit(name).is_squad or name == leader_id:
        return Refusal("TOI-16.5", "cannot-support", facts)
    unit = game.unit(name)
    if unit.cell not in game.setting.grid.neighbours(cell):
        return Refusal("TOI-16.5", "not-next-to", facts)
    if unit.has_heavy_weapon:
        return Refusal("TOI-16.1", "heavy-weapon", facts, ("advance-or-concentrate",))
    if unit.condition:
        return Refusal("TOI-16.5", "suppressed", facts, ("recover-first",))
    if game.halvings(unit, smoke=False):
        return Refusal("TOI-18.6", "halved-twice", facts, ("leave-the-hex-first",))
    if not may_support_partner(game, leader, unit):
        return Refusal("TOI-19.17", "partner-costs", facts, ("gain-command-points",))
    return Refusal("TOI-16.5", "cannot-support", facts)


def _law(game: Battle, leader_id: str, cell: int, free: list[str]) -> Legal[Support | Pass]:
    def refuse(answer: Support | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) or answer.unit in free else why_no_help(game, leader_id, cell, answer.unit)

    return Legal(refuse, lambda: [PASS, *(Support(name) for name in free)], exact=True, default=PASS)


def close_combat_firepower(unit: Unit) -> int:
    """Firepower against infantry in an assault; mortars add nothing (TOI-20.13)."""
    if not unit.is_squad:
        return unit.vehicle.vs_inf.firepower
    return sum([VS_INFANTRY[figure][1] for figure in unit.figures if figure != MORTAR])


def attack_strength(game: Battle, leader: Unit, supporters: list[Unit], cell: int, bonus: int) -> int:
    """TOI-16.6: the active squad and half of each supporter; flamethrowers add 2 each before any halving (TOI-RULING-31)."""

    def power(unit: Unit) -> int:
        return close_combat_firepower(unit) + (2 if game.can_use_specialization(unit, "flamethrower") else 0)

    own = power(leader) + bonus + game.setting.rules[leader.side].assault_firepower
    if game.halvings(leader, smoke=False) or cell in game.state.smoke:  # TOI-25.27, TOI-25.29
        own = -(-own // 2)
    return own + sum(-(-power(unit) // 2) for unit in supporters)


def defense_strength(game: Battle, side: str, cell: int) -> int:
    """TOI-16.7, TOI-16.8: all squads and light vehicles; pinned by half unless an officer is there, disrupted nothing; halved twice is nothing (TOI-18.6)."""
    steady = game.officer_at(cell, side)
    total = 0
    for unit in game.friends_at(cell, side):
        if unit.condition == DISRUPTED:
            continue
        power = close_combat_firepower(unit) + (game.setting.rules[side].defense_firepower if unit.is_squad else 0)
        halvings = game.halvings(unit) + (unit.condition == PINNED and not steady)  # TOI-25.28
        total += power if halvings == 0 else -(-power // 2) if halvings == 1 else 0
    return total


def assault_cover(game: Battle, side: str, cell: int, flames: bool, extra: int = 0) -> int:
    """TOI-16.9: one pool of terrain, once-per-hex effects and every occupied fortification (TOI-RULING-18, -32, -33); armor is not in it (TOI-16.11)."""
    state = game.state
    squads = [unit for unit in game.friends_at(cell, side) if unit.is_squad]
    dice = game.setting.cover[cell] + extra
    if cell in state.smoke:
        dice += SMOKE_COVER
    if squads and cell in state.traps:
        dice += TRAP_COVER
    if squads and has_bandage(game, cell, side):
        dice += 1
    dice += sum(FORT_COVER[state.forts[unit.inside].kind] for unit in squads if unit.inside)
    return max(0, dice - (FLAMES if flames else 0))  # TOI-16.10


def assault(game: Battle, act: Activation, cell: int) -> Rules[None]:
    """TOI-16.5 to TOI-16.23: the whole assault, ending with everybody fatigued."""
    side = game.unit(act.unit).side
    with scope(game, "assault", game.setting.grid.name(cell)):
        for enemy in game.enemies_at(cell, side):
            if enemy.concealed:
                game.emit(Revealed(enemy.id, "assault"))  # TOI-17.9
        supporters = yield from choose_assault_supporters(game, act.unit, cell)
        rested = [name for name in supporters if game.unit(name).status != FATIGUED]  # TOI-16.19
        attacker, defender = yield from assault_rolls(game, act, supporters, cell)
        revealed_by_fire(game, [act.unit, *supporters], attacker)
        game.emit(AssaultResolved(act.unit, cell, attacker, defender, attacker > defender, game.setting.grid.name(cell)))
        yield from attacker_losses(game, act.unit, supporters, defender)
        yield from defender_losses(game, OTHER[side], cell, attacker)
        yield from aftermath(game, side, act.unit, supporters, rested, cell, attacker > defender)


def assault_rolls(game: Battle, act: Activation, supporters: list[str], cell: int) -> Rules[tuple[int, int]]:
    """TOI-16.9, TOI-16.12: the attacker's hits after cover, and the defender's, which nothing reduces; cards may be used before the dice (TOI-RULING-36)."""
    attack, defense, cover = declare(game, act, supporters, cell)
    squads = [unit.id for unit in game.enemies_at(cell, game.unit(act.unit).side) if unit.is_squad]
    _, used = yield from before_roll(game, "", squads)
    if used:
        attack, defense, cover = declare(game, act, supporters, cell, sum(used.values()))
    black, red = yield from roll(successes("black", attack, 4), successes("red", cover, 5), why="TOI-16.9")
    defender = yield from roll(successes("black", defense, 4), why="TOI-16.12")
    return max(0, black - red), defender


def declare(game: Battle, act: Activation, supporters: list[str], cell: int, extra: int = 0) -> tuple[int, int, int]:
    """TOI-16.6, TOI-16.7, TOI-16.9: announces an assault with attack strength, defense strength and cover; again if cards have changed them."""
    leader, helpers = game.unit(act.unit), [game.unit(name) for name in supporters]
    enemy = OTHER[leader.side]
    attack = attack_strength(game, leader, helpers, cell, act.bonus)
    flames = any(game.can_use_specialization(unit, "flamethrower") for unit in (leader, *helpers))
    defense = defense_strength(game, enemy, cell)
    cover = assault_cover(game, enemy, cell, flames, extra)
    game.emit(AssaultDeclared(act.unit, cell, tuple(supporters), attack, defense, cover, game.setting.grid.name(cell)))
    return attack, defense, cover


def attacker_losses(game: Battle, leader_id: str, supporters: list[str], hits: int) -> Rules[None]:
    """TOI-16.13: first the active squad, then what is left over among the supporters as their owner chooses."""
    own = min(hits, len(game.unit(leader_id).figures))
    seat = game.seat_of(game.unit(leader_id))
    if own:
        yield from lose_figures(game, leader_id, own)
    for _ in range(hits - own):
        alive = [name for name in supporters if game.alive(name)]
        if not alive:
            return
        owners = {game.seat_of(game.unit(name)) for name in alive}
        chooser = seat if len(owners) > 1 else owners.pop()
        answer = yield from choose_unless_forced(game, chooser, LOSS, losses(game, alive, "TOI-16.13"), {"unit": alive[0]})
        lose_one(game, answer)


def lose_one(game: Battle, lost: Lose) -> None:
    """Takes one figure; the last one takes the base with it (TOI-12.1)."""
    if len(game.unit(lost.unit).figures) == 1:
        eliminate(game, lost.unit, "losses")
    else:
        game.emit(FigureLost(lost.unit, lost.figure))


def defender_losses(game: Battle, side: str, cell: int, hits: int) -> Rules[None]:
    """TOI-16.14, TOI-16.15: the defender spreads the hits freely, on a light vehicle no more than destroy it."""
    taken: dict[str, int] = {}
    for _ in range(hits):
        listed = loss_options(game, side, cell, taken)
        if not listed:
            break
        legal = _law_of_losses(listed)
        answer = yield from choose_unless_forced(game, game.seat_of(game.unit(listed[0].unit)), DEFENDER_LOSS, legal, {"cell": game.setting.grid.name(cell)})
        if answer.figure == "hit":
            taken[answer.unit] = taken.get(answer.unit, 0) + 1
        else:
            lose_one(game, answer)
    for name, count in taken.items():
        damage_vehicle(game, name, count)


def loss_options(game: Battle, side: str, cell: int, taken: dict[str, int]) -> list[Lose]:
    """The figures and light vehicles that can still take a hit."""
    found: list[Lose] = []
    for unit in game.friends_at(cell, side):
        if unit.is_squad:
            found += [Lose(unit.id, figure) for figure in dict.fromkeys(unit.figures)]
        elif taken.get(unit.id, 0) < hits_to_destroy(game, unit.id):
            found.append(Lose(unit.id, "hit"))
    return found


def _law_of_losses(listed: list[Lose]) -> Legal[Lose]:
    return Legal(lambda answer: None if answer in listed else Refusal("TOI-16.15", "cannot-take-hit", {"unit": answer.unit}), lambda: listed, exact=True)
