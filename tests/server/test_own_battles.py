"""Battles that the host wrote: shown in the lobby beside the shelf, bad files with their errors; a match carries its battle whole, and no file changes it."""

from __future__ import annotations

from pathlib import Path

import bocage
from bocage.core.record import parse
from bocage.core.registry import title
from bocage.workshop.library import battles_folder
from tests.server.house import House, play_on

SHELF = Path(__file__).parents[2] / "src/bocage/games/patrol/scenarios/01_hedgerow.toml"
OWN = SHELF.read_text(encoding="utf-8").replace('id = "hedgerow"', 'id = "gate"').replace('title = "The Hedgerow"', 'title = "The Gate"')


def folder_of(place: Path) -> Path:
    """A folder with a good battle, a changed battle that bears a name of the shelf, and bad files."""
    folder = place / "battles"
    folder.mkdir()
    (folder / "gate.toml").write_text(OWN, encoding="utf-8")
    (folder / "hedgerow.toml").write_text(SHELF.read_text(encoding="utf-8").replace("rounds = 6", "rounds = 4"), encoding="utf-8")
    (folder / "bad.toml").write_text(OWN.replace("[2, 6], [5, 6]", "[2, 6], [5, 60]"), encoding="utf-8")
    (folder / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    return folder


def test_the_lobby_shows_own_battles_and_bad_files(tmp_path: Path):
    """Nothing that lies in the folder keeps a server from starting."""
    with House(tmp_path / "data", battles=folder_of(tmp_path)) as house:
        page = house.http.get("/api/games/patrol").json()
        own = {row["id"]: row for row in page["scenarios"] if row["own"]}
        assert [row["id"] for row in page["scenarios"] if not row["own"]] == ["hedgerow", "two_lanes"]
        assert {key: row["title"] for key, row in own.items()} == {"own:gate": "The Gate", "own:hedgerow": "The Hedgerow"}
        bad = {row["file"]: row["errors"] for row in page["bad"]}
        assert set(bad) == {"bad.toml", "bytes.toml"}
        assert bad["bad.toml"][0].startswith("bad.toml:")
        assert "ready.blue[1]" in bad["bad.toml"][0]
        assert str(tmp_path) not in str(page)
        assert house.http.get("/api/games/patrol/scenarios/own:gate/scene").json()["scenario"] == "gate"
        assert house.http.get("/api/games/patrol/scenarios/own:bad/scene").status_code == 404
        assert [row["file"] for row in house.http.get("/api/games/frontline").json()["bad"]] == ["bytes.toml"]


def test_a_match_carries_its_battle_through_restarts_and_moved_files(tmp_path: Path, database: str):
    """Made of a file, played, the file changed and gone, the server started without the folder: the match goes on, and its record replays."""
    folder = folder_of(tmp_path)
    with House(tmp_path / "data", database, battles=folder) as house:
        blue, red, made = house.pair(scenario="own:gate")
        assert (blue.table["scenario"], blue.table["title"]) == ("gate", "The Gate")
        assert play_on([blue, red], 6) == 6
        seq = blue.seq
    (folder / "gate.toml").write_text(OWN.replace('"....w..."', '"wwwwwwww"'), encoding="utf-8")
    with House(tmp_path / "data", database, battles=folder) as house:
        blue = house.player(made["id"], made["secrets"]["blue"])
        assert (blue.seq, blue.table["flag"], blue.table["title"]) == (seq, "", "The Gate")
    (folder / "gate.toml").unlink()
    with House(tmp_path / "data", database) as house:
        blue, red = (house.player(made["id"], made["secrets"][seat]) for seat in ("blue", "red"))
        assert (blue.seq, blue.table["flag"], blue.table["title"]) == (seq, "", "The Gate")
        assert play_on([blue, red], 4) == 4
        assert blue.ask("resign")["type"] == "ok"
        record = house.http.get(f"/api/matches/{made['id']}/record").content
        assert parse(record).scenario == "gate"
        assert "inputs replay under the rules" in bocage.verify(record)[0]


def test_a_file_with_a_name_of_the_shelf_is_played_as_it_was_written(tmp_path: Path):
    with House(tmp_path / "data", battles=folder_of(tmp_path)) as house:
        blue, _, _ = house.pair(scenario="own:hedgerow")
        assert blue.scene["rounds"] == 4
        other, _, _ = house.pair(scenario="hedgerow")
        assert other.scene["rounds"] == title("patrol").scenario("hedgerow").rounds == 6


def test_branches_and_rematches_are_of_the_same_battle(tmp_path: Path):
    folder = folder_of(tmp_path)
    with House(tmp_path / "data", battles=folder) as house:
        blue, red, made = house.pair(scenario="own:hedgerow")
        play_on([blue, red], 4)
        (folder / "hedgerow.toml").unlink()
        new = house.http.post(f"/api/matches/{made['id']}/fork", json={"n": 2}, headers={"authorization": f"Bearer {made['secrets']['blue']}"}).json()
        first = house.player(new["id"], new["secrets"]["blue"], entropy="b")
        house.player(new["id"], new["secrets"]["red"], entropy="r")
        first.until_begun()
        assert first.scene["rounds"] == 4


def test_a_computer_plays_a_battle_that_it_does_not_know(tmp_path: Path):
    """Workers have the shelf alone; the snapshot brings them the battle."""
    with House(tmp_path / "data", battles=folder_of(tmp_path)) as house:
        made = house.make(scenario="own:gate", seats={"red": {"kind": "computer", "level": "level1"}})
        blue = house.player(made["id"], made["secrets"]["blue"], entropy="b")
        blue.until_begun()
        answered = 0
        while answered < 5:
            blue.until(lambda: blue.question is not None or blue.table["result"] is not None)
            if blue.question is None:
                break
            assert blue.answer()["type"] == "ok"
            answered += 1
        assert any(event for event in blue.events)
        assert answered == 5


def test_bad_and_unknown_names_make_no_match(tmp_path: Path):
    with House(tmp_path / "data", battles=folder_of(tmp_path)) as house:
        for wish in ("own:bad", "own:nothing", "gate", "own:../gate"):
            reply = house.http.post("/api/matches", json={"game": "patrol", "scenario": wish})
            assert reply.status_code == 404, wish
        assert house.http.post("/api/matches", json={"game": "frontline", "scenario": "own:gate"}).status_code == 404


def test_serve_takes_a_folder_or_files(tmp_path: Path, monkeypatch):
    """`bocage serve --battles DIR FILE...`; without them the folder of BOCAGE_HOME."""
    from bocage.cli import parser

    options = parser().parse_args(["serve", "--battles", str(tmp_path), "a.toml", "b.toml"])
    assert (options.battles, [file.name for file in options.files]) == (tmp_path, ["a.toml", "b.toml"])
    monkeypatch.setenv("BOCAGE_HOME", str(tmp_path))
    assert battles_folder(None) == tmp_path / "battles"
    file = tmp_path / "one.toml"
    file.write_text(OWN, encoding="utf-8")
    with House(tmp_path / "data", files=(file, tmp_path / "gone.toml")) as house:
        page = house.http.get("/api/games/patrol").json()
        assert [row["id"] for row in page["scenarios"] if row["own"]] == ["own:one"]
        assert [row["file"] for row in page["bad"]] == ["gone.toml"]
