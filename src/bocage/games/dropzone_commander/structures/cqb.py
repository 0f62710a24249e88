"""Close quarters battles, step by step (chapter 8).

Roles are fixed at clean-up (`begin`). The Occupant's first activation with troops in the Structure names who repels (`designate`); its end is the fight
(`fight`). From clean-up on the Aggressor's squads wait, and those who repel are tied up (`barred`).
"""

from __future__ import annotations

from fractions import Fraction

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass, only
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import garrisons
from bocage.games.dropzone_commander.ground.asking import closed
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square_to
from bocage.games.dropzone_commander.ground.garrisons import host_of
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.state.events import EffectsEnded
from bocage.games.dropzone_commander.state.events_cqb import (
    WAITS,
    CloseQuartersBegan,
    CloseQuartersFought,
    CloseQuartersOver,
    DesignationSettled,
    DiceCounted,
    SquadDesignated,
)
from bocage.games.dropzone_commander.state.events_markers import UnitMarked
from bocage.games.dropzone_commander.state.events_units import UnitDamaged
from bocage.games.dropzone_commander.state.state import INSIDE
from bocage.games.dropzone_commander.structures import cqb_morale
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import INCH
from bocage.games.dropzone_commander.tables.tables import tables

DRONE_REACH = 6 * INCH  # DZC-22.76
DRONE_DICE = 5


class Repel(Answer):
    """A squad that repels."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class SpareDie(Answer):
    """A left-over die goes to a base of this squad."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class CommandDrones(Answer):
    """The Medusa's drones help this squad."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


REPEL = Question[Repel | Pass]("repel", Repel | Pass, rule="DZC-8.8")
SPARE = Question[SpareDie]("spare_die", SpareDie, rule="DZC-8.18")
DRONES = Question[CommandDrones | Pass]("command_drones", CommandDrones | Pass, rule="DZC-22.76")


# -- who is in it -----------------------------------------------------------------------------------------------------------------------


def occupants(game: Battle, structure: str) -> list[str]:
    """Squads of the Occupant's side in a Structure."""
    holder = game.structure(structure).occupant
    return [squad for squad in garrisons.inside(game, structure) if holder and not game.is_enemy(holder, game.squad(squad).seat)]


def aggressors(game: Battle, structure: str) -> list[str]:
    """Squads of all other sides in a Structure (DZC-24.6)."""
    holder = game.structure(structure).occupant
    return [squad for squad in garrisons.inside(game, structure) if holder and game.is_enemy(holder, game.squad(squad).seat)]


def fighting(game: Battle, structure: str) -> list[str]:
    """DZC-8.14, DZC-8.15: designated Occupant squads, and Aggressor squads that did not enter this turn."""
    return [
        *(squad for squad in occupants(game, structure) if game.squad(squad).repels),
        *(squad for squad in aggressors(game, structure) if not game.squad(squad).entered),
    ]


def standing(game: Battle, structure: str) -> list[str]:
    """DZC-8.18: squads whose bases get dice: all but those that entered this turn; under option DZC-24.11 those that fight."""
    if game.setting.fighting_only:
        return fighting(game, structure)
    return [squad for squad in garrisons.inside(game, structure) if not game.squad(squad).entered]


def begin(game: Battle) -> None:
    """DZC-8.1, DZC-8.2, DZC-8.3, DZC-8.4, DZC-8.30: at clean-up, wherever opposing squads are in one Structure; the side that came first stays Occupant."""
    for name, record in list(game.state.structures.items()):
        if record.collapsed or not record.occupant:
            continue
        waiting = aggressors(game, name)
        if waiting and occupants(game, name):
            game.emit(CloseQuartersBegan(name, record.occupant, tuple(waiting)))
        elif record.contested:
            game.emit(CloseQuartersOver(name))


