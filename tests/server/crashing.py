"""Killing a server at random moments under play: clients keep book of what was acknowledged, and the journal must have it."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bocage.server import journal
from bocage.server.storage import open_storage
from tests.server.house import patch

START = """
import sys, argparse
from bocage.cli.serve import add_arguments, serve
parser = argparse.ArgumentParser()
add_arguments(parser)
sys.exit(serve(parser.parse_args()))
"""
GONE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, database: str = "", port: int = 0, largest: int = 0, limits: str = "0") -> None:
        """`largest` is the size in bytes past which no file of the server may grow; `limits` the factor on its rate limits."""
        self.data, self.database, self.port, self.largest, self.limits = data, database, port, largest, limits

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [sys.executable, "-c", START, "--port", str(self.port), "--data", str(self.data), "--database", self.database, "--workers", "1", "--quiet"]
        environment = {**os.environ, "BOCAGE_LIMITS": self.limits}
        if self.largest:
            words[2] = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({self.largest}, {self.largest}))\n{START}"
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "serves at" not in line:
            assert self.process.stderr is not None
            raise RuntimeError(f"the server does not start: {line}{self.process.stderr.read()}")
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(30)
        for pipe in (self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()
        return code


class Book:
    """One match: what each seat sent, and whether it was acknowledged."""

    def __init__(self, ident: str, secrets: dict[str, str], seed: int) -> None:
        self.ident, self.secrets = ident, secrets
        self.dice = random.Random(seed)
        self.sent: dict[str, list[tuple[bytes, bool]]] = {seat: [] for seat in secrets}
        self.seen = dict.fromkeys(secrets, 0)
        self.last = dict.fromkeys(secrets, 0)
        self.over = False

    def lost(self, seat: str, number: int) -> None:
        """A question that is put again was not answered: what was sent to it before the crash had not arrived, and nobody was told that it had."""
        if self.last[seat] == number:
            _, known = self.sent[seat].pop()
            if known:
                raise AssertionError(f"match {self.ident}: question {number} was answered by {seat}, acknowledged, and is put again")
        self.last[seat] = number

    def check(self, answers: dict[str, list[bytes]]) -> int:
        """The journal has all that was acknowledged, in order, and nothing that was not sent; gives how many were acknowledged."""
        total = 0
        for seat, sent in self.sent.items():
            there = list(answers.get(seat, []))
            for answer, known in sent:
                if there and there[0] == answer:
                    there.pop(0)
                elif known:
                    raise AssertionError(f"match {self.ident}: an acknowledged answer of {seat} is lost: {answer!r}")
                total += known
            if there:
                raise AssertionError(f"match {self.ident}: the journal has answers of {seat} that were never sent: {there[:2]!r}")
        return total


def acknowledged(books: list[Book]) -> int:
    """How many answers were acknowledged so far."""
    return sum(known for book in books for sent in book.sent.values() for _, known in sent)


async def play_seat(book: Book, seat: str, port: int) -> None:
    """One seat at its socket, answering at random until the line breaks or the match is over."""
    async with connect(f"ws://127.0.0.1:{port}/ws/{book.ident}", max_size=2**24, compression=None, close_timeout=0.2) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "secret": book.secrets[seat], "seen": book.seen[seat]}).decode())
        scene: dict[str, Any] | None = None
        waiting: int | None = None
        while True:
            message = msgspec.json.decode(await socket.recv())
            kind = message["type"]
            if kind == "error":
                raise AssertionError(f"match {book.ident}: {message}")
            if kind == "welcome":
                scene = message["scene"]
            elif kind == "frame" and scene is not None:
                patch(scene, message.get("scene", {}))
            elif kind == "ok":
                place = message["id"]
                book.sent[seat][place] = (book.sent[seat][place][0], True)
            elif kind == "refused":
                raise AssertionError(f"match {book.ident}: {message}")
            for event in message.get("events", ()):
                if event["n"] != book.seen[seat] + 1:
                    raise AssertionError(f"match {book.ident}: {seat} hears event {event['n']} after {book.seen[seat]}")
                book.seen[seat] = event["n"]
            if message.get("table", {}).get("result"):
                book.over = True
                return
            question = scene.get("question") if scene is not None else None
            if question is not None and question["number"] != waiting and kind in ("welcome", "frame"):
                waiting = question["number"]
                answer = book.dice.choice(question["options"])["answer"]
                book.lost(seat, waiting)
                book.sent[seat].append((msgspec.json.encode(answer), False))
                await socket.send(msgspec.json.encode({"type": "answer", "id": len(book.sent[seat]) - 1, "number": waiting, "answer": answer}).decode())


async def play_all(books: list[Book], port: int, answers: int, game: str, wanted: int, seed: int) -> None:
    """Plays all matches at once until so many more answers are acknowledged; new ones are made for those that are over."""

    async def one(book: Book) -> None:
        try:
            async with asyncio.TaskGroup() as seats:
                for seat in book.secrets:
                    seats.create_task(play_seat(book, seat, port))
        except* GONE:
            pass

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=5) as http:
        while sum(not book.over for book in books) < wanted:
            made = (await http.post("/api/matches", json={"game": game})).json()
            books.append(Book(made["id"], made["secrets"], seed * 1000 + len(books)))
    tasks = [asyncio.create_task(one(book)) for book in books if not book.over]
    goal = acknowledged(books) + answers
    while acknowledged(books) < goal and not all(task.done() for task in tasks):
        await asyncio.sleep(0.003)
        for task in tasks:
            if task.done():
                task.result()
    await asyncio.sleep(random.Random(seed).uniform(0.0, 0.04))  # any moment of what is under way


def campaign(data: Path, database: str, kills: int, matches: int = 6, seed: int = 1, game: str = "patrol") -> dict[str, Any]:
    """Kills a server so many times under play and checks the journal after each; gives figures."""
    dice = random.Random(seed)
    server = Process(data, database)
    books: list[Book] = []
    started: list[float] = []
    for kill in range(kills):
        begun = time.perf_counter()
        server.start()
        started.append(time.perf_counter() - begun)
        asyncio.run(_until_killed(server, books, dice.randrange(3, 60), game, matches, seed + kill))
        asyncio.run(_check(data, database, books))
    server.start()
    asyncio.run(_until_killed(server, books, 40, game, matches, seed + kills))
    total = asyncio.run(_check(data, database, books))
    goes_on = sum(any(known for sent in book.sent.values() for _, known in sent) for book in books)
    return {"kills": kills, "matches": len(books), "finished": sum(book.over for book in books), "acknowledged": total, "with answers": goes_on,
            "start, s (median)": round(sorted(started)[len(started) // 2], 2)}  # fmt: skip


async def _until_killed(server: Process, books: list[Book], answers: int, game: str, matches: int, seed: int) -> None:
    try:
        await play_all(books, server.port, answers, game, matches, seed)
    finally:
        server.kill()
        for task in [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]:
            task.cancel()


async def _check(data: Path, database: str, books: list[Book]) -> int:
    storage = open_storage(data, database)
    await storage.start()
    total = 0
    for book in books:
        answers: dict[str, list[bytes]] = {}
        for place, row in enumerate(await storage.entries(book.ident, 0), 1):
            entry = journal.decode(row.body, book.ident, row.seq)
            assert row.seq == place, f"match {book.ident}: the journal has a gap at {place}"
            if isinstance(entry, journal.Played):
                answers.setdefault(entry.seat, []).append(bytes(entry.inputs[0].answer))
        total += book.check(answers)
    await storage.close()
    return total
