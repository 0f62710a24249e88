"""Play on from here: a new match that begins with the first answers of another."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bocage
from tests.server.house import House, play_on


def fork(house: House, made: dict[str, Any], by: str = "", /, **wish: Any) -> Any:
    headers = {"authorization": f"Bearer {made['secrets'][by]}"} if by else {}
    return house.http.post(f"/api/matches/{made['id']}/fork", json=wish, headers=headers)


def test_a_branch_goes_on_from_where_it_was_taken(tmp_path: Path, database: str):
    """The same scene and log after n answers, other dice from there on; it survives a restart; its record replays."""
    with House(tmp_path, database) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 14)
        then = house.http.get(f"/api/matches/{made['id']}/replay/9", headers={"authorization": f"Bearer {made['secrets']['blue']}"}).json()
        branch = fork(house, made, "blue", n=9)
        assert branch.status_code == 201, branch.text
        new = branch.json()
        assert set(new["secrets"]) == {"blue", "red"}
        assert not set(new["secrets"].values()) & set(made["secrets"].values())
        first = house.player(new["id"], new["secrets"]["blue"], entropy="b")
        second = house.player(new["id"], new["secrets"]["red"], entropy="r")
        first.until_begun()
        assert first.table["origin"] == made["id"]
        for scene in (then["scene"], first.scene):
            scene["question"] = None
        assert {key: first.scene[key] for key in then["scene"]} == then["scene"]
        assert [event["n"] for event in first.events] == list(range(1, len(first.events) + 1))
        first = house.player(new["id"], new["secrets"]["blue"])
        second.until_seq(first.seq)
        assert play_on([first, second], 6) == 6
        seq = first.seq
    with House(tmp_path, database) as house:
        first = house.player(new["id"], new["secrets"]["blue"])
        assert (first.seq, first.table["flag"]) == (seq, "")
        assert house.http.get(f"/api/matches/{new['id']}/replay").json()["count"] == 15
        assert first.ask("undo")["type"] == "ok"
        assert first.ask("resign")["type"] == "ok"
        assert "nothing to prove" in bocage.verify(house.http.get(f"/api/matches/{new['id']}/record").content)[-1]


def test_before_the_end_only_a_match_at_one_screen_branches(house: House):
    """What is hidden stays so: no branch of a match by link, and none that gives a computer's seat to a person, before the end."""
    made = house.make(seats={"red": {"kind": "link"}})
    for player in [house.player(made["id"], secret) for secret in (made["secrets"]["blue"], house.join(made))]:
        player.close()
    assert fork(house, made, "blue", n=0).json()["error"] == "not-over"
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    blue.until_begun()
    assert fork(house, made, n=0).json()["error"] == "not-over"
    for wish in ({"seat": "red"}, {"seats": {"red": {"kind": "local"}}}, {"seats": {"red": {"kind": "link"}}}):
        assert fork(house, made, "blue", n=0, **wish).json()["error"] == "not-over"
    assert set(fork(house, made, "blue", n=0).json()["secrets"]) == {"blue"}
    assert blue.ask("resign")["type"] == "ok"
    assert set(fork(house, made, n=0, seat="red").json()["secrets"]) == {"red"}


def test_a_rematch_of_a_branch_begins_at_the_beginning(house: House):
    blue, red, made = house.pair()
    play_on([blue, red], 8)
    new = fork(house, made, "blue", n=6).json()
    players = [house.player(new["id"], secret) for secret in new["secrets"].values()]
    players[0].until_begun()
    assert players[0].ask("resign")["type"] == "ok"
    again = house.http.post(f"/api/matches/{new['id']}/rematch", json={}, headers={"authorization": f"Bearer {new['secrets']['blue']}"}).json()["id"]
    both = [house.player(again, secret) for secret in new["secrets"].values()]
    both[0].until_begun()
    assert both[0].table["origin"] == ""
    assert house.http.get(f"/api/matches/{again}/replay").json()["count"] == 0


def test_bad_wishes_make_no_branch(house: House):
    blue, red, made = house.pair()
    while play_on([blue, red], 20) == 20:
        pass
    count = house.http.get(f"/api/matches/{made['id']}/replay").json()["count"]
    assert fork(house, made, n=count).status_code == 409
    assert fork(house, made, n=count + 1).status_code == 404
    assert fork(house, made, n=-1).status_code == 400
    assert fork(house, made, n=1, seat="green").status_code == 404
    assert fork(house, made, n=1, seats={"green": {}}).status_code == 404
    assert fork(house, made, n=count - 1).status_code == 201