def barred(game: Battle, squad: str) -> Refusal | None:
    """DZC-8.5, DZC-8.6, DZC-8.9, DZC-8.12: the Aggressor's squads wait for the fight and do nothing else this turn; squads that repel are tied up."""
    state = game.state
    record = state.squads[squad]
    if record.repels:
        return Refusal("DZC-8.9", "squad-repels", {"squad": game.squad_name(squad)})
    first = state.units[record.units[0]] if record.units else None
    if first is not None and first.where == INSIDE and not record.entered:
        battle = state.structures[first.host]
        if battle.contested and not battle.fought and game.is_enemy(battle.occupant, record.seat):
            return Refusal("DZC-8.5", "aggressor-waits", {"squad": game.squad_name(squad)})
    if WAITS in record.marks:
        return Refusal("DZC-8.6", "aggressor-waits", {"squad": game.squad_name(squad)})
    return None


def refuse_leaving(game: Battle, squad: str) -> Refusal | None:
    """DZC-22.6: a Bloodthirsty squad in a Structure with enemies may not leave it."""
    structure = host_of(game, squad)
    if not structure or "Bloodthirsty" not in game.profile(game.squad(squad).units[0]).words:
        return None
    foes = [other for other in garrisons.inside(game, structure) if game.is_enemy(game.squad(squad).seat, game.squad(other).seat)]
    return Refusal("DZC-22.6", "bloodthirsty-stays", {"squad": game.squad_name(squad)}) if foes else None


# -- designation -------------------------------------------------------------------------------------------------------------------------


def may_repel(game: Battle, squad: str) -> bool:
    """DZC-8.10, DZC-8.11: squads of any battlegroup that have not fired, moved or entered this turn."""
    record = game.squad(squad)
    return not record.entered and not any(game.unit(unit).order or game.unit(unit).fired or game.unit(unit).moved for unit in record.units)


def waits_for(game: Battle, structure: str, battlegroup: str) -> bool:
    """DZC-8.7: whether this activation is the Occupant's first with troops in the Structure."""
    record = game.structure(structure)
    if not record.contested or record.designated or record.fought:
        return False
    return any(game.squad(squad).battlegroup == battlegroup for squad in occupants(game, structure))


def designate(game: Battle, battlegroup: str) -> Rules[None]:
    """DZC-8.7, DZC-8.8: in the Occupant's first activation with troops in a contested Structure he names who repels."""
    for structure in list(game.state.structures):
        if waits_for(game, structure, battlegroup):
            yield from name_repellers(game, structure)


def name_repellers(game: Battle, structure: str) -> Rules[None]:
    """DZC-8.8: at least one squad for each Aggressor squad inside, or all that may; Bloodthirsty squads always (DZC-22.6)."""
    wanted = len(aggressors(game, structure))
    able = [squad for squad in occupants(game, structure) if may_repel(game, squad)]
    forced = able if len(able) <= wanted else [s for s in able if "Bloodthirsty" in game.profile(game.squad(s).units[0]).words]
    for squad in forced:
        game.emit(SquadDesignated(squad, structure))
    named = len(forced)
    while named < len(able):
        free = [squad for squad in able if not game.squad(squad).repels]
        seat = game.structure(structure).occupant
        enough = named >= wanted

        def refuse(answer: Repel | Pass, free: list[str] = free, enough: bool = enough) -> Refusal | None:
            if isinstance(answer, Pass):
                return None if enough else Refusal("DZC-8.8", "more-must-repel", {"wanted": wanted})
            if answer.squad in free:
                return None
            fresh = answer.squad in game.state.squads and game.squad(answer.squad).entered
            return Refusal("DZC-8.10" if fresh else "DZC-8.11", "squad-cannot-repel", {"squad": answer.squad})

        def listing(free: list[str] = free) -> list[Repel | Pass]:
            return [*([PASS] if enough else []), *(Repel(squad) for squad in free)]  # noqa: B023

        answer = yield from choose_unless_forced(game, seat, REPEL, Legal(refuse, listing), {"structure": structure, "wanted": wanted})
        if isinstance(answer, Pass):
            break
        game.emit(SquadDesignated(answer.squad, structure))
        named += 1
    game.emit(DesignationSettled(structure))


