"""A server of the tests' own on a free port of this machine, and players who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bocage.server.start import Settings, bind, make_access, uvicorn_config

decode, encode = msgspec.json.decode, msgspec.json.encode


class House:
    """A server in a thread of this process."""

    def __init__(self, data: Path, database: str = "", *, limits: float = 0.0, now: Callable[[], int] | None = None, **more: Any) -> None:
        self.settings = Settings(port=0, data=data, database=database, workers=1, limits=limits, quiet=True, **more)
        self._socket = bind("127.0.0.1", 0)
        self.port = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.access = make_access(self.settings)
        self.open_tables: Any = self.access.open_tables
        if now is not None:
            self.open_tables.now = now
            self.access.accounts.now = now
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait(20)
        if self._failed is not None:
            raise self._failed
        self.http = httpx.Client(base_url=self.url, timeout=30, verify=False)

    def _run(self) -> None:
        async def main() -> None:
            try:
                await self.open_tables.start()
            except BaseException as error:
                self._failed = error
                self._socket.close()
                self._ready.set()
                return
            self.loop = asyncio.get_running_loop()
            config = uvicorn_config(self.settings, self.access)
            config.timeout_graceful_shutdown = 2
            self.server = uvicorn.Server(config)
            self._ready.set()
            await self.server.serve(sockets=[self._socket])

        asyncio.run(main())

    def stop(self) -> None:
        """Graceful shutdown."""
        self.http.close()
        self.server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def __enter__(self) -> House:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def call(self, work: Any) -> Any:
        """Runs something on the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def make(self, **wish: Any) -> dict[str, Any]:
        reply = self.http.post("/api/matches", json={"game": "patrol", **wish})
        assert reply.status_code == 201, reply.text
        made: dict[str, Any] = reply.json()
        return made

    def player(self, ident: str, secret: str = "", **hello: Any) -> Player:
        return Player(self.url, ident, secret, **hello)

    def join(self, made: dict[str, Any], seat: str = "red", name: str = "Bob", cookie: str = "") -> str:
        """Takes a seat by its invitation; gives the secret."""
        headers = {"cookie": cookie, "x-csrf-token": self._csrf(cookie)} if cookie else {}
        reply = httpx.post(f"{self.url}/api/matches/{made['id']}/join", json={"invitation": made["invitations"][seat], "name": name}, headers=headers)
        assert reply.status_code == 201, reply.text
        assert reply.json()["seat"] == seat
        return str(reply.json()["secret"])

    def _csrf(self, cookie: str) -> str:
        return str(httpx.get(f"{self.url}/api/session", headers={"cookie": cookie}).json()["csrf"])

    def member(self, name: str) -> str:
        """A new account; gives the cookie of its session."""
        reply = httpx.post(f"{self.url}/api/accounts", json={"name": name, "password": "correct horse"})
        assert reply.status_code == 201, reply.text
        return f"bocage_session={reply.cookies['bocage_session']}"

    def pair(self, **wish: Any) -> tuple[Player, Player, dict[str, Any]]:
        """A match of two people, both connected; it has begun."""
        made = self.make(**wish)
        blue = self.player(made["id"], made["secrets"]["blue"], entropy="b")
        red = self.player(made["id"], made["secrets"]["red"], entropy="r")
        blue.until_begun()
        return blue, red, made


def patch(scene: dict[str, Any], delta: dict[str, Any]) -> None:
    """What a client does with a delta."""
    for field, value in delta.items():
        if field == "pieces":
            pieces = {piece["id"]: piece for piece in scene.get("pieces", [])}
            for gone in value.get("gone", ()):
                del pieces[gone]
            pieces |= {piece["id"]: piece for piece in value.get("set", ())}
            scene["pieces"] = list(pieces.values())
        elif field == "board" and "whole" in value:
            scene["board"] = value["whole"]
        elif field == "board":
            cells = {cell["id"]: cell for cell in value["cells"]}
            scene["board"] = {**scene["board"], "cells": [cells.get(cell["id"], cell) for cell in scene["board"]["cells"]]}
        else:
            scene[field] = value


