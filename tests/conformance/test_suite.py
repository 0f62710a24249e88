"""The suite itself: it finds nothing wrong with an honest title, and finds every promise that is broken on purpose."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from bocage.core.match import Match
from bocage.core.state import State
from bocage.testing.conformance import PROPERTIES, Effort, Report, check, check_title, conform, syntax
from bocage.testing.conformance.__main__ import main
from tests.conformance import broken
from tests.core.toy import TITLE, Drew, Toy, TrapSprung

EFFORT = Effort(matches=4, moments=30)


def found(title: Toy, *, effort: Effort = EFFORT, seed: int = 1) -> Report:
    return check(title, "near", effort=effort, seed=seed)


def test_an_honest_title_passes_and_every_property_is_exercised():
    report = conform(TITLE, "tests.core.toy:TITLE", effort=EFFORT)
    assert report.ok, report
    assert all(report.checked[name] for name in PROPERTIES), report
    assert report.joints()["most"] <= 4
    assert report.figures["matches"] == 8


def test_an_honest_title_whose_odds_read_hidden_things_passes():
    assert found(broken.HONEST).ok


@pytest.mark.parametrize(
    ("variant", "name"),
    [
        (broken.Stuck, "legal"),
        (broken.Overlisted, "listed"),
        (broken.Crashing, "listed"),
        (broken.Lawless, "unlisted"),
        (broken.Groundless, "unlisted"),
        (broken.Fragile, "unlisted"),
        (broken.Meddling, "unlisted"),
        (broken.Hiding, "complete"),
        (broken.Vain, "fruitful"),
        (broken.Idle, "idle"),
        (broken.Mumbling, "told apart"),
        (broken.Evasive, "reasons"),
        (broken.Forgetful, "copy"),
        (broken.Sharing, "sharing"),
        (broken.Remembering, "undo"),
        (broken.Counting, "record"),
        (broken.Unsaved, "snapshot"),
        (broken.Peeking, "view"),
        (broken.Doubled, "scene"),
        (broken.Misleading, "scene"),
        (broken.Whispering, "question"),
        (broken.Telling, "question"),
        (broken.Warning_, "refusals"),
        (broken.Cheating, "odds"),
        (broken.Hasty, "bound"),
        (broken.Monoglot, "texts"),
        (broken.Silent, "texts"),
        (broken.Citing, "rules"),
    ],
)
def test_a_broken_promise_is_found(variant, name):
    report = found(variant())
    assert name in report.broken(), report


@pytest.mark.parametrize("name", ["forged seat", "stale number"])
def test_a_match_that_takes_forged_answers_is_found(monkeypatch, name):
    honest = Match._question

    def lenient(self, seat, number):
        if name == "stale number":
            return honest(self, seat, None)
        return self.asks[0] if self.asks else honest(self, seat, number)

    monkeypatch.setattr(Match, "_question", lenient)
    assert "forged" in found(TITLE).broken()


def test_a_match_that_reads_answers_carelessly_is_found(monkeypatch):
    honest = Match.decode

    def careless(self, ask, choice):
        if isinstance(choice, dict) and "forged" in choice:
            choice = {key: value for key, value in choice.items() if key != "forged"}
        return honest(self, ask, choice)

    monkeypatch.setattr(Match, "decode", careless)
    assert "forged" in found(TITLE).broken()


def test_an_event_that_shows_a_hidden_card_is_found(monkeypatch):
    monkeypatch.setattr(Drew, "seen_by", lambda self, seat: self)
    assert "events" in found(TITLE).broken()


def test_a_reveal_that_is_no_barrier_is_found(monkeypatch):
    monkeypatch.setattr(TrapSprung, "reveals", False)
    assert {"barrier", "events"} & found(TITLE, effort=Effort(matches=6, moments=60)).broken()


def test_an_undo_that_crosses_barriers_is_found(monkeypatch):
    monkeypatch.setattr(Match, "barrier", lambda self, seat: "")
    assert "barrier" in found(TITLE).broken()


def test_an_undo_that_goes_back_too_far_is_found(monkeypatch):
    honest = Match.go_back
    monkeypatch.setattr(Match, "go_back", lambda self, inputs: honest(self, max(inputs - 1, 0)))
    assert "undo" in found(TITLE).broken()


def test_a_listing_out_of_a_set_is_found():
    report = check_title(broken.HASHED, "tests.conformance.broken:HASHED")
    assert "hash seed" in report.broken()


def test_forgotten_yield_from_is_found():
    report = Report("straying")
    syntax.check(broken.Straying(), report)
    assert "yield from" in report.broken()


@pytest.mark.parametrize(
    ("line", "stray"),
    [
        ("yield from aim(g)", False),
        ("aim(g)", True),
        ("yield aim(g)", True),
        ("x = yield aim(g)", True),
        ("self.aim(g)", False),
        ("self.turn()", True),
        ("deck.aim(g)", False),
        ("look(g)", False),
        ("salvo(g)", True),
        ("plain(g)", False),
        ("fire.volley(g)", True),
        ("fire.look(g)", True),
        ("fire.plain(g)", False),
        ("model.volley(g)", False),
        ("x = salvo(g)", False),
        ("return aim(g)", False),
        ("yield from guarded(g, holds, aim(g))", False),
    ],
)
def test_calls_that_run_nothing(line, stray):
    here = ast.parse(f"""
from game import fire, model
from game.fire import volley as salvo, plain
def aim(g) -> Rules[None]: ...
def look(g) -> int: ...
class C:
    def turn(self) -> Rules[None]: ...
    def aim(self) -> int: ...
def rule(self, g) -> Rules[None]:
    {line}
""")
    there = ast.parse("def volley(g) -> Rules[int]: ...\ndef plain(g) -> None: ...\ndef look(g) -> Rules[None]: ...\n")
    known = {"game.turn": syntax.rules_of(here), "game.fire": syntax.rules_of(there), "game.model": {}}
    assert bool(list(syntax.stray_calls(here, "game.turn", known))) is stray


def test_what_a_state_must_not_hold_is_found():
    class Loose(State):
        speeds: dict[str, float]
        marks: dict[str, set[int]]
        pairs: dict[tuple[int, int], int]
        anything: Any = None
        fine: dict[int, tuple[str, ...]] = {}

    found = list(syntax.untold(Loose))
    assert len(found) == 4
    assert not list(syntax.untold(TITLE.state_type))


def test_a_rule_without_its_annotation_is_found():
    assert list(syntax.unmarked(ast.parse("def rule(g):\n    yield from aim(g)\n")))
    assert not list(syntax.unmarked(ast.parse("def rule(g) -> Rules[int]:\n    yield from aim(g)\n")))


def test_a_finding_carries_a_record_that_loads():
    report = found(broken.Overlisted())
    finding = next(finding for finding in report.findings if finding.record)
    assert b"bocage-record" in finding.record
    assert "near" in str(finding)


def test_the_command(capsys, tmp_path):
    assert main(["tests.core.toy:TITLE", "--scenario", "near", "--json"]) == 0
    assert '"ok": true' in capsys.readouterr().out
    assert main(["tests.conformance.broken:HASHED", "--scenario", "near", "--records", str(tmp_path)]) == 1
    assert "FAIL" in capsys.readouterr().out
    assert main(["no_such_game"]) == 2
    assert main(["tests.core.toy:TITLE", "--scenario", "nowhere"]) == 2
    assert "near" in capsys.readouterr().err
