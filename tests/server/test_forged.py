"""Forged requests are refused with a reason, change nothing, and never break the server."""

from __future__ import annotations

import random
import socket

import pytest

from tests.server.forgery import forged_answer, nonsense, pretended
from tests.server.house import House, Player, play_on


def hashes(house: House) -> dict[str, tuple[str, int]]:
    return {ident: (live.table.match.hash(), live.table.state.seq) for ident, live in house.open_tables.live.items() if live.table and live.table.match}


def test_forged_messages_change_nothing(house: House):
    """Wrong seat, stale, malformed, replayed, another match's: none accepted; the hash of the match and its journal stay."""
    dice = random.Random(5)
    blue, red, made = house.pair()
    other, _, _ = house.pair()
    old = []
    for _ in range(6):
        mover = blue if blue.question else red
        old.append({"type": "answer", "id": 1, "number": mover.question["number"], "answer": mover.question["options"][0]["answer"]})
        play_on([blue, red], 1, lambda _: 0)
    watcher = house.player(made["id"])
    mover, rival = (blue, red) if blue.question else (red, blue)
    foreign = [option["answer"] for option in (other.question or {"options": []})["options"]]
    before = hashes(house)
    wrong_seat = {"type": "answer", "id": 1, "number": mover.question["number"], "answer": mover.question["options"][0]["answer"]}
    told = 0
    for n in range(600):
        stolen = wrong_seat if n % 2 else forged_answer(mover, dice, old, foreign)
        pretence = pretended(["blue", "red"], dice)
        tried = ((mover, forged_answer(mover, dice, old, foreign)), (rival, stolen), (watcher, wrong_seat), (rival, nonsense(dice)), (mover, pretence))
        for line, message in tried:
            line.send(message)
            reply = line.receive()
            if reply["type"] == "look":  # looking does no harm, whatever at
                continue
            assert reply["type"] == "refused", (message, reply)
            assert reply["code"] in ("stale", "wrong-seat", "illegal", "invalid"), (message, reply)
            told += 1
    assert told > 2400
    assert hashes(house) == before
    assert play_on([blue, red], 1) == 1


BAD = (
    b"", b"{", b"[]", b'{"game": 1}', b'{"game": "patrol", "extra": 1}', b'{"game": "patrl"}', b"\xff\xfe", b"null",
    b'{"game":"patrol","seats":{"green":{}}}', b'{"game":"patrol","clock":{"kind":"live","base":-1}}', b'{"game":"patrol","options":{"x":"y"}}',
    b'{"game":"patrol","seats":{"red":{"kind":"computer","level":"x"}}}', b'{"game":"patrol","scenario":"../../etc/passwd"}',
)  # fmt: skip


@pytest.mark.parametrize("body", BAD)
def test_a_bad_wish_makes_no_match(house: House, body: bytes):
    reply = house.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert reply.status_code in (400, 404)
    assert set(reply.json()) == {"error", "message"}


def test_the_nearest_right_word_is_named(house: House):
    assert 'Did you mean "patrol"?' in house.http.post("/api/matches", json={"game": "patrl"}).json()["message"]


def test_odd_paths_are_no_server_errors(house: House):
    """Whatever is asked for, the answer is a 4xx with a reason, or the client's page."""
    made = house.make()
    here = f"/api/matches/{made['id']}"
    odd = ["/api/matches/%00", "/api/matches/..%2f..", "/api/matches/" + "x" * 500, "/api/games/%ff", "/api/games/patrol/rules/%00", "/api/text/patrol/xx"]
    odd += [f"{here}/replay/-1", f"{here}/replay/99999999999999999999", f"{here}/log?since=x", f"{here}/replay/0", "/api/nothing"]
    for path in [*odd, "/api/games/patrol/rules?limit=0"]:
        reply = house.http.get(path)
        assert 400 <= reply.status_code < 500, (path, reply.status_code)
        assert set(reply.json()) == {"error", "message"}
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/match/whatever", "/%00"):
        reply = house.http.get(path)
        assert reply.status_code in (200, 404)
        assert b"root:" not in reply.content
    assert house.http.put("/api/matches", json={}).status_code == 405


def test_large_bodies_and_messages_are_refused(house: House):
    made = house.make()
    assert house.http.post("/api/matches", content=b'{"game":"' + b"x" * 100_000 + b'"}', headers={"content-type": "application/json"}).status_code == 413
    blue = house.player(made["id"], made["secrets"]["blue"])
    blue.send('{"type":"chat","id":1,"text":"' + "x" * 200_000 + '"}')
    blue.drain(2)
    assert house.player(made["id"], made["secrets"]["blue"]).error is None


def test_every_answer_has_strict_headers(house: House):
    for path in ("/", "/api/games", "/api/matches/none"):
        headers = house.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_only_this_machines_names_are_served_on_loopback(house: House):
    """A name that points here from outside (DNS rebinding) is not served."""
    assert house.http.get("/api/health", headers={"host": "evil.example"}).status_code == 421
    assert house.http.get("/api/health", headers={"host": f"localhost:{house.port}"}).status_code == 200


def test_a_page_of_another_site_opens_no_socket(house: House):
    made = house.make()
    line = socket.create_connection(("127.0.0.1", house.port), 5)
    line.sendall(
        f"GET /ws/{made['id']} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: http://evil.example\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 403 " in line.recv(200)
    line.close()


def test_a_request_from_another_site_is_refused(house: House):
    assert house.http.post("/api/matches", json={"game": "patrol"}, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert house.http.post("/api/matches", content=b'{"game":"patrol"}', headers={"content-type": "text/plain"}).status_code == 400


def test_a_flood_is_slowed_down(tmp_path):
    """Past the burst a request is told to wait, and a socket's messages are refused, not queued."""
    with House(tmp_path, limits=0.3) as house:
        codes = [house.http.post("/api/session", json={"name": "ann", "password": "wrong password"}).status_code for _ in range(8)]
        assert codes[:3] == [403] * 3
        assert 429 in codes
        made = house.make()
        blue = house.player(made["id"], made["secrets"]["blue"])
        for n in range(400):
            blue.send({"type": "ping", "id": n})
        kinds = [blue.receive()["type"] for _ in range(400)]
        assert "refused" in kinds
        assert "pong" in kinds


def test_secrets_are_not_logged(house: House):
    made = house.make()
    blue: Player = house.player(made["id"], made["secrets"]["blue"], name="Ann", entropy="entropy-of-ann")
    blue.ask("chat", text="between us")
    house.http.get(f"/api/matches/{made['id']}/record", headers={"authorization": f"Bearer {made['secrets']['blue']}"})
    lines = "\n".join(house.access.lines.newest)
    for hidden in (*made["secrets"].values(), "entropy-of-ann", "between us"):
        assert hidden not in lines
