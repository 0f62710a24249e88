"""When cards may be played: the windows of the other player (HON-21.1), the rights of the active one beside every question (HON-21.2), reveals (HON-21.43).

A window is opened by public facts only: a hand that is not empty, an Event or Hero right left in this sequence, and, in hand and Reserve together, a card that
might use it: who knows the lists and the discard pile can count those (HON-21.5). What the hand holds decides the options, which are the owner's alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from bocage.core.decision import Aside, Ask, Question, Rules, check_guards
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment
from bocage.games.heroes_of_normandie.state.answers import PlayEvent, PlayHero, Reveal
from bocage.games.heroes_of_normandie.state.model import Held, Heroes
from bocage.games.heroes_of_normandie.tables.printed_cards import FAMILIES, EventCard, events, family, heroes, historical, profile, suits

WINDOWS = {
    name: Question[Any]("window", Pass | PlayEvent | PlayHero, rule="HON-21.1", window=name, secret_moment=True)
    for name in ("start", "tactic", "go", "hand", "manoeuvre")
}
TURNS_UP = ("reveal_target", "reveal_before_save", "claim")  # questions whose own answers turn cards up


def has_card_right(game: Heroes, side: str) -> bool:
    """HON-3.10, HON-3.11: cards in hand, a sequence going on, an Event or Hero not yet played in it, and one that might be: public facts all."""
    state = game.state
    if not state.hands[side] or state.stage == "verdict" or (state.shots and side == state.active and game.setting.whole_fires):
        return False
    army = state.armies[side]
    if not army.event_played and _might_play_event(game, side):
        return True
    return not army.hero_played and _might_play_hero(game, side)


def _might_play_event(game: Heroes, side: str) -> bool:
    """HON-21.5, HON-8.2: whether hand and Reserve together hold an Event that may be played now; one for any moment, which most battles have, is soon found."""
    state = game.state
    anytime, others = event_moments()
    reserve = state.reserves[side]
    for card in reserve:
        if card in anytime:
            return True
    hand = [held.card for held in state.hands[side]]
    if not anytime.isdisjoint(hand):
        return True
    if others.isdisjoint(reserve) and others.isdisjoint(hand):
        return False
    return any(card in others and refuse_effect(game, side, events()[card]) is None for card in (*hand, *reserve))


@cache
def event_moments() -> tuple[frozenset[str], frozenset[str]]:
    """The Event cards that may be played in any window of any turn, and the others."""
    rows = events().values()
    anytime = frozenset(row.id for row in rows if row.timing == "any_window" and row.not_before_turn <= 1 and row.effects[0].op != "choose_historical")
    return anytime, frozenset(events()) - anytime


def _might_play_hero(game: Heroes, side: str) -> bool:
    """HON-21.5, HON-8.15: whether hand and Reserve together hold a Hero whom a unit might bear; any Concealed one might."""
    state, known = game.state, heroes().keys()
    reserve, hand = state.reserves[side], [held.card for held in state.hands[side]]
    if known.isdisjoint(reserve) and known.isdisjoint(hand):
        return False
    return bool(concealment.concealed(game, side)) or any(card in known and bool(bearers(game, side, Held("", card))) for card in (*hand, *reserve))


def has_rights(game: Heroes, side: str) -> bool:
    """HON-21.2, HON-21.43: whether a side may use a right beside a question put to it, by public facts: a card in its own sequence, a reveal in either."""
    return (side == game.state.active and has_card_right(game, side)) or bool(concealment.concealed(game, side))


def window(game: Heroes, side: str, name: str) -> Rules[None]:
    """HON-21.1: the other player may play cards until it passes; the option between_tactics closes Manage hand and Manoeuvre."""
    if game.setting.between_tactics and name in ("hand", "manoeuvre"):
        return
    law: Legal[Any] | None = None
    while has_card_right(game, side) and game.state.stage != "over":
        if law is None:
            law = Legal(lambda answer: _refuse(game, side, answer, True), lambda: [PASS, *plays(game, side, True)], exact=True, default=PASS)
            seat, question = game.seat(side), WINDOWS[name]
        reply: Any = yield Ask(seat, question, law, {}, game)
        if isinstance(reply, Pass):
            return
        yield from game.carry_out(game, seat, reply)
        check_guards(game)


def asides(game: Any, seat: str, question: Question[Any]) -> Legal[Any] | None:
    """The rights of a seat beside a question: own cards in the own sequence (HON-21.2), reveals in either (HON-21.43)."""
    state = game.state
    if state.stage in ("setup", "over"):
        return None
    in_window = bool(question.window) and question.what == "window"
    begun = question.what == "force"  # HON-8.4: the GO! die has begun an activation
    rolling = question.what in ("force", "advance") and game.setting.whole_fires  # HON-21.2: not inside a die roll, nor before a Fire is finished
    cards = (seat == state.active or in_window) and not rolling and has_card_right(game, seat)
    listed = question.what in ("window", "tactic")  # their own listings have the cards

    def listing() -> Iterator[Aside]:
        if cards and not listed:
            yield from plays(game, seat, in_window, begun)
        for unit in concealment.concealed(game, seat):
            answer = Reveal(unit.id)
            if refuse(answer) is None:
                yield answer

    def refuse(answer: Any) -> Refusal | None:
        if rolling and not isinstance(answer, Reveal):
            return Refusal("HON-21.2", "inside-a-fire", {}, ("before-or-after",))
        refusal = _refuse(game, seat, answer, in_window, begun)
        if refusal is None and isinstance(answer, Reveal) and question.what in TURNS_UP and turned_up(game, question.what, answer.unit):
            return Refusal("HON-21.43", "turn-it-up", {"unit": answer.unit})
        return refusal

    return Legal(refuse, listing, exact=True)


def turned_up(game: Heroes, what: str, unit: str) -> bool:
    """HON-21.43: whether a question asks by itself for this card to be turned up, so that the same right is not offered beside it."""
    state = game.state
    if what == "reveal_target":
        return state.shots[-1].target == unit
    return what == "reveal_before_save" or state.at.get(state.claims[0]) == unit


def _refuse(game: Heroes, side: str, answer: Any, in_window: bool, begun: bool = False) -> Refusal | None:
    if isinstance(answer, Pass):
        return None
    if isinstance(answer, Reveal):
        return concealment.refuse_reveal(game, side, answer)
    if isinstance(answer, PlayHero):
        return refuse_hero(game, side, answer, in_window)
    return refuse_event(game, side, answer, in_window, begun)


def plays(game: Heroes, side: str, in_window: bool, begun: bool = False) -> list[PlayEvent | PlayHero]:
    """The cards that may be played now, each kind once: what `refuse_event` and `refuse_hero` let pass, looked up in one go.

    `begun`: a GO! die has been rolled, so that an activation has begun (HON-8.4), though the unit is not active yet.
    """
    army = game.army(side)
    if (army.event_played and army.hero_played) or refuse_moment(game, side, in_window) is not None:
        return []
    found: list[PlayEvent | PlayHero] = []
    shown: list[str] = []
    for held in game.state.hands[side]:
        card = held.card
        if card in shown:
            continue
        shown.append(card)
        kind = FAMILIES[card]
        if kind == "event":
            if not army.event_played and refuse_effect(game, side, events()[card], begun) is None:
                found.append(PlayEvent(held.id))
        elif kind == "hero" and not army.hero_played:
            found += bearers(game, side, held)
    return found


def bearers(game: Heroes, side: str, held: Held) -> list[PlayHero]:
    """HON-8.14, HON-8.15, HON-21.14: the own units that a Hero in hand may join."""
    hero, lone = heroes()[held.card], game.setting.lone_heroes
    return [PlayHero(held.id, u.id) for u in game.own(side) if not (lone and u.heroes) and suits(hero, profile(u.card, u.heroes).types)]


def _held(game: Heroes, side: str, card: str, kind: str) -> Held | None:
    return next((held for held in game.state.hands[side] if held.id == card and family(held.card) == kind), None)


def refuse_moment(game: Heroes, side: str, in_window: bool, rule: str = "HON-8.3") -> Refusal | None:
    """HON-3.11, HON-8.3, HON-8.13: in the enemy's sequence only in a window, never inside an activation; HON-21.2 in the own one."""
    state = game.state
    if state.stage == "verdict":  # the turn is being judged: both sequences are over (HON-3.10)
        return Refusal("HON-3.10", "sequence-over")
    if side != state.active:
        return None if in_window else Refusal(rule, "enemy-activation", {}, ("wait-for-a-window",))
    if state.shots and game.setting.whole_fires:
        return Refusal("HON-21.2", "inside-a-fire", {}, ("before-or-after",))
    return None


