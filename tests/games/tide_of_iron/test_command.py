"""The Command Phase: chapter 4; victory: chapter 6."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events_table import ControlTaken, VictoryScored

from .helpers import attack, end_phase, say, table, to_next_round


def test_control():
    """TOI-4.2, TOI-4.3, TOI-0.16, TOI-8.6: a unit in the hex takes control, which persists until an enemy stands there; a vehicle counts too."""
    here = table("""
        objective a [5, 5] victory 1
        objective b [7, 5] victory 1
        objective c [9, 5] victory 1
        control b us
        control c us
        us A [5, 5]
        de V sdkfz_251 [9, 5]
    """)
    end_phase(here)
    here.then_state(control={"a": "us", "b": "us", "c": "de"})
    assert [event.objective for event in here.events(ControlTaken)] == ["a", "c"]


def test_command_points():
    """TOI-4.4, TOI-4.5, TOI-4.6, TOI-0.15: own and neutral objectives pay, an enemy one never; CP are public."""
    here = table("""
        objective own [5, 5] command us 2
        objective free [7, 5] command neutral 1
        objective theirs [9, 5] command de 3
        control own us
        control free us
        control theirs us
        cp us 1
        us A [2, 2]
    """)
    end_phase(here)
    here.then_state(cp={"us": 4, "de": 0})
    tracks = {track.id: track.value for track in here.match.view("de").tracks}
    assert tracks["cp-us"] == 4


def test_spending_in_initiative_order():
    """TOI-4.9, TOI-4.7, TOI-4.11, TOI-0.14: the holder finishes first; points on the card are paid and stay."""
    here = table("""
        initiative de
        cp us 3
        cp de 2
        us A [2, 2]
    """)
    end_phase(here)
    here.asked("de", "spend").refuses("de", "raise 3", rule="TOI-4.11").refuses("de", "raise 0", rule="TOI-4.11").plays("de", "raise 1; pass")
    here.asked("us", "spend").plays("us", "raise 2; pass").then_state(initiative_cp={"us": 2, "de": 1}, cp={"us": 1, "de": 1}, initiative="us")


def test_case_37_initiative_tie():
    """TOI-4.11, TOI-4.12, TOI-4.13: TOI-CASE-37, on a tie the side without the token takes it."""
    here = table("""
        initiative us
        initiative_cp us 4
        initiative_cp de 2
        cp de 2
        us A [2, 2]
    """)
    end_phase(here).asked("de", "spend").plays("de", "raise 2").then_state(initiative="de")


def test_more_points_keep_the_token():
    """TOI-4.12: the side with more CP keeps it."""
    here = table("""
        initiative us
        initiative_cp us 4
        initiative_cp de 2
        us A [2, 2]
    """)
    to_next_round(here).then_state(initiative="us")


def test_command_phase_cards():
    """TOI-4.10, TOI-21.4, TOI-21.3, TOI-21.5: in this step only, any number, each paid in full."""
    here = table("""
        card us supply_1.fresh_supplies
        card us command_1.rapid_mobilization
        card us command_1.major_offensive
        card us supply_1.repair_crew
        cp us 1
        us A [2, 2]
    """)
    here.refuses("us", "play card supply_1.fresh_supplies#1", rule="TOI-21.3")
    end_phase(here)
    here.refuses("us", "play card command_1.major_offensive#1", rule="TOI-21.4").refuses("us", "play card supply_1.repair_crew#1", rule="TOI-21.5")
    here.plays("us", "play card supply_1.fresh_supplies#1; play card command_1.rapid_mobilization#1")
    here.then_state(cp={"us": 2, "de": 0}, initiative_cp={"us": 3, "de": 0}).gone("supply_1.fresh_supplies#1")


def test_victory_points_of_the_command_phase():
    """TOI-4.8, TOI-6.1, TOI-0.19: each controlled victory objective scores, from the round the scenario says."""
    text = """
        rounds 8
        round {round}
        score when=command_phase what=victory_objectives_controlled from_round=2
        objective hill [5, 5] victory 2
        us A [5, 5]
    """
    early = table(text.format(round=1))
    end_phase(early)
    assert early.state.vp == {"us": 0, "de": 0}
    late = table(text.format(round=2))
    end_phase(late)
    assert late.state.vp == {"us": 2, "de": 0}
    assert [event.points for event in late.events(VictoryScored)] == [2]


def test_example_11_the_track_has_ten_spaces():
    """TOI-0.13: TOI-EX-11, eleven points are a flipped marker on space 1."""
    for value, space, title in ((10, 10, "track-vp"), (11, 1, "track-vp-flipped"), (20, 10, "track-vp-flipped")):
        here = table(f"vp us {value}\nus A [2, 2]")
        track = next(track for track in here.match.view("us").tracks if track.id == "vp-us")
        assert (track.value, track.title.id, track.title.args["space"]) == (value, title, space)


def test_example_03_the_last_round():
    """TOI-5.19, TOI-2.2, TOI-6.1, TOI-0.1: TOI-EX-03, the game ends when the marker would pass the last round; more points win."""
    here = table("""
        rounds 8
        round 8
        vp de 3
        vp us 2
        us A [2, 2]
    """)
    end_phase(here)
    while not here.match.over:
        here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
    here.ended("de")
    assert (here.state.round, here.state.verdict) == (8, "points")


def test_tie_goes_to_the_initiative():
    """TOI-6.2: equal points, the holder at the end of the last Status Phase wins."""
    here = table("""
        rounds 1
        initiative us
        initiative_cp de 1
        vp de 2
        vp us 2
        us A [2, 2]
    """)
    end_phase(here)
    while not here.match.over:
        say(here, "pass")
    here.ended("de")
    assert here.state.verdict == "tie-initiative"


def test_sudden_death_and_control_at_the_end():
    """TOI-2.2, TOI-6.1: The Supply Road, both roads win at once; at the end one is enough, else the Americans win."""
    text = """
        rounds 1
        score when=command_phase what=sudden_death side=de victory_objectives=2
        score when=game_end what=victory_objectives_controlled side=de needed=1 otherwise=us
        objective west [5, 5] victory 1
        objective east [9, 5] victory 1
        control west {west}
        control east {east}
        us A [2, 2]
    """
    both = table(text.format(west="de", east="de"))
    end_phase(both)
    both.ended("de").then_state(verdict="sudden-death")
    for west, east, winner in (("de", "us", "de"), ("us", "us", "us")):
        here = table(text.format(west=west, east=east))
        end_phase(here)
        while not here.match.over:
            say(here, "pass")
        here.ended(winner).then_state(verdict="control")


def test_minor_and_major_victory():
    """TOI-6.1: Crossroads, two of three are a minor victory, all a major one; an uncontrolled one counts for the Germans."""
    text = """
        rounds 1
        score when=game_end what=victory_objectives_controlled minor=2 major=3 uncontrolled_counts_for=de
        objective a [5, 5] victory 1
        objective b [7, 5] victory 1
        objective c [9, 5] victory 1
        {control}
        us A [2, 2]
    """
    for control, winner, verdict in (
        ("control a us\ncontrol b us\ncontrol c us", "us", "major"),
        ("control a us\ncontrol b us", "us", "minor"),
        ("control a us", "de", "minor"),
        ("control a de", "de", "major"),
    ):
        here = table(text.format(control=control).replace("        ", ""))
        end_phase(here)
        while not here.match.over:
            say(here, "pass")
        here.ended(winner).then_state(verdict=verdict)


def test_eliminated_squads_score_at_once():
    """TOI-4.8, TOI-12.1: First Contact gives a point for each enemy squad."""
    here = table("""
        score when=immediate what=enemy_squad_eliminated vp=1
        us A [2, 5]
        de B regular [2, 2]
    """)
    attack(here, "activate A; concentrated fire; aim B", "black 5 1 1 1").gone("B").then_state(vp={"us": 1, "de": 0})
