"""The miniatures games in a real browser: a whole match by clicking, a formation moved by gesture, refusals, replay; axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from bocage.core import registry
from tests.browser.table import SPOTS, Screen

Make = Callable[..., Screen]
SMALLEST = {"legends_old_west": "first_patrol", "dropzone_commander": "dzc.first_drop"}
PLAYED = [(game, scenario) for game, scenario in SMALLEST.items() if game in registry.slugs()]
MOST = 700


def answer(one: Screen, chance: Random) -> None:
    """As a person does on a table: a ring or a suggestion, then the gold button; now and then another answer."""
    page = one.page
    seen = page.evaluate(SPOTS)
    if not seen["number"] or not seen["buttons"]:
        page.wait_for_timeout(30)
        return
    roll, step = chance.random(), one._step()
    if roll < 0.3 and seen["rings"]:
        page.mouse.click(*chance.choice(seen["rings"]))
    elif seen["gold"] and roll < 0.7:
        page.mouse.click(*seen["gold"])
    else:
        page.mouse.click(*chance.choice(seen["buttons"]))
    if not one.taken(seen["number"], step):
        again = page.evaluate(SPOTS)
        if again["number"] == seen["number"]:
            page.mouse.click(*(again["gold"] or chance.choice(again["buttons"] or seen["buttons"])))
            one.moved(seen["number"], 5000)


@pytest.mark.parametrize(("slug", "scenario"), PLAYED)
def test_a_whole_match_on_a_table_by_clicking(screen: Make, slug: str, scenario: str) -> None:
    one = screen(1440, 900)
    one.begin(slug, scenario)
    chance = Random(11)
    for count in range(MOST):
        one.page.wait_for_selector(".qo .ans:enabled")
        if one.over:
            break
        answer(one, chance)
        if count == 6:
            assert one.axe() == []
    assert one.over
    assert one.question()
    one.page.locator(".qo .ans", has_text="report").click()
    one.page.wait_for_selector(".rp .plane.board")
    one.page.get_by_label("To the beginning").click()
    one.page.get_by_label("One on", exact=True).click()
    assert one.axe() == []


def until(one: Screen, ready: Callable[[], bool], chance: Random, most: int = 60) -> bool:
    """Plays on with the gold button until something is on the screen."""
    for _ in range(most):
        one.page.wait_for_selector(".qo .ans:enabled")
        if one.over:
            return False
        if ready():
            return True
        stamp = one._stamp()
        gold = one.page.locator(".qo .ans.go:enabled")
        (gold if gold.count() else one.page.locator(".qo .ans:enabled")).first.click()
        if not one.moved(stamp, 400) and gold.count():
            gold.first.click()
            one.moved(stamp, 4000)
    return False


def test_a_unit_is_moved_by_a_tap_and_a_confirmation(screen: Make) -> None:
    """Tap a place: the whole unit is shown there; too far is refused with its rule; confirm, and all its figures stand there."""
    if "legends_old_west" not in registry.slugs():
        pytest.fail("the game is not installed")
    one = screen(1440, 900)
    page = one.begin("legends_old_west", "first_patrol")
    moving = "() => [...document.querySelectorAll('.handle')].some(one => one.classList.contains('end'))"
    assert until(one, lambda: bool(page.evaluate(moving)) and page.locator(".piece").count() > 4, Random(1))
    nearest = "() => [...document.querySelectorAll('.piece')].map(one => one.getBoundingClientRect()).sort((a, b) => b.bottom - a.bottom)[0]"
    rear = page.evaluate(f"() => {{ const box = ({nearest})(); return [box.x + box.width / 2, box.bottom] }}")  # away from the wall, which wants dice
    before = page.evaluate("() => Object.fromEntries([...document.querySelectorAll('.piece')].map(one => [one.dataset.piece, one.style.transform]))")
    page.mouse.click(rear[0] + 20, 120)
    page.wait_for_selector(".qt .warn .rule")
    page.mouse.click(rear[0] + 14, rear[1] + 30)
    page.wait_for_selector(".qt .warn", state="detached")
    page.wait_for_selector(".qo .go:enabled")
    page.click(".qo .go")
    elsewhere = "before => [...document.querySelectorAll('.piece')].filter(one => before[one.dataset.piece] !== one.style.transform).length >= 4"
    page.wait_for_function(elsewhere, arg=before)


@pytest.mark.parametrize(("slug", "scenario"), PLAYED)
def test_a_phone_shows_the_table_in_french(screen: Make, slug: str, scenario: str) -> None:
    one = screen(390, 844, touch=True, language="fr-FR", dark=True)
    page = one.begin(slug, scenario)
    chance = Random(5)
    for _ in range(6):
        page.wait_for_selector(".qo .ans:enabled")
        if one.over:
            break
        answer(one, chance)
    page.wait_for_selector(".qo .ans:enabled")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".plane.board").bounding_box()
    assert board is not None
    assert board["height"] > 844 * 0.3
    assert one.axe() == []
