"""The bulk run of the plane's properties, on few cases: it agrees, and it would say so if a predicate were wrong."""

from __future__ import annotations

import pytest

from . import test_properties
from .bulk import PROPERTIES, tries


def test_a_few_cases_of_every_property():
    """LOW-2.28, LOW-14.11, LOW-2.13, DZC-5.3: sight, templates, movement and arcs agree with the second opinion."""
    found = list(tries(600, seed=7))
    assert len(found) == len(PROPERTIES)
    assert {one.about for one in found} == {"line of sight", "template cover", "movement", "arcs"}
    assert sum(one.cases for one in found) >= 600
    assert not [one.wrong for one in found if one.wrong]


@pytest.mark.parametrize(("predicate", "about"), [("crosses", "line of sight"), ("covered", "template cover"), ("path_cost", "movement"), ("in_arc", "arcs")])
def test_a_wrong_predicate_is_told(monkeypatch, predicate, about):
    """A predicate that always says the same thing disagrees with the second opinion, and its cases are named."""
    monkeypatch.setattr(test_properties, predicate, lambda *_, **__: True)
    wrong = [one.wrong for one in tries(200, seed=7) if one.about == about and one.wrong]
    assert wrong
    assert wrong[0][0][0].startswith("7/")
