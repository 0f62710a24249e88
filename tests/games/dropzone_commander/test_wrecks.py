"""Destroyed transports, aircraft, crashes (chapter 13)."""

from __future__ import annotations

from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.moving import flight
from bocage.games.dropzone_commander.state.events_units import StructureDamaged, UnitDestroyed
from bocage.games.dropzone_commander.state.events_wrecks import FateRolled
from bocage.games.dropzone_commander.tables.tables import MarkerRow
from bocage.space.plane import Point

from .bench import Bench, house

FOE = ("scourge", "B1: B1a scourge.warriors 3, B1i scourge.invader 1 carries B1a\nB2: B2a scourge.monitor 4")
UCM = """A1: A1a ucm.legionnaire 2, A1t ucm.raven_a 1 carries A1a
A2: A2a ucm.legionnaire 3, A2b ucm.legionnaire 3, A2i ucm.bear 1 carries A2a, A2j ucm.bear 1 carries A2b, A2t ucm.condor 1 carries A2i A2j
A3: A3a ucm.sabre 3, A3t ucm.condor 1 carries A3a"""


def bench(*markers: MarkerRow, houses: tuple = ()) -> Bench:
    """Dropships over an empty table."""
    return Bench({"A": ("ucm", UCM), "B": FOE}, houses=houses, markers=markers)


def where(table: Bench, squad: str) -> list[str]:
    """Where the units of a squad are that are left."""
    return [table.state.units[unit].where for unit in table.alive(squad)]


def near(table: Bench, unit: str, x: int, y: int) -> bool:
    """Within 3 inches of a point."""
    record = table.state.units[unit]
    return (record.x - x) ** 2 + (record.y - y) ** 2 <= 300**2


def test_ground_table_disabled() -> None:
    """DZC-13.1, DZC-13.2, DZC-13.5, DZC-13.6: 1-2: passengers unharmed, placed within 3 inches, may move but not fire."""
    table = bench().put("B1i.1", 20, 20)
    table.destroyed("B1i.1", "first", by="A", dice="fate 2")
    assert where(table, "B1a") == ["table"] * 3
    assert all(near(table, unit, 2000, 2000) and table.state.units[unit].no_fire for unit in table.alive("B1a"))
    assert not table.state.squads["B1a"].acted
    assert table.alive("B1i") == ()
    assert table.state.kills["A"] > 0


def test_survivors_with_df_do_not_fire_either() -> None:
    """DZC-13.6, DZC-22.10: DF lifts the ban for getting out, not for surviving a wreck."""
    table = Bench({"A": ("ucm", "A1: A1a ucm.hazard_suit 2, A1t ucm.raven_a 1 carries A1a"), "B": FOE}).put("A1t.1", 20, 20, level="landed")
    table.destroyed("A1t.1", "first", by="B", dice="fate 1")
    refusal = table.refuses_fire("A1a.1")
    assert refusal is not None
    out = Bench({"A": ("ucm", "A1: A1a ucm.hazard_suit 2, A1t ucm.raven_a 1 carries A1a"), "B": FOE}).put("A1t.1", 20, 20, level="landed")
    out.does("alight", "A1a", "", "first")
    assert out.refuses_fire("A1a.1") is None
    table.unit("A1a.1", embarks=1)
    assert table.refuses_fire("A1a.1") is not None, "nor if it had got out before"


def test_ground_table_heavy_damage() -> None:
    """DZC-CASE-34, DZC-13.3: an Invader with three Warrior bases: die 3; bases roll 4, 3, 6: first and third destroyed."""
    table = bench().put("B1i.1", 20, 20)
    table.destroyed("B1i.1", "first", by="A", dice="fate 3, passenger 4, passenger 3, passenger 6")
    assert table.alive("B1a") == ("B1a.2",)
    assert near(table, "B1a.2", 2000, 2000)


def test_ground_table_explosion() -> None:
    """DZC-13.4: 6: everybody inside is destroyed."""
    table = bench().put("B1i.1", 20, 20)
    table.destroyed("B1i.1", by="A", dice="fate 6")
    assert table.alive("B1a") == ()
    assert table.state.kills["A"] == sum(event.points for event in table.told(UnitDestroyed))


