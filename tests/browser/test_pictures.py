"""The pictures of the documentation, and the way from the front page into a battle that the README promises."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bocage.core import registry
from bocage.server.hall import Hall
from bocage.server.pool import Pool
from bocage.server.storage import open_storage
from tests.browser.table import Screen

Make = Callable[..., Screen]
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
GAMES = [slug for slug in registry.slugs() if slug != "patrol"]
SCREENS = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844, "touch": True}}


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """A module of docs/pictures."""
    monkeypatch.syspath_prepend(str(FOLDER))
    monkeypatch.setattr(sys, "argv", ["make.py"])
    before = set(sys.modules)
    yield __import__
    for name in set(sys.modules) - before & {"make", "matches", "moments"}:
        sys.modules.pop(name, None)


def test_all_pictures_are_there(script: Callable[[str], Any]) -> None:
    """Every picture of the catalogue, as large as it says, and none too heavy for a page."""
    for picture in script("make").catalogue():
        body = (FOLDER / f"{picture.name}.png").read_bytes()
        assert body[:8] == b"\x89PNG\r\n\x1a\n", picture.name
        size = int.from_bytes(body[16:20]), int.from_bytes(body[20:24])
        assert size == (picture.look.width, picture.look.height), picture.name
        assert len(body) < 400_000, picture.name


def test_every_picture_is_in_the_gallery(script: Callable[[str], Any]) -> None:
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    for picture in script("make").catalogue():
        assert f"({picture.name}.png)" in text, picture.name


def test_there_are_no_other_pictures(script: Callable[[str], Any]) -> None:
    """What is not in the catalogue nobody can make again."""
    known = {f"{picture.name}.png" for picture in script("make").catalogue()}
    assert {path.name for path in FOLDER.glob("*.png")} <= known


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_what_a_page_points_at_is_there(page: Path) -> None:
    """Pictures and other pages that are linked exist."""
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_a_moment_is_found_again(script: Callable[[str], Any], tmp_path: Path) -> None:
    """The same wish finds the same moment, and a server opens it there with the same question."""
    matches, moments = script("matches"), script("moments")
    wish = matches.Wish("patrol", "hedgerow", "blue", ("squad", "step"), moments.asked(3, since=2), players="random")
    found = matches.look_for(wish)
    assert matches.look_for(wish) == found
    matches.lay_out(tmp_path, [found])

    async def opened() -> Any:
        hall = Hall(open_storage(tmp_path), Pool(1))
        await hall.start()
        room = hall.room(found.ident)
        async with room.lock:
            table = await hall.ready(room)
        scene = table.match.view("blue")
        await hall.close()
        return scene

    scene = asyncio.run(opened())
    assert scene.question.what in wish.what
    assert scene.round >= 2


def test_a_wish_that_never_comes_true_is_told(script: Callable[[str], Any]) -> None:
    matches, moments = script("matches"), script("moments")
    wish = matches.Wish("patrol", "hedgerow", "blue", ("squad",), moments.asked(3, since=99), players="random", matches=1)
    with pytest.raises(LookupError, match="without such a moment"):
        matches.look_for(wish)


@pytest.mark.parametrize(("language", "size"), [("en-GB", "desk"), ("fr-FR", "phone")])
@pytest.mark.parametrize("slug", GAMES)
def test_two_clicks_lead_into_a_battle_of_every_game(screen: Make, slug: str, language: str, size: str) -> None:
    """The game, then the gold button; the table asks its first question in the reader's language."""
    one = screen(language=language, **SCREENS[size])
    page = one.open()
    page.locator(f'.tile[href$="/game/{slug}"]').click()
    page.locator(".start").click()
    assert one.wait()
    assert one.question()
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert one.raw() == []


@pytest.mark.parametrize("slug", ["tide_of_iron", "dropzone_commander"])
def test_keys_alone_lead_into_a_battle(screen: Make, slug: str) -> None:
    """Tab and Enter, from the front page to the second question."""
    one = screen()
    page = one.open()
    page.wait_for_selector(f'.tile[href$="/game/{slug}"]')
    _tab_to(one, f'.tile[href$="/game/{slug}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector(".start")
    _tab_to(one, ".start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".app")
    assert one.wait()
    stamp = one._stamp()
    page.locator("body").focus()
    page.keyboard.press("Enter")
    if not one.moved(stamp, 2000):
        page.keyboard.press("Enter")
        assert one.moved(stamp, 8000)


def _tab_to(one: Screen, selector: str, most: int = 60) -> None:
    for _ in range(most):
        one.page.keyboard.press("Tab")
        if one.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"{selector} is not reached by Tab")
