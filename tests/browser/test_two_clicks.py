"""The way from the front page into a battle that the README promises."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage.core import registry
from tests.browser.table import Screen

Make = Callable[..., Screen]
GAMES = [slug for slug in registry.slugs() if slug != "patrol"]
SCREENS = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844, "touch": True}}


@pytest.mark.parametrize(("language", "size"), [("en-GB", "desk"), ("fr-FR", "phone")])
@pytest.mark.parametrize("slug", GAMES)
def test_two_clicks_lead_into_a_battle_of_every_game(screen: Make, slug: str, language: str, size: str) -> None:
    """The game, then the gold button; the table asks its first question in the reader's language, in words, and axe finds nothing on the way."""
    one = screen(language=language, **SCREENS[size])
    page = one.open()
    page.locator(f'.tile[href$="/game/{slug}"]').click()
    page.wait_for_selector(".start")
    assert one.axe() == []
    page.locator(".start").click()
    assert one.wait()
    assert one.question()
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert one.raw() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert one.axe() == []
    if size == "phone":
        page.get_by_role("tab").nth(3).tap()
        assert one.axe() == []


@pytest.mark.parametrize("slug", ["tide_of_iron", "dropzone_commander"])
def test_keys_alone_lead_into_a_battle(screen: Make, slug: str) -> None:
    """Tab and Enter, from the front page to the second question."""
    one = screen()
    page = one.open()
    page.wait_for_selector(f'.tile[href$="/game/{slug}"]')
    _tab_to(one, f'.tile[href$="/game/{slug}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".start")
    _tab_to(one, ".start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".app")
    assert one.wait()
    stamp = one._stamp()
    page.locator("body").focus()
    page.keyboard.press("Enter")
    if not one.moved(stamp, 2000):
        page.keyboard.press("Enter")
        assert one.moved(stamp, 8000)


def _tab_to(one: Screen, selector: str, most: int = 60) -> None:
    for _ in range(most):
        one.page.keyboard.press("Tab")
        if one.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")
