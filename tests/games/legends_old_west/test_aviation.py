"""Aviation (chapter 21): sheets, plans, flying, dogfights, strafing, bombing, ground fire, fuel."""

from __future__ import annotations

from typing import Any

from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.air import air_combat, air_plans
from bocage.games.legends_old_west.air.air_combat import Attack, bears, gun_dice, refuse_attack
from bocage.games.legends_old_west.air.air_moves import ComeBack, refuse_return
from bocage.games.legends_old_west.air.air_plans import BOMBER, FIGHTER, Flight, FlightPlan, MissionSheet, Sortie, refuse_flight, refuse_sheet
from bocage.games.legends_old_west.arms import machine_guns
from bocage.games.legends_old_west.state.air_events import AircraftDamaged, Crashed, LeftTable, Spins
from bocage.games.legends_old_west.state.state import Plan
from bocage.games.legends_old_west.tables.scenario import EffectRow
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, WEAPONS
from bocage.games.legends_old_west.turn.turn import sequence
from bocage.space.plane import Point

from .bench import OURS, THEIRS, Bench, cm, replace


def sky(*effects: EffectRow, **options: Any) -> Bench:
    return Bench("ww1", date="1917-09-23", effects=effects, **options)


def change(bench: Bench, craft: str, **facts: Any) -> None:
    bench.state.aircraft[craft] = replace(bench.state.aircraft[craft], **facts)
    bench.game.forget_all()


def dogfight(far: float = 95, band: int = 2, aside: float = 0) -> tuple[Bench, str, str]:
    """A Camel flying north behind an Albatros, so far apart base to base."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 20), 0, 2)
    other = bench.plane("e", "albatros_d3", (100 + aside, 20 + 4 + far), 0, band, THEIRS)
    return bench, camel, other


def fire(bench: Bench, craft: str, dice: str, *answers: object) -> None:
    bench.run(air_combat.fire(bench.game, craft), dice, *answers)


SIX = machine_guns.Dice(6)


def test_case_46_air_fight() -> None:
    """LOW-CASE-46, LOW-21.12, LOW-21.15, LOW-21.16, LOW-21.24, LOW-21.26, LOW-21.30, LOW-21.31, LOW-21.36:
    6 dice, T4+; one hit on the aircraft, one on its pilot, who spins.
    """
    bench, camel, other = dogfight()
    change(bench, camel, flown=4000)
    dice = "hit 4 1 2 5 3 3, location 5, wound 5, location 2, wound 4, airman 2, pluck 3 3"
    fire(bench, camel, dice, Attack("forward", other), SIX)
    hit = bench.state.aircraft[other]
    assert (hit.hit_points, hit.spinning, hit.band, hit.pilot_hurt) == (1, True, 1, True)
    assert hit.y == cm(119 + 60)


def test_who_flew_too_fast_does_not_attack() -> None:
    """LOW-21.12: more than half its movement forbids fire and bombs; exactly half allows it."""
    bench, camel, other = dogfight()
    change(bench, camel, flown=4001)
    assert refuse_attack(bench.game, camel, Attack("forward", other)).rule == "LOW-21.12"
    change(bench, camel, flown=4000)
    assert refuse_attack(bench.game, camel, Attack("forward", other)) is None


def test_same_altitude() -> None:
    """LOW-21.15: only on the same band, and not at one's own side."""
    bench, camel, other = dogfight(band=3)
    assert refuse_attack(bench.game, camel, Attack("forward", other)).rule == "LOW-21.15"
    friend = bench.plane("b", "sopwith_pup", (100, 90), 0, 2)
    assert refuse_attack(bench.game, camel, Attack("forward", friend)).rule == "LOW-21.15"


def test_the_field_of_the_wings() -> None:
    """LOW-21.17, LOW-21.18: the target's centre must lie strictly inside a strip as wide as its wingspan, ahead; on the border it may not be shot."""
    half = AIRCRAFT["albatros_d3"].wingspan_cm / 2
    for aside, rule in ((half - 0.01, ""), (half, "LOW-21.17"), (-half, "LOW-21.17")):
        bench, camel, other = dogfight(aside=aside)
        refusal = refuse_attack(bench.game, camel, Attack("forward", other))
        assert (refusal.rule if refusal else "") == rule
    bench, camel, other = dogfight()
    change(bench, camel, heading=180)
    assert refuse_attack(bench.game, camel, Attack("forward", other)).rule == "LOW-21.17"


