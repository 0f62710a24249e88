"""Two hundred live matches of random players over sockets: how long an answer takes to reach all clients, and how much memory that needs.

    python -m benchmarks.server.load --matches 200 --seconds 15 --think 1.0
    python -m benchmarks.server.load --postgresql --processes 2     each match is served by both: its seats sit at different processes

An answer counts from when its sender sends it until the last of the match's sockets has its frame. The players share the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import cluster
from tests.server.crashing import Process


class Live:
    """One match with all its sockets."""

    def __init__(self, ident: str, secrets: dict[str, str], ports: list[int], think: float, times: list[float]) -> None:
        self.ident, self.secrets, self.think, self.times = ident, secrets, think, times
        self.ports = {seat: ports[place % len(ports)] for place, seat in enumerate(secrets)}
        self.frames: dict[int, list[float]] = {}  # seq -> when each socket had its frame
        self.begun: dict[int, float] = {}  # seq -> when its answer was sent
        self.over = self.playing = False
        self.thinking: set[asyncio.Task[None]] = set()

    def note(self, seq: int) -> None:
        """If the answer of this number has reached all sockets, keeps how long it took."""
        if seq in self.begun and len(self.frames.get(seq, ())) == len(self.secrets):
            self.times.append(max(self.frames.pop(seq)) - self.begun.pop(seq))

    async def seat(self, seat: str) -> None:
        dice = random.Random(f"{self.ident} {seat}")
        sent: dict[int, float] = {}
        async with connect(f"ws://127.0.0.1:{self.ports[seat]}/ws/{self.ident}", max_size=2**24, compression=None, close_timeout=1) as socket:

            async def answer(question: Any) -> None:
                await asyncio.sleep(dice.expovariate(1 / self.think))
                number = question["number"]
                sent[number] = time.perf_counter()
                told = {"type": "answer", "id": number, "number": number, "answer": dice.choice(question["options"])["answer"]}
                with suppress(ConnectionClosed):
                    await socket.send(msgspec.json.encode(told).decode())

            await socket.send(msgspec.json.encode({"type": "hello", "secret": self.secrets[seat]}).decode())
            while not self.over:
                message = msgspec.json.decode(await socket.recv())
                kind = message["type"]
                if kind == "frame":
                    self.frames.setdefault(message["seq"], []).append(time.perf_counter())
                    self.note(message["seq"])
                elif kind == "ok":
                    self.begun[message["seq"]] = sent.pop(message["id"])
                    self.note(message["seq"])
                if message.get("table", {}).get("result"):
                    self.over = True
                    return
                question = (message.get("scene") or {}).get("question") if kind in ("frame", "welcome") else None
                if question is not None:
                    self.playing = True
                    task = asyncio.create_task(answer(question))
                    self.thinking.add(task)
                    task.add_done_callback(self.thinking.discard)


def memory(pid: int) -> float:
    """Resident memory in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def spent(pid: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(servers: list[Process], matches: int, seconds: float, think: float, game: str) -> tuple[list[float], int, float]:
    times: list[float] = []
    made: list[Live] = []
    ports = [server.port for server in servers]
    async with httpx.AsyncClient(base_url=servers[0].url, timeout=60) as http:

        async def keep_one() -> None:
            while True:
                reply = (await http.post("/api/matches", json={"game": game})).json()
                live = Live(reply["id"], reply["secrets"], ports, think, times)
                made.append(live)
                await asyncio.gather(*(live.seat(seat) for seat in live.secrets))

        tasks = [asyncio.create_task(keep_one()) for _ in range(matches)]
        for _ in range(300):
            await asyncio.sleep(0.1)
            if sum(live.playing for live in made) >= matches:
                break
        await asyncio.sleep(2.0)  # all have begun, and the crowd at the door is gone
        times.clear()
        before = sum(spent(server.process.pid) for server in servers)
        await asyncio.sleep(seconds)
        used = sum(spent(server.process.pid) for server in servers) - before
        found = list(times)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return found, len(made), used


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds before a player answers")
    parser.add_argument("--game", default="patrol")
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--processes", type=int, default=1, help="server processes on one PostgreSQL")
    args = parser.parse_args()
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        if args.postgresql:
            with cluster() as running:
                database = running.database()
                measure([Process(Path(folder) / str(place), database) for place in range(args.processes)], args)
        else:
            measure([Process(Path(folder))], args)


def measure(servers: list[Process], args: argparse.Namespace) -> None:
    for server in servers:
        server.start()
    try:
        times, made, used = asyncio.run(run(servers, args.matches, args.seconds, args.think, args.game))
        resident = sum(memory(server.process.pid) for server in servers)
    finally:
        for server in servers:
            server.stop()
    ranked = sorted(times)
    shown = {f"p{share}": f"{1000 * ranked[min(int(len(ranked) * share / 100), len(ranked) - 1)]:.1f} ms" for share in (50, 95, 99)}
    print(f"{args.matches} live matches ({made} begun), {len(times) / args.seconds:.0f} answers/s, to all clients: {shown}")
    each, share = 1000 * used / max(len(times), 1), 100 * used / args.seconds
    print(f"server: {each:.2f} ms of processor time per answer, {share:.0f} % of one core, memory {resident:.0f} MB")


if __name__ == "__main__":
    main()
