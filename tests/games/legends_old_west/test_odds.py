"""Odds tell what players care about, and answers that take a chance say so, by what everybody may know."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.decision import Ask, Question, Watched
from bocage.core.legal import PASS, Answer, only
from bocage.core.registry import title
from bocage.core.text import table_texts
from bocage.games.legends_old_west.aiming.pluck import Lend
from bocage.games.legends_old_west.arms.machine_guns import Dice
from bocage.games.legends_old_west.moving.fleeing import Broke
from bocage.games.legends_old_west.moving.orders import Move, Storm
from bocage.games.legends_old_west.shooting.search import Search
from bocage.games.legends_old_west.state.air_events import Crashed, Spins
from bocage.games.legends_old_west.state.arms_events import Malfunctioned
from bocage.games.legends_old_west.state.events import Charged, FightWon, ObstacleMet, Stormed
from bocage.games.legends_old_west.state.fire_events import Shot
from bocage.games.legends_old_west.state.vehicle_events import Bogged, ObstacleTried, VehicleDamaged
from bocage.games.legends_old_west.state.wound_events import Fell, GotUp, Wounded
from bocage.games.legends_old_west.turn.firing import Treat
from bocage.games.legends_old_west.turn.initiative import Recover
from bocage.games.legends_old_west.vehicles.drive_law import Drive
from bocage.games.legends_old_west.vehicles.vehicle_fire import FireWeapon
from bocage.games.legends_old_west.view.results import measure
from bocage.space.plane import Point
from bocage.tabletop.points import Waypoint
from bocage.testing import given

from .bench import OURS, THEIRS, Bench

TITLE = title("legends_old_west")


def is_marked(table, seat, answer):
    """Whether an answer is offered as one that takes a chance."""
    return TITLE.option(table.game, table.match.asked(seat), answer).chance


def odds(table, seat, answer):
    """Whether an answer is marked, and the chances of its results by their words in short."""
    found = table.match.odds(seat, answer)
    return is_marked(table, seat, answer), {(result.message, *(value for _, value in result.facts)): chance for result, chance in found.results}


def test_a_way_over_a_wall_rolls_and_another_does_not():
    """LOW-2.14: one in six gets over and goes on, the others stop; who stays on his side of the wall rolls nothing."""
    table = given("legends_old_west", "terrain wall 40,30 80,30\nbritish squad col_regular@60,26\ntribal foes col_regular@60,90", scenario="first_patrol")
    table.plays("british", "activate squad")
    marked, found = odds(table, "british", Move("squad", (Waypoint(6000, 3400),)))
    assert marked
    assert found == {("result-stopped", 1): Fraction(5, 6), ("result-arrives",): Fraction(1, 6)}
    assert odds(table, "british", Move("squad", (Waypoint(6000, 2000),))) == (False, {("result-arrives",): 1})


def test_walls_on_the_way_are_marked():
    """LOW-2.14, LOW-2.10: where a roll is due, on a way that is allowed and on one that is refused for its length; a wall that nobody climbs promises none."""
    position = "terrain wall 40,30 80,30\nterrain high_wall 40,40 80,40\nbritish squad col_regular@60,26\ntribal foes col_regular@60,90"
    table = given("legends_old_west", position, scenario="first_patrol")
    table.plays("british", "activate squad")
    ask = table.match.asks[0]
    for end, refused in ((3400, False), (3900, True), (4300, True)):
        answer = Move("squad", (Waypoint(6000, end),))
        assert (table.match.why("british", answer) is not None) == refused
        walls = [mark for mark in TITLE.option(table.game, ask, answer).preview if mark.role == "blocker"]
        assert [(mark.points[0].x, mark.points[0].y, mark.rule) for mark in walls] == [(6000, 3000, "LOW-2.14")]
        assert walls[0].label.id == "mark-obstacle"
    back = TITLE.option(table.game, ask, Move("squad", (Waypoint(6000, 2000),)))
    assert "blocker" not in {mark.role for mark in back.preview}


def test_an_ambusher_sees_the_way_of_the_mover():
    """LOW-13.5: the table shows him the way, where along it he would fire, and from where; whoever lets it pass sees the way alone."""
    position = """
        british raiders ww1_regular@50,30
        german lair ww1_regular;ww1_rifle@50,55
        lair.1 hidden
        lair ambush
    """
    table = given("legends_old_west", position, scenario="trench_raid")
    table.plays("british", "activate raiders")
    table.plays("british", Move("raiders", (Waypoint(5000, 3800),)))
    ask = table.match.asks[0]
    fire, hold = (TITLE.option(table.game, ask, answer).preview for answer in (Watched(2, "lair"), PASS))
    assert [mark.role for mark in hold] == ["path_other"]
    assert [(p.x, p.y) for p in hold[0].points] == [(5000, 3000), (5000, 3800)]
    assert [mark.role for mark in fire] == ["path_other", "target", "sight_clear"]
    assert (fire[1].points[0].x, fire[1].points[0].y) == (5000, 3500)


def test_fear_of_a_tank_counts_in_a_charge():
    """LOW-2.25, LOW-19.12: a charge at a tank is a Pluck test; one at men is none."""
    position = """
        british tank ww1_crew*4 ww1_mark_iv@60,56/0
        british foes ww1_regular@75,44
        german squad ww1_regular@66,44
        phase move german
    """
    table = given("legends_old_west", position, scenario="tanks_at_dawn")
    table.plays("german", "activate squad")
    marked, found = odds(table, "german", Storm("squad", "tank.v1"))
    assert marked
    assert found == {("result-charge", 0, 1): Fraction(5, 18), ("result-charge", 1, 0): Fraction(13, 18)}
    assert odds(table, "german", Storm("squad", "foes")) == (False, {("result-charge", 1, 0): 1})


def test_a_rally_tells_who_comes_back():
    """LOW-5.5, LOW-7.11: with a leader's Pluck or their own; the odds of a test end with it."""
    position = """
        british squad col_regular*3@30,30
        british chief col_senior_officer@34,34
        british others col_regular*3@60,30
        tribal foes col_regular@60,90
        squad fleeing fled_turn=1
        others fleeing fled_turn=1
        turn 2
        phase rally
        first british
    """
    table = given("legends_old_west", position, scenario="first_patrol")
    led, own = odds(table, "british", Lend("chief.1")), odds(table, "british", Lend(""))
    assert led[0]
    assert own[0]
    passed, failed = ("result-test", "rallies", "passed"), ("result-test", "rallies", "failed")
    assert set(led[1]) == set(own[1]) == {passed, failed}
    assert led[1][passed] > own[1][passed]


