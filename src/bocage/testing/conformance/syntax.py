"""What can be seen without playing: rules called without `yield from`, rule ids and messages in the source, and the two languages side by side."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bocage.core.game import Title
from bocage.core.text import LANGUAGES, sources
from bocage.testing.conformance.report import Report

CORE = "bocage.core.decision"


def modules(title: Title) -> dict[str, Path]:
    """The source files of a title by module: those it names in `modules`, else all of its package."""
    named = getattr(title, "modules", None)
    if named:
        return {name: _path(name) for name in named}
    root = Path(str(files(title.package)))
    found = {}
    for path in sorted(root.rglob("*.py")):
        parts = [part for part in path.relative_to(root).with_suffix("").parts if part != "__init__"]
        found[".".join([title.package, *parts])] = path
    return found


def _path(module: str) -> Path:
    return Path(str(find_spec(module).origin))  # type: ignore[union-attr]


def check(title: Title, report: Report) -> None:
    """All checks that need no match."""
    paths = modules(title)
    sources_ = {module: path.read_text(encoding="utf-8") for module, path in {**paths, CORE: _path(CORE)}.items()}
    trees = {module: ast.parse(source) for module, source in sources_.items()}
    rules = {module: rules_of(tree) for module, tree in trees.items()}
    for module, tree in trees.items():
        for call in stray_calls(tree, module, rules):
            report.check("yield from", False, f"{module}:{call.lineno}", f"{ast.unparse(call)} runs nothing: yield from it")
        for function in unmarked(tree):
            report.check("yield from", False, f"{module}:{function.lineno}", f"{function.name} is a rule, and not annotated as Rules[...]")
        report.check("yield from", True, "", "")
    _check_rule_ids(title, {module: sources_[module] for module in paths}, report)
    _check_languages(title, report)
    for what in untold(title.state_type):
        report.check("record", False, title.state_type.__name__, f"{what} in the state: it is not the same on every machine, or cannot be written")
    report.check("record", True, "", "")


def untold(state: type) -> Iterator[str]:
    """Types that a state must not hold: floats, sets, keys that are neither words nor numbers, and what is of no type at all."""
    seen: set[Any] = set()
    stack: list[tuple[str, Any]] = [("", msgspec.inspect.type_info(state))]
    while stack:
        path, node = stack.pop()
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls not in seen:
                seen.add(node.cls)
                stack += [(f"{node.cls.__name__}.{field.name}", field.type) for field in node.fields]
        elif isinstance(node, msgspec.inspect.FloatType | msgspec.inspect.SetType | msgspec.inspect.FrozenSetType | msgspec.inspect.AnyType):
            yield f"{path} is {type(node).__name__.removesuffix('Type').lower()}"
        elif isinstance(node, msgspec.inspect.DictType) and not isinstance(node.key_type, _KEYS):
            yield f"{path} has keys that are neither words nor numbers"
        for part in ("item_type", "value_type", "types", "item_types"):
            inner = getattr(node, part, ())
            stack += [(path, each) for each in (inner if isinstance(inner, tuple) else (inner,))]


_KEYS = (msgspec.inspect.StrType, msgspec.inspect.IntType, msgspec.inspect.EnumType, msgspec.inspect.LiteralType)


def rules_of(tree: ast.AST) -> dict[str, bool]:
    """The functions of a module, methods as `self.name`, and whether each is a rule: annotated `-> Rules[...]`."""
    methods = {id(part) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for part in node.body}
    found: dict[str, bool] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            name = f"self.{node.name}" if id(node) in methods else node.name
            found[name] = found.get(name, False) or (node.returns is not None and _is_rules(node.returns))
    return found


def _is_rules(returns: ast.expr) -> bool:
    """`Rules[...]` itself; `Rules[...] | None` is a function that gives a rule, and so is one."""
    return any(isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Rules" for node in [returns, *_sides(returns)])


def _sides(node: ast.expr) -> list[ast.expr]:
    return [node.left, node.right] if isinstance(node, ast.BinOp) else []


def stray_calls(tree: ast.AST, module: str, rules: Mapping[str, Mapping[str, bool]]) -> Iterator[ast.Call]:
    """Calls of rules that stand alone, or are yielded without `from`."""
    known = {module: rules[module], **rules}
    imported: dict[str, tuple[str, str]] = {}  # name here -> module, and name there ("" for the module itself)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                imported[alias.asname or alias.name] = (whole, "") if whole in known else (str(node.module), alias.name)
        elif isinstance(node, ast.Import):
            imported |= {alias.asname or alias.name: (alias.name, "") for alias in node.names}
    for node in ast.walk(tree):
        value = node.value if isinstance(node, ast.Expr | ast.Yield) else None
        if isinstance(value, ast.Call) and _is_rule_call(value.func, known[module], imported, known):
            yield value


def _is_rule_call(called: ast.expr, own: Mapping[str, bool], imported: Mapping[str, tuple[str, str]], known: Mapping[str, Mapping[str, bool]]) -> bool:
    if isinstance(called, ast.Name):
        if called.id in own:
            return own[called.id]
        there, name = imported.get(called.id, ("", ""))
        return known.get(there, {}).get(name, False)
    if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        if called.value.id == "self":
            return own.get(f"self.{called.attr}", False)
        there, name = imported.get(called.value.id, ("", ""))
        return not name and known.get(there, {}).get(called.attr, False)
    return False


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


def _check_rule_ids(title: Title, texts: Mapping[str, str], report: Report) -> None:
    """Every rule id in the source, docstrings and comments included, is in the rulebook."""
    book = title.rulebook()
    pattern = re.compile(rf"\b{re.escape(title.prefix)}-\d+(?:\.\d+)*[a-z]?\b")
    for module, text in texts.items():
        for number, line in enumerate(text.splitlines(), 1):
            for cited in pattern.findall(line):
                known = cited in book or any(rule.startswith(f"{cited}.") for rule in book.rules)
                report.check("rules", known, f"{module}:{number}", f"{cited} is not in the rulebook")
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
