"""Special rules with a procedure of their own (chapter 22): drills, drones, shields, storms, strikes and the rest."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.games.dropzone_commander.ground import garrisons, sight
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.moving import attack_runs
from bocage.games.dropzone_commander.shooting import attack, fire_keywords, volleys
from bocage.games.dropzone_commander.shooting.fire import Declaring, Shoot
from bocage.games.dropzone_commander.shooting.special_hits import Concuss, Guard
from bocage.games.dropzone_commander.specials import by_the_clock
from bocage.games.dropzone_commander.specials.by_the_clock import PlaceDrill
from bocage.games.dropzone_commander.specials.special_verbs import DroneAt
from bocage.games.dropzone_commander.state.events import SmokeLaid
from bocage.games.dropzone_commander.state.events_specials import Hatched
from bocage.games.dropzone_commander.state.events_units import VolleyDeclared
from bocage.games.dropzone_commander.state.state import Burst, Run, Volley
from bocage.games.dropzone_commander.structures import entrances
from bocage.games.dropzone_commander.turn import initiation
from bocage.space.plane import Point

from .bench import Bench, house

HOUSES = (house("hall", 20, 20), house("barn", 30, 20, "tiny"), house("edge", 20, 40))
FOES = "B1: B1a scourge.hunter 3\nB2: B2a scourge.warriors 3\nB3: B3a scourge.monitor 4\nB4: B4a scourge.desolator 1\nB5: B5a scourge.corruptor 1"


def bench(faction: str, text: str, foes: str = FOES) -> Bench:
    """One army against the Scourge."""
    return Bench({"A": (faction, text), "B": ("scourge", foes)}, houses=HOUSES)


def volley(table: Bench, unit: str, weapon: str, *targets: str, shots: int = 1) -> Bench:
    """Shots are declared."""
    squad = table.game.squad_of(unit)
    table.game.emit(VolleyDeclared(Volley(squad.id, squad.seat, "fire", tuple(Burst(unit, weapon, target, shots) for target in targets))))
    return table


def fired(game: Battle) -> Rules[None]:
    """The declared shots are resolved."""
    yield from volleys.before_rolls(game)
    yield from volleys.resolve(game)


# -- under the ground --------------------------------------------------------------------------------------------------------------------------

REBELS = """A1: A1a resistance.fighters 2, A1i resistance.jackson 1 carries A1a
A2: A2a resistance.gun_technical 6
A3: A3a resistance.drill 1
A4: A4a resistance.gun_wagon 3"""


def test_subterranean_infantry() -> None:
    """DZC-22.26: from Readiness into any Structure without enemies, more than 12 inches from the enemy edge; no fire that turn."""
    table = bench("resistance", REBELS)
    assert table.refused("tunnel", "A1a", "edge") == "DZC-22.26", "8 inches from the northern edge"
    table.does("tunnel", "A1a", "hall")
    assert table.state.units["A1a.1"].host == "hall"
    assert table.state.units["A1a.1"].no_fire
    assert table.state.structures["hall"].occupant == "A"
    assert table.state.squads["A1a"].entered
    full = bench("resistance", REBELS).garrison("B2a", "hall")
    assert full.refused("tunnel", "A1a", "hall") == "DZC-22.26"
    for y, far in ((32, False), (31.99, True)):  # its northern wall is 12 inches from the edge, or a little more
        near = Bench({"A": ("resistance", REBELS), "B": ("scourge", FOES)}, houses=(house("hall", 20, y),))
        assert (VERBS["tunnel"].refuse(near.game, "A1a", "hall") is None) is far, "more than 12 inches"
    assert full.refused("tunnel", "A4a", "hall") == "DZC-22.26", "gun wagons do not dig"


def test_drills() -> None:
    """DZC-22.27, DZC-22.26: placed at the start of turn 2 more than 6 inches from enemies and not on a Structure; squads come up within 3 inches of it."""
    table = bench("resistance", REBELS).line("B1a", 12, 20, 2)
    table.run(by_the_clock.start_of_turn(table.game), PlaceDrill(1200, 1200))
    assert (table.state.units["A3a.1"].x, table.state.units["A3a.1"].where) == (1200, "table")
    law = table.asked[0].legal
    for x, y in ((1200, 1400), (2200, 2200)):
        refusal = law.refuse(PlaceDrill(x, y))
        assert refusal is not None
        assert refusal.rule == "DZC-22.27"
    assert law.refuse(PlaceDrill(1200, 1399)) is None
    held = bench("resistance", REBELS).garrison("B2a", "hall")
    for y, near in ((1400, True), (1399, False)):
        assert (by_the_clock.refuse_drill(held.game, "A", "A3a.1", 2200, y) is not None) is near, "6 inches from the wall of a garrison"
    table.does("tunnel", "A2a", "A3a.1", "first")
    assert all(table.state.units[unit].where == "table" and table.state.units[unit].no_fire for unit in table.alive("A2a"))
    for turn in (1, 3):
        other = bench("resistance", REBELS)
        other.state.turn = turn
        other.run(by_the_clock.start_of_turn(other.game))
        assert other.state.units["A3a.1"].where == "readiness", "in turn 2 and in no other"


# -- single units -------------------------------------------------------------------------------------------------------------------------------


def test_smoke_launcher() -> None:
    """DZC-22.25: once per game, at the start of the activation: E+2 for the turn, and no fire."""
    table = bench("ucm", "A1: A1a ucm.katana 3").line("A1a", 10, 10, 2).line("B1a", 10, 16, 2)
    moved = bench("ucm", "A1: A1a ucm.katana 3").line("A1a", 10, 10, 2).unit("A1a.1", order="m")
    assert moved.refused("smoke", "A1a") == "DZC-22.25"
    table.does("smoke", "A1a")
    assert table.game.effect("evasion", "A1a.1") == 2
    refusal = table.refuses_weapon("A1a.1", table.game.weapons("A1a.1")[0])
    assert refusal is not None
    assert refusal.rule == "DZC-22.25"
    assert table.refused("smoke", "A1a") == "DZC-22.25"


def test_transition() -> None:
    """DZC-22.30, DZC-22.62: at the start of its activation; damage carries over; a Short Hop machine flies low."""
    table = bench("phr", "A1: A1a phr.apollo_ground 2\nA2: A2a phr.hera_ground 1\nA3: A3a phr.ares 2").line("A1a", 10, 10, 2, damage=1).put("A2a.1", 20, 10)
    table.does("mode", "A1a").does("mode", "A2a")
    apollo, hera = table.state.units["A1a.1"], table.state.units["A2a.1"]
    assert (apollo.profile, apollo.level, apollo.damage) == ("phr.apollo_flight", "low", 1)
    assert (hera.profile, hera.level) == ("phr.hera_flight", "air")
    assert table.refused("mode", "A1a") == "DZC-22.30", "once in an activation"
    assert table.refused("mode", "A3a") == "DZC-22.30"
    over = bench("phr", "A1: A1a phr.hera_flight 1").put("A1a.1", 22, 22)
    assert over.refused("mode", "A1a") == "DZC-22.30"


def test_e_shield() -> None:
    """DZC-22.51: instead of its beam: P4+ to friendly ground units within 6 inches until the end of the turn."""
    table = bench("shaltari", "A1 table: A1a shaltari.totem 1, A1b shaltari.tomahawk 3\nA2: A2a shaltari.eden 1").put("A1a.1", 10, 10)
    table.put("A1b.1", 10, 16).put("A1b.2", 10, 16.01).put("A2a.1", 11, 10)
    table.does("shield", "A1a", "A1a.1")
    assert table.passive("A1b.1") == 4
    assert table.passive("A1b.2") == table.game.profile("A1b.2").passive
    assert table.passive("A2a.1") == table.game.profile("A2a.1").passive
    beam = next(w for w in table.game.weapons("A1a.1") if w.ranged and "E Shield" not in w.words)
    refusal = table.refuses_weapon("A1a.1", beam)
    assert refusal is not None
    assert refusal.rule in ("DZC-22.51", "DZC-22.2")
    shot = bench("shaltari", "A1 table: A1a shaltari.totem 1").put("A1a.1", 10, 10, fired=("w2",))
    assert shot.refused("shield", "A1a", "A1a.1") == "DZC-22.51"


def test_self_destruct() -> None:
    """DZC-22.49: template S, one E10 hit on every ground unit touched, D6 on infantry; instead of firing."""
    table = (
        bench("ucm", "A1: A1a ucm.sabre 3\nA2: A2a ucm.legionnaire 2").put("B3a.1", 20, 10).put("A1a.1", 20, 10.5).put("A2a.1", 20.9, 10).put("A1a.2", 24, 10)
    )
    table.does("self_destruct", "B3a", "B3a.1", dice="damage 5, hits 2, damage 2 1")
    assert table.alive("A1a") == ("A1a.2", "A1a.3")
    assert table.state.units["A2a.1"].damage == 1
    assert table.alive("B3a") == ("B3a.2", "B3a.3", "B3a.4")
    spent = bench("ucm", "A1: A1a ucm.sabre 3").put("B3a.1", 20, 10, fired=("w2",))
    assert spent.refused("self_destruct", "B3a", "B3a.1") == "DZC-22.49"


def test_the_orbital_strike() -> None:
    """DZC-22.43, DZC-22.73: not having moved, once per turn, without line of sight; it lands at the end of the activation, with Area-S."""
    table = bench("ucm", "A1: A1a ucm.kodiak 1").put("A1a.1", 22, 10).put("B1a.1", 22, 30).put("B1a.2", 22.9, 30).activate("A1")
    assert table.refuses_weapon("A1a.1", table.game.weapons("A1a.1")[0]).rule == "DZC-22.43"
    table.does("call_in", "A1a", "B1a.1")
    assert table.state.pending == ["strike:A1a.1:w1:B1a.1"]
    assert table.alive("B1a") == ("B1a.1", "B1a.2", "B1a.3")
    assert table.refused("call_in", "A1a", "B1a.1") == "DZC-22.43"
    table.run(by_the_clock.end_of_activation(table.game), dice="hit 4, damage 2 2")
    assert table.alive("B1a") == ("B1a.3",)
    assert table.state.pending == []
    moved = bench("ucm", "A1: A1a ucm.kodiak 1").put("A1a.1", 22, 10, moved=100).put("B1a.1", 22, 30)
    assert moved.refused("call_in", "A1a", "B1a.1") == "DZC-22.43"


def test_the_ion_storm() -> None:
    """DZC-22.55: every enemy within 12 inches is attacked once, 3+ in the open, 6+ in Structures, seen or not; not one alone."""
    table = (
        bench("ucm", "A1: A1a ucm.sabre 3\nA2: A2a ucm.legionnaire 2").put("B4a.1", 22, 16).put("A1a.1", 22, 28).put("A1a.2", 30, 30).garrison("A2a", "hall")
    )
    weapon = table.game.weapons("B4a.1")[0]
    assert fire_keywords.storm_targets(table.game, "B4a.1") == ["A1a.1", "A2a.1", "A2a.2"]
    refusal = fire_keywords.aim(table.game, "B4a.1", weapon, "A1a.1")
    assert not isinstance(refusal, bool)
    assert refusal is not None
    assert refusal.rule == "DZC-22.55"
    table.does("ion_storm", "B4a", "", dice="hit 3, hit 5, hit 6, damage 4, damage 2")
    assert table.alive("A1a") == ("A1a.2", "A1a.3")
    assert [table.state.units[unit].damage for unit in table.alive("A2a")] == [0, 1]
    assert table.refused("ion_storm", "B4a") != ""


def test_the_drone_base() -> None:
    """DZC-22.35: at the start of its activation four shots, Ac 3+, E6, 24 inches whatever the countermeasures, aircraft too; not after moving."""
    table = bench("ucm", "A1: A1a ucm.ferrum 1").put("A1a.1", 10, 10).put("B3a.1", 10, 30).put("B3a.2", 10, 36)
    assert table.refused("drones", "A1a", "B3a.2") == "DZC-6.9"
    table.put("B3a.3", 12, 30)
    table.does("drones", "A1a", "B3a.1", DroneAt("B3a.3"), DroneAt("B3a.1"), DroneAt("B3a.1"), dice="hit 3 2 2, hit 3, damage 2, damage 1")
    assert table.alive("B3a") == ("B3a.2", "B3a.3", "B3a.4")
    assert VERBS["fire"].refuse(table.game, "A1a", "") is None, "its own weapons may still fire"
    assert table.allowance("A1a.1") == 0, "Move and Fire 0"
    assert table.refused("drones", "A1a", "B3a.3") == "DZC-22.35", "once"
    moved = bench("ucm", "A1: A1a ucm.ferrum 1").put("A1a.1", 10, 10, order="m").put("B3a.1", 10, 30)
    assert moved.refused("drones", "A1a", "B3a.1") == "DZC-22.35"


def test_white_nanomachines() -> None:
    """DZC-22.47: fired at a damaged friend in sight and range, a hit restores 1 DP; not at the unhurt, not at an enemy."""
    table = (
        bench("phr", "A1: A1a phr.medusa 1\nA2: A2a phr.ares 2").put("A1a.1", 10, 10).put("A2a.1", 10, 16, damage=1).put("A2a.2", 12, 16).put("B1a.1", 10, 13)
    )
    weapon = next(w for w in table.game.weapons("A1a.1") if "White Nanomachines" in w.words)
    assert isinstance(attack.aim(table.game, "A1a.1", weapon, "A2a.1"), attack.Aim)
    for target in ("A2a.2", "B1a.1"):
        refusal = attack.aim(table.game, "A1a.1", weapon, target)
        assert not isinstance(refusal, attack.Aim)
        assert refusal.rule == "DZC-22.47"
    table.put("B1a.1", 40, 40)
    volley(table, "A1a.1", weapon.id, "A2a.1").run(fired(table.game), dice="hit 1")
    assert table.state.units["A2a.1"].damage == 0


def test_smoke_rounds() -> None:
    """DZC-22.66: a hit puts a template M of smoke on the target point; shots across it have +2 accuracy."""
    table = bench("ucm", "A1: A1a ucm.longbow 1\nA2: A2a ucm.sabre 3").put("A1a.1", 10, 2).put("A2a.1", 10, 6).put("B1a.1", 10, 16).put("B1a.2", 10, 22)
    smoke = next(w for w in table.game.weapons("A1a.1") if "Smoke Round" in w.words)
    volley(table, "A1a.1", smoke.id, "B1a.1").run(fired(table.game), dice="hit 4")
    assert [event.radius for event in table.told(SmokeLaid)] == [150]
    burst = Burst("A2a.1", "w1", "B1a.1", 1)
    found = attack.aim(table.game, "A2a.1", table.game.weapon("A2a.1", "w1"), "B1a.1")
    assert isinstance(found, attack.Aim)
    assert attack.to_hit(table.game, burst, found) == 4


def test_concussion_rounds() -> None:
    """DZC-22.67: a base of the firer's choice in the garrison may not fire this turn; no damage; only at garrisons."""
    table = bench("ucm", "A1: A1a ucm.mortar_team 2").put("A1a.1", 22, 10).garrison("B2a", "hall").put("B1a.1", 22, 15)
    weapon = next(w for w in table.game.weapons("A1a.1") if "Concussion" in w.words)
    refusal = attack.aim(table.game, "A1a.1", weapon, "B1a.1")
    assert not isinstance(refusal, attack.Aim)
    assert refusal.rule == "DZC-22.67"
    volley(table, "A1a.1", weapon.id, "B2a.1").run(fired(table.game), Concuss("B2a.3"), dice="hit 6")
    assert [table.state.units[unit].damage for unit in table.alive("B2a")] == [0, 0, 0]
    silenced = table.refuses_weapon("B2a.3", table.game.weapons("B2a.3")[0])
    assert silenced is not None
    assert silenced.rule == "DZC-22.67"
    assert table.refuses_weapon("B2a.1", table.game.weapons("B2a.1")[0]) is None


