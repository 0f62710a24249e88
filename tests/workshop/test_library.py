"""Battles of one's own: found in a folder, by a word or as a file, by every command; a bad one is told with its errors and never stops anything."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

import bocage
from bocage.cli import main
from bocage.core.errors import DataError, Invalid
from bocage.core.registry import title
from bocage.core.tables import content_hash
from bocage.workshop.library import Library, battles_folder, chosen

GAMES = Path(__file__).parents[2] / "src/bocage/games"
HEDGEROW = (GAMES / "patrol/scenarios/01_hedgerow.toml").read_text(encoding="utf-8")
OWN = HEDGEROW.replace('id = "hedgerow"', 'id = "gate"').replace('title = "The Hedgerow"', 'title = "The Gate"').replace("[3, 0], [4, 0]", "[2, 0]")
PATROL = title("patrol")


@pytest.fixture
def folder(tmp_path):
    """A folder with two good battles, one of them in a folder of its own, and two bad ones."""
    place = tmp_path / "battles"
    (place / "patrol").mkdir(parents=True)
    (place / "gate.toml").write_text(OWN, encoding="utf-8")
    (place / "patrol" / "lane.toml").write_text(OWN.replace('"gate"', '"lane"'), encoding="utf-8")
    (place / "bad.toml").write_text(OWN.replace("rounds = 6", "rounds = 0"), encoding="utf-8")
    (place / "torn.toml").write_text("id = ", encoding="utf-8")
    (place / "notes.txt").write_text("no battle", encoding="utf-8")
    return place


def test_one_place_decides_where_battles_lie(tmp_path, monkeypatch):
    monkeypatch.setenv("BOCAGE_HOME", str(tmp_path))
    assert battles_folder() == tmp_path / "battles"
    assert battles_folder(tmp_path / "other") == tmp_path / "other"
    monkeypatch.delenv("BOCAGE_HOME")
    assert battles_folder() == Path.home() / ".bocage" / "battles"


def test_a_folder_shows_good_and_bad_files(folder):
    library = Library(folder)
    found = {own.key: own.reading for own in library.of("patrol")}
    assert set(found) == {"own:gate", "own:patrol:lane", "own:bad", "own:torn"}
    assert found["own:gate"].battle.title == "The Gate"
    assert found["own:patrol:lane"].file == "patrol/lane.toml"
    assert found["own:bad"].battle is None
    assert "rounds" in str(found["own:bad"].errors[0])
    assert [own.key for own in library.of("frontline")] == ["own:torn"]  # nobody can tell which game that is


def test_a_changed_file_is_read_again_and_one_that_is_gone_is_gone(folder):
    library = Library(folder)
    before = library.battle("patrol", "gate")
    assert library.battle("patrol", "gate") is before
    (folder / "gate.toml").write_text(OWN.replace("rounds = 6", "rounds = 7"), encoding="utf-8")
    os.utime(folder / "gate.toml", ns=(1, 1))
    assert library.battle("patrol", "gate").rounds == 7
    (folder / "gate.toml").unlink()
    assert library.battle("patrol", "gate") is None
    assert Library(folder / "nowhere").all() == []


def test_a_word_means_the_shelf_then_the_folder_then_a_file(folder, tmp_path):
    library = Library(folder)
    assert chosen(PATROL, "hedgerow", library) == "hedgerow"
    assert chosen(PATROL, "gate", library).title == "The Gate"
    assert chosen(PATROL, "lane", library).id == "lane"  # by its id
    assert chosen(PATROL, str(folder / "gate.toml"), Library()).id == "gate"
    with pytest.raises(DataError, match="rounds"):
        chosen(PATROL, "bad", library)
    with pytest.raises(Invalid, match='Did you mean "gate"'):
        chosen(PATROL, "gat", library)
    with pytest.raises(DataError, match="cannot be read"):
        chosen(PATROL, str(tmp_path / "no.toml"), library)
    (folder / "other.toml").write_text(f'game = "patrol"\n{OWN}', encoding="utf-8")
    with pytest.raises(Invalid, match="a battle of patrol, not of frontline"):
        chosen(title("frontline"), str(folder / "other.toml"), library)


def test_a_file_that_bears_the_name_of_the_shelf_is_another_battle(folder):
    """By its path the file is meant, and its record carries it."""
    (folder / "mine.toml").write_text(HEDGEROW.replace("rounds = 6", "rounds = 3"), encoding="utf-8")
    battle = chosen(PATROL, str(folder / "mine.toml"), Library())
    assert not isinstance(battle, str)
    assert battle.rounds == 3
    assert content_hash(battle) != content_hash(PATROL.scenario("hedgerow"))
    match = bocage.new("patrol", battle, seed=3)
    (folder / "mine.toml").unlink()
    assert bocage.load(match.save()).game.setting.rounds == 3


def test_every_command_takes_a_file(folder, capsys):
    """play, selfplay, arena, bench and scenarios; status 2 and the errors for a bad one."""
    file, bad = str(folder / "gate.toml"), str(folder / "bad.toml")
    assert main(["play", "patrol", file, "--auto"]) == 0
    assert main(["selfplay", "patrol", file, "--games", "2", "--json"]) == 0
    out = capsys.readouterr().out
    assert list(json.loads(out[out.index("{\n") :])["by_scenario"]) == ["gate"]
    assert main(["arena", "patrol", file, "--players", "random,thumb", "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scenarios"] == ["gate"]
    assert main(["bench", file, "--seconds", "0.05", "--json"]) == 0
    assert "patrol/gate" in capsys.readouterr().out
    assert main(["scenarios", "patrol", file, bad, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in shown["scenarios"]] == ["hedgerow", "two_lanes", "gate"]
    assert shown["bad"][0]["file"] == "bad.toml"
    for command in (["play", "patrol", bad], ["selfplay", "patrol", bad], ["arena", "patrol", bad], ["bench", bad]):
        assert main(command) == 2
        assert "rounds: 0 is not from 1 to 100" in capsys.readouterr().err


def test_the_folder_is_named_by_an_option_or_by_the_environment(folder, capsys, monkeypatch):
    assert main(["selfplay", "patrol", "gate", "--games", "1", "--battles", str(folder)]) == 0
    assert main(["selfplay", "patrol", "gate", "--games", "1"]) == 2
    monkeypatch.setenv("BOCAGE_HOME", str(folder.parent))
    assert main(["selfplay", "patrol", "gate", "--games", "1"]) == 0
    assert main(["selfplay", "patrol", "--scenario", "gate", "--games", "1"]) == 0
    assert main(["play", "patrol", "gate", "--scenario", "hedgerow", "--auto"]) == 2
    assert "two battles are named" in capsys.readouterr().err
    assert main(["scenarios", "patrol"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "your own" in said
    assert "cannot be played: bad.toml:" in said


def test_an_arena_sends_the_battle_to_its_workers(folder, capsys):
    """Other processes have no shelf that would know it."""
    file = str(folder / "gate.toml")
    assert main(["arena", "patrol", file, "--players", "random,thumb", "--games", "4", "--workers", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == []
