"""Every Command Card in its window (chapter 20)."""

from __future__ import annotations

import pytest

from bocage.core.legal import PASS
from bocage.games.dropzone_commander.cards import decks, windows
from bocage.games.dropzone_commander.cards.windows import PlayCard
from bocage.games.dropzone_commander.moving import movement
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.shooting import attack
from bocage.games.dropzone_commander.specials import card_effects
from bocage.games.dropzone_commander.state.events import EffectAdded
from bocage.games.dropzone_commander.state.events_cards import DeckOrdered, HandShown
from bocage.games.dropzone_commander.state.state import Burst, Reserve
from bocage.games.dropzone_commander.structures import cqb_morale
from bocage.games.dropzone_commander.tables.tables import MarkerRow
from bocage.games.dropzone_commander.turn import activation, initiation
from bocage.tabletop.points import Waypoint

from .bench import Bench
from .card_table import bench, effects, fired, plays, volley

# -- before the first activation -----------------------------------------------------------------------------------------------------------


def test_signal_booster_and_quick_strategist() -> None:
    """DZC-20.8, DZC-20.9: CV +1 for the turn; CV +3 for this initiative roll only."""
    table = bench("ucm", "quick_strategist")
    plays(table, "before_initiative", "quick_strategist", "A")
    assert table.command_value("A") == 7
    table.state.phase, table.state.step = "initiation", "initiative"
    table.state.held["A"], table.state.hands["A"] = 0, ()
    table.run(initiation.initiative(table.game), "first", dice="initiative 1, initiative 2")
    assert table.command_value("A") == 4
    assert table.state.order[0] == "A"


def test_spherical_insight() -> None:
    """DZC-20.8: the top three of the own deck, put back in any order, are drawn in that order; nobody else sees them."""
    table = bench("phr", "phr_spherical_insight")
    deck = table.state.decks["A"]
    order = tuple(sorted(deck[:3], reverse=True))
    plays(table, "before_initiative", "phr_spherical_insight", "A", card_effects.Arrange(order), dice="draw 0 1 2")
    assert table.state.tops["A"] == order
    assert len(table.state.decks["A"]) == len(deck) - 3
    assert table.told(DeckOrdered)[0].seen_by("B").cards is None
    table.run(decks.draw_cards(table.game, "A", 2, "DZC-2.7"))
    assert table.state.hands["A"] == tuple(sorted(order[:2]))
    assert table.state.tops["A"] == order[2:]


def test_cloaking_field() -> None:
    """DZC-20.8, DZC-6.7: P5+ until the end of the turn; no effect on a squad that has better."""
    table = bench("ucm", "cloaking_field").line("A2a", 24, 18, 1.5)
    plays(table, "after_draw", "cloaking_field", "A2a")
    assert table.passive("A2a.1") == 5
    better = bench("shaltari", "cloaking_field").line("A2a", 24, 18, 1.5)
    better.unit("A2a.1", marks=())
    before = better.passive("A2a.1")
    plays(better, "after_draw", "cloaking_field", "A2a")
    assert better.passive("A2a.1") == min(5, before)


def test_hold_the_line() -> None:
    """DZC-20.8: armour +1 more this turn, also in CQB; only for infantry in a Structure."""
    table = bench("ucm", "ucm_hold_the_line").garrison("A3a", "hall").line("A4a", 24, 18, 0.8)
    plays(table, "after_draw", "ucm_hold_the_line", "A3a")
    assert table.offered[0] == [PASS, PlayCard("ucm_hold_the_line", "A3a")]
    assert table.hits_in_cqb("A3a", 3, dice="cqb 4 4 5") == (1, 1)
    table.shaken("hall", 1, dice="masonry 5, damage 2")
    assert table.state.units["A3a.1"].damage == 1, "E6 against A3: 2+"


def test_shock_assault() -> None:
    """DZC-20.8: the squad acts before the first activation, and is marked for it."""
    table = bench("ucm", "shock_assault").line("A2a", 24, 18, 1.5)
    plays(table, "after_draw", "shock_assault", "A2a")
    assert table.state.pending == ["shock:A2a"]
    law = windows.law(bench("ucm", "shock_assault").line("A2a", 24, 18, 1.5).squad("A2a", acted=True).game, "A", "after_draw", windows.About())
    assert law.refuse(PlayCard("shock_assault", "A2a")) is not None


