"""Cells tapped in turn bend a path: each tap is the next step, also while the one before is still on its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bocage.testing import given
from tests.browser.real_rules import RulesServer
from tests.browser.table import Screen

Make = Callable[..., Screen]
WAY = ("0103", "0204")  # from 0003 down to the right, then on in the same direction


@pytest.fixture
def marching(screen: Make) -> tuple[Screen, RulesServer]:
    """A squad that advances, on a line that is slow until it is told otherwise."""
    match = given("tide_of_iron", "us rifles [0, 3]\nde mg_crew [11, 1]").plays("us", "activate rifles; advance").match
    one = screen(1440, 900)
    server = RulesServer(one.page, match, plays=True)
    server.open(one.address)
    one.wait()
    server.holding = True
    return one, server


def tap(one: Screen, cell: str) -> None:
    """Taps a hex by the name at its foot."""
    box = one.page.locator(".names text", has_text=cell).bounding_box()
    assert box is not None
    one.page.mouse.click(box["x"] + box["width"] / 2, box["y"] - 22)


def stands(server: RulesServer) -> str:
    game: Any = server.match.game
    return str(game.setting.grid.name(game.unit("rifles").cell))


def test_cells_tapped_in_turn_bend_the_path(marching: tuple[Screen, RulesServer]) -> None:
    one, server = marching
    for cell in WAY:
        tap(one, cell)
    one.page.wait_for_selector(".bend")
    assert len(server.sent) == 1
    server.release()
    one.page.wait_for_selector(".bend", state="detached")
    one.page.wait_for_timeout(300)
    assert (len(server.sent), stands(server)) == (2, WAY[-1])


def test_a_cell_out_of_reach_ends_the_bends(marching: tuple[Screen, RulesServer]) -> None:
    one, server = marching
    for cell in (WAY[0], "0700", WAY[1]):
        tap(one, cell)
    server.release()
    one.page.wait_for_selector(".bend", state="detached")
    one.page.wait_for_timeout(300)
    assert (len(server.sent), stands(server)) == (1, WAY[0])


def test_a_step_back_forgets_the_bends(marching: tuple[Screen, RulesServer]) -> None:
    one, server = marching
    for cell in WAY:
        tap(one, cell)
    one.page.keyboard.press("Escape")
    server.release()
    one.page.wait_for_timeout(300)
    assert (len(server.sent), stands(server)) == (1, WAY[0])
