"""Seats belong to people: an invitation is good once, a secret is known to its holder alone, and who holds a seat may keep it for himself."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from bocage.server import journal
from bocage.server.people.accounts import hashed
from bocage.server.storage import MatchRow, Summary
from tests.server.house import House, Player, play_on


def join(house: House, made: dict[str, Any], invitation: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{house.url}/api/matches/{made['id']}/join", json={"invitation": invitation, **body})


def by_link(house: House, **wish: Any) -> tuple[dict[str, Any], Player, Player, str]:
    """A match of two people by a link, both there."""
    made = house.make(seats={"red": {"kind": "link"}}, **wish)
    secret = house.join(made)
    blue, red = house.player(made["id"], made["secrets"]["blue"], name="Ann"), house.player(made["id"], secret)
    blue.until_begun()
    red.until_begun()
    return made, blue, red, secret


def test_an_invitation_is_good_once(tmp_path: Path, database: str):
    """A second browser with the same link is refused, also after a restart; so is a wrong invitation."""
    with House(tmp_path, database) as house:
        made = house.make(seats={"red": {"kind": "link"}})
        invitation = made["invitations"]["red"]
        assert join(house, made, "x" + invitation, name="Eve").status_code == 403
        secret = house.join(made)
        reply = join(house, made, invitation, name="Eve")
        assert (reply.status_code, reply.json()["error"]) == (403, "forbidden")
    with House(tmp_path, database) as house:
        assert join(house, made, invitation, name="Eve").status_code == 403
        assert house.player(made["id"], secret).seat == "red"


def test_the_maker_never_holds_anothers_secret(house: House):
    """Neither before nor after the friend has come does anything the maker was given open the friend's seat, over the socket or HTTP."""
    made = house.make(seats={"red": {"kind": "link"}})
    assert set(made["secrets"]) == {"blue"}
    assert set(made["invitations"]) == {"red"}
    invitation = made["invitations"]["red"]
    assert house.player(made["id"], invitation).error["code"] == "forbidden"
    secret = house.join(made)
    assert secret != invitation
    for key in (invitation, made["secrets"]["blue"]):
        seen = house.http.get(f"/api/matches/{made['id']}/log?seat=red", headers={"authorization": f"Bearer {key}"})
        assert seen.status_code == 403
    assert house.player(made["id"], invitation).error["code"] == "forbidden"
    assert house.player(made["id"], made["secrets"]["blue"], seat="red").error["code"] == "forbidden"


def test_an_invitation_does_not_answer_or_resign(house: House):
    """What the maker could do with the friend's secret, he cannot do with the invitation: no report, no rematch, no seat."""
    made, blue, _, secret = by_link(house)
    bearer = {"authorization": f"Bearer {made['invitations']['red']}"}
    assert house.http.post(f"/api/matches/{made['id']}/report", json={}, headers=bearer).status_code == 403
    assert blue.ask("resign")["type"] == "ok"
    assert house.http.post(f"/api/matches/{made['id']}/rematch", json={}, headers=bearer).status_code == 403
    again = house.http.post(f"/api/matches/{made['id']}/rematch", json={}, headers={"authorization": f"Bearer {secret}"}).json()["id"]
    assert house.player(again, secret).seat == "red"
    assert house.player(again, made["invitations"]["red"]).error["code"] == "forbidden"


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200b", "..."])
def test_a_guest_gives_a_name(name: str, house: House):
    """By a link as at an open table; the invitation is not used up by trying without."""
    made = house.make(seats={"red": {"kind": "link"}})
    assert join(house, made, made["invitations"]["red"], name=name).status_code == 400
    house.join(made, name="Bob")
    assert house.http.get(f"/api/matches/{made['id']}").json()["seats"][1]["name"] == "Bob"
    table = house.make(seats={"red": {"kind": "open"}})
    assert house.http.post(f"/api/matches/{table['id']}/seats/red", json={"name": name}).status_code == 400
    assert house.http.post(f"/api/matches/{table['id']}/seats/red", json={"name": "Bob"}).status_code == 201


def test_a_member_needs_no_name_and_his_seat_is_his_accounts(house: House):
    """The secret alone opens nothing: not over the socket, not over HTTP, not with another's session."""
    ann, eve = house.member("Ann of the seats"), house.member("Eve of the seats")
    made = house.make(seats={"red": {"kind": "link"}})
    secret = house.join(made, name="", cookie=ann)
    assert house.http.get(f"/api/matches/{made['id']}").json()["seats"][1]["name"] == "Ann of the seats"
    assert house.player(made["id"], secret).error["code"] == "forbidden"
    assert house.player(made["id"], secret, cookie=eve).error["code"] == "forbidden"
    bearer = {"authorization": f"Bearer {secret}"}
    assert house.http.get(f"/api/matches/{made['id']}/log?seat=red", headers=bearer).status_code == 403
    assert house.player(made["id"], secret, cookie=ann).seat == "red"
    assert house.player(made["id"], cookie=ann).seat == "red"


