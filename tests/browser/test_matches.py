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
    answers = one.play(Random(11), gold=0.9)
    assert answers > 5
    assert one.question()
    one.page.locator(".qo .ans", has_text="report").click()
    one.page.wait_for_selector(".rp .chart input")
    assert one.axe() == []
