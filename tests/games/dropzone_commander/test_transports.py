"""Transports (chapter 12): getting in and out, land and air, straight into Structures, shared, nested, stranded."""

from __future__ import annotations

from typing import Any

from bocage.games.dropzone_commander.ground.placing import Put, Stand
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.transports import boarding
from bocage.games.dropzone_commander.transports.boarding import StayBehind
from bocage.games.dropzone_commander.turn import activation

from .bench import Bench, house

HOUSES = (house("hall", 20, 20), house("barn", 40, 20, "tiny"))
FOE = ("scourge", "B1: B1a scourge.hunter 3")


def bench(text: str, faction: str = "ucm", houses: tuple = HOUSES) -> Bench:
    """One army, and a foe far away."""
    table = Bench({"A": (faction, text), "B": FOE}, houses=houses)
    return table.line("B1a", 5, 46, 2)


SABRES = "A1: A1a ucm.sabre 3, A1t ucm.condor 1 carries A1a"
BEARS = "A1: A1a ucm.legionnaire 3, A1i ucm.bear 1 carries A1a, A1t ucm.condor 1 carries A1i"


def test_squads_start_aboard() -> None:
    """DZC-12.28, DZC-12.1, DZC-12.25: passengers start embarked, an APC in a dropship with its infantry in it."""
    table = bench(BEARS)
    assert [table.state.units[unit].host for unit in table.alive("A1a")] == ["A1i.1"] * 3
    assert table.state.units["A1i.1"].host == "A1t.1"
    assert table.game.outermost("A1a.1").id == "A1t.1"


def test_an_aircraft_must_land_first() -> None:
    """DZC-12.12, DZC-12.7: flying it unloads nobody; landed, its passengers are placed within 3 inches."""
    table = bench(SABRES).put("A1t.1", 12, 12)
    assert table.refused("alight", "A1a") == "DZC-12.12"
    table.put("A1t.1", 12, 12, level="landed").does("alight", "A1a", "", "first")
    for unit in table.alive("A1a"):
        record = table.state.units[unit]
        assert record.where == "table"
        assert (record.x - 1200) ** 2 + (record.y - 1200) ** 2 <= 300**2


def test_passengers_may_not_fire_and_move_half() -> None:
    """DZC-12.5, DZC-12.9, DZC-12.6: who got out may not fire and moves half its Mv; the transport may fire."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed").does("alight", "A1a", "", "first")
    assert table.state.units["A1a.1"].no_fire
    assert not table.state.units["A1t.1"].no_fire
    assert table.allowance("A1a.1") == 200


def test_the_air_transport_has_half_its_move() -> None:
    """DZC-12.13, DZC-12.14, DZC-12.3, DZC-CASE-31: Mv 18: fly 5, land, unload, take off, fly 4; no landing cost; beyond half no unloading."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed", spent=700, fees=200, moved=500, order="m")
    table.does("alight", "A1a", "", "first")
    condor = table.state.units["A1t.1"]
    assert (condor.spent, condor.fees, condor.carried) == (500, 0, True)
    assert table.allowance("A1t.1") == 400
    far = bench(SABRES).put("A1t.1", 12, 12, level="landed", spent=1201, fees=200)
    assert far.refused("alight", "A1a") == "DZC-12.13"


def test_boarding_needs_three_inches_and_room() -> None:
    """DZC-12.7, DZC-12.8, DZC-12.2: every unit within 3 inches of the transport, centre to centre."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed")
    table.put("A1a.1", 12, 15).put("A1a.2", 13.5, 14).put("A1a.3", 10, 14)
    table.does("board", "A1a")
    assert [table.state.units[unit].where for unit in table.alive("A1a")] == ["aboard"] * 3
    apart = bench(SABRES).put("A1t.1", 12, 12, level="landed").put("A1a.1", 12, 15.01).put("A1a.2", 13.5, 14).put("A1a.3", 10, 14)
    assert apart.refused("board", "A1a") == "DZC-12.7"


def test_who_boards_has_moved_at_most_half_and_not_fired() -> None:
    """DZC-12.9, DZC-12.5, DZC-12.10, DZC-22.10: more than half of Mv, or a shot fired, and it stays out; DF may fire."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed").put("A1a.1", 12, 14.5, spent=200).put("A1a.2", 13.5, 14).put("A1a.3", 10, 14)
    assert VERBS["board"].refuse(table.game, "A1a", "") is None
    table.unit("A1a.1", spent=201)
    assert table.refused("board", "A1a") == "DZC-12.9"
    table.unit("A1a.1", spent=0, fired=("w1",))
    assert table.refused("board", "A1a") == "DZC-12.5"
    bold = bench("A1: A1a ucm.hazard_suit 2, A1t ucm.raven_a 1 carries A1a").put("A1t.1", 12, 12, level="landed")
    bold.put("A1a.1", 12, 14, fired=("w1",)).put("A1a.2", 12.8, 14)
    assert VERBS["board"].refuse(bold.game, "A1a", "") is None


