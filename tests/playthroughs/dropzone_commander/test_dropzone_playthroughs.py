"""Golden playthroughs: whole battles as readable text, with what each side sees and hears. A change of rules shows as a change of these files.

To write them anew run this file as a program, and review the diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.chance import Numbers
from bocage.core.events import ScopeClosed, ScopeOpened

HERE = Path(__file__).parent
BATTLES = (("dzc.first_drop", 7, 10_000), ("dzc.street_of_lanterns", 3, 250), ("dzc.guns_of_new_sparta", 5, 250), ("dzc.three_claims", 2, 250))


def told(scenario: str, seed: int, steps: int) -> Iterator[str]:
    """A battle between random seats, line by line."""
    match = bocage.new("dropzone_commander", scenario, seed=seed)
    below = Numbers(f"playthrough {scenario} {seed}".encode()).below
    heard = dict.fromkeys((*match.seats, None), 0)
    yield f"# {scenario}, seed {seed}"
    for step in range(steps):
        yield from news(match, heard)
        if match.over:
            break
        ask = match.asks[0]
        answer, chosen = ask.legal.sample(below)
        listed = len(list(ask.legal))
        views = " ".join(f"{seat}:{sha256(msgspec.json.encode(match.title.scene(match.game, seat))).hexdigest()[:6]}" for seat in match.seats)
        yield f"{step} {ask.seat} {ask.what} ({listed}): {match.title.say(match.game, answer)}{'' if chosen else ' (only)'}  [{views}]"
        match.play(ask.seat, answer)
    state = match.game.state
    yield f"= turn {state.turn}, VP {state.vp}, kills {state.kills}, winners {state.winners} {state.reason}, state {state.digest()}"


def news(match: bocage.Match, heard: dict[str | None, int]) -> Iterator[str]:
    """What has happened since: as a spectator hears it, and what a seat hears beyond that."""
    new = {seat: match.events(seat)[heard[seat] :] for seat in heard}
    for seat, events in new.items():
        heard[seat] += len(events)
    public = [words(event) for event in new[None]]
    for seat, events in sorted(new.items(), key=lambda entry: entry[0] is not None):
        for event in events:
            said = words(event)
            if isinstance(event, ScopeOpened | ScopeClosed) or (seat is not None and said in public):
                continue
            yield f"    {seat or 'all'}: {said}"


def words(event: Any) -> str:
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    return f"{event.__struct_config__.tag} " + " ".join(f"{key}={value}" for key, value in fields.items())


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_playthrough(scenario: str, seed: int, steps: int):
    """The battle goes as it is written: DZC-2.1 and all that follows."""
    written = (HERE / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, expected) in enumerate(zip(told(scenario, seed, steps), written, strict=True), 1):
        assert line == expected, f"{scenario}.txt, line {number}"


if __name__ == "__main__":
    for name, first, length in BATTLES:
        (HERE / f"{name}.txt").write_text("\n".join(told(name, first, length)) + "\n", encoding="utf-8")
