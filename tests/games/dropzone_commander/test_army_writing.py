"""Armies written in the match (chapter 21, option build_armies): in secret, one after the other, within every limit, with the reason where one is broken."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.core.errors import Invalid
from bocage.core.state import replace
from bocage.games.dropzone_commander.armies import army as build
from bocage.games.dropzone_commander.armies.army_lines import Line, battlegroup, lines_of, needed, usual
from bocage.games.dropzone_commander.armies.army_starts import most_points
from bocage.games.dropzone_commander.armies.army_writing import (
    BeginList,
    Hold,
    NameCommander,
    NewBattlegroup,
    OpenBattlegroup,
    Stand,
    TakeArmy,
    TearUp,
    WriteBattlegroup,
)
from bocage.games.dropzone_commander.armies.ready_armies import ready_army
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events_army import ArmyShown
from bocage.games.dropzone_commander.state.state import READINESS, RESERVE, VOID
from bocage.games.dropzone_commander.tables import army_rows
from bocage.games.dropzone_commander.tables.command_cards import deck_of
from bocage.games.dropzone_commander.tables.profiles import FACTIONS
from bocage.games.dropzone_commander.tables.tables import scenarios

SIZED = [name for name, row in scenarios().items() if row.army_size]


def fresh(scenario: str = "dzc.street_of_lanterns", **options: str) -> bocage.Match:
    return bocage.new("dropzone_commander", scenario=scenario, seed=1, options={"build_armies": "on", **options})


def battle_of(match: bocage.Match) -> Battle:
    assert isinstance(match.game, Battle)
    return match.game


def lines(*squads: str | tuple[str, ...]) -> WriteBattlegroup:
    """A battlegroup: squads in their usual transports, or with what they ride in."""
    return WriteBattlegroup(tuple(Line(squad) if isinstance(squad, str) else Line(*squad) for squad in squads))


def begun(faction: str = "ucm", scenario: str = "dzc.street_of_lanterns", *groups: tuple[str, WriteBattlegroup], **options: str) -> bocage.Match:
    """A list of a faction with these battlegroups: kind, or kind and variant, and squads."""
    match = fresh(scenario, **options)
    match.play("A", BeginList(faction, True))
    for kind, squads in groups:
        match.play("A", NewBattlegroup(*kind.split()))
        match.play("A", squads)
    return match


HQ = ("hq", lines("1 ucm.kodiak"))
ARMOUR = ("armour", lines("3 ucm.sabre", "3 ucm.rapier"))
INFANTRY = ("infantry", lines("2 ucm.legionnaire"))


def why(match: bocage.Match, answer: object, seat: str = "A") -> tuple[str, str] | None:
    found = match.why(seat, answer)
    return (found.rule, found.message) if found is not None else None


# -- ready lists -------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SIZED)
def test_the_army_of_the_scenario_is_one_answer(scenario: str) -> None:
    """DZC-21.1, DZC-12.28, DZC-20.6: who takes the ready list has the battle that it would be without the option."""
    match, plain = fresh(scenario), bocage.new("dropzone_commander", scenario=scenario, seed=1)
    for seat in match.seats:
        assert (match.ask.seat, match.ask.what) == (seat, "army")
        assert match.view(seat).question.options[0].answer == TakeArmy("scenario")
        match.play(seat, match.ask.legal.default)
    assert {ask.what for ask in match.asks} == {ask.what for ask in plain.asks}
    mine, theirs = match.game.state, plain.game.state
    for held in ("units", "squads", "battlegroups", "reserves", "decks", "place"):
        assert getattr(mine, held) == getattr(theirs, held), held


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("size", "most"), [("skirmish", 600), ("skirmish", 700), ("skirmish", 900), ("clash", 1300), ("battle", 2050)])
def test_every_faction_has_a_ready_list(faction: str, size: str, most: int) -> None:
    """DZC-21.1, DZC-21.3, DZC-21.6: within the points of each battle, near to them, and without a fault."""
    army = ready_army("A", faction, size, most)
    assert army is not None
    assert list(build.refusals(army, size)) == []
    assert most - 50 <= army_rows.cost(army) <= most
    assert army.commander


def test_nobody_knows_of_a_ready_list_that_does_not_exist() -> None:
    """DZC-21.1: a name that is no faction is refused."""
    match = fresh()
    assert why(match, TakeArmy("martians")) == ("DZC-21.1", "army-no-ready-list")
    assert why(match, BeginList("martians", True)) == ("DZC-21.1", "army-no-ready-list")


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_ready_list_of_any_faction_may_be_taken(faction: str) -> None:
    """DZC-20.6, DZC-22.34: deck, units and the Void are those of the faction that was chosen."""
    match = fresh("dzc.targets_at_arcadia")
    match.play("A", TakeArmy(faction))
    match.play("B", match.ask.legal.default)
    state = match.game.state
    assert {unit.profile.split(".")[0] for unit in state.units.values() if state.squads[unit.squad].seat == "A"} == {faction}
    assert battle_of(match).army("A").faction == faction
    assert state.decks["A"] == deck_of(faction)
    held = [group for group in state.battlegroups.values() if group.seat == "A" and group.id in state.reserves and group.kind != "air"]
    assert len(held) == (0 if faction == "shaltari" else 1), "one battlegroup begins in Reserve, as the scenario has it"
    voided = [unit for unit in state.units.values() if unit.where == VOID]
    assert bool(voided) is (faction == "shaltari")


# -- step by step --------------------------------------------------------------------------------------------------------------------------------


def test_a_list_is_written_step_by_step() -> None:
    """DZC-21.3, DZC-21.5, DZC-20.1: battlegroups with their transports, a commander in his unit; then it stands, and is raised when all lists do."""
    match = begun("ucm", "dzc.street_of_lanterns", HQ, ARMOUR, INFANTRY)
    match.play("A", NameCommander("ucm.cmd_lieutenant", "A1a"))
    assert match.ask.facts["points"] == 108 + 31 + 3 * 37 + 3 * 45 + 2 * 31 + 52 + 28 + 60
    match.play("A", Stand())
    assert match.ask.seat == "B"
    assert match.game.state.units == {}, "nothing is on the table before all lists stand"
    match.play("B", TakeArmy("scenario"))
    state = match.game.state
    assert [group.kind for group in state.battlegroups.values() if group.seat == "A"] == ["hq", "armour", "infantry"]
    assert state.units["A1a.1"].commander
    assert state.units["A2a.1"].host == "A2t1.1"
    assert state.squads["A2t1"].carries == ("A2a",)


def test_squads_share_transports_and_apcs_ride_in_dropships() -> None:
    """DZC-12.22, DZC-12.25: two squads of infantry in a Bear each, both Bears in one Condor; tanks and AA tanks in one Albatross."""
    shared = lines(("6 ucm.sabre", "ucm.albatross+missile_pods"), ("3 ucm.rapier", "with 1"))
    nested = lines(("3 ucm.legionnaire", "ucm.bear", "ucm.condor"), ("3 ucm.legionnaire", "ucm.bear", "with 1"))
    match = begun("ucm", "dzc.what_the_rubble_hides", ("armour", shared), ("infantry", nested))
    armour, infantry = match.game.state.lists["A"].battlegroup
    assert [(row.unit, row.count, row.carries, row.options) for row in armour.transport] == [("ucm.albatross", 1, ("A1a", "A1b"), ("missile_pods",))]
    assert [(row.unit, row.count, row.carries) for row in infantry.transport] == [
        ("ucm.bear", 1, ("A2a",)), ("ucm.bear", 1, ("A2b",)), ("ucm.condor", 1, ("A2t1", "A2t2")),
    ]  # fmt: skip
    assert lines_of(armour) == shared.lines
    assert lines_of(infantry) == nested.lines


def test_technicals_ride_in_the_thunderstorm() -> None:
    """DZC-22.68: a squad that carries another of its battlegroup; wagons it does not carry."""
    rider = lines(("1 resistance.thunderstorm", ""), ("3 resistance.gun_technical", "with 1"))
    row = battlegroup("A1", "hq", "", "readiness", rider.lines)
    assert row.squad[0].carries == ("A1b",)
    assert lines_of(row) == rider.lines


@pytest.mark.parametrize("scenario", list(scenarios()))
def test_the_lists_of_the_scenarios_can_be_written_so(scenario: str) -> None:
    """DZC-12.19, DZC-21.5: every battlegroup of a scenario comes out of its lines with the same squads and transports."""
    for army in scenarios()[scenario].force:
        for group in army.battlegroup:
            again = battlegroup(group.id, group.kind, group.variant, group.start, lines_of(group))
            bought = [sorted((row.unit, row.count, row.options, len(row.carries)) for row in army_rows.rows_of(one)) for one in (group, again)]
            assert bought[0] == bought[1]


def test_transports_are_counted_without_dividing_a_model() -> None:
    """DZC-12.19: six tanks need two Condors; a Bear and two heavy tanks two, since nobody rides half in one and half in another."""
    assert needed("ucm.condor", [("ucm.sabre", 6)]) == 2
    assert needed("ucm.condor", [("ucm.sabre", 2), ("ucm.gladius", 2)]) == 2
    assert needed("ucm.condor", [("ucm.gladius", 1), ("ucm.bear", 1)]) == 1
    assert build.holds_all("ucm.albatross", 1, [("ucm.broadsword", 1), ("ucm.gladius", 4)])
    assert not build.holds_all("ucm.albatross", 1, [("ucm.broadsword", 2), ("ucm.gladius", 3)])
    assert usual("ucm.sabre", 3) == "ucm.condor"
    assert usual("shaltari.tomahawk", 3) == ""


def test_a_battlegroup_is_changed_and_struck_out() -> None:
    """DZC-21.3: what was written may be written again; without squads it is off the list, and a commander with his unit."""
    match = begun("ucm", "dzc.street_of_lanterns", HQ, ARMOUR, INFANTRY)
    match.play("A", NameCommander("ucm.cmd_lieutenant", "A1a"))
    match.play("A", OpenBattlegroup("A2"))
    match.play("A", lines("3 ucm.katana"))
    assert [squad.unit for squad in match.game.state.lists["A"].battlegroup[1].squad] == ["ucm.katana"]
    match.play("A", OpenBattlegroup("A1"))
    match.play("A", lines())
    army = match.game.state.lists["A"]
    assert [group.id for group in army.battlegroup] == ["A2", "A3"]
    assert (army.commander, army.commander_in) == ("", "")
    match.play("A", NewBattlegroup("hq"))
    match.play("A", lines("1 ucm.phoenix"))
    assert sorted(group.id for group in match.game.state.lists["A"].battlegroup) == ["A1", "A2", "A3"]


def test_a_list_may_be_torn_up() -> None:
    """DZC-21.1: and another faction chosen; before it is begun there is nothing to tear."""
    match = fresh()
    assert why(match, TearUp()) == ("DZC-21.1", "army-not-begun")
    match.play("A", BeginList("ucm"))
    match.play("A", TearUp())
    match.play("A", BeginList("phr"))
    assert match.game.state.lists["A"].faction == "phr"


# -- may not -------------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "kind", "squads", "expected"),
    [
        ("ucm", "armour", lines("4 ucm.sabre"), ("DZC-1.5", "army-squad-size")),
        ("ucm", "armour", lines("3 ucm.rapier"), ("DZC-21.6", "army-slot-empty")),
        ("ucm", "armour", lines("3 ucm.sabre", "2 ucm.legionnaire"), ("DZC-21.6", "army-no-slot")),
        ("ucm", "armour", lines("3 ucm.sabre", "3 ucm.rapier", "3 ucm.sabre"), ("DZC-21.3", "army-squads")),
        ("ucm", "hq", lines("1 ucm.kodiak", "4 ucm.wolverine_a", "3 ucm.rapier"), ("DZC-21.3", "army-squads")),
        ("ucm", "armour", lines("3 scourge.hunter"), ("DZC-21.6", "army-unit")),
        ("ucm", "armour", lines("tanks"), ("DZC-21.6", "army-unit")),
        ("ucm", "armour", lines("3 ucm.sabre+drapes"), ("DZC-21.5", "army-option")),
        ("ucm", "armour", lines(("3 ucm.sabre", "ucm.bear")), ("DZC-12.19", "army-cannot-carry")),
        ("ucm", "armour", lines(("3 ucm.sabre", "ucm.rapier")), ("DZC-21.6", "army-not-a-transport")),
        ("ucm", "armour", lines(("9 ucm.sabre", "ucm.condor"), ("9 ucm.sabre", "ucm.condor")), ("DZC-21.1", "army-over")),
        ("phr", "infantry", lines("2 phr.longreach", "2 phr.longreach"), ("DZC-21.7", "army-rare")),
        ("resistance", "infantry", lines("2 resistance.fighters", "2 resistance.berserkers", "2 resistance.marines"), ("DZC-21.8", "army-allied-and-feral")),
        ("phr", "armour", lines("2 phr.ares", "2 phr.apollo_flight"), ("DZC-22.30", "army-mode")),
    ],
)
def test_a_battlegroup_that_breaks_a_limit_is_refused_with_its_rule(faction: str, kind: str, squads: WriteBattlegroup, expected: tuple[str, str]) -> None:
    """DZC-1.5, DZC-12.19, DZC-21.1, DZC-21.3, DZC-21.5, DZC-21.6, DZC-21.7, DZC-21.8, DZC-22.30: nothing is written."""
    match = begun(faction)
    match.play("A", NewBattlegroup(kind))
    assert why(match, squads) == expected
    with pytest.raises(bocage.IllegalChoice):
        match.play("A", squads)
    assert match.game.state.lists["A"].battlegroup == ()


def test_a_list_that_breaks_a_limit_does_not_stand() -> None:
    """DZC-21.1, DZC-21.3, DZC-21.4, DZC-20.1: what every army must have, points enough, and a commander who may command here."""
    match = begun("ucm", "dzc.street_of_lanterns", ARMOUR)
    assert why(match, Stand()) == ("DZC-21.1", "army-points")
    assert why(match, NameCommander("ucm.cmd_lieutenant", "A1a")) == ("DZC-21.4", "army-commander-headquarters")
    match = begun("ucm", "dzc.street_of_lanterns", HQ, ARMOUR)
    match.play("A", NameCommander("ucm.cmd_lieutenant", "A1a"))
    match.play("A", OpenBattlegroup("A2"))
    match.play("A", lines("6 ucm.sabre", "3 ucm.rapier"))
    assert why(match, Stand()) == ("DZC-21.3", "army-too-few-of-kind")
    assert why(match, NameCommander("ucm.cmd_captain", "A1a")) == ("DZC-21.4", "army-commander-level")
    assert why(match, NameCommander("phr.cmd_war_councillor", "A1a")) == ("DZC-21.4", "army-commander")
    assert why(match, NameCommander("ucm.cmd_lieutenant", "A2a")) == ("DZC-20.1", "army-commander-mount")
    assert why(match, NameCommander("", "A1a")) == ("DZC-20.1", "army-commander"), "nobody rides in nothing"


def test_the_points_of_a_battle_are_those_of_its_largest_list() -> None:
    """DZC-21.1, DZC-RULING-96: rounded up to fifty; a commander too many costs as well."""
    assert {name: most_points(fresh(name).game.setting) for name in SIZED} == {
        "dzc.street_of_lanterns": 800, "dzc.targets_at_arcadia": 1300, "dzc.guns_of_new_sparta": 2050,
        "dzc.what_the_rubble_hides": 900, "dzc.three_claims": 600,
    }  # fmt: skip
    match = fresh()
    match.play("A", BeginList("scenario"))  # 769 points with a commander of 60
    match.play("A", NameCommander(""))
    match.play("A", OpenBattlegroup("A3"))
    match.play("A", lines("3 ucm.legionnaire", "2 ucm.legionnaire"))
    points = army_rows.cost(match.game.state.lists["A"])
    assert 800 - 60 < points <= 800
    assert why(match, NameCommander("ucm.cmd_lieutenant", "A1a")) == ("DZC-21.1", "army-over")


def test_kinds_and_numbers_of_battlegroups() -> None:
    """DZC-21.2, DZC-21.3: one Armour in a Skirmish, no Air, gates for Shaltari alone, five battlegroups at most."""
    match = begun("ucm", "dzc.what_the_rubble_hides", HQ, ARMOUR, INFANTRY, INFANTRY)
    assert why(match, NewBattlegroup("armour")) == ("DZC-21.3", "army-too-many-of-kind")
    assert why(match, NewBattlegroup("air")) == ("DZC-21.3", "army-no-such-kind")
    assert why(match, NewBattlegroup("gates")) == ("DZC-21.3", "army-no-such-kind")
    assert why(match, OpenBattlegroup("A9")) == ("DZC-21.3", "army-no-battlegroup")
    assert why(match, lines("3 ucm.sabre")) == ("DZC-21.3", "army-no-battlegroup")
    match = begun(
        "phr", "dzc.what_the_rubble_hides", ("hq", lines("1 phr.zeus")), *[("armour", lines("1 phr.ares"))] * 2, *[("infantry", lines("2 phr.immortals"))] * 2
    )
    assert why(match, NewBattlegroup("special", "heavy")) == ("DZC-21.2", "army-battlegroups")
    match.play("A", OpenBattlegroup("A5"))
    assert why(match, Stand()) == ("DZC-21.3", "army-finish-battlegroup")


def test_who_begins_in_reserve_is_named_by_the_player() -> None:
    """DZC-2.16, DZC-RULING-96: as many as the scenario has; fast movers are there anyway (DZC-10.2)."""
    match = fresh("dzc.targets_at_arcadia")
    match.play("A", BeginList("scenario"))
    assert why(match, Hold("A2", "reserve")) == ("DZC-2.16", "army-starts"), "one is in Reserve already"
    match.play("A", Hold("A5", "readiness"))
    assert why(match, Stand()) == ("DZC-2.16", "army-starts")
    assert why(match, Hold("A2", "table")) == ("DZC-2.16", "army-starts")
    assert why(match, Hold("A2", "moon")) == ("DZC-2.16", "army-no-start")
    match.play("A", Hold("A2", "reserve"))
    match.play("A", Stand())
    match.play("B", TakeArmy("scenario"))
    assert (match.game.state.units["A2t1.1"] if "A2t1.1" in match.game.state.units else match.game.state.units["A2t.1"]).where == RESERVE
    assert list(match.game.state.reserves) == ["A2", "B5"]
    assert match.game.state.units["A5t.1"].where == READINESS


def test_fast_movers_and_the_void_are_not_free() -> None:
    """DZC-10.2, DZC-22.34: where they begin is not the player's to say."""
    match = fresh("dzc.guns_of_new_sparta")
    match.play("A", BeginList("scenario"))
    assert why(match, Hold("A6", "readiness")) == ("DZC-10.2", "army-start-fixed")
    match.play("A", TearUp())
    match.play("A", BeginList("shaltari"))
    assert why(match, Hold("A2", "reserve")) == ("DZC-22.34", "army-start-fixed")
    match.play("A", Stand())
    match.play("B", BeginList("scenario"))
    assert why(match, Hold("B5", "readiness"), "B") is None
    match.play("B", Hold("B5", "readiness"))
    match.play("B", Hold("B7", "table"))
    match.play("B", Stand())
    assert battle_of(match).army("B").battlegroup[6].zone == scenarios()["dzc.guns_of_new_sparta"].force[1].battlegroup[4].zone