def test_an_empty_transport_has_no_fate() -> None:
    """DZC-13.1: with nobody aboard there is nothing to ask the table; a tank has no table at all."""
    table = bench().put("A3a.1", 20, 20).line("B1a", 30, 30, 0.8).put("B1i.1", 10, 10)
    table.destroyed("B1i.1", by="A")
    table.destroyed("A3a.1", by="B")
    assert table.told(FateRolled) == []


def test_case_24_an_aircraft_is_shot_down() -> None:
    """DZC-CASE-24, DZC-13.7, DZC-13.9: air table 4: crash; bases roll 4 (destroyed), 2 (survives), placed near the wreck, no fire."""
    table = bench().put("A1t.1", 20, 20)
    table.destroyed("A1t.1", "first", by="B", dice="fate 4, passenger 4, passenger 2")
    assert table.alive("A1a") == ("A1a.2",)
    assert near(table, "A1a.2", 2000, 2000)
    assert table.state.units["A1a.2"].no_fire


def test_emergency_landing() -> None:
    """DZC-13.8, DZC-13.16: 1-2: passengers unharmed, placed within 3 inches; the wreck is no obstacle."""
    table = bench().put("A1t.1", 20, 20)
    table.destroyed("A1t.1", "first", by="B", dice="fate 1")
    assert where(table, "A1a") == ["table", "table"]
    assert [event.fate for event in table.told(FateRolled)] == ["emergency_landing"]


def test_case_29_no_room_for_an_emergency_landing() -> None:
    """DZC-CASE-29, DZC-13.8, DZC-13.9: a vehicle under the LZ template makes a crash of it; so does a Structure or the edge of the table."""
    table = bench().put("A1t.1", 20, 20).put("A3a.1", 21, 20)
    table.destroyed("A1t.1", "first", by="B", dice="fate 2, passenger 3, passenger 3, crash 3")
    assert [event.fate for event in table.told(FateRolled)] == ["crash"]
    walls = bench(houses=(house("hall", 20.5, 18),)).put("A1t.1", 20, 20)
    assert not walls.lz_is_clear("A1t.1")
    assert not bench().put("A1t.1", 0.5, 20).lz_is_clear("A1t.1")
    assert bench().put("A1t.1", 20, 20).put("A2t.1", 20.5, 20).lz_is_clear("A1t.1"), "what flies is not in the way"


def test_destroyed_in_the_air() -> None:
    """DZC-13.10: 6: everybody inside is destroyed and nothing happens on the ground."""
    table = bench().put("A1t.1", 20, 20).put("A3a.1", 20, 20)
    table.destroyed("A1t.1", by="B", dice="fate 6")
    assert table.alive("A1a") == ()
    assert table.alive("A3a") == ("A3a.1", "A3a.2", "A3a.3")


def test_case_30_a_landed_transport() -> None:
    """DZC-CASE-30, DZC-13.15, DZC-13.4: a landed Condor uses the ground table; 6: all aboard destroyed, no template."""
    table = bench().put("A3t.1", 20, 20, level="landed").put("A1t.1", 21, 20, level="landed")
    table.destroyed("A3t.1", by="B", dice="fate 6")
    assert table.alive("A3a") == ()
    assert [event.fate for event in table.told(FateRolled)] == ["explosion"]
    assert table.alive("A1t") == ("A1t.1",)


