"""Rosters (LOW-24.4, LOW-24.6, chapters 4, 8, 12, 18): what an army costs, and one army for each limit that breaks it."""

from __future__ import annotations

import msgspec
import pytest

from bocage.core.errors import DataError
from bocage.games.legends_old_west.armies.muster import add_unit
from bocage.games.legends_old_west.armies.roster import (
    Group,
    Roster,
    RosterUnit,
    bare,
    cost,
    faults,
    from_json,
    from_toml,
    general_of,
    group_cost,
    ready_unit,
    refuse_roster,
    to_json,
    to_toml,
    unit_cost,
    unit_row,
)
from bocage.games.legends_old_west.arms.machine_guns import reach_of
from bocage.games.legends_old_west.tables.tables import EQUIPMENT, PROFILES, UNITS, WEAPONS

from .bench import OURS, Bench

replace = msgspec.structs.replace
OFF = {"dog_handler_unarmed": "off", "ww1_no_anachronisms": "off"}


def army(*names: str, era: str = "ww2", points: int = 1000, general: str = "") -> Roster:
    lines = tuple(ready_unit(name) for name in names)
    return Roster("An army", era, points, general or names[0], lines)


def squad(*groups: Group, unit: str = "squad", **more: object) -> RosterUnit:
    return replace(RosterUnit(unit, groups), **more)


def alone(unit: RosterUnit, era: str = "ww2", points: int = 1000) -> Roster:
    return Roster("One unit", era, points, unit.id, (unit,))


def broken(roster: Roster, rule: str, message: str, **options: str) -> bool:
    refusal = refuse_roster(roster, OFF | options)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == (rule, message)
    assert refusal.path
    return True


@pytest.mark.parametrize("name", UNITS)
def test_printed_units_are_legal_and_cost_what_they_say(name: str) -> None:
    """LOW-24.4: profile plus weapons plus vehicles, crews bought as figures; LOW-12.9: a partisan's first weapon is free."""
    row = UNITS[name]
    assert unit_cost(ready_unit(name)) == row.points
    assert list(faults(alone(ready_unit(name), row.era), OFF)) == []


def test_what_figures_cost() -> None:
    """LOW-24.4, LOW-12.9, LOW-8.25, LOW-8.21: first weapons of partisans and mounted natives are included, a chief costs 5."""
    assert group_cost(Group("ww2_regular", 2, ("ww2_rifle", "ww2_bayonet"))) == 2 * (10 + 4 + 2)
    assert group_cost(Group("ww2_partisan", 3, ("ww2_rifle", "ww2_grenade"))) == 3 * (8 + 2)
    assert group_cost(Group("col_native_mounted", 1, ("col_rifle",))) == 19
    men = squad(Group("col_regular", 8, ("col_rifle",)))
    assert unit_cost(replace(men, chief=True)) == unit_cost(men) + 5
    assert cost(army("us_hq", "us_sherman")) == 84 + 190


def test_an_army_within_its_points() -> None:
    """LOW-24.4: both sides build to the same total; one point more is too much."""
    assert refuse_roster(army("us_hq", "us_sherman", points=274)) is None
    broken(army("us_hq", "us_sherman", points=273), "LOW-24.4", "roster-points")


def test_the_general_is_the_dearest_leader() -> None:
    """LOW-24.6: the highest-cost leader is the general; another may not be named."""
    roster = army("us_hq", "us_lieutenant", "us_para_squad")
    assert general_of(roster) == "us_hq"
    assert refuse_roster(roster) is None
    broken(replace(roster, general="us_lieutenant"), "LOW-24.6", "roster-general")
    broken(replace(roster, general="nobody"), "LOW-24.6", "roster-general")
    assert refuse_roster(army("air_re8", era="ww1")) is None  # no leader: any unit


