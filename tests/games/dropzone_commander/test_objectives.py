"""Objectives, Possible Objectives, Intel and Focal Points (chapters 14 to 17)."""

from __future__ import annotations

from fractions import Fraction

from bocage.core.chance import Numbers, Scripted
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.core.state import replace
from bocage.games.dropzone_commander.ground.markers import Take
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.objectives import scoring, searching
from bocage.games.dropzone_commander.objectives.confirming import Confirm
from bocage.games.dropzone_commander.objectives.searching import Search, Turn
from bocage.games.dropzone_commander.state.events import TurnCleared
from bocage.games.dropzone_commander.state.events_markers import MarkersConfirmed, MarkerTurned, StructureSearched
from bocage.games.dropzone_commander.tables.tables import HiddenRow, MarkerRow, StructureRow, VictoryRow
from bocage.games.dropzone_commander.transports import carrying
from bocage.games.dropzone_commander.turn import initiation

from .bench import Bench, house

TITLE = title("dropzone_commander")

A = "A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2, A1t ucm.raven_a 1 carries A1a\nA2: A2a ucm.sabre 3, A2i ucm.bear 1 carries A2b, A2b ucm.legionnaire 3"
B = "B1: B1a scourge.warriors 3\nB2: B2a scourge.hunter 3"
INSIDE = MarkerRow("obj", "objective", "hall")
OPEN = MarkerRow("obj", "objective", at=(30, 30))


def bench(*markers: MarkerRow, size: str = "medium", a: str = A, hidden_row: HiddenRow | None = None, victory: VictoryRow | None = None) -> Bench:
    """A hall and a hut, markers as wanted."""
    houses: tuple[StructureRow, ...] = (house("hall", 10, 10, size), house("hut", 30, 10, "tiny"))
    return Bench({"A": ("ucm", a), "B": ("scourge", B)}, houses=houses, markers=markers, hidden=hidden_row, victory=victory)


def occupied(table: Bench, squad: str, turns: int, structure: str = "hall") -> Bench:
    """A squad holds a Structure and its side has started so many turns there."""
    table.garrison(squad, structure)
    place = table.game.setting.seats.index(table.state.squads[squad].seat)
    counts = tuple(turns if number == place else 0 for number in range(len(table.game.setting.seats)))
    return table.structure(structure, counts=counts)


# -- searching ---------------------------------------------------------------------------------------------------------------------------


def test_case_40_search() -> None:
    """DZC-CASE-40, DZC-14.7, DZC-14.8, DZC-14.9, DZC-14.13: Medium, column 2: 4+; dice 3 and 4; the second squad carries it at once."""
    table = occupied(bench(INSIDE), "A1a", 2).garrison("A1b", "hall")
    table.starts("A1a", Search("A1a"), dice="search 3")
    assert table.state.markers["obj"].state == "hidden"
    table.starts("A1b", Search("A1b"), Take("obj", "A1b.2"), dice="search 4")
    assert [event.needed for event in table.told(StructureSearched)] == [4, 4]
    assert (table.state.markers["obj"].state, table.state.markers["obj"].carrier) == ("carried", "A1b.2")
    table.starts("A1a")
    again = occupied(bench(INSIDE), "A1a", 2)
    again.starts("A1a", Search("A1a"), dice="search 3")
    again.starts("A1a")
    assert len(again.told(StructureSearched)) == 1, "each squad searches only once in a turn, though the Objective is still there"
    again.game.emit(TurnCleared(2))
    again.starts("A1a", Search("A1a"), dice="search 3")


def test_example_4_the_column_is_the_players() -> None:
    """DZC-EX-04, DZC-14.8: a squad that came last turn uses the player's third column."""
    table = occupied(bench(INSIDE), "A1a", 3)
    table.starts("A1a", Search("A1a"), "pass", dice="search 3")
    assert table.told(StructureSearched)[0].needed == 3


