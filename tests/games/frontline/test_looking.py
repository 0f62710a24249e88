"""Looking around: how strongly a section could fire, who could fire at it, and that hidden grenades stay hidden."""

from __future__ import annotations

from bocage.games.frontline import TITLE
from bocage.games.frontline.state.model import carrying
from bocage.testing import given

TEXT = "allies A1 harlan smith jones at 4\naxis G1 voss bauer engel at 6\n"


def game(text: str = TEXT):
    return given("frontline", text, "fl_s01").match.game


def test_firepower_by_range():
    """FL-7.1, FL-7.4: the line tells the range in terrain cards and the most the section can bring to bear."""
    (mark,) = TITLE.look(game(), "allies", "sight", "A1")
    assert (mark.role, mark.pieces) == ("sight_clear", ("A1", "G1"))
    assert mark.label is not None
    assert mark.label.args["range"] == 2
    assert int(mark.label.args["firepower"]) > 0


def test_a_man_looks_for_his_section():
    """FL-7.1: by the id of a soldier as by that of his section; a terrain card stands for the seat's first section there."""
    here = game()
    man = here.state.sections["A1"].members[0]
    assert TITLE.look(here, "allies", "sight", man) == TITLE.look(here, "allies", "sight", "A1")
    near = TITLE.look(here, "allies", "sight", 5)
    assert near[0].label is not None
    assert near[0].label.args["range"] == 1
    assert TITLE.look(here, "allies", "sight", 12) == TITLE.look(here, "allies", "sight", "nobody") == ()


def test_hidden_grenades_do_not_show():
    """FL-3.10: of the enemy's equipment only what was seen counts; its owner counts all of it."""
    here = game("allies A1 harlan smith jones at 5\naxis G1 voss bauer engel at 5\n")

    def power(seat: str) -> int:
        (mark,) = TITLE.look(here, seat, "threat", "A1")
        assert mark.label is not None
        return int(mark.label.args["firepower"])

    before = power("allies")
    man = here.state.sections["G1"].members[1]
    here.state.forces[man] = carrying(here.state.forces[man], ("hand_grenade",), loaded=False)
    assert power("allies") < before
    assert power("axis") > power("allies")


def test_a_pinned_section_threatens_nobody():
    """FL-9.8, FL-7.13: who cannot contribute draws no line."""
    here = game()
    for man in here.state.sections["G1"].members:
        here.state.forces[man] = carrying(here.state.forces[man], (), pin=True)
    assert TITLE.look(here, "allies", "threat", "A1") == ()
