"""The guide to testing is executed: its blocks run, and so do the tests in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "testing.md"
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_the_guide_runs(number, capsys):
    names: dict = {}
    exec(compile(BLOCKS[number], f"testing.md, block {number + 1}", "exec"), names)
    tests = [value for name, value in names.items() if name.startswith("test_")]
    for test in tests:
        test()
    assert tests or "inputs between joints" in capsys.readouterr().out


def test_the_guide_names_every_property():
    from bocage.testing.conformance import PROPERTIES

    text = GUIDE.read_text(encoding="utf-8")
    assert all(name in text for name in PROPERTIES)
