"""Range and firepower, the strength of a section's fire (FL-2.14, chapter 7, FL-13.22, FL-13.23, FL-14.21, FL-14.22, FL-15.4)."""

from __future__ import annotations

from bocage.games.frontline.state.model import Battle, Force, Section
from bocage.games.frontline.tables.tables import ACTIONS, CARDS, EQUIPMENT, MAX_RANGE, TERRAIN

HAND_GRENADE = EQUIPMENT["hand_grenade"]
RIFLE_GRENADE = EQUIPMENT["rifle_grenade"]
HAND_REACH = max(HAND_GRENADE.ranges)
FLANKING_BONUS = ACTIONS["flanking_position"].firepower_per_card_behind
POUR_IT_ON = ACTIONS["pour_it_on"].firepower_bonus_by_range


def distance(firer: Section, target: Section) -> int:
    """FL-7.1: the number of terrain cards from firer to target. Nothing blocks or weakens fire on the way (FL-7.2, FL-7.16)."""
    return abs(firer.at - target.at)


def ranges(game: Battle, firer: Section, target: Section) -> list[int]:
    """The ranges a section may fire at: the true one and, from High Ground at a target outside it, one closer (FL-13.23). No column beyond 7 (FL-7.3)."""
    true = abs(firer.at - target.at)
    ground = game.state.terrain
    if true and TERRAIN[ground[firer.at - 1]].range_shift and not TERRAIN[ground[target.at - 1]].range_shift:
        return [true, true - 1] if true <= MAX_RANGE else [true - 1]
    return [true] if true <= MAX_RANGE else []


def is_armoured(section: Section) -> bool:
    """FL-15.10: a target is armoured only if every member is."""
    return all(CARDS[member].armored for member in section.members)


def modes(game: Battle, force: Force, at: int, armoured: bool) -> list[tuple[str, int]]:
    """How a soldier can fire at a range and with what firepower (FL-7.4); nothing if he cannot contribute (FL-7.13).

    Aimed and rapid fire need a loaded weapon (FL-7.10) and a value in the column (FL-7.5); against armour other values count (FL-15.4). A grenade takes the
    place of the weapon, which may be empty (FL-7.11).
    """
    if force.pin:
        return []  # FL-9.8
    card = CARDS[force.id]
    weapon = card.weapon
    found: list[tuple[str, int]] = []
    rows = weapon.fire[armoured]
    if force.loaded or not weapon.ammo:
        if (value := rows["aimed"][at]) > 0:
            found.append(("aimed", value))
        if (value := rows["rapid"][at]) > 0:
            found.append(("rapid", value))
    elif game.setting.soft_empty and (value := rows["aimed"][at]) > 0:
        found.append(("aimed", value))  # FL-17.4
    if force.equipment:
        if "hand_grenade" in force.equipment and at <= HAND_REACH + card.throwing_arm:  # FL-14.21, FL-11.17
            found.append(("hand_grenade", HAND_GRENADE.firepower))
        if "rifle_grenade" in force.equipment and at in RIFLE_GRENADE.ranges and weapon.rifle_grenade:  # FL-14.22
            found.append(("rifle_grenade", RIFLE_GRENADE.firepower))
    return found


def can_fire(game: Battle, firer: Section, target: Section) -> bool:
    """FL-7.13, FL-7.14: whether at least one member can contribute firepower against the target."""
    return any(can_fire_at(game, firer, target, at) for at in ranges(game, firer, target))


def can_fire_at(game: Battle, firer: Section, target: Section, at: int) -> bool:
    """The same at one range. A sniper needs a card that he may choose (FL-11.32, FL-15.6)."""
    forces = game.state.forces
    if CARDS[firer.members[0]].sniper:
        return bool(sniper_targets(target)) and bool(modes(game, forces[firer.members[0]], at, False))
    armoured = is_armoured(target)
    return any(modes(game, forces[member], at, armoured) for member in firer.members)


def sniper_targets(target: Section) -> list[str]:
    """FL-11.32: any card but armoured vehicles."""
    return [member for member in target.members if not CARDS[member].armored]


def cards_behind(game: Battle, section: Section) -> int:
    """FL-12.25: terrain cards between a section and its home card, home included, its own not."""
    return abs(section.at - game.home(section.seat))


def standing_bonus(game: Battle, section: Section) -> int:
    """Flanking Positions and Undergrowth: once for the section, never for each soldier (FL-7.17, FL-12.25, FL-13.22)."""
    undergrowth = TERRAIN[game.state.terrain[section.at - 1]].firepower_bonus
    return undergrowth + section.flanking * FLANKING_BONUS * cards_behind(game, section)


def card_bonus(card: str, at: int) -> int:
    """What a card adds when it is played for its text: Attack, Pour It On by range (FL-12.20, FL-12.30)."""
    if card == "pour_it_on":
        return POUR_IT_ON[at // 2]
    return ACTIONS[card].firepower_bonus


def halved(total: int) -> int:
    """FL-8.6: a counterattack counts half, rounded up."""
    return (total + 1) // 2
