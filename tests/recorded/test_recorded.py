"""Whole games as they were once played: rules that were not meant to change come to the same states and events."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bocage.core.errors import RecordError
from bocage.core.registry import slugs, title
from bocage.testing import recorded
from bocage.testing.recorded import Answer, Fell, Recorded, astray, battle_file, check, play, read, record, replay

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("slug", slugs())
def test_no_recorded_game_changes_without_a_new_version_of_the_rules(slug):
    assert not astray(FOLDER, title(slug))


@pytest.mark.parametrize("slug", slugs())
def test_a_few_games_of_every_battle_replay(slug):
    assert check(FOLDER, title(slug), few=1) >= 2 * len(title(slug).scenarios())


@pytest.mark.long
@pytest.mark.parametrize("slug", slugs())
def test_all_recorded_games_replay(slug):
    assert check(FOLDER, title(slug)) >= 100


def test_there_are_a_hundred_games_of_every_size_and_they_are_small():
    for slug in slugs():
        sizes: dict[str, int] = {}
        for scenario, head in title(slug).scenarios().items():
            sizes[head.size] = sizes.get(head.size, 0) + sum(1 for _ in read(battle_file(FOLDER, slug, scenario)))
        assert min(sizes.values()) >= 100, f"{slug}: {sizes}"
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.xz")) < 10_000_000


# -- the guard itself ------------------------------------------------------------------------------------------------------------------------


def one_game() -> Recorded:
    return play(title("patrol"), "hedgerow", "random", "guard", {})


def first(game: Recorded, kind: type) -> int:
    return next(place for place, given in enumerate(game.inputs) if isinstance(given, kind))


def test_another_state_at_a_joint_is_found():
    game = one_game()
    bent = [*game.joints[:3], msgspec.structs.replace(game.joints[3], state="00000000"), *game.joints[4:]]
    with pytest.raises(RecordError, match="joint 3"):
        replay(title("patrol"), msgspec.structs.replace(game, joints=bent))


def test_other_events_are_found():
    with pytest.raises(RecordError, match="events"):
        replay(title("patrol"), msgspec.structs.replace(one_game(), events="0" * 32))


def test_another_winner_is_found():
    with pytest.raises(RecordError, match="another way"):
        replay(title("patrol"), msgspec.structs.replace(one_game(), winners=("nobody",)))


def test_an_answer_that_is_not_asked_any_more_is_found():
    game = one_game()
    place = first(game, Answer)
    bent = [*game.inputs[:place], msgspec.structs.replace(game.inputs[place], what="surrender"), *game.inputs[place + 1 :]]
    with pytest.raises(RecordError, match="not asked"):
        replay(title("patrol"), msgspec.structs.replace(game, inputs=bent))


def test_chance_that_is_not_asked_for_any_more_is_found():
    game = one_game()
    given = game.inputs[first(game, Fell)]
    with pytest.raises(RecordError, match="no rule asks for"):
        replay(title("patrol"), msgspec.structs.replace(game, inputs=[*game.inputs, given]))


def test_rules_that_changed_are_found_in_the_files():
    """A title whose law lets a squad do less than before does not replay what was recorded."""
    patrol = title("patrol")
    stopped = patrol.but(next_rule=lambda game: None if patrol.round_of(game) > 1 else patrol.next_rule(game))
    with pytest.raises(RecordError, match="patrol/hedgerow"):
        check(FOLDER, stopped, few=1)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(recorded, "GAMES_OF_A_SIZE", 2)
    record(tmp_path, title("patrol"), workers=1)
    return tmp_path


def test_games_are_written_anew_only_for_a_new_version(folder):
    with pytest.raises(RecordError, match="new version"):
        record(folder, title("patrol"), workers=1)
    newer = title("patrol").but(version="next")
    assert astray(folder, newer)
    record(folder, newer, workers=1)
    assert not astray(folder, newer)
    assert [each.version for each in recorded.known_versions(folder)] == [title("patrol").version, "next"]


def test_a_file_changed_under_the_same_version_is_found(folder):
    assert not astray(folder, title("patrol"))
    path = battle_file(folder, "patrol", "hedgerow")
    recorded.write(path, [*read(path)][:1])
    assert astray(folder, title("patrol")) == ["patrol/hedgerow: the recorded games were changed, but the version of the rules was not"]


def test_only_battles_without_games_are_added(folder):
    versions = recorded.known_versions(folder)
    battles = dict(versions[0].battles)
    del battles["two_lanes"]
    recorded._keep_versions(folder, [msgspec.structs.replace(versions[0], battles=battles)])
    assert astray(folder, title("patrol")) == ["patrol/two_lanes has no recorded games: add them"]
    record(folder, title("patrol"), only_new=True, workers=1)
    assert recorded.known_versions(folder) == versions, "the same seeds give the same games"
