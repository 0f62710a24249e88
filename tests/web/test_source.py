"""The client knows no game: no slug, rule id or name of a unit, card, vehicle or weapon stands in its source; its types are those of the server."""

from __future__ import annotations

import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bocage.core import registry

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "bocage" / "games"
MADE = ("icons.ts", "messages.ts", "scene.ts", "tokens.css")  # made by scripts out of what is read here
LONGEST_LINE, LONGEST_MODULE = 160, 400
NO_NAMES = ("art.toml", "options.toml", "parameters.toml")  # general words and switches
GENERAL = {
    word for line in (Path(__file__).parent / "general_words.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#") for word in line.split()
}


def texts() -> Iterator[tuple[str, str]]:
    """Every source file; of the list of icons the words by which they are called, not the library's own names."""
    for path in SOURCE.rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css", ".ftl") and path.name not in MADE:
            yield path.name, path.read_text(encoding="utf-8")
    icons = (ROOT / "web" / "scripts" / "icons.txt").read_text(encoding="utf-8")
    yield "icons.txt", "\n".join(line.partition(" ")[2] for line in icons.splitlines())


def named(value: Any) -> Iterator[str]:
    """All ids and names in a table, however deep."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key in ("id", "name", "name_fr") and isinstance(part, str):
                yield part
            else:
                yield from named(part)
    elif isinstance(value, list):
        for part in value:
            yield from named(part)


def names() -> set[str]:
    """What the tables of all games call their units, cards, vehicles, weapons and the rest: as they write it, and without underscores and prefixes."""
    found: set[str] = set()
    for table in GAMES.glob("*/data/*.toml"):
        if table.name in NO_NAMES:
            continue
        for name in named(tomllib.loads(table.read_text(encoding="utf-8"))):
            last = name.lower().rpartition(".")[2]
            found |= {name.lower(), last, last.replace("_", " ")}
    return {name for name in found if len(name) > 3 and name not in GENERAL}


def test_the_tables_are_read() -> None:
    assert {"panzer iv", "kar98k", "us_m4_sherman", "bertinelli"} <= names()


def test_no_game_stands_in_the_client() -> None:
    slugs = {path.parent.name for path in GAMES.glob("*/rulebook.toml")} | set(registry.slugs())
    titles = {registry.title(slug).name.lower() for slug in registry.slugs()}
    prefixes = {str(rule["id"]).partition("-")[0] for book in GAMES.glob("*/rulebook.toml") for rule in tomllib.loads(book.read_text(encoding="utf-8"))["rule"]}
    words = names() | slugs | titles
    rule = re.compile(r"\b(?:" + "|".join(sorted(prefixes)) + r")-(?:\d|RULING|CASE)")
    wrong = []
    for file, text in texts():
        lower = text.lower()
        wrong += [f"{file}: {word}" for word in words if word in lower and re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", lower)]
        wrong += [f"{file}: {found}" for found in rule.findall(text)]
    assert wrong == []


def test_general_words_are_single_words() -> None:
    """A unit's full name cannot hide among the plain words."""
    assert [word for word in GENERAL if not word.replace("_", "").isalpha() or word.count("_") > 1] == []


def test_the_types_are_those_of_the_server() -> None:
    """Words of the scene and messages of the server alike."""
    for name, made in runpy.run_path(str(ROOT / "web" / "scripts" / "schema.py"))["schemas"]().items():
        assert made == (SOURCE / "lib" / name).read_text(encoding="utf-8"), f"run web/scripts/schema.py: {name} has changed"


def modules() -> Iterator[Path]:
    """Every module of the client that is written by hand: code, components, styles, its tests and scripts."""
    for folder in (SOURCE, ROOT / "web" / "tests", ROOT / "web" / "scripts"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".ts", ".svelte", ".css", ".mjs", ".py") and path.name not in MADE:
                yield path


def test_no_line_of_the_client_is_too_long_to_be_read() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)}"
        for path in modules()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]
    assert wrong == [], "npm run format; what it cannot break is broken by hand"


def test_no_module_of_the_client_is_too_long_to_be_held_in_mind() -> None:
    sizes = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert len(sizes) > 100
    assert {name: size for name, size in sizes.items() if size > LONGEST_MODULE} == {}


def test_both_languages_say_the_same() -> None:
    ids = {language: re.findall(r"^([a-z][\w-]*) =", (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8"), re.M) for language in ("en", "fr")}
    assert ids["en"] == ids["fr"]
    assert len(ids["en"]) == len(set(ids["en"]))


@pytest.mark.parametrize("name", ["package-lock.json", "package.json", ".npmrc"])
def test_no_registry_stands_in_the_lock_file(name: str) -> None:
    text = (ROOT / "web" / name).read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "://registry" not in text
