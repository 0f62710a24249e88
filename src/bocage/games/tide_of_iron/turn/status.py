"""The Status Phase (chapter 5): cards, tokens, Op Fire mode, transfers, reinforcements, the round marker."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass, only
from bocage.games.tide_of_iron.cards.drawing import bonus_draw, draw_card
from bocage.games.tide_of_iron.moving.reinforcements import bring_squad, bring_vehicle
from bocage.games.tide_of_iron.state.answers import Consent, Ready, Transfer
from bocage.games.tide_of_iron.state.events import FigureTransferred, OpFireEntered, Recovered, Refreshed, TransferDeclined
from bocage.games.tide_of_iron.state.events_table import MarkerRemoved, StepDone
from bocage.games.tide_of_iron.state.model import DISRUPTED, FIGURES, FRESH, PINNED, SLOTS, Battle, Unit
from bocage.games.tide_of_iron.turn.actions import refuse_op_fire_mode
from bocage.games.tide_of_iron.units.abilities import recovers_fast
from bocage.games.tide_of_iron.units.concealment import reveal_in_the_open
from bocage.games.tide_of_iron.units.damage import eliminate

READY = Question[Ready | Pass]("ready", Ready | Pass, rule="TOI-5.10")
TRANSFER = Question[Transfer | Pass]("transfer", Transfer | Pass, rule="TOI-5.11")
CONSENT = Question[Consent | Pass]("consent", Consent | Pass, rule="TOI-19.15")


def draw_step(game: Battle, side: str) -> Rules[None]:
    """TOI-5.2, TOI-5.3: one card and perhaps a second."""
    card = yield from draw_card(game, side)
    yield from bonus_draw(game, side, card)
    game.emit(StepDone(side))


def remove_tokens(game: Battle) -> None:
    """TOI-5.6 to TOI-5.9: activation tokens, conditions as they are at the start of the step, smoke. Officers help the disrupted (TOI-20.21)."""
    for unit in list(game.state.units.values()):
        if unit.status != FRESH:
            game.emit(Refreshed(unit.id))
        if unit.condition == PINNED:
            game.emit(Recovered(unit.id, ""))
        elif unit.condition == DISRUPTED:
            game.emit(Recovered(unit.id, "" if recovers_fast(game, unit) else PINNED))
    for cell in list(game.state.smoke):
        game.emit(MarkerRemoved("smoke", cell, game.setting.grid.name(cell)))
    reveal_in_the_open(game)


def can_be_ready(game: Battle, command: str) -> list[str]:
    """TOI-5.10, TOI-1.18: the units of a command that may be put in Op Fire mode."""
    if not game.setting.op_fire_allowed:
        return []
    row = game.setting.command[command]
    side, division = row.side, row.division
    fresh = [u for u in game.state.units.values() if u.status == FRESH and u.side == side and not u.condition and not u.aboard]
    return [unit.id for unit in fresh if not division or unit.division == division]


def op_fire_step(game: Battle, command: str) -> Rules[None]:
    """TOI-5.10, TOI-1.18: units are put in Op Fire mode one by one, any number of them."""

    def refuse(answer: Ready | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if not game.alive(answer.unit) or game.command_of(game.unit(answer.unit)).id != command:
            return Refusal("TOI-5.10", "not-your-unit", {"unit": answer.unit})
        if game.unit(answer.unit).status != FRESH:
            return Refusal("TOI-5.10", "not-fresh", {"unit": answer.unit}, ("fresh-next-round",))
        return refuse_op_fire_mode(game, game.unit(answer.unit))

    def listing() -> list[Ready | Pass]:
        return [PASS, *(Ready(name) for name in can_be_ready(game, command))]

    legal: Legal[Ready | Pass] = Legal(refuse, listing, exact=True, default=PASS)
    answer = yield from choose(game, game.setting.command[command].seat, READY, legal)
    if isinstance(answer, Ready):
        game.emit(OpFireEntered(answer.unit))
    if isinstance(answer, Pass) or not can_be_ready(game, command):
        game.emit(StepDone(command))


def may_transfer(unit: Unit) -> bool:
    """TOI-5.12, TOI-23.6: neither giver nor receiver is specialized, suppressed, carried or in a fortification."""
    return unit.is_squad and unit.cell >= 0 and not unit.specialization and not unit.condition and not unit.inside


def can_go(game: Battle, unit: Unit, figure: str) -> bool:
    """A figure moves once in a step: what has just come to a squad does not go on from it."""
    return unit.figures.count(figure) > game.state.arrivals.get(f"{unit.id}:{figure}", 0)


def refuse_transfer(game: Battle, command: str, answer: Transfer) -> Refusal | None:
    """TOI-5.11, TOI-5.12: between squads of the same side and hex, never more than four slots."""
    state = game.state
    if answer.source not in state.units or answer.into not in state.units or answer.source == answer.into:
        return Refusal("TOI-5.11", "no-such-transfer")
    giver, taker = game.unit(answer.source), game.unit(answer.into)
    if giver.side != taker.side or giver.cell != taker.cell or game.command_of(giver).id != command:
        return Refusal("TOI-5.11", "other-hex", {"unit": giver.id})
    for unit in (giver, taker):
        if not may_transfer(unit):
            return Refusal("TOI-5.12", "cannot-transfer", {"unit": unit.id})
    if not can_go(game, giver, answer.figure) or (answer.back and not can_go(game, taker, answer.back)) or answer.figure == answer.back:
        return Refusal("TOI-5.11", "no-such-figure", {"unit": giver.id})
    if f"{giver.id}:{taker.id}" in state.declined:
        return Refusal("TOI-19.15", "partner-declined", {"unit": taker.id})
    change = FIGURES[answer.figure].slots - (FIGURES[answer.back].slots if answer.back else 0)
    if taker.slots + change > SLOTS or giver.slots - change > SLOTS:
        return Refusal("TOI-5.11", "base-full", {"unit": taker.id})
    return None


def list_transfers(game: Battle, command: str) -> list[Transfer]:
    """All transfers open to a command, exchanges after plain moves."""
    found: list[Transfer] = []
    for giver in list(game.state.units.values()):
        if not may_transfer(giver) or game.command_of(giver).id != command:
            continue
        for taker in game.friends_at(giver.cell, giver.side):
            if taker.id == giver.id or not may_transfer(taker):
                continue
            for figure in dict.fromkeys(giver.figures):
                for back in ("", *dict.fromkeys(taker.figures)):
                    answer = Transfer(giver.id, figure, taker.id, back)
                    if refuse_transfer(game, command, answer) is None:
                        found.append(answer)
    return found


def transfer_step(game: Battle, command: str) -> Rules[None]:
    """TOI-5.11, TOI-5.13: figures change squads one by one; an emptied base is removed. A partner's squad needs his consent (TOI-19.15).

    If the partner declines he is not asked about the same two squads again in this step; other transfers go on.
    """
    seat = game.setting.command[command].seat

    def refuse(answer: Transfer | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else refuse_transfer(game, command, answer)

    def listing() -> list[Transfer | Pass]:
        return [PASS, *list_transfers(game, command)]

    legal: Legal[Transfer | Pass] = Legal(refuse, listing, exact=True, default=PASS)
    answer = yield from choose(game, seat, TRANSFER, legal)
    if isinstance(answer, Pass):
        game.emit(StepDone(command))
        return
    partner = game.seat_of(game.unit(answer.into))
    if partner != seat:
        facts = {"source": answer.source, "into": answer.into}
        consent: Legal[Consent | Pass] = only((Consent(), PASS), "TOI-19.15")
        if isinstance((yield from choose(game, partner, CONSENT, consent, facts)), Pass):
            game.emit(TransferDeclined(answer.source, answer.into))
            if not list_transfers(game, command):
                game.emit(StepDone(command))
            return
    game.emit(FigureTransferred(answer.source, answer.figure, answer.into))
    if answer.back:
        game.emit(FigureTransferred(answer.into, answer.back, answer.source))
    if not game.unit(answer.source).figures:
        eliminate(game, answer.source, "emptied")
    if not list_transfers(game, command):
        game.emit(StepDone(command))


def has_reinforcements(game: Battle, side: str) -> bool:
    """TOI-5.14: whether the scenario sends units this round."""
    return any(row.side == side and row.round == game.state.round for row in game.setting.scenario.reinforcement)


def reinforcement_step(game: Battle, side: str) -> Rules[None]:
    """TOI-5.14 to TOI-5.17: the scenario's reinforcements of this round; with teams they join the light division."""
    cells = game.setting.reinforcement_cells[side]
    seat = game.setting.command[game.setting.command_for(side, "light")].seat
    for row in game.setting.scenario.reinforcement:
        if row.side == side and row.round == game.state.round:
            for kind, count in row.vehicles.items():
                for _ in range(count):
                    yield from bring_vehicle(game, seat, side, "light", kind, cells)
            for wanted in row.squads:
                yield from bring_squad(game, seat, side, "light", wanted, cells)
    game.emit(StepDone(side))