def test_air_alert_and_known_tunnels() -> None:
    """DZC-20.8, DZC-2.12: a failed reserve roll is rolled again; a Subterranean battlegroup passes without rolling."""
    table = bench("resistance", "air_alert")
    assert "A4" in table.state.reserves
    table.rolls_for_reserve("A", "A4", initiation.RollReserve("A4"), PlayCard("air_alert", "A4"), dice="reserve 5, reserve 6")
    assert "A4" not in table.state.reserves
    lucky = bench("resistance", "air_alert")
    lucky.rolls_for_reserve("A", "A4", initiation.RollReserve("A4"), dice="reserve 6")
    assert [ask.what for ask in lucky.asked] == ["reserve"], "nothing is rolled again that has not failed"
    dug = bench("resistance", "resistance_tunnels")
    plays(dug, "reserve_step", "resistance_tunnels", "A4")
    dug.rolls_for_reserve("A", "A4")
    assert "A4" not in dug.state.reserves
    dug.state.reserves["A2"] = Reserve("A2", "A2", "A", ("A2a",))
    assert "A2" not in windows.TARGETS["resistance_tunnels"](dug.game, "A", windows.About())


# -- at activations ------------------------------------------------------------------------------------------------------------------------


def test_intel_report() -> None:
    """DZC-20.8: the opponent shows his hand; only the player sees it; on his own activation."""
    table = bench("ucm", "intel_report").hand("B", "booby_trap", "air_alert")
    plays(table, "own_activation_start", "intel_report", "B", "pass", battlegroup="A1", seat="A")
    assert table.state.seen["A B"] == ("air_alert", "booby_trap")
    event = table.told(HandShown)[0]
    assert event.seen_by("A").cards is not None
    assert event.seen_by(None).cards is None
    assert windows.TARGETS["intel_report"](table.game, "A", windows.About(seat="B")) == []


def test_system_jammer() -> None:
    """DZC-20.8: D3 cards at random."""
    table = bench("ucm", "system_jammer").hand("B", "booby_trap", "air_alert", "long_shot")
    plays(table, "own_activation_start", "system_jammer", "B", "pass", dice="jammer 3, draw 0 2", battlegroup="A1", seat="A")
    assert table.state.hands["B"] == ("booby_trap",)
    assert table.state.discards["B"] == ("air_alert", "long_shot")


def test_interference() -> None:
    """DZC-20.8: D3 squads, named by their owner, may either move or fire this turn."""
    table = bench("ucm", "interference").line("B2a", 24, 36, 1.5)
    plays(table, "enemy_battlegroup_chosen", "interference", "B2", dice="interference 1", battlegroup="B2", seat="B")
    assert ("move_or_fire", "B2a", 0, "turn") in effects(table)
    assert windows.TARGETS["interference"](table.game, "A", windows.About(battlegroup="A2")) == []
    gun = table.game.weapons("B2a.1")[0]
    assert table.refuses_weapon("B2a.1", gun) is None
    table.unit("B2a.1", moved=100)
    for unit in ("B2a.1", "B2a.2"):
        refusal = table.refuses_weapon(unit, gun)
        assert refusal is not None
        assert refusal.rule == "DZC-20.8", "the whole squad has moved"
    table.unit("B2a.1", moved=0).unit("B2a.2", fired=("w1",))
    assert table.refused("move", "B2a") == "DZC-20.8"


def test_call_for_extraction_and_get_to_the_lz() -> None:
    """DZC-20.8, DZC-12.9, DZC-12.13: transports that load do not halve their Mv; a squad may use its full Mv if it embarks."""
    table = bench("ucm", "call_for_extraction", "get_to_the_lz").put("A3t.1", 24, 18, level="landed", spent=1500).line("A3a", 24, 19.5, 0.8, spent=200)
    assert table.refused("board", "A3a") == "DZC-12.9"
    plays(table, "own_squad_starts", "get_to_the_lz", "A3a", squad="A3a", seat="A")
    assert table.refused("board", "A3a") == "DZC-12.13"
    plays(table, "own_activation_start", "call_for_extraction", "A3", battlegroup="A3", seat="A")
    table.does("board", "A3a")
    assert table.allowance("A3t.1") == 900
    out = bench("ucm", "call_for_extraction", "get_to_the_lz").put("A3t.1", 24, 18, level="landed")
    plays(out, "own_activation_start", "call_for_extraction", "A3", battlegroup="A3", seat="A")
    out.game.emit(EffectAdded("full_move_if_embark", "A3a", 0, "activation"))
    out.does("alight", "A3a", "", "first")
    assert out.allowance("A3t.1") == 1200, "a transport that unloads has half its Mv all the same"
    assert out.allowance("A3a.1") == 100, "and so has a squad that gets out"


