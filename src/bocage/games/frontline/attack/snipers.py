"""Snipers: one card of a section (FL-2.20, FL-11.30 to FL-11.43). A sniper is alone in his section, so his section's fire is his."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.frontline.attack.firepower import sniper_targets
from bocage.games.frontline.cards.deck import Discard, discard_from_hand, titles
from bocage.games.frontline.sections.sections import Pick, pick
from bocage.games.frontline.state.fire_events import CrosshairPut
from bocage.games.frontline.state.model import Battle, Section
from bocage.games.frontline.state.section_events import Acted, Concealed
from bocage.games.frontline.tables.names import card_name
from bocage.games.frontline.tables.tables import CARDS

PAY: Question[Discard | Pass] = Question("sniper_pay", Discard | Pass, rule="FL-11.33")
SNIPER_CARD: Question[Pick] = Question("sniper_card", Pick, rule="FL-11.33")


def choose_card(game: Battle, name: str, target_name: str) -> Rules[str]:
    """FL-11.33: the enemy picks the card under fire, or the sniper's owner if he discards one extra card. Armour cannot be picked (FL-11.32)."""
    seat = game.state.sections[name].seat
    target = game.state.sections[target_name]
    picker = target.seat
    if len(game.state.hands[seat]) > 1:  # one card must be left for the attack itself (FL-5.2)
        answer = yield from choose(game, seat, PAY, payment(game, seat), {"section": target_name})
        if not isinstance(answer, Pass):
            discard_from_hand(game, seat, answer.card)
            picker = seat
    able = sniper_targets(target)
    chosen = yield from choose_unless_forced(game, picker, SNIPER_CARD, pick(able, "FL-11.32", "not-for-a-sniper"), {"section": target_name})
    game.emit(CrosshairPut(game.state.sections[name].members[0], chosen.force))
    return chosen.force


def payment(game: Battle, seat: str) -> Legal[Discard | Pass]:
    """One extra card, or none."""

    def refuse(answer: Discard | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or answer.card in game.state.hands[seat]:
            return None
        return Refusal("FL-11.33", "card-not-in-hand", {"card": card_name(answer.card)})

    return Legal(refuse, lambda: [PASS, *map(Discard, titles(game.state.hands[seat]))], exact=True, default=PASS)


def refuse_conceal(game: Battle, section: Section) -> Refusal | None:
    """FL-11.39: only a sniper whose counter shows the crosshair."""
    member = section.members[0]
    if not CARDS[member].sniper:
        return Refusal("FL-11.39", "not-a-sniper", {"section": section.id})
    return Refusal("FL-11.39", "concealed-already") if game.state.forces[member].concealed else None


def conceal(game: Battle, name: str) -> None:
    """FL-11.39: the sniper spends his action, without a card, to hide again."""
    game.emit(Acted(name, "conceal"))
    game.emit(Concealed(game.state.sections[name].members[0]))
