"""Lines of TOML values: every value that `tomllib` reads is found, under the same path, on the line where it stands."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bocage.workshop.locating import joined, line_of, lines

SHIPPED = sorted(Path(__file__).parents[2].glob("src/bocage/games/*/scenarios/*.toml"))

SAMPLE = '''# a comment
title = "A = [b] # no comment"   # a comment
"odd key" = 1
a.b.c = 2
long = """
two lines \\""" still
"""
raw = \'\'\'
[x]
\'\'\'
when = 1944-06-06 06:30:00
grid = [
  "..w",  # [[
  "...", "]",
]
point = { x = 1, y = [2, 3], "z.z" = { w = "}" } }
[side.us]
bases = 3
[[side.us.squad]]
hex = [1, 2]
[[side.us.squad]]
hex = [
  3,
  4]
[side.us.squad.inner]
deep = true
'''


def paths(value, path=""):
    """Every path of data, by the words of errors."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, member in items:
        yield from paths(member, joined(path, key))


def test_lines_are_those_of_the_text():
    found = lines(SAMPLE)
    expected = {
        "title": 2, '"odd key"': 3, "a.b.c": 4, "a": 4, "long": 5, "raw": 8, "when": 11, "grid": 12, "grid[0]": 13, "grid[2]": 14, "point.y[1]": 16,
        'point."z.z".w': 16, "side.us": 17, "side.us.bases": 18, "side.us.squad": 19, "side.us.squad[0].hex[1]": 20, "side.us.squad[1]": 21,
        "side.us.squad[1].hex[0]": 23, "side.us.squad[1].hex[1]": 24, "side.us.squad[1].inner.deep": 26,
    }  # fmt: skip
    assert {path: found[path] for path in expected} == expected
    assert lines(SAMPLE.replace("\n", "\r\n")) == found


def test_what_is_not_there_stands_in_the_table_around_it():
    found = lines(SAMPLE)
    assert line_of(found, "side.us.squad[1].figures.elite") == 21
    assert line_of(found, "side.us.squad[7]") == 19
    assert line_of(found, 'side.us."no such".thing') == 17
    assert line_of(found, "nothing") == 1
    assert line_of(found, "") == 1


@pytest.mark.parametrize("text", [SAMPLE, *(file.read_text(encoding="utf-8") for file in SHIPPED)], ids=["sample", *(file.name for file in SHIPPED)])
def test_every_value_of_a_file_is_found(text):
    """The locator and `tomllib` see the same values, and no others; the keys of tables around headers are those that no line names."""
    there, found = set(paths(tomllib.loads(text))), lines(text)
    assert set(found) <= there
    assert all(line_of(found, path) >= 1 for path in there)
    unnamed = there - set(found)
    assert all(any(path.startswith((f"{part}.", f"{part}[")) for path in found) for part in unnamed)


def test_a_nest_without_end_is_left():
    assert lines(f"a = {'[' * 100_000}{']' * 100_000}")["a"] == 1