def test_combined_drop() -> None:
    """DZC-20.8: a second battlegroup is activated at once; not if none is left."""
    table = bench("ucm", "ucm_combined_drop").activate("A1")
    plays(table, "own_activation_start", "ucm_combined_drop", "A2", battlegroup="A1", seat="A")
    assert table.state.pending == ["extra:A2"]
    table.state.step = "choose"
    table.run(activation.choose_battlegroup(table.game))
    assert table.state.battlegroup == "A2"
    assert table.state.active == "A"
    for group in ("A2", "A3", "A4", "A5"):
        table.activate(group)
    assert windows.TARGETS["ucm_combined_drop"](table.game, "A", windows.About(seat="A", battlegroup="A1")) == []


def test_gate_surge_and_recall() -> None:
    """DZC-20.8, DZC-22.32: the Gate value is doubled this turn; a squad within 3 inches of a gate steps into it at once."""
    table = bench("shaltari", "shaltari_gate_surge", "shaltari_recall").put("A4a.1", 24, 20, level="landed").line("A2a", 23, 22, 1.0)
    plays(table, "own_activation_start", "shaltari_gate_surge", "A4a.1", battlegroup="A1", seat="A")
    assert table.gate_room("A4a.1", "out") == 6
    plays(table, "enemy_squad_done", "shaltari_recall", "A2a", squad="B2a", seat="B")
    assert [table.state.units[unit].where for unit in table.alive("A2a")] == ["void"] * 3
    far = bench("shaltari", "shaltari_recall").put("A4a.1", 24, 20, level="landed").line("A2a", 23, 24, 1.0)
    assert windows.TARGETS["shaltari_recall"](far.game, "A", windows.About(squad="B2a")) == []


def test_underground_passage() -> None:
    """DZC-20.8: to any Structure with room within 12 inches; it counts as entering and may not fire."""
    table = bench("ucm", "underground_passage").garrison("A3a", "hall")
    plays(table, "own_squad_starts", "underground_passage", "barn", squad="A3a", seat="A")
    assert table.asked[0].legal.refuse(PlayCard("underground_passage", "shed")) is not None
    assert table.state.units["A3a.1"].host == "barn"
    assert table.state.squads["A3a"].entered
    assert table.state.units["A3a.1"].no_fire
    assert table.state.structures["hall"].occupant == ""


def test_swarm_speed_and_measured_advance() -> None:
    """DZC-20.8: Skimmers Mv +3 and MF +3; Walkers MF +2; others cannot."""
    table = bench("scourge", "scourge_swarm_speed").line("A2a", 24, 18, 1.5)
    plays(table, "own_squad_starts", "scourge_swarm_speed", "A2a", squad="A2a", seat="A")
    assert table.allowance("A2a.1") == 1200
    assert table.game.effect("move_fire", "A2a.1") == 300
    assert windows.TARGETS["scourge_swarm_speed"](table.game, "A", windows.About(squad="A1a")) == []
    walk = bench("phr", "phr_measured_advance").line("A2a", 24, 18, 1.5)
    plays(walk, "own_squad_starts", "phr_measured_advance", "A2a", squad="A2a", seat="A")
    assert walk.game.effect("move_fire", "A2a.1") == 200
    assert windows.TARGETS["phr_measured_advance"](walk.game, "A", windows.About(squad="A3a")) == []


