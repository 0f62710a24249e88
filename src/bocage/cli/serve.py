"""`bocage serve`: host the table in the browser."""

from __future__ import annotations

import argparse

from bocage.core.errors import Invalid


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--open", action="store_true")


def serve(options: argparse.Namespace) -> int:
    raise Invalid("the server is not installed")