def test_case_28_the_crash_template() -> None:
    """DZC-CASE-28, DZC-13.11, DZC-13.12, DZC-13.13, DZC-13.14: a tank one E10 hit on 4+, a base D6, a Structure a third of which is covered DP hits."""
    table = bench(houses=(house("hall", 20.25, 17, deep=6),))
    table.put("A3t.1", 20, 20).put("A2i.1", 19, 21.3).put("A1a.1", 19, 19.2).put("A1a.2", 30, 30)
    for unit in ("A3a.1", "A3a.2", "A3a.3"):
        table.unit(unit, where="gone")
    table.squad("A3a", units=())
    dice = "fate 3, crash 5, hits 3, damage 2 2 1, crash 4, damage 5, crash 4, damage 6 2 1"
    table.destroyed("A3t.1", by="B", dice=dice)
    assert table.game.dp_left("A1a.1") == 3
    assert table.state.structures["hall"].damage == 2
    grazed = bench(houses=(house("hall", 20.9, 17, deep=6),)).put("A3t.1", 20, 20).squad("A3a", units=())
    grazed.destroyed("A3t.1", by="B", dice="fate 3, crash 4, damage 2")
    assert [event.points for event in grazed.told(StructureDamaged)] == [1]
    missed = bench(houses=(house("hall", 20.9, 17, deep=6),)).put("A3t.1", 20, 20).squad("A3a", units=())
    missed.destroyed("A3t.1", by="B", dice="fate 3, crash 3")
    assert missed.told(StructureDamaged) == []


def test_who_flies_over_a_crash_is_not_under_it() -> None:
    """DZC-13.12, DZC-13.11: ground units and landed aircraft are struck, one in the air above them is not."""
    for level, dice in (("air", "fate 3"), ("landed", "fate 3, crash 1")):
        table = bench().put("A3t.1", 20, 20).squad("A3a", units=()).put("A1t.1", 20, 20.5, level=level)
        table.destroyed("A3t.1", by="B", dice=dice)
        assert table.alive("A1t") == ("A1t.1",)


def test_a_garrison_is_not_under_the_template() -> None:
    """DZC-13.18: bases inside a Structure are reached by falling masonry only."""
    table = bench(houses=(house("hall", 18, 18, "large"),)).put("A3t.1", 20, 20).squad("A3a", units=()).garrison("A1a", "hall")
    table.destroyed("A3t.1", by="B", dice="fate 3, crash 4, damage 6 6 1, masonry 4 4")
    assert [table.state.units[unit].damage for unit in table.alive("A1a")] == [0, 0]
    assert table.state.structures["hall"].damage == 2


def test_case_35_nested_transports() -> None:
    """DZC-CASE-35, DZC-13.9, DZC-13.17, DZC-13.2: crash: Bears roll 4 and 3; the lost one's table 1: its bases are placed; the other keeps its own aboard."""
    table = bench().put("A2t.1", 20, 20)
    table.destroyed("A2t.1", "first", "first", by="B", dice="fate 5, passenger 4, fate 1, passenger 3")
    assert table.alive("A2i") == ()
    assert where(table, "A2a") == ["table"] * 3
    assert where(table, "A2j") == ["table"]
    assert where(table, "A2b") == ["aboard"] * 3
    burst = bench().put("A2t.1", 20, 20)
    burst.destroyed("A2t.1", by="B", dice="fate 6")
    assert [burst.alive(squad) for squad in ("A2i", "A2j", "A2a", "A2b")] == [(), (), (), ()]


def test_tiny_aircraft_burst_without_a_die() -> None:
    """DZC-9.25, DZC-9.26, DZC-9.24, DZC-13.7: a Monitor rolls nothing and harms nobody on the ground; other aircraft roll."""
    table = bench().put("B2a.1", 20, 20).put("A3a.1", 20, 20)
    table.destroyed("B2a.1", by="A")
    assert [event.fate for event in table.told(FateRolled)] == ["destroyed_in_air"]


def test_a_low_crash_needs_no_die() -> None:
    """DZC-9.4, DZC-13.9: the Crash result at the point of the path."""
    table = bench().put("A1t.1", 20, 20, level="low")
    table.run(damage.crash(table.game, "A1t.1", by="B"), "first", dice="passenger 1, passenger 6")
    assert table.alive("A1a") == ("A1a.1",)


