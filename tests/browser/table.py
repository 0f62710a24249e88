"""A person at a screen: opens pages, starts matches, clicks answers. Knows the table's look, no game."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, TimeoutError

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
READY = ".qo .ans:enabled"
ASKED = "() => document.querySelector('.qo .ans:enabled') !== null"
SPOTS = """() => {
    const middle = one => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2] }
    const board = document.querySelector('.board').getBoundingClientRect()
    const inside = (x, y) => x > board.left && y > board.top && x < board.right && y < board.bottom
    const free = ([x, y]) => inside(x, y) && document.elementFromPoint(x, y)?.closest('svg.map')
    const buttons = [...document.querySelectorAll('.qo .ans:enabled:not([aria-expanded])')]
    const gold = buttons.find(one => one.classList.contains('go'))
    const rings = [...document.querySelectorAll('.map .piece:has(.glow), .map .hot')].map(middle).filter(free)
    return { number: document.querySelector('.q')?.dataset.number ?? '', buttons: buttons.map(middle), gold: gold ? middle(gold) : null, rings }
}"""
STEPPED = """([number, step]) => { const bar = document.querySelector('.q'), now = bar?.dataset.step ?? ''
    return (bar?.dataset.number ?? '') !== number || (now !== step && now !== 'sending') }"""
RAW = r"""() => [...document.querySelectorAll('.q, .log, .hand, .squads, .hold, .float, .top, .oddsp, .insp')]
    .flatMap(one => one.innerText.match(
        /\{\s*\$|\b[a-z0-9]+_[a-z0-9_]+\b|\b(?:question|answer|event|card|unit|zone|value|badge|phase|result)-[a-z][a-z-]+/g
    ) ?? [])
    .filter((one, i, all) => all.indexOf(one) === i)"""


class Screen:
    """One page, and everything it complained about."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.complaints: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("websocket", lambda socket: self._stranger(socket.url.replace("ws:", "http:")))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.forgiving(message.text):
            self.complaints.append(f"console {message.type}: {message.text}")

    forgiven: tuple[str, ...] = ()

    def forgiving(self, text: str) -> bool:
        return any(part in text for part in self.forgiven)

    def _request(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self._stranger(request.url)

    def _stranger(self, url: str) -> None:
        if not url.startswith(self.address):
            self.complaints.append(f"request to {url}")

    def open(self, path: str = "") -> Page:
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def begin(self, game: str, scenario: str = "", opponent: str = "computer", level: str = "random", side: int = 0) -> Page:
        """Through the lobby into a battle, by clicking."""
        page = self.open(f"#/game/{game}/{scenario}")
        page.wait_for_selector(".start")
        page.locator(f"input[name=opponent][value={opponent}]").check(force=True)
        if opponent == "computer":
            page.locator(f"input[name=level][value={level}]").check(force=True)
        if opponent != "screen" and side:
            page.locator("input[name=seat]").nth(side).check(force=True)
        page.click(".start")
        page.wait_for_selector(".app, .handover, .gather")
        return page

    @property
    def over(self) -> bool:
        return self.page.locator(".qo .ans", has_text="report").count() > 0 or self.page.locator(".qo .ans", has_text="rapport").count() > 0

    def wait(self) -> bool:
        """Until there is something to answer; False when the battle is over."""
        self.page.wait_for_selector(READY)
        return not self.over

    def question(self) -> str:
        return self.page.inner_text(".qt p")

    def answer(self, chance: Random) -> None:
        """One answer, by the mouse: from the bar, or on the board. What leaves it to chance is confirmed by a second click."""
        page = self.page
        state, step = self._stamp(), self._step()
        buttons = page.locator(READY + ":not([aria-expanded])")
        count = buttons.count()
        if not count:
            return  # the other side was quicker
        try:
            buttons.nth(chance.randrange(count)).click(timeout=2500)
        except TimeoutError:
            return
        if not self.taken(state, step):
            gold = page.locator(".qo .ans.go:enabled")
            if gold.count():
                gold.first.click()
            self.moved(state, 8000)

    def press(self, chance: Random, gold: float = 0.75) -> bool:
        """One answer as a person gives it: mostly the gold button, else another button or a ring on the board, by the mouse alone.

        False if nothing was asked any more.
        """
        page = self.page
        seen = page.evaluate(SPOTS)
        if not seen["number"] or not seen["buttons"]:
            return False
        spots = seen["buttons"] if chance.random() < gold or not seen["rings"] else seen["rings"]
        x, y = (seen["gold"] if seen["gold"] and chance.random() < gold else None) or chance.choice(spots)
        step = self._step()
        page.mouse.click(x, y)
        if not self.taken(seen["number"], step):
            again = page.evaluate(SPOTS)
            if again["number"] == seen["number"] and again["gold"]:
                page.mouse.click(*again["gold"])
            self.moved(seen["number"], 6000)
        return True

    def decline(self) -> None:
        """One answer by the keys: pass if that is on offer, else what Enter gives."""
        self.page.wait_for_selector(READY + ":not(.skip)")
        stamp = self._stamp()
        self.page.keyboard.press("Space")
        if not self.moved(stamp, 400):
            self.page.keyboard.press("Enter")
            self.moved(stamp, 2000)

    def play(self, chance: Random, most: int = 600, gold: float = 0.75) -> int:
        """A whole battle; says how many answers it took."""
        for count in range(most):
            self.page.wait_for_function(ASKED, timeout=30000)
            if self.over:
                return count
            self.press(chance, gold)
            if count % 12 == 0:
                assert (found := self.raw()) == [], found
        raise AssertionError(f"not over after {most} answers: {self.question()}")

    def raw(self) -> list[str]:
        """Ids and placeholders that a reader should never see."""
        return list(self.page.evaluate(RAW))

    def _stamp(self) -> str:
        return str(self.page.evaluate("window.__asked = document.querySelector('.q')?.dataset.number ?? ''"))

    def _step(self) -> str:
        return str(self.page.evaluate("document.querySelector('.q')?.dataset.step ?? ''"))

    def taken(self, stamp: str, step: str, patience: int = 350) -> bool:
        """Whether an answer has been given since, and not only prepared (armed, refused, a piece selected): waits no longer than until one of them is seen."""
        try:
            self.page.wait_for_function(STEPPED, arg=[stamp, step], timeout=patience)
        except TimeoutError:
            return False
        return str(self.page.evaluate("document.querySelector('.q')?.dataset.number ?? ''")) != stamp

    def moved(self, stamp: str, patience: int) -> bool:
        """Whether the table has put another question (or none) since."""
        try:
            self.page.wait_for_function("stamp => (document.querySelector('.q')?.dataset.number ?? '') !== stamp", arg=stamp, timeout=patience)
        except TimeoutError:
            return False
        return True

    def axe(self) -> list[str]:
        """What axe finds wrong, a line each."""
        if not AXE.is_file():
            raise FileNotFoundError("axe-core is missing: `npm ci` in web/")
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({exclude: [['svg[aria-hidden=true]']]}, {resultTypes: ['violations']})")
        return [f"{one['id']}: {json.dumps([node['target'] for node in one['nodes']][:4])} {one['help']}" for one in found["violations"]]
