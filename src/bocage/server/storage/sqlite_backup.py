"""Backups of SQLite: a copy taken while the server runs, and the way back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bocage.server.storage.backup_files import Contents, Restored, refuse_other_kind, stamp, sync_folder, write_whole
from bocage.server.storage.migrations import MIGRATIONS
from bocage.server.storage.port import StorageError
from bocage.server.storage.sqlite import FILE, Sqlite

SUFFIX = ".sqlite3"


def copy(file: Path, target: Path) -> Contents:
    """A consistent copy, while a server may be writing."""
    if not file.is_file():
        raise StorageError(f"there is no database {file}. Name the server's folder with --data")
    if target.exists() and target.samefile(file):
        raise StorageError(f"{target} is the server's database itself: name another file for the backup")
    return write_whole(target, lambda part: _copy(file, part), check)


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StorageError(f"{source} cannot be copied: {error}") from None


def check(file: Path) -> Contents:
    """Opens a backup and looks through all of it."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            told = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if told != "ok":
                raise StorageError(f"the backup {file} is damaged: {told}")
            version = connection.execute("SELECT max(version) FROM schema_version").fetchone()[0]
            matches, entries = (connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("matches", "entries"))
    except sqlite3.Error as error:
        raise StorageError(f"the backup {file} is damaged: {error}") from None
    if int(version) > len(MIGRATIONS):
        raise StorageError(f"the backup {file} is of version {version}, this Bocage knows up to {len(MIGRATIONS)}: install a newer Bocage")
    return Contents(int(version), matches, entries)


def restore(folder: Path, source: Path) -> Restored:
    """Puts a backup in the place of a folder's database. No server may run; the old database is kept aside with its log; the change is one rename."""
    refuse_other_kind(source, "SQLite")
    storage = Sqlite(folder)
    storage.claim()
    try:
        file = folder / FILE
        if file.exists() and source.samefile(file):
            raise StorageError(f"{source} is the server's database itself: name a backup")
        new = folder / f"{FILE}.restoring"
        contents = write_whole(new, lambda part: _copy(source, part), check)
        try:
            aside = _set_aside(file)
            os.replace(new, file)
            sync_folder(folder)
        except OSError as error:
            raise StorageError(f"the backup cannot be put in its place: {error.strerror or error}") from None
        finally:
            new.unlink(missing_ok=True)
        return Restored(contents, str(aside) if aside is not None else "")
    finally:
        storage.release()


def _set_aside(file: Path) -> Path | None:
    """Keeps the old database under another name, whole: its log is first written into it, or, if it is too damaged for that, kept beside it. Afterwards no
    log of the old database lies where the new one would take it for its own."""
    logs = [file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm")]
    if not file.exists():
        for left in logs:
            left.unlink(missing_ok=True)
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
    aside = file.with_name(f"{file.name}.before-{stamp()}")
    os.link(file, aside)
    for left in logs:
        if left.exists():
            left.rename(left.with_name(f"{aside.name}{left.name.removeprefix(file.name)}"))
    return aside
