"""What is left to chance: which answers lead to dice or draws, what odds assume of the enemy on the way, and what a run of them came to."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Result
from bocage.core.legal import PASS, Pass
from bocage.core.state import replace
from bocage.games.tide_of_iron.cards.strategy_cards import contact_number
from bocage.games.tide_of_iron.combat.attack import HIT_ON, OPPORTUNITY, Shot, band, eligible, firepower
from bocage.games.tide_of_iron.combat.defense import defense_dice
from bocage.games.tide_of_iron.combat.op_fire import watchers
from bocage.games.tide_of_iron.state.answers import (
    Aim,
    AimHex,
    AttackType,
    Charge,
    Disembark,
    Do,
    DrawFrom,
    Figures,
    First,
    Heading,
    Leave,
    OpFire,
    PickCard,
    PickCell,
    PickUnit,
    PlayCard,
    RepeatBarrage,
    RetryContact,
    Step,
    Support,
    UseAbility,
    UseCard,
)
from bocage.games.tide_of_iron.state.events import AttackResolved, Damaged, Eliminated, FigureLost, Healed, Suppressed
from bocage.games.tide_of_iron.state.events_table import CardDrawn, CardRemoved, ContactRolled, Drifted
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.units.damage import NORMAL

CHANCY = (Aim, AimHex, AttackType, Charge, DrawFrom, Figures, First, Heading, OpFire, RepeatBarrage, RetryContact, Support, UseCard)
WEIGHED = ("support", "card_window")  # windows before the dice: passing has odds as well
STEPS = {"pinned": 2, "disrupted": 4, "light": 3, "heavy": 6}


# -- what leads to dice -------------------------------------------------------------------------------------------------------------


def is_chancy(game: Battle, ask: Ask[Any], answer: Any) -> bool:
    """Whether dice or draws follow: attacks and all that is chosen for them, contact and drift, healing, and moves under Op Fire or into mines."""
    if isinstance(answer, Step | Leave | Disembark):
        return is_dangerous(game, str(ask.facts.get("unit", "")), answer)
    if isinstance(answer, PlayCard):
        return contact_number(game, game.state.cards[answer.card], box().piece(answer.card)) > 0 or _has(answer.card, "remove_enemy_card")
    if isinstance(answer, PickUnit | PickCell | PickCard):
        return _strikes(ask, answer)
    if isinstance(answer, Do | UseAbility):
        return (answer.action if isinstance(answer, Do) else answer.ability) in ("heal", "ace")
    return ask.what in WEIGHED if isinstance(answer, Pass) else isinstance(answer, CHANCY)


def is_dangerous(game: Battle, name: str, answer: Step | Leave | Disembark) -> bool:
    """TOI-7.8, TOI-8.8, TOI-25.4, TOI-25.19: whether a unit would come under the eyes of Op Fire, or among mines."""
    if not game.alive(name):
        return False
    unit = game.unit(name)
    to = answer.to if isinstance(answer, Step) else game.cell_of(unit)
    if to in game.state.mines and not isinstance(answer, Leave):
        return True
    hides = unit.concealed and game.setting.conceals[to] and to not in game.setting.objective_cells  # TOI-17.6, TOI-17.7
    return bool(watchers(game, replace(unit, cell=to, inside="", aboard="", concealed=hides)))


def _strikes(ask: Ask[Any], answer: PickUnit | PickCell | PickCard) -> bool:
    """Whether dice follow once a card has its target; the further hexes of a smoke screen may be declined, its target may not."""
    card = str(ask.facts.get("card", ""))
    if isinstance(answer, PickUnit):
        return ask.what == "heal" or (ask.what == "card_unit" and _has(card, "direct_attack"))
    if isinstance(answer, PickCard):
        return _has(card, "remove_enemy_card")
    aims = ask.what == "card_hex" and any(word.k in ("determine_drift", "area_attack") for word in box().piece(card).keywords)
    return aims and ask.legal.refuse(PASS) is not None


def _has(card: str, op: str) -> bool:
    return any(effect.op == op for effect in box().piece(card).effect)


# -- what is assumed ----------------------------------------------------------------------------------------------------------------


def foresee(game: Battle, seat: str, ask: Ask[Any]) -> Any:
    """TOI-7.8, TOI-14.1, TOI-13.1: an enemy in Op Fire mode is taken to fire, led by the most promising unit, with all that may support it."""
    sides = game.setting.side_of_seat
    if sides[ask.seat] == sides[seat] or ask.what not in ("op_fire", "support"):
        return None
    if ask.what == "support":
        return next((answer for answer in ask.legal if isinstance(answer, Support)), None)
    fires = [answer for answer in ask.legal if isinstance(answer, OpFire)]
    return max(fires, key=lambda answer: promise(game, answer.unit, str(ask.facts["unit"])), default=None)


def promise(game: Battle, shooter: str, target_id: str) -> float:
    """How promising Op Fire of a unit is, 0 to 1: by its dice against those of the target."""
    unit, target = game.unit(shooter), game.unit(target_id)
    figures = eligible(game, unit, target, OPPORTUNITY)
    dice = firepower(game, Shot(shooter, figures), target, OPPORTUNITY)
    expected = dice * (7 - HIT_ON[band(game, unit, figures, target)]) / 6 - defense_dice(game, target, NORMAL) / 3
    return 1 - exp(-max(0.0, expected))


# -- what it came to ----------------------------------------------------------------------------------------------------------------


def measure(game: Battle, seat: str, events: Sequence[Event]) -> Result:
    """What an attack, a move or a card came to for the asking seat: the worst thing that happened to a unit, signed by whose it was; else what succeeded."""
    side = game.setting.side_of_seat[seat]
    value, message = 0, ""
    facts: tuple[tuple[str, str | int], ...] = ()
    lost = 0
    for event in events:
        step, said = 0, ""
        if isinstance(event, Eliminated):
            step, said = 8 * (1 if event.side != side else -1), f"result-{event.cause}"
        elif isinstance(event, Suppressed | Damaged):
            state = event.condition if isinstance(event, Suppressed) else event.damage
            step, said = STEPS[state] * _sign(game, event.unit, side), f"result-{state}"
        elif isinstance(event, FigureLost):
            lost += _sign(game, event.unit, side)
            step, said = lost, "result-figures"
        if abs(step) >= abs(value) and step:
            value, message = step, said
            facts = (("count", abs(lost)),) if said == "result-figures" else ()
    return Result(value, message, facts) if value else _success(side, events)


def _sign(game: Battle, unit_id: str, side: str) -> int:
    if game.alive(unit_id):
        return 1 if game.unit(unit_id).side != side else -1
    return 1


def _success(side: str, events: Sequence[Event]) -> Result:
    """What a run came to in which nobody was hurt: contact, drift, healing, a card drawn or taken from the enemy."""
    found = Result(0, "result-none")
    for event in events:
        if isinstance(event, AttackResolved):
            found = Result(0, "result-no-effect")
        elif isinstance(event, Healed):
            found = Result(1, "result-healed") if event.success else Result(0, "result-not-healed")
        elif isinstance(event, ContactRolled):
            found = Result(1, "result-contact") if event.success else Result(0, "result-no-contact")
        elif isinstance(event, Drifted):
            found = _drift(event)
        elif isinstance(event, CardDrawn):
            found = Result(0, "result-drawn", (("card", event.name),))
        elif isinstance(event, CardRemoved) and event.side:
            return Result(-1 if event.side == side else 1, "result-card-removed")
    return found


def _drift(event: Drifted) -> Result:
    """TOI-21.16, TOI-21.18: in the target hex, in another, or off the board."""
    if event.final == event.target:
        return Result(1, "result-on-target")
    return Result(0, "result-drifted") if event.final >= 0 else Result(0, "result-off-board")
