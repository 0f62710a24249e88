"""How declared shots are resolved (DZC-6.12 to DZC-6.17): hits, passive saves, damage, losses; with the windows for cards between them.

Dice are asked for in the order in which shots were declared. A `Strike` is a number of equal hits of one burst on one target: most bursts make one, a
template many (DZC-22.3), Focus may split them (DZC-22.15).
"""

from __future__ import annotations

from typing import Any

from bocage.core.chance import Faces, Pool, multiset, successes, total
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.events import Event
from bocage.core.legal import Answer, Legal, only
from bocage.core.state import replace
from bocage.games.dropzone_commander.cards.windows import window
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.sight import NOTHING
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.losses.damage import damage_structure, passive
from bocage.games.dropzone_commander.shooting import special_hits
from bocage.games.dropzone_commander.shooting.attack import Aim, aimed, energy, to_damage, to_hit
from bocage.games.dropzone_commander.state.events_markers import UnitMarked
from bocage.games.dropzone_commander.state.events_units import AircraftReached, ShotsFell, UnitDamaged, VolleyEnded, WeaponFired, WindowUsed
from bocage.games.dropzone_commander.state.state import INSIDE, Burst, Volley
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.tables import template_radius
from bocage.space.plane import Disc, Point, is_under, towards, within

FALL_BACK = 600  # DZC-11.18
Tally = tuple[int, int, int]  # hits, natural ones, natural sixes


class Strike:
    """Equal hits on one target: how many, with how much energy; `sure` are damage points without a roll (DZC-22.48), `easy` damages on 2+ (DZC-22.61)."""

    __slots__ = ("burst", "count", "done", "easy", "energy", "sure", "target")

    def __init__(self, burst: int, target: str, count: int, energy: int, *, sure: int = 0, easy: bool = False) -> None:
        self.burst, self.target, self.count, self.energy = burst, target, count, energy
        self.sure, self.easy, self.done = sure, easy, 0


class FallAt(Answer):
    """Where on its lane an intercepted aircraft comes down (DZC-11.18)."""

    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


class GiveUp(Answer):
    """Give up so many hits to strengthen one that is kept (DZC-22.15)."""

    hits: int


FOCUS: Question[GiveUp] = Question("focus", GiveUp, rule="DZC-22.15")
FALL: Question[FallAt] = Question("fall", FallAt, rule="DZC-11.18")
HANDLED = frozenset(("Razorworm", "Concussion", "Smoke Round", "White Nanomachines"))


def spend(game: Battle, volley: Volley) -> None:
    """DZC-6.2, DZC-4.8, DZC-4.13, DZC-4.18, DZC-7.5: weapons are fired, moves are capped, windows used."""
    for event in game.once("spent", _spent, game, volley):
        game.emit(event)


def _spent(game: Battle, volley: Volley) -> list[Event]:
    found: list[Event] = []
    own = volley.kind == "fire"  # drones fly beside the fire action (DZC-RULING-139)
    for unit, weapon in dict.fromkeys((burst.unit, burst.weapon) for burst in volley.bursts):
        record = game.state.units[unit]
        if record.where == INSIDE:
            found.append(WindowUsed(record.host, unit))
        profile = keywords.DRONES if weapon == keywords.DRONES.id else game.weapon(unit, weapon)
        cap = profile.move_fire + game.effect("move_fire", unit) if profile.move_fire >= 0 else -1
        found.append(WeaponFired(unit, weapon, cap, own, limited=keywords.uses(profile) > 0))
        if "Awesome Power" in profile.words and "(Low Power)" not in profile.name:
            found.append(UnitMarked(unit, f"power:{game.state.turn}"))  # DZC-22.52
    return found


def before_rolls(game: Battle) -> Rules[None]:
    """The windows before any die: first the firer's, then those of the squads under fire (DZC-20.10)."""
    volley = game.state.volley
    assert volley is not None
    yield from window(game, "before_hit_rolls", squad=volley.squad, seat=volley.seat)
    for squad in targets(game, volley):
        yield from window(game, "before_hit_rolls_enemy", squad=squad, seat=game.state.squads[squad].seat)


