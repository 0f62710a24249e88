"""The description of the routes holds: what it promises is what the server does, whatever is sent."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.house import House

EXAMPLES = 3


def keep_promises(url: str, examples: int) -> int:
    """Sends valid and invalid requests to every route; gives how many. Fails on a server error, an undescribed status or a body that is not as described."""
    sent = 0
    for found in schemathesis.openapi.from_url(f"{url}/api/openapi.json").get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @settings(max_examples=examples, deadline=None, derandomize=True, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal sent
            sent += 1
            case.call_and_validate()

        check()
    return sent


def test_it_lists_all_routes(house: House):
    paths = house.http.get("/api/openapi.json").json()["paths"]
    assert "/api/matches" in paths
    assert "/api/matches/{ident}/replay/{n}" in paths
    assert not any(path.startswith("/ws") for path in paths)


def test_what_it_promises_is_kept(house: House):
    """A short run of schemathesis; `benchmarks/server/openapi.py` makes the long one."""
    house.make()
    assert keep_promises(house.url, EXAMPLES) > 30
