"""The bytes that a seat gets over its socket, in truth and in worlds where everything it may not see was dealt anew."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from bocage.core.chance import Numbers
from bocage.core.match import Match
from bocage.core.record import Snapshot, resume, snapshot
from bocage.server.table import Table
from tests.server.house import House


def heard(house: House, ident: str, secret: str, workers: bool) -> list[bytes]:
    """What a newcomer to a seat hears: the welcome, refusals, and (from workers) reasons and odds for the first options."""
    line = house.player(ident, secret)
    assert line.error is None, line.error
    options = (line.question or {"options": []})["options"]
    if line.seat is not None:
        line.ask("answer", number=-1, answer={"kind": "pass"})
        line.ask("answer", number=line.question["number"] if line.question else 0, answer={"kind": "no such answer"})
        if workers:
            for option in options[:3]:
                line.ask("why", answer=option["answer"])
            line.ask("why", answer={"kind": "pass"})
            if options:
                line.ask("odds", answer=options[0]["answer"])
    line.close()
    return [body for body in line.bytes if not body.startswith(b'{"type":"table"')]


def world(table: Table, seat: str | None, seed: str) -> tuple[Match, bool]:
    """The match as it might be for all that a seat knows (as it is, without a seed), and whether workers can be shown it."""
    truth = table.match
    assert truth is not None
    title = table.title
    if len(truth.inputs) > truth.joints[-1].inputs:
        twin = truth.copy(table.chance(), history=True)
        if seed:
            twin.imagine(seat, Numbers(sha256(seed.encode()).digest()))
        return twin, False
    short = msgspec.json.decode(snapshot(truth), type=Snapshot)
    twin = resume(msgspec.json.encode(short), lambda _: title, table.chance())
    facts = title.redeal(twin.game, seat, Numbers(sha256(seed.encode()).digest())) if seed else None
    if facts is not None:
        title.assume(twin.game, facts)
        dealt = msgspec.structs.replace(short, state=msgspec.Raw(twin.game.state.encode()))
        twin = resume(msgspec.json.encode(dealt), lambda _: title, table.chance())
    return twin, True


async def put(house: House, ident: str, seat: str | None, seed: str) -> bool:
    """Puts a world in place of the truth in a running server."""
    room = house.hall.room(ident)
    async with room.lock:
        room.table = None
        table = await house.hall.ready(room)
        table.match, workers = world(table, seat, seed)
        room.scenes.clear()
    return workers


async def forget(house: House, ident: str) -> None:
    """Back to the truth, out of the journal."""
    room = house.hall.room(ident)
    async with room.lock:
        room.table = None
        room.scenes.clear()


def same_bytes(house: House, ident: str, secrets: dict[str, str], seeds: int) -> int:
    """Compares, for every seat and the spectators; gives how many worlds were compared. No socket may be open at the table."""
    compared = 0
    for seat, secret in [*secrets.items(), (None, "")]:
        workers = house.call(put(house, ident, seat, ""))
        truth = heard(house, ident, secret, workers)
        for seed in range(seeds):
            house.call(put(house, ident, seat, f"{ident} {seed}"))
            imagined = heard(house, ident, secret, workers)
            assert imagined == truth, f"{seat} can tell world {seed} from the truth"
            compared += 1
    house.call(forget(house, ident))
    return compared
