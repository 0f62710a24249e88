"""Doors: whose word on an address is taken, how many may come, how long they may take, and under which names."""

from __future__ import annotations

import contextlib
import re
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bocage.core.errors import Invalid
from bocage.server.http import doors
from bocage.server.http.doors import Doors, networks
from bocage.server.http.sockets import same_origin
from bocage.server.people.limits import Limits
from tests.server.house import House, play_on

ROOT = Path(__file__).parents[2]


def guesses(house: House, count: int, name: str = "") -> list[int]:
    """The answers to wrong passwords, each sent with another forwarded address."""
    found = []
    for n in range(count):
        credentials = {"name": name or f"nobody {n}", "password": "wrong horse"}
        found.append(house.http.post("/api/session", json=credentials, headers={"x-forwarded-for": f"203.0.113.{n}"}).status_code)
    return found


def test_forwarded_addresses_are_not_believed_of_anybody(tmp_path: Path):
    """Whoever changes X-Forwarded-For stays who he is: after a few guesses he is told to wait."""
    with House(tmp_path, limits=1.0) as house:
        assert 403 in (found := guesses(house, 14))
        assert found[-1] == 429


def test_forwarded_addresses_are_believed_of_the_proxy(tmp_path: Path):
    """Behind a proxy visitors are told apart: one who guesses does not keep the others out."""
    with House(tmp_path, limits=1.0, behind_proxy=("127.0.0.1",)) as house:
        assert set(guesses(house, 14)) == {403}


def test_another_address_than_the_proxy_is_not_believed(tmp_path: Path):
    with House(tmp_path, limits=1.0, behind_proxy=("192.0.2.7",)) as house:
        assert guesses(house, 14)[-1] == 429


def test_an_account_is_guarded_wherever_guesses_come_from(tmp_path: Path):
    with House(tmp_path, limits=1.0, behind_proxy=("127.0.0.1",)) as house:
        burst = int(Limits.KINDS["login of an account"][1])
        found = guesses(house, burst + 3, "ann")
        assert found[:burst] == [403] * burst
        assert found[-1] == 429
        assert guesses(house, 1, "bob") == [403]


def test_the_cookie_is_secure_where_the_proxy_speaks_https(tmp_path: Path):
    with House(tmp_path, behind_proxy=("127.0.0.1",)) as house:
        reply = house.http.post("/api/accounts", json={"name": "ann", "password": "correct horse"}, headers={"x-forwarded-proto": "https"})
        assert "secure" in reply.headers["set-cookie"].lower()


def test_what_is_no_address_is_told():
    with pytest.raises(Invalid, match="--behind-proxy takes addresses"):
        networks(("nginx",))


class Half:
    """Connections that begin a request and do not go on."""

    def __init__(self, port: int, count: int, said: bytes = b"GET /api/games HT") -> None:
        self.sockets = []
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port), timeout=10)
            with contextlib.suppress(OSError):
                line.sendall(said)
            self.sockets.append(line)

    def closed(self) -> int:
        """How many of them the server has closed."""
        found = 0
        for line in self.sockets:
            line.settimeout(0.02)
            try:
                found += line.recv(1) == b""
            except TimeoutError:
                continue
            except OSError:
                found += 1
        return found

    def __enter__(self) -> Half:
        return self

    def __exit__(self, *_: object) -> None:
        for line in self.sockets:
            line.close()


