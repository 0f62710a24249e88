"""Machine guns, light machine guns and sub-machine guns: dice, ranges, and who around the target is hit (LOW-18.4 to 18.8, 18.11 to 18.13, 18.17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose_unless_forced, roll
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.legends_old_west.aiming.aim import FAR, modifiers, nearest_in_unit
from bocage.games.legends_old_west.aiming.crews import has_loader, is_set_up
from bocage.games.legends_old_west.aiming.in_the_way import in_the_way
from bocage.games.legends_old_west.aiming.targets import refuse_target
from bocage.games.legends_old_west.aiming.to_hit import spent, to_hit
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms.templates import flame_head, models_near, pick_figure, refuse_friends, uncover, under
from bocage.games.legends_old_west.ground.battle import Battle, apart
from bocage.games.legends_old_west.ground.naming import in_cm
from bocage.games.legends_old_west.state.arms_events import Burst, Jet
from bocage.games.legends_old_west.state.fire_events import Volleyed
from bocage.games.legends_old_west.tables.rows import Weapon, cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS, WEAPONS
from bocage.space.plane import Disc, Teardrop, flame, heading, leg_length, step, within

COHESION = 1000
"""Option `auto_fire_cohesion_radius`: all within 10 cm of the target."""
SMG_AHEAD = 1500
"""LOW-18.11: the narrow end of an SMG's template lies up to so far from the firer."""
BIPOD = "bipod"
AIR_BONUS = cm(CONSTANTS["aircraft_range_bonus_cm"].value)


class Dice(Answer):
    """How many dice an automatic weapon rolls."""

    count: int


DICE: Question[Dice] = Question("dice", Dice, rule="LOW-18.7")


def reach_of(game: Battle, by: str, row: Weapon, bonus: int = 0) -> int:
    """LOW-18.13: a machine gun reaches 80 cm on a tripod, 60 on a bipod (the trait of its firer)."""
    figure = game.state.figures.get(by)
    if row.range_bipod_cm and figure is not None and figure.trait == BIPOD:
        return cm(row.range_bipod_cm) + bonus
    return row.reach + bonus


def most_dice(game: Battle, figure: str, row: Weapon) -> int:
    """LOW-18.7, LOW-18.8: the printed dice, one more for LMG and MG while a loader is present."""
    return row.dice + (1 if row.loader_extra_die and has_loader(game, figure) else 0)


