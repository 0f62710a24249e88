"""Golden playthroughs; to write them anew run this module with `python -m`, and review the diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.telling import Shelf

BATTLES = (("dzc.first_drop", 7, 10_000), ("dzc.street_of_lanterns", 3, 250), ("dzc.guns_of_new_sparta", 5, 250), ("dzc.three_claims", 2, 250))
SHELF = Shelf("dropzone_commander", Path(__file__).parent, lambda state: f"VP {state.vp}, kills {state.kills}, winners {state.winners}")


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_playthrough(scenario: str, seed: int, steps: int) -> None:
    """The battle goes as it is written: DZC-2.1 and all that follows."""
    assert SHELF.differs(scenario, seed, steps) == ""


if __name__ == "__main__":
    SHELF.write(BATTLES)
