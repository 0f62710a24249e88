"""A battle in a real browser: by clicking, by keys alone to its end, two at one screen, two screens at one match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.browser.table import Screen

Make = Callable[..., Screen]


def test_games_stand_in_the_order_of_the_server(screen: Make) -> None:
    """And by the part of their names before the colon, for there is little room."""
    page = screen().open()
    page.wait_for_selector(".tile h3")
    names = page.evaluate("fetch('/api/games').then(got => got.json()).then(all => all.map(one => one.name.split(':')[0]))")
    assert page.locator(".tile h3").all_inner_texts() == names


def test_answers_on_the_board_are_those_in_the_bar(patrol: Make) -> None:
    one = patrol()
    page = one.page
    stamp = one._stamp()
    page.locator("[data-piece=a]").click()
    assert one.moved(stamp, 5000)
    assert "where to" in one.question().lower()
    tags = page.locator(".map text", has_text="1")
    assert tags.count() > 0
    stamp = one._stamp()
    page.keyboard.press("1")
    page.wait_for_selector(".oddsp, .stackodds")  # a position watches the hex: the odds of its fire first
    page.keyboard.press("1")
    assert one.moved(stamp, 5000)


def test_what_is_refused_says_why_with_its_rule(patrol: Make) -> None:
    one = patrol()
    page = one.page
    page.locator("[data-piece=a]").click()
    page.wait_for_function("() => document.querySelector('.qt p').textContent.includes('where to')")
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.locator("[data-piece=p1]").click()
    page.wait_for_selector(".bubble .rule")
    page.locator(".bubble .rule").click()
    page.wait_for_selector(".drawer article section")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    assert page.locator(".bubble").count() == 0


def test_keyboard_only(screen: Make) -> None:
    one = screen()
    page = one.open("#/game/patrol/hedgerow")
    page.wait_for_selector(".start")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('start')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".app")
    for turn in range(300):
        if not one.wait():
            break
        stamp, step = one._stamp(), one._step()
        page.keyboard.press(("Enter", "2", "Enter", "Space", "1")[turn % 5])
        if not one.taken(stamp, step):
            page.keyboard.press("Enter")
            one.moved(stamp, 8000)
    assert one.over


def test_arrow_keys_walk_the_board(patrol: Make) -> None:
    one = patrol()
    page = one.page
    page.focus(".grid")
    page.keyboard.press("ArrowDown")
    first = page.get_attribute(".grid", "aria-activedescendant")
    page.keyboard.press("ArrowUp")
    assert page.get_attribute(".grid", "aria-activedescendant") != first
    name = page.get_attribute(f"#{page.get_attribute('.grid', 'aria-activedescendant')}", "aria-label")
    assert name is not None
    assert name[:4].isdigit()


def test_two_screens_at_one_match(screen: Make) -> None:
    blue, red = screen(), screen()
    page = blue.begin("patrol", "hedgerow", opponent="link")
    link = page.input_value(".gather input")
    assert "friend" in page.inner_text(".gather")
    red.page.goto(link)
    red.page.fill(".gather input", "Bob")
    assert red.axe() == []
    red.page.click(".gather .go")
    red.page.wait_for_selector(".app")
    blue.page.wait_for_selector(".app")
    for one in (blue, red):
        one.wait()
        one.page.click(".qo .go")
    chance = Random(5)
    for _ in range(16):
        blue.page.wait_for_selector(".q")
        asked = next((one for one in (blue, red) if one.page.locator(".qo .ans:enabled").count()), None)
        if asked is None:
            blue.page.wait_for_timeout(60)
            continue
        asked.answer(chance)
    assert blue.page.locator(".log li").count() > 3
    assert red.page.locator(".log li").count() > 3


def test_reconnect_in_mid_question(patrol: Make) -> None:
    one = patrol()
    page = one.page
    before = one.question()
    one.forgiven = ("WebSocket", "ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.wait_for_selector(".strip")
    page.context.set_offline(False)
    page.wait_for_selector(".strip", state="detached")
    one.wait()
    assert one.question() == before
    page.reload()
    one.wait()
    assert one.question() == before
    page.click(".qo .go")


def test_hand_over_hides_the_other_seat(screen: Make) -> None:
    one = screen()
    page = one.begin("patrol", "hedgerow", opponent="screen")
    one.wait()
    page.click(".qo .go")
    page.wait_for_selector(".handover")
    assert page.locator(".app").count() == 0
    assert page.locator("[data-piece]").count() == 0
    page.click(".handover .btn")
    page.wait_for_selector(".app")
    one.wait()
    page.click(".qo .go")
    page.wait_for_selector(".handover")
    page.click(".handover .btn")
    page.wait_for_selector("[data-piece=p1]")
    assert page.locator("[data-piece=p1]").text_content() == "?"
