"""Chapter 20, DZC-2.6, DZC-2.7, DZC-2.8, DZC-2.9: commanders, decks, hands.

A deck is a bag: no hidden order exists, but for cards that their owner has put on top himself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose_unless_forced, draw, roll, sealed
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.distances import square_to, within
from bocage.games.dropzone_commander.state.events_cards import CardsDiscarded, CardsDrawn, DeckReshuffled, named
from bocage.games.dropzone_commander.state.state import GONE, TABLE, Unit
from bocage.games.dropzone_commander.tables.command_cards import Card, cards
from bocage.games.dropzone_commander.tables.profiles import Commander, commanders

# -- commanders ------------------------------------------------------------------------------------------------------------------------


def commander(game: Battle, seat: str) -> tuple[Commander, Unit] | None:
    """DZC-20.1, DZC-20.2: the commander of a seat and the unit he rides in, while it lives."""
    army = game.army(seat)
    unit = game.state.units.get(army.commander_in + ".1") if army.commander else None
    return None if unit is None or unit.where == GONE else (commanders()[army.commander], unit)


def cv(game: Battle, seat: str) -> int:
    """DZC-2.9, DZC-20.3: the command value, off the table too; 1 without a command unit. Cards may raise it for a while."""
    found = commander(game, seat)
    value = found[0].cv if found else 1
    if game.state.effects:
        value += sum(effect.value for effect in game.state.effects if effect.what == "cv" and effect.on == seat)
    return value


def command(game: Battle, seat: str) -> tuple[int, bool]:
    """The command value, and whether there is a sphere: the commander is on the table (DZC-20.3)."""
    found = commander(game, seat)
    value, sphere = (found[0].cv, found[1].where == TABLE) if found else (1, False)
    return value if not game.state.effects else cv(game, seat), sphere


def in_sphere(game: Battle, seat: str, squad: str) -> bool:
    """DZC-20.3, DZC-20.4: the commander is on the table, and the centre of at least one unit of the squad is within his radius."""
    found = commander(game, seat)
    if found is None or found[1].where != TABLE:
        return False
    chief, mount = found
    return any(within(game, name, mount.x, mount.y, chief.radius) for name in game.state.squads[squad].units)


def reaches(game: Battle, seat: str, target: str) -> bool:
    """DZC-20.4 for any target: a squad, a unit, a Structure."""
    if target in game.state.squads:
        return in_sphere(game, seat, target)
    found = commander(game, seat)
    if found is None or found[1].where != TABLE:
        return False
    chief, mount = found
    if target in game.state.structures:
        return square_to(game.building(target), mount.x, mount.y) <= chief.radius**2
    return target in game.state.units and within(game, target, mount.x, mount.y, chief.radius)


def may_play(game: Battle, seat: str, card: Card) -> bool:
    """DZC-20.9, DZC-2.9, DZC-20.3: the CV suffices, and there is a sphere if the card needs one."""
    return cv(game, seat) >= card.cv and (card.range != "sphere" or has_sphere(game, seat))


def has_sphere(game: Battle, seat: str) -> bool:
    """DZC-20.3: the commander is on the table."""
    found = commander(game, seat)
    return found is not None and found[1].where == TABLE


# -- drawing and discarding ------------------------------------------------------------------------------------------------------------


class Discard(Answer):
    """The cards given up in the discard step, none to all."""

    cards: tuple[str, ...]


class DrawUp(Answer):
    """How many cards to draw."""

    count: int


DISCARD = Question[Discard]("discard", Discard, rule="DZC-2.6", asides=False)
DRAW = Question[DrawUp]("draw", DrawUp, rule="DZC-2.7")


def opening_hands(game: Battle) -> Rules[None]:
    """DZC-20.5: before turn 1 each player draws a hand equal to his CV."""
    for seat in game.setting.seats:
        yield from draw_cards(game, seat, cv(game, seat), "DZC-20.5")


def draw_cards(game: Battle, seat: str, count: int, why: str) -> Rules[None]:
    """DZC-20.7: cards put on top come first; an empty deck is made anew out of the discard pile; fewer cards if there are no more."""
    state = game.state
    on_top = state.tops[seat][:count]
    if on_top:
        game.emit(CardsDrawn(seat, len(on_top), on_top, on_top=True))
        count -= len(on_top)
    while count > 0:
        if not state.decks[seat]:
            if not state.discards[seat]:
                return
            game.emit(DeckReshuffled(seat, len(state.discards[seat])))
        drawn = yield from draw("deck", state.decks[seat], count, why=why)
        game.emit(CardsDrawn(seat, len(drawn), tuple(sorted(drawn))))
        count -= len(drawn)


def subsets(hand: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All that may be discarded of a hand, the least first."""
    seen: list[tuple[str, ...]] = []
    for count in range(len(hand) + 1):
        for some in combinations(hand, count):
            if some not in seen:
                seen.append(some)
                yield some


