"""Ways to play: open seats, spectators, chat, undo by barrier or consent, resign, draw, rematch, takeover, standing orders, clocks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bocage.server.work import computer
from tests.server.house import House, Player, play_on


def other(player: Player, players: tuple[Player, Player]) -> Player:
    return players[1] if player is players[0] else players[0]


def _same(index: int) -> Callable[[int], int]:
    return lambda _: index


def asked(players: tuple[Player, Player]) -> Player:
    return next(player for player in players if player.question is not None)


def test_an_open_seat_is_taken_once(house: House):
    """A listed table with an open seat stands in the lobby until somebody comes."""
    made = house.make(seats={"red": {"kind": "open"}}, listed=True)
    blue = house.player(made["id"], made["secrets"]["blue"], name="Ann")
    assert blue.scene is None
    assert blue.table["phase"] == "gathering"
    assert [table["id"] for table in house.http.get("/api/matches").json()["open"]] == [made["id"]]
    taken = house.http.post(f"/api/matches/{made['id']}/seats/red", json={"name": "Bob"})
    assert taken.status_code == 201
    assert house.http.post(f"/api/matches/{made['id']}/seats/red", json={}).status_code == 409
    assert house.http.post(f"/api/matches/{made['id']}/seats/blue", json={}).status_code == 403
    red = house.player(made["id"], taken.json()["secret"])
    assert red.seat == "red"
    blue.until(lambda: blue.scene is not None)
    assert blue.table["phase"] == "playing"
    assert {seat["name"] for seat in blue.table["seats"]} == {"Ann", "Bob"}
    assert house.http.get("/api/matches").json()["open"] == []


def test_spectators_look_on(house: House):
    """A spectator sees frames and may say nothing."""
    blue, red, made = house.pair()
    watcher = house.player(made["id"])
    assert watcher.seat is None
    assert watcher.question is None
    for kind, fields in (("resign", {}), ("chat", {"text": "x"}), ("answer", {"number": 1, "answer": {}}), ("order", {"window": "w", "policy": "never"})):
        assert watcher.ask(kind, **fields)["code"] == "wrong-seat"
    play_on([blue, red], 2)
    watcher.until(lambda: watcher.seq == blue.seq)


def test_chat_reaches_all(house: House):
    blue, red, made = house.pair()
    assert blue.ask("chat", text=" good luck ")["type"] == "ok"
    red.until(lambda: bool(red.chat))
    assert (red.chat[0]["seat"], red.chat[0]["text"]) == ("blue", "good luck")
    assert red.ask("chat", text="x" * 501)["code"] == "invalid"
    assert red.ask("chat", text=" ")["code"] == "invalid"
    assert house.player(made["id"]).chat == red.chat


def test_undo_is_free_up_to_a_barrier_and_needs_consent_beyond(house: House):
    """A slip is taken back at once; past a barrier the other seat is asked; struck events are told; stale numbers stay stale."""
    players = blue, red, _ = house.pair()
    pair = (blue, red)
    play_on([blue, red], 2)
    for _ in range(30):
        mover = asked(pair)
        number = mover.question["number"]
        before = len(mover.events)
        assert mover.answer(0)["type"] == "ok"
        if mover.undo == "free":
            break
        other(mover, pair).until_seq(mover.seq)
    assert mover.undo == "free"
    events = len(mover.events) - before
    assert mover.ask("undo")["type"] == "ok"
    assert len(mover.struck) == events
    assert mover.question["number"] > number
    assert mover.answer(number=number)["code"] == "stale"
    for _ in range(30):
        for player in pair:
            player.until_seq(max(p.seq for p in pair))
        mover = asked(pair)
        assert mover.answer(1)["type"] == "ok"
        if mover.undo == "ask":
            break
    rival = other(mover, pair)
    assert mover.ask("undo")["type"] == "ok"
    offer = mover.table["offers"][0]
    assert (offer["what"], offer["needs"]) == ("undo", [rival.seat])
    rival.until(lambda: rival.seq == mover.seq)
    assert mover.ask("reply", offer=offer["id"], agree=True)["code"] == "wrong-seat"
    seq = rival.seq
    assert rival.ask("reply", offer=offer["id"], agree=True)["type"] == "ok"
    rival.until(lambda: rival.seq == seq + 2)
    mover.until(lambda: mover.seq == seq + 2)
    assert mover.question is not None
    assert mover.table["offers"] == []
    assert players[2]


def test_an_undo_may_be_refused(house: House):
    blue, red, _ = house.pair()
    play_on([blue, red], 12)
    assert blue.undo in ("ask", "free")
    if blue.undo == "free":
        blue, red = red, blue
    assert blue.ask("undo")["type"] == "ok"
    red.until(lambda: bool(red.table["offers"]))
    assert red.ask("reply", offer=red.table["offers"][0]["id"], agree=False)["type"] == "ok"
    blue.until(lambda: not blue.table["offers"])
    assert red.ask("reply", offer=1, agree=True)["code"] == "stale"


def test_resigning_ends_the_match(house: House):
    blue, red, _ = house.pair()
    play_on([blue, red], 3)
    assert blue.ask("resign")["type"] == "ok"
    red.until(lambda: bool(red.table["result"]))
    assert red.table["result"] == {"winners": ["red"], "reason": "resigned", "seat": "blue"}
    assert red.ask("resign")["code"] == "over"
    late = blue if blue.question else red
    assert late.answer(0)["code"] == "over"


def test_a_draw_needs_both(house: House):
    blue, red, _ = house.pair()
    assert blue.ask("offer", what="draw")["type"] == "ok"
    red.until(lambda: bool(red.table["offers"]))
    assert red.ask("reply", offer=red.table["offers"][0]["id"], agree=True)["type"] == "ok"
    assert red.table["result"] == {"winners": [], "reason": "draw", "seat": ""}


def test_a_rematch_keeps_the_secrets(house: House):
    """After the end the same people play again with the same secrets, seats swapped if they like."""
    blue, red, made = house.pair()
    path = f"/api/matches/{made['id']}/rematch"
    mine = {"authorization": f"Bearer {made['secrets']['blue']}"}
    assert house.http.post(path, json={}, headers=mine).status_code == 409
    blue.ask("resign")
    assert house.http.post(path, json={}).status_code == 403
    again = house.http.post(path, json={"swap": True}, headers=mine).json()["id"]
    assert house.http.post(path, json={}, headers=mine).json()["id"] == again
    red.until(lambda: red.table["rematch"] == again)
    assert house.player(again, made["secrets"]["blue"]).seat == "red"
    assert house.player(again, made["secrets"]["red"]).seat == "blue"


def test_standing_orders_are_private_and_survive(tmp_path: Path):
    """An order declines a window silently; only its seat hears of it; a restart keeps it."""
    with House(tmp_path) as house:
        _, red, made = house.pair()
        assert red.ask("order", window="reaction", policy="never")["type"] == "ok"
        assert red.ask("order", window="reaction", policy="perhaps")["code"] == "invalid"
        assert red.ask("order", window="reaction", policy="above", percent=101)["code"] == "invalid"
    with House(tmp_path) as house:
        red = house.player(made["id"], made["secrets"]["red"])
        assert red.orders == {"reaction": {"policy": "never", "percent": 0}}
        assert house.player(made["id"], made["secrets"]["blue"]).orders == {}


def test_orders_spare_questions(house: House):
    """With "never" on every window a seat is not asked in them any more, and the journal replays all the same."""
    blue, red, made = house.pair()
    windows: set[str] = set()
    for n in range(60):
        players = [blue, red]
        if play_on(players, 1, _same(n)) == 0:
            break
        windows |= {player.question["window"] for player in players if player.question and player.question.get("window")}
    assert windows, "the game has reaction windows"
    blue, red, made = house.pair()
    for window in sorted(windows):
        for player in (blue, red):
            assert player.ask("order", window=window, policy="never")["type"] == "ok"
    for n in range(60):
        if play_on([blue, red], 1, _same(n)) == 0:
            break
        assert not any(player.question and player.question.get("window") in windows for player in (blue, red))
    house.open_tables.live.clear()
    again = house.player(made["id"], made["secrets"]["blue"], seen=0)
    assert again.table["flag"] == ""
    assert again.events == blue.events


class Time:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.ms = 1_000_000_000_000

    def __call__(self) -> int:
        return self.ms


def test_a_flag_falls(tmp_path: Path):
    """The time of the seat that is asked runs; the other's does not; when it is over the match is lost."""
    time = Time()
    with House(tmp_path, now=time) as house:
        blue, red, _ = house.pair(clock={"kind": "live", "base": 60, "increment": 5})
        play_on([blue, red], 2)
        pair = (blue, red)
        mover = asked(pair)
        rest = other(mover, pair)
        left = dict(mover.table["clock"]["left"])
        time.ms += 20_000
        assert mover.answer(0)["type"] == "ok"
        assert mover.table["clock"]["left"] == {**left, mover.seat: left[mover.seat] - 15_000}
        rest.until(lambda: rest.seq == mover.seq)
        mover = asked(pair)
        time.ms += 200_000
        mover.until(lambda: bool(mover.table["result"]))
        assert mover.table["result"]["reason"] == "time"
        assert mover.table["result"]["seat"] == mover.seat