def resolve(game: Battle) -> Rules[None]:
    """Steps 5 to 7 of the volley that is declared (DZC-6.1)."""
    volley = game.state.volley
    assert volley is not None
    seen = game.once("sighted", sighted, game, volley)
    spend(game, volley)
    volley, aims = game.once("together", together, game, volley, seen)
    tallies = yield from hit_rolls(game, volley, aims)
    strikes = yield from spread(game, volley, aims, tallies)
    strikes = yield from saves(game, volley, strikes)
    yield from window(game, "before_damage_rolls", squad=volley.squad, seat=volley.seat)
    yield from damage_rolls(game, volley, aims, strikes)
    yield from losses(game, volley, strikes, tallies)


def together(game: Battle, volley: Volley, aims: list[Aim]) -> tuple[Volley, list[Aim]]:
    """Neighbouring shots of equal weapons at one target that need the same numbers are thrown and counted as one handful: the outcome is the same."""
    bursts: list[Burst] = []
    kept: list[Aim] = []
    last: object = None
    for burst, found in zip(volley.bursts, aims, strict=True):
        weapon = game.weapon_of(burst)
        alone = minds_naturals(game, burst) or keywords.focus(weapon) or keywords.frag(weapon) or not HANDLED.isdisjoint(weapon.words)
        eye = (found.look.eye.x, found.look.eye.y)
        numbers = (to_hit(game, burst, found), *_hardness(game, burst, eye))
        key = None if alone else (game.state.units[burst.unit].profile, weapon.id, burst.target, burst.penalty, numbers)
        if key is not None and key == last:
            bursts[-1] = replace(bursts[-1], shots=bursts[-1].shots + burst.shots)
            continue
        last = key
        bursts.append(burst)
        kept.append(found)
    return replace(volley, bursts=tuple(bursts)), kept


def _hardness(game: Battle, burst: Burst, eye: tuple[int, int]) -> tuple[int, int]:
    force = energy(game, burst, burst.target)
    return force, to_damage(game, burst, burst.target, force, eye)


def targets(game: Battle, volley: Volley) -> list[str]:
    """The squads that are shot at."""
    units = game.state.units
    return list(dict.fromkeys(units[burst.target].squad for burst in volley.bursts if burst.target in units))


def sighted(game: Battle, volley: Volley) -> list[Aim]:
    """What the firers see as the shots are made; a reaction sees the aircraft where it is."""
    found = [aimed(game, burst.unit, game.weapon_of(burst), burst.target, burst.window) for burst in volley.bursts]
    return [seen if isinstance(seen, Aim) else Aim(NOTHING, True) for seen in found]


# -- hits -------------------------------------------------------------------------------------------------------------------------------------


def tallied(dice: int, needed: int) -> Pool[Tally]:
    """Hit dice of a weapon for which natural ones and sixes matter."""

    def read(faces: Faces) -> Tally:
        return sum(1 for face in faces if face >= needed), faces.count(1), faces.count(6)

    return multiset("hit", dice, read)


def minds_naturals(game: Battle, burst: Burst) -> bool:
    """Whether a natural 1 or 6 to hit matters for these shots."""
    words = game.weapon_of(burst).words
    if "Area" in words or "Barrage" in words or "Sunspear" in words or "Marksman's Touch" in words:
        return True
    return bool(game.state.effects) and bool(game.effects("overcharge", game.state.units[burst.unit].squad))


