"""Close quarters battles (chapter 8), step by step, with morale."""

from __future__ import annotations

from bocage.core.errors import Refusal
from bocage.core.legal import PASS
from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.objectives.searching import Search
from bocage.games.dropzone_commander.shooting import reaction
from bocage.games.dropzone_commander.state.events import TurnCleared
from bocage.games.dropzone_commander.state.events_cqb import DiceCounted, MoraleTested, SquadFled
from bocage.games.dropzone_commander.structures import cqb
from bocage.games.dropzone_commander.structures.cqb import CommandDrones, Repel, SpareDie
from bocage.games.dropzone_commander.tables.tables import MarkerRow
from bocage.games.dropzone_commander.turn import turn

from .bench import Bench, house

HOUSES = (house("hall", 10, 10), house("barn", 30, 10))


def bench(a: str = "A1: A1a ucm.legionnaire 2", b: str = "B1: B1a scourge.warriors 3", *, options: dict[str, str] | None = None) -> Bench:
    """The UCM and the Scourge, and two small Structures."""
    return Bench({"A": ("ucm", a), "B": ("scourge", b)}, houses=HOUSES, options=options)


def contested(table: Bench, *occupants: str, against: tuple[str, ...] = ("B1a",)) -> Bench:
    """Both sides are in the hall, the first named side came first, and the turn has begun."""
    for squad in (*occupants, *against):
        table.garrison(squad, "hall")
    table.cleans_up()
    return table


def test_a_battle_needs_both_sides_inside_at_clean_up() -> None:
    """DZC-8.1, DZC-8.2, DZC-8.3: one side alone, or squads side by side in the open, fight no CQB; it begins at the next clean-up after the entry."""
    table = bench().garrison("A1a", "hall").line("B1a", 20, 20)
    table.cleans_up()
    assert not table.state.structures["hall"].contested
    table.garrison("B1a", "hall", entered=True)
    assert not table.state.structures["hall"].contested
    assert table.fights_due("A1") == []
    assert table.fights_left_over() == []
    table.cleans_up()
    assert table.state.structures["hall"].contested


def test_who_came_first_is_occupant() -> None:
    """DZC-8.4: the side that entered first is the Occupant, and stays it."""
    table = contested(bench(), "A1a")
    assert table.state.structures["hall"].occupant == "A"
    other = bench().garrison("B1a", "hall").garrison("A1a", "hall")
    other.cleans_up()
    assert other.state.structures["hall"].occupant == "B"


def test_the_aggressor_waits() -> None:
    """DZC-8.5, DZC-8.6, DZC-8.29, DZC-CASE-23: the Aggressor's squad does nothing before the fight and nothing after it; others of its battlegroup act."""
    table = bench(b="B1: B1a scourge.warriors 3, B1b scourge.warriors 2")
    table.line("B1b", 20, 20)
    contested(table, "A1a")
    refusal = table.barred("B1a")
    assert refusal is not None
    assert refusal.rule == "DZC-8.5"
    assert table.barred("B1b") is None
    assert table.barred("A1a") is None
    table.designates("A1")
    table.fights("hall", dice="cqb 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1, cqb 1 1 1 1 1 1 1 1 1 1")
    refusal = table.barred("B1a")
    assert refusal is not None
    assert refusal.rule == "DZC-8.6"
    assert table.state.squads["B1a"].acted


def test_a_squad_that_entered_this_turn_is_not_barred() -> None:
    """DZC-8.5, DZC-8.14: only squads that were there at clean-up wait for the fight."""
    table = bench(b="B1: B1a scourge.warriors 3\nB2: B2a scourge.warriors 2")
    contested(table, "A1a").garrison("B2a", "hall", entered=True)
    assert table.barred("B2a") is None
    assert table.fighting("hall") == ["B1a"]


