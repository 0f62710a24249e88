"""Army building (chapter 21): points, battlegroups, slots, commanders, transports, rarities."""

from __future__ import annotations

import msgspec
import pytest

from bocage.core.errors import Invalid
from bocage.games.dropzone_commander.armies import army as build
from bocage.games.dropzone_commander.tables import army_rows
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, SquadRow, TransportRow
from bocage.games.dropzone_commander.tables.profiles import capacity, commanders, units
from bocage.games.dropzone_commander.tables.tables import scenarios

replace = msgspec.structs.replace


def group(name: str, kind: str, *squads: tuple[str, int], transport: tuple[tuple[str, int, str], ...] = (), variant: str = "") -> BattlegroupRow:
    """A battlegroup: squads are (unit, count), transports (unit, count, letters of what they carry)."""
    rows = tuple(SquadRow(f"{name}{'abcdef'[i]}", unit, count) for i, (unit, count) in enumerate(squads))
    lifts = tuple(TransportRow(f"{name}{'tuvwxy'[i]}", unit, count, tuple(f"{name}{x}" for x in aboard)) for i, (unit, count, aboard) in enumerate(transport))
    return BattlegroupRow(name, kind, rows, lifts, variant=variant)


UCM = Army(
    "ucm",
    (
        group("1", "hq", ("ucm.kodiak", 1), transport=(("ucm.condor", 1, "a"),)),
        group("2", "armour", ("ucm.sabre", 6), ("ucm.rapier", 3), transport=(("ucm.condor", 2, "a"), ("ucm.condor", 1, "b"))),
        group("3", "infantry", ("ucm.legionnaire", 3), ("ucm.legionnaire", 3), transport=(("ucm.bear", 1, "a"), ("ucm.bear", 1, "b"), ("ucm.condor", 1, "tu"))),
        group("4", "special", ("ucm.gladius", 2), transport=(("ucm.condor", 1, "a"),)),
        group("5", "air", ("ucm.archangel", 2)),
    ),
    "ucm.cmd_captain",
    "1a",
)
SCOURGE = Army(
    "scourge",
    (
        group("1", "hq", ("scourge.desolator", 1)),
        group("2", "armour", ("scourge.hunter", 6), ("scourge.reaper", 3), transport=(("scourge.marauder", 2, "a"), ("scourge.marauder", 1, "b"))),
        group("3", "infantry", ("scourge.warriors", 3), transport=(("scourge.invader", 1, "a"),)),
        group("4", "special", ("scourge.prowler", 8), ("scourge.destroyers", 2), transport=(("scourge.intruder_b", 2, "a"), ("scourge.intruder_a", 1, "b"))),
    ),
    "scourge.cmd_master",
    "1a",
)
PHR = Army(
    "phr",
    (
        group("1", "hq", ("phr.zeus", 1), transport=(("phr.neptune", 1, "a"),)),
        group("2", "armour", ("phr.ares", 2), transport=(("phr.neptune", 1, "a"),)),
        group("3", "armour", ("phr.phobos", 2), transport=(("phr.neptune", 1, "a"),)),
        group("4", "infantry", ("phr.immortals", 2), transport=(("phr.triton_a1", 1, "a"),)),
    ),
    "phr.cmd_war_councillor",
    "1a",
)
SHALTARI = Army(
    "shaltari",
    (
        group("1", "hq", ("shaltari.coyote", 1)),
        group("2", "armour", ("shaltari.tomahawk", 3), ("shaltari.kukri", 3)),
        group("3", "infantry", ("shaltari.braves", 2)),
        group("4", "gates", ("shaltari.eden", 1), ("shaltari.spirit", 1)),
    ),
    "shaltari.cmd_elder",
    "1a",
)
RESISTANCE = Army(
    "resistance",
    (
        group("1", "hq", ("resistance.alexander", 1), transport=(("resistance.lifthawk", 1, "a"),)),
        group(
            "2",
            "armour",
            ("resistance.gun_wagon", 3),
            ("resistance.rocket_technical", 6),
            transport=(("resistance.kraken", 1, "a"), ("resistance.kraken", 1, "b")),
        ),
        group(
            "3",
            "infantry",
            ("resistance.fighters", 4),
            ("resistance.veterans", 2),
            transport=(("resistance.battle_bus", 1, "a"), ("resistance.jackson", 1, "b")),
        ),
        group("4", "drills", ("resistance.drill", 1)),
    ),
    "resistance.cmd_leader",
    "1a",
)
LEGAL = {
    "ucm": (UCM, "clash"),
    "scourge": (SCOURGE, "clash"),
    "phr": (PHR, "skirmish"),
    "shaltari": (SHALTARI, "skirmish"),
    "resistance": (RESISTANCE, "skirmish"),
}


