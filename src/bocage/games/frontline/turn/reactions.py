"""Actions of the active side and the reactions of the other (FL-4.7, chapter 5).

A seat is asked to react whenever it has a Not Acted section, whatever it holds (FL-5.15): a Prepare is always open, so that the question tells nothing.
Nesting never goes deeper than action, reaction attack, answer (FL-5.7, FL-5.8). The defender reacts until he passes (FL-8.3); the attacker has no window
against a counterattack (FL-8.14), and a section that moved or Prepared in reaction has Acted (FL-8.18).
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.events import ScopeOpened
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.attack.attack import attack, counterattack, refuse_attack
from bocage.games.frontline.attack.snipers import conceal, refuse_conceal
from bocage.games.frontline.cards.any_time import priority_point
from bocage.games.frontline.ground import victory
from bocage.games.frontline.sections.movement import can_move, declare_move, refuse_move
from bocage.games.frontline.sections.prepare import prepare
from bocage.games.frontline.state.events import Noted, PhaseBegan, Spoke
from bocage.games.frontline.state.model import Battle, Pending, Section
from bocage.games.frontline.state.section_events import WindowOpened, WindowPassed


class _Order(Answer):
    section: str

    def target(self) -> tuple[str, str]:
        return "piece", self.section


class Move(_Order):
    """A section moves as its action."""


class Attack(_Order):
    """A section attacks as its action."""


class Prepare(_Order):
    """A section Prepares as its action."""


class Conceal(_Order):
    """A sniper hides again as his action."""


class Counterattack(_Order):
    """A section counterattacks as its action."""


class EndTurn(Answer):
    """The active seat has no more actions this turn."""

    declines = True


class LetMateAct(Answer):
    """A mate may act first (FL-17.1)."""


Order = Move | Attack | Prepare | Conceal | EndTurn | LetMateAct
Reaction = Move | Attack | Counterattack | Prepare | Pass
ACT: Question[Order] = Question("act", Order, rule="FL-4.7")
REACT: Question[Reaction] = Question("react", Reaction, rule="FL-5.4", window="reaction")
REACT_LATER: Question[Reaction] = Question("react_to_action", Reaction, rule="FL-5.5", window="reaction")
ACTED = "acted"  # noted when a mate gives an action
ANSWER: Question[Reaction] = Question("answer_attack", Reaction, rule="FL-5.7", window="answer")


# -- the active side ----------------------------------------------------------------------------------------------------------------


def action_step(game: Battle) -> Rules[None]:
    """FL-4.7: a priority point, then one Not Acted section and its action, or the end of the turn."""
    seat = speaker(game)
    if game.is_out(seat):
        return speak(game, seat, ended=True)
    yield from priority_point(game, "action")  # FL-5.11 (b)
    answer = yield from choose(game, seat, ACT, orders(game, seat))
    if isinstance(answer, EndTurn | LetMateAct):
        return speak(game, seat, ended=isinstance(answer, EndTurn))
    name = answer.section
    if len(game.seats_of(game.state.active)) > 1:
        game.emit(Noted(ACTED))
    if isinstance(answer, Attack):
        game.emit(ScopeOpened("attack", name))
        return (yield from attack(game, name))
    reactable = True
    if isinstance(answer, Move):
        reactable = yield from declare_move(game, name)
    elif isinstance(answer, Prepare):
        yield from prepare(game, name)
    else:
        conceal(game, name)
    if reactable and not victory.is_over(game):
        kind = "move" if isinstance(answer, Move) else "prepare"
        game.emit(WindowOpened(Pending(name, kind)))
        yield from priority_point(game, "declared")  # FL-5.11 (c)


def speaker(game: Battle) -> str:
    """The mate who is asked now."""
    return game.seats_of(game.state.active)[game.state.speaker]


def speak(game: Battle, seat: str, *, ended: bool) -> None:
    """The next mate who has not ended his part is asked; when all have, the draw step comes (FL-4.8, FL-17.1)."""
    mates = game.seats_of(game.state.active)
    over = [f"ended {mate}" in game.state.done or (ended and mate == seat) or game.is_out(mate) for mate in mates]
    if all(over):
        game.emit(PhaseBegan("draw"))
        return
    place = game.state.speaker
    while True:
        place = (place + 1) % len(mates)
        if not over[place]:
            break
    game.emit(Spoke(seat, place, ended))


def orders(game: Battle, seat: str) -> Legal[Order]:
    """All actions a seat can give now."""
    return Legal(lambda answer: _refuse_order(game, seat, answer), lambda: _orders(game, seat), exact=True)


def _orders(game: Battle, seat: str) -> list[Order]:
    found: list[Order] = []
    hand = game.state.hands[seat]
    for section in game.state.sections.values():
        if section.seat != seat or section.acted:
            continue
        if can_move(game, section):
            found.append(Move(section.id))
        if hand and refuse_attack(game, section) is None:
            found.append(Attack(section.id))
        found.append(Prepare(section.id))
        if refuse_conceal(game, section) is None:
            found.append(Conceal(section.id))
    if _refuse_yield(game, seat) is None:
        found.append(LetMateAct())
    found.append(EndTurn())
    return found


def _refuse_yield(game: Battle, seat: str) -> Refusal | None:
    """FL-17.1: not alone, not to a mate who has ended his part, and not straight back before somebody has acted."""
    mates = game.seats_of(game.setting.side[seat])
    if len(mates) < 2:
        return Refusal("FL-17.1", "no-mate-to-act")
    done = game.state.done
    lately = done[len(done) - done[::-1].index(ACTED) :] if ACTED in done else done
    if any(f"ended {mate}" in done or f"yielded {mate}" in lately or game.is_out(mate) for mate in mates):
        return Refusal("FL-17.1", "no-mate-to-act")
    return None


def _refuse_order(game: Battle, seat: str, answer: Order) -> Refusal | None:
    if isinstance(answer, EndTurn):
        return None
    if isinstance(answer, LetMateAct):
        return _refuse_yield(game, seat)
    section = game.state.sections.get(answer.section)
    if section is None or section.seat != seat:
        return Refusal("FL-5.17", "not-your-section", {"section": answer.section})
    if section.acted:
        return Refusal("FL-5.1", "has-acted", {"section": answer.section}, ("next-turn",))
    if isinstance(answer, Move):
        return refuse_move(game, section)
    if isinstance(answer, Attack):
        return refuse_attack(game, section)
    return refuse_conceal(game, section) if isinstance(answer, Conceal) else None


# -- the other side -----------------------------------------------------------------------------------------------------------------


def is_surprised(game: Battle) -> bool:
    """A scenario may forbid reactions in the first turn of a side (surprise landing)."""
    scenario, state = game.setting.scenario, game.state
    return bool(scenario.surprise) and state.active == scenario.surprise and state.turn <= 2


def can_react(game: Battle, seat: str) -> bool:
    """FL-5.15: only Not Acted sections react; all can see that."""
    return any(section.seat == seat and not section.acted for section in game.state.sections.values())


def window(game: Battle) -> Rules[None]:
    """One reaction, carried out completely, or a pass (FL-5.10): to an attack (FL-5.4), to another action (FL-5.5), to a reaction attack (FL-5.7)."""
    state = game.state
    under_way, pending = state.attack, state.pending
    answering = under_way is not None and under_way.reaction
    seats = game.seats_of(state.active if answering else game.setting.enemies[state.active])
    place = under_way.reacting if under_way is not None else pending.seat if pending is not None else 0
    seat, last = seats[place], place == len(seats) - 1
    if not can_react(game, seat) or (not answering and is_surprised(game)):
        game.emit(WindowPassed(seat, last))
        return
    target = "" if under_way is not None else pending.section if pending is not None else ""
    question = ANSWER if answering else REACT if under_way is not None else REACT_LATER
    facts = {"section": under_way.attacker if under_way is not None else target}
    answer = yield from choose(game, seat, question, reactions(game, seat, target), facts)
    if isinstance(answer, Pass):
        game.emit(WindowPassed(seat, last))
        return
    if game.setting.one_reaction:
        game.emit(WindowPassed(seat, last))  # FL-17.7
    if isinstance(answer, Attack):
        game.emit(ScopeOpened("attack", answer.section))
        yield from attack(game, answer.section, target)
    elif isinstance(answer, Counterattack):
        game.emit(ScopeOpened("counterattack", answer.section))
        yield from counterattack(game, answer.section)
    elif isinstance(answer, Move):
        yield from declare_move(game, answer.section)  # FL-5.8: opens no window of its own
    else:
        yield from prepare(game, answer.section)


def reactions(game: Battle, seat: str, target: str) -> Legal[Reaction]:
    """What a seat may do in a window: against an attack counterattack, else attack the section that has acted; or move, Prepare, pass."""
    return Legal(lambda answer: _refuse_reaction(game, seat, target, answer), lambda: _reactions(game, seat, target), exact=True, default=PASS)


def _reactions(game: Battle, seat: str, target: str) -> list[Reaction]:
    found: list[Reaction] = [PASS]
    under_way = game.state.attack
    at = under_way.attacker if under_way is not None else target
    for section in game.state.sections.values():
        if section.seat != seat or section.acted:
            continue
        if refuse_attack(game, section, at) is None:
            found.append(Counterattack(section.id) if under_way is not None else Attack(section.id))
        if can_move(game, section):
            found.append(Move(section.id))
        found.append(Prepare(section.id))
    return found


def _refuse_reaction(game: Battle, seat: str, target: str, answer: Reaction) -> Refusal | None:
    if isinstance(answer, Pass):
        return None
    section: Section | None = game.state.sections.get(answer.section)
    if section is None or section.seat != seat:
        return Refusal("FL-5.17", "not-your-section", {"section": answer.section})
    if section.acted:
        return Refusal("FL-5.15", "has-acted", {"section": answer.section}, ("next-turn",))
    under_way = game.state.attack
    if isinstance(answer, Attack) and under_way is not None:
        return Refusal("FL-5.4", "counterattack-instead")
    if isinstance(answer, Counterattack):
        return Refusal("FL-5.5", "attack-instead") if under_way is None else refuse_attack(game, section, under_way.attacker)
    if isinstance(answer, Attack):
        return refuse_attack(game, section, target)
    return refuse_move(game, section) if isinstance(answer, Move) else None