def test_survivors_that_cannot_be_placed_are_lost() -> None:
    """DZC-13.6, DZC-13.17: in a walled-in spot nobody can stand within 3 inches; a Bear that survives in vain is lost with those in it."""
    ring = (house("w", 10, 10, wide=6.9, deep=20), house("e", 17.1, 10, wide=10, deep=20))
    table = bench(houses=ring).put("A1t.1", 17, 20)
    table.destroyed("A1t.1", by="B", dice="fate 3, passenger 1, passenger 1, crash 1, crash 1")
    assert table.alive("A1a") == ()
    bears = bench(houses=ring).put("A2t.1", 17, 20)
    bears.destroyed("A2t.1", by="B", dice="fate 3, passenger 1, passenger 1, crash 1, crash 1")
    assert [bears.alive(squad) for squad in ("A2i", "A2j", "A2a", "A2b")] == [()] * 4


def test_case_42_objectives_in_a_wreck() -> None:
    """DZC-CASE-42, DZC-14.28, DZC-14.29: air table 6: the Objective is gone; 3 and the carrier dies: it lies at the crash point, Discovered."""
    table = bench(MarkerRow("obj", "objective", at=(5, 5))).put("A1t.1", 20, 20).marker("obj", state="carried", carrier="A1a.1")
    table.destroyed("A1t.1", by="B", dice="fate 6")
    assert table.state.markers["obj"].state == "removed"
    crash = bench(MarkerRow("obj", "objective", at=(5, 5))).put("A1t.1", 20, 20).marker("obj", state="carried", carrier="A1a.1")
    crash.destroyed("A1t.1", "first", by="B", dice="fate 3, passenger 4, passenger 1")
    marker = crash.state.markers["obj"]
    assert (marker.state, marker.x, marker.y, marker.carrier) == ("discovered", 2000, 2000, "")


def test_kill_points_are_for_enemy_units() -> None:
    """DZC-18.4, DZC-21.9: whoever fired, a lost unit counts for its enemy, never for its own side; with upgrades; among three only for who destroyed it."""
    table = bench().put("A3a.1", 20, 20).put("A3a.2", 22, 20).put("B2a.1", 30, 30)
    sabre, monitor = (table.game.profile(unit).points for unit in ("A3a.1", "B2a.1"))
    table.destroyed("A3a.1", by="A")
    assert table.state.kills == {"A": 0, "B": sabre}, "a Sabre under the fire of its own side"
    table.destroyed("A3a.2")
    assert table.state.kills == {"A": 0, "B": 2 * sabre}, "a trap counts for the only enemy"
    table.destroyed("B2a.1", by="A")
    assert table.state.kills["A"] == monitor
    armed = bench().put("A3t.1", 20, 20, level="landed", options=("missile_pods",)).squad("A3a", units=())
    armed.destroyed("A3t.1", by="B")
    assert armed.state.kills["B"] == armed.game.profile("A3t.1").points + 10
    three = Bench({"A": ("ucm", "A1: A1a ucm.sabre 3"), "B": FOE, "C": ("phr", "C1: C1a phr.ares 2")}).put("A1a.1", 20, 20).put("A1a.2", 22, 20)
    three.destroyed("A1a.1")
    assert three.state.kills == {"A": 0, "B": 0, "C": 0}
    three.destroyed("A1a.2", by="C")
    assert three.state.kills == {"A": 0, "B": 0, "C": sabre}
    low = Bench({"A": ("ucm", "A1: A1a ucm.condor 1"), "B": FOE, "C": ("phr", "C1: C1a phr.ares 2")}).put("A1a.1", 20, 20, level="low")
    low.run(flight.low_roll(low.game, "A1a.1", (Point(2000, 2000), Point(2000, 2500))), "first", dice="low 1 1")
    assert low.alive("A1a") == ()
    assert low.state.kills == {"A": 0, "B": 0, "C": 0}, "who only picked the spot has not shot it down"


def test_squads_lost_in_the_void_count_for_who_took_the_last_gate() -> None:
    """DZC-22.34, DZC-18.4: the price of the gate and of all that waited behind it."""
    table = Bench({"A": ("shaltari", "A1 void: A1a shaltari.tomahawk 3\nA2: A2a shaltari.eden 1"), "B": FOE}).put("A2a.1", 20, 20, level="landed")
    table.destroyed("A2a.1", by="B")
    assert table.alive("A1a") == ()
    assert table.state.kills["B"] == sum(event.points for event in table.told(UnitDestroyed))
