"""Ambush, opportunity fire and localisation (chapter 13)."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.decision import Watched
from bocage.core.legal import PASS
from bocage.core.registry import title
from bocage.games.legends_old_west.aiming import aim
from bocage.games.legends_old_west.armies import setup
from bocage.games.legends_old_west.armies.setup import Lair, Secrets
from bocage.games.legends_old_west.ground.concealment import Revealed
from bocage.games.legends_old_west.ground.courses import Course
from bocage.games.legends_old_west.moving.march import carry_out
from bocage.games.legends_old_west.shooting import ambush, search
from bocage.games.legends_old_west.shooting.ambush import HOLD
from bocage.games.legends_old_west.state.events import Moved
from bocage.games.legends_old_west.state.fire_events import Shot
from bocage.games.legends_old_west.tables.scenario import EffectRow
from bocage.games.legends_old_west.turn import movement
from bocage.space.plane import Point
from bocage.testing import given

from .bench import OURS, THEIRS, Bench, rect, replace


def lair(spots, profile="ww2_regular", weapons=("ww2_rifle",), terrain=(), **facts):
    """Theirs lie hidden, ours stand at 100, 50."""
    bench = Bench("ww2", terrain)
    bench.men("a", "ww2_regular", [(100, 50)], ("ww2_rifle",))
    bench.men("h", profile, list(spots), weapons, THEIRS, hidden=True, **facts)
    bench.state.units["h"] = replace(bench.state.units["h"], ambush=True)
    bench.game.forget_all()
    return bench


def march(bench, x, y, ident="a.1"):
    start = bench.fig(ident)
    end = Point(round(x * 100), round(y * 100))
    length = round(((start.x - end.x) ** 2 + (start.y - end.y) ** 2) ** 0.5)
    return carry_out(bench.game, "a", [Course(ident, (Point(start.x, start.y), end), length)])


def test_case_39_opportunity_fire():
    """LOW-CASE-39, LOW-13.3, LOW-13.4, LOW-13.5: six rifles interrupt a move: 5 2 6 4 5 1 are three hits,
    the 1 jams one rifle; they are revealed and have shot; the mover goes on.
    """
    bench = lair([(80 + 2.5 * n, 92.5) for n in range(6)])
    bench.men("a", "ww2_regular", [(103, 50)])
    courses = [Course(i, (Point(bench.fig(i).x, 5000), Point(bench.fig(i).x + 1500, 5000)), 1500) for i in ("a.1", "a.2")]
    bench.run(carry_out(bench.game, "a", courses), "hit 5 2 6 4 5 1, wound 1 1 4", "watched 3 h")
    assert bench.told(Revealed)
    assert not any(bench.fig(f"h.{n}").hidden for n in range(1, 7))
    assert [bool(bench.fig(f"h.{n}").jammed) for n in range(1, 7)] == [False] * 5 + [True]
    assert all(aim.refuse_shooter(bench.game, bench.fig(f"h.{n}")).rule == "LOW-2.31" for n in range(1, 7))
    assert all(event.opportunity for event in bench.told(Shot))
    alive = [i for i in ("a.1", "a.2") if i in bench.state.figures]
    assert len(alive) == 1
    assert bench.fig(alive[0]).x == {"a.1": 11500, "a.2": 11800}[alive[0]]
    assert bench.fig(alive[0]).moved == 1500
    stops = [event.spots[0][1] for event in bench.told(Moved)]
    assert stops[0] in (10750, 11050)


def test_opportunity_fire_may_be_held():
    """LOW-13.4, LOW-13.3: now, later or never; held for the phase nobody is asked again; holding keeps the ambush."""
    bench = lair([(100, 80)])
    bench.run(march(bench, 110, 50), "", PASS)
    assert bench.asked == ["opportunity"]
    assert bench.fig("h.1").hidden
    bench.put("a.1", 100, 50, moved=0)
    bench.run(march(bench, 110, 50), "", HOLD)
    bench.put("a.1", 100, 50, moved=0)
    bench.run(march(bench, 110, 50), "")
    assert bench.asked == []


def test_the_field_of_fire():
    """LOW-13.5, LOW-13.13: only where a mover is in range and in sight; points are every 2.5 cm of the path."""
    bench = lair([(100, 112.6)])
    courses = [Course("a.1", (Point(10000, 5000), Point(10000, 5500)), 500)]
    law = ambush.opportunity_law(bench.game, THEIRS, courses, 0, 2)
    assert law.refuse(Watched(0, "h")).rule == "LOW-13.5"
    assert law.refuse(Watched(1, "h")) is None
    assert law.refuse(Watched(3, "h")).rule == "LOW-13.5"
    assert law.refuse(Watched(1, "x")).rule == "LOW-13.4"
    bench = lair([(100, 80)], terrain=[rect("building", 80, 60, 40, 8)])
    assert ambush.opportunity_law(bench.game, THEIRS, courses, 0, 2).refuse(Watched(1, "h")).rule == "LOW-13.5"


def test_the_window_opens_whatever_is_hidden_where():
    """LOW-13.2, LOW-13.4: the question is put for every move while somebody lies in ambush, in sight or not."""
    bench = lair([(190, 190)])
    bench.run(march(bench, 110, 50), "")
    assert bench.asked == ["opportunity"]


def test_contact_reveals():
    """LOW-13.12, LOW-13.13: a mover that would come within 2.5 cm of a hidden figure sees him and stops there."""
    bench = lair([(112, 50)])
    bench.run(march(bench, 115, 50), "", PASS)
    assert not bench.fig("h.1").hidden
    assert bench.fig("a.1").x == 10750
    bench = lair([(112, 60)])
    bench.run(march(bench, 115, 50), "", PASS)
    assert bench.fig("h.1").hidden
    assert bench.fig("a.1").x == 11500


def test_a_moving_ambusher_is_seen():
    """LOW-13.3: moving ends an ambush; the hidden are no targets before (LOW-6.10)."""
    bench = lair([(100, 80)])
    assert aim.refuse_target(bench.game, "a.1", bench.fig("h.1")).rule == "LOW-6.10"
    bench.game.emit(Moved("h", (("h.1", 10000, 7900),), (100,)))
    assert not bench.fig("h.1").hidden
    assert aim.refuse_target(bench.game, "a.1", bench.fig("h.1")) is None


@pytest.mark.parametrize(
    ("searcher", "target", "far", "die", "found"),
    [
        ("ww2_dog", "ww2_sniper", 25, 2, False), ("ww2_dog", "ww2_sniper", 25, 3, True), ("sentry", "ww2_regular", 25, 3, True),
        ("sentry", "ww2_regular", 25, 2, False), ("ww2_regular", "ww2_regular", 25, 3, False), ("ww2_regular", "ww2_regular", 25, 4, True),
        ("ww2_dog", "ww2_regular", 25.1, 6, False),
    ],
)  # fmt: skip
def test_case_38_localisation(searcher, target, far, die, found):
    """LOW-CASE-38, LOW-13.6, LOW-13.7, LOW-13.8, LOW-13.9, LOW-13.10: 4+ within 25 cm; +1 a sentry, +2 a dog, -1 against a sniper."""
    bench = lair([(100, 52.5 + far)], profile=target)
    sentry = searcher == "sentry"
    bench.men("s", "ww2_regular" if sentry else searcher, [(100, 50)], trait="sentry" if sentry else "")
    bench.put("a.1", 150, 10)
    bench.run(search.search(bench.game, "s.1"), f"search {die}")
    assert bench.fig("h.1").hidden != found


def test_search_procedure():
    """LOW-13.11: one search per unit and turn, with one figure; every hidden group in sight compares the one die; building occupants are located."""
    bench = lair([(100, 60)], terrain=[rect("building", 110, 45, 10, 10)])
    bench.men("e", "ww2_regular", [(111.5, 50)], (), THEIRS)
    assert search.may_search(bench.game, OURS) == ["a"]
    bench.step("search", "search 4", "search a.1", side=OURS)
    assert not bench.fig("h.1").hidden
    assert bench.fig("e.1").located
    assert search.may_search(bench.game, OURS) == []
    bench = lair([(100, 60)], terrain=[rect("building", 80, 53, 40, 4)])
    bench.step("search", "search 6", "search a.1", side=OURS)
    assert bench.fig("h.1").hidden


def test_engineers_find_mines():
    """LOW-15.13, LOW-13.11: each mine is a hidden group for an engineer's search, and for nobody else's."""
    from bocage.games.legends_old_west.state.state import Mine

    for profile, found in (("ww2_eng_demolition", True), ("ww2_regular", False)):
        bench = Bench("ww2")
        bench.men("a", profile, [(100, 50)])
        bench.state.mines["m"] = Mine("m", THEIRS, "ww2_mine_ap", 10000, 6000)
        bench.run(search.search(bench.game, "a.1"), "search 4")
        assert bench.state.mines["m"].known == found


def test_ambushes_are_written_in_secret():
    """LOW-13.1, LOW-13.2, LOW-15.12, LOW-24.3: which units is announced, where is secret; not in the enemy zone; only who may ambush."""
    table = given("legends_old_west", scenario="bridge_at_dusk")
    asks = {ask.seat: ask for ask in table.match.asks}
    assert set(asks) == {"allies", "german"}
    law = asks["allies"].legal
    assert law.refuse(Secrets((Lair("maquis_band", 6000, 9000),))).rule == "LOW-13.2"
    assert law.refuse(Secrets((Lair("us_para_squad_1", 6000, 1000),))).rule == "LOW-13.1"
    assert law.refuse(Secrets((Lair("maquis_band", 3000, 4500),))) is None
    table.plays("allies", [Secrets((Lair("maquis_band", 3000, 4500),))])
    table.plays("german", [Secrets((Lair("ger_ww2_sniper", 4600, 7600),))], dice="edge 1 2")
    assert table.state.units["maquis_band"].ambush
    own, other = table.match.view("allies"), table.match.view("german")
    mine = next(p.place for p in own.pieces if p.id == "maquis_band.1")
    theirs = next(p.place for p in other.pieces if p.id == "maquis_band.1")
    assert mine.point is not None
    assert theirs.point is None
    assert theirs.zone == "ambush-allies"


def test_mines_stay_secret():
    """LOW-15.12, LOW-24.7: the enemy sees no mine before it is triggered or located; each lies in its zone."""
    table = given("legends_old_west", scenario="trench_raid")
    law = table.match.asked("german").legal
    draft = law.default
    assert len(draft.mines) == 1
    wrong = Secrets((), (setup.Buried("ww1_mine_ap", 4500, 6000),))
    assert law.refuse(wrong).rule == "LOW-15.12"
    table.plays("german", [draft], dice="edge 1 2")
    assert [p.id for p in table.match.view("british").pieces if p.art == "mine"] == []
    assert len([p for p in table.match.view("german").pieces if p.art == "mine"]) == 1


def test_held_units_may_not_move_before_the_alarm():
    """LOW-24.2: the trench garrison moves only once a raider is located, shoots or comes within 25 cm."""
    table: Any = title("legends_old_west").position("british r ww1_regular@20,10\ngerman roster ger_ww1_sentries@45,70", "trench_raid", {})
    table.state.phase, table.state.active = "move", "german"
    assert movement.may_move(table, "german") == []
    from bocage.games.legends_old_west.ground.alerts import alarm

    alarm(table, "german", "enemy_within_25cm")
    assert movement.may_move(table, "german") == []
    alarm(table, "german", "enemy_shoots")
    assert movement.may_move(table, "german") == ["ger_ww1_sentries"]


def test_a_raider_who_is_located_raises_the_alarm():
    """LOW-24.2, LOW-13.6: a search that finds a hidden raider, or one in a building, alerts the garrison; one that finds nobody does not."""
    held = EffectRow("held_until_alert", side=OURS, triggers=("enemy_located",))
    for hidden, die, alert in ((True, 4, True), (True, 1, False), (False, 4, True)):
        bench = Bench("ww1", [rect("building", 95, 112, 10, 10, "house")], effects=[held])
        bench.men("a", "ww1_regular", [(100, 100)])
        bench.men("e", "ww1_regular", [(100, 110 if hidden else 113.5)], side=THEIRS, hidden=hidden)
        bench.state.units["a"] = replace(bench.state.units["a"], alert=False)
        bench.state.units["e"] = replace(bench.state.units["e"], ambush=hidden)
        bench.step("search", f"search {die}", "search a.1", side=OURS)
        assert bench.state.units["a"].alert == alert


def test_the_field_of_fire_reaches_the_edge_of_a_vehicle():
    """LOW-13.5, LOW-2.2: range runs to the edge of the mover's body: a Sherman whose middle is 65 cm off is in the field of rifles that reach 60."""
    bench = lair([(100, 100)])
    tank = bench.vehicle("t", "sherman", (100, 35), facing=90)
    half = bench.game.base(tank).width // 2
    far = Course(tank, (Point(10000, 10000 - 125 - 6000 - half - 1), Point(12000, 10000 - 125 - 6000 - half - 1)), 2000)
    near = Course(tank, (Point(10000, 10000 - 125 - 6000 - half), Point(12000, 10000 - 125 - 6000 - half)), 2000)
    assert ambush.opportunity_law(bench.game, THEIRS, [near], 0, 8).refuse(Watched(0, "h")) is None
    assert ambush.opportunity_law(bench.game, THEIRS, [far], 0, 8).refuse(Watched(0, "h")).rule == "LOW-13.5"


