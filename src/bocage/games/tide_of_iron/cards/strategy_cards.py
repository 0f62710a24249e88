"""Strategy cards (chapter 21, TOI-21.1): activating them with CP (TOI-4.7), establishing contact, and the order of resolution.

What single cards do stands in `effects` and `off_board_fire`.
"""

from __future__ import annotations

from bocage.core.chance import total
from bocage.core.decision import Rules, roll, scope
from bocage.core.errors import Refusal
from bocage.games.tide_of_iron.cards.card_play import Actor, Play
from bocage.games.tide_of_iron.cards.effects import EFFECTS
from bocage.games.tide_of_iron.cards.off_board_fire import resolve_keywords
from bocage.games.tide_of_iron.combat.area_fire import area_attack
from bocage.games.tide_of_iron.combat.card_windows import in_play, offer
from bocage.games.tide_of_iron.state.answers import UseCard
from bocage.games.tide_of_iron.state.events_table import CardActivated, CardChanged, CardRemoved, ContactRolled
from bocage.games.tide_of_iron.state.model import Battle, Card
from bocage.games.tide_of_iron.tables.tables import CardRow, Effect, box


def cost(game: Battle, side: str, card: str) -> int:
    """The cost of a card: Supply Shortage adds, a Liaison Officer not yet used this round takes off, never below 0."""
    price = box().piece(card).cost + game.setting.rules[side].cost_increase
    return max(0, price - sum(effect.n for _, effect in _liaisons(game, side)))


def _liaisons(game: Battle, side: str) -> list[tuple[str, Effect]]:
    return [(name, effect) for name, effect in in_play(game, side, "cost_reduction") if game.state.cards[name].used != game.state.round]


def playable(game: Battle, side: str, phase: str) -> list[str]:
    """The face-up cards of a side that it may activate and pay for now (TOI-21.3, TOI-21.4, TOI-21.5)."""
    cp = game.state.cp[side]
    return [
        card.id
        for card in game.state.cards.values()
        if card.side == side and card.place == "hq" and box().piece(card.id).phase == phase and cost(game, side, card.id) <= cp
    ]


def refuse_card(game: Battle, side: str, card: str, phase: str) -> Refusal | None:
    """TOI-3.7, TOI-4.10: whether a card can be activated now."""
    held = game.state.cards.get(card)
    if held is None or held.side != side or held.place != "hq":
        return Refusal("TOI-1.5", "card-not-in-hq", {"card": card})
    if box().piece(card).phase != phase:
        return Refusal("TOI-21.3" if phase == "action" else "TOI-21.4", "wrong-phase", {"card": card})
    price = cost(game, side, card)
    if price > game.state.cp[side]:
        return Refusal("TOI-21.5", "cannot-pay", {"card": card, "cost": price, "left": game.state.cp[side]}, ("gain-command-points",))
    return None


def run_card(game: Battle, side: str, division: str, card: str, actor: Actor) -> Rules[None]:
    """TOI-3.7, TOI-21.5: pay first, then resolve."""
    price = cost(game, side, card)
    full = box().piece(card).cost + game.setting.rules[side].cost_increase
    if price < full:
        for name, _ in _liaisons(game, side):
            game.emit(CardChanged(name, "play", used=game.state.round))
    game.emit(CardActivated(side, card, price, division))
    if (yield from established(game, card)):
        with scope(game, "card", card):
            yield from resolve_card(game, card, actor)


def established(game: Battle, card: str) -> Rules[bool]:
    """TOI-21.10, TOI-21.11: the contact roll, if the card asks for one; on a failure the card waits."""
    needed = contact_number(game, game.state.cards[card], box().piece(card))
    if needed == 0:
        return True
    with scope(game, "contact", card):
        return (yield from contact(game, card, needed))


