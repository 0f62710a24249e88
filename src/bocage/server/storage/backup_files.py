"""Backups as files: written beside and renamed when whole, opened and checked before anybody relies on them, and put back with the old data kept aside."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from bocage.server.storage.port import StorageError

SQLITE, GZIP = b"SQLite format 3\x00", b"\x1f\x8b"


class Contents(msgspec.Struct, frozen=True):
    """What a backup holds."""

    version: int
    matches: int
    entries: int

    def __str__(self) -> str:
        return f"{self.matches} matches with {self.entries} entries"


class Restored(msgspec.Struct, frozen=True):
    """What was put back, and where the data are that stood there before ("" if there were none)."""

    contents: Contents
    aside: str


def stamp() -> str:
    """A moment as it stands in names."""
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]


def kind_of(source: Path) -> str:
    """Of which database a file is a backup."""
    try:
        with source.open("rb") as file:
            head = file.read(16)
    except OSError as error:
        raise StorageError(f"the backup {source} cannot be read: {error.strerror or error}") from None
    if head == SQLITE:
        return "SQLite"
    if head.startswith(GZIP):
        return "PostgreSQL"
    raise StorageError(f"{source} is no backup of Bocage, or it is damaged")


def refuse_other_kind(source: Path, wanted: str) -> None:
    """A backup goes back into the kind of database that it was made of."""
    kind = kind_of(source)
    if kind != wanted:
        way = "name the database with --database URL" if kind == "PostgreSQL" else "name the server's folder with --data, and no --database"
        raise StorageError(f"{source} is a backup of {kind}: {way}")


def write_whole(target: Path, write: Callable[[Path], None], check: Callable[[Path], Contents]) -> Contents:
    """Writes a file beside its place, checks it, and puts it there at once: no half copy is ever taken for a whole one."""
    if target.is_dir() or not target.name:
        raise StorageError(f"the backup cannot be written to {target}: it is a folder; name a file")
    if not target.parent.is_dir():
        raise StorageError(f"the backup {target} cannot be written: there is no folder {target.parent}")
    part = target.with_name(f"{target.name}.part")
    try:
        write(part)
        contents = check(part)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise StorageError(f"the backup {target} cannot be written: {error.strerror or error}") from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return contents


def sync_folder(folder: Path) -> None:
    """A name is on disk when its folder is."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def keep_newest(folder: Path, suffix: str, count: int) -> list[Path]:
    """Removes all but the newest scheduled backups of a folder; gives those that are gone."""
    found = sorted(folder.glob(f"bocage-*{suffix}"))
    old = found[:-count] if count > 0 else []
    for file in old:
        file.unlink(missing_ok=True)
    return old
