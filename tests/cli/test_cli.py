"""The command line: what it prints, and that bad input of any kind gets one clear message, a non-zero status and no traceback."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

import bocage
from bocage.ai.explain import Explanation, hint
from bocage.cli import main, play
from bocage.cli.play import Table
from bocage.core.scene import Form
from bocage.core.text import table_texts
from bocage.games.patrol.rules.cards import PlayGrit
from bocage.games.patrol.rules.fire import Fire
from bocage.lab.kinds import kind


@pytest.fixture
def record(tmp_path):
    """A finished match on disk."""
    match = bocage.new("patrol", seed=4)
    while match.asks:
        ask = match.asks[0]
        match.play(ask.seat, next(iter(ask.legal)))
    file = tmp_path / "match.json"
    file.write_bytes(match.save())
    return file


def test_games_and_scenarios_as_json(capsys):
    assert main(["games", "--json"]) == 0
    games = {row["game"]: row for row in json.loads(capsys.readouterr().out)}
    assert games["patrol"]["scenarios"] == 2
    assert main(["scenarios", "patrol", "--json"]) == 0
    shelf = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in shelf["scenarios"]] == ["hedgerow", "two_lanes"]
    assert shelf["options"][0]["id"] == "fog"


def test_rules_by_id_and_by_words(capsys):
    """PAT-4.1 is found by its id and by its words."""
    assert main(["rules", "patrol", "PAT-4.1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["title"] == "Reaction fire"
    assert main(["rules", "patrol", "reaction", "fire", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["id"] == "PAT-4.1"
    assert main(["rules", "patrol", "PAT-7.1", "--language", "fr"]) == 0
    assert "Assaut" in capsys.readouterr().out
    assert main(["rules", "patrol", "zeppelin"]) == 1


def test_selfplay_counts_and_tells(capsys):
    assert main(["selfplay", "patrol", "--games", "6", "--seed", "9", "--json"]) == 0
    tally = json.loads(capsys.readouterr().out)
    assert tally["games"] == tally["finished"] == 6
    assert sum(tally["winners"].values()) == 6
    assert tally["decisions"] > 100
    assert tally["errors"] == []
    assert main(["selfplay", "patrol", "--games", "6", "--seed", "9", "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["winners"] == tally["winners"]
    assert again["decisions"] == tally["decisions"]


def test_selfplay_tells_what_was_offered_and_taken(capsys):
    """Every kind of answer with its words; units and seats are no words. Counting changes no game."""
    assert main(["selfplay", "patrol", "--games", "6", "--seed", "9", "--kinds", "--json"]) == 0
    tally = json.loads(capsys.readouterr().out)
    kinds = tally["kinds"]
    assert {"squad: activate", "step: step", "step: stop", "react: fire", "react: pass", "smoke: play_card smoke"} <= set(kinds)
    assert not [name for name in kinds if re.search(r"\b(blue|red|p1|a)\b", name)]
    assert all(row["offered"] >= row["taken"] >= 0 < row["offered"] for row in kinds.values())
    assert sum(row["taken"] for row in kinds.values()) == tally["inputs"]
    assert kinds["react: pass"]["offered"] == kinds["react: pass"]["taken"] + kinds["react: fire"]["taken"], "red may always decline"
    assert main(["selfplay", "patrol", "--games", "6", "--seed", "9", "--json"]) == 0
    plain = json.loads(capsys.readouterr().out)
    assert "kinds" not in plain
    assert (plain["winners"], plain["decisions"]) == (tally["winners"], tally["decisions"])


def test_selfplay_prints_a_table_of_kinds(capsys):
    """For people: a line for each kind, and how many were never taken."""
    assert main(["selfplay", "patrol", "--games", "2", "--kinds"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"kind of answer +offered +taken", told)
    assert re.search(r"step: step +\d+ +\d+", told)
    assert re.search(r"\d+ kinds of answer were offered, \d+ of them never taken", told)
    assert main(["selfplay", "patrol", "--games", "2"]) == 0
    assert "kind of answer" not in capsys.readouterr().out


def test_cards_and_verbs_are_kinds_and_things_on_the_table_are_not():
    """A card is told apart by its name even where the state knows it; a numbered thing that the state does not know is told once."""
    match = bocage.new("patrol", seed=4)
    ask = match.asks[0]
    assert kind(ask, PlayGrit("a"), {"a"}) == f"{ask.what}: play_grit"
    assert kind(ask, Fire("p1"), {"p1"}) == f"{ask.what}: fire"
    assert kind(ask, Fire("gun-2"), set()) == f"{ask.what}: fire gun"


def test_selfplay_fails_when_a_game_fails(capsys, monkeypatch, tmp_path):
    """A rule that breaks gives status 1 and a record of the failure that can be read."""
    from bocage.core.record import parse
    from bocage.games.patrol.rules import fire

    def broken(*_):
        raise RuntimeError("a die rolled off the table")

    monkeypatch.setattr(fire, "hits_left", broken)
    assert main(["selfplay", "patrol", "--games", "4", "--failures", str(tmp_path / "failed"), "--json"]) == 1
    tally = json.loads(capsys.readouterr().out)
    assert tally["errors"]
    assert "off the table" in tally["errors"][0]["error"]
    written = sorted((tmp_path / "failed").iterdir())
    assert parse(written[0].read_bytes()).pending is not None


def test_record_show_and_verify(record, capsys):
    assert main(["record", "show", str(record)]) == 0
    assert "Squad A acts." in capsys.readouterr().out
    assert main(["record", "verify", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verified"] is True


def test_record_luck(record, capsys, tmp_path):
    """What one side gained by the dice the other has lost; a match that goes on has no luck to tell."""
    assert main(["record", "luck", str(record)]) == 0
    assert "after answer" in capsys.readouterr().out
    assert main(["record", "luck", str(record), "--json"]) == 0
    assert sum(json.loads(capsys.readouterr().out)["total"].values()) == 0
    begun = tmp_path / "begun.json"
    begun.write_bytes(bocage.new("patrol", seed=4).save())
    assert main(["record", "luck", str(begun)]) == 2
    assert "begun.json: the match is not over" in capsys.readouterr().err


def test_the_terminal_table_plays_to_the_end_against_random():
    """The first answer each time, over a real pipe, until somebody has won; odds, hint, board, rule, save and wrong words on the way."""
    lines = ["b", "o 1", "h", "r PAT-3.1", "99", "nonsense", *["1"] * 400]
    done = subprocess.run(
        [sys.executable, "-m", "bocage.cli", "play", "patrol", "--seed", "3", "--lang", "fr"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "gagne" in done.stdout
    assert "there is no answer '99'" in done.stdout
    assert re.search(r"> +\d+ +\d+\s?% +\w", done.stdout), "the hint names an answer by its key, with a chance to win"


def test_the_terminal_measures_nothing_while_a_guess_is_open(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Odds and hints would be a ruler."""
    match = bocage.new("patrol", seed=1)
    ask = match.asks[0]
    table = Table(match, match.seats, "random", "1", table_texts(match.title, "en"))
    scene = match.view(ask.seat)
    assert scene.question is not None
    monkeypatch.setattr(match.title, "form", lambda game, ask: Form({}, blind=True))
    for line in ("o 1", "h"):
        assert not table.act(ask, scene.question, scene, line)
        assert capsys.readouterr().out.strip() == "nothing may be measured before this is decided"


