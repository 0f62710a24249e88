"""Forged messages by the hundred thousand over real sockets: none may be accepted, none may break the server, and the hash of the match stays.

python -m benchmarks.server.forge --count 100000
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from bocage.core.registry import slugs
from tests.server.forgery import forged_answer, nonsense, twisted
from tests.server.house import House, Player, play_on


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--games", nargs="*", default=list(slugs()))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        for game in args.games:
            forge(house, game, args.count // len(args.games), random.Random(args.seed))


def forge(house: House, game: str, count: int, dice: random.Random) -> None:
    """Forged messages from two seats and a spectator, along a match that goes on in between."""
    made = house.make(game=game)
    players = [house.player(made["id"], secret) for secret in made["secrets"].values()]
    other = house.player((elsewhere := house.make(game=game))["id"], next(iter(elsewhere["secrets"].values())))
    players[0].until_begun()
    watcher = house.player(made["id"])
    codes: Counter[str] = Counter()
    judged: Counter[str] = Counter()
    old: list[Any] = []
    begun, sent, http = time.perf_counter(), 0, 0
    while sent < count:
        for player in (*players, watcher):
            player.until_seq(max(player.seq for player in players))
        mover = next((player for player in players if player.question), None)
        if mover is None:
            break
        rival = next(player for player in players if player is not mover)
        right = {"type": "answer", "id": 1, "number": mover.question["number"], "answer": mover.question["options"][0]["answer"]}
        room = house.hall.rooms[made["id"]]
        before = room.table.match.hash(), room.table.state.seq
        foreign = [option["answer"] for option in (other.question or {"options": []})["options"]]
        for _ in range(max(count // 30, 1)):
            line: Player = dice.choice((mover, rival, watcher))
            message = forged_answer(mover, dice, old, foreign) if line is mover or dice.random() < 0.4 else dice.choice((right, nonsense(dice)))
            line.send(message)
            sent += 1
            while (reply := line.receive())["type"] == "table":
                pass
            assert reply["type"] == "refused", (message, reply)
            codes[reply["code"]] += 1
        for _ in range(max(count // 100, 1)):
            reply = mover.ask("why", answer=twisted(dice.choice(mover.question["options"])["answer"], dice))
            judged[reply.get("code", "illegal" if reply.get("refusal") else "legal")] += 1
        http += forge_http(house, made["id"], dice, max(count // 600, 1))
        assert (room.table.match.hash(), room.table.state.seq) == before
        old.append(right)
        play_on(players, 1, lambda _: dice.randrange(1000))
    broken = {status: n for status, n in house.desk.served.items() if status.startswith("5")}
    assert not broken, broken
    print(f"{game}: twisted answers judged: {dict(judged)}")
    assert not codes["rule-error"]
    assert not judged["rule-error"], "a rule breaks where it should refuse"
    print(f"{game}: {sent} forged messages and {http} forged requests refused in {time.perf_counter() - begun:.0f} s: {dict(codes)}; no 5xx, hashes unchanged")


def forge_http(house: House, ident: str, dice: random.Random, count: int) -> int:
    """Requests without a session or with a wrong secret."""
    for _ in range(count):
        headers = dice.choice(({}, {"authorization": "Bearer x"}, {"authorization": f"Bearer {dice.getrandbits(190):x}"}, {"cookie": "bocage_session=forged"}))
        path = dice.choice(("replay?seat=red", "replay/1?seat=blue", "log?seat=red", "record", "luck"))
        assert 400 <= house.http.get(f"/api/matches/{ident}/{path}", headers=headers).status_code < 500
        what = dice.choice(("rematch", "report", "seats/blue", "seats/red"))
        assert 400 <= house.http.post(f"/api/matches/{ident}/{what}", json={}, headers=headers).status_code < 500
    return 2 * count


if __name__ == "__main__":
    main()