def test_ranges_in_the_air() -> None:
    """LOW-21.16, LOW-18.5, LOW-18.6: 20 cm more than on the ground: 100 cm for forward guns; +1 up to 50, -1 beyond 100."""
    for far, modifier in ((50, 1), (50.01, 0), (100, 0), (100.01, -1)):
        bench, camel, other = dogfight(far)
        assert machine_guns.range_modifier(bench.game, camel, other, WEAPONS["ww1_mg"], machine_guns.AIR_BONUS) == modifier


def test_gun_dice() -> None:
    """LOW-21.36: 4 dice for a forward gun and 2 more for a second; 3 and 2 for rear guns."""
    bench = sky()
    pup, camel, breguet = (
        bench.state.aircraft[bench.plane(n, row, (50, 50))] for n, row in (("p", "sopwith_pup"), ("c", "sopwith_camel"), ("b", "breguet_14b2"))
    )
    assert [gun_dice(pup, "forward"), gun_dice(camel, "forward"), gun_dice(breguet, "forward")] == [4, 6, 4]
    assert [gun_dice(pup, "rear"), gun_dice(breguet, "rear")] == [0, 5]
    assert refuse_attack(bench.game, pup.id, Attack("rear", camel.id)).rule == "LOW-21.18"


def test_the_rear_gun() -> None:
    """LOW-21.19, LOW-21.20, LOW-21.29: behind, but not straight astern; without its gunner it is silent."""
    bench = sky()
    re8 = bench.plane("a", "re8", (100, 100), 0)
    known = bench.state.aircraft[re8]
    assert bears(known, "rear", Point(cm(130), cm(70)))
    assert bears(known, "rear", Point(cm(130), cm(100)))
    assert not bears(known, "rear", Point(cm(100), cm(60)))
    assert not bears(known, "rear", Point(cm(106), cm(60)))  # 8.5 degrees: in the cone of the tail
    assert bears(known, "rear", Point(cm(108), cm(60)))  # 11.3 degrees: out of it
    assert not bears(known, "rear", Point(cm(130), cm(130)))
    foe = bench.plane("e", "fokker_dr1", (130, 70), 0, 2, THEIRS)
    astern = bench.plane("f", "fokker_dr1", (100, 60), 0, 2, THEIRS)
    assert refuse_attack(bench.game, re8, Attack("rear", foe)) is None
    assert refuse_attack(bench.game, re8, Attack("rear", astern)).rule == "LOW-21.20"
    bench.state.figures.pop("a.2")
    assert refuse_attack(bench.game, re8, Attack("rear", foe)).rule == "LOW-21.29"


def test_each_weapon_once() -> None:
    """LOW-2.31, LOW-21.39: forward and rear gun each once a turn."""
    bench, camel, other = dogfight()
    fire(bench, camel, "hit 1 1 2 2 2 2", Attack("forward", other), SIX)
    assert refuse_attack(bench.game, camel, Attack("forward", other)).rule == "LOW-2.31"
    assert air_combat.groups(bench.game, OURS) == []


def test_two_seaters() -> None:
    """LOW-21.25, LOW-21.29, LOW-21.31: 1-3 crew, then pilot or passenger; a killed passenger's gun falls silent; 4-6 the aircraft."""
    bench = sky()
    re8 = bench.plane("a", "re8", (100, 100))
    bench.run(resolve(bench.game, [Hit(re8, 4, weapon="ww1_mg")]), "location 3, seat 4, wound 4, airman 4")
    assert bench.alive("a.1", "a.2") == [True, False]
    bench.run(resolve(bench.game, [Hit(re8, 4, weapon="ww1_mg")]), "location 4, wound 5")
    assert bench.state.aircraft[re8].hit_points == 1
    bench.run(resolve(bench.game, [Hit(re8, 4, weapon="ww1_mg")]), "location 1, seat 3, wound 3")
    assert bench.alive("a.1") == [True]


