"""Chapter 4: Reaction Fire."""

from __future__ import annotations

from bocage.core.state import replace
from bocage.games.dropzone_commander.moving.movement import allowance
from bocage.games.dropzone_commander.shooting.reaction import React
from bocage.games.dropzone_commander.state.events_units import AircraftReached, VolleyDeclared

from .field import enter, field, fly, march, put

RAVEN = """
    A raven = ucm.raven_a at 10,20 bg raven
    A legion = ucm.legionnaire aboard raven x2 bg raven
    B rapier = ucm.rapier at 20,10 {words}
    {more}
    activate raven raven legion
"""


def flown(words: str = "", more: str = "", options: dict[str, str] | None = None):
    """The Raven flies past the Rapier, 10 inches away at the nearest."""
    table = field(RAVEN.format(words=words, more=more), options=options)
    return table.plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)])


def test_reaction_fire_step_by_step():
    """DZC-4.10, DZC-4.11, DZC-4.12, DZC-4.13, DZC-4.14, DZC-5.5, DZC-13.7, DZC-13.9, DZC-CASE-24: one hit of three at 5+, destroyed; crash; a base survives."""
    table = flown().asked("B", "react")
    table.plays("B", [React("rapier.1", "w1", "raven.1", 10)], dice="hit 5 2 1, damage 3, fate 4, passenger 4 2").asked("A", "put")
    spot = table.events(AircraftReached)[-1]
    assert (spot.x, spot.y) == (2000, 2000)
    table.refuses("A", put((20, 23.1)), "DZC-13.5").plays("A", [put((20, 22))])
    table.then("raven.1", where="gone").then("legion.1", where="gone").then("legion.2", where="table", y=2200, no_fire=True)
    table.then("rapier.1", fired=["w1"], cap=400)
    assert allowance(table.game, "rapier.1") == 400
    table.plays("A", "do done").plays("B", "activate rapier; do fire rapier").refuses("B", "shoot rapier.1 w1 legion.2 1", "DZC-6.2")
    table.refuses("B", "shoot rapier.1 w2 legion.2 1", "DZC-22.2").plays("B", "shoot rapier.1 w3 legion.2 1")


def test_what_a_reaction_is_worth():
    """DZC-4.11, DZC-6.15: standing orders ask by the chance to do damage: three shots at 5+ and 3+ are 1 - (7/9)^3."""
    table = flown()
    chance = 1 - (1 - 2 / 6 * 4 / 6) ** 3
    assert abs(table.match.title.worth(table.game, table.match.ask) - chance) < 1e-9


def test_the_penalty_is_two():
    """DZC-4.11: a Vindicator of 3+ needs 5+: a 4 misses."""
    flown().plays("B", [React("rapier.1", "w1", "raven.1", 10)], dice="hit 4 4 4").then("raven.1", x=3000, where="table")


def test_who_may_react():
    """DZC-4.12, DZC-24.9, DZC-CASE-26: activated or not, with an AA weapon that has not fired, moved no farther than its MF, and allowed to fire."""
    for words, more, rule in (
        ("fired w1", "", "DZC-6.2"),
        ("fired w2", "", "DZC-22.2"),
        ("moved 4.5", "", "DZC-4.8"),
        ("nofire", "", "DZC-12.5"),
    ):
        table = flown(words, more + "\n    B spare = ucm.rapier at 24,10")
        table.asked("B", "react").refuses("B", React("rapier.1", "w1", "raven.1", 10), rule)
    activated = flown("moved 4 fired w3 acted", "activated rapier").asked("B", "react")
    activated.plays("B", [React("rapier.1", "w1", "raven.1", 10)], dice="hit 1 1 1")
    tied = flown("moved 4 fired w3 acted", "activated rapier\n    B spare = ucm.rapier at 24,10", {"unactivated_reaction": "on"})
    tied.refuses("B", React("rapier.1", "w1", "raven.1", 10), "DZC-24.9").plays("B", [React("spare.1", "w1", "raven.1", 10)], dice="hit 1 1 1")