def test_clocks_survive_a_restart_and_an_outage_is_nobodys_time(tmp_path: Path):
    """A live clock stands still while no server was alive; correspondence time goes on."""
    time = Time()
    wish = {"clock": {"kind": "live", "base": 600}}
    with House(tmp_path, now=time) as house:
        blue, red, made = house.pair(**wish)
        play_on([blue, red], 2)
        slow, _, post = house.pair(clock={"kind": "correspondence", "base": 1000})
        left = dict(blue.table["clock"]["left"])
        assert slow.table["clock"]["left"] == {"blue": 1_000_000, "red": 1_000_000}
    time.ms += 3_600_000
    with House(tmp_path, now=time) as house:
        blue = house.player(made["id"], made["secrets"]["blue"])
        assert blue.table["result"] is None
        clock = blue.table["clock"]
        assert all(clock["left"][seat] >= left[seat] - 1000 for seat in left)
        late = house.player(post["id"], post["secrets"]["blue"])
        late.until(lambda: bool(late.table["result"]))
        assert late.table["result"]["reason"] == "time"


def test_a_preview_shows_the_ready_placements(house: House):
    """The lobby shows a battle as it stands when both have set up, not an empty table."""
    scene = house.http.get("/api/games/patrol/scenarios/two_lanes/scene").json()
    assert {piece["side"] for piece in scene["pieces"] if not piece["place"].get("zone")} == {"blue", "red"}
    assert scene["round"] == 1


def test_the_lobby_says_what_to_expect_of_each_level(house: House):
    """As the game's own table of levels has it: the weaker, the more decisions at random; which level searches ahead; and which is offered first."""
    page = house.http.get("/api/games/patrol").json()
    told = page["strengths"]
    assert [one["level"] for one in told] == page["levels"]
    assert page["level"] in page["levels"]
    errs = [one["errs"] for one in told]
    assert errs == sorted(errs, reverse=True)
    assert errs[0] == 100
    assert [one["level"] for one in told if one["ahead"]] == ["level6"]


def test_a_level_that_does_not_search_does_not_say_so():
    """In the games on a table the highest level is the rule of thumb."""
    for game in ("legends_old_west", "dropzone_commander"):
        best = computer.strengths(game)[-1]
        assert (best.level, best.errs, best.ahead) == ("level6", 0, False)
