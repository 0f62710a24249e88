"""Honest to the byte: what a seat may not see does not change what it hears."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from bocage.core.registry import slugs, title
from bocage.core.scene import Say, Track
from bocage.server.live import match_creation
from tests.server.house import House, play_on
from tests.server.redealing import walk


@pytest.mark.parametrize("game", slugs())
def test_bytes_are_the_same_in_all_worlds_a_seat_may_imagine(house: House, game: str):
    """Welcome, frames, refusals, reasons, odds and looks over real sockets, along a match of every installed game, for all seats and spectators."""
    worlds, steps = walk(house, game, moments=6, answers=8, worlds=2, dice=random.Random(game))
    assert worlds >= 12
    assert steps > 0


@pytest.mark.parametrize("leak", ["scene", "option"])
def test_a_leak_would_be_noticed(house: House, leak: str, monkeypatch: pytest.MonkeyPatch):
    """The comparison has teeth: a scene or an option that depends on what is hidden makes it fail."""
    found = title("patrol")
    honest = getattr(found, leak)

    def leaking(game: Any, *rest: Any) -> Any:
        told = honest(game, *rest)
        if leak == "scene":
            return msgspec.structs.replace(told, tracks=(Track("leak", Say("leak"), crc32(game.state.encode())),))
        return msgspec.structs.replace(told, label=Say("leak", {"n": crc32(game.state.encode())}))

    monkeypatch.setattr(found, leak, leaking)
    with pytest.raises(AssertionError, match="can tell world"):
        walk(house, "patrol", moments=4, answers=6, worlds=2, dice=random.Random(1))


def run(folder: Path, red_option: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[bytes], list[bytes], Any]:
    """The same match up to red's sealed set-up, as blue and a spectator hear it."""
    monkeypatch.setattr("bocage.server.live.match_creation.secrets.token_hex", lambda size: "ab" * size)
    names = iter(("secret-of-blue-0123456789", "secret-of-red-0123456789"))
    monkeypatch.setattr(match_creation, "new_secret", lambda: next(names))
    with House(folder, now=lambda: 1_000_000_000_000) as house:
        house.access.ident = lambda: "samematch"
        blue, red, made = house.pair()
        watcher = house.player(made["id"])
        assert red.question["what"] == blue.question["what"]
        assert red.answer(red_option)["type"] == "ok"
        for line in (blue, watcher):
            line.until_seq(red.seq)
        return blue.bytes, watcher.bytes, red.scene


def test_a_sealed_choice_tells_nobody_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whatever red places in secret, blue and spectators hear the same bytes until it is revealed."""
    first = run(tmp_path / "a", 0, monkeypatch)
    second = run(tmp_path / "b", 1, monkeypatch)
    assert first[0] == second[0]
    assert first[1] == second[1]


def test_another_seats_secret_opens_nothing(house: House):
    """Logs and frames of the other seat are refused while the match goes on, for seats, spectators and strangers."""
    blue, _, made = house.pair()
    play_on([blue], 1)
    path = f"/api/matches/{made['id']}"
    for headers in ({}, {"authorization": f"Bearer {made['secrets']['blue']}"}, {"authorization": "Bearer nonsense"}, {"authorization": "Basic eA=="}):
        for what in ("log", "replay", "replay/1"):
            assert house.http.get(f"{path}/{what}?seat=red", headers=headers).status_code == 403
    table = house.http.get(path).text
    assert not any(secret in table for secret in made["secrets"].values())
    assert house.open_tables.live[made["id"]].table.setting.dice not in table