def test_experimental_firepower() -> None:
    """DZC-20.8: 1-2 nothing, 3-4 E+1, 5-6 E+2, never above 14."""
    for die, more in ((2, 0), (3, 1), (6, 2)):
        table = bench("ucm", "experimental_firepower").line("A2a", 24, 18, 1.5).line("B2a", 24, 30, 1.5)
        plays(table, "own_squad_starts", "experimental_firepower", "A2a", dice=f"experiment {die}", squad="A2a", seat="A")
        assert attack.energy(table.game, Burst("A2a.1", "w1", "B2a.1", 1), "B2a.1") == 10 + more


def test_objective_located() -> None:
    """DZC-20.8, DZC-14.8: the occupation count is doubled for this roll."""
    table = bench("ucm", "objective_located", markers=(MarkerRow("obj", "objective", "hall"),)).garrison("A3a", "hall").structure("hall", counts=(1, 0))
    table.starts("A3a", searching.Search("A3a"), PlayCard("objective_located", "A3a"), "pass", dice="search 3")
    assert table.state.markers["obj"].state == "discovered"
    assert searching.occupation(table.game, "A3a", "hall") == 1


# -- squads that are done --------------------------------------------------------------------------------------------------------------------


def test_repairs() -> None:
    """DZC-20.8: Field Repairs D3 DP over a vehicle squad; Nanorepair 2 DP to one unit."""
    table = bench("ucm", "field_repairs").put("A1a.1", 24, 16, damage=3)
    plays(table, "squad_done", "field_repairs", "A1a", dice="repair 4", squad="A1a", seat="A")
    assert table.state.units["A1a.1"].damage == 1
    assert windows.TARGETS["field_repairs"](bench("ucm").garrison("A3a", "hall").unit("A3a.1", damage=2).game, "A", windows.About(squad="A3a")) == []
    nano = bench("phr", "phr_nanorepair").line("A2a", 24, 18, 1.5).unit("A2a.1", damage=1)
    plays(nano, "squad_done", "phr_nanorepair", "A2a.1", squad="A2a", seat="A")
    assert nano.state.units["A2a.1"].damage == 0


def test_scavenge() -> None:
    """DZC-20.8, DZC-22.19: a limited weapon regains one use; nothing to regain if nothing was used."""
    table = bench("resistance", "resistance_scavenge").put("A1a.1", 24, 16, used=("w1",))
    plays(table, "squad_done", "resistance_scavenge", "A1a.1/w1", squad="A1a", seat="A")
    assert table.state.units["A1a.1"].used == ()
    assert windows.TARGETS["resistance_scavenge"](table.game, "A", windows.About(squad="A1a")) == []


def test_move_move_move() -> None:
    """DZC-20.8, DZC-12.7: all aboard get out at once; an air transport lands on the spot; they may not fire this turn."""
    table = bench("ucm", "move_move_move").put("A3t.1", 24, 12)
    plays(table, "enemy_squad_done", "move_move_move", "A3t.1", "first", squad="B2a", seat="B")
    assert [table.state.units[unit].where for unit in table.alive("A3a")] == ["table", "table"]
    assert table.state.units["A3a.1"].no_fire
    assert table.state.units["A3t.1"].level == "landed"
    hung = bench("ucm", "move_move_move").put("A3t.1", 22, 22)
    assert windows.TARGETS["move_move_move"](hung.game, "A", windows.About(squad="B2a")) == []


def test_reactionary_tactics() -> None:
    """DZC-20.8: half a move or fire at once; later it may not do again what it did now; only unactivated squads."""
    table = bench("ucm", "reactionary_tactics").line("A2a", 10, 10, 2)
    at = next(iter(table.alive("A2a")))
    table.put("A1a.1", 20, 8)
    goal = movement.March((Waypoint(1000, 1200),), 0)
    plays(table, "enemy_squad_done", "reactionary_tactics", "A2a", card_effects.AtOnce("half_move"), goal, "pass", squad="B2a", seat="B")
    assert table.state.units[at].y == 1200
    assert "m" in table.state.units[at].order
    assert table.refused("move", "A2a") == "DZC-3.5"
    law = table.asked[-2].legal
    assert not table.state.effects, "the limit is over"
    assert law is not None
    used = bench("ucm", "reactionary_tactics").line("A2a", 10, 10, 1.5).activate("A2")
    assert "A2a" not in windows.TARGETS["reactionary_tactics"](used.game, "A", windows.About(squad="B2a"))