BROKEN = {"DZC-20.1", "DZC-21.1", "DZC-21.2", "DZC-21.3", "DZC-21.5", "DZC-21.6", "DZC-1.5", "DZC-21.7", "DZC-21.8"}


def told(army: Army, size: str, *, points: bool = False) -> list[tuple[str, str]]:
    """Rule and message of everything that is wrong, but for the sum of points, which most of these tests leave alone."""
    return [(refusal.rule, refusal.message) for refusal in build.refusals(army, size) if points or refusal.rule != "DZC-21.1"]


def without(army: Army, name: str) -> Army:
    """The list without one battlegroup."""
    return replace(army, battlegroup=tuple(g for g in army.battlegroup if g.id != name))


def changed(army: Army, new: BattlegroupRow) -> Army:
    """The list with one battlegroup put in place of the one of the same name, or added."""
    others = [g for g in army.battlegroup if g.id != new.id]
    return replace(army, battlegroup=(*others, new))


@pytest.mark.parametrize("faction", LEGAL)
def test_a_legal_list_of_each_faction_is_accepted_saved_and_loaded(faction: str) -> None:
    """DZC-21.1, DZC-21.3, DZC-21.6: a legal list of each faction; what was saved is what is loaded."""
    army, size = LEGAL[faction]
    assert told(army, size, points=True) == []
    again = build.load(build.save(army))
    assert again == army
    assert army_rows.cost(again) == army_rows.cost(army)
    assert army_rows.size_of(army_rows.cost(army)) == size


def test_sizes_of_game_go_by_points() -> None:
    """DZC-21.1: Skirmish 500 to 999, Clash 1000 to 1999, Battle from 2000."""
    assert [army_rows.size_of(points) for points in (499, 500, 999, 1000, 1999, 2000, 9000)] == [
        "",
        "skirmish",
        "skirmish",
        "clash",
        "clash",
        "battle",
        "battle",
    ]
    assert ("DZC-21.1", "army-points") in told(UCM, "battle", points=True)
    assert ("DZC-21.1", "army-points") in told(replace(UCM, commander="", commander_in="", battlegroup=UCM.battlegroup[1:2]), "clash", points=True)


def test_transports_are_paid_for_with_the_squad() -> None:
    """DZC-21.5: transports and their options cost their points; a transport bought for nobody is refused."""
    bare = Army("ucm", (group("1", "armour", ("ucm.sabre", 3)),))
    lifted = Army("ucm", (group("1", "armour", ("ucm.sabre", 3), transport=(("ucm.condor", 1, "a"),)),))
    assert army_rows.cost(bare) == 3 * 37
    assert army_rows.cost(lifted) == 3 * 37 + 31
    armed = replace(lifted.battlegroup[0].transport[0], options=("missile_pods",))
    assert army_rows.cost(changed(lifted, replace(lifted.battlegroup[0], transport=(armed,)))) == 3 * 37 + 31 + 10
    empty = replace(UCM.battlegroup[3], transport=(TransportRow("4t", "ucm.condor", 1, ()),))
    assert told(changed(UCM, empty), "clash") == [("DZC-21.5", "army-transport-for-nobody")]
    odd = replace(UCM.battlegroup[3].transport[0], options=("drapes",))
    assert told(changed(UCM, replace(UCM.battlegroup[3], transport=(odd,))), "clash") == [("DZC-21.5", "army-option")]


