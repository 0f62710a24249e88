"""Testing for everybody: given / when / then with scripted dice, and the conformance suite that every game passes (docs/guide/testing.md)."""

from __future__ import annotations

from bocage.testing.table import Table, given

__all__ = ["Table", "given"]