def test_razorworms() -> None:
    """DZC-22.50: a pod that hits a Structure puts a base inside, Occupant if it is empty, Aggressor else; it fights from the next clean-up."""
    table = bench("ucm", "A1: A1a ucm.legionnaire 2").put("B5a.1", 22, 16, level="low").garrison("A1a", "hall")
    table.struck(Burst("B5a.1", "w1", "hall", 1), 1)
    worm = table.told(Hatched)[0]
    assert table.state.units[worm.unit].host == "hall"
    assert table.state.structures["hall"].occupant == "A"
    assert table.aggressors("hall") == [worm.squad]
    assert table.state.squads[worm.squad].entered
    table.struck(Burst("B5a.1", "w1", "barn", 1), 1)
    assert table.state.structures["barn"].occupant == "B"
    table.put("A1a.1", 10, 10)
    table.struck(Burst("B5a.1", "w1", "A1a.1", 1), 1, "first")
    third = table.state.units[table.told(Hatched)[2].unit]
    assert (third.x - 1000) ** 2 + (third.y - 1000) ** 2 <= 100**2


def test_awesome_power() -> None:
    """DZC-22.52: fired at high power it may not fire in the next turn; at low power it may."""
    table = bench("shaltari", "A1 table: A1a shaltari.crocodile 1\nA2: A2a shaltari.eden 1").put("A1a.1", 10, 10).put("B1a.1", 10, 30)
    low, high = table.game.weapons("A1a.1")[:2]
    volleys.spend(table.game, Volley("A1a", "A", "fire", (Burst("A1a.1", high.id, "B1a.1", 1),)))
    table.state.turn = 3
    table.unit("A1a.1", fired=(), order="", cap=-1)
    assert [table.refuses_weapon("A1a.1", weapon).rule for weapon in (low, high)] == ["DZC-22.52"] * 2
    table.state.turn = 4
    assert table.refuses_weapon("A1a.1", high) is None
    volleys.spend(table.game, Volley("A1a", "A", "fire", (Burst("A1a.1", low.id, "B1a.1", 1),)))
    table.state.turn = 5
    table.unit("A1a.1", fired=(), order="", cap=-1)
    assert table.refuses_weapon("A1a.1", high) is None


