"""Markers that units pass, stop on, or may not take along (chapters 14 to 16), also by cards and special rules."""

from __future__ import annotations

from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import markers
from bocage.games.dropzone_commander.ground.markers import Take
from bocage.games.dropzone_commander.ground.placing import Put, Stand
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.losses import wrecks
from bocage.games.dropzone_commander.moving.entry import Enter
from bocage.games.dropzone_commander.moving.flight import Fly
from bocage.games.dropzone_commander.moving.movement import March
from bocage.games.dropzone_commander.objectives.searching import Search
from bocage.games.dropzone_commander.specials.card_effects import AtOnce
from bocage.games.dropzone_commander.state.events_cqb import WAITS
from bocage.games.dropzone_commander.state.events_markers import IntelTried, StructureSearched
from bocage.games.dropzone_commander.state.state import Effect
from bocage.games.dropzone_commander.tables.tables import MarkerRow
from bocage.games.dropzone_commander.turn import activation, roundup
from bocage.games.dropzone_commander.view import hidden
from bocage.tabletop.points import Waypoint

from . import card_table
from .bench import Bench, house

OBJECTIVE = MarkerRow("obj", "objective", at=(30, 30))
INTEL = MarkerRow("info", "intel", at=(24, 9))
B = "B1: B1a scourge.warriors 3"


def bench(faction: str, text: str, *markers: MarkerRow) -> Bench:
    """A hall in the middle, one army, Warriors far away."""
    return Bench({"A": (faction, text), "B": ("scourge", B)}, houses=(house("hall", 20, 20, "medium"),), markers=markers).line("B1a", 4, 46, 1)


def goes(x: float, y: float) -> March:
    return March((Waypoint(round(x * 100), round(y * 100)),), 0)


# -- on the way ------------------------------------------------------------------------------------------------------------------------------


def test_an_objective_is_discovered_and_taken_along() -> None:
    """DZC-14.3, DZC-14.23: a tank that drives over it and 3 inches on may pick it up as it passes; it may also leave it."""
    table = bench("ucm", "A1: A1a ucm.sabre 1", OBJECTIVE).put("A1a.1", 30, 29).activate("A1")
    table.does("move", "A1a", "", goes(30, 33), Take("obj", "A1a.1"))
    assert table.state.markers["obj"].carrier == "A1a.1"
    left = bench("ucm", "A1: A1a ucm.sabre 1", OBJECTIVE).put("A1a.1", 30, 29).activate("A1")
    left.does("move", "A1a", "", goes(30, 33), "pass")
    assert left.state.markers["obj"].state == "discovered"


def test_one_that_lies_open_is_taken_in_passing() -> None:
    """DZC-14.23: within 2 inches of the way; not asked if it could be taken before or after the move anyway, nor from farther off."""
    passing = bench("ucm", "A1: A1a ucm.wolverine_a 1", OBJECTIVE).marker("obj", state="discovered").put("A1a.1", 28, 26.5).activate("A1")
    passing.does("move", "A1a", "", goes(28, 33.5), Take("obj", "A1a.1"))
    assert passing.state.markers["obj"].carrier == "A1a.1"
    for start, end in (((27.9, 26.5), (27.9, 33.5)), ((28, 30), (28, 35)), ((28, 25), (28, 30))):
        table = bench("ucm", "A1: A1a ucm.wolverine_a 1", OBJECTIVE).marker("obj", state="discovered").put("A1a.1", *start).activate("A1")
        table.does("move", "A1a", "", goes(*end))
        assert [ask.what for ask in table.asked] == ["march"]


def test_a_carried_one_is_not_offered() -> None:
    """DZC-14.23: only what nobody carries, and what lies outside Structures."""
    for facts in ({"state": "carried", "carrier": "B1a.1"}, {"state": "discovered", "structure": "hall"}):
        table = bench("ucm", "A1: A1a ucm.wolverine_a 1", OBJECTIVE).marker("obj", **facts).put("A1a.1", 28, 26.5).activate("A1")
        table.does("move", "A1a", "", goes(28, 33.5))
        assert [ask.what for ask in table.asked] == ["march"]


