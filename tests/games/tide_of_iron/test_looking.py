"""Looking around: lines of sight with range or blocker, and what could hurt a unit. The same facts as the law."""

from __future__ import annotations

from bocage.core.scene import Mark
from bocage.games.tide_of_iron import TITLE

from .helpers import table


def seen(text: str, what: str, target: str | int, seat: str = "us") -> tuple[Mark, ...]:
    return TITLE.look(table(text, spare=False).game, seat, what, target)


def test_a_clear_line_tells_range_and_number():
    """TOI-10.1, TOI-9.7, TOI-11.8: two hexes away is normal range, hit by 5 and more; a unit without a line is not among the clear ones."""
    marks = seen("us A [2, 4]\nde B [2, 2]", "sight", "A")
    (line,) = marks
    assert line.role == "sight_clear"
    assert line.label is not None
    assert dict(line.label.args) == {"range": 2, "need": 5}


def test_a_blocked_line_names_the_hex():
    """TOI-10.3, TOI-10.4: woods between them: the line ends there, and the hex is named."""
    marks = seen("woods [2, 3]\nus A [2, 4]\nde B [2, 2]", "sight", "A")
    assert [mark.role for mark in marks] == ["sight_blocked", "blocker"]
    label = marks[1].label
    assert label is not None
    assert label.args["terrain"] == "@terrain-woods"
    assert marks[0].cells[1] == marks[1].cells[0]


def test_too_far_to_fire_is_said():
    """TOI-9.11: seen, but beyond twice the range of its figures."""
    (line,) = seen("us A regular [2, 0]\nde B [2, 11]", "sight", "A")
    assert line.label is not None
    assert line.label.id == "look-too-far"


def test_who_could_fire_at_it():
    """TOI-9.2, TOI-11.3: an enemy squad in range threatens with its dice; one behind woods does not."""
    (mark,) = seen("us A [2, 4]\nde B [2, 2]", "threat", "A")
    assert (mark.role, mark.side) == ("threat", "de")
    assert mark.label is not None
    assert int(mark.label.args["dice"]) > 0
    (moving,) = seen("woods [2, 3]\nus A [2, 4]\nde B [2, 2]", "threat", "A")
    assert moving.label is not None
    assert moving.label.id == "look-threat-moving"


def test_a_hex_is_looked_from_as_if_one_stood_there():
    """TOI-10.1: a hex sees what a squad in it would see; what is no hex or no unit sees nothing."""
    here = table("us A [9, 9]\nde B [2, 2]", spare=False)
    cell = here.game.setting.grid.cell(2, 4)
    assert [mark.role for mark in TITLE.look(here.game, "us", "sight", cell)] == ["sight_clear"]
    assert TITLE.look(here.game, "us", "sight", 100_000) == ()
    assert TITLE.look(here.game, "us", "sight", "nobody") == ()


def test_an_enemy_behind_a_wood_fires_on_the_move_or_assaults():
    """TOI-3.4, TOI-9.12, TOI-16.2: half the dice from a hex it can reach; a pinned squad does neither, and one that is far away nothing."""
    wood = "woods [2, 3]\nus A [2, 4]\n"
    (mark,) = seen(wood + "de B [2, 2]", "threat", "A")
    (plain,) = seen("us A [2, 4]\nde B [2, 2]", "threat", "A")
    assert mark.label is not None
    assert plain.label is not None
    assert int(mark.label.args["dice"]) == -(-int(plain.label.args["dice"]) // 2)
    assert mark.cells[0] != mark.cells[1] != mark.cells[2]
    assert seen(wood + "de B [2, 2] pinned", "threat", "A") == ()
    assert seen("woods [2, 3]\nus A regular [2, 0]\nde B regular [15, 11]", "threat", "A") == ()


def test_a_heavy_weapon_neither_fires_on_the_move_nor_assaults():
    """TOI-3.5, TOI-3.9: a machine gun crew without a line threatens nobody in its next action."""
    assert seen("woods [2, 3]\nus A [2, 4]\nde B mg [2, 2]", "threat", "A") == ()
