"""Shooting (chapter 6): unit by unit the owner names a target; to hit, in the way, then all hits are resolved (LOW-2.36)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bocage.core.chance import Faces, Pool, multiset
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west import arms
from bocage.games.legends_old_west.aim import (
    OWN,
    is_sniper,
    modifiers,
    nearest_in_unit,
    rank_and_file,
    refuse_shooter,
    refuse_target,
    refuse_weapon,
    targets_in_unit,
    usable,
)
from bocage.games.legends_old_west.battle import MOUNTED, Battle
from bocage.games.legends_old_west.events import Fired, HeldFire, Jammed, Shot
from bocage.games.legends_old_west.fame import spend_fame
from bocage.games.legends_old_west.state import Figure, Unit
from bocage.games.legends_old_west.tables import WEAPONS
from bocage.games.legends_old_west.troops import FIREARMS, is_individual, shooting
from bocage.games.legends_old_west.way import in_the_way
from bocage.games.legends_old_west.wounds import Hit, resolve

Reading = tuple[int, bool, Faces]


class At(Answer):
    """A target: a unit, a figure, a vehicle, an aircraft, a building, or "point" where the weapon is aimed at a spot."""

    aim: str

    def target(self) -> tuple[str, str]:
        return "piece", self.aim


class Use(Answer):
    """The weapon a figure uses."""

    weapon: str


AIM: Question[At | Pass] = Question("fire_at", At | Pass, rule="LOW-6.1")
WHO: Question[At] = Question("pick_target", At, rule="LOW-6.7")
WEAPON: Question[Use | Pass] = Question("weapon", Use | Pass, rule="LOW-6.2")


@lru_cache(maxsize=512)
def hit_pool(dice: int, at_least: int, several: bool, keep: bool) -> Pool[Reading]:
    """To-hit dice: how many hit, whether the weapon jams (LOW-2.18), and for heroes the dice that missed (natural 1s stay misses, LOW-2.34)."""

    def read(shown: Faces) -> Reading:
        hits = sum(1 for face in shown if face >= at_least)
        ones = shown.count(1)
        missed = tuple(face for face in shown if 1 < face < at_least) if keep else ()
        return hits, ones >= (2 if several else 1), missed

    return multiset("hit", dice, read)


def threshold(needed: int, modifier: int) -> int:
    """LOW-2.4: the natural die that hits: a 6 always, a 1 never."""
    return max(2, min(6, needed - modifier))


def to_hit(game: Battle, ident: str, weapon: str, dice: int, modifier: int, why: str = "LOW-2.15", need: int | None = None) -> Rules[int]:
    """LOW-2.4, LOW-2.15, LOW-2.18, LOW-2.23: how many of the dice of one figure hit; a firearm may jam."""
    figure = game.figure(ident)
    at_least = threshold(shooting(figure) if need is None else need, modifier)
    reading = yield from roll(hit_pool(dice, at_least, dice > 1, figure.fame > 0), why=why)
    return (yield from _read(game, ident, weapon, at_least, reading))


def _read(game: Battle, ident: str, weapon: str, at_least: int, reading: Reading) -> Rules[int]:
    hits, jams, missed = reading
    for face in missed:
        if (yield from spend_fame(game, ident, at_least - face)):
            hits += 1
        else:
            break
    if jams and WEAPONS[weapon].type in FIREARMS and game.option("jam_on_one") and ident in game.state.figures:
        game.emit(Jammed(ident, weapon, game.state.turn + 1))
    return hits


def spent(game: Battle, ident: str, weapon: str, *, opportunity: bool = False) -> None:
    """LOW-2.31: the figure has had its shot; an ambush ends with it (LOW-13.3)."""
    if ident in game.state.figures:
        from bocage.games.legends_old_west.ambush import show

        show(game, [ident])
        game.emit(Shot(ident, weapon, opportunity))
        if is_sniper(game.figure(ident)) or game.inside(ident) is not None:
            game.forget()  # a shot makes him a target (LOW-12.8, LOW-13.6)


# -- targets ------------------------------------------------------------------------------------------------------------------


def visible_vehicles(game: Battle, by: str, reach: int) -> list[str]:
    """Enemy vehicles and aircraft somebody sees within a distance."""
    state, side = game.state, game.side(by)
    found = [v.id for v in state.vehicles.values() if v.place == "table" and not v.wreck and game.side(v.id) != side]
    found += [a.id for a in state.aircraft.values() if a.place == "table" and game.side(a.id) != side]
    return [ident for ident in found if game.within(by, ident, reach) and game.sees(by, ident)]


def may_fire_at(game: Battle, figure: Figure, weapon: str, target: str) -> bool:
    """Whether a figure may fire a weapon at a declared target."""
    row = WEAPONS[weapon]
    state = game.state
    if row.kind not in OWN:
        handler = arms.HANDLERS.get(row.kind)
        if handler is None:
            return False
        return target in handler.targets(game, figure.id, weapon) if target == "point" else handler.refuse(game, figure.id, weapon, target) is None
    if target in state.units:
        return state.units[target].side != game.side(figure.id) and bool(nearest_in_unit(game, figure.id, target, row.reach))
    if target in state.aircraft and not _may_fire_up(game, figure, weapon, target):
        return False
    return target in visible_vehicles(game, figure.id, row.reach)


def figure_targets(game: Battle, figure: Figure, weapon: str) -> list[str]:
    """What one figure may fire at with one weapon, as declared targets."""
    row = WEAPONS[weapon]
    if row.kind not in OWN:
        handler = arms.HANDLERS.get(row.kind)
        return handler.targets(game, figure.id, weapon) if handler is not None else []
    found = [unit for unit in enemy_units(game, game.side(figure.id)) if nearest_in_unit(game, figure.id, unit, row.reach)]
    if game.state.vehicles or game.state.aircraft:
        found += [v for v in visible_vehicles(game, figure.id, row.reach) if v not in game.state.aircraft or _may_fire_up(game, figure, weapon, v)]
    return found


def enemy_units(game: Battle, side: str) -> list[str]:
    """Enemy units with somebody on the table who is not hidden."""
    key = ("enemy units", side)
    memo = game.memo
    found: list[str] | None = memo.get(key)
    if found is None:
        names: dict[str, bool] = {}
        for f in game.fighters(game.enemy(side), with_hidden=False):
            names[f.unit] = True
        for f in game.state.figures.values():
            if f.place == "aboard" and f.station == "passenger" and game.side(f.id) != side:
                names[f.unit] = True
        found = memo[key] = list(names)
    return found


def _may_fire_up(game: Battle, figure: Figure, weapon: str, craft: str) -> bool:
    """LOW-21.33, LOW-21.34."""
    from bocage.games.legends_old_west.targets import refuse_aircraft

    return refuse_aircraft(game, figure.id, weapon, craft) is None


def group_targets(game: Battle, group: str) -> list[str]:
    """What a firing group (a unit's rank and file, or a single figure) may declare as its target."""
    members = group_members(game, group)
    places, key = game.places, ("targets", group)
    known: tuple[list[Figure], list[str]] | None = places.get(key)
    if known is not None and known[0] == members:
        return known[1]
    found = _group_targets(game, group, members)
    if all(WEAPONS[weapon].kind in PLAIN for figure in members for weapon in figure.weapons):
        places[key] = members, found
    return found


PLAIN = ("shoot", "thrown", "automatic", "thrown_blast", "melee", "armour", "equipment")
"""Kinds of weapons whose targets follow from who stands where and from the records of those who fire."""


def _group_targets(game: Battle, group: str, members: list[Figure]) -> list[str]:
    names: dict[str, bool] = {}
    single = group in game.state.figures
    for figure in members:
        for weapon in usable(game, figure):
            if single or WEAPONS[weapon].kind not in OWN:
                for target in figure_targets(game, figure, weapon):
                    names[target] = True
                continue
            for unit in enemy_units(game, game.side(group)):
                if unit not in names and nearest_in_unit(game, figure.id, unit, WEAPONS[weapon].reach):
                    names[unit] = True
            if game.state.vehicles or game.state.aircraft:
                for target in visible_vehicles(game, figure.id, WEAPONS[weapon].reach):
                    if target not in game.state.aircraft or _may_fire_up(game, figure, weapon, target):
                        names[target] = True
    return list(names)


def group_members(game: Battle, group: str) -> list[Figure]:
    """The figures of a group that may shoot now."""
    figure = game.state.figures.get(group)
    members = [figure] if figure is not None else rank_and_file(game, group)
    return [f for f in members if refuse_shooter(game, f) is None]


def groups(game: Battle, seat: str) -> list[str]:
    """Groups of a seat that may still fire and have an enemy within reach; whether they see one is looked at when they are picked."""
    return list(each_group(game, seat))


def each_group(game: Battle, seat: str) -> Iterator[str]:
    """The same one after the other, for those who only want to know whether there is one."""
    state = game.state
    done = state.done
    side = game.setting.side_of_seat[seat]
    for unit in state.units.values():
        if unit.seat != seat or unit.fleeing or unit.aircraft:
            continue
        if not unit.fired and unit.id not in done and any(_could_fire(game, side, f) for f in rank_and_file(game, unit.id)):
            yield unit.id
        for ident in unit.figures:
            figure = state.figures.get(ident)
            if figure is None or ident in done or not is_individual(figure):
                continue
            if _could_fire(game, side, figure):
                yield ident


def lies_hidden(game: Battle, group: str) -> bool:
    """Whether a group lies in ambush: what it could do must not be told by what it is asked."""
    figure = game.state.figures.get(group)
    if figure is not None:
        return figure.hidden
    return any(f.hidden for f in game.standing(group))


def _could_fire(game: Battle, side: str, figure: Figure) -> bool:
    """Whether a figure may shoot at all, and an enemy is within the reach of a weapon it may use."""
    places, unit = game.places, game.state.units[figure.unit]
    key = ("could", figure.id)
    known: tuple[Figure, Unit, bool] | None = places.get(key)
    if known is not None and known[0] is figure and known[1] is unit and not figure.shots:
        return known[2]
    found = refuse_shooter(game, figure) is None and _in_reach(game, side, figure)
    places[key] = figure, unit, found
    return found


def _in_reach(game: Battle, side: str, figure: Figure) -> bool:
    weapons = usable(game, figure)
    if not weapons:
        return False
    if figure.hidden:
        return True
    reach = max(1_000_000 if WEAPONS[w].kind in ("automatic", "guess", "gun") else WEAPONS[w].reach for w in weapons)
    if reach >= 15_000 or figure.place != "table":
        return True
    return nearest_enemy(game, side, figure) <= (reach + 2 * MOUNTED) ** 2 or bool(game.state.vehicles or game.state.aircraft)


def nearest_enemy(game: Battle, side: str, figure: Figure) -> int:
    """The square of the distance to the nearest enemy who is not hidden."""
    key = ("nearest enemy", figure.id)
    memo = game.places
    found: int | None = memo.get(key)
    if found is None:
        x, y = figure.x, figure.y
        found = memo[key] = min(((f.x - x) ** 2 + (f.y - y) ** 2 for f in game.fighters(game.enemy(side), with_hidden=False)), default=1 << 60)
    return found


# -- firing -------------------------------------------------------------------------------------------------------------------


def fire_group(game: Battle, group: str) -> Rules[None]:
    """LOW-6.1: the owner names the target, then every figure states its weapon (LOW-6.2) and fires."""

    offered = group_targets(game, group)

    def refuse(answer: At | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or answer.aim in offered:
            return None
        return refuse_aim(game, group, answer.aim)

    def listing() -> list[At | Pass]:
        return [*map(At, offered), PASS]

    law: Legal[At | Pass] = Legal(refuse, listing, exact=True, default=At(offered[0]) if offered else None)
    asks = choose if lies_hidden(game, group) else choose_unless_forced  # who has no target in his lair must not be known by it
    answer = yield from asks(game, game.seat(group), AIM, law, {"group": group})
    single = group in game.state.figures
    if isinstance(answer, Pass):
        game.emit(HeldFire(group) if single else Fired(group))
        return
    with scope(game, "fire", group):
        if lies_hidden(game, group):
            from bocage.games.legends_old_west.ambush import show

            show(game, [f.id for f in group_members(game, group)])  # LOW-13.3
        yield from volley(game, [f.id for f in group_members(game, group)], answer.aim)
    if single:
        figure = game.state.figures.get(group)
        if figure is not None and not (is_sniper(figure) and game.setting.era == "ww2" and figure.shots == 1 and not figure.moved):
            game.emit(HeldFire(group))
        elif figure is not None:
            game.emit(HeldFire(f"rapid:{group}"))  # LOW-12.8: he may shoot a second time
    else:
        game.emit(Fired(group, answer.aim))


def refuse_aim(game: Battle, group: str, aim: str) -> Refusal:
    """Why a group may not declare a target: what is wrong with the nearest of it, or that nobody reaches or sees it."""
    members = group_members(game, group)
    unit = game.state.units.get(aim)
    if unit is not None and unit.side != game.side(group):
        for figure in members:
            for ident in unit.figures:
                other = game.state.figures.get(ident)
                if other is not None and not other.hidden and (wrong := refuse_target(game, figure.id, other)) is not None:
                    return wrong
    return Refusal("LOW-6.9", "no-such-target", {"target": aim})


def volley(game: Battle, members: Sequence[str], target: str, *, opportunity: bool = False) -> Rules[int]:
    """Figures fire at a declared target: own kinds of weapons together (LOW-2.36), the others one by one. Gives back how many fired."""
    rifles: list[tuple[str, str]] = []
    others: list[tuple[str, str]] = []
    for ident in members:
        weapon = yield from state_weapon(game, ident, target)
        if weapon:
            (rifles if WEAPONS[weapon].kind in OWN else others).append((ident, weapon))
    if rifles:
        yield from _fire_rifles(game, rifles, target, opportunity)
    for ident, weapon in others:
        figure = game.state.figures.get(ident)
        if figure is None or (not opportunity and refuse_shooter(game, figure) is not None):
            continue
        if may_fire_at(game, figure, weapon, target):  # the shots before may have left nobody to fire at
            yield from arms.HANDLERS[WEAPONS[weapon].kind].fire(game, ident, weapon, target)
    return len(rifles) + len(others)


def state_weapon(game: Battle, ident: str, target: str) -> Rules[str]:
    """LOW-6.2: a figure that could use several weapons on the target states which; "" if it cannot reach it or holds its fire."""
    figure = game.figure(ident)
    fit = [weapon for weapon in usable(game, figure) if may_fire_at(game, figure, weapon, target)]
    if len(fit) < 2:
        return fit[0] if fit else ""

    def refuse(answer: Use | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or answer.weapon in fit:
            return None
        wrong = refuse_weapon(game, game.figure(ident), WEAPONS[answer.weapon]) if answer.weapon in WEAPONS else None
        return wrong or Refusal("LOW-6.2", "weapon-does-not-reach", {"weapon": answer.weapon})

    listed: list[Use | Pass] = [*map(Use, fit), PASS]
    law: Legal[Use | Pass] = Legal(refuse, lambda: listed, exact=True, default=listed[0])
    answer = yield from choose(game, game.seat(ident), WEAPON, law, {"figure": ident})
    return "" if isinstance(answer, Pass) else answer.weapon


def pick_target(game: Battle, ident: str, weapon: str, target: str) -> Rules[str]:
    """LOW-6.7, LOW-12.4: the figure fired at: the nearest he sees, any he sees for a sniper; ties are the owner's."""
    if target not in game.state.units:
        return target
    reach = WEAPONS[weapon].reach
    offered = targets_in_unit(game, ident, target, reach) if is_sniper(game.figure(ident)) else nearest_in_unit(game, ident, target, reach)
    if not offered:
        return ""
    if len(offered) == 1:
        return offered[0]
    rule = "LOW-12.4" if is_sniper(game.figure(ident)) else "LOW-6.7"
    answers = [At(each) for each in offered]
    refusal = Refusal(rule, "not-the-nearest")
    law: Legal[At] = Legal(lambda answer: None if answer in answers else refusal, lambda: answers, exact=True)
    return (yield from choose(game, game.seat(ident), WHO, law, {"figure": ident})).aim


def _fire_rifles(game: Battle, shooters: Sequence[tuple[str, str]], target: str, opportunity: bool) -> Rules[None]:
    """Aimed shots of several figures: all to-hit dice, then in the way, then wounds (LOW-2.36)."""
    aimed: list[tuple[str, str, str, int]] = []
    pools: list[Pool[Reading]] = []
    for ident, weapon in shooters:
        at = yield from pick_target(game, ident, weapon, target)
        if not at:
            continue
        figure = game.figure(ident)
        at_least = threshold(shooting(figure), modifiers(game, figure, WEAPONS[weapon], at))
        aimed.append((ident, weapon, at, at_least))
        pools.append(hit_pool(1, at_least, False, figure.fame > 0))
    if not aimed:
        return
    found = yield from roll(*pools, why="LOW-2.15")
    readings: Sequence[Reading] = (found,) if len(pools) == 1 else found  # type: ignore[assignment]
    hits: list[Hit] = []
    for (ident, weapon, at, at_least), reading in zip(aimed, readings, strict=True):
        spent(game, ident, weapon, opportunity=opportunity)
        count = yield from _read(game, ident, weapon, at_least, reading)
        for _ in range(count):
            struck = yield from in_the_way(game, ident, at)
            if struck is not None:
                row = WEAPONS[weapon]
                hits.append(Hit(struck, row.force, row.damage, True, 0, weapon, ident, True))
    yield from resolve(game, hits)
