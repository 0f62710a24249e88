"""What the keywords of chapter 22 do to numbers: small functions without state, asked by shooting, movement and close quarters where a word matters.

Words with a procedure of their own (gates, drones, razorworms, shields...) stand in `specials`, `special_hits` and `gates`; army building words in `armies`.
"""

from __future__ import annotations

from functools import cache

from bocage.core.chance import total
from bocage.core.decision import Rules, roll
from bocage.games.dropzone_commander.tables.profiles import INCH, Unit, Weapon
from bocage.games.dropzone_commander.tables.tables import damage_needed

HIGHEST_ENERGY = 14
BARRAGE_FROM = 12 * INCH  # DZC-22.5
DRONES = Weapon("drones", "Attack drones", 6, 4, 3, 24 * INCH, 24 * INCH, 0, ("F", "S", "R"), words={"AA": "", "No Reaction": ""})  # DZC-22.35


def shots(weapon: Weapon, damage: int) -> int:
    """DZC-22.20, DZC-22.5: RW-n takes n shots for each DP lost, fractions rounded up, never below 0; Barrage-n has n shots."""
    if "Barrage" in weapon.words:
        return int(weapon.words["Barrage"])
    lost = weapon.words.get("RW")
    if not lost or not damage:
        return weapon.shots
    return max(0, weapon.shots - int(float(lost) * 2 * damage) // 2)


def accuracy(weapon: Weapon, against_aircraft: bool) -> int:
    """DZC-22.40: of two accuracies the first is against aircraft, the second against everything else."""
    return weapon.other if weapon.other and not against_aircraft and "Ion Storm" not in weapon.words else weapon.accuracy


def penalty(weapon: Weapon, amount: int) -> int:
    """DZC-22.74: a Scanning Array is never made worse by more than 1 in total."""
    return min(amount, 1) if "Scanning Array" in weapon.words else amount


def energy(weapon: Weapon, target: Unit | None) -> int:
    """E against a target, None for a Structure: Grav (DZC-22.37), Chem (DZC-22.57), Toughened Shells (DZC-22.70); 0 is no effect."""
    words = weapon.words
    if "Grav" in words:
        return grav(target.armour + target.dp) if target is not None else weapon.energy
    if "Chem" in words:
        return 8 if target is not None and target.is_infantry else 0
    if target is None and "Toughened Shells" in words:
        return HIGHEST_ENERGY
    return weapon.energy


def structure_energy(weapon: Weapon, armour: int, dp: int) -> int:
    """E against a Structure: Grav reads its armour and starting DP too (DZC-22.37)."""
    return grav(armour + dp) if "Grav" in weapon.words else energy(weapon, None)


def grav(bulk: int) -> int:
    """DZC-22.37: armour plus starting DP: 10 or less E5, to 14 E8, to 17 E10, from 18 E11."""
    return 5 if bulk <= 10 else 8 if bulk <= 14 else 10 if bulk <= 17 else 11


def needed(weapon: Weapon, force: int, armour: int, structure: bool = False) -> int:
    """DZC-6.15 with SA (DZC-22.21), SC (DZC-22.22) and Tech Killer (DZC-22.36): the number needed to damage, 0 if it cannot be done."""
    words = weapon.words
    if force <= 0 or (structure and "Tech Killer" in words):
        return 0
    usual = damage_needed(armour, force)
    if "SA" in words:
        return 0 if armour > int(words["SA"]) else usual or 6
    if "SC" in words and not structure:
        return usual or 6
    return usual


def is_indirect(weapon: Weapon) -> bool:
    """DZC-22.18, DZC-22.5, DZC-22.55: no line of sight is needed."""
    return "IF" in weapon.words or "Barrage" in weapon.words or "Ion Storm" in weapon.words


def area(weapon: Weapon) -> str:
    """DZC-22.3, DZC-22.5: the size of the template a hit lays, "" for none."""
    return "S" if "Barrage" in weapon.words else weapon.words.get("Area", "")


def nearest(weapon: Weapon) -> int:
    """DZC-22.5: how near a target may be: a Barrage falls at least 12 inches away."""
    return BARRAGE_FROM if "Barrage" in weapon.words else 0


def range_of(weapon: Weapon, countered: bool) -> int:
    """DZC-6.5, DZC-6.6, DZC-22.44, DZC-22.39: R(C) against countermeasures, else R(F); CC and equal ranges ignore them by their own figures."""
    return weapon.countered if countered else weapon.full


def ignores_soft_cover(weapon: Weapon) -> bool:
    """DZC-22.14, DZC-22.23, DZC-22.28."""
    return any(word in weapon.words for word in ("Flame", "Sniper", "Through Cover"))


def ignores_body_cover(weapon: Weapon) -> bool:
    """DZC-22.14, DZC-22.28, DZC-22.57."""
    return any(word in weapon.words for word in ("Flame", "Through Cover", "Chem"))


def ignores_evasion(weapon: Weapon) -> bool:
    """DZC-22.14."""
    return "Flame" in weapon.words


def reaches_aircraft(weapon: Weapon) -> bool:
    """DZC-22.1: only AA weapons fire at aircraft in the air."""
    return "AA" in weapon.words


def reacts(weapon: Weapon) -> bool:
    """DZC-22.1, DZC-22.69: an AA weapon makes Reaction Fire unless it says it does not."""
    return "AA" in weapon.words and "No Reaction" not in weapon.words


def reacts_activated(profile: Unit) -> bool:
    """DZC-22.63: Lightning Reflexes react where only unactivated units may."""
    return "Lightning Reflexes" in profile.words


def uses(weapon: Weapon) -> int:
    """DZC-22.19: in how many shooting actions of the game it may fire; 0 for no limit."""
    return int(weapon.words.get("L", "0"))


def alternates(weapons: tuple[Weapon, ...], weapon: Weapon) -> tuple[str, ...]:
    """DZC-22.2: the other profiles with the same Alt number, of which only one fires in a turn."""
    number = weapon.words.get("Alt")
    if number is None:
        return ()
    return tuple([other.id for other in weapons if other.words.get("Alt") == number and other.id != weapon.id])


def coaxial(weapons: tuple[Weapon, ...], weapon: Weapon) -> tuple[str, ...]:
    """DZC-22.7: the other weapons with the same CA number, which fire at one and the same squad or Structure."""
    number = weapon.words.get("CA")
    if number is None:
        return ()
    return tuple([other.id for other in weapons if other.words.get("CA") == number and other.id != weapon.id])


def fires_after_embarking(profile: Unit) -> bool:
    """DZC-22.10: DF lifts DZC-12.5."""
    return "DF" in profile.words


def focus(weapon: Weapon) -> int:
    """DZC-22.15: what each hit given up adds to the E of one that is kept; 0 without Focus."""
    return int(weapon.words.get("Focus", "0"))


def focused(weapon: Weapon, force: int, given_up: int) -> int:
    """DZC-22.15: E never above 14."""
    return min(HIGHEST_ENERGY, force + focus(weapon) * given_up)


def unit_loss(weapon: Weapon) -> str:
    """DZC-22.9: what a damaging hit removes from a unit, as an expression of dice."""
    return weapon.words.get("Devastator", "1")


def structure_loss(weapon: Weapon) -> str:
    """DZC-22.8, DZC-22.58: what a damaging hit removes from a Structure; a Goliath bomb 2 more."""
    loss = weapon.words.get("Demolisher", "1")
    return plus(loss, 2) if "Goliath" in weapon.words else loss


def plus(expression: str, more: int) -> str:
    """An expression of dice with a number added."""
    dice, sides, add = parts(expression)
    return f"{f'D{sides}' if dice else ''}{'+' if dice else ''}{add + more}"


@cache
def parts(expression: str) -> tuple[int, int, int]:
    """ "D3+2" is one die of 3 sides and 2: dice, sides, added."""
    head, _, tail = expression.partition("+")
    return (1, int(head[1:]), int(tail or 0)) if head.startswith("D") else (0, 6, int(head) + int(tail or 0))


def amount(expression: str, why: str, name: str = "amount") -> Rules[int]:
    """Rolls an expression: "2", "D3", "D6+1" (DZC-1.10: a D3 is half a D6, rounded up)."""
    dice, sides, add = parts(expression)
    if not dice:
        return add
    shown = yield from roll(total(name, 1), why=why)
    return add + ((shown + 1) // 2 if sides == 3 else shown)


def marksman(weapon: Weapon, moved: bool, natural: int) -> bool:
    """DZC-22.61: if the unit has not moved, a natural 6 to hit makes the damage roll succeed on 2+."""
    return "Marksman's Touch" in weapon.words and not moved and natural == 6


def sunspear(weapon: Weapon, natural: int) -> bool:
    """DZC-22.48: a natural 6 to hit removes 2 DP with no damage roll."""
    return "Sunspear" in weapon.words and natural == 6


def low_only(profile: Unit) -> bool:
    """DZC-22.62: in flight mode it never flies above 2 inches, and makes no low altitude crash roll."""
    return "Short Hop" in profile.words


def may_enter_low(profile: Unit) -> bool:
    """DZC-22.41: a Lumbering fast mover may not enter at low altitude."""
    return "Lumbering" not in profile.words


def ignores_tough(profile: Unit) -> bool:
    """DZC-22.17, DZC-22.31, DZC-22.46, DZC-22.75: who pays nothing for Tough ground."""
    return any(word in profile.words for word in ("Hovercraft", "Skimmer", "Walker", "Jump Jets", "Levitated"))


def road_bonus(profile: Unit) -> bool:
    """DZC-22.17, DZC-22.31: no Exceptional Ground bonus for these."""
    return not any(word in profile.words for word in ("Hovercraft", "Skimmer", "Walker"))


def steps_over(profile: Unit) -> int:
    """Up to which height a unit moves over things: Walkers 1 inch (DZC-22.31), Jump Jets 6 (DZC-22.46), Levitated below 6 (DZC-22.75)."""
    words = profile.words
    return 6 * INCH if "Jump Jets" in words else 6 * INCH - 1 if "Levitated" in words else INCH if "Walker" in words else 0


def unloading_share(profile: Unit) -> tuple[int, int]:
    """DZC-12.13, DZC-22.59: the share of its Mv that an aircraft keeps when it loads or unloads: half, three quarters for an Assault Transport."""
    return (3, 4) if "Assault Transport" in profile.words else (1, 2)


def landing_free(profile: Unit) -> bool:
    """DZC-22.59: a Njord lands without paying."""
    return "Assault Transport" in profile.words


def garrison_places(profile: Unit, bases: int) -> int:
    """DZC-7.3, DZC-22.16: the room a squad takes in a Structure; Horde bases count half, rounded up per squad."""
    return (bases + 1) // 2 if "Horde" in profile.words else bases


def masonry_save(profile: Unit, passive: int) -> int:
    """DZC-7.12, DZC-22.45: passive countermeasures work against falling masonry; Agility is P3+ against it. 0 for none."""
    if "Agility" in profile.words:
        return min(3, passive) if passive else 3
    return passive


def masonry_rerolls(profile: Unit) -> bool:
    """DZC-22.29: Tough squads have each successful falling masonry test against them re-rolled once."""
    return "Tough" in profile.words


def masonry_ignored(profile: Unit) -> int:
    """DZC-22.65: a Hazard Suit squad ignores the first falling masonry hit of each attack."""
    return 1 if "Hazard Suit" in profile.words else 0


def spots(profile: Unit) -> bool:
    """DZC-22.38: Scout is a category; its units on the table spot for indirect fire."""
    return profile.category == "scout"


def intercepts(profile: Unit) -> bool:
    """DZC-22.71."""
    return "Interceptor" in profile.words


def frag(weapon: Weapon) -> int:
    """DZC-22.58: when the shot misses, bases within 2 inches of the aimed unit are hit on this number; 0 without Frag."""
    return int(weapon.words.get("Frag", "0").rstrip("+"))
