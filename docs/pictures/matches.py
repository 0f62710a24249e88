"""Seeded matches for the pictures: computer players play them, a moment worth showing is looked for, and a server finds them in its folder as if they had been
played there, with dice that can be proved."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bocage.ai import Player, player
from bocage.ai.search import Search
from bocage.core.chance import Committed
from bocage.core.match import Match
from bocage.core.registry import title as find_title
from bocage.core.scene import Scene
from bocage.server import journal
from bocage.server.people.accounts import hashed
from bocage.server.storage import Append, MatchRow, Storage, Summary, open_storage
from bocage.server.tables import actions
from bocage.server.tables.table import Table

LEVEL = "level4"  # what the other seats are shown as
ENTROPY = "a picture"
Likes = Callable[[Match, Scene], tuple[float, int]]
"""How much a moment is worth showing to the seat that is asked (0: not at all), and the key of the answer to be shown (0: none)."""


class Wish(NamedTuple):
    """A moment that is looked for: in which battle, who is asked what (the first is liked best), and how much it
    is worth. Without `likes` a whole match is wanted, a close one."""

    game: str
    scenario: str
    seat: str
    what: tuple[str, ...] = ()
    likes: Likes | None = None
    enough: float = 1.0
    players: str = "thumb"
    matches: int = 10
    options: dict[str, str] = {}


class Found(NamedTuple):
    """A match up to the moment: its dice, all answers, and the key of the answer that is shown."""

    wish: Wish
    seed: int
    worth: float
    answers: list[tuple[str, bytes]]
    key: int = 0

    @property
    def ident(self) -> str:
        """The match's address on the server."""
        return sha256(f"{self.wish.game} {self.seed} {len(self.answers)} {self.wish.what}".encode()).hexdigest()[:12]

    @property
    def secret(self) -> str:
        """What holds the seat."""
        return sha256(f"seat {self.ident}".encode()).hexdigest()[:32]


def look_for(wish: Wish) -> Found:
    """The first moment that is worth enough, or the best of all."""
    best: Found | None = None
    for seed in range(1, wish.matches + 1):
        for found in _moments(wish, seed) if wish.likes is not None else _whole(wish, seed):
            if best is None or found.worth > best.worth:
                best = found
            if found.worth >= wish.enough:
                return found
    if best is None:
        raise LookupError(f"{wish.game}, {wish.scenario}: {wish.matches} matches without such a moment ({', '.join(wish.what)})")
    return best


def _moments(wish: Wish, seed: int) -> Iterator[Found]:
    assert wish.likes is not None
    for match, answers in _play(wish, seed):
        ask = match.asked(wish.seat)
        if ask is None or ask.what not in wish.what or len(match.asks) > 1:
            continue
        scene: Scene = match.view(wish.seat)
        worth, key = wish.likes(match, scene)
        if worth > 0:
            yield Found(wish, seed, worth if ask.what == wish.what[0] else 0.9 * worth, list(answers), key)


def _whole(wish: Wish, seed: int) -> Iterator[Found]:
    """A match to its end; worth more, the more often the lead changed."""
    leads: list[bool] = []
    chances: list[float] = []
    answers: list[tuple[str, bytes]] = []
    for match, answers in _play(wish, seed):  # noqa: B007 - the last one counts
        side = match.title.side_of(match.game, wish.seat)
        chances.append(match.title.evaluate(match.game, side))
        if abs(chances[-1] - 0.5) > 0.04 and (not leads or leads[-1] != (chances[-1] > 0.5)):
            leads.append(chances[-1] > 0.5)
    if match.over:
        jumps = sum(abs(after - before) >= 0.04 for before, after in pairwise(chances))
        yield Found(wish, seed, len(leads) / 4 + min(jumps, 3) / 12, answers)


def _play(wish: Wish, seed: int) -> Iterator[tuple[Match, list[tuple[str, bytes]]]]:
    """A match, question by question, and the answers so far."""
    title = find_title(wish.game)
    options = title.resolve_options(wish.options)
    match = Match(
        title, title.start(wish.scenario, options), Committed(bytes.fromhex(_dice(wish, seed)), {wish.seat: ENTROPY}), scenario=wish.scenario, options=options
    )
    players = {seat: _player(wish.players, f"{seed} {seat}") for seat in title.seats(match.game)}
    answers: list[tuple[str, bytes]] = []
    while True:
        yield match, answers
        if match.over:
            return
        ask = match.asks[0]
        answer = players[ask.seat].choose(match, ask)
        answers.append((ask.seat, journal.encode(answer)))
        match.play(ask.seat, answer)


def _player(name: str, seed: str) -> Player:
    """A player whose answers hang on nothing but the seed, not on the machine's speed."""
    return player("random", seed) if name == "random" else Search(seed, name, seconds=None)


def _dice(wish: Wish, seed: int) -> str:
    return sha256(f"bocage picture {wish.game} {wish.scenario} {seed}".encode()).hexdigest()


async def keep(storage: Storage, found: Found) -> None:
    """Writes the match into a server's storage, entry by entry, as the server would have."""
    wish, now = found.wish, time.time_ns() // 1_000_000
    title = find_title(wish.game)
    options = title.resolve_options(wish.options)
    game = title.start(wish.scenario, options)
    seats = tuple(
        journal.SeatSetting(seat, title.side_of(game, seat), "local", hash=hashed(found.secret))
        if seat == wish.seat
        else journal.SeatSetting(seat, title.side_of(game, seat), "computer", LEVEL)
        for seat in title.seats(game)
    )
    setting = journal.Setting(wish.game, title.version, wish.scenario, options, seats, _dice(wish, found.seed))
    table = Table(found.ident, now, setting, title)
    await storage.create(MatchRow(found.ident, now, journal.encode(setting)), Summary("gathering", (), False), listed=False)

    written: list[Append] = []

    def write(entry: journal.AnyEntry | None, last: bool = False) -> None:
        assert entry is not None
        table.apply(table.state.seq + 1, now, entry, ran=True)
        kept = table.snapshot() if last else None
        written.append(Append(table.id, table.state.seq, now, journal.encode(entry), table.summary(), kept))

    write(actions.arrive(table, wish.seat, "", ENTROPY))
    write(actions.begin(table))
    for place, (seat, answer) in enumerate(found.answers, 1):
        ask = _asked(table, seat)
        write(actions.answer(table, seat, ask.number, answer, computer=seat != wish.seat), place == len(found.answers))
    await asyncio.gather(*map(storage.append, written))  # in this order, and written to disk together


def _asked(table: Table, seat: str) -> Any:
    assert table.match is not None
    ask = table.match.asked(seat)
    assert ask is not None, f"{seat} is not asked here: the match went another way than when it was looked for"
    return ask


def lay_out(folder: Path, all_found: list[Found]) -> None:
    """Writes all matches into a folder that a server can be started with."""

    async def write() -> None:
        storage = open_storage(folder)
        await storage.start()
        for found in all_found:
            await keep(storage, found)
        await storage.close()

    asyncio.run(write())
