"""Shooting (chapter 6): unit by unit the owner names a target; to hit, in the way, then all hits are resolved (LOW-2.36)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import (
    OWN,
    is_sniper,
    modifiers,
    nearest_in_unit,
    refuse_shooter,
    refuse_target,
    refuse_weapon,
    targets_in_unit,
    usable,
)
from bocage.games.legends_old_west.aiming.in_the_way import in_the_way
from bocage.games.legends_old_west.aiming.to_hit import Reading, hit_pool, read_hits, spent, threshold
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms import handlers
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.concealment import show
from bocage.games.legends_old_west.ground.troops import shooting
from bocage.games.legends_old_west.shooting.firing_groups import At, draft_targets, first_target, group_members, group_targets, lies_hidden, may_fire_at
from bocage.games.legends_old_west.state.fire_events import Fired, HeldFire, Volleyed
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.tabletop.laws import Free


class Use(Answer):
    """The weapon a figure uses."""

    weapon: str


AIM: Question[At | Pass] = Question("fire_at", At | Pass, rule="LOW-6.1")
WHO: Question[At] = Question("pick_target", At, rule="LOW-6.7")
WEAPON: Question[Use | Pass] = Question("weapon", Use | Pass, rule="LOW-6.2")


def fire_group(game: Battle, group: str) -> Rules[None]:
    """LOW-6.1: the owner names the target, then every figure states its weapon (LOW-6.2) and fires."""
    answer: At | Pass = PASS
    first = game.once("first target", first_target, game, group)
    if first is not None or lies_hidden(game, group):  # who has no target in his lair must not be known by it
        law = aim_law(game, group, None if first is None else At(first))
        answer = yield from choose(game, game.seat(group), AIM, law, {"group": group})
    single = group in game.state.figures
    if isinstance(answer, Pass):
        game.emit(HeldFire(group) if single else Fired(group))
        return
    with scope(game, "fire", group):
        if lies_hidden(game, group):
            show(game, [f.id for f in group_members(game, group)])  # LOW-13.3
        members = game.once("members", group_members, game, group)
        yield from volley(game, [f.id for f in members], answer.aim)
    if single:
        figure = game.state.figures.get(group)
        if figure is not None and not (is_sniper(figure) and game.setting.era == "ww2" and figure.shots == 1 and not figure.moved):
            game.emit(HeldFire(group))
        elif figure is not None:
            game.emit(HeldFire(f"rapid:{group}"))  # LOW-12.8: he may shoot a second time
    else:
        game.emit(Fired(group, answer.aim))


def aim_law(game: Battle, group: str, default: At | None) -> Legal[At | Pass]:
    """LOW-6.1, LOW-6.9: what a group may declare as its target."""
    offered: list[str] = []

    def targets() -> list[str]:
        if not offered:
            offered.extend(group_targets(game, group))
        return offered

    def refuse(answer: At | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or answer.aim in targets():
            return None
        return refuse_aim(game, group, answer.aim)

    def listing() -> list[At | Pass]:
        return [*map(At, targets()), PASS]

    return Free(refuse, listing, exact=True, default=default, other=default is not None, drafts=lambda: [*draft_targets(game, group), PASS])


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
    for ident, fit in game.once("fit", fitting, game, members, target):
        weapon = yield from state_weapon(game, ident, fit)
        if weapon:
            (rifles if WEAPONS[weapon].kind in OWN else others).append((ident, weapon))
    if rifles:
        yield from _fire_rifles(game, rifles, target, opportunity)
    for ident, weapon in others:
        figure = game.state.figures.get(ident)
        if figure is None or (not opportunity and refuse_shooter(game, figure) is not None):
            continue
        if may_fire_at(game, figure, weapon, target):  # the shots before may have left nobody to fire at
            yield from handlers.HANDLERS[WEAPONS[weapon].kind].fire(game, ident, weapon, target)
    return len(rifles) + len(others)


def fitting(game: Battle, members: Sequence[str], target: str) -> list[tuple[str, list[str]]]:
    """The weapons that each figure could use on the target."""
    figures = map(game.figure, members)
    return [(figure.id, [weapon for weapon in usable(game, figure) if may_fire_at(game, figure, weapon, target)]) for figure in figures]


def state_weapon(game: Battle, ident: str, fit: Sequence[str]) -> Rules[str]:
    """LOW-6.2: a figure that could use several weapons on the target states which; "" if it cannot reach it or holds its fire."""
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


def marks_for(game: Battle, ident: str, weapon: str, target: str) -> list[str]:
    """LOW-6.7, LOW-12.4: whom of a declared target a figure may fire at: the nearest he sees, any he sees for a sniper."""
    if target not in game.state.units:
        return [target]
    reach = WEAPONS[weapon].reach
    return targets_in_unit(game, ident, target, reach) if is_sniper(game.figure(ident)) else nearest_in_unit(game, ident, target, reach)


def pick_target(game: Battle, ident: str, offered: Sequence[str]) -> Rules[str]:
    """LOW-6.7, LOW-12.4: the figure fired at; ties, and whom a sniper picks, are the owner's."""
    if not offered:
        return ""
    if len(offered) == 1:
        return offered[0]
    answers = [At(each) for each in offered]
    refusal = Refusal("LOW-12.4", "not-seen-by-him", {"figure": ident}) if is_sniper(game.figure(ident)) else Refusal("LOW-6.7", "not-the-nearest")
    law: Legal[At] = Legal(lambda answer: None if answer in answers else refusal, lambda: answers, exact=True)
    return (yield from choose(game, game.seat(ident), WHO, law, {"figure": ident})).aim


