"""`bocage battle check`: everything wrong at once, each with file, line, path, value, reason and the nearest right word."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bocage.cli import main
from bocage.workshop.reading import LARGEST, guessed_game, read_file, read_text
from bocage.workshop.shape import faults

GAMES = Path(__file__).parents[2] / "src/bocage/games"
HEDGEROW = (GAMES / "patrol/scenarios/01_hedgerow.toml").read_text(encoding="utf-8")
CONTACT = (GAMES / "tide_of_iron/scenarios/01_first_contact.toml").read_text(encoding="utf-8")
SHIPPED = sorted(GAMES.glob("*/scenarios/*.toml"))


def found(text, path):
    """The one finding at a path."""
    there = [finding for finding in read_text(text, "own.toml").findings if finding.path == path]
    assert len(there) == 1, there
    return there[0]


@pytest.mark.parametrize("file", SHIPPED, ids=lambda file: file.stem)
def test_every_battle_of_the_shelf_is_good(file):
    """Also outside its folder: what a file holds says which game it is for."""
    reading = read_text(file.read_text(encoding="utf-8"), file.name)
    assert reading.errors == []
    assert reading.game == file.parents[1].name
    assert reading.battle is not None


def test_all_faults_of_shape_come_at_once():
    """A wrong type, a misspelt field, a missing one and a list of the wrong length, each on its line."""
    text = HEDGEROW.replace("rounds = 6", 'rounds = "six"').replace("guns = ", "gunz = ").replace("objectives = [[", "objectives = [[9, ")
    findings = {finding.path: finding for finding in read_text(text, "own.toml").errors}
    lines = text.splitlines()
    assert findings["rounds"].reason == 'a whole number is needed here, not "six".'
    assert lines[findings["rounds"].line - 1].startswith("rounds")
    assert findings["gunz"].hint == 'Did you mean "guns"?'
    assert lines[findings["gunz"].line - 1].startswith("gunz")
    assert "missing" in findings["guns"].reason
    assert "2 values" in findings["objectives[0]"].reason


def test_a_misspelt_field_is_an_error_even_where_the_types_would_take_it():
    finding = found(CONTACT + "\n[victry]\n", "victry")
    assert not finding.warning
    assert finding.hint == 'Did you mean "victory"?'


def test_no_toml_names_the_line():
    finding = read_text("id = 'x'\ntitle = \n", "own.toml").errors[0]
    assert (finding.line, finding.file) == (2, "own.toml")
    assert "not TOML" in finding.reason


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"\xff\xfe\x00", "not UTF-8"),
        (b"id = 'x'\ntitle = '\xe9'\n", "not UTF-8"),
        (b"a = " + b"[" * 50_000 + b"]" * 50_000, "nested too deeply"),
        (b"rounds = " + b"9" * 5000, "not TOML"),
        (b"#" * (LARGEST + 1), "larger than"),
        (b"", "which game"),
        (b"game = 'tide_of_irn'", "no game"),
        (b"game = 3", "no game"),
    ],
)
def test_what_is_no_battle_at_all_is_refused_in_a_sentence(tmp_path, body, reason):
    file = tmp_path / "own.toml"
    file.write_bytes(body)
    reading = read_file(file)
    assert reading.battle is None
    assert reason in reading.errors[0].reason
    assert reading.errors[0].line >= 1


def test_a_file_that_is_not_there_is_refused(tmp_path):
    assert "cannot be read" in read_file(tmp_path / "no.toml").errors[0].reason
    assert "cannot be read" in read_file(tmp_path).errors[0].reason


def test_a_mark_of_byte_order_does_no_harm(tmp_path):
    """Editors on Windows write one."""
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xef\xbb\xbf" + HEDGEROW.replace("\n", "\r\n").encode())
    assert read_file(file).battle is not None


def test_the_game_is_said_or_given_or_told_by_the_folder_or_guessed(tmp_path):
    assert read_text(f'game = "patrol"\n{HEDGEROW}', "own.toml").game == "patrol"
    assert read_text(f'game = "patrol"\n{HEDGEROW}', "own.toml", "frontline").game == "patrol"
    (tmp_path / "frontline").mkdir()
    (tmp_path / "frontline" / "own.toml").write_text(HEDGEROW, encoding="utf-8")
    assert read_file(tmp_path / "frontline" / "own.toml").game == "frontline"
    assert read_file(tmp_path / "frontline" / "own.toml", "patrol").game == "patrol"
    assert guessed_game({"id": "x"}) == ""
    assert guessed_game({"id": "x", "guns": 1, "decoys": 2}) == "patrol"


def test_a_union_is_judged_by_the_type_that_is_most_like_the_value():
    from bocage.games.heroes_of_normandie.tables.printed_cards import Op

    assert faults({"op": "x", "units": "all"}, Op) == []
    assert faults({"op": "x", "units": [1]}, Op)[0].reason == "a whole number or a text in quotes is needed here, not a list."


def test_the_command_lists_all_and_fails(tmp_path, capsys):
    """Status 1 as soon as one file cannot be played; people and programs read the same findings."""
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(HEDGEROW, encoding="utf-8")
    bad.write_text(HEDGEROW.replace("rounds = 6", "rounds = -1\nround = 6"), encoding="utf-8")
    assert main(["battle", "check", str(good)]) == 0
    assert "good. The Hedgerow (Patrol)" in capsys.readouterr().out
    assert main(["battle", "check", str(good), str(bad)]) == 1
    out = capsys.readouterr().out
    line = HEDGEROW.split("rounds = 6")[0].count("\n") + 1
    assert f'{bad}:{line + 1}: round: no field "round" here. (it says 6) Did you mean "rounds"?' in out
    assert main(["battle", "check", "--json", str(good), str(bad)]) == 1
    rows = json.loads(capsys.readouterr().out)
    assert [row["good"] for row in rows] == [True, False]
    assert rows[0]["id"] == "hedgerow"
    assert {"file", "line", "path", "value", "reason", "hint", "warning"} == set(rows[1]["findings"][0])
    assert main(["battle", "check", "--game", "chess", str(good)]) == 2
