"""Matches over real sockets, on both storages: nothing lost, nothing repeated."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.ai import player
from bocage.server.tables.naming import gone, titles
from bocage.server.work import worker
from tests.server.house import House, Player, encode, play_on


def test_two_people_play_a_match_to_its_end(tmp_path: Path, database: str):
    """A match by sockets: frames without gaps, deltas that give the scene, a record that proves itself."""
    with House(tmp_path, database) as house:
        blue, red, made = house.pair()
        watcher = house.player(made["id"])
        players = [blue, red]
        while not blue.table["result"]:
            assert play_on(players, 10) > 0
        watcher.until(lambda: bool(watcher.table["result"]))
        for player, seat in ((blue, "blue"), (red, "red"), (watcher, None)):
            fresh = house.player(made["id"], made["secrets"].get(seat, "")) if seat else house.player(made["id"])
            assert fresh.seat == seat
            assert _sorted(fresh.scene) == _sorted(player.scene)
            assert [event["n"] for event in player.events] == list(range(1, len(player.events) + 1))
        record = house.http.get(f"/api/matches/{made['id']}/record")
        assert record.status_code == 200
        shown = bocage.verify(record.content)
        assert "committed dice" in shown[-1]


def _sorted(scene):
    """A scene without what has its default, pieces in a fixed order."""
    told = {**scene, "pieces": sorted(scene.get("pieces", []), key=lambda piece: piece["id"])}
    return {field: value for field, value in told.items() if value not in (None, [], "", 0, False)}


def test_a_break_of_the_line_loses_and_repeats_nothing(tmp_path: Path, database: str):
    """Events are caught up by number, across breaks and restarts of the server."""
    with House(tmp_path, database) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 6)
        seen = blue.events[-1]["n"] if blue.events else 0
        blue.close()
        alone = [red]
        if red.question is not None:
            play_on(alone, 1)
        back = house.player(made["id"], made["secrets"]["blue"], seen=seen)
        assert [event["n"] for event in back.events] == list(range(seen + 1, seen + 1 + len(back.events)))
        play_on([back, red], 8)
        told = blue.events + back.events
    with House(tmp_path, database) as house:
        again = house.player(made["id"], made["secrets"]["blue"], seen=0)
        assert again.events == told
        red = house.player(made["id"], made["secrets"]["red"])
        assert play_on([again, red], 5) == 5 or again.table["result"]


def test_a_restart_goes_on_where_it_was(tmp_path: Path, database: str):
    """The same question with the same number stands after a restart, from a snapshot and the entries since."""
    with House(tmp_path, database) as house:
        blue, red, made = house.pair(scenario="")
        asked = blue.question or red.question
        assert asked is not None
        number = asked["number"]
    for _ in range(3):
        with House(tmp_path, database) as house:
            players = [house.player(made["id"], secret) for secret in made["secrets"].values()]
            questions = [player.question for player in players if player.question]
            assert questions[0]["number"] == number
            play_on(players, 17)
            if players[0].table["result"]:
                break
            number = next(player.question["number"] for player in players if player.question)


def test_a_match_is_opened_from_its_last_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Opening reads the last snapshot and the entries after it, not the whole journal; undo still goes behind it."""
    monkeypatch.setattr("bocage.server.live.open_tables.SNAPSHOT_EVERY", 5)
    with House(tmp_path) as house:
        blue, red, made = house.pair()
        play_on([blue, red], 23)
        scene, events = blue.scene, blue.events
    with House(tmp_path) as house:
        back = house.player(made["id"], made["secrets"]["blue"], seen=0)
        assert house.open_tables.live[made["id"]].table.base_seq > 15
        assert _sorted(back.scene) == _sorted(scene)
        assert back.events == events
        assert back.ask("undo")["type"] == "ok"


