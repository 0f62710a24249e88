"""Scope, scenarios, set-up and victory (chapter 1, LOW-4.1 to 4.4, LOW-4.11, chapter 24)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.registry import title
from bocage.games.legends_old_west.armies import muster, setup
from bocage.games.legends_old_west.armies.setup import Deploy
from bocage.games.legends_old_west.state.state import LowState
from bocage.games.legends_old_west.state.wound_events import remove
from bocage.games.legends_old_west.tables.scenario import scenarios
from bocage.games.legends_old_west.tables.tables import ERAS, PROFILES, UNITS, VEHICLES, WEAPONS, option_rows
from bocage.games.legends_old_west.turn import effects, victory
from bocage.testing import given

from .bench import OURS, THEIRS, Bench, replace

TITLE: Any = title("legends_old_west")


def test_one_era_per_match():
    """LOW-1.1, LOW-1.5: exactly one of three eras; rosters of another era are refused; every rule of the base game in use is in the rulebook."""
    assert {s.era for s in scenarios().values()} == set(ERAS)
    known = scenarios()["first_patrol"]
    assert any("LOW-1.1" in problem.message for problem in TITLE.check(msgspec.structs.replace(known, era="ww2")))
    assert TITLE.check(known) == []
    assert "LOW-2.19" in TITLE.rulebook()


def test_house_changes_are_named_options():
    """LOW-1.2: every other reading is an option with a default and the rule it touches."""
    rows = option_rows()
    assert len({row.id for row in rows}) == len(rows) == 26
    assert all(row.default in row.values and row.rules for row in rows)


def test_no_campaign():
    """LOW-1.3, LOW-1.4: a match is a stand-alone scenario in every era: nothing is carried over, no experience or income is kept."""
    fields = " ".join(LowState.__struct_fields__)
    assert not any(word in fields for word in ("experience", "income", "campaign", "injur"))
    for name in ("first_patrol", "trench_raid", "bridge_at_dusk"):
        one, two = TITLE.start(name, {}), TITLE.start(name, {})
        assert one.state.encode() == two.state.encode()


@pytest.mark.parametrize("name", list(scenarios()))
def test_every_scenario_has_a_ready_placement(name):
    """LOW-24.2, LOW-24.3: with defaults alone every battle is set up and begins; table, zones, turn limit and victory come from the file."""
    match = bocage.new("legends_old_west", name, seed=3)
    for _ in range(80):
        if match.game.state.turn:
            break
        for ask in match.asks:
            match.play(ask.seat, ask.legal.default if ask.legal.default is not None else next(iter(ask.legal)))
            break
    game: Any = match.game
    assert game.state.turn == 1
    row = scenarios()[name]
    assert (game.setting.width, game.setting.depth, game.setting.limit) == (row.table_w_cm * 100, row.table_h_cm * 100, row.rounds)
    assert row.victory
    for side in game.setting.sides:
        assert setup.to_deploy(game, side) == []


def test_two_sides():
    """LOW-24.1: exactly two sides; several seats of a side split its units, and its first seat decides for the side."""
    known = scenarios()["crossroads"]
    assert any("LOW-24.1" in problem.message for problem in TITLE.check(msgspec.structs.replace(known, sides=("american",))))
    from bocage.core.tables import SeatRow
    from bocage.games.legends_old_west.armies.muster import raise_armies
    from bocage.games.legends_old_west.ground.battle import Battle, Setting

    team = msgspec.structs.replace(known, seats=(SeatRow("us1", "american"), SeatRow("us2", "american"), SeatRow("german", "german")))
    setting = Setting(team, TITLE.resolve_options({}))
    game = Battle(raise_armies(setting), setting)
    assert {u.seat for u in game.state.units.values() if u.side == "american"} == {"us1", "us2"}
    assert game.captain("american") == "us1"


def test_deployment():
    """LOW-24.3: the lower roll deploys first, unit by unit alternately, inside its own zone and on free ground."""
    table = given("legends_old_west", scenario="first_patrol", dice="edge 5 2")
    table.asked("tribal", "deploy")
    table.refuses("tribal", Deploy("hill_tribesmen", 4500, 5000), rule="LOW-24.3")
    table.refuses("tribal", Deploy("brit_col_recruits", 4500, 8000), rule="LOW-24.3")
    table.plays("tribal", [Deploy("hill_tribesmen", 4500, 8000)])
    table.asked("british", "deploy")
    table = given("legends_old_west", scenario="first_patrol", dice="edge 3 3, edge 2 5")
    table.asked("british", "deploy")


def test_units_and_rosters():
    """LOW-4.1, LOW-4.2, LOW-4.3, LOW-4.4, LOW-4.11: squads of 8 to 16 (15 in WWII) led by an NCO, officer or chief;
    no musicians or standards; single figures and crews are units.
    """
    for row in UNITS.values():
        squad = row.figures >= 8 and not row.vehicles
        if squad:
            assert row.figures <= (15 if row.era == "ww2" else 16)
            assert row.chief or any(PROFILES[g.profile].category == "leader" for g in row.groups)
    assert not any(word in profile for profile in PROFILES for word in ("music", "drum", "standard", "bugl"))
    alone = {row.id for row in UNITS.values() if row.figures == 1 and not row.aircraft and not row.vehicles}
    assert {"ger_ww1_sniper", "ger_ww1_observer"} <= alone


def test_general():
    """LOW-24.6, LOW-4.12: the highest-cost leader of the unit the scenario names; a unit is led by its highest Pluck."""
    game = TITLE.start("bridge_at_dusk", {})
    assert game.state.generals == {"allies": "us_lieutenant.1", "german": "ger_ww2_lieutenant.1"}
    assert game.state.units["us_para_squad_1"].leader == "us_para_squad_1.1"
    bench = Bench("ww1", date="1917-11-20")
    bench.men("n", "ww1_nco", [(20, 20)])
    bench.men("o", "ww1_officer", [(30, 20)])
    bench.men("s", "ww1_nco", [(40, 20)])
    assert muster.general(bench.state, bench.game.setting, OURS) == "o.1"


def test_state_holds_all_markers():
    """LOW-24.7: figures, vehicles, aircraft and the table carry their markers; positions are integers."""
    from bocage.games.legends_old_west.state.state import Aircraft, Figure, Unit, Vehicle

    for record, names in (
        (Figure, ("jammed", "set_up", "task", "down", "red", "mount", "holder", "vehicle", "moved", "charged", "hidden")),
        (Unit, ("fleeing", "ambush")), (Vehicle, ("hit_points", "stuck", "turret_stuck", "jams", "facing")),
        (Aircraft, ("band", "heading", "hit_points", "turns", "spinning", "bombs", "plan")),
        (LowState, ("clouds", "mines", "charges", "features", "lost")),
    ):  # fmt: skip
        assert set(names) <= set(record.__struct_fields__)
    game = TITLE.start("tanks_at_dawn", {})
    assert all(type(v) is int for f in game.state.figures.values() for v in (f.x, f.y, f.moved))


def duel(**facts):
    bench = Bench("ww1", date="1917-11-20")
    bench.men("a", "ww1_regular", [(20 + 3 * n, 20) for n in range(5)], ("ww1_rifle",))
    bench.men("e", "ww1_regular", [(20 + 3 * n, 80) for n in range(5)], ("ww1_rifle",), THEIRS)
    bench.state.worth.update({OURS: 70, THEIRS: 70})
    bench.state.starting.update({OURS: 5, THEIRS: 5})
    return bench


def test_default_victory():
    """LOW-24.5: nobody left loses at once; at the limit the greater points value of enemies out of action wins, under 10 percent of a start is a draw."""
    bench = duel()
    assert not victory.check_now(bench.game)
    for n in range(1, 6):
        remove(bench.state, f"e.{n}", "killed")
    bench.game.forget_all()
    assert victory.check_now(bench.game)
    assert (bench.state.winner, bench.state.reason) == (OURS, "annihilated")
    bench = duel()
    remove(bench.state, "e.1", "killed")
    bench.game.forget_all()
    assert victory.points_lost(bench.game, THEIRS) == 14
    bench.run(victory.at_limit(bench.game), "")
    assert bench.state.winner == OURS
    for worth, winner in ((140, OURS), (141, ""), (150, "")):  # 14 points are just 10 percent of 140, and less than 10 percent of 141
        bench = duel()
        bench.state.worth.update({OURS: worth, THEIRS: worth})
        remove(bench.state, "e.1", "killed")
        bench.game.forget_all()
        bench.run(victory.at_limit(bench.game), "")
        assert (bench.state.phase, bench.state.winner) == ("over", winner)


def test_first_patrol_margin():
    """LOW-24.5: the scenario's own margin of 15 points comes before the default."""
    for falls, winner in ((1, ""), (2, "british")):
        game = TITLE.position("british roster brit_col_recruits@45,10\ntribal roster hill_tribesmen@45,80", "first_patrol", {})
        for n in range(2, 2 + falls):
            remove(game.state, f"hill_tribesmen.{n}", "killed")
        assert victory.by_points(game, 15) == winner


