"""Set-up: chapter 1."""

from __future__ import annotations

from importlib.resources import files

import pytest
from msgspec.structs import replace

from bocage.core.errors import DataError, Invalid
from bocage.games.tide_of_iron import TITLE
from bocage.games.tide_of_iron.state.answers import SetUp, SquadPlan, VehiclePlan
from bocage.games.tide_of_iron.state.events_table import CardDrawn, PhaseBegan
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.state.setting import Setting
from bocage.games.tide_of_iron.tables.scenario import Scenario, scenarios
from bocage.games.tide_of_iron.turn.command import determine_control
from bocage.games.tide_of_iron.turn.setup import initial_state
from bocage.games.tide_of_iron.turn.setup_law import ready_plan, refuse_plan

from .helpers import battle, proposed, say, table

FIRST_CONTACT = files("bocage.games.tide_of_iron") / "scenarios" / "01_first_contact.toml"


def sequential(scenario="stone_bridge"):
    """A battle whose first side builds its force."""
    return battle(scenario, dice="command_1 0, morale_1 0" if scenario == "stone_bridge" else "", setup="sequential")


def squads(plan, index, **changes):
    """The plan with one squad changed."""
    changed = list(plan.squads)
    changed[index] = replace(changed[index], **changes)
    return replace(plan, squads=tuple(changed))


def test_example_01_the_steps_in_order():
    """TOI-1.1, TOI-1.2, TOI-1.4, TOI-1.5, TOI-1.6, TOI-1.7, TOI-1.8, TOI-1.9, TOI-1.12: TOI-EX-01, cards, then forces in initiative order, then Op Fire."""
    here = sequential().asked("us", "set_up")
    here.then_state(round=1, initiative="us", cp={"us": 1, "de": 1}, initiative_cp={"us": 0, "de": 0})
    assert [event.side for event in here.events(CardDrawn)] == ["us", "de"]
    assert not here.game.units_of("us")
    here.match.play("us", proposed(here, "us"))
    here.asked("de", "set_up")
    assert len(here.game.units_of("us")) == 7
    here.match.play("de", proposed(here, "de"))
    here.asked("us", "ready")
    assert [event.step for event in here.events(PhaseBegan)] == ["cards", "place", "conceal", "ace", "op_fire"]
    crossroads = Setting(scenarios()["crossroads"], {})
    assert crossroads.rules["us"].initiative_cp == 3  # Seize the Initiative
    assert crossroads.scenario.side["us"].operations == ("op_018", "op_016")


def test_starting_cards_come_from_decks_of_choice():
    """TOI-1.5, TOI-5.4, TOI-1.4: four cards from either deck, and a cross draws nothing."""
    here = battle("crossroads").asked("us", "draw")
    for deck in ("artillery_1", "artillery_1", "reinforcements_us_1", "artillery_1"):
        here.chance.add("draw 0")
        say(here, f"draw from {deck}")
    here.not_asked("us", "draw").asked("de", "draw")
    assert [event.deck for event in here.events(CardDrawn)] == ["artillery_1", "artillery_1", "reinforcements_us_1", "artillery_1"]
    assert len(here.state.decks["artillery_1"]) == 7


def test_full_squads():
    """TOI-1.10, TOI-1.11, TOI-0.5, TOI-0.21: four slots, crews take two, exactly the figures of the scenario, all bases."""
    here = sequential()
    plan = proposed(here, "us")
    ask = here.match.ask

    def why(changed, rule, path=None):
        refusal = ask.legal.refuse(changed)
        assert refusal is not None
        assert refusal.rule == rule
        assert path is None or refusal.path == path

    assert ask.legal.refuse(plan) is None
    why(replace(plan, squads=plan.squads[1:]), "TOI-1.10", "squads")
    why(squads(plan, 3, figures={"regular": 3}), "TOI-0.21", "squads")
    why(squads(plan, 3, figures={"tank": 4}), "TOI-1.11", "squads[3].figures")
    five = squads(squads(plan, 3, figures={"regular": 5}), 4, figures={"regular": 3})
    why(five, "TOI-1.10", "squads[3].figures")
    short = squads(squads(plan, 3, figures={"regular": 3}), 4, figures={"regular": 4})
    why(squads(short, 0, figures={"machine_gun_us": 1, "regular": 3}), "TOI-1.10", "squads[0].figures")
    mixed = squads(squads(plan, 1, figures={"elite": 2, "regular": 2}), 2, figures={"officer": 2, "regular": 2})
    assert ask.legal.refuse(mixed) is None  # any mixture
    why(replace(plan, vehicles=()), "TOI-0.21", "vehicles")
    why(replace(plan, vehicles=(VehiclePlan("m3a1", 0),)), "TOI-1.16", "vehicles[0].cell")