def test_guardian() -> None:
    """DZC-22.60: a Hera within 3 inches may take each hit on a Command unit on 4+; it is asked, and may decline; not for others."""
    text = "A1: A1a phr.zeus 1\nA2: A2a phr.hera_ground 1\nA3: A3a phr.ares 2"
    table = bench("phr", text).put("A1a.1", 10, 10).put("A2a.1", 12.9, 10).put("A3a.1", 12, 12).put("B1a.1", 10, 20)
    left = table.guarded("A1a.1", 3, 11, Guard("A2a.1"), dice="guard 4 3 5, damage 3 2")
    assert left == 1
    assert table.state.units["A2a.1"].damage == 1
    assert table.guarded("A1a.1", 3, 11, "pass") == 3
    assert table.guarded("A3a.1", 3, 11) == 3
    table.put("A2a.1", 13.1, 10)
    assert table.guarded("A1a.1", 3, 11) == 3


def test_firing_ports() -> None:
    """DZC-22.54: one base inside a Battle Bus on the table may fire each turn, with +2; nobody inside another transport."""
    table = bench(
        "resistance",
        "A1: A1a resistance.fighters 4, A1i resistance.battle_bus 1 carries A1a\nA2: A2a resistance.fighters 2, A2i resistance.jackson 1 carries A2a",
    )
    table.put("A1i.1", 10, 10).put("A2i.1", 14, 10)
    assert fire_keywords.firing_port(table.game, "A1a.1")
    assert fire_keywords.port_penalty(table.game, "A1a.1") == 2
    assert table.refuses_fire("A1a.1") is None
    table.unit("A1a.1", fired=("w1",))
    assert not fire_keywords.firing_port(table.game, "A1a.2")
    assert not fire_keywords.firing_port(table.game, "A2a.1")
    refusal = table.refuses_fire("A2a.1")
    assert refusal is not None
    assert refusal.rule == "DZC-12.27"


