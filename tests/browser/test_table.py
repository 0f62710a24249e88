"""What the table can do beside answering: looking, fanning stacks, branching off, resting, claiming, waiting without a line."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from random import Random

from playwright.sync_api import WebSocketRoute

from tests.browser.table import Screen

Make = Callable[..., Screen]


def made(address: str, **wishes: object) -> dict[str, object]:
    """A match made over HTTP, for wishes that the lobby does not offer."""
    request = urllib.request.Request(f"{address}/api/matches", json.dumps(wishes).encode(), {"Content-Type": "application/json"})
    answer: dict[str, object] = json.loads(urllib.request.urlopen(request).read())
    return answer


def joined(address: str, table: dict[str, object], seat: str = "red") -> str:
    """The secret of a seat that was taken by its invitation."""
    invitations = table["invitations"]
    assert isinstance(invitations, dict)
    body = json.dumps({"invitation": invitations[seat], "name": "Bob"}).encode()
    request = urllib.request.Request(f"{address}/api/matches/{table['id']}/join", body, {"Content-Type": "application/json"})
    return str(json.loads(urllib.request.urlopen(request).read())["secret"])


def sit(one: Screen, match: str, seat: str, secret: str) -> None:
    one.open()
    one.page.evaluate("([match, seat, secret]) => localStorage.setItem('bocage.seats', JSON.stringify({[match]: {[seat]: secret}}))", [match, seat, secret])
    one.page.goto(f"{one.address}/#/match/{match}")
    one.page.reload()


def test_lines_of_sight_and_threats_by_key_and_button(screen: Make) -> None:
    one = screen(1440, 900)
    page = one.begin("tide_of_iron", "saint_aubin")
    one.wait()
    ink = ".map path[stroke='var(--ink)'][stroke-width='3']"
    before = page.locator(ink).count()
    for key in ("s", "l"):
        page.keyboard.press(key)
    page.wait_for_function("() => document.querySelector('.zoom [aria-pressed=true][title*=\"(L)\"]') !== null")
    assert page.locator(ink).count() >= before
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.zoom [aria-pressed=true][title*=\"(L)\"]') === null")
    page.get_by_label("What could hurt it").click()
    page.wait_for_function("() => document.querySelector('.zoom [aria-pressed=true][title*=\"(E)\"]') !== null")
    assert one.axe() == []


def test_stacks_fan_out_by_key(screen: Make) -> None:
    one = screen(1440, 900)
    page = one.begin("tide_of_iron", "saint_aubin")
    one.wait()
    page.keyboard.press("f")
    page.wait_for_selector(".fan button")
    assert page.locator(".fan button").count() > 1
    page.keyboard.press("Escape")
    page.wait_for_selector(".fan", state="detached")
    page.keyboard.press("s")
    page.wait_for_selector(".insp")
    first = page.inner_text(".insp h2")
    page.keyboard.press("s")
    page.wait_for_function("before => document.querySelector('.insp h2').innerText !== before", arg=first)


def test_far_away_a_place_is_one_plate(screen: Make) -> None:
    one = screen(1440, 900)
    page = one.begin("tide_of_iron", "saint_aubin")
    one.wait()
    assert page.locator(".map .plate").count() == 0
    for _ in range(9):
        page.get_by_label("Zoom out").click()
    page.wait_for_selector(".map .plate")
    for _ in range(9):
        page.get_by_label("Zoom in").click()
    page.wait_for_selector(".map .plate", state="detached")


def test_a_line_of_cards_is_a_list(screen: Make) -> None:
    one = screen(1280, 800)
    page = one.begin("frontline", "fl_s01")
    one.wait()
    cards = page.get_by_role("main").get_by_role("list", name="The board").get_by_role("listitem")
    assert cards.count() == 9
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "cell-2"
    assert "2" in page.evaluate("document.activeElement.innerText")
    assert one.axe() == []


def test_play_on_from_a_moment_of_the_replay(patrol: Make) -> None:
    """A match that was given up has a report, too: what luck did, what a computer would have done, and a way on from any moment."""
    one = patrol()
    page, chance = one.page, Random(3)
    for step in range(40):
        one.wait()
        one.press(chance, gold=0.6)
        if step >= 7 and page.locator(".die").count():
            break
    assert page.locator(".die").count(), "without dice there is no luck to tell of"
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".qo .ans", has_text="report").click()
    page.wait_for_selector(".rp .chart input")
    page.wait_for_selector(".luckline")
    page.get_by_label("To the beginning").click()
    for _ in range(3):
        page.get_by_label("One on", exact=True).click()
    page.get_by_role("button", name="What would the computer do?").click()
    page.wait_for_selector(".rail .advice li")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector(".app .q")
    assert one.wait()
    assert not one.over
    one.press(Random(1))


def test_a_hint_is_armed_and_given_by_the_reader(patrol: Make) -> None:
    """What the computer would do, best first; taking it up gives nothing yet, and Enter does."""
    one = patrol()
    page = one.page
    stamp = one._stamp()
    page.keyboard.press("!")
    page.wait_for_selector(".hints .advice button")
    assert page.evaluate("document.activeElement.closest('.hints') !== null")
    assert one.axe() == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".hints", state="detached")
    page.locator(".hintbtn").click()
    page.locator(".hints .advice button").first.click()
    page.wait_for_selector(".hints", state="detached")
    assert one._stamp() == stamp
    page.wait_for_selector(".q[data-step=armed]")
    page.locator(".qo .go").click()
    assert one.moved(stamp, 8000)


def test_between_people_there_are_no_hints(screen: Make) -> None:
    one = screen()
    page = one.begin("patrol", "hedgerow", opponent="screen")
    one.wait()
    assert page.locator(".hintbtn").count() == 0
    page.keyboard.press("!")
    assert page.locator(".hints").count() == 0


def test_an_answer_without_a_line_is_kept_and_sent_later(patrol: Make) -> None:
    one = patrol()
    page = one.page
    stamp = one._stamp()
    one.forgiven = ("WebSocket", "ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.wait_for_selector(".strip")
    page.click(".qo .go")
    page.wait_for_selector(".strip .tag")
    assert "not sent" in page.inner_text(".strip")
    page.context.set_offline(False)
    page.wait_for_selector(".strip", state="detached")
    assert one.moved(stamp, 8000)


def test_a_kept_answer_can_be_forgotten(screen: Make) -> None:
    one = screen()
    page = one.begin("patrol", "hedgerow")
    one.wait()
    stamp = one._stamp()
    one.forgiven = ("WebSocket", "ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.wait_for_selector(".strip")
    page.click(".qo .go")
    page.wait_for_selector(".strip .tag")
    page.get_by_role("button", name="Forget it").click()
    page.context.set_offline(False)
    page.wait_for_selector(".strip", state="detached")
    assert not one.moved(stamp, 500)


def test_a_match_rests_and_goes_on(screen: Make) -> None:
    one = screen()
    page = one.begin("patrol", "hedgerow")
    one.wait()
    page.get_by_label("Settings").click()
    page.get_by_role("button", name="Adjourn", exact=True).click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".strip")
    assert "adjourned" in page.inner_text(".strip")
    page.get_by_role("button", name="Go on").click()
    page.wait_for_selector(".strip", state="detached")
    one.wait()
    page.click(".qo .go")
    page.wait_for_selector("[data-piece=a]")


def test_who_stays_away_can_be_claimed_against(screen: Make) -> None:
    blue, red = screen(), screen()
    table = made(blue.address, game="patrol", scenario="hedgerow", seats={"red": {"kind": "link"}}, away=1)
    secrets = table["secrets"]
    assert isinstance(secrets, dict)
    match = str(table["id"])
    sit(red, match, "red", joined(red.address, table))
    sit(blue, match, "blue", secrets["blue"])
    blue.wait()
    blue.page.click(".qo .go")
    red.page.goto(red.address)
    blue.page.wait_for_selector(".strip")
    assert "left" in blue.page.inner_text(".strip")
    claim = blue.page.get_by_role("button", name="Claim the win")
    claim.wait_for()
    claim.click()
    blue.page.wait_for_function("() => document.querySelector('.q').dataset.number === 'over'")
    assert "left" in blue.question()


def test_hints_are_told_as_the_answers_they_are_about(screen: Make) -> None:
    """By the tag on the board and the name on the button, beside the board and not over it; looking at one draws it, and asking again says the same."""
    one = screen(1440, 900)
    page = one.begin("legends_old_west", "first_patrol")
    for _ in range(3):
        one.wait()
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
    one.wait()
    page.keyboard.press("!")
    page.wait_for_selector(".hints .advice button")
    told = page.inner_text(".hints .advice")
    board, hints = page.locator(".board").bounding_box(), page.locator(".hints").bounding_box()
    assert board is not None
    assert hints is not None
    assert hints["x"] >= board["x"] + board["width"]
    keys = page.locator(".hints kbd.tagged").all_inner_texts()
    assert len(keys) == len(set(keys))
    page.keyboard.press("Escape")
    page.wait_for_selector(".hints", state="detached")
    page.keyboard.press("!")
    page.wait_for_selector(".hints .advice button", timeout=3000)
    assert page.inner_text(".hints .advice").split("\n")[0] == told.split("\n")[0]
    values = page.locator(".hints .advice b").all_inner_texts()
    assert values == [line for line in told.split("\n") if line.endswith("%") and line[:-1].isdigit()]


def test_a_table_that_was_left_listens_no_more(screen: Make) -> None:
    """An estimate of the odds is being looked at when the battle ends and somebody goes away: the table that was left does not stir."""
    one = screen()
    lines: list[WebSocketRoute] = []
    seqs: list[int] = []

    def between(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def back(told: str | bytes) -> None:
            message = json.loads(told)
            if "seq" in message:
                seqs.append(message["seq"])
            line.send(json.dumps({**message, "exact": False, "error": 0.2}) if message["type"] == "odds" else told)

        server.on_message(back)

    one.page.route_web_socket("**/ws/**", between)
    page = one.begin("patrol", "hedgerow")
    one.wait()
    page.click(".qo .go")
    page.locator("[data-piece=a]").click()
    page.wait_for_selector(".oddsp .ob")
    for step, changes in enumerate(({"question": None}, {"round": 7}), 1):  # nothing is asked any more, and then something else happens
        lines[-1].send(json.dumps({"type": "frame", "seq": seqs[-1] + step, "scene": changes}))
    page.wait_for_selector(".q.wait")
    page.evaluate("location.hash = '#/'")
    page.wait_for_selector(".app", state="detached")
    page.wait_for_timeout(900)  # longer than an estimate is looked at before a closer one is wanted
