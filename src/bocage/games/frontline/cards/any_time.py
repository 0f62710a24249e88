"""Priority points: Fall Back, Canteen and Binoculars "at any time" (FL-5.11, FL-12.24, FL-14.23, FL-14.24).

Who is asked follows from public facts alone: a hand that is not empty, or face-down equipment. At each point the active side is asked first, then the
other, again and again until all pass one after the other. In the Cover step the owner of the section under fire is offered its cover in the same
breath (`cover`).
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.cards.deck import Discard, clear, discard_from_hand, draw_cards, play_card, titles
from bocage.games.frontline.state.events import CardTaken, LastingDiscarded
from bocage.games.frontline.state.fire_events import FirepowerMoved
from bocage.games.frontline.state.model import Battle, Section
from bocage.games.frontline.state.section_events import BinocularsReturned, CoverGained, EquipmentUsed, Moved
from bocage.games.frontline.tables.names import card_name, equipment_name, force_name
from bocage.games.frontline.tables.tables import ACTIONS, CARDS

FALL_BACK_COVER = ACTIONS["fall_back"].cover_until_end_of_turn


class FallBack(Answer):
    """Plays Fall Back on a section."""

    section: str

    def target(self) -> tuple[str, str]:
        return "piece", self.section


class UseCanteen(Answer):
    """A soldier's Canteen: draw a card."""

    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


class UseBinoculars(Answer):
    """A soldier's Binoculars: take the top card of the discard pile."""

    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


AnyTime = FallBack | UseCanteen | UseBinoculars
PRIORITY: Question[AnyTime | Pass] = Question("priority", AnyTime | Pass, rule="FL-5.11", window="priority")
CONTEST: Question[UseBinoculars | Pass] = Question("contest", UseBinoculars | Pass, rule="FL-14.23", window="contest")
GIVE_UP: Question[Discard] = Question("binoculars_discard", Discard, rule="FL-14.23")
FACTS = {point: {"point": f"@point-{point}"} for point in ("start", "action", "declared", "damage", "draw")}


def priority_point(game: Battle, point: str) -> Rules[None]:
    """FL-5.11: asks round until all pass."""
    seats = game.order()
    state = game.state
    fall_back = point != "damage" or game.setting.late_fall_back  # FL-17.8
    passed = turn = 0
    while passed < len(seats):
        seat = seats[turn % len(seats)]
        turn += 1
        if (not (state.hands[seat] and fall_back) and not game.has_face_down(seat)) or game.is_out(seat):
            passed += 1
            continue
        answer = yield from choose(game, seat, PRIORITY, any_time(game, seat, point), FACTS[point])
        if isinstance(answer, Pass):
            passed += 1
        else:
            yield from carry_out(game, seat, answer)
            passed = 0


def any_time(game: Battle, seat: str, point: str) -> Legal[AnyTime | Pass]:
    """What a seat may do at a priority point, or pass."""
    return Legal(lambda answer: refuse_any_time(game, seat, point, answer), lambda: [PASS, *listed(game, seat, point)], exact=True, default=PASS)


def listed(game: Battle, seat: str, point: str) -> list[AnyTime]:
    """All any-time effects a seat has in hand or on its cards."""
    state = game.state
    found: list[AnyTime] = []
    if "fall_back" in state.hands[seat]:
        found += [FallBack(s.id) for s in state.sections.values() if s.seat == seat and refuse_fall_back(game, seat, point, s) is None]
    for force in state.forces.values():
        if force.equipment and force.seat == seat:
            if "canteen" in force.equipment:
                found.append(UseCanteen(force.id))
            if "binoculars" in force.equipment and state.discard:
                found.append(UseBinoculars(force.id))
    return found


def refuse_any_time(game: Battle, seat: str, point: str, answer: Answer) -> Refusal | None:
    """Why an any-time effect cannot be used now."""
    state = game.state
    if isinstance(answer, FallBack):
        if "fall_back" not in state.hands[seat]:
            return Refusal("FL-12.24", "card-not-in-hand", {"card": card_name("fall_back")})
        section = state.sections.get(answer.section)
        if section is None or section.seat != seat:
            return Refusal("FL-5.17", "not-your-section", {"section": answer.section})
        return refuse_fall_back(game, seat, point, section)
    if isinstance(answer, UseCanteen):
        return refuse_counter(game, seat, answer.force, "canteen", "FL-14.24")
    if isinstance(answer, UseBinoculars):
        if not state.discard:
            return Refusal("FL-14.23", "discard-pile-empty")
        return refuse_counter(game, seat, answer.force, "binoculars", "FL-14.23")
    return None


def refuse_counter(game: Battle, seat: str, force: str, kind: str, rule: str) -> Refusal | None:
    """Equipment is used only by its living bearer (FL-9.12, FL-14.27)."""
    bearer = game.state.forces.get(force)
    if bearer is None or bearer.seat != seat:
        return Refusal("FL-5.17", "not-your-force", {"force": force_name(force)})
    return None if kind in bearer.equipment else Refusal(rule, "no-such-equipment", {"force": force_name(force), "kind": equipment_name(kind)})


