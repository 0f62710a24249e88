"""An evening against the computer: what it does is shown step by step and can be read again, and nobody waits without a sign."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.table import Screen

Make = Callable[..., Screen]
ASKED = "() => document.querySelector('.qo .ans:enabled:not(.skip)') !== null"

SEEN = "what => { const { top } = document.querySelector(what).getBoundingClientRect(); return top >= 0 && top < innerHeight }"


def until_the_other_moves(one: Screen, most: int = 30) -> Page:
    """Passes until the computer has a turn with more to show than one thing."""
    page = one.page
    for _ in range(most):
        one.decline()
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
        one.decline()
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
        one.decline()
    else:
        raise AssertionError("the computer never moved")
    assert page.locator(".log .since").count() == 1


def test_the_report_is_read_on_a_phone(screen: Make) -> None:
    """Result, what to do next, chart, luck and what the computer would have done: all of it within the width of the screen."""
    one = screen(390, 844, touch=True)
    one.begin("patrol", "hedgerow")
    one.play(Random(5))
    page = one.page
    page.locator(".qo .ans", has_text="report").click()
    page.wait_for_selector(".rp .rail .panel")
    page.get_by_role("button", name="To the beginning").click()
    page.wait_for_selector(".rp > header .btn:has-text('Play on')")
    header = page.locator(".rp > header").bounding_box()
    assert header is not None
    for button in page.locator(".rp > header .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= header["y"] + header["height"], "nothing covers it"
    assert page.evaluate("document.querySelector('.rp').scrollWidth") <= 390
    page.locator(".ctl .btn.small").click()
    page.wait_for_selector(".rail .advice li")
    page.wait_for_function(
        "() => { const box = document.querySelector('.rail .advice li').getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight }"
    )
    assert one.axe() == []


def only_passing(page: Page) -> list[int]:
    """From now on a reaction window offers nothing but to pass; gives the numbers of these questions as they are put."""
    put: list[int] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def back(told: str | bytes) -> None:
            message = json.loads(told)
            question = (message.get("scene") or {}).get("question")
            if question and question.get("window"):
                question["options"] = [{**option, "chance": False} for option in question["options"] if option["answer"]["kind"] == "pass"]
                put.append(question["number"])
            line.send(json.dumps(message))

        server.on_message(back)

    page.route_web_socket("**/ws/**", between)
    return put


def test_who_can_only_pass_in_a_window_is_not_asked(screen: Make) -> None:
    """Against computers the table passes for him; whoever wants to be asked says so in the settings."""
    shown = []
    for passes in (True, False):
        one = screen(1440, 900)
        one.open()
        one.page.evaluate("passes => localStorage.setItem('bocage.settings', JSON.stringify({passes}))", passes)
        one.page.reload()
        put, seen = only_passing(one.page), set()
        one.begin("patrol", "hedgerow", level="level1", side=1)
        for _ in range(40):
            if not one.wait():
                break
            seen.add(int(one._stamp() or -1))
            one.decline()
        assert put
        shown.append(len(seen & set(put)))
    assert shown[0] == 0
    assert shown[1] > 0