def test_a_second_wound_kills() -> None:
    """LOW-21.31, LOW-21.28: a wounded pilot who is wounded again is dead, and his aircraft spins and crashes."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 100), pilot_hurt=True)
    bench.run(resolve(bench.game, [Hit(camel, 4, weapon="ww1_mg")]), "location 2, wound 4")
    assert bench.alive("a.1") == [False]
    assert bench.told(Crashed)[0].y == cm(180)
    assert bench.state.aircraft[camel].place == "gone"


def test_spin_and_crash() -> None:
    """LOW-21.26, LOW-21.27, LOW-21.32: at 0 points its full movement straight on, then a crash: pilot out, passenger 1D3 hits, those below Strength 4."""
    bench = sky()
    re8 = bench.plane("a", "re8", (100, 100), 0, hit_points=1)
    below = bench.men("e", "ww1_regular", [(100, 150), (100, 154)], (), THEIRS)
    bench.run(resolve(bench.game, [Hit(re8, 4, weapon="ww1_mg")]), "location 4, wound 5, d3 3, wound 3, wound 4, wound 4")
    assert bench.told(AircraftDamaged)[0].left == 0
    assert bench.alive("a.1", "a.2", *below) == [False, False, False, True]


def test_recovering_from_a_spin() -> None:
    """LOW-21.30, LOW-21.32: next turn the pilot may test again; failing he loses another band and crashes at the ground."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 20), 0, 2, spinning=True)
    bench.step("air", "pluck 4 3", side=OURS)
    assert bench.told(Spins)
    assert not bench.state.aircraft[camel].spinning
    change(bench, camel, spinning=True)
    bench.step("air", "pluck 3 3", side=OURS)
    assert (bench.state.aircraft[camel].band, bench.state.aircraft[camel].y) == (1, cm(100))
    bench.step("air", "pluck 3 3", side=OURS)
    assert bench.told(Crashed)


# -- sheets and plans -------------------------------------------------------------------------------------------------------------------


def sortie(craft: str, x: float = 100, **facts: Any) -> Sortie:
    return replace(Sortie(craft, cm(x), 0, "south", 1, FIGHTER, 2), **facts)


def waiting(*rows: str) -> tuple[Bench, list[str]]:
    bench = sky()
    return bench, [bench.plane(f"a{n}", row, (0, 0), place="waiting", mission="") for n, row in enumerate(rows)]


def test_mission_sheets() -> None:
    """LOW-21.3, LOW-21.4: written in secret by both and revealed together: entry point and turn, mission, altitude."""
    bench, (camel,) = waiting("sopwith_camel")
    foe = bench.plane("e", "fokker_dr1", (0, 0), side=THEIRS, place="waiting", mission="")
    theirs = MissionSheet((Sortie(foe, cm(50), cm(200), "north", 2, FIGHTER, 3),))
    bench.run(air_plans.mission_sheets(bench.game), "", MissionSheet((sortie(camel),)), theirs)
    assert bench.asked == ["mission_sheet", "mission_sheet"]
    known = bench.state.aircraft[foe]
    assert (known.entry, known.entry_turn, known.mission, known.band) == ((cm(50), cm(200), "north"), 2, FIGHTER, 3)


def test_wrong_mission_sheets() -> None:
    """LOW-21.3, LOW-21.4, LOW-21.14, LOW-21.69: all aircraft, on the own edge, from the first turn, with a mission they can have."""
    bench, (camel, pup) = waiting("sopwith_camel", "sopwith_pup")
    game = bench.game
    good = (sortie(camel, mission=BOMBER), sortie(pup, 50))
    assert refuse_sheet(game, OURS, MissionSheet(good)) is None
    assert refuse_sheet(game, OURS, MissionSheet(good[:1])).rule == "LOW-21.3"
    assert refuse_sheet(game, OURS, MissionSheet((good[0], sortie(pup, y=5)))).rule == "LOW-21.3"
    assert refuse_sheet(game, OURS, MissionSheet((good[0], sortie(pup, edge="north", y=cm(200))))).rule == "LOW-21.3"
    assert refuse_sheet(game, OURS, MissionSheet((good[0], sortie(pup, turn=0)))).path == "sorties[1].turn"
    assert refuse_sheet(game, OURS, MissionSheet((good[0], sortie(pup, mission="spy")))).rule == "LOW-21.4"
    assert refuse_sheet(game, OURS, MissionSheet((good[0], sortie(pup, mission=BOMBER)))).rule == "LOW-21.69"
    assert refuse_sheet(game, OURS, MissionSheet((good[0], sortie(pup, band=5)))).rule == "LOW-21.14"
    assert all(refuse_sheet(game, OURS, sheet) is None for sheet in air_plans.sheet_listing(game, OURS))


def test_scenario_limits_of_entry() -> None:
    """LOW-21.3: a scenario may name the earliest turn and the starting altitudes."""
    bench = sky(EffectRow(type="aircraft_entry", earliest_turn=2), EffectRow(type="start_altitude", min_cm=10, max_cm=20))
    camel = bench.plane("a", "sopwith_camel", (0, 0), place="waiting")
    assert refuse_sheet(bench.game, OURS, MissionSheet((sortie(camel),))).path == "sorties[0].turn"
    assert refuse_sheet(bench.game, OURS, MissionSheet((sortie(camel, turn=2, band=3),))).path == "sorties[0].band"
    assert refuse_sheet(bench.game, OURS, MissionSheet((sortie(camel, turn=2),))) is None


