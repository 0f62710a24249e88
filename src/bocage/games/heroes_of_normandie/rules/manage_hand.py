"""Manage hand: drawing and deploying (HON-4.2 to HON-4.12), and arrivals by cards (HON-21.21)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.decision import Question, Rules, draw
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment, windows
from bocage.games.heroes_of_normandie.rules.asking import ask_here
from bocage.games.heroes_of_normandie.rules.movement import is_water
from bocage.games.heroes_of_normandie.state.answers import Deploy
from bocage.games.heroes_of_normandie.state.events import CardsDrawn, DecoyDiscarded, SupplyEnded, UnitDeployed
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes
from bocage.games.heroes_of_normandie.tables.printed_cards import family, profile

DEPLOY = Question[Deploy | Pass]("deploy", Deploy | Pass, rule="HON-4.4")


def draw_cards(game: Heroes, side: str, count: int, why: str) -> Rules[None]:
    """HON-4.2, HON-21.16: so many cards of the Reserve, all of them if fewer remain; the discard pile never refills it."""
    reserve = game.state.reserves[side]
    if not reserve or count < 1:
        return
    cards = yield from draw(f"{side}_reserve", reserve, count, why=why)
    game.emit(CardsDrawn(side, len(cards), tuple(cards)))


def manage_hand(game: Heroes) -> Rules[None]:
    """HON-4.4: units come from the hand, one question each; the other player has a window after each (HON-21.1)."""
    side = game.state.active
    if _slots(game, side) and game.state.hands[side]:
        answer = yield from ask_here(game, game.seat(side), DEPLOY, deployments(game, side))
        if answer is None:
            return
        if isinstance(answer, Deploy):
            held = next(held for held in game.state.hands[side] if held.id == answer.card)
            if answer.hq:
                concealment.reveal(game, answer.hq)  # HON-4.12
            arrive(game, side, held.card, answer.square, held=held.id, slot=answer.hq or "zone")
            yield from windows.window(game, FOE[side], "hand")
            return
    game.emit(SupplyEnded())


def arrive(game: Heroes, side: str, card: str, square: int, *, held: str | None = None, slot: str = "") -> None:
    """HON-4.8, HON-4.11, HON-20.4, HON-21.21: a card comes onto the map under a new public id; it reveals nobody. A Visible decoy is discarded (HON-16.2)."""
    unit = f"u{game.state.clock + 101}"
    visible = concealment.arrives_visible(game, side, square)
    game.emit(UnitDeployed(unit, side, card, square, visible, held, slot, named=held is None, wet=is_water(game, square)))
    if visible and profile(card).decoy:
        game.emit(DecoyDiscarded(unit, side, square))


def _slots(game: Heroes, side: str) -> bool:
    """HON-4.5, HON-4.6: whether a slot may be left, by what both sides know."""
    supply = game.state.supply
    return supply is not None and (not supply.zone or len(supply.hqs) < 2)


def refuse_slot(game: Heroes, side: str, hq: str, square: int) -> Refusal | None:
    """HON-4.5, HON-4.6, HON-4.10, HON-20.3, HON-21.34: one unit in the zone, one beside each of at most two HQs that were there before."""
    supply = game.state.supply
    assert supply is not None
    if not hq:
        if supply.zone:
            return Refusal("HON-4.5", "zone-slot-used", {}, ("next-order",))
        if square not in zone(game, side):
            return Refusal("HON-4.5", "outside-the-zone", {"square": game.setting.names[square]})
        return None
    found = game.state.units.get(hq)
    if found is None or found.side != side or not game.profile(hq).hq:
        return Refusal("HON-4.6", "no-hq", {"unit": hq})
    if hq in supply.hqs:
        return Refusal("HON-4.6", "hq-slot-used", {"unit": hq}, ("next-order",))
    if len(supply.hqs) >= 2:
        return Refusal("HON-4.6", "two-hqs-at-most", {}, ("next-order",))
    if found.arrived > supply.clock:
        return Refusal("HON-4.10", "hq-too-fresh", {"unit": hq}, ("next-order",))
    if square not in game.setting.adjacent[found.square]:
        return Refusal("HON-4.6", "not-beside-the-hq", {"square": game.setting.names[square]})
    return None


def zone(game: Heroes, side: str) -> tuple[int, ...]:
    """The deployment zone of a side; in a point-built battle its own edge row."""
    if not game.setting.scenario.free:
        return game.setting.zones[side]
    cols, rows = game.setting.grid.cols, game.setting.grid.rows
    row = rows - 1 if side == game.state.first else 0
    return tuple(range(row * cols, row * cols + cols))


def refuse_arrival(game: Heroes, card: str, square: int) -> Refusal | None:
    """HON-4.7: the square must be on the map, free, and such that the unit could enter it."""
    if not 0 <= square < game.setting.grid.size:
        return Refusal("HON-5.12", "off-the-map")
    if square in game.state.at:
        return Refusal("HON-4.7", "square-occupied", {"square": game.setting.names[square]})
    if game.terrain(square).enter == "amphibious" and not profile(card).amphibious:  # as `is_water`, where it counts
        return Refusal("HON-4.7", "water", {"square": game.setting.names[square]}, ("passage",))
    return None


def deployments(game: Heroes, side: str) -> Legal[Deploy | Pass]:
    """All deployments that are legal now; equal cards are listed once."""

    def refuse(answer: Deploy | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        held = next((held for held in game.state.hands[side] if held.id == answer.card), None)
        if held is None or family(held.card) != "unit":
            return Refusal("HON-4.4", "no-unit-in-hand", {"card": answer.card})
        return refuse_arrival(game, held.card, answer.square) or refuse_slot(game, side, answer.hq, answer.square)

    def listing() -> Iterator[Deploy | Pass]:
        yield PASS
        supply = game.state.supply
        assert supply is not None
        slots: list[tuple[str, tuple[int, ...]]] = [] if supply.zone else [("", zone(game, side))]
        if len(supply.hqs) < 2:
            for unit in game.own(side):
                if unit.arrived <= supply.clock and unit.id not in supply.hqs and game.profile(unit.id).hq:
                    slots.append((unit.id, game.setting.adjacent[unit.square]))
        shown: list[str] = []
        for held in game.state.hands[side]:
            if held.card in shown or family(held.card) != "unit":
                continue
            shown.append(held.card)
            for hq, squares in slots:
                for square in squares:
                    if refuse_arrival(game, held.card, square) is None:
                        yield Deploy(held.id, hq, square)

    return Legal(refuse, listing, exact=True, default=PASS)