def test_a_search_is_free_and_optional() -> None:
    """DZC-14.6, DZC-14.10, DZC-7.4: it may be declined, and the squad has not acted by it; one that entered this turn may not search."""
    table = occupied(bench(INSIDE), "A1a", 2)
    table.starts("A1a", "pass")
    assert not table.state.squads["A1a"].searched
    table.starts("A1a", Search("A1a"), dice="search 1")
    assert not table.state.squads["A1a"].acted
    fresh = occupied(bench(INSIDE), "A1a", 2).squad("A1a", entered=True)
    fresh.starts("A1a")
    assert fresh.asked == []


def test_only_occupants_search() -> None:
    """DZC-14.5, DZC-14.6: infantry inside the same Structure, among its Occupants; not the Aggressor, not a squad outside."""
    table = occupied(bench(INSIDE), "A1a", 1).garrison("B1a", "hall").line("A1b", 12, 8, 0.8)
    table.starts("B1a")
    table.starts("A1b")
    assert table.asked == []


def test_each_success_discovers_one() -> None:
    """DZC-14.37: of two Objectives in a Structure a search finds one."""
    table = occupied(bench(INSIDE, MarkerRow("obj2", "objective", "hall")), "A1a", 5)
    table.starts("A1a", Search("A1a"), "pass", dice="search 2")
    assert [table.state.markers[name].state for name in ("obj", "obj2")] == ["discovered", "hidden"]


def test_occupation_ticks_before_initiative() -> None:
    """DZC-14.35, DZC-14.11, DZC-14.12, DZC-CASE-41: at the start of a turn the Occupant counts one more; an earlier count of his own goes on."""
    table = bench(INSIDE).garrison("A1a", "hall").structure("hall", counts=(2, 1))
    table.state.phase, table.state.step = "initiation", "begin"
    table.run(initiation.begin_turn(table.game))
    assert table.state.structures["hall"].counts == (3, 1)
    assert searching.occupation(table.game, "A1a", "hall") == 3
    table.line("A1a", 20, 20, 0.8)
    table.settles("hall")
    table.ticks()
    assert table.state.structures["hall"].counts == (3, 1), "nobody is Occupant of an empty Structure"
    table.garrison("B1a", "hall")
    table.ticks()
    assert table.state.structures["hall"].counts == (3, 2)


def test_the_scanner_counts_a_turn_more() -> None:
    """DZC-22.56: near a Mercury a searching squad counts one turn more; not from more than 6 inches away."""
    table = Bench({"A": ("phr", "A1: A1a phr.immortals 2\nA2: A2a phr.mercury 4"), "B": ("scourge", B)}, houses=(house("hall", 10, 10),), markers=(INSIDE,))
    occupied(table, "A1a", 1).put("A2a.1", 20, 12)
    assert searching.occupation(table.game, "A1a", "hall") == 2
    table.put("A2a.1", 20.01, 12)
    assert searching.occupation(table.game, "A1a", "hall") == 1
    enemy = Bench({"A": ("ucm", A), "B": ("phr", "B1: B1a phr.mercury 4")}, houses=(house("hall", 10, 10),), markers=(INSIDE,))
    occupied(enemy, "A1a", 1).put("B1a.1", 15, 12)
    assert searching.occupation(enemy.game, "A1a", "hall") == 1, "an enemy's Mercury helps nobody"


def test_example_5_no_picking_up_in_the_turn_of_entry() -> None:
    """DZC-EX-05, DZC-14.24, DZC-14.38: a Discovered Objective inside is picked up at the start of the next activation."""
    table = bench(INSIDE).garrison("A1a", "hall", entered=True).marker("obj", state="discovered")
    table.starts("A1a")
    assert table.asked == []
    table.squad("A1a", entered=False)
    table.starts("A1a", Take("obj", "A1a.1"))
    assert table.state.markers["obj"].carrier == "A1a.1"


# -- in the open --------------------------------------------------------------------------------------------------------------------------


