"""A PostgreSQL cluster of the tests' own: it is started as an unprivileged user, since the database refuses to run as root, and removed afterwards."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg


def binary(name: str) -> str:
    """A program of PostgreSQL; a clear message if it is missing."""
    found = shutil.which(name) or next((str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None)
    if found is None:
        raise RuntimeError(f"these tests need PostgreSQL, and {name} was not found: install the package postgresql")
    return found


class Cluster:
    """A running cluster; `database()` gives the URL of a new, empty database."""

    def __init__(self, folder: Path, user: str) -> None:
        self.folder, self.user = folder, user
        self._numbers = count(1)

    def url(self, name: str) -> str:
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def database(self) -> str:
        name = f"bocage{next(self._numbers)}_{os.getpid()}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def control(self, *words: str) -> None:
        run_as(self.user, [binary("pg_ctl"), "-D", str(self.folder / "data"), *words])

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c max_connections=60 -c shared_buffers=32MB -c fsync=off"
        self.control("-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self.control("-m", mode, "stop")


def run_as(user: str, words: list[str]) -> None:
    if user != getpass.getuser():
        words = ["runuser", "-u", user, "--", *words]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}: {done.stderr or done.stdout}")


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Makes a cluster, starts it, and takes it away."""
    user = getpass.getuser()
    folder = Path(tempfile.mkdtemp(prefix="bocage-pg-"))
    if os.getuid() == 0:
        user = "postgres" if shutil.which("runuser") and subprocess.run(["id", "postgres"], capture_output=True).returncode == 0 else "nobody"
        shutil.chown(folder, user)
    made = Cluster(folder, user)
    try:
        run_as(user, [binary("initdb"), "-D", str(folder / "data"), "-A", "trust", "-E", "UTF8", "--no-sync"])
        made.start()
        yield made
        made.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
