"""The eight kinds of action (TOI-2.6, chapter 3)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Legal
from bocage.games.tide_of_iron.cards.card_play import Actor
from bocage.games.tide_of_iron.cards.strategy_cards import playable, refuse_card, repeat_barrage, repeats, retries, retry_contact, run_card, why_no_retry
from bocage.games.tide_of_iron.combat.area_fire import cells_of, mortar_attack, mortar_cells, refuse_mortar_target
from bocage.games.tide_of_iron.combat.attack import CONCENTRATED, FIRE_AND_MOVEMENT, RALLY, fatigue_shooters, fire_at, has_target, targets
from bocage.games.tide_of_iron.moving.move_loop import move, refuse_target
from bocage.games.tide_of_iron.moving.movement import may_act_in, movement_points
from bocage.games.tide_of_iron.state.activation import ADVANCE, ASSAULT, Activation
from bocage.games.tide_of_iron.state.answers import Activate, Aim, AimHex, Do, EndPhase, PlayCard, RepeatBarrage, RetryContact
from bocage.games.tide_of_iron.state.events import Activated, OpFireEntered, UnitFatigued
from bocage.games.tide_of_iron.state.events_table import ActionPhaseEnded, ActionSpent
from bocage.games.tide_of_iron.state.model import FRESH, Battle, Unit
from bocage.games.tide_of_iron.units.abilities import can_rally
from bocage.games.tide_of_iron.units.specializations import perform, special_actions, why_no_special

Turn = Activate | PlayCard | RetryContact | RepeatBarrage | EndPhase
ACTION = Question[Turn]("action", Turn, rule="TOI-2.3")
DO = Question[Do]("do", Do, rule="TOI-2.6")
TARGET_ALL = Question[Aim | AimHex]("concentrated_target", Aim | AimHex, rule="TOI-9.2")
OP_FIRE_ACTION, FATIGUE = "op_fire", "fatigue"
END = EndPhase()


def fresh_units(game: Battle, command: str) -> list[str]:
    """TOI-2.7: the units of a command that can be activated."""
    row = game.setting.command[command]
    side, division = row.side, row.division
    return [u.id for u in game.state.units.values() if u.status == FRESH and u.side == side and (not division or u.division == division)]


def can_act(game: Battle, command: str) -> bool:
    """TOI-2.9: whether any action is left to a command."""
    row = game.setting.command[command]
    side, division = row.side, row.division
    for unit in game.state.units.values():
        if unit.status == FRESH and unit.side == side and (not division or unit.division == division):
            return True
    return bool(game.state.cards) and bool(playable(game, side, "action") or retries(game, side, division) or repeats(game, side, division))


def take_action(game: Battle, command: str) -> Rules[None]:
    """TOI-2.3, TOI-2.5: one action, fully resolved, or the end of the Action Phase for this command."""
    row = game.setting.command[command]
    answer = yield from choose(game, row.seat, ACTION, law_of_actions(game, command), {"left": game.state.actions})
    if isinstance(answer, EndPhase):
        game.emit(ActionPhaseEnded(command))
        return
    if isinstance(answer, Activate):
        yield from activate(game, command, answer.unit)
        return
    game.emit(ActionSpent(command))
    if isinstance(answer, PlayCard):
        yield from run_card(game, row.side, row.division, answer.card, ACTOR)
    elif isinstance(answer, RetryContact):
        yield from retry_contact(game, answer.card, ACTOR)
    else:
        yield from repeat_barrage(game, answer.card)


def law_of_actions(game: Battle, command: str) -> Legal[Turn]:
    """What a command may do with its next action."""
    row = game.setting.command[command]
    side = row.side

    def listing() -> list[Turn]:
        found: list[Turn] = [Activate(name) for name in fresh_units(game, command)]
        if game.state.cards:
            found += [PlayCard(card, row.division) for card in playable(game, side, "action")]
            found += [RetryContact(card) for card in retries(game, side, row.division)]
            found += [RepeatBarrage(card) for card in repeats(game, side, row.division)]
        found.append(END)
        return found

    def refuse(answer: Turn) -> Refusal | None:
        if isinstance(answer, EndPhase):
            return None
        if isinstance(answer, Activate):
            return refuse_activation(game, command, answer.unit)
        if isinstance(answer, PlayCard):
            return refuse_card(game, side, answer.card, "action") or _division(answer, row.division)
        able = retries(game, side, row.division) if isinstance(answer, RetryContact) else repeats(game, side, row.division)
        return None if answer.card in able else why_no_retry(game, side, answer.card)

    return Legal(refuse, listing, exact=True, default=END)


def _division(answer: PlayCard, division: str) -> Refusal | None:
    """TOI-19.14: in the Action Phase a card counts for the member that activates it."""
    return None if answer.division == division else Refusal("TOI-19.14", "own-division", {"card": answer.card})


def refuse_activation(game: Battle, command: str, unit_id: str) -> Refusal | None:
    """TOI-2.7, TOI-2.8: only a fresh unit of one's own can be activated; a partner's transport only by its owner (TOI-19.19)."""
    if not game.alive(unit_id) or game.command_of(game.unit(unit_id)).id != command:
        return Refusal("TOI-19.2" if game.setting.teams else "TOI-2.7", "not-your-unit", {"unit": unit_id})
    if game.unit(unit_id).status != FRESH:
        return Refusal("TOI-2.7", "not-fresh", {"unit": unit_id}, ("fresh-next-round",))
    return None


def activate(game: Battle, command: str, unit_id: str) -> Rules[None]:
    """Chooses what a fresh unit does, and does it."""
    answer = yield from choose(game, game.setting.command[command].seat, DO, law_of_deeds(game, unit_id), {"unit": unit_id})
    game.emit(ActionSpent(command))
    yield from perform_action(game, unit_id, answer.action)


def law_of_deeds(game: Battle, unit_id: str) -> Legal[Do]:
    """TOI-2.6: the actions open to a fresh unit."""

    def listing() -> list[Do]:
        return [DEEDS[name] for name in list_deeds(game, game.unit(unit_id))]

    def refuse(answer: Do) -> Refusal | None:
        return refuse_deed(game, game.unit(unit_id), answer.action)

    return Legal(refuse, listing, exact=True, default=Do(FATIGUE))


def list_deeds(game: Battle, unit: Unit) -> list[str]:
    """The names of the actions open to a unit, in the order of the rules."""
    found = [name for name in (ADVANCE, CONCENTRATED, FIRE_AND_MOVEMENT, OP_FIRE_ACTION, ASSAULT, FATIGUE) if refuse_deed(game, unit, name) is None]
    return found + special_actions(game, unit) if unit.specialization else found


def refuse_deed(game: Battle, unit: Unit, action: str) -> Refusal | None:
    """TOI-3.14 and the limits of each action: why a unit cannot be activated for it."""
    if action == FATIGUE:
        return None
    if action == CONCENTRATED:
        return refuse_concentrated(game, unit)
    if action in (ADVANCE, FIRE_AND_MOVEMENT, ASSAULT):
        return may_act_in(game, action, unit)
    if action == OP_FIRE_ACTION:
        return refuse_op_fire_mode(game, unit)
    return None if action in special_actions(game, unit) else why_no_special(game, unit, action)


def refuse_op_fire_mode(game: Battle, unit: Unit) -> Refusal | None:
    """TOI-3.6, TOI-12.14, TOI-1.19: whether a unit may be put in Op Fire mode."""
    if not game.setting.op_fire_allowed:
        return Refusal("TOI-1.19", "no-op-fire", {"unit": unit.id})
    if unit.condition:
        return Refusal("TOI-12.14", "suppressed", {"unit": unit.id}, ("recover-first",))
    return Refusal("TOI-8.6", "aboard", {"unit": unit.id}, ("disembark-first",)) if unit.aboard else None


def fire_mode(game: Battle, unit: Unit) -> str:
    """Concentrated Fire, or Rally for a pinned squad beside an officer (TOI-20.22); "" if neither is open."""
    if unit.aboard:
        return ""
    return CONCENTRATED if not unit.condition else RALLY if can_rally(game, unit) else ""


def refuse_concentrated(game: Battle, unit: Unit) -> Refusal | None:
    """TOI-3.2: a unit on the board that is not suppressed and has something to attack."""
    if unit.aboard:
        return Refusal("TOI-8.6", "aboard", {"unit": unit.id}, ("disembark-first",))
    mode = fire_mode(game, unit)
    if not mode:
        return Refusal("TOI-3.14", "suppressed", {"unit": unit.id}, ("recover-first",))
    if has_target(game, unit, mode) or mortar_cells(game, unit, int(mode == RALLY)):
        return None
    if game.halvings(unit) + (mode == RALLY) >= 2:
        return Refusal("TOI-18.6", "halved-twice", {"unit": unit.id}, ("leave-the-hex-first",))
    return Refusal("TOI-9.3", "nothing-to-attack", {"unit": unit.id})


def perform_action(game: Battle, unit_id: str, action: str, mp: int = 0, firepower: int = 0) -> Rules[None]:
    """Carries out an action of a unit; cards may give it points or firepower."""
    game.emit(Activated(unit_id, action))
    if action in (ADVANCE, FIRE_AND_MOVEMENT, ASSAULT):
        points = movement_points(game, game.unit(unit_id), action, mp)
        yield from move(game, Activation(game, unit_id, action, points, firepower))
    elif action == CONCENTRATED:
        yield from concentrated_fire(game, unit_id, firepower)
    elif action == OP_FIRE_ACTION:
        game.emit(OpFireEntered(unit_id))
    elif action == FATIGUE:
        game.emit(UnitFatigued(unit_id))  # TOI-3.10
    else:
        yield from perform(game, unit_id, action)


def concentrated_fire(game: Battle, unit_id: str, bonus: int = 0) -> Rules[None]:
    """TOI-3.2: one attack at full firepower without moving, by the mortars or by the other figures (TOI-20.17); all that took part are fatigued."""
    unit = game.unit(unit_id)
    mode = fire_mode(game, unit)

    def refuse(answer: Aim | AimHex) -> Refusal | None:
        if isinstance(answer, Aim):
            return refuse_target(game, unit, answer.unit, mode)
        if answer.cell >= 0 and mortar_cells(game, unit, int(mode == RALLY)) >> answer.cell & 1:
            return None
        return refuse_mortar_target(game, unit, answer.cell)

    def listing() -> list[Aim | AimHex]:
        found: list[Aim | AimHex] = [Aim(name) for name in targets(game, unit, mode)]
        cells = mortar_cells(game, unit, int(mode == RALLY))
        return found + [AimHex(cell) for cell in cells_of(cells)] if cells else found

    answer = yield from choose(game, game.seat_of(unit), TARGET_ALL, Legal(refuse, listing, exact=True), {"unit": unit_id})
    if isinstance(answer, AimHex):
        yield from mortar_attack(game, unit_id, answer.cell, mode, bonus)
    else:
        shots = yield from fire_at(game, unit_id, answer.unit, mode, bonus=bonus)
        fatigue_shooters(game, shots, mode)


DEEDS = {
    name: Do(name)
    for name in (
        ADVANCE,
        CONCENTRATED,
        FIRE_AND_MOVEMENT,
        OP_FIRE_ACTION,
        ASSAULT,
        FATIGUE,
        "dig",
        "heal",
        "place_razor_wire",
        "place_smoke",
        "remove_tank_trap",
    )
}
ACTOR = Actor(refuse_deed, perform_action)
