"""Structured logs: one JSON object per line, with known fields only, so that no secret can slip in; the newest lines are kept for bug reports."""

from __future__ import annotations

import logging
import sys
from collections import deque

import msgspec

FIELDS = ("match", "seat", "reason", "status", "path", "method", "ms", "count")


class Lines(logging.Handler):
    """Writes records as JSON lines and keeps the newest."""

    def __init__(self, kept: int = 200) -> None:
        super().__init__()
        self.newest: deque[str] = deque(maxlen=kept)
        self.quiet = False

    def emit(self, record: logging.LogRecord) -> None:
        row: dict[str, object] = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        row |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info and record.exc_info[0] is not None:
            row["error"] = f"{record.exc_info[0].__name__}: {record.exc_info[1]}"
        line = msgspec.json.encode(row).decode()
        self.newest.append(line)
        if not self.quiet:
            print(line, file=sys.stderr)


def set_up(quiet: bool = False) -> Lines:
    """Logs of the server go to standard error as JSON lines."""
    lines = Lines()
    lines.quiet = quiet
    logger = logging.getLogger("bocage.server")
    logger.handlers = [lines]
    logger.setLevel(logging.INFO)
    logger.propagate = False
    return lines
