"""What seats see and are offered; the estimate; what a piece sees and fears; chapter 24's last options."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.registry import title
from bocage.games.dropzone_commander.objectives.scoring import focal_scores
from bocage.games.dropzone_commander.shooting.fire import OpenFire
from bocage.games.dropzone_commander.state.events_cards import CardsDiscarded
from bocage.games.dropzone_commander.structures.cqb import begin
from bocage.games.dropzone_commander.tables.tables import scenarios

from .field import field, fly, march, sure

TITLE = title("dropzone_commander")

TABLE = """
    building hall small normal 20,20 4x4 height 5 doors 22,20
    A sabre = ucm.sabre at 22,10 24,10
    A condor = ucm.condor at 10,10
    A legion = ucm.legionnaire inside hall x2
    B hunter = scourge.hunter at 22,30
    B marauder = scourge.marauder at 30,30 landed
    B warriors = scourge.warriors aboard marauder x2
    marker obj objective inside hall
    activate sabre sabre
"""


def test_the_scene_shows_where_everything_is():
    """DZC-1.1, DZC-9.20, DZC-12.27: points with altitude, garrisons in their Structure, passengers in their transport; doors and heights on the board."""
    table = field(TABLE)
    scene = table.match.title.scene(table.game, "A")
    pieces = {piece.id: piece for piece in scene.pieces}
    assert sure(pieces["condor.1"].place.point).height == 600
    assert sure(pieces["marauder.1"].place.point).height == 0
    assert pieces["legion.1"].place.zone == "hall"
    assert pieces["warriors.1"].place.zone == "marauder.1"
    assert {zone.id for zone in scene.zones} >= {"hall", "marauder.1", "readiness:A", "reserve:B"}
    shapes = {shape.id: shape for shape in scene.board.shapes}
    assert shapes["hall"].height == 500
    assert shapes["hall:door0"].kind == "entrance"
    assert (scene.board.layout, scene.board.width, scene.board.unit) == ("plane", 4800, "in/100")


def test_offers_have_labels_targets_and_previews():
    """DZC-4.1, DZC-3.5: moves show the path and where the squad would stand; drafts are edited as a form."""
    table = field(TABLE)
    asked = sure(table.match.view("A").question)
    assert {option.label.id for option in asked.options} >= {"verb-done", "verb-move", "verb-fire"}
    table.plays("A", "do move sabre")
    moving = sure(table.match.view("A").question)
    roles = {mark.role for option in moving.options for mark in option.preview}
    assert {"path_own", "ghost"} <= roles
    assert [entry.kind for entry in moving.form.fields] == ["path", "angle"]
    draft = march((22, 13))
    assert table.match.why("A", draft) is None
    ghost = next(mark for mark in table.match.title.option(table.game, table.match.ask, draft).preview if mark.role == "ghost")
    assert [(point.x, point.y) for point in ghost.points] == [(2200, 1300), (2400, 1300)]


def test_fire_shows_its_lines():
    """DZC-5.1: an offered shot shows its line of sight, and says that it rolls."""
    table = field("A sabre = ucm.sabre at 22,10\nB hunter = scourge.hunter at 22,20\nactivate sabre sabre").plays("A", "do fire sabre")
    option = next(o for o in sure(table.match.view("A").question).options if o.label.id == "answer-shoot-all")
    assert option.chance
    assert option.preview[0].role == "sight_clear"


def test_what_a_piece_sees_and_fears():
    """DZC-5.1, DZC-5.13, DZC-6.9: sight lines with what blocks them, and the weapons that reach it."""
    game = field(TABLE).game
    seen = TITLE.look(game, "A", "sight", "sabre.1")
    assert {mark.role for mark in seen} >= {"sight_blocked", "blocker"}
    open_game = field("A sabre = ucm.sabre at 22,10\nB hunter = scourge.hunter at 22,18").game
    assert [mark.role for mark in TITLE.look(open_game, "A", "sight", "sabre.1")] == ["sight_clear"]
    assert [mark.pieces for mark in TITLE.look(open_game, "A", "threat", "sabre.1")] == [("hunter.1",)]
    assert TITLE.look(game, "A", "sight", "warriors.1") == ()


def test_what_a_bare_place_sees_and_fears():
    """A place is looked at as if the seat's nearest unit stood there; nothing is moved by it."""
    game = field("A sabre = ucm.sabre at 4,4\nB hunter = scourge.hunter at 4,46").game
    before = game.state.encode()
    assert TITLE.look(game, "A", "threat", "sabre.1") == ()
    near = TITLE.look(game, "A", "threat", "400,4000")
    assert [(mark.role, mark.pieces, (mark.points[1].x, mark.points[1].y)) for mark in near] == [("threat", ("hunter.1",), (400, 4000))]
    assert [mark.role for mark in TITLE.look(game, "A", "sight", "400,4000")] == ["sight_clear"]
    assert TITLE.look(game, "A", "threat", "99999,0") == TITLE.look(game, None, "threat", "400,4000") == ()
    assert game.state.encode() == before


