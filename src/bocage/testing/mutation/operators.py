"""How a rule can be broken: for a piece of syntax, what might stand there instead.

Each operator is a mistake that somebody could make, and each mutant has one of them. Left alone are annotations, docstrings and the words of messages, and what
only promises speed (`exact=`): breaking that breaks no rule.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence

Signatures = Mapping[str, Sequence[str]]
Variant = tuple[str, ast.AST]

BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SIGNS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr
}  # fmt: skip
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
SPEED = ("exact", "lean", "maxsize")  # keywords that promise speed and nothing else
ENDS = (ast.Return, ast.Raise, ast.Continue, ast.Break)


def variants(node: ast.AST, signatures: Signatures) -> list[Variant]:
    """Everything that might stand in place of a node, each with the name of its operator; always in the same order."""
    return [variant for kind, broken in BREAKERS.items() if isinstance(node, kind) for variant in broken(node, signatures)]


def breakable(root: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a piece that are rules: not annotations, decorators, docstrings, names of types or promises of speed."""
    for field, value in ast.iter_fields(root):
        if field in ("annotation", "returns", "decorator_list", "type_comment"):
            continue
        children = value if isinstance(value, list) else [value]
        for child in children[:1] if field == "args" and _is_refusal(root) else children:
            if isinstance(child, ast.AST) and not _is_left_alone(child):
                yield child
                yield from breakable(child)


def _is_refusal(node: ast.AST) -> bool:
    """A refusal: the rule it names counts, its message and the facts for that do not."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"


def _is_left_alone(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg in SPEED
    if isinstance(node, ast.Expr):  # a docstring, or the word that makes a function a generator
        return isinstance(node.value, ast.Constant) or ast.unparse(node) in ("(yield)", "yield", "yield from ()")
    if isinstance(node, ast.JoinedStr):
        return True
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _compare(node: ast.Compare, _: Signatures) -> Iterator[Variant]:
    for place, operator in enumerate(node.ops):
        for name, table in (("boundary", BOUNDARY), ("comparison", OPPOSITE)):
            if type(operator) in table:
                ops = [*node.ops[:place], table[type(operator)](), *node.ops[place + 1 :]]
                yield name, ast.Compare(node.left, ops, node.comparators)


def _and_or(node: ast.BoolOp, _: Signatures) -> Iterator[Variant]:
    yield "and/or", ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        yield "condition dropped", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _not(node: ast.UnaryOp, _: Signatures) -> Iterator[Variant]:
    if isinstance(node.op, ast.Not):
        yield "not", node.operand
    elif isinstance(node.op, ast.USub):
        yield "sign", node.operand


def _arithmetic(node: ast.BinOp, _: Signatures) -> Iterator[Variant]:
    if type(node.op) in SIGNS and not _is_text(node.left) and not _is_text(node.right):
        yield "arithmetic", ast.BinOp(node.left, SIGNS[type(node.op)](), node.right)


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _constant(node: ast.Constant, _: Signatures) -> Iterator[Variant]:
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
        yield "constant", ast.Constant(node.value - 1)


def _either(node: ast.IfExp, _: Signatures) -> Iterator[Variant]:
    yield "always this", node.body
    yield "always else", node.orelse


def _call(node: ast.Call, signatures: Signatures) -> Iterator[Variant]:
    if not isinstance(node.func, ast.Name):
        return
    if node.func.id in TWINS:
        yield "min/max, any/all", ast.Call(ast.Name(TWINS[node.func.id], ast.Load()), node.args, node.keywords)
    types = signatures.get(node.func.id, ())
    for place, (one, other) in enumerate(zip(node.args, node.args[1:])):
        alike = place + 1 < len(types) and types[place] == types[place + 1] != ""
        if alike and not isinstance(one, ast.Starred) and not isinstance(other, ast.Starred) and ast.dump(one) != ast.dump(other):
            yield "arguments swapped", ast.Call(node.func, [*node.args[:place], other, one, *node.args[place + 2 :]], node.keywords)


def _expression(node: ast.Expr, _: Signatures) -> Iterator[Variant]:
    if isinstance(node.value, ast.YieldFrom | ast.Yield):  # the function stays a generator
        yield "statement dropped", ast.Expr(ast.YieldFrom(ast.Tuple([], ast.Load())))
    elif isinstance(node.value, ast.Call):
        yield "statement dropped", ast.Pass()


def _augmented(node: ast.AugAssign, _: Signatures) -> Iterator[Variant]:
    yield "statement dropped", ast.Pass()
    if type(node.op) in SIGNS:
        yield "arithmetic", ast.AugAssign(node.target, SIGNS[type(node.op)](), node.value)


def _guard(node: ast.If, _: Signatures) -> Iterator[Variant]:
    """A condition that always fails, and one that always holds; nothing is said about branches that only continue elsewhere."""
    yield "guard dropped" if isinstance(node.body[-1], ENDS) and not node.orelse else "branch dropped", ast.If(ast.Constant(False), node.body, node.orelse)
    yield "condition ignored", ast.If(ast.Constant(True), node.body, node.orelse)


def _filter(node: ast.comprehension, _: Signatures) -> Iterator[Variant]:
    for place in range(len(node.ifs)):
        yield "condition dropped", ast.comprehension(node.target, node.iter, [*node.ifs[:place], *node.ifs[place + 1 :]], node.is_async)


def _loop_end(node: ast.Break | ast.Continue, _: Signatures) -> Iterator[Variant]:
    yield "break/continue", ast.Continue() if isinstance(node, ast.Break) else ast.Break()


def _raise(node: ast.Raise, _: Signatures) -> Iterator[Variant]:
    yield "statement dropped", ast.Pass()


Breaker = Callable[..., Iterator[Variant]]
BREAKERS: dict[type[ast.AST] | tuple[type[ast.AST], ...], Breaker] = {
    ast.Compare: _compare,
    ast.BoolOp: _and_or,
    ast.UnaryOp: _not,
    ast.BinOp: _arithmetic,
    ast.Constant: _constant,
    ast.IfExp: _either,
    ast.Call: _call,
    ast.Expr: _expression,
    ast.AugAssign: _augmented,
    ast.If: _guard,
    ast.comprehension: _filter,
    (ast.Break, ast.Continue): _loop_end,
    ast.Raise: _raise,
}
