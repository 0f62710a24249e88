"""Rules of thumb answer legally, guesses stay blind, and imagined worlds keep to what a seat knows."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.core.chance import Numbers
from bocage.core.legal import PASS
from bocage.core.registry import title
from bocage.core.state import replace
from bocage.games.legends_old_west.arms.cannonball import fire_ball
from bocage.games.legends_old_west.arms.mortars import fire
from bocage.games.legends_old_west.computer.thumb import _goal

from .bench import THEIRS, Bench

TITLE = title("legends_old_west")


@pytest.mark.parametrize("name", ["first_patrol", "trench_raid", "bridge_at_dusk"])
def test_settled_answers_are_legal(name):
    """LOW-5.1, LOW-6.1: whatever the rule of thumb says is accepted by the law of the question, and a battle comes to its end with it."""
    match = bocage.new("legends_old_west", name, seed=11)
    below = Numbers(b"advice").below
    for _ in range(1500):
        if match.over:
            break
        ask = match.asks[0]
        answer = TITLE.settle(match.game, ask)
        if answer is None:
            answer = ask.legal.sample(below)[0]
        assert ask.refuse(answer) is None, (ask.what, answer)
        match.play(ask.seat, answer)
    assert match.over


def test_drafts_of_forms_are_legal():
    """LOW-24.3, LOW-2.10: every draft a person begins with is legal as it stands."""
    match = bocage.new("legends_old_west", "trench_raid", seed=4)
    below = Numbers(b"drafts").below
    seen = set()
    for _ in range(160):
        if match.over:
            break
        ask = match.asks[0]
        form = TITLE.form(match.game, ask)
        if form is not None:
            seen.add(ask.what)
            assert ask.refuse(form.draft) is None, (ask.what, form.draft)
        match.play(ask.seat, ask.legal.sample(below)[0])
    assert {"deploy", "order", "secrets"} <= seen


def test_redeal_moves_only_what_is_hidden():
    """LOW-13.2, LOW-15.12: the enemy's lairs and mines are imagined elsewhere; one's own are known, and nothing seen changes."""
    match = bocage.new("legends_old_west", "trench_raid", seed=2)
    for _ in range(12):
        ask = match.asks[0]
        match.play(ask.seat, ask.legal.default if ask.legal.default is not None else next(iter(ask.legal)))
    facts = TITLE.redeal(match.game, "british", Numbers(b"world"))
    assert facts is not None
    hidden = {f.id for f in match.game.state.figures.values() if f.hidden}
    assert {spot[0] for spot in facts["spots"]} <= hidden
    assert {mine[0] for mine in facts["mines"]} == set(match.game.state.mines)
    assert TITLE.redeal(match.game, "german", Numbers(b"world")) is None


def test_raiders_lay_their_charge_and_get_clear_of_it():
    """LOW-8.31, LOW-8.32: against a garrison that does nothing the rule of thumb brings the engineer to the dugout, lays the charge and blows it."""
    blown = 0
    for seed in range(1, 4):
        match = bocage.new("legends_old_west", "trench_raid", seed=seed)
        while not match.over:
            ask = match.asks[0]
            answer = TITLE.settle(match.game, ask) if ask.seat == "british" else None
            match.play(ask.seat, answer if answer is not None else ask.legal.fallback())
        blown += bool(match.game.state.counters.get("blown:dugout"))
    assert blown


def test_copies_and_undo_share_geometry_only_where_they_stand_alike():
    """LOW-2.28: what was found of sight and distance from a joint on is used again by copies of it, and by nothing that stands otherwise."""
    match = bocage.new("legends_old_west", "bridge_at_dusk", seed=6)
    below = Numbers(b"joints").below
    for _ in range(90):
        ask = match.asks[0]
        twin = match.copy(match.chance)
        assert list(twin.asks[0].legal) == list(ask.legal)
        answer = ask.legal.sample(below)[0]
        before = len(match.inputs)
        match.play(ask.seat, answer)
        fresh: Any = TITLE.start("bridge_at_dusk", match.options)
        game: Any = match.game
        fresh.state = match.game.state.copy()
        for figure in list(fresh.state.figures.values())[::7]:
            assert fresh.engaged(figure.id) == game.engaged(figure.id)
            for other in list(fresh.state.figures.values())[::5]:
                assert fresh.sees(figure.id, other.id) == game.sees(figure.id, other.id)
        match.go_back(before)
        assert list(match.asks[0].legal) == list(ask.legal)
        match.play(ask.seat, answer)


def test_no_grenade_is_thrown_for_nothing() -> None:
    """LOW-14.1, LOW-2.17: the rule of thumb throws where most enemies are, not into an empty house, not where only friends would be found; else he keeps it."""
    from bocage.games.legends_old_west.arms import grenades
    from bocage.games.legends_old_west.computer.thumb import best_throw

    from .bench import OURS, THEIRS, Bench, Spots, rect

    def chosen(foes: Spots, friends: Spots) -> Any:
        bench = Bench(terrain=[rect("building", 102, 95, 10, 10, "house")])
        me = bench.men("a", "ww2_assault", [(100, 100)], ("ww2_grenade",))[0]
        if foes:
            bench.men("e", "ww2_regular", foes, (), THEIRS)
        if friends:
            bench.men("b", "ww2_regular", friends)
        request: Any = next(grenades.fire(bench.game, me, "ww2_grenade", "point"))
        return best_throw(bench.game, OURS, request)

    assert chosen([], []) == PASS
    assert chosen([(107, 100)], []) == grenades.ThrowInto("house")
    assert chosen([(90, 100), (88, 110), (90, 111)], []) in (grenades.ThrowAt(8800, 11000), grenades.ThrowAt(9000, 11100))
    ring = [(90, 106), (84, 100), (90, 94), (85, 104), (85, 96), (94, 105)]
    assert chosen([(90, 100)], ring[:2]) == grenades.ThrowAt(9000, 10000)
    assert chosen([(90, 100)], ring) == PASS


def test_a_throw_is_weighed_by_its_own_template() -> None:
    """LOW-14.2, LOW-14.19, LOW-2.17: a rifle grenade finds a second man 4.5 cm away, who is worth the risk to friends about; one 5.5 cm away it does not."""
    from bocage.games.legends_old_west.arms import grenades
    from bocage.games.legends_old_west.computer.thumb import best_throw

    from .bench import OURS, THEIRS, Bench

    ring = [(90, 107), (96, 107), (90, 93), (96, 93), (84, 103), (84, 97), (102, 103), (102, 97)]
    for away, thrown in ((4.5, True), (5.5, False)):
        bench = Bench()
        me = bench.men("a", "ww2_assault", [(120, 100)], ("ww2_rifle", "ww2_rifle_grenade"))[0]
        bench.men("e", "ww2_regular", [(90, 100), (90 + away, 100)], (), THEIRS)
        bench.men("b", "ww2_regular", ring)
        request: Any = next(grenades.fire(bench.game, me, "ww2_rifle_grenade", "point"))
        assert (best_throw(bench.game, OURS, request) != PASS) == thrown


@pytest.mark.parametrize("away", [3, 60, None])
def test_a_guess_is_always_drafted_blind(away):
    """LOW-2.2, LOW-9.1, LOW-9.13: be the enemy near, far or not to be seen, a guess within the ranges may be made, and nothing is measured meanwhile."""
    for family, weapon in (("ball", "col_gun_heavy"), ("", "col_mortar_heavy")):
        bench = Bench("colonial")
        if family:
            piece = bench.gun("a", weapon, (100, 50), family=family)
            rule = fire_ball(bench.game, piece, ["a.1"])
        else:
            (piece,) = bench.men("a", "col_gunner", [(100, 50)], (weapon,))
            rule = fire(bench.game, piece, weapon, "point")
        if away is not None:
            bench.men("e", "col_regular", [(100, 53.25 + away)], (), THEIRS)
        ask: Any = next(rule)
        form = TITLE.form(bench.game, ask)
        assert form is not None
        assert form.blind
        assert ask.refuse(form.draft) is None


def test_vehicles_set_out_for_the_objective_in_time():
    """LOW-24.5: a tank that must cross the table drives on towards the line though it has something to shoot at; once beyond it nothing is settled."""
    match = bocage.new("legends_old_west", "tanks_at_dawn", seed=5)
    while (ask := match.asks[0]).what != "drive":
        answer = TITLE.settle(match.game, ask)
        match.play(ask.seat, answer if answer is not None else ask.legal.fallback())
    tank = match.game.state.vehicles[ask.facts["vehicle"]]
    answer = TITLE.settle(match.game, ask)
    assert answer.path[-1].y > tank.y + 300
    assert ask.refuse(answer) is None
    match.game.state.vehicles[tank.id] = replace(tank, y=10500)
    assert TITLE.settle(match.game, ask) is None


def test_who_keeps_a_line_stays_in_his_trench():
    """LOW-24.5: the garrison of Tanks at dawn does not walk out into the fire; it turns on who has come past."""
    match = bocage.new("legends_old_west", "tanks_at_dawn", seed=5)
    while (ask := match.asks[0]).what != "activate":
        match.play(ask.seat, ask.legal.default if ask.legal.default is not None else next(iter(ask.legal)))
    game: Any = match.game
    leader = next(f for f in game.fighters("german") if f.unit == "ger_ww1_section_1")
    assert _goal(game, leader.unit, leader) is None
    raider = next(f for f in game.fighters("british") if f.unit == "brit_ww1_section_1")
    game.state.figures[raider.id] = replace(raider, x=leader.x, y=9000)
    game.forget_all()
    assert _goal(game, leader.unit, leader) == (leader.x, 9000)
