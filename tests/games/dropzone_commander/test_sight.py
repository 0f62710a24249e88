"""Chapter 5: arcs and line of sight, visible shares, altitude."""

from __future__ import annotations

import pytest

from bocage.core.errors import Refusal
from bocage.core.state import replace
from bocage.games.dropzone_commander.ground.sight import Look, is_in_arc, look_from, see_structure, see_unit, sees_point
from bocage.games.dropzone_commander.shooting import attack
from bocage.games.dropzone_commander.shooting.attack import Aim, aim, aimed, to_hit
from bocage.games.dropzone_commander.state.state import Burst, Effect
from bocage.games.dropzone_commander.tables.profiles import Weapon
from bocage.space.plane import Point, Spot

from .field import field, rule, sure


def gun(*arcs: str, side: str = "", words: dict[str, str] | None = None) -> Weapon:
    return Weapon("g", "gun", 10, 1, 2, 9900, 9900, 400, arcs, side, words=words or {})


def seen(text: str, firer: str = "sabre.1", target: str = "hunter.1") -> Look:
    return see_unit(field(text).game, firer, target)


def test_a_target_is_legitimate_in_arc_and_in_sight():
    """DZC-5.1: both are asked before the range; either alone is not enough."""
    game = field("A sabre = ucm.sabre at 20,20\nB hunter = scourge.hunter at 20,30").game
    front, rear = gun("F"), gun("R")
    assert isinstance(aim(game, "sabre.1", front, "hunter.1"), Aim)
    assert rule(aim(game, "sabre.1", rear, "hunter.1")) == "DZC-5.3"
    walled = field("building wall small normal 18,24 4x2 height 5\nA sabre = ucm.sabre at 20,20\nB hunter = scourge.hunter at 20,30").game
    found = aim(walled, "sabre.1", front, "hunter.1")
    assert isinstance(found, Refusal)
    assert (found.rule, found.facts["blocker"]) == ("DZC-5.13", "wall")


@pytest.mark.parametrize(
    ("arcs", "side", "inside", "outside"),
    [
        (("F",), "", [(0, 5), (5, 5), (-5, 5)], [(6, 5), (0, -5)]),
        (("S",), "", [(5, 5), (5, -5), (-5, 0)], [(0, 5), (1, -5)]),
        (("S",), "right", [(5, 0)], [(-5, 0)]),
        (("S",), "left", [(-5, 0)], [(5, 0)]),
        (("R",), "", [(0, -5), (5, -5)], [(5, -4)]),
        (("N",), "", [(0, 5), (1, 5)], [(2, 5)]),
        (("F", "S"), "", [(0, 5), (5, -5)], [(1, -5)]),
        (("F", "S", "R"), "", [(0, 5), (5, 0), (0, -5)], []),
    ],
)
def test_arcs_and_their_borders(arcs, side, inside, outside):
    """DZC-5.2, DZC-5.3: F 45 degrees either way, S 45 to 135 on each side or one, R beyond 135, N 15; unions; borders belong to both."""
    here = Point(0, 0)
    for x, y in inside:
        assert is_in_arc(0, here, Point(x * 100, y * 100), gun(*arcs, side=side)), (x, y)
    for x, y in outside:
        assert not is_in_arc(0, here, Point(x * 100, y * 100), gun(*arcs, side=side)), (x, y)
    assert is_in_arc(0, here, here, gun(*arcs, side=side)) == (arcs != ("N",))


def test_sight_runs_from_the_centre_to_the_body_or_the_base_centre():
    """DZC-5.4, DZC-5.12: of a vehicle any part counts, of infantry and aircraft one point alone."""
    wall = "building wall micro normal 20.2,14 4x0.5 height 3\n"
    tank = seen(wall + "A sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 20.5,18")
    assert 0 < tank.share < 100
    base = seen(wall + "A sabre = ucm.sabre at 20,10\nB warrior = scourge.warriors at 20.5,18", target="warrior.1")
    assert base.share == 0
    clear = seen("A sabre = ucm.sabre at 20,10\nB warrior = scourge.warriors at 20.5,18", target="warrior.1")
    assert clear.share == 100


