"""Makes the pictures of this folder: plays battles over the socket up to a telling moment, opens them in chromium and takes a screenshot.

    .venv/bin/python docs/pictures/make.py [--into FOLDER] [name ...]

Without names all pictures are made. It needs the built client, chromium and, to shrink the files, `pngquant` if it is there.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

HERE = Path(__file__).parent
Json = dict[str, Any]
DESK, LAPTOP, PHONE = (1440, 900), (1280, 720), (390, 844)


QUIET = """() => [...document.querySelectorAll('.map .piece:not(:has(.glow))')]
    .sort((a, b) => Number(b.innerHTML.includes('side-b')) - Number(a.innerHTML.includes('side-b')))
    .map(one => one.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.piece:not(:has(.glow))'))"""


class Seat:
    """One seat on its socket: its scene, kept up to date as a client would keep it."""

    def __init__(self, address: str, match: str, secret: str) -> None:
        self.line: ClientConnection = connect(f"{address.replace('http', 'ws')}/ws/{match}", max_size=None, legacy=True)
        self.line.send(json.dumps({"type": "hello", "secret": secret, "entropy": "00"}))
        self.scene: Json = {}
        self.over = False
        self.number = 0
        self.asked: Json | None = None
        self.hear(2.0)

    def hear(self, patience: float) -> bool:
        """Takes in what has come; waits for the first message."""
        heard = False
        while True:
            try:
                message = json.loads(self.line.recv(timeout=patience))
            except TimeoutError:
                return heard
            heard, patience = True, 0.02
            self.take(message)

    def take(self, message: Json) -> None:
        if message["type"] == "welcome":
            self.scene = message["scene"] or {}
            self.over = message["table"]["phase"] == "over"
        elif message["type"] == "frame":
            self.scene.update({key: value for key, value in message.get("scene", {}).items() if key in ("question", "round", "phase", "ended")})
            self.over = message.get("table", {}).get("phase") == "over" or self.over
        self.asked = self.scene.get("question")

    def answer(self, answer: Any) -> None:
        assert self.asked is not None
        self.number += 1
        self.line.send(json.dumps({"type": "answer", "id": self.number, "number": self.asked["number"], "answer": answer}))


class Stage:
    """A server, a browser, and battles to show."""

    def __init__(self, address: str, browser: Browser, into: Path) -> None:
        self.address, self.browser, self.into = address, browser, into

    def battle(self, game: str, scenario: str, until: Callable[[Json, Json], bool], seed: int = 1, most: int = 900) -> tuple[str, str, str]:
        """Plays both seats of a battle until a question is put (to the first seat) that `until` likes: match, seat, secret."""
        body = json.dumps({"game": game, "scenario": scenario}).encode()
        request = urllib.request.Request(f"{self.address}/api/matches", body, {"Content-Type": "application/json"})
        made = json.loads(urllib.request.urlopen(request).read())
        seats = {name: Seat(self.address, made["id"], secret) for name, secret in made["secrets"].items()}
        first = next(iter(seats))
        chance = Random(seed)
        for one in seats.values():
            one.hear(0.3)
        for _ in range(most):
            asked = next((name for name, one in seats.items() if one.asked), None)
            if asked is None or any(one.over for one in seats.values()):
                heard = [one.hear(0.4) for one in seats.values()]
                if not any(heard) or any(one.over for one in seats.values()):
                    break
                continue
            one = seats[asked]
            assert one.asked is not None
            if asked == first and until(one.scene, one.asked):
                break
            one.answer(self.pick(one.asked, chance))
            one.hear(3.0)
            for other in seats.values():
                if other is not one:
                    other.hear(0.03)
        for one in seats.values():
            one.line.close()
        return made["id"], first, made["secrets"][first]

    def pick(self, asked: Json, chance: Random) -> Any:
        """An answer of a lively player: seldom passes, likes to shoot."""
        if asked.get("form"):
            return asked["form"]["draft"]
        options: list[Json] = asked["options"]
        bold = [one for one in options if one.get("target", {}).get("kind") != "button"]
        shots = [one for one in options if one.get("chance")]
        pool = shots if shots and chance.random() < 0.6 else bold if bold and chance.random() < 0.8 else options
        return chance.choice(pool)["answer"]

    def page(self, match: str, seat: str, secret: str, size: tuple[int, int] = DESK, dark: bool = False, language: str = "en-GB", path: str = "") -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light", locale=language, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(self.address)
        if match:
            page.evaluate("([match, seat, secret]) => localStorage.setItem('bocage.seats', JSON.stringify({[match]: {[seat]: secret}}))", [match, seat, secret])
            page.goto(f"{self.address}/#/match/{match}{path}")
            page.reload()
            page.wait_for_selector(".rp .foot" if path else ".app")
        page.wait_for_timeout(1200)
        return page

    def shoot(self, page: Page, name: str) -> None:
        self.into.mkdir(parents=True, exist_ok=True)
        file = self.into / f"{name}.png"
        page.screenshot(path=file)
        if squeeze := shutil.which("pngquant"):
            subprocess.run([squeeze, "--force", "--skip-if-larger", "--ext", ".png", "--quality", "60-92", str(file)], check=False)
        page.context.close()
        print(name, file.stat().st_size // 1024, "kB")


@contextmanager
def stage(into: Path) -> Iterator[Stage]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "bocage.cli", "serve", "--port", "0", "--workers", "1", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert server.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        assert found is not None
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        try:
            yield Stage(found[0], browser, into)
        finally:
            browser.close()
            server.terminate()
            server.wait(20)


def asks(*what: str, since: int = 1, many: int = 1, rolls: bool = False) -> Callable[[Json, Json], bool]:
    """A moment: one of these questions is put, not before a round, with so many answers on the board."""

    def likes(scene: Json, asked: Json) -> bool:
        on_board = [one for one in asked.get("options", ()) if one["target"]["kind"] in ("piece", "cell", "card")]
        luck = any(one.get("chance") and one["target"]["kind"] != "zone" for one in on_board)
        return asked["what"] in what and scene.get("round", 0) >= since and len(on_board) >= many and (luck or not rolls)

    return likes


def never(scene: Json, asked: Json) -> bool:
    return False


def refuse(page: Page) -> None:
    """Taps what is not legal, until the table says why not."""
    spots = page.evaluate(QUIET)
    number = page.evaluate("document.querySelector('.q').dataset.number")
    for x, y in spots[:24]:
        page.mouse.click(x, y)
        page.wait_for_timeout(250)
        if page.locator(".bubble").count() or page.evaluate("document.querySelector('.q').dataset.number") != number:
            return
        page.keyboard.press("Escape")


GAMES: dict[str, tuple[str, Json]] = {
    "tide_of_iron": (
        "saint_aubin",
        {
            "light": asks("concentrated_target", "op_fire", many=2, rolls=True),
            "odds": asks("op_fire", since=2, rolls=True),
            "refusal": asks("concentrated_target"),
        },
    ),
    "heroes_of_normandie": (
        "hon_s2_brecourt",
        {
            "light": asks("go", "tactic", since=2, many=4),
            "odds": asks("act", since=2, many=2, rolls=True),
            "refusal": asks("act", since=2, many=2),
        },
    ),
    "frontline": (
        "fl_s02",
        {
            "light": asks("cover", "react", "answer_attack", since=2),
            "odds": asks("fire_card", since=2, rolls=True),
            "refusal": asks("target", since=2),
        },
    ),
}


def take(here: Stage, name: str, wanted: Callable[[str], bool]) -> None:
    """All pictures of a game that are wanted."""
    scenario, moments = GAMES[name]
    game = name
    if any(map(wanted, (name, f"{name}_dark", f"{name}_phone", f"{name}_french"))):
        match = here.battle(game, scenario, moments["light"], seed=5)
        for suffix, wishes in (("", {}), ("_dark", {"dark": True}), ("_phone", {"size": PHONE}), ("_french", {"size": PHONE, "language": "fr-FR"})):
            if wanted(name + suffix):
                here.shoot(here.page(*match, **wishes), name + suffix)
    if wanted(f"{name}_odds"):
        for seed in range(7, 13):
            page = here.page(*here.battle(game, scenario, moments["odds"], seed=seed))
            page.keyboard.press("o")
            page.wait_for_timeout(2500)
            if page.locator(".oddsp .ob").count():
                break
        here.shoot(page, f"{name}_odds")
    if wanted(f"{name}_refusal"):
        page = here.page(*here.battle(game, scenario, moments["refusal"], seed=3), size=LAPTOP)
        refuse(page)
        here.shoot(page, f"{name}_refusal")
    if wanted(f"{name}_replay"):
        page = here.page(*here.battle(game, scenario, never, seed=2, most=3000), path="/replay")
        page.wait_for_timeout(2000)
        if page.locator(".tp").count():
            page.locator(".tp").first.click()
        else:
            page.locator(".chart input").evaluate("one => { one.value = one.max * 0.6; one.dispatchEvent(new Event('input')) }")
        page.wait_for_timeout(800)
        here.shoot(page, f"{name}_replay")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=HERE)
    parser.add_argument("names", nargs="*")
    wish = parser.parse_args()
    with stage(wish.into) as here:

        def wanted(name: str) -> bool:
            return not wish.names or name in wish.names

        if wanted("home"):
            here.shoot(here.page("", "", ""), "home")
        for name in GAMES:
            take(here, name, wanted)


if __name__ == "__main__":
    main()
