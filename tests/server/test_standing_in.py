"""A computer plays on for somebody who has left: after a time that counts, with the consent of those concerned, and never at a level the opponent picks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocage.server.work import computer
from tests.server.house import House, Player, play_on
from tests.server.test_ways import Time, _same

LIVE = {"kind": "live", "base": 36000}
POST = {"kind": "correspondence", "base": 10 * 24 * 3600}
DAY = 24 * 3600 * 1000


def begun(house: House, **wish: Any) -> tuple[Player, Player, dict[str, Any]]:
    """A match in which red, who is asked, has just gone."""
    blue, red, made = house.pair(**wish)
    for n in range(40):
        if red.question is not None and blue.question is None:
            break
        play_on([blue, red], 1, _same(n))
    assert red.question is not None
    assert blue.question is None
    return blue, red, made


def goes(house: House, stays: Player, leaver: Player) -> None:
    leaver.close()
    stays.until(lambda: not next(seat["here"] for seat in stays.table["seats"] if seat["id"] == leaver.seat))


def take_over(player: Player, **more: Any) -> str:
    reply = player.ask("offer", what="takeover", seat="red", **more)
    return str(reply.get("code", reply["type"]))


def test_a_moments_absence_hands_nothing_over(tmp_path: Path):
    """The opponent's socket is gone for 0.3 s: no computer plays for him, at no level; nor where the table names no time at all."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, made = begun(house, clock=LIVE, away=60)
        assert take_over(blue) == "illegal"
        goes(house, blue, red)
        time.ms += 300
        assert take_over(blue) == "illegal"
        assert take_over(blue, level="random") == "illegal"
        back = house.player(made["id"], made["secrets"]["red"])
        assert back.table["seats"][1]["level"] == ""
        other, leaver, _ = begun(house)
        goes(house, other, leaver)
        time.ms += DAY
        assert take_over(other) == "illegal"


def test_after_the_time_a_computer_plays_on_and_gives_the_seat_back(tmp_path: Path):
    """At the usual level, not at one the opponent names; the owner takes the seat back when he comes."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, made = begun(house, clock=LIVE, away=60)
        goes(house, blue, red)
        time.ms += 61_000
        assert take_over(blue, level="random") == "illegal"
        assert blue.ask("offer", what="takeover", seat="blue")["code"] == "invalid"
        assert take_over(blue) == "ok"
        blue.until(lambda: blue.table["seats"][1]["level"] == computer.DEFAULT)
        blue.until(lambda: blue.question is not None or bool(blue.table["result"]))
        assert any(b'"computer":true' in entry.body for entry in house.call(house.open_tables.storage.entries(made["id"], 0)))
        back = house.player(made["id"], made["secrets"]["red"])
        assert back.ask("back")["type"] == "ok"
        assert back.table["seats"][1]["level"] == ""
        assert back.ask("back")["code"] == "invalid"


@pytest.mark.parametrize("clock", [POST, {"kind": "none"}])
def test_where_nobody_is_away_only_the_owners_standing_permission_counts(clock: dict[str, Any], tmp_path: Path):
    """By correspondence, and without a clock: never without it; with it, at the level the owner named, and not at once."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, _ = begun(house, clock=clock)
        assert red.ask("permit", level="genius")["code"] == "invalid"
        goes(house, blue, red)
        time.ms += 2 * DAY
        assert take_over(blue) == "illegal"
        blue, red, _ = begun(house, clock=clock)
        assert red.ask("permit", level="random")["type"] == "ok"
        goes(house, blue, red)
        time.ms += 300
        assert take_over(blue) == "illegal"
        time.ms += 2 * DAY
        assert take_over(blue, level="level1") == "illegal"
        assert blue.table["seats"][1]["permits"] == "random"
        assert take_over(blue) == "ok"
        blue.until(lambda: blue.table["seats"][1]["level"] == "random")


def test_a_permission_can_be_taken_back(tmp_path: Path):
    """And it is kept over a restart."""
    time = Time()
    with House(tmp_path, now=time) as house:
        _, red, made = begun(house, clock=POST)
        assert red.ask("permit", level="random")["type"] == "ok"
    with House(tmp_path, now=time) as house:
        blue, red = (house.player(made["id"], made["secrets"][seat]) for seat in ("blue", "red"))
        assert blue.table["seats"][1]["permits"] == "random"
        assert red.ask("permit")["type"] == "ok"
        goes(house, blue, red)
        time.ms += 2 * DAY
        assert take_over(blue) == "illegal"


def test_all_who_are_concerned_must_agree_and_one_who_comes_back_keeps_his_seat(tmp_path: Path):
    """Two seats to a side: the others are asked first; if the absent one is back before they have agreed, nothing is handed over."""
    time = Time()
    with House(tmp_path, now=time) as house:
        made = house.make(game="frontline", scenario="fl_s06_team", away=60)
        players = {seat: house.player(made["id"], secret) for seat, secret in made["secrets"].items()}
        for player in players.values():
            player.until_begun()
        gone = next(seat for seat, player in players.items() if player.question is not None)
        asker, *rest = (player for seat, player in players.items() if seat != gone)
        players[gone].close()
        asker.until(lambda: not next(seat["here"] for seat in asker.table["seats"] if seat["id"] == gone))
        time.ms += 61_000
        for comes_back in (True, False):
            assert asker.ask("offer", what="takeover", seat=gone)["type"] == "ok"
            offer = asker.table["offers"][0]
            assert sorted(offer["needs"]) == sorted(str(player.seat) for player in rest)
            assert next(seat["level"] for seat in asker.table["seats"] if seat["id"] == gone) == ""
            back = house.player(made["id"], made["secrets"][gone]) if comes_back else None
            for player in rest:
                player.until_seq(asker.seq)
                assert player.ask("reply", offer=offer["id"], agree=True)["type"] == "ok"
                asker.until_seq(player.seq)
            asker.drain(0.2)
            level = next(seat["level"] for seat in asker.table["seats"] if seat["id"] == gone)
            assert level == ("" if comes_back else computer.DEFAULT)
            if back is not None:
                back.close()
                asker.until(lambda: not next(seat["here"] for seat in asker.table["seats"] if seat["id"] == gone))
                time.ms += 61_000
