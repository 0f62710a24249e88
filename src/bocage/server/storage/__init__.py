"""Storage behind one small port, and the way to open one by its address."""

from __future__ import annotations

from pathlib import Path

from bocage.server.storage.port import Append, Conflict, Damaged, Entry, MatchRow, Storage, StorageError, Summary, Waiting
from bocage.server.storage.sqlite import Sqlite


def open_storage(data: Path | None, url: str = "") -> Storage:
    """SQLite in a folder, or PostgreSQL by URL. Says clearly what is wrong if it cannot be opened."""
    if url:
        from bocage.server.storage.postgres import Postgres  # only here: without PostgreSQL its driver is not needed

        return Postgres(url)
    return Sqlite(data or Path("bocage-data"))


__all__ = ["Append", "Conflict", "Damaged", "Entry", "MatchRow", "Storage", "StorageError", "Summary", "Waiting", "open_storage"]
