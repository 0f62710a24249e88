"""Rows of the printed tables: every profile, weapon, vehicle and aircraft has the values of its ledger entry (chapters 8, 10, 11, 20 to 23)."""

from __future__ import annotations

import pytest

from bocage.games.legends_old_west.tables.tables import AIRCRAFT, PROFILES, VEHICLES, WEAPONS


@pytest.mark.parametrize(
    ("rule", "ident", "move", "shooting", "fight", "strength", "grit", "attacks", "wounds", "pluck", "fame", "fortune", "points"),
    [
        ("LOW-8.1", "col_nco", 15.0, 3, 4, 3, 4, 2, 1, 5, 1, 1, 20),
        ("LOW-8.2", "col_officer", 12.5, 4, 4, 3, 4, 2, 2, 6, 2, 2, 40),
        ("LOW-8.3", "col_senior_officer", 12.5, 4, 3, 3, 4, 3, 2, 6, 2, 2, 60),
        ("LOW-8.4", "col_regular", 12.5, 4, 3, 3, 3, 1, 1, 4, 0, 0, 8),
        ("LOW-8.5", "col_irregular", 15.0, 3, 3, 3, 3, 1, 1, 3, 0, 0, 6),
        ("LOW-8.6", "col_native", 15.0, 5, 2, 3, 3, 1, 1, 3, 0, 0, 4),
        ("LOW-8.7", "col_askari", 15.0, 4, 3, 3, 3, 1, 1, 4, 0, 0, 6),
        ("LOW-8.8", "col_elite", 15.0, 3, 4, 3, 3, 1, 1, 5, 0, 0, 12),
        ("LOW-8.9", "col_eng_construction", 15.0, 5, 2, 3, 3, 1, 1, 3, 0, 0, 15),
        ("LOW-8.10", "col_eng_demolition", 15.0, 4, 3, 3, 3, 1, 1, 4, 0, 0, 20),
        ("LOW-8.11", "col_cavalry", 20.0, 4, 3, 3, 3, 1, 1, 5, 0, 0, 15),
        ("LOW-8.12", "col_mounted_infantry", 20.0, 4, 3, 3, 3, 1, 1, 4, 0, 0, 12),
        ("LOW-8.13", "col_gunner", 12.5, 4, 2, 3, 3, 1, 1, 4, 1, 0, 7),
        ("LOW-11.1", "ww1_nco", 15.0, 4, 4, 3, 4, 2, 1, 5, 1, 1, 20),
        ("LOW-11.2", "ww1_officer", 12.5, 4, 4, 3, 4, 2, 2, 6, 2, 2, 40),
        ("LOW-11.3", "ww1_senior_officer", 12.5, 4, 3, 3, 4, 3, 2, 6, 2, 2, 60),
        ("LOW-11.4", "ww1_regular", 15.0, 5, 3, 3, 3, 1, 1, 4, 0, 0, 10),
        ("LOW-11.5", "ww1_assault", 15.0, 4, 4, 3, 3, 1, 1, 4, 0, 0, 12),
        ("LOW-11.6", "ww1_sniper", 15.0, 2, 3, 3, 3, 1, 1, 4, 1, 1, 30),
        ("LOW-11.7", "ww1_partisan", 15.0, 5, 3, 3, 3, 1, 1, 3, 0, 0, 8),
        ("LOW-11.8", "ww1_gunner", 12.5, 4, 2, 3, 3, 1, 1, 4, 0, 0, 8),
        ("LOW-11.9", "ww1_crew", 12.5, 4, 2, 3, 3, 1, 1, 3, 0, 0, 8),
        ("LOW-11.10", "ww1_medic", 15.0, 5, 2, 3, 3, 1, 1, 3, 1, 0, 30),
        ("LOW-11.11", "ww1_observer", 15.0, 4, 2, 3, 3, 1, 1, 4, 0, 0, 15),
        ("LOW-11.12", "ww1_eng_construction", 15.0, 5, 2, 3, 3, 1, 1, 3, 0, 0, 15),
        ("LOW-11.13", "ww1_eng_demolition", 15.0, 5, 3, 3, 3, 1, 1, 4, 0, 0, 20),
        ("LOW-11.14", "ww1_cavalry", 20.0, 5, 3, 3, 3, 1, 1, 4, 0, 0, 15),
        ("LOW-11.15", "ww1_dog", 15.0, 0, 2, 3, 2, 1, 1, 3, 0, 0, 7),
        ("LOW-22.1", "ww2_nco", 15.0, 4, 4, 3, 4, 2, 1, 5, 1, 1, 20),
        ("LOW-22.2", "ww2_officer", 15.0, 4, 4, 3, 4, 2, 2, 6, 2, 2, 40),
        ("LOW-22.3", "ww2_senior_officer", 12.5, 4, 3, 3, 4, 3, 2, 6, 2, 2, 60),
        ("LOW-22.4", "ww2_regular", 15.0, 5, 3, 3, 3, 1, 1, 4, 0, 0, 10),
        ("LOW-22.5", "ww2_assault", 15.0, 4, 4, 3, 3, 1, 1, 4, 0, 0, 12),
        ("LOW-22.6", "ww2_sniper", 15.0, 2, 3, 3, 3, 1, 1, 4, 1, 1, 30),
        ("LOW-22.7", "ww2_partisan", 15.0, 5, 3, 3, 3, 1, 1, 3, 0, 0, 8),
        ("LOW-22.8", "ww2_gunner", 12.5, 4, 2, 3, 3, 1, 1, 4, 0, 0, 8),
        ("LOW-22.9", "ww2_crew", 12.5, 4, 2, 3, 3, 1, 1, 3, 0, 0, 8),
        ("LOW-22.10", "ww2_medic", 15.0, 5, 2, 3, 3, 1, 1, 3, 1, 0, 30),
        ("LOW-22.11", "ww2_observer", 15.0, 5, 2, 3, 3, 1, 1, 4, 0, 0, 15),
        ("LOW-22.12", "ww2_eng_construction", 15.0, 5, 2, 3, 3, 1, 1, 3, 0, 0, 15),
        ("LOW-22.13", "ww2_eng_demolition", 15.0, 5, 3, 3, 3, 1, 1, 4, 0, 0, 20),
        ("LOW-22.14", "ww2_cavalry", 20.0, 5, 3, 3, 3, 1, 1, 4, 0, 0, 15),
        ("LOW-22.15", "ww2_dog", 15.0, 0, 2, 3, 2, 1, 1, 3, 0, 0, 7),
        ("LOW-8.25", "col_native_mounted", 20.0, 4, 2, 3, 3, 1, 1, 5, 0, 0, 19),
    ],
)
def test_profiles(
    rule: str,
    ident: str,
    move: float,
    shooting: int,
    fight: int,
    strength: int,
    grit: int,
    attacks: int,
    wounds: int,
    pluck: int,
    fame: int,
    fortune: int,
    points: int,
) -> None:
    """Profiles of the three eras, as printed."""
    row = PROFILES[ident]
    assert (row.move_cm, row.shooting, row.fight, row.strength, row.grit) == (move, shooting, fight, strength, grit), rule
    assert (row.attacks, row.wounds, row.pluck, row.fame, row.fortune, row.points) == (attacks, wounds, pluck, fame, fortune, points), rule