def test_places():
    """TOI-1.16, TOI-7.5, TOI-25.2, TOI-8.1, TOI-24.10: the zone, stacking, fortifications with one squad each, transports within capacity."""
    here = sequential()
    ask, cell = here.match.ask, here.game.setting.grid.cell
    plan = proposed(here, "us")

    def rule(changed):
        refusal = ask.legal.refuse(changed)
        return refusal.rule if refusal else None

    assert rule(squads(plan, 0, cell=cell(5, 5))) == "TOI-1.16"
    crowd = plan
    for index in range(4):
        crowd = squads(crowd, index, cell=cell(3, 8))
    assert rule(crowd) == "TOI-7.5"
    assert rule(squads(plan, 3, inside="entrenchment")) == "TOI-25.2"
    assert rule(squads(plan, 3, aboard="0")) is None
    assert rule(squads(squads(plan, 3, aboard="0"), 4, aboard="0")) == "TOI-8.1"
    assert rule(squads(plan, 3, aboard="7")) == "TOI-8.1"
    here.match.play("us", squads(plan, 3, aboard="0"))
    rider = next(unit for unit in here.game.units_of("us") if unit.aboard)
    assert (rider.cell, here.game.unit(rider.aboard).kind) == (-1, "m3a1")


def test_specializations_at_setup():
    """TOI-1.14, TOI-1.15, TOI-23.5, TOI-0.20: the granted tokens, one for a squad, none with a heavy weapon; they are public."""
    here = sequential()
    ask, plan = here.match.ask, proposed(here, "us")
    assert ask.legal.refuse(squads(plan, 1, specialization="engineer")).rule == "TOI-1.14"
    moved = squads(squads(plan, 3, specialization=""), 0, specialization="engineer")
    assert ask.legal.refuse(moved).rule == "TOI-1.15"
    assert ask.legal.refuse(squads(squads(plan, 3, specialization=""), 1, specialization="engineer")) is None
    assert ask.legal.refuse(squads(plan, 3, specialization="medic")).rule == "TOI-1.14"
    here.match.play("us", plan)
    pieces = {piece.id: piece for piece in here.match.view("de").pieces}
    engineers = next(unit.id for unit in here.game.units_of("us") if unit.specialization == "engineer")
    assert "engineer" in [badge.id for badge in pieces[engineers].badges]


def test_screened_setup():
    """TOI-1.12, TOI-17.1: behind a screen nothing is shown until both are ready; a plan may conceal as many squads as there are markers."""
    here = battle("stone_bridge", dice="command_1 0, morale_1 0", setup="screened")
    assert [ask.seat for ask in here.match.asks] == ["us", "de"]
    plan = proposed(here, "de")
    here.match.play("us", proposed(here, "us"))
    assert not here.game.state.units
    assert not here.match.view("de").pieces or all(piece.form != "counter" for piece in here.match.view("de").pieces)
    ask = next(ask for ask in here.match.asks if ask.seat == "de")
    two = squads(squads(plan, 2, concealed=True), 3, concealed=True)
    assert getattr(ask.legal.refuse(two), "rule", None) == "TOI-17.1"
    here.match.play("de", squads(plan, 2, concealed=True))
    assert len(here.game.state.units) == 12
    assert sum(unit.concealed for unit in here.game.units_of("de")) == 1


def test_setup_form_has_the_draft():
    """TOI-1.10: the form begins with a legal draft and names its fields."""
    here = sequential()
    found = here.match.view("us").question.form
    assert found is not None
    assert here.match.why("us", found.draft | {"kind": "set_up"}) is None
    assert any(field.path == "/squads/0/cell" for field in found.fields)


def test_objectives_in_the_own_zone():
    """TOI-1.17, TOI-4.2: a unit on an objective of its own zone controls it at the end of set-up; others are controlled by nobody."""
    here = battle("stone_bridge", dice="command_1 0, morale_1 0")
    while here.match.asks[0].what in ("conceal",):
        say(here, "pass")
    assert here.state.control == {"us_post": "us", "farm_east": "de", "bridge": "de"}


def test_initial_op_fire():
    """TOI-1.18, TOI-5.10: in initiative order any units, which then cannot be activated."""
    here = battle("first_contact").asked("us", "ready")
    names = [unit.id for unit in here.game.units_of("us")]
    here.plays("us", f"ready {names[0]}; ready {names[1]}").asked("de", "ready").plays("de", "pass")
    assert [here.game.unit(name).status for name in names] == ["op_fire", "op_fire"]
    here.asked("de", "action")  # the Americans have nobody fresh left
    assert here.state.ended == ["us"]


def test_base_colours_do_not_matter_for_two():
    """TOI-1.13, TOI-0.5: with two players a side commands all its bases of both shades."""
    here = battle("saint_aubin", dice="")
    shades = {unit.division for unit in here.game.units_of("us")}
    assert shades == {"light", "dark"}
    assert {here.game.seat_of(unit) for unit in here.game.units_of("us")} == {"us"}


