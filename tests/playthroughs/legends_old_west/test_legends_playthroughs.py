"""Golden playthroughs; to write them anew run this module with `python -m`, and review the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.telling import Shelf

BATTLES = (("first_patrol", 7, 400), ("trench_raid", 3, 150), ("dogfight", 2, 120), ("bridge_at_dusk", 5, 120))
SHELF = Shelf("legends_old_west", Path(__file__).parent, lambda state: f"lost {sorted(state.lost)}, winner {state.winner or '-'}", ("features",))


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_playthrough(scenario: str, seed: int, steps: int) -> None:
    """The battle goes as it is written: LOW-3.1 and all that follows."""
    assert SHELF.differs(scenario, seed, steps) == ""


if __name__ == "__main__":
    SHELF.write(BATTLES)