def refuse_fall_back(game: Battle, seat: str, point: str, section: Section) -> Refusal | None:
    """FL-12.24: it must retreat, so not from the home card; options may close ruins (FL-17.6) and the Damage step (FL-17.8) to it.

    A section On Point ignores the note of the ruins (FL-11.14); all its members fall back, so all count.
    """
    setting = game.setting
    side = setting.side[seat]
    if section.at == setting.home[side]:
        return Refusal("FL-12.24", "already-home", {"section": section.id})
    if point == "damage" and not setting.late_fall_back:
        return Refusal("FL-17.8", "too-late-to-fall-back", remedies=("cover-step-next-time",))
    if setting.ruins_closed and side != game.state.active:
        back = section.at - setting.forward[side]
        closed = "burned_out_buildings" in (game.ground(section.at), game.ground(back))
        if closed and not any(CARDS[member].on_point for member in section.members):
            return Refusal("FL-17.6", "ruins-closed", remedies=("own-turn",))
    return None


def carry_out(game: Battle, seat: str, answer: AnyTime) -> Rules[None]:
    """Does what was chosen at a priority point."""
    if isinstance(answer, FallBack):
        fall_back(game, seat, answer.section)
    elif isinstance(answer, UseCanteen):
        game.emit(EquipmentUsed(answer.force, "canteen", game.setting.side[seat]))
        yield from draw_cards(game, seat, 1, "FL-14.24")
    else:
        yield from binoculars(game, seat, answer.force)


def fall_back(game: Battle, seat: str, name: str) -> None:
    """FL-12.24: the section retreats one card, the pinned and wounded too, and has cover 10 until the end of the turn.

    It costs no action (FL-5.12, FL-12.37), takes no Key Location or Move Out with it (FL-12.34), ends a Key Location and leaves Flanking Positions
    (FL-12.36). A section under fire has its cover at once (FL-5.11).
    """
    play_card(game, seat, "fall_back", text=True, section=name)
    section = game.state.sections[name]
    if section.key:
        game.emit(LastingDiscarded(name, "key_location", seat))
    game.emit(Moved(name, section.at - game.setting.forward[game.setting.side[seat]], "fall_back"))
    game.emit(CoverGained(name, FALL_BACK_COVER))
    attack = game.state.attack
    if attack is not None and attack.victims and any(member in attack.victims for member in section.members):
        game.emit(FirepowerMoved(max(attack.firepower - FALL_BACK_COVER, 0), attack.flipped, "fall_back", FALL_BACK_COVER))
    clear(game, seat, "fall_back")


def binoculars(game: Battle, seat: str, force: str) -> Rules[None]:
    """FL-14.23: take the top card of the discard pile, then discard any card. Before it is taken the others may contest it.

    Of two who want it, the one who discarded that card gets it; the other takes his Binoculars back, face down.
    """
    side = game.setting.side
    game.emit(EquipmentUsed(force, "binoculars", side[seat]))
    taker, bearer = seat, force
    for other in game.order():
        if side[other] == side[seat] or not game.has_face_down(other):
            continue
        answer = yield from choose(game, other, CONTEST, contest(game, other), {"card": card_name(game.state.discard[-1].card)})
        if isinstance(answer, Pass):
            continue
        game.emit(EquipmentUsed(answer.force, "binoculars", side[other]))
        if game.state.discard[-1].seat == other:
            game.emit(BinocularsReturned(bearer, side[taker]))
            taker, bearer = other, answer.force
        else:
            game.emit(BinocularsReturned(answer.force, side[other]))
    game.emit(CardTaken(taker, game.state.discard[-1].card))
    given = yield from choose(game, taker, GIVE_UP, from_hand(game, taker, "FL-14.23"))
    discard_from_hand(game, taker, given.card)


def contest(game: Battle, seat: str) -> Legal[UseBinoculars | Pass]:
    """Another seat's Binoculars for the same card, or not."""

    def refuse(answer: UseBinoculars | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else refuse_counter(game, seat, answer.force, "binoculars", "FL-14.23")

    def listing() -> list[UseBinoculars | Pass]:
        return [PASS, *(UseBinoculars(force.id) for force in game.own_forces(seat) if "binoculars" in force.equipment)]

    return Legal(refuse, listing, exact=True, default=PASS)


def from_hand(game: Battle, seat: str, rule: str) -> Legal[Discard]:
    """Any card of the hand."""

    def refuse(answer: Discard) -> Refusal | None:
        return None if answer.card in game.state.hands[seat] else Refusal(rule, "card-not-in-hand", {"card": card_name(answer.card)})

    return Legal(refuse, lambda: [Discard(card) for card in titles(game.state.hands[seat])], exact=True)
