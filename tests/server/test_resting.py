"""Adjourning, claiming against those who left, and notices of matches that wait."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.house import House, Player, play_on
from tests.server.test_ways import Time, asked, other

LIVE = {"kind": "live", "base": 600, "increment": 5}


def agree(by: Player, to: Player, what: str) -> None:
    assert by.ask("offer", what=what)["type"] == "ok"
    to.until(lambda: bool(to.table["offers"]))
    assert to.ask("reply", offer=to.table["offers"][0]["id"], agree=True)["type"] == "ok"
    by.until_seq(to.seq)


def test_an_adjourned_match_and_its_clocks_rest(tmp_path: Path):
    """By consent; no answer is taken and no time runs, over a restart as well; any seat resumes it."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, made = house.pair(clock=LIVE)
        play_on([blue, red], 2)
        assert blue.ask("resume")["code"] == "invalid"
        agree(blue, red, "adjourn")
        left = dict(blue.table["clock"]["left"])
        assert blue.table["adjourned"]
        assert blue.table["clock"]["running"] == []
        mover = asked((blue, red))
        assert mover.answer(0)["code"] == "adjourned"
        assert mover.ask("undo")["code"] == "adjourned"
        assert mover.ask("offer", what="adjourn")["code"] == "adjourned"
        assert mover.ask("claim", seat=other(mover, (blue, red)).seat)["code"] == "adjourned"
        time.ms += 3_600_000
    with House(tmp_path, now=time) as house:
        blue = house.player(made["id"], made["secrets"]["blue"])
        assert blue.table["adjourned"]
        assert blue.ask("resume")["type"] == "ok"
        assert blue.table["clock"]["left"] == left
        assert blue.table["clock"]["running"] == [mover.seat]
        red = house.player(made["id"], made["secrets"]["red"])
        assert asked((blue, red)).answer(0)["type"] == "ok"


def test_an_offer_to_adjourn_may_be_refused(house: House):
    blue, red, _ = house.pair()
    assert blue.ask("offer", what="adjourn")["type"] == "ok"
    red.until(lambda: bool(red.table["offers"]))
    assert red.ask("reply", offer=red.table["offers"][0]["id"], agree=False)["type"] == "ok"
    assert not red.table["adjourned"]


def test_against_the_computer_one_adjourns_alone(house: House):
    """Nobody else has to agree; the computer waits as well."""
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    blue.until_begun()
    assert blue.ask("offer", what="adjourn")["type"] == "ok"
    assert blue.table["adjourned"]
    assert blue.ask("resume")["type"] == "ok"
    assert not blue.table["adjourned"]


def leave(house: House, stays: Player, goes: Player) -> None:
    goes.close()
    place = [seat["id"] for seat in stays.table["seats"]].index(goes.seat)
    stays.until(lambda: not stays.table["seats"][place]["here"])


def waiting_for(house: House, time: Time, **wish: Any) -> tuple[Player, Player, dict[str, Any]]:
    """A match in which the seat that is asked has left."""
    blue, red, made = house.pair(**wish)
    play_on([blue, red], 2)
    goes = asked((blue, red))
    stays = other(goes, (blue, red))
    leave(house, stays, goes)
    return stays, goes, made


def test_a_win_is_claimed_when_the_other_has_left_for_too_long(tmp_path: Path):
    """Not before the limit, not against oneself or nobody; a seat that comes back is no longer away."""
    time = Time()
    with House(tmp_path, now=time) as house:
        stays, goes, made = waiting_for(house, time, clock=LIVE)
        assert stays.table["away"] == 300
        seat = next(seat for seat in stays.table["seats"] if seat["id"] == goes.seat)
        assert seat["gone"] == time.ms
        time.ms += 299_000
        assert stays.ask("claim", seat=goes.seat)["code"] == "illegal"
        assert stays.ask("claim", seat=stays.seat)["code"] == "invalid"
        assert stays.ask("claim", seat="green")["code"] == "invalid"
        back = house.player(made["id"], made["secrets"][goes.seat])
        time.ms += 2_000
        assert stays.ask("claim", seat=goes.seat)["code"] == "illegal"
        leave(house, stays, back)
        time.ms += 300_000
        assert stays.ask("claim", seat=goes.seat, what="win")["type"] == "ok"
        result = {"winners": [stays.seat], "reason": "left", "seat": goes.seat}
        assert stays.table["result"] == result
    with House(tmp_path, now=time) as house:
        assert house.player(made["id"], made["secrets"][stays.seat]).table["result"] == result


