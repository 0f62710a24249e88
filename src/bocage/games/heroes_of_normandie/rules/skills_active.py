"""Active skills (HON-9.2): Field Command, Reinforcements, Momentum, Heal, Forward!, Fall back!, Fire!, Encouragement, Engineers.

An activated unit may use them at any moment of its activation (HON-5.3), each as often as its symbol is printed (HON-9.11), spread as it likes (HON-9.13).
Using one reveals a Concealed unit (HON-15.9). Targets are own units in range (HON-9.4 to HON-9.6) of the types shown (HON-9.7 to HON-9.10).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment, fire, losses, manage_hand, movement, targets
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

FIRE_CHOICE = Question[FireAt | Pass]("fire_choice", FireAt | Pass, rule="HON-10.16")
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
    unit, profile = game.unit(act.unit), game.profile(act.unit)
    if forbidden(game, unit.id, "skill"):
        return Refusal("HON-8.2", "forbidden-by-event", {"unit": unit.id})
    if isinstance(answer, Clear | Bridge | Charge):
        return refuse_engineers(game, unit, profile, answer)
    if not 0 <= answer.skill < len(profile.active) or profile.active[answer.skill].kind not in KINDS[type(answer)]:
        return Refusal("HON-9.2", "no-such-skill", {"unit": unit.id})
    skill = profile.active[answer.skill]
    if act.uses.count(answer.skill) >= skill.uses:
        return Refusal("HON-9.11", "skill-used-up", {"unit": unit.id})
    if isinstance(answer, DrawCard | TakeDirective):
        return None
    target = game.state.units.get(answer.unit)
    if target is None or target.side != unit.side:
        return Refusal("HON-9.8", "not-your-unit", {"unit": answer.unit})
    if not in_range(game, skill, unit.square, target.square):
        return Refusal("HON-9.5", "skill-out-of-range", {"unit": target.id}, ("come-nearer",))
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
    if not benefits(target, skill):  # HON-21.7: a Concealed card has no types
        return Refusal("HON-9.7", "wrong-type", facts) if target.visible else Refusal("HON-21.7", "types-are-hidden", facts, ("reveal-it",))
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
    if refusal is None and not targets.fire_options(game, unit, "order"):
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
        element = answer.marker in ("minefield", "barbed_wire") and game.marked(answer.square, answer.marker) is not None
        return None if element else Refusal("HON-21.19", "nothing-to-clear", name)
    if game.marked(answer.square, "demolished_bridge") is None or game.terrain(answer.square).id != "water":
        return Refusal("HON-21.19", "no-bridge", name)
    return None


def skill_options(game: Heroes) -> list[SkillAnswer]:
    """Every legal use of a skill by the activated unit: what `refuse_skill` lets pass."""
    act = game.state.act
    assert act is not None
    unit, profile = game.unit(act.unit), game.profile(act.unit)
    if forbidden(game, unit.id, "skill"):
        return []
    found: list[SkillAnswer] = list(_engineers(game, unit)) if profile.engineers else []
    for index, skill in enumerate(profile.active):
        kind = skill.kind
        if act.uses.count(index) >= skill.uses:
            continue
        if kind in ("reinforcements", "momentum"):
            found.append(DrawCard(index) if kind == "reinforcements" else TakeDirective(index))
            continue
        make = _MAKE[kind]
        for other in game.own(unit.side):
            if not in_range(game, skill, unit.square, other.square) or (skill.uses == INF and f"{index}:{other.id}" in act.shifted):
                continue
            answer = make(index, other.id)
            if refuse_target(game, answer, skill, other) is None:
                found.append(answer)
    return found


_MAKE: dict[str, Callable[[int, str], OnUnit]] = {
    "field_command": Command,
    "heal": Heal,
    "forward": Shift,
    "fall_back": Shift,
    "fire_order": OrderFire,
    "encouragement": Encourage,
}


def _engineers(game: Heroes, unit: Unit) -> Iterator[Clear | Bridge | Charge]:
    for square in (unit.square, *game.setting.adjacent[unit.square]):
        for marker in game.state.markers.get(square, ()):
            element: Clear | Bridge = Bridge(square) if marker.kind == "demolished_bridge" else Clear(square, marker.kind)
            if refuse_skill(game, element) is None:
                yield element
        other = game.at(square)
        if other is not None and other.side != unit.side and refuse_skill(game, Charge(other.id)) is None:
            yield Charge(other.id)


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
        return [*(targets.fire_options(game, game.unit(unit), "order") if unit in game.state.units else ()), PASS]

    side = game.unit(unit).side
    answer = yield from choose(game, game.seat(side), FIRE_CHOICE, Legal(refuse, listing), named(game, side, unit))
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
