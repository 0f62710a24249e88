"""schemathesis on the OpenAPI description: valid and invalid requests to every route.

python -m benchmarks.server.openapi --examples 100
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from bocage.core.registry import slugs
from tests.server.house import House
from tests.server.test_openapi import keep_promises, known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        print(f"{keep_promises(house.url, args.examples, known(house, slugs()))} requests, all as described")


if __name__ == "__main__":
    main()