def due(game: Battle, battlegroup: str) -> list[str]:
    """DZC-8.7: the fights that stand at the end of this activation."""
    return [name for name, record in game.state.structures.items() if record.contested and record.designated and not record.fought]


def left_over(game: Battle) -> list[str]:
    """DZC-8.32: the fights that the Occupant had nothing to activate for."""
    return [name for name, record in game.state.structures.items() if record.contested and not record.fought]


# -- the fight ---------------------------------------------------------------------------------------------------------------------------


def fight(game: Battle, structure: str) -> Rules[None]:
    """DZC-8.13 to DZC-8.31: dice, damage, morale, and who holds the Structure."""
    if not game.structure(structure).designated:
        yield from name_repellers(game, structure)
    if not (occupants(game, structure) and [s for s in aggressors(game, structure) if not game.squad(s).entered]):
        game.emit(CloseQuartersFought(structure, ()))
        garrisons.settle(game, structure)
        return
    with scope(game, "cqb", structure):
        fighters = fighting(game, structure)
        hits = yield from rolled(game, structure)
        involved = list(dict.fromkeys([*fighters, *(squad for squad, _, _ in hits)]))  # DZC-8.23
        yield from losses(game, hits)
        yield from cqb_morale.test(game, structure, involved)
    game.emit(EffectsEnded("fight"))
    game.emit(CloseQuartersFought(structure, tuple(squad for squad in fighters if game.squad(squad).units)))
    garrisons.settle(game, structure)


def sides_of(game: Battle, squads: list[str]) -> dict[str, list[str]]:
    """Squads by side, in the order given."""
    found: dict[str, list[str]] = {}
    for squad in squads:
        found.setdefault(game.setting.side[game.squad(squad).seat], []).append(squad)
    return found


def squad_dice(game: Battle, squad: str) -> Rules[Fraction]:
    """DZC-8.13, DZC-22.53: the CQB value times the DP left; a value that is an expression is rolled once per squad each fight."""
    profile = game.profile(game.squad(squad).units[0])
    value = profile.cqb
    if profile.cqb_dice:
        value = Fraction((yield from keywords.amount(profile.cqb_dice, "DZC-22.53", "abandon")))
    return value * game.squad_dp(squad)


def rolled(game: Battle, structure: str) -> Rules[list[tuple[str, int, str]]]:
    """DZC-8.13 to DZC-8.21: every side counts, shares and rolls its dice before anybody is removed. Gives squad, successes and who rolled."""
    counts: dict[str, Fraction] = {}
    for squad in fighting(game, structure):
        counts[squad] = yield from squad_dice(game, squad)
    for squad, dice in (yield from drone_command(game, structure)).items():
        counts[squad] += dice
    yield from windows.window(game, "cqb_dice", structure=structure)
    holder = game.setting.side[game.structure(structure).occupant]
    sides = sides_of(game, list(counts))
    order = [*(side for side in sides if side != holder), *(side for side in sides if side == holder)]
    results: list[tuple[str, int, str]] = []
    for side in order:
        own = sides[side]
        doubled = {squad: counts[squad] * (2 if game.effects("cqb_double", squad) else 1) for squad in own}
        dice = max(1, int(sum(doubled.values(), Fraction(0))))  # DZC-8.16
        again = sum(int(doubled[squad]) for squad in own if game.effects("cqb_reroll", squad))
        game.emit(DiceCounted(structure, side, dice))
        seat = game.squad(own[0]).seat
        three = len(sides_of(game, standing(game, structure))) > 2  # DZC-24.6
        bases = fighting(game, structure) if three else standing(game, structure)
        against = [squad for squad in bases if game.setting.side[game.squad(squad).seat] != side]
        results += yield from share_and_roll(game, seat, dice, against, dice if len(own) == 1 and again else again)
    return results