def test_squads_have_eight_to_sixteen_figures() -> None:
    """LOW-4.1, LOW-4.2, LOW-4.11: 8 to 16, in WWII to 15; single figures and crews are no squads."""
    rifles = ("ww2_rifle",)
    broken(alone(squad(Group("ww2_regular", 7, rifles))), "LOW-4.2", "roster-squad-size")
    assert refuse_roster(alone(squad(Group("ww2_regular", 8, rifles)))) is None
    assert refuse_roster(alone(squad(Group("ww2_regular", 15, rifles)))) is None
    broken(alone(squad(Group("ww2_regular", 16, rifles))), "LOW-4.2", "roster-squad-size")
    assert refuse_roster(alone(squad(Group("ww1_regular", 16, ("ww1_rifle",))), "ww1")) is None
    broken(alone(squad(Group("ww1_regular", 17, ("ww1_rifle",))), "ww1"), "LOW-4.1", "roster-squad-size")
    assert refuse_roster(alone(ready_unit("ger_ww2_sniper"))) is None


def test_eras_are_not_mixed() -> None:
    """LOW-1.1, LOW-8.34: one era's tables only, but the lance; LOW-21.37: no aircraft in WWII."""
    broken(alone(squad(Group("ww1_regular", 8, ("ww1_rifle",)))), "LOW-1.1", "roster-other-era")
    broken(army("air_re8"), "LOW-21.37", "roster-aircraft-era")
    assert refuse_roster(alone(squad(Group("ww2_cavalry", 8, ("col_spear",))))) is None
    broken(replace(army("us_hq"), era="napoleonic"), "LOW-1.1", "roster-era")


def test_a_leader_has_two_further_weapons() -> None:
    """LOW-EX-04, LOW-12.1: an officer with a revolver takes an SMG and grenades; a third extra is refused, and so is what no leader may have."""
    two = Group("ww2_officer", 1, ("ww2_pistol", "ww2_smg", "ww2_grenade"))
    assert refuse_roster(alone(squad(two))) is None
    three = Group("ww2_officer", 1, ("ww2_pistol", "ww2_smg", "ww2_grenade", "ww2_rifle"))
    broken(alone(squad(three)), "LOW-12.1", "roster-too-many-weapons")
    broken(alone(squad(Group("ww2_officer", 1, ("ww2_pistol", "ww2_flamethrower")))), "LOW-12.1", "roster-not-permitted")
    broken(alone(squad(Group("ww2_officer", 1, ("ww2_smg",)))), "LOW-12.1", "roster-no-set")


@pytest.mark.parametrize(
    ("profile", "weapons", "rule", "message"),
    [
        ("ww2_regular", ("ww2_precision_rifle",), "LOW-12.2", "roster-no-set"),
        ("ww2_regular", ("ww2_pistol",), "LOW-12.2", "roster-pistol-only"),
        ("ww2_assault", ("ww2_rifle", "ww2_flamethrower"), "LOW-12.3", "roster-not-permitted"),
        ("ww2_sniper", ("ww2_precision_rifle",), "LOW-12.5", "roster-no-set"),
        ("ww2_partisan", ("ww2_rifle", "ww2_grenade", "ww2_smg"), "LOW-12.9", "roster-too-many-weapons"),
        ("ww2_gunner", ("ww2_rifle", "ww2_bayonet"), "LOW-12.10", "roster-not-permitted"),
        ("ww2_crew", ("ww2_rifle",), "LOW-12.11", "roster-no-set"),
        ("ww2_medic", ("ww2_pistol",), "LOW-12.13", "roster-not-permitted"),
        ("ww2_observer", ("ww2_pistol",), "LOW-12.24", "roster-no-set"),
        ("ww2_eng_construction", ("ww2_rifle", "ww2_explosives"), "LOW-12.28", "roster-not-permitted"),
        ("ww2_eng_demolition", ("ww2_rifle", "ww2_flamethrower"), "LOW-14.10", "roster-flame-carrier"),
        ("ww2_dog", ("ww2_pistol",), "LOW-12.30", "roster-not-permitted"),
        ("ww2_cavalry", ("ww2_smg",), "LOW-8.34", "roster-no-set"),
    ],
)
def test_what_each_profile_may_not_carry(profile: str, weapons: tuple[str, ...], rule: str, message: str) -> None:
    """LOW-12.2, LOW-12.3, LOW-12.5, LOW-12.9, LOW-12.10, LOW-12.11, LOW-12.13, LOW-12.24, LOW-12.28, LOW-12.30, LOW-14.10, LOW-14.8: permissions."""
    assert broken(alone(squad(Group(profile, 8, weapons))), rule, message)