# -- put down on them ------------------------------------------------------------------------------------------------------------------------


def test_who_is_put_down_on_a_marker_stops_on_it() -> None:
    """DZC-14.4, DZC-16.2, DZC-16.9: passengers hurried out by a card land on Intel and roll; beside it they do not."""
    for x, tries in ((24.0, 1), (25.2, 0)):
        table = card_table.bench("ucm", "move_move_move", markers=(INTEL,)).put("A3t.1", 24, 11, level="landed")
        out = Put((Stand(round(x * 100), 900), Stand(round(x * 100) + 80, 900)))
        card_table.plays(table, "enemy_squad_done", "move_move_move", "A3t.1", out, dice="intel 3" if tries else "", squad="B2a", seat="B")
        assert len(table.told(IntelTried)) == tries


def test_a_withdrawal_onto_a_marker() -> None:
    """DZC-14.4, DZC-16.2: a squad that withdraws from a Structure onto Intel rolls for it."""
    table = card_table.bench("ucm", "tactical_withdrawal", markers=(MarkerRow("info", "intel", at=(22, 19)),)).garrison("A3a", "hall")
    table.garrison("B3a", "hall", entered=True)
    out = Put((Stand(2200, 1900), Stand(2280, 1900)))
    card_table.plays(table, "enemy_enters_structure", "tactical_withdrawal", "A3a", out, dice="intel 3", squad="B3a", structure="hall", seat="B")
    assert table.state.vp["A"] == 1


# -- at the start of an activation --------------------------------------------------------------------------------------------------------------


def test_who_waits_for_the_fight_searches_nothing() -> None:
    """DZC-8.6, DZC-14.6, DZC-16.2: Aggressors who took the Structure this turn do nothing else in it; Occupants search, before they repel too."""
    held = MarkerRow("obj", "objective", "hall")
    table = bench("ucm", "A1: A1a ucm.legionnaire 2", held, MarkerRow("info", "intel", "hall")).garrison("A1a", "hall")
    table.structure("hall", counts=(1, 0)).squad("A1a", marks=(WAITS,))
    table.starts("A1a")
    assert (table.asked, table.told(IntelTried)) == ([], [])
    table.squad("A1a", marks=())
    table.starts("A1a", Search("A1a"), dice="search 1, intel 3")
    assert len(table.told(StructureSearched)) == 1


def test_the_finder_of_intel_in_a_structure() -> None:
    """DZC-16.4: on a 6 the owner says which base of the squad carries it; in the open it is the one that found it."""
    table = bench("ucm", "A1: A1a ucm.legionnaire 2", MarkerRow("info", "intel", "hall")).garrison("A1a", "hall")
    table.starts("A1a", Take("info", "A1a.2"), dice="intel 6")
    assert table.state.markers["info"].carrier == "A1a.2"
    out = bench("ucm", "A1: A1a ucm.legionnaire 2", INTEL).line("A1a", 24, 9, 1)
    out.crosses("A1a.1", (2400, 900), dice="intel 6")
    assert out.state.markers["info"].carrier == "A1a.1"


def test_a_shock_assault_starts_with_the_search() -> None:
    """DZC-3.7, DZC-14.6, DZC-20.8: the squad that acts first searches first; it has had its start when its battlegroup is activated."""
    held = MarkerRow("obj", "objective", "hall")
    table = card_table.bench("ucm", "shock_assault", markers=(held,)).garrison("A3a", "hall").structure("hall", counts=(2, 0))
    table.state.active = table.state.battlegroup = ""
    table.state.pending = ["shock:A3a"]
    table.run(activation.choose_battlegroup(table.game), Search("A3a"), dice="search 1", windows={})
    assert (table.state.step, table.state.element) == ("shock", ("A3a",))
    table.squad("A3a", acted=True, searched=False).activate("A3").run(activation.begin_activation(table.game), windows={})
    assert [ask.what for ask in table.asked if ask.what == "search"] == ["search"]
    later = card_table.bench("ucm", markers=(held,)).garrison("A3a", "hall").structure("hall", counts=(2, 0)).activate("A3")
    later.run(activation.begin_activation(later.game), "pass")
    assert [ask.what for ask in later.asked] == ["search"]


