"""Gates (DZC-22.32 to 22.34): Shaltari squads step out of the Void and back into it."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.verbs import VERBS

from .bench import Bench

GATES = "A1 void: A1a shaltari.tomahawk 3, A1b shaltari.braves 2, A1c shaltari.ronin 3\nA2: A2a shaltari.eden 1, A2b shaltari.spirit 1"


def shaltari(text: str) -> Bench:
    """The army with the gates, against the Scourge."""
    return Bench({"A": ("shaltari", text), "B": ("scourge", "B1: B1a scourge.hunter 3")})


def test_squads_with_mass_start_in_the_void() -> None:
    """DZC-22.34: they are in the Void, the gates in Readiness."""
    table = shaltari(GATES)
    assert {table.state.units[unit].where for unit in table.alive("A1a")} == {"void"}
    assert table.state.units["A2a.1"].where == "readiness"
    mixed = shaltari("A1 void: A1a shaltari.tomahawk 3, A1b shaltari.eden 1")
    assert [mixed.state.units[unit].where for unit in ("A1a.1", "A1b.1")] == ["void", "readiness"], "only who has a Mass"


def test_case_53_stepping_out_of_a_gate() -> None:
    """DZC-CASE-53, DZC-22.32, DZC-22.33, DZC-12.5, DZC-12.9: a landed Gate-3 lets three Tomahawks out within 3 inches; half Mv, no fire; then it is used up."""
    table = shaltari(GATES).put("A2a.1", 12, 12)
    assert table.refused("gate_out", "A1a", "A2a.1") == "DZC-22.32"
    table.put("A2a.1", 12, 12, level="landed").does("gate_out", "A1a", "A2a.1", "first")
    for unit in table.alive("A1a"):
        record = table.state.units[unit]
        assert (record.x - 1200) ** 2 + (record.y - 1200) ** 2 <= 300**2
        assert record.no_fire
    assert table.allowance("A1a.1") == 450
    assert table.refused("gate_out", "A1b", "A2a.1") == "DZC-22.32"
    assert table.gate_room("A2a.1", "out") == 0
    assert table.gate_room("A2a.1", "in") == 3


def test_an_air_gate_that_flew_too_far_serves_nobody() -> None:
    """DZC-12.13, DZC-22.32: who takes part in a disembark or embark has half its Mv: beyond that nobody steps out or in; landing costs do not count."""
    for spent, rule in ((1200, ""), (1201, "DZC-12.13")):
        table = shaltari(GATES).put("A2a.1", 12, 12, level="landed", spent=spent, fees=200)
        refusal = VERBS["gate_out"].refuse(table.game, "A1a", "A2a.1")
        assert (refusal.rule if refusal is not None else "") == rule
        table.line("A1a", 11, 14, 1.0)
        refusal = VERBS["gate_in"].refuse(table.game, "A1a", "A2a.1")
        assert (refusal.rule if refusal is not None else "") == rule


def test_a_foot_gate() -> None:
    """DZC-22.32, DZC-22.33: a gate marked F passes only squads with an F mass."""
    table = shaltari(GATES).put("A2b.1", 12, 12, level="landed")
    assert table.refused("gate_out", "A1a", "A2b.1") == "DZC-22.32"
    assert VERBS["gate_out"].refuse(table.game, "A1b", "A2b.1") is None


def test_alpha_strike() -> None:
    """DZC-22.64: Ronin may fire in the turn they step out, with +1 accuracy."""
    table = shaltari(GATES).put("A2a.1", 12, 12, level="landed").does("gate_out", "A1c", "A2a.1", "first")
    assert not table.state.units["A1c.1"].no_fire
    assert table.game.effect("accuracy_penalty", "A1c.1") == 1


def test_stepping_into_a_gate_once_a_turn() -> None:
    """DZC-22.32, DZC-22.33, DZC-12.4: within 3 inches, half Mv, not after firing; a squad that used a gate uses no other this turn."""
    table = shaltari(GATES).put("A2a.1", 12, 12, level="landed").put("A2b.1", 12, 18, level="landed").line("A1a", 11, 14, 1.0)
    table.unit("A1a.1", spent=451)
    assert table.refused("gate_in", "A1a", "A2a.1") == "DZC-12.9"
    table.unit("A1a.1", spent=450, fired=("w1",))
    assert table.refused("gate_in", "A1a", "A2a.1") == "DZC-12.5"
    table.unit("A1a.1", fired=())
    table.does("gate_in", "A1a", "A2a.1")
    assert {table.state.units[unit].where for unit in table.alive("A1a")} == {"void"}
    assert table.refused("gate_out", "A1a", "A2a.1") == "DZC-22.33"
    far = shaltari(GATES).put("A2a.1", 12, 12, level="landed").line("A1a", 11, 15.5, 1.0)
    assert far.refused("gate_in", "A1a", "A2a.1") == "DZC-12.7"


def test_no_gates_no_way_back() -> None:
    """DZC-22.34, DZC-22.32: gates hold nobody; when the last is lost, squads in the Void are destroyed."""
    table = shaltari(GATES).put("A2a.1", 12, 12, level="landed").put("A2b.1", 30, 12, level="landed")
    table.destroyed("A2a.1", by="B")
    assert len(table.alive("A1a")) == 3
    table.destroyed("A2b.1", by="B")
    assert table.alive("A1a") == ()
    assert table.alive("A1b") == ()
