"""A table whose socket answers by the rules themselves: a match in the test's own process, at whatever position a test wants to begin with."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from bocage.core.match import Match
from tests.browser.plane_scene import Json, ScriptedServer

# the texts of the game come by themselves, on a fresh server not at once
WORDS = "() => !/^(question|answer|phase)-/m.test(document.body.innerText)"


def bare(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def reach(match: Match, what: str, most: int = 60) -> None:
    """Plays on, each time with the first answer that is not to pass, until this is asked."""
    for _ in range(most):
        if match.ask.what == what:
            return
        answers = list(islice(match.ask.legal, 60))
        match.play(match.ask.seat, next((answer for answer in answers if type(answer).__name__ != "Pass"), answers[0]))
    raise AssertionError(f"never asked for {what!r}")


class RulesServer(ScriptedServer):
    """Answers `why` and takes answers as the server does, from a match; texts and pages come from the real server."""

    def __init__(self, page: Page, match: Match, *, plays: bool = False) -> None:
        self.match, self.seat, self.plays = match, match.ask.seat, plays
        self.holding = False  # answers are kept until `release`, as on a slow line
        self.kept: list[Callable[[], None]] = []
        self.seq = 0
        super().__init__(page, bare(match.view(self.seat)), self._why)

    @property
    def row(self) -> Json:
        seats = [
            {"id": plate["id"], "side": plate["side"], "kind": "local" if plate["id"] == self.seat else "computer", "here": True, "taken": True}
            for plate in self.scene["seats"]
        ]
        more: Json = {"clock": None, "offers": [], "result": None}
        return {"id": "m", "game": self.scene["game"], "scenario": "bench", "phase": "playing", "seats": seats, "waiting": [self.seat], **more}

    def _http(self, route: Route) -> None:
        if "/api/matches/m" in route.request.url:
            return route.fulfill(json=self.row)
        return route.continue_()

    def _why(self, answer: Json) -> Json:
        ask = self.match.asked(self.seat)
        assert ask is not None
        packed = json.dumps(answer).encode()
        refusal = self.match.why(self.seat, packed)
        try:
            preview = self.match.title.option(self.match.game, ask, self.match.decode(ask, packed)).preview
        except (LookupError, ValueError, TypeError, AssertionError):  # a refused draft may name anything
            preview = ()
        return {"refusal": bare(refusal), "preview": bare(preview)}

    def take(self, socket: WebSocketRoute, ident: int, answer: Json) -> None:
        if not self.plays:
            return super().take(socket, ident, answer)

        def play() -> None:
            self.match.play(self.seat, json.dumps(answer).encode())
            self.seq += 1
            scene = bare(self.match.view(self.seat))
            delta = {**scene, "pieces": {"set": scene["pieces"]}, "question": scene.get("question")}
            del delta["board"]
            socket.send(json.dumps({"type": "ok", "id": ident, "seq": self.seq}))
            socket.send(json.dumps({"type": "frame", "seq": self.seq, "scene": delta}))

        self.kept.append(play)
        if not self.holding:
            self.release()

    def release(self) -> None:
        """Lets the kept answers come through."""
        self.holding = False
        while self.kept:
            self.kept.pop(0)()

    def open(self, address: str) -> None:
        seats = json.dumps({"m": {self.seat: "x"}})
        self.page.add_init_script(f"localStorage.setItem('bocage.seats', JSON.stringify({seats}))")
        self.page.goto(f"{address}/#/match/m")
        self.page.wait_for_selector(".app .board")
        self.page.wait_for_function(WORDS)
