"""Crashes: no acknowledged answer is lost, every match goes on, and a server that is asked to stop finishes what it writes."""

from __future__ import annotations

from pathlib import Path

from tests.server.crashing import Process, campaign
from tests.server.house import Player, play_on


def test_sigkill_under_play_loses_nothing(tmp_path: Path, database: str):
    """A few of the kills that `benchmarks/server/kill.py` makes by the hundred."""
    figures = campaign(tmp_path, database, kills=2, matches=4)
    assert figures["acknowledged"] > 20


def test_a_server_that_is_asked_to_stop_ends_well(tmp_path: Path):
    """SIGTERM: sockets are closed, the storage is closed, the exit is clean, and everything is there afterwards."""
    server = Process(tmp_path)
    server.start()
    import httpx

    made = httpx.post(f"http://127.0.0.1:{server.port}/api/matches", json={"game": "patrol"}).json()
    url = f"http://127.0.0.1:{server.port}"
    players = [Player(url, made["id"], secret) for secret in made["secrets"].values()]
    players[0].until_begun()
    play_on(players, 5)
    seq = players[0].seq
    assert server.stop() in (0, -15)
    server.start()
    again = Player(f"http://127.0.0.1:{server.port}", made["id"], made["secrets"]["blue"])
    assert again.seq == seq
    again.close()
    assert server.stop() in (0, -15)