def test_objectives():
    """LOW-24.5, LOW-24.2: the bridge is held by more standing figures within 10 cm; equal is a draw; points in the square at the crossroads."""
    text = "allies a ww2_regular*2@60,60\ngerman e ww2_regular@60,50"
    game = TITLE.position(text, "bridge_at_dusk", {})
    row = next(r for r in game.setting.scenario.victory if r.type == "objective_hold")
    assert [victory.held(game, row, s) for s in ("allies", "german")] == [2, 1]
    assert victory.by_objective(game, row) == "allies"
    game = TITLE.position("allies a ww2_regular@60,60\ngerman e ww2_regular@60,42.5", "bridge_at_dusk", {})
    assert victory.held(game, row, "german") == 0
    game = TITLE.position("american a ww2_regular*4;ww2_rifle@85,75\ngerman e ww2_regular@60,42.5", "crossroads", {})
    row = next(r for r in game.setting.scenario.victory if r.type == "objective_hold")
    assert victory.by_objective(game, row) == "american"


def test_an_abandoned_vehicle_holds_nothing():
    """LOW-24.5, LOW-19.46: a tank without its crew counts neither in the square nor beyond the line; manned it does."""
    text = "american roster us_sherman@90,75 as tank\ngerman e ww2_regular@20,20"
    game = TITLE.position(text, "crossroads", {})
    row = next(r for r in game.setting.scenario.victory if r.type == "objective_hold")
    assert victory.held(game, row, "american") > 0
    for ident in game.state.units["tank"].figures:
        game.state.figures[ident] = replace(game.state.figures[ident], place="table", vehicle="", station="", x=1000, y=1000)
    game.forget_all()
    assert victory.held(game, row, "american") == 0
    for crew, winner in ((8, "british"), (0, "german")):
        game = TITLE.position("british roster brit_ww1_mk4_male@60,110 as tank\ngerman e ww1_regular@20,20", "tanks_at_dawn", {})
        for ident in game.state.units["tank"].figures[crew:]:
            game.state.figures[ident] = replace(game.state.figures[ident], place="table", vehicle="", station="", x=1000, y=1000)
        row = next(r for r in game.setting.scenario.victory if r.beyond_y)
        assert victory.by_objective(game, row) == winner


