"""Damaged records and snapshots: whatever is done to their bytes, they load as what they were or are refused as records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bocage.core.chance import Numbers, Seeded
from bocage.core.errors import Invalid
from bocage.core.registry import title
from bocage.core.replay import load, resume, verify
from bocage.testing.fuzz import STRANGE, begin, play_out


def damaged(data: bytes, numbers: Numbers) -> bytes:
    """Bytes changed, cut out or doubled, or a value somewhere inside replaced by a strange one."""
    below = numbers.below
    kind = below(4)
    raw = bytearray(data)
    if kind == 0:
        for _ in range(1 + below(3)):
            raw[below(len(raw))] = below(256)
        return bytes(raw)
    place, length = below(len(raw)), 1 + below(30)
    if kind == 1:
        return bytes(raw[:place] + raw[place + length :])
    if kind == 2:
        return bytes(raw[: place + length] + raw[place:])
    thing = json.loads(data)
    node: Any = thing
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = keys[below(len(keys))]
        if isinstance(node[key], dict | list) and node[key] and below(4):
            node = node[key]
            continue
        node[key] = STRANGE[below(len(STRANGE))]
        return json.dumps(thing).encode()


@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_record_loads_as_it_was_or_not_at_all(seed):
    patrol = title("patrol")
    match = play_out(patrol, "hedgerow", seed)
    data, numbers, refused = match.save(), Numbers(bytes([seed])), 0
    for _ in range(150):
        broken = damaged(data, numbers)
        try:
            assert load(broken, title).hash() == match.hash()
            verify(broken, title)
        except Invalid:
            refused += 1
    assert refused > 75


@pytest.mark.parametrize("seed", range(2))
def test_a_damaged_snapshot_is_resumed_or_refused(seed):
    match = begin(title("patrol"), "hedgerow", seed)
    numbers = Numbers(bytes([seed, 1]))
    for _ in range(12):
        ask = match.asks[0]
        match.play(ask.seat, ask.legal.sample(numbers.below)[0])
    data = json.dumps(json.loads(match.snapshot())).encode()
    for _ in range(150):
        try:
            twin = resume(damaged(data, numbers), title, Seeded(1))
            assert twin.hash()
        except Invalid:
            continue
