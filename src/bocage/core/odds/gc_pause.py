"""Work that leaves no cycles behind need not be looked through for them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Inside, for a moment, the cycle collector rests. Odds hold hundreds of runs at once and let go of them at the end, with hardly a cycle among them: the
    collector would look through them again and again, a third of the time they take. What is left it finds afterwards."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
