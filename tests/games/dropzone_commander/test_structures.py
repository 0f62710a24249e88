"""Chapter 7: Structures, garrisons, falling masonry, collapse, links."""

from __future__ import annotations

from bocage.core.state import replace
from bocage.games.dropzone_commander.armies.setup import Linked
from bocage.games.dropzone_commander.ground.layout import Building
from bocage.games.dropzone_commander.shooting.attack import cover
from bocage.games.dropzone_commander.state.events_units import ShotsFell, StructureCollapsed
from bocage.testing import given

from .field import field, march, put

HALL = "building hall small normal 20,20 4x4 height 5 doors 22,20 24,22\nB hunter = scourge.hunter at 40,40\n"


def test_a_squad_enters_with_one_base_at_an_entrance():
    """DZC-7.1, DZC-23.9: one base within 1 inch of an entrance is enough for the whole squad; none is not."""
    table = field(HALL + "A legion = ucm.legionnaire at 22,18.6 22,17.8\nactivate legion legion")
    table.plays("A", "do go_in legion hall").then("legion.1", where="inside", host="hall", embarks=1).then("legion.2", where="inside")
    table.then("hall", occupant="A")
    far = field(HALL + "A legion = ucm.legionnaire at 22,18.5 22,17.7\nactivate legion legion")
    far.refuses("A", "do go_in legion hall", "DZC-7.1", "no-base-at-an-entrance")
    tank = field(HALL + "A sabre = ucm.sabre at 22,18.6\nactivate sabre sabre")
    tank.refuses("A", "do go_in sabre hall", "DZC-7.1", "only-infantry-enters")


def test_straight_from_a_transport():
    """DZC-7.2, DZC-12.16: a squad leaving a transport within 1 inch of the Structure goes straight in; on foot from there it may not."""
    text = HALL + "A bear = ucm.bear at 18.6,22 facing 0\nA legion = ucm.legionnaire aboard bear x2 bg bear\nactivate bear bear legion"
    table = field(text)
    table.plays("A", "do enter_from legion hall").then("legion.1", where="inside", embarks=1)
    away = field(text.replace("18.6,22", "17.9,22"))
    away.refuses("A", "do enter_from legion hall", "DZC-12.16")


def test_garrison_capacity():
    """DZC-7.3, DZC-CASE-16: a Small Structure with 10 bases takes a squad of 2, not of 3."""
    text = HALL + "A crowd = ucm.legionnaire inside hall x10\nA legion = ucm.legionnaire at 22,19 22,18.2{third}\nactivate legion legion"
    field(text.format(third="")).plays("A", "do go_in legion hall").then("legion.1", where="inside", host="hall")
    field(text.format(third=" 22,17.4")).refuses("A", "do go_in legion hall", "DZC-7.3")


def test_a_search_is_offered_where_an_objective_is():
    """DZC-7.4: at the start of the activation, optional, and extra to the squad's actions."""
    text = HALL + "A legion = ucm.legionnaire inside hall x2\nstructure hall counts 2,0\n"
    table = field(text + "marker obj objective inside hall").plays("A", "activate legion").asked("A", "search")
    table.plays("A", "pass").offers("A", "do come_out legion hall")
    field(text).plays("A", "activate legion").asked("A", "act")


TINY = "building hut tiny normal 20,20 3x3 height 2 doors 21.5,20\nB hunter = scourge.hunter at 21.5,13\n"


def test_no_more_bases_fire_than_g():
    """DZC-7.5, DZC-7.6, DZC-CASE-15: of 4 bases in a Tiny Structure 3 may fire in a turn, whoever owns them."""
    table = field(TINY + "A legion = ucm.legionnaire inside hut x4\nactivate legion legion").plays("A", "do fire legion")
    rifle = table.game.weapons("legion.1")[0].id
    for number in (1, 2, 3):
        table.plays("A", f"shoot legion.{number} {rifle} hunter.1 1")
    table.refuses("A", f"shoot legion.4 {rifle} hunter.1 1", "DZC-7.5").plays("A", "open fire", dice="hit 1 1 1")
    table.then("hut", fired=["legion.1", "legion.2", "legion.3"])


