"""Golden playthroughs: one whole battle per scenario as readable text, compared line by line.

Regenerate after a change of rules, and review the difference: `python -m tests.games.tide_of_iron.test_playthroughs`.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from bocage.core.chance import Numbers, Seeded
from bocage.core.events import Event, Rolled
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.core.text import texts

SLUG = "tide_of_iron"
FOLDER = Path(__file__).parents[2] / "playthroughs" / SLUG
SCENARIOS = ("first_contact", "stone_bridge", "saint_aubin", "crossroads", "supply_road")
DECLINING = {"end_phase", "pass", "stop"}


def sentence(event: Event) -> str:
    """An event as the log writes it."""
    kind = str(event.__struct_config__.tag)
    if isinstance(event, Rolled):
        return f"dice for {event.why}: " + ", ".join(f"{pool.name} {' '.join(map(str, pool.faces))}" for pool in event.pools if pool.faces)
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return texts(title(SLUG), "en").format(f"event-{kind.replace('_', '-')}", fields)


def playthrough(scenario: str) -> Iterator[str]:
    """A battle of players who choose at random, but seldom stop while they can go on."""
    found = title(SLUG)
    options = found.resolve_options({})
    match = Match(found, found.start(scenario, options), Seeded(f"playthrough {scenario}"), scenario=scenario, options=options)
    below = Numbers(sha256(scenario.encode()).digest()).below
    yield f"# {SLUG}, {scenario}"
    told = 0
    while not match.over:
        ask = match.asks[0]
        listed = list(ask.legal)
        eager = [answer for answer in listed if str(answer.__struct_config__.tag) not in DECLINING]
        chosen = eager if eager and ask.what != "ready" and below(4) else listed
        answer = chosen[below(len(chosen))]
        yield f"{ask.seat} {ask.what} ({len(listed)}): {found.say(match.game, answer)}"
        match.play(ask.seat, answer)
        events = match.all_events()
        for event in events[told:]:
            yield f"    {sentence(event)}"
        told = len(events)
    ending = match.outcome()
    assert ending is not None
    yield f"{', '.join(ending.winners)}: {ending.message}, state {match.hash()}"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_playthrough(scenario: str) -> None:
    """TOI-2.2, TOI-5.19, TOI-6.1: a recorded battle goes exactly as recorded, to its end."""
    expected = (FOLDER / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    for number, (said, kept) in enumerate(zip(playthrough(scenario), expected, strict=True), 1):
        assert said == kept, f"line {number}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for scenario in SCENARIOS:
        (FOLDER / f"{scenario}.txt").write_text("\n".join(playthrough(scenario)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
