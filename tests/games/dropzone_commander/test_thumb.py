"""Rules of thumb of the computer players: doors, landings, gates, and who sees to which marker."""

from __future__ import annotations

from typing import Any

import bocage
from bocage.ai import player
from bocage.core.decision import Ask
from bocage.core.legal import PASS, Legal, only
from bocage.core.registry import title
from bocage.games.dropzone_commander.computer import evaluate
from bocage.games.dropzone_commander.computer.thumb_drops import fitting_gate, walks_home, worth_landing
from bocage.games.dropzone_commander.ground.placing import PUT, formations
from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.moving.candidates import air_goals, goals, markers
from bocage.games.dropzone_commander.moving.entry import Enter, Entering
from bocage.games.dropzone_commander.moving.landing import refuse_land
from bocage.games.dropzone_commander.objectives.searching import TURN, Turn
from bocage.games.dropzone_commander.tables.tables import HiddenRow, MarkerRow, VictoryRow
from bocage.games.dropzone_commander.turn.activation import ACT, ACTIVATE, Activate
from bocage.space.plane import Point

from .bench import Bench, house

TITLE = title("dropzone_commander")

HOUSES = (house("hall", 20, 20), house("barn", 30, 20), house("shed", 4, 40))
IN_HALL, IN_BARN = MarkerRow("one", "objective", "hall"), MarkerRow("two", "objective", "barn")
FOES = "B1: B1a scourge.hunter 3\nB2: B2a scourge.warriors 3"
FOOT = "A1: A1a ucm.legionnaire 2, A1t ucm.raven_a 1 carries A1a\nA2: A2a ucm.legionnaire 2, A2t ucm.raven_a 1 carries A2a"
TANKS = "A1: A1a ucm.sabre 6, A1t ucm.condor 2 carries A1a\nA2: A2a ucm.kodiak 1, A2t ucm.condor 1 carries A2a"
GATES = "A1 void: A1a shaltari.tomahawk 3, A1b shaltari.braves 2\nA2: A2a shaltari.eden 1, A2b shaltari.spirit 1"


def bench(text: str = FOOT, *rows: MarkerRow, faction: str = "ucm", victory: VictoryRow | None = None) -> Bench:
    return Bench({"A": (faction, text), "B": ("scourge", FOES)}, houses=HOUSES, markers=rows, victory=victory)


def acting(table: Bench, squad: str, *answers: Do) -> Any:
    """What the rule of thumb does with a squad that may do these things."""
    return TITLE.settle(table.game, Ask(table.state.squads[squad].seat, ACT, only(list(answers), "DZC-3.5"), {"squad": squad}, table.game))


# -- infantry on foot ------------------------------------------------------------------------------------------------------------------------


def test_one_squad_sees_to_one_marker():
    """A second squad makes for the barn while the first is in the hall; alone it makes for the hall, which is nearer."""
    table = bench(FOOT, IN_HALL, IN_BARN).put("A2a.1", 22, 16).put("A2a.2", 23, 16)
    hall, barn = Point(2200, 2000), Point(3200, 2000)
    assert markers(table.game, "A2a", Point(2200, 1600)) == [hall, barn]
    table.garrison("A1a", "hall")
    assert markers(table.game, "A2a", Point(2200, 1600)) == [barn]
    table.put("A2t.1", 22, 16)
    assert all(point.x > 2600 for point in air_goals(table.game, "A2t")[:1])


def test_when_all_markers_are_seen_to_they_are_goals_all_the_same():
    """Nobody is left without a goal: a second squad comes to help."""
    table = bench(FOOT, IN_HALL).garrison("A1a", "hall").put("A2a.1", 22, 16).put("A2a.2", 23, 16)
    assert Point(2200, 2000) in goals(table.game, "A2a")


