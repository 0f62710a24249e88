"""A whole match from its journal, for what looks back: record, log, replay, luck. It runs in workers, since it follows the match from its first input."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cached_property

import msgspec

from bocage.ai.chances import chances_to_win
from bocage.core.errors import Invalid, RecordError
from bocage.core.inputs import Chose
from bocage.core.match import Match
from bocage.core.record import Dice, Fell, dice_of, parse, write
from bocage.core.registry import title as find_title
from bocage.core.scene import Say, Scene, about
from bocage.core.undo import choices
from bocage.lab.fortune import Fortunes, fortunes
from bocage.server import journal
from bocage.server.tables.naming import gone
from bocage.server.tables.state import SPECTATOR, Happened
from bocage.server.tables.table import Table
from bocage.server.work.computer import Advice, advise
from bocage.server.work.frames import pack
from bocage.server.work.luck import Luck, luck

LOG = 500


class Row(msgspec.Struct, frozen=True):
    """An entry on its way to a worker."""

    seq: int
    at: int
    entry: msgspec.Raw


class FrameRow(msgspec.Struct, frozen=True):
    """A frame of the replay: who answered what, and in which round that was."""

    n: int
    seat: str
    what: str
    round: int


class Timeline(msgspec.Struct, frozen=True):
    """All frames; and after the end, how likely each side was to win after each of them, in permille."""

    count: int
    frames: list[FrameRow]
    chances: list[dict[str, int]] | None


class FramePage(msgspec.Struct, frozen=True):
    """The scene after so many answers, and what the last of them led to."""

    n: int
    count: int
    scene: Scene
    events: list[Happened]


class LogPage(msgspec.Struct, frozen=True):
    events: list[Happened]
    names: dict[str, Say] = {}


class Lookback:
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

    @cached_property
    def places(self) -> list[int]:
        """The places of all answers."""
        return choices(self.match.inputs)

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
        whole = parse(match.save())
        shown = msgspec.structs.replace(whole, dice=self._dice())
        return msgspec.json.format(msgspec.json.encode(shown), indent=1)

    def _dice(self) -> Dice:
        """What the record says of the dice. Where a match goes on from another, its first dice are not of its own stream, and nothing is claimed of them."""
        found = dice_of(self.table.chance(), reveal=self.table.state.result is not None)
        return msgspec.structs.replace(found, kind="other") if self.table.setting.given else found

    def fork(self, answers: int) -> journal.Inputs:
        """The first answers of the match and the dice between them, for another match to go on from."""
        if self.table.state.migrated or self.table.flag:
            raise RecordError("the match was played under other rules; no other match can go on from it")
        match = self.match
        places = self.places
        if not 0 <= answers <= len(places):
            raise Invalid(f"there are answers 0 to {len(places)}")
        inputs = places[answers] if answers < len(places) else len(match.inputs)
        if inputs == len(match.inputs) and match.over:
            raise RecordError("the match is over there: go back at least one answer")
        return [msgspec.structs.replace(given, number=0) if isinstance(given, Fell) else given for given in write(match.inputs[:inputs])]

    def log(self, audience: str, since: int) -> LogPage:
        """Events by number, and the names of what they speak of and is gone."""
        told = self.table.happened[audience]
        return LogPage(told[since : since + LOG], gone(self.match, audience, max(len(told) - since, 0)))

    def after(self, answers: int) -> Match:
        """The match as it stood after so many answers, up to the next question."""
        match = self.match
        places = self.places
        inputs = places[answers] if answers < len(places) else len(match.inputs)
        return match.after(inputs)

    def frame(self, answers: int, audience: str) -> FramePage:
        """One frame of a replay: the scene after so many answers, and the events of the last of them."""
        match = self.match
        places = self.places
        if not 0 <= answers <= len(places):
            raise Invalid(f"there are frames 0 to {len(places)}")
        first = match.marks[places[answers - 1]] if answers else 0
        last = match.marks[places[answers]] if answers < len(places) else len(match.all_events())
        told = [event.seen_by(audience or None) for event in match.all_events()[first:last]]
        seen = [Happened(n, event, type(event).rules, 0, about(event)) for n, event in enumerate(filter(None, told))]
        return FramePage(answers, len(places), self.after(answers).view(audience or None), seen)

    def timeline(self, audience: str, chances: bool) -> Timeline:
        """The frames of a replay; with chances, how likely each side was to win after each of them, in permille."""
        match = self.match
        places = self.places
        frames = [FrameRow(0, "", "", match.title.scene(self.after(0).game, audience or None).round)]
        rounds = _Rounds(self, audience)
        for n, place in enumerate(places, 1):
            given = match.inputs[place]
            assert isinstance(given, Chose)
            frames.append(FrameRow(n, given.seat, given.what, rounds.after(n)))
        return Timeline(len(places), frames, self.chances() if chances else None)

    def chances(self) -> list[dict[str, int]]:
        """How likely each side was to win after each answer, in permille."""
        sides = list(dict.fromkeys(seat.side for seat in self.table.setting.seats))
        likely: list[dict[str, int]] = []
        for n in range(len(self.places) + 1):
            likely.append(self._likely(n, sides) or (likely[-1] if likely else dict.fromkeys(sides, 1000 // len(sides))))
        return likely

    def _likely(self, answers: int, sides: Sequence[str]) -> dict[str, int] | None:
        """How likely each side was to win, in permille; None where the game cannot say: an estimate that breaks must not close the replay."""
        moment = self.after(answers)
        try:
            return {side: round(1000 * chance) for side, chance in chances_to_win(moment, sides).items()}
        except Exception:
            return None

    def advice(self, answers: int) -> Advice:
        """What a computer would have answered after so many answers, in place of the seat that answered next, with what that seat knew."""
        self._refuse_changed()
        if not 0 <= answers < len(self.places):
            raise Invalid(f"there are questions after 0 to {len(self.places) - 1} answers")
        given = self.match.inputs[self.places[answers]]
        assert isinstance(given, Chose)
        return advise(self.after(answers), given.seat)

    def kept(self) -> dict[str, bytes]:
        """What is kept of a match that is over, whoever asks for it."""
        self._refuse_changed()
        parts = {"chances": msgspec.json.encode(self.chances()), "luck": msgspec.json.encode(self.luck())}
        return parts | ({} if self.table.state.migrated else {"record": zlib.compress(self.record(), 9)})

    def kept_for(self, audience: str) -> dict[str, bytes]:
        """What is kept of a match that is over, as an audience saw it: frames, their list, and the log."""
        self._refuse_changed()
        pages = (self.frame(n, audience) for n in range(len(self.places) + 1))
        frames = pack((msgspec.json.encode(page.scene), msgspec.json.encode(page.events)) for page in pages)
        told = self.table.happened[audience]
        log = LogPage(told, gone(self.match, audience, len(told)))
        return {
            f"frames {audience}": frames,
            f"timeline {audience}": zlib.compress(msgspec.json.encode(self.timeline(audience, False))),
            f"log {audience}": zlib.compress(msgspec.json.encode(log)),
        }

    def _refuse_changed(self) -> None:
        if self.table.flag:
            raise RecordError("the match was played under other rules than those that are here; this can no longer be found")

    def fortunes(self) -> Fortunes:
        """What the dice gave to each side and took from it."""
        self._refuse_changed()
        return fortunes(self.match)

    def luck(self) -> Luck:
        """The dice of the match, for all and for each seat."""
        return luck(self.match, {seat.id: seat.side for seat in self.table.setting.seats})


class _Rounds:
    """The round after each answer; looked up only where the joint has changed, since a round changes nowhere else."""

    def __init__(self, lookback: Lookback, audience: str) -> None:
        self.lookback, self.audience = lookback, audience
        self.places = lookback.places
        self.known: dict[int, int] = {}

    def after(self, n: int) -> int:
        match = self.lookback.match
        inputs = self.places[n] if n < len(self.places) else len(match.inputs)
        index = next(place for place in range(len(match.joints) - 1, -1, -1) if match.joints[place].inputs <= inputs)
        if index not in self.known:
            self.known[index] = match.title.scene(match.game.copy(match.joints[index].state.copy()), self.audience or None).round
        return self.known[index]


__all__ = ["SPECTATOR", "Lookback", "Row"]