def test_a_table_that_waits_for_a_friend_says_so(house: House):
    """The friend's seat is neither taken nor here until the friend is."""
    made = house.make(seats={"red": {"kind": "link"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    assert [(seat["taken"], seat["here"]) for seat in blue.table["seats"]] == [(True, True), (False, False)]
    house.join(made)
    blue.until(lambda: blue.table["seats"][1]["taken"])
    assert (blue.table["phase"], blue.table["seats"][1]["here"]) == ("gathering", False)


def test_a_seat_that_opens_elsewhere_is_told_and_thrown_out(house: House):
    """Both places hear of each other; who stays alone gets a new secret, the other is closed and comes back neither by the old one nor by HTTP."""
    made, _, red, secret = by_link(house)
    other = house.player(made["id"], secret)
    red.until(lambda: red.elsewhere == 1)
    other.until(lambda: other.elsewhere == 1)
    told = red.ask("alone")
    assert told["type"] == "secret"
    other.until(lambda: other.error is not None)
    assert other.error["code"] == "forbidden"
    assert house.player(made["id"], secret).error["code"] == "forbidden"
    assert house.http.get(f"/api/matches/{made['id']}/log?seat=red", headers={"authorization": f"Bearer {secret}"}).status_code == 403
    red.until(lambda: red.elsewhere == 0)
    assert red.ask("chat", text="alone at last")["type"] == "ok"
    assert house.player(made["id"], told["secret"]).seat == "red"


def test_one_who_was_thrown_out_says_nothing_any_more(house: House):
    """What he sends afterwards is not carried out."""
    made, blue, red, secret = by_link(house)
    other = house.player(made["id"], secret)
    assert red.ask("alone")["type"] == "secret"
    with suppress(ConnectionClosed):  # the line may be gone already
        other.send({"type": "resign", "id": 1})
        other.drain(0.3)
    blue.drain(0.2)
    assert blue.table["result"] is None


def test_spectators_are_not_told_of_each_other(house: House):
    """Only a seat can be open twice."""
    made, _, _, _ = by_link(house)
    first, second = house.player(made["id"]), house.player(made["id"])
    first.drain(0.2)
    second.drain(0.2)
    assert b"elsewhere" not in b"".join(first.bytes + second.bytes)
    assert first.ask("alone")["code"] == "wrong-seat"


def test_throwing_out_reaches_the_other_process(tmp_path: Path, postgres: Any):
    """Two processes on one database: each place hears of the other, and the one that is thrown out is closed there."""
    url = postgres.database()
    with House(tmp_path / "a", url) as first, House(tmp_path / "b", url) as second:
        made, _, red, secret = by_link(first)
        other = second.player(made["id"], secret)
        red.until(lambda: red.elsewhere == 1)
        new = red.ask("alone")["secret"]
        other.until(lambda: other.error is not None)
        assert other.error["code"] == "forbidden"
        assert second.player(made["id"], secret).error["code"] == "forbidden"
        assert second.player(made["id"], new).seat == "red"


def test_a_link_from_before_invitations_still_works_once(house: House):
    """A match of an older version: its link is the seat's secret. Taken as an invitation it gives a new one, and holds nothing any more."""
    made = house.make(seats={"red": {"kind": "link"}})
    row = house.call(house.open_tables.storage.match(made["id"]))
    setting = journal.decode_setting(row.body, made["id"])
    seats = tuple(msgspec.structs.replace(seat, hash=seat.hash or hashed("the old link"), invite="") for seat in setting.seats)
    body = journal.encode(msgspec.structs.replace(setting, seats=seats))
    house.call(house.open_tables.storage.create(MatchRow("oldlink1", row.created, body), Summary("gathering", (), False), listed=False))
    old = {"id": "oldlink1", "invitations": {"red": "the old link"}}
    secret = house.join(old)
    assert house.player("oldlink1", "the old link").error["code"] == "forbidden"
    assert join(house, old, "the old link", name="Eve").status_code == 403
    red = house.player("oldlink1", secret)
    blue = house.player("oldlink1", made["secrets"]["blue"])
    red.until_begun()
    assert play_on([blue, red], 2) == 2