def test_trench_raid_scores():
    """LOW-24.5: three for the dugout, one per two raiders back south, kills for both; the British need 3 to win."""
    game = TITLE.position("british a ww1_regular*4@20,20\ngerman e ww1_regular*6@20,70\nterrain scenario", "trench_raid", {})
    for n in (1, 2, 3):
        game.state.figures[f"a.{n}"] = replace(game.state.figures[f"a.{n}"], far_north=True)
    game.forget_all()
    assert victory.scores(game) == {"british": 1, "german": 0}
    game.state.counters["blown:dugout"] = 1
    assert victory.scores(game)["british"] == 4
    for n in (1, 2, 3):
        remove(game.state, f"e.{n}", "killed")
    remove(game.state, "a.4", "killed")
    game.forget_all()
    assert victory.scores(game) == {"british": 5, "german": 1}
    row = next(r for r in game.setting.scenario.victory if r.type == "score")
    assert victory.by_score(game, row) == "british"


def test_two_against_two_scores():
    """LOW-24.5, LOW-2.26: two for an aircraft, one for the photographs; equal scores are a British win; nobody tests Head for the Hills."""
    game = TITLE.start("dogfight", {})
    row = next(r for r in game.setting.scenario.victory if r.type == "score")
    crafts = {craft.row: craft for craft in game.state.aircraft.values()}
    assert victory.by_score(game, row) == "british"
    for name in ("sopwith_camel", "albatros_d5a"):
        game.state.aircraft[crafts[name].id] = replace(crafts[name], place="gone", hit_points=0)
    assert victory.scores(game) == {"british": 2, "german": 2}
    assert victory.by_score(game, row) == "british"
    game.state.aircraft[crafts["re8"].id] = replace(crafts["re8"], place="gone", mission_done=True)
    assert victory.scores(game) == {"british": 3, "german": 2}
    game.state.aircraft[crafts["re8"].id] = replace(crafts["re8"], place="gone", hit_points=0)
    assert victory.by_score(game, row) == "german"
    assert not any(victory.tests_hills(game, side) for side in ("british", "german"))


