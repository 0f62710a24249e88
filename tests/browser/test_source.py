"""The client knows no game: no slug, rule id or unit name stands in its source; its types are those of the server."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

import pytest

from bocage.core import registry

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
GAMES = ROOT / "src" / "bocage" / "games"
COMMON = {
    "tank",
    "truck",
    "mortar",
    "officer",
    "infantry",
    "squad",
    "decoy",
    "medic",
    "engineer",
    "flamethrower",
    "machine gun",
    "rifle",
    "rifleman",
    "sniper",
    "elite",
    "regular",
    "rally",
}


def files() -> list[Path]:
    found = [
        path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".ftl") and path.name not in ("icons.ts", "scene.ts", "tokens.css")
    ]
    return [*found, ROOT / "web" / "scripts" / "icons.txt"]


def unit_names() -> set[str]:
    """Names and ids of the units of all games, as their tables write them."""
    names: set[str] = set()
    for table in GAMES.glob("*/data/*unit*.toml"):
        for rows in tomllib.loads(table.read_text(encoding="utf-8")).values():
            for row in rows if isinstance(rows, list) else rows.values() if isinstance(rows, dict) else ():
                if isinstance(row, dict):
                    names |= {str(row[key]).lower() for key in ("id", "name") if isinstance(row.get(key), str)}
    return {name for name in names if len(name) > 4 and name.replace("_", " ") not in COMMON}


def test_no_game_stands_in_the_client() -> None:
    slugs = [path.name for path in GAMES.iterdir() if (path / "rulebook.toml").is_file()]
    titles = [registry.title(slug).name for slug in registry.slugs() if slug != "patrol"]
    names = re.compile(r"\b(?:" + "|".join(re.escape(name) for name in sorted(unit_names(), key=len, reverse=True)) + r")\b")
    rule = re.compile(r"\b(?:TOI|FL|HON|LOW|DZC|PAT)-\d")
    wrong = []
    for path in files():
        text = path.read_text(encoding="utf-8")
        lower = text.lower()
        wrong += [f"{path.name}: {slug}" for slug in slugs if slug != "patrol" and slug in lower]
        wrong += [f"{path.name}: {title}" for title in titles if title in text]
        wrong += [f"{path.name}: {found}" for found in rule.findall(text)]
        wrong += [f"{path.name}: {name}" for name in names.findall(lower)]
    assert wrong == []


def test_the_types_are_those_of_the_server() -> None:
    made = runpy.run_path(str(ROOT / "web" / "scripts" / "schema.py"))["schema"]()
    kept = (SOURCE / "lib" / "scene.schema.json").read_text(encoding="utf-8")
    assert made == kept, "run web/scripts/schema.py: the words of the scene have changed"


def test_both_languages_say_the_same() -> None:
    ids = {language: re.findall(r"^([a-z][\w-]*) =", (SOURCE / "locale" / f"{language}.ftl").read_text(encoding="utf-8"), re.M) for language in ("en", "fr")}
    assert ids["en"] == ids["fr"]


@pytest.mark.parametrize("name", ["package-lock.json", "package.json", ".npmrc"])
def test_no_registry_stands_in_the_lock_file(name: str) -> None:
    text = (ROOT / "web" / name).read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert "://registry" not in text