def test_allies_hold_a_structure_together() -> None:
    """DZC-24.2, DZC-14.35, DZC-14.8: both allies inside count the turn, each for himself; an enemy inside does not."""
    armies = {"A": ("ucm", "A1: A1a ucm.legionnaire 2"), "B": ("scourge", B), "C": ("ucm", "C1: C1a ucm.legionnaire 2")}
    for teams, counts in (("A+C", (1, 0, 1)), ("none", (1, 0, 0))):
        table = Bench(armies, houses=(house("hall", 20, 20),), options={"teams": teams}).garrison("A1a", "hall").garrison("C1a", "hall").garrison("B1a", "hall")
        table.ticks()
        assert table.state.structures["hall"].counts == counts


# -- what may not be carried ---------------------------------------------------------------------------------------------------------------------


def test_a_walker_does_not_fly_off_with_an_objective() -> None:
    """DZC-22.30, DZC-14.14, DZC-14.36: a Hera that carries one stays on the ground; her mate without one may go up."""
    for carrier, rule in (("A1a.1", "DZC-14.14"), ("B1a.1", "")):
        table = bench("phr", "A1: A1a phr.hera_ground 1", OBJECTIVE).put("A1a.1", 30, 40).marker("obj", state="carried", carrier=carrier)
        refusal = VERBS["mode"].refuse(table.game, "A1a", "")
        assert (refusal.rule if refusal is not None else "") == rule


def test_an_objective_is_lost_with_the_squad_in_the_void() -> None:
    """DZC-22.34, DZC-14.28: with the last gate the squad in the Void is destroyed, and what it carried is gone: it scores for nobody."""
    table = bench("shaltari", "A1: A1a shaltari.braves 2\nA2: A2a shaltari.eden 1", OBJECTIVE).put("A2a.1", 30, 40, level="landed")
    for unit in table.alive("A1a"):
        table.unit(unit, where="void")
    table.marker("obj", state="carried", carrier="A1a.1")
    table.scores_at_the_end()
    assert table.state.vp["A"] == 1, "it is carried in the Void"
    table.squad("A2a", units=()).unit("A2a.1", where="gone")
    wrecks.check_void(table.game, "A", "B")
    assert table.state.markers["obj"].state == "removed"


# -- not twice -----------------------------------------------------------------------------------------------------------------------------------


def test_a_transport_moved_by_reactionary_tactics_does_not_go_on() -> None:
    """DZC-20.8, DZC-12.3: it may not do again what it did now, though transports divide their move."""
    table = card_table.bench("ucm", "reactionary_tactics").put("A3t.1", 24, 18)
    away = Fly((Waypoint(2400, 2600),), 0)
    card_table.plays(table, "enemy_squad_done", "reactionary_tactics", "A3t", AtOnce("half_move"), away, squad="B2a", seat="B")
    assert table.state.units["A3t.1"].y == 2600
    assert table.refused("fly", "A3t") == "DZC-3.5"


def test_bloodthirsty_squads_take_no_passage_away_from_enemies() -> None:
    """DZC-22.6, DZC-20.8: Underground Passage is no way out of a fight for them; without enemies inside it is open."""
    table = card_table.bench("scourge", "underground_passage").garrison("A3a", "hall")
    for unit in table.alive("A3a"):
        table.unit(unit, profile="scourge.eviscerators")
    about = windows.About(squad="A3a", seat="A")
    assert "barn" in windows.TARGETS["underground_passage"](table.game, "A", about)
    table.garrison("B3a", "hall", entered=True)
    assert windows.TARGETS["underground_passage"](table.game, "A", about) == []
    for unit in table.alive("A3a"):
        table.unit(unit, profile="scourge.warriors")
    assert "barn" in windows.TARGETS["underground_passage"](table.game, "A", about), "others may slip away"


