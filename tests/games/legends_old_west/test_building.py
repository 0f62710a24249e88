"""Armies built in the match (LOW-24.4, LOW-24.6, option build_rosters): secret, together, within every limit, with the reason where one is broken."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.state import replace
from bocage.games.legends_old_west.armies import building
from bocage.games.legends_old_west.armies.building import BuildRoster, Line
from bocage.games.legends_old_west.armies.roster import Group, ready_unit
from bocage.games.legends_old_west.tables.scenario import scenarios


def fresh(scenario="bridge_at_dusk", **options):
    return bocage.new("legends_old_west", scenario=scenario, seed=1, options={"build_rosters": "on", **options})


def ask_of(match, seat):
    return next(ask for ask in match.asks if ask.seat == seat)


def lines(**counts):
    return BuildRoster(tuple(Line(unit, count) for unit, count in counts.items()))


@pytest.mark.parametrize("scenario", sorted(scenarios()))
def test_both_sides_are_asked_at_once_and_the_ready_army_is_the_scenarios(scenario):
    """LOW-24.4: one tap gives the army of the scenario; nothing is different from a battle without the option."""
    match = fresh(scenario)
    assert [ask.what for ask in match.asks] == ["roster", "roster"]
    before = bocage.new("legends_old_west", scenario=scenario, seed=1)
    for ask in list(match.asks):
        match.play(ask.seat, ask.legal.default)
    mine, theirs = match.game.state, before.game.state
    assert sorted(mine.units) == sorted(theirs.units)
    assert {i: (f.profile, f.weapons, f.mount, f.chief) for i, f in mine.figures.items()} == {
        i: (f.profile, f.weapons, f.mount, f.chief) for i, f in theirs.figures.items()
    }
    assert (mine.worth, mine.starting) == (theirs.worth, theirs.starting)
    assert {i: (u.reserve, u.entry, u.alert, u.returns, u.nation) for i, u in mine.units.items()} == {
        i: (u.reserve, u.entry, u.alert, u.returns, u.nation) for i, u in theirs.units.items()
    }


def test_nobody_sees_the_other_army_before_both_are_written():
    """LOW-24.4: the answer of one side changes nothing that the other sees; then both stand revealed."""
    match = fresh()
    before = match.view("german")
    match.play("allies", ask_of(match, "allies").legal.default)
    assert match.view("german").pieces == before.pieces
    match.play("german", lines(ger_ww2_squad=2, ger_ww2_lieutenant=1))
    assert {piece.group for piece in match.view("allies").pieces if piece.side == "german"} == {"ger_ww2_squad_1", "ger_ww2_squad_2", "ger_ww2_lieutenant"}


def test_the_general_is_the_dearest_leader():
    """LOW-24.6: of a built army the highest-cost leader is general, whoever the scenario names."""
    match = fresh()
    match.play("allies", lines(us_para_squad=1, us_hq=1, us_lieutenant=1))
    match.play("german", lines(ger_ww2_squad=1, ger_ww2_hq=1))
    assert match.game.state.generals == {"allies": "us_hq.1", "german": "ger_ww2_hq.1"}


def test_groups_may_be_changed_within_the_limits():
    """LOW-24.4, LOW-12.2: two riflemen more; what they carry is what they get."""
    match = fresh()
    squad = ready_unit("ger_ww2_squad")
    more = tuple(replace(group, count=group.count + 2) if group.weapons[:1] == ("ww2_rifle",) and group.count > 2 else group for group in squad.groups)
    match.play("german", BuildRoster((Line("ger_ww2_squad", 1, more), Line("ger_ww2_lieutenant", 1))))
    match.play("allies", ask_of(match, "allies").legal.default)
    assert len(match.game.state.units["ger_ww2_squad"].figures) == sum(group.count for group in more) == sum(group.count for group in squad.groups) + 2


@pytest.mark.parametrize(
    ("answer", "rule", "message", "path"),
    [
        (lines(ger_ww2_squad=4), "LOW-24.4", "roster-points", "points"),
        (lines(us_para_squad=1), "LOW-24.4", "roster-not-yours", "lines[0].unit"),
        (lines(ger_ww1_section=1), "LOW-24.4", "roster-not-yours", "lines[0].unit"),
        (lines(ger_ww2_squad=7), "LOW-24.4", "roster-count", "lines[0].count"),
        (lines(ger_ww2_squad=0), "LOW-24.4", "roster-empty", "units"),
        (BuildRoster((Line("ger_ww2_lieutenant", 1), Line("ger_ww2_squad", 1, (Group("ww2_regular", 7, ("ww2_rifle", "ww2_bayonet")),)))), "LOW-4.2",
         "roster-squad-size", "lines[1].groups"),
        (BuildRoster((Line("ger_ww2_lieutenant", 1), Line("ger_ww2_squad", 2, (Group("ww2_regular", 8, ("ww2_rifle", "ww2_flamethrower")),)))),
         "LOW-12.2", "", "lines[1].groups[0].weapons"),
        (BuildRoster((Line("ger_ww2_squad", 1, (Group("ww2_regular", 8, ("ww2_rifle", "ww2_bayonet")),)),)), "LOW-24.6", "roster-no-leader", ""),
    ],
)  # fmt: skip
def test_an_army_that_breaks_a_limit_is_refused_with_the_reason(answer, rule, message, path):
    """LOW-24.4, LOW-4.2, LOW-12.2, LOW-24.6: the rule, and the line of the draft that breaks it; nothing has changed."""
    match = fresh()
    refusal = match.why("german", answer)
    assert (refusal.rule, refusal.path) == (rule, path)
    assert refusal.message == message or not message
    with pytest.raises(bocage.IllegalChoice):
        match.play("german", answer)
    assert len(match.asks) == 2


def test_options_hold_for_built_armies():
    """LOW-18.18: with the option a WWI bazooka is an anachronism; by default it may be bought (LOW-12.28)."""
    team = (Group("ww1_eng_demolition", 1, ("ww1_pistol", "ww1_bazooka")), Group("ww1_eng_demolition", 7, ("ww1_rifle", "ww1_bayonet")))
    for option, rule in (("off", None), ("on", "LOW-18.18")):
        match = fresh("tanks_at_dawn", ww1_no_anachronisms=option)
        found = match.why("british", BuildRoster((Line("brit_ww1_raiders", 1, team), Line("brit_ww1_hq", 1))))
        assert (found.rule if found else None) == rule


def test_units_that_come_back_stay_as_printed():
    """LOW-24.2: the scenario raises them again from their printed roster."""
    match = fresh("mission_station")
    other = replace(ready_unit("zulu_levy"), groups=(Group("col_native", 16, ("col_spear", "col_shield")),)).groups
    answer = BuildRoster((Line("zulu_levy", 1, other), Line("zulu_chief", 1)))
    seat = next(ask.seat for ask in match.asks if "zulu" in ask.seat or match.game.setting.side_of_seat[ask.seat] == "zulu")
    assert match.why(seat, answer).rule == "LOW-24.2"
    assert match.why(seat, lines(zulu_warband=1, zulu_chief=1)) is None


def test_an_army_needs_room():
    """LOW-24.3: an army that finds no place in its zone is refused."""
    match = fresh()
    side = "german"
    answer = lines(ger_ww2_squad=1, ger_ww2_lieutenant=1)
    assert building.refuse_army(match.game, side, answer) is None
    zone = match.game.setting.armies[side]
    match.game.setting.armies[side] = replace(zone, zone=replace(zone.zone, w=3, h=3), extra_zones=())
    match.game.forget_all()
    assert building.refuse_army(match.game, side, answer).rule == "LOW-24.3"


def test_the_form_changes_numbers_and_weapons():
    """LOW-24.4: a field for the number of every printed unit; for the ready army also figures and weapons; the draft is the ready army."""
    match = fresh()
    question = match.view("german").question
    assert question.what == "roster"
    paths = [field.path for field in question.form.fields]
    assert len([path for path in paths if path.count("/") == 3]) == len(building.catalogue(match.game, "german"))
    assert any(path.endswith("/weapons") for path in paths)
    assert match.why("german", question.form.draft) is None


def test_a_unit_without_room_waits_at_its_edge():
    """LOW-24.3, LOW-RULING-122: what finds no room when its turn to deploy comes enters in turn 1 instead."""
    from bocage.games.legends_old_west.armies import setup

    from .bench import OURS, THEIRS, Bench

    bench = Bench("ww2")
    for name, side in (("a", OURS), ("e", THEIRS)):
        bench.men(name, "ww2_regular", [(0, 0)], (), side)
        bench.state.figures[f"{name}.1"] = replace(bench.fig(f"{name}.1"), place="off")
    army = bench.game.setting.armies[OURS]
    bench.game.setting.armies[OURS] = replace(army, zone=replace(army.zone, w=2, h=2))
    bench.state.phase, bench.state.active = "deploy", OURS
    bench.game.forget_all()
    bench.run(setup.deploy_step(bench.game), "")
    assert bench.state.units["a"].reserve == 1
    assert setup.to_deploy(bench.game, OURS) == []