@pytest.mark.parametrize(
    ("profile", "good", "bad", "rule"),
    [
        ("col_regular", ("col_rifle", "col_bayonet"), ("col_spear",), "LOW-8.20"),
        ("col_irregular", ("col_javelin", "col_shield"), ("col_mg",), "LOW-8.23"),
        ("col_native", ("col_musket",), ("col_rifle",), "LOW-8.24"),
        ("col_native_mounted", ("col_rifle",), ("col_spear",), "LOW-8.25"),
        ("col_askari", ("col_musket",), ("col_bow",), "LOW-8.26"),
        ("col_elite", ("col_rifle",), ("col_musket",), "LOW-8.27"),
        ("col_eng_demolition", ("col_rifle", "col_explosives"), ("col_pistol",), "LOW-8.28"),
        ("col_cavalry", ("col_spear", "col_pistol"), ("col_bow",), "LOW-8.34"),
        ("col_mounted_infantry", ("col_rifle",), ("col_sabre",), "LOW-8.41"),
        ("col_gunner", ("col_rifle", "col_bayonet"), ("col_rifle",), "LOW-8.43"),
    ],
)
def test_colonial_equipment(profile: str, good: tuple[str, ...], bad: tuple[str, ...], rule: str) -> None:
    """LOW-8.20, LOW-8.23, LOW-8.24, LOW-8.25, LOW-8.26, LOW-8.27, LOW-8.28, LOW-8.34, LOW-8.41, LOW-8.43: what Colonial troops may and may not carry."""
    assert refuse_roster(alone(squad(Group(profile, 8, good)), "colonial")) is None
    broken(alone(squad(Group(profile, 8, bad)), "colonial"), rule, "roster-no-set")


def test_the_south_african_levy() -> None:
    """LOW-8.24: half spears, half muskets."""
    spears, muskets = Group("col_native", 5, ("col_spear", "col_shield")), Group("col_native", 5, ("col_musket",))
    assert refuse_roster(alone(squad(spears, muskets, nation="south_african"), "colonial")) is None
    broken(alone(squad(replace(spears, count=8), muskets, nation="south_african"), "colonial"), "LOW-8.24", "roster-levy")


def test_unit_chiefs() -> None:
    """LOW-8.21, LOW-12.2: regulars may have a chief for 5 points, engineers may not."""
    assert refuse_roster(alone(squad(Group("col_askari", 8, ("col_rifle",)), chief=True), "colonial")) is None
    broken(alone(squad(Group("col_eng_construction", 8, ("col_rifle",)), chief=True), "colonial"), "LOW-8.21", "roster-chief")
    broken(alone(squad(Group("ww2_partisan", 8, ("ww2_rifle",)), chief=True)), "LOW-12.2", "roster-chief")


def test_one_special_weapon_per_unit() -> None:
    """LOW-18.1, LOW-18.16: one special weapon in WWII; one LMG and one MG do not count, a second LMG does. WWI has no such limit."""
    men, bazooka = Group("ww2_regular", 8, ("ww2_rifle",)), Group("ww2_regular", 1, ("ww2_rifle", "ww2_bazooka"))
    faust, lmg = Group("ww2_regular", 1, ("ww2_rifle", "ww2_panzerfaust")), Group("ww2_regular", 1, ("ww2_lmg",))
    assert refuse_roster(alone(squad(men, bazooka, lmg))) is None
    broken(alone(squad(men, bazooka, faust)), "LOW-18.1", "roster-special")
    broken(alone(squad(men, bazooka, replace(lmg, count=2))), "LOW-18.16", "roster-special")
    old = [Group("ww1_regular", 8, ("ww1_rifle",)), Group("ww1_regular", 2, ("ww1_rifle", "ww1_rifle_grenade"))]
    assert refuse_roster(alone(squad(*old), "ww1")) is None


