"""PAT-1: both seats set up at once and in secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bocage.core.decision import Question, Rules, sealed
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.patrol.rules.cards import draw_cards
from bocage.games.patrol.state.events import SetUp
from bocage.games.patrol.state.model import BLUE, RED, Patrol


class Place(Answer):
    """Where a seat's pieces begin. Red also says which of its positions are guns; blue leaves that empty."""

    hexes: tuple[int, ...]
    guns: tuple[bool, ...] = ()


PLACE: Question[Place] = Question("place", Place, rule="PAT-1.1")


def set_up(game: Patrol) -> Rules[None]:
    """PAT-1.1, PAT-8.1: sealed placements, then two cards for each seat."""
    placed = yield from sealed(game, PLACE, {seat: placements(game, seat) for seat in (BLUE, RED)})
    game.emit(SetUp(placed[BLUE].hexes, placed[RED].hexes, placed[RED].guns))
    for seat in (BLUE, RED):
        yield from draw_cards(game, seat, 2)


def placements(game: Patrol, seat: str) -> Legal[Place]:
    """PAT-1.1: each piece in the zone, one to a hex; red's guns and decoys as many as the scenario gives."""
    setting = game.setting
    ready, zone, name = setting.ready[seat], setting.zones[seat], setting.grid.name
    guns = setting.scenario.guns if seat == RED else 0

    def refuse(place: Place) -> Refusal | None:
        if len(place.hexes) != len(ready):
            return Refusal("PAT-1.1", "count-of-pieces", {"wanted": len(ready), "given": len(place.hexes)}, path="hexes")
        for index, cell in enumerate(place.hexes):
            if cell not in zone:
                return Refusal("PAT-1.1", "outside-zone", {"hex": name(cell) if 0 <= cell < setting.grid.size else str(cell)}, path=f"hexes[{index}]")
            if place.hexes.index(cell) != index:
                return Refusal("PAT-1.1", "one-to-a-hex", {"hex": name(cell)}, path=f"hexes[{index}]")
        if seat == BLUE:
            return Refusal("PAT-1.1", "no-guns-for-blue", path="guns") if place.guns else None
        if len(place.guns) != len(ready) or sum(place.guns) != guns:
            return Refusal("PAT-1.1", "count-of-guns", {"wanted": guns}, path="guns")
        return None

    def listing() -> Iterator[Place]:
        """The ready placement with every way to hide the guns; for blue also the same line shifted within its zone."""
        if seat == RED:
            for chosen in combinations(range(len(ready)), guns):
                yield Place(ready, tuple(index in chosen for index in range(len(ready))))
            return
        for shift in (0, 1, -1):
            moved = tuple(cell + shift for cell in ready)
            if refuse(Place(moved)) is None:
                yield Place(moved)

    return Legal(refuse, listing)