def test_who_comes_up_at_a_drill_stops_on_what_lies_there() -> None:
    """DZC-22.26, DZC-14.4, DZC-16.2: a squad that comes up on Intel rolls for it."""
    text = "A1: A1a resistance.fighters 2\nA2: A2a resistance.drill 1"
    table = bench("resistance", text, MarkerRow("info", "intel", at=(30, 32))).put("A2a.1", 30, 30)
    table.does("tunnel", "A1a", "A2a.1", Put((Stand(3000, 3200), Stand(3080, 3200))), dice="intel 2")
    assert table.state.vp["A"] == 1


def test_who_enters_over_a_marker_rolls() -> None:
    """DZC-16.2, DZC-14.3, DZC-4.3: coming onto the table is moving over what lies at its edge."""
    table = bench("ucm", "A1: A1a ucm.sabre 1", MarkerRow("info", "intel", at=(30, 1))).activate("A1")
    table.does("enter", "A1a", "", Enter((Waypoint(3000, 0), Waypoint(3000, 200)), 0), dice="intel 4")
    assert table.state.vp["A"] == 1


# -- half of a Mv that a card has changed ------------------------------------------------------------------------------------------------------------


def test_half_of_a_quickened_move() -> None:
    """DZC-12.9, DZC-20.8: with Mv +3 half is half of the whole, for boarding, for a Structure and for a gate; not an inch more."""
    rides = bench("scourge", "A1: A1a scourge.hunter 3, A1t scourge.marauder 1 carries A1a").put("A1t.1", 12, 12, level="landed").line("A1a", 11, 14, 1)
    half = (rides.game.profile("A1a.1").move + 300) // 2
    for spent, rule in ((half, ""), (half + 1, "DZC-12.9")):
        rides.unit("A1a.1", spent=spent)
        rides.state.effects = [Effect("move", "A1a", 300)]
        refusal = VERBS["board"].refuse(rides.game, "A1a", "")
        assert (refusal.rule if refusal is not None else "") == rule
    walks = bench("ucm", "A1: A1a ucm.legionnaire 2").put("A1a.1", 22, 18.8).put("A1a.2", 22.8, 18.8)
    for spent, rule in ((250, ""), (251, "DZC-12.9")):
        walks.unit("A1a.1", spent=spent)
        walks.state.effects = [Effect("move", "A1a", 300)]
        refusal = VERBS["go_in"].refuse(walks.game, "A1a", "hall")
        assert (refusal.rule if refusal is not None else "") == rule


def test_get_to_the_lz_serves_a_gate_too() -> None:
    """DZC-22.32, DZC-12.9, DZC-20.8: stepping into a gate is an embark: with the card a squad may have moved its whole Mv."""
    table = bench("shaltari", "A1: A1a shaltari.tomahawk 3\nA2: A2a shaltari.eden 1").put("A2a.1", 12, 12, level="landed").line("A1a", 11, 14, 1)
    table.unit("A1a.1", spent=900)
    assert table.refused("gate_in", "A1a", "A2a.1") == "DZC-12.9"
    table.state.effects = [Effect("full_move_if_embark", "A1a")]
    assert VERBS["gate_in"].refuse(table.game, "A1a", "A2a.1") is None


def test_hurried_out_at_the_same_stop() -> None:
    """DZC-12.29, DZC-20.8: a transport that has made two stops may still let others out where it made the second, not elsewhere."""
    for marks, targets in ((("stop:2400:1100!",), ["A3t.1"]), (("stop:2400:1200!",), [])):
        table = card_table.bench("ucm", "move_move_move").put("A3t.1", 24, 11, level="landed", embarks=2, marks=marks)
        assert windows.TARGETS["move_move_move"](table.game, "A", windows.About(squad="B2a")) == targets