def test_cover_in_a_structure():
    """DZC-7.7, DZC-7.8, DZC-7.20, DZC-CASE-14: rifles at a garrison need 5+ to hit and 5+ to damage: 4 hits, 2 DP on the base that was named."""
    table = field("""
        building hall small normal 20,20 4x4 height 5
        A legion = ucm.legionnaire at 22,0.6 22.8,0.6
        B warrior = scourge.warriors inside hall x2
        activate legion legion
    """)
    rifle = table.game.weapons("legion.1")[0]
    table.plays(
        "A",
        f"do fire legion; shoot legion.1 {rifle.id} warrior.1 4; shoot legion.2 {rifle.id} warrior.1 4; open fire",
        dice="hit 5 6 1 2 3 4 5 5, damage 5 4 6 1",
    )
    assert [(event.shots, event.hits, event.damage) for event in table.events(ShotsFell)] == [(8, 4, 2)]
    table.then("warrior.1", damage=2).then("warrior.2", damage=0)


def test_demolisher_and_masonry():
    """DZC-7.9, DZC-7.10, DZC-7.12, DZC-22.8, DZC-CASE-12: one damaging Demolisher-2 hit: 2 DP, 2 dice of masonry at 5+, an E6 hit without cover on 2+."""
    table = field("""
        building hall small normal 20,20 4x4 height 5
        A legion = ucm.legionnaire inside hall x2
        B hunter = scourge.hunter at 21,12 22.5,12 24,12
        order B A
        activate hunter hunter
    """)
    table.plays("B", "do fire hunter; shoot all hall", dice="hit 2 4 1, damage 3 1, masonry 5 4, damage 2")
    table.then("hall", damage=2).then("legion.1", damage=1).then("legion.2", damage=0)


def test_masonry_below_half():
    """DZC-7.11, DZC-CASE-13: with less than half of its DP left it falls on 4+; at exactly half still on 5+."""
    text = """
        building hall small normal 20,20 4x4 height 5
        structure hall damage {damage}
        A legion = ucm.legionnaire inside hall x2
        B hunter = scourge.hunter at 21,12
        activate hunter hunter
    """
    weak = field(text.format(damage=4)).plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 4 3, damage 1").then("hall", damage=6)
    weak.then("legion.1", damage=0)
    field(text.format(damage=3)).plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 4 3").then("hall", damage=5)


def test_the_owner_puts_masonry_on_damaged_bases_first():
    """DZC-7.12: a hit goes to a base that is damaged already; every squad inside rolls."""
    table = field("""
        building hall small normal 20,20 4x4 height 5
        A legion = ucm.legionnaire inside hall x2
        A other = ucm.legionnaire inside hall x1
        B hunter = scourge.hunter at 21,12
        activate hunter hunter
    """)
    table.state.units["legion.2"] = replace(table.state.units["legion.2"], damage=2)
    table.plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 5 1, damage 6, masonry 1 2")
    table.then("legion.2", damage=3).then("legion.1", damage=0).then("other.1", damage=0)


def test_collapse():
    """DZC-7.13, DZC-14.32: each base dies on 3+, no masonry; survivors stand within 2 inches and may not fire; the rubble is Tough ground with Soft Cover."""
    table = field("""
        building hut tiny normal 20,20 3x3 height 2 doors 21.5,20
        structure hut damage 3
        A legion = ucm.legionnaire inside hut x2
        marker obj objective inside hut
        B hunter = scourge.hunter at 21,12
        activate hunter hunter
    """).plays("B", "do fire hunter; shoot all hut", dice="hit 2, damage 3, collapse 3 2")
    table.asked("A", "put").refuses("A", put((21.5, 26)), "DZC-7.13").refuses("A", put((21.5, 21.5)), "DZC-7.13", "stands-on-structure")
    table.plays("A", [put((21.5, 19))])
    assert table.events(StructureCollapsed)
    table.then("legion.1", where="gone").then("legion.2", where="table", no_fire=True).then("obj", state="removed").then("hut", collapsed=True)
    game = table.game
    assert game.plan.patches[-1].kind == "rubble"
    assert cover(game, "legion.2", (2150, 4000)) == (True, False)  # behind the rubble
    assert cover(game, "legion.2", (2150, 500)) == (False, False)  # before it


