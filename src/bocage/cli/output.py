"""What commands print: a table or a few lines for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

console = Console(highlight=False)


def print_json(value: Any) -> None:
    """As JSON on standard output."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())


def print_table(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """As a table."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    console.print(table)
