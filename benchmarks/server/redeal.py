"""Bytes over real sockets: for every installed game, each seat and the spectators hear the same in all worlds that they may imagine.

python -m benchmarks.server.redeal --moments 6 --worlds 3
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from bocage.core.registry import slugs
from tests.server.house import House, play_on
from tests.server.redealing import same_bytes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(slugs()))
    parser.add_argument("--moments", type=int, default=6)
    parser.add_argument("--answers", type=int, default=12, help="answers between two moments")
    parser.add_argument("--worlds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        for game in args.games:
            begun = time.perf_counter()
            compared = walk(house, game, args.moments, args.answers, args.worlds, random.Random(args.seed))
            print(f"{game}: {compared} worlds, all bytes the same ({time.perf_counter() - begun:.1f} s)", flush=True)


def walk(house: House, game: str, moments: int, answers: int, worlds: int, dice: random.Random) -> int:
    """Plays at random and compares now and then."""
    made = house.make(game=game)
    compared = 0
    for _ in range(moments):
        players = [house.player(made["id"], secret) for secret in made["secrets"].values()]
        players[0].until_begun()
        played = play_on(players, answers, lambda _: dice.randrange(1000))
        for player in players:
            player.close()
        while any(house.hall.rooms[made["id"]].connections.values()):
            time.sleep(0.01)
        compared += same_bytes(house, made["id"], made["secrets"], worlds)
        if played < answers:
            break
    return compared


if __name__ == "__main__":
    main()
