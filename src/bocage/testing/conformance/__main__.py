"""`python -m bocage.testing.conformance GAME`: the suite over one game, with a report per property. Exit status 0 only if every property holds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bocage.core.errors import BocageError
from bocage.core.game import Title
from bocage.core.registry import title as find_title
from bocage.testing.conformance import Effort, conform, journal


def find(reference: str) -> Title:
    """A title by its slug, or by module:NAME if it is not installed as a game."""
    module, colon, name = reference.partition(":")
    if not colon:
        return find_title(reference)
    found: Title = getattr(import_module(module), name)  # the command names it
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bocage.testing.conformance", description="Checks what every game of Bocage promises.")
    parser.add_argument("game", help="slug of a game, or module:NAME of its title")
    parser.add_argument("--scenario", action="append", default=[], help="only this scenario (may be given again)")
    parser.add_argument("--redeals", type=int, default=2, help="redeals at each moment that is examined (default 2)")
    parser.add_argument("--matches", type=int, default=1, help="matches of each scenario (default 1)")
    parser.add_argument("--moments", type=int, default=40, help="moments examined in each match (default 40)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first match (default 1)")
    parser.add_argument("--records", type=Path, help="folder to write the records of findings to")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    parser.add_argument("--journal", action="store_true", help="only hashes of the journals of random matches, as JSON")
    given = parser.parse_args(arguments)
    try:
        title = find(given.game)
    except (BocageError, ImportError, AttributeError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if unknown := [name for name in given.scenario if name not in title.scenarios()]:
        sys.stderr.write(f'{title.slug} has no scenario "{unknown[0]}". It has {", ".join(title.scenarios())}.\n')
        return 2
    if given.journal:
        print(json.dumps({scenario: journal(title, scenario, {}, given.seed) for scenario in given.scenario or title.scenarios()}))
        return 0
    effort = Effort(matches=given.matches, moments=given.moments, redeals=given.redeals)
    report = conform(title, given.game, scenarios=given.scenario, effort=effort, seed=given.seed)
    print(json.dumps(report.data(), indent=1) if given.json else report)
    if given.records is not None:
        given.records.mkdir(parents=True, exist_ok=True)
        for number, finding in enumerate(finding for finding in report.findings if finding.record):
            (given.records / f"{title.slug}-{number:02}.json").write_bytes(finding.record)
    return 0 if report.ok else 1


if __name__ == "__main__":
    sys.exit(main())