def test_designation_is_asked_in_the_first_activation_with_troops_there() -> None:
    """DZC-8.7, DZC-8.8: not for a battlegroup with nobody inside, and once."""
    table = contested(bench("A1: A1a ucm.legionnaire 2\nA2: A2a ucm.legionnaire 2"), "A1a")
    table.line("A2a", 20, 20)
    table.designates("A2")
    assert not table.state.structures["hall"].designated
    table.designates("A1")
    assert table.state.squads["A1a"].repels
    assert table.state.structures["hall"].designated
    assert table.fights_due("A1") == ["hall"]


def test_how_many_repel() -> None:
    """DZC-8.8, DZC-8.10, DZC-CASE-22: two Aggressor squads against three of which one entered this turn: both others; of one eligible that one."""
    table = bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2, A1c ucm.legionnaire 2", "B1: B1a scourge.warriors 2, B1b scourge.warriors 2")
    contested(table, "A1a", "A1b", against=("B1a", "B1b")).garrison("A1c", "hall", entered=True)
    table.designates("A1")
    assert [name for name in ("A1a", "A1b", "A1c") if table.state.squads[name].repels] == ["A1a", "A1b"]
    fewer = bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2", "B1: B1a scourge.warriors 2, B1b scourge.warriors 2")
    contested(fewer, "A1a", against=("B1a", "B1b")).garrison("A1b", "hall", entered=True)
    fewer.designates("A1")
    assert [name for name in ("A1a", "A1b") if fewer.state.squads[name].repels] == ["A1a"]