def test_infantry_searches_and_vehicles_hold():
    """DZC-14.2, DZC-17.1: infantry makes for the Objective in the barn, tanks in a Condor for the Focal Point that is the hall; alone it is good for both."""
    focal = MarkerRow("hold", "focal_point", "hall")
    table = bench(FOOT + "\nA3: A3a ucm.sabre 3, A3t ucm.condor 1 carries A3a", focal, IN_BARN)
    table.put("A1a.1", 22, 16).put("A1a.2", 23, 16).put("A1t.1", 20, 16).put("A3t.1", 26, 16)
    assert markers(table.game, "A1a", Point(2200, 1600)) == [Point(3200, 2000)]
    assert air_goals(table.game, "A3t")[0].x == 2200
    alone = bench(FOOT, focal).put("A1a.1", 22, 16).put("A1a.2", 23, 16)
    assert markers(alone.game, "A1a", Point(2200, 1600)) == [Point(2200, 2000)]


def test_infantry_goes_to_a_door_before_it_fires():
    """DZC-12.5: who has fired does not go in any more, so moving comes first; vehicles fire."""
    table = bench(FOOT, IN_HALL).put("A1a.1", 22, 16).put("A1a.2", 23, 16).put("B1a.1", 22, 30)
    table.activate("A1", "A1a")
    assert acting(table, "A1a", Do("fire", "A1a"), Do("move", "A1a"), Do("done", "A1a")) == Do("move", "A1a")
    tanks = bench(TANKS, IN_HALL).line("A1a", 20, 10).put("B1a.1", 22, 30)
    tanks.activate("A1", "A1a")
    assert acting(tanks, "A1a", Do("fire", "A1a"), Do("move", "A1a"), Do("done", "A1a")) == Do("fire", "A1a")


def test_who_has_lost_his_transport_walks_home_with_an_objective_if_it_is_near_enough():
    """DZC-14.18: from the hall 20 inches to the south edge are too far for a squad of Mv 4 with four turns left, not for one near the edge."""
    table = bench(FOOT, IN_HALL).garrison("A1a", "hall").marker("one", state="carried", carrier="A1a.1")
    assert not walks_home(table.game, "A1a")
    near = Bench({"A": ("ucm", FOOT), "B": ("scourge", FOES)}, houses=(house("hall", 20, 6),), markers=(IN_HALL,))
    near.garrison("A1a", "hall").marker("one", state="carried", carrier="A1a.1")
    assert walks_home(near.game, "A1a")
    near.put("A1t.1", 22, 3)
    assert not walks_home(near.game, "A1a"), "it has a transport to wait for"


# -- transports ------------------------------------------------------------------------------------------------------------------------------


def test_transports_of_one_squad_enter_far_enough_apart_to_land():
    """DZC-9.15, DZC-4.3: both Condors of six Sabres land side by side; a template fouled by the other would keep the tanks aboard for good."""
    table = bench(TANKS)
    way = next(answer for answer in Entering(table.game, "A1t").listing() if isinstance(answer, Enter))
    plan = Entering(table.game, "A1t").plan(way)
    assert isinstance(plan, dict)
    for unit, (path, _) in plan.items():
        table.put(unit, path[-1].x / 100, path[-1].y / 100)
    table.put("A1t.1", table.state.units["A1t.1"].x / 100, table.state.units["A1t.1"].y / 100, level="landed")
    assert refuse_land(table.game, "A1t", "A1t.2") is None


def test_tanks_get_out_as_soon_as_they_can_and_before_their_transport_fires():
    """DZC-12.2: getting out comes before the fire of a transport, for vehicles; infantry does not get out in the open."""
    table = bench(TANKS).put("A1t.1", 20, 10, level="landed").put("A1t.2", 26, 10, level="landed").put("B1a.1", 22, 30)
    table.activate("A1", "A1a", "A1t")
    offered = (Do("fire", "A1t"), Do("alight", "A1a"), Do("done", "A1a"))
    assert acting(table, "A1a", *offered) == Do("alight", "A1a")
    foot = bench(FOOT, IN_BARN).put("A1t.1", 20, 10, level="landed").put("B1a.1", 22, 30)
    foot.activate("A1", "A1a", "A1t")
    assert acting(foot, "A1a", Do("alight", "A1a"), Do("done", "A1a")) != Do("alight", "A1a")