def test_too_many_battlegroups() -> None:
    """DZC-21.2: five in a Skirmish, gates and drills not counted."""
    many = replace(
        SHALTARI,
        commander="",
        commander_in="",
        battlegroup=(
            group("1", "hq", ("shaltari.coyote", 1)),
            group("2", "armour", ("shaltari.tomahawk", 6)),
            group("3", "infantry", ("shaltari.punguri", 4)),
            group("4", "gates", ("shaltari.haven", 1)),
            group("5", "infantry", ("shaltari.punguri", 4)),
            group("6", "special", ("shaltari.samurai", 3)),
        ),
    )
    assert told(many, "skirmish") == []
    more = replace(many, battlegroup=(*many.battlegroup, group("7", "special", ("shaltari.samurai", 3))))
    assert ("DZC-21.2", "army-battlegroups") in told(more, "skirmish")


def test_numbers_of_each_kind() -> None:
    """DZC-21.3: at least one Armour and one Infantry; one Armour in a Skirmish but two for PHR; no Air in a Skirmish; Shaltari need Gates."""
    assert told(PHR, "skirmish") == []
    assert told(without(PHR, "4"), "skirmish") == [("DZC-21.3", "army-too-few-of-kind")]
    small = Army(
        "ucm",
        (
            group("1", "armour", ("ucm.sabre", 6)),
            group("2", "infantry", ("ucm.legionnaire", 3)),
            group("3", "infantry", ("ucm.legionnaire", 3), ("ucm.legionnaire", 3)),
        ),
    )
    assert told(small, "skirmish") == []
    second = changed(small, group("4", "armour", ("ucm.katana", 3)))
    assert told(second, "skirmish") == [("DZC-21.3", "army-too-many-of-kind")]
    assert told(changed(small, group("4", "air", ("ucm.archangel", 2))), "skirmish") == [("DZC-21.3", "army-no-kind")]
    assert told(without(SHALTARI, "4"), "skirmish") == [("DZC-21.3", "army-too-few-of-kind")]
    crowded = group("2", "armour", ("ucm.sabre", 3), ("ucm.sabre", 3), ("ucm.rapier", 3))
    assert told(changed(UCM, crowded), "clash") == [("DZC-21.3", "army-squads")]


def test_slots_take_squads_of_their_category() -> None:
    """DZC-21.6: a slot names a category and takes one squad of it; a Special battlegroup is one of two variants."""
    assert told(changed(UCM, group("5", "air", ("ucm.falcon", 2))), "clash") == [("DZC-21.6", "army-no-slot"), ("DZC-21.6", "army-slot-empty")]
    assert told(changed(UCM, group("2", "armour", ("ucm.rapier", 3))), "clash") == [("DZC-21.6", "army-slot-empty")]
    assert told(changed(UCM, group("2", "armour", ("ucm.rapier", 3), ("ucm.rapier", 3))), "clash")[0] == ("DZC-21.6", "army-slot-full")
    mixed = group("4", "special", ("ucm.wolverine_a", 4), ("ucm.gladius", 2))
    assert ("DZC-21.6", "army-no-slot") in told(changed(UCM, mixed), "clash")
    light = group("4", "special", ("ucm.wolverine_a", 4), ("ucm.praetorian", 2), variant="light")
    assert told(changed(UCM, light), "clash") == []
    assert told(changed(UCM, replace(light, variant="heavy")), "clash") != []
    assert told(changed(UCM, group("5", "air", ("scourge.corsair", 2))), "clash") == [("DZC-21.6", "army-unit")]
    assert told(changed(UCM, group("4", "special", ("ucm.condor", 1))), "clash")[0][0] == "DZC-21.6"
    tank = group("4", "special", ("ucm.gladius", 2), transport=(("ucm.bear", 1, "a"),))
    assert told(changed(UCM, tank), "clash") == [("DZC-12.19", "army-cannot-carry")]
    driver = group("4", "special", ("ucm.gladius", 2), transport=(("ucm.sabre", 1, "a"),))
    assert ("DZC-21.6", "army-not-a-transport") in told(changed(UCM, driver), "clash")
    twice = replace(UCM.battlegroup[3], squad=(SquadRow("2a", "ucm.gladius", 2),), transport=())
    assert told(changed(UCM, twice), "clash") == [("DZC-21.6", "army-twice")]


