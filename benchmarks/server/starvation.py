"""One visitor tries to starve another: a person's odds and reasons under attack, against the same when nothing else goes on, in one run.

    python -m benchmarks.server.starvation --asks 32

Three attacks, one after the other: forty matches between computers with a spectator at each; ninety requests for advice on a match that is over, again and
again; six spectators who ask for all events of the player's own tables, again and again. The server runs with its default limits. The attackers are a process
of their own, with another address, and yield the processor, since they stand for machines elsewhere. The player asks about several matches in their middle,
about the same answers in every part of the run, and in such an order that no worker has the match still open. Stops with an error if the 95th percentile is
three times the idle one or more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
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
from tests.server.house import patch

WORST = 3.0
TABLES, ANSWERS = 6, 24  # the player's matches, and how far each has gone
COSTLY = 0.02  # seconds that the odds of a question must take, or it is not asked
ELSEWHERE = "127.0.0.2"
RESULT = Path(__file__).parent / "results" / "starvation.json"


def socket_of(url: str, ident: str, cookie: str = "", address: str = "127.0.0.1") -> Any:
    headers = {"cookie": cookie} if cookie else {}
    target = f"{url.replace('http', 'ws')}/ws/{ident}"
    return connect(target, max_size=2**24, compression=None, close_timeout=1, additional_headers=headers, local_addr=(address, 0))


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(msgspec.json.encode(message).decode())


async def reply(socket: ClientConnection, ident: int) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message.get("id") == ident:
            return message


class Seat:
    """A seat that follows its match."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.scene: Any = None
        self.seq = self.ids = 0
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.reading = asyncio.create_task(self._read())

    @property
    def question(self) -> Any:
        return (self.scene or {}).get("question")

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        self.ids += 1
        self.replies[self.ids] = told = asyncio.get_running_loop().create_future()
        await say(self.socket, type=kind, id=self.ids, **fields)
        return await asyncio.wait_for(told, 60)

    async def _read(self) -> None:
        async for body in self.socket:
            message: dict[str, Any] = msgspec.json.decode(body)
            if message["type"] == "welcome":
                self.scene, self.seq = message["scene"], message["seq"]
            elif message["type"] == "frame":
                patch(self.scene, message.get("scene", {}))
                self.seq = message["seq"]
            elif message.get("id") in self.replies:
                self.replies.pop(message["id"]).set_result(message)


async def costly(seat: Seat, options: list[Any]) -> bool:
    """Whether odds take a worker some time: an answer without dice tells nothing about waiting. The first question only makes sure that a worker is there."""
    await seat.ask("odds", answer=options[0]["answer"])
    begun = time.perf_counter()
    told = await seat.ask("odds", answer=options[1]["answer"])
    return told["type"] == "odds" and time.perf_counter() - begun > COSTLY


async def middle(url: str, made: dict[str, Any], cookie: str) -> Seat:
    """Plays a match at random to its middle; gives the seat that is asked there, with several answers to choose from."""
    dice, seats = random.Random(7), []
    for secret in made["secrets"].values():
        seats.append(Seat(await socket_of(url, made["id"], cookie)))
        await say(seats[-1].socket, type="hello", secret=secret)
    done = seq = 0
    while True:
        async with asyncio.timeout(30):
            while any(seat.scene is None or seat.seq < seq for seat in seats):
                await asyncio.sleep(0.002)
        asked = next((seat for seat in seats if seat.question), None)
        if asked is None:
            raise SystemExit(f"after {done} answers nobody is asked: the match is over")
        options = asked.question["options"]
        if done >= ANSWERS and len(options) >= 3 and await costly(asked, options):
            return asked
        told = await asked.ask("answer", number=asked.question["number"], answer=dice.choice(options)["answer"])
        if told["type"] != "ok":
            raise SystemExit(f"an answer was refused: {told}")
        done, seq = done + 1, told["seq"]