# -- fire --------------------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("window", "card", "what"),
    [
        ("before_hit_rolls", "velocity_tracker", "velocity"),
        ("before_hit_rolls", "armour_piercing", "SC"),
        ("before_hit_rolls", "marksmanship", "no_penalties"),
        ("before_hit_rolls", "long_shot", "full_range"),
        ("after_hit_rolls", "assisted_targeting", "reroll_hits"),
        ("after_damage_rolls", "incendiary_rounds", "reroll_damage"),
    ],
)
def test_cards_of_the_firer(window: str, card: str, what: str) -> None:
    """DZC-20.8: on the squad that fires, for this action; not while an enemy fires."""
    table = volley(bench("ucm", card).line("A2a", 24, 18, 1.5).line("B2a", 24, 30, 1.5), "A2a.1", "w1", "B2a.1")
    plays(table, window, card, "A2a", squad="A2a", seat="A")
    assert (what, "A2a", 0, "action") in effects(table)
    other = volley(bench("ucm", card).line("A2a", 24, 18, 1.5).line("B2a", 24, 30, 1.5), "B2a.1", "w1", "A2a.1")
    assert windows.TARGETS[card](other.game, "A", windows.About(squad="B2a", seat="B")) == []


def test_what_fire_cards_do_to_numbers() -> None:
    """DZC-20.8: Velocity Tracker reaches aircraft on 6; Marksmanship ignores penalties; Long Shot uses R(F); Armour Piercing has SC."""
    table = bench().line("A2a", 25, 18, 1.5).line("B2a", 25, 46, 1.5).put("B1a.1", 25, 30)
    rail = table.game.weapon("A2a.1", "w1")
    assert isinstance(attack.aim(table.game, "A2a.1", rail, "B1a.1"), object)
    assert not isinstance(attack.aim(table.game, "A2a.1", rail, "B1a.1"), attack.Aim)
    table.game.emit(EffectAdded("velocity", "A2a", 0, "action"))
    found = attack.aim(table.game, "A2a.1", rail, "B1a.1")
    assert isinstance(found, attack.Aim)
    assert attack.to_hit(table.game, Burst("A2a.1", "w1", "B1a.1", 1), found) == 6
    table.state.effects = []
    assert not isinstance(attack.aim(table.game, "A2a.1", rail, "B2a.1"), attack.Aim)
    table.game.emit(EffectAdded("full_range", "A2a", 0, "action"))
    far = attack.aim(table.game, "A2a.1", rail, "B2a.1")
    assert isinstance(far, attack.Aim)
    table.game.emit(EffectAdded("accuracy_penalty", "A2a", 3))
    assert attack.to_hit(table.game, Burst("A2a.1", "w1", "B2a.1", 1), far) == 5
    table.game.emit(EffectAdded("no_penalties", "A2a", 0, "action"))
    assert attack.to_hit(table.game, Burst("A2a.1", "w1", "B2a.1", 1), far) == 2
    burst = Burst("A2a.1", "w2", "B2a.1", 1)
    assert attack.to_damage(table.game, burst, "B2a.1", 3, (0, 0)) == 0
    table.game.emit(EffectAdded("SC", "A2a", 0, "action"))
    assert attack.to_damage(table.game, burst, "B2a.1", 3, (0, 0)) == 6


def test_rerolls_in_a_volley() -> None:
    """DZC-20.8, DZC-6.12, DZC-6.15: Assisted Targeting re-rolls misses, Incendiary Rounds failed damage."""
    table = volley(bench("ucm", "assisted_targeting").line("A2a", 25, 18, 1.5).line("B2a", 25, 30, 1.5), "A2a.1", "w1", "B2a.1")
    table.run(fired(table.game), windows={"after_hit_rolls": PlayCard("assisted_targeting", "A2a")}, dice="hit 1, hit 2, damage 3")
    assert table.alive("B2a") == ("B2a.2", "B2a.3")
    burn = volley(bench("ucm", "incendiary_rounds").line("A2a", 25, 18, 1.5).line("B2a", 25, 30, 1.5), "A2a.1", "w1", "B2a.1")
    burn.run(fired(burn.game), windows={"after_damage_rolls": PlayCard("incendiary_rounds", "A2a")}, dice="hit 2, damage 1, damage 3")
    assert burn.alive("B2a") == ("B2a.2", "B2a.3")