def test_commanders() -> None:
    """DZC-21.4, DZC-20.1: CV 4 from Clash on, CV 6 in a Battle only; a commander needs a Headquarters and rides in a Command unit."""
    assert [commanders()[f"ucm.cmd_{name}"].cv for name in ("squad_leader", "lieutenant", "captain", "general", "field_marshal")] == [2, 3, 4, 5, 6]
    assert told(replace(UCM, commander="ucm.cmd_field_marshal"), "clash") == [("DZC-21.4", "army-commander-level")]
    assert told(replace(PHR, commander="ucm.cmd_lieutenant"), "skirmish") == [("DZC-21.4", "army-commander")]
    assert told(replace(UCM, commander_in="2a"), "clash") == [("DZC-20.1", "army-commander-mount")]
    headless = replace(without(UCM, "1"), battlegroup=(*UCM.battlegroup[1:], group("6", "special", ("ucm.wolverine_b", 4))))
    assert told(headless, "clash") == [("DZC-21.4", "army-commander-headquarters"), ("DZC-20.1", "army-commander-mount")]
    assert told(replace(headless, commander="", commander_in=""), "clash") == []


def test_squad_sizes_and_modes() -> None:
    """DZC-1.5, DZC-22.30: a squad has a size of its S+C entry; a unit of two modes is listed by its ground record."""
    assert told(changed(UCM, group("4", "special", ("ucm.gladius", 3))), "clash") == [("DZC-1.5", "army-squad-size")]
    walkers = group("2", "armour", ("phr.ares", 2), ("phr.apollo_ground", 2))
    assert told(changed(without(PHR, "3"), walkers), "skirmish") == []
    flying = group("2", "armour", ("phr.ares", 2), ("phr.apollo_flight", 2))
    assert told(changed(without(PHR, "3"), flying), "skirmish") == [("DZC-22.30", "army-mode")]


def test_rare_squads() -> None:
    """DZC-21.7, DZC-22.72: one squad of a Rare type in a Skirmish, two in a Clash, three in a Battle."""
    rare = group("3", "infantry", ("phr.longreach", 2), ("phr.longreach", 2))
    army = changed(without(PHR, "4"), rare)
    assert told(army, "skirmish") == [("DZC-21.7", "army-rare")]
    assert told(changed(army, group("3", "infantry", ("phr.longreach", 2), ("phr.immortals", 2))), "skirmish") == []
    assert ("DZC-21.7", "army-rare") not in told(army, "clash")


def test_allied_and_feral_do_not_mix() -> None:
    """DZC-21.8, DZC-22.72: a Resistance army has Allied squads or Feral squads, not both."""
    feral = group("3", "infantry", ("resistance.fighters", 2), ("resistance.berserkers", 2))
    both = group("3", "infantry", ("resistance.fighters", 2), ("resistance.berserkers", 2), ("resistance.marines", 2))
    assert told(changed(RESISTANCE, feral), "skirmish") == []
    assert told(changed(RESISTANCE, both), "skirmish") == [("DZC-21.8", "army-allied-and-feral")]


def test_transports_have_room_for_their_own_battlegroup() -> None:
    """DZC-12.18, DZC-12.19, DZC-12.22: only squads of the battlegroup, each in one transport, within the capacity, which sharers divide."""
    assert (capacity("ucm.bear", "ucm.legionnaire"), capacity("ucm.bear", "ucm.praetorian_sniper"), capacity("ucm.bear", "ucm.sabre")) == (3, 4, 0)
    short = group("2", "armour", ("ucm.sabre", 6), transport=(("ucm.condor", 1, "a"),))
    assert told(changed(UCM, short), "clash") == [("DZC-12.19", "army-no-room")]
    shared = group("2", "armour", ("ucm.sabre", 6), ("ucm.rapier", 3), transport=(("ucm.albatross", 1, "ab"),))
    assert told(changed(UCM, shared), "clash") == []
    stranger = replace(shared, transport=(TransportRow("2t", "ucm.albatross", 1, ("2a", "1a")),))
    assert told(changed(UCM, stranger), "clash") == [("DZC-12.18", "army-carries-stranger")]
    twice = group("2", "armour", ("ucm.sabre", 3), transport=(("ucm.condor", 1, "a"), ("ucm.condor", 1, "a")))
    assert told(changed(UCM, twice), "clash") == [("DZC-12.18", "army-carried-twice")]