def test_moving_over_an_objective_discovers_it() -> None:
    """DZC-14.1, DZC-14.2, DZC-14.3, DZC-14.4: the body passes over the centre of the marker; an aircraft discovers nothing; until then it is not picked up."""
    table = bench(OPEN).put("A2a.1", 30, 34).put("A1t.1", 30, 30)
    assert table.refused("pick_up", "A2a", "obj/A2a.1") == "DZC-14.2"
    table.crosses("A1t.1", (3000, 2000, 3000, 3500))
    table.crosses("A2a.1", (2900, 2600, 2900, 3400))
    assert table.state.markers["obj"].state == "hidden", "half a body wide of it is not over it"
    table.crosses("A2a.1", (2970, 2600, 2970, 3400))
    assert table.state.markers["obj"].state == "discovered"


def test_a_base_stops_on_a_marker() -> None:
    """DZC-14.4: passes over or stops on the centre; the rim counts."""
    table = bench(OPEN).put("A1a.1", 30.4, 30)
    table.crosses("A1a.1", (3040, 2600, 3040, 3000))
    assert table.state.markers["obj"].state == "discovered"


def test_picking_up_in_the_open() -> None:
    """DZC-14.23, DZC-14.14, DZC-14.16, DZC-14.22: within 2 inches, by a vehicle or base of any side; any number; not by an aircraft."""
    table = bench(OPEN, MarkerRow("obj2", "objective", at=(31, 30))).marker("obj", state="discovered").marker("obj2", state="discovered")
    table.put("A2a.1", 30, 32).put("B2a.1", 30, 27.9).put("A1t.1", 30, 31, level="landed")
    assert table.refused("pick_up", "B2a", "obj/B2a.1") == "DZC-14.23"
    assert table.refused("pick_up", "A1t", "obj/A1t.1") == "DZC-14.14"
    table.does("pick_up", "A2a", "obj/A2a.1")
    table.put("A2a.1", 30.5, 31).does("pick_up", "A2a", "obj2/A2a.1")
    assert table.carried_by("A2a.1") == ["obj", "obj2"]
    assert table.refused("pick_up", "B2a", "obj/B2a.1") == "DZC-14.23"
    table.destroyed("A2a.1", by="B")
    table.put("B2a.1", 30, 30).does("pick_up", "B2a", "obj/B2a.1")
    assert table.state.markers["obj"].carrier == "B2a.1"


def test_handing_over() -> None:
    """DZC-14.21, DZC-14.15, DZC-14.36: free, to a friend within 2 inches; not to an enemy, not to an aircraft, not simply down."""
    table = bench(OPEN).put("A2a.1", 20, 20).put("A2i.1", 20, 22).put("B2a.1", 20, 21).put("A1t.1", 21, 20, level="landed")
    table.marker("obj", state="carried", carrier="A2a.1")
    assert table.refused("hand_over", "A2a", "obj/B2a.1") == "DZC-14.21"
    assert table.refused("hand_over", "A2a", "obj/A1t.1") == "DZC-14.14"
    assert table.refused("hand_over", "A2a", "obj/") == "DZC-14.36"
    assert table.refused("hand_over", "A2i", "obj/A2a.1") == "DZC-14.21"
    table.put("A2i.1", 20, 22.01)
    assert table.refused("hand_over", "A2a", "obj/A2i.1") == "DZC-14.21"
    table.put("A2i.1", 20, 22).does("hand_over", "A2a", "obj/A2i.1")
    assert table.state.markers["obj"].carrier == "A2i.1"
    assert table.refused("hand_over", "A2i", "obj/A2a.1") == "DZC-14.21", "it does not come back this turn"