def test_a_battle_below_a_skirmish_has_its_own_lists() -> None:
    """DZC-21.1: the first scenario is smaller than the smallest size of game."""
    with pytest.raises(Invalid, match="500"):
        fresh("dzc.first_drop")


# -- what the others see -----------------------------------------------------------------------------------------------------------------------------


def test_nobody_sees_a_list_before_all_stand() -> None:
    """DZC-21.1: the other side sees that a list stands, and nothing of it; then all are open."""
    match, other = fresh(), fresh()
    match.play("A", TakeArmy("shaltari"))
    other.play("A", BeginList("scenario"))
    other.play("A", NameCommander("ucm.cmd_squad_leader", "A1a"))
    other.play("A", Stand())
    for seat in ("B", None):
        assert replace(match.view(seat), question=None) == replace(other.view(seat), question=None)
        assert [type(event).__name__ for event in match.events(seat)] == ["ListStands"]
    assert match.view("A").pieces != other.view("A").pieces
    assert match.view("B").seats[0].title.id == "side-writing"
    match.play("B", match.ask.legal.default)
    shown = [event for event in match.events("B") if isinstance(event, ArmyShown)]
    assert [(event.seat, event.faction) for event in shown] == [("A", "@faction-shaltari"), ("B", "@faction-phr")]
    assert match.view("B").seats[0].title.id == "faction-shaltari"


