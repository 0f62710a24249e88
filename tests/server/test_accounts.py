"""Club accounts: argon2id, sessions, CSRF; a member comes back on another device."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.house import House

ANN = {"name": "Ann", "password": "correct horse"}


def test_an_account_is_made_and_used(tmp_path: Path, database: str):
    """A password is stored as argon2id; a session needs its CSRF token; a match belongs to its member on every device."""
    with House(tmp_path, database) as house:
        ann = house.http
        made = ann.post("/api/accounts", json=ANN)
        assert made.status_code == 201
        csrf = {"x-csrf-token": made.json()["csrf"]}
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert house.call(house.open_tables.storage.account("Ann")).startswith("$argon2id$")
        assert ann.get("/api/session").json()["name"] == "Ann"
        assert ann.post("/api/matches", json={"game": "patrol"}).status_code == 403
        match = ann.post("/api/matches", json={"game": "patrol", "seats": {"red": {"kind": "link"}}}, headers=csrf).json()
        device = httpx.Client(base_url=house.url)
        assert device.post("/api/accounts", json=ANN).status_code == 409
        assert device.post("/api/session", json={**ANN, "password": "wrong horse"}).status_code == 403
        assert device.post("/api/session", json={**ANN, "name": "Nobody"}).status_code == 403
        assert device.get("/api/matches").json()["mine"] == []
        device.post("/api/session", json=ANN)
        assert [table["id"] for table in device.get("/api/matches").json()["mine"]] == [match["id"]]
        assert device.delete("/api/session").status_code == 403
        token = {"x-csrf-token": device.get("/api/session").json()["csrf"]}
        assert device.delete("/api/session", headers=token).status_code == 204
        assert device.get("/api/session").json() == {"name": "", "csrf": ""}
        device.close()


def test_a_member_who_came_by_link_comes_back_without_it(tmp_path: Path, database: str):
    """The seat is held by the account from the first visit on: another device needs no link, and nobody else gets in."""
    with House(tmp_path, database) as house:
        made = house.make(seats={"red": {"kind": "link"}})
        token = house.http.post("/api/accounts", json=ANN).cookies["bocage_session"]
        cookie = f"bocage_session={token}"
        secret = house.join(made, name="", cookie=cookie)
        red = house.player(made["id"], secret, cookie=cookie)
        assert red.seat == "red"
        assert house.player(made["id"], cookie=cookie).seat == "red"
        stranger = house.player(made["id"], secret)
        assert (stranger.error["code"], "log in" in stranger.error["message"]) == ("forbidden", True)
        assert [table["id"] for table in house.http.get("/api/matches").json()["mine"]] == [made["id"]]
        assert house.player(made["id"], cookie=cookie, seat="blue").error["code"] == "forbidden"
        assert house.player(made["id"], cookie="bocage_session=forged").seat is None


def test_a_club_may_be_for_members_only(tmp_path: Path):
    with House(tmp_path, members_only=True) as house:
        assert house.http.post("/api/matches", json={"game": "patrol"}).status_code == 403
        csrf = house.http.post("/api/accounts", json=ANN).json()["csrf"]
        assert house.http.post("/api/matches", json={"game": "patrol"}, headers={"x-csrf-token": csrf}).status_code == 201


def test_odd_names_and_short_passwords_are_refused(house: House):
    good = "long enough"
    for name, password in (("", good), ("<b>", good), ("a\u0000", good), ("Ann", "short"), (None, good), ("x" * 41, good)):
        assert house.http.post("/api/accounts", json={"name": name, "password": password}).status_code == 400
