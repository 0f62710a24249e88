"""One visitor tries to starve another: a person's odds and reasons under attack, against the same when nothing else goes on, in one run.

    python -m benchmarks.server.starvation --asks 30

Three attacks, one after the other: forty matches between computers with a spectator at each; ninety requests for advice on a match that is over, again and
again; six spectators who ask for all events of the player's own table, again and again. Attacker and player come from one machine, so the player is a member,
as the server can tell them apart by account only. Stops with an error if the 95th percentile is three times the idle one or more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.crashing import Process

WORST = 3.0
RESULT = Path(__file__).parent / "results" / "starvation.json"


def socket_of(url: str, ident: str, cookie: str = "") -> Any:
    headers = {"cookie": cookie} if cookie else {}
    return connect(f"{url.replace('http', 'ws')}/ws/{ident}", max_size=2**24, compression=None, close_timeout=1, additional_headers=headers)


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def reply(socket: ClientConnection, ident: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message.get("id") == ident:
            return message


class Member:
    """Somebody who plays and asks before he decides."""

    def __init__(self, url: str, ident: str, secret: str, cookie: str) -> None:
        self.url, self.ident, self.secret, self.cookie = url, ident, secret, cookie
        self.ids = 0

    async def asks(self, times: int) -> dict[str, list[float]]:
        """How long odds and reasons take, in seconds."""
        found: dict[str, list[float]] = {"odds": [], "why": []}
        async with socket_of(self.url, self.ident, self.cookie) as socket:
            await say(socket, type="hello", secret=self.secret)
            question: Any = None
            while question is None:
                scene = msgspec.json.decode(await socket.recv()).get("scene")
                question = (scene or {}).get("question")
            for n in range(times):
                for kind, took in found.items():
                    self.ids += 1
                    begun = time.perf_counter()
                    await say(socket, type=kind, id=self.ids, answer=question["options"][n % len(question["options"])]["answer"])
                    told = await reply(socket, self.ids)
                    if told["type"] != kind:
                        raise SystemExit(f"{kind} was refused: {told}")
                    took.append(time.perf_counter() - begun)
                await asyncio.sleep(0.1)
        return found


async def watch(url: str, ident: str) -> None:
    async with socket_of(url, ident) as socket:
        await say(socket, type="hello")
        while True:
            await socket.recv()


async def again(work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    while True:
        with suppress(Exception):
            await work()
        await asyncio.sleep(0.02)


async def between_computers(http: httpx.AsyncClient, url: str, game: str, _: str, __: str) -> list[asyncio.Task[None]]:
    """Forty matches between computers, each with somebody who looks."""
    page = (await http.get(f"/api/games/{game}")).json()
    seats = {seat["id"]: {"kind": "computer", "level": "level5"} for seat in page["scenarios"][0]["seats"]}
    tasks = []
    for _place in range(40):
        made = (await http.post("/api/matches", json={"game": game, "seats": seats})).json()
        tasks.append(asyncio.create_task(watch(url, made["id"])))
    return tasks


async def looking_back(http: httpx.AsyncClient, url: str, game: str, _: str, over: str) -> list[asyncio.Task[None]]:
    """Ninety requests at a time for advice on a match that is over."""
    return [asyncio.create_task(again(lambda: http.get(f"/api/matches/{over}/advice/0"))) for _ in range(90)]


async def all_events(http: httpx.AsyncClient, url: str, game: str, table: str, _: str) -> list[asyncio.Task[None]]:
    """Six spectators who come to the player's table and ask for all events, again and again."""

    async def come() -> None:
        async with socket_of(url, table) as socket:
            await say(socket, type="hello", seen=0)
            await socket.recv()

    return [asyncio.create_task(again(come)) for _ in range(6)]


async def over_match(http: httpx.AsyncClient, url: str, game: str) -> str:
    """A match that is over: one side answers once and gives up."""
    made = (await http.post("/api/matches", json={"game": game})).json()
    sockets = []
    for secret in made["secrets"].values():
        socket = await socket_of(url, made["id"])
        await say(socket, type="hello", secret=secret)
        sockets.append(socket)
    question: Any = None
    place = -1
    while question is None:
        place = (place + 1) % len(sockets)
        with suppress(TimeoutError):
            scene = msgspec.json.decode(await asyncio.wait_for(sockets[place].recv(), 0.3)).get("scene")
            question = (scene or {}).get("question")
    await say(sockets[place], type="answer", id=1, number=question["number"], answer=question["options"][0]["answer"])
    await reply(sockets[place], 1)
    await say(sockets[place], type="resign", id=2)
    await reply(sockets[place], 2)
    for socket in sockets:
        await socket.close()
    return str(made["id"])


def p95(times: list[float]) -> float:
    return sorted(times)[min(int(len(times) * 0.95), len(times) - 1)]


async def run(url: str, game: str, asks: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=httpx.Limits(max_connections=200)) as http:
        async with httpx.AsyncClient(base_url=url, timeout=60) as own:
            account = await own.post("/api/accounts", json={"name": "member", "password": "correct horse"})
            made = (await own.post("/api/matches", json={"game": game}, headers={"x-csrf-token": account.json()["csrf"]})).json()
            cookie = f"bocage_session={account.cookies['bocage_session']}"
        others = list(made["secrets"].values())[1:]
        seats = [await socket_of(url, made["id"], cookie) for _ in others]
        for socket, secret in zip(seats, others, strict=True):
            await say(socket, type="hello", secret=secret)
        member = Member(url, made["id"], next(iter(made["secrets"].values())), cookie)
        over = await over_match(http, url, game)
        await member.asks(5)  # workers are started, the match is opened
        idle = await member.asks(asks)
        found: dict[str, Any] = {"idle": {kind: round(p95(times), 4) for kind, times in idle.items()}}
        for attack in (between_computers, looking_back, all_events):
            tasks = await attack(http, url, game, made["id"], over)
            await asyncio.sleep(2.0)
            under = await member.asks(asks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(2.0)
            seconds = {kind: round(p95(times), 4) for kind, times in under.items()}
            found[attack.__name__] = {**seconds, "ratio": {kind: round(seconds[kind] / found["idle"][kind], 2) for kind in seconds}}
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tide_of_iron")
    parser.add_argument("--asks", type=int, default=30)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder))
        server.start()
        try:
            found = asyncio.run(run(server.url, args.game, args.asks))
        finally:
            server.stop()
    found = {"game": args.game, "asks": args.asks, "cores": os.cpu_count(), "p95 in seconds": found}
    print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    worst = max(ratio for attack in found["p95 in seconds"].values() for ratio in attack.get("ratio", {}).values())
    if worst >= WORST:
        raise SystemExit(f"under attack somebody waits {worst:g} times as long as idle")
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


if __name__ == "__main__":
    main()
