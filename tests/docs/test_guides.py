"""The guides are executed: their examples are doctests."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import bocage
from bocage.testing.conformance import PROPERTIES

ROOT = Path(__file__).parents[2]
GUIDES = [ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md"))]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_the_examples_of_a_guide_run(guide):
    """What a guide shows is what happens."""
    failed, _ = doctest.testfile(str(guide), module_relative=False, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert failed == 0


def test_the_main_guides_have_examples():
    """A guide without examples would pass unseen; these must have some."""
    parser = doctest.DocTestParser()
    for name in ("README.md", "docs/guide/add_a_game.md", "docs/guide/records.md"):
        assert len(parser.get_examples((ROOT / name).read_text(encoding="utf-8"))) >= 4


def test_the_public_surface_stays_small():
    """One object, a dozen names: the surface fits in the head."""
    assert len((ROOT / "src/bocage/__init__.py").read_text(encoding="utf-8").splitlines()) < 90
    assert {"new", "load", "verify", "Match"} <= set(bocage.__all__)


def test_the_readme_begins_with_two_commands():
    """One plays, one tests."""
    head = (ROOT / "README.md").read_text(encoding="utf-8").split("## What it does")[0]
    assert head.count("    make ") == 2
    assert "make play" in head
    assert "make test" in head


def test_the_guide_to_testing_names_every_property():
    """Whoever reads a report of the suite finds its properties in the guide."""
    text = (ROOT / "docs" / "guide" / "testing.md").read_text(encoding="utf-8")
    assert all(name in text for name in PROPERTIES)