def test_anachronisms() -> None:
    """LOW-18.18: the WWI table prints bazookas; the option leaves them to scenarios."""
    team = squad(Group("ww1_regular", 8, ("ww1_rifle",)), Group("ww1_regular", 1, ("ww1_rifle", "ww1_bazooka")))
    assert refuse_roster(alone(team, "ww1"), OFF) is None
    broken(alone(team, "ww1"), "LOW-18.18", "roster-anachronism", ww1_no_anachronisms="on")


def test_loaders_assistants_and_handlers() -> None:
    """LOW-18.2, LOW-14.9, LOW-14.10, LOW-12.30: no machine gun without a second man, no flamethrower without one, one dog to a handler."""
    broken(alone(squad(Group("ww2_gunner", 1, ("ww2_rifle", "ww2_mg")))), "LOW-18.2", "roster-no-loader")
    carriers = squad(Group("ww1_eng_demolition", 8, ("ww1_pistol", "ww1_flamethrower")))
    broken(alone(carriers, "ww1"), "LOW-14.9", "roster-no-assistant")
    helped = squad(Group("ww1_eng_demolition", 2, ("ww1_pistol", "ww1_flamethrower")), Group("ww1_eng_demolition", 6, ("ww1_rifle",)))
    assert refuse_roster(alone(helped, "ww1")) is None
    kennel = squad(Group("ww2_regular", 4, ("ww2_rifle",)), Group("ww2_dog", 5))
    broken(alone(kennel), "LOW-12.30", "roster-dogs")
    pair = squad(Group("ww2_regular", 7, ("ww2_rifle",)), Group("ww2_dog", 1))
    assert refuse_roster(alone(pair), OFF) is None
    broken(alone(pair), "LOW-12.30", "roster-dogs", dog_handler_unarmed="on")
    handled = squad(Group("ww2_regular", 7, ("ww2_rifle",)), Group("ww2_regular", 1), Group("ww2_dog", 1))
    assert refuse_roster(alone(handled), {"dog_handler_unarmed": "on"}) is None


@pytest.mark.parametrize(("men", "fits"), [(1, True), (2, True), (10, True), (11, False)])
def test_a_colonial_wagon_is_driven_by_its_men(men: int, fits: bool) -> None:
    """LOW-10.25, LOW-RULING-138: the era has no crew figures: one or two of the men drive, up to eight ride."""
    wagon = squad(Group("col_regular", men, ("col_rifle",)), vehicles=("col_wagon",))
    if fits:
        assert refuse_roster(alone(wagon, "colonial")) is None
    else:
        broken(alone(wagon, "colonial"), "LOW-24.4", "roster-crew")
    assert unit_cost(wagon) == 20 + 12 * men


def test_vehicles_and_their_crews() -> None:
    """LOW-19.1, LOW-24.4: crews are bought with the vehicle, within its numbers; rows armed by model need a model; a choice of arms must be made."""
    crew = Group("ww2_crew", 5, ("ww2_pistol",))
    assert refuse_roster(alone(squad(crew, vehicles=("sherman",)))) is None
    broken(alone(squad(replace(crew, count=3), vehicles=("sherman",))), "LOW-24.4", "roster-crew")
    broken(alone(squad(crew, vehicles=("ww2_tank_medium",))), "LOW-19.1", "roster-by-model")
    eight = Group("ww1_crew", 8, ("ww1_pistol",))
    guns = ("ww1_gun_medium", "ww1_gun_medium")
    assert refuse_roster(alone(squad(eight, vehicles=("ww1_mark_iv",), loadout=guns), "ww1")) is None
    broken(alone(squad(eight, vehicles=("ww1_mark_iv",)), "ww1"), "LOW-19.1", "roster-choose-loadout")
    broken(alone(squad(eight, vehicles=("ww1_mark_iv",), loadout=guns[:1]), "ww1"), "LOW-19.1", "roster-loadout")
    broken(alone(squad(Group("ww1_regular", 8, ("ww1_rifle",)), loadout=guns), "ww1"), "LOW-19.1", "roster-loadout")


