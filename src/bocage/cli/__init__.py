"""The command line: `bocage`, thin over the library. Errors are one clear message and a non-zero status, never a traceback."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bocage import __version__
from bocage.cli import arena, army, battle, bench, play, record, serve, shelf, simulate
from bocage.core.errors import BocageError


def parser() -> argparse.ArgumentParser:
    """All commands."""
    top = argparse.ArgumentParser(prog="bocage", description="Tabletop tactical wargames with every rule enforced.")
    top.add_argument("--version", action="version", version=f"bocage {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    shelf.add_commands(commands)
    army.add_commands(commands)
    battle.add_commands(commands)
    play.add_commands(commands)
    simulate.add_commands(commands)
    arena.add_commands(commands)
    record.add_commands(commands)
    bench.add_commands(commands)
    _add_server(commands)
    return top


def _add_server(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    command = commands.add_parser("serve", help="host the table in the browser", description="Host the table: for yourself, or for a club.")
    serve.add_arguments(command)
    command.set_defaults(run=serve.serve)
    backup = commands.add_parser("backup", help="copy a server's database while it runs", description="Copy a server's database while it runs.")
    serve.add_backup_arguments(backup)
    backup.set_defaults(run=serve.backup)
    restore = commands.add_parser(
        "restore", help="put a backup back", description="Put a backup in place of a stopped server's data. The old data is kept aside."
    )
    serve.add_restore_arguments(restore)
    restore.set_defaults(run=serve.restore)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status is 0 only if all went well."""
    options = parser().parse_args(arguments)
    if options.command is None:
        parser().print_help()
        return 2
    try:
        return int(options.run(options))
    except BocageError as error:
        print(f"bocage: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"bocage: {error.filename or ''}: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nbocage: stopped", file=sys.stderr)
        return 130


if __name__ == "__main__":
    raise SystemExit(main())