def test_bombers_plan_before_fighters() -> None:
    """LOW-21.5, LOW-21.6, LOW-21.1: fighter-bombers' plans are revealed before fighters write theirs; both sides of a class at once."""
    bench = sky()
    re8 = bench.plane("a", "re8", (100, 50))
    camel = bench.plane("b", "sopwith_camel", (120, 50))
    foe = bench.plane("e", "hannover_cl3a", (100, 150), 180, side=THEIRS)
    ours, theirs = FlightPlan((Flight(re8, 2500, 0, 2),)), FlightPlan((Flight(foe, 2500, 180, 2),))
    bench.run(air_plans.write_plans(bench.game, BOMBER), "", ours, theirs)
    assert bench.state.aircraft[re8].plan == Plan(2500, 0, 2)
    assert bench.state.aircraft[camel].plan is None
    bench.run(air_plans.write_plans(bench.game, FIGHTER), "", FlightPlan((Flight(camel, 4000, 90, 2, True),)))
    bench.step("air", side=OURS)
    flown = bench.state.aircraft[camel]
    assert (flown.x, flown.y, flown.heading, flown.flown) == (cm(140), cm(70), 90, 4000)
    assert bench.state.aircraft[re8].y == cm(75)


def test_what_a_plan_may_say() -> None:
    """LOW-21.9, LOW-21.10, LOW-21.11, LOW-21.13: half to full speed; 180 degrees for fighters, 90 for bombers; half a move for each band."""
    bench = sky()
    camel, re8 = bench.plane("a", "sopwith_camel", (100, 100)), bench.plane("b", "re8", (50, 100))
    law = lambda *facts: getattr(refuse_flight(bench.game, Flight(*facts)), "rule", "")  # noqa: E731
    assert law(camel, 4000, 0, 2) == ""
    assert law(camel, 3999, 0, 2) == "LOW-21.9"
    assert law(camel, 8001, 0, 2) == "LOW-21.9"
    assert law(camel, 4000, 180, 2) == ""
    assert law(re8, 2500, 90, 2) == ""
    assert law(re8, 2500, 91, 2) == "LOW-21.11"
    assert law(camel, 4000, 0, 3) == ""
    assert law(camel, 4001, 0, 3) == "LOW-21.13"
    assert law(camel, 4000, 0, 4) == "LOW-21.13"
    assert law(camel, 4000, 0, 5) == "LOW-21.14"
    plan = FlightPlan((Flight(camel, 4000, 0, 2),))
    assert air_plans.refuse_plan(bench.game, OURS, FIGHTER, FlightPlan(())).rule == "LOW-21.5"
    assert air_plans.refuse_plan(bench.game, OURS, FIGHTER, plan) is None
    assert air_plans.refuse_plan(bench.game, OURS, BOMBER, plan).rule == "LOW-21.5"
    assert all(air_plans.refuse_plan(bench.game, OURS, FIGHTER, listed) is None for listed in air_plans.plan_listing(bench.game, OURS, FIGHTER))


