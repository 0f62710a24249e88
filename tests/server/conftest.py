"""What the tests of the server share: a house on each storage, and one PostgreSQL cluster for all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.cluster import Cluster, cluster
from tests.server.house import House


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The URL of an empty database; "" for SQLite."""
    if request.param == "sqlite":
        return ""
    found: Cluster = request.getfixturevalue("postgres")
    return found.database()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite, shared by the tests of a module."""
    with House(tmp_path_factory.mktemp("house")) as running:
        yield running