def test_example_6_through_the_wall() -> None:
    """DZC-EX-06, DZC-14.25, DZC-14.26, DZC-14.27: to a waiting ground transport, not to an aircraft; the base stays and may not fire from the Structure."""
    table = bench(OPEN).garrison("A2b", "hall").put("A2i.1", 12, 8.2).marker("obj", state="carried", carrier="A2b.1")
    table.does("hand_over", "A2b", "obj/A2i.1")
    assert table.state.markers["obj"].carrier == "A2i.1"
    assert table.state.units["A2b.1"].where == "inside"
    assert table.state.units["A2b.1"].no_fire
    assert not table.state.units["A2b.2"].no_fire
    air = bench(OPEN).garrison("A1a", "hall").put("A1t.1", 12, 8.2, level="landed").marker("obj", state="carried", carrier="A1a.1")
    assert air.refused("hand_over", "A1a", "obj/A1t.1") == "DZC-14.27"
    shot = bench(OPEN).garrison("A2b", "hall").put("A2i.1", 12, 8.2).marker("obj", state="carried", carrier="A2b.1").unit("A2b.1", fired=("w1",))
    assert shot.refused("hand_over", "A2b", "obj/A2i.1") == "DZC-14.26", "a base that has fired from the Structure does not pass it out"
    assert VERBS["hand_over"].refuse(shot.game, "A2b", "obj/A2b.2") is None, "within the Structure it may"
    far = bench(OPEN).garrison("A2b", "hall").put("A2i.1", 12, 8.1).marker("obj", state="carried", carrier="A2b.1")
    assert far.refused("hand_over", "A2b", "obj/A2i.1") == "DZC-14.21"


# -- leaving --------------------------------------------------------------------------------------------------------------------------------


def test_example_2_extraction_by_air() -> None:
    """DZC-EX-02, DZC-14.14, DZC-14.15, DZC-14.18, DZC-14.34: infantry aboard an aircraft that flies off over a friendly edge: 2 VP."""
    table = bench(OPEN).put("A1t.1", 20, 10).marker("obj", state="carried", carrier="A1a.1")
    table.does("leave_table", "A1t", "0")
    assert (table.state.markers["obj"].state, table.state.markers["obj"].seat) == ("extracted", "A")
    assert table.game.state_of("A1a") == "reserve"
    assert table.state.units["A1t.1"].where == "reserve"
    table.scores_at_the_end()
    assert table.state.vp["A"] == 2


def test_leaving_only_with_an_objective_and_over_a_friendly_edge() -> None:
    """DZC-14.17, DZC-14.18: once deployed troops stay; the edge must be friendly and within reach."""
    table = bench(OPEN).put("A1t.1", 20, 10)
    assert table.refused("leave_table", "A1t", "0") == "DZC-14.17"
    table.marker("obj", state="carried", carrier="A1a.1")
    assert table.refused("leave_table", "A1t", "1") == "DZC-14.18"
    table.put("A1t.1", 20, 24.01)
    assert table.refused("leave_table", "A1t", "0") == "DZC-14.18"
    table.put("A1t.1", 20, 24)
    assert VERBS["leave_table"].refuse(table.game, "A1t", "0") is None


def test_example_3_leaving_keeps_coherency() -> None:
    """DZC-EX-03, DZC-14.20: one unit of a Standard squad may not leave alone; the whole squad may; units of an Open squad may leave alone."""
    table = bench(OPEN).put("A2a.1", 20, 3).put("A2a.2", 22, 3).put("A2a.3", 24, 3).marker("obj", state="carried", carrier="A2a.1")
    assert table.refused("leave_table", "A2a", "0/A2a.1") == "DZC-14.20"
    table.does("leave_table", "A2a", "0")
    assert {table.state.units[unit].where for unit in table.alive("A2a")} == {"reserve"}
    apart = bench(OPEN).put("A2a.1", 20, 3).put("A2a.2", 22, 3).put("A2a.3", 24, 4.5).marker("obj", state="carried", carrier="A2a.1")
    assert apart.refused("leave_table", "A2a", "0") == "DZC-14.18"


def test_passengers_leave_with_their_whole_squad() -> None:
    """DZC-14.20, DZC-12.20: a transport does not carry a part of a squad off while the rest is stranded on the table; with all aboard it may leave."""
    table = bench(OPEN, a="A1: A1a ucm.legionnaire 4, A1t ucm.raven_a 2 carries A1a").put("A1t.1", 20, 10).put("A1t.2", 22, 10)
    table.marker("obj", state="carried", carrier="A1a.1")
    assert VERBS["leave_table"].refuse(table.game, "A1t", "0") is None
    table.put("A1a.4", 30, 30)
    assert table.refused("leave_table", "A1t", "0") == "DZC-14.20"
    torn = bench(OPEN).put("A1a.1", 20, 1).garrison("A1a", "hall").put("A1a.1", 20, 1).marker("obj", state="carried", carrier="A1a.1")
    assert torn.refused("leave_table", "A1a", "0") == "DZC-14.20", "a mate in a Structure stays behind as well"