def test_masonry_words_in_play() -> None:
    """DZC-22.29, DZC-22.45, DZC-22.65: Tough re-rolls successful tests, Agility saves on 3+, a Hazard Suit squad ignores the first hit of an attack."""
    tough = bench("scourge", "A1: A1a scourge.destroyers 2", "B1: B1a scourge.hunter 3").garrison("A1a", "hall")
    tough.shaken("hall", 2, dice="masonry 5 5, masonry 5 1, save 1, damage 3")
    assert sum(tough.state.units[unit].damage for unit in tough.alive("A1a")) == 1
    sirens = bench("phr", "A1: A1a phr.sirens 2").garrison("A1a", "hall")
    sirens.shaken("hall", 2, dice="masonry 5 5, save 3, save 2, damage 2")
    assert sum(sirens.state.units[unit].damage for unit in sirens.alive("A1a")) == 1
    suits = bench("ucm", "A1: A1a ucm.hazard_suit 2").garrison("A1a", "hall")
    suits.shaken("hall", 2, dice="masonry 5 5, damage 3")
    assert sum(suits.state.units[unit].damage for unit in suits.alive("A1a")) == 1


def test_horde_in_a_garrison() -> None:
    """DZC-22.16, DZC-7.3: four Punguri bases take the room of two."""
    table = (
        bench("shaltari", "A1 table: A1a shaltari.punguri 4, A1b shaltari.punguri 4\nA2: A2a shaltari.eden 1").garrison("B2a", "barn").garrison("A1a", "barn")
    )
    assert garrisons.room_taken(table.game, "barn") == 5
    table.line("A1b", 30, 18, 0.8)
    assert entrances.refuse_entry(table.game, "A1b", "barn").rule == "DZC-7.3"