def test_a_search_tells_whether_it_would_find_somebody():
    """LOW-13.6, LOW-13.11: half of all searches find whoever lies within reach; a dog finds more (LOW-13.9)."""
    position = """
        british raiders ww1_regular@30,30
        british hound ww1_dog@60,30
        german lair ww1_regular@45,90
        lair.1 hidden
        lair ambush
        phase search british
    """
    table = given("legends_old_west", position, scenario="trench_raid")
    for seeker, luck in (("raiders.1", Fraction(1, 2)), ("hound.1", Fraction(5, 6))):
        marked, found = odds(table, "british", Search(seeker))
        assert marked
        assert sum(chance for words, chance in found.items() if words[0] in ("result-searched", "result-found")) == luck
        if seeker == "raiders.1":
            table.plays("british", Search(seeker), dice="search 1")


def test_a_minefield_is_marked_wherever_its_mine_lies():
    """LOW-15.12: whoever walks where the enemy's mines may lie takes a chance, and the mark does not tell where they are; elsewhere he takes none."""
    position = "british raiders ww1_regular@30,28\ngerman foes ww1_regular@80,110\nmine german ww1_mine_ap {}"
    across, along = Move("raiders", (Waypoint(3000, 3800),)), Move("raiders", (Waypoint(3800, 2600),))
    for place in ("30,37", "80,40"):
        table = given("legends_old_west", position.format(place), scenario="trench_raid")
        table.plays("british", "activate raiders")
        assert [is_marked(table, "british", answer) for answer in (across, along)] == [True, False]