def test_case_4_the_way_back() -> None:
    """DZC-CASE-04, DZC-14.19, DZC-14.39, DZC-2.15: who left in turn 4 needs 6+, then 4+; squads of a battlegroup that left together roll once."""
    table = bench(OPEN).put("A2a.1", 20, 3).put("A2a.2", 22, 3).put("A2a.3", 24, 3).marker("obj", state="carried", carrier="A2a.1")
    table.state.turn = 4
    table.does("leave_table", "A2a", "0").marker("obj", state="carried", carrier="A2i.1").put("A2i.1", 30, 3).does("leave_table", "A2i", "0")
    assert [(reserve.squads, reserve.turns) for reserve in table.state.reserves.values()] == [(("A2a", "A2i", "A2b"), 1)]
    name = next(iter(table.state.reserves))
    table.rolls_for_reserve("A", name, initiation.RollReserve(name), dice="reserve 5")
    assert table.state.reserves[name].turns == 2
    table.rolls_for_reserve("A", name, initiation.RollReserve(name), dice="reserve 4")
    assert not table.state.reserves
    assert table.state.units["A2a.1"].where == "readiness"


# -- losing ----------------------------------------------------------------------------------------------------------------------------------


def test_a_destroyed_carrier_drops_it() -> None:
    """DZC-14.28, DZC-14.38: where it fell; in a Structure it lies there, Discovered."""
    table = bench(OPEN).put("A2a.1", 20, 20).marker("obj", state="carried", carrier="A2a.1")
    table.destroyed("A2a.1", by="B")
    assert (table.state.markers["obj"].state, table.state.markers["obj"].x) == ("discovered", 2000)
    inner = bench(OPEN).garrison("A1a", "hall").marker("obj", state="carried", carrier="A1a.1")
    inner.destroyed("A1a.1", by="B")
    assert (inner.state.markers["obj"].state, inner.state.markers["obj"].structure) == ("discovered", "hall")


def test_case_49_a_fleeing_carrier_drops_it() -> None:
    """DZC-CASE-49, DZC-14.30: no friend stays: it is dropped, and the enemy squad inside may take it at once."""
    table = bench(OPEN).garrison("A1a", "hall").garrison("B1a", "hall").marker("obj", state="carried", carrier="A1a.1")
    table.flees("hall", "A1a", ["A1a"], Take("obj", "B1a.1"), "first")
    assert table.state.markers["obj"].carrier == "B1a.1"
    left = bench(OPEN).garrison("A1a", "hall").garrison("B1a", "hall").marker("obj", state="carried", carrier="A1a.1")
    left.flees("hall", "A1a", ["A1a"], "pass", "first")
    assert (left.state.markers["obj"].state, left.state.markers["obj"].structure) == ("discovered", "hall")


def test_a_fleeing_carrier_passes_it_to_a_friend() -> None:
    """DZC-14.31: if a friendly squad stays; a friend who flees too cannot take it."""
    table = bench(OPEN).garrison("A1a", "hall").garrison("A1b", "hall").garrison("B1a", "hall").marker("obj", state="carried", carrier="A1a.1")
    table.flees("hall", "A1a", ["A1a"], Take("obj", "A1b.1"), "first")
    assert table.state.markers["obj"].carrier == "A1b.1"
    both = bench(OPEN).garrison("A1a", "hall").garrison("A1b", "hall").garrison("B1a", "hall").marker("obj", state="carried", carrier="A1a.1")
    both.flees("hall", "A1a", ["A1a", "A1b"], "pass", "first")
    assert both.state.markers["obj"].structure == "hall"


