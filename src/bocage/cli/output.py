"""What commands print: a table or a few lines for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bocage.core.events import Event, ScopeClosed, ScopeOpened
from bocage.core.text import Texts

console = Console(highlight=False)


def sentence(words: Texts, event: Event) -> str:
    """An event in words; "" if it is not worth a line."""
    if isinstance(event, ScopeOpened | ScopeClosed):
        return ""
    args = {field: getattr(event, field) for field in event.__struct_fields__}
    return words.format(f"event-{str(event.__struct_config__.tag).replace('_', '-')}", args).strip()


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
