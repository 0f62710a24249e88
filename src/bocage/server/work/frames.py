"""The frames of a replay as bytes that no later rule can change: whole scenes now and then, and between them what changed. Plain JSON, compressed."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

NONE = msgspec.Raw(b"null")
WHOLE = 32  # every so many frames a scene is kept whole, so that none is far from one
LISTS = ("pieces", "cells")  # lists of things with an id, of which only those that changed are kept


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """One frame: its scene, or what changed in it since the frame before; and what happened."""

    scene: msgspec.Raw = NONE
    change: msgspec.Raw = NONE
    events: msgspec.Raw = NONE


def pack(frames: Iterable[tuple[bytes, bytes]]) -> bytes:
    """Scenes and events, both as JSON, in few bytes."""
    kept: list[Kept] = []
    before: Any = None
    for scene, events in frames:
        now = msgspec.json.decode(scene)
        if len(kept) % WHOLE == 0:
            kept.append(Kept(scene=msgspec.Raw(scene), events=msgspec.Raw(events)))
        else:
            kept.append(Kept(change=msgspec.Raw(msgspec.json.encode(difference(before, now))), events=msgspec.Raw(events)))
        before = now
    return zlib.compress(msgspec.json.encode(kept), 6)


def unpack(body: bytes, n: int) -> tuple[Any, msgspec.Raw, int] | None:
    """The n-th scene, its events, and how many frames there are; None if there is no such frame."""
    kept = msgspec.json.decode(zlib.decompress(body), type=list[Kept])
    if not 0 <= n < len(kept):
        return None
    scene: Any = None
    for frame in kept[n - n % WHOLE : n + 1]:
        scene = msgspec.json.decode(frame.scene) if bytes(frame.scene) != b"null" else changed(scene, msgspec.json.decode(frame.change))
    return scene, kept[n].events, len(kept)


def difference(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """What makes the new of the old: fields that are gone, fields that are set, and inside some lists and parts the same again."""
    told: dict[str, Any] = {}
    if gone := [field for field in old if field not in new]:
        told["gone"] = gone
    for field, value in new.items():
        before: Any = old.get(field)
        if field in old and before == value:
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            told.setdefault("inside", {})[field] = difference(before, value)
        elif field in LISTS and _have_ids(before) and _have_ids(value):
            told.setdefault("lists", {})[field] = _list_difference(before, value)
        else:
            told.setdefault("set", {})[field] = value
    return told


def _have_ids(value: Any) -> bool:
    """Whether it is a list of things that an id tells apart."""
    if not isinstance(value, list) or not all(isinstance(each, dict) and isinstance(each.get("id"), str | int) for each in value):
        return False
    return len({each["id"] for each in value}) == len(value)


def _list_difference(old: list[Any], new: list[Any]) -> dict[str, Any]:
    known = {each["id"]: each for each in old}
    told: dict[str, Any] = {"set": [each for each in new if known.get(each["id"]) != each]}
    order = [each["id"] for each in new]
    if order != list(known):
        told["order"] = order
    return told


def changed(old: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """The new, out of the old and the difference."""
    new = {field: value for field, value in old.items() if field not in told.get("gone", ())}
    new |= told.get("set", {})
    for field, inside in told.get("inside", {}).items():
        new[field] = changed(old[field], inside)
    for field, news in told.get("lists", {}).items():
        known = {each["id"]: each for each in old[field]} | {each["id"]: each for each in news["set"]}
        new[field] = [known[ident] for ident in news.get("order", [each["id"] for each in old[field]])]
    return new