def test_the_thunderstorm_carries_technicals() -> None:
    """DZC-22.68: up to 12 technicals of its own battlegroup, and nobody else."""
    storm = SquadRow("1a", "resistance.thunderstorm", 1, carries=("1b",))
    riders = BattlegroupRow("1", "hq", (storm, SquadRow("1b", "resistance.gun_technical", 12)))
    army = changed(RESISTANCE, riders)
    assert told(army, "skirmish") == []
    wagons = BattlegroupRow("1", "hq", (storm, SquadRow("1b", "resistance.fire_wagon", 3)))
    assert told(changed(RESISTANCE, wagons), "skirmish") == [("DZC-12.19", "army-cannot-carry")]
    assert capacity("resistance.thunderstorm", "resistance.rocket_technical") == 12


def test_a_list_that_breaks_each_limit_once() -> None:
    """DZC-21.1, DZC-21.3, DZC-21.4, DZC-21.5, DZC-21.6, DZC-21.7, DZC-21.8: every broken limit is told at once, each with its rule."""
    army = Army(
        "resistance",
        (
            group("1", "hq", ("resistance.alexander", 1)),
            group("2", "infantry", ("resistance.fighters", 2), ("resistance.marines", 2), ("resistance.berserkers", 2)),
            group("3", "infantry", ("resistance.fighters", 5)),
            group("4", "infantry", ("resistance.fighters", 2)),
            group("5", "special", ("resistance.hannibal", 2), ("resistance.zhukov", 2)),
            group("6", "special", ("resistance.zhukov", 2), transport=(("resistance.lifthawk", 1, ""),)),
        ),
        "resistance.cmd_leader",
        "2a",
    )
    assert build.refuse(army, "skirmish") is not None
    assert {rule for rule, _ in told(army, "skirmish", points=True)} == BROKEN


@pytest.mark.parametrize("scenario", list(scenarios()))
def test_the_armies_of_the_scenarios_keep_the_limits(scenario: str) -> None:
    """DZC-21.1, DZC-21.2, DZC-21.3, DZC-21.5, DZC-21.6: their points are what they say; only the tutorial's are below the smallest size."""
    for force in scenarios()[scenario].force:
        assert army_rows.cost(force) == force.points
        size = army_rows.size_of(force.points)
        assert bool(size) is (scenario != "dzc.first_drop")
        assert told(force, size or "skirmish") == []


def test_what_cannot_be_read_is_invalid() -> None:
    """DZC-21.1: an unknown size, a misspelt field or broken text is no army list."""
    with pytest.raises(Invalid, match="skirmish"):
        list(build.refusals(UCM, "skirmsh"))
    with pytest.raises(Invalid):
        build.load('{"faction": "ucm", "battlegroups": []}')
    with pytest.raises(Invalid):
        build.load("faction = ")


def test_a_destroyed_unit_is_worth_its_price() -> None:
    """DZC-21.9: the point cost of the unit, with its upgrades."""
    assert units()["ucm.condor"].points + army_rows.options_cost("ucm.condor", ("missile_pods",)) == 41
    assert army_rows.options_cost("ucm.condor", ()) == 0


@pytest.mark.parametrize(
    ("size", "groups", "armour", "special", "air", "rare"),
    [("skirmish", 5, 1, 1, None, 1), ("clash", 6, 2, 2, 1, 2), ("battle", 7, 2, 2, 1, 3)],
)
def test_the_numbers_of_each_size(size: str, groups: int, armour: int, special: int, air: int | None, rare: int) -> None:
    """DZC-21.2, DZC-21.3, DZC-21.7: how many battlegroups in all and of each kind, for every faction, and how many Rare squads of a type."""
    assert army_rows.sizes()[size].max_battlegroups == groups
    assert build.RARE_LIMIT[size] == rare
    for faction in LEGAL:
        limits = {kind: [(row.min_of_kind, row.max_of_kind) for row in army_rows.formations(faction, kind, size)] for kind in KINDS}
        assert set(limits["hq"]) == {(0, 1)}
        assert set(limits["armour"]) == {(1, 2 if faction == "phr" else armour)}
        assert set(limits["infantry"]) == {(1, 2)}
        assert set(limits["special"]) == {(0, special)}
        assert len(limits["special"]) == 2, "one of two variants"
        assert set(limits["air"]) == (set() if air is None else {(0, air)})
        assert limits["gates"] == ([(1, 1)] if faction == "shaltari" else [])
        assert limits["drills"] == ([(0, 1)] if faction == "resistance" else [])


