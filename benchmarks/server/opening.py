"""How long a long match takes to open from its last snapshot, and what looking back at it costs in a worker.

python -m benchmarks.server.opening --inputs 2000
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import tempfile
import time
from pathlib import Path

from bocage.core.chance import Sampling
from bocage.core.errors import BocageError
from bocage.core.match import Match
from bocage.core.registry import slugs
from bocage.core.registry import title as find_title
from bocage.server import actions, journal
from bocage.server.hall import Hall
from bocage.server.making import setting_of
from bocage.server.pool import Pool
from bocage.server.storage import MatchRow, Summary, open_storage
from bocage.server.table import Table
from bocage.server.wire import Create


async def measure(folder: Path, game: str, scenario: str, inputs: int) -> str:
    """Plays at random until there are so many inputs, then opens the match again in a hall of its own."""
    hall = Hall(open_storage(folder), Pool(1))
    await hall.start()
    setting, _ = setting_of(Create(game, scenario), "")
    ident = secrets.token_hex(6)
    await hall.storage.create(MatchRow(ident, hall.now(), journal.encode(setting)), Summary("gathering", (), False), listed=False)
    room, below = hall.room(ident), Sampling("opening").below
    for seat in setting.seats:
        await hall.act(room, lambda table, seat=seat: actions.arrive(table, seat.id, "", "x"))  # type: ignore[misc]

    def one(table: Table) -> journal.AnyEntry | None:
        if table.match is None or table.state.result is not None:
            return None
        ask = table.match.asks[0]
        answer, _ = ask.legal.sample(below)
        return actions.answer(table, ask.seat, ask.number, journal.encode(answer))

    while room.table is not None and room.table.inputs() < inputs and room.table.state.result is None:
        await hall.act(room, one)
    assert room.table is not None
    count, hashed = room.table.inputs(), room.table.match.hash() if room.table.match is not None else ""
    times = []
    for _ in range(5):
        hall.rooms.clear()
        room = hall.room(ident)
        begun = time.perf_counter()
        async with room.lock:
            table = await hall.ready(room)
        times.append(1000 * (time.perf_counter() - begun))
    assert table.match is not None
    assert table.match.hash() == hashed
    shown = []
    for want, n in (("record", 0), ("frame", 30), ("timeline", 0), ("fork", 30)):
        begun = time.perf_counter()
        try:
            await hall.look(room, want, n=n)
            shown.append(f"{want} {1000 * (time.perf_counter() - begun):.0f} ms")
        except BocageError as error:
            shown.append(f"no {want}: {error}")
    await hall.close()
    opened = f"{game}/{setting.scenario}: {count} inputs, opened in {sorted(times)[2]:.1f} ms (median of 5, worst {max(times):.1f})"
    return f"{opened}; in a worker: {', '.join(shown)}"


def longest(game: str, inputs: int) -> str:
    """The scenario of a game whose matches, played at random, come nearest to so many inputs."""
    found: list[tuple[int, str]] = []
    title = find_title(game)
    for scenario in title.scenarios():
        match = Match(title, title.start(scenario, title.resolve_options({})), Sampling(scenario))
        below = Sampling("longest").below
        begun = time.perf_counter()
        while not match.over and len(match.inputs) < inputs and time.perf_counter() - begun < 20:
            ask = match.asks[0]
            match.play(ask.seat, ask.legal.sample(below)[0])
        if len(match.inputs) >= inputs:
            return scenario
        found.append((len(match.inputs), scenario))
    return max(found)[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(slugs()))
    parser.add_argument("--scenario", default="")
    parser.add_argument("--inputs", type=int, default=2000)
    args = parser.parse_args()
    for game in args.games:
        with tempfile.TemporaryDirectory() as folder:
            print(asyncio.run(measure(Path(folder), game, args.scenario or longest(game, args.inputs), args.inputs)), flush=True)


if __name__ == "__main__":
    main()
