"""The odds of several answers, and what an armed answer leaves free to see; against a scripted server."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.plane_scene import Json, ScriptedServer, say, trench
from tests.browser.table import Screen

Make = Callable[..., Screen]


def shots(most: int) -> Json:
    """Whom to shoot at: so many answers that roll dice."""
    options = [
        {
            "answer": {"kind": "shoot", "at": f"s{n}"},
            "target": {"kind": "piece", "id": f"s{n}"},
            "label": say(f"Shot {n}"),
            "key": n + 1,
            "primary": n == 0,
            "chance": True,
        }
        for n in range(most)
    ]
    return {"number": 1, "seat": "blue", "what": "shoot", "text": say("Whom?"), "rule": "XX-1.1", "options": options}


class Marksmen(ScriptedServer):
    """The first target is hit at ten per cent, the second at twenty, and so on."""

    foretold: list[Json]

    def odds(self, answer: Json) -> Json:
        self.foretold.append(answer)
        chance = 0.1 * (int(answer["at"][1:]) + 1)
        results = [{"value": 1, "message": "hit", "facts": {}, "chance": chance}, {"value": 0, "message": "miss", "facts": {}, "chance": 1 - chance}]
        return {"exact": True, "runs": 1, "worlds": 1, "results": results, "assumed": []}


def range_of(screen: Make, most: int, **size: int) -> tuple[Screen, Marksmen]:
    one = screen(**size)
    server = Marksmen(one.page, {**trench(), "question": shots(most)})
    server.foretold = []
    server.open(one.address)
    one.page.wait_for_selector(".qo .ans")
    return one, server


def test_each_answer_in_the_bar_tells_its_odds(screen: Make) -> None:
    one, _ = range_of(screen, 3, width=1440, height=900)
    one.page.wait_for_function("() => [...document.querySelectorAll('.qo .ans small')].filter(one => /%/.test(one.innerText)).length === 3")
    assert [text.split()[0] for text in one.page.locator(".qo .ans small").all_inner_texts()] == ["10%", "20%", "30%"]


def test_no_more_than_four_odds_are_asked_for_unbidden(screen: Make) -> None:
    one, server = range_of(screen, 6, width=1440, height=900)
    page = one.page
    page.locator(".qo .ans", has_text="more").click()
    page.wait_for_function("() => /40%/.test(document.querySelector('.qmore').innerText)")
    assert "chance decides" in page.locator(".qmore .ans", has_text="Shot 4").inner_text()
    page.keyboard.press("6")
    page.wait_for_function("() => /60%/.test(document.querySelector('.qo .go').innerText)")
    assert [asked["at"] for asked in server.foretold] == ["s0", "s1", "s2", "s3", "s5"]


def test_an_armed_answer_leaves_the_board_free(screen: Make) -> None:
    one, _ = range_of(screen, 3, width=1440, height=900)
    page = one.page
    page.keyboard.press("2")
    page.wait_for_function("() => /Shot 1/.test(document.querySelector('.qo .go').innerText)")
    assert page.locator(".insp").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".insp")
