"""What things on the table are called, and were called: events speak of units that are gone."""

from __future__ import annotations

import logging
from itertools import zip_longest

from bocage.core.match import Match
from bocage.core.scene import Say, Scene

log = logging.getLogger("bocage.server")
EARLIER = 8  # moments among the events that are looked at for the names of what is gone


def titles(scene: Scene) -> dict[str, Say]:
    """What an audience calls the pieces and units that it sees."""
    return {piece.id: piece.title for piece in scene.pieces} | {unit.id: unit.title for unit in scene.units}


def gone(match: Match | None, audience: str, told: int) -> dict[str, Say]:
    """The names of what an audience saw while its newest events happened and does not see any more; nothing where an earlier scene cannot be drawn."""
    try:
        return _gone(match, audience, told) if match is not None else {}
    except Exception:  # it must not keep anybody out
        log.exception("names failed")
        return {}


def _gone(match: Match, audience: str, told: int) -> dict[str, Say]:
    seen = [place for place, event in enumerate(match.all_events()) if event.seen_by(audience or None) is not None][-told:] if told else []
    if not seen:
        return {}
    since = [joint for joint, after in zip_longest(match.joints, match.joints[1:]) if after is None or after.events > seen[0]]
    before: dict[str, Say] = {}
    for joint in since[:: -(-len(since) // EARLIER)]:
        before |= titles(match.title.scene(match.game.copy(joint.state.copy()), audience or None))
    now = titles(match.title.scene(match.game, audience or None))
    return {name: title for name, title in before.items() if name not in now}
