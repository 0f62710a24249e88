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
BATTLES = (("first_patrol", 7, 400), ("trench_raid", 3, 150), ("dogfight", 2, 120), ("bridge_at_dusk", 5, 120))


def told(scenario: str, seed: int, steps: int) -> Iterator[str]:
    """A battle between random seats, line by line."""
    match = bocage.new("legends_old_west", scenario, seed=seed)
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
    yield f"= turn {state.turn}, lost {sorted(state.lost)}, winner {state.winner or '-'} {state.reason}, state {state.digest()}"


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
    fields = {field: getattr(event, field) for field in event.__struct_fields__ if field != "features"}
    return f"{event.__struct_config__.tag} " + " ".join(f"{key}={value}" for key, value in fields.items())


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_the_battle_goes_as_before(scenario: str, seed: int, steps: int) -> None:
    expected = (HERE / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    for number, (line, known) in enumerate(zip(told(scenario, seed, steps), expected, strict=False)):
        assert line == known, f"{scenario}.txt, line {number + 1}"
    assert number + 1 == len(expected)


if __name__ == "__main__":
    for scenario, seed, steps in BATTLES:
        text = "\n".join(told(scenario, seed, steps)) + "\n"
        (HERE / f"{scenario}.txt").write_text(text, encoding="utf-8")