def test_a_second_look_in_the_terminal_gives_the_same_hint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """How far the adviser looks ahead depends on the machine, so it is asked once for each question."""
    match = bocage.new("patrol", seed=1)
    table = Table(match, match.seats, "random", "1", table_texts(match.title, "en"))
    asked: list[int] = []

    def counted(match: bocage.Match, seat: str, odds: bool) -> Explanation:
        asked.append(match.asks[0].number)
        return hint(match, seat, "thumb", odds=odds)

    monkeypatch.setattr(play, "hint", counted)
    for looks in (2, 2):
        ask = match.asks[0]
        scene = match.view(ask.seat)
        assert scene.question is not None
        said = set()
        for _ in range(looks):
            assert not table.act(ask, scene.question, scene, "h")
            said.add(capsys.readouterr().out)
        assert len(said) == 1
        assert table.act(ask, scene.question, scene, "1")
    assert len(asked) == len(set(asked)) == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["selfplay", "patrl"], 'there is no game "patrl". Did you mean "patrol"?'),
        (["selfplay", "patrol", "--scenario", "hedgrow"], 'Did you mean "hedgerow"?'),
        (["selfplay", "patrol", "--players", "randm,random"], 'Did you mean "random"?'),
        (["selfplay", "patrol", "--option", "fog"], "write --option id=value"),
        (["selfplay", "patrol", "--option", "fig=contact"], 'Did you mean "fog"?'),
        (["selfplay", "patrol", "--option", "fog=contct"], 'Did you mean "contact"?'),
        (["rules", "patrol", "PAT-4.99"], 'there is no rule "PAT-4.99"'),
        (["play", "patrol", "--seat", "blu"], 'Did you mean "blue"?'),
        (["record", "verify", "no_such_file.json"], "no_such_file.json: No such file or directory"),
    ],
)
def test_a_wrong_word_is_answered_with_the_nearest_right_one(words, message, capsys):
    assert main(words) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.startswith("bocage: ")
    assert "Traceback" not in told


def test_a_wrong_command_or_number_is_refused_by_the_parser(capsys):
    for words in (["slefplay", "patrol"], ["selfplay", "patrol", "--games", "none"]):
        with pytest.raises(SystemExit) as stop:
            main(words)
        assert stop.value.code == 2
        assert "usage:" in capsys.readouterr().err