def test_who_commands_gets_out_wherever_he_can_land():
    """Tanks land where an enemy is about; a command vehicle gets out well behind."""
    table = bench(TANKS).put("A1t.1", 20, 4).put("A1t.2", 26, 4).put("A2t.1", 30, 4)
    assert worth_landing(table.game, "A2t.1")
    assert not worth_landing(table.game, "A1t.1"), "no enemy is on the table"
    table.put("B1a.1", 22, 20)
    assert worth_landing(table.game, "A1t.1")


def test_vehicles_out_of_their_transports_are_worth_more():
    """The estimate prefers tanks on the table to tanks aboard, so that nobody boards again for nothing."""
    aboard = bench(TANKS).put("A1t.1", 20, 10, level="landed").put("A1t.2", 26, 10, level="landed")
    out = bench(TANKS).put("A1t.1", 20, 10, level="landed").put("A1t.2", 26, 10, level="landed").line("A1a", 20, 12)
    assert evaluate.standing(out.game, "A", {}) > evaluate.standing(aboard.game, "A", {})


# -- gates -----------------------------------------------------------------------------------------------------------------------------------


def gated() -> Bench:
    """An Eden and a Spirit over a marker in the open, Tomahawks and Braves in the Void."""
    table = bench(GATES, MarkerRow("spot", "focal_point", at=(24, 12)), faction="shaltari")
    return table.put("A2a.1", 24, 13).put("A2b.1", 27, 13)


def test_gates_are_activated_before_those_who_wait_behind_them():
    """DZC-22.32: squads step out of a gate that has landed, so the gates come first; with nobody in the Void the choice is open."""
    table = gated()
    ask = Ask("A", ACTIVATE, only([Activate("A1"), Activate("A2")], "DZC-3.1"), {}, table.game)
    assert TITLE.settle(table.game, ask) == Activate("A2")
    table.line("A1a", 10, 10).line("A1b", 20, 10)
    assert TITLE.settle(table.game, ask) is None


def test_a_gate_lands_where_it_is_wanted_and_stays():
    """DZC-22.32: over a Focal Point with squads in the Void it lands, then does nothing else; without them it does not land."""
    table = gated()
    table.activate("A2", "A2a")
    assert acting(table, "A2a", Do("land", "A2a", "A2a.1"), Do("fly", "A2a"), Do("done", "A2a")) == Do("land", "A2a", "A2a.1")
    table.put("A2a.1", 24, 13, level="landed")
    assert acting(table, "A2a", Do("fly", "A2a"), Do("done", "A2a")) == Do("done", "A2a")
    table.line("A1a", 10, 10).line("A1b", 20, 10).put("A2a.1", 24, 13)
    assert not worth_landing(table.game, "A2a.1")


def test_a_gate_goes_where_those_behind_it_are_of_use():
    """DZC-22.32: a gate for vehicles makes for the Focal Point, one for infantry for the Objective in the hall."""
    table = bench(GATES, MarkerRow("spot", "focal_point", at=(24, 12)), IN_HALL, faction="shaltari").put("A2a.1", 22, 15).put("A2b.1", 23, 15)
    assert air_goals(table.game, "A2a")[0] == Point(2400, 1200)
    assert air_goals(table.game, "A2b")[0].y > 1700


def test_infantry_leaves_the_larger_gate_to_vehicles():
    """DZC-22.32, DZC-22.33: Braves wait for their own gate while Tomahawks wait for the Eden; alone, or without a gate of their own, they take it."""
    table = gated()
    assert fitting_gate(table.game, "A1a", "A2a.1")
    assert not fitting_gate(table.game, "A1b", "A2a.1")
    assert fitting_gate(table.game, "A1b", "A2b.1")
    table.line("A1a", 10, 10)
    assert fitting_gate(table.game, "A1b", "A2a.1")


def test_who_is_put_down_stands_towards_what_he_wants():
    """Braves that step out of a gate south of a hall are put on its north side, towards the door."""
    table = bench(GATES, IN_HALL, faction="shaltari").put("A2b.1", 22, 15, level="landed")
    offered = list(formations(table.game, list(table.alive("A1b")), [Point(2200, 1500)], 300))
    ask = Ask("A", PUT, only(offered, "DZC-22.32"), {"squad": "A1b"}, table.game)
    chosen = TITLE.settle(table.game, ask)
    assert len(offered) > 1
    assert chosen.at[0].y == max(put.at[0].y for put in offered)


