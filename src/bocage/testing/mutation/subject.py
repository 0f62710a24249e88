"""What is broken: the rule modules of a game, read from their sources without importing them, and the rule ids that each function cites."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cached_property
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.registry import GROUP, slugs

RULE = re.compile(r"\b[A-Z]{2,4}-(?:RULING-)?\d+(?:\.\d+)*\b")
SPAN = re.compile(r"\b([A-Z]{2,4})-(\d+)\.(\d+)(?: to |-|–)(?:\1-)?\2\.(\d+)\b")
NOT_RULES = ("view", "computer")  # rooms that show the game or play it

Function = ast.FunctionDef | ast.AsyncFunctionDef


def cited(text: str) -> frozenset[str]:
    """The rule ids in a text; a span such as FL-2.6 to FL-2.9 means all between."""
    found = set(RULE.findall(text))
    for prefix, chapter, first, last in SPAN.findall(text):
        found.update(f"{prefix}-{chapter}.{number}" for number in range(int(first), int(last) + 1))
    return frozenset(found)


class Module:
    """A source file of the game: its name for `import`, its room, its syntax."""

    def __init__(self, name: str, room: str, path: Path) -> None:
        self.name, self.room, self.path = name, room, path

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def places(self) -> dict[int, int]:
        """Each node's number in a walk of the tree, by its identity: how a mutant finds its place in a fresh parse."""
        return {id(node): number for number, node in enumerate(ast.walk(self.tree))}

    def lines(self, node: ast.stmt) -> str:
        """The source of a statement, its decorators and the comment at the end of its last line included."""
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])
        return "\n".join(self.text.splitlines()[first - 1 : node.end_lineno])

    def pieces(self) -> Iterator[Piece]:
        """Functions and methods; functions inside functions belong to the outer one. What a module or class says outside of them is a piece as well."""
        yield from self._pieces(self.tree.body, "", cited(ast.get_docstring(self.tree) or ""))

    def _pieces(self, body: list[ast.stmt], within: str, around: frozenset[str]) -> Iterator[Piece]:
        for node in body:
            if isinstance(node, Function):
                yield Piece(self, f"{within}{node.name}", node, cited(self.lines(node)) or around)
            elif isinstance(node, ast.ClassDef):
                own = cited(self.lines(node)) or around
                yield from self._pieces(node.body, f"{within}{node.name}.", own)
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                yield Piece(self, f"{within}{_assigned(node)}", node, cited(self.lines(node)) or around)


def _assigned(node: ast.Assign | ast.AnnAssign) -> str:
    return ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)


class Piece:
    """A function, or a constant beside functions, with the rule ids it cites: its own, or those of the class or module around it."""

    def __init__(self, module: Module, name: str, node: ast.stmt, rules: frozenset[str]) -> None:
        self.module, self.name, self.node, self.rules = module, name, node, rules


class Subject:
    """A game as a set of rule modules and a folder of tests."""

    def __init__(self, slug: str, package: str, tests: Path, rooms: tuple[str, ...] | None = None) -> None:
        self.slug, self.package, self.tests = slug, package, tests
        spec = find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            raise Invalid(f'there is no package "{package}"')
        self.folder = Path(next(iter(spec.submodule_search_locations)))
        known = _rooms(self.folder / "__init__.py")
        unknown = [room for room in rooms or () if room not in known]
        if unknown:
            raise Invalid(f'{slug} has no room "{unknown[0]}". {did_you_mean(unknown[0], known)}')
        self.rooms = rooms or tuple(room for room in known if room not in NOT_RULES)

    @cached_property
    def modules(self) -> list[Module]:
        """The modules of the rooms, room by room."""
        return [
            Module(".".join((self.package, *path.relative_to(self.folder).with_suffix("").parts)), room, path)
            for room in self.rooms
            for path in sorted((self.folder / room).rglob("*.py"))
            if path.name != "__init__.py"
        ]

    @cached_property
    def signatures(self) -> dict[str, list[str]]:
        """The types of the parameters of each function that has a name of its own in the game."""
        seen: dict[str, list[list[str]]] = {}
        for module in self.modules:
            for node in ast.walk(module.tree):
                if isinstance(node, Function):
                    seen.setdefault(node.name, []).append([ast.unparse(each.annotation) if each.annotation else "" for each in node.args.args])
        return {name: found[0] for name, found in seen.items() if len(found) == 1}


def _rooms(path: Path) -> tuple[str, ...]:
    """The rooms that a game names, read without importing it: an imported game could not be broken any more."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and _assigned(node) == "ROOMS":
            return tuple(ast.literal_eval(node.value))
    raise Invalid(f"{path} names no ROOMS")


def subject(game: str, tests: Path | None = None, rooms: tuple[str, ...] | None = None) -> Subject:
    """A game by its slug, or by the name of its package."""
    packages = {entry.name: entry.module for entry in entry_points(group=GROUP)}
    package = packages.get(game, game if "." in game else "")
    if not package:
        raise Invalid(f'there is no game "{game}". {did_you_mean(game, slugs())}')
    slug = game.rpartition(".")[2]
    folder = tests or Path("tests/games") / slug
    if not folder.is_dir():
        raise Invalid(f"there is no folder of tests {folder}; name it with --tests")
    return Subject(slug, package, folder, rooms)
