"""Golden playthroughs; to write them anew run this module with `python -m`, and review the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.telling import Shelf

BATTLES = (("fl_s01", 7, 10_000), ("fl_s02", 3, 400), ("fl_s03", 1, 500), ("fl_s05", 2, 400), ("fl_s06", 5, 300), ("fl_s06_team", 9, 300))
SHELF = Shelf("frontline", Path(__file__).parent, lambda state: f"lost {state.lost}, winner {state.winner or '-'}")


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_playthrough(scenario: str, seed: int, steps: int) -> None:
    """The battle goes as it is written: FL-4.1 and all that follows."""
    assert SHELF.differs(scenario, seed, steps) == ""


if __name__ == "__main__":
    SHELF.write(BATTLES)
