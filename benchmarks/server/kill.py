"""Kills a server with SIGKILL at random moments under play, and checks after each that no acknowledged answer is lost and every match goes on.

python -m benchmarks.server.kill --kills 200
python -m benchmarks.server.kill --kills 50 --postgresql
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

from tests.server.cluster import cluster
from tests.server.crashing import campaign


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--game", default="patrol")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    args = parser.parse_args()
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        if args.postgresql:
            with cluster() as running:
                figures = campaign(Path(folder), running.database(), args.kills, args.matches, args.seed, args.game)
        else:
            figures = campaign(Path(folder), "", args.kills, args.matches, args.seed, args.game)
    print(f"{'PostgreSQL' if args.postgresql else 'SQLite'}: nothing lost. {figures}, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
