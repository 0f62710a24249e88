"""Active skills (HON-9.2): Field Command, Reinforcements, Momentum, Heal, Forward!, Fall back!, Fire!, Encouragement, Engineers.

An activated unit may use them at any moment of its activation (HON-5.3), each as often as its symbol is printed (HON-9.11), spread as it likes (HON-9.13).
Using one reveals a Concealed unit (HON-15.9). Targets are own units in range (HON-9.4 to HON-9.6) of the types shown (HON-9.7 to HON-9.10).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.core.decision import Question, Rules, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment, fire, losses, manage_hand, movement, targets
from bocage.games.heroes_of_normandie.rules.asking import choose_unless_settled
from bocage.games.heroes_of_normandie.rules.directives import forbidden
from bocage.games.heroes_of_normandie.rules.movement import YELLOW
from bocage.games.heroes_of_normandie.rules.skills_passive import benefits, in_range
from bocage.games.heroes_of_normandie.state.answers import (
    Bridge,
    Charge,
    Clear,
    Command,
    DrawCard,
    Encourage,
    FireAt,
    Heal,
    OrderFire,
    Shift,
    TakeDirective,
)
from bocage.games.heroes_of_normandie.state.events import (
    DirectivesGained,
    GoPlaced,
    GoPlacedTelling,
    HitRemoved,
    MarkerPlaced,
    MarkerRemoved,
    SkillUsed,
    SuppressionRemoved,
)
from bocage.games.heroes_of_normandie.state.model import Heroes, Unit
from bocage.games.heroes_of_normandie.state.names import named
from bocage.games.heroes_of_normandie.tables.printed_cards import INF, Profile, Skill, fits

FIRE_CHOICE = Question[FireAt | Pass]("fire_choice", FireAt | Pass, rule="HON-10.16", secret_moment=True)
SkillAnswer = Command | DrawCard | TakeDirective | Heal | Shift | OrderFire | Encourage | Clear | Bridge | Charge
OnUnit = Command | Heal | Shift | OrderFire | Encourage
KINDS: dict[type, tuple[str, ...]] = {
    Command: ("field_command",),
    DrawCard: ("reinforcements",),
    TakeDirective: ("momentum",),
    Heal: ("heal",),
    Shift: ("forward", "fall_back"),
    OrderFire: ("fire_order",),
    Encourage: ("encouragement",),
}
CHARGEABLE = ("ge_kasematte", "ge_widerstandsnest")


def refuse_skill(game: Heroes, answer: SkillAnswer) -> Refusal | None:
    """Whether the activated unit may use a skill so."""
    act = game.state.act
    assert act is not None
    unit = game.unit(act.unit)
    if isinstance(answer, Clear | Bridge | Charge):
        return refuse_skills(game, unit) or refuse_engineers(game, unit, game.profile(unit.id), answer)
    refusal = refuse_skills(game, unit) or refuse_use(game, unit, answer.skill, type(answer))
    if refusal is not None or isinstance(answer, DrawCard | TakeDirective):
        return refusal
    return refuse_on(game, unit, game.profile(unit.id).active[answer.skill], answer)


def refuse_skills(game: Heroes, unit: Unit) -> Refusal | None:
    """Whether a unit may use skills at all."""
    return Refusal("HON-8.2", "forbidden-by-event", {"unit": unit.id}) if forbidden(game, unit.id, "skill") else None


def refuse_use(game: Heroes, unit: Unit, index: int, kind: type) -> Refusal | None:
    """HON-9.2, HON-9.11: whether the activated unit has this skill, of this kind, and a use of it left."""
    act, active = game.state.act, game.profile(unit.id).active
    assert act is not None
    if not 0 <= index < len(active) or active[index].kind not in KINDS[kind]:
        return Refusal("HON-9.2", "no-such-skill", {"unit": unit.id})
    return Refusal("HON-9.11", "skill-used-up", {"unit": unit.id}) if act.uses.count(index) >= active[index].uses else None


def refuse_on(game: Heroes, unit: Unit, skill: Skill, answer: OnUnit) -> Refusal | None:
    """HON-9.5, HON-9.8: on an own unit in range."""
    target = game.state.units.get(answer.unit)
    if target is None or target.side != unit.side:
        return Refusal("HON-9.8", "not-your-unit", {"unit": answer.unit})
    if not in_range(game, skill, unit.square, target.square):
        return Refusal("HON-9.5", "skill-out-of-range", {"unit": target.id}, ("come-nearer",))
    return refuse_near(game, skill, answer, target)


def refuse_near(game: Heroes, skill: Skill, answer: OnUnit, target: Unit) -> Refusal | None:
    """HON-9.12: once on each unit if the number of uses has no limit; then what the skill itself asks."""
    act = game.state.act
    assert act is not None
    if skill.uses == INF and f"{answer.skill}:{target.id}" in act.shifted:
        return Refusal("HON-9.12", "once-per-unit", {"unit": target.id})
    return refuse_target(game, answer, skill, target)


def refuse_target(game: Heroes, answer: OnUnit, skill: Skill, target: Unit) -> Refusal | None:
    """What each skill asks of its target."""
    act = game.state.act
    assert act is not None
    facts = {"unit": target.id}
    if isinstance(answer, Command):
        if target.id == act.unit:
            return Refusal("HON-21.8", "not-on-itself", facts)
        if target.marker == "activated":
            return Refusal("HON-10.1", "already-activated", facts, ("next-sequence",))
        if target.marker:
            return Refusal("HON-21.8", "has-go", facts)
        if game.manoeuvring(target.id):
            return Refusal("HON-4.15", "in-a-manoeuvre", facts)
        # HON-21.12: the hidden card must really have the type
        return None if fits(game.profile(target.id).types, skill.types, skill.exclusive) else Refusal("HON-9.7", "wrong-type", facts)
    if isinstance(answer, OrderFire):
        if not fits(game.profile(target.id).types, skill.types, skill.exclusive):
            return Refusal("HON-9.7", "wrong-type", facts)
        return refuse_order(game, target, "HON-10.16")
    if not benefits(target, skill):  # HON-21.42: no type of a Concealed card helps it
        return Refusal("HON-9.7", "wrong-type", facts) if target.visible else Refusal("HON-21.42", "types-are-hidden", facts, ("reveal-it",))
    if isinstance(answer, Heal):
        return None if target.hits else Refusal("HON-21.36", "no-hit", facts)
    if isinstance(answer, Encourage):
        return None if target.suppressed else Refusal("HON-12.4", "not-suppressed", facts)
    square = movement.forward(game, target.side, target.square, 1 if skill.kind == "forward" else -1)
    if square is None:
        return Refusal("HON-5.12", "off-the-map", facts)
    return movement.refuse_carrying(game, target) or movement.refuse_square(game, game.profile(target.id), square)


def refuse_order(game: Heroes, unit: Unit, rule: str) -> Refusal | None:
    """HON-10.16, HON-21.25: whether a unit can make a Fire outside an activation: it has not been activated in this sequence, and there is a target."""
    if unit.marker in ("activated", "order", "going"):
        return Refusal(rule, "already-activated", {"unit": unit.id}, ("next-sequence",))
    refusal = targets.refuse_firing(game, unit, "order")
    if refusal is None and not targets.fires(game, unit, "order"):
        return Refusal(rule, "no-target", {"unit": unit.id})
    return refusal


def refuse_engineers(game: Heroes, unit: Unit, profile: Profile, answer: Clear | Bridge | Charge) -> Refusal | None:
    """HON-12.2, HON-21.19: an Engineers unit, instead of one of its Fires, on an element on its square or adjacent."""
    act = game.state.act
    assert act is not None
    if not profile.engineers:
        return Refusal("HON-12.2", "no-engineers", {"unit": unit.id})
    if len(act.fired) >= len(profile.fires):
        return Refusal("HON-21.19", "no-fire-left", {"unit": unit.id})
    near = (unit.square, *game.setting.adjacent[unit.square])
    if isinstance(answer, Charge):
        target = game.state.units.get(answer.unit)
        if "strongpoint_charge" not in game.setting.specials:
            return Refusal("HON-21.19", "no-charge-here")
        if target is None or target.side == unit.side or not target.visible or target.card not in CHARGEABLE or target.square not in near:
            return Refusal("HON-21.19", "no-strongpoint", {"unit": answer.unit})
        return None if unit.visible else Refusal("HON-21.19", "must-be-visible", {"unit": unit.id}, ("reveal-it",))
    if answer.square not in near:
        return Refusal("HON-21.19", "not-adjacent")
    name = {"square": game.setting.names[answer.square]}
    if isinstance(answer, Clear):
        return None if game.marked(answer.square, answer.marker) is not None else Refusal("HON-21.19", "nothing-to-clear", name)
    if game.marked(answer.square, "demolished_bridge") is None or game.terrain(answer.square).id != "water":
        return Refusal("HON-21.19", "no-bridge", name)
    return None


def uses(game: Heroes) -> list[SkillAnswer]:
    """Every legal use of a skill by the activated unit: what `refuse_skill` lets pass, each test made once."""
    act = game.state.act
    assert act is not None
    unit, profile = game.unit(act.unit), game.profile(act.unit)
    if refuse_skills(game, unit) is not None:
        return []
    found: list[SkillAnswer] = []
    if profile.engineers:
        found += [answer for answer in works(game, unit) if refuse_engineers(game, unit, profile, answer) is None]
    own, here = game.own(unit.side), unit.square
    for index, skill in enumerate(profile.active):
        make = MAKE[skill.kind]
        if refuse_use(game, unit, index, make) is not None:
            continue
        if make is DrawCard or make is TakeDirective:
            found.append(make(index))
        else:
            near = [other for other in own if in_range(game, skill, here, other.square)]
            found += [answer for other in near if refuse_near(game, skill, answer := make(index, other.id), other) is None]
    return found


MAKE: dict[str, Any] = {name: kind for kind, names in KINDS.items() for name in names}


def works(game: Heroes, unit: Unit) -> Iterator[Clear | Bridge | Charge]:
    """HON-21.19: whatever Engineers might do on their square and around it."""
    for square in (unit.square, *game.setting.adjacent[unit.square]):
        if square in game.state.markers:
            yield from (Clear(square, "minefield"), Clear(square, "barbed_wire"), Bridge(square))
        other = game.state.at.get(square)
        if other is not None and "strongpoint_charge" in game.setting.specials:
            yield Charge(other)


def use_skill(game: Heroes, answer: SkillAnswer) -> Rules[None]:
    """HON-5.3, HON-9.2: one use of a skill."""
    act = game.state.act
    assert act is not None
    user = act.unit
    side = game.unit(user).side
    concealment.reveal(game, user)  # HON-15.9
    if isinstance(answer, Clear | Bridge | Charge):
        yield from engineers(game, user, answer)
        return
    skill = game.profile(user).active[answer.skill]
    on = "" if isinstance(answer, DrawCard | TakeDirective) else answer.unit
    game.emit(SkillUsed(user, skill.kind, answer.skill, on))
    if isinstance(answer, Command):
        place_go(game, answer.unit, skill)
    elif isinstance(answer, DrawCard):  # HON-10.11
        yield from manage_hand.draw_cards(game, side, 1, "HON-10.11")
    elif isinstance(answer, TakeDirective):  # HON-10.12
        game.emit(DirectivesGained(side, 1))
    elif isinstance(answer, Heal):  # HON-10.13
        with scope(game, "heal", answer.unit):
            die = yield from roll(YELLOW, why="HON-10.13")
            if die >= skill.value:
                game.emit(HitRemoved(answer.unit))
    elif isinstance(answer, Encourage):  # HON-12.4
        game.emit(SuppressionRemoved(answer.unit, 1))
    elif isinstance(answer, Shift):  # HON-10.14, HON-10.15, HON-21.26
        target = game.unit(answer.unit)
        square = movement.forward(game, side, target.square, 1 if skill.kind == "forward" else -1)
        assert square is not None
        yield from movement.move(game, answer.unit, square, "skill")
    else:
        yield from order_fire(game, answer.unit)


def place_go(game: Heroes, unit: str, skill: Skill) -> None:
    """HON-10.1, HON-21.12: a GO! marker; that of a restricted skill tells the type of a card that nobody has seen yet."""
    target = game.unit(unit)
    tells = not ("any" in skill.types or target.visible or target.known)
    fact = f"types:{','.join(skill.types)}{'!' if skill.exclusive else ''}" if tells else ""
    game.emit((GoPlacedTelling if tells else GoPlaced)(unit, skill.automatic, fact))


def order_fire(game: Heroes, unit: str, bonus: int = 0) -> Rules[None]:
    """HON-10.16, HON-21.25: a unit makes one Fire outside any activation; it gets no ACTIVATED marker."""
    concealment.reveal(game, unit)
    if unit not in game.state.units:
        return

    def refuse(answer: FireAt | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer.unit != unit:
            return Refusal("HON-10.16", "not-that-unit", {"unit": answer.unit})
        return targets.refuse_fire(game, game.unit(unit), answer, "order") if unit in game.state.units else Refusal("HON-21.2", "gone")

    def listing() -> list[FireAt | Pass]:
        return [*(targets.fires(game, game.unit(unit), "order") if unit in game.state.units else ()), PASS]

    side = game.unit(unit).side
    answer = yield from choose_unless_settled(game, game.seat(side), FIRE_CHOICE, Legal(refuse, listing), named(game, side, unit))
    if not isinstance(answer, Pass):
        yield from fire.fire(game, targets.shot_of(game, game.unit(unit), answer, "order", bonus))


def engineers(game: Heroes, user: str, answer: Clear | Bridge | Charge) -> Rules[None]:
    """HON-21.19: instead of one Fire, the first that is left."""
    act = game.state.act
    assert act is not None
    spare = next(index for index in range(len(game.profile(user).fires)) if index not in act.fired)
    on = answer.unit if isinstance(answer, Charge) else ""
    game.emit(SkillUsed(user, "engineers", spare, on))
    if isinstance(answer, Clear):
        game.emit(MarkerRemoved(answer.square, answer.marker))
    elif isinstance(answer, Bridge):
        game.emit(MarkerPlaced(answer.square, "passage"))
    else:
        with scope(game, "charge", answer.unit):
            die = yield from roll(YELLOW, why="HON-21.19")
            if die >= 4:
                losses.suffer(game, answer.unit, 1, 0)
