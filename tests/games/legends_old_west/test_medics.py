"""Medics and the wounded (LOW-12.13 to 12.20, LOW-12.32, LOW-7.14)."""

from __future__ import annotations

from bocage.games.legends_old_west.aiming import wounds
from bocage.games.legends_old_west.aiming.wounds import Hit
from bocage.games.legends_old_west.ground.troops import allowance, fight_value, shooting
from bocage.games.legends_old_west.shooting import search
from bocage.games.legends_old_west.state.wound_events import LaidDown
from bocage.games.legends_old_west.turn import medics, victory

from .bench import OURS, THEIRS, Bench, replace
from .test_shooting import WHEN


def ward(era="ww1", medic=True):
    bench = Bench(era, date=WHEN[era])
    bench.men("a", "ww1_regular" if era == "ww1" else "col_regular", [(100, 50), (105, 50), (110, 50)])
    if medic:
        bench.men("m", "ww1_medic", [(102.5, 50)], fame=0)
    return bench


def test_wounded_figures_lie_down():
    """LOW-12.14, LOW-12.19: with a medic of the side on the table at the moment of the wound, else they are removed; never in the Colonial era."""
    bench = ward()
    bench.run(wounds.resolve(bench.game, [Hit("a.1", 3)]), "wound 4")
    assert bench.told(LaidDown)
    assert bench.fig("a.1").down
    bench = ward(medic=False)
    bench.run(wounds.resolve(bench.game, [Hit("a.1", 3)]), "wound 4")
    assert "a.1" not in bench.state.figures
    bench = ward("colonial", medic=False)
    bench.men("n", "col_regular", [(10, 10)], (), THEIRS)
    bench.run(wounds.resolve(bench.game, [Hit("a.1", 3)]), "wound 4")
    assert "a.1" not in bench.state.figures


def test_whose_medic_counts():
    """LOW-12.19, LOW-12.14: only one of the own side who stands on the table: not the enemy's, nor one who lies, waits off the table or has fallen before."""
    for side, facts, lies in ((OURS, {}, True), (THEIRS, {}, False), (OURS, {"down": True}, False), (OURS, {"off": True}, False)):
        bench = ward(medic=False)
        (medic,) = bench.men("m", "ww1_medic", [(150, 50)], (), side)
        if facts.get("off"):
            bench.state.figures[medic] = replace(bench.fig(medic), place="off")
        else:
            bench.put(medic, 150, 50, **facts)
        bench.game.forget_all()
        bench.run(wounds.resolve(bench.game, [Hit("a.1", 3)]), "wound 4")
        assert ("a.1" in bench.state.figures and bench.fig("a.1").down) is lies


def test_case_40_medic():
    """LOW-CASE-40, LOW-12.15 to 12.20: 2 removes, 4 stands up walking wounded; a later wound removes him;
    at the end 3 dies and 4 lives; gas casualties are not treated.
    """
    bench = ward()
    for ident in ("a.1", "a.2"):
        bench.put(ident, bench.fig(ident).x / 100, 50, down=True, wounds=0)
    bench.put("a.3", 108, 50, down=True, wounds=0)
    assert medics.patients(bench.game, "m.1") == ["a.1", "a.2"]
    bench.step("fire", "medic 2, medic 4", "treat m.1", side=OURS)
    assert "a.1" not in bench.state.figures
    man = bench.fig("a.2")
    assert (man.down, man.red, man.wounds, allowance(bench.game, man), shooting(man), fight_value(bench.game, man)) == (False, True, 1, 750, 6, 1)
    bench.run(wounds.resolve(bench.game, [Hit("a.2", 3)]), "wound 4")
    assert "a.2" not in bench.state.figures
    bench.step("end", "survive 4")
    assert bench.fig("a.3").down
    bench.step("end", "survive 3")
    assert "a.3" not in bench.state.figures
    bench = ward()
    bench.put("a.1", 100, 50, down=True, wounds=0, gassed=True)
    assert medics.medics(bench.game, OURS) == []


def test_medic_results():
    """LOW-12.16, LOW-12.17, LOW-12.18, LOW-12.32: 1-2 dead, 3-4 walking wounded with 1 Wound, 5-6 healed with all; he does not shoot in that phase."""
    for die, state in ((1, None), (2, None), (3, (True, 1)), (4, (True, 1)), (5, (False, 2)), (6, (False, 2))):
        bench = ward()
        officer = bench.men("o", "ww1_officer", [(102.5, 52.5)], down=True)[0]
        bench.put(officer, 102.5, 52.5, wounds=0, down=True)
        bench.step("fire", f"medic {die}", "treat m.1", side=OURS)
        if state is None:
            assert officer not in bench.state.figures
        else:
            found = bench.fig(officer)
            assert (found.red, found.wounds) == state
            assert found.busy


def test_a_medic_who_searches_does_not_treat():
    """LOW-12.15, LOW-13.11: he does nothing else in the phase in which he treats."""
    bench = ward()
    bench.put("a.1", 100, 50, down=True, wounds=0)
    assert medics.medics(bench.game, OURS) == ["m.1"]
    bench.run(search.search(bench.game, "m.1"), "search 1")
    assert medics.medics(bench.game, OURS) == []


def test_a_medic_does_nothing_else():
    """LOW-12.15, LOW-12.13: he must be in contact, treats once a phase and has no weapon."""
    bench = ward()
    assert medics.medics(bench.game, OURS) == []
    bench.put("a.1", 100, 50, down=True, wounds=0)
    assert medics.medics(bench.game, OURS) == ["m.1"]
    bench.step("fire", "medic 5", "treat m.1", side=OURS)
    bench.put("a.2", 105, 50, down=True, wounds=0)
    assert medics.medics(bench.game, OURS) == []
    assert bench.fig("m.1").weapons == ()


def test_survival_needs_no_roll_beside_a_medic():
    """LOW-12.20: only those not in contact with a medic roll."""
    bench = ward()
    bench.put("a.1", 100, 50, down=True, wounds=0)
    bench.step("end", "")
    bench.put("m.1", 150, 50)
    bench.step("end", "survive 1")
    assert "a.1" not in bench.state.figures


def test_the_lying_count_as_lost():
    """LOW-12.19: for half losses and Head for the Hills, until they return."""
    bench = ward()
    bench.state.starting[OURS] = 4
    bench.put("a.1", 100, 50, down=True, wounds=0)
    assert victory.losses(bench.game, OURS) == 1
    assert len(bench.game.alive("a")) == 2
    bench.put("a.1", 100, 50, down=False, wounds=1)
    assert victory.losses(bench.game, OURS) == 0