def test_what_may_come_near_is_a_threat_as_well():
    """DZC-4.8, DZC-6.9: an enemy that could fire after a move is shown as such; one that is too far even then is not."""
    found = {}
    for far in (20, 42):
        table = field(f"A sabre = ucm.sabre at 4,4\nB hunter = scourge.hunter at 4,{4 + far}\nactivate sabre sabre")
        found[far] = [sure(mark.label).id for mark in TITLE.look(table.game, "A", "threat", "sabre.1")]
    assert found == {20: ["mark-threat-later"], 42: []}


def test_the_estimate_follows_points_and_forces():
    """DZC-18.4, DZC-14.34: more VP, more forces and a carried Objective make a win more likely; the sides' chances mirror each other."""
    text = "A sabre = ucm.sabre at 10,10 12,10\nB hunter = scourge.hunter at 40,40 38,40\n"
    even = field(text).game
    assert TITLE.evaluate(even, "A") == pytest.approx(1 - TITLE.evaluate(even, "B"))
    ahead = field(text + "vp A 2").game
    assert TITLE.evaluate(ahead, "A") > TITLE.evaluate(even, "A") > TITLE.evaluate(field(text + "vp B 1").game, "A")
    hurt = field("A sabre = ucm.sabre at 10,10 strength 2\nB hunter = scourge.hunter at 40,40 38,40").game
    assert TITLE.evaluate(hurt, "A") < TITLE.evaluate(even, "A")
    carrying = field(text + "marker obj objective carrier sabre.1").game
    assert TITLE.evaluate(carrying, "A") > TITLE.evaluate(even, "A")


def test_exact_odds_of_a_shot():
    """DZC-6.12, DZC-6.15: a Sabre at a Hunter hits on 2+ and damages on 3+: 5/6 times 4/6."""
    table = field("A sabre = ucm.sabre at 22,10\nB hunter = scourge.hunter at 22,20\nactivate sabre sabre")
    table.plays("A", "do fire sabre; shoot sabre.1 w1 hunter.1 1")
    odds = table.match.odds("A", OpenFire())
    assert odds.exact
    assert odds.chance("result-destroyed") == Fraction(20, 36)


def test_clean_up_begins_close_quarters():
    """DZC-2.10, DZC-8.3: pending effects of clean-up are applied; squads of both sides in a Structure begin their battle there, a lone garrison none."""
    text = (
        "building hall small normal 20,20 4x4\nA legion = ucm.legionnaire inside hall x2\nB warriors = scourge.warriors {where} x2\nphase initiation clean_up"
    )
    table = field(text.format(where="inside hall"))
    table.then("hall", contested=True, occupant="A")
    alone = field(text.format(where="readiness"))
    begin(alone.game)
    alone.then("hall", contested=False)


def test_every_scenario_starts_with_its_forces():
    """DZC-2.16, DZC-10.2, DZC-22.34: what starts in Readiness, in Reserve, on the table and in the Void."""
    states = {name: TITLE.start(name, {}).state for name in scenarios()}
    assert {unit.where for unit in states["dzc.first_drop"].units.values()} == {"readiness", "aboard"}
    assert states["dzc.guns_of_new_sparta"].units["A6a.1"].where == "reserve"
    assert states["dzc.three_claims"].units["C2a.1"].where == "void"
    assert states["dzc.three_claims"].units["C4a.1"].where == "readiness"


def test_contested_focal_points_by_option():
    """DZC-24.3: with the option, or where the scenario says so, only the stronger side scores."""
    text = "table 48 48\nA sabre = ucm.sabre at 20,20 22,20\nB hunter = scourge.hunter at 24,24\nmarker foc focal_point at 22,22"
    lanterns = "dzc.street_of_lanterns"
    both, one, told = field(text, lanterns), field(text, lanterns, options={"contested_focal": "on"}), field(text, "dzc.first_drop")
    for table in (both, one, told):
        focal_scores(table.game)
    assert (both.state.vp["A"], both.state.vp["B"]) == (1, 1)
    assert (one.state.vp["A"], one.state.vp["B"]) == (1, 0)
    assert (told.state.vp["A"], told.state.vp["B"]) == (1, 0)


def test_a_flight_is_shown_while_it_may_be_fired_at():
    """DZC-4.14: the declared path is on the table while enemies may react."""
    table = field("A raven = ucm.raven_a at 10,20\nB rapier = ucm.rapier at 20,10\nactivate raven raven").plays("A", "do fly raven")
    table.plays("A", [fly((30, 20), facing=90)]).asked("B", "react")
    option = next(o for o in sure(table.match.view("B").question).options if o.label.id == "answer-react")
    assert [mark.role for mark in option.preview] == ["path_other", "sight_clear"]


def test_copies_of_a_card_that_was_seen_once():
    """DZC-24.8, DZC-20.6: of two equal cards that are discarded together only one had been seen; what the viewer knows of the hand is what is left."""
    table = field("A sabre = ucm.sabre at 10,10\nB hunter = scourge.hunter at 40,40\nhand B espionage espionage marksmanship", "dzc.street_of_lanterns")
    state = table.state
    hand = state.hands["B"]
    twice = next(card for card in hand if hand.count(card) == 2)
    state.seen["A B"] = (twice,)
    table.game.emit(CardsDiscarded("B", (twice, twice), ()))
    assert state.seen["A B"] == ()
    assert state.held["B"] == 1
