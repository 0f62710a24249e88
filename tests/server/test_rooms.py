"""The server's rooms: imports point one way, no room is overfull, and an import inside a function says why it stands there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from bocage import server

ROOT = Path(server.__file__).parent
ORDER = ("storage", "journal", "tables", "people", "work", "protocol", "live", "http", "start")
MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """The server's modules that a file imports, as far as they can be told from names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bocage.server"):
            module = (node.module or "").removeprefix("bocage.server").removeprefix(".")
            for alias in node.names:
                whole = f"{module}.{alias.name}".removeprefix(".")
                yield (whole if whole in KNOWN else module), node


KNOWN = {name(path) for path in MODULES}


def test_each_room_imports_only_those_below():
    for path in MODULES:
        here = ORDER.index(name(path).split(".")[0])
        for found, _ in imports(path):
            assert ORDER.index(found.split(".")[0]) <= here, f"{name(path)} imports {found}"


def test_no_modules_import_each_other_in_a_circle():
    wanted = {name(path): {found for found, _ in imports(path)} - {name(path)} for path in MODULES}
    while free := [module for module, needs in wanted.items() if not needs & wanted.keys()]:
        for module in free:
            del wanted[module]
    assert not wanted, f"in a circle: {sorted(wanted)}"


def test_no_room_is_overfull():
    folders = {path.parent for path in MODULES}
    assert all(len(list(folder.glob("*.py"))) <= 25 for folder in folders)


def test_an_import_inside_a_function_says_why():
    for path in MODULES:
        lines = path.read_text(encoding="utf-8").splitlines()
        tree = ast.parse("\n".join(lines))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for node in ast.walk(function):
                    if isinstance(node, ast.Import | ast.ImportFrom):
                        assert "#" in lines[node.lineno - 1], f"{name(path)}:{node.lineno} imports inside a function without a reason"