def aim_shots(game: Battle, picked: Sequence[tuple[str, str, str]]) -> list[tuple[str, str, str, int]]:
    """LOW-2.15: figures, their weapons and targets, each with the natural die that hits."""
    found = []
    for ident, weapon, at in picked:
        figure = game.figure(ident)
        found.append((ident, weapon, at, threshold(shooting(figure), modifiers(game, figure, WEAPONS[weapon], at))))
    return found


def _fire_rifles(game: Battle, shooters: Sequence[tuple[str, str]], target: str, opportunity: bool) -> Rules[None]:
    """Aimed shots of several figures: all to-hit dice, then in the way, then wounds (LOW-2.36)."""
    picked: list[tuple[str, str, str]] = []
    offered = game.once("marks", lambda: [marks_for(game, ident, weapon, target) for ident, weapon in shooters])
    for (ident, weapon), marks in zip(shooters, offered, strict=True):
        if at := marks[0] if len(marks) == 1 else (yield from pick_target(game, ident, marks)):
            picked.append((ident, weapon, at))
    if not picked:
        return
    aimed = game.once("aimed", aim_shots, game, picked)
    pools = [hit_pool(1, at_least, False, game.figure(ident).fame > 0) for ident, _, _, at_least in aimed]
    found = yield from roll(*pools, why="LOW-2.15")
    readings: Sequence[Reading] = (found,) if len(pools) == 1 else found  # type: ignore[assignment]
    firer = aimed[0][0] if len(aimed) == 1 else game.figure(aimed[0][0]).unit
    game.emit(Volleyed(firer, target if len(aimed) > 1 else aimed[0][2], len(aimed), sum(hits for hits, _, _ in readings)))
    hits: list[Hit] = []
    for (ident, weapon, at, at_least), reading in zip(aimed, readings, strict=True):
        spent(game, ident, weapon, opportunity=opportunity, how="volley")
        count = yield from read_hits(game, ident, weapon, at_least, reading)
        for _ in range(count):
            struck = yield from in_the_way(game, ident, at)
            if struck is not None:
                row = WEAPONS[weapon]
                hits.append(Hit(struck, row.force, row.damage, True, 0, weapon, ident, True))
    yield from resolve(game, hits)