def test_a_draw_may_be_claimed_instead(tmp_path: Path):
    time = Time()
    with House(tmp_path, now=time) as house:
        stays, goes, _ = waiting_for(house, time, away=60)
        time.ms += 61_000
        assert stays.ask("claim", seat=goes.seat, what="draw")["type"] == "ok"
        assert stays.table["result"] == {"winners": [], "reason": "left", "seat": goes.seat}


def test_nothing_is_claimed_by_correspondence_or_while_the_match_waits_for_oneself(tmp_path: Path):
    """By correspondence only the clock counts; one's own turn is nobody else's fault; without a limit nobody claims."""
    time = Time()
    with House(tmp_path, now=time) as house:
        stays, goes, _ = waiting_for(house, time, clock={"kind": "correspondence", "base": 86_400}, away=60)
        time.ms += 3_600_000
        assert stays.table["away"] == 0
        assert stays.ask("claim", seat=goes.seat)["code"] == "illegal"
        stays, goes, _ = waiting_for(house, time)
        time.ms += 3_600_000
        assert stays.ask("claim", seat=goes.seat)["code"] == "illegal"
        blue, red, _ = house.pair(away=60)
        play_on([blue, red], 2)
        stays = asked((blue, red))
        goes = other(stays, (blue, red))
        leave(house, stays, goes)
        time.ms += 3_600_000
        assert stays.ask("claim", seat=goes.seat)["code"] == "illegal"


def test_members_are_told_what_waits_for_them(tmp_path: Path, database: str):
    """Their turn, the most urgent first; nothing for others, and nothing once they have answered."""
    time = Time()
    with House(tmp_path, database, now=time) as house:
        http = house.http
        assert http.get("/api/notices").json() == {"notices": []}
        made = http.post("/api/accounts", json={"name": "Ann", "password": "correct horse"})
        csrf = {"x-csrf-token": made.json()["csrf"]}
        matches = []
        for clock in ({"kind": "none"}, {"kind": "correspondence", "base": 9000}, {"kind": "correspondence", "base": 6000}):
            wish = {"game": "patrol", "seats": {"red": {"kind": "link"}}, "clock": clock}
            matches.append(http.post("/api/matches", json=wish, headers=csrf).json())
        assert http.get("/api/notices").json() == {"notices": []}
        ann = f"bocage_session={made.cookies['bocage_session']}"
        pairs = [[house.player(match["id"], match["secrets"]["blue"], cookie=ann), house.player(match["id"], house.join(match))] for match in matches]
        for blue, _ in pairs:
            blue.until_begun()
        told = http.get("/api/notices").json()["notices"]
        assert [notice["match"] for notice in told] == [matches[place]["id"] for place in (2, 1, 0)]
        assert [notice["due"] for notice in told] == [time.ms + 6_000_000, time.ms + 9_000_000, 0]
        assert {(notice["kind"], notice["seat"], notice["game"]) for notice in told} == {("turn", "blue", "patrol")}
        blue, red = pairs[2]
        assert blue.answer(0)["type"] == "ok"
        red.until_seq(blue.seq)
        assert matches[2]["id"] not in [notice["match"] for notice in http.get("/api/notices").json()["notices"]]


def test_a_partner_who_stays_holds_the_match_for_both(tmp_path: Path):
    """Two seats of one side: while one of them is there nothing is claimed; when both have left for long enough, it is."""
    time = Time()
    with House(tmp_path, now=time) as house:
        made = house.make(game="frontline", scenario="fl_s06_team", away=60)
        players = {seat: house.player(made["id"], secret) for seat, secret in made["secrets"].items()}
        for player in players.values():
            player.until_begun()
        side = {seat["id"]: seat["side"] for seat in next(iter(players.values())).table["seats"]}
        for _ in range(60):
            waited = {side[seat] for seat, player in players.items() if player.question is not None}
            if len(waited) == 1:
                break
            play_on(list(players.values()), 1)
        absent = [seat for seat in side if side[seat] in waited]
        stays = next(player for seat, player in players.items() if seat not in absent)
        assert len(absent) == 2
        leave(house, stays, players[absent[0]])
        time.ms += 61_000
        for seat in absent:
            assert stays.ask("claim", seat=seat)["code"] == "illegal"
        leave(house, stays, players[absent[1]])
        assert stays.ask("claim", seat=absent[0])["code"] == "illegal"
        time.ms += 61_000
        assert stays.ask("claim", seat=absent[0])["type"] == "ok"
        assert stays.table["result"]["winners"] == [one for one in dict.fromkeys(side.values()) if one not in waited]
