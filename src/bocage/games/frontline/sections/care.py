"""The steps before the action step: Rally, Medics, passing equipment, Bandages (FL-4.3 to FL-4.5, FL-11.20 to FL-11.22, FL-12.31, FL-14.20, FL-17.10)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Question, Rules, choose, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.cards.deck import clear, play_card
from bocage.games.frontline.sections.sections import Pick, pick
from bocage.games.frontline.state.events import Noted
from bocage.games.frontline.state.model import Battle, Force
from bocage.games.frontline.state.section_events import BandagesKept, EquipmentPassed, EquipmentUsed, Unmarked
from bocage.games.frontline.tables.names import card_name, equipment_name, force_name
from bocage.games.frontline.tables.tables import CARDS


class PlayRally(Answer):
    """Plays Rally."""

    def target(self) -> tuple[str, str]:
        return "card", "rally"


class UseBandages(Answer):
    """A soldier's Bandages take a Wound off a soldier."""

    force: str
    on: str

    def target(self) -> tuple[str, str]:
        return "piece", self.on


class PassEquipment(Answer):
    """A face-down counter goes from one force to another."""

    force: str
    counter: str
    to: str

    def target(self) -> tuple[str, str]:
        return "piece", self.to


RALLY: Question[PlayRally | Pass] = Question("rally", PlayRally | Pass, rule="FL-4.3", window="rally")
RALLY_REMOVE: Question[Pick] = Question("rally_remove", Pick, rule="FL-12.31")
MEDIC: Question[Pick | Pass] = Question("medic", Pick | Pass, rule="FL-4.4")
BANDAGES: Question[UseBandages | Pass] = Question("bandages", UseBandages | Pass, rule="FL-4.5")
PASS_EQUIPMENT: Question[PassEquipment | Pass] = Question("pass_equipment", PassEquipment | Pass, rule="FL-17.10")

MARKERS: dict[str, Callable[[Force], bool]] = {
    "pin": lambda force: force.pin,
    "morale": lambda force: force.morale > 0,
    "wound": lambda force: force.wounds > 0,
}


def rally_window(game: Battle, seat: str) -> Rules[None]:
    """FL-4.3, FL-4.13: any number of Rally cards, before any other step. Not asked if no force of the seat has a marker."""
    while game.state.hands[seat] and any(has(force) for force in game.own_forces(seat) for has in MARKERS.values()):
        legal: Legal[PlayRally | Pass] = Legal(
            lambda answer: (
                None if isinstance(answer, Pass) or "rally" in game.state.hands[seat] else Refusal("FL-12.31", "card-not-in-hand", {"card": card_name("rally")})
            ),
            lambda: [PASS, PlayRally()] if "rally" in game.state.hands[seat] else [PASS],
            exact=True,
            default=PASS,
        )
        answer = yield from choose(game, seat, RALLY, legal)
        if isinstance(answer, Pass):
            return
        play_card(game, seat, "rally", text=True)
        yield from rally(game, seat)
        clear(game, seat, "rally")


def rally(game: Battle, seat: str) -> Rules[None]:
    """FL-12.31: one Pin, one Morale and one Wound come off, of any forces, vehicles and guns too; a type nobody has is skipped."""
    for marker, has in MARKERS.items():
        able = [force.id for force in game.own_forces(seat) if has(force)]
        if able:
            legal = pick(able, "FL-12.31", "has-no-such-marker")
            chosen = yield from choose_unless_forced(game, seat, RALLY_REMOVE, legal, {"marker": f"@marker-{marker}"})
            game.emit(Unmarked(chosen.force, marker, "rally"))


# -- Medics -------------------------------------------------------------------------------------------------------------------------


def medic_step(game: Battle, seat: str) -> Rules[None]:
    """FL-2.19, FL-4.4: each unpinned Medic may take a Morale marker off another force in his terrain card, of any section."""
    for medic in [force.id for force in game.own_forces(seat) if CARDS[force.id].medic and not force.pin]:
        able = [patient.id for patient in near(game, medic) if patient.morale and (patient.id != medic or game.setting.self_medic)]  # FL-11.21, FL-17.9
        if not able:
            continue
        offered = pick(able, "FL-11.21", "not-for-this-medic")

        def refuse(answer: Pick | Pass, offered: Legal[Pick] = offered) -> Refusal | None:
            return None if isinstance(answer, Pass) else offered.refuse(answer)

        legal: Legal[Pick | Pass] = Legal(refuse, lambda offered=offered: [PASS, *offered], exact=True, default=PASS)  # type: ignore[misc]
        answer = yield from choose(game, seat, MEDIC, legal, {"force": force_name(medic)})
        if not isinstance(answer, Pass):
            game.emit(Unmarked(answer.force, "morale", "medic"))
            game.emit(Noted(f"treated {medic}"))


def near(game: Battle, force: str) -> list[Force]:
    """Forces of the same seat in the same terrain card."""
    section = game.section_of(force)
    assert section is not None
    sections = game.state.sections
    return [other for other in game.own_forces(section.seat) if sections[other.section].at == section.at]


# -- equipment passed, Bandages -----------------------------------------------------------------------------------------------------