KINDS = ("hq", "armour", "infantry", "special", "air", "gates", "drills")


@pytest.mark.parametrize("faction", LEGAL)
def test_commanders_of_every_faction(faction: str) -> None:
    """DZC-21.4, DZC-20.1: CV 2 and 3 in every size, 4 and 5 from Clash on, 6 in a Battle only."""
    own = [chief for chief in commanders().values() if chief.faction == faction]
    assert sorted(chief.cv for chief in own) == [2, 3, 4, 5, 6]
    for chief in own:
        assert chief.allowed == {2: SIZES, 3: SIZES, 4: SIZES[1:], 5: SIZES[1:], 6: SIZES[2:]}[chief.cv]


SIZES = ("skirmish", "clash", "battle")
SECOND = group("9", "hq", ("ucm.kodiak", 1), transport=(("ucm.condor", 1, "a"),))
EXTRA = tuple(group(f"x{number}", "infantry", ("ucm.legionnaire", 3)) for number in range(2))


@pytest.mark.parametrize(
    ("army", "size", "rule"),
    [
        (replace(UCM, battlegroup=(*UCM.battlegroup, *EXTRA)), "clash", {"DZC-21.2", "DZC-21.3"}),  # seven battlegroups, three of them Infantry
        (replace(UCM, battlegroup=(*UCM.battlegroup, SECOND)), "clash", {"DZC-21.3"}),  # two Headquarters
        (changed(UCM, group("6", "air", ("ucm.archangel", 2))), "clash", {"DZC-21.3"}),  # two Air
        (without(UCM, "2"), "clash", {"DZC-21.3"}),  # no Armour
        (changed(SHALTARI, group("5", "gates", ("shaltari.eden", 1), ("shaltari.spirit", 1))), "skirmish", {"DZC-21.3"}),  # two Gates battlegroups
        (changed(RESISTANCE, group("5", "drills", ("resistance.drill", 1))), "skirmish", {"DZC-21.3", "DZC-21.7"}),  # two Drills, which are Rare
        (changed(UCM, group("5", "gates", ("ucm.archangel", 2))), "clash", {"DZC-21.3"}),  # only Shaltari have gates
        (replace(UCM, commander="ucm.cmd_general"), "clash", set()),  # CV 5 is for a Clash
        (replace(PHR, commander="phr.cmd_battle_vizier"), "skirmish", {"DZC-21.4"}),  # CV 4 is not for a Skirmish
        (replace(UCM, commander_in=""), "clash", {"DZC-20.1"}),  # a commander rides in something
    ],
)
def test_one_limit_broken_at_a_time(army: Army, size: str, rule: set[str]) -> None:
    """DZC-21.2, DZC-21.3, DZC-21.4, DZC-20.1: a legal list with one thing wrong is refused by the rule of that thing and by no other."""
    assert {found for found, _ in told(army, size)} == rule
    again = build.load(build.save(army))
    assert told(again, size) == told(army, size)


def test_rare_squads_in_larger_games() -> None:
    """DZC-21.7: two of a type in a Clash but not three, three in a Battle but not four; two types are counted each by itself."""
    pair = ("phr.longreach", 2)

    def rare(*counts: int) -> Army:
        groups = tuple(group(f"r{number}", "infantry", *[pair] * count) for number, count in enumerate(counts))
        return replace(PHR, battlegroup=groups)

    assert ("DZC-21.7", "army-rare") not in told(rare(2), "clash")
    assert ("DZC-21.7", "army-rare") in told(rare(2, 1), "clash")
    assert ("DZC-21.7", "army-rare") not in told(rare(2, 1), "battle")
    assert ("DZC-21.7", "army-rare") in told(rare(2, 2), "battle")