def test_airmen_fill_the_seats() -> None:
    """LOW-21.25: a two-seater has a pilot and an observer."""
    two = ready_unit("air_re8")
    assert refuse_roster(alone(two, "ww1")) is None
    broken(alone(replace(two, groups=(Group("ww1_crew", 1, ("ww1_pistol",)),)), "ww1"), "LOW-21.25", "roster-airmen")


def test_what_the_tables_do_not_hold() -> None:
    """LOW-24.4: an unknown row is refused with the nearest right word, and so is an empty line or a doubled name."""
    fault = refuse_roster(alone(squad(Group("ww2_regular", 8, ("ww2_rifel",)))))
    assert fault is not None
    assert (fault.message, fault.facts["near"]) == ("roster-no-row-near", "ww2_rifle")
    broken(alone(squad(Group("ww2_regular", 8, ("xyz",)))), "LOW-24.4", "roster-no-row")
    broken(alone(squad(Group("ww2_regular", 0, ("ww2_rifle",)))), "LOW-24.4", "roster-count")
    broken(alone(squad(Group("ww2_regulra", 8))), "LOW-24.4", "roster-no-row-near")
    broken(alone(squad(vehicles=("shermen",))), "LOW-24.4", "roster-no-row-near")
    broken(alone(squad(loadout=("ww2_mgg",))), "LOW-24.4", "roster-no-row-near")
    broken(alone(squad(aircraft=("camel",)), "ww1"), "LOW-24.4", "roster-no-row")
    broken(Roster("None", "ww2", 100, "x", ()), "LOW-24.4", "roster-empty")
    assert [fault.message for fault in faults(army("us_medic", "us_medic"), {})] == ["roster-same-name"] * 2
    broken(Roster("None", "ww2", 100, "x", (squad(unit="x"),)), "LOW-24.4", "roster-no-figures")


def test_rosters_are_kept_as_toml_and_json() -> None:
    """LOW-24.4: a roster comes back as it was written; errors name file and path."""
    roster = army("us_hq", "us_sherman", "us_para_squad")
    assert from_toml(to_toml(roster)) == roster
    assert from_json(to_json(roster)) == roster
    tank = replace(roster, units=(squad(Group("ww1_crew", 8, ("ww1_pistol",)), vehicles=("ww1_mark_iv",), loadout=("ww1_mg",) * 4, chief=True),))
    assert from_toml(to_toml(tank)) == tank
    with pytest.raises(DataError, match=r"mine\.toml"):
        from_toml('name = 3\nera = "ww2"', "mine.toml")


def test_an_observer_needs_no_set_of_his_own() -> None:
    """LOW-EX-05, LOW-12.24: any means of communication will do; it is part of the observer, who moves alone."""
    assert refuse_roster(alone(squad(Group("ww2_observer", 1, ("ww2_smg",))))) is None
    assert unit_cost(squad(Group("ww2_observer", 1, ("ww2_smg",)))) == 15 + 4


def test_cavalry_in_the_second_war() -> None:
    """LOW-12.29, LOW-8.34: Cossacks with lances are an army of 1941 too."""
    assert refuse_roster(alone(squad(Group("ww2_cavalry", 9, ("col_spear", "ww2_pistol"))))) is None
    assert broken(alone(squad(Group("ww2_cavalry", 9, ("ww2_lmg",)))), "LOW-8.34", "roster-no-set")


