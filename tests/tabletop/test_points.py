"""Places in answers."""

from __future__ import annotations

import msgspec
import pytest

from bocage.tabletop.points import Waypoint


def test_a_waypoint_is_a_value():
    assert Waypoint(3, 4) == Waypoint(3, 4) != Waypoint(4, 3)
    assert len({Waypoint(3, 4), Waypoint(3, 4)}) == 1
    assert msgspec.json.encode(Waypoint(3, 4)) == b'{"x":3,"y":4}'


def test_a_waypoint_is_two_whole_numbers():
    for wrong in (b'{"x":3}', b'{"x":3,"y":4.5}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=Waypoint)
