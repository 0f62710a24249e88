"""Words of chapter 22 that change from where, at what and how well a unit fires."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.shooting import attack, fire
from bocage.games.dropzone_commander.shooting.fire import Shoot, ShootAll
from bocage.games.dropzone_commander.state.state import Burst
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.tables import TerrainRow

from .bench import Bench, house

HOUSES = (house("hall", 20, 20), house("wall", 20, 28, "micro", wide=10, deep=1, height=5))
FOES = "B1: B1a scourge.hunter 3\nB2: B2a scourge.warriors 3"


def bench(faction: str, text: str, terrain: tuple[TerrainRow, ...] = ()) -> Bench:
    """One army, and Scourge tanks and infantry."""
    return Bench({"A": (faction, text), "B": ("scourge", FOES)}, houses=HOUSES, terrain=terrain)


def weapon_with(table: Bench, unit: str, word: str) -> str:
    return next(weapon.id for weapon in table.game.weapons(unit) if word in weapon.words)


def needed(table: Bench, unit: str, weapon: str, target: str) -> int:
    """The number needed to hit."""
    burst = Burst(unit, weapon, target, 1)
    found = attack.aim(table.game, unit, table.game.weapon_of(burst), target)
    assert isinstance(found, attack.Aim), found
    return attack.to_hit(table.game, burst, found)


# -- firing ports ------------------------------------------------------------------------------------------------------------------------------


BUS = "A1: A1a resistance.fighters 4, A1i resistance.battle_bus 1 carries A1a"


def test_a_base_in_a_bus_fires_from_where_the_bus_is() -> None:
    """DZC-22.54, DZC-6.9: range and sight run from the bus, wherever the base stood before; the bus itself is not in the way, a wall is."""
    table = bench("resistance", BUS).put("A1i.1", 30, 30).put("B2a.1", 30, 36).put("B2a.2", 2, 2)
    rifle = table.game.weapons("A1a.1")[0]
    reach = rifle.full // 100
    assert isinstance(attack.aim(table.game, "A1a.1", rifle, "B2a.1"), attack.Aim)
    far = attack.aim(table.game, "A1a.1", rifle, "B2a.2")
    assert not isinstance(far, attack.Aim)
    assert far.rule == "DZC-6.9", "the corner of the table is out of reach"
    table.put("B2a.1", 30, 30 + reach + 1)
    out = attack.aim(table.game, "A1a.1", rifle, "B2a.1")
    assert not isinstance(out, attack.Aim)
    assert out.rule == "DZC-6.9"
    table.put("A1i.1", 25, 26).put("B2a.1", 25, 31)
    hidden = attack.aim(table.game, "A1a.1", rifle, "B2a.1")
    assert not isinstance(hidden, attack.Aim)
    assert (hidden.rule, hidden.facts["blocker"]) == ("DZC-5.13", "wall")


def test_a_bus_offers_its_targets() -> None:
    """DZC-22.54, DZC-7.21: the passengers may fire at what is near the bus, units and walls, and one base alone."""
    table = bench("resistance", BUS).put("A1i.1", 30, 30).put("B2a.1", 30, 36).activate("A1")
    assert VERBS["fire"].refuse(table.game, "A1a", "") is None
    assert isinstance(attack.aim(table.game, "A1a.1", table.game.weapons("A1a.1")[0], "wall"), attack.Aim)
    asked = fire.Declaring(table.game, "A1a", (), table.alive("A1a"))
    assert ShootAll("B2a.1") in asked.listing()
    table.put("B2a.1", 2, 2)
    assert ShootAll("B2a.1") not in fire.Declaring(table.game, "A1a", (), table.alive("A1a")).listing()


# -- White Nanomachines ----------------------------------------------------------------------------------------------------------------------------


def test_a_medusa_is_offered_the_friends_she_can_mend() -> None:
    """DZC-22.47: with a damaged friend in reach and no enemy she may fire, and he is on the list; unhurt friends are not."""
    table = bench("phr", "A1: A1a phr.medusa 1\nA2: A2a phr.ares 2").put("A1a.1", 10, 10).put("A2a.1", 10, 13, damage=1).put("A2a.2", 12, 13)
    table.activate("A1")
    mends = weapon_with(table, "A1a.1", "White Nanomachines")
    asked = fire.Declaring(table.game, "A1a", (), ("A1a.1",))
    assert ShootAll("A2a.1") in asked.listing()
    assert ShootAll("A2a.2") not in asked.listing()
    table.does("fire", "A1a", "", Shoot("A1a.1", mends, "A2a.1", 1), dice="hit 1")
    assert table.state.units["A2a.1"].damage == 0
    whole = bench("phr", "A1: A1a phr.medusa 1\nA2: A2a phr.ares 2").put("A1a.1", 10, 10).line("A2a", 10, 13)
    assert whole.refused("fire", "A1a") == "DZC-6.9", "nothing to mend, nobody to fire at"


# -- coaxial -----------------------------------------------------------------------------------------------------------------------------------------


def test_a_coaxial_weapon_does_not_divide_its_own_shots_between_squads() -> None:
    """DZC-22.7, DZC-6.11: shots of one CA weapon may go to several units of a squad, not to two squads; a weapon without CA may."""
    table = bench("phr", "A1: A1a phr.phobos 1").put("A1a.1", 22, 6).line("B1a", 22, 14, 2).put("B2a.1", 19, 14)
    gun = next(weapon for weapon in table.game.weapons("A1a.1") if "CA" in weapon.words and keywords.shots(weapon, 0) > 1)
    first = (Burst("A1a.1", gun.id, "B1a.1", 1),)
    asked = fire.Declaring(table.game, "A1a", first, ("A1a.1",))
    assert asked.refuse(Shoot("A1a.1", gun.id, "B1a.2", 1)) is None
    refusal = asked.refuse(Shoot("A1a.1", gun.id, "B2a.1", 1))
    assert refusal is not None
    assert refusal.rule == "DZC-22.7"
    free = bench("ucm", "A1: A1a ucm.rapier 1").put("A1a.1", 22, 6).line("B1a", 22, 14, 2).put("B2a.1", 19, 14)
    plain = next(weapon for weapon in free.game.weapons("A1a.1") if "CA" not in weapon.words and keywords.shots(weapon, 0) > 1)
    other = fire.Declaring(free.game, "A1a", (Burst("A1a.1", plain.id, "B1a.1", 1),), ("A1a.1",))
    reason = other.refuse(Shoot("A1a.1", plain.id, "B2a.1", 1))
    assert reason is None or reason.rule != "DZC-22.7"


# -- indirect fire -------------------------------------------------------------------------------------------------------------------------------------


def test_unseen_fire_at_infantry_in_cover() -> None:
    """DZC-22.18, DZC-7.8, DZC-23.6: only Hull Down is ignored: infantry in a Structure or in woods keep their Soft Cover against indirect fire."""
    woods = TerrainRow("copse", "wood", ((30, 36), (36, 36), (36, 42), (30, 42)))
    table = bench("ucm", "A1: A1a ucm.longbow 1\nA2: A2a ucm.wolverine_a 2", (woods,)).put("A1a.1", 26, 26)
    shell = weapon_with(table, "A1a.1", "Area")
    base = table.game.weapon("A1a.1", shell).accuracy
    table.put("B2a.1", 26, 31)
    assert needed(table, "A1a.1", shell, "B2a.1") == base + 2, "not seen, in the open"
    table.put("A2a.1", 26, 40)
    assert needed(table, "A1a.1", shell, "B2a.1") == base, "a Scout sees it"
    table.put("B2a.1", 33, 40).put("A2a.1", 33, 44)
    assert needed(table, "A1a.1", shell, "B2a.1") == base + 2, "spotted in the woods"
    table.put("A2a.1", 2, 2)
    assert needed(table, "A1a.1", shell, "B2a.1") == min(6, base + 4), "neither seen nor in the open"


def test_indirect_fire_out_of_a_structure_is_measured_from_its_walls() -> None:
    """DZC-22.5, DZC-22.18, DZC-5.16: a mortar team inside is where the Structure is, wherever it stood before: 7 inches are too near, 14 are not."""
    table = bench("ucm", "A1: A1a ucm.mortar_team 2").garrison("A1a", "hall").unit("A1a.1", x=4700, y=4700)
    mortar = table.game.weapon("A1a.1", weapon_with(table, "A1a.1", "Barrage"))
    table.put("B1a.1", 23, 31).put("B1a.2", 23, 38)
    near = attack.aim(table.game, "A1a.1", mortar, "B1a.1")
    assert not isinstance(near, attack.Aim)
    assert near.rule == "DZC-22.5"
    found = attack.aim(table.game, "A1a.1", mortar, "B1a.2")
    assert isinstance(found, attack.Aim)
    assert not found.direct
    assert (found.look.eye.x, found.look.eye.y) == (2300, 2400)