def test_a_roster_can_take_the_field() -> None:
    """LOW-24.4: what was bought is raised with its weapons, crews and vehicles."""
    bench = Bench()
    for unit in army("us_hq", "us_sherman", "us_para_squad").units:
        add_unit(bench.state, bench.game.setting, unit.id, unit_row(unit, "ww2"), OURS, OURS)
    assert len(bench.state.figures) == 2 + 5 + 9
    assert bench.state.vehicles["us_sherman.v1"].weapons == ("ww2_gun_medium", "ww2_mg")
    assert bench.state.units["us_para_squad"].leader == "us_para_squad.1"
    assert unit_row(ready_unit("us_hq"), "ww2").points == UNITS["us_hq"].points


def test_a_machine_gun_on_a_bipod() -> None:
    """LOW-18.13: a roster says whether its machine gun stands on a bipod; nothing else does, and the man who fires it reaches 60 cm instead of 80."""
    ready = ready_unit("ger_ww2_mg")
    light = replace(ready, groups=tuple(replace(group, bipod="ww2_mg" in group.weapons) for group in ready.groups))
    assert unit_cost(light) == unit_cost(ready)
    assert not [fault for fault in faults(alone(light), OFF) if fault.rule == "LOW-18.13"]
    assert from_json(to_json(alone(light))) == from_toml(to_toml(alone(light))) == alone(light)
    bench = Bench("ww2")
    for ident, unit in (("light", light), ("heavy", ready)):
        add_unit(bench.state, bench.game.setting, ident, unit_row(unit, "ww2"), OURS, OURS)
    row = WEAPONS["ww2_mg"]
    firers = {ident: next(i for i in bench.state.units[ident].figures if "ww2_mg" in bench.state.figures[i].weapons) for ident in ("light", "heavy")}
    assert reach_of(bench.game, firers["light"], row) == 6000
    assert reach_of(bench.game, firers["heavy"], row) == 8000
    wrong = replace(ready, groups=tuple(replace(group, bipod="ww2_mg" not in group.weapons) for group in ready.groups))
    assert any((fault.rule, fault.message) == ("LOW-18.13", "roster-no-bipod") for fault in faults(alone(wrong), OFF))


def test_no_unit_outgrows_a_squad() -> None:
    """LOW-4.1, LOW-4.2, LOW-4.11: a machine gun, or being all leaders, does not let a unit have more figures than a squad; the crew of a large tank may."""
    gun, men = Group("ww2_gunner", 1, ("ww2_rifle", "ww2_mg")), Group("ww2_gunner", 14, ("ww2_rifle",))
    assert refuse_roster(alone(squad(gun, men))) is None
    broken(alone(squad(gun, replace(men, count=15))), "LOW-4.2", "roster-unit-size")
    broken(alone(squad(Group("ww1_nco", 17, ("ww1_pistol",))), "ww1"), "LOW-4.1", "roster-unit-size")
    seventeen = squad(Group("ww1_crew", 18, ("ww1_pistol",)), vehicles=("ww1_a7v",))
    assert refuse_roster(alone(seventeen, "ww1")) is None


def test_a_machine_is_a_unit_of_its_own() -> None:
    """LOW-4.11: one vehicle, aircraft or gun to a unit; two are two units."""
    crew = Group("ww2_crew", 2, ("ww2_pistol",))
    assert refuse_roster(alone(squad(crew, vehicles=("ww2_jeep",), loadout=("ww2_mg",)))) is None
    broken(alone(squad(replace(crew, count=4), vehicles=("ww2_jeep", "ww2_jeep"), loadout=("ww2_mg",))), "LOW-4.11", "roster-one-machine")
    battery = squad(Group("ww2_gunner", 2, ("ww2_rifle", "ww2_gun_medium")), Group("ww2_gunner", 2, ("ww2_rifle",)))
    broken(alone(battery), "LOW-4.11", "roster-one-machine")
    flight = squad(Group("ww1_crew", 2, ("ww1_pistol",)), aircraft=("sopwith_pup", "sopwith_pup"))
    broken(alone(flight, "ww1"), "LOW-4.11", "roster-one-machine")