def test_against_the_computer(house: House):
    """A computer seat answers by itself, from a worker process."""
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    assert list(made["secrets"]) == ["blue"]
    blue = house.player(made["id"], made["secrets"]["blue"])
    for n in range(200):
        blue.until(lambda: blue.question is not None or bool(blue.table["result"]))
        if blue.table["result"]:
            break
        assert blue.answer(n * 5)["type"] == "ok"
    assert blue.table["result"]["reason"] == "played"
    assert house.open_tables.counts["computer_answers"] > 0


def test_computers_among_themselves(house: House):
    """A match without people plays itself, and may be watched."""
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}, "blue": {"kind": "computer", "level": "random"}})
    watcher = house.player(made["id"])
    watcher.until(lambda: bool(watcher.table["result"]))
    assert made["secrets"] == {}


def test_why_and_odds_come_from_workers(house: House):
    """A legal answer has no refusal, an unreadable one is invalid, odds say exact or sampled."""
    blue, red, _ = house.pair()
    play_on([blue, red], 2)
    asked, other = (blue, red) if blue.question else (red, blue)
    answer = asked.question["options"][0]["answer"]
    why = asked.ask("why", answer=answer)
    assert why["refusal"] is None
    assert why["preview"] == asked.question["options"][0].get("preview", [])
    odds = asked.ask("odds", answer=answer)
    assert odds["type"] == "odds"
    assert abs(sum(result["chance"] for result in odds["results"]) - 1) < 1e-9
    assert asked.ask("why", answer={"kind": "nonsense"})["code"] == "invalid"
    assert other.ask("why", answer=answer)["code"] == "wrong-seat"


def test_a_hint_names_answers_with_their_chances_against_computers_only(house: House):
    """Best first, all of them legal. Between people a hint would be help from outside."""
    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    blue.until(lambda: blue.question is not None)
    assert blue.answer()["type"] == "ok"
    blue.until(lambda: blue.question is not None and blue.question["what"] != "place")
    hint = blue.ask("hint")
    assert hint["type"] == "hint"
    assert len(hint["reasons"]) > 1
    values = [reason["value"] for reason in hint["reasons"]]
    assert values == sorted(values, reverse=True)
    assert all(0 <= value <= 1 for value in [hint["before"], *values])
    assert all(blue.ask("why", answer=reason["answer"])["refusal"] is None for reason in hint["reasons"])
    with_friend, _, _ = house.pair()
    assert with_friend.ask("hint")["code"] == "illegal"


def test_a_second_look_at_the_same_moment_gives_the_same_hint(house: House, monkeypatch: pytest.MonkeyPatch):
    """A computer that looks ahead by the clock comes to other figures each time; the first ones hold while the moment lasts, on every screen of the seat."""
    told = iter(range(9))

    async def another(job: worker.Job, seconds: float, errand: object) -> bytes:
        return encode({"seat": "blue", "what": "go", "before": next(told) / 10, "reasons": []})

    made = house.make(seats={"red": {"kind": "computer", "level": "random"}})
    blue = house.player(made["id"], made["secrets"]["blue"])
    blue.until(lambda: blue.question is not None)
    assert blue.answer()["type"] == "ok"
    blue.until(lambda: blue.question is not None and blue.question["what"] != "place")
    monkeypatch.setattr(house.open_tables.pool, "run", another)
    assert [blue.ask("hint")["before"] for _ in range(9)] == [0.0] * 9
    blue.ask("chat", text="what now?")
    again = house.player(made["id"], made["secrets"]["blue"])
    again.until(lambda: again.question is not None)
    assert again.ask("hint")["before"] == 0.0
    number = blue.question["number"]
    monkeypatch.undo()
    assert blue.answer()["type"] == "ok"
    blue.until(lambda: blue.question is not None and blue.question["number"] != number)
    monkeypatch.setattr(house.open_tables.pool, "run", another)
    assert blue.ask("hint")["before"] == 0.1


