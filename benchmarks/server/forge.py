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
from bocage.core.registry import title as find_title
from tests.server.forgery import forged_answer, nonsense, pretended, twisted
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
    """Forged messages from all seats and a spectator, along matches that go on in between."""
    codes: Counter[str] = Counter()
    judged: Counter[str] = Counter()
    begun, sent, http = time.perf_counter(), 0, 0
    batch = max(min(count // 30, 400), 1)
    scenarios = list(find_title(game).scenarios())
    while sent < count:
        scenario = dice.choice(scenarios)
        made, elsewhere = house.make(game=game, scenario=scenario), house.make(game=game, scenario=scenario)
        seats = [house.player(made["id"], secret) for secret in made["secrets"].values()]
        strangers = [house.player(elsewhere["id"], secret) for secret in elsewhere["secrets"].values()]
        for player in (*seats, *strangers):
            player.until_begun()
        watcher = house.player(made["id"])
        foreign = [option["answer"] for other in strangers if other.question for option in other.question["options"]]
        old: list[Any] = []
        while sent < count and (mover := _asked([*seats, watcher], seats)) is not None:
            right = {"type": "answer", "id": 1, "number": mover.question["number"], "answer": mover.question["options"][0]["answer"]}
            live = house.open_tables.live[made["id"]]
            before = live.table.match.hash(), live.table.state.seq
            for _ in range(batch):
                line = dice.choice((*seats, watcher))
                codes[_refused(line, _forged(line, mover, right, made, dice, old, foreign))] += 1
            sent += batch
            for _ in range(max(batch // 4, 1)):
                reply = mover.ask("why", answer=twisted(dice.choice(mover.question["options"])["answer"], dice))
                judged[reply.get("code", "illegal" if reply.get("refusal") else "legal")] += 1
            http += forge_http(house, made["id"], elsewhere["secrets"], dice, max(batch // 20, 1))
            assert (live.table.match.hash(), live.table.state.seq) == before
            old.append(right)
            play_on(seats, 1, lambda _: dice.randrange(1000))
        for player in (*seats, *strangers, watcher):
            player.close()
    broken = {status: n for status, n in house.access.served.items() if status.startswith("5")}
    assert not broken, broken
    print(f"{game}: twisted answers judged: {dict(judged)}")
    assert not codes["rule-error"]
    assert not judged["rule-error"], "a rule breaks where it should refuse"
    seconds = time.perf_counter() - begun
    print(f"{game}: {sent} forged messages and {http} forged requests refused in {seconds:.0f} s: {dict(codes)}; no 5xx, hashes unchanged", flush=True)


def _asked(all_: list[Player], seats: list[Player]) -> Player | None:
    """Who is asked now, when everybody has heard everything."""
    for player in all_:
        player.until_seq(max(player.seq for player in seats))
    return next((player for player in seats if player.question), None)


def _forged(line: Player, mover: Player, right: Any, made: Any, dice: random.Random, old: list[Any], foreign: list[Any]) -> Any:
    """A message that must be refused when this line sends it."""
    if dice.random() < 0.15:
        return pretended(list(made["secrets"]), dice)
    asked = line.question is not None  # several may be asked at once: then another's answer could be right by chance
    if asked or dice.random() < 0.4:
        return forged_answer(line if asked else mover, dice, old, foreign)
    return nonsense(dice) if dice.random() < 0.5 else right


def _refused(line: Player, message: Any) -> str:
    """Sends it, and gives the code of the refusal."""
    line.send(message)
    while (reply := line.receive())["type"] == "table":
        pass
    assert reply["type"] == "refused" or (message_type(message), reply["type"]) == ("look", "look"), (message, reply)
    return str(reply.get("code", "look"))


def message_type(message: Any) -> Any:
    return message.get("type") if isinstance(message, dict) else None


def forge_http(house: House, ident: str, strange: dict[str, str], dice: random.Random, count: int) -> int:
    """Requests and sockets without a session, or with a wrong secret or one of another match."""
    wrong = ["x", f"{dice.getrandbits(190):x}", *strange.values()]
    for _ in range(count):
        headers = dice.choice(({}, {"authorization": f"Bearer {dice.choice(wrong)}"}, {"cookie": "bocage_session=forged"}))
        path = dice.choice(("replay?seat=red", "replay/1?seat=blue", "log?seat=red", "record", "luck"))
        assert 400 <= house.http.get(f"/api/matches/{ident}/{path}", headers=headers).status_code < 500
        what = dice.choice(("rematch", "report", "fork", "seats/blue", "seats/red"))
        body = {"n": dice.choice((0, 1, -1, 10**7))} if what == "fork" else {}
        assert 400 <= house.http.post(f"/api/matches/{ident}/{what}", json=body, headers=headers).status_code < 500
        stranger = house.player(ident, dice.choice(wrong))
        assert stranger.error["code"] == "forbidden", stranger.error
        stranger.close()
    return 3 * count


if __name__ == "__main__":
    main()