@pytest.mark.parametrize(
    ("rule", "ident", "reach", "strength", "damage", "template", "dice", "points", "penalty"),
    [
        ("LOW-10.1", "col_pistol", "30 cm", "3", "1", "none", 1, 2, ""),
        ("LOW-10.2", "col_rifle", "120 cm", "3", "1", "none", 1, 4, ""),
        ("LOW-10.3", "col_musket", "80 cm", "3", "1", "none", 1, 3, ""),
        ("LOW-10.4", "col_grenade", "20 cm", "3", "1", "5 cm round", 1, 2, ""),
        ("LOW-10.5", "col_mg", "120 cm", "3", "1", "12.5 cm round", 4, 15, ""),
        ("LOW-10.6", "col_bayonet", "none printed", "4", "1", "none", 1, 2, ""),
        ("LOW-10.7", "col_improvised", "none printed", "3", "1", "none", 1, 2, ""),
        ("LOW-10.8", "col_gun_light", "off table (min 10 cm)", "HE 3", "1", "5 cm round", 1, 15, ""),
        ("LOW-10.9", "col_gun_medium", "off table (min 20 cm)", "HE 4", "1", "7.5 cm round", 1, 25, ""),
        ("LOW-10.10", "col_gun_heavy", "off table (min 25 cm)", "HE 5", "1", "12.5 cm round", 1, 35, ""),
        ("LOW-10.11", "col_mortar_light", "15 to 80 cm", "3", "1", "5 cm round", 1, 8, ""),
        ("LOW-10.12", "col_mortar_medium", "20 to 120 cm", "3", "1", "7.5 cm round", 1, 12, ""),
        ("LOW-10.13", "col_mortar_heavy", "25 to 160 cm", "4", "1", "12.5 cm round", 1, 16, ""),
        ("LOW-10.14", "col_bow", "60 cm", "3", "1", "none", 1, 3, ""),
        ("LOW-10.15", "col_short_bow", "40 cm", "3", "1", "none", 1, 2, ""),
        ("LOW-10.16", "col_spear", "none printed", "3", "1", "none", 1, 2, ""),
        ("LOW-10.17", "col_thrown_spear", "none printed", "3", "1", "none", 1, 3, ""),
        ("LOW-10.18", "col_javelin", "20 cm", "3", "1", "none", 1, 2, ""),
        ("LOW-10.19", "col_dart", "30 cm", "3", "1", "none", 1, 3, ""),
        ("LOW-10.20", "col_explosives", "none printed", "8", "1D3", "12.5 cm round", 1, 10, ""),
        ("LOW-10.21", "col_shield", "none printed", "none", "none (save 6+)", "none", 1, 2, ""),
        ("LOW-10.22", "col_sabre", "none printed", "none", "none", "none", 1, 3, ""),
        ("LOW-20.1", "ww1_pistol", "30 cm", "3", "1", "none", 1, 2, "none"),
        ("LOW-20.2", "ww1_smg", "template + 15 cm", "3", "1", "20.5 cm flame", 3, 4, "half"),
        ("LOW-20.3", "ww1_lmg", "60 cm", "4", "1", "7.5 cm round", 3, 6, "full"),
        ("LOW-20.4", "ww1_rifle", "60 cm", "3", "1", "none", 1, 4, "half"),
        ("LOW-20.5", "ww1_precision_rifle", "100 cm", "4", "1", "none", 1, 10, "full"),
        ("LOW-20.6", "ww1_rifle_grenade", "40 cm", "3", "1", "7.5 cm round", 1, 8, "half"),
        ("LOW-20.7", "ww1_shotgun", "template", "3", "1", "21 cm flame", 1, 3, "half"),
        ("LOW-20.8", "ww1_grenade", "Strength x 2", "3", "1", "7.5 cm round", 1, 2, "half"),
        ("LOW-20.9", "ww1_mg", "60 cm on bipod, 80 cm on tripod", "4", "1", "12.5 cm round", 4, 15, "full"),
        ("LOW-20.10", "ww1_bayonet", "none printed", "4", "1", "none", 1, 2, ""),
        ("LOW-20.11", "ww1_improvised", "none printed", "3", "1", "none", 1, 2, ""),
        ("LOW-20.12", "ww1_gun_light", "off table (min 10 cm)", "HE 3 / AC 4 / building 7", "HE 1 / AC 1D3", "7.5 cm round", 1, 15, "full"),
        ("LOW-20.13", "ww1_gun_medium", "off table (min 20 cm)", "HE 4 / AC 4 / building 8", "HE 1 / AC 1D3", "7.5 cm round", 1, 25, "full"),
        ("LOW-20.14", "ww1_gun_heavy", "off table (min 25 cm)", "HE 5 / AC 5 / building 10", "HE 1 / AC 1D3", "12.5 cm round", 1, 35, "full"),
        ("LOW-20.15", "ww1_mortar_light", "15 to 80 cm", "3", "1", "7.5 cm round", 1, 8, "full"),
        ("LOW-20.16", "ww1_mortar_medium", "20 to 120 cm", "3", "1", "7.5 cm round", 1, 12, "full"),
        ("LOW-20.17", "ww1_mortar_heavy", "25 to 160 cm", "4", "1", "12.5 cm round", 1, 16, "full"),
        ("LOW-20.18", "ww1_panzerfaust", "20 cm", "4", "1D3", "none", 1, 8, "half"),
        ("LOW-20.19", "ww1_bazooka", "40 cm", "4", "1D3", "none", 1, 12, "full"),
        ("LOW-20.20", "ww1_flamethrower", "template + 15 cm", "4", "1D3", "20.5 cm flame", 1, 15, "full"),
        ("LOW-20.21", "ww1_flamethrower_vehicle", "27 cm + 1D6 inches", "4", "1D3", "27 cm flame", 1, 20, "by_vehicle"),
        ("LOW-20.22", "ww1_mine_ap", "none printed", "3", "1", "7.5 cm round", 1, 5, "full"),
        ("LOW-20.23", "ww1_mine_at", "none printed", "4", "1D3", "7.5 cm round", 1, 10, "full"),
        ("LOW-20.24", "ww1_explosives", "none printed", "8", "1D3", "12.5 cm round", 1, 10, "half"),
        ("LOW-20.25", "ww1_radio", "off table", "none", "none", "none", 1, 8, "full"),
        ("LOW-23.1", "ww2_pistol", "30 cm", "3", "1", "none", 1, 2, ""),
        ("LOW-23.2", "ww2_smg", "template + 15 cm", "3", "1", "20.5 cm flame", 3, 4, ""),
        ("LOW-23.3", "ww2_lmg", "60 cm", "4", "1", "7.5 cm round", 3, 6, ""),
        ("LOW-23.4", "ww2_rifle", "60 cm", "3", "1", "none", 1, 4, ""),
        ("LOW-23.5", "ww2_precision_rifle", "100 cm", "4", "1", "none", 1, 10, ""),
        ("LOW-23.6", "ww2_rifle_grenade", "40 cm", "3", "1", "7.5 cm round", 1, 8, ""),
        ("LOW-23.7", "ww2_shotgun", "template", "3", "1", "21 cm flame", 1, 3, ""),
        ("LOW-23.8", "ww2_grenade", "Strength x 2", "3", "1", "7.5 cm round", 1, 2, ""),
        ("LOW-23.9", "ww2_mg", "60 cm on bipod, 80 cm on tripod", "4", "1", "12.5 cm round", 4, 15, ""),
        ("LOW-23.10", "ww2_bayonet", "none printed", "4", "1", "none", 1, 2, ""),
        ("LOW-23.11", "ww2_improvised", "none printed", "3", "1", "none", 1, 2, ""),
        ("LOW-23.12", "ww2_gun_light", "off table (min 10 cm)", "HE 3 / AC 4 / building 7", "HE 1 / AC 1D3", "7.5 cm round", 1, 15, ""),
        ("LOW-23.13", "ww2_gun_medium", "off table (min 20 cm)", "HE 4 / AC 4 / building 8", "HE 1 / AC 1D3", "7.5 cm round", 1, 25, ""),
        ("LOW-23.14", "ww2_gun_heavy", "off table (min 25 cm)", "HE 5 / AC 5 / building 10", "HE 1 / AC 1D3", "12.5 cm round", 1, 35, ""),
        ("LOW-23.15", "ww2_mortar_light", "15 to 80 cm", "3", "1", "7.5 cm round", 1, 8, ""),
        ("LOW-23.16", "ww2_mortar_medium", "20 to 120 cm", "3", "1", "7.5 cm round", 1, 12, ""),
        ("LOW-23.17", "ww2_mortar_heavy", "25 to 160 cm", "4", "1", "12.5 cm round", 1, 16, ""),
        ("LOW-23.18", "ww2_panzerfaust", "20 cm", "4", "1D3", "none", 1, 8, ""),
        ("LOW-23.19", "ww2_bazooka", "40 cm", "4", "1D3", "none", 1, 12, ""),
        ("LOW-23.20", "ww2_flamethrower", "template + 15 cm", "4", "1D3", "20.5 cm flame", 1, 15, ""),
        ("LOW-23.21", "ww2_flamethrower_vehicle", "27 cm + 1D6 inches", "4", "1D3", "27 cm flame", 1, 20, ""),
        ("LOW-23.22", "ww2_mine_ap", "none printed", "3", "1", "7.5 cm round", 1, 5, ""),
        ("LOW-23.23", "ww2_mine_at", "none printed", "4", "1D3", "7.5 cm round", 1, 10, ""),
        ("LOW-23.24", "ww2_explosives", "none printed", "8", "1D3", "12.5 cm round", 1, 10, ""),
        ("LOW-23.25", "ww2_radio", "off table", "none", "none", "none", 1, 8, ""),
    ],
)
def test_weapons(rule: str, ident: str, reach: str, strength: str, damage: str, template: str, dice: int, points: int, penalty: str) -> None:
    """Weapons of the three eras, as printed; where a text beats the table the adopted value stands beside it."""
    row = WEAPONS[ident]
    assert row.points == points, rule
    assert row.dice == dice
    assert template == (f"{row.template_cm:g} cm {row.template_shape}" if row.template_cm else "none")
    assert strength == _strength(row)
    assert damage.split(" (")[0] in (row.damage, "none")
    if row.range_text:
        assert reach == row.range_text
    elif row.off_table:
        assert reach == (f"off table (min {row.min_range_cm:g} cm)" if row.min_range_cm else "off table")
    elif row.min_range_cm:
        assert reach == f"{row.min_range_cm:g} to {row.range_cm:g} cm"
    else:
        assert reach == (f"{row.range_cm:g} cm" if row.range_cm else "none printed")
    if penalty:
        assert row.move_penalty == penalty


