"""Keywords that change numbers (chapter 22): asked one by one, with the units and weapons that have them."""

from __future__ import annotations

from typing import Any

from bocage.core.chance import Scripted
from bocage.games.dropzone_commander.ground.layout import tread
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import INCH, UNLIMITED, Unit, Weapon, split, units


def weapon(unit: str, name: str) -> Weapon:
    """A weapon by a part of its name."""
    return next(w for w in units()[unit].weapons if name in w.name)


def of(unit: str) -> Unit:
    return units()[unit]


def plain(**words: str) -> Weapon:
    """A weapon with some words, E8 and four shots."""
    return Weapon("w", "test", 8, 4, 3, 2400, 1200, 400, ("F",), words=words)


def test_a_keyword_is_a_word_and_a_parameter() -> None:
    """DZC-22.20: "RW-0.5" is RW of 0.5; "Dodge 4+", "Gate-F2" and "Area-S" likewise; other words stay whole."""
    assert split("RW-0.5") == ("RW", "0.5")
    assert split("Dodge 4+") == ("Dodge", "4+")
    assert split("Gate-F2") == ("Gate", "F2")
    assert split("Area-S") == ("Area", "S")
    assert split("Marksman's Touch") == ("Marksman's Touch", "")
    assert split("Demolisher-D3+2") == ("Demolisher", "D3+2")
    assert split("Fast Roping") == ("Fast Roping", "")


def test_rw_takes_shots_for_lost_damage_points() -> None:
    """DZC-22.20, DZC-CASE-17: Legionnaires 4-2; Immortals 8-8 = 0; Flak 3 shots, RW-0.5, 1 DP lost: 2.5, rounded up 3."""
    rifles = next(w for w in of("ucm.legionnaire").weapons if "RW" in w.words)
    assert (rifles.shots, keywords.shots(rifles, 0), keywords.shots(rifles, 2)) == (4, 4, 2)
    immortal = next(w for w in of("phr.immortals").weapons if w.words.get("RW") == "2")
    assert (keywords.shots(immortal, 0), keywords.shots(immortal, 4), keywords.shots(immortal, 5)) == (8, 0, 0)
    flak = next(w for w in of("ucm.flak_team").weapons if w.words.get("RW") == "0.5")
    assert [keywords.shots(flak, lost) for lost in range(5)] == [3, 3, 2, 2, 1]


def test_sa_and_sc() -> None:
    """DZC-22.21, DZC-22.22, DZC-CASE-47: SC damages on a 6 whatever the armour, but no Structure; SA-6 on a 6 up to armour 6, above it never."""
    shaped, small = plain(SC=""), plain(SA="6")
    assert keywords.needed(plain(), 8, 10) == 0
    assert keywords.needed(shaped, 8, 10) == 6
    assert keywords.needed(shaped, 8, 9) == 6
    assert keywords.needed(shaped, 8, 6) == 3
    assert keywords.needed(shaped, 5, 8, structure=True) == 0
    assert keywords.needed(small, 3, 6) == 6
    assert keywords.needed(small, 3, 7) == 0
    assert keywords.needed(small, 3, 3) == 5
    assert keywords.needed(small, 9, 7) == 0


def test_tech_killer_cannot_damage_structures() -> None:
    """DZC-22.36: an electroweb caster is harmless to a Structure, not to a tank."""
    web = weapon("scourge.stalker", "Electroweb")
    assert keywords.needed(web, web.energy, 6, structure=True) == 0
    assert keywords.needed(web, web.energy, 6) == 2


def test_grav_goes_by_bulk() -> None:
    """DZC-22.37: armour plus starting DP: 10 or less E5; to 14 E8; to 17 E10; from 18 E11."""
    assert [keywords.grav(bulk) for bulk in (4, 10, 11, 14, 15, 17, 18, 40)] == [5, 5, 8, 8, 10, 10, 11, 11]
    cannon = weapon("shaltari.tarantula", "Gravity")
    assert keywords.energy(cannon, of("ucm.legionnaire")) == 5
    assert keywords.energy(cannon, of("ucm.kodiak")) == 8
    assert keywords.structure_energy(cannon, 6, 20) == 11


def test_chem_works_on_infantry_only() -> None:
    """DZC-22.57: E8 against infantry, nothing against others; it ignores Body Cover."""
    chem = weapon("resistance.attack_atvs", "Chem")
    assert keywords.energy(chem, of("ucm.legionnaire")) == 8
    assert keywords.energy(chem, of("ucm.sabre")) == 0
    assert keywords.needed(chem, 0, 1) == 0
    assert keywords.ignores_body_cover(chem)
    assert not keywords.ignores_soft_cover(chem)


def test_toughened_shells() -> None:
    """DZC-22.70: E14 against Structures, its own against units."""
    cannon = weapon("resistance.alexander", "Equaliser")
    assert (keywords.structure_energy(cannon, 8, 20), keywords.energy(cannon, of("ucm.sabre"))) == (14, 12)