def test_two_actions_in_a_turn() -> None:
    """DZC-12.4, DZC-12.15, DZC-12.26: a third embark or disembark action is refused."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed").does("alight", "A1a", "", "first").does("board", "A1a")
    assert table.state.units["A1a.1"].embarks == 2
    assert table.refused("alight", "A1a") == "DZC-12.4"


def test_example_1() -> None:
    """DZC-EX-01, DZC-12.25, DZC-12.26, DZC-12.29: the APC drives out of the dropship: it has used one of two, the infantry inside none."""
    table = bench(BEARS).put("A1t.1", 12, 12, level="landed").does("alight", "A1i", "", "first")
    assert table.state.units["A1i.1"].embarks == 1
    assert [table.state.units[unit].embarks for unit in table.alive("A1a")] == [0, 0, 0]
    assert table.state.units["A1a.1"].host == "A1i.1"


def test_case_33() -> None:
    """DZC-CASE-33, DZC-12.4, DZC-12.5, DZC-12.16, DZC-12.29: out of the Condor, 0.8 inch from the wall, straight in: Bear 2, infantry 1."""
    table = bench(BEARS).put("A1t.1", 20, 14, level="landed")
    table.does("alight", "A1i", "", "first").put("A1i.1", 22, 18.35, no_fire=True, embarks=1, marks=("rode!",))
    table.does("enter_from", "A1a", "hall")
    assert [table.state.units[unit].embarks for unit in table.alive("A1a")] == [1, 1, 1]
    assert all(table.state.units[unit].where == "inside" and table.state.units[unit].no_fire for unit in table.alive("A1a"))
    assert (table.state.units["A1i.1"].embarks, table.state.units["A1i.1"].no_fire) == (2, True)
    assert (table.state.units["A1t.1"].embarks, table.state.units["A1t.1"].no_fire) == (1, False)
    assert VERBS["come_out"].refuse(table.game, "A1a", "hall") is None


def test_straight_into_a_structure_needs_one_inch() -> None:
    """DZC-12.16, DZC-12.17, DZC-7.2: from the edge of the body to the outline, 1 inch or less; a landed aircraft from the edge of its LZ template."""
    table = bench("A1: A1a ucm.legionnaire 3, A1i ucm.bear 1 carries A1a").put("A1i.1", 22, 18.15)
    assert VERBS["enter_from"].refuse(table.game, "A1a", "hall") is None
    table.put("A1i.1", 22, 18.14)
    assert table.refused("enter_from", "A1a", "hall") == "DZC-12.16"
    raven = bench("A1: A1a ucm.legionnaire 2, A1t ucm.raven_a 1 carries A1a").put("A1t.1", 22, 18, level="landed")
    assert VERBS["enter_from"].refuse(raven.game, "A1a", "hall") is None
    raven.put("A1t.1", 22, 17.99, level="landed")
    assert raven.refused("enter_from", "A1a", "hall") == "DZC-12.16"
    raven.put("A1t.1", 22, 18)
    assert raven.refused("enter_from", "A1a", "hall") == "DZC-12.12"


def test_only_infantry_that_fits_goes_in() -> None:
    """DZC-12.16, DZC-7.3: a squad that does not fit entirely may not enter; vehicles never."""
    table = bench("A1: A1a ucm.legionnaire 3, A1i ucm.bear 1 carries A1a\nA2: A2a ucm.legionnaire 3, A2b ucm.legionnaire 3").put("A1i.1", 42, 18.2)
    table.garrison("A2a", "barn")
    assert VERBS["enter_from"].refuse(table.game, "A1a", "barn") is None
    table.garrison("A2b", "barn")
    assert table.refused("enter_from", "A1a", "barn") == "DZC-7.3"


def test_from_structure_to_transport() -> None:
    """DZC-7.15, DZC-12.18: into the squad's own transport less than 1 inch from an exit, as one action."""
    table = bench("A1: A1a ucm.legionnaire 3, A1i ucm.bear 1 carries A1a\nA2: A2a ucm.legionnaire 3, A2i ucm.bear 1 carries A2a")
    table.garrison("A1a", "hall").put("A1i.1", 22, 18.2)
    table.does("leave_into", "A1a")
    assert [table.state.units[unit].host for unit in table.alive("A1a")] == ["A1i.1"] * 3
    assert table.state.units["A1a.1"].embarks == 1
    assert table.state.structures["hall"].occupant == ""
    far = bench("A1: A1a ucm.legionnaire 3, A1i ucm.bear 1 carries A1a\nA2: A2a ucm.legionnaire 3, A2i ucm.bear 1 carries A2a")
    far.garrison("A1a", "hall").put("A1i.1", 22, 18.15).put("A2i.1", 24.5, 18.5)
    assert far.refused("leave_into", "A1a") == "DZC-7.15"


