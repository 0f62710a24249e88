"""The map of the house and the table of a title's parts name only what is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bocage
from bocage.core.game import Parts, Title

ROOT = Path(__file__).parents[2]
PACKAGE = Path(bocage.__file__).parent
MAP = ROOT / "docs" / "architecture.md"
GUIDE = ROOT / "docs" / "guide" / "add_a_game.md"
SHORT = {"state", "view", "computer", "turn/turn.py", "locale", "src/bocage/"}  # places inside every game; where paths start


def located(path: str) -> Path | None:
    """A file or folder of the project by the name that the map gives it."""
    return next((base / path for base in (PACKAGE, ROOT) if (base / path).exists()), None)


def in_every_game(path: str) -> bool:
    return path == "src/bocage/" or all((game.parent / path).exists() for game in PACKAGE.glob("games/*/__init__.py"))


def python_names(source: str) -> set[str]:
    """Functions, classes, their methods, and values of a module."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}" for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)}
        if isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return found


def is_defined(name: str, path: Path) -> bool:
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return name in python_names(source)
    word = re.escape(name)
    method = rf"^  (?:(?:private|protected|override|async) )*{word}\(.*\{{$"
    return re.search(rf"{method}|\b(?:function|class|const) {word}\b", source, re.MULTILINE) is not None


def faults(text: str) -> Iterator[str]:
    """What a page names and is not there. A name belongs to the path that stands before it in its line."""
    for line in re.sub(r"```.*?```", "", text, flags=re.DOTALL).splitlines():
        here: Path | None = None
        for span in re.findall(r"`([^`]+)`", line):
            if span in SHORT:
                if not in_every_game(span):
                    yield f"{span} is not in every game"
            elif "/" in span:
                here = located(span)
                if here is None:
                    yield f"{span} is not there"
            elif here is None or not here.is_file() or not is_defined(span, here):
                yield f"{span} is not in {here}"


def test_the_map_names_only_what_is_there() -> None:
    assert not list(faults(MAP.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "lie",
    [
        "`core/nowhere.py`", "`core/undo.py` `forgive`", "`core/match.py` `Match.cheat`", "`Match.play`", "`web/src/lib/line.ts` `whisper`",
        "`core/` `Match.play`", "`core/undo.py` `last_choice` and then `Chose`",
    ],
)  # fmt: skip
def test_a_lie_is_found(lie: str) -> None:
    """What is missing, what stands elsewhere, and what is only imported or called."""
    assert list(faults(lie))


def test_the_picture_shows_every_layer() -> None:
    picture = MAP.read_text(encoding="utf-8").split("```mermaid")[1].split("```")[0]
    shown = set(re.findall(r"^\s*(\w+)\[", picture, re.MULTILINE))
    assert shown == {path.parent.name for path in PACKAGE.glob("*/__init__.py")} | {"web"}


def test_those_who_come_in_find_the_map() -> None:
    for page in ("README.md", "CONTRIBUTING.md", "docs/README.md", "docs/guide/add_a_game.md"):
        assert "architecture.md)" in (ROOT / page).read_text(encoding="utf-8"), page


# -- the parts of a title ------------------------------------------------------------------------------------------------------------


def rows() -> dict[str, tuple[str, str]]:
    """The table of parts in the guide: by part, whether it is required and who calls it."""
    text = GUIDE.read_text(encoding="utf-8").split("## The parts of a title")[1].split("\n## ")[0]
    found = re.findall(r"^\| `(\w+)` \| ([^|]*) \| ([^|]*) \| [^|]+ \|$", text, re.MULTILINE)
    return {part: (required.strip(), callers) for part, required, callers in found}


def test_the_guide_lists_every_part_of_a_title() -> None:
    assert list(rows()) == list(Parts.__annotations__)


def test_the_guide_says_which_parts_are_required() -> None:
    said = re.search(r"Required: (.*?)\.\n", Title.__doc__ or "", re.DOTALL)
    assert said is not None
    assert {part for part, (required, _) in rows().items() if required == "yes"} == set(re.findall(r"`(\w+)`", said[1]))


def test_every_part_is_called_where_the_guide_says() -> None:
    for part, (_, callers) in rows().items():
        named = re.findall(r"`([\w/]+\.py)`", callers)
        assert named, part
        for name in named:
            assert re.search(rf"\.{part}\b", (PACKAGE / name).read_text(encoding="utf-8")), (part, name)
