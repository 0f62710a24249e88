"""Free answers on a table, judged by the real rules: a flame that is turned, a guess before the ruler, a lane; by gestures, keys and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import bocage
from bocage.core import registry
from bocage.core.chance import Seeded
from bocage.core.match import Match
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving.orders import Move
from bocage.tabletop.points import Waypoint
from tests.browser.real_rules import RulesServer, reach
from tests.browser.table import Screen
from tests.games.dropzone_commander.test_attack_runs import run
from tests.games.legends_old_west.bench import OURS, THEIRS, Bench
from tests.games.legends_old_west.test_artillery import mortar
from tests.games.legends_old_west.test_templates import REGULAR, flame_team

Make = Callable[..., Screen]
Sit = Callable[..., tuple[Screen, RulesServer]]


def by_the_point(bench: Bench, what: str) -> Match:
    """Our first figure fires at a point of its choice."""
    bench.men("e", REGULAR, [(100, 74), (101, 70), (104.5, 74), (90, 70)], ("ww2_rifle",), side=THEIRS)
    bench.state.phase, bench.state.active = "fire", OURS
    match = Match(registry.title("legends_old_west"), bench.game, Seeded("1"))

    def of_his(answer: Any) -> bool:
        return getattr(answer, "group", "") == "a.1" or getattr(answer, "aim", "") == "point"

    while match.ask.what != what:
        match.play(OURS, next(answer for answer in match.ask.legal if of_his(answer)))
    return match


@pytest.fixture
def sit(screen: Make) -> Sit:
    def make(match: Match, **size: Any) -> tuple[Screen, RulesServer]:
        one = screen(1440, 900, **size)
        server = RulesServer(one.page, match)
        server.open(one.address)
        one.page.wait_for_function("() => !document.querySelector('.qt p').innerText.startsWith('question-')")
        return one, server

    return make


def middle(one: Screen, what: str) -> tuple[float, float]:
    box = one.page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def asked(one: Screen, server: RulesServer, true: Callable[[Any], bool]) -> bool:
    """Whether the draft that was last put to the law becomes so."""
    for _ in range(100):
        if server.asked and true(server.asked[-1]):
            return True
        one.page.wait_for_timeout(50)
    return False


def test_a_flame_is_turned_by_handle_keys_and_numbers(sit: Sit) -> None:
    """LOW-14.11: any direction; a friend under the template is refused with its rule (LOW-2.17), and the way out is another direction."""
    bench, _, _ = flame_team()
    bench.men("b", REGULAR, [(112, 62)])
    one, server = sit(by_the_point(bench, "spray"))
    page = one.page
    page.wait_for_selector(".handle.angle.on")
    start = server.match.view(OURS).question.form.draft.facing
    page.locator(".handle.angle.on").focus()
    page.keyboard.press("Shift+ArrowRight")
    assert asked(one, server, lambda answer: answer["facing"] == (start + 5) % 360)
    page.mouse.click(*middle(one, "[data-piece='b.1']"))
    page.wait_for_selector(".qt .warn .rule")
    assert page.locator(".qo .ans.no").is_disabled()
    page.mouse.click(*middle(one, "[data-piece='e.1']"))
    page.wait_for_selector(".qo .ans.go:enabled")
    x, y = middle(one, ".handle.angle.on")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 120, y + 60, steps=4)
    page.mouse.up()
    assert asked(one, server, lambda answer: 180 < answer["facing"] < 360)
    page.get_by_role("button", name="By numbers").click()
    page.get_by_label("Direction").last.fill("4")
    page.keyboard.press("Tab")
    assert asked(one, server, lambda answer: answer["facing"] == 4)
    page.wait_for_selector(".qo .ans.go:enabled")
    assert one.raw() == []
    page.keyboard.press("Escape")
    page.click(".qo .ans.go")
    assert server.sent[-1]["facing"] == 4


def test_a_guess_comes_before_the_ruler(sit: Sit) -> None:
    """LOW-15.1, LOW-9.1: direction on the table, distance as a number; no ruler, no lengths while the form is open."""
    bench, _ = mortar("ww2")
    one, server = sit(by_the_point(bench, "guess"))
    page = one.page
    assert page.locator(".zoom .measure").is_disabled()
    page.keyboard.press("m")
    assert page.locator(".tapehint").count() == 0
    page.mouse.click(*middle(one, "[data-piece='e.4']"))
    assert asked(one, server, lambda answer: 300 < answer["direction"] < 360)
    page.get_by_label("Distance").fill("23")
    page.keyboard.press("Tab")
    assert asked(one, server, lambda answer: answer["distance"] == 2300)
    page.wait_for_selector(".qo .ans.go:enabled")
    page.get_by_label("Distance").fill("0.1")
    page.keyboard.press("Tab")
    page.wait_for_selector(".qt .warn .rule")
    assert one.axe() == []


def test_after_a_move_enter_leaves_the_figures_as_they_stand(sit: Sit) -> None:
    """LOW-4.10: single figures may be set otherwise. While nobody is, the gold button and Enter go on; who is set elsewhere is sent."""
    match = bocage.new("legends_old_west", scenario="first_patrol", seed=1)
    reach(match, "order")
    game = match.game
    assert isinstance(game, Battle)
    unit = game.unit(str(match.ask.facts["unit"]))
    leader = game.figure(unit.leader)
    match.play(match.ask.seat, Move(unit.id, (Waypoint(leader.x + 300, leader.y),)))
    assert match.ask.what == "adjust"
    one, server = sit(match)
    page = one.page
    assert "Leave them so" in page.inner_text(".qo .go")
    assert "Tap a figure" in page.inner_text(".qt")
    mate = next(f for f in unit.figures if f != unit.leader)
    x, y = middle(one, f"[data-piece='{mate}']")
    page.mouse.click(x, y)
    assert asked(one, server, lambda answer: answer["figure"] == mate)
    page.mouse.click(x, y + 30)
    page.wait_for_selector(".qo .go >> text=Set here")
    page.click(".qo .clear")
    page.wait_for_selector(".qo .go >> text=Leave them so")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert server.sent == [{"kind": "pass"}]


def test_suggestions_go_away_by_a_step_back(sit: Sit) -> None:
    match = bocage.new("legends_old_west", scenario="first_patrol", seed=1)
    reach(match, "order")
    one, _ = sit(match)
    page = one.page
    assert "of 15 cm" in page.inner_text(".qo .go")
    page.locator(".qo .ans", has_text="Suggestions").click()
    assert "north" in page.inner_text(".qmore")
    page.keyboard.press("Escape")
    page.wait_for_selector(".qmore", state="detached")
    page.locator(".qo .ans", has_text="Suggestions").click()
    page.locator(".qmore .ans").last.click()
    page.wait_for_selector(".qmore", state="detached")


def test_a_charge_stands_beside_the_move_and_is_drawn_when_pointed_at(sit: Sit) -> None:
    """LOW-5.1: who is near enough may charge; the bar offers it, and the enemy on the table has its ring and key."""
    bench = Bench()
    bench.men("a", REGULAR, [(100, 50), (103, 50), (106, 50)], ("ww2_rifle",))
    bench.men("e", REGULAR, [(100, 60), (103, 60)], ("ww2_rifle",), side=THEIRS)
    bench.state.phase, bench.state.active = "move", OURS
    match = Match(registry.title("legends_old_west"), bench.game, Seeded("1"))
    reach(match, "order")
    one, server = sit(match)
    page = one.page
    assert page.locator(".qo .ans", has_text="Charge").count() == 1
    assert page.locator(".map .piece[data-piece='e.1'] .glow").count() == 1
    page.mouse.click(*middle(one, "[data-piece='e.1']"))
    page.wait_for_timeout(300)
    assert [answer["kind"] for answer in server.sent] == ["storm"]


def test_suggestions_have_room_on_a_phone(screen: Make) -> None:
    one = screen(390, 844, touch=True)
    match = bocage.new("legends_old_west", scenario="first_patrol", seed=1)
    reach(match, "order")
    RulesServer(one.page, match).open(one.address)
    one.page.locator(".qo .ans", has_text="Suggestions").click()
    widths = one.page.evaluate("() => [...document.querySelectorAll('.qmore .ans')].map(one => one.getBoundingClientRect().width)")
    assert min(widths) > 150


def feared(one: Screen, words: str) -> None:
    """E tells what could happen there in these words, and Escape takes it away."""
    one.page.keyboard.press("e")
    one.page.wait_for_selector(f".map text:has-text('{words}')")
    one.page.keyboard.press("Escape")


def test_the_end_of_a_planned_way_and_a_bare_place_tell_what_could_hurt_them(screen: Make) -> None:
    """E shows what enemies could do to a man there, before he goes; a place too far from them fears nothing."""
    one = screen(1440, 900)
    page = one.begin("legends_old_west", "trench_raid")
    for _ in range(30):
        one.page.wait_for_selector(".qo .ans:enabled")
        if page.locator(".handle.end").count():
            break
        stamp = one._stamp()
        page.click(".qo .go")
        one.moved(stamp, 4000)
    page.wait_for_selector(".handle.end")
    feared(one, "may shoot")
    page.keyboard.press("Space")
    page.wait_for_selector(".handle.end", state="detached")
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.6, box["y"] + 240)
    page.wait_for_selector(".map .spot")
    feared(one, "may ")
    page.keyboard.press("Escape")
    page.wait_for_selector(".map .spot", state="detached")


def test_an_aircraft_that_enters_is_turned_on_the_table(sit: Sit) -> None:
    """LOW-21.5: speed and heading are written down before it is on the table; its heading turns about the place where it enters."""
    match = bocage.new("legends_old_west", scenario="dogfight", seed=1)
    for _ in range(2):
        match.play(match.asks[0].seat, next(iter(match.asks[0].legal)))
    assert match.ask.what == "flight_plan"
    one, server = sit(match)
    page = one.page
    page.wait_for_selector(".handle.angle")
    assert "speed 50 cm" in page.inner_text(".qt")
    handle = middle(one, ".handle.angle")
    page.mouse.click(handle[0] - 60, handle[1] + 40)
    assert asked(one, server, lambda answer: 270 < answer["flights"][0]["heading"] < 350)
    page.get_by_role("button", name="By numbers").click()
    page.get_by_label("speed").fill("40")
    page.keyboard.press("Tab")
    assert asked(one, server, lambda answer: answer["flights"][0]["speed"] == 4000)


def test_a_lane_is_drawn_across_the_table(sit: Sit) -> None:
    """DZC-10.4, DZC-10.5: it begins on an edge, wherever its handle is dropped, and passes within six inches of its target; else the rule says why not."""
    match = run().match
    reach(match, "lane")
    one, server = sit(match)
    page = one.page
    page.wait_for_selector(".handle.bend, .handle.end")
    quarry = middle(one, "[data-piece='hunter.1']")
    page.mouse.click(quarry[0] + 260, quarry[1] + 140)
    page.wait_for_selector(".qt .warn .rule")
    page.mouse.click(quarry[0] + 30, quarry[1] + 20)
    page.wait_for_selector(".qo .ans.go:enabled")
    first = server.asked[-1]["path"]
    assert len(first) == 2
    x, y = middle(one, ".handle.bend")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 90, y - 25, steps=4)
    page.mouse.up()
    assert asked(one, server, lambda answer: answer["path"][0]["x"] < first[0]["x"] and answer["path"][0]["y"] == 0)
    page.wait_for_selector(".qo .ans.go:enabled")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert server.sent[-1]["path"][1] == server.asked[-1]["path"][1]