def test_a_collapse_buries_everything() -> None:
    """DZC-14.32, DZC-14.33, DZC-15.8, DZC-16.8, DZC-17.2: lying or carried inside, Possible Objectives unturned, Intel, a Focal Point that is the Structure."""
    markers = (INSIDE, MarkerRow("held", "objective", at=(1, 1)), MarkerRow("may", "possible_objective", "hall"), MarkerRow("info", "intel", "hall"))
    table = bench(*markers, MarkerRow("focus", "focal_point", "hall"), MarkerRow("other", "intel", "hut")).garrison("A1a", "hall")
    table.marker("held", state="carried", carrier="A1a.1")
    table.shaken("hall", 20, dice="collapse 3, collapse 3")
    assert [table.state.markers[name].state for name in ("obj", "held", "may", "info", "focus")] == ["removed"] * 5
    assert table.state.markers["other"].state == "hidden"
    assert table.told(MarkerTurned) == []


# -- Possible Objectives ---------------------------------------------------------------------------------------------------------------------

MAYBE = tuple(MarkerRow(f"p{number}", "possible_objective", at=(10 * number, 40)) for number in (1, 2, 3))


def test_secret_confirmation() -> None:
    """DZC-15.1, DZC-15.2, DZC-15.3: player A marks exactly so many in secret; the others see face-down markers only."""
    table = bench(*MAYBE, hidden_row=HiddenRow(1, "A", ("A",)))
    table.confirms(Confirm(("p2",)))
    law = table.asked[0].legal
    for wrong in (Confirm(()), Confirm(("p1", "p2")), Confirm(("obj",))):
        refusal = law.refuse(wrong)
        assert refusal is not None
        assert refusal.rule == "DZC-15.3"
    event = table.told(MarkersConfirmed)[0]
    assert event.seen_by("A").markers == ("p2",)
    assert event.seen_by("B").markers is None
    assert event.seen_by(None).markers is None


def test_random_confirmation() -> None:
    """DZC-15.3: dealt at random nobody knows which."""
    table = bench(*MAYBE, hidden_row=HiddenRow(2))
    table.confirms(dice="draw 0 2")
    assert table.state.confirmed == ("p1", "p3")
    assert table.told(MarkersConfirmed)[0].seen_by("A").markers is None


def test_turning_over() -> None:
    """DZC-15.4, DZC-15.5, DZC-15.6, DZC-15.7: who moves over it may turn it; Confirmed: carried at once; blank: removed; an aircraft never."""
    table = bench(*MAYBE, hidden_row=HiddenRow(1, "A", ("A",))).put("B2a.1", 20, 40).put("A1t.1", 20, 40)
    table.state.confirmed = ("p2",)
    table.crosses("A1t.1", (2000, 3800, 2000, 4000))
    table.crosses("B2a.1", (2000, 3800, 2000, 4000), "pass")
    assert table.state.markers["p2"].state == "hidden"
    table.crosses("B2a.1", (2000, 3800, 2000, 4000), Turn("p2"), Take("p2", "B2a.1"))
    assert (table.state.markers["p2"].kind, table.state.markers["p2"].carrier) == ("objective", "B2a.1")
    table.put("B2a.1", 30, 40)
    table.crosses("B2a.1", (3000, 3800, 3000, 4000), Turn("p3"))
    assert table.state.markers["p3"].state == "blank"


def test_occupants_turn_over_without_searching() -> None:
    """DZC-15.4, DZC-15.5, DZC-3.7: a squad that starts as Occupant of the Structure may turn it over; infantry need not search first."""
    table = bench(MarkerRow("p", "possible_objective", "hall"), hidden_row=HiddenRow(1, "A", ("A",))).garrison("B1a", "hall")
    table.state.confirmed = ("p",)
    table.starts("B1a", Turn("p"), Take("p", "B1a.2"))
    assert table.state.markers["p"].carrier == "B1a.2"


