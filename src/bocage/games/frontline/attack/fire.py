"""Declaring fire, alike for attacks and counterattacks: card, High Ground, who fires how (FL-8.1, FL-7.6, FL-7.13, FL-12.2, FL-12.10, FL-13.23)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import Answer, Legal
from bocage.games.frontline.attack.firepower import can_fire_at, card_bonus, is_armoured, modes, ranges, standing_bonus
from bocage.games.frontline.attack.snipers import choose_card
from bocage.games.frontline.cards.deck import play_card, titles
from bocage.games.frontline.sections.movement import AsDefault, ForText
from bocage.games.frontline.state.fire_events import Fired, FireDeclared
from bocage.games.frontline.state.model import Battle, Section
from bocage.games.frontline.state.section_events import Acted, EquipmentUsed
from bocage.games.frontline.tables.names import card_name, force_name
from bocage.games.frontline.tables.tables import ACTIONS, CARDS


class Range(Answer):
    """The range fired at: from High Ground the target may be treated as one card closer."""

    distance: int


class Fire(Answer):
    """How one soldier fires: aimed, rapid, hand_grenade, rifle_grenade, or abstain."""

    force: str
    mode: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


FIRE_CARD: Question[ForText | AsDefault] = Question("fire_card", ForText | AsDefault, rule="FL-8.1")
CLOSER: Question[Range] = Question("closer", Range, rule="FL-13.23")
GRENADES = ("hand_grenade", "rifle_grenade")
FIRE: Question[Fire] = Question("fire", Fire, rule="FL-7.6")


class Shot(Frozen):
    """Declared fire: the total with all bonuses, the card that paid for it, whether for its text, and a sniper's chosen card."""

    total: int
    card: str
    text: bool
    chosen: str = ""


def declare_fire(game: Battle, name: str, target_name: str, *, counter: bool) -> Rules[Shot]:
    """All the choices of an attack or counterattack of a section on its target, then ammo, grenades and the total (FL-8.1, FL-8.2)."""
    section, target = game.state.sections[name], game.state.sections[target_name]
    seat = section.seat
    chosen = ""
    if CARDS[section.members[0]].sniper:
        chosen = yield from choose_card(game, name, target_name)
    armoured = not chosen and is_armoured(target)
    at = yield from choose_range(game, section, target)
    paid = yield from choose(game, seat, FIRE_CARD, fire_cards(game, seat, counter=counter), {"section": name, "target": target_name})
    text = isinstance(paid, ForText)
    play_card(game, seat, paid.card, text=text, section=name)
    shots = yield from choose_modes(game, section, at, armoured)
    bonus = standing_bonus(game, section) + (card_bonus(paid.card, at) if text else 0)  # FL-7.12, FL-12.12, FL-12.14
    total = sum(value for _, _, value in shots) + bonus
    game.emit(Acted(name, "counterattack" if counter else "attack"))
    game.emit(FireDeclared(name, target_name, counter, at, tuple(shots), bonus, total, game.side(section), chosen))
    return Shot(total, paid.card, text, chosen)


def fire_cards(game: Battle, seat: str, *, counter: bool) -> Legal[ForText | AsDefault]:
    """Attack cards for their text (FL-12.2), Covering Fire only in a counterattack (FL-12.21), and any card as a default action.

    Without a word of its text (FL-12.10, FL-12.13).
    """
    use = "counterattack" if counter else "attack"

    def refuse(answer: ForText | AsDefault) -> Refusal | None:
        if answer.card not in game.state.hands[seat]:
            return Refusal("FL-5.2", "card-not-in-hand", {"card": card_name(answer.card)})
        if isinstance(answer, ForText) and use not in ACTIONS[answer.card].play_as:
            return Refusal("FL-12.21" if answer.card == "covering_fire" else "FL-12.2", f"not-for-{use}", {"card": card_name(answer.card)})
        return None

    def listing() -> list[ForText | AsDefault]:
        found: list[ForText | AsDefault] = []
        for card in titles(game.state.hands[seat]):
            if use in ACTIONS[card].play_as:
                found.append(ForText(card))
            found.append(AsDefault(card))
        return found

    return Legal(refuse, listing, exact=True)


