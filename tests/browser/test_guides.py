"""The keys do what the guide to the screen says."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import Screen

Make = Callable[..., Screen]


def test_the_keys_of_the_guide_do_what_it_says(screen: Make) -> None:
    """The rules, the settings, the rule of the question, a step back."""
    one = screen()
    page = one.begin("patrol", "hedgerow")
    one.wait()
    for key, seen in (("/", ".drawer input"), ("?", ".drawer .keys"), ("r", ".drawer article section")):
        page.keyboard.press(key)
        page.wait_for_selector(seen)
        page.keyboard.press("Escape")
        page.wait_for_selector(".drawer", state="detached")
    page.click(".qo .go")
    page.wait_for_selector("[data-piece=a]")
    one.wait()
    page.locator("[data-piece=a]").click()
    page.wait_for_function("() => document.querySelector('.qt p').textContent.includes('where to')")
    stamp = one._stamp()
    page.keyboard.press("u")
    assert one.moved(stamp, 8000)
