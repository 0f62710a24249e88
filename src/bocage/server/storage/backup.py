"""`backup` and `restore`, whichever database it is, and backups by schedule."""

from __future__ import annotations

from pathlib import Path

from bocage.server.storage import sqlite_backup
from bocage.server.storage.backup_files import Contents, Restored, keep_newest, stamp
from bocage.server.storage.port import StorageError
from bocage.server.storage.sqlite import FILE


def backup(data: Path, database: str, target: Path) -> Contents:
    """Copies all matches into one file, while servers may be running, and checks it."""
    if database:
        from bocage.server.storage import postgres_backup  # only here: without PostgreSQL its driver is not needed

        return postgres_backup.copy(database, target)
    return sqlite_backup.copy(data / FILE, target)


def restore(data: Path, database: str, source: Path) -> Restored:
    """Puts a backup back; what stood there before is kept aside."""
    if database:
        from bocage.server.storage import postgres_backup  # only here: without PostgreSQL its driver is not needed

        return postgres_backup.restore(database, source)
    return sqlite_backup.restore(data, source)


def scheduled(data: Path, database: str, folder: Path, keep: int) -> Path:
    """One more backup in a folder, of which the newest are kept. One that does not pass its check is never written, and removes none."""
    suffix = ".jsonl.gz" if database else sqlite_backup.SUFFIX
    target = folder / f"bocage-{stamp()}{suffix}"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StorageError(f"the folder of backups {folder} cannot be used: {error.strerror or error}") from None
    backup(data, database, target)
    keep_newest(folder, suffix, keep)
    return target