def choose_range(game: Battle, section: Section, target: Section) -> Rules[int]:
    """FL-13.23: the choice is announced and holds for the whole section. It is asked whenever the ground allows it."""
    able = ranges(game, section, target)
    if len(able) == 1:
        return able[0]

    def refuse(answer: Range) -> Refusal | None:
        if answer.distance not in able:
            return Refusal("FL-13.23", "not-that-range", {"distance": answer.distance})
        return None if can_fire_at(game, section, target, answer.distance) else Refusal("FL-7.13", "nobody-can-fire", remedies=("another-range",))

    answer = yield from choose(game, section.seat, CLOSER, Legal(refuse, lambda: map(Range, able)), {"section": section.id})
    return answer.distance


def choose_modes(game: Battle, section: Section, at: int, armoured: bool) -> Rules[list[tuple[str, str, int]]]:
    """FL-7.13: member by member, aimed, rapid, a grenade or nothing; at least one must contribute. Who is asked follows from public facts."""
    shots: list[tuple[str, str, int]] = []
    asked = [member for member in section.members if may_fire(game, member, at, armoured)]
    for place, member in enumerate(asked):
        legal = fire_modes(game, member, at, armoured, asked[place + 1 :], bool(shots))
        answer = yield from choose(game, section.seat, FIRE, legal, {"force": force_name(member), "distance": at, "armoured": int(armoured)})
        if answer.mode != "abstain":
            value = dict(modes(game, game.state.forces[member], at, armoured))[answer.mode]
            shots.append((member, answer.mode, value))
            if answer.mode in GRENADES:
                game.emit(EquipmentUsed(member, answer.mode, game.side(section)))
            game.emit(Fired(member, answer.mode, value))
    return shots


def may_fire(game: Battle, member: str, at: int, armoured: bool) -> bool:
    """Whether all can see that a soldier might fire: not pinned, and with a weapon that reaches or with face-down equipment."""
    force = game.state.forces[member]
    return not force.pin and (bool(force.equipment) or bool(modes(game, force, at, armoured)))


def fire_modes(game: Battle, member: str, at: int, armoured: bool, later: list[str], someone: bool) -> Legal[Fire]:
    """One soldier's choice; he cannot abstain if nobody else has fired or can."""
    forces = game.state.forces

    def may_abstain() -> bool:
        return someone or any(modes(game, forces[other], at, armoured) for other in later)

    def refuse(answer: Fire) -> Refusal | None:
        if answer.force != member:
            return Refusal("FL-7.6", "another-soldier", {"force": force_name(member)})
        if answer.mode == "abstain":
            return None if may_abstain() else Refusal("FL-7.13", "somebody-must-fire")
        if any(mode == answer.mode for mode, _ in modes(game, forces[member], at, armoured)):
            return None
        return refuse_mode(game, member, at, armoured, answer.mode)

    def listing() -> list[Fire]:
        found = [Fire(member, mode) for mode, _ in modes(game, forces[member], at, armoured)]
        if may_abstain():
            found.append(Fire(member, "abstain"))
        return found

    return Legal(refuse, listing, exact=True)


def refuse_mode(game: Battle, member: str, at: int, armoured: bool, mode: str) -> Refusal:
    """Why a soldier cannot fire in this way."""
    force, card = game.state.forces[member], CARDS[member]
    facts = {"force": force_name(member), "distance": at}
    if mode in GRENADES:
        rule = "FL-14.21" if mode == "hand_grenade" else "FL-14.22"
        return Refusal(rule, "grenade-cannot" if mode in force.equipment else "no-grenade", facts)
    if mode not in ("aimed", "rapid"):
        return Refusal("FL-2.15", "no-such-mode", facts)
    if card.weapon.ammo and not force.loaded:
        return Refusal("FL-7.10", "weapon-empty", facts, ("prepare-reloads",))
    if armoured:
        return Refusal("FL-15.4", "no-harm-to-armour", facts, ("anti-armour",))
    return Refusal("FL-7.5", "dash", facts, ("another-range",))
