"""A scene that a client can draw: ids are unique where one is looked up by, and a form begins with an answer that would be taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from bocage.core.scene import Scene

if TYPE_CHECKING:
    from bocage.testing.conformance.walk import Walk


def check(walk: Walk, scene: Scene) -> None:
    """Checks what a seat is shown now."""
    twice = [*_twice("piece", (piece.id for piece in scene.pieces)), *_twice("zone", (zone.id for zone in scene.zones))]
    twice += [*_twice("track", (track.id for track in scene.tracks)), *_twice("cell", (cell.id for cell in scene.board.cells))]
    for piece in scene.pieces:
        twice += _twice(f"value of piece {piece.id}", (value.id for value in piece.values))
    asked = scene.question
    if asked is not None:
        twice += _twice("key", (option.key for option in asked.options))
    walk.check("scene", not twice, None, f"twice in one scene: {'; '.join(twice[:5])}")
    if asked is not None and asked.form is not None:
        refusal = walk.match.why(asked.seat, msgspec.json.encode(asked.form.draft))
        walk.check("scene", refusal is None, walk.match.asked(asked.seat), f"the form begins with {asked.form.draft!r:.200}, which is refused: {refusal}")


def _twice(what: str, idents: Iterable[str | int]) -> list[str]:
    return [f"{what} {ident!r}" for ident, count in Counter(idents).items() if count > 1]
