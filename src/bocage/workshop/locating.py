"""On which line of a TOML file a value stands: what `tomllib` does not say.

Theory of operation. The text has been read by `tomllib` before, so it is known to be TOML, and only its structure matters here: headers, keys, and where arrays
and inline tables open and close. Each value is noted under its path (`side.us.default_squad[2].hex`), as errors name it (docs/adr/0024).
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from collections.abc import Sequence
from contextlib import suppress

_STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\]|\\.)*"|\'[^\']*\'', re.DOTALL)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}\n#]*")
_BETWEEN = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")


def joined(path: str, key: str | int) -> str:
    """The path of a member: `side.us`, `hex[0]`; a key that is no plain word is quoted."""
    if isinstance(key, int):
        return f"{path}[{key}]"
    word = key if _BARE_KEY.fullmatch(key) else f'"{key}"'
    return f"{path}.{word}" if path else word


def lines(text: str) -> dict[str, int]:
    """The line of every value of a TOML text, by its path."""
    locator = _Locator(text.replace("\r\n", "\n"))
    with suppress(RecursionError):  # nested so deeply that nobody will look for a line there
        locator.run()
    return locator.found


def line_of(found: dict[str, int], path: str) -> int:
    """The line of a path; what is not there stands where it should be: in the nearest table around it."""
    while path and path not in found:
        path = re.sub(r'(?:\.?(?:"[^"]*"|[^.\[\]"]+)|\[[^\]]*\])$', "", path) if re.search(r'[\w\]"-]$', path) else ""
    return found.get(path, 1)


class _Locator:
    """Walks a text from its first statement to its last."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.ends = [place for place, letter in enumerate(text) if letter == "\n"]
        self.found: dict[str, int] = {}
        self.counts: dict[str, int] = {}  # members so far of arrays of tables

    def run(self) -> None:
        table = ""
        self._skip(_BETWEEN)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BETWEEN)

    def _skip(self, what: re.Pattern[str]) -> str:
        matched = what.match(self.text, self.at)
        assert matched is not None, f"no TOML at character {self.at}"
        self.at = matched.end()
        return matched[0]

    def _line(self) -> int:
        return bisect_right(self.ends, self.at - 1) + 1

    def _header(self) -> str:
        """`[a.b]` or `[[a.b]]`: the path of the table that begins here."""
        line, many = self._line(), self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self._keys()
        self.at = self.text.index("]", self.at) + (2 if many else 1)
        if not many:
            path = self._resolved(keys)
            self.found.setdefault(path, line)
            return path
        path = joined(self._resolved(keys[:-1]), keys[-1])
        number = self.counts[path] = self.counts.get(path, 0) + 1
        self.found.setdefault(path, line)
        member = joined(path, number - 1)
        self.found[member] = line
        return member

    def _resolved(self, keys: Sequence[str]) -> str:
        """The path of keys in headers: an array of tables means its last member."""
        path = ""
        for key in keys:
            path = joined(path, key)
            if path in self.counts:
                path = joined(path, self.counts[path] - 1)
        return path

    def _keys(self) -> list[str]:
        keys = []
        while True:
            self._skip(_BLANK)
            if self.text[self.at] in "\"'":
                keys.append(str(tomllib.loads(f"key = {self._skip(_STRING)}")["key"]))
            else:
                keys.append(self._skip(_BARE_KEY))
            self._skip(_BLANK)
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def _pair(self, table: str) -> None:
        """`a.b = value`."""
        line, path = self._line(), table
        for key in self._keys():
            path = joined(path, key)
            self.found.setdefault(path, line)
        self.at += 1  # =
        self._skip(_BLANK)
        self._value(path)

    def _value(self, path: str) -> None:
        self.found.setdefault(path, self._line())
        letter = self.text[self.at]
        if letter == "[":
            self._array(path)
        elif letter == "{":
            self._inline(path)
        else:
            self._skip(_STRING if letter in "\"'" else _SCALAR)

    def _array(self, path: str) -> None:
        self.at += 1
        number = 0
        while not self._closed("]"):
            self._value(joined(path, number))
            number += 1

    def _inline(self, path: str) -> None:
        self.at += 1
        while not self._closed("}"):
            self._pair(path)

    def _closed(self, bracket: str) -> bool:
        """Whether a list or inline table ends here; a comma before its next member is passed over."""
        self._skip(_BETWEEN)
        if self.text[self.at] == ",":
            self.at += 1
            self._skip(_BETWEEN)
        if self.text[self.at] != bracket:
            return False
        self.at += 1
        return True