def test_no_command_shows_the_help(capsys):
    assert main([]) == 2
    assert "let programs play" in capsys.readouterr().out


def test_an_error_names_the_file_and_the_fields_of_its_place(tmp_path, capsys):
    """A club organiser reads which file is meant, and which words may stand where the wrong one stands."""
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    assert main(["record", "show", str(bad)]) == 2
    assert "bad.json: not a Bocage record: it is not JSON" in capsys.readouterr().err
    bad.write_text('{"format": "other"}')
    assert main(["record", "verify", str(bad)]) == 2
    assert 'it does not say "format": "bocage-record"' in capsys.readouterr().err
    odd = tmp_path / "odd.toml"
    odd.write_text('faction = "ucm"\n[[battlegroup]]\nzz = 1\n')
    assert main(["army", "dropzone_commander", str(odd)]) == 2
    said = capsys.readouterr().err
    assert "odd.toml, battlegroup[0]" in said
    assert "squad" in said
    assert "faction," not in said


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: b"not json", "not a Bocage record"),
        (lambda data: data.replace(b'"version": 1', b'"version": 2'), "install a newer Bocage"),
        (lambda data: re.sub(rb'"rules": "\d+"', b'"rules": "0"', data), "was played under rules 0"),
        (lambda data: data.replace(b'"game": "patrol"', b'"game": "chess"'), 'there is no game "chess"'),
        (lambda data: data[: len(data) // 2], "not a Bocage record"),
        (lambda data: data.replace(b'"seat": "red"', b'"seat": "blue"', 1), "input"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(record, change, message, capsys):
    record.write_bytes(change(record.read_bytes()))
    assert main(["record", "verify", str(record)]) == 2
    assert message in capsys.readouterr().err


def test_changed_dice_and_hashes_are_found(record, capsys):
    data = json.loads(record.read_bytes())
    place = next(i for i, given in enumerate(data["inputs"]) if given["input"] == "chance")
    data["inputs"][place]["outcome"][0].reverse()
    record.write_text(json.dumps(data))
    assert main(["record", "verify", str(record)]) == 2
    data["inputs"][place]["outcome"][0].reverse()
    data["joints"][3]["hash"] = "0" * 32
    record.write_text(json.dumps(data))
    assert main(["record", "verify", str(record)]) == 2
    assert "joint 3" in capsys.readouterr().err


def test_every_command_has_help(capsys):
    for words in (
        ["games"],
        ["scenarios"],
        ["rules"],
        ["play"],
        ["selfplay"],
        ["record", "show"],
        ["record", "verify"],
        ["bench"],
        ["serve"],
        ["backup"],
        ["arena"],
    ):
        with pytest.raises(SystemExit) as stop:
            main([*words, "--help"])
        assert stop.value.code == 0
        assert "usage: bocage" in capsys.readouterr().out


LIST = """
faction = "ucm"
commander = "ucm.cmd_lieutenant"
commander_in = "1a"
[[battlegroup]]
id = "1"
kind = "hq"
squad = [{ id = "1a", unit = "ucm.kodiak", count = 1 }]
[[battlegroup]]
id = "2"
kind = "armour"
squad = [{ id = "2a", unit = "ucm.sabre", count = 9 }]
[[battlegroup]]
id = "3"
kind = "infantry"
squad = [{ id = "3a", unit = "ucm.legionnaire", count = 2 }]
transport = [{ id = "3t", unit = "ucm.raven_a", count = 1, carries = ["3a"] }]
"""


def test_an_army_list_is_judged_with_places_and_rules(tmp_path, capsys):
    """A legal list is told its cost; a broken one every limit, where and by which rule; a file that is no list gets one clear message."""
    good = tmp_path / "good.toml"
    good.write_text(LIST, encoding="utf-8")
    assert main(["army", "dropzone_commander", str(good)]) == 0
    assert "legal" in capsys.readouterr().out
    bad = tmp_path / "bad.toml"
    bad.write_text(LIST.replace("count = 9", "count = 4"), encoding="utf-8")
    assert main(["army", "dropzone_commander", str(bad), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert ("DZC-1.5", "battlegroup[1].squad[0]") in [(row["rule"], row["path"]) for row in told["refusals"]]
    assert main(["army", "dropzone_commander", str(bad), "--language", "fr"]) == 1
    assert "DZC-1.5" in capsys.readouterr().out
    for game, text in (("dropzone_commander", "faction ="), ("legends_old_west", LIST), ("legends_old_west", "{"), ("patrol", LIST)):
        bad.write_text(text, encoding="utf-8")
        assert main(["army", game, str(bad)]) == 2
        said = capsys.readouterr()
        assert len(said.err.splitlines()) == 1
    bad.write_bytes(b"\xff\xfe\x00")
    assert main(["army", "legends_old_west", str(bad)]) == 2
    assert main(["army", "legends_old_west", str(tmp_path / "none.toml")]) == 2
