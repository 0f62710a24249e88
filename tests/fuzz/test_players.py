"""Random players on every registered game; a crash is written as a record that can be loaded."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bocage.core.errors import RuleError
from bocage.core.record import parse
from bocage.core.registry import title
from bocage.core.replay import load
from bocage.testing.fuzz import Crash, main, play_out
from tests.conformance import broken
from tests.conformance.battles import BATTLES
from tests.core.toy import TITLE

CRASHES = Path(os.environ.get("BOCAGE_CRASHES", "build/crashes"))
MATCHES = int(os.environ.get("BOCAGE_MATCHES", "3"))


@pytest.mark.parametrize(("slug", "scenario"), BATTLES)
def test_random_players_finish(slug, scenario):
    for seed in range(MATCHES):
        match = play_out(title(slug), scenario, seed, crashes=CRASHES)
        assert match.outcome() is not None


def test_a_crash_is_written_as_a_record_that_reproduces_it(tmp_path):
    crashing = broken.Crashing()
    with pytest.raises(Crash, match=r"The record is .*toy-near-") as caught:
        play_out(crashing, "near", 0, crashes=tmp_path)
    assert caught.value.path is not None
    data = caught.value.path.read_bytes()
    match = load(data, lambda slug: crashing)
    pending = parse(data).pending
    assert pending is not None
    with pytest.raises(RuleError, match="no such thing"):
        match.play(pending.seat, bytes(pending.answer))


def test_a_match_without_an_end_is_a_crash_too(tmp_path):
    with pytest.raises(Crash, match="not over after 5 inputs"):
        play_out(broken.Hasty(), "near", 0, crashes=tmp_path)
    assert list(tmp_path.iterdir())


def test_the_command(capsys, tmp_path):
    assert main(["tests.core.toy:TITLE", "--matches", "3", "--forged", "200", "--crashes", str(tmp_path)]) == 0
    assert "near: 3 matches" in capsys.readouterr().out
    assert main(["tests.core.toy:TITLE", "--scenario", "far", "--matches", "1", "--forged", "50"]) == 0
    assert main(["no_such_game"]) == 2
    assert TITLE.slug == "toy"