def test_imagined_markers_fit_what_was_seen() -> None:
    """DZC-15.3, DZC-15.8: a redeal for one who does not know keeps what was turned over, and the number; one who knows keeps all."""
    table = bench(*MAYBE, hidden_row=HiddenRow(1, "A", ("A",))).marker("p1", state="blank")
    table.state.confirmed = ("p2",)
    found = {TITLE.redeal(table.game, "B", Numbers(bytes([n])))["confirmed"] for n in range(24)}
    assert found == {("p2",), ("p3",)}
    assert TITLE.redeal(table.game, "A", Numbers(b"x"))["confirmed"] is None


# -- Intel -------------------------------------------------------------------------------------------------------------------------------------

INTEL = MarkerRow("info", "intel", at=(20, 20))


def test_case_44_intel_is_shared() -> None:
    """DZC-CASE-44, DZC-16.1, DZC-16.2, DZC-16.3, DZC-16.4, DZC-16.5, DZC-16.9: A rolls 3: 1 VP, once; B rolls 6: 1 VP and the Objective."""
    table = bench(INTEL).put("A2a.1", 20, 20).put("B2a.1", 20, 20)
    table.crosses("A2a.1", (2000, 1800, 2000, 2000), dice="intel 3")
    assert table.state.vp == {"A": 1, "B": 0}
    assert table.state.markers["info"].state == "hidden"
    table.crosses("A2a.1", (2000, 1800, 2000, 2000))
    table.crosses("B2a.1", (2000, 1800, 2000, 2000), dice="intel 6")
    assert table.state.vp == {"A": 1, "B": 1}
    assert (table.state.markers["info"].kind, table.state.markers["info"].carrier) == ("objective", "B2a.1")


def test_a_trap_in_the_open() -> None:
    """DZC-16.6, DZC-16.7: 1: the marker is removed and the unit takes a single E10 hit; a base loses 1 DP at most."""
    table = bench(INTEL).put("A1a.1", 20, 20)
    table.crosses("A1a.1", (2000, 1800, 2000, 2000), dice="intel 1, damage 2")
    assert table.state.markers["info"].state == "removed"
    assert table.state.units["A1a.1"].damage == 1
    assert table.state.vp["A"] == 0


def test_case_43_a_trap_in_a_structure() -> None:
    """DZC-CASE-43, DZC-16.6, DZC-16.7, DZC-7.13, DZC-14.32: Tiny, DP 4: D6 = 4: it collapses; bases 3 dies, 2 is placed; the Objective is gone."""
    table = bench(MarkerRow("info", "intel", "hut"), MarkerRow("obj", "objective", "hut")).garrison("A1a", "hut").marker("obj", state="discovered")
    table.starts("A1a", "first", dice="intel 1, trap 4, collapse 3, collapse 2")
    assert table.alive("A1a") == ("A1a.2",)
    assert table.state.units["A1a.2"].where == "table"
    assert table.state.markers["obj"].state == "removed"


def test_intel_in_a_structure_is_for_occupants() -> None:
    """DZC-16.2: forced for an Occupant that starts its actions there; an Aggressor must first win the CQB (ruling 35)."""
    table = bench(MarkerRow("info", "intel", "hall")).garrison("A1a", "hall").garrison("B1a", "hall")
    table.starts("B1a")
    table.starts("A1a", dice="intel 2")
    assert table.state.markers["info"].tried == ("A",)


# -- Focal Points --------------------------------------------------------------------------------------------------------------------------------

FOCUS = MarkerRow("focus", "focal_point", at=(20, 20))


def test_case_45_focal_points() -> None:
    """DZC-CASE-45, DZC-17.1, DZC-17.3, DZC-17.4, DZC-17.5, DZC-17.7: a base in a Structure 5.9 inches away and a tank at 6.0 both score; a gunship does not."""
    houses = (house("hall", 25.9, 18),)
    table = Bench({"A": ("ucm", A), "B": ("scourge", B)}, houses=houses, markers=(FOCUS,)).put("A1t.1", 20, 21).garrison("A1a", "hall").put("B2a.1", 20, 26)
    table.scores_focal_points()
    assert table.state.vp == {"A": 1, "B": 1}
    table.line("A1a", 40, 40, 0.8).put("B2a.1", 20, 26.01)
    table.scores_focal_points()
    assert table.state.vp == {"A": 1, "B": 1}


