"""What a seat cannot know, and dealing it anew: other hands, cards that others put on top of their decks, which Possible Objectives are Confirmed, and army
lists while they are written.

The unseen cards of a player are his whole deck less his open discard pile; a seat that was shown his hand knows those cards to be in it until they leave it in
the open. Unseen markers are those that nobody has turned over. Nothing here depends on the truth but on what the seat sees: counts, piles, markers.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.chance import Numbers
from bocage.core.unseen import things
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.markers import knowing
from bocage.games.dropzone_commander.tables.army_rows import Army
from bocage.games.dropzone_commander.tables.command_cards import deck_of
from bocage.tabletop.cards import dealt, with_more, without


def redeal(game: Battle, seat: str | None, numbers: Numbers) -> Any:
    """Hands, decks and markers as the seat (None: a spectator) may imagine them; None where all is open."""
    if writing(game):
        return {"lists": _lists(game, seat)}
    if not game.setting.cards and game.setting.scenario.hidden is None:
        return None
    return {"cards": _cards(game, seat, numbers), "confirmed": _confirmed(game, seat, numbers)}


def writing(game: Battle) -> bool:
    """Whether army lists are being written, each in secret."""
    return game.state.step == "armies"


def _lists(game: Battle, seat: str | None) -> dict[str, str]:
    """The lists that a seat cannot see, imagined as the scenario has them: of those which stand, and of the one that is being written."""
    known = game.setting.seats[: game.state.place + 1]
    return {other: msgspec.json.encode(game.setting.armies[other]).decode() for other in known if other != seat}


def _cards(game: Battle, seat: str | None, numbers: Numbers) -> dict[str, list[tuple[str, ...]]]:
    state = game.state
    found: dict[str, list[tuple[str, ...]]] = {}
    for other in game.setting.seats:
        if other == seat or not game.setting.cards:
            continue
        known = state.seen.get(f"{seat} {other}", ()) if seat is not None else ()
        pool = list(without(deck_of(game.army(other).faction), *state.discards[other], *known))
        hand = with_more(known, *dealt(pool, state.held[other] - len(known), numbers))
        tops = dealt(pool, len(state.tops[other]), numbers)
        found[other] = [hand, tops, tuple(pool)]
    return found


def unturned(game: Battle) -> list[str]:
    """Possible Objectives that nobody has seen the other side of: face down, or buried so (DZC-15.8)."""
    return sorted(m.id for m in game.state.markers.values() if m.kind == "possible_objective" and m.state in ("hidden", "removed"))


def _confirmed(game: Battle, seat: str | None, numbers: Numbers) -> tuple[str, ...] | None:
    row = game.setting.scenario.hidden
    if row is None or not game.state.confirmed or seat in knowing(game):
        return None
    hidden = unturned(game)
    shown = [name for name in game.state.confirmed if name not in hidden]
    return with_more((*shown,), *dealt(hidden, row.confirmed - len(shown), numbers))


def assume(game: Battle, facts: dict[str, Any]) -> None:
    """Puts imagined facts in place of the true ones."""
    state = game.state
    if "lists" in facts:
        state.lists.update({other: msgspec.json.decode(text, type=Army) for other, text in facts["lists"].items()})
        state.page = ()
        return
    for seat, (hand, tops, deck) in facts["cards"].items():
        state.hands[seat], state.tops[seat], state.decks[seat] = tuple(hand), tuple(tops), tuple(deck)
    if facts["confirmed"] is not None:
        state.confirmed = tuple(facts["confirmed"])


def blank(game: Battle, seat: str) -> None:
    """Hides what the seat cannot know, for odds: looking at it is an error. Numbers stay."""
    state = game.state
    if writing(game):
        for other in [other for other in state.lists if other != seat]:
            state.lists[other] = game.setting.armies[other]
        state.page = state.page if game.setting.seats[state.place :][:1] == (seat,) else ()
        return
    for other in game.setting.seats:
        if other != seat and game.setting.cards:
            state.hands[other] = things(len(state.hands[other]))
            state.tops[other] = things(len(state.tops[other]))
            state.decks[other] = things(len(state.decks[other]))
    if state.confirmed and seat not in knowing(game):
        state.confirmed = things(len(state.confirmed))
