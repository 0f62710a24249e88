"""Concealed squads: chapter 17."""

from __future__ import annotations

from .helpers import attack, battle, end_phase, table


def test_concealed_squads_cannot_be_targeted_or_assaulted_alone():
    """TOI-17.1, TOI-17.3, TOI-17.9: visible, but no target; a hex with only concealed squads is not assaulted."""
    here = table("""
        woods [5, 4]
        us A [5, 5]
        us C [5, 6]
        de B [5, 4] concealed
        de X [5, 2]
    """)
    assert here.game.unit("B").concealed
    here.plays("us", "activate A; assault").refuses("us", "charge 0504", rule="TOI-17.9").plays("us", "stop")
    here.plays("us", "activate C; advance; stop").then("B", concealed=True)


def test_concealed_beside_others_are_revealed_by_an_assault():
    """TOI-17.9: all squads of the hex fight."""
    here = table("""
        woods [5, 4]
        us A 4*elite [5, 5]
        de B [5, 4] concealed
        de D [5, 4]
    """)
    attack(here, "activate A; assault; charge 0504", "black 1 1 1 1 1 1 1 1, red 1 1, black 1 1 1 1 1 1 1 1")
    here.then("B", concealed=False)


def test_no_target_by_fire():
    """TOI-17.3, TOI-17.2: fire at a concealed squad is refused; vehicles are never concealed."""
    here = table("""
        woods [5, 3]
        us A [5, 5]
        de B [5, 3] concealed
        de X [5, 6]
    """).plays("us", "activate A; concentrated fire")
    here.refuses("us", "aim B", rule="TOI-17.3").offers("us", "aim X")


def test_moving_through():
    """TOI-17.4, TOI-7.2: through but not into; tanks without overrun cost and without pinning."""
    here = (
        table("""
        woods [5, 4]
        us A [5, 5]
        us S sherman [4, 5]
        de B [5, 4] concealed
    """)
        .plays("us", "activate A; advance; step 0504")
        .refuses("us", "stop", rule="TOI-20.32")
        .plays("us", "step 0503")
    )
    here.then("B", concealed=True, condition="").plays("us", "stop; activate S; advance; step 0504")
    assert here.match.ask.facts["left"] == 3
    here.plays("us", "step 0404; stop").then("B", condition="")
    short = (
        table("""
        woods [5, 4]
        us A [5, 7]
        de B [5, 4] concealed
    """)
        .plays("us", "activate A; advance; step 0506; step 0505")
        .refuses("us", "step 0504", rule="TOI-20.33")
    )
    short.plays("us", "stop")


def test_stopped_among_concealed_squads():
    """TOI-17.10: pinned there, the squad goes back to the last hex free of enemies."""
    here = table("""
        woods [5, 4]
        us A [5, 5]
        de B [5, 4] concealed
        de G mg [5, 1] op_fire
    """).plays("us", "activate A; advance; step 0504")
    attack(here, "op fire G", "black 5 5 1 1 1 1, red 1 1", how="suppressive")
    here.then("A", condition="pinned", status="fatigued", cell=here.game.setting.grid.cell(5, 5))


def test_case_46_camouflage():
    """TOI-17.5, TOI-26.4, TOI-22.1: TOI-CASE-46; without the card one hit or none reveals."""
    text = """
        {card}
        woods [2, 5]
        us A [2, 5] concealed
        de B [2, 2]
    """
    for card, dice, concealed in (
        ("operation us op_017", "black 5 1 1 1", True),
        ("operation us op_017", "black 5 5 1 1", False),
        ("", "black 5 1 1 1", False),
        ("", "black 1 1 1 1", False),
    ):
        here = attack(table(text.format(card=card)), "activate A; concentrated fire; aim B", dice)
        here.then("A", concealed=concealed)


def test_supporting_reveals():
    """TOI-17.5: so does supporting an attack."""
    here = table("""
        woods [2, 5]
        us A [3, 5]
        us S [2, 5] concealed
        de B [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 1 1 1 1 1 1", support="S")
    here.then("S", concealed=False)


def test_revealed_on_an_objective_and_in_the_open():
    """TOI-17.6, TOI-17.7: an objective reveals in any terrain; open ground only in the sight of an enemy; smoke does not conceal."""
    here = (
        table("""
        woods [5, 4] [9, 4]
        smoke [6, 6]
        objective hut [5, 4] victory 1
        us A [5, 5] concealed
        us S [6, 6] concealed
        us W [9, 4] concealed
    """)
        .plays("us", "activate A; advance; step 0504")
        .then("A", concealed=False)
        .then("S", concealed=True)
    )
    here.plays("us", "stop")
    seen = table("""
        woods [5, 5] [9, 5] [5, 4]
        smoke [6, 6]
        us A [5, 5] concealed
        us S [6, 6] concealed
        us W [9, 5] concealed
        de B [6, 9]
    """).plays("us", "activate A; advance; step 0606")
    seen.then("A", concealed=False).then("S", concealed=False).then("W", concealed=True)


def test_revealed_next_to_the_enemy_at_the_end_of_the_status_phase():
    """TOI-17.8: even in covering terrain."""
    here = table("""
        woods [5, 5] [9, 5]
        us A [5, 5] concealed
        us W [9, 5] concealed
        de B [5, 4]
    """)
    end_phase(here)
    while here.state.round == 1:
        here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
    here.then("A", concealed=False).then("W", concealed=True)


def test_markers_at_setup():
    """TOI-17.1, TOI-17.2, TOI-RULING-11: two markers for the Americans of Saint-Aubin, on squads, not on vehicles."""
    here = battle("saint_aubin")
    while here.match.asks[0].what == "draw":
        here.chance.add("draw 0")
        ask = here.match.asks[0]
        here.match.play(ask.seat, next(iter(ask.legal)))
    here.asked("us", "conceal")
    tank = next(unit.id for unit in here.game.units_of("us") if not unit.is_squad)
    here.refuses("us", f"pick unit {tank}", rule="TOI-17.2")
    squads = [unit.id for unit in here.game.units_of("us") if unit.is_squad and here.game.setting.conceals[unit.cell]]
    here.plays("us", f"pick unit {squads[0]}; pick unit {squads[1]}").not_asked("us", "conceal")
    assert sum(unit.concealed for unit in here.game.units_of("us")) == 2