def test_the_writer_sees_his_list_and_his_points() -> None:
    """DZC-21.5: every model in its battlegroup, the points spent of those there are, and a form for a battlegroup with every squad that fits."""
    match = begun("ucm", "dzc.street_of_lanterns", HQ, ARMOUR)
    scene = match.view("A")
    assert sorted({piece.group for piece in scene.pieces if piece.owner == "A"}) == ["A1:", "A2:"]
    assert len([piece for piece in scene.pieces if piece.group == "A2:"]) == 8
    track = next(track for track in scene.tracks if track.id == "points:A")
    assert (track.value, track.high) == (army_rows.cost(match.game.state.lists["A"]), 800)
    assert scene.question.form is None
    match.play("A", OpenBattlegroup("A2"))
    form = match.view("A").question.form
    assert match.why("A", form.draft) is None
    assert [field.path for field in form.fields] == ["/lines/0/squad", "/lines/0/ride", "/lines/1/squad", "/lines/1/ride"]
    values = {choice.value for choice in form.fields[0].choices}
    assert {"", "3 ucm.sabre", "9 ucm.sabre", "3 ucm.rapier"} <= values
    assert not any("legionnaire" in value for value in values)


def test_a_built_battle_is_played_to_its_end() -> None:
    """DZC-2.1: random armies of random factions fight a battle like any other."""
    match = bocage.new("dropzone_commander", scenario="dzc.street_of_lanterns", seed=4, options={"build_armies": "on"})
    match.play("A", TakeArmy("shaltari"))
    match.play("B", TakeArmy("resistance"))
    below = Random(9).randrange
    for _ in range(20_000):
        if match.over:
            break
        ask = match.asks[0]
        answer, _ = ask.legal.sample(below)
        match.play(ask.seat, answer)
    assert match.over