def test_chem_grenades_have_no_other_targets() -> None:
    """DZC-22.57: infantry only."""
    table = bench("resistance", "A1: A1a resistance.attack_atvs 2").put("A1a.1", 10, 10).put("B1a.1", 10, 14).put("B2a.1", 11, 14)
    chem = next(w for w in table.game.weapons("A1a.1") if "Chem" in w.words)
    refusal = attack.aim(table.game, "A1a.1", chem, "B1a.1")
    assert not isinstance(refusal, attack.Aim)
    assert refusal.rule == "DZC-22.57"
    assert isinstance(attack.aim(table.game, "A1a.1", chem, "B2a.1"), attack.Aim)


def test_the_command_transport_is_filled() -> None:
    """DZC-22.68, DZC-12.19: twelve technicals of its own battlegroup ride in the Thunderstorm and get out of it; wagons do not."""
    table = bench(
        "resistance",
        "A1: A1a resistance.gun_technical 12, A1t resistance.thunderstorm 1 carries A1a\n"
        "A2: A2a resistance.gun_wagon 3, A2t resistance.thunderstorm 1 carries A2a",
    )
    assert {table.state.units[unit].host for unit in table.alive("A1a")} == {"A1t.1"}
    table.put("A1t.1", 12, 12).does("alight", "A1a", "", "first")
    assert {table.state.units[unit].where for unit in table.alive("A1a")} == {"table"}
    table.put("A2t.1", 30, 12).line("A2a", 29, 10, 1.2)
    assert table.refused("board", "A2a") == "DZC-12.19"