def test_only_aa_weapons_react():
    """DZC-4.10, DZC-4.12: not with the machine gun; and nobody is asked who has no AA weapon in reach."""
    flown().refuses("B", React("rapier.1", "w3", "raven.1", 10), "DZC-4.10")
    flown().refuses("B", React("rapier.1", "w1", "raven.1", 77), "DZC-4.12")
    far = field(RAVEN.format(words="", more="").replace("20,10", "20,1.5")).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)])
    far.not_asked("B").then("raven.1", x=3000)


def test_the_aircraft_is_where_the_station_is():
    """DZC-4.12, DZC-4.14: arc, sight and range are judged at the chosen point of the path, both ends among them."""
    text = "building wall medium normal 12,12 6x2 height 9\n" + RAVEN
    table = field(text.format(words="", more="")).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)]).asked("B", "react")
    table.refuses("B", React("rapier.1", "w1", "raven.1", 0), "DZC-5.13")
    table.plays("B", [React("rapier.1", "w1", "raven.1", 20)], dice="hit 1 1 1")
    assert table.events(AircraftReached)[-1].x == 3000


def test_reactions_come_one_by_one_and_may_be_withheld():
    """DZC-4.14: after the first result the next unit may still hold its fire; each AA weapon fires once (DZC-4.13)."""
    table = flown(more="B spare = ucm.rapier at 24,10")
    table.plays("B", [React("spare.1", "w1", "raven.1", 14)], dice="hit 1 1 1").asked("B", "react")
    table.refuses("B", React("spare.1", "w1", "raven.1", 14), "DZC-6.2").plays("B", "pass").asked("A", "act").then("rapier.1", fired=[])


def test_an_aircraft_that_fires_may_be_reacted_to():
    """DZC-4.14, DZC-4.10: the window for fire opens before its dice; a destroyed aircraft does not fire."""
    text = "A raven = ucm.raven_a at 20,20 facing 180\nB rapier = ucm.rapier at 20,12\nactivate raven raven"
    table = field(text).plays("A", "do fire raven; shoot raven.1 w1 rapier.1 4").asked("B", "react")
    table.plays("B", [React("rapier.1", "w1", "raven.1", 0)], dice="hit 6 1 1, damage 6, fate 6").then("raven.1", where="gone").then("rapier.1", damage=0)
    assert [event.volley.kind for event in table.events(VolleyDeclared)][-1] == "reaction"
    alive = field(text).plays("A", "do fire raven; shoot raven.1 w1 rapier.1 4").plays("B", "pass", dice="hit 1 1 1 1")
    alive.then("raven.1", fired=["w1"])


def test_nothing_reacts_to_a_reaction():
    """DZC-4.17: an aircraft whose AA weapon reacts is not itself fired at for that."""
    table = (
        field("""
        A raven = ucm.raven_a at 10,20
        A guard = ucm.rapier at 20,28
        B phoenix = ucm.phoenix at 20,14
        activate raven raven
    """)
        .plays("A", "do fly raven")
        .plays("A", [fly((30, 20), facing=90)])
        .asked("B", "react")
    )
    weapon = next(w for w in table.game.weapons("phoenix.1") if "AA" in w.words)
    table.plays("B", [React("phoenix.1", weapon.id, "raven.1", 10)], dice="hit 1 1").not_asked("A", "react")


def test_reaction_from_a_structure_uses_a_window():
    """DZC-4.18, DZC-7.6: AA infantry inside may react; it counts against G for the turn."""
    aa = next(
        p
        for p in __import__("bocage.games.dropzone_commander.tables.profiles", fromlist=["units"]).units().values()
        if p.is_infantry and any("AA" in w.words for w in p.weapons)
    )
    weapon = next(w for w in aa.weapons if "AA" in w.words)
    text = f"building hut tiny normal 18,14 3x3 height 2\nA raven = ucm.raven_a at 10,20\nB team = {aa.id} inside hut x1\nactivate raven raven"
    table = field(text).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)]).asked("B", "react")
    answer = next(a for a in table.match.ask.legal if isinstance(a, React))
    table.plays("B", [answer], dice="hit " + " ".join("1" for _ in range(weapon.shots))).then("hut", fired=["team.1"])