def test_ready_setups_are_legal():
    """TOI-1.10, TOI-1.16, TOI-0.21: every shipped ready set-up passes its own law, for two and for four."""
    for scenario in scenarios().values():
        for players in ("2", "4") if 4 in scenario.players else ("2",):
            setting = Setting(scenario, {"players": players, "setup": "sequential"})
            game = Battle(initial_state(setting), setting)
            for command in setting.commands:
                assert refuse_plan(game, command.id, ready_plan(setting, command.id), []) is None, (scenario.id, command.id)


def test_own_scenarios_within_the_box():
    """TOI-0.2, TOI-26.2: players may write scenarios; more than the box holds is refused."""
    source = FIRST_CONTACT.read_text("utf-8")
    assert TITLE.read_battle(source, "own").id == "first_contact"
    with pytest.raises(DataError, match=r"TOI-26.2"):
        TITLE.read_battle(source.replace("regular = 6, elite = 1", "regular = 6, elite = 13", 1), "own")
    with pytest.raises(DataError, match=r"TOI-26.2"):
        TITLE.read_battle(source.replace("bases = 2", "bases = 25", 1), "own")
    with pytest.raises(DataError, match="decks"):
        TITLE.read_battle(source.replace("decks = []", 'decks = ["morale_1"]'), "own")
    with pytest.raises(DataError):
        TITLE.read_battle(source.replace('"..w...r."', '"..w...rr."', 1), "own")


@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        ([("razor_wire", 0), ("razor_wire", 0)], "TOI-25.12"),
        ([("tank_trap", 0), ("tank_trap", 0)], "2 of tank_trap"),
        ([("mine_field", 0), ("mine_field", 0)], "2 of mine_field"),
        ([("smoke", 0), ("smoke", 0)], "2 of smoke"),
        ([("entrenchment", 0), ("pillbox", 0), ("pillbox", 0), ("pillbox", 0)], "TOI-25.5"),
        ([("smoke", n) for n in range(7)], "TOI-26.2"),
        ([("tank_trap", n) for n in range(8)] + [("razor_wire", n) for n in range(7)], "TOI-26.2"),
        ([("palisade", 0)], "palisade"),
    ],
)
def test_markers_of_own_scenarios(lines, rule):
    """TOI-0.10, TOI-26.2, TOI-25.5, TOI-25.12, TOI-25.18, TOI-25.22, TOI-25.25: limits of the box and of a hex hold for written scenarios too."""
    source = FIRST_CONTACT.read_text("utf-8")
    marker = '\n[[marker]]\nkind = "{}"\nhex = [0, {}]\n'
    with pytest.raises(DataError, match=rule):
        TITLE.read_battle(source + "".join(marker.format(kind, row % 7) for kind, row in lines), "own")
    assert _written(source + marker.format("razor_wire", 0) + marker.format("tank_trap", 0)).marker


def _written(source: str) -> Scenario:
    """A battle of one's own."""
    found = TITLE.read_battle(source, "own")
    assert isinstance(found, Scenario)
    return found


def test_an_operations_card_lies_on_one_side():
    """TOI-26.2, TOI-0.8: the box holds each of the 18 once."""
    source = FIRST_CONTACT.read_text("utf-8")
    with pytest.raises(DataError, match="op_001"):
        TITLE.read_battle(source.replace("operations = []", 'operations = ["op_001"]'), "own")
    assert _written(source.replace("operations = []", 'operations = ["op_001"]', 1)).side["us"].operations == ("op_001",)


def test_players_and_options_are_checked():
    """TOI-19.1, TOI-1.1: First Contact is for two."""
    with pytest.raises(Invalid, match="players"):
        battle("first_contact", players="4")
    assert SetUp((SquadPlan({"regular": 4}, 0),)).squads[0].cell == 0


def test_proposed_setups_are_legal():
    """TOI-1.16, TOI-17.1, TOI-8.1: what the set-up question proposes may be taken as it is: ready, with concealed markers, with squads aboard."""
    here = battle("stone_bridge", dice="command_1 0, morale_1 0", setup="screened")
    counts = []
    for ask in here.match.asks:
        plans = list(ask.legal)
        assert all(ask.legal.refuse(plan) is None for plan in plans)
        counts.append((sum(any(s.concealed for s in plan.squads) for plan in plans), sum(any(s.aboard for s in plan.squads) for plan in plans)))
    assert counts == [(0, 1), (1, 0)]


def test_objectives_outside_the_own_zone_are_not_taken_at_setup():
    """TOI-1.17: a unit on an objective outside its own deployment zone controls nothing before the first Command Phase."""
    here = table("objective hut [5, 5] victory 1\nus A [5, 5]")
    determine_control(here.game, side_zone=True)
    assert here.state.control == {}
    determine_control(here.game)
    assert here.state.control == {"hut": "us"}