def hit_rolls(game: Battle, volley: Volley, aims: list[Aim]) -> Rules[list[Tally]]:
    """DZC-6.12, DZC-24.5: 1D6 per shot, told apart by the declared order; a weapon without accuracy hits by itself."""
    needed, special = game.once("to hit", _numbers, game, volley, aims)
    pools: list[Pool[Any]] = []
    for burst, number, mind in zip(volley.bursts, needed, special, strict=True):
        if number:
            pools.append(tallied(burst.shots, number) if mind else successes("hit", burst.shots, number))
    values = yield from rolled(pools, "DZC-6.12")
    found: list[Tally] = []
    for burst, number, mind in zip(volley.bursts, needed, special, strict=True):
        value: Any = values.pop(0) if number else burst.shots
        found.append(value if mind and number else (value, 0, 0))
    yield from window(game, "after_hit_rolls", squad=volley.squad, seat=volley.seat)
    if game.effects("reroll_hits", volley.squad):
        again = yield from rolled(
            [tallied(burst.shots - tally[0], number) for burst, number, tally in zip(volley.bursts, needed, found, strict=True) if number], "DZC-20.8"
        )
        for place, number in enumerate(needed):
            if number:
                more = again.pop(0)
                found[place] = (found[place][0] + more[0], more[1], found[place][2] + more[2])
    return found


def _numbers(game: Battle, volley: Volley, aims: list[Aim]) -> tuple[list[int], list[bool]]:
    """Of each burst the number that hits, and whether natural ones and sixes matter."""
    needed = [to_hit(game, burst, found) for burst, found in zip(volley.bursts, aims, strict=True)]
    return needed, [minds_naturals(game, burst) for burst in volley.bursts]


def rolled(pools: list[Pool[Any]], why: str) -> Rules[list[Any]]:
    """One batch of dice; what each pool reads."""
    thrown = [pool for pool in pools if pool.dice]
    if not thrown:
        return [pool.read(()) for pool in pools]
    values = yield from roll(*thrown, why=why)
    shown = list(values) if len(thrown) > 1 else [values]
    return [shown.pop(0) if pool.dice else pool.read(()) for pool in pools]


def spread(game: Battle, volley: Volley, aims: list[Aim], tallies: list[Tally]) -> Rules[list[Strike]]:
    """From hits to strikes: templates, Focus, Sunspear, Marksman, Frag; hits whose word deals with them are done here."""
    found: list[Strike] = []
    for place, (burst, (hits, ones, sixes)) in enumerate(zip(volley.bursts, tallies, strict=True)):
        weapon = game.weapon_of(burst)
        force = energy(game, burst, burst.target)
        misses = burst.shots - hits
        if hits and not HANDLED.isdisjoint(weapon.words) and (yield from special_hits.strike(game, burst, hits)):
            continue
        if keywords.area(weapon):
            found += yield from template(game, place, burst, hits, misses - ones if hits or misses else 0, force)
        elif hits and keywords.sunspear(weapon, 6) and sixes:
            found.append(Strike(place, burst.target, min(sixes, hits), force, sure=2))
            found.append(Strike(place, burst.target, hits - min(sixes, hits), force))
        elif hits and sixes and keywords.marksman(weapon, game.state.units[burst.unit].moved > 0, 6):
            found.append(Strike(place, burst.target, min(sixes, hits), force, easy=True))
            found.append(Strike(place, burst.target, hits - min(sixes, hits), force))
        elif hits and keywords.focus(weapon):
            found += yield from focused(game, volley, place, burst, hits, force)
        elif hits:
            found.append(Strike(place, burst.target, hits, force))
        if misses and keywords.frag(weapon):
            found += yield from fragments(game, place, burst, misses, force)
    return [strike for strike in found if strike.count]


def focused(game: Battle, volley: Volley, place: int, burst: Burst, hits: int, force: int) -> Rules[list[Strike]]:
    """DZC-22.15: the firer may give up hits; each adds to the E of one that is kept."""
    weapon = game.weapon_of(burst)
    found: list[Strike] = []
    while hits > 1:
        offered = tuple(GiveUp(count) for count in range(hits))
        limit = hits

        def refuse(answer: GiveUp, limit: int = limit) -> object:
            return None if 0 <= answer.hits < limit else special_hits.not_offered("DZC-22.15")

        legal: Legal[GiveUp] = Legal(refuse, lambda offered=offered: offered, exact=True)  # type: ignore[arg-type,misc]
        facts = {"unit": burst.unit, "weapon": weapon.name, "hits": hits}
        answer = yield from choose(game, volley.seat, FOCUS, legal, facts)
        if not answer.hits:
            break
        found.append(Strike(place, burst.target, 1, keywords.focused(weapon, force, answer.hits)))
        hits -= answer.hits + 1
    return [*found, Strike(place, burst.target, hits, force)]


