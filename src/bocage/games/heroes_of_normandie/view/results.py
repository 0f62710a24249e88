"""What a battle and its parts came to: the ending in words, and results for odds."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.events import Event
from bocage.core.game import Ending, Result
from bocage.games.heroes_of_normandie.rules.victory import points
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.state.model import SIDES, Heroes
from bocage.games.heroes_of_normandie.state.names import card_message
from bocage.games.heroes_of_normandie.tables.printed_cards import family


def ending(game: Heroes) -> Ending | None:
    """HON-3.1: who has won and why."""
    state = game.state
    if state.stage != "over":
        return None
    scores = {side: points(game, side) for side in SIDES}
    facts = {"side": f"@side-{state.winner}", "us": scores["us"], "ge": scores["ge"]}
    return Ending((state.winner,), f"ending-{state.ending}", facts, scores)


GRADED = {
    events.BattleEnded,
    events.CardsDrawn,
    events.Destroyed,
    events.Withdrawn,
    events.HitPlaced,
    events.SuppressionPlaced,
    events.SaveRolled,
    events.DecoyDiscarded,
    events.Activated,
    events.GoDiscarded,
    events.HitRemoved,
}


def measure(game: Heroes, seat: str, happened: Sequence[Event]) -> Result:
    """What a Fire, an attempt, a move or a card came to, worst for the asking seat first; if nothing else happened, what it drew."""
    found = Result(0, "result-none")
    for event in happened:
        kind = type(event)
        if kind not in GRADED:
            continue
        if isinstance(event, events.BattleEnded):
            return Result(9 if event.winner == seat else -9, "result-battle-ended")
        if isinstance(event, events.CardsDrawn):
            now = drawn(event, seat)
        else:
            grade, name = _grade(game, seat, event)
            now = Result(grade, name)
        if abs(now.value) > abs(found.value) or (found.message == "result-none" and not found.value):
            found = now
    return found


def drawn(event: events.CardsDrawn, seat: str) -> Result:
    """HON-4.2: a card by its name, several by their families; what the other side draws is its secret."""
    if event.side != seat or not event.cards:
        return Result(0, "result-none")
    if len(event.cards) == 1:
        return Result(0, "result-drawn", (("card", f"@{card_message(event.cards[0])}"),))
    units = sum(family(card) == "unit" for card in event.cards)
    return Result(0, "result-drawn-cards", (("units", units), ("others", len(event.cards) - units)))


def _grade(game: Heroes, seat: str, event: Event) -> tuple[int, str]:
    if isinstance(event, events.Destroyed):
        return (-6 if event.side == seat else 6), "result-destroyed"
    if isinstance(event, events.Withdrawn):
        return (-5 if event.side == seat else 5), "result-withdrawn"
    if isinstance(event, events.HitPlaced | events.SuppressionPlaced):
        unit = game.state.units.get(event.unit)
        sign = -1 if unit is not None and unit.side == seat else 1
        return (4 * sign, "result-hit") if isinstance(event, events.HitPlaced) else (2 * sign, "result-suppressed")
    if isinstance(event, events.SaveRolled):
        unit = game.state.units.get(event.unit)
        return (int(unit is not None and unit.side == seat), "result-saved") if event.saved else (0, "result-none")
    if isinstance(event, events.DecoyDiscarded):
        return (-1 if event.side == seat else 1), "result-decoy"
    if isinstance(event, events.Activated):
        return 3, "result-activated"
    if isinstance(event, events.GoDiscarded):
        return -1, "result-go-lost"
    return 3, "result-healed"
