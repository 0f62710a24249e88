"""The arena: sides swapped, honest intervals, a test that stops when it is sure, ratings, a picture, a command."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from math import log

import pytest

import bocage
from bocage.ai.search import Search
from bocage.cli import main
from bocage.core.errors import Invalid
from bocage.lab.arena import Job, arena, play
from bocage.lab.arena_plot import plot
from bocage.lab.arena_ratings import Sprt, ratings, wilson


def test_wilsons_interval_is_the_textbooks():
    """Agresti and Coull's example: 8 of 10."""
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_sequential_test_stops_on_both_sides():
    test = Sprt(0.6, 0.1)
    assert test.verdict(0, 0) == "open"
    assert test.verdict(20, 20) == "yes"
    assert test.verdict(5, 20) == "no"
    assert test.verdict(6, 10) == "open"
    assert test.evidence(1, 1) == pytest.approx(log(0.7 / 0.5))
    assert Sprt(0.95, 0.1).verdict(200, 200) == "yes"


def test_ratings_follow_the_odds():
    """A player that wins 10 of 11 as often as not stands 400 points above; the prior draw shrinks it a little."""
    rows = ratings(["a", "b"], {("a", "b"): (1000, 1100)})
    assert rows[0].player == "a"
    assert rows[0].elo == pytest.approx(400, abs=3)
    assert rows[1].elo == rows[1].low == rows[1].high == 0
    assert rows[0].low < rows[0].elo < rows[0].high
    wide = ratings(["a", "b"], {("a", "b"): (10, 11)})[0]
    assert wide.high - wide.low > rows[0].high - rows[0].low


def test_ratings_go_through_common_opponents():
    rows = ratings(["a", "b", "c"], {("a", "b"): (30, 40), ("b", "c"): (30, 40)}, anchor="b")
    assert [row.player for row in rows] == ["a", "b", "c"]
    assert rows[0].elo == pytest.approx(-rows[2].elo)
    lost = ratings(["a", "b"], {("a", "b"): (0, 10)})
    assert lost[0].player == "b"
    assert lost[0].elo < 1000


def test_sides_are_swapped_and_counted():
    report = arena("patrol", ["thumb", "random"], 6, scenarios=["hedgerow"], workers=1)
    pairing = report.pairings[0]
    assert pairing.games == pairing.wins + pairing.draws + pairing.losses == 6
    assert pairing.by_side["first"][1] == pairing.by_side["second"][1] == 3
    assert pairing.low <= pairing.rate <= pairing.high
    assert sum(report.winners["hedgerow"].values()) == 6
    assert not report.errors
    assert report.times["thumb"].decisions > 0


def test_the_result_does_not_depend_on_the_workers():
    one = arena("patrol", ["level1", "random"], 4, scenarios=["hedgerow"], workers=1)
    two = arena("patrol", ["level1", "random"], 4, scenarios=["hedgerow"], workers=2)
    assert (one.pairings, one.winners, one.answers) == (two.pairings, two.winners, two.answers)


def test_the_result_does_not_depend_on_how_busy_the_machine_is(monkeypatch):
    """A clock on which an hour passes at every look changes nothing in a game between programs; a player with a cap, or with seconds for a budget, minds it."""
    job = Job("patrol", "hedgerow", "level2", "random", "busy")
    before = play(job)
    hours = iter(range(0, 10**9, 3600))
    monkeypatch.setattr("bocage.ai.search.time.monotonic", lambda: float(next(hours)))
    after = play(job)
    assert (before.answers, before.winners) == (after.answers, after.winners)
    match = bocage.new("patrol", "two_lanes", seed=8)
    while match.asks[0].what == "place":
        match.play(match.asks[0].seat, next(iter(match.asks[0].legal)))
    looked = {}
    for name, capped in (("thumb", False), ("thumb", True), ("search:0.5s", False)):
        hurried = Search(3, name, capped=capped)
        hurried.choose(match, match.asks[0])
        looked[name, capped] = sum(row.visits for row in hurried.explained)
    assert looked["thumb", False] > looked["thumb", True] == looked["search:0.5s", False] == 1


def test_a_sure_answer_ends_a_pairing():
    report = arena("patrol", ["level2", "random"], 60, scenarios=["hedgerow"], workers=1, test=Sprt(0.05, 0.04))
    assert report.pairings[0].verdict == "yes"
    assert report.games < 60
    assert report.games % 2 == 0


def test_a_match_that_breaks_is_counted_not_lost():
    played = play(Job("patrol", "nowhere", "random", "random", "1"))
    assert played.score == 0.5
    assert "nowhere" in played.error


def test_wrong_players_are_refused_before_anything_is_played():
    with pytest.raises(Invalid, match="two or more different"):
        arena("patrol", ["thumb"], 2)
    with pytest.raises(Invalid, match="no computer player"):
        arena("patrol", ["thumb", "deep"], 2)


def test_the_picture_stands_alone():
    report = arena("patrol", ["level1", "level2", "random"], 2, scenarios=["hedgerow"], workers=1)
    root = ElementTree.fromstring(plot(report))
    assert root.tag.endswith("svg")
    words = " ".join(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text"))
    assert "level1 against level2" in words
    assert "Elo" in words
    assert "href" not in plot(report)


def test_the_command_says_it_in_words_in_json_and_as_a_picture(capsys, tmp_path):
    picture = tmp_path / "arena.svg"
    command = ["arena", "patrol", "--players", "level1,random", "--games", "2", "--scenario", "hedgerow", "--workers", "1", "--plot", str(picture)]
    assert main([*command, "--claim", "0.5"]) == 0
    assert "level1" in capsys.readouterr().out
    assert picture.read_text().startswith("<svg")
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pairings"][0]["games"] == 2


def test_the_command_refuses_what_it_does_not_know(capsys):
    assert main(["arena", "patrol", "--scenario", "hedgrow"]) == 2
    assert 'Did you mean "hedgerow"' in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["arena", "patrol", "--claim", "2"])
