"""Looking around: what is in range, what has a card in range, and that a Concealed card keeps its secret."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import TITLE
from bocage.testing import given

HON = "heroes_of_normandie"


def roles(text: str, seat: str | None, what: str, target: str | int) -> list[str]:
    return [mark.role for mark in TITLE.look(given(HON, text).match.game, seat, what, target)]


def test_range_and_needed_number():
    """HON-6.4, HON-6.5: the squares in range, and a line to each enemy there; beyond it no line."""
    game = given(HON, "us h us_hq_barton F6\nus r us_rifle_cie C5\nge g ge_sturm_kp C4\nge f ge_sturm_kp C1").match.game
    marks = TITLE.look(game, "us", "sight", "r")
    assert [mark.role for mark in marks] == ["range", "sight_clear"]
    label = marks[1].label
    assert label is not None
    assert dict(label.args) == {"range": 1, "need": 8}


def test_a_unit_without_fire_sees_nothing():
    """HON-6.1: no fire value, no line."""
    assert roles("us h us_hq_barton C5\nge g ge_sturm_kp C4", "us", "sight", "h") == []


def test_a_concealed_enemy_keeps_its_secret():
    """HON-15.1: the seat cannot look from, or be threatened by, a card it does not know; its owner can."""
    text = "us h us_hq_barton F6\nus r us_rifle_cie C5\nge g ge_sturm_kp C4 concealed"
    assert roles(text, "us", "sight", "g") == []
    assert roles(text, "us", "threat", "r") == []
    assert roles(text, "ge", "sight", "g") == ["range", "sight_clear", "sight_clear"][: len(roles(text, "ge", "sight", "g"))]
    assert "sight_clear" in roles(text, "ge", "sight", "g")


def test_a_visible_enemy_threatens_units_and_squares():
    """HON-6.2: a Visible enemy that has it in range; a spectator may ask as well."""
    text = "us h us_hq_barton F6\nus r us_rifle_cie C5\nge g ge_sturm_kp C4"
    assert roles(text, "us", "threat", "r") == ["threat"]
    assert roles(text, None, "threat", "r") == ["threat"]
    game = given(HON, text).match.game
    square = game.state.units["r"].square
    assert [mark.role for mark in TITLE.look(game, "us", "threat", square)] == ["threat"]
    assert TITLE.look(game, "us", "sight", "nobody") == ()


def test_an_enemy_out_of_range_threatens_after_its_move():
    """HON-5.1, HON-5.2: a move of one square and then a Fire; two squares too far it threatens nothing, nor if the square is taken."""
    text = "us h us_hq_barton F6\nus r us_rifle_cie C5\nge g ge_sturm_kp C3"
    game = given(HON, text).match.game
    (mark,) = TITLE.look(game, "us", "threat", "r")
    assert [game.setting.names[cell] for cell in mark.cells] == ["C3", "C4", "C5"]
    assert mark.rule == "HON-5.1"
    assert roles(text.replace("C3", "C2"), "us", "threat", "r") == []
    assert roles(text.replace("F6", "C4"), "us", "threat", "r") == []


def test_the_square_it_would_fire_from_counts():
    """HON-17.4, HON-21.27: a hill helps who moves onto it, not who leaves it; a Cumbersome gun that moves needs its higher number."""
    text = "us h us_hq_barton F7\nus r us_rifle_cie C5\nge g ge_sturm_kp C2\nterrain H {}"
    assert roles(text.format("C3"), "us", "threat", "r") == ["threat"]
    assert roles(text.format("C2"), "us", "threat", "r") == []
    game = given(HON, "us p us_para_pack_howitzer C6\nge g ge_sturm_kp C2").match.game
    (mark,) = TITLE.look(game, "ge", "threat", "g")
    assert mark.label is not None
    assert mark.label.args["need"] == 11