def newcomer(house: House) -> int:
    """A visitor from another address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=5) as client:
        return client.get(f"{house.url}/api/health").status_code


def test_half_requests_of_one_address_shut_nobody_out(tmp_path: Path):
    """Of 1,100 half requests 200 stand; a newcomer is served at once."""
    with House(tmp_path, limits=1.0) as house, Half(house.port, 1100) as half:
        assert newcomer(house) == 200
        assert half.closed() >= 1100 - doors.PER_ADDRESS
        assert house.access.doors.by_address["127.0.0.1"] == doors.PER_ADDRESS


def test_a_full_house_gives_the_place_of_the_oldest_half_request(tmp_path: Path):
    with House(tmp_path) as house:
        house.access.doors.in_all = 20
        with Half(house.port, 20) as half:
            assert newcomer(house) == 200
            assert half.closed() >= 1


def test_a_full_house_never_gives_the_place_of_a_player(tmp_path: Path):
    with House(tmp_path) as house:
        blue, red, _ = house.pair()
        house.http.close()
        house.access.doors.in_all = house.access.doors.open
        time.sleep(0.2)
        house.access.doors.in_all = 2
        with pytest.raises(httpx.HTTPError):
            newcomer(house)
        assert play_on([blue, red], 4) == 4


POST = b"POST /api/matches HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"


@pytest.mark.parametrize("said", [b"", b"GET /api/games HT", POST])
def test_a_request_must_arrive_in_time(house: House, monkeypatch: pytest.MonkeyPatch, said: bytes):
    monkeypatch.setattr(doors, "ARRIVING", 0.3)
    late = house.access.doors.timed_out
    with Half(house.port, 3, said) as half:
        deadline = time.monotonic() + 10
        while half.closed() < 3 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert house.access.doors.timed_out == late + 3


def test_a_second_half_request_has_its_time_as_well(house: House, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(doors, "ARRIVING", 0.3)
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /api/he")
        line.settimeout(10)
        with contextlib.suppress(OSError):
            while line.recv(4096):
                pass


def test_a_player_who_thinks_is_not_cut_off(house: House, monkeypatch: pytest.MonkeyPatch):
    """Time-outs are for requests; a socket stays open as long as somebody is there."""
    monkeypatch.setattr(doors, "ARRIVING", 0.2)
    blue, red, _ = house.pair()
    time.sleep(0.6)
    assert play_on([blue, red], 2) == 2


def test_connections_are_counted_until_they_end(house: House):
    before = house.access.doors.open
    blue, red, _ = house.pair()
    assert house.access.doors.open >= before + 2
    blue.close()
    red.close()
    deadline = time.monotonic() + 10
    while house.access.doors.open > before and time.monotonic() < deadline:
        time.sleep(0.05)
    assert house.access.doors.open <= before


def test_the_address_of_a_proxy_is_not_one_visitor():
    kept = Doors(per_address=2, in_all=0, proxies=("10.0.0.0/8",))
    assert [kept.enter("10.1.2.3") for _ in range(5)] == [True] * 5
    assert [kept.enter("192.0.2.1") for _ in range(3)] == [True, True, False]


def test_names_are_compared_without_case(tmp_path: Path):
    with House(tmp_path, hosts=("Club.Example",)) as house:
        assert house.http.get("/api/health", headers={"host": "cluB.exampLe:8443"}).status_code == 200
        assert house.http.get("/api/health", headers={"host": "other.example"}).status_code == 421


@pytest.mark.parametrize(
    ("origin", "host", "proxy", "same"),
    [
        ("https://club.example", "Club.Example", False, True),
        ("https://club.example", "club.example:443", False, True),
        ("https://club.example:8443", "club.example:8443", False, True),
        ("https://club.example:8443", "club.example", True, True),  # nginx's $host has no port
        ("https://club.example:8443", "club.example", False, False),
        ("https://club.example:8443", "club.example:9000", True, False),
        ("https://evil.example", "club.example", True, False),
        ("https://club.example.evil.example", "club.example", True, False),
        ("null", "club.example", True, False),
        ("https://club.example:port", "club.example", True, False),
        (None, "club.example", False, True),
    ],
)
def test_a_socket_opens_from_a_page_of_this_server_only(origin: str | None, host: str, proxy: bool, same: bool):
    assert same_origin(origin, host, behind_proxy=proxy) is same


def test_a_socket_behind_a_proxy_at_another_port(tmp_path: Path):
    with House(tmp_path, hosts=("club.example",), behind_proxy=("127.0.0.1",)) as house:
        made = house.http.post("/api/matches", json={"game": "patrol"}, headers={"host": "club.example"}).json()
        address = f"ws://club.example/ws/{made['id']}"

        def reached() -> socket.socket:
            return socket.create_connection(("127.0.0.1", house.port))

        with connect(address, sock=reached(), origin=Origin("https://club.example:8443")) as line:
            line.send('{"type":"hello"}')
            assert '"welcome"' in str(line.recv(10))
        with pytest.raises(InvalidStatus):
            connect(address, sock=reached(), origin=Origin("https://evil.example"))


def test_the_files_for_the_keeper_carry_what_is_needed():
    """The proxy passes what the server needs; the service may open enough files and may do little else; the container runs as nobody special."""
    nginx = (ROOT / "deploy/nginx.conf").read_text()
    for words in ("Host $http_host;", "X-Forwarded-For $remote_addr;", "X-Forwarded-Proto $scheme;", "limit_conn bocage", "client_header_timeout", "Upgrade"):
        assert words in nginx
    service = (ROOT / "deploy/bocage.service").read_text()
    assert "--behind-proxy 127.0.0.1" in service
    limit = re.search(r"LimitNOFILE=(\d+)", service)
    assert limit is not None
    assert int(limit[1]) >= doors.IN_ALL + doors.SPARE
    for words in ("NoNewPrivileges=yes", "ProtectSystem=strict", "UMask=0077", "PrivateTmp=yes"):
        assert words in service
    container = (ROOT / "deploy/Containerfile").read_text()
    assert re.search(r"^USER (?!root)", container, re.MULTILINE)
    assert "HEALTHCHECK" in container
