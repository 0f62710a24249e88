"""`bocage serve` hosts matches; `bocage backup` copies all of them into one file, and `bocage restore` puts them back (docs/guide/hosting.md)."""

from __future__ import annotations

import argparse
import asyncio
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path

from bocage.core.errors import BocageError, Invalid
from bocage.workshop.library import HOME, battles_folder

DATA = Path("bocage-data")
MOST_WORKERS = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bocage serve`."""
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="battles of your own to show in the lobby, beside those of your folder")
    parser.add_argument("--battles", type=Path, metavar="DIR", help=f"the folder of your own battles (default: battles in {HOME}, or in ~/.bocage)")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8080, help="port to listen on (default 8080; 0 takes a free one)")
    _add_place(parser)
    parser.add_argument("--workers", type=int, default=2, help="processes for computer players and odds (default 2)")
    parser.add_argument("--members-only", action="store_true", help="only people who are signed in may start matches")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="a name under which browsers may reach the server; may be repeated")
    parser.add_argument(
        "--limits", default=os.environ.get("BOCAGE_LIMITS", "1"), help="multiplies the rate limits (default 1; 0 switches them off; or BOCAGE_LIMITS)"
    )
    parser.add_argument("--backup-every", type=float, default=0.0, metavar="HOURS", help="write a backup every this many hours (default: never)")
    parser.add_argument("--backup-keep", type=int, default=14, metavar="N", help="how many of these backups are kept (default 14)")
    parser.add_argument("--backup-to", type=Path, metavar="DIR", help="folder for these backups (default: backups in the folder of --data)")
    parser.add_argument(
        "--behind-proxy", action="append", default=[], metavar="ADDRESS", help="a proxy whose forwarded addresses are believed; may be repeated (default: none)"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--quiet", action="store_true", help="no log on standard error")


def _add_place(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=DATA, metavar="DIR", help="the server's folder, for the database and reports (default bocage-data)")
    parser.add_argument("--database", default=os.environ.get("BOCAGE_DATABASE", ""), metavar="URL", help="a PostgreSQL database instead (or BOCAGE_DATABASE)")


def serve(args: argparse.Namespace) -> int:
    """Hosts matches until it is stopped."""
    from bocage.server.start import Settings, run  # only here: other commands start faster without the server

    def go() -> None:
        settings = Settings(
            args.host,
            args.port,
            args.data,
            args.database,
            _within("--workers", args.workers, 1, MOST_WORKERS),
            args.members_only,
            tuple(args.allow_host),
            _limits(args.limits),
            browse=args.open,
            quiet=args.quiet,
            backup_every=_within("--backup-every", args.backup_every, 0.0, 24.0 * 366),
            backup_keep=_within("--backup-keep", args.backup_keep, 1, 100_000),
            backup_to=args.backup_to,
            battles=battles_folder(args.battles),
            files=tuple(args.files),
            behind_proxy=tuple(args.behind_proxy),
        )
        asyncio.run(run(settings))

    try:
        return _told("serve", go)
    except KeyboardInterrupt:
        return 0


def _within(name: str, value: float, least: float, most: float) -> int:
    if not least <= value <= most:
        raise Invalid(f"{name} is {least:g} to {most:g}, not {value:g}")
    return value  # type: ignore[return-value]


def _limits(text: str) -> float:
    """The factor on the rate limits, from the command line or the environment."""
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < math.inf:
        raise Invalid(f"the factor on the rate limits (--limits, BOCAGE_LIMITS) is a number from 0 on, not {text!r}")
    return value


def _told(command: str, work: Callable[[], None]) -> int:
    """Carries a command out; what goes wrong is told in one line."""
    try:
        work()
    except BocageError as error:
        print(f"bocage {command}: {' '.join(str(error).split())}", file=sys.stderr)
        return 1
    return 0


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bocage backup`."""
    parser.add_argument("target", type=Path, help="the file to write")
    _add_place(parser)


def backup(args: argparse.Namespace) -> int:
    """Copies all matches into one file, while a server may be running, and checks the file."""
    from bocage.server.storage import backup as storage  # only here: other commands start faster without the server

    return _told("backup", lambda: print(f"backup written to {args.target} and checked: {storage.backup(args.data, args.database, args.target)}"))


def add_restore_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bocage restore`."""
    parser.add_argument("source", type=Path, help="a file that `bocage backup` wrote")
    _add_place(parser)


def restore(args: argparse.Namespace) -> int:
    """Puts a backup in the place of a server's data; what stood there is kept aside. The server must be stopped."""
    from bocage.server.storage import backup as storage  # only here: other commands start faster without the server

    def go() -> None:
        done = storage.restore(args.data, args.database, args.source)
        kept = f"; what stood there before is kept as {done.aside}" if done.aside else ""
        print(f"{args.source} was checked and restored: {done.contents}{kept}")

    return _told("restore", go)