def test_the_occupant_chooses_who_repels() -> None:
    """DZC-8.8, DZC-8.9, DZC-8.12: at least one for each Aggressor squad; fewer is refused; who is not named is free to get away."""
    table = contested(bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2, A1c ucm.legionnaire 2"), "A1a", "A1b", "A1c")
    table.designates("A1", Repel("A1b"), "pass")
    first, second = table.asked
    refusal = first.legal.refuse(PASS)
    assert refusal is not None
    assert refusal.rule == "DZC-8.8"
    assert PASS in list(second.legal)
    refusal = table.barred("A1b")
    assert refusal is not None
    assert refusal.rule == "DZC-8.9"
    assert table.barred("A1a") is None


def test_a_newcomer_counts_as_aggressor_squad() -> None:
    """DZC-8.8: every Aggressor squad inside counts, also one that entered this turn."""
    table = bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2", "B1: B1a scourge.warriors 2, B1b scourge.warriors 2")
    contested(table, "A1a", "A1b").garrison("B1b", "hall", entered=True)
    table.designates("A1")
    assert table.state.squads["A1a"].repels
    assert table.state.squads["A1b"].repels


def test_designation_across_battlegroups() -> None:
    """DZC-8.11: squads of any battlegroup, activated or not, that have not fired or moved this turn."""
    table = contested(bench("A1: A1a ucm.legionnaire 2\nA2: A2a ucm.legionnaire 2\nA3: A3a ucm.legionnaire 2"), "A1a", "A2a", "A3a")
    table.activate("A2").unit("A3a.1", fired=("w1",), order="f")
    table.designates("A1", Repel("A2a"), "pass")
    assert table.state.squads["A2a"].repels
    assert not table.state.squads["A3a"].repels
    refusal = table.asked[0].legal.refuse(Repel("A3a"))
    assert refusal is not None
    assert refusal.rule == "DZC-8.11"


def test_case_18() -> None:
    """DZC-CASE-18, DZC-8.13, DZC-8.15, DZC-8.17, DZC-8.19, DZC-8.21, DZC-8.22, DZC-8.23, DZC-8.25, DZC-8.27, DZC-8.31: 10 DP against 15, both A2."""
    table = contested(bench(), "A1a")
    table.designates("A1")
    table.fights("hall", "first", dice="cqb 4 4 5 6 4 1 2 3 5 6 4 1 2 3 3, cqb 4 1 2 6 3 5 2 1 4 3, fortitude 4")
    assert {event.side: event.dice for event in table.told(DiceCounted)} == {"B": 15, "A": 10}
    assert table.alive("A1a") == ("A1a.2",)
    assert table.game.dp_left("A1a.2") == 2
    assert sorted(table.game.dp_left(unit) for unit in table.alive("B1a")) == [1, 5, 5]
    assert [event.squad for event in table.told(MoraleTested)] == ["A1a"]
    fled = table.state.units["A1a.2"]
    assert fled.where == "table"
    assert fled.no_fire
    assert table.state.squads["A1a"].acted
    door = min((fled.x - d.x) ** 2 + (fled.y - d.y) ** 2 for d in table.game.building("hall").entrances)
    assert door <= 200**2
    assert table.state.structures["hall"].occupant == "B"
    assert table.state.structures["hall"].counts == (0, 0)


def test_exactly_half_does_not_test() -> None:
    """DZC-8.23, DZC-8.24, DZC-CASE-19: of 10 DP 5 lost is no test, 6 lost is one; counted over the whole game."""
    table = bench().garrison("A1a", "hall").unit("A1a.1", damage=5)
    assert not table.must_test_morale("A1a")
    table.unit("A1a.2", damage=1)
    assert table.must_test_morale("A1a")
    lost = bench().garrison("A1a", "hall").squad("A1a", units=("A1a.2",))
    lost.unit("A1a.1", where="gone", damage=5)
    assert not lost.must_test_morale("A1a")
    lost.unit("A1a.2", damage=1)
    assert lost.must_test_morale("A1a")


def test_if_all_fail_the_strongest_stays() -> None:
    """DZC-8.26, DZC-CASE-20: Legionnaires with 2 DP and Warriors with 6 both fail: Warriors stay; with 3 each dice 2 and 5: the second stays."""
    table = contested(bench(), "A1a")
    table.squad("A1a", units=("A1a.1",), repels=True).unit("A1a.1", damage=3)
    table.squad("B1a", units=("B1a.1", "B1a.2")).unit("B1a.1", damage=4)
    table.tests_morale("hall", ["A1a", "B1a"], "first", dice="fortitude 1, fortitude 1")
    assert [event.squad for event in table.told(SquadFled)] == ["A1a"]
    even = contested(bench(), "A1a")
    even.squad("A1a", units=("A1a.1",)).unit("A1a.1", damage=2).squad("B1a", units=("B1a.1",)).unit("B1a.1", damage=2)
    even.tests_morale("hall", ["A1a", "B1a"], "first", dice="fortitude 1, fortitude 3, stay 2, stay 5")
    assert [event.squad for event in even.told(SquadFled)] == ["A1a"]


def test_two_of_three_that_fail_both_flee() -> None:
    """DZC-8.26: only if all squads involved fail does the strongest stay; one that need not test is enough for two others to go."""
    table = contested(bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2"), "A1a", "A1b")
    for squad in ("A1a", "A1b"):
        table.squad(squad, units=(f"{squad}.1",)).unit(f"{squad}.1", damage=1)
    table.tests_morale("hall", ["A1a", "A1b", "B1a"], "first", "first", dice="fortitude 1, fortitude 1")
    assert [event.squad for event in table.told(SquadFled)] == ["A1a", "A1b"]


def test_a_squad_that_need_not_test_has_not_failed() -> None:
    """DZC-8.26: one unhurt squad is enough for the others to flee."""
    table = contested(bench(), "A1a")
    table.squad("A1a", units=("A1a.1",)).unit("A1a.1", damage=1)
    table.tests_morale("hall", ["A1a", "B1a"], "first", dice="fortitude 4")
    assert [event.squad for event in table.told(SquadFled)] == ["A1a"]
    passed = contested(bench(), "A1a")
    passed.squad("A1a", units=("A1a.1",)).unit("A1a.1", damage=1)
    passed.tests_morale("hall", ["A1a", "B1a"], dice="fortitude 5")
    assert passed.told(SquadFled) == []


def test_fractions_of_dice() -> None:
    """DZC-8.13, DZC-8.16, DZC-CASE-21: 10 and 7 DP at 1.5 are 25 dice; half a die is one."""
    table = Bench({"A": ("phr", "A1: A1a phr.immortals 2, A1b phr.immortals 2"), "B": ("ucm", "B1: B1a ucm.flak_team 2")}, houses=HOUSES)
    table.garrison("A1a", "hall").garrison("A1b", "hall").garrison("B1a", "hall")
    table.unit("A1b.1", damage=3).squad("B1a", units=("B1a.1",)).unit("B1a.1", damage=5)
    table.cleans_up()
    table.squad("A1a", repels=True).squad("A1b", repels=True)
    table.rolls_cqb("hall", SpareDie("A1a"), dice="cqb 1, cqb 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1")
    assert {event.side: event.dice for event in table.told(DiceCounted)} == {"B": 1, "A": 25}


def test_left_over_dice_go_where_the_roller_likes() -> None:
    """DZC-8.17, DZC-8.18: 10 dice on 4 bases of two squads: two each, and of the two left one per base at most."""
    table = contested(bench(b="B1: B1a scourge.warriors 2, B1b scourge.warriors 2"), "A1a", against=("B1a", "B1b"))
    rule = cqb.share_and_roll(table.game, "A", 11, ["B1a", "B1b"], 0)
    results = table.run(rule, SpareDie("B1b"), SpareDie("B1b"), dice="cqb 4 4 4 4 4, cqb 4 4 4 4 4 4")
    assert results == [("B1a", 5, "A"), ("B1b", 6, "A")]
    assert len(list(table.asked[0].legal)) == 2
    assert len(table.asked) == 2, "the third die can only go to the other squad"


def test_numbers_by_armour() -> None:
    """DZC-8.19, DZC-8.20: A1 3+, A2 4+, A3 5+, A4 6+; 0 or less 3+, 5 or more 6+."""
    assert [cqb.cqb_needed(armour) for armour in (-1, 0, 1, 2, 3, 4, 5, 9)] == [3, 3, 3, 4, 5, 6, 6, 6]


def test_undesignated_squads_that_stayed_get_dice_too() -> None:
    """DZC-8.18, DZC-8.15, DZC-24.11: by the seed all bases inside share the dice and then test, under the option only squads that fight; newcomers never."""
    for option, expected in (("off", ["A1a", "A1b"]), ("on", ["A1a"])):
        table = bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2, A1c ucm.legionnaire 2", options={"fighting_only": option})
        contested(table, "A1a", "A1b").garrison("A1c", "hall", entered=True)
        table.squad("A1a", repels=True)
        assert [squad for squad in table.standing("hall") if squad.startswith("A")] == expected
        assert table.fighting("hall") == ["A1a", "B1a"]


def test_who_is_involved() -> None:
    """DZC-8.23, DZC-8.18: one die on two squads goes to one of them; the other, that does not fight, takes no test though it is shattered."""
    table = contested(bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2"), "A1a", "A1b")
    table.squad("A1b", units=("A1b.1",)).unit("A1b.1", damage=4).squad("A1a", repels=True).structure("hall", designated=True)
    table.squad("B1a", units=("B1a.1",)).unit("B1a.1", damage=4)
    table.fights("hall", SpareDie("A1a"), dice=f"cqb 1, cqb {'1 ' * 10}, fortitude 6")
    assert [event.squad for event in table.told(MoraleTested)] == ["B1a"]
    hit = contested(bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2"), "A1a", "A1b")
    hit.squad("A1b", units=("A1b.1",)).unit("A1b.1", damage=4).squad("A1a", repels=True).structure("hall", designated=True)
    hit.squad("B1a", units=("B1a.1",)).unit("B1a.1", damage=4)
    hit.fights("hall", SpareDie("A1b"), dice=f"cqb 1, cqb {'1 ' * 10}, fortitude 6, fortitude 6")
    assert [event.squad for event in hit.told(MoraleTested)] == ["B1a", "A1b"]


def test_losses_come_after_both_have_rolled() -> None:
    """DZC-8.21: a squad that is wiped out has rolled its dice all the same."""
    table = contested(bench("A1: A1a ucm.legionnaire 2"), "A1a")
    table.squad("A1a", units=("A1a.1",), repels=True).unit("A1a.1", damage=4).squad("B1a", units=("B1a.1",)).unit("B1a.1", damage=4)
    table.structure("hall", designated=True)
    table.fights("hall", dice="cqb 6, cqb 6")
    assert table.alive("A1a") == ()
    assert table.alive("B1a") == ()


def test_damage_goes_to_the_damaged_base_first() -> None:
    """DZC-8.22: then to the next."""
    table = contested(bench(), "A1a")
    table.unit("B1a.3", damage=2)
    table.run(cqb.allot(table.game, "B1a", 4, "A"))
    assert table.alive("B1a") == ("B1a.1", "B1a.2")
    assert [table.game.dp_left(unit) for unit in table.alive("B1a")] == [4, 5]


def test_dodge_cancels_successes() -> None:
    """DZC-22.11: each CQB success against a squad with Dodge is cancelled on n+."""
    table = bench("A1: A1a ucm.praetorian 2").garrison("A1a", "hall")
    assert table.hits_in_cqb("A1a", 3, dice="cqb 4 5 1, dodge 4 3") == (1, 2)
    plain = bench().garrison("A1a", "hall")
    assert plain.hits_in_cqb("A1a", 3, dice="cqb 4 5 1") == (2, 2)


def test_fearless_never_tests() -> None:
    """DZC-22.13: Razorworms do not test, whatever they lost."""
    table = bench(b="B1: B1a scourge.razorworms 1").garrison("B1a", "hall").unit("B1a.1", damage=2)
    assert not table.must_test_morale("B1a")


def test_bloodthirsty_squads_stay_and_repel() -> None:
    """DZC-22.6: they may not leave a Structure with enemies in it, and are always designated."""
    table = Bench({"A": ("scourge", "A1: A1a scourge.eviscerators 2, A1b scourge.warriors 2"), "B": ("ucm", "B1: B1a ucm.legionnaire 2")}, houses=HOUSES)
    table.garrison("A1a", "hall").garrison("A1b", "hall")
    assert cqb.refuse_leaving(table.game, "A1a") is None
    table.garrison("B1a", "hall")
    table.cleans_up()
    refusal = cqb.refuse_leaving(table.game, "A1a")
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "DZC-22.6"
    assert cqb.refuse_leaving(table.game, "A1b") is None
    table.designates("A1", "pass")
    assert table.state.squads["A1a"].repels
    assert not table.state.squads["A1b"].repels
    assert table.refused("come_out", "A1a", "hall") == "DZC-22.6"


def test_reckless_abandon_is_rolled_once_per_squad() -> None:
    """DZC-22.53: Berserkers have D3+1 times their DP."""
    table = Bench({"A": ("resistance", "A1: A1a resistance.berserkers 2"), "B": ("ucm", "B1: B1a ucm.legionnaire 2")}, houses=HOUSES).garrison("A1a", "hall")
    assert table.run(cqb.squad_dice(table.game, "A1a"), dice="abandon 5") == 40


def test_drone_command_gives_five_dice() -> None:
    """DZC-22.76: a Medusa on the table within 6 inches of the Structure, once per turn; not from farther away."""
    table = Bench({"A": ("phr", "A1: A1a phr.immortals 2\nA2: A2a phr.medusa 1"), "B": ("ucm", "B1: B1a ucm.legionnaire 2")}, houses=HOUSES)
    table.garrison("A1a", "hall").garrison("B1a", "hall").put("A2a.1", 20, 12).squad("A1a", repels=True)
    table.cleans_up()
    assert table.commands_drones("hall", CommandDrones("A1a")) == {"A1a": 5}
    assert table.commands_drones("hall") == {}
    table.unit("A2a.1", marks=()).put("A2a.1", 20.1, 12)
    assert table.commands_drones("hall") == {}


def test_the_fight_goes_on_or_ends() -> None:
    """DZC-8.28, DZC-8.30, DZC-8.31: both still inside: it goes on with the same roles, and last turn's newcomers fight; Aggressor alone: he is Occupant."""
    table = contested(bench(b="B1: B1a scourge.warriors 3\nB2: B2a scourge.warriors 2"), "A1a").garrison("B2a", "hall", entered=True)
    table.designates("A1")
    table.fights("hall", dice="cqb 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1, cqb 1 1 1 1 1 1 1 1 1 1")
    assert table.state.structures["hall"].contested
    assert table.state.structures["hall"].occupant == "A"
    table.squad("B2a", entered=False).squad("A1a", repels=False).structure("hall", designated=False, fought=False)
    table.cleans_up()
    assert table.state.structures["hall"].occupant == "A"
    assert table.fighting("hall") == ["B1a", "B2a"]


def test_an_occupant_with_nothing_to_activate_fights_at_the_end() -> None:
    """DZC-8.32: the fight is left over, and who may repel is named then."""
    table = contested(bench(), "A1a")
    assert table.fights_left_over() == ["hall"]
    assert table.fights_due("A1") == []
    table.fights("hall", dice="cqb 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1, cqb 1 1 1 1 1 1 1 1 1 1")
    assert table.state.squads["A1a"].acted
    assert table.state.structures["hall"].fought
    assert table.fights_left_over() == []


def test_no_fight_if_one_side_got_away() -> None:
    """DZC-8.7, DZC-8.6: the fight stands only if both sides are still inside; the Aggressor holds the Structure, and does nothing else this turn."""
    table = contested(bench(), "A1a").squad("A1a", repels=False)
    table.structure("hall", designated=True).line("A1a", 20, 20, 0.8)
    table.fights("hall")
    assert table.state.structures["hall"].occupant == "B"
    refusal = table.barred("B1a")
    assert refusal is not None
    assert refusal.rule == "DZC-8.6"
    table.game.emit(TurnCleared(2))
    assert table.barred("B1a") is None, "the next turn it is free"


def test_a_waiting_aggressor_does_not_react() -> None:
    """DZC-8.6, DZC-4.12: its AA base in the Structure may not make Reaction Fire while it waits; one of the Occupant may."""
    table = bench("A1: A1a ucm.flak_team 2", "B1: B1a ucm.flak_team 2").garrison("A1a", "hall").garrison("B1a", "hall")
    aa = next(weapon for weapon in table.game.weapons("B1a.1") if "AA" in weapon.words)
    assert reaction.refuse_unit(table.game, "B1a.1", aa, run=False) is None
    table.cleans_up()
    refusal = reaction.refuse_unit(table.game, "B1a.1", aa, run=False)
    assert refusal is not None
    assert refusal.rule == "DZC-8.6"
    assert reaction.refuse_unit(table.game, "A1a.1", aa, run=False) is None


def test_the_order_of_an_activation() -> None:
    """DZC-8.7, DZC-8.12, DZC-3.7: searches first, then the designation, then the others act and may get away, and at the end the fight."""
    table = Bench(
        {"A": ("ucm", "A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2"), "B": ("scourge", "B1: B1a scourge.warriors 2")},
        houses=HOUSES,
        markers=(MarkerRow("obj", "objective", "hall"),),
    )
    contested(table, "A1a", "A1b").structure("hall", counts=(1, 0)).activate("A1")
    table.state.element, table.state.step = (), "begin"
    answers = [Search("A1a"), "pass", Repel("A1a"), "pass", Do("come_out", "A1b", "hall"), "first", Do("done", "A1b")]
    dice = ["search 1", "", "", "", "", f"cqb {'1 ' * 10}, cqb {'1 ' * 10}"]
    used = [4, 0, 2, 1, 0, 0]
    for take, script in zip(used, dice, strict=True):
        rule = turn.next_rule(table.game)
        assert rule is not None
        table.run(rule, *[answers.pop(0) for _ in range(take)], dice=script)
    assert [ask.what for ask in table.asked] == ["search", "search", "repel", "repel", "act", "put", "act"]
    assert table.state.units["A1b.1"].where == "table"
    assert table.state.structures["hall"].fought
    assert table.state.squads["A1a"].acted


def test_three_sides() -> None:
    """DZC-24.6: the first to enter is Occupant, all others are Aggressors; dice are shared over all enemy bases that fight."""
    table = Bench(
        {"A": ("ucm", "A1: A1a ucm.legionnaire 2"), "B": ("scourge", "B1: B1a scourge.warriors 2"), "C": ("phr", "C1: C1a phr.immortals 2")},
        houses=HOUSES,
    )
    for squad in ("A1a", "B1a", "C1a"):
        table.garrison(squad, "hall")
    table.cleans_up()
    assert table.aggressors("hall") == ["B1a", "C1a"]
    table.designates("A1")
    hits = table.rolls_cqb(
        "hall",
        SpareDie("A1a"),
        SpareDie("C1a"),
        SpareDie("A1a"),
        SpareDie("B1a"),
        SpareDie("A1a"),
        SpareDie("B1a"),
        SpareDie("C1a"),
        dice="cqb 4 4 4 4 4, cqb 5 5 5 5 5, cqb 4 4 4 4 4 4 4 4, cqb 4 4 4 4 4 4 4, cqb 4 4 4 4 4, cqb 5 5 5 5 5",
    )
    assert [(squad, seat) for squad, _, seat in hits] == [("A1a", "B"), ("C1a", "B"), ("A1a", "C"), ("B1a", "C"), ("B1a", "A"), ("C1a", "A")]


def test_three_sides_roll_against_those_who_fight() -> None:
    """DZC-24.6, DZC-8.18: with three sides an Occupant squad that was not designated gets no dice; with two it does."""
    armies = {
        "A": ("ucm", "A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2"),
        "B": ("scourge", "B1: B1a scourge.warriors 2"),
        "C": ("phr", "C1: C1a phr.immortals 2"),
    }
    for third in (True, False):
        table = Bench(armies, houses=HOUSES)
        for squad in ("A1a", "A1b", "B1a", *(("C1a",) if third else ())):
            table.garrison(squad, "hall")
        table.cleans_up()
        table.squad("A1a", repels=True).structure("hall", designated=True)
        counts = (6, 4, 8, 7, 6, 4) if third else (6, 4, 10)
        dice = ", ".join(f"cqb {'1 ' * count}" for count in counts)
        results = table.rolls_cqb("hall", *["first"] * (6 if third else 2), dice=dice)
        against = {squad for squad, _, seat in results if seat == "B"}
        assert against == ({"A1a", "C1a"} if third else {"A1a", "A1b"})


def test_an_ally_holds_on_when_the_occupant_has_gone() -> None:
    """DZC-8.30, DZC-8.31, DZC-24.2: the side stays Occupant while a squad of it is inside, and the fight goes on; without an ally the enemy is."""
    armies = {"A": ("ucm", "A1: A1a ucm.legionnaire 2"), "B": ("scourge", "B1: B1a scourge.warriors 2"), "C": ("ucm", "C1: C1a ucm.legionnaire 2")}
    for options, holder in (({"teams": "A+C"}, "C"), ({}, "B")):
        table = Bench(armies, houses=HOUSES, options=options)
        contested(table, "A1a", against=("B1a", "C1a"))
        table.line("A1a", 20, 20)
        table.settles("hall")
        record = table.state.structures["hall"]
        assert (record.occupant, record.contested) == (holder, holder == "C")


def test_a_squad_that_flees_has_acted_though_it_did_not_fight() -> None:
    """DZC-8.27, DZC-8.18: dice fell on a squad that was not designated; it fails its test, flees, and does nothing more this turn."""
    table = bench("A1: A1a ucm.legionnaire 2, A1b ucm.legionnaire 2")
    contested(table, "A1a", "A1b").squad("A1a", repels=True).structure("hall", designated=True)
    table.unit("A1b.1", damage=4).unit("A1b.2", damage=4)
    table.tests_morale("hall", ["A1a", "B1a", "A1b"], "first", dice="fortitude 4")
    assert table.told(SquadFled)[-1].squad == "A1b"
    assert table.state.squads["A1b"].acted