def test_deploy_flares() -> None:
    """DZC-20.8: the firing squad must re-roll its successful damage rolls once."""
    table = volley(bench("ucm", "deploy_flares").line("A2a", 24, 18, 1.5).line("B2a", 24, 20.5, 1.5), "B2a.1", "w1", "A2a.1")
    plays(table, "before_damage_rolls", "deploy_flares", "A2a", squad="B2a", seat="B")
    assert ("reroll_successes", "B2a", 0, "action") in effects(table)
    mine = volley(bench("ucm", "deploy_flares").line("A2a", 24, 18, 1.5).line("B2a", 24, 20.5, 1.5), "A2a.1", "w1", "B2a.1")
    assert windows.TARGETS["deploy_flares"](mine.game, "A", windows.About()) == []


def test_phase_shift() -> None:
    """DZC-20.8, DZC-6.7: passive countermeasures are 1 better against this action; only for a squad that has them."""
    table = bench("shaltari", "shaltari_phase_shift").line("A2a", 24, 18, 1.5).line("B2a", 24, 20.5, 1.5)
    before = table.passive("A2a.1")
    volley(table, "B2a.1", "w1", "A2a.1")
    plays(table, "before_hit_rolls_enemy", "shaltari_phase_shift", "A2a", squad="A2a", seat="A")
    assert table.passive("A2a.1") == before - 1


def test_orbital_relay_and_overcharge() -> None:
    """DZC-20.8: for a squad that fires an IF weapon; for one that fires plasma weapons: E+1, and natural ones hurt the firer."""
    table = volley(bench("ucm", "ucm_orbital_relay").put("A5a.1", 24, 14).line("B2a", 24, 30, 1.5), "A5a.1", "w1", "B2a.1")
    plays(table, "before_hit_rolls", "ucm_orbital_relay", "A5a", squad="A5a", seat="A")
    assert ("no_indirect_penalty", "A5a", 0, "action") in effects(table)
    rail = volley(bench("ucm").line("A2a", 24, 18, 1.5).line("B2a", 24, 30, 1.5), "A2a.1", "w1", "B2a.1")
    assert windows.TARGETS["ucm_orbital_relay"](rail.game, "A", windows.About()) == []
    hot = bench("scourge", "scourge_overcharge").line("A2a", 25, 18, 1.5).line("B2a", 25, 28, 1.5)
    volley(hot, "A2a.1", "w1", "B2a.1")
    hot.run(fired(hot.game), windows={"before_hit_rolls": PlayCard("scourge_overcharge", "A2a")}, dice="hit 1")
    assert hot.alive("A2a") == ("A2a.2", "A2a.3")


def test_structures_under_fire() -> None:
    """DZC-20.8, DZC-7.9: Explosive Charges add D6 DP to a Structure an own squad just damaged; Reinforced Steel has successes rolled again."""
    table = bench("ucm", "explosive_charges").line("A2a", 24, 14, 1.5)
    volley(table, "A2a.1", "w1", "hall")
    table.run(fired(table.game), windows={"after_damage_rolls": PlayCard("explosive_charges", "hall")}, dice="hit 2, damage 2, charges 3")
    assert table.state.structures["hall"].damage == 4
    steel = bench("ucm", "reinforced_steel").line("B2a", 22, 17, 1.5)
    volley(steel, "B2a.1", "w1", "hall")
    steel.run(fired(steel.game), windows={"after_damage_rolls": PlayCard("reinforced_steel", "hall")}, dice="hit 2, damage 2, damage 1")
    assert steel.state.structures["hall"].damage == 0


def test_evasive_manoeuvres() -> None:
    """DZC-20.8: the aircraft squad under Reaction Fire gains E+3 until the end of the turn."""
    table = bench("ucm", "evasive_manoeuvres").put("A3t.1", 24, 18)
    plays(table, "reaction_fire_declared", "evasive_manoeuvres", "A3t", squad="A3t", seat="A")
    assert table.game.effect("evasion", "A3t.1") == 3
    assert windows.TARGETS["evasive_manoeuvres"](table.game, "A", windows.About(squad="B1a")) == []


