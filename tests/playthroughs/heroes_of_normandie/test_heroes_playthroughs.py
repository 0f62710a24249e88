"""Golden playthroughs: battles as readable text, with what each side sees and hears. A change of rules shows as a change of these files.

    python -m tests.playthroughs.heroes_of_normandie.test_heroes_playthroughs

writes them anew; the difference is reviewed like any other change.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.chance import Numbers, Seeded
from bocage.core.match import Match
from bocage.games.heroes_of_normandie import TITLE

HERE = Path(__file__).parent
BATTLES = (("hon_s0_first_hedgerow", 7, 400), ("hon_s1_turqueville", 7, 160), ("hon_s4_crisbecq", 3, 160), ("hon_free_small", 2, 120))


def short(thing: Any) -> str:
    """A view in six letters."""
    return sha256(msgspec.json.encode(thing)).hexdigest()[:6]


def told(match: Match, since: dict[str | None, int]) -> list[str]:
    """The events since the last step: what everybody hears, and what a side hears beyond that."""
    lines: list[str] = []
    open_ = [_line(event) for event in match.events(None)[since[None] :]]
    lines += [f"    all: {line}" for line in open_]
    for seat in ("us", "ge"):
        lines += [f"    {seat}: {line}" for event in match.events(seat)[since[seat] :] if (line := _line(event)) not in open_]
    for listener in since:
        since[listener] = len(match.events(listener))
    return lines


def _line(event: Any) -> str:
    words = [f"{field}={value}" for field in event.__struct_fields__ if (value := getattr(event, field)) not in ("", None, False) and field != "shot"]
    return " ".join([str(event.__struct_config__.tag), *words])


def playthrough(scenario: str, seed: int, steps: int) -> str:
    """A battle played by a fixed sequence of choices."""
    match = bocage.new("heroes_of_normandie", scenario, chance=Seeded(seed))
    below = Numbers(f"playthrough {scenario} {seed}".encode()).below
    since: dict[str | None, int] = {None: 0, "us": 0, "ge": 0}
    lines = [f"# {scenario}, seed {seed}", *told(match, since)]
    for step in range(steps):
        if match.over:
            break
        ask = match.asks[0]
        rights = list(ask.asides or ()) if below(12) == 0 else []
        listed = rights or list(ask.legal)
        answer = listed[below(len(listed))]
        views = " ".join(f"{seat or 'all'}:{short(match.view(seat))}" for seat in ("us", "ge", None))
        lines.append(f"{step} {ask.seat} {ask.what} ({len(listed)}): {TITLE.say(match.game, answer)}  [{views}]")
        match.play(ask.seat, answer)
        lines += told(match, since)
    ending = match.outcome()
    lines.append("goes on" if ending is None else f"{ending.message}: {', '.join(ending.winners)} {dict(ending.scores)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("scenario", "seed", "steps"), BATTLES)
def test_playthrough(scenario, seed, steps):
    """The battle goes as it went before."""
    assert playthrough(scenario, seed, steps) == (HERE / f"{scenario}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for battle in BATTLES:
        (HERE / f"{battle[0]}.txt").write_text(playthrough(*battle), encoding="utf-8")