def passing_step(game: Battle, seat: str) -> Rules[None]:
    """FL-17.10: face-down counters are passed between forces in one terrain card, never above the receiver's factor; each counter place once in a turn."""
    while game.setting.passing and pairs(game, seat):
        answer = yield from choose(game, seat, PASS_EQUIPMENT, passes(game, seat))
        if isinstance(answer, Pass):
            return
        known = game.setting.open_equipment or answer.counter in game.state.forces[answer.force].seen
        game.emit(EquipmentPassed(answer.force, answer.to, answer.counter, seat, known))
        game.emit(Noted(f"received {answer.to}"))


def refuse_pair(game: Battle, giver: Force, receiver: Force) -> Refusal | None:
    """Who can pass a counter to whom; all can see that."""
    if giver.id == receiver.id or not giver.equipment or receiver not in near(game, giver.id):
        return Refusal("FL-17.10", "cannot-pass", {"force": force_name(giver.id)})
    if len(receiver.equipment) + len(receiver.shown) >= CARDS[receiver.id].equipment:
        return Refusal("FL-11.4", "no-room-for-equipment", {"force": force_name(receiver.id)})
    if f"received {giver.id}" in game.state.done:
        return Refusal("FL-17.10", "passed-on-already", {"force": force_name(giver.id)})
    return None


def pairs(game: Battle, seat: str) -> list[tuple[Force, Force]]:
    own = game.own_forces(seat)
    return [(giver, receiver) for giver in own if giver.equipment for receiver in own if refuse_pair(game, giver, receiver) is None]


def passes(game: Battle, seat: str) -> Legal[PassEquipment | Pass]:
    """The law of passing."""

    def refuse(answer: PassEquipment | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        giver, receiver = game.state.forces.get(answer.force), game.state.forces.get(answer.to)
        if giver is None or receiver is None or giver.seat != seat or receiver.seat != seat:
            return Refusal("FL-5.17", "not-your-force", {"force": force_name(answer.force)})
        if answer.counter not in giver.equipment:
            return Refusal("FL-17.10", "no-such-equipment", {"force": force_name(giver.id), "kind": equipment_name(answer.counter)})
        return refuse_pair(game, giver, receiver)

    def listing() -> list[PassEquipment | Pass]:
        found: list[PassEquipment | Pass] = [PASS]
        for giver, receiver in pairs(game, seat):
            found += [PassEquipment(giver.id, counter, receiver.id) for counter in dict.fromkeys(giver.equipment)]
        return found

    return Legal(refuse, listing, exact=True, default=PASS)


def bandages_step(game: Battle, seat: str) -> Rules[None]:
    """FL-4.5, FL-14.20: Bandages take Wounds off soldiers in the same card. Asked while a counter that might be Bandages lies near a wounded soldier."""
    while any(possible_patients(game, force) for force in game.own_forces(seat)):
        answer = yield from choose(game, seat, BANDAGES, bandaging(game, seat))
        if isinstance(answer, Pass):
            return
        if CARDS[answer.force].medic:
            game.emit(BandagesKept(answer.force))  # FL-11.22
            game.emit(Noted(f"treated {answer.force}"))
        else:
            game.emit(EquipmentUsed(answer.force, "bandages", game.setting.side[seat]))
        game.emit(Unmarked(answer.on, "wound", "bandages"))


def possible_patients(game: Battle, bearer: Force) -> list[Force]:
    """Wounded soldiers, no vehicles or guns (FL-15.7), beside one who has a face-down counter or known Bandages and may use them (FL-11.20, FL-14.26)."""
    if not (bearer.equipment or bearer.shown):
        return []
    if CARDS[bearer.id].medic and (bearer.pin or f"treated {bearer.id}" in game.state.done):
        return []
    return [patient for patient in near(game, bearer.id) if patient.wounds and CARDS[patient.id].soldier]


def bandaging(game: Battle, seat: str) -> Legal[UseBandages | Pass]:
    """The law of Bandages."""

    def refuse(answer: UseBandages | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        bearer = game.state.forces.get(answer.force)
        if bearer is None or bearer.seat != seat:
            return Refusal("FL-5.17", "not-your-force", {"force": force_name(answer.force)})
        if "bandages" not in bearer.equipment and "bandages" not in bearer.shown:
            return Refusal("FL-14.20", "no-such-equipment", {"force": force_name(bearer.id), "kind": equipment_name("bandages")})
        if answer.on in [patient.id for patient in possible_patients(game, bearer)]:
            return None
        if CARDS[bearer.id].medic and (bearer.pin or f"treated {bearer.id}" in game.state.done):
            return Refusal("FL-11.20", "medic-cannot", {"force": force_name(bearer.id)}, ("medic-next-turn",))
        if answer.on in CARDS and not CARDS[answer.on].soldier:
            return Refusal("FL-15.7", "not-for-vehicles", {"force": force_name(answer.on)})
        return Refusal("FL-14.20", "no-wound-here", {"force": force_name(answer.on)})

    def listing() -> list[UseBandages | Pass]:
        found: list[UseBandages | Pass] = [PASS]
        for bearer in game.own_forces(seat):
            if "bandages" in bearer.equipment or "bandages" in bearer.shown:
                found += [UseBandages(bearer.id, patient.id) for patient in possible_patients(game, bearer)]
        return found

    return Legal(refuse, listing, exact=True, default=PASS)
