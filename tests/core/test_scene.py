"""The scene: the question with its options, and how titles add to it."""

from __future__ import annotations

import msgspec
import pytest

from bocage.core.chance import Seeded
from bocage.core.decision import choose
from bocage.core.legal import Legal
from bocage.core.match import Match
from bocage.core.scene import Form, Mark, Place, Point, Say, Scene, Target
from bocage.core.state import replace
from bocage.core.view import OPTIONS
from bocage.testing import given
from tests.core import plane
from tests.core.tiny import PICK, Pick, play
from tests.core.toy import TITLE, Heal, Toy


def test_options_come_in_reading_order_with_keys_and_one_primary():
    scene = given(TITLE, "a 2\nb 5").match.view("a")
    assert scene.question.text == Say("question-action", {"left": 2})
    assert [(option.key, option.label.id, option.target) for option in scene.question.options] == [
        (1, "answer-step", Target("cell", 1)),
        (2, "answer-step", Target("cell", 3)),
        (3, "answer-shoot", Target("button", "shoot")),
        (4, "answer-end", Target("button", "end")),
    ]
    assert [option.primary for option in scene.question.options] == [True, False, False, False]
    assert not scene.question.more


def test_asides_are_offered_beside_the_answers_and_marked():
    scene = given(TITLE, "a 2 hand medic\nb 5").match.view("a")
    aside = [option for option in scene.question.options if option.aside]
    assert [option.answer for option in aside] == [Heal()]
    assert aside[0].key == len(scene.question.options)
    assert not [option for option in given(TITLE, "a 2 hand run\nb 5").match.view("a").question.options if option.aside]


def test_too_many_options_are_cut_and_the_law_still_takes_the_rest():
    match = play(lambda game: choose(game, "a", PICK, Legal(lambda x: None, lambda: [Pick(str(n)) for n in range(OPTIONS + 50)])))
    scene = match.view("a")
    assert len(scene.question.options) == OPTIONS
    assert scene.question.more
    match.play("a", Pick(str(OPTIONS + 20)))
    assert match.over


def test_a_title_may_label_and_preview_its_options():
    class Labelled(Toy):
        def option(self, game, ask, answer):
            option = super().option(game, ask, answer)
            return replace(option, primary=option.label.id == "answer-end", preview=(Mark("reach", cells=(1, 2), rule="TOY-3.1"),))

    scene = given(Labelled(), "a 2\nb 5").match.view("a")
    assert [option.primary for option in scene.question.options] == [False, False, False, True]
    assert scene.question.options[0].preview[0].cells == (1, 2)


def test_a_compound_answer_has_a_form_with_a_legal_draft():
    match = Match(plane.TITLE, plane.TITLE.start("open", {}), Seeded(1), scenario="open")
    scene = match.view("a")
    assert isinstance(scene.question.form, Form)
    assert match.why("a", scene.question.form.draft) is None
    assert scene.waiting == ("a", "b")
    assert scene.board.layout == "plane"
    assert scene.pieces[0].place == Place(point=Point(500, 2000))


@pytest.mark.parametrize("seat", ["a", "b", None])
def test_a_scene_is_written_as_json_without_defaults(seat):
    scene = given(TITLE, "a 2 hand run\nb 5 hand bluff").match.view(seat)
    data = msgspec.json.decode(msgspec.json.encode(scene))
    assert data["game"] == "toy"
    assert "ended" not in data
    assert ("question" in data) is (seat == "a")
    assert isinstance(scene, Scene)


def test_a_seat_sees_its_own_hand_and_the_backs_of_the_other():
    match = given(TITLE, "a 2 hand run\nb 5 hand bluff+medic").match
    arts = {seat: sorted(piece.art for piece in match.view(seat).pieces if piece.form == "card") for seat in ("a", "b", None)}
    assert arts == {"a": ["back", "back", "run"], "b": ["back", "bluff", "medic"], None: ["back", "back", "back"]}