def test_altitude_in_sight_and_range():
    """DZC-5.5, DZC-6.3, DZC-CASE-25: 17.5 inches away in plan is 18.40 at 6 inches and 17.58 at 2: only low is within 18."""
    text = "A rapier = ucm.rapier at 10,10\nB invader = scourge.marauder at 27.5,10 {level}"
    for level, inside in (("", False), ("low", True)):
        game = field(text.format(level=level)).game
        weapon = next(w for w in game.weapons("rapier.1") if w.countered == 1800)
        found = aim(game, "rapier.1", weapon, "invader.1")
        assert isinstance(found, Aim) == inside
        if not inside:
            assert rule(found) == "DZC-6.9"


def test_a_landed_aircraft_is_seen_at_half_an_inch():
    """DZC-5.6: the centre of its base, half an inch up; a wall of that height hides nothing, a higher one does."""
    assert field("A condor = ucm.condor at 20,20 landed\nB hunter = scourge.hunter at 5,5").game.eye("condor.1") == Spot(2000, 2000, 50)
    text = "building wall micro normal 18,15 4x0.5 height {height}\nA condor = ucm.condor at 20,20 landed\nB hunter = scourge.hunter at 20,10"
    assert seen(text.format(height=0.35), "hunter.1", "condor.1").share == 100
    assert seen(text.format(height=1), "hunter.1", "condor.1").share == 0


LINE = "A sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 20,20\n{between}"


@pytest.mark.parametrize(
    ("between", "blocked"),
    [
        ("B warrior = scourge.warriors at 20,15", False),
        ("B marauder = scourge.marauder at 20,15", False),
        ("B marauder = scourge.marauder at 20,15 landed", True),
        ("B other = scourge.hunter at 20,15 facing 90", True),
        ("A mate = ucm.rapier at 20,15 facing 90", True),
    ],
)
def test_who_blocks_sight(between, blocked):
    """DZC-5.7, DZC-5.8: infantry and flying aircraft never, vehicles and landed aircraft of either side do."""
    share = seen(LINE.format(between=between)).share
    assert (share < 100) == blocked


def test_one_squad_mate_is_fired_through_two_are_not():
    """DZC-5.8, DZC-5.9, DZC-CASE-46: past one Katana of the squad free, past two blocked, past a Rapier of another squad blocked."""
    one = seen("A katana = ucm.katana at 20,10 20,13\nB hunter = scourge.hunter at 20,20", "katana.1")
    two = seen("A katana = ucm.katana at 20,10 20,13 20,15\nB hunter = scourge.hunter at 20,20", "katana.1")
    stranger = seen("A katana = ucm.katana at 20,10\nA rapier = ucm.rapier at 20,13\nB hunter = scourge.hunter at 20,20", "katana.1")
    assert (one.share, two.share, stranger.share) == (100, 0, 0)


@pytest.mark.parametrize(("share", "refusal", "penalty"), [(9, "DZC-5.11", None), (10, None, 2), (50, None, 2), (51, None, 0)])
def test_hull_down_by_the_visible_share(share, refusal, penalty, monkeypatch):
    """DZC-5.10, DZC-5.11, DZC-5.15, DZC-CASE-08: 9 of 100 is no target, 10 to 50 are Hull Down (+2), 51 is clear."""
    from bocage.games.dropzone_commander.shooting import attack

    game = field("A sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 20,20").game
    whole = see_unit(game, "sabre.1", "hunter.1")
    monkeypatch.setattr(attack, "see_unit", lambda *_: whole._replace(share=share))
    weapon = game.weapons("sabre.1")[0]
    found = aim(game, "sabre.1", weapon, "hunter.1")
    if refusal:
        assert rule(found) == refusal
    else:
        assert to_hit(game, Burst("sabre.1", weapon.id, "hunter.1", 1), sure(found)) == 2 + penalty