def test_who_cannot_fire_watches_nothing():
    """LOW-13.5, LOW-2.18, LOW-16.3: a jammed rifle has no field of fire, nor has a gun nearer than its minimum; the ambush is not given away for nothing."""
    bench = lair([(100, 80)], jammed=(("ww2_rifle", 3),))
    courses = [Course("a.1", (Point(10000, 5000), Point(10000, 5500)), 500)]
    assert ambush.opportunity_law(bench.game, THEIRS, courses, 0, 2).refuse(Watched(1, "h")).rule == "LOW-13.5"
    for y, rule in ((50 + 1.25 + 2 + 24.9, "LOW-13.5"), (50 + 1.25 + 2 + 25, "")):
        bench = lair([(190, 190)])
        bench.gun("g", "ww2_gun_heavy", (100, y), side=THEIRS, hidden=True)
        for ident in bench.state.units["g"].figures:
            bench.state.figures[ident] = replace(bench.state.figures[ident], hidden=True)
        bench.state.units["g"] = replace(bench.state.units["g"], ambush=True)
        bench.game.forget_all()
        found = ambush.opportunity_law(bench.game, THEIRS, courses, 0, 2).refuse(Watched(0, "g"))
        assert (found.rule if found else "") == rule


def test_whoever_is_set_down_beside_a_hidden_man_sees_him():
    """LOW-13.12: getting out of a vehicle, giving ground and leaping aside bring a man as near as walking does; 2.5 cm off is near, more is not."""
    from bocage.games.legends_old_west.fighting import giving_ground
    from bocage.games.legends_old_west.ground.vehicle_facts import body, free_spots
    from bocage.games.legends_old_west.vehicles import overrun

    for gap, seen in ((2.5, True), (2.6, False)):
        bench = Bench("ww2")
        jeep = bench.vehicle("j", "ww2_jeep", (100, 50))
        bench.men("p", "ww2_regular", [(0, 0)])
        rider = bench.state.figures["p.1"]
        bench.state.figures["p.1"] = replace(rider, place="aboard", vehicle=jeep, station="passenger")
        bench.men("h", "ww2_regular", [(150, 150)], (), THEIRS, hidden=True)
        bench.game.forget_all()
        spot = free_spots(bench.game, body(bench.state.vehicles[jeep]), 1)[0]
        bench.put("h.1", spot.x / 100, spot.y / 100 - 2.5 - gap)
        bench.moves("p", "", "alight p")
        assert bench.fig("p.1").place == "table"
        assert bench.fig("h.1").hidden != seen
    bench = lair([(100, 44)])
    bench.men("f", "ww2_regular", [(100, 52.5)], (), THEIRS)
    bench.run(giving_ground.back_away(bench.game, "a.1", ("f.1",)), "", giving_ground.ways_back(bench.game, "a.1", ("f.1",))[0])
    assert not bench.fig("h.1").hidden
    bench = lair([(190, 190)])
    tank = bench.vehicle("t", "sherman", (100, 60), facing=180, side=THEIRS)
    lands = overrun.landing(bench.game, tank, "a.1", Point(10000, 5000), 180, "left")
    bench.put("h.1", lands.x / 100, lands.y / 100 - 4.9)
    overrun.leap(bench.game, tank, "a.1", Point(10000, 5000), 180, "left")
    assert not bench.fig("h.1").hidden