def template(game: Battle, place: int, burst: Burst, hits: int, glances: int, force: int) -> Rules[list[Strike]]:
    """DZC-22.3: a hit lays the template on the target; every ground unit touched is hit once, a base D6 times; a glance hits the target alone at E-2."""
    weapon = game.weapon_of(burst)
    found: list[Strike] = []
    if burst.target in game.state.structures or game.state.units[burst.target].where == INSIDE:
        found.append(Strike(place, burst.target, hits, force))
    else:
        for _ in range(hits):
            for name in touched(game, burst.target, template_radius(keywords.area(weapon))):
                count = (yield from roll(total("template", 1), why="DZC-22.3")) if game.profile(name).is_infantry else 1
                found.append(Strike(place, name, count, energy(game, burst, name)))
    if glances > 0:
        found.append(Strike(place, burst.target, glances, max(0, force - 2)))
    return found


def touched(game: Battle, target: str, radius: int) -> list[str]:
    """Ground units under a template centred on a unit, friend or foe; of an aircraft in the air only itself."""
    if game.is_flying(target):
        return [target]
    disc = Disc(game.point(target), radius)
    return [unit.id for unit in game.on_table() if not game.is_flying(unit.id) and is_under(disc, game.outline(unit.id))]


def fragments(game: Battle, place: int, burst: Burst, misses: int, force: int) -> Rules[list[Strike]]:
    """DZC-22.58: when a shot misses, each infantry base within 2 inches of the aimed unit is still hit once on n+."""
    record = game.state.units.get(burst.target)
    if record is None or record.where == INSIDE:
        return []
    here = Point(record.x, record.y)
    near = [unit.id for unit in game.on_table() if game.profile(unit.id).is_infantry and within(here, Point(unit.x, unit.y), 200)]
    found = []
    for name in near:
        count = yield from roll(successes("frag", misses, keywords.frag(game.weapon_of(burst))), why="DZC-22.58")
        found.append(Strike(place, name, count, force))
    return found


# -- saves and damage ---------------------------------------------------------------------------------------------------------------------------


def saves(game: Battle, volley: Volley, strikes: list[Strike]) -> Rules[list[Strike]]:
    """DZC-6.7, DZC-6.14: once all hits are known, passive countermeasures cancel some, in hit order."""
    units = game.state.units
    numbers = [passive(game, strike.target) if strike.target in units else 0 for strike in strikes]
    values = yield from rolled([successes("save", strike.count, number) for strike, number in zip(strikes, numbers, strict=True) if number], "DZC-6.14")
    for strike, number in zip(strikes, numbers, strict=True):
        if number:
            value = values.pop(0)
            strike.count -= value
    for strike in strikes:
        if strike.count and strike.target in units and not strike.sure:
            strike.count = yield from special_hits.guard(game, strike.target, strike.count, strike.energy)
    return [strike for strike in strikes if strike.count]


def damage_rolls(game: Battle, volley: Volley, aims: list[Aim], strikes: list[Strike]) -> Rules[None]:
    """DZC-6.15: 1D6 for each hit left, against the Energy/Armour table; cards may have dice rolled again."""
    pools: list[tuple[Strike, int]] = []
    for strike in strikes:
        if strike.sure:
            strike.done = strike.count
            continue
        burst, look = volley.bursts[strike.burst], aims[strike.burst].look
        needed = to_damage(game, burst, strike.target, strike.energy, (look.eye.x, look.eye.y))
        needed = min(needed, 2) if needed and strike.easy else 2 if strike.easy else needed
        if needed:
            pools.append((strike, needed))
    values = yield from rolled([successes("damage", strike.count, needed) for strike, needed in pools], "DZC-6.15")
    for (strike, _), value in zip(pools, values, strict=True):
        strike.done = value
    struck = " ".join(dict.fromkeys(strike.target for strike in strikes if strike.done and strike.target in game.state.structures))
    yield from window(game, "after_damage_rolls", squad=volley.squad, seat=volley.seat, structure=struck)
    if game.state.effects:
        yield from rerolls(game, volley, pools)


