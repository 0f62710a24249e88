"""Tables: TOML into records; errors name file, path, value and the nearest right word."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import pytest

from bocage.core.errors import DataError, did_you_mean
from bocage.core.tables import OptionRow, Row, ScenarioHead, find, folder, parse, read, resource


class Ground(StrEnum):
    WOODS = "woods"
    CLEAR = "clear"


class Unit(Row):
    id: str
    figures: tuple[str, ...] = ()
    speed: int = 3
    arm: Literal["foot", "armour"] = "foot"
    ground: Ground = Ground.CLEAR


class Force(Row):
    unit: list[Unit]
    name: str = ""


GOOD = '[[unit]]\nid = "rifles"\nfigures = ["elite", "regular"]\n[[unit]]\nid = "tank"\narm = "armour"\nground = "woods"\n'


def test_a_table_is_read_into_records():
    force = parse(GOOD, Force, "force.toml")
    assert [unit.id for unit in force.unit] == ["rifles", "tank"]
    assert force.unit[0].figures == ("elite", "regular")
    assert force.unit[1].ground is Ground.WOODS


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("[[unit]\nid = 1", ("force.toml", "not TOML", "line 1")),
        ("name = 3\nunit = []", ("force.toml, name", "`str`", "it says 3")),
        (GOOD + "sped = 4\n", ('force.toml, unit[1]: no field "sped"', 'Did you mean "speed"?')),
        (GOOD + 'speed = "fast"\n', ("force.toml, unit[1].speed", "`int`")),
        (GOOD.replace("armour", "armor"), ("unit[1].arm", '"armor"', 'Did you mean "armour"?')),
        (GOOD.replace('"woods"', '"wods"'), ("unit[1].ground", 'Did you mean "woods"?')),
        ("name = 'x'", ("force.toml", "missing required field `unit`")),
        ("[[unit]]\nfigures = [1]\nid = 'x'", ("unit[0].figures[0]", "`str`")),
    ],
)
def test_what_is_wrong_is_said_with_its_place_and_the_nearest_word(text, parts):
    with pytest.raises(DataError) as caught:
        parse(text, Force, "force.toml")
    for part in parts:
        assert part in str(caught.value), str(caught.value)


def test_a_file_that_is_not_there_or_no_text_is_said_to_be_so(tmp_path):
    with pytest.raises(DataError, match=r"nowhere\.toml: cannot be read"):
        read(tmp_path / "nowhere.toml", Force)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match="cannot be read"):
        read(tmp_path / "bytes.toml", Force)
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    assert len(read(tmp_path / "good.toml", Force).unit) == 2


def test_an_unknown_id_names_the_nearest_one():
    with pytest.raises(DataError, match=r'scenarios/bridge\.toml, side\.de: no figure "elte"\. Did you mean "elite"\?'):
        find({"elite": 1, "regular": 2}, "elte", "scenarios/bridge.toml, side.de", "figure")
    assert find({"elite": 1}, "elite", "", "figure") == 1


def test_the_nearest_word_or_the_known_ones():
    assert did_you_mean("patrl", ["patrol", "frontline"]) == 'Did you mean "patrol"?'
    assert did_you_mean("zzz", ["patrol", "frontline"]) == "Known: frontline, patrol."
    assert did_you_mean("zzz", []) == "None is known."
    assert did_you_mean("zzz", [f"w{n}" for n in range(20)]).endswith(", ....")


def test_the_head_of_a_scenario_is_the_same_for_all_games():
    text = (
        'id = "x"\ntitle = "X"\nsize = "tiny"\nsides = ["us", "de"]\nrounds = 6\nsynopsis = ""\nsource = "house"\nbody = 1\n[[seats]]\nid = "us"\nside = "us"\n'
    )
    head = parse(text, ScenarioHead, "x.toml")
    assert head.seats[0].side == "us"
    assert parse('id = "o"\nvalues = ["a", "b"]\ndefault = "a"', OptionRow, "o.toml").rules == ()


def test_files_of_a_package_come_in_the_order_of_their_names():
    assert resource("bocage.core", "locale", "en.ftl").is_file()
    assert folder("bocage.core", "locale") == []