class Player:
    """A client on one socket: it keeps the scene as a browser does."""

    def __init__(self, url: str, ident: str, secret: str = "", *, raw: bool = False, cookie: str = "", **hello: Any) -> None:
        headers = {"cookie": cookie} if cookie else {}
        address = url.replace("http", "ws") + f"/ws/{ident}"
        self.socket = connect(address, max_size=2**24, close_timeout=1, compression=None, additional_headers=headers).__enter__()
        self.scene: Any = None
        self.table: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.struck: list[int] = []
        self.chat: list[dict[str, Any]] = []
        self.undo = ""
        self.elsewhere = 0
        self.seq = 0
        self.seat: str | None = None
        self.orders: dict[str, Any] = {}
        self.bytes: list[bytes] = []
        self.error: Any = None
        self._ids = 0
        if raw:
            return
        self.send({"type": "hello", "secret": secret, **hello})
        self.until(lambda: bool(self.table) or self.error is not None)

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else encode(message).decode())

    def receive(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, taken in as a browser would."""
        text = self.socket.recv(timeout)
        body = text.encode() if isinstance(text, str) else text
        self.bytes.append(body)
        message: dict[str, Any] = decode(body)
        kind = message["type"]
        if kind == "welcome":
            self.seat, self.seq, self.scene, self.table = message["seat"], message["seq"], message["scene"], message["table"]
            self.events += message["events"]
            self.chat, self.orders, self.undo = message["chat"], message["orders"], message["undo"]
        elif kind == "frame":
            assert message["seq"] == self.seq + 1, "a frame was lost"
            self.seq = message["seq"]
            if "scene" in message:
                assert self.scene is not None
                patch(self.scene, message["scene"])
            self.events += message.get("events", [])
            self.struck += message.get("struck", [])
            self.table |= message.get("table", {})
            self.chat += message.get("chat", [])
            self.undo = message.get("undo", self.undo)
        elif kind == "table":
            self.table |= message["table"]
        elif kind == "elsewhere":
            self.elsewhere = message["places"]
        elif kind == "error":
            self.error = message
        return message

    def until(self, done: Callable[[], bool], timeout: float = 20) -> None:
        """Listens until something is so."""
        while not done():
            self.receive(timeout)

    def until_seq(self, seq: int) -> None:
        """Listens until this number of the journal was told."""
        self.until(lambda: self.seq >= seq)

    def until_begun(self) -> None:
        """Listens until there is a scene."""
        self.until(lambda: self.scene is not None)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and gives the reply to it."""
        self._ids += 1
        self.send({"type": kind, "id": self._ids, **fields})
        while True:
            message = self.receive()
            if message.get("id") == self._ids and message["type"] in ("ok", "refused", "why", "odds", "look", "hint", "pong", "secret"):
                return message

    @property
    def question(self) -> Any:
        return self.scene.get("question") if self.scene is not None else None

    def answer(self, index: int = 0, **wrong: Any) -> dict[str, Any]:
        """Answers the open question with one of its options."""
        question = self.question
        assert question is not None
        options = question["options"]
        fields = {"number": question["number"], "answer": options[index % len(options)]["answer"], **wrong}
        return self.ask("answer", **fields)

    def drain(self, seconds: float = 0.2) -> None:
        """Takes in whatever still comes."""
        try:
            while True:
                self.receive(seconds)
        except (TimeoutError, ConnectionClosed):
            return

    def close(self) -> None:
        self.socket.close()


def play_on(players: list[Player], answers: int, pick: Callable[[int], int] = lambda n: n * 7) -> int:
    """Lets whoever is asked answer, so many times at most; gives how often."""
    for n in range(answers):
        asked = next((player for player in players if player.question is not None), None)
        if asked is None or asked.table.get("result"):
            return n
        reply = asked.answer(pick(n))
        assert reply["type"] == "ok", reply
        for player in players:
            player.until_seq(asked.seq)
    return answers