def _discard_law(game: Battle, seat: str) -> Legal[Discard]:
    def refuse(answer: Discard) -> Refusal | None:
        hand = list(game.state.hands[seat])
        for card in answer.cards:
            if card not in hand:
                return Refusal("DZC-2.6", "card-not-in-hand", {"card": named(card) if card in cards() else card}, path="cards")
            hand.remove(card)
        return None

    return Legal(refuse, lambda: [Discard(some) for some in subsets(game.state.hands[seat])], exact=True, default=Discard(()))


def discard_step(game: Battle) -> Rules[None]:
    """DZC-2.6, DZC-24.8: all players choose in secret at once what they discard; then it goes face up to the piles."""
    asked = [seat for seat in game.setting.seats if game.state.held[seat]]
    if not asked:
        return
    answers = yield from sealed(game, DISCARD, {seat: _discard_law(game, seat) for seat in asked})
    for seat in asked:
        if answers[seat].cards:
            discarded(game, seat, answers[seat].cards)


def discarded(game: Battle, seat: str, gone: Sequence[str]) -> None:
    """Cards go face up to the pile (DZC-20.6)."""
    game.emit(CardsDiscarded(seat, tuple(sorted(gone)), tuple(named(card) for card in sorted(gone))))


def draw_step(game: Battle) -> Rules[None]:
    """DZC-2.7, DZC-2.8: each player in order of play may fill his hand up to his CV, and may stop earlier; a larger hand is not cut."""
    for seat in game.state.order or game.setting.seats:
        room = cv(game, seat) - game.state.held[seat]
        left = len(game.state.decks[seat]) + len(game.state.tops[seat]) + len(game.state.discards[seat])
        most = min(room, left)
        if most <= 0:
            continue
        refusal = Refusal("DZC-2.8", "hand-limit", {"limit": cv(game, seat)})

        def refuse(answer: DrawUp, most: int = most, refusal: Refusal = refusal) -> Refusal | None:
            return None if 0 <= answer.count <= most else refusal

        law = Legal(refuse, lambda most=most: [DrawUp(n) for n in range(most, -1, -1)], exact=True, default=DrawUp(most))  # type: ignore[misc]
        answer = yield from choose_unless_forced(game, seat, DRAW, law, {"most": most})
        if answer.count:
            yield from draw_cards(game, seat, answer.count, "DZC-2.7")


def discard_random(game: Battle, seat: str, count: int, why: str) -> Rules[None]:
    """Cards go at random from a hand to the discard pile (System Jammer)."""
    count = min(count, game.state.held[seat])
    if not count:
        return
    gone = yield from draw("hand", game.state.hands[seat], count, why=why)
    discarded(game, seat, gone)


def d3(name: str, why: str) -> Rules[int]:
    """DZC-1.10: half a D6, rounded up."""
    shown = yield from roll(total(name, 1), why=why)
    return (shown + 1) // 2
