"""Rounds and action turns: chapters 2 and 3, timing of chapter 18."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events import Activated
from bocage.games.tide_of_iron.state.events_table import ActionPhaseEnded, InitiativeSettled, PhaseBegan, TurnBegan

from .helpers import attack, battle, end_phase, say, table, to_next_round

FOUR = """
    actions 2
    us A [2, 9]
    us B [4, 9]
    us C [6, 9]
    de D [2, 1]
    de E [4, 1]
    de F [6, 1]
"""


def test_turns_alternate():
    """TOI-2.3, TOI-2.4, TOI-2.5, TOI-0.14: the initiative begins, so many actions each, in turn."""
    here = table(FOUR).asked("us", "action").plays("us", "activate A; fatigue").asked("us", "action").plays("us", "activate B; fatigue")
    here.asked("de", "action").plays("de", "activate D; fatigue; activate E; fatigue").asked("us", "action")
    assert [event.command for event in here.events(TurnBegan)] == ["de", "us"]
    other = table("initiative de\n" + FOUR).asked("de", "action")
    assert other.state.initiative == "de"


def test_full_number_of_actions():
    """TOI-2.5, TOI-2.9: there is no passing; who stops has ended his phase for the round."""
    here = table(FOUR).refuses("us", "pass").plays("us", "activate A; fatigue; end phase").asked("de", "action")
    here.plays("de", "activate D; fatigue; activate E; fatigue").asked("de", "action").plays("de", "activate F; fatigue")
    assert here.state.ended == ["us"]
    here.asked("de", "action")  # TOI-2.10: on alone


def test_end_of_the_action_phase():
    """TOI-2.9, TOI-2.10, TOI-2.11, TOI-2.1: who can do nothing has ended; when both have, Command and Status Phase follow."""
    here = table(
        """
        us A [2, 9]
        de D [2, 1]
    """,
        spare=False,
    )
    here.plays("us", "activate A; fatigue").plays("de", "activate D; fatigue")
    assert [event.command for event in here.events(ActionPhaseEnded)] == ["us", "de"]
    assert [event.phase for event in here.events(PhaseBegan)][:2] == ["command", "status"]
    assert len(here.events(InitiativeSettled)) == 1


def test_units_keep_op_fire_mode_after_the_end():
    """TOI-2.9: units in Op Fire mode may still fire when their side has stopped."""
    (
        table("""
        us A [5, 6]
        de G mg [5, 2] op_fire
        turn de
    """)
        .plays("de", "end phase")
        .plays("us", "activate A; advance; step 0505")
        .asked("de", "op_fire")
    )


def test_activation_needs_a_fresh_unit_of_ones_own():
    """TOI-2.7, TOI-2.8: fatigued units, units in Op Fire mode and enemies cannot be activated."""
    here = table("""
        us F [2, 9] fatigued
        us O [4, 9] op_fire
        us A [6, 9]
        de D [2, 1]
    """)
    for name in ("F", "O", "D"):
        here.refuses("us", f"activate {name}", rule="TOI-2.7")
    here.plays("us", "activate A; op fire").then("A", status="op_fire").refuses("us", "activate A", rule="TOI-2.7")


def test_the_kinds_of_action():
    """TOI-2.6, TOI-3.6, TOI-3.10, TOI-3.11, TOI-3.2: what a squad next to the enemy is offered."""
    here = table("""
        us A [5, 5] engineer
        de D [5, 3]
    """).plays("us", "activate A")
    here.offers("us", "advance", "concentrated fire", "op fire", "fire and movement", "assault", "fatigue", "dig").does_not_offer("us", "heal")
    here.refuses("us", "do heal", rule="TOI-3.11").refuses("us", "do nonsense", rule="TOI-3.11")
    here.plays("us", "op fire").then("A", status="op_fire")
    assert here.events(Activated)[-1].action == "op_fire"


def test_advance_then_fatigued():
    """TOI-3.1, TOI-2.8, TOI-7.1: a move, an Op Fire window after each hex, then fatigue."""
    here = (
        table("""
        us A [5, 8]
        de G mg [5, 2] op_fire
    """)
        .plays("us", "activate A; advance; step 0507")
        .asked("de", "op_fire")
        .plays("de", "pass")
        .plays("us", "step 0506")
        .asked("de", "op_fire")
    )
    here.plays("de", "pass").plays("us", "stop").then("A", status="fatigued")


def test_fire_and_movement_order():
    """TOI-3.3, TOI-9.5: fire then move, or move then fire; never move, fire, move."""
    text = """
        us A [5, 6]
        de B [5, 3]
    """
    first = attack(table(text), "activate A; fire and movement; open fire; aim B", "black 1 1").asked("us", "move").refuses("us", "open fire", rule="TOI-3.3")
    first.plays("us", "step 0507; stop").then("A", status="fatigued")
    last = table(text).plays("us", "activate A; fire and movement; step 0505")
    attack(last, "open fire; aim B", "black 1 1").asked("us", "action").then("A", status="fatigued")
    never = table(text).plays("us", "activate A; fire and movement; step 0505; stop").then("A", status="fatigued")
    assert not never.game.alive("nobody")


def test_fire_and_movement_costs_vehicles_two():
    """TOI-3.4, TOI-11.4: a Sherman has 4 points and 4 dice against a vehicle."""
    here = table("""
        us S sherman [5, 6]
        de V sdkfz_251 [5, 3]
    """).plays("us", "activate S; fire and movement")
    assert here.match.ask.facts["left"] == 4
    attack(here, "open fire; aim V", "black 1 1 1 1, red 1").asked("us", "move")


def test_two_ways_to_act_without_activation():
    """TOI-2.12, TOI-3.12, TOI-3.13: Op Fire and support cost no action."""
    here = table("""
        us L [2, 5]
        us S [3, 5]
        us X [9, 9]
        de B [2, 2]
    """)
    attack(here, "activate L; concentrated fire; aim B", "black 1 1 1 1 1 1", support="S")
    assert here.state.actions == 2
    here.then("S", status="fatigued")


def test_timing_conflicts_go_to_the_initiative():
    """TOI-18.1: both sides have a card for the same area attack; the holder of the initiative is asked first."""
    text = """
        initiative {side}
        turn us
        card us morale_1.take_cover#1 play
        card de morale_1.take_cover#2 play
        us M mortar [2, 9]
        de B [2, 4]
        us F [2, 4]
    """
    for side in ("us", "de"):
        here = table(text.format(side=side).replace("us F [2, 4]", "us F [3, 9]"))
        for words in ("activate M", "concentrated fire", "aim hex 0204"):
            say(here, words)
        here.chance.add("")
        say(here, "normal")
        assert here.match.ask.what == "card_window"
        assert here.match.ask.seat == "de"  # only the side that is struck has a window
        both = table(text.format(side=side))
        for words in ("activate M", "concentrated fire", "aim hex 0204", "normal"):
            say(both, words)
        assert both.match.ask.seat == side


def test_sequence_of_a_round():
    """TOI-2.1, TOI-2.2, TOI-4.1, TOI-5.1, TOI-5.18: the phases and steps in order, then the next round."""
    here = battle("stone_bridge", dice="command_1 0, morale_1 0")
    while here.match.asks[0].what in ("conceal", "ready"):
        say(here, "pass")
    end_phase(here)
    here.chance.add("draw 0, draw 0")
    while here.state.round == 1:
        ask = here.match.asks[0]
        here.match.play(ask.seat, ask.legal.fallback())
    steps = [(event.phase, event.step) for event in here.events(PhaseBegan)]
    setup = [("setup", step) for step in ("cards", "place", "conceal", "ace", "op_fire")]
    later = [("command", "spend"), ("status", "draw"), ("status", "op_fire"), ("status", "transfers"), ("status", "reinforce"), ("action", "order")]
    assert steps == [*setup, ("action", "order"), *later]
    assert here.state.round == 2


def test_next_round_starts_with_the_new_holder():
    """TOI-2.4, TOI-4.12, TOI-4.13: on a tie the token changes hands, and its new holder takes the first turn."""
    here = table(FOUR)
    to_next_round(here).asked("de", "action")
    assert here.state.initiative == "de"
