"""Everything about a file that its types cannot take, at once: `msgspec` stops at the first fault, and a designer wants all of them.

The types say what a battle may hold; this walks data and types side by side. It reports, `msgspec` decides: what it reads is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import inspect

from bocage.core.errors import did_you_mean
from bocage.workshop.locating import joined

NAMES: dict[Any, str] = {
    inspect.StrType: "a text in quotes", inspect.IntType: "a whole number", inspect.FloatType: "a number", inspect.BoolType: "true or false",
    inspect.StructType: "a table", inspect.DictType: "a table", inspect.VarTupleType: "a list", inspect.TupleType: "a list", inspect.ListType: "a list",
    inspect.NoneType: "nothing",
}  # fmt: skip
PLAIN: dict[Any, type] = {inspect.StrType: str, inspect.BoolType: bool}


class Fault(NamedTuple):
    """One thing that does not fit: where, the value there, why, and the nearest right word."""

    path: str
    value: Any
    reason: str
    hint: str = ""
    unknown: bool = False  # a field that nothing reads


def faults(data: Any, kind: Any) -> list[Fault]:
    """All that does not fit a type, in the order of the types' fields."""
    return list(_look(data, inspect.type_info(kind), ""))


def _look(value: Any, node: Any, path: str) -> Iterator[Fault]:
    if isinstance(node, inspect.UnionType):
        yield from _union(value, node, path)
    elif isinstance(node, inspect.StructType):
        yield from _struct(value, node, path) if isinstance(value, dict) else _wrong(value, node, path)
    elif isinstance(node, inspect.DictType):
        yield from _members(value.items(), node.value_type, path) if isinstance(value, dict) else _wrong(value, node, path)
    elif isinstance(node, inspect.VarTupleType | inspect.ListType):
        yield from _members(enumerate(value), node.item_type, path) if isinstance(value, list) else _wrong(value, node, path)
    elif isinstance(node, inspect.TupleType):
        yield from _fixed(value, node, path) if isinstance(value, list) else _wrong(value, node, path)
    elif isinstance(node, inspect.LiteralType | inspect.EnumType):
        yield from _word(value, node, path)
    elif not _fits(value, node):
        yield from _wrong(value, node, path)


def _struct(value: dict[str, Any], node: inspect.StructType, path: str) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in node.fields}
    for key in value:
        if key not in fields:
            yield Fault(joined(path, key), value[key], f'no field "{key}" here.', did_you_mean(key, fields), unknown=True)
    for name, field in fields.items():
        if name in value:
            yield from _look(value[name], field.type, joined(path, name))
        elif field.required:
            yield Fault(joined(path, name), None, f'the field "{name}" is missing; it is {_named(field.type)}.')


def _members(items: Any, node: Any, path: str) -> Iterator[Fault]:
    for key, member in items:
        yield from _look(member, node, joined(path, key))


def _fixed(value: list[Any], node: inspect.TupleType, path: str) -> Iterator[Fault]:
    if len(value) != len(node.item_types):
        yield Fault(path, value, f"a list of {len(node.item_types)} values is needed, this one has {len(value)}.")
        return
    for number, (member, kind) in enumerate(zip(value, node.item_types, strict=True)):
        yield from _look(member, kind, joined(path, number))


def _union(value: Any, node: inspect.UnionType, path: str) -> Iterator[Fault]:
    """A value that one of the types takes is right; else the type that is most like it says what is wrong."""
    least: list[Fault] | None = None
    for kind in node.types:
        found = list(_look(value, kind, path))
        if not found:
            return
        inside = isinstance(value, dict) and isinstance(kind, inspect.StructType)
        if inside and (least is None or len(found) < len(least)):
            least = found
    yield from least if least is not None else _wrong(value, node, path)


def _word(value: Any, node: inspect.LiteralType | inspect.EnumType, path: str) -> Iterator[Fault]:
    words = [str(word) for word in (node.values if isinstance(node, inspect.LiteralType) else (member.value for member in node.cls))]
    if value not in words:
        yield Fault(path, value, f"{shown(value)} means nothing here.", did_you_mean(str(value), words))


def _fits(value: Any, node: Any) -> bool:
    if type(node) in PLAIN:
        return isinstance(value, PLAIN[type(node)])
    if isinstance(node, inspect.IntType | inspect.FloatType):
        if not isinstance(value, int | float) or isinstance(value, bool) or (isinstance(node, inspect.IntType) and not float(value).is_integer()):
            return False
        return not any(bound is not None and not holds(value, bound) for bound, holds in _bounds(node))
    if isinstance(node, inspect.NoneType):
        return value is None
    return True  # whatever else there may be, msgspec judges


def _bounds(node: Any) -> Iterator[tuple[Any, Any]]:
    yield node.ge, lambda value, bound: value >= bound
    yield node.gt, lambda value, bound: value > bound
    yield node.le, lambda value, bound: value <= bound
    yield node.lt, lambda value, bound: value < bound


def _wrong(value: Any, node: Any, path: str) -> Iterator[Fault]:
    yield Fault(path, value, f"{_named(node)} is needed here, not {shown(value)}.")


def _named(node: Any) -> str:
    if isinstance(node, inspect.UnionType):
        return " or ".join(dict.fromkeys(_named(kind) for kind in node.types if not isinstance(kind, inspect.NoneType)))
    if isinstance(node, inspect.LiteralType):
        return "one of " + ", ".join(f'"{word}"' for word in node.values)
    return NAMES.get(type(node), "something else")


def shown(value: Any) -> str:
    """A value in few words."""
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    if isinstance(value, bool):
        return str(value).lower()
    said = f'"{value}"' if isinstance(value, str) else str(value) if not isinstance(value, int) or abs(value) < 10**20 else "a number beyond all bounds"
    return said if len(said) <= 60 else f"{said[:57]}..."