# -- Focal Points ----------------------------------------------------------------------------------------------------------------------------


def test_a_focal_point_is_worth_more_to_the_stronger_side_when_it_is_scored():
    """DZC-24.3, DZC-17.6: three Sabres against one are worth most of the point in a turn that scores, half of that before, nothing after the last."""
    rules = VictoryRow(1, 2, 1, 1, (2, 4), True)
    table = bench(TANKS, MarkerRow("spot", "focal_point", at=(24, 12)), victory=rules)
    assert share(table, "A") == 0
    table.line("A1a", 22, 12, 1.0).put("B1a.1", 24, 15)
    mine = share(table, "A")
    assert mine > 0.8
    assert abs(mine + share(table, "B") - 1) < 1e-9
    table.state.turn = 3
    assert abs(share(table, "A") - mine / 2) < 1e-9
    table.state.turn = 5
    assert share(table, "A") == 0


def share(table: Bench, seat: str) -> float:
    """What the Focal Points promise a side."""
    return sum(evaluate.focal_share(table.game, near, [seat]) for near in evaluate.strengths(table.game).values())


# -- Possible Objectives ---------------------------------------------------------------------------------------------------------------------

PLACES = tuple(MarkerRow(f"p{number}", "possible_objective", at=at) for number, at in enumerate([(10, 8), (22, 10), (40, 12), (20, 40), (30, 40)], 1))


def caches(confirmed: tuple[str, ...] = ()) -> Bench:
    """Two of five places hide something, and only A knows which; A's infantry stands beside the second place and B's tanks beside the third."""
    table = Bench({"A": ("ucm", FOOT), "B": ("scourge", FOES)}, markers=PLACES, hidden=HiddenRow(2, "A", ("A",)))
    table.state.confirmed = confirmed
    return table.put("A1a.1", 22, 13).put("A1a.2", 23, 13).put("B1a.1", 40, 15)


def test_who_knows_the_blanks_does_not_make_for_them():
    """DZC-15.3: A walks past a blank to what is hidden farther off; B, who does not know, makes for the nearest place, blank or not."""
    table = caches(("p1", "p4"))
    assert markers(table.game, "A1a", Point(2200, 1300)) == [Point(1000, 800), Point(2000, 4000)]
    assert markers(table.game, "B1a", Point(4000, 1500))[0] == Point(4000, 1200)
    places = evaluate.Whereabouts(table.game, [unit for unit in table.state.units.values() if table.game.seat_of(unit.id) == "A"])
    worth = [evaluate.marker_worth(table.game, table.state.markers[name], places, ["A"], 0.5) for name in ("p1", "p2")]
    assert worth[0] > worth[1] == 0


def test_a_blank_of_ones_own_is_not_turned_over():
    """DZC-15.4: it goes on to puzzle the others; a Confirmed one is turned over, and so is any that one does not know."""
    table = caches(("p1", "p4"))
    law: Legal[Any] = only([Turn("p2"), PASS], "DZC-15.4")
    assert TITLE.settle(table.game, Ask("A", TURN, law, {"marker": "p2"}, table.game)) == PASS
    assert TITLE.settle(table.game, Ask("B", TURN, law, {"marker": "p2"}, table.game)) == Turn("p2")
    known: Legal[Any] = only([Turn("p1"), PASS], "DZC-15.4")
    assert TITLE.settle(table.game, Ask("A", TURN, known, {"marker": "p1"}, table.game)) == Turn("p1")


def test_caches_are_laid_on_the_own_side_but_not_by_habit():
    """DZC-15.3: at least all but one lie nearest to the own edge; which they are differs from match to match, so that nobody learns them."""
    found = set()
    for number in range(12):
        match = bocage.new("dropzone_commander", "dzc.what_the_rubble_hides", seed=number)
        while match.asks[0].what != "confirm_markers":
            match.play(match.asks[0].seat, next(iter(match.asks[0].legal)))
        found.add(player("thumb", f"caches {number}").choose(match, match.asks[0]).markers)
    assert all(sum(marker in ("pos_1", "pos_3", "pos_7") for marker in markers) >= 2 for markers in found)
    assert len(found) > 4
