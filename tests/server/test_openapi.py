"""The description of the routes holds: what it promises is what the server does, whatever is sent."""

from __future__ import annotations

import random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import randoms

from bocage.core.registry import title
from tests.server.house import House, play_on

EXAMPLES = 3


def known(house: House, games: tuple[str, ...] = ("patrol",)) -> dict[str, list[Any]]:
    """Things that exist, so that requests get past the first door: a match that gathers, one that goes on, one that is over."""
    blue, red, playing = house.pair()
    play_on([blue, red], 6)
    loser, _, over = house.pair()
    loser.ask("resign")
    matches = (house.make(seats={"red": {"kind": "open"}}), playing, over)
    return {
        "ident": [made["id"] for made in matches],
        "game": list(games),
        "scenario": list(title("patrol").scenarios()),
        "rule": list(title("patrol").rulebook().rules)[:3],
        "seat": ["blue", "red"],
        "n": [0, 3, 6],
        "secret": [secret for made in matches for secret in made["secrets"].values()],
    }


def keep_promises(url: str, examples: int, there: dict[str, list[Any]]) -> int:
    """Sends valid and invalid requests to every route, half of them about things that exist; gives how many. Fails on a server error, an undescribed status
    or a body that is not as described."""
    sent = 0
    for found in schemathesis.openapi.from_url(f"{url}/api/openapi.json").get_all_operations():
        operation: Any = found.ok()

        @settings(max_examples=examples, deadline=None, derandomize=True, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), dice=randoms(use_true_random=False))
        def check(case: Any, dice: random.Random) -> None:
            nonlocal sent
            sent += 1
            for name in case.path_parameters or {}:
                if name in there and dice.random() < 0.5:
                    case.path_parameters[name] = dice.choice(there[name])
            headers = {"authorization": f"Bearer {dice.choice(there['secret'])}"} if dice.random() < 0.5 else {}
            case.call_and_validate(headers=headers)

        check()
    return sent


def test_it_lists_all_routes(house: House):
    paths = house.http.get("/api/openapi.json").json()["paths"]
    assert "/api/matches" in paths
    assert "/api/matches/{ident}/replay/{n}" in paths
    assert not any(path.startswith("/ws") for path in paths)


def test_what_it_promises_is_kept(house: House):
    """A short run of schemathesis; `benchmarks/server/openapi.py` makes the long one."""
    assert keep_promises(house.url, EXAMPLES, known(house)) > 30