def test_entering_the_table_is_movement():
    """DZC-4.19: an aircraft that comes on may be fired at along its path."""
    table = field("A raven = ucm.raven_a readiness x1\nB rapier = ucm.rapier at 20,10\nactivate raven raven").plays("A", "do enter raven")
    table.plays("A", [enter((20, 0), (20, 5))]).asked("B", "react").plays("B", "pass").then("raven.1", y=500, where="table")


def test_the_window_is_before_landing():
    """DZC-9.28, DZC-4.14: movement is reacted to at altitude; the landing itself opens no window."""
    flown().plays("B", "pass").plays("A", "do land raven raven.1").asked("A", "act").then("raven.1", level="landed")
    fired = field("A condor = ucm.condor at 20,20 landed options missile_pods facing 180\nB rapier = ucm.rapier at 20,12\nactivate condor condor")
    fired.plays("A", "do fire condor; shoot condor.1 missile_pods rapier.1 1; open fire").asked("B", "react")


def test_enemies_react_in_order_of_play():
    """DZC-24.7, DZC-24.1: with three players the enemies are asked in this turn's order."""
    text = "A raven = ucm.raven_a at 10,20\nB rapier = ucm.rapier at 20,10\nC spare = ucm.rapier at 24,10\norder {order}\nactivate raven raven"
    for order, first, second in (("A B C", "B", "C"), ("A C B", "C", "B")):
        table = field(text.format(order=order), "dzc.three_claims").plays("A", "do fly raven").plays("A", [fly((14, 16), (30, 16), facing=90)])
        table.asked(first, "react").not_asked(second).plays(first, "pass").asked(second, "react")


def test_allies_do_not_react():
    """DZC-24.2: team mates are friends; the alliance needs three players."""
    text = "A raven = ucm.raven_a at 10,20\nB rapier = ucm.rapier at 20,10\nC spare = ucm.rapier at 24,10\nactivate raven raven"
    table = field(text, "dzc.three_claims", {"teams": "A+B"}).plays("A", "do fly raven").plays("A", [fly((14, 16), (30, 16), facing=90)])
    table.asked("C", "react").not_asked("B").plays("C", "pass").not_asked("B", "react")
    table.plays("A", "do done")
    assert table.match.title.side_of(table.game, "B") == "A"
    game = table.game
    assert not game.is_enemy("A", "B")
    assert game.is_enemy("A", "C")


def test_ground_units_do_not_trigger_reactions():
    """DZC-4.10: only aircraft are reacted to."""
    table = field("A sabre = ucm.sabre at 20,14\nB rapier = ucm.rapier at 20,10\nactivate sabre sabre").plays("A", "do move sabre")
    table.plays("A", [march((20, 17))]).not_asked("B").asked("A", "act")


def test_a_reaction_is_asked_wherever_the_aircraft_may_be_hit():
    """DZC-4.10, DZC-4.12, DZC-4.14: hidden at the nearest point and out of range at both ends, it is fired at in between; hidden all along, nobody is asked."""
    text = "building wall small normal {wall} height 9\nA raven = ucm.raven_a at 2,20\nB rapier = ucm.rapier at 20,10\nactivate raven raven"
    table = field(text.format(wall="19,14 2x1")).plays("A", "do fly raven").plays("A", [fly((20, 20), facing=90)]).asked("B", "react")
    table.refuses("B", React("rapier.1", "w1", "raven.1", 18), "DZC-5.13").refuses("B", React("rapier.1", "w1", "raven.1", 4), "DZC-6.9")
    stations = [answer.station for answer in table.match.ask.legal if isinstance(answer, React)]
    assert stations
    table.refuses("B", React("rapier.1", "w1", "raven.1", max(stations) + 1), "DZC-5.13")
    table.refuses("B", React("rapier.1", "w1", "raven.1", min(stations) - 1), "DZC-6.9")
    shut = field(text.format(wall="1,14 24x1")).plays("A", "do fly raven").plays("A", [fly((20, 20), facing=90)])
    shut.not_asked("B").then("raven.1", x=2000)