def test_a_hidden_gun_that_fires_is_seen():
    """LOW-13.3, LOW-16.5: a gun in ambush that fires in the Shooting phase is no longer hidden, nor is its crew."""
    bench = Bench("ww2")
    gun = bench.gun("g", "ww2_gun_medium", (100, 50), hidden=True)
    for ident in bench.state.units["g"].figures:
        bench.state.figures[ident] = replace(bench.state.figures[ident], hidden=True)
    bench.state.units["g"] = replace(bench.state.units["g"], ambush=True)
    bench.men("e", "ww2_regular", [(100, 120)], (), THEIRS)
    bench.fires(gun, "hit 2", "lay e", "load shell")
    assert not bench.state.guns[gun].hidden
    assert [bench.fig(i).hidden for i in bench.state.units["g"].figures] == [False, False]
    assert len(bench.told(Revealed)) == 1


def test_getting_out_and_giving_ground_set_off_mines():
    """LOW-15.12: a man who gets out of a vehicle beside a mine, or gives ground onto one, has moved there; the same mine farther off stays quiet."""
    from bocage.games.legends_old_west.fighting import giving_ground
    from bocage.games.legends_old_west.ground.vehicle_facts import body, free_spots
    from bocage.games.legends_old_west.state.state import Mine

    for away, dice in ((1.25, "wound 1"), (1.26, "")):
        bench = Bench("ww2")
        jeep = bench.vehicle("j", "ww2_jeep", (100, 50))
        bench.men("p", "ww2_regular", [(0, 0)])
        bench.state.figures["p.1"] = replace(bench.state.figures["p.1"], place="aboard", vehicle=jeep, station="passenger")
        bench.game.forget_all()
        spot = free_spots(bench.game, body(bench.state.vehicles[jeep]), 1)[0]
        bench.state.mines["m"] = Mine("m", THEIRS, "ww2_mine_ap", spot.x, spot.y - 125 - round(100 * away))
        bench.moves("p", dice, "alight p")
        assert ("m" in bench.state.mines) == (not dice)
    bench = Bench("ww2")
    bench.men("a", "ww2_regular", [(100, 50)])
    bench.men("f", "ww2_regular", [(100, 52.5)], (), THEIRS)
    bench.state.mines["m"] = Mine("m", THEIRS, "ww2_mine_ap", 10000, 4500)
    bench.run(giving_ground.back_away(bench.game, "a.1", ("f.1",)), "wound 1", giving_ground.ways_back(bench.game, "a.1", ("f.1",))[0])
    assert "m" not in bench.state.mines