def refuse_event(game: Heroes, side: str, answer: PlayEvent, in_window: bool, begun: bool = False) -> Refusal | None:
    """HON-8.1 to HON-8.10: one Event per sequence, at its time."""
    held = _held(game, side, answer.card, "event")
    if held is None:
        return Refusal("HON-8.1", "not-in-hand", {"card": answer.card})
    if game.army(side).event_played:
        return Refusal("HON-8.1", "event-already-played", {}, ("another-sequence",))
    return refuse_moment(game, side, in_window) or refuse_effect(game, side, events()[held.card], begun)


def refuse_effect(game: Heroes, side: str, card: EventCard, begun: bool = False) -> Refusal | None:
    """HON-8.2, HON-8.10: the card's own moment, and a historical event to choose if it asks for one."""
    refusal = refuse_timing(game, side, card, begun)
    if refusal is None and card.effects[0].op == "choose_historical" and not available(game, side):
        left = any(row not in game.state.used for row in game.setting.scenario.army[side].historical_events)
        return Refusal("HON-8.9", "no-historical-event-now", {}, ("another-sequence",)) if left else Refusal("HON-8.10", "no-historical-event-left")
    return refusal


def refuse_timing(game: Heroes, side: str, card: EventCard, begun: bool = False) -> Refusal | None:
    """What the card itself says about its moment."""
    state = game.state
    if card.timing != "any_window" and side != state.active:
        return Refusal("HON-8.2", "only-own-sequence", {}, ("own-sequence",))
    if card.timing == "own_sequence_no_activation" and (begun or state.act is not None or state.shots):
        return Refusal("HON-8.2", "not-during-an-activation", {}, ("before-or-after",))
    if card.not_before_turn > state.turn:
        return Refusal("HON-8.2", "not-before-turn", {"turn": card.not_before_turn})
    return None