def test_the_reacting_weapon_must_bear():
    """DZC-4.12, DZC-5.3: a gun that fires forward and to the sides does not react to what is behind it."""
    text = "A raven = ucm.raven_a at 10,20\nB gun = resistance.gun_technical at 20,12 facing {facing}\nactivate raven raven"
    ahead = field(text.format(facing=0)).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)]).asked("B", "react")
    ahead.plays("B", [React("gun.1", "w1", "raven.1", 10)], dice="hit 1")
    behind = field(text.format(facing=180)).plays("A", "do fly raven").plays("A", [fly((22, 20), (22, 22), facing=90)])
    behind.not_asked("B").then("raven.1", y=2200)


def test_low_flight_is_reacted_to_at_its_altitude():
    """DZC-4.12, DZC-5.5, DZC-CASE-25: 17.5 inches away in plan it is out of range at 6 inches and within it at 2."""
    text = "A raven = ucm.raven_a at 2,27.5\nB rapier = ucm.rapier at 20,10\nactivate raven raven"
    field(text).plays("A", "do fly raven").plays("A", [fly((20, 27.5), facing=90)]).not_asked("B")
    low = field(text).plays("A", "do fly raven").plays("A", [fly((20, 27.5), facing=90, low=True)], dice="low 3 4").asked("B", "react")
    low.plays("B", [React("rapier.1", "w1", "raven.1", 18)], dice="hit 1 1 1")


def test_going_low_on_the_spot_is_movement_too():
    """DZC-9.2, DZC-4.10, DZC-4.14: it counts as an inch of movement, and opens the window where it hovers."""
    text = "A raven = ucm.raven_a at 20,20\nB rapier = ucm.rapier at 20,10\nactivate raven raven"
    table = field(text).plays("A", "do dive raven raven.1", dice="low 3 4").asked("B", "react")
    table.plays("B", [React("rapier.1", "w1", "raven.1", 0)], dice="hit 1 1 1").then("raven.1", level="low")


def test_the_crash_roll_comes_before_reaction_fire():
    """DZC-9.5: who crashes is not fired at; the opponent is asked where it crashes, not whether he reacts."""
    table = field(RAVEN.format(words="", more="")).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90, low=True)], dice="low 1 1")
    table.asked("B", "crash").plays("B", "crash at 10 2000 2000", dice="passenger 4 4").not_asked("B", "react").then("raven.1", where="gone")


def test_no_reaction_from_a_structure_whose_windows_are_used():
    """DZC-4.18, DZC-7.5, DZC-7.6: three bases fired from a Tiny Structure: the AA team inside may not react; of two it may."""
    text = "building hut tiny normal 18,14 3x3 height 2\nA raven = ucm.raven_a at 10,20\nB team = ucm.flak_team inside hut x1\nactivate raven raven"
    for fired, asked in ((("x.1", "x.2", "x.3"), False), (("x.1", "x.2"), True)):
        table = field(text)
        table.state.structures["hut"] = replace(table.state.structures["hut"], fired=fired)
        table.plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)])
        assert (table.match.ask.what == "react") == asked


def test_a_squad_that_repels_does_not_react():
    """DZC-8.9, DZC-4.12: it has left the windows to fight."""
    text = "building hut tiny normal 18,14 3x3 height 2\nA raven = ucm.raven_a at 10,20\nB team = ucm.flak_team inside hut x1 {words}\nactivate raven raven"
    for words, asked in (("repels", False), ("", True)):
        table = field(text.format(words=words)).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)])
        assert (table.match.ask.what == "react") == asked


def test_every_aircraft_that_fires_may_be_reacted_to():
    """DZC-4.14 (b): of two gunships that declare fire either may be answered."""
    text = "A falcon = ucm.falcon at 20,20 23,20 facing 180\nB rapier = ucm.rapier at 20,12\nB bus = resistance.battle_bus at 21.5,8\nactivate falcon falcon"
    table = field(text).plays("A", "do fire falcon; shoot falcon.1 w1 bus.1 1; shoot falcon.2 w1 bus.1 1; open fire").asked("B", "react")
    table.plays("B", [React("rapier.1", "w1", "falcon.2", 0)], dice="hit 1 1 1, hit 1 1")
