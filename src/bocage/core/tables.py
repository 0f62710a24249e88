"""Tables are files: TOML read into msgspec records, with errors that name the file, the path, the value and the nearest right word.

Also here: the head that the scenarios of all games have in common, and match options. Files may lie in a package (importlib.resources) or anywhere a
designer keeps them. A battle is a value, wherever it came from, and is known by the hash of its content.
"""

from __future__ import annotations

import re
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from bocage.core.errors import DataError, did_you_mean
from bocage.core.frozen import Frozen

T = TypeVar("T")


class Row(Frozen, forbid_unknown_fields=True):
    """Base of records that tables hold: no unknown fields, so that a misspelt one is found."""


class SeatRow(Row):
    """A seat: who decides, for which side, with which commands (divisions, battlegroups)."""

    id: str
    side: str
    commands: tuple[str, ...] = ()


class ScenarioHead(Frozen):
    """What the scenarios of all games have in common; games subclass it and add their body.

    Every scenario has a ready placement for every side, so that two clicks start a battle.
    """

    id: str
    title: str
    size: str  # tiny, small, medium, large
    sides: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    rounds: int
    synopsis: str
    source: str  # provenance: book, public or house
    title_fr: str = ""
    synopsis_fr: str = ""
    special_rules: tuple[str, ...] = ()
    players: tuple[int, ...] = (2,)


def content(battle: ScenarioHead) -> bytes:
    """A battle as JSON: what a record carries, and what its hash is made of.

    It is written as it reads back: a whole number that a default puts where an inch may have halves (`0`) would return as `0.0`.
    """
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(battle), type=type(battle)))


def content_hash(battle: ScenarioHead) -> str:
    """What a battle is known by: two files that say the same are the same battle."""
    return sha256(content(battle)).hexdigest()[:32]


class Kept(Generic[T]):
    """What is made of a battle and its options (a setting, its maps and tables of sight), shared by all its matches; the last few battles are kept.

    A battle that is on the table all the time is found by being the same value; its content is hashed once for each value.
    """

    def __init__(self, make: Callable[[Any, dict[str, str]], T], most: int = 64) -> None:
        self.make, self.most = make, most
        self._kept: OrderedDict[tuple[str, tuple[tuple[str, str], ...]], T] = OrderedDict()
        self._hashes: OrderedDict[int, tuple[ScenarioHead, str]] = OrderedDict()

    def __call__(self, battle: ScenarioHead, options: Mapping[str, str]) -> T:
        key = self._hash(battle), tuple(sorted(options.items()))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = self.make(battle, dict(options))
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return made

    def _hash(self, battle: ScenarioHead) -> str:
        known = self._hashes.get(id(battle))
        if known is not None and known[0] is battle:
            return known[1]
        found = content_hash(battle)
        self._hashes[id(battle)] = battle, found  # holding the value keeps its id its own
        if len(self._hashes) > self.most:
            self._hashes.popitem(last=False)
        return found


class OptionRow(Row):
    """A match option or reading: its values, the default first in authority, and the rules it touches.

    The words for a value are the message `option-<id>-<value>`, or `option-<value>` where several options share them. `aliases` are names that a value had
    before: old records and habits keep them.
    """

    id: str
    values: tuple[str, ...]
    default: str
    rules: tuple[str, ...] = ()
    title: str = ""
    title_fr: str = ""
    aliases: Mapping[str, str] = {}


class _Options(Row):
    option: tuple[OptionRow, ...]


@cache
def option_table(package: str) -> tuple[OptionRow, ...]:
    """The options in the file `data/options.toml` of a package, none if there is no such file."""
    source = resource(package, "data", "options.toml")
    return read(source, _Options).option if source.is_file() else ()


def read(source: Path | Traversable, kind: type[T]) -> T:
    """Reads one TOML file into a record."""
    name = _short(source)
    try:
        text = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{name}: cannot be read: {error}") from None
    return parse(text, kind, name)