def test_the_contested_option() -> None:
    """DZC-24.3, DZC-17.7: only the larger sum of points scores; a tie nobody."""
    armies = {"A": ("ucm", A), "B": ("scourge", B)}
    table = Bench(armies, markers=(FOCUS,), options={"contested_focal": "on"}).put("A2a.1", 20, 22).put("B2a.1", 20, 18)
    table.scores_focal_points()
    assert table.state.vp == {"A": 1, "B": 0}, "a Sabre is 37 points, a Hunter 35"
    table.put("B2a.2", 22, 18)
    table.scores_focal_points()
    assert table.state.vp == {"A": 1, "B": 1}
    even = Bench({"A": ("ucm", A), "B": ("ucm", "B1: B1a ucm.sabre 3")}, markers=(FOCUS,), options={"contested_focal": "on"})
    even.put("A2a.1", 20, 22).put("B1a.1", 20, 18)
    even.scores_focal_points()
    assert even.state.vp == {"A": 0, "B": 0}


def test_a_focal_structure() -> None:
    """DZC-17.2, DZC-17.5: near its footprint; destroyed it is no Focal Point any more."""
    table = bench(MarkerRow("focus", "focal_point", "hall")).put("A2a.1", 12, 20)
    table.scores_focal_points()
    assert table.state.vp["A"] == 1
    table.shaken("hall", 20)
    table.scores_focal_points()
    assert table.state.vp["A"] == 1


def test_passengers_add_points_and_no_presence() -> None:
    """DZC-17.4, DZC-17.8, DZC-24.3: who rides in an aircraft does not count; a vehicle's passengers add their points to the sum, with options, and no VP."""
    table = bench(FOCUS).put("A1t.1", 20, 20, level="landed")
    assert scoring.focal_strength(table.game, "focus") == {}
    table.put("A2i.1", 20, 22)
    aboard = 3 * table.game.profile("A2b.1").points
    assert scoring.focal_strength(table.game, "focus") == {"A": 16 + aboard}
    table.scores_focal_points()
    assert table.state.vp["A"] == 1
    table.unit("A2b.1", where="gone").squad("A2b", units=("A2b.2", "A2b.3")).put("A2i.1", 40, 22)
    assert scoring.focal_strength(table.game, "focus") == {}


def test_when_focal_points_score() -> None:
    """DZC-17.6, DZC-14.34: once at the end of the game, unless the scenario scored them by turns; a carried Objective is worth 1 VP."""
    table = bench(FOCUS, OPEN).put("A2a.1", 20, 22).marker("obj", state="carried", carrier="A2a.1")
    table.scores_at_the_end()
    assert table.state.vp["A"] == 2
    turns = bench(FOCUS, victory=VictoryRow(1, 2, 1, 1, (3, 5), False)).put("A2a.1", 20, 22)
    turns.scores_at_the_end()
    assert turns.state.vp["A"] == 0


def test_nothing_is_left_in_a_unit_that_never_carried() -> None:
    """DZC-14.15: a carried Objective moves with its unit, aboard too."""
    table = bench(OPEN).put("A1t.1", 20, 10).marker("obj", state="carried", carrier="A1a.1")
    assert carrying.cargo(table.game, "A1t.1") == ["obj"]
    table.state.markers["obj"] = replace(table.state.markers["obj"], carrier="A2a.1")
    assert carrying.cargo(table.game, "A1t.1") == []


def test_odds_of_a_search() -> None:
    """DZC-14.7, DZC-19.2: the odds of a search come from the rule itself: a Small Structure in the second turn, 3+."""
    table = occupied(bench(INSIDE, size="small"), "A1a", 2).activate("A1")
    table.state.element, table.state.step = (), "begin"
    match = Match(TITLE, table.game, Scripted())
    odds = match.odds("A", Search("A1a"))
    assert odds.exact
    assert odds.chance("result-found") == Fraction(2, 3)
    assert odds.chance("result-not-found") == Fraction(1, 3)
