"""Operations cards: chapter 22, errata of chapter 26."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.core.chance import Scripted
from bocage.core.match import Match
from bocage.games.tide_of_iron import TITLE
from bocage.games.tide_of_iron.state.events import AssaultDeclared, AttackDeclared
from bocage.games.tide_of_iron.state.events_table import AceRerolled
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.state.setting import Setting
from bocage.games.tide_of_iron.tables.scenario import scenarios
from bocage.games.tide_of_iron.turn.setup import initial_state

from .helpers import attack, battle, fire, points, say, table


def test_fog_and_rain_affect_both():
    """TOI-22.1, TOI-22.2, TOI-22.3, TOI-1.6: no sight beyond 4 hexes; vehicles pay 1 more off road; for both sides, from the start."""
    here = table("""
        operation us op_001
        operation de op_002
        road [5, 5] [5, 4]
        us S sherman [5, 5]
        de P panzer_iv [9, 5]
    """)
    game, cell = here.game, here.game.setting.grid.cell
    assert game.sees(cell(5, 5), cell(5, 1))
    assert not game.sees(cell(5, 5), cell(5, 0))
    costs = game.setting.vehicle_cost
    assert (costs[cell(5, 5)][cell(5, 6)], costs[cell(5, 5)][cell(5, 4)]) == (6, 3)
    assert game.setting.squad_cost[cell(5, 5)][cell(5, 6)] == 3
    assert {zone.id for zone in here.match.view("de").zones} >= {"operation-op_001", "operation-op_002"}


def test_values_changed_by_cards():
    """TOI-22.1, TOI-26.5: Shaken Defenders, Double Time, Elite Tank Crew, Inspiring Leadership; only for their owner."""
    here = table("""
        operation us op_003
        operation us op_004
        operation us op_010
        operation us op_011
        woods [5, 5] [5, 3]
        us A [5, 5]
        us O officer [5, 6]
        us S sherman [7, 7]
        us H m3a1 [8, 7]
        de B [5, 3]
        de P panzer_iv [9, 9]
    """)
    assert fire(here, "B", "A", "suppressive").defense == 2 - 1 + 1
    assert fire(here, "A", "B", "suppressive").defense == 2
    assert [points(here, name, action) for name, action in (("A", "advance"), ("A", "assault"), ("B", "advance"))] == [6, 3, 4]
    assert [points(here, name, "fire and movement") for name in ("S", "H", "P")] == [5, 5, 4]


def test_assault_cards():
    """TOI-22.1: Merciless Assault +1 for the active squad, Desperate Defenders +1 for each defending squad."""
    here = table("""
        operation us op_005
        operation de op_013
        us A [5, 5]
        us S [4, 4]
        de D regular [5, 4]
        de E regular [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1 1 1 1, black 1 1 1 1", support="S")
    assert (here.events(AssaultDeclared)[0].attack, here.events(AssaultDeclared)[0].defense) == (7, 4)


def test_no_surrender():
    """TOI-22.1: the defenders may stay for one more figure, and nobody advances."""
    text = """
        operation de op_014
        us A 4*elite [5, 5]
        de D [5, 4]
    """
    here = attack(table(text), "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1").asked("de", "stay")
    here.plays("de", "use ability no_surrender").then("D", figures=["regular"] * 2, cell=here.game.setting.grid.cell(5, 4)).asked("us", "action")
    left = attack(table(text), "activate A; assault; charge 0504", "black 4 1 1 1 1 1 1 1, black 1 1 1 1").plays("de", "pass").asked("de", "retreat")
    left.plays("de", "retreat to 0503").asked("us", "advance_after")


def test_massive_confusion():
    """TOI-22.1, TOI-13.1: no support without an officer in the leading unit's hex; Op Fire is not touched."""
    text = """
        operation us op_012
        us L [2, 5]
        us S [3, 5]
        {officer}
        de B [2, 2]
    """
    alone = table(text.format(officer="")).plays("us", "activate L; concentrated fire; aim B; figures regular+regular+regular+regular")
    alone.asked("us", "attack_type")
    led = table(text.format(officer="us O officer [2, 5]")).plays("us", "activate L; concentrated fire; aim B; figures regular+regular+regular+regular")
    led.asked("us", "support")


def test_seasoned_gunners():
    """TOI-22.1, TOI-20.11: +1 for a crew in suppressive attacks."""
    here = table("""
        operation us op_015
        us M mortar [2, 8]
        de B [2, 4]
    """)
    attack(here, "activate M; concentrated fire; aim hex 0204", "black 1 1 1 1 1", how="suppressive")


def test_supply_shortage():
    """TOI-22.1, TOI-21.5: own cards cost 1 more."""
    here = table("""
        operation us op_007
        cp us 1
        card us morale_1.rally_the_men
        card us ground_support_1.covering_positions
        us A [2, 2]
    """)
    here.refuses("us", "play card morale_1.rally_the_men#1", rule="TOI-21.5")
    rich = table("""
        operation us op_007
        cp us 2
        card us morale_1.rally_the_men
        us A [2, 2] pinned
    """).plays("us", "play card morale_1.rally_the_men#1")
    assert rich.state.cp["us"] == 0


def test_special_actions_of_engineers():
    """TOI-3.11, TOI-23.3, TOI-22.1: lay wire, lay smoke, clear a tank trap, in the own or an adjacent hex; not under enemies."""
    text = """
        operation us op_006
        operation us op_008
        operation us op_016
        tank_trap [5, 4]
        us E [5, 5] engineer
        us A [8, 8]
        de B [6, 6]
    """
    wire = table(text).plays("us", "activate E; place razor wire").refuses("us", "pick cell 0606", rule="TOI-3.11")
    wire.plays("us", "pick cell 0504").then("E", status="fatigued")
    assert wire.state.wire == [wire.game.setting.grid.cell(5, 4)]
    smoke = table(text).plays("us", "activate E; place smoke; pick cell 0606").then("E", status="fatigued")
    assert smoke.state.smoke == [smoke.game.setting.grid.cell(6, 6)]
    trap = table(text).plays("us", "activate E; remove tank trap")
    trap.then_state(traps=[]).then("E", status="fatigued")
    table(text).plays("us", "activate A").refuses("us", "do place_smoke", rule="TOI-3.11")


def test_tank_ace():
    """TOI-22.1: +1 firepower, and once in a round one die is rolled again."""
    text = """
        operation us op_009
        ace us S
        us S sherman [5, 8]
        us R sherman [6, 8]
        de P panzer_iv [5, 4]
    """
    here = table(text)
    here.chance.add("black 5 1 1 1 1 1 1 1 1, red 1 1 1 1")
    for words in ("activate S", "concentrated fire", "aim P", "pass"):
        say(here, words)
    here.asked("us", "reroll")
    here.chance.add("black 5")
    say(here, "use ability ace")
    say(here, "pass")
    here.chance.finish()
    here.then("P", damage="light")
    assert len(here.events(AceRerolled)) == 1
    assert here.events(AttackDeclared)[0].attack == 9
    assert here.state.ace_used == {"us": 1}


def test_the_ace_is_named_at_setup():
    """TOI-22.1, TOI-22.2: the owner names one of his tanks."""
    row = scenarios()["supply_road"]
    side = replace(row.side["de"], operations=("op_009",), starting_cards=0)
    scenario = replace(row, side={"us": replace(row.side["us"], starting_cards=0, concealed_markers=0), "de": side})
    setting = Setting(scenario, TITLE.resolve_options({}))
    game = Battle(initial_state(setting), setting)
    match = Match(TITLE, game, Scripted())
    assert (match.ask.seat, match.ask.what) == ("de", "name_ace")
    tank = next(unit.id for unit in game.units_of("de") if unit.kind == "tiger_i")
    match.play("de", {"kind": "pick_unit", "unit": tank})
    assert match.game.state.aces == {"de": tank}


def test_seize_the_initiative():
    """TOI-22.1, TOI-1.7: three CP on the Initiative card from the start."""
    assert battle("crossroads", dice="").state.initiative_cp == {"us": 3, "de": 0}