def parse(text: str, kind: type[T], name: str) -> T:
    """Reads TOML text into a record; `name` stands in the errors."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, a number of thousands of digits, or nested too deeply to be read
        raise DataError(f"{name}: not TOML: {error}. Mend the line it names.") from None
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise DataError(_explain(str(error), data, kind, name)) from None


def _explain(message: str, data: Any, kind: type, name: str) -> str:
    """Makes msgspec's message name the value at the path and the nearest right word."""
    what, _, path = message.partition(" - at `")
    path = path.rstrip("`").removeprefix("$").removeprefix(".")
    where = f"{name}, {path}" if path else name
    value = _value_at(data, path)
    if (unknown := re.search(r"unknown field `(\w+)`", what)) is not None:
        return f'{where}: no field "{unknown[1]}". {did_you_mean(unknown[1], _fields(kind, path))}'
    if what.startswith("Invalid enum value") and (bad := re.search(r"'(.*)'", what)) is not None:
        return f'{where}: no "{bad[1]}" here. {did_you_mean(bad[1], _literals(kind))}'
    shown = "" if value is None or isinstance(value, dict | list) else f" (it says {value!r})"
    return f"{where}: {what[0].lower()}{what[1:]}{shown}."


def _value_at(data: Any, path: str) -> Any:
    for key, index in re.findall(r"([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        try:
            data = data[key] if key else data[int(index)]
        except (KeyError, IndexError, TypeError, ValueError):
            return None
    return data


def _structs(kind: Any, seen: set[Any]) -> Iterable[type[msgspec.Struct]]:
    """All record types that a type is built of."""
    info = msgspec.inspect.type_info(kind)
    stack: list[Any] = [info]
    while stack:
        node = stack.pop()
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls in seen:
                continue
            seen.add(node.cls)
            yield node.cls
            stack += [field.type for field in node.fields]
        for part in ("item_type", "value_type", "types", "item_types"):
            inner = getattr(node, part, None)
            stack += list(inner) if isinstance(inner, tuple) else [inner] if inner is not None else []


def _fields(kind: Any, path: str) -> list[str]:
    """The fields of the record at a path; those of all records if the path leads to no record."""
    node: Any = msgspec.inspect.type_info(kind)
    for key, _ in re.findall(r"([^.\[\]]+)|\[(\d+|\.\.\.)\]", path):
        node = _inside(node, key)
    if isinstance(node, msgspec.inspect.StructType):
        return [field.encode_name for field in node.fields]
    return [field for struct in _structs(kind, set()) for field in struct.__struct_fields__]


def _inside(node: Any, key: str) -> Any:
    """The type of a field of a record (`key`) or of a member of a list or table, None if there is none."""
    parts = node.types if isinstance(node, msgspec.inspect.UnionType) else (node,)
    for part in parts:
        if key and isinstance(part, msgspec.inspect.StructType):
            found = next((field.type for field in part.fields if field.encode_name == key), None)
        else:
            found = getattr(part, "item_type", None) or getattr(part, "value_type", None)
        if found is not None:
            return next((each for each in found.types if isinstance(each, msgspec.inspect.StructType)), found) if hasattr(found, "types") else found
    return None


def _literals(kind: Any) -> list[str]:
    words: list[str] = []
    for struct in _structs(kind, set()):
        for field in msgspec.structs.fields(struct):
            stack = [msgspec.inspect.type_info(field.type)]
            while stack:
                node: Any = stack.pop()
                if isinstance(node, msgspec.inspect.LiteralType):
                    words += [str(value) for value in node.values]
                elif isinstance(node, msgspec.inspect.EnumType):
                    words += [str(member.value) for member in node.cls]
                for part in ("item_type", "value_type", "key_type", "types", "item_types"):
                    inner = getattr(node, part, None)
                    stack += list(inner) if isinstance(inner, tuple) else [inner] if inner is not None else []
    return words


def find(table: Mapping[str, T], key: str, where: str, what: str) -> T:
    """A row by its id; a wrong id is a `DataError` with the nearest right word. `where` is file and path."""
    if key not in table:
        raise DataError(f'{where}: no {what} "{key}". {did_you_mean(key, table)}')
    return table[key]


def folder(package: str, name: str) -> list[Traversable]:
    """The TOML files of a folder of a package, in the order of their names."""
    place = files(package).joinpath(name)
    return sorted((item for item in place.iterdir() if item.name.endswith(".toml")), key=lambda item: item.name)


def resource(package: str, *names: str) -> Traversable:
    """One file of a package."""
    return files(package).joinpath(*names)


def _short(source: Path | Traversable) -> str:
    parts = str(source).replace("\\", "/").split("/")
    return "/".join(parts[-2:])
