"""The continuous table in a real browser: gestures, keys, numbers, measuring, templates, sizes; against a scripted server."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.plane_scene import Json, ScriptedServer, flame_question, guess_question, move_question, say, town, trench
from tests.browser.table import Screen

Make = Callable[..., Screen]
ALLOWANCE = 2500


def law(answer: Json) -> Json:
    """Twenty-five centimetres along the path, the formation follows; a flame with one of our own under it."""
    if answer["kind"] == "flame":
        marks = [
            {"role": "template", "points": [{"x": 6020, "y": 3380}, {"x": 5600, "y": 5600}], "radius": 400, "label": say(f"axis {answer['axis']}")},
            {"role": "inside_full", "pieces": ["s2"]},
            {"role": "inside_part", "pieces": ["s1"], "label": say("4+")},
            {"role": "own_in_danger", "pieces": ["r9"]},
        ]
        return {"refusal": None, "preview": marks}
    at = {piece["id"]: piece["place"]["point"] for piece in trench()["pieces"]}
    way = [at["r0"], *answer["path"]]
    used = sum(math.dist((a["x"], a["y"]), (b["x"], b["y"])) for a, b in pairwise(way))
    facts = {"used": f"{used / 100:.1f}", "all": "25"}
    figures = [f"r{n}" for n in range(12)]
    dx, dy = way[-1]["x"] - way[0]["x"], way[-1]["y"] - way[0]["y"]
    marks = [
        {"role": "path_own", "points": way, "label": {"id": "used", "args": facts}},
        {"role": "ghost", "pieces": figures, "points": [{"x": at[figure]["x"] + dx, "y": at[figure]["y"] + dy} for figure in figures]},
    ]
    refusal = {"rule": "XX-2.1", "message": "too-far", "facts": facts, "remedies": [], "path": "/path"} if used > ALLOWANCE else None
    return {"refusal": refusal, "preview": marks if answer["path"] else []}


@pytest.fixture
def table(screen: Make) -> Callable[..., tuple[Screen, ScriptedServer]]:
    def make(question: Json | None, scene: Json | None = None, look: Callable[[Json], list[Json]] | None = None, **size: Any) -> tuple[Screen, ScriptedServer]:
        one = screen(**size)
        shown = scene or trench()
        if question:
            shown["question"] = question
        server = ScriptedServer(one.page, shown, law, look)
        server.open(one.address)
        one.page.wait_for_selector(".q")
        return one, server

    return make


Table = Callable[..., tuple[Screen, ScriptedServer]]


def spot(one: Screen, piece: str) -> tuple[float, float]:
    """The middle of a figure on the screen."""
    box = one.page.locator(f"[data-piece={piece}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spoken(page: Page) -> list[str]:
    """What a screen reader says of the pieces, in their order."""
    names: list[str] = page.locator(".plist [role=option]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return names


def becomes(one: Screen, true: Callable[[], bool]) -> bool:
    """Whether something comes true, with patience for slow machines."""
    for _ in range(240):
        if true():
            return True
        one.page.wait_for_timeout(50)
    return False


def asked(one: Screen, server: ScriptedServer, count: int) -> Json:
    assert becomes(one, lambda: len(server.asked) >= count)
    last: Json = server.asked[-1]
    return last


def test_twelve_figures_move_by_one_gesture(table: Table) -> None:
    """Tap the place, see the whole unit stand there as ghosts with the length used, confirm."""
    one, server = table(move_question())
    page = one.page
    x, y = spot(one, "r0")
    page.mouse.click(x - 60, y - 60)
    draft = asked(one, server, 2)
    assert len(draft["path"]) == 1
    page.wait_for_function("() => document.querySelectorAll('.map g[transform] > g[transform^=rotate] > path[stroke-dasharray]').length >= 12")
    assert "of 25 cm" in page.inner_text(".qo .go")
    page.click(".qo .go")
    assert becomes(one, lambda: server.sent == [draft])


def test_bends_are_added_dragged_and_removed(table: Table) -> None:
    one, server = table(move_question())
    page = one.page
    x, y = spot(one, "r0")
    page.mouse.click(x - 60, y - 10)
    asked(one, server, 2)
    page.mouse.click(x - 80, y - 70)
    assert len(asked(one, server, 3)["path"]) == 2
    bend = page.locator(".handle.bend").bounding_box()
    assert bend is not None
    page.mouse.move(bend["x"] + 22, bend["y"] + 22)
    page.mouse.down()
    page.mouse.move(bend["x"] + 22, bend["y"] + 2, steps=4)
    page.mouse.up()
    before = server.asked[2]["path"][0]
    assert asked(one, server, 4)["path"][0] != before
    page.wait_for_timeout(100)
    page.locator(".handle.bend").click()
    page.wait_for_selector(".handle.bend", state="detached")
    page.keyboard.press("Backspace")
    page.wait_for_selector(".handle.end", state="detached")
    assert becomes(one, lambda: server.asked[-1]["path"] == [])


def test_what_is_too_far_is_refused_in_the_bar(table: Table) -> None:
    one, server = table(move_question())
    page = one.page
    x, y = spot(one, "r0")
    page.mouse.click(x - 250, y - 250)
    page.wait_for_selector(".qt .warn .rule")
    assert "only 25 are left" in page.inner_text(".qt .warn")
    assert page.locator(".qo .ans.no").is_disabled()
    page.mouse.click(x - 60, y - 60)
    page.wait_for_selector(".qt .warn", state="detached")
    assert becomes(one, lambda: len(server.asked[-1]["path"]) == 1)


def test_the_unit_can_be_dragged(table: Table) -> None:
    one, server = table(move_question())
    x, y = spot(one, "r0")
    one.page.mouse.move(x, y)
    one.page.mouse.down()
    one.page.mouse.move(x - 40, y - 40, steps=5)
    one.page.mouse.up()
    assert len(asked(one, server, 3)["path"]) == 1


def test_a_path_by_keys_alone(table: Table) -> None:
    one, server = table(move_question())
    page = one.page
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".handle.end")
    assert becomes(one, lambda: server.asked[-1]["path"] == [{"x": 5590, "y": 3110}])
    page.keyboard.press("Enter")
    assert becomes(one, lambda: [sent["path"] for sent in server.sent] == [[{"x": 5590, "y": 3110}]])


def test_a_path_by_numbers(table: Table) -> None:
    one, server = table(move_question())
    page = one.page
    page.click(".pdraft h2 button")
    page.get_by_role("button", name="Add a waypoint").click()
    page.get_by_label("Way 1: from the west edge").fill("52.5")
    page.get_by_label("Way 1: from the south edge").fill("41")
    page.get_by_role("spinbutton", name="Facing").fill("270")
    page.keyboard.press("Tab")
    assert becomes(one, lambda: server.asked[-1] == {"kind": "move", "unit": "raiders", "path": [{"x": 5250, "y": 4100}], "facing": 270})


def test_suggestions_fill_the_draft_and_other_answers_go_at_once(table: Table) -> None:
    one, server = table(move_question())
    page = one.page
    page.keyboard.press("2")
    assert asked(one, server, 2)["path"] == [{"x": 5200, "y": 4400}]
    assert server.sent == []
    page.keyboard.press("1")
    assert becomes(one, lambda: server.sent == [{"kind": "hold"}])


def test_a_template_turns_and_names_our_own(table: Table) -> None:
    one, server = table(flame_question())
    page = one.page
    page.wait_for_selector(".qt .warn.own")
    assert "Raider 10" in page.inner_text(".qt .warn.own")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert becomes(one, lambda: server.asked[-1]["axis"] == 346)
    page.mouse.click(*spot(one, "s0"))
    assert becomes(one, lambda: server.asked[-1]["axis"] not in (340, 341, 345, 346))


def test_nothing_is_measured_while_a_guess_is_open(table: Table) -> None:
    one, _ = table(guess_question())
    page = one.page
    assert page.locator(".zoom .measure").is_disabled()
    page.keyboard.press("m")
    assert page.locator(".tapehint").count() == 0
    assert page.locator(".map .names text").count() == 0
    names = spoken(page)
    assert all(" cm" not in name for name in names)


def test_measuring_between_two_taps(table: Table) -> None:
    one, _ = table(None)
    page = one.page
    page.keyboard.press("m")
    page.mouse.click(*spot(one, "r0"))
    page.mouse.click(*spot(one, "s0"))
    page.wait_for_function("() => /\\d+\\.\\d cm, \\d+°/.test(document.querySelector('.tapehint').textContent)")
    expected = math.dist((5600, 3000), (4400, 5800)) / 100
    assert page.inner_text(".tapehint").startswith(f"{expected:.1f} cm")
    page.keyboard.press("Escape")
    assert page.locator(".tapehint").count() == 0


def test_pieces_are_a_list_by_distance_with_bearings(table: Table) -> None:
    one, _ = table(None)
    page = one.page
    page.mouse.click(*spot(one, "r0"))
    page.wait_for_selector(".insp")
    names = spoken(page)
    assert names[0].startswith("your Raider 1")
    far = [float(name.split(" cm")[0].rsplit(" ", 1)[1]) for name in names if " cm" in name]
    assert far == sorted(far)
    assert any("enemy Sentry 1" in name and "north" in name for name in names)
    page.focus(".plist")
    page.keyboard.press("ArrowUp")
    first = page.get_attribute(".plist", "aria-activedescendant")
    page.keyboard.press("ArrowUp")
    assert page.get_attribute(".plist", "aria-activedescendant") != first


def test_sight_lines_with_their_blocker(table: Table) -> None:
    lines = [
        {"role": "sight_clear", "points": [{"x": 5600, "y": 3000}, {"x": 4400, "y": 5800}], "label": say("30.5 cm")},
        {"role": "sight_blocked", "points": [{"x": 5600, "y": 3000}, {"x": 4000, "y": 4500}, {"x": 2600, "y": 5800}], "label": say("the dugout")},
    ]
    one, _ = table(None, look=lambda request: lines if request["target"] == "r0" else [])
    page = one.page
    page.mouse.click(*spot(one, "r0"))
    page.keyboard.press("l")
    page.wait_for_selector("text=30.5 cm")
    page.keyboard.press("l")
    page.wait_for_selector("text=the dugout")


def test_far_away_a_unit_is_one_plate(table: Table) -> None:
    one, _ = table(None)
    page = one.page
    for _ in range(6):
        page.get_by_label("Zoom out").click()
    page.wait_for_selector("[data-unit=raiders]")
    assert "12" in page.locator("[data-unit=raiders]").text_content()  # type: ignore[operator]
    assert page.locator("[data-piece=r0]").count() == 0


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_a_table(table: Table, dark: bool) -> None:
    one, server = table(move_question(), dark=dark)
    x, y = spot(one, "r0")
    one.page.mouse.click(x - 60, y - 60)
    asked(one, server, 2)
    one.page.click(".pdraft h2 button")
    assert one.axe() == []


def test_a_town_on_a_phone_in_french(table: Table) -> None:
    one, _ = table(None, town(), width=390, height=844, touch=True, language="fr-FR")
    page = one.page
    assert page.get_by_label("Mesurer (M)").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert any("au-dessus du sol" in name for name in spoken(page))
    assert one.axe() == []


def test_a_finger_moves_a_unit(table: Table) -> None:
    one, server = table(move_question(), width=390, height=844, touch=True)
    x, y = spot(one, "r0")
    one.page.touchscreen.tap(x - 60, y - 60)
    draft = asked(one, server, 2)
    assert len(draft["path"]) == 1
    one.page.locator(".qo .go").tap()
    assert becomes(one, lambda: server.sent == [draft])
