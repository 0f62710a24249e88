"""SQLite in one folder: the default. Write-ahead log, full sync, one process at a time (a lock on the folder says so clearly)."""

from __future__ import annotations

import fcntl
import sqlite3
from pathlib import Path
from typing import Any

from bocage.server.storage.migrations import MIGRATIONS
from bocage.server.storage.port import StorageError
from bocage.server.storage.sql import SqlStorage

FILE = "bocage.sqlite3"


class Sqlite(SqlStorage):
    """All matches in `DIR/bocage.sqlite3`."""

    name = "sqlite"
    taken = sqlite3.IntegrityError
    broken = (sqlite3.Error, OSError)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.file = folder / FILE
        self._lock: Any = None

    def _migrate(self, upto: int = len(MIGRATIONS)) -> None:
        self.claim()
        try:
            super()._migrate(upto)
        except BaseException:
            self.release()
            raise

    def claim(self) -> None:
        """Takes the folder for this process alone."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = open(self.folder / "lock", "w")  # noqa: SIM115 - held as long as the server lives
        except OSError as error:
            raise StorageError(
                f"the data folder {self.folder} cannot be used: {error.strerror or error}. Choose another with --data, or mend its rights."
            ) from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            self._lock = None
            raise StorageError(f"another server uses the data folder {self.folder}. Stop it, or choose another folder with --data.") from None

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False, timeout=10)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def begin(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")

    def explain(self, error: Exception) -> str:
        words = str(error)
        if "malformed" in words or "not a database" in words:
            return f"the database {self.file} is damaged ({words}). Put a backup in its place with `bocage restore`."
        if "full" in words:
            return f"the disk that holds {self.file} is full. Nothing was written; make room and go on."
        return f"the database {self.file} cannot be used: {words}"

    async def close(self) -> None:
        await super().close()
        self.release()

    def release(self) -> None:
        """Gives the folder back."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None
