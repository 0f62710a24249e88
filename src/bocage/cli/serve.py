"""`bocage serve` hosts matches; `bocage backup` copies all of them into one file (docs/guide/hosting.md)."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path

from bocage.core.errors import BocageError

DATA = Path("bocage-data")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bocage serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=int, default=8080, help="port to listen on (default 8080; 0 takes a free one)")
    parser.add_argument("--data", type=Path, default=DATA, metavar="DIR", help="folder for the database and reports (default bocage-data)")
    parser.add_argument("--database", default=os.environ.get("BOCAGE_DATABASE", ""), metavar="URL", help="a PostgreSQL database instead (or BOCAGE_DATABASE)")
    parser.add_argument("--workers", type=int, default=2, help="processes for computer players and odds (default 2)")
    parser.add_argument("--members-only", action="store_true", help="only those who are logged in make matches")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help="a name under which browsers may reach the server; may be repeated")
    parser.add_argument("--limits", type=float, default=float(os.environ.get("BOCAGE_LIMITS", "1")), help="factor on the rate limits (default 1; 0: none)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--quiet", action="store_true", help="no log on standard error")


def serve(args: argparse.Namespace) -> int:
    """Hosts matches until it is stopped."""
    from bocage.server.start import Settings, run  # the web libraries load for those who host, not for every command

    hosts = tuple(args.allow_host)
    settings = Settings(args.host, args.port, args.data, args.database, args.workers, args.members_only, hosts, args.limits, browse=args.open, quiet=args.quiet)
    try:
        asyncio.run(run(settings))
    except KeyboardInterrupt:
        return 0
    except BocageError as error:
        print(f"bocage serve: {error}", file=sys.stderr)
        return 1
    return 0


def add_backup_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bocage backup`."""
    parser.add_argument("target", type=Path, help="the file to write")
    parser.add_argument("--data", type=Path, default=DATA, metavar="DIR", help="the server's folder (default bocage-data)")
    parser.add_argument("--database", default=os.environ.get("BOCAGE_DATABASE", ""), metavar="URL", help="the server's PostgreSQL database")
    parser.add_argument("--restore", action="store_true", help="put a backup of PostgreSQL back into an empty database")


def backup(args: argparse.Namespace) -> int:
    """Copies all matches into one file, while a server may be running."""
    try:
        if args.database:
            from bocage.server.storage import postgres  # the driver loads for those who name such a database

            if args.restore:
                print(f"{postgres.restore_database(args.database, args.target)} rows restored")
                return 0
            postgres.copy_database(args.database, args.target)
        else:
            from bocage.server.storage import sqlite  # what belongs to the server does not load for every command

            sqlite.copy_database(args.data / sqlite.FILE, args.target)
    except BocageError as error:
        print(f"bocage backup: {error}", file=sys.stderr)
        return 1
    print(f"backup written to {args.target}")
    return 0
