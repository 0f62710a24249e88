"""An evening against the computer: what it does is shown step by step and can be read again, and nobody waits without a sign."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.table import Screen

Make = Callable[..., Screen]
ASKED = "() => document.querySelector('.qo .ans:enabled:not(.skip)') !== null"


def until_the_other_moves(one: Screen, most: int = 30) -> Page:
    """Passes until the computer has a turn with more to show than one thing."""
    page = one.page
    for _ in range(most):
        page.wait_for_function(ASKED, timeout=30000)
        stamp = one._stamp()
        page.keyboard.press("Space")
        if not one.moved(stamp, 400):
            page.keyboard.press("Enter")
            one.moved(stamp, 2000)
        if page.locator(".ans.skip").count():
            return page
    raise AssertionError("the computer did nothing that takes time to be shown")


def test_what_the_computer_does_is_shown_one_after_the_other(screen: Make) -> None:
    """The bar tells each step while it is shown; those who have seen enough press Enter and are asked at once."""
    one = screen(motion=True)
    one.begin("tide_of_iron", "first_contact", level="level5")
    page = until_the_other_moves(one)
    told = page.inner_text(".qt p")
    shown = page.locator(".log li").count()
    page.wait_for_function("told => document.querySelector('.qt p').innerText !== told", arg=told)
    assert page.locator(".log li").count() > shown
    if not page.evaluate(ASKED):
        page.keyboard.press("Enter")
        page.wait_for_function(ASKED, timeout=30000)
    assert page.locator(".log .since").count() == 1


def test_at_once_for_those_who_want_it_so(screen: Make) -> None:
    """A setting, and whoever wants no motion on the screen: then nothing is held back."""
    one = screen(motion=True)
    one.open()
    one.page.evaluate("localStorage.setItem('bocage.settings', JSON.stringify({tempo: 'none'}))")
    one.page.reload()
    one.begin("tide_of_iron", "first_contact", level="level5")
    for _ in range(12):
        one.page.wait_for_function(ASKED, timeout=30000)
        stamp = one._stamp()
        one.page.keyboard.press("Space")
        if not one.moved(stamp, 400):
            one.page.keyboard.press("Enter")
            one.moved(stamp, 2000)
        assert one.page.locator(".ans.skip").count() == 0


def test_who_moved_leaves_a_trail_until_the_next_decision(screen: Make) -> None:
    """Dots in the colour of the side, from where a piece stood to where it stands."""
    one = screen(1440, 900)
    one.begin("tide_of_iron", "first_contact", level="level5")
    page, dots = one.page, ".map path[stroke='var(--side-b-line)'][stroke-dasharray='2 9']"
    for _ in range(30):
        page.wait_for_function(ASKED, timeout=30000)
        if page.locator(dots).count():
            break
        stamp = one._stamp()
        page.keyboard.press("Space")
        if not one.moved(stamp, 400):
            page.keyboard.press("Enter")
            one.moved(stamp, 2000)
    else:
        raise AssertionError("the computer never moved")
    assert page.locator(".log .since").count() == 1
