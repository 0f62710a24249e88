"""Seats belong to people: a friend's link is good once, a seat that is open twice is told, and a computer plays on for one who has left."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import Screen
from tests.browser.test_table import joined, made, sit

Make = Callable[..., Screen]


def test_a_link_is_good_once_and_a_second_browser_is_told(screen: Make) -> None:
    blue, red, late = screen(), screen(), screen()
    page = blue.begin("patrol", "hedgerow", opponent="link")
    link = page.input_value(".gather input")
    page.goto(blue.address)
    page.wait_for_selector(".mine li a")
    assert "friend" in page.inner_text(".mine ol").lower()
    for one in (red, late):
        one.page.goto(link)
        one.page.wait_for_selector(".gather input")
        assert one.page.is_disabled(".gather .go")  # no name, no seat
        one.page.fill(".gather input", "Bob")
    red.page.click(".gather .go")
    red.page.wait_for_url("**/match/*")
    late.forgiven = ("403",)
    late.page.click(".gather .go")
    late.page.wait_for_selector(".gather .bad")
    assert "good once" in late.page.inner_text(".gather .bad")


def test_a_seat_that_is_open_twice_is_closed_in_the_other_place(screen: Make) -> None:
    one, other = screen(), screen()
    table = made(one.address, game="patrol", scenario="hedgerow", seats={"red": {"kind": "computer", "level": "random"}})
    secrets = table["secrets"]
    assert isinstance(secrets, dict)
    for place in (one, other):
        sit(place, str(table["id"]), "blue", secrets["blue"])
        place.wait()
    one.page.get_by_role("button", name="Close it there").click()
    other.page.wait_for_function("() => document.querySelector('.strip')?.textContent.includes('taken over')")
    one.page.wait_for_selector(".strip", state="detached")
    one.page.reload()
    one.wait()
    one.page.click(".qo .go")


def test_the_computer_plays_on_for_one_who_has_left_until_he_is_back(screen: Make) -> None:
    blue, red = screen(), screen()
    table = made(blue.address, game="patrol", scenario="hedgerow", seats={"red": {"kind": "link"}}, away=1)
    secrets = table["secrets"]
    assert isinstance(secrets, dict)
    match, secret = str(table["id"]), joined(blue.address, table)
    sit(red, match, "red", secret)
    sit(blue, match, "blue", secrets["blue"])
    blue.wait()
    blue.page.click(".qo .go")
    red.page.goto(red.address)
    play_on = blue.page.get_by_role("button", name="Let the computer play on")
    play_on.wait_for()
    play_on.click()
    blue.page.wait_for_selector(".strip", state="detached")
    blue.wait()
    sit(red, match, "red", secret)
    red.page.get_by_role("button", name="Take the seat back").click()
    red.page.wait_for_selector(".strip", state="detached")
