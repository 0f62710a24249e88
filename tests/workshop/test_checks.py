"""What the games' checks find in written battles: errors that name the place and the rule, and warnings of what would hardly play as it was meant."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.workshop.reading import read_text

GAMES = Path(__file__).parents[2] / "src/bocage/games"
FILES = {
    "toi": "tide_of_iron/scenarios/02_stone_bridge.toml",
    "contact": "tide_of_iron/scenarios/01_first_contact.toml",
    "fl": "frontline/scenarios/fl_s04.toml",
    "hon": "heroes_of_normandie/scenarios/s1_turqueville.toml",
    "low": "legends_old_west/scenarios/04_tanks_at_dawn.toml",
    "dzc": "dropzone_commander/scenarios/1_first_drop.toml",
    "pat": "patrol/scenarios/01_hedgerow.toml",
}
TEXTS = {name: (GAMES / file).read_text(encoding="utf-8") for name, file in FILES.items()}

ERRORS = [
    ("contact", "hex = [3, 3]", "hex = [3, 9]", "objective[0].hex", "off the board"),
    ("contact", "hex = [6, 6]", "hex = [6, 3]", "side.us.default_squad[0].hex", "TOI-1.16"),
    ("contact", "hex = [6, 6]", "hex = [80, 6]", "side.us.default_squad[0].hex", "off the board"),
    ("contact", "regular = 5, elite = 2", "regular = 5, elite = 3", "side.us.default_squad", "TOI-0.21"),
    ("contact", "regular = 5, elite = 2", "regular = 5, elte = 2", "side.us.figures.elte", 'Did you mean "elite"?'),
    ("contact", '"..w...r."', '"..w...q."', "map.terrain[1]", 'no terrain letter "q"'),
    ("contact", 'when = "immediate"', 'when = "imediate"', "victory.scoring[1].when", 'Did you mean "immediate"?'),
    ("contact", "rounds = 4", "rounds = 4000", "rounds", "4000 is not from 1 to 100"),
    ("contact", "cols = [0, 7], rows = [5, 6]", "cols = [0, 7], rows = [5, 7]", "side.us.deployment[0].rows", "no range of rows"),
    ("contact", "players = [2]", "players = [2, 4]", "players", "TOI-19.3"),
    ("fl", '"us_bertinelli", "us_vance"', '"us_bertineli", "us_vance"', "forces[0].sections[0].cards[1]", 'Did you mean "us_bertinelli"?'),
    ("fl", '"us_hooper", "us_doyle"', '"us_vance", "us_doyle"', "forces[0].sections[1].cards[1]", "is there already"),
    ("fl", "start = 2\n", "start = 12\n", "forces[0].start", "a terrain card"),
    ("fl", '"open_ground", "undergrowth", "stream", "open', '"undergrowth", "stream", "open', "terrain", "FL-13.1"),
    ("fl", 'leader = "us_walker"', 'leader = "us_doyle"', "forces[0].sections[1].leader", "FL-2.4"),
    ("hon", 'at = "C7"', 'at = "C9"', "army.us.on_map[0].at", 'no square "C9"'),
    ("hon", 'at = "B7"', 'at = "C7"', "army.us.on_map[1].at", "is there already"),
    ("hon", 'unit = "us_m10"', 'unit = "us_m11"', "army.us.on_map[5].unit", 'Did you mean "us_m10"?'),
    ("hon", 'card = "ge_ost_kp"', 'card = "us_rifle_cie"', "army.ge.reserve[0].card", "no card of ge"),
    ("hon", 'zone = ["A4", "B3", "B4", "C4", "D4", "E3", "E4"]', 'zone = ["A4", "B3"]', "army.ge.free_setup", "HON-21.17"),
    ("hon", 'mode = "threshold"', 'mode = "treshold"', "victory.mode", 'Did you mean "threshold"?'),
    ("low", "y = 98\nw = 180", "y = 98\nw = 190", "terrain[3].w", "190 is not from 0.5 to 180"),
    ("low", 'unit = "brit_ww1_hq", count = 1', 'unit = "brit_ww1_section", count = 1', "army[0].forces[3].unit", "is there already"),
    ("low", 'era = "ww1"', 'era = "ww2"', "army[0].forces[0].unit", "LOW-1.1"),
    ("low", 'type = "fascine"', 'type = "facine"', "effect[1].type", 'Did you mean "fascine"?'),
    ("low", 'side = "british"\nat_turn', 'side = "brittish"\nat_turn', "victory[0].side", 'Did you mean "british"?'),
    ("dzc", "rect = [4, 13, 3, 3]", "rect = [23, 13, 3, 3]", "structure[0].rect", "off the table"),
    ("dzc", "[[7.0, 14.5]]", "[[5.0, 14.5]]", "structure[0].entrances[0]", "DZC-23.9"),
    ("dzc", "[[18, 17], [22, 17], [22, 21], [18, 21]]", "[[18, 17], [22, 21], [22, 17], [18, 21]]", "terrain[2].polygon", "crosses itself"),
    ("dzc", 'unit = "ucm.sabre"', 'unit = "ucm.saber"', "force[0].battlegroup[0].squad[0]", "DZC-21.6"),
    ("dzc", 'carries = ["A2a"]', 'carries = ["A1a"]', "force[0].battlegroup[1].transport[0]", "DZC-12.18"),
    ("dzc", 'structure = "shops"', 'structure = "shop"', "marker[1].structure", 'Did you mean "shops"?'),
    ("pat", "[2, 6], [5, 6]", "[2, 6], [2, 6]", "ready.blue[1]", "PAT-1.1"),
    ("pat", "[[3, 0], [4, 0]]", "[[3, 0], [4, 10]]", "objectives[1]", "off the board"),
]  # fmt: skip

SCORING = 'scoring = [{ when = "command_phase", what = "victory_objectives_controlled" }, { when = "immediate", what = "enemy_squad_eliminated", vp = 1 }]'
EAST = "rect = [17, 7, 3, 3]\nheight = 2\nentrances = [[17.0, 8.5]]"
WARNINGS = [
    ("contact", '"...b...."', '"...p...."', "objective[0].hex", "no squad of us or de can reach it"),
    ("contact", SCORING, "scoring = []", "victory.scoring", "nothing scores"),
    ("fl", "rounds = 16", "rounds = 0", "rounds", "never decides"),
    ("hon", "points = 2\ntie", "points = 9\ntie", "victory.points", "it cannot win"),
    ("hon", '{ card = "us_rifle_cie", n = 3 }', '{ card = "us_rifle_cie", n = 20 }', "army.us", "the box holds"),
    ("low", "reserve_turn = 4", "reserve_turn = 44", "army[1].forces[1].reserve_turn", "it never comes"),
    ("dzc", EAST, EAST.replace("[17, 7,", "[5, 14,").replace("[17.0, 8.5]", "[5.0, 15.5]"), "structure[1].rect", "it stands in west_house"),
    ("pat", "[[3, 0], [4, 0]]", "[]", "objectives", "it cannot win"),
]


def changed(name, old, new):
    assert old in TEXTS[name], old
    return read_text(TEXTS[name].replace(old, new, 1), "own.toml")


@pytest.mark.parametrize(("name", "old", "new", "path", "words"), ERRORS, ids=[f"{row[0]}-{row[3]}" for row in ERRORS])
def test_a_wrong_value_is_an_error_at_its_place(name, old, new, path, words):
    reading = changed(name, old, new)
    assert reading.battle is None
    said = [str(finding) for finding in reading.errors if finding.path == path]
    assert any(words in line for line in said), [str(finding) for finding in reading.findings]


@pytest.mark.parametrize(("name", "old", "new", "path", "words"), WARNINGS, ids=[f"{row[0]}-{row[3]}" for row in WARNINGS])
def test_what_would_hardly_play_is_a_warning(name, old, new, path, words):
    reading = changed(name, old, new)
    there = [finding for finding in reading.findings if finding.path == path and words in finding.reason]
    assert there, [str(finding) for finding in reading.findings]
    assert there[0].warning


@pytest.mark.parametrize("name", FILES)
def test_good_files_have_nothing_to_warn_of(name):
    """Beside each warning: the shipped battle has none."""
    assert read_text(TEXTS[name], "own.toml").findings == ()


def test_the_line_is_that_of_the_value():
    reading = changed("contact", "hex = [6, 6]", "hex = [6, 3]")
    lines = TEXTS["contact"].replace("hex = [6, 6]", "hex = [6, 3]", 1).splitlines()
    assert lines[reading.errors[0].line - 1] == "hex = [6, 3]"