def test_nothing_is_handed_to_or_by_who_is_aboard() -> None:
    """DZC-14.21, DZC-12.27: embarked units are nowhere near anybody, wherever they stood before; out of the transport they are."""
    text = "A1: A1a ucm.sabre 1\nA2: A2a ucm.legionnaire 3, A2i ucm.bear 1 carries A2a"
    table = bench("ucm", text, OBJECTIVE).put("A1a.1", 30, 30).put("A2i.1", 30, 31.5).unit("A2a.1", x=3000, y=3000)
    table.marker("obj", state="carried", carrier="A1a.1").activate("A1")
    assert table.refused("hand_over", "A1a", "obj/A2a.1") == "DZC-14.21"
    assert VERBS["hand_over"].refuse(table.game, "A1a", "obj/A2i.1") is None
    table.marker("obj", carrier="A2a.1")
    assert table.refused("hand_over", "A2a", "obj/A1a.1") == "DZC-14.21"
    table.put("A2a.1", 30, 31)
    assert VERBS["hand_over"].refuse(table.game, "A2a", "obj/A1a.1") is None


def test_what_falls_onto_a_structure_lies_in_it() -> None:
    """DZC-14.28: dropped over the footprint of a Structure that stands it lies inside; beside it, or on rubble, in the open."""
    for x, collapsed, place in ((2200, (), "hall"), (1900, (), ""), (2200, ("hall",), "")):
        table = bench("ucm", "A1: A1a ucm.sabre 1", OBJECTIVE).put("A1a.1", 30, 40).marker("obj", state="carried", carrier="A1a.1")
        table.state.collapsed = collapsed
        markers.drop(table.game, "A1a.1", x, 2200, "")
        assert (table.state.markers["obj"].state, table.state.markers["obj"].structure) == ("discovered", place)


def test_a_collapse_tells_nothing_of_markers_that_were_turned() -> None:
    """DZC-15.7, DZC-15.8: what was turned over and was blank stays known as blank; what was face down is buried unseen."""
    table = bench("ucm", "A1: A1a ucm.sabre 1", MarkerRow("known", "possible_objective", "hall"), MarkerRow("unknown", "possible_objective", "hall"))
    table.marker("known", state="blank")
    markers.structure_lost(table.game, "hall")
    assert [table.state.markers[name].state for name in ("known", "unknown")] == ["blank", "removed"]
    assert hidden.unturned(table.game) == ["unknown"]


def test_who_repels_may_still_pick_up() -> None:
    """DZC-14.24, DZC-8.9: designated squads may not fire or move; at the start of their activation they may take what lies there. Aggressors wait."""
    held = MarkerRow("obj", "objective", "hall")
    table = bench("ucm", "A1: A1a ucm.legionnaire 2", held).garrison("A1a", "hall").garrison("B1a", "hall").marker("obj", state="discovered")
    table.squad("A1a", repels=True).squad("B1a", marks=(WAITS,))
    table.starts("B1a")
    assert table.asked == []
    table.starts("A1a", Take("obj", "A1a.2"))
    assert table.state.markers["obj"].carrier == "A1a.2"


def test_all_who_have_units_must_agree_to_stop() -> None:
    """DZC-18.5: one alone does not end the battle; the two who have units left do, whatever the third says, and VP are counted as they stand."""
    armies = {"A": ("ucm", "A1: A1a ucm.sabre 1"), "B": ("scourge", B), "C": ("ucm", "C1: C1a ucm.sabre 1")}
    for stops, over in ((("A",), False), (("A", "B"), True), (("A", "C"), False)):
        table = Bench(armies).squad("C1a", units=()).unit("C1a.1", where="gone")
        table.state.stops = stops
        table.run(roundup.victory(table.game))
        assert (table.state.phase == "over") is over
