"""Public names for events: what everybody may call the unit, square or card that an event is about; a face-down card has none unless it was seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.state.model import Heroes, Unit
from bocage.games.heroes_of_normandie.state.names import card_name


def tell(game: Heroes, event: Event) -> Event:
    """The event with names, where it has room for them."""
    teller = _TELLERS.get(type(event))
    if teller is not None:
        named: Event = teller(game, event)
        return named
    if not isinstance(event, events.Named):
        return event
    unit = game.state.units.get(event.unit)  # type: ignore[attr-defined]
    if unit is None:
        return event
    where = event.to if isinstance(event, events.Moved) else unit.square
    return replace(event, name=_public(unit), where=game.setting.names[where])


def _public(unit: Unit) -> str:
    """What everybody may call a unit."""
    return card_name(unit.card) if unit.visible or unit.known else "@name-concealed"


def _card(game: Heroes, event: Any) -> Any:
    return replace(event, name=card_name(event.card))


def _history(game: Heroes, event: Any) -> Any:
    return replace(event, name=card_name(event.event))


def _arrival(game: Heroes, event: Any) -> Any:
    known = event.visible or getattr(event, "named", False)
    return replace(event, name=card_name(event.card) if known else "@name-concealed", where=game.setting.names[event.square])


def _shown(game: Heroes, event: Any) -> Any:
    return replace(event, name=card_name(event.card), where=game.setting.names[event.square])


def _swap(game: Heroes, event: Any) -> Any:
    first, second, names = game.unit(event.first), game.unit(event.second), game.setting.names
    return replace(event, name=_public(first), where=names[event.to], other=_public(second), there=names[event.square])


def _hero(game: Heroes, event: Any) -> Any:
    return replace(event, name=card_name(event.card), where=game.setting.names[game.unit(event.unit).square], on=card_name(game.unit(event.unit).card))


def _fire(game: Heroes, event: Any) -> Any:
    by = _public(game.unit(event.firer)) if event.firer else "@name-card"
    return replace(event, name=_public(game.unit(event.target)), where=game.setting.names[event.square], by=by)


def _marker(game: Heroes, event: Any) -> Any:
    return replace(event, name=f"@marker-{event.marker.replace('_', '-')}", where=game.setting.names[event.square])


def _ground(game: Heroes, event: Any) -> Any:
    return replace(event, name=f"@terrain-{game.setting.terrains[event.code].id.replace('_', '-')}", where=game.setting.names[event.square])


def _objective(game: Heroes, event: Any) -> Any:
    return replace(event, name="@marker-objective", where=game.setting.names[event.square])


_TELLERS: dict[type, Callable[[Heroes, Any], Any]] = {
    **dict.fromkeys((events.EventPlayed, events.CardRecovered), _card),
    **dict.fromkeys((events.Swapped, events.SwappedConcealed), _swap),
    events.FireDeclared: _fire,
    events.HeroPlayed: _hero,
    **dict.fromkeys((events.UnitPlaced, events.UnitDeployed), _arrival),
    **dict.fromkeys((events.Revealed, events.Destroyed, events.Withdrawn), _shown),
    **dict.fromkeys((events.MarkerPlaced, events.MarkerRemoved), _marker),
    events.HistoricalUsed: _history,
    events.GroundLaid: _ground,
    events.ObjectivePlaced: _objective,
}
