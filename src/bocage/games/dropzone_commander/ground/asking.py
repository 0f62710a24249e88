"""A closed list of answers of several kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.core.legal import Legal, only


def closed(answers: Sequence[Any], rule: str) -> Legal[Any]:
    """These answers and no others."""
    return only(answers, rule)
