"""Lines of written positions: comments, numbers of lines, errors that name them; and that every game reads its positions so."""

from __future__ import annotations

import pytest

from bocage.core.errors import Invalid
from bocage.core.registry import slugs, title
from bocage.tabletop.positions import Line, known, lines, reading


def test_lines_keep_their_numbers_and_lose_comments():
    assert lines("\n  us squad 1,2  # who\n# nothing\n\ncard deck#1\n") == [Line(2, "us squad 1,2"), Line(5, "card deck#1")]
    assert Line(2, "us squad 1,2").words == ["us", "squad", "1,2"]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (lambda: int("x"), "invalid literal"),
        (lambda: {"jones": 1}["smith"], 'nothing is called "smith"'),
        (lambda: [][0], "the line ends too early"),
        (lambda: next(iter(())), "the line ends too early"),
        (lambda: known("smth", ["smith"], "man"), 'no man "smth". Did you mean "smith"?'),
    ],
)
def test_what_is_wrong_says_in_which_line(wrong, says):
    with pytest.raises(Invalid) as caught, reading(Line(7, "smth runs")):
        wrong()
    assert str(caught.value).startswith("position, line 7 ('smth runs'): ")
    assert says in str(caught.value)


def test_other_errors_are_not_the_positions():
    with pytest.raises(ZeroDivisionError), reading(Line(7, "smth runs")):
        raise ZeroDivisionError


def test_a_known_word_is_itself():
    assert known("smith", ["smith"], "man") == "smith"


@pytest.mark.parametrize("game", slugs())
def test_every_game_names_the_line_of_an_error(game):
    read, options = title(game).written, title(game).resolve_options({})
    assert read is not None
    with pytest.raises(Invalid, match=r"position, line 3 \('nonsense here'\): "):
        read("\n# nothing yet\nnonsense here  # in line 3\n", None, options)
