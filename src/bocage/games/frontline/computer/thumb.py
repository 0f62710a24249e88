"""Rules of thumb for computer players: what is answered without looking ahead, and what is tried first. Asked in redealt worlds only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import PASS, Pass
from bocage.games.frontline.attack.cover import HitTheDirt
from bocage.games.frontline.attack.fire import Fire
from bocage.games.frontline.attack.firepower import modes
from bocage.games.frontline.cards.deck import Discard
from bocage.games.frontline.sections.movement import AsDefault, ForText
from bocage.games.frontline.sections.prepare import Reload, Unpin
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.tables.tables import ACTIONS, CARDS

KEEP = {"attack": 9, "pour_it_on": 8, "rally": 7, "hit_the_dirt": 6, "covering_fire": 5, "flanking_position": 4, "fall_back": 3, "stay_low": 3}
HURTS = 3  # firepower from which Hit The Dirt is worth its card
RELOADING = 4  # what it costs, in firepower, that a weapon must be reloaded
HEAVY = ("hand_grenade", "rifle_grenade")


def settle(game: Battle, ask: Ask[Any]) -> Any:
    """Small questions: cards pay by what they are worth, weapons fire as strongly as reloading allows, the least worthy soldier takes a counter."""
    found = RULES.get(ask.what)
    return None if found is None else found(game, ask)


def _decline(game: Battle, ask: Ask[Any]) -> Any:
    return PASS if ask.legal.refuse(PASS) is None else None


def _accept(game: Battle, ask: Ask[Any]) -> Any:
    """The first thing offered beside passing."""
    return next((answer for answer in ask.legal if not isinstance(answer, Pass)), PASS)


def _kept(answer: Any) -> int:
    return KEEP.get(answer.card, 0)


def _prepare(game: Battle, ask: Ask[Any]) -> Any:
    listed = list(ask.legal)
    for kind in (Unpin, Reload):
        for answer in listed:
            if isinstance(answer, kind):
                return answer
    return listed[0]


def _discard(game: Battle, ask: Ask[Any]) -> Any:
    """Cards that wait for something rare make room for better ones."""
    listed = list(ask.legal)
    cards = [answer for answer in listed if isinstance(answer, Discard)]
    worst = min(cards, key=_kept, default=PASS)
    return worst if PASS not in listed or (isinstance(worst, Discard) and _kept(worst) == 0) else PASS


def _fire(game: Battle, ask: Ask[Any]) -> Any:
    """The most firepower, if it is worth reloading; grenades only where little else reaches."""
    listed = [answer for answer in ask.legal if isinstance(answer, Fire)]
    able = [answer for answer in listed if answer.mode != "abstain"]
    if not able:
        return listed[0]
    worth = dict(modes(game, game.state.forces[able[0].force], ask.facts["distance"], bool(ask.facts["armoured"])))
    return max(able, key=lambda answer: worth.get(answer.mode, 0) - (RELOADING if answer.mode == "rapid" else 2 if answer.mode in HEAVY else 0))


def _fire_card(game: Battle, ask: Ask[Any]) -> Any:
    """A card that adds firepower, else the one least worth keeping."""
    listed = list(ask.legal)
    text = [answer for answer in listed if isinstance(answer, ForText)]
    if text:
        return max(text, key=lambda answer: 7 if answer.card == "pour_it_on" else ACTIONS[answer.card].firepower_bonus)
    return min(listed, key=_kept)


def _move_card(game: Battle, ask: Ask[Any]) -> Any:
    listed = list(ask.legal)
    free = [answer for answer in listed if not isinstance(answer, ForText | AsDefault)]
    return free[0] if free else min(listed, key=lambda answer: _kept(answer) - (2 if isinstance(answer, ForText) and answer.card != "double_time" else 0))


def _cover(game: Battle, ask: Ask[Any]) -> Any:
    attack = game.state.attack
    if attack is None or attack.firepower < HURTS:
        return PASS
    dirt = HitTheDirt()
    return dirt if ask.legal.refuse(dirt) is None else PASS


def _name(game: Battle, ask: Ask[Any]) -> Any:
    """Whose death would cost least, of those who can take most."""
    forces = game.state.forces

    def cost(answer: Any) -> float:
        force, card = forces[answer.force], CARDS[answer.force]
        return card.vp * (1 + force.wounds) - 0.5 * (card.kills - force.wounds)

    return min(ask.legal, key=cost)


RULES: dict[str, Callable[[Battle, Ask[Any]], Any]] = {
    "priority": _decline,
    "contest": _decline,
    "reorganise": _decline,
    "with_move": _decline,
    "dig_in_hit": _decline,
    "rally": _accept,
    "medic": _accept,
    "bandages": _accept,
    "prepare": _prepare,
    "discard": _discard,
    "fire": _fire,
    "fire_card": _fire_card,
    "move_card": _move_card,
    "cover": _cover,
    "name_member": _name,
}


def hint(game: Battle, ask: Ask[Any]) -> list[Any] | None:
    """Sections attack before they prepare, and prepare before they move; reactions are for attacks."""
    if ask.what not in ("act", "react", "react_to_action", "answer_attack"):
        return None
    return sorted(_listed(ask), key=lambda answer: ORDER.get(answer.__struct_config__.tag, 3)) or None


def _listed(ask: Ask[Any]) -> Iterable[Any]:
    return list(ask.legal)


ORDER = {"attack": 0, "counterattack": 0, "pass": 1, "prepare": 1, "move": 2}