def test_passengers_have_room() -> None:
    """LOW-19.1: no more passengers than the vehicle takes; none in a Mark IV."""
    crew, men = Group("ww2_crew", 2, ("ww2_pistol",)), Group("ww2_regular", 8, ("ww2_rifle",))
    assert refuse_roster(alone(squad(crew, men, vehicles=("m3_halftrack",)))) is None
    broken(alone(squad(crew, replace(men, count=9), vehicles=("m3_halftrack",))), "LOW-19.1", "roster-passengers")
    tank = squad(Group("ww1_crew", 8, ("ww1_pistol",)), Group("ww1_nco", 1, ("ww1_pistol",)), vehicles=("ww1_mark_iv",), loadout=("ww1_mg",) * 4)
    broken(alone(tank, "ww1"), "LOW-19.1", "roster-passengers")


@pytest.mark.parametrize("profile", EQUIPMENT)
def test_every_profile_keeps_to_its_own_arms(profile: str) -> None:
    """LOW-12.1 to LOW-12.30, LOW-8.20 to LOW-8.43, LOW-14.8, LOW-15.8: each set is allowed by itself; what is in no set and no extra of a profile is refused
    by the rule of that profile, and so is one extra more than it may have.
    """
    permitted, era = EQUIPMENT[profile], PROFILES[profile].era
    plain = next((chosen for chosen in permitted.choose_one if [bare(weapon) for weapon in chosen] != ["pistol"]), permitted.choose_one[0])
    strange = next(
        w.id for w in WEAPONS.values() if w.era == era and w.id not in permitted.extras and all(w.id not in chosen for chosen in permitted.choose_one)
    )

    def found(weapons: tuple[str, ...]) -> list[tuple[str, str]]:
        roster = alone(squad(Group(profile, 8, weapons)), era, 9999)
        return [(fault.rule, fault.message) for fault in faults(roster, OFF) if fault.path.endswith(".weapons")]

    assert found(plain) == []
    assert found((*plain, strange)) == [(permitted.rule, "roster-not-permitted")]
    if permitted.extras:
        many = (*plain, *(permitted.extras * (permitted.extras_max + 1))[: permitted.extras_max + 1])
        assert found(many) == [(permitted.rule, "roster-too-many-weapons")]


def test_engineers_alone_carry_mines_and_flamethrowers() -> None:
    """LOW-15.8, LOW-14.8: demolition engineers may have mines, and a flamethrower with a pistol; regulars, assault troops and gunners may have neither."""
    for era in ("ww1", "ww2"):
        for weapon in ("mine_ap", "mine_at"):
            assert refuse_roster(alone(squad(Group(f"{era}_eng_demolition", 8, (f"{era}_rifle", f"{era}_{weapon}"))), era)) is None
        for kind in ("regular", "assault", "gunner"):
            for weapon in ("mine_ap", "mine_at", "flamethrower"):
                fault = refuse_roster(alone(squad(Group(f"{era}_{kind}", 8, (f"{era}_rifle", f"{era}_{weapon}"))), era))
                assert fault is not None
                assert fault.message == "roster-not-permitted"


def test_the_carrier_of_a_flamethrower_in_both_wars() -> None:
    """LOW-14.9, LOW-14.10: pistol, bottles and lance, nothing else; his mate carries a rifle, and he may not."""
    for era, rule in (("ww1", "LOW-14.9"), ("ww2", "LOW-14.10")):
        mates = Group(f"{era}_eng_demolition", 7, (f"{era}_rifle",))
        carrier = Group(f"{era}_eng_demolition", 1, (f"{era}_pistol", f"{era}_flamethrower"))
        assert refuse_roster(alone(squad(carrier, mates), era)) is None
        broken(alone(squad(replace(carrier, weapons=(f"{era}_rifle", f"{era}_flamethrower")), mates), era), rule, "roster-flame-carrier")