def test_words_that_ignore_cover() -> None:
    """DZC-22.14, DZC-22.23, DZC-22.28: Flame ignores both covers and evasion, Through Cover both covers, Sniper Soft Cover only."""
    flame, through, sniper, none = plain(Flame=""), plain(**{"Through Cover": ""}), plain(Sniper=""), plain()
    assert [keywords.ignores_soft_cover(w) for w in (flame, through, sniper, none)] == [True, True, True, False]
    assert [keywords.ignores_body_cover(w) for w in (flame, through, sniper, none)] == [True, True, False, False]
    assert [keywords.ignores_evasion(w) for w in (flame, through, sniper, none)] == [True, False, False, False]


def test_who_reaches_and_who_reacts() -> None:
    """DZC-22.1, DZC-22.69, DZC-22.63: AA reaches aircraft and reacts; "No Reaction" only reaches; Lightning Reflexes react though activated."""
    vindicator, cutter, rail = weapon("ucm.rapier", "Vindicator"), weapon("scourge.vampires", "Cutter"), weapon("ucm.sabre", "Railgun")
    assert [keywords.reaches_aircraft(w) for w in (vindicator, cutter, rail)] == [True, True, False]
    assert [keywords.reacts(w) for w in (vindicator, cutter, rail)] == [True, False, False]
    assert keywords.reacts_activated(of("shaltari.totem"))
    assert not keywords.reacts_activated(of("ucm.rapier"))


def test_alt_ca_and_l() -> None:
    """DZC-22.2, DZC-22.7, DZC-22.19: profiles of one Alt number exclude each other, CA weapons go together, L-n counts uses."""
    longbow = of("ucm.longbow").weapons
    assert keywords.alternates(longbow, longbow[0]) == ("w2", "w3")
    assert keywords.alternates((plain(Alt="1"), plain()), plain(Alt="1")) == ()
    ares = of("phr.ares").weapons
    paired = [w for w in ares if "CA" in w.words]
    assert keywords.coaxial(ares, paired[0]) == tuple(w.id for w in paired[1:])
    assert keywords.coaxial(longbow, longbow[0]) == ()
    assert keywords.uses(weapon("scourge.corruptor", "Razorworm")) == 3
    assert keywords.uses(longbow[0]) == 0


def test_focus() -> None:
    """DZC-22.15, DZC-CASE-48: E6 with Focus-2 and three hits given up is E12: 3+ against A10; never above 14."""
    rpg = Weapon("w", "RPGs", 6, 8, 3, 600, 600, 200, ("F",), words={"Focus": "2"})
    assert keywords.focused(rpg, 6, 3) == 12
    assert keywords.needed(rpg, 12, 10) == 3
    assert keywords.focused(rpg, 6, 9) == 14
    assert keywords.focus(plain()) == 0


def test_demolisher_devastator_goliath() -> None:
    """DZC-22.8, DZC-22.9, DZC-22.58: what a damaging hit removes; a Goliath 2 more from Structures."""
    assert keywords.structure_loss(weapon("scourge.hunter", "Plasma")) == "2"
    assert keywords.unit_loss(weapon("scourge.hunter", "Plasma")) == "1"
    goliath = weapon("resistance.barrel_bomber", "Goliath")
    assert (keywords.unit_loss(goliath), keywords.structure_loss(goliath)) == ("D3", "3")
    assert keywords.unit_loss(weapon("resistance.alexander", "Equaliser")) == "2"
    assert keywords.plus("D3+1", 2) == "D3+3"
    assert keywords.frag(weapon("resistance.barrel_bomber", "Frag")) == 3
    assert keywords.frag(plain()) == 0


def rolled(expression: str, script: str) -> int:
    """What an expression comes to with scripted dice."""
    dice, rule = Scripted(script), keywords.amount(expression, "DZC-22.8")
    try:
        asked: Any = next(rule)
        while True:
            asked = rule.send(asked.read(dice.answer(asked)))
    except StopIteration as stop:
        dice.finish()
        return int(stop.value)


