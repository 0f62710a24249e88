"""The pictures of the documentation: all there, in the gallery, and to be made again by the script beside them."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bocage.server.live.open_tables import OpenTables
from bocage.server.storage import open_storage
from bocage.server.work.pool import Pool

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


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
        open_tables = OpenTables(open_storage(tmp_path), Pool(1))
        await open_tables.start()
        live = open_tables.live_table(found.ident)
        async with live.lock:
            table = await open_tables.ready(live)
        scene = table.match.view("blue")
        await open_tables.close()
        return scene

    scene = asyncio.run(opened())
    assert scene.question.what in wish.what
    assert scene.round >= 2


def test_a_wish_that_never_comes_true_is_told(script: Callable[[str], Any]) -> None:
    matches, moments = script("matches"), script("moments")
    wish = matches.Wish("patrol", "hedgerow", "blue", ("squad",), moments.asked(3, since=99), players="random", matches=1)
    with pytest.raises(LookupError, match="without such a moment"):
        matches.look_for(wish)