def test_rubble_gives_soft_cover():
    """DZC-7.13, DZC-23.6: infantry standing in the rubble of a Structure has Soft Cover, a vehicle has none."""
    game = field("""
        building hut tiny normal 20,20 3x3 height 2
        structure hut collapsed
        A legion = ucm.legionnaire at 21,21
        A sabre = ucm.sabre at 22,22
        B hunter = scourge.hunter at 21,12
    """).game
    assert cover(game, "legion.1", (2100, 1200)) == (True, False)
    assert cover(game, "sabre.1", (2100, 1200)) == (False, False)


def test_leaving_a_structure():
    """DZC-7.14, DZC-7.16: bases within 2 inches of one exit; no fire in that turn."""
    table = field(HALL + "A legion = ucm.legionnaire inside hall x2\nactivate legion legion").plays("A", "do come_out legion hall")
    table.refuses("A", put((22, 17.9), (22, 19)), "DZC-7.14").refuses("A", put((22, 18.5), (25.5, 22)), "DZC-7.14")
    table.plays("A", [put((22, 18.5), (22.8, 18.5))])
    table.then("legion.1", where="table", embarks=1, no_fire=True).then("hall", occupant="").refuses("A", "do fire legion", "DZC-12.5")


def test_coming_out_onto_a_marker():
    """DZC-14.4, DZC-16.2, DZC-7.14: a base that is put down on an Intel marker has moved onto it: the roll is forced."""
    text = HALL + "marker info intel at 22,18.6\nA legion = ucm.legionnaire inside hall x2\nactivate legion legion"
    table = field(text).plays("A", "do come_out legion hall").plays("A", [put((22, 18.5), (22.8, 18.5))], dice="intel 3")
    table.then("info", tried=["A"]).then_state(vp={"A": 1, "B": 0})
    beside = field(text).plays("A", "do come_out legion hall").plays("A", [put((22.6, 18.8), (23.4, 18.8))])
    beside.then("info", tried=[])


def test_from_the_structure_into_the_transport():
    """DZC-7.15, DZC-1.13: one action, if the transport is less than 1 inch from an exit; at exactly 1 inch it is not."""
    text = HALL + "A bear = ucm.bear at {at} facing 0\nA legion = ucm.legionnaire inside hall x2 carrier bear bg bear\nactivate bear bear legion"
    near = field(text.format(at="22,18.2"))
    near.plays("A", "do leave_into legion").then("legion.1", where="aboard", host="bear.1", embarks=1)
    field(text.format(at="22,18.15")).refuses("A", "do leave_into legion", "DZC-7.15")


LINKED = """
    building one small normal 10,10 4x4 height 5 doors 12,10 links two
    building two small normal 16.5,10 4x4 height 5 doors 18,10 links one
    building three small normal 30,10 4x4 height 5 doors 32,10
    A legion = ucm.legionnaire inside one x2 {words}
    B hunter = scourge.hunter at 40,40
    activate legion legion
"""


def test_moving_through_a_link():
    """DZC-7.17, DZC-7.19, DZC-EX-07: to a linked Structure for both actions of the turn, and no fire; not to another, nor with an action used."""
    table = field(LINKED.format(words="")).refuses("A", "do through legion three", "DZC-7.19")
    table.plays("A", "do through legion two").then("legion.1", host="two", embarks=2, no_fire=True).then("one", occupant="").then("two", occupant="A")
    field(LINKED.format(words="embarks 1")).refuses("A", "do through legion two", "DZC-12.4")


def test_links_are_agreed_before_play():
    """DZC-7.18, DZC-7.17: both players say whether two near Structures are linked; if they differ it stays as the scenario has it."""
    table = given("dropzone_commander", "", "dzc.targets_at_arcadia")
    table.asked("A", "linked").asked("B", "linked")
    assert table.state.structures["office_a"].links == ("office_b",)
    table.plays("A", [Linked(False)]).plays("B", [Linked(False)])
    assert table.state.structures["office_a"].links == ()
    differ = given("dropzone_commander", "", "dzc.targets_at_arcadia").plays("A", [Linked(False)]).plays("B", [Linked(True)])
    assert differ.state.structures["office_a"].links == ("office_b",)


