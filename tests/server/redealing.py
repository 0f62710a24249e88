"""The bytes that a seat gets over its socket, in truth and in worlds where everything it may not see was dealt anew.

Theory of operation. A world is put in the place of the truth inside a running server; a newcomer to the seat then hears the welcome, refusals, reasons, odds,
looks, and the frames of what is said and of its own answers. All of that must be the same bytes. Of its own answers only those count that the seat could take
back freely in both worlds: then it has learned nothing by them. Nothing of this is written to the journal; afterwards the truth is read from it again.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

import msgspec

from bocage.core.chance import Fixed, Numbers
from bocage.core.match import Match
from bocage.core.record import Snapshot
from bocage.core.replay import resume
from bocage.server.tables.table import Table
from bocage.server.work import worker
from bocage.server.work.pool import result_of
from tests.server.house import House, Player, play_on

NOW = 1_000_000_000_000  # worlds are compared at one moment: bytes hold times
OPTIONS = 4  # so many answers are tried


class Heard(msgspec.Struct):
    """What a newcomer heard: what must be the same whatever is hidden, and the frames of its own answers (None: it could not take this one back)."""

    told: list[bytes]
    steps: list[list[bytes] | None]


def listen(house: House, ident: str, secret: str) -> Heard:
    """What a newcomer to a seat hears."""
    line = house.player(ident, secret)
    assert line.error is None, line.error
    if line.seat is not None:
        _ask_around(line)
    _look_around(line)
    told = _bytes(line)
    steps: list[list[bytes] | None] = []
    if line.question is not None:
        for option in range(min(len(line.question["options"]), OPTIONS)):
            steps.append(_step(line, option))
            if steps[-1] is None:
                break
    line.close()
    return Heard(told, steps)


def _ask_around(line: Player) -> None:
    """Refusals, reasons, odds, and the frame of something said."""
    question = line.question or {"options": [], "number": 0}
    line.ask("answer", number=-1, answer={"kind": "pass"})
    line.ask("answer", number=question["number"], answer={"kind": "no such answer"})
    for option in question["options"][:3]:
        line.ask("why", answer=option["answer"])
    line.ask("why", answer={"kind": "pass"})
    if question["options"]:
        line.ask("odds", answer=question["options"][0]["answer"])
    line.ask("chat", text="hello")


def _look_around(line: Player) -> None:
    pieces = [piece["id"] for piece in line.scene.get("pieces", ())]
    cells = [cell["id"] for cell in line.scene["board"].get("cells", ())]
    for what in ("sight", "threat"):
        for target in (*pieces[:2], *pieces[-1:], *cells[:1], *cells[-1:], "no such piece"):
            line.ask("look", what=what, target=target)


def _step(line: Player, option: int) -> list[bytes] | None:
    """The frames of an answer and of taking it back."""
    before = len(line.bytes)
    reply = line.answer(option)
    assert reply["type"] == "ok", reply
    if line.undo != "free":
        return None
    assert line.ask("undo")["type"] == "ok"
    return line.bytes[before:]


def _bytes(line: Player) -> list[bytes]:
    return [body for body in line.bytes if not body.startswith(b'{"type":"table"')]


def world(table: Table, seat: str | None, seed: str) -> Match:
    """The match as it might be for all that a seat knows (as it is, without a seed)."""
    truth = table.match
    assert truth is not None
    title, numbers = table.title, Numbers(sha256(seed.encode()).digest())
    begun = truth.game.state.encode() != truth.joints[-1].state.encode()  # the rule has done something before its first question
    if begun or not truth.fresh:
        twin = truth.copy(table.chance(), history=True)
        if seed:
            twin.imagine(seat, numbers)
        return twin
    short = msgspec.json.decode(truth.snapshot(), type=Snapshot)
    twin = resume(msgspec.json.encode(short), lambda _: title, table.chance())
    facts = title.redeal(twin.game, seat, numbers) if seed else None
    if facts is not None:
        title.assume(twin.game, facts)
        dealt = msgspec.structs.replace(short, state=msgspec.Raw(twin.game.state.encode()))
        twin = resume(msgspec.json.encode(dealt), lambda _: title, table.chance())
    return twin


async def put(house: House, ident: str, seat: str | None, seed: str) -> None:
    """Puts a world in place of the truth in a running server."""
    live = house.open_tables.live_table(ident)
    async with live.lock:
        live.table = None
        table = await house.open_tables.ready(live)
        inputs = table.inputs()
        table.match = world(table, seat, seed)
        vars(table.match)["snapshot"] = lambda: b"null"  # what is imagined cannot be written down; workers get the world itself
        table.state.shown = [{} for _ in table.match.all_events()]  # the world's own history begins at its last joint
        table.state.inputs = inputs - len(table.match.inputs)
        table.state.since_snapshot = 0
        live.published = table.state.seq
        live.scenes.clear()
        live.faced = None


async def forget(house: House, ident: str) -> None:
    """Back to the truth, out of the journal."""
    live = house.open_tables.live_table(ident)
    async with live.lock:
        live.table = None
        live.scenes.clear()


@contextmanager
def staged(house: House, ident: str) -> Iterator[None]:
    """While worlds are on: nothing is written, time stands still, and what workers reckon is reckoned on the world."""
    open_tables, live = house.open_tables, house.open_tables.live_table(ident)

    async def write_nothing(entry: Any) -> None:
        """The journal keeps the truth."""

    async def reckon(job: Any, seconds: float, errand: Any = None) -> bytes:
        if isinstance(job, worker.Look):  # what happened before the last snapshot comes from the journal
            return result_of(worker.outcome(lambda: worker.run(job)))
        match = live.table.match.copy(Fixed(()), history=True)
        return result_of(worker.outcome(lambda: worker.run_on(match, job, **worker.ROUGH)))

    kept = open_tables.now
    open_tables.storage.append, open_tables.pool.run, open_tables.now = write_nothing, reckon, lambda: NOW
    try:
        yield
    finally:
        del open_tables.storage.append, open_tables.pool.run
        open_tables.now = kept
        house.call(forget(house, ident))


def same_bytes(house: House, ident: str, secrets: dict[str, str], seeds: int) -> tuple[int, int]:
    """Compares, for every seat and the spectators; gives how many worlds were compared, and how many steps in them. No socket may be open at the table."""
    worlds = steps = 0
    with staged(house, ident):
        for seat, secret in [*secrets.items(), (None, "")]:
            house.call(put(house, ident, seat, ""))
            truth = listen(house, ident, secret)
            for seed in range(seeds):
                _empty(house, ident)
                house.call(put(house, ident, seat, f"{ident} {seed}"))
                imagined = listen(house, ident, secret)
                _compare(truth, imagined, f"{seat} can tell world {seed} from the truth")
                worlds += 1
                steps += sum(here is not None and there is not None for here, there in zip(truth.steps, imagined.steps, strict=False))
            _empty(house, ident)
    return worlds, steps


def _compare(truth: Heard, imagined: Heard, words: str) -> None:
    pairs = [(truth.told, imagined.told)]
    pairs += [(here, there) for here, there in zip(truth.steps, imagined.steps, strict=False) if here is not None and there is not None]
    for here, there in pairs:
        for one, two in zip(here, there, strict=True):
            assert one == two, f"{words}: {_difference(one, two)}"


def _difference(one: bytes, two: bytes) -> str:
    place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[:30]!r}... {one[max(place - 120, 0) : place + 80]!r} / {two[max(place - 120, 0) : place + 80]!r}"


def _empty(house: House, ident: str) -> None:
    """Waits until nobody is at the table."""
    while any(house.open_tables.live[ident].connections.values()):
        time.sleep(0.005)


def walk(house: House, game: str, moments: int, answers: int, worlds: int, dice: random.Random, scenario: str = "") -> tuple[int, int]:
    """Plays at random over sockets and compares now and then; gives the worlds and steps that were compared."""
    made = house.make(game=game, scenario=scenario)
    compared = [0, 0]
    for _ in range(moments):
        players = [house.player(made["id"], secret) for secret in made["secrets"].values()]
        for player in players:
            player.until_begun()
        played = play_on(players, answers, lambda _: dice.randrange(1000))
        for player in players:
            player.close()
        _empty(house, made["id"])
        for place, count in enumerate(same_bytes(house, made["id"], made["secrets"], worlds)):
            compared[place] += count
        if played < answers:
            break
    return compared[0], compared[1]