def range_modifier(game: Battle, by: str, target: str, row: Weapon, bonus: int = 0) -> int:
    """LOW-18.5: -1 beyond range; LOW-18.6: +1 up to half range; neither in the Colonial era (LOW-18.17)."""
    if game.setting.era == "colonial":
        return 0
    reach = reach_of(game, by, row, bonus)
    apart = game.gap(by, target)
    if apart.within(reach // 2):
        return 1
    return 0 if apart.within(reach) else -1


def refuse_range(game: Battle, by: str, target: str, row: Weapon, bonus: int = 0) -> Refusal | None:
    """LOW-18.17: no Colonial fire beyond range; LOW-18.12: the option caps it at twice the range."""
    if game.setting.era != "colonial" and not game.option("extended_range_cap"):
        return None
    apart, reach = game.gap(by, target), reach_of(game, by, row, bonus)
    if game.setting.era == "colonial" and not apart.within(reach):
        return Refusal("LOW-18.17", "out-of-range", {"range": in_cm(reach)})
    if game.option("extended_range_cap") and not apart.within(2 * reach):
        return Refusal("LOW-18.12", "out-of-range", {"range": in_cm(2 * reach)})
    return None


def template_on(game: Battle, by: str, target: str, row: Weapon) -> Disc | Teardrop:
    """LOW-18.11: the round template centred on the target; an SMG's flame toward it, so that its head comes over him if it reaches."""
    middle = game.base(target).centre
    if row.template_shape != "flame":
        return Disc(middle, row.template // 2)
    base = game.base(by)
    facing = heading(base.centre, middle)
    head = flame_head(row.template)
    apart = leg_length(base.centre, middle)
    edge = base.radius if isinstance(base, Disc) else 0
    ahead = min(max(apart - edge - (row.template - head // 2), 0), SMG_AHEAD)
    return flame(step(base.centre, facing, edge + ahead), facing, row.template, head)


def targets(game: Battle, figure: str, weapon: str) -> list[str]:
    """Enemy units, vehicles and aircraft that may be declared."""
    return list(each_target(game, figure, weapon))


def each_target(game: Battle, figure: str, weapon: str) -> Iterator[str]:
    """The same one after the other, for those who only want to know the first."""
    if is_set_up(game, figure, weapon) is not None:
        return
    side = game.side(figure)
    state = game.state
    for target in (*state.units, *state.vehicles, *state.aircraft):
        if game.side(target) != side and refuse(game, figure, weapon, target) is None:
            yield target


def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
    """Set up (LOW-18.9), a lawful target in sight, within what range there is, no friend under the template (LOW-2.17)."""
    fault = is_set_up(game, figure, weapon)
    if fault is not None:
        return fault
    aims = _aims(game, figure, weapon, target)
    if isinstance(aims, Refusal):
        return aims
    for aim in aims:
        fault = _refuse_aim(game, figure, weapon, aim)
        if fault is None:
            return None
    return fault


def _refuse_aim(game: Battle, figure: str, weapon: str, aim: str) -> Refusal | None:
    """The law of one aim: what range there is, and no friend under the template."""
    row = WEAPONS[weapon]
    fault = refuse_range(game, figure, aim, row)
    if fault is None and aim not in game.state.aircraft and not game.option("auto_fire_cohesion_radius"):
        fault = refuse_laid(game, figure, aim, row)
    return fault


def refuse_laid(game: Battle, by: str, aim: str, row: Weapon) -> Refusal | None:
    """LOW-2.17: no friend under the template that fire at somebody lays."""
    key = ("laid", by, aim, row.id)
    places = game.places
    if key not in places:
        places[key] = refuse_friends(game, by, template_on(game, by, aim, row))
    found: Refusal | None = places[key]
    return found


def _aims(game: Battle, figure: str, weapon: str, target: str) -> list[str] | Refusal:
    """LOW-6.7: at whom fire on a declared target would be laid, or why on nobody."""
    unit = game.state.units.get(target)
    if unit is None or unit.side == game.side(figure):
        return refuse_target(game, figure, target, weapon) or [target]
    return nearest_in_unit(game, figure, target, FAR) or Refusal("LOW-6.9", "unit-not-seen", {"target": target})


def ask_dice(game: Battle, seat: str, figure: str, weapon: str, most: int) -> Rules[int]:
    """LOW-18.7: how many dice, up to the most."""
    listed = [Dice(count) for count in range(most, 0, -1)]

    def refuse_dice(answer: Dice) -> Refusal | None:
        return None if 1 <= answer.count <= most else Refusal("LOW-18.7", "too-many-dice", {"most": most})

    law = Legal(refuse_dice, lambda: listed, exact=True, default=listed[0])
    answer = yield from choose_unless_forced(game, seat, DICE, law, {"figure": figure, "weapon": weapon, "most": most})
    return answer.count


def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
    """LOW-18.4: dice at the nearest figure of the target, hits around it."""
    row = WEAPONS[weapon]
    aim = target
    if target in game.state.units:
        aim = yield from pick_figure(game, figure, target, may=lambda each: _refuse_aim(game, figure, weapon, each) is None)
    dice = yield from ask_dice(game, game.seat(figure), figure, weapon, most_dice(game, figure, row))
    modifier = game.once("modifier", lambda: range_modifier(game, figure, aim, row) + modifiers(game, game.figure(figure), row, aim))
    spent(game, figure, weapon, how="volley")
    hits = yield from to_hit(game, figure, weapon, dice, modifier, "LOW-18.7")
    game.emit(Volleyed(figure, aim, dice, hits))
    yield from spread(game, figure, figure, row, aim, hits)


def covered_by(game: Battle, by: str, row: Weapon, aim: str) -> list[str]:
    """LOW-18.11: the target, then the others under the template in order of distance from him; the firer and his vehicle are none of them."""
    base = game.base(aim)
    own = (by, game.state.figures[by].vehicle if by in game.state.figures else "")
    if game.option("auto_fire_cohesion_radius"):
        found = [ident for ident in models_near(game, base.centre, COHESION + 1500) if within(base, game.base(ident), COHESION)]
    else:
        found = [ident for ident, _ in under(game, template_on(game, by, aim, row))]
    others = [ident for ident in found if ident != aim and ident not in own]
    return [aim, *sorted(others, key=lambda ident: apart(base, game.base(ident)))]


def allocate(order: Sequence[str], hits: int) -> list[str]:
    """LOW-18.11: one hit each, starting again when all have one; then grouped, so that each one's wounds are rolled together."""
    shares = [hits // len(order) + (1 if place < hits % len(order) else 0) for place in range(len(order))]
    return [ident for ident, share in zip(order, shares, strict=True) for _ in range(share)]


def spread(game: Battle, by: str, shooter: str, row: Weapon, aim: str, hits: int) -> Rules[None]:
    """Gives out the hits, lets what is in the way stop them (LOW-2.16), and resolves them."""
    if not hits:
        return
    if aim in game.state.aircraft:
        yield from resolve(game, [Hit(aim, row.force, weapon=row.id, by=shooter, shot=True)] * hits)
        return
    order = game.once("covered", covered_by, game, by, row, aim)
    uncover(game, order)
    middle = game.base(aim).centre
    if row.template_shape == "flame":
        game.emit(Jet(row.id, middle.x, middle.y, heading(game.base(by).centre, middle), row.template, tuple(order)))
    else:
        game.emit(Burst(row.id, middle.x, middle.y, row.template // 2, tuple(order)))
    struck: list[str] = []
    for victim in allocate(order, hits):
        taker = yield from in_the_way(game, by, victim)
        if taker is not None:
            struck.append(taker)
    yield from resolve(game, [Hit(ident, row.force, weapon=row.id, by=shooter, shot=True) for ident in struck])


def roll_dice(dice: int, why: str) -> Rules[tuple[int, ...]]:
    """To-hit dice read one by one, for weapons that are not a figure's own."""
    shown = yield from roll(faces("hit", dice), why=why)
    return shown