def contact(game: Battle, card: str, needed: int) -> Rules[bool]:
    """TOI-21.10: the roll, and cards in play that help it; what the card does afterwards has odds of its own."""
    result = yield from roll(total("black", 1), why="TOI-21.10")
    play = Play(game, card)
    while result < needed:  # Increased Priority
        helps = in_play(game, play.side, "contact_bonus")
        used = yield from offer(game, play.seat, [UseCard(name) for name, _ in helps], {"target": card})
        if used is None:
            break
        result += next(effect.n for name, effect in helps if name == used.card)
        game.emit(CardRemoved(used.card))
    game.emit(ContactRolled(card, result, needed, result >= needed))
    if result < needed:
        game.emit(CardChanged(card, "contact", used=game.state.round))
    return result >= needed


def contact_number(game: Battle, card: Card, row: CardRow) -> int:
    """The number of Establish Contact, 0 without the keyword; Air Superiority lowers it for its deck (TOI-21.9)."""
    number = next((word.n for word in row.keywords if word.k == "establish_contact"), 0)
    if number:
        number += sum(effect.n for _, effect in in_play(game, card.side, "contact_number") if row.deck in effect.decks)
    return number


def resolve_card(game: Battle, card: str, actor: Actor) -> Rules[None]:
    """Keywords in order, then effects; afterwards the card is removed or placed in the play area (TOI-21.7)."""
    play = Play(game, card, actor)
    row = box().piece(card)
    if not (yield from resolve_keywords(game, play, row)):
        game.emit(CardRemoved(card))  # TOI-21.18
        return
    for effect in row.effect:
        yield from EFFECTS[effect.op](game, play, effect)
    if not row.place_in_play:
        game.emit(CardRemoved(card))
        return
    rounds = next((effect.rounds for effect in row.effect if effect.op == "repeat_area"), 0)
    now = game.state.round
    game.emit(CardChanged(card, "play", used=now if rounds else 0, cell=play.cell, unit=play.named, last_round=now + rounds if rounds else 0))


def retries(game: Battle, side: str, division: str) -> list[str]:
    """TOI-21.11: cards waiting for contact that were not tried this round (TOI-RULING-24); only the member who activated it tries again (TOI-19.14)."""
    waiting = [card for card in game.state.cards.values() if card.side == side and card.place == "contact" and card.used != game.state.round]
    return [card.id for card in waiting if not division or card.division == division]


def why_no_retry(game: Battle, side: str, card: str) -> Refusal:
    """Why a card cannot be tried or repeated: it does not wait for it, was used this round already, or is the partner's to use."""
    held = game.state.cards.get(card)
    if held is None or held.side != side or (held.place != "contact" and not held.last_round):
        return Refusal("TOI-21.11", "card-does-not-wait", {"card": card})
    return Refusal("TOI-21.11", "once-per-round", {"card": card}) if held.used == game.state.round else Refusal("TOI-19.14", "own-division", {"card": card})


def retry_contact(game: Battle, card: str, actor: Actor) -> Rules[None]:
    """TOI-21.11: another attempt, as an action, at no further cost."""
    if (yield from established(game, card)):
        with scope(game, "card", card):
            yield from resolve_card(game, card, actor)


def repeats(game: Battle, side: str, division: str) -> list[str]:
    """Barrages in play that may be repeated this round, by the member who activated them (TOI-19.14)."""
    now = game.state.round
    lying = [card for card in game.state.cards.values() if card.side == side and card.place == "play" and card.last_round >= now and card.used != now]
    return [card.id for card in lying if not division or card.division == division]


def repeat_barrage(game: Battle, card: str) -> Rules[None]:
    """Sustained Blanket: the area attack again on the same final hex, without drift; then, after the last time, the card is discarded."""
    held = game.state.cards[card]
    effect = next(effect for effect in box().piece(card).effect if effect.op == "repeat_area")
    yield from area_attack(game, held.cell, effect.n, effect.type)
    if held.last_round > game.state.round:
        game.emit(CardChanged(card, "play", used=game.state.round, cell=held.cell, last_round=held.last_round))
    else:
        game.emit(CardRemoved(card))


def discard_barrages(game: Battle) -> None:
    """Sustained Blanket: it holds for the next two rounds, used or not; then the card is discarded."""
    for card in list(game.state.cards.values()):
        if card.last_round and card.last_round <= game.state.round:
            game.emit(CardRemoved(card.id))
