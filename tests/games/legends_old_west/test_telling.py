"""What people read: sentences of the log and of refusals name things, count in centimetres, and leave out what nobody wants to know (STYLE 8)."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import bocage
from bocage.core.chance import Sampling
from bocage.core.legal import Pass
from bocage.core.registry import title
from bocage.core.text import table_texts
from bocage.games.legends_old_west.ground.naming import in_cm
from bocage.games.legends_old_west.moving.orders import Adjust
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.turn import movement
from bocage.games.legends_old_west.view import scene

from .bench import OURS, THEIRS, Bench, replace
from .test_movement import squad, walk
from .test_shooting import line


def words(language):
    """The texts of the game; weapons are named by convention, as in the browser."""
    found = table_texts(title("legends_old_west"), language)
    found.names = {weapon: found.format(f"weapon-{weapon.replace('_', '-')}") for weapon in WEAPONS}
    return found


def tell(match, language):
    """Plays a match at random and tells it; gives back the sentences that are not empty, and the kinds of events that were silent."""
    said, texts, numbers = [], words(language), random.Random(5)
    for _ in range(220):
        if match.over:
            break
        ask = next(iter(match.asks))
        texts.look_at(match.view(ask.seat))
        match.play(ask.seat, ask.legal.sample(numbers.randrange)[0])
    for event in match.all_events():
        tag = str(event.__struct_config__.tag).replace("_", "-")
        if tag not in ("rolled", "scope-opened", "scope-closed"):
            said.append((tag, texts.format(f"event-{tag}", {field: getattr(event, field) for field in event.__struct_fields__})))
    return said


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("scenario", ["first_patrol", "trench_raid", "bridge_at_dusk", "crossroads", "tanks_at_dawn", "dogfight"])
def test_the_log_names_things(scenario, language):
    """No sentence shows an id, a message that is missing, or a variable that nobody gave (LOW-3.1: the phases themselves are not noise)."""
    for tag, text in tell(bocage.new("legends_old_west", scenario=scenario, seed=5), language):
        assert not re.search(r"[a-z0-9]_[a-z0-9]|\{|event-|\.\d+\b(?! cm)", text), (tag, text)


def test_a_volley_is_one_line():
    """LOW-6.1, LOW-2.15: however many fire, one sentence says how many shots and hits; single shots, phases, passes and steps are silent."""
    said = tell(bocage.new("legends_old_west", scenario="first_patrol", seed=5), "en")
    assert not any(text for tag, text in said if tag in ("shot", "moved", "side-passed", "fired", "held-fire", "charged", "hit-taken"))
    assert any(re.fullmatch(r"Fire: .+ at .+, \d+ shots, (no hit|one hit|\d+ hits)\.", text) for tag, text in said if tag == "volleyed")
    turns = sum(1 for tag, _ in said if tag == "turn-began")
    phases = [text for tag, text in said if tag == "phase-began" and text]
    assert len(phases) <= 4 * turns


def test_refusals_count_in_centimetres_and_name_the_ground():
    """LOW-2.10: "needs 15.1 cm", not hundredths; what bars the way is named."""
    texts = words("en")
    bench = squad()
    found = walk(bench, 100, 65.04)
    assert found.facts["cost"] == 15.1
    assert found.facts["left"] == 15
    assert texts.format("refusal-too-far", found.facts).endswith("needs 15.1 cm and has 15 cm left.")
    assert words("fr").format("refusal-too-far", found.facts).endswith("a besoin de 15,1 cm et n’en a plus que 15.")
    bench = squad(terrain=[line(90, 55, 110, 55, "high_wall")])
    assert texts.format("refusal-way-barred", walk(bench, 100, 60).facts).endswith("is barred: High wall.")
    bench = squad(spots=[(100, 50), (103, 50)])
    bench.put("a.2", 103, 50, moved=1400)
    assert movement.adjust_law(bench.game, "a").refuse(Adjust("a.2", 10405, 5000)).facts["left"] == 1


@pytest.mark.parametrize(("length", "up", "shown"), [(1500, True, 15), (1501, True, 15.1), (1509, False, 15), (1250, False, 12.5), (0, True, 0)])
def test_lengths_are_rounded_to_the_side_of_caution(length, up, shown):
    """LOW-1.6: what is needed is rounded up, what there is down, to one decimal."""
    assert in_cm(length, up=up) == shown


def test_figures_are_told_apart():
    """Two squads of a kind have numbers, leaders are named by rank, others by number, loners by their unit."""
    from bocage.games.legends_old_west.ground.naming import title as name

    game: Any = bocage.new("legends_old_west", scenario="crossroads", seed=1).game
    texts = words("en")
    told = {ident: texts.say(name(game, game.figure(ident))) for ident in ("us_bazooka_team_squad_2.1", "us_bazooka_team_squad_2.4", "us_medic.1")}
    assert told == {
        "us_bazooka_team_squad_2.1": "US rifle squad with bazooka 2 (NCO)",
        "us_bazooka_team_squad_2.4": "US rifle squad with bazooka 2 (regular 4)",
        "us_medic.1": "US medic",
    }
    bench = Bench("ww2")
    bench.men("a", "ww2_regular", [(50, 50), (53, 50)], (), OURS)
    bench.men("e", "ww2_regular", [(90, 50)], (), THEIRS)
    assert texts.say(name(bench.game, bench.fig("a.2"))) == "a (regular 2)"


@pytest.mark.parametrize(("language", "name"), [("en", "Trench raiders (assault soldier 4)"), ("fr", "Brancardiers")])
def test_sentences_are_right_for_any_name(language, name):
    """A name of any number and gender stands after a colon or in brackets, never as the subject of a verb, in questions, answers and the log."""
    texts = words(language)
    facts = dict.fromkeys(("unit", "figure", "group", "tester", "vehicle", "medic", "leader", "enemy"), name)
    subject = re.compile(re.escape(name) + r"\s+[a-zà-ü]")
    asked = ("order", "fire-at", "search", "back-away", "pair", "pick-target", "strike", "weapon", "enter", "join", "lead", "holder", "fast-draw", "fame")
    told = [texts.format(f"question-{what}", facts | {"lacking": 1, "left": 1}) for what in asked]
    told += [texts.format(f"answer-{what}", facts) for what in ("shoot", "search", "treat", "detonate", "enter", "carry", "activate", "deploy")]
    happened = {
        "fell": "fled",
        "got-up": "healed",
        "saved": "fortune",
        "obstacle-met": "stayed",
        "busy": "treat",
        "work-begun": "lay",
        "pluck-tested": "passed",
    }
    told += [texts.format(f"event-{what}", facts | dict.fromkeys(("how", "result", "what", "task"), how) | {"pluck": 4}) for what, how in happened.items()]
    assert not [text for text in told if subject.search(text)]
    assert all(text[0].isupper() for text in told)


def test_odds_leave_out_what_does_not_happen():
    """Zeros are not told, and one unit is no plural."""
    nothing = dict.fromkeys(("theirs", "mine", "broken", "fled", "wrecks", "lost"), 0)
    assert words("en").format("result-casualties", nothing | {"theirs": 1}) == "1 of theirs"
    assert words("fr").format("result-casualties", nothing | {"mine": 2, "broken": 1}) == "aucun des leurs, 2 des nôtres, 1 unité en déroute"
    assert words("en").format("answer-at", {"aim": "point"}) == "a spot on the ground"


def test_only_answers_that_roll_are_marked_so():
    """Whoever holds his fire rolls no dice; whoever fires does."""
    match = bocage.new("legends_old_west", scenario="first_patrol", seed=3)
    below = Sampling("chance").below
    while match.ask.what != "fire_at":
        match.play(match.ask.seat, match.ask.legal.sample(below)[0])
    marked = {isinstance(answer, Pass): match.title.option(match.game, match.ask, answer).chance for answer in match.ask.legal}
    assert marked == {True: False, False: True}


def test_public_markers() -> None:
    """LOW-24.7: everybody sees who flees, is jammed, set up, at work, lies wounded, walks wounded, holds horses or has charged; so with guns and machines."""
    facts: dict[str, dict[str, Any]] = {
        "jammed": {"jammed": (("ww1_rifle", 3),)}, "set-up": {"set_up": True}, "working": {"task": "lay"}, "down": {"down": True}, "red": {"red": True},
        "holder": {"holder": True}, "charged": {"charged": True}, "located": {"located": True}, "silent": {"silent": 3}, "thrown": {"dazed": True},
        "moved": {"moved": 500},
    }  # fmt: skip
    bench = Bench("ww1", date="1918-05-01")
    for number, (name, given) in enumerate(facts.items()):
        (man,) = bench.men(name, "ww1_regular", [(10 + 10 * number, 20)], ("ww1_rifle",), **given)
        for seat in (OURS, THEIRS, None):
            piece = next(p for p in scene.pieces(bench.game, seat) if p.id == man)
            assert {badge.id for badge in piece.badges} - {"leader"} == {name}
    bench.state.units["red"] = replace(bench.state.units["red"], fleeing=True)
    assert "fleeing" in [badge.id for badge in scene.badges(bench.game, bench.fig("red.1"))]
    wounds: dict[str, dict[str, Any]] = {
        "wreck": {"wreck": True},
        "stuck": {"stuck": 3},
        "turret-stuck": {"turret_stuck": True},
        "jammed": {"jams": (("ww1_mg", 3),)},
    }
    for number, (name, given) in enumerate(wounds.items()):
        ident = bench.vehicle(f"v{number}", "ww1_renault_ft", (20 + 30 * number, 100), loadout=("ww1_mg",), **given)
        piece = next(p for p in scene.pieces(bench.game, THEIRS) if p.id == ident)
        assert [badge.id for badge in piece.badges] == [name]
        assert {v.id: v.text for v in piece.values}["crew"] == "2"
    craft = bench.plane("a", "re8", (100, 60), 45, 3, spinning=True, turns=2)
    piece = next(p for p in scene.pieces(bench.game, THEIRS) if p.id == craft)
    values = {v.id: v.text for v in piece.values}
    assert (values["altitude"], values["hit-points"], values["bombs"], values["fuel"]) == ("30", "2", "3", "3")
    assert [badge.id for badge in piece.badges] == ["spinning"]
    gun = bench.gun("g", "ww1_gun_light", (150, 150), silent=3)
    piece = next(p for p in scene.pieces(bench.game, THEIRS) if p.id == gun)
    assert [badge.id for badge in piece.badges] == ["set-up", "silent"]
