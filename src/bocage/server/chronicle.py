"""A whole match from its journal, for what looks back: record, log, replay, luck. It runs in workers, since it follows the match from its first input."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Any

import msgspec

from bocage.core.chance import Fixed
from bocage.core.errors import Invalid, RecordError
from bocage.core.events import Rolled
from bocage.core.match import Chose, Joint, Match
from bocage.core.record import dice_of, parse
from bocage.core.record import save as save_match
from bocage.core.registry import title as find_title
from bocage.server import journal
from bocage.server.replaying import choices
from bocage.server.state import SPECTATOR, Happened
from bocage.server.table import Table

LOG = 500


class Row(msgspec.Struct, frozen=True):
    """An entry on its way to a worker."""

    seq: int
    at: int
    entry: msgspec.Raw


class Chronicle:
    """A table followed from the beginning."""

    def __init__(self, ident: str, created: int, setting: journal.Setting, rows: Sequence[Row]) -> None:
        self.table = Table(ident, created, setting, find_title(setting.game))
        for row in rows:
            self.table.apply(row.seq, row.at, journal.decode(bytes(row.entry), ident, row.seq))

    @property
    def match(self) -> Match:
        if self.table.match is None:
            raise Invalid("the match has not begun")
        return self.table.match

    def same(self) -> bool:
        """Whether the rules that are here play the match as it was played."""
        return not self.table.flag

    def record(self) -> bytes:
        """The record file, with the secret of the dice if the match is over."""
        if self.table.state.migrated:
            raise RecordError("the match was taken over into other rules on its way; it has no single record")
        if self.table.flag:
            raise RecordError("the match was played under other rules than those that are here; its record cannot be written by this version")
        match = self.match
        whole = parse(save_match(match))
        shown = msgspec.structs.replace(whole, dice=dice_of(self.table.chance(), reveal=self.table.state.result is not None))
        return msgspec.json.format(msgspec.json.encode(shown), indent=1)

    def log(self, audience: str, since: int) -> list[Happened]:
        """Events by number."""
        told = self.table.happened[audience]
        return told[since : since + LOG]

    def after(self, answers: int) -> Match:
        """The match as it stood after so many answers, up to the next question."""
        match = self.match
        places = choices(match)
        inputs = places[answers] if answers < len(places) else len(match.inputs)
        joint = next(joint for joint in reversed(match.joints) if joint.inputs <= inputs)
        twin = Match.__new__(Match)
        twin._lay_out(match.title, match.game.copy(joint.state.copy()), Fixed(()), match.scenario, match.options, True)
        twin._joints.append(Joint(0, 0, joint.state))
        twin._rule = match.title.next_rule(twin.game)
        twin._replay(match._inputs[joint.inputs : inputs])
        return twin

    def frame(self, answers: int, audience: str) -> dict[str, Any]:
        """One frame of a replay: the scene after so many answers, and the events of the last of them."""
        match = self.match
        places = choices(match)
        if not 0 <= answers <= len(places):
            raise Invalid(f"there are frames 0 to {len(places)}")
        first = match._marks[places[answers - 1]] if answers else 0
        last = match._marks[places[answers]] if answers < len(places) else len(match.all_events())
        seen = [told for event in match.all_events()[first:last] if (told := event.seen_by(audience or None)) is not None]
        return {"n": answers, "count": len(places), "scene": self.after(answers).view(audience or None), "events": seen}

    def timeline(self, audience: str, chances: bool) -> dict[str, Any]:
        """The frames of a replay; with chances, how likely each side was to win after each of them, in permille."""
        match = self.match
        places = choices(match)
        frames = [{"n": 0, "seat": "", "what": "", "round": match.title.scene(self.after(0).game, audience or None).round}]
        likely: list[dict[str, int]] = []
        sides = list(dict.fromkeys(seat.side for seat in self.table.setting.seats))
        rounds = _Rounds(self, audience)
        for n, place in enumerate(places, 1):
            given = match.inputs[place]
            assert isinstance(given, Chose)
            frames.append({"n": n, "seat": given.seat, "what": given.what, "round": rounds.after(n)})
        if chances:
            for n in range(len(places) + 1):
                game = self.after(n).game
                likely.append({side: round(1000 * match.title.evaluate(game, side)) for side in sides})
        return {"count": len(places), "frames": frames, "chances": likely if chances else None}

    def luck(self) -> dict[str, Any]:
        """The dice of the match by pool: what fell, what was to be expected, and where in the distribution that lies."""
        pools: dict[tuple[str, int], list[int]] = {}
        for event in self.match.all_events():
            if isinstance(event, Rolled):
                for pool in event.pools:
                    counts = pools.setdefault((pool.name, pool.sides), [0] * pool.sides)
                    for face in pool.faces:
                        counts[face - 1] += 1
        return {"pools": [_pool(name, sides, counts) for (name, sides), counts in pools.items() if sum(counts)]}


class _Rounds:
    """The round after each answer; looked up only where the joint has changed, since a round changes nowhere else."""

    def __init__(self, chronicle: Chronicle, audience: str) -> None:
        self.chronicle, self.audience = chronicle, audience
        self.places = choices(chronicle.match)
        self.known: dict[int, int] = {}

    def after(self, n: int) -> int:
        match = self.chronicle.match
        inputs = self.places[n] if n < len(self.places) else len(match.inputs)
        index = next(place for place in range(len(match.joints) - 1, -1, -1) if match.joints[place].inputs <= inputs)
        if index not in self.known:
            self.known[index] = match.title.scene(match.game.copy(match.joints[index].state.copy()), self.audience or None).round
        return self.known[index]


def _pool(name: str, sides: int, counts: list[int]) -> dict[str, Any]:
    dice = sum(counts)
    mean = sum(face * count for face, count in enumerate(counts, 1)) / dice
    expected = (sides + 1) / 2
    spread = sqrt((sides * sides - 1) / 12 / dice)
    percentile = 50 * (1 + erf((mean - expected) / spread / sqrt(2))) if spread else 50.0
    return {"name": name, "sides": sides, "dice": dice, "faces": counts, "mean": round(mean, 3), "expected": expected, "percentile": round(percentile, 1)}


__all__ = ["SPECTATOR", "Chronicle", "Row"]