def available(game: Heroes, side: str) -> list[str]:
    """HON-8.9, HON-8.10: the historical events of a side that are not used and whose timing allows them now."""
    rows = game.setting.scenario.army[side].historical_events
    return [row for row in rows if row not in game.state.used and refuse_timing(game, side, historical()[row]) is None]


def refuse_hero(game: Heroes, side: str, answer: PlayHero, in_window: bool) -> Refusal | None:
    """HON-8.11 to HON-8.15, HON-21.14: one Hero per sequence, on an own unit that fulfils the condition; a decoy can carry none."""
    held = _held(game, side, answer.card, "hero")
    if held is None:
        return Refusal("HON-8.11", "not-in-hand", {"card": answer.card})
    if game.army(side).hero_played:
        return Refusal("HON-8.11", "hero-already-played", {}, ("another-sequence",))
    unit = game.state.units.get(answer.unit)
    if unit is None or unit.side != side:
        return Refusal("HON-8.14", "not-your-unit", {"unit": answer.unit})
    if not suits(heroes()[held.card], game.profile(unit.id).types):
        return Refusal("HON-8.15", "hero-condition", {"unit": unit.id})
    if unit.heroes and game.setting.lone_heroes:
        return Refusal("HON-21.14", "one-hero-per-unit", {"unit": unit.id})
    return refuse_moment(game, side, in_window, "HON-8.13")