def rerolls(game: Battle, volley: Volley, pools: list[tuple[Strike, int]]) -> Rules[None]:
    """Cards that have failed or successful damage dice rolled once more (DZC-20.8)."""
    for strike, needed in pools:
        if game.effects("reroll_damage", volley.squad) and strike.done < strike.count:
            strike.done += yield from roll(successes("damage", strike.count - strike.done, needed), why="DZC-20.8")
        if strike.done and (game.effects("reroll_successes", volley.squad, strike.target)):
            strike.done = yield from roll(successes("damage", strike.done, needed), why="DZC-20.8")


def losses(game: Battle, volley: Volley, strikes: list[Strike], tallies: list[Tally]) -> Rules[None]:
    """DZC-6.16, DZC-6.17: all damage is marked, then the destroyed are removed; Structures last (DZC-7.9)."""
    units, structures = game.state.units, game.state.structures
    marked: dict[str, int] = {}
    for place, burst in enumerate(volley.bursts):
        weapon = game.weapon_of(burst)
        mine = [strike for strike in strikes if strike.burst == place]
        for strike in mine:
            expression = keywords.structure_loss(weapon) if strike.target in structures else keywords.unit_loss(weapon)
            for _ in range(strike.done):
                loss = strike.sure or (yield from keywords.amount(expression, "DZC-6.16"))
                marked[strike.target] = marked.get(strike.target, 0) + loss
        hits, done = tallies[place][0], sum(strike.done for strike in mine if strike.target == burst.target)
        left = sum(strike.count for strike in mine if strike.target == burst.target)
        game.emit(ShotsFell(burst.unit, burst.weapon, burst.target, burst.shots, hits, max(0, hits - left), done))
    for target, effect in [(e.on, e.value) for e in game.state.effects if e.what == "more_damage" and e.on in structures]:
        marked[target] = marked.get(target, 0) + effect
    for burst, tally in zip(volley.bursts, tallies, strict=True):
        if tally[1] and game.effects("overcharge", volley.squad):
            marked[burst.unit] = marked.get(burst.unit, 0) + tally[1]
    fallen = []
    for target, points in marked.items():
        if target in units and game.is_alive(target):
            game.emit(UnitDamaged(target, min(points, game.dp_left(target))))
            if game.dp_left(target) <= 0:
                fallen.append(target)
    game.emit(VolleyEnded())
    for target in fallen:
        if volley.kind == "interception":
            yield from pick_spot(game, volley.seat, target)
        yield from damage.destroyed(game, target, by=volley.seat, fire=True)
    for target, points in marked.items():
        if target in structures:
            yield from damage_structure(game, target, points, by=volley.seat)


def pick_spot(game: Battle, seat: str, unit: str) -> Rules[None]:
    """DZC-11.13, DZC-11.18: before the attack point, at most 6 inches; the interceptor's owner picks the spot."""
    hunted = next((run for run in game.state.runs if unit in run.units), None)
    if hunted is None:
        return
    lane = hunted.lanes[hunted.units.index(unit)]
    entry, attack = Point(*lane[:2]), Point(*lane[2:])
    spots = list(dict.fromkeys(towards(attack, entry, back) for back in range(0, FALL_BACK + 1, 100)))
    answer = yield from choose(game, seat, FALL, only([FallAt(p.x, p.y) for p in spots], "DZC-11.18"), {"unit": unit})
    game.emit(AircraftReached(unit, answer.x, answer.y, game.state.units[unit].level))
