"""A whole match of every game on a grid against the computer, by clicking only."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.browser.conftest import shortest
from tests.browser.table import Screen

Make = Callable[..., Screen]


def test_a_whole_match_of_every_game(screen: Make, grid: str) -> None:
    one = screen(1440, 900)
    one.begin(grid, shortest(grid))
    chance = Random(11)
    for _ in range(6):
        assert one.wait()
        assert "{$" not in one.question()
        one.press(chance, gold=0.9)
    one.wait()
    assert one.axe() == []
    one.play(chance, gold=0.9)
    assert one.question()
    one.page.locator(".qo .ans", has_text="report").click()
    one.page.wait_for_selector(".rp .chart input")
    one.page.wait_for_selector(".luckline")  # cards and counters that are drawn are luck as well as dice
    one.page.locator(".rp .views button").nth(2).click()
    one.page.get_by_label("To the beginning").click()
    for _ in range(4):
        one.page.get_by_label("One on", exact=True).click()
    one.page.wait_for_timeout(1000)
    for _ in range(12):  # the first steps of some matches say nothing to everybody
        if one.page.locator(".rp .said").count():
            break
        one.page.get_by_label("One on", exact=True).click()
        one.page.wait_for_timeout(300)
    one.page.wait_for_selector(".rp .said")
    assert one.axe() == []