def test_tanks_beyond_the_line():
    """LOW-24.5: eight figures or a mobile tank beyond the second trench win, with fewer the garrison has held."""
    for count, winner in ((8, "british"), (7, "german"), (3, "german")):
        game = TITLE.position(f"british a ww1_regular*{count}@20,110\ngerman e ww1_regular@20,70", "tanks_at_dawn", {})
        row = next(r for r in game.setting.scenario.victory if r.type == "objective_hold")
        assert victory.by_objective(game, row) == winner


def test_no_hills_before_turn_6():
    """LOW-24.2, LOW-2.26: the Zulus do not test before turn 6."""
    game = TITLE.start("mission_station", {})
    game.state.turn = 5
    assert not victory.tests_hills(game, "zulu")
    assert victory.tests_hills(game, "british")
    game.state.turn = 6
    assert victory.tests_hills(game, "zulu")


def test_night_and_flares():
    """LOW-24.2, LOW-2.28: nobody sees farther than 30 cm at night; a flare lifts it for its turn."""
    game = TITLE.position("british a ww1_regular@20,20\ngerman e ww1_regular@20,52.6", "trench_raid", {})
    assert not game.sees("a.1", "e.1")
    game.state.counters["flare_until"] = 1
    game.forget_all()
    assert game.sees("a.1", "e.1")
    game.state.turn = 2
    game.forget_all()
    assert not game.sees("a.1", "e.1")


def test_reserves_and_returns():
    """LOW-24.2: the half-track enters on turn 4 by the north road; a lost Zulu levy comes back once, two turns later."""
    game = TITLE.start("bridge_at_dusk", {})
    unit = game.state.units["ger_ww2_halftrack"]
    assert (unit.reserve, unit.entry) == (4, (6000, 12000, "north"))
    assert effects.entry_spots(game, "ger_ww2_halftrack")[0][0] == 6000
    game = TITLE.start("mission_station", {})
    levy = game.state.units["zulu_levy_1"]
    assert levy.returns == 1
    for ident in levy.figures:
        remove(game.state, ident, "killed")
    bench = Bench()
    bench.game = game
    game.state.turn = 3
    bench.run(effects.returning(game), "edge 4")
    found = game.state.units["zulu_levy_1"]
    assert (found.returns, found.back_on, found.entry[2]) == (0, 5, "north")


def test_points_are_one_currency():
    """LOW-1.7, LOW-24.4: rosters add up profiles, weapons, vehicles and chiefs in points."""
    for row in UNITS.values():
        if row.vehicles or row.aircraft or any("partisan" in g.profile for g in row.groups):
            continue
        total = sum(g.count * (PROFILES[g.profile].points + sum(WEAPONS[w].points for w in g.weapons)) for g in row.groups) + (5 if row.chief else 0)
        assert total == row.points, row.id
    assert VEHICLES["ww2_jeep"].points == 25


def test_what_the_fallen_cost():
    """LOW-24.5, LOW-8.21, LOW-12.9: a loss counts what was paid: the chief's 5 points with him, a partisan's first weapon not again."""
    from bocage.games.legends_old_west.state.wound_events import remove

    bench = Bench("ww2")
    bench.men("a", "ww2_regular", [(50, 50), (53, 50)], ("ww2_rifle",))
    bench.put("a.1", 50, 50, chief=True)
    bench.men("p", "ww2_partisan", [(60, 50)], ("ww2_rifle", "ww2_grenade"))
    for ident, points in (("a.1", 19), ("a.2", 14), ("p.1", 10)):
        remove(bench.state, ident, "killed")
        assert bench.state.lost[ident].points == points
