"""Estimates."""

from __future__ import annotations

import pytest

from bocage.tabletop.estimates import logistic


def test_a_score_is_a_chance():
    assert logistic(0) == 0.5
    assert logistic(30) > 0.999
    assert logistic(-30) < 0.001
    assert logistic(1.5) + logistic(-1.5) == pytest.approx(1)
    assert logistic(1) < logistic(2)