def test_last_stand() -> None:
    """DZC-20.8: before a unit destroyed by fire is removed it fires one weapon at any legitimate target."""
    table = bench("resistance", "resistance_last_stand").line("A2a", 25, 18, 1.5).line("B2a", 25, 22, 1.5).put("B3a.1", 26, 20)
    volley(table, "B2a.1", "w1", "A2a.1")
    table.unit("A2a.1", damage=1)
    table.run(
        fired(table.game),
        card_effects.FreeShot("w1", "B3a.1"),
        windows={"unit_destroyed": PlayCard("resistance_last_stand", "A2a.1")},
        dice="hit 2, damage 6, hit 6 6, damage 6 1",
    )
    assert table.alive("A2a") == ("A2a.2", "A2a.3")
    assert table.state.units["B3a.1"].damage == 1


# -- in Structures ------------------------------------------------------------------------------------------------------------------------------


def contested(table: Bench) -> Bench:
    table.garrison("A3a", "hall").garrison("B3a", "hall")
    table.cleans_up()
    return table


def test_room_clearance_and_feeding_frenzy() -> None:
    """DZC-20.8, DZC-8.13: the dice of one squad are doubled; its failed dice are rolled again."""
    table = contested(bench("ucm", "room_clearance")).squad("A3a", repels=True)
    table.rolls_cqb("hall", PlayCard("room_clearance", "A3a"), dice=f"cqb {'1 ' * 15}, cqb {'4 ' * 20}")
    frenzy = bench("scourge", "scourge_feeding_frenzy").garrison("A3a", "hall").garrison("B3a", "hall").squad("A3a", repels=True)
    frenzy.cleans_up()
    hits = frenzy.rolls_cqb("hall", PlayCard("scourge_feeding_frenzy", "A3a"), dice=f"cqb {'1 ' * 15}, cqb {'4 ' * 5}{'1 ' * 10}, cqb {'4 ' * 10}")
    assert ("B3a", 15, "A") in hits


def test_nerves_of_steel() -> None:
    """DZC-20.8, DZC-8.25: the test is passed without a roll."""
    table = contested(bench("ucm", "nerves_of_steel")).unit("A3a.1", damage=4).unit("A3a.2", damage=4)
    assert table.run(cqb_morale.passes(table.game, "A3a"), PlayCard("nerves_of_steel", "A3a")) is True


def test_when_an_enemy_enters() -> None:
    """DZC-20.8: Booby Trap, Occupier's Advantage, Tactical Withdrawal, each when an enemy squad has just entered."""
    table = bench("ucm", "booby_trap").garrison("A3a", "hall").line("B3a", 21, 19, 0.8)
    table.goes_in("B3a", "hall", PlayCard("booby_trap", "hall"), dice="trap 2, damage 2, damage 1")
    assert sum(table.state.units[unit].damage for unit in table.alive("B3a")) == 1
    assert table.state.structures["hall"].damage == 1
    ready = bench("ucm", "occupiers_advantage").garrison("A3a", "hall").line("B3a", 21, 19, 0.8)
    ready.goes_in("B3a", "hall", PlayCard("occupiers_advantage", "A3a"), dice=f"cqb {'4 ' * 10}")
    assert len(ready.alive("B3a")) == 1
    assert len(ready.alive("A3a")) == 2
    away = bench("ucm", "tactical_withdrawal").garrison("A3a", "hall").line("B3a", 21, 19, 0.8)
    away.goes_in("B3a", "hall", PlayCard("tactical_withdrawal", "A3a"), "first")
    assert away.state.units["A3a.1"].where == "table"
    assert not away.state.squads["A3a"].acted
    assert away.state.structures["hall"].occupant == "B"
    fired_already = bench("ucm", "tactical_withdrawal").garrison("A3a", "hall").unit("A3a.1", fired=("w1",)).garrison("B3a", "hall", entered=True)
    assert windows.TARGETS["tactical_withdrawal"](fired_already.game, "A", windows.About("B3a", structure="hall")) == [], "as a normal disembark"
    friend = bench("ucm", "booby_trap").garrison("A3a", "hall").line("A4a", 21, 19, 0.8)
    friend.goes_in("A4a", "hall")
    assert friend.asked == []
