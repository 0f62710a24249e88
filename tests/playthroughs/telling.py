"""Golden playthroughs: whole battles as readable text, with what each side sees and hears. A change of rules shows as a change of these files.

A game's test names its battles and what is said at the end of one. To write the files anew run that test as a program, and review the diff.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import bocage
from bocage.core.chance import Numbers
from bocage.core.events import ScopeClosed, ScopeOpened

Battle = tuple[str, int, int]  # scenario, seed, steps


class Shelf(NamedTuple):
    """The playthroughs of one game: where they lie, how a battle's end is said, and fields of events too long to print."""

    game: str
    folder: Path
    ending: Callable[[Any], str]
    unsaid: tuple[str, ...] = ()

    def told(self, scenario: str, seed: int, steps: int) -> Iterator[str]:
        """A battle between random seats, line by line."""
        match = bocage.new(self.game, scenario, seed=seed)
        below = Numbers(f"playthrough {scenario} {seed}".encode()).below
        heard = dict.fromkeys((*match.seats, None), 0)
        yield f"# {scenario}, seed {seed}"
        for step in range(steps):
            yield from self.news(match, heard)
            if match.over:
                break
            ask = match.asks[0]
            answer, chosen = ask.legal.sample(below)
            listed = len(list(ask.legal))
            views = " ".join(f"{seat}:{sha256(msgspec.json.encode(match.title.scene(match.game, seat))).hexdigest()[:6]}" for seat in match.seats)
            yield f"{step} {ask.seat} {ask.what} ({listed}): {match.title.say(match.game, answer)}{'' if chosen else ' (only)'}  [{views}]"
            match.play(ask.seat, answer)
        state = match.game.state
        yield f"= turn {state.turn}, {self.ending(state)} {state.reason}, state {state.digest()}"

    def news(self, match: bocage.Match, heard: dict[str | None, int]) -> Iterator[str]:
        """What has happened since: as a spectator hears it, and what a seat hears beyond that."""
        new = {seat: match.events(seat)[heard[seat] :] for seat in heard}
        for seat, events in new.items():
            heard[seat] += len(events)
        public = [self.words(event) for event in new[None]]
        for seat, events in sorted(new.items(), key=lambda entry: entry[0] is not None):
            for event in events:
                said = self.words(event)
                if isinstance(event, ScopeOpened | ScopeClosed) or (seat is not None and said in public):
                    continue
                yield f"    {seat or 'all'}: {said}"

    def words(self, event: Any) -> str:
        fields = {field: getattr(event, field) for field in event.__struct_fields__ if field not in self.unsaid}
        return f"{event.__struct_config__.tag} " + " ".join(f"{key}={value}" for key, value in fields.items())

    def differs(self, scenario: str, seed: int, steps: int) -> str:
        """Where a battle goes otherwise than it is written; "" if nowhere."""
        written = (self.folder / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
        for number, (line, expected) in enumerate(zip(self.told(scenario, seed, steps), [*written, "(the end)"]), 1):
            if line != expected:
                return f"{scenario}.txt, line {number}: {line!r} instead of {expected!r}"
        return "" if number == len(written) else f"{scenario}.txt ends after {number} lines instead of {len(written)}"

    def write(self, battles: tuple[Battle, ...]) -> None:
        """Writes the battles anew."""
        for battle in battles:
            (self.folder / f"{battle[0]}.txt").write_text("\n".join(self.told(*battle)) + "\n", encoding="utf-8")
