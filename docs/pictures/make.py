"""Makes the pictures of this folder: plays seeded matches with the computer players, looks for moments worth showing (`moments.py`), lays the matches into a
server's folder, opens them in chromium and takes screenshots.

    .venv/bin/python docs/pictures/make.py [--into FOLDER] [name ...]

Without names all pictures are made; a name is that of a picture (`frontline_dark`) or of a game (all of its pictures). It needs the built client and chromium;
if Pillow is there, the files are made smaller with a palette of 256 colours.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

from matches import Found, lay_out, look_for
from moments import GAMES

from bocage.server import start

HERE = Path(__file__).parent
STATIC = Path(start.__file__).parent / "static"
KEYS = "123456789ABCDGHIJKNQTVWXYZ"  # answers by number: the letters that no shortcut uses
LAUNCH = ("--no-sandbox", "--disable-gpu")

try:
    from playwright.sync_api import Browser, Error, Page, sync_playwright
except ImportError:
    sys.exit("Playwright is missing: `make setup` installs it.")


class Look(NamedTuple):
    """How a picture is taken."""

    width: int = 1440
    height: int = 900
    dark: bool = False
    language: str = "en-GB"


DESK, DARK, LAPTOP, PHONE = Look(), Look(dark=True), Look(1280, 720), Look(390, 844)
FRENCH, FRENCH_PHONE = Look(1280, 720, language="fr-FR"), Look(390, 844, language="fr-FR")

# What is shown of each game: the end of the name, which moment, how it is looked at.
SHOWN: tuple[tuple[str, str, Look], ...] = (
    ("", "main", DESK),
    ("_dark", "main", DARK),
    ("_phone", "main", PHONE),
    ("_french", "odds", FRENCH),
    ("_odds", "odds", DESK),
    ("_refusal", "refusal", LAPTOP),
    ("_replay", "whole", DESK),
)


class Picture(NamedTuple):
    """One picture: its name, and the moment of a game that it shows."""

    name: str
    game: str
    moment: str
    look: Look


def catalogue() -> list[Picture]:
    """All pictures."""
    games = [Picture(game + end, game, moment, look) for game in GAMES for end, moment, look in SHOWN]
    return [Picture("home", "", "", DESK), *games, Picture("tide_of_iron_phone_french", "tide_of_iron", "main", FRENCH_PHONE)]


class Stage:
    """A server, a browser, and the matches to show."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address, self.browser = address, browser

    def open(self, seats: dict[str, dict[str, str]], path: str, look: Look) -> Page:
        """A page that holds these seats (match, seat, secret), at an address, as somebody looks at it."""
        context = self.browser.new_context(
            viewport={"width": look.width, "height": look.height},
            color_scheme="dark" if look.dark else "light",
            locale=look.language,
            reduced_motion="reduce",
        )
        context.add_init_script(f"localStorage.setItem('bocage.seats', {json.dumps(json.dumps(seats))})")
        page = context.new_page()
        page.goto(f"{self.address}/{path}")
        return page

    def invite(self, game: str, scenario: str, seat: str) -> None:
        """An open table, so that the front page has one to show."""
        body = json.dumps({"game": game, "scenario": scenario, "seats": {seat: {"kind": "open"}}}).encode()
        with urlopen(Request(f"{self.address}/api/matches", body, {"Content-Type": "application/json"})) as answer:
            assert answer.status == 201

    def take(self, picture: Picture, found: dict[tuple[str, str], Found], into: Path) -> Path:
        """Takes one picture."""
        file = into / f"{picture.name}.png"
        if not picture.game:
            self.invite("tide_of_iron", "stone_bridge", "de")
            page = self.open({one.ident: {one.wish.seat: one.secret} for (_, moment), one in found.items() if moment == "main"}, "", picture.look)
            page.wait_for_selector(".tile svg")
        else:
            if (picture.game, picture.moment) not in found:
                raise LookupError("there is no match for it")
            one = found[picture.game, picture.moment]
            replay = picture.moment == "whole"
            page = self.open({one.ident: {one.wish.seat: one.secret}}, f"#/match/{one.ident}{'/replay' if replay else ''}", picture.look)
            POSES[picture.moment](page, one)
        page.wait_for_timeout(700)
        page.screenshot(path=file)
        page.context.close()
        return file


def ready(page: Page) -> None:
    """The table asks, and in words: while the texts of the game are on their way a sentence is only its name."""
    page.wait_for_selector(".qo .ans:enabled")
    page.wait_for_function("() => !/^(question|answer)-/m.test(document.querySelector('.q').innerText)", timeout=15000)
    page.wait_for_timeout(600)


def show(page: Page, one: Found) -> None:
    """The answer worth showing is chosen, not given: its path or line is drawn, its odds are open."""
    ready(page)
    if one.key:
        page.keyboard.press(KEYS[one.key - 1])
        page.wait_for_timeout(500)
        if page.locator(".insp button").count():  # its values would lie over the board
            page.locator(".insp button").first.click()
    if page.locator(".oddsp").count():
        page.wait_for_selector(".oddsp .ob", state="attached")


def show_odds(page: Page, one: Found) -> None:
    """The same, and there must be odds: without them the picture says nothing."""
    show(page, one)
    if not page.locator(".oddsp .ob").count():
        raise LookupError("the table shows no odds there")


