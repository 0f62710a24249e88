"""What a seat cannot know, dealt anew from what it does know (HON-21.5).

Public knowledge of an enemy army: its starting lists, every card seen since, and what deeds have told of cards that lie face down (`Unit.facts`). The fixed
Concealed cards are a permutation of their list (HON-21.46), so are those of each free set-up; everything that came from the Reserve is one pool: cards on
the map, in hand, and in the Reserve. Cards that went face up into a hand or back into the Reserve (`Seen`) keep to where they can be. All lists are sorted
before chance touches them, so that the truth decides no order.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.chance import Numbers
from bocage.core.state import replace
from bocage.core.unseen import NAME, things
from bocage.games.heroes_of_normandie.state.model import SIDES, Battle, Heroes, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import family, fits, profile

Facts = dict[str, dict[str, list[str]]]


def redeal(game: Heroes, seat: str | None, numbers: Numbers) -> Facts | None:
    """For each army that the seat does not command: cards of face-down units by id, the hand in order, and the Reserve. None before anything is hidden."""
    hidden = [side for side in SIDES if side != seat]
    if not any(_secrets(game.state, side) for side in hidden):
        return None
    return {side: _deal(game.state, side, numbers.below) for side in hidden}


def _secrets(state: Battle, side: str) -> bool:
    return bool(state.hands.get(side)) or any(unit.side == side and not unit.visible and not unit.known for unit in state.units.values())


def assume(game: Heroes, facts: Facts) -> None:
    """Puts the dealt cards in place of the true ones."""
    state = game.state
    for side, dealt in facts.items():
        for unit, card in zip(dealt["units"][::2], dealt["units"][1::2], strict=True):
            state.units[unit] = replace(state.units[unit], card=card)
        state.hands[side] = tuple(replace(held, card=card) for held, card in zip(state.hands[side], dealt["hand"], strict=True))
        state.reserves[side] = tuple(sorted(dealt["reserve"]))


def blank(game: Heroes, seat: str) -> None:
    """Hides what the seat cannot know: face-down cards, the hand and the Reserve of its enemy. Their numbers stay."""
    state = game.state
    for side in SIDES:
        if side != seat:
            for unit in [unit for unit in state.units.values() if unit.side == side and not unit.visible and not unit.known]:
                state.units[unit.id] = replace(unit, card=NAME)
            state.hands[side] = tuple([replace(held, card=NAME) for held in state.hands.get(side, ())])
            state.reserves[side] = things(len(state.reserves.get(side, ())))


def can_be(card: str, unit: Unit) -> bool:
    """Whether a face-down card may be this one, by what its deeds have told (HON-5.10, HON-21.7, HON-21.12)."""
    if family(card) != "unit":
        return False
    printed = profile(card)
    for fact in unit.facts:
        if fact == "moved" and printed.immobile:
            return False
        if fact == "water" and not printed.amphibious:
            return False
        if fact == "directive" and printed.disoriented:
            return False
        if fact.startswith("types:") and not fits(printed.types, tuple(fact[6:].rstrip("!").split(",")), fact.endswith("!")):
            return False
    return True


def _shuffled(items: list[str], below: Callable[[int], int]) -> list[str]:
    left = sorted(items)
    return [left.pop(below(len(left))) for _ in range(len(left))]


def _deal(state: Battle, side: str, below: Callable[[int], int]) -> dict[str, list[str]]:
    unknown = sorted((unit for unit in state.units.values() if unit.side == side and not unit.visible and not unit.known), key=lambda unit: unit.id)
    dealt: dict[str, str] = {}
    groups = sorted({unit.group for unit in unknown} - {"deck"})
    for group in groups:
        places = [unit for unit in unknown if unit.group == group]
        cards = _shuffled([unit.card for unit in places], below)
        dealt.update(_match(places, cards, below))
    places = [unit for unit in unknown if unit.group == "deck"]
    hand = len(state.hands[side])
    pool = [unit.card for unit in places] + [held.card for held in state.hands[side]] + list(state.reserves[side])
    on_map, in_hand, reserve = _deal_deck(state, side, places, hand, _shuffled(pool, below), below)
    dealt.update(on_map)
    return {"units": [word for pair in sorted(dealt.items()) for word in pair], "hand": in_hand, "reserve": sorted(reserve)}


def _deal_deck(
    state: Battle, side: str, places: list[Unit], hand: int, pool: list[str], below: Callable[[int], int]
) -> tuple[dict[str, str], list[str], list[str]]:
    """The pool over map, hand and Reserve; cards known to have gone into the hand or the Reserve first."""
    left, open_ = list(pool), list(places)
    held, kept, on_map = list[str](), list[str](), dict[str, str]()
    for seen in sorted((seen for seen in state.seen if seen.side == side), key=lambda seen: (seen.place, seen.card, seen.clock)):
        if seen.card not in left:
            continue
        spots = [unit for unit in open_ if unit.arrived > seen.clock and can_be(seen.card, unit)]
        rooms = hand - len(held) if seen.place == "hand" or state.armies[side].last_draw > seen.clock else 0
        stay = 0 if seen.place == "hand" else len(state.reserves[side]) - len(kept)
        spot = below(len(spots) + rooms + stay) if len(spots) + rooms + stay else -1
        if spot < 0:
            continue
        left.remove(seen.card)
        if spot < len(spots):
            on_map[spots[spot].id] = seen.card
            open_.remove(spots[spot])
        elif spot < len(spots) + rooms:
            held.append(seen.card)
        else:
            kept.append(seen.card)
    found = _match(open_, left, below, partial=True)
    if len(found) < len(open_):  # the known cards took places that others need: without them there always is a way
        left, held, kept, on_map = list(pool), [], [], {}
        found = _match(places, left, below)
    for card in found.values():
        left.remove(card)
    on_map.update(found)
    need = hand - len(held)
    return on_map, held + left[:need], kept + left[need:]


def _match(places: list[Unit], cards: list[str], below: Callable[[int], int], *, partial: bool = False) -> dict[str, str]:
    """Gives each place a card that it may be: the first that fits in a shuffled list, with exchanges where that leaves a place empty."""
    taken: dict[int, int] = {}

    def settle(place: int, tried: list[int]) -> bool:
        for index, card in enumerate(cards):
            if index not in tried and can_be(card, places[place]):
                tried.append(index)
                if index not in taken or settle(taken[index], tried):
                    taken[index] = place
                    return True
        return False

    order = sorted(range(len(places)), key=lambda place: (-len(places[place].facts), places[place].id))
    for place in order:
        if not settle(place, []) and not partial:
            raise AssertionError("what is public contradicts itself")
    return {places[place].id: cards[index] for index, place in sorted(taken.items())}