def test_expressions_of_dice() -> None:
    """DZC-1.10, DZC-22.8: a D3 is half a D6, rounded up."""
    assert rolled("2", "") == 2
    assert [rolled("D3", f"amount {face}") for face in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    assert rolled("D3+2", "amount 5") == 5
    assert rolled("D6+1", "amount 5") == 6


def test_indirect_fire_and_templates() -> None:
    """DZC-22.3, DZC-22.5, DZC-22.18: Barrage-n is indirect, n shots with Area-S, at least 12 inches away and without a limit of range."""
    mortar = weapon("ucm.mortar_team", "Hi-Ex")
    assert (keywords.shots(mortar, 3), keywords.area(mortar), keywords.is_indirect(mortar), keywords.nearest(mortar)) == (3, "S", True, 12 * INCH)
    assert (mortar.full, mortar.countered) == (UNLIMITED, UNLIMITED)
    frag = weapon("ucm.longbow", "Fragmentation")
    assert (keywords.area(frag), keywords.is_indirect(frag), keywords.nearest(frag)) == ("M", True, 0)
    assert not keywords.is_indirect(plain())
    assert keywords.area(plain()) == ""


def test_two_accuracies() -> None:
    """DZC-22.40: the first against aircraft, the second against everything else."""
    arc = weapon("scourge.reaper", "Arc Caster")
    assert (keywords.accuracy(arc, True), keywords.accuracy(arc, False)) == (2, 6)
    assert keywords.accuracy(plain(), False) == 3


def test_equal_ranges_ignore_countermeasures() -> None:
    """DZC-22.44, DZC-22.39: R(F) equal to R(C) is not shortened; CC is one inch."""
    laser, claws = weapon("phr.hyperion", "Laser"), weapon("scourge.stalker", "Claws")
    assert keywords.range_of(laser, True) == keywords.range_of(laser, False)
    assert keywords.range_of(weapon("ucm.sabre", "Railgun"), True) < keywords.range_of(weapon("ucm.sabre", "Railgun"), False)
    assert claws.close
    assert claws.full == INCH


def test_natural_sixes() -> None:
    """DZC-22.48, DZC-22.61: Sunspear and Marksman's Touch mind a natural 6; the marksman only if the unit has not moved."""
    sunspear, marksman = weapon("phr.hyperion", "Laser"), weapon("ucm.scimitar", "Marksman")
    assert keywords.sunspear(sunspear, 6)
    assert not keywords.sunspear(sunspear, 5)
    assert not keywords.sunspear(marksman, 6)
    assert keywords.marksman(marksman, False, 6)
    assert not keywords.marksman(marksman, True, 6)
    assert not keywords.marksman(marksman, False, 5)


def test_scanning_array_caps_penalties() -> None:
    """DZC-22.74: never made worse by more than 1 in total."""
    rail = weapon("phr.ares", "Rail Gun")
    assert (keywords.penalty(rail, 4), keywords.penalty(rail, 0), keywords.penalty(plain(), 4)) == (1, 0, 4)


def test_how_units_go() -> None:
    """DZC-22.17, DZC-22.31, DZC-22.46, DZC-22.75: who ignores Tough ground and water, who gets no road bonus, and who steps over what."""
    hunter, ares, sabre = of("scourge.hunter"), of("phr.ares"), of("ucm.sabre")
    assert [keywords.ignores_tough(u) for u in (hunter, ares, sabre)] == [True, True, False]
    assert [tread(u) for u in (hunter, ares, sabre, of("resistance.kraken"))] == ["hover", "walker", "ground", "hover"], "only what hovers crosses water"
    assert [keywords.road_bonus(u) for u in (hunter, ares, sabre)] == [False, False, True]
    assert [keywords.steps_over(u) for u in (ares, of("phr.valkyries"), of("phr.medusa"), sabre)] == [100, 600, 599, 0]


def test_aircraft_words() -> None:
    """DZC-22.41, DZC-22.59, DZC-22.62, DZC-22.71: Lumbering, Assault Transport, Short Hop, Interceptor."""
    assert not keywords.may_enter_low(of("ucm.seraphim"))
    assert keywords.may_enter_low(of("ucm.archangel"))
    assert keywords.unloading_share(of("phr.njord")) == (3, 4)
    assert keywords.unloading_share(of("phr.neptune")) == (1, 2)
    assert keywords.landing_free(of("phr.njord"))
    assert not keywords.landing_free(of("phr.neptune"))
    assert keywords.low_only(of("phr.apollo_flight"))
    assert not keywords.low_only(of("phr.hera_flight"))
    assert keywords.intercepts(of("ucm.archangel"))
    assert not keywords.intercepts(of("ucm.seraphim"))


def test_garrison_words() -> None:
    """DZC-22.16, DZC-22.29, DZC-22.45, DZC-22.65: Horde takes half the room, rounded up; Tough, Agility and Hazard Suit against masonry."""
    assert [keywords.garrison_places(of("shaltari.punguri"), bases) for bases in (1, 3, 4)] == [1, 2, 2]
    assert keywords.garrison_places(of("ucm.legionnaire"), 3) == 3
    assert keywords.masonry_rerolls(of("scourge.destroyers"))
    assert not keywords.masonry_rerolls(of("scourge.warriors"))
    assert keywords.masonry_save(of("phr.sirens"), 0) == 3
    assert keywords.masonry_save(of("phr.immortals"), 5) == 5
    assert keywords.masonry_ignored(of("ucm.hazard_suit")) == 1
    assert keywords.masonry_ignored(of("ucm.legionnaire")) == 0


def test_other_words() -> None:
    """DZC-22.10, DZC-22.38: DF may fire after getting out; Scouts spot."""
    assert keywords.fires_after_embarking(of("scourge.eviscerators"))
    assert not keywords.fires_after_embarking(of("ucm.legionnaire"))
    assert keywords.spots(of("ucm.wolverine_a"))
    assert not keywords.spots(of("ucm.sabre"))
