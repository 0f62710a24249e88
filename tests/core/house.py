"""How a tree of packages is built, read from its sources: who imports whom, and where that breaks the order of the house.

Each check takes a `House` and names the faults it finds, so that it can be tried on a tree made up for it. Imports for type checking alone count as
knowledge of another layer, and not as part of a cycle or of the order of rooms: they do not run. An import of a module does not count as one of the
packages it lies in.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

CROWD = 25  # modules in one folder, its own `__init__` not counted
# what each layer may import besides itself
LAYERS = {"core": (), "space": ("core",), "tabletop": ("core", "space"), "games": ("core", "space", "tabletop")}
USERS = ("testing", "ai", "lab", "envs", "school", "workshop", "server", "cli")  # of core, and of games through the registry alone


class Import(NamedTuple):
    """One thing imported: a module of the house or something from outside it."""

    name: str
    line: int
    in_function: bool
    for_types: bool


class Module:
    """One source file."""

    def __init__(self, name: str, path: Path) -> None:
        self.name, self.path = name, path

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def is_package(self) -> bool:
        return self.path.name == "__init__.py"

    @cached_property
    def comments(self) -> dict[int, str]:
        """The comments by line, without what they say to a linter."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        said = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
        return {line: re.sub(r"noqa(: *[A-Z]+[0-9]+(, *[A-Z]+[0-9]+)*)?|type: ignore(\[[\w, -]+\])?|[#\s-]", "", comment) for line, comment in said.items()}


class House:
    """A package with all that lies in it."""

    def __init__(self, root: Path) -> None:
        self.root, self.name = root, root.name
        self.modules: dict[str, Module] = {}
        for path in sorted(root.rglob("*.py")):
            name = ".".join((root.name, *path.relative_to(root).with_suffix("").parts)).removesuffix(".__init__")
            self.modules[name] = Module(name, path)

    def inside(self, area: str = "") -> list[Module]:
        """The modules of one part of the house ("core", "games.patrol"), all of them for ""."""
        whole = f"{self.name}.{area}" if area else self.name
        return [module for name, module in self.modules.items() if name == whole or name.startswith(f"{whole}.")]

    def games(self) -> list[str]:
        return sorted(path.parent.name for path in self.root.glob("games/*/__init__.py"))

    def areas(self) -> list[str]:
        """Every layer, and every game by itself."""
        layers = sorted(path.parent.name for path in self.root.glob("*/__init__.py") if path.parent.name != "games")
        return [*layers, *(f"games.{game}" for game in self.games())]

    def imports(self, module: Module) -> Iterator[Import]:
        """Everything that a module imports, wherever in it."""
        yield from self._imports(module.tree, in_function=False, for_types=False)

    def _imports(self, node: ast.AST, in_function: bool, for_types: bool) -> Iterator[Import]:
        if isinstance(node, ast.Import):
            yield from (Import(alias.name, node.lineno, in_function, for_types) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield Import("." if node.level else whole if whole in self.modules else str(node.module), node.lineno, in_function, for_types)
        in_function = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for_types = for_types or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test))
        for child in ast.iter_child_nodes(node):
            yield from self._imports(child, in_function, for_types)


def cycles(house: House, area: str = "") -> Iterator[str]:
    """A way of imports that comes back to where it began, those inside functions counted; the first one found."""
    members = {module.name for module in house.inside(area)}
    wants = {module.name: sorted({row.name for row in house.imports(module) if not row.for_types} & members - {module.name}) for module in house.inside(area)}
    try:
        TopologicalSorter(wants).prepare()
    except CycleError as error:
        yield " <- ".join(error.args[1])


def layers(house: House, area: str) -> Iterator[str]:
    """Imports that point from a layer to one above it, from one game to another, or from a user to a particular game."""
    layer = area.partition(".")[0]
    if layer not in LAYERS and layer not in USERS:
        yield f"{house.name}.{layer} has no place among the layers"
        return
    games = f"{house.name}.games."
    open_to = tuple(f"{house.name}.{name}" for name in (area, *LAYERS.get(layer, ())))
    for module in house.inside(area):
        for row in house.imports(module):
            if row.name == ".":
                yield f"{module.name}:{row.line} imports by a relative name"
            elif layer in USERS and row.name.startswith(games):
                yield f"{module.name}:{row.line} knows {row.name}"
            elif layer in LAYERS and f"{row.name}.".startswith(f"{house.name}.") and not f"{row.name}.".startswith(tuple(f"{name}." for name in open_to)):
                yield f"{module.name}:{row.line} imports {row.name}"


def rooms_of(house: House, game: str) -> tuple[str, ...]:
    """The rooms of a game in order, as its `__init__.py` names them in `ROOMS`; none if it does not."""
    for node in house.modules[f"{house.name}.games.{game}"].tree.body:
        if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["ROOMS"]:
            return tuple(ast.literal_eval(node.value))
    return ()


def rooms(house: House, game: str) -> Iterator[str]:
    """What breaks the order of rooms in a game: a module may import from its own room and those before it; the game's `__init__` gathers all of them."""
    order, whole = rooms_of(house, game), f"{house.name}.games.{game}"
    if not order:
        yield f"{whole} names no ROOMS"
        return
    yield from (f"{whole}.{room} is named in ROOMS and is not there" for room in order if f"{whole}.{room}" not in house.modules)
    for module in house.inside(f"games.{game}"):
        if module.name == whole:
            continue
        room = module.name.removeprefix(f"{whole}.").split(".")[0]
        if room not in order or module.path.parent == house.root / "games" / game:
            yield f"{module.name} stands in no room"
            continue
        if module.name == f"{whole}.{room}" and (len(module.tree.body) != 1 or not ast.get_docstring(module.tree)):
            yield f"{module.name} says what the room is for, and nothing else"
        for row in house.imports(module):
            if row.for_types or not f"{row.name}.".startswith(f"{whole}."):
                continue
            other = row.name.removeprefix(whole).removeprefix(".").split(".")[0]
            if other not in order or order.index(other) > order.index(room):
                yield f"{module.name}:{row.line} imports {row.name}, which comes after {room}"


def crowded(house: House, area: str = "") -> Iterator[str]:
    """Folders with more modules than one can overlook."""
    counts: dict[Path, int] = {}
    for module in house.inside(area):
        if not module.is_package:
            counts[module.path.parent] = counts.get(module.path.parent, 0) + 1
    yield from (f"{folder.relative_to(house.root.parent)} holds {count} modules" for folder, count in counts.items() if count > CROWD)


def unexplained(house: House, area: str) -> Iterator[str]:
    """Imports inside functions, and imports by a name made up as the program runs, without a comment that says why; one comment may stand for a block."""
    for module in house.inside(area):
        late = {row.line for row in house.imports(module) if row.in_function}
        late |= {node.lineno for node in ast.walk(module.tree) if isinstance(node, ast.Call) and _called(node) in ("import_module", "__import__")}
        for line in sorted(late):
            first = line
            while first - 1 in late:
                first -= 1
            if not any(module.comments.get(beside) for beside in range(first - 1, line + 1)):
                yield f"{module.name}:{line} imports inside a function and does not say why"


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]
