"""Which mutants are tried: as many as asked for, shared among the rooms by their size, drawn by a seed.

Each mutant has a lot of its own, a hash of the seed, its function and its change. So a changed function changes the draw of its own mutants and hardly any
other, and results that were found stay good while the function stands.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from bocage.testing.mutation.operators import breakable, variants
from bocage.testing.mutation.subject import Module, Piece, Subject


class Mutant(msgspec.Struct, frozen=True):
    """One small change of one function: where, what stood there, what stands there now, and the rules that the function cites."""

    id: str
    room: str
    module: str
    path: str
    function: str
    line: int
    operator: str
    before: str
    after: str
    rules: tuple[str, ...]
    place: int  # of the node in a walk of the module's tree
    variant: int


def mutants(subject: Subject) -> list[Mutant]:
    """All mutants of a game, in the order of the sources."""
    return [mutant for module in subject.modules for piece in module.pieces() for mutant in _of(piece, subject)]


def _of(piece: Piece, subject: Subject) -> list[Mutant]:
    module = piece.module
    found: list[Mutant] = []
    source = sha256(module.lines(piece.node).encode()).hexdigest()
    for node in breakable(piece.node):
        for number, (operator, other) in enumerate(variants(node, subject.signatures)):
            before, after = _shown(node), _shown(other)
            name = f"{module.name}:{piece.name}:{source}:{len(found)}:{operator}:{after}"
            rules = tuple(sorted(piece.rules))
            ident = sha256(name.encode()).hexdigest()[:12]
            line = (node.target if isinstance(node, ast.comprehension) else node).lineno  # type: ignore[attr-defined]  # all others have a place
            place = module.places[id(node)]
            found.append(Mutant(ident, module.room, module.name, str(module.path), piece.name, line, operator, before, after, rules, place, number))
    return found


def _shown(node: ast.AST) -> str:
    """A node as source on one line; of a statement that holds others, its head."""
    text = "pass" if isinstance(node, ast.Expr) and ast.unparse(node) == "yield from ()" else ast.unparse(ast.fix_missing_locations(node))
    return " ".join(text.split("\n")[:2]).strip() if isinstance(node, ast.If) else " ".join(text.split())


def sample(subject: Subject, size: int, seed: int | str) -> list[Mutant]:
    """So many mutants, drawn by the seed, in the order of the sources; every room has a share."""
    by_room: dict[str, list[Mutant]] = {}
    for mutant in mutants(subject):
        by_room.setdefault(mutant.room, []).append(mutant)
    taken = {
        mutant.id
        for room, share in zip(by_room, shares([len(found) for found in by_room.values()], size))
        for mutant in sorted(by_room[room], key=lambda mutant: sha256(f"{seed}/{mutant.id}".encode()).digest())[:share]
    }
    return [mutant for found in by_room.values() for mutant in found if mutant.id in taken]


def shares(sizes: Sequence[int], total: int) -> list[int]:
    """A total shared in proportion, one at least where there is something; what rounding leaves goes to the largest remainders."""
    whole = sum(sizes)
    if total >= whole:
        return list(sizes)
    exact = [total * size / whole for size in sizes]
    given = [max(1, int(part)) if size else 0 for part, size in zip(exact, sizes)]
    for place in sorted(range(len(sizes)), key=lambda place: int(exact[place]) - exact[place]):
        if sum(given) < total and given[place] < sizes[place]:
            given[place] += 1
    while sum(given) > total and max(given) > 1:  # where a sample is so small that every room has only one
        given[given.index(max(given))] -= 1
    return given


def broken(module: Module, mutant: Mutant, subject: Subject) -> ast.Module:
    """The syntax of a module with the change made."""
    tree = ast.parse(module.text)
    nodes = list(ast.walk(tree))
    target = nodes[mutant.place]
    other = ast.copy_location(variants(target, subject.signatures)[mutant.variant][1], target)
    for node in nodes:
        for field, value in ast.iter_fields(node):
            if value is target:
                setattr(node, field, other)
            elif isinstance(value, list) and any(each is target for each in value):
                setattr(node, field, [other if each is target else each for each in value])
    return ast.fix_missing_locations(tree)