def test_a_machine_that_misfired_recovers_or_not():
    """LOW-3.8: on a 4."""
    position = "british mg ww1_regular;ww1_mg@30,30\ngerman foes ww1_regular@80,110\nmg.1 silent=3 misfired=2\nturn 3\nphase recovery"
    table = given("legends_old_west", position, scenario="trench_raid")
    marked, found = odds(table, "british", Recover("mg.1", "silence"))
    assert marked
    assert found == {("result-recovered",): Fraction(1, 2), ("result-no-effect",): Fraction(1, 2)}


def test_a_medic_saves_some():
    """LOW-12.15 to 12.18: one in three dies, one in three is walking wounded, one in three is healed."""
    position = """
        british medic ww1_medic@30,30
        british squad ww1_regular@32.5,30
        german foes ww1_regular@80,110
        squad.1 down wounds=0
        phase fire british
    """
    table = given("legends_old_west", position, scenario="trench_raid")
    marked, found = odds(table, "british", Treat("medic.1"))
    third = Fraction(1, 3)
    assert marked
    assert found == {("result-casualties", 0, 1, 0, 0, 0, 0): third, ("result-treated", 0, 1): third, ("result-treated", 1, 0): third}


def test_a_drive_into_bad_ground_may_bog():
    """LOW-19.26: difficult ground stops a tank on a 1; on open ground it rolls nothing."""
    position = "terrain crater 60,75 r10\nbritish tank ww1_crew*4 ww1_mark_iv@60,56/0\ngerman foes ww1_regular@20,20\nphase move british"
    table = given("legends_old_west", position, scenario="tanks_at_dawn")
    table.plays("british", "activate tank")
    marked, found = odds(table, "british", Drive((Point(6000, 6600),)))
    assert marked
    assert set(found) == {("result-bogged", "mine"), ("result-arrives",)}
    assert odds(table, "british", Drive((Point(6000, 6000),))) == (False, {("result-arrives",): 1})


def test_a_shot_of_a_vehicle_has_odds_before_its_dice_are_counted():
    """LOW-19.38, LOW-18.7: naming the target of a machine gun tells what comes of it, with all its dice."""
    position = "british roster brit_ww1_mk4_female@60,56 as tank\ngerman foes ww1_regular*3@85,56\nphase fire british"
    table = given("legends_old_west", position, scenario="tanks_at_dawn")
    table.plays("british", "shoot tank.v1")
    shots = [answer for answer in table.match.asked("british").legal if isinstance(answer, FireWeapon)]
    marked, found = odds(table, "british", shots[0])
    assert marked
    assert len(found) > 1
    assert found[("result-nothing",)] < 1


def test_opportunity_fire_ends_with_the_fire():
    """LOW-13.4, LOW-13.5: whoever fires out of an ambush reckons his fire, not what the mover's obstacles do; who passes takes no chance of his own."""
    position = """
        terrain wall 20,40 80,40
        british raiders ww1_regular@50,36
        german lair ww1_regular;ww1_rifle@50,55
        lair.1 hidden
        lair ambush
    """
    table = given("legends_old_west", position, scenario="trench_raid")
    table.plays("british", "activate raiders")
    table.plays("british", Move("raiders", (Waypoint(5000, 4400),)), dice="obstacle 6")
    marked, found = odds(table, "german", Watched(1, "lair"))
    assert marked
    assert {words[0] for words in found} == {"result-nothing", "result-casualties"}
    assert not is_marked(table, "german", PASS)


