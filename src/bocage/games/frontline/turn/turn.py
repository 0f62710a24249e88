"""The spine (chapter 4). What comes next follows from the state alone.

`phase` walks through set-up (terrain, first, buy, form, equip, deal) and then, turn after turn, through start, care, reorganise, action and draw. While an
attack is under way it comes first; after it, the window of the action it reacted to. Players take complete turns alternately (FL-4.1), and every section of
both sides may take one action in each of them (FL-4.10).
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.frontline.attack.attack import resolve
from bocage.games.frontline.cards.any_time import priority_point
from bocage.games.frontline.cards.deck import Discard, discard_from_hand, draw_cards, titles
from bocage.games.frontline.ground import victory
from bocage.games.frontline.ground.terrain import hand_size
from bocage.games.frontline.sections.care import bandages_step, medic_step, passing_step, rally_window
from bocage.games.frontline.sections.reorganise import reorganise_step
from bocage.games.frontline.state.events import PhaseBegan, TurnBegan, TurnEnded
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.tables.names import card_name
from bocage.games.frontline.turn import setup
from bocage.games.frontline.turn.reactions import action_step, window

DISCARD: Question[Discard | Pass] = Question("discard", Discard | Pass, rule="FL-4.8")


def next_rule(game: Battle) -> Rules[None] | None:
    """What comes next."""
    state = game.state
    if state.attack is not None:
        return window(game) if state.attack.stage == "window" else resolve(game)
    if state.pending is not None:
        return window(game)
    step = STEPS.get(state.phase)
    return None if step is None else step(game)


def start_of_turn(game: Battle) -> Rules[None]:
    """FL-4.2: the Acting Player counter is passed, all counters are flipped to Not Acted, and the owner of a Key Location draws, before Rally (FL-4.13)."""
    state = game.state
    side = state.first if state.turn == 0 else game.setting.enemies[state.active]
    game.emit(TurnBegan(side, state.turn + 1))
    for section in list(state.sections.values()):
        if section.key:
            yield from draw_cards(game, section.seat, 1, "FL-12.27")
    yield from priority_point(game, "start")  # FL-5.11 (a)


def care(game: Battle) -> Rules[None]:
    """Rally window, Medic Morale step, Bandages step (FL-4.3, FL-4.4, FL-4.5), for each seat of the active side."""
    for seat in game.seats_of(game.state.active):
        yield from rally_window(game, seat)
    for seat in game.seats_of(game.state.active):
        yield from medic_step(game, seat)
        yield from passing_step(game, seat)  # FL-17.10: just before the Bandages step
        yield from bandages_step(game, seat)
    game.emit(PhaseBegan("reorganise"))


def reorganise(game: Battle) -> Rules[None]:
    """FL-4.6."""
    for seat in game.seats_of(game.state.active):
        yield from reorganise_step(game, seat)
    game.emit(PhaseBegan("action"))


def draw_step(game: Battle) -> Rules[None]:
    """FL-4.8: the active side discards as it likes, then draws up to its hand size, or discards down to it; the other side does not draw."""
    yield from priority_point(game, "draw")  # FL-5.11 (f)
    for seat in game.seats_of(game.state.active):
        if game.is_out(seat):
            continue
        size = hand_size(game, seat)  # FL-13.44
        while hand := game.state.hands[seat]:
            answer = yield from choose(game, seat, DISCARD, discards(game, seat, size), {"hand": len(hand), "size": size})
            if isinstance(answer, Pass):
                break
            discard_from_hand(game, seat, answer.card)
        yield from draw_cards(game, seat, size - len(game.state.hands[seat]), "FL-4.8")
    end_of_turn(game)


def discards(game: Battle, seat: str, size: int) -> Legal[Discard | Pass]:
    """Any card, or no more once the hand fits (FL-4.8, FL-4.12)."""

    def refuse(answer: Discard | Pass) -> Refusal | None:
        hand = game.state.hands[seat]
        if isinstance(answer, Pass):
            return None if len(hand) <= size else Refusal("FL-4.8", "hand-too-large", {"hand": len(hand), "size": size}, ("discard-more",))
        return None if answer.card in hand else Refusal("FL-4.8", "card-not-in-hand", {"card": card_name(answer.card)})

    def listing() -> list[Discard | Pass]:
        hand = game.state.hands[seat]
        return [*([PASS] if len(hand) <= size else []), *map(Discard, titles(hand))]

    return Legal(refuse, listing, exact=True)


def end_of_turn(game: Battle) -> None:
    """FL-4.9: until-end-of-turn cover ends; a turn limit may end the battle (FL-16.4)."""
    game.emit(TurnEnded(game.state.active))
    limit = game.setting.limit
    if limit and victory.turns_taken(game) >= limit:
        victory.at_limit(game)


STEPS: dict[str, Callable[[Battle], Rules[None]]] = {
    "terrain": setup.lay_terrain,
    "first": setup.draw_first_player,
    "buy": setup.buy_forces,
    "form": setup.form_sections,
    "equip": setup.choose_equipment,
    "deal": setup.deal,
    "start": start_of_turn,
    "care": care,
    "reorganise": reorganise,
    "action": action_step,
    "draw": draw_step,
}
