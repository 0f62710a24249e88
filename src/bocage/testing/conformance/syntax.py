"""What can be seen without playing: rules called without `yield from`, rule ids and messages in the source, and the two languages side by side."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bocage.core.game import Title
from bocage.core.text import LANGUAGES, sources
from bocage.testing.conformance.report import Report

CORE = "bocage.core.decision"


def modules(title: Title) -> list[Path]:
    """The source files of a title: those it names in `modules`, else all of its package."""
    named = getattr(title, "modules", None)
    if named:
        return [Path(str(find_spec(name).origin)) for name in named]  # type: ignore[union-attr]
    return sorted(Path(str(files(title.package))).rglob("*.py"))


def check(title: Title, report: Report) -> None:
    """All checks that need no match."""
    paths = modules(title)
    trees = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    core = ast.parse(Path(str(find_spec(CORE).origin)).read_text(encoding="utf-8"))  # type: ignore[union-attr]
    rules = {name for tree in (core, *trees.values()) for name in rule_names(tree)}
    for name, tree in {**trees, "decision.py": core}.items():
        stray = list(stray_calls(tree, rules))
        report.check(
            "yield from", not stray, f"{name}:{stray[0].lineno if stray else 0}", f"{ast.unparse(stray[0]) if stray else ''} runs nothing: yield from it"
        )
        bare = list(unmarked(tree))
        report.check(
            "yield from", not bare, f"{name}:{bare[0].lineno if bare else 0}", f"{bare[0].name if bare else ''} is a rule, and not annotated as Rules[...]"
        )
    _check_rule_ids(title, paths, report)
    _check_languages(title, report)


def rule_names(tree: ast.AST) -> Iterator[str]:
    """The functions of a module that are rules: those annotated `-> Rules[...]`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.returns is not None and _is_rules(node.returns):
            yield node.name


def _is_rules(returns: ast.expr) -> bool:
    """`Rules[...]` itself; `Rules[...] | None` is a function that gives a rule, and so is one."""
    return any(isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Rules" for node in [returns, *_sides(returns)])


def _sides(node: ast.expr) -> list[ast.expr]:
    return [node.left, node.right] if isinstance(node, ast.BinOp) else []


def stray_calls(tree: ast.AST, rules: set[str]) -> Iterator[ast.Call]:
    """Calls of rules that stand alone, or are yielded without `from`."""
    imported = {alias.asname or alias.name for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) for alias in node.names}
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Expr | ast.Yield) else None
        if isinstance(value, ast.Yield):
            value = value.value
        if not isinstance(value, ast.Call):
            continue
        called = value.func
        if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id in {*imported, "self"}:
            called = ast.Name(called.attr)
        if isinstance(called, ast.Name) and called.id in rules:
            yield value


def unmarked(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """Functions that `yield from` something and do not say that they are rules (or iterators): a forgotten call of them would not be found."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(isinstance(part, ast.YieldFrom) for part in _own(node)):
            said = "" if node.returns is None else ast.unparse(node.returns)
            if not re.search(r"Rules\[|Iterator|Iterable|Generator", said):
                yield node


def _own(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    stack: list[ast.AST] = list(function.body)
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            stack += ast.iter_child_nodes(node)


def _check_rule_ids(title: Title, paths: list[Path], report: Report) -> None:
    """Every rule id in the source, docstrings and comments included, is in the rulebook."""
    book = title.rulebook()
    pattern = re.compile(rf"\b{re.escape(title.prefix)}-\d+(?:\.\d+)*[a-z]?\b")
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for cited in pattern.findall(line):
                known = cited in book or any(rule.startswith(f"{cited}.") for rule in book.rules)
                report.check("rules", known, f"{path.name}:{number}", f"{cited} is not in the rulebook")
    for row in title.option_rows():
        for cited in row.rules:
            report.check("rules", cited in book, f"option {row.id}", f"{cited} is not in the rulebook")


def _check_languages(title: Title, report: Report) -> None:
    """Both languages hold the same messages, each of which can be read."""
    known = {language: set(messages(sources(title, language), report, language)) for language in LANGUAGES}
    first, *rest = LANGUAGES
    for language in rest:
        for missing in sorted(known[first] ^ known[language]):
            lacks = language if missing in known[first] else first
            report.check("texts", False, f"locale/{lacks}.ftl", f"{missing} has no text in {lacks}")
        report.check("texts", True, "", "")


def messages(texts: list[str], report: Report, language: str) -> Iterator[str]:
    """The ids of all messages of Fluent sources."""
    for text in texts:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, fluent.Message):
                yield entry.id.name
            elif isinstance(entry, fluent.Junk):
                report.check("texts", False, f"locale/{language}.ftl", f"cannot be read: {(entry.content or '').strip():.60}")
