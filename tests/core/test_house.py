"""The order of the house: imports point one way between layers and between the rooms of a game, nothing goes round, no folder is crowded.

The checks stand in `house`. Here they are held against the sources, and each against a small tree made up to break it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from tests.core.house import CROWD, House, crowded, cycles, layers, rooms, rooms_of, unexplained

HOUSE = House(Path(bocage.__file__).parent)
AREAS, GAMES = HOUSE.areas(), HOUSE.games()


def built(folder: Path, sources: dict[str, str]) -> House:
    """A house made up of modules by their paths; every folder is a package."""
    root = folder / "home"
    for name, text in sources.items():
        path = root / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in [root, *root.rglob("*")]:
        if path.is_dir() and not (path / "__init__.py").exists():
            (path / "__init__.py").write_text('"""What stands here."""\n', encoding="utf-8")
    return House(root)


# -- nothing goes round --------------------------------------------------------------------------------------------------------------


def test_no_import_goes_round():
    assert not list(cycles(HOUSE))


@pytest.mark.parametrize("area", AREAS)
def test_no_import_goes_round_in(area):
    assert not list(cycles(HOUSE, area))


@pytest.mark.parametrize(
    "back", ["from home.core.a import thing", "from home.core import a", "import home.core.a", "def later():\n    from home.core import a"]
)
def test_a_way_back_is_found(tmp_path, back):
    house = built(tmp_path, {"core/a": "from home.core import b", "core/b": "import home.core.c", "core/c": back})
    assert [set(found.split(" <- ")) for found in cycles(house)] == [{"home.core.a", "home.core.b", "home.core.c"}]


def test_a_type_alone_makes_no_cycle(tmp_path):
    known = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from home.core.a import Thing\n"
    assert not list(cycles(built(tmp_path, {"core/a": "from home.core import b", "core/b": known})))


# -- layers --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", AREAS)
def test_layers_import_downwards(area):
    assert not list(layers(HOUSE, area))


def test_the_doors_know_no_particular_game():
    """`import bocage` and `import bocage.games` load no game: the registry finds them."""
    doors = [HOUSE.modules[name] for name in ("bocage", "bocage.games")]
    assert not [row for door in doors for row in HOUSE.imports(door) if row.name.startswith("bocage.games.")]


@pytest.mark.parametrize(
    ("module", "text", "allowed"),
    [
        ("core/match", "from home.core import odds", True),
        ("core/match", "from home.space import line", False),
        ("core/match", "def late():\n    from home.games.chess import board", False),
        ("core/match", "from . import odds", False),
        ("space/line", "from home.core import errors", True),
        ("space/line", "from home.tabletop import decks", False),
        ("tabletop/decks", "from home.space import line", True),
        ("tabletop/decks", "import home.games.chess", False),
        ("games/chess/board", "from home.tabletop import decks", True),
        ("games/chess/board", "from home.games.chess.pieces import King", True),
        ("games/chess/board", "from home.games.chess_again.pieces import King", False),
        ("games/chess/board", "from home.games.draughts.pieces import King", False),
        ("games/chess/board", "from home.server import room", False),
        ("games/chess/board", "if TYPE_CHECKING:\n    from home.ai import Player", False),
        ("games/chess/board", "from home import new", False),
        ("server/room", "from home.core import registry", True),
        ("server/room", "from home.games.chess import board", False),
        ("ai/search", "from home.games import chess", False),
        ("cellar/wine", "import math", False),
    ],
)
def test_a_layer_above_is_found(tmp_path, module, text, allowed):
    others = ("core/odds", "space/line", "tabletop/decks", "games/chess/pieces", "games/chess_again/pieces")
    house = built(tmp_path, {**dict.fromkeys(others, ""), module: text})
    area = ".".join(module.split("/")[: 2 if module.startswith("games") else 1])
    assert bool(list(layers(house, area))) is not allowed


# -- rooms ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_rooms_import_from_those_before_them(game):
    assert not list(rooms(HOUSE, game))


CHESS = {
    "games/chess/tables/openings": "",
    "games/chess/rules/castling": "from home.games.chess.tables import openings\nfrom home.games.chess.rules.check import is_check",
    "games/chess/rules/check": "",
    "games/chess/__init__": 'from home.games.chess.rules import castling\nROOMS = ("tables", "rules")\n',
}


def test_rooms_in_order_are_fine(tmp_path):
    house = built(tmp_path, CHESS)
    assert rooms_of(house, "chess") == ("tables", "rules")
    assert not list(rooms(house, "chess"))


@pytest.mark.parametrize(
    ("module", "text", "fault"),
    [
        ("tables/openings", "from home.games.chess.rules import check", "home.games.chess.tables.openings:1 imports home.games.chess.rules.check"),
        ("tables/openings", "def late():\n    import home.games.chess.rules.check  # why", "home.games.chess.tables.openings:2 imports"),
        ("tables/openings", "from home.games.chess import TITLE", "home.games.chess.tables.openings:1 imports home.games.chess,"),
        ("rules/check", "from home.games.chess import clock", "home.games.chess.rules.check:1 imports home.games.chess,"),
        ("clock", "", "home.games.chess.clock stands in no room"),
        ("attic/trunk", "", "home.games.chess.attic stands in no room"),
        ("rules/__init__", '"""Rules."""\nfrom home.games.chess.rules.check import is_check', "home.games.chess.rules says what the room is for"),
        ("rules/__init__", "", "home.games.chess.rules says what the room is for"),
        ("__init__", 'ROOMS = ("tables", "rules", "view")', "home.games.chess.view is named in ROOMS and is not there"),
        ("__init__", "", "home.games.chess names no ROOMS"),
    ],
)
def test_a_room_out_of_order_is_found(tmp_path, module, text, fault):
    found = list(rooms(built(tmp_path, {**CHESS, f"games/chess/{module}": text}), "chess"))
    assert found[0].startswith(fault)


# -- crowds --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", AREAS)
def test_no_folder_is_crowded(area):
    assert not list(crowded(HOUSE, area))


@pytest.mark.parametrize(("count", "faults"), [(CROWD, []), (CROWD + 1, [f"home/core holds {CROWD + 1} modules"])])
def test_a_crowd_is_found(tmp_path, count, faults):
    house = built(tmp_path, {**{f"core/m{number}": "" for number in range(count)}, "core/inner/more": ""})
    assert list(crowded(house)) == faults


# -- imports inside functions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", AREAS)
def test_imports_inside_functions_say_why(area):
    assert not list(unexplained(HOUSE, area))


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("import math", [2]),
        ("import math  # slow to load, and seldom needed", []),
        ("# slow to load, and seldom needed\n    import math", []),
        ("# slow to load, and seldom needed\n    import math\n    import cmath", []),
        ("import math\n    import cmath  # slow to load", [2]),
        ("import math  # noqa: F401", [2]),
        ("import math  # noqa: F401 - registers the functions", []),
        ("import math  # type: ignore[import-untyped]", [2]),
        ('"# why"\n    import math', [3]),
        ('return import_module("math")', [2]),
        ('return importlib.import_module("math")  # the caller names it', []),
    ],
)
def test_an_import_inside_a_function_without_a_reason_is_found(tmp_path, body, lines):
    house = built(tmp_path, {"core/late": f"def late():\n    {body}\n"})
    assert list(unexplained(house, "core")) == [f"home.core.late:{line} imports inside a function and does not say why" for line in lines]


def test_an_import_at_the_top_needs_no_reason(tmp_path):
    assert not list(unexplained(built(tmp_path, {"core/early": "import math\nclass Late:\n    import cmath\n"}), "core"))