def test_a_newcomer_is_told_the_names_of_what_is_gone():
    """The newest events speak of units that are on the table no more: whoever comes back reads their names, not their ids."""
    match = bocage.new("tide_of_iron", "first_contact", seed=2)
    named = titles(match.view("us"))
    lost: set[str] = set()
    players = {seat: player("thumb", seat) for seat in match.seats}
    while match.asks and not lost:
        ask = match.asks[0]
        match.play(ask.seat, players[ask.seat].choose(match, ask))
        lost = set(named) - set(titles(match.view("us")))
    assert lost
    assert set(gone(match, "us", len(match.events("us")))) == lost
    assert gone(match, "us", 0) == {}


def test_looking_around(house: House, monkeypatch: pytest.MonkeyPatch):
    """Lines of sight and threats for seats and spectators, also after the end; a target that does not exist is refused."""
    blue, _, made = house.pair()
    watcher = house.player(made["id"])
    for line in (blue, watcher):
        assert isinstance(line.ask("look", what="sight", target=0)["marks"], list)
        assert isinstance(line.ask("look", what="threat", target="no such piece").get("marks", []), list)
        assert line.ask("look", what="smell", target=0)["code"] == "invalid"
        assert line.ask("look", what="sight", target=[1])["code"] == "invalid"
    assert blue.ask("resign")["type"] == "ok"
    assert watcher.ask("look", what="sight", target=0)["type"] == "look"


def test_looking_back(house: House):
    """Replay frames are what a seat saw; what is hidden stays so until the end."""
    blue, red, made = house.pair()
    play_on([blue, red], 9)
    path = f"/api/matches/{made['id']}"
    mine = {"authorization": f"Bearer {made['secrets']['blue']}"}
    line = house.http.get(f"{path}/replay", headers=mine).json()
    assert line["count"] == 9
    assert line["chances"] is None
    last = house.http.get(f"{path}/replay/9", headers=mine).json()
    for scene in (last["scene"], blue.scene):
        scene["question"] = None
    assert _sorted(last["scene"]) == _sorted(blue.scene)
    assert house.http.get(f"{path}/replay/10", headers=mine).status_code == 404
    assert house.http.get(f"{path}/replay/3?seat=red", headers=mine).status_code == 403
    assert house.http.get(f"{path}/replay/3?seat=red").status_code == 403
    assert house.http.get(f"{path}/replay/3?seat=nobody").status_code == 404
    assert house.http.get(f"{path}/record", headers=mine).status_code == 409
    assert house.http.get(f"{path}/log?since=2", headers=mine).json()["events"] == blue.events[2:]
    assert blue.ask("resign")["type"] == "ok"
    assert house.http.get(f"{path}/replay/3?seat=red").status_code == 200
    assert len(house.http.get(f"{path}/replay").json()["chances"]) == 10
    assert "secret" in house.http.get(f"{path}/record").json()["dice"]
    advice = house.http.get(f"{path}/advice/4").json()
    assert advice["seat"] == house.http.get(f"{path}/replay").json()["frames"][5]["seat"]
    assert all(0 <= reason["value"] <= 1 for reason in advice["reasons"])
    assert house.http.get(f"{path}/advice/100000").status_code == 404
    assert sum(house.http.get(f"{path}/fortune").json()["total"].values()) == 0
    luck = house.http.get(f"{path}/luck").json()
    assert [(row["seat"], row["side"]) for row in luck["seats"]] == [("blue", "blue"), ("red", "red")]
    thrown = [sum(pool["dice"] for pool in pools) for pools in (luck["pools"], *(row["pools"] for row in luck["seats"]))]
    assert thrown[0] == thrown[1] + thrown[2]
    bocage.verify(house.http.get(f"{path}/record").content)


def test_a_socket_must_say_who_it_is(house: House):
    """No hello, a wrong secret, an unknown match: turned away with a reason."""
    made = house.make(spectators=False)
    assert house.player("nosuchmatch").error["code"] == "not-found"
    assert house.player("x").error["code"] == "not-found"
    assert house.player(made["id"], "wrong").error["code"] == "forbidden"
    assert house.player(made["id"]).error["code"] == "forbidden"
    mute = Player(house.url, made["id"], raw=True)
    mute.send("{")
    assert mute.receive()["code"] == "invalid"