def test_a_move_reckons_with_fire_out_of_an_ambush():
    """LOW-13.2, LOW-13.4: wherever a group may lie, a move takes a chance, and its odds tell of the fire; whether it holds its fire is not told by them."""
    position = """
        british raiders ww1_regular*3@50,30
        german foes ww1_regular@10,110
        german lair ww1_regular*6;ww1_rifle@50,60
        {}
    """
    hidden = "\n        ".join([*(f"lair.{n} hidden" for n in range(1, 7)), "lair ambush"])
    move, told = Move("raiders", (Waypoint(5000, 4000),)), []
    for watching in ("1", "0"):
        table = given("legends_old_west", position.format(f"{hidden} watching={watching}"), scenario="trench_raid")
        table.plays("british", "activate raiders")
        told.append(odds(table, "british", move))
        assert {each.seat for each in table.match.odds("british", move).assumed} == {"german"}
    assert told[0] == told[1]
    assert told[0][0]
    assert any(words[0] == "result-casualties" for words in told[0][1])
    table = given("legends_old_west", position.format(""), scenario="trench_raid")
    table.plays("british", "activate raiders")
    assert odds(table, "british", move) == (False, {("result-arrives",): 1})


def test_fame_lets_the_dice_go_on():
    """LOW-2.23, LOW-18.7: to spend and to keep it are both followed by dice, as is the number of dice; whoever holds his fire rolls none."""
    game = Bench().game

    def marked(what: str, answer: Answer) -> bool:
        return TITLE.option(game, Ask(OURS, Question(what, Answer, rule="LOW-2.23"), only([answer], "LOW-2.23", ""), {}, None), answer).chance

    assert [marked("fame", PASS), marked("dice", Dice(2)), marked("fire", PASS)] == [True, True, False]


LADDER = [
    (Crashed("a.a1", 0, 0),),
    (Fell("a.1"),),
    (Spins("a.a1", True),),
    (Broke("a"),),
    (Bogged("a.v1", 3, "difficult"),),
    (Malfunctioned("a.1", 4, 3),),
    (Wounded("a.1", 1),),
    (Shot("a.1", "ww1_rifle"),),
    (FightWon(OURS),),
    (Stormed("a", "b"), Charged("a.1", "b.1", 0, 0, 0), Charged("a.2", "b.1", 0, 0, 0)),
    (VehicleDamaged("b.v1", 1, 2),),
    (GotUp("a.1", True, "walking"),),
    (Spins("b.a1", True),),
    (Fell("b.1"),),
    (Fell("b.1"), Fell("b.2"), Broke("b")),
]


def bench():
    """Two units that events can be about."""
    made = Bench("ww1")
    made.men("a", "ww1_regular", [(20, 20), (30, 20)])
    made.men("b", "ww1_regular", [(20, 60), (30, 60)], side=THEIRS)
    return made


def test_results_are_ordered_by_what_they_are_worth():
    """LOW-2.9, LOW-7.6, LOW-19.40: from the loss of an aircraft to enemies who fall and break."""
    values = [measure(bench().game, OURS, events).value for events in LADDER]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_what_is_good_for_one_is_bad_for_the_other():
    """LOW-2.9: the same events, seen from the other side."""
    for events in ((Fell("a.1"),), (Broke("a"),), (Wounded("b.1", 1),), (FightWon(OURS),), (Bogged("b.v1", 3, "x"),), (ObstacleTried("a.v1", "w", "blocked"),)):
        assert measure(bench().game, OURS, events).value == -measure(bench().game, THEIRS, events).value != 0


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_result_has_words(language):
    """Nothing is left open in either language."""
    texts = table_texts(TITLE, language)
    for events in (*LADDER, (ObstacleMet("a.1", "stayed"),), (ObstacleTried("a.v1", "w", "cross_stop"),), ()):
        for seat in (OURS, THEIRS):
            result = measure(bench().game, seat, events)
            told = texts.format(result.message, dict(result.facts))
            assert told
            assert "{" not in told
            assert result.message not in told