def test_articulated_weapons_look_over_things() -> None:
    """DZC-22.4: line of sight may also be drawn from 1 inch above the body; a Sabre's railgun sees over a tank, its machine gun does not."""
    table = bench("ucm", "A1: A1a ucm.sabre 3\nA2: A2a ucm.rapier 3").put("A1a.1", 10, 10).put("A2a.1", 10, 12.5).put("B1a.1", 10, 30)
    rail, gun = table.game.weapons("A1a.1")[:2]
    assert "Articulated" in rail.words
    assert "Articulated" not in gun.words
    from_above = sight.see_unit(table.game, "A1a.1", "B1a.1", rail).share
    assert from_above > sight.see_unit(table.game, "A1a.1", "B1a.1", gun).share


def test_strafe_divides_under_the_option() -> None:
    """DZC-22.24, DZC-24.4: under the option all shots of a weapon go to one target, but for Strafe: to targets within 3 inches of another."""
    armies = {"A": ("resistance", "A1: A1a resistance.typhoon 1\nA2: A2a resistance.gun_wagon 3"), "B": ("scourge", FOES)}
    table = Bench(armies, options={"one_target": "on"}, houses=(house("hall", 20, 20),)).put("A1a.1", 10, 10).put("A2a.1", 20, 10)
    table.put("B1a.1", 10, 14).put("B1a.2", 12.9, 14).put("B1a.3", 10, 19)
    guns = table.game.weapons("A1a.1")[0]
    declared = Declaring(table.game, "A1a", (Burst("A1a.1", guns.id, "B1a.1", 1),), ("A1a.1",))
    assert declared.refuse(Shoot("A1a.1", guns.id, "B1a.2", 1)) is None
    far = declared.refuse(Shoot("A1a.1", guns.id, "B1a.3", 1))
    assert far is not None
    assert far.rule == "DZC-24.4"
    table.unit("B1a.2", where="inside", host="hall").unit("B1a.3", where="inside", host="hall")
    assert not declared._near("B1a.1", "B1a.2"), "the hall is 6 inches away, wherever they stood before"
    assert declared._near("B1a.2", "B1a.3"), "two in one Structure"
    table.put("B1a.2", 12.9, 14).put("B1a.3", 10, 19)
    wagon = table.game.weapons("A2a.1")[0]
    plain = Declaring(table.game, "A2a", (Burst("A2a.1", wagon.id, "B1a.1", 1),), ("A2a.1",)).refuse(Shoot("A2a.1", wagon.id, "B1a.2", 1))
    assert plain is not None
    assert plain.rule == "DZC-24.4"
    free = Bench(armies).put("A2a.1", 20, 10).put("B1a.1", 10, 14).put("B1a.3", 10, 19)
    assert Declaring(free.game, "A2a", (Burst("A2a.1", wagon.id, "B1a.1", 1),), ("A2a.1",)).refuse(Shoot("A2a.1", wagon.id, "B1a.3", 1)) is None


