"""A server on a free port, Debian's chromium, and pages that may not err, complain or talk to anybody else."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

import bocage
from bocage.core import registry
from tests.browser.table import Screen

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "bocage" / "server" / "static"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that take a `game` run over every installed one; those that take a `grid` over all that are not played on a plane."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", registry.slugs())
    if "grid" in metafunc.fixturenames:
        metafunc.parametrize("grid", [slug for slug in registry.slugs() if layout(slug) != "plane"])


def shortest(slug: str) -> str:
    """The battle that is over soonest."""
    sizes = ("tiny", "small", "medium", "large")
    heads = registry.title(slug).scenarios()
    return min(heads, key=lambda ident: (sizes.index(heads[ident].size) if heads[ident].size in sizes else 9, heads[ident].rounds or 99))


def layout(slug: str) -> str:
    """How a game's board lies."""
    return str(bocage.new(slug, scenario=shortest(slug), seed=1).view(None).board.layout)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("chromium is missing: `apt-get install -y chromium` (as root), then run the tests again.")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server listens."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("the built client is missing: `npm ci && npm run build` in web/, then run the tests again.")
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "bocage.cli", "serve", "--port", "0", "--workers", "1", "--data", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
    if found is None:
        server.kill()
        pytest.fail("the server did not say where it listens")
    yield found[0]
    server.terminate()
    server.wait(20)


@pytest.fixture
def screen(browser: Browser, address: str) -> Iterator[Callable[..., Screen]]:
    """Makes a person's screen; at the end no screen may have had an error, a complaint, or a word with a stranger."""
    opened: list[tuple[BrowserContext, Screen]] = []

    def make(width: int = 1280, height: int = 800, language: str = "en-US", dark: bool = False, touch: bool = False, motion: bool = False) -> Screen:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(30000)
        made = Screen(context.new_page(), address)
        opened.append((context, made))
        return made

    yield make
    told = [line for _, one in opened for line in one.complaints]
    for context, _ in opened:
        context.close()
    assert told == []


@pytest.fixture
def patrol(screen: Callable[..., Screen]) -> Callable[..., Screen]:
    """Makes a screen on which the smallest battle is on: the set-up is taken as it stands, and the first order is asked for."""

    def make(width: int = 1280, height: int = 800, **more: Any) -> Screen:
        one = screen(width, height, **more)
        one.begin("patrol", "hedgerow")
        one.wait()
        one.page.click(".qo .go")
        one.page.wait_for_selector("[data-piece=a]")
        one.wait()
        return one

    return make