def _strength(row: object) -> str:
    he, ac, building = row.strength_he, row.strength_ac, row.strength_building  # type: ignore[attr-defined]
    if he:
        return f"HE {he}" + (f" / AC {ac} / building {building}" if ac else "")
    return str(row.strength) if row.strength else "none"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("rule", "ident", "move", "strength", "grit", "points_of_damage", "armament", "crew", "passengers", "points", "kind"),
    [
        ("LOW-10.23", "col_horse", "20cm", 3, 3, 1, "-", "1", "-", 12, "mount"),
        ("LOW-10.24", "col_mule", "16cm", 3, 3, 1, "-", "1", "-", 10, "mount"),
        ("LOW-10.25", "col_wagon", "16cm", 3, 3, 1, "-", "1 or 2", "0 to 8", 20, "light"),
        ("LOW-20.26", "ww1_horse", "20cm", 3, 3, 1, "-", "1", "-", 12, "mount"),
        ("LOW-20.27", "ww1_mule", "16cm", 3, 3, 1, "-", "1", "-", 10, "mount"),
        ("LOW-20.28", "ww1_wagon", "16cm", 3, 3, 1, "-", "1 or 2", "0 to 8", 20, "light"),
        ("LOW-20.29", "ww1_bicycle", "20cm", 3, 3, 1, "-", "1", "-", 8, "light"),
        ("LOW-20.30", "ww1_motorcycle", "70cm", 3, 3, 1, "-", "1", "-", 15, "light"),
        ("LOW-20.31", "ww1_sidecar", "70cm", 3, 3, 1, "1 machine gun", "2", "1", 20, "light"),
        ("LOW-20.32", "ww1_armoured_car", "30cm road, no cross-country", 3, 3, 2, "1 machine gun", "2", "-", 25, "heavy"),
        ("LOW-20.33", "ww1_civil_car", "50cm road, no cross-country", 3, 3, 1, "-", "1", "0 to 4", 25, "light"),
        ("LOW-20.34", "ww1_civil_truck", "50cm road, no cross-country", 3, 3, 2, "-", "1", "0 to 10", 35, "light"),
        ("LOW-20.35", "ww1_army_truck", "50cm road, 25 cm cross-country", 4, 4, 2, "1 machine gun", "2", "0 to 10", 40, "light"),
        ("LOW-20.36", "ww1_schneider", "10cm everywhere", 3, 4, 2, "1 machine gun and 1 75 mm gun", "6", "0", 40, "heavy"),
        ("LOW-20.37", "ww1_st_chamond", "10cm everywhere", 4, 4, 3, "4 machine guns and 1 75 mm gun", "9", "0", 60, "heavy"),
        ("LOW-20.38", "ww1_renault_ft", "15cm everywhere", 3, 3, 2, "1 machine gun or 1 light gun", "2", "0", 25, "heavy"),
        ("LOW-20.39", "ww1_mark_iv", "10cm everywhere", 4, 4, 3, "4 machine guns or 2 75 mm guns", "8", "0", 60, "heavy"),
        ("LOW-20.40", "ww1_whippet", "15cm everywhere", 3, 3, 2, "4 machine guns", "3", "0", 35, "heavy"),
        ("LOW-20.41", "ww1_a7v", "10cm everywhere", 5, 4, 3, "6 machine guns and 1 75 mm gun", "18", "0", 80, "heavy"),
        ("LOW-20.42", "ww1_dinghy", "10cm", 2, 3, 1, "-", "1 or 2", "0 to 4", 5, "light"),
        ("LOW-20.43", "ww1_steamer", "15cm", 5, 6, 4, "by model", "6", "0 to 20", 80, "heavy"),
        ("LOW-20.44", "ww1_boat", "15cm", 5, 7, 4, "by model", "6", "0 to 20", 100, "heavy"),
        ("LOW-23.26", "ww2_horse", "20cm", 3, 3, 1, "-", "1", "-", 12, "mount"),
        ("LOW-23.27", "ww2_mule", "16cm", 3, 3, 1, "-", "1", "-", 10, "mount"),
        ("LOW-23.28", "ww2_wagon", "16cm", 3, 3, 1, "-", "1 or 2", "0 to 8", 20, "light"),
        ("LOW-23.29", "ww2_bicycle", "20cm", 3, 3, 1, "-", "1", "-", 8, "light"),
        ("LOW-23.30", "ww2_motorcycle", "100cm", 3, 3, 1, "-", "1", "-", 15, "light"),
        ("LOW-23.31", "ww2_sidecar", "100cm", 3, 3, 1, "1 machine gun", "2", "1", 20, "light"),
        ("LOW-23.32", "ww2_jeep", "80cm road, 40cm cross-country", 3, 3, 1, "1 machine gun", "1 or 2", "0 to 4", 25, "light"),
        ("LOW-23.33", "ww2_civil_car", "60cm road, no cross-country", 3, 3, 1, "-", "1", "0 to 4", 25, "light"),
        ("LOW-23.34", "ww2_civil_truck", "60cm road, no cross-country", 3, 3, 2, "-", "1", "0 to 10", 35, "light"),
        ("LOW-23.35", "ww2_army_truck", "60cm road, 30 cm cross-country", 4, 4, 2, "1 machine gun", "2", "0 to 10", 40, "light"),
        ("LOW-23.36", "ww2_dodge", "50cm road, 25 cm cross-country", 3, 3, 2, "1 machine gun (by model)", "1 or 2", "0 to 8", 40, "light"),
        ("LOW-23.37", "ww2_wheeled_armour", "60cm road, 15cm cross-country", 4, 4, 3, "by model", "1 to 5", "0 to 8", 50, "heavy"),
        ("LOW-23.38", "ww2_halftrack", "50cm everywhere", 4, 4, 2, "machine gun, gun, by model", "1 or 5", "0 to 8", 40, "heavy"),
        ("LOW-23.39", "ww2_tank_light", "50cm everywhere", 4, 5, 3, "by model", "2 to 4", "0 to 8", 60, "heavy"),
        ("LOW-23.40", "ww2_tank_medium", "40cm everywhere", 5, 5, 4, "by model", "4 to 6", "0 to 8", 100, "heavy"),
        ("LOW-23.41", "ww2_tank_heavy", "30cm everywhere", 6, 7, 4, "by model", "4 to 6", "0 to 8", 200, "heavy"),
        ("LOW-23.42", "ww2_dinghy", "10cm", 2, 3, 1, "-", "1 or 2", "0 to 4", 5, "light"),
        ("LOW-23.43", "ww2_steamer", "15cm", 5, 6, 4, "by model", "6", "0 to 20", 80, "heavy"),
        ("LOW-23.44", "ww2_boat", "15cm", 5, 7, 4, "by model", "6", "0 to 20", 100, "heavy"),
    ],
)
def test_vehicles(
    rule: str, ident: str, move: str, strength: int, grit: int, points_of_damage: int, armament: str, crew: str, passengers: str, points: int, kind: str
) -> None:
    """Vehicles of the three eras, as printed."""
    row = VEHICLES[ident]
    assert (row.strength, row.grit, row.hit_points, row.points) == (strength, grit, points_of_damage, points), rule
    assert (row.move_text, row.armament_text, row.crew, row.passengers, row.vehicle_class) == (move, armament, crew, passengers, kind)
    numbers = [int(word) for word in move.replace("cm", " ").replace(",", " ").split() if word.isdigit()]
    assert row.road_cm == numbers[0]
    assert row.cross_country_cm == (0 if "no cross-country" in move else numbers[-1])
    assert row.passengers_max == max([int(word) for word in passengers.split() if word.isdigit()], default=0)


