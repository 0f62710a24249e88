"""Storage behind one small port, and the way to open one by its address."""

from __future__ import annotations

from pathlib import Path

from bocage.server.storage.port import Append, Conflict, Damaged, Entry, MatchRow, Storage, StorageError, Summary, Waiting


def open_storage(data: Path | None, url: str = "") -> Storage:
    """SQLite in a folder, or PostgreSQL by URL. Says clearly what is wrong if it cannot be opened."""
    if url:
        from bocage.server.storage.postgres import Postgres

        return Postgres(url)
    from bocage.server.storage.sqlite import Sqlite

    return Sqlite(data or Path("bocage-data"))


__all__ = ["Append", "Conflict", "Damaged", "Entry", "MatchRow", "Storage", "StorageError", "Summary", "Waiting", "open_storage"]