def test_case_47_altitude() -> None:
    """LOW-CASE-47, LOW-21.9, LOW-21.12, LOW-21.13, LOW-21.14, LOW-21.21: band 1 may strafe, band 2 not; a dive of one band leaves no attack this turn."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (100, 20), 0, 1)
    man = bench.men("e", "ww1_regular", [(100, 60)], (), THEIRS)[0]
    assert refuse_attack(bench.game, camel, Attack("forward", man)) is None
    change(bench, camel, band=2)
    assert refuse_attack(bench.game, camel, Attack("forward", man)).rule == "LOW-21.21"
    change(bench, camel, plan=Plan(4000, 0, 1))
    bench.step("air", side=OURS)
    assert bench.state.aircraft[camel].band == 1
    assert refuse_attack(bench.game, camel, Attack("forward", man)).rule == "LOW-21.12"


def test_entering() -> None:
    """LOW-21.7: from the entry point, up to its speed in the planned direction; the reference is perpendicular to the edge."""
    bench, (camel, re8) = waiting("sopwith_camel", "re8")
    change(bench, camel, entry=(cm(100), 0, "south"), entry_turn=3, band=2)
    change(bench, re8, entry=(cm(50), 0, "south"), entry_turn=4, band=2)
    assert [c.id for c in air_plans.plans_now(bench.game, OURS, FIGHTER)] == [camel]
    assert air_plans.plans_now(bench.game, OURS, BOMBER) == []
    assert air_plans.heading_before(bench.state.aircraft[re8]) == 0
    assert refuse_flight(bench.game, Flight(re8, 2500, 91, 2)).rule == "LOW-21.11"
    bench.run(air_plans.write_plans(bench.game, FIGHTER), "", FlightPlan((Flight(camel, 6000, 0, 2),)))
    bench.step("air", side=OURS)
    assert (bench.state.aircraft[camel].place, bench.state.aircraft[camel].y) == ("table", cm(60))


# -- leaving, returning, fuel -------------------------------------------------------------------------------------------------------------


def test_case_48_return() -> None:
    """LOW-CASE-48, LOW-21.8: east on turn 3: turn 5 by north or south, turn 6 by east or its entry edge."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (180, 100), 90)
    change(bench, camel, plan=Plan(4000, 90, 2))
    bench.step("air", "", ComeBack(5, "north", cm(100), cm(200)), side=OURS)
    known = bench.state.aircraft[camel]
    assert bench.told(LeftTable)[0].edge == "east"
    assert (known.place, known.entry_turn, known.entry[2]) == ("waiting", 5, "north")
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (180, 100), 90, place="off", exit_edge="east", exit_turn=3)
    law = lambda turn, edge, x, y: getattr(refuse_return(bench.game, camel, ComeBack(turn, edge, cm(x), cm(y))), "rule", "")  # noqa: E731
    assert law(5, "north", 100, 200) == law(5, "south", 100, 0) == law(6, "east", 200, 50) == law(6, "south", 20, 0) == ""
    for turn, edge, x, y in ((4, "north", 100, 200), (5, "east", 200, 50), (6, "north", 100, 200), (6, "west", 0, 50), (5, "north", 100, 190)):
        assert law(turn, edge, x, y) == "LOW-21.8"


def test_fuel() -> None:
    """LOW-21.2, LOW-21.40: five turns in all; then it leaves by the nearest edge and does not come back; the option lets it."""
    bench = sky()
    camel = bench.plane("a", "sopwith_camel", (180, 100), turns=3)
    bench.step("end")
    assert bench.state.aircraft[camel].place == "table"
    bench.step("end")
    assert bench.told(LeftTable)[0].edge == "east"
    assert bench.state.aircraft[camel].place == "gone"
    spent = sky()
    camel = spent.plane("a", "sopwith_camel", (180, 100), 90, turns=5, plan=Plan(4000, 90, 2))
    spent.step("air", side=OURS)
    assert spent.asked == []
    assert spent.state.aircraft[camel].place == "gone"
    again = sky(fuel_resets_on_return="on")
    camel = again.plane("a", "sopwith_camel", (180, 100), 90, turns=4)
    again.step("end", "", ComeBack(5, "north", cm(100), cm(200)))
    assert (again.state.aircraft[camel].place, again.state.aircraft[camel].turns) == ("waiting", 0)


def test_the_cap_of_beyond_range_fire_in_the_air() -> None:
    """LOW-18.12, LOW-21.16: without the option there is no limit but sight; with it 2 x (80 + 20) cm is the last."""
    for option, far, rule in (("off", 210, ""), ("on", 200, ""), ("on", 201, "LOW-18.12")):
        bench = Bench("ww1", date="1917-09-23", size=(200, 300), extended_range_cap=option)
        camel = bench.plane("a", "sopwith_camel", (100, 20), 0, 2)
        other = bench.plane("e", "albatros_d3", (100, 20 + 4 + far), 0, 2, THEIRS)
        found = refuse_attack(bench.game, camel, Attack("forward", other))
        assert (found.rule if found else "") == rule


def test_the_steps_of_a_turn_in_the_air() -> None:
    """LOW-21.6, LOW-21.69: before anything else the bombers' plans are written and shown, then the fighters'; the class goes by type, not by mission."""
    bench = sky()
    slow = bench.plane("b", "re8", (100, 60), 0, 2, mission=FIGHTER)
    fast = bench.plane("f", "sopwith_camel", (100, 100), 0, 2, side=THEIRS)
    assert [step for step, _ in sequence(bench.game)][:2] == ["bombers", "fighters"]
    bench.step("bombers", "", FlightPlan((Flight(slow, 2500, 0, 2),)))
    assert (bench.state.aircraft[slow].plan_known, bench.state.aircraft[fast].plan) == (True, None)
    assert bench.state.phase == "fighters"
    bench.step("fighters", "", FlightPlan((Flight(fast, 4000, 0, 2),)))
    assert bench.state.aircraft[fast].plan_known
