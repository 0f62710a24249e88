"""Golden playthroughs; to write them anew run this module with `python -m`, and review the diff."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.chance import Numbers
from tests.playthroughs.telling import Shelf

BATTLES = (("dzc.first_drop", 7, 10_000), ("dzc.street_of_lanterns", 3, 250), ("dzc.guns_of_new_sparta", 5, 250), ("dzc.three_claims", 2, 250))
FOLDER = Path(__file__).parent
SHELF = Shelf("dropzone_commander", FOLDER, lambda state: f"VP {state.vp}, kills {state.kills}, winners {state.winners}")


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_playthrough(scenario: str, seed: int, steps: int) -> None:
    """The battle goes as it is written: DZC-2.1 and all that follows."""
    assert SHELF.differs(scenario, seed, steps) == ""


def armies_told(seed: int = 8) -> Iterator[str]:
    """Two lists written at random, what each seat sees and hears of them, and the armies that come of it."""
    match = bocage.new("dropzone_commander", "dzc.targets_at_arcadia", seed=seed, options={"build_armies": "on"})
    below = Numbers(f"armies {seed}".encode()).below
    heard = dict.fromkeys((*match.seats, None), 0)
    shelf = Shelf("dropzone_commander", FOLDER, SHELF.ending, ("army",))
    yield f"# dzc.targets_at_arcadia, seed {seed}, build_armies"
    while match.game.state.step == "armies":
        ask = match.asks[0]
        answer, _ = ask.legal.sample(below)
        views = " ".join(f"{seat}:{sha256(msgspec.json.encode(match.title.scene(match.game, seat))).hexdigest()[:6]}" for seat in match.seats)
        yield f"{ask.seat} {ask.what} ({len(list(ask.legal))}): {match.title.say(match.game, answer)}  [{views}]"
        match.play(ask.seat, answer)
        yield from shelf.news(match, heard)
    battle: Any = match.game
    for squad in battle.state.squads.values():
        yield f"= {squad.id}: {len(squad.units)} {squad.profile}, {battle.state_of(squad.id)}{f', carries {squad.carries}' if squad.carries else ''}"


def test_armies_are_written_as_told() -> None:
    """DZC-21.1 and all of chapter 21: every step, every limit that leaves a step out of the list, and what the other seat may know."""
    assert list(armies_told()) == (FOLDER / "armies.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    SHELF.write(BATTLES)
    (FOLDER / "armies.txt").write_text("\n".join(armies_told()) + "\n", encoding="utf-8")
