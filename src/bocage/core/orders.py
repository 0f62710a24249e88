"""Standing orders: how a seat wants its reaction windows answered, so that a move across a field is not forty prompts.

They live in the kernel, so that hot-seat, server, lab and terminal share them. An order is private to its seat.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Order(msgspec.Struct, frozen=True):
    """For one window: always ask, never (decline silently), or ask only when the best reaction is worth at least `percent`."""

    policy: Literal["ask", "above", "never"] = "ask"
    percent: int = 0