class Member:
    """Somebody who plays and asks before he decides."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats

    async def asks(self, times: int) -> dict[str, list[float]]:
        """How long odds and reasons take, in seconds."""
        found: dict[str, list[float]] = {"odds": [], "why": []}
        for n in range(times):
            seat = self.seats[n % len(self.seats)]
            options = seat.question["options"]
            for kind, took in found.items():
                begun = time.perf_counter()
                told = await seat.ask(kind, answer=options[n // len(self.seats) % len(options)]["answer"])
                if told["type"] != kind:
                    raise SystemExit(f"{kind} was refused: {told}")
                took.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)
        return found


async def watch(url: str, ident: str) -> None:
    async with socket_of(url, ident, address=ELSEWHERE) as socket:
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


async def all_events(http: httpx.AsyncClient, url: str, game: str, tables: str, _: str) -> list[asyncio.Task[None]]:
    """Six spectators who come to the player's tables and ask for all events, again and again."""

    dice = random.Random(3)

    async def come() -> None:
        async with socket_of(url, dice.choice(tables.split(",")), address=ELSEWHERE) as socket:
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


ATTACKS = {attack.__name__: attack for attack in (between_computers, looking_back, all_events)}


async def attack(name: str, url: str, game: str, tables: str, over: str) -> None:
    """The attackers' process: until it is killed."""
    os.nice(19)
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=httpx.Limits(max_connections=150))
    async with httpx.AsyncClient(base_url=url, timeout=60, transport=transport) as http:
        tasks = await ATTACKS[name](http, url, game, tables, over)
        print("attacks", flush=True)
        await asyncio.gather(*tasks, return_exceptions=True)


async def figures(url: str) -> dict[str, float]:
    """What the server has done so far, as it counts itself: jobs of workers, computers' answers, requests by status."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        rows = [row.rsplit(" ", 1) for row in (await http.get("/api/metrics")).text.splitlines() if not row.startswith("#")]
    return {name: float(value) for name, value in rows}


async def run(url: str, game: str, asks: int) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        over = await over_match(http, url, game)
        print("one match is over", file=sys.stderr)
        account = await http.post("/api/accounts", json={"name": "member", "password": "correct horse"})
        http.headers["x-csrf-token"] = account.json()["csrf"]
        made = [(await http.post("/api/matches", json={"game": game})).json() for _ in range(TABLES)]
    cookie = f"bocage_session={account.cookies['bocage_session']}"
    member = Member(await asyncio.gather(*(middle(url, each, cookie) for each in made)))
    print(f"{TABLES} matches are in their middle", file=sys.stderr)
    await member.asks(TABLES)  # workers are started
    idle = await member.asks(asks)
    print("idle, ms:", {kind: [round(1000 * each, 1) for each in times] for kind, times in idle.items()}, file=sys.stderr)
    if sorted(idle["odds"])[len(idle["odds"]) // 2] < COSTLY:
        raise SystemExit("the odds that were asked for cost nothing: such a run says nothing about waiting")
    found: dict[str, Any] = {"idle": {kind: round(p95(times), 4) for kind, times in idle.items()}}
    for name in ATTACKS:
        words = [sys.executable, "-m", "benchmarks.server.starvation", "--attack", name, url, game, ",".join(each["id"] for each in made), over]
        attacker = await asyncio.create_subprocess_exec(*words, stdout=subprocess.PIPE)
        assert attacker.stdout is not None
        await attacker.stdout.readline()
        await asyncio.sleep(2.0)
        before = await figures(url)
        under = await member.asks(asks)
        after = await figures(url)
        attacker.kill()
        await attacker.wait()
        await asyncio.sleep(3.0)
        seconds = {kind: round(p95(times), 4) for kind, times in under.items()}
        found[name] = {**seconds, "ratio": {kind: round(seconds[kind] / found["idle"][kind], 2) for kind in seconds}}
        found[name]["meanwhile"] = {key: after[key] - before.get(key, 0.0) for key in after if after[key] != before.get(key, 0.0)}  # what the attack did
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tide_of_iron")
    parser.add_argument("--asks", type=int, default=32)
    parser.add_argument("--attack", nargs=5, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        return asyncio.run(attack(*args.attack))
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder), limits="1")
        server.start()
        try:
            found = asyncio.run(run(server.url, args.game, args.asks))
        finally:
            server.stop()
    told = {"game": args.game, "asks": args.asks, "cores": os.cpu_count(), "p95 in seconds": found}
    body = msgspec.json.format(msgspec.json.encode(told), indent=1)
    print(body.decode())
    worst = max(ratio for part in found.values() for ratio in part.get("ratio", {}).values())
    if worst >= WORST:
        raise SystemExit(f"under attack somebody waits {worst:g} times as long as idle")
    RESULT.parent.mkdir(exist_ok=True)
    RESULT.write_bytes(body + b"\n")


if __name__ == "__main__":
    main()