def test_only_own_transports() -> None:
    """DZC-12.18, DZC-12.27: a squad uses the transports bought for it; aboard it occupies no space."""
    table = bench("A1: A1a ucm.legionnaire 2, A1t ucm.raven_a 1 carries A1a\nA2: A2a ucm.legionnaire 2, A2t ucm.raven_a 1 carries A2a")
    table.put("A1t.1", 30, 10, level="landed").put("A2t.1", 12, 12, level="landed").line("A1a", 12, 14, 0.8)
    assert table.refused("board", "A1a") == "DZC-12.7"
    table.squad("A1a", carrier="A2t").squad("A2t", carries=("A2a", "A1a"))
    assert table.refused("board", "A1a") == "DZC-12.19"
    table.line("A2a", 30, 30, 0.8)
    assert VERBS["board"].refuse(table.game, "A1a", "") is None
    assert all(unit.id not in ("A2a.1",) for unit in table.game.on_table("B"))


def test_stranded_units_stay_on_the_table() -> None:
    """DZC-12.20, DZC-12.21, DZC-CASE-50: one of two Condors lost: three Sabres ride, three stay; the riders get out only in coherency with them."""
    table = bench("A1: A1a ucm.sabre 6, A1t ucm.condor 2 carries A1a").line("A1a", 10, 14, 1.0)
    table.squad("A1t", units=("A1t.1",)).unit("A1t.2", where="gone").put("A1t.1", 11, 12, level="landed")
    table.does("board", "A1a", "", StayBehind("A1a.2"))
    riding = [unit for unit in table.alive("A1a") if table.state.units[unit].where == "aboard"]
    assert riding == ["A1a.1", "A1a.3", "A1a.4"], "of the four within 3 inches the owner leaves the second"
    table.put("A1t.1", 30, 30, level="landed", marks=()).unit("A1t.1", embarks=0)
    assert table.refused("alight", "A1a") == "DZC-12.21"
    table.put("A1t.1", 15, 17, level="landed")
    apart = Put((Stand(1300, 1900), Stand(1500, 1950), Stand(1700, 1900)))  # within 3 inches and together, but not with the stranded

    def law(ask: Any) -> Any:
        refusal = ask.legal.refuse(apart)
        assert refusal is not None
        assert refusal.rule == "DZC-1.8"
        return next(iter(ask.legal))

    table.does("alight", "A1a", "", law)
    assert all(table.state.units[unit].where == "table" for unit in table.alive("A1a"))


def test_a_whole_squad_boards_while_there_is_room() -> None:
    """DZC-12.20, DZC-12.8: with both Condors at hand nobody is left behind."""
    table = (
        bench("A1: A1a ucm.sabre 6, A1t ucm.condor 2 carries A1a")
        .line("A1a", 10, 14, 1.0)
        .put("A1t.1", 11, 12, level="landed")
        .put("A1t.2", 40, 12, level="landed")
    )
    assert table.refused("board", "A1a") == "DZC-12.7"


def test_sharers_are_independent_but_act_together() -> None:
    """DZC-12.22, DZC-12.23, DZC-12.24: two squads in one Albatross are one element; one may get out and the other stay."""
    table = bench("A1: A1a ucm.sabre 6, A1b ucm.rapier 3, A1t ucm.albatross 1 carries A1a A1b")
    assert activation.elements(table.game, "A1") == [("A1a", "A1b", "A1t")]
    three = bench("A1: A1a ucm.sabre 3, A1b ucm.sabre 3, A1c ucm.rapier 3, A1t ucm.albatross 1 carries A1a A1b A1c")
    assert activation.elements(three.game, "A1") == [("A1a", "A1b", "A1c", "A1t")]
    table.put("A1t.1", 12, 12, level="landed").does("alight", "A1b", "", "first")
    assert table.state.units["A1b.1"].where == "table"
    assert table.state.units["A1a.1"].where == "aboard"
    assert table.state.units["A1t.1"].embarks == 1
    table.does("alight", "A1a", "", "first")
    assert table.state.units["A1t.1"].embarks == 1, "both at one stop are one action of the transport"