@pytest.mark.parametrize(("profile", "die", "found"), [("ww2_sniper", 4, False), ("ww2_sniper", 5, True), ("ww2_regular", 4, True), ("ww2_regular", 3, False)])
def test_a_sniper_in_a_house_is_harder_to_find(profile, die, found):
    """LOW-13.10, LOW-13.6: -1 against a sniper, also where he is no ambusher but stands in a building."""
    bench = Bench("ww2", [rect("building", 90, 60, 20, 20)])
    bench.men("a", "ww2_regular", [(100, 50)])
    bench.men("e", profile, [(100, 61.5)], (), THEIRS)
    bench.step("search", f"search {die}", "search a.1", side=OURS)
    assert bench.fig("e.1").located == found


def test_who_may_search():
    """LOW-13.11, LOW-13.5, LOW-2.33: one who used opportunity fire may still search; one at work may not, nor one who lies in ambush himself."""
    bench = lair([(100, 60)])
    bench.put("a.1", 100, 50, shots=1)
    assert search.may_search(bench.game, OURS) == ["a"]
    bench.step("search", "search 4", "search a.1", side=OURS)
    assert not bench.fig("h.1").hidden
    bench = lair([(100, 60)])
    bench.put("a.1", 100, 50, task="lay")
    assert search.may_search(bench.game, OURS) == []
    bench.put("a.1", 100, 50, task="", hidden=True)
    assert search.searchers(bench.game, "a") == []