def share_and_roll(game: Battle, seat: str, dice: int, against: list[str], again: int) -> Rules[list[tuple[str, int, str]]]:
    """DZC-8.17 to DZC-8.19: dice are shared equally among the enemy bases; left-over ones as the rolling player likes, one per base at most."""
    bases = {squad: len(game.squad(squad).units) for squad in against}
    every, over = divmod(dice, sum(bases.values())) if bases else (0, 0)
    spare = dict.fromkeys(against, 0)
    for left in range(over, 0, -1):
        open_to = [SpareDie(squad) for squad in against if spare[squad] < bases[squad]]
        answer = yield from choose_unless_forced(game, seat, SPARE, only(open_to, "DZC-8.18"), {"left": left})
        spare[answer.squad] += 1
    results = []
    for squad in against:
        count = every * bases[squad] + spare[squad]
        if not count:
            continue
        hits = yield from cqb_hits(game, squad, count, again)
        again -= min(again, count - hits[1])
        results.append((squad, hits[0], seat))
    return results


def cqb_needed(armour: int) -> int:
    """DZC-8.19, DZC-8.20: the number needed by enemy armour; the ends of the table hold beyond it. Body Cover does not apply."""
    needed = tables().cqb_damage.needed
    return needed[min(max(armour, 1), len(needed)) - 1]


def cqb_hits(game: Battle, squad: str, dice: int, again: int = 0) -> Rules[tuple[int, int]]:
    """DZC-8.19, DZC-22.11: successes of dice aimed at a squad, less those it dodges; and the successes of the first throw."""
    unit = game.squad(squad).units[0]
    profile = game.profile(unit)
    needed = cqb_needed(profile.armour + game.effect("armour", unit))
    first = yield from roll(successes("cqb", dice, needed), why="DZC-8.19")
    hits = first
    if again:
        hits += yield from roll(successes("cqb", min(again, dice - first), needed), why="DZC-8.19")
    if profile.dodge and hits:
        hits -= yield from roll(successes("dodge", hits, profile.dodge), why="DZC-22.11")
    return hits, first


def losses(game: Battle, hits: list[tuple[str, int, str]]) -> Rules[None]:
    """DZC-8.22: each success is 1 DP; the base already damaged first, then the next."""
    for squad, points, seat in hits:
        yield from allot(game, squad, points, seat)


def allot(game: Battle, squad: str, points: int, by: str) -> Rules[None]:
    """DZC-8.22: damage on a squad, base by base."""
    while points > 0 and game.squad(squad).units:
        unit = max(game.squad(squad).units, key=lambda name: game.unit(name).damage)
        lost = min(points, game.dp_left(unit))
        game.emit(UnitDamaged(unit, lost))
        points -= lost
        if game.dp_left(unit) <= 0:
            yield from damage.destroyed(game, unit, by=by)


def drone_command(game: Battle, structure: str) -> Rules[dict[str, int]]:
    """DZC-22.76: once per turn a Medusa on the table within 6 inches of the Structure gives a friendly infantry squad in it 5 more dice."""
    extra: dict[str, int] = {}
    building = game.building(structure)
    for unit in list(game.on_table()):
        if "Drone Command" not in game.profile(unit.id).words or "drones!" in unit.marks:
            continue
        seat = game.seat_of(unit.id)
        helped = [squad for squad in fighting(game, structure) if not game.is_enemy(game.squad(squad).seat, seat)]
        if not helped or square_to(building, unit.x, unit.y) > DRONE_REACH**2:
            continue
        answer = yield from choose(game, seat, DRONES, closed([*(CommandDrones(squad) for squad in helped), PASS], "DZC-22.76"))
        if isinstance(answer, CommandDrones):
            game.emit(UnitMarked(unit.id, "drones!"))
            extra[answer.squad] = extra.get(answer.squad, 0) + DRONE_DICE
    return extra


def free_volley(game: Battle, squad: str, against: str) -> Rules[None]:
    """A squad rolls its CQB dice at once against one that has just entered; no dice are rolled back, no morale is tested (Occupier's Advantage)."""
    value = yield from squad_dice(game, squad)
    hits, _ = yield from cqb_hits(game, against, max(1, int(value)))
    yield from allot(game, against, hits, game.squad(squad).seat)
