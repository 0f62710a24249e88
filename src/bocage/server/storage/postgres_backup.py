"""Backups of PostgreSQL: all rows of all tables as of one moment in one compressed file of JSON lines, and the way back."""

from __future__ import annotations

import gzip
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from bocage.server.storage.backup_files import Contents, Restored, refuse_other_kind, stamp, write_whole
from bocage.server.storage.migrations import MIGRATIONS
from bocage.server.storage.port import StorageError
from bocage.server.storage.postgres import IN_USE, MIGRATING, explained

SUFFIX = ".jsonl.gz"
TABLES = ("schema_version", "matches", "entries", "snapshots", "owners", "orders", "accounts", "sessions", "notes", "archives")
PATIENCE = "5s"
END = "end"  # the last line, with the number of rows before it
UNREADABLE = (OSError, EOFError, zlib.error, ValueError, LookupError, TypeError, RecursionError, msgspec.MsgspecError)


def copy(url: str, target: Path) -> Contents:
    """A consistent copy, while servers may be writing."""
    return write_whole(target, lambda part: _copy(url, part), check)


def _copy(url: str, part: Path) -> None:
    count = 0
    try:
        with psycopg.connect(url, connect_timeout=5) as connection, gzip.open(part, "wb", compresslevel=6) as out:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            if "matches" not in (there := _there(connection)):
                raise StorageError("there are no matches of Bocage in this database")
            for table in there:
                with connection.cursor(name=f"backup_{table}") as rows:
                    for row in rows.execute(f"SELECT * FROM {table}"):
                        out.write(msgspec.json.encode([table, *row]) + b"\n")
                        count += 1
            out.write(msgspec.json.encode([END, count]) + b"\n")
    except psycopg.Error as error:
        raise StorageError(explained(error)) from None


def _there(connection: psycopg.Connection[Any]) -> list[str]:
    """The tables of Bocage that the database has; one of an older version has fewer."""
    return [table for table in TABLES if connection.execute("SELECT to_regclass(%s)", (table,)).fetchone() != (None,)]


def _rows(source: Path) -> Iterator[list[Any]]:
    """The rows of a backup, each with its table; a file that is cut off or damaged says so."""
    count, ended = 0, False
    try:
        with gzip.open(source, "rb") as lines:
            for line in lines:
                row = msgspec.json.decode(line, type=list[Any])
                if row[0] == END:
                    ended = row[1] == count
                    continue
                if row[0] not in TABLES or ended:
                    raise ValueError(f"it has a row of {str(row[0])[:40]!r} where none belongs")
                count += 1
                yield row
    except UNREADABLE as error:
        raise StorageError(f"the backup {source} is damaged: {error}") from None
    if not ended:
        raise StorageError(f"the backup {source} is damaged: it is cut off")


def check(file: Path) -> Contents:
    """Reads all of a backup."""
    counts: Counter[str] = Counter()
    version = 0
    for row in _rows(file):
        counts[row[0]] += 1
        if row[0] == "schema_version":
            version = max(version, row[1] if isinstance(row[1], int) else 0)
    if not version:
        raise StorageError(f"the backup {file} is damaged: it does not say its version")
    if version > len(MIGRATIONS):
        raise StorageError(f"the backup {file} is of version {version}, this Bocage knows up to {len(MIGRATIONS)}: install a newer Bocage")
    return Contents(version, counts["matches"], counts["entries"])


def restore(url: str, source: Path) -> Restored:
    """Puts a backup in the place of a database's tables, in one transaction. No server may run; the old tables are kept in a schema of their own."""
    refuse_other_kind(source, "PostgreSQL")
    contents = check(source)
    try:
        with psycopg.connect(url, connect_timeout=5) as connection:
            connection.execute(f"SET LOCAL lock_timeout = '{PATIENCE}'")  # the database may not have noticed yet that a server is gone
            connection.execute("SELECT pg_advisory_xact_lock(%s), pg_advisory_xact_lock(%s)", (IN_USE, MIGRATING))
            aside = _set_aside(connection)
            connection.execute("CREATE TABLE schema_version (version INTEGER NOT NULL)")
            _migrate(connection, 0, contents.version)
            _fill(connection, source)
            _migrate(connection, contents.version, len(MIGRATIONS))
            for number in range(contents.version + 1, len(MIGRATIONS) + 1):
                connection.execute("INSERT INTO schema_version VALUES (%s)", (number,))
    except psycopg.errors.LockNotAvailable:
        raise StorageError("a server uses this database. Stop it first.") from None
    except psycopg.DataError as error:
        raise StorageError(f"the backup {source} is damaged: {str(error).splitlines()[0]}") from None
    except psycopg.Error as error:
        raise StorageError(explained(error)) from None
    return Restored(contents, aside)


def _set_aside(connection: psycopg.Connection[Any]) -> str:
    there = _there(connection)
    if not there:
        return ""
    name = f"bocage_before_{stamp().replace('-', '_')}"
    connection.execute(f"CREATE SCHEMA {name}")
    for table in there:
        connection.execute(f"ALTER TABLE {table} SET SCHEMA {name}")
    return f"schema {name}"


def _migrate(connection: psycopg.Connection[Any], done: int, upto: int) -> None:
    for statements in MIGRATIONS[done:upto]:
        for statement in statements:
            connection.execute(statement)


def _fill(connection: psycopg.Connection[Any], source: Path) -> None:
    kinds: dict[str, list[int]] = {}
    for table, *row in _rows(source):
        if table not in kinds:
            kinds[table] = [column.type_code for column in connection.execute(f"SELECT * FROM {table} LIMIT 0").description or ()]
        try:
            values = [msgspec.convert(value, bytes, strict=False) if kind == BYTES else value for value, kind in zip(row, kinds[table], strict=True)]
        except UNREADABLE as error:
            raise StorageError(f"the backup {source} is damaged: {error}") from None
        connection.execute(f"INSERT INTO {table} VALUES ({', '.join(['%s'] * len(values))})", values)


BYTES = 17  # PostgreSQL's number of the type bytea
