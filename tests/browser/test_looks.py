"""Languages, sizes, colours, and what assistive technology meets."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Response

from tests.browser.table import Screen

Make = Callable[..., Screen]


def test_french_throughout(screen: Make) -> None:
    one = screen(language="fr-FR")
    page = one.open()
    page.wait_for_selector(".tile h3")
    assert "Asseyez-vous" in page.inner_text("h1")
    one.begin("patrol", "hedgerow")
    one.wait()
    assert page.get_attribute("html", "lang") == "fr"
    assert "Manche" in page.inner_text(".top")
    english = one.question()
    page.get_by_label("Réglages").click()
    page.locator("input[name=language][value=en]").check(force=True)
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.documentElement.lang === 'en'")
    page.wait_for_function("before => document.querySelector('.qt p').textContent !== before", arg=english)


def test_a_phone_plays_by_fingers(screen: Make) -> None:
    one = screen(390, 844, touch=True)
    page = one.begin("patrol", "hedgerow")
    chance = Random(2)
    for _ in range(8):
        if not one.wait():
            break
        one.answer(chance)
    for tab in ("Log", "Odds", "Cards", "Board"):
        page.get_by_role("tab", name=tab).tap()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert board["height"] > 844 * 0.35


def test_axe_finds_nothing_in_the_light(screen: Make) -> None:
    one = screen(1280, 800)
    page = one.open()
    page.wait_for_selector(".tile h3")
    assert one.axe() == []
    page.goto(f"{one.address}/#/game/patrol/hedgerow")
    page.click(".start")
    one.wait()
    assert one.axe() == []
    page.keyboard.press("/")
    page.wait_for_selector(".drawer article section")
    assert one.axe() == []
    page.keyboard.press("Escape")
    page.get_by_label("Settings").click()
    assert one.axe() == []


def test_axe_finds_nothing_in_the_dark(patrol: Make) -> None:
    one = patrol(1280, 800, dark=True)
    assert one.axe() == []


def test_axe_finds_nothing_in_a_replay(screen: Make) -> None:
    for dark in (False, True):
        one = screen(1280, 800, dark=dark)
        page = one.begin("patrol", "hedgerow")
        for _ in range(5):
            if one.wait():
                one.press(Random(4))
        page.goto(page.url + "/replay")
        page.wait_for_selector(".rp .foot")
        assert one.axe() == []


def test_the_narrowest_screen_keeps_everything(screen: Make) -> None:
    """320 px, or 200 % zoom: nothing is cut off at the side, and the answers can be given."""
    one = screen(320, 640, touch=True)
    page = one.begin("patrol", "hedgerow")
    one.wait()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.tap(".qo .go")
    page.wait_for_selector("[data-piece=a]")


def test_the_first_load_is_small(screen: Make) -> None:
    """Page, script, styles and fonts of the front page stay below 300 kB when compressed (here, by the test itself)."""
    import gzip

    one = screen()
    sizes: dict[str, int] = {}

    def weigh(got: Response) -> None:
        sizes.setdefault(got.url, 0 if got.status != 200 else _weight(got.body(), got.url, gzip.compress))

    one.page.on("response", weigh)
    one.open()
    one.page.wait_for_selector(".tile h3")
    assert sum(size for url, size in sizes.items() if "/api/" not in url) < 300_000


def _weight(body: bytes, url: str, squeeze: Callable[[bytes], bytes]) -> int:
    return len(body) if url.endswith(".woff2") else len(squeeze(body))
