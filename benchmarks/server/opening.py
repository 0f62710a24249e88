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
from bocage.server import journal
from bocage.server.live.match_creation import setting_of
from bocage.server.live.open_tables import OpenTables
from bocage.server.protocol.wire import Create
from bocage.server.storage import MatchRow, Summary, open_storage
from bocage.server.tables import actions
from bocage.server.tables.table import Table
from bocage.server.work.pool import Pool


async def measure(folder: Path, game: str, scenario: str, inputs: int) -> str:
    """Plays at random until there are so many inputs, then opens the match again in a open_tables of its own."""
    open_tables = OpenTables(open_storage(folder), Pool(1))
    await open_tables.start()
    setting, _ = setting_of(Create(game, scenario), "")
    ident = secrets.token_hex(6)
    await open_tables.storage.create(MatchRow(ident, open_tables.now(), journal.encode(setting)), Summary("gathering", (), False), listed=False)
    live, below = open_tables.live_table(ident), Sampling("opening").below
    for seat in setting.seats:
        await open_tables.act(live, lambda table, seat=seat: actions.arrive(table, seat.id, "", "x"))  # type: ignore[misc]

    def one(table: Table) -> journal.AnyEntry | None:
        if table.match is None or table.state.result is not None:
            return None
        ask = table.match.asks[0]
        answer, _ = ask.legal.sample(below)
        return actions.answer(table, ask.seat, ask.number, journal.encode(answer))

    while live.table is not None and live.table.inputs() < inputs and live.table.state.result is None:
        await open_tables.act(live, one)
    assert live.table is not None
    count, hashed = live.table.inputs(), live.table.match.hash() if live.table.match is not None else ""
    times = []
    for _ in range(5):
        open_tables.live.clear()
        live = open_tables.live_table(ident)
        begun = time.perf_counter()
        async with live.lock:
            table = await open_tables.ready(live)
        times.append(1000 * (time.perf_counter() - begun))
    assert table.match is not None
    assert table.match.hash() == hashed
    shown = []
    for want, n in (("record", 0), ("frame", 30), ("timeline", 0), ("fork", 30)):
        begun = time.perf_counter()
        try:
            await open_tables.look(live, want, n=n)
            shown.append(f"{want} {1000 * (time.perf_counter() - begun):.0f} ms")
        except BocageError as error:
            shown.append(f"no {want}: {error}")
    await open_tables.close()
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
