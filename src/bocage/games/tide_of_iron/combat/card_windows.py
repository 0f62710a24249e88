"""Windows of cards in the play area: before the dice of an attack (Take Cover, Take Down the Beast), when a hex is lost (Stand Fast).

TOI-RULING-36: after target, type and strengths are announced and before the dice. If both sides have something to use in the same window the holder of the
initiative goes first (TOI-18.1). A window is opened by cards that lie face up, so that its being open tells nothing.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.state.answers import UseCard
from bocage.games.tide_of_iron.state.events_table import CardRemoved
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.tables.tables import Effect, box
from bocage.games.tide_of_iron.units.teams import in_division

CARD_WINDOW = Question[UseCard | Pass]("card_window", UseCard | Pass, rule="TOI-21.7", window="card")


def in_play(game: Battle, side: str, op: str) -> list[tuple[str, Effect]]:
    """The cards of a side in the play area that have an effect, with the effect."""
    found = []
    for card in game.state.cards.values():
        if card.side == side and card.place == "play":
            found += [(card.id, effect) for effect in box().piece(card.id).effect if effect.op == op]
    return found


def offer(game: Battle, seat: str, uses: list[UseCard], facts: dict[str, str]) -> Rules[UseCard | None]:
    """Offers cards for use; None if the seat passes or there is nothing to use."""
    if not uses:
        return None

    def refuse(answer: UseCard | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) or answer in uses else Refusal("TOI-21.7", "card-not-usable", {"card": answer.card})

    legal: Legal[UseCard | Pass] = Legal(refuse, lambda: [PASS, *uses], exact=True, default=PASS)
    answer = yield from choose(game, seat, CARD_WINDOW, legal, facts)
    return None if isinstance(answer, Pass) else answer


def before_roll(game: Battle, leader_id: str, target_ids: list[str]) -> Rules[tuple[int, dict[str, int]]]:
    """Cards used before the dice of an attack: extra firepower for the attacker and extra cover by target."""
    power, cover = 0, dict[str, int]()
    if not any(card.place == "play" for card in game.state.cards.values()):
        return power, cover
    for side in game.initiative_order():
        leads = bool(leader_id) and game.unit(leader_id).side == side
        while leads:
            used = yield from offer(game, game.seat_of(game.unit(leader_id)), _beasts(game, leader_id, target_ids), {"target": target_ids[0]})
            if used is None:
                break
            power += next(effect.n for card, effect in in_play(game, side, "firepower_bonus") if card == used.card)
            game.emit(CardRemoved(used.card))
        asked = dict.fromkeys(game.seat_of(game.unit(use.unit)) for use in _covers(game, side, target_ids))
        seats = list(asked)
        while seats:
            uses = [use for use in _covers(game, side, target_ids) if game.seat_of(game.unit(use.unit)) == seats[0]]
            used = yield from offer(game, seats[0], uses, {"target": uses[0].unit if uses else ""})
            if used is None:
                seats.pop(0)
                continue
            effect = next(effect for card, effect in in_play(game, side, "cover_bonus") if card == used.card)
            cover[used.unit] = cover.get(used.unit, 0) + effect.n
            game.emit(CardRemoved(used.card))
    return power, cover


def has_card_window(game: Battle, target_ids: list[str]) -> bool:
    """Whether somebody has a card to use for units that are attacked, on either side."""
    return any(_covers(game, side, target_ids) for side in game.initiative_order())


def _beasts(game: Battle, leader_id: str, target_ids: list[str]) -> list[UseCard]:
    """Take Down the Beast: one of your squads leads an attack on a vehicle."""
    leader = game.unit(leader_id)
    if not leader.is_squad or len(target_ids) != 1 or game.unit(target_ids[0]).is_squad:
        return []
    cards = in_play(game, leader.side, "firepower_bonus")
    return [UseCard(card) for card, _ in cards if in_division(game, leader, leader.side, game.state.cards[card].division)]


def _covers(game: Battle, side: str, target_ids: list[str]) -> list[UseCard]:
    """Take Cover: one of your squads is attacked."""
    found = []
    for card, _ in in_play(game, side, "cover_bonus"):
        for name in target_ids:
            unit = game.unit(name)
            if unit.is_squad and in_division(game, unit, side, game.state.cards[card].division):
                found.append(UseCard(card, name))
    return found