def test_a_transport_makes_two_stops() -> None:
    """DZC-12.29: it loads or unloads at most twice per turn."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed", embarks=2)
    assert table.refused("alight", "A1a") == "DZC-12.29"
    table.unit("A1t.1", embarks=1)
    assert VERBS["alight"].refuse(table.game, "A1a", "") is None


def test_a_ground_transport_keeps_its_move() -> None:
    """DZC-12.2, DZC-12.13: an unloading APC has its full Mv (ruling 20)."""
    table = bench("A1: A1a ucm.legionnaire 3, A1i ucm.bear 1 carries A1a").put("A1i.1", 12, 12).does("alight", "A1a", "", "first")
    assert table.allowance("A1i.1") == 600
    assert table.allowance("A1a.1") == 100


def test_no_split_for_passengers() -> None:
    """DZC-12.11, DZC-12.3: a passenger that moved before boarding does not move again after getting out; a transport divides its move."""
    table = bench(SABRES).put("A1t.1", 12, 12, level="landed").line("A1a", 11, 14, 1.0, moved=100, spent=100, order="m")
    table.does("board", "A1a").does("alight", "A1a", "", "first")
    assert table.refused("move", "A1a") == "DZC-12.11"
    moved = bench(SABRES).put("A1t.1", 12, 12, level="landed", moved=300, spent=300, order="m").does("alight", "A1a", "", "first")
    assert VERBS["fly"].refuse(moved.game, "A1t", "") is None


def test_a_carried_transport_does_not_divide_its_move_round_its_ride() -> None:
    """DZC-12.11, DZC-12.3: an APC that drove to its dropship does not drive on when it is out again; one that drives out may stop, unload and drive on."""
    table = bench(BEARS).put("A1t.1", 12, 12, level="landed").put("A1i.1", 12, 14.5, moved=100, spent=100, order="m")
    table.does("board", "A1i").does("alight", "A1i", "", "first")
    assert table.refused("move", "A1i") == "DZC-12.11"
    fresh = bench(BEARS).put("A1t.1", 12, 12, level="landed").does("alight", "A1i", "", "first")
    fresh.unit("A1i.1", moved=100, spent=100, order="m").does("alight", "A1a", "", "first")
    assert VERBS["move"].refuse(fresh.game, "A1i", "") is None


def test_who_may_not_get_in_is_left_behind_if_somebody_must_be() -> None:
    """DZC-12.20, DZC-12.9, DZC-12.5: of six Sabres and one Condor the three that moved too far or fired stay; if all must ride, none may."""
    table = bench("A1: A1a ucm.sabre 6, A1t ucm.condor 2 carries A1a").line("A1a", 9, 14, 0.8)
    table.squad("A1t", units=("A1t.1",)).unit("A1t.2", where="gone").put("A1t.1", 11, 12, level="landed")
    table.unit("A1a.1", spent=201).unit("A1a.2", spent=201).unit("A1a.3", fired=("w1",)).does("board", "A1a")
    assert [unit for unit in table.alive("A1a") if table.state.units[unit].where == "aboard"] == ["A1a.4", "A1a.5", "A1a.6"]
    assert table.asked == [], "nothing is left to choose"


def test_straight_in_only_for_whole_squads_from_transports_at_the_wall() -> None:
    """DZC-12.16, DZC-7.2: nobody is left outside, and every transport of the squad is within an inch of the Structure."""
    text = "A1: A1a ucm.legionnaire 4, A1t ucm.raven_a 2 carries A1a"
    table = bench(text).put("A1t.1", 22, 18.2, level="landed").put("A1t.2", 23.8, 18.2, level="landed")
    assert {table.state.units[unit].host for unit in table.alive("A1a")} == {"A1t.1", "A1t.2"}
    assert VERBS["enter_from"].refuse(table.game, "A1a", "hall") is None
    table.put("A1t.2", 27, 16, level="landed")
    assert table.refused("enter_from", "A1a", "hall") == "DZC-12.16"
    torn = bench(text).put("A1t.1", 22, 18.2, level="landed").put("A1t.2", 23.8, 18.2, level="landed").put("A1a.4", 24, 16)
    assert torn.refused("enter_from", "A1a", "hall") == "DZC-12.16"
    back = bench(text).garrison("A1a", "hall").put("A1t.1", 22, 18.2, level="landed").put("A1t.2", 22, 18.2)
    assert back.refused("leave_into", "A1a") == "DZC-12.19", "the one in the air takes nobody in"


def test_fast_roping() -> None:
    """DZC-22.12: Praetorians leave without landing, into a Structure no taller than 6 inches under the aircraft, or onto the ground."""
    text = "A1: A1a ucm.praetorian 2, A1t ucm.raven_a 1 carries A1a\nA2: A2a ucm.legionnaire 2, A2t ucm.raven_a 1 carries A2a"
    table = bench(text).put("A1t.1", 22, 22).put("A2t.1", 23.5, 22)
    assert VERBS["enter_from"].refuse(table.game, "A1a", "hall") is None
    assert table.refused("enter_from", "A2a", "hall") == "DZC-12.12"
    table.does("enter_from", "A1a", "hall")
    assert table.state.units["A1a.1"].host == "hall"
    assert table.state.units["A1t.1"].carried
    tall = bench(text, houses=(house("hall", 20, 20, height=7),)).put("A1t.1", 19, 22)
    assert tall.refused("enter_from", "A1a", "hall") == "DZC-12.16"
    assert VERBS["alight"].refuse(tall.game, "A1a", "") is None


def test_jump_jets_need_no_landed_transport() -> None:
    """DZC-22.46: Valkyries get out of a flying Triton; at a Structure they make their full move if they used no transport this turn."""
    table = bench("A1: A1a phr.valkyries 2, A1t phr.triton_a1 1 carries A1a", "phr").put("A1t.1", 12, 12)
    table.does("alight", "A1a", "", "first")
    assert table.allowance("A1a.1") == 450
    table.unit("A1a.1", marks=(), embarks=1)
    assert table.allowance("A1a.1") == 900
    flown = bench("A1: A1a phr.valkyries 2, A1t phr.triton_a1 1 carries A1a", "phr").put("A1t.1", 22, 22).does("enter_from", "A1a", "hall")
    flown.does("come_out", "A1a", "hall", "first")
    assert flown.allowance("A1a.1") == 450, "out of a transport into the Structure and out again: it has used one"
    far = bench("A1: A1a phr.valkyries 2, A1t phr.triton_a1 1 carries A1a", "phr").garrison("A1a", "hall").put("A1t.1", 22, 18.2, level="landed")
    assert VERBS["leave_into"].refuse(far.game, "A1a", "") is None
    far.unit("A1a.1", spent=451)
    assert far.refused("leave_into", "A1a") == "DZC-12.9"
    table.does("board", "A1a")
    assert table.state.units["A1a.1"].where == "aboard", "nor do they need it to get in"
    plain = bench("A1: A1a phr.immortals 2, A1t phr.triton_a1 1 carries A1a", "phr").put("A1t.1", 12, 12).line("A1a", 12, 13, 0.8)
    assert plain.refused("board", "A1a") == "DZC-12.12"


def test_assault_transport_keeps_three_quarters() -> None:
    """DZC-22.59: a Njord that unloads has 9 of its 12 inches, and may have flown that far."""
    table = bench("A1: A1a phr.ares 2, A1t phr.njord 1 carries A1a", "phr").put("A1t.1", 12, 12, level="landed", spent=900)
    table.does("alight", "A1a", "", "first")
    assert table.allowance("A1t.1") == 0
    table.unit("A1t.1", spent=300)
    assert table.allowance("A1t.1") == 600
    over = bench("A1: A1a phr.ares 2, A1t phr.njord 1 carries A1a", "phr").put("A1t.1", 12, 12, level="landed", spent=901)
    assert over.refused("alight", "A1a") == "DZC-12.13"
    loads = bench("A1: A1a phr.ares 2, A1t phr.njord 1 carries A1a", "phr").put("A1t.1", 12, 12, level="landed", spent=601).line("A1a", 12, 14, 1.5)
    assert loads.refused("board", "A1a") == "DZC-12.13", "only when it unloads"
    loads.unit("A1t.1", spent=600).does("board", "A1a")
    assert loads.allowance("A1t.1") == 0


def test_capacity_is_shared_in_parts() -> None:
    """DZC-12.19: two Bears fill a Condor; each takes half."""
    table = bench("A1: A1a ucm.legionnaire 3, A1b ucm.legionnaire 3, A1i ucm.bear 1 carries A1a, A1j ucm.bear 1 carries A1b, A1t ucm.condor 1 carries A1i A1j")
    assert boarding.load(table.game, "A1t.1") == 1
    assert boarding.load(table.game, "A1i.1") == 1