@pytest.mark.parametrize(
    ("rule", "ident", "role", "move", "armament", "grit", "points_of_damage", "crew", "points"),
    [
        ("LOW-21.51", "sopwith_camel", "fighter", 80, "2 x Vickers, B50", 5, 2, "pilot", 70),
        ("LOW-21.52", "sopwith_pup", "fighter", 80, "1 x Vickers", 5, 2, "pilot", 60),
        ("LOW-21.53", "sopwith_strutter", "fighter-bomber", 60, "1 x Vickers forward, 1 x Lewis rear, B115", 5, 2, "pilot and observer", 90),
        ("LOW-21.54", "airco_dh4", "fighter-bomber", 60, "1 x Vickers forward, 2 x Lewis rear, B210", 6, 3, "pilot and observer", 100),
        ("LOW-21.55", "re8", "fighter-bomber", 50, "1 x Vickers forward, 1 x Lewis rear, B210", 5, 2, "pilot and observer", 90),
        ("LOW-21.56", "bristol_f2b", "fighter-bomber", 50, "1 x Vickers forward, 1 x Lewis rear, B210", 6, 3, "pilot and observer", 100),
        ("LOW-21.57", "spad_vii", "fighter", 70, "2 x Vickers", 5, 2, "pilot", 70),
        ("LOW-21.58", "spad_xiii", "fighter", 80, "2 x Vickers", 5, 2, "pilot", 70),
        ("LOW-21.59", "nieuport_18", "fighter", 80, "2 x Vickers", 5, 2, "pilot", 70),
        ("LOW-21.60", "breguet_14b2", "fighter-bomber", 50, "1 x Vickers forward, 2 x Lewis rear, B280", 6, 3, "pilot and observer", 100),
        ("LOW-21.61", "ansaldo_sva5", "fighter-bomber", 50, "2 x Vickers, B200", 5, 2, "pilot", 80),
        ("LOW-21.62", "fokker_dr1", "fighter", 60, "2 x Spandau", 5, 2, "pilot", 70),
        ("LOW-21.63", "fokker_d7", "fighter", 80, "2 x Spandau", 5, 2, "pilot", 70),
        ("LOW-21.64", "fokker_d8", "fighter", 80, "2 x Spandau", 5, 2, "pilot", 70),
        ("LOW-21.65", "albatros_d3", "fighter", 60, "2 x Spandau", 5, 2, "pilot", 70),
        ("LOW-21.66", "albatros_d5a", "fighter", 80, "2 x Spandau", 5, 2, "pilot", 70),
        ("LOW-21.67", "roland_c2", "fighter-bomber", 50, "1 x Spandau forward, 1 x Parabellum rear, B100", 5, 2, "pilot and observer", 80),
        ("LOW-21.68", "hannover_cl3a", "fighter-bomber", 50, "1 x Spandau forward, 1 x Parabellum rear, B100", 6, 3, "pilot and observer", 80),
    ],
)
def test_aircraft(rule: str, ident: str, role: str, move: int, armament: str, grit: int, points_of_damage: int, crew: str, points: int) -> None:
    """Aircraft of 1914-18, as printed; LOW-21.11: 180 degrees for fighters, 90 for fighter-bombers."""
    row = AIRCRAFT[ident]
    assert (row.role.replace("_", "-"), row.move_cm, row.armament_text, row.grit) == (role, move, armament, grit), rule
    assert (row.hit_points, row.crew, row.points) == (points_of_damage, crew, points)
    assert row.turn_deg == (180 if role == "fighter" else 90)
    assert row.seats == (2 if "observer" in crew else 1)
    forward = sum(int(part.strip()[0]) for part in armament.split(",") if "x" in part and "rear" not in part)
    rear = sum(int(part.strip()[0]) for part in armament.split(",") if "rear" in part)
    assert (row.forward_guns, row.rear_guns) == (forward, rear)
