"""What the guides say of commands is so, and the guide to the screen says the same in both languages."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import cli
from bocage.core import registry

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def commands() -> Iterator[tuple[str, str]]:
    """Every command line of ours that a page shows in a block of its own, without its comment."""
    for page in PAGES:
        for line in page.read_text(encoding="utf-8").splitlines():
            found = re.match(r"^(?: {4})?(?:\.venv/bin/)?bocage ([a-z].*)$", line)
            if found is not None:
                yield str(page.relative_to(ROOT)), re.split(r"\s{3,}|\s#", found[1])[0]


@pytest.mark.parametrize(("page", "line"), sorted(set(commands())))
def test_every_command_of_a_guide_is_understood(page: str, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Command, arguments and games of it exist; nothing is run."""
    words = shlex.split(line)
    with pytest.raises(SystemExit) as left:
        cli.main([words[0], "--help"])
    assert left.value.code == 0, f"{page}: {line}"
    known = _help(words[0], monkeypatch)
    for word in words[1:]:
        if word.startswith("--"):
            assert word in known, f"{page}: bocage {words[0]} has no {word}"
    if words[0] in ("scenarios", "rules", "play", "selfplay", "army", "arena"):
        assert words[1] in (*registry.slugs(), "GAME"), f"{page}: {line}"


def _help(command: str, monkeypatch: pytest.MonkeyPatch) -> str:
    out = io.StringIO()
    monkeypatch.setattr("sys.stdout", out)
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    monkeypatch.undo()
    return out.getvalue()


def test_every_argument_of_the_server_is_in_its_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    """A keeper finds all of them in the table."""
    text = (ROOT / "docs" / "guide" / "hosting.md").read_text(encoding="utf-8")
    for argument in set(re.findall(r"--[a-z-]+", _help("serve", monkeypatch))) - {"--help"}:
        assert f"`{argument}" in text, argument


def test_the_guide_to_the_screen_is_the_same_in_both_languages() -> None:
    """As many parts, as many rows, the same keys."""
    pages = [(ROOT / "docs" / "guide" / name).read_text(encoding="utf-8") for name in ("playing.md", "playing.fr.md")]
    heads, rows = ([len(re.findall(start, page, re.MULTILINE)) for page in pages] for start in (r"^## ", r"^\| "))
    assert heads[0] == heads[1]
    assert rows[0] == rows[1]
    assert re.findall(r"\| ([A-Z/?, ]+) \|$", pages[0], re.MULTILINE) == re.findall(r"\| ([A-Z/?, ]+) \|$", pages[1], re.MULTILINE)


@pytest.mark.parametrize("slug", [slug for slug in registry.slugs() if slug != "patrol"])
def test_every_game_has_its_pages(slug: str) -> None:
    """The game in one page in both languages, rulings, provenance, and the way to them."""
    folder = ROOT / "docs" / "games"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for name in ("how-to-play.md", "how-to-play.fr.md", "rulings.md", "provenance.md"):
        assert (folder / slug / name).is_file(), name
        assert f"({slug}/{name})" in index, name
