"""Events: tagged, and seen by all unless they say otherwise."""

from __future__ import annotations

from bocage.core.events import Rolled, ScopeClosed


def test_events_are_tagged_and_seen_by_all_unless_they_say_otherwise():
    event = Rolled((), "X-1")
    assert event.seen_by("a") is event
    assert event.seen_by(None) is event
    assert not event.reveals
    assert ScopeClosed.__struct_config__.tag == "scope_closed"