def test_a_structure_is_never_immune():
    """DZC-7.20, DZC-7.21, DZC-7.22: the firer chooses the Structure or any base inside, whoever else is in there; the named base is hit."""
    table = (
        field("""
        building hall small normal 20,20 4x4 height 5
        A sabre = ucm.sabre at 22,10
        A legion = ucm.legionnaire inside hall x1
        B warrior = scourge.warriors inside hall x2
        activate sabre sabre
    """)
        .plays("A", "do fire sabre")
        .offers("A", "shoot all hall", "shoot all warrior.1", "shoot all warrior.2")
    )
    table.refuses("A", "shoot sabre.1 w1 legion.1 1", "DZC-6.20").plays("A", "shoot sabre.1 w1 warrior.2 1; open fire", dice="hit 6, damage 6")
    table.then("warrior.2", damage=1).then("warrior.1", damage=0)


def test_entering_and_leaving_follow_the_embark_rules():
    """DZC-7.23: at most half of Mv, in one piece, no fire, one of the two actions of the turn."""
    fast = field(HALL + "A legion = ucm.legionnaire at 22,18.8 moved 1.01\nactivate legion legion")
    fast.refuses("A", "do go_in legion hall", "DZC-12.9")
    half = field(HALL + "A legion = ucm.legionnaire at 22,18.8 moved 1\nactivate legion legion").plays("A", "do go_in legion hall")
    half.refuses("A", "do fire legion", "DZC-12.5")
    tired = field(HALL + "A legion = ucm.legionnaire at 22,18.8 embarks 2\nactivate legion legion")
    tired.refuses("A", "do go_in legion hall", "DZC-12.4")
    out = field(HALL + "A legion = ucm.legionnaire inside hall x1\nactivate legion legion").plays("A", "do come_out legion hall")
    out.plays("A", [put((22, 18.5))]).plays("A", "do move legion").refuses("A", march((22, 17.49)), "DZC-4.1").plays("A", [march((22, 17.5))])


def test_who_has_fired_goes_neither_in_nor_out():
    """DZC-7.23, DZC-12.5, DZC-22.10: a base that fired, in its activation or in reaction, stays where it is this turn; DF units need not."""
    team = "A team = {unit} {place} {words}\nactivate team team"
    for words, law in (("fired w1", "DZC-12.5"), ("embarks 2", "DZC-12.4")):
        field(HALL + team.format(unit="ucm.flak_team", place="at 22,18.8", words=words)).refuses("A", "do go_in team hall", law)
        field(HALL + team.format(unit="ucm.flak_team", place="inside hall x1", words=words)).refuses("A", "do come_out team hall", law)
    bold = field(HALL + team.format(unit="ucm.hazard_suit", place="at 22,18.8", words="fired w1"))
    bold.plays("A", "do go_in team hall").then("team.1", where="inside")


def test_micro_structures_hold_nobody():
    """DZC-23.11, DZC-19.8: no entrance, no garrison, but a target and an obstacle for sight."""
    text = "building kiosk micro weak 20,20 1x1 height 1\nA legion = ucm.legionnaire at 20.5,19.2\nB hunter = scourge.hunter at 20.5,14\nactivate {who} {who}"
    table = field(text.format(who="legion")).refuses("A", "do go_in legion kiosk", "DZC-23.11")
    building: Building = table.game.building("kiosk")
    assert (building.room, building.windows, building.dp) == (0, 0, 2)
    field(text.format(who="hunter")).plays("B", "do fire hunter; shoot hunter.1 w1 kiosk 1", dice="hit 1")


def test_the_owner_chooses_among_bases_that_differ():
    """DZC-7.12: of equally damaged bases the owner says which takes the hit if one has fired and the other has not; equal ones need no question."""
    text = (
        "building hall small normal 20,20 4x4 height 5\nA legion = ucm.legionnaire inside hall x2\nB hunter = scourge.hunter at 21,12\nactivate hunter hunter"
    )
    table = field(text + "\nactivate hunter hunter")
    table.state.units["legion.1"] = replace(table.state.units["legion.1"], fired=("w1",))
    table.plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 5 1").asked("A", "take_hit")
    table.refuses("A", "take hit hunter.1", "DZC-7.12").plays("A", "take hit legion.2", dice="damage 6").then("legion.2", damage=1).then("legion.1", damage=0)
    field(text + "\nactivate hunter hunter").plays("B", "do fire hunter; shoot all hall", dice="hit 2, damage 3, masonry 5 1, damage 6").then(
        "legion.1", damage=1
    )