def test_supercruise() -> None:
    """DZC-22.42: an Athena may declare it with its run: +1 penalty to all shots at it and by it; others may not."""
    armies = {"A": ("phr", "A1: A1a phr.athena 1"), "B": ("scourge", FOES)}
    table = Bench(armies).put("B1a.1", 24, 24)
    table.state.runs.append(Run("A1a", "A", "run", "B1a"))
    lane = attack_runs.straight(Point(2400, 0), Point(2400, 2000), supercruise=True)
    table.run(attack_runs.choose_lane(table.game), lane)
    assert table.game.effect("evasion", "A1a.1") == 1
    assert table.game.effect("accuracy_penalty", "A1a.1") == 1
    other = Bench({"A": ("ucm", "A1: A1a ucm.archangel 1"), "B": ("scourge", FOES)}).put("B1a.1", 24, 24)
    other.state.runs.append(Run("A1a", "A", "run", "B1a"))
    refusal = attack_runs.refuse_lane(other.game, lane)
    assert refusal is not None
    assert refusal.rule == "DZC-22.42"


def test_a_natural_six_option() -> None:
    """DZC-20.11, DZC-2.3: under the option a natural 6 wins the initiative outright unless another player also rolled 6; off by default."""
    armies = {"A": ("ucm", "A1: A1a ucm.kodiak 1"), "B": ("scourge", FOES)}
    for option, first in (("on", "B"), ("off", "A")):
        table = Bench(armies, options={"natural_six": option}, commanders={"A": ("ucm.cmd_general", "A1a")})
        assert table.run(initiation.rank(table.game, ["A", "B"]), dice="initiative 4, initiative 6")[0] == first
    both = Bench(armies, options={"natural_six": "on"}, commanders={"A": ("ucm.cmd_general", "A1a")})
    assert both.run(initiation.rank(both.game, ["A", "B"]), dice="initiative 6, initiative 6")[0] == "A"


def test_case_52_an_area_weapon() -> None:
    """DZC-CASE-52, DZC-22.3, DZC-22.18, DZC-22.38: spotted by a Wolverine 2+, a Hunter and a base are under it; unspotted 4+, a glance at E7."""
    table = bench("ucm", "A1: A1a ucm.longbow 1\nA2: A2a ucm.wolverine_a 4").put("A1a.1", 22, 10).put("A2a.1", 32, 30)
    table.put("B1a.1", 22, 30).put("B1a.2", 40, 44).put("B2a.1", 23.2, 30)
    frag = next(w for w in table.game.weapons("A1a.1") if w.name == "Fragmentation")
    assert sight.see_unit(table.game, "A1a.1", "B1a.1").share == 0
    volley(table, "A1a.1", frag.id, "B1a.1").run(fired(table.game), dice="hit 3, template 2, damage 4, damage 1 5")
    assert table.alive("B1a") == ("B1a.2", "B1a.3")
    assert table.state.units["B2a.1"].damage == 1
    for die, dead in ((5, False), (6, True)):
        alone = bench("ucm", "A1: A1a ucm.longbow 1").put("A1a.1", 22, 10).put("B1a.1", 22, 30).put("B2a.1", 23.2, 30)
        volley(alone, "A1a.1", frag.id, "B1a.1").run(fired(alone.game), dice=f"hit 3, damage {die}")
        assert ("B1a.1" not in alone.alive("B1a")) is dead
        assert alone.state.units["B2a.1"].damage == 0
    missed = bench("ucm", "A1: A1a ucm.longbow 1").put("A1a.1", 22, 10).put("B1a.1", 22, 30)
    volley(missed, "A1a.1", frag.id, "B1a.1").run(fired(missed.game), dice="hit 1")
    assert "B1a.1" in missed.alive("B1a")
