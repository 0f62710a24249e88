"""Which Possible Objectives are Confirmed, before turn 1 (DZC-15.1 to DZC-15.3)."""

from __future__ import annotations

from itertools import combinations

from bocage.core.decision import Question, Rules, choose, draw
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events_markers import MarkersConfirmed


class Confirm(Answer):
    """The Possible Objectives that are Confirmed."""

    markers: tuple[str, ...]


CONFIRM = Question[Confirm]("confirm_markers", Confirm, rule="DZC-15.3", secret=True)


def confirm_markers(game: Battle) -> Rules[None]:
    """DZC-15.1, DZC-15.2, DZC-15.3: which Possible Objectives are Confirmed: a player marks them in secret, or they are dealt and nobody knows."""
    row = game.setting.scenario.hidden
    places = sorted(marker.id for marker in game.state.markers.values() if marker.kind == "possible_objective")
    if row is None or not places:
        return
    if not row.marked_by:
        dealt = yield from draw("markers", places, row.confirmed, why="DZC-15.3")
        game.emit(MarkersConfirmed(row.confirmed, tuple(sorted(dealt)), row.known_to))
        return

    def refuse(answer: Confirm) -> Refusal | None:
        good = len(answer.markers) == row.confirmed == len(set(answer.markers)) and all(marker in places for marker in answer.markers)
        return None if good else Refusal("DZC-15.3", "confirm-exactly", {"count": row.confirmed})

    law = Legal(refuse, lambda: [Confirm(some) for some in combinations(places, row.confirmed)], exact=True)
    answer = yield from choose(game, row.marked_by, CONFIRM, law, {"count": row.confirmed})
    game.emit(MarkersConfirmed(row.confirmed, tuple(sorted(answer.markers)), row.known_to or (row.marked_by,)))