def test_the_visible_share_is_counted_on_a_hundred_points():
    """DZC-5.15, DZC-5.10: a low wall hides the lower part of a tank: a share between 0 and 100, and the same whoever asks again."""
    text = "building wall micro normal 18,19 4x0.2 height {height}\nA sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 20,20"
    shares = [seen(text.format(height=height)).share for height in (0.2, 0.3, 0.4, 0.5, 0.7)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[2] > shares[-1]
    assert all(share % 10 == 0 for share in shares)


def test_infantry_and_aircraft_are_never_hull_down():
    """DZC-5.12: they are visible or not."""
    text = "building wall micro normal 18,19 4x0.2 height {height}\nA sabre = ucm.sabre at 20,10\nB warrior = scourge.warriors at 20,20"
    assert {seen(text.format(height=height), target="warrior.1").share for height in (0.1, 0.2, 0.25, 0.3, 0.6)} <= {0, 100}


def test_structures_and_hills_block_touching_does_not():
    """DZC-5.13, DZC-23.5, DZC-23.8: through a volume is blocked; along a face it is not; hills and cliffs are solid."""
    base = "A sabre = ucm.sabre at 20,10\nB warrior = scourge.warriors at 20,20\n"
    assert seen(base + "building wall small normal 19,14 2x2 height 5", target="warrior.1").share == 0
    assert seen(base + "building wall small normal 20,14 2x2 height 5", target="warrior.1").share == 100
    assert seen(base + "ground hill hill 19,14 21,14 21,16 19,16 height 4", target="warrior.1").share == 0
    assert seen(base + "ground rock cliff 19,14 21,14 21,16 19,16 height 4", target="warrior.1").share == 0
    assert seen(base + "ground scrub tough 19,14 21,14 21,16 19,16", target="warrior.1").share == 100


def test_woods_are_seen_through_for_four_inches():
    """DZC-23.6, DZC-5.13: up to 4 inches inside a wood do not block, more do."""
    text = "ground wood wood 18,12 22,12 22,{y} 18,{y}\nA sabre = ucm.sabre at 20,10\nB warrior = scourge.warriors at 20,20"
    assert seen(text.format(y=15.9), target="warrior.1").share == 100
    assert seen(text.format(y=16.5), target="warrior.1").share == 0


def test_a_structure_is_seen_by_any_wall_point():
    """DZC-5.14, DZC-6.4: one visible wall point is enough, and the range runs to the nearest one; it is never Hull Down."""
    text = "building hall small normal 18,20 4x4 height 5\nA sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 40,40\n"
    plain = see_structure(field(text).game, "sabre.1", "hall")
    assert plain.share == 100
    assert (plain.spot.x, plain.spot.y) == (2000, 2000)
    half = see_structure(field(text + "building screen small normal 17,15 3.3x2 height 9").game, "sabre.1", "hall")
    assert half.share == 100
    assert half.square > plain.square
    assert see_structure(field(text + "building screen small normal 10,15 20x2 height 9").game, "sabre.1", "hall").share == 0


def test_a_garrison_sees_from_its_walls_in_all_arcs():
    """DZC-5.16: from any wall point at half the height; the Structure itself does not block, and facing does not matter."""
    text = "building hall small normal 18,20 4x4 height 5\nA legion = ucm.legionnaire inside hall x1\nB hunter = scourge.hunter at {at}\n"
    for at in ("20,10", "20,34", "10,22", "34,22"):
        found = see_unit(field(text.format(at=at)).game, "legion.1", "hunter.1")
        assert found.share == 100
        assert found.eye.z == 250
    assert see_unit(field(text.format(at="20,10") + "building screen small normal 5,15 30x2 height 9").game, "legion.1", "hunter.1").share == 0


def test_a_garrison_is_seen_by_a_visible_wall():
    """DZC-5.17: who sees a wall point of the Structure may fire at its garrison; the range runs to that point."""
    text = "building hall small normal 18,20 4x4 height 5\nA sabre = ucm.sabre at 20,10\nB warrior = scourge.warriors inside hall x1\n"
    game = field(text).game
    found = see_unit(game, "sabre.1", "warrior.1")
    assert found == see_structure(game, "sabre.1", "hall")
    assert isinstance(aim(game, "sabre.1", game.weapons("sabre.1")[0], "warrior.1"), Aim)
    hidden = field(text + "building screen small normal 5,15 30x2 height 9").game
    assert rule(aim(hidden, "sabre.1", hidden.weapons("sabre.1")[0], "warrior.1")) == "DZC-5.13"


def test_sight_from_an_eye_is_the_same_when_asked_again():
    """DZC-5.15: what is remembered is what is found."""
    game = field("building wall micro normal 19,15 1x1 height 0.6\nA sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 20,20").game
    eye = game.eye("sabre.1")
    first = look_from(game, eye, (), "sabre.1", "hunter.1")
    assert 0 < first < 100
    assert look_from(game, eye, (), "sabre.1", "hunter.1") == first


def test_what_may_be_fired_at_is_remembered_only_as_long_as_nothing_has_moved(monkeypatch):
    """A copy at the same place is told what was found; a turn of the firer, a vehicle between or an effect, and it is looked for anew."""
    looked: list[str] = []

    def counted(game, unit, weapon, target, window):
        looked.append(target)
        return aim(game, unit, weapon, target, window)

    monkeypatch.setattr(attack, "aim", counted)
    table = field("A sabre = ucm.sabre at 20,20\nA wall = ucm.sabre at 30,30\nB hunter = scourge.hunter at 20,30")
    game = table.game
    weapon = game.weapons("sabre.1")[0]
    first = aimed(game, "sabre.1", weapon, "hunter.1")
    twin = game.copy(game.state.copy())
    assert aimed(twin, "sabre.1", weapon, "hunter.1") is first
    assert len(looked) == 1
    units = twin.state.units
    units["sabre.1"] = replace(units["sabre.1"], fired=(weapon.id,), damage=1)  # what `aim` does not look at
    assert aimed(twin, "sabre.1", weapon, "hunter.1") is first
    units["sabre.1"] = replace(units["sabre.1"], facing=180)
    assert aimed(twin, "sabre.1", weapon, "hunter.1") is not first
    units["wall.1"] = replace(units["wall.1"], x=2000, y=2500)
    assert aimed(twin, "sabre.1", weapon, "hunter.1") != first
    assert aimed(game, "sabre.1", weapon, "hunter.1") is first
    before = len(looked)
    game.state.effects.append(Effect("armour", "sabre", 1, "turn"))
    assert aimed(game, "sabre.1", weapon, "hunter.1") == first
    assert len(looked) == before + 1


def test_a_garrison_may_fire_from_the_far_wall():
    """DZC-5.16: its own Structure does not block it, from whatever point of the walls its owner picks; the range runs from that point."""
    game = field("building hall small normal 18,20 4x4 height 5\nA legion = ucm.legionnaire inside hall x1\nB hunter = scourge.hunter at 20,10").game
    points = game.building("hall").windows_points
    north = next(place for place, point in enumerate(points) if (point.x, point.y) == (2000, 2400))
    found = see_unit(game, "legion.1", "hunter.1", None, north)
    assert (found.share, found.eye.y) == (100, 2400)
    assert found.square > 1400**2


def test_the_range_of_an_articulated_weapon_runs_from_the_body():
    """DZC-6.3, DZC-5.4, DZC-22.4: it looks over the wall from an inch above, but is measured from the centre of the model."""
    game = field("building wall micro normal 18,14 4x0.3 height 1\nA sabre = ucm.sabre at 20,10\nB hunter = scourge.hunter at 20,20").game
    found = see_unit(game, "sabre.1", "hunter.1", gun("F", words={"Articulated": ""}))
    centre, there = game.eye("sabre.1"), game.eye("hunter.1")
    assert found.share
    assert found.eye.z > centre.z
    assert found.square == (centre.y - there.y) ** 2 + (centre.z - there.z) ** 2
    assert see_unit(game, "sabre.1", "hunter.1", gun("F")).share < found.share


def test_only_vehicles_fire_through_a_squad_mate():
    """DZC-5.8, DZC-5.9: a landed gunship is no vehicle: its landed mate is in its way, to a tank as to a point; a Katana's mate is not, two of them are."""
    ships = field("A falcon = ucm.falcon at 20,10 20,13 landed\nB hunter = scourge.hunter at 20,20").game
    assert see_unit(ships, "falcon.1", "hunter.1").share < 100
    assert not sees_point(ships, "falcon.1", Spot(2000, 1800, 30))
    assert sees_point(ships, "falcon.2", Spot(2000, 1800, 30))
    for places, seen_past in (("20,10 20,13", True), ("20,10 20,13 20,15", False)):
        tanks = field(f"A katana = ucm.katana at {places}\nB hunter = scourge.hunter at 30,30").game
        assert sees_point(tanks, "katana.1", Spot(2000, 2000, 30)) == seen_past