QUIET = """() => [...document.querySelectorAll('.map .piece:not(:has(.glow)), .hand .hc:not(.on)')]
    .map(one => [one, one.getBoundingClientRect()])
    .map(([one, box]) => [box.x + box.width / 2, box.y + box.height / 2, Number(one.innerHTML.includes('side-b'))])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.piece:not(:has(.glow)), .hc:not(.on)'))
    .sort((a, b) => b[2] - a[2])"""
FAR = """() => { const box = document.querySelector('.board').getBoundingClientRect()
    return [0.3, 0.5, 0.7].flatMap(x => [0.25, 0.45, 0.65].map(y => [box.x + x * box.width, box.y + y * box.height, 0])) }"""
SAID = """() => { const said = document.querySelector('.bubble, .qt .warn')
    return said ? 1 + said.querySelectorAll('.ok p').length + said.innerText.length / 25 : 0 }"""
LINE = "() => document.querySelectorAll('.map [stroke-dasharray]').length"


def refuse(page: Page, one: Found) -> None:
    """Taps what is not legal (the enemy first; on a continuous table, places that cannot be reached): the refusal that says most stays open."""
    ready(page)
    path = page.locator(".handle.end").count() > 0
    said: list[tuple[float, float, float]] = []
    before = page.evaluate(LINE)
    for x, y, enemy in page.evaluate(FAR if path else QUIET)[:16]:
        page.mouse.click(x, y)
        page.wait_for_timeout(500)
        tells = page.evaluate(SAID)
        said.append((tells and tells + enemy + (page.evaluate(LINE) > before), x, y))
        page.keyboard.press("Backspace" if path else "Escape")
        page.keyboard.press("Escape")
    if not said or not max(said)[0]:
        raise LookupError("nothing on this board was refused")
    page.mouse.click(*max(said)[1:])
    page.wait_for_selector(".bubble, .qt .warn")


def look_back(page: Page, one: Found) -> None:
    """The replay at a turning point, one in the midst of the battle if there is one."""
    page.wait_for_selector(".rp .chart input")
    page.wait_for_selector(".turn")
    places = page.evaluate("() => [...document.querySelectorAll('.tp')].map(one => parseFloat(one.style.left))")
    page.locator(".turn").nth(min(range(len(places)), key=lambda place: abs(places[place] - 50))).click()
    page.wait_for_function("() => document.querySelector('.said .n')?.innerText === document.querySelector('.chart input').value")
    page.wait_for_function("() => !document.querySelector('.thinks')")
    page.wait_for_timeout(800)


POSES: dict[str, Callable[[Page, Found], None]] = {"main": show, "odds": show_odds, "refusal": refuse, "whole": look_back}


def shrink(file: Path) -> None:
    """A palette of 256 colours, if Pillow is there."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(file) as image:
        small = image.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    small.save(file, optimize=True)


@contextmanager
def stage(folder: Path) -> Iterator[Stage]:
    """A server on a folder of matches, and a browser."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("chromium is missing: `apt-get install -y chromium` (as root), then try again.")
    if not (STATIC / "index.html").is_file():
        sys.exit("the built client is missing: `make web`, then try again.")
    command = [sys.executable, "-m", "bocage.cli", "serve", "--port", "0", "--workers", "1", "--limits", "0", "--quiet", "--data", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        if found is None:
            sys.exit("the server did not start.")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(LAUNCH))
            yield Stage(found[0], browser)
            browser.close()
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--into", type=Path, default=HERE, metavar="FOLDER", help="where to put them (default: beside this script)")
    parser.add_argument("names", nargs="*", metavar="name", help="pictures or games; default: all")
    args = parser.parse_args()
    known = catalogue()
    for name in args.names:
        if name not in GAMES and name not in [one.name for one in known]:
            parser.error(f'there is no picture "{name}". There are: {", ".join(one.name for one in known)}')
    wanted = [one for one in known if not args.names or one.name in args.names or one.game in args.names]
    args.into.mkdir(parents=True, exist_ok=True)
    moments = sorted({(one.game, one.moment) for one in wanted if one.game} | ({(game, "main") for game in GAMES} if wanted[0].name == "home" else set()))
    found: dict[tuple[str, str], Found] = {}
    for count, (game, moment) in enumerate(moments, 1):
        told = f"match {count} of {len(moments)}: {game}, {moment}"
        try:
            one = found[game, moment] = look_for(getattr(GAMES[game], moment))
        except LookupError as error:
            print(f"{told}: FAILED, {error}", flush=True)
            continue
        print(f"{told}: seed {one.seed}, {len(one.answers)} answers, worth {one.worth:.2f}", flush=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        lay_out(Path(folder), list(found.values()))
        with stage(Path(folder)) as here:
            for count, picture in enumerate(wanted, 1):
                told = f"picture {count} of {len(wanted)}: {picture.name}"
                try:
                    file = here.take(picture, found, args.into)
                except (LookupError, Error) as error:
                    failed += 1
                    print(f"{told}: FAILED, {str(error).splitlines()[0]}", flush=True)
                    continue
                shrink(file)
                print(f"{told}, {file.stat().st_size // 1024} kB", flush=True)
    if failed:
        sys.exit(f"{failed} of {len(wanted)} pictures could not be made.")


if __name__ == "__main__":
    main()
