"""The spine of Patrol, and the activation of a squad.

Theory of operation. Round, phase and whose activation it is are data in the state; `next_rule` says from them alone what comes next. The
activation of a squad is one rule; the squad being activated and its points left are state too, so that a written position can begin in the middle of it.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.patrol.rules.cards import draw_cards
from bocage.games.patrol.rules.fire import assault, reaction_window
from bocage.games.patrol.state.events import Activated, BlueDone, Finished, Moved, RedDone, RoundEnded, Shifted, TurnedUp
from bocage.games.patrol.state.model import BLUE, HAND, RED, Patrol
from bocage.games.patrol.turn.setup import set_up

POINTS = 3


class Activate(Answer):
    """Activate a squad."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class Step(Answer):
    """Enter a hex."""

    to: int

    def target(self) -> tuple[str, int]:
        return "cell", self.to


class Assault(Answer):
    """Assault a gun next to the squad."""

    position: str

    def target(self) -> tuple[str, str]:
        return "piece", self.position


class Stop(Answer):
    """The activation is over."""

    declines = True


class Shift(Answer):
    """Shift a face-down position."""

    position: str
    to: int

    def target(self) -> tuple[str, int]:
        return "cell", self.to


STOP = Stop()
STEPS = tuple(Step(cell) for cell in range(1000))  # made once: answers are immutable
SQUAD: Question[Activate] = Question("squad", Activate, rule="PAT-2.1")
STEP: Question[Step | Assault | Stop] = Question("step", Step | Assault | Stop, rule="PAT-3.1")
SHIFT: Question[Shift | Pass] = Question("shift", Shift | Pass, rule="PAT-2.1", window="shift")


def next_rule(game: Patrol) -> Rules[None] | None:
    """What comes next, from the state alone (PAT-2.1)."""
    state = game.state
    if state.phase == "setup":
        return set_up(game)
    if game.winner() is not None:
        return None
    if state.phase == "blue":
        if state.active:
            return activation(game)
        waiting = [squad.id for squad in state.squads.values() if not squad.done]
        return activate(game, waiting) if waiting else blue_done(game)
    return red_turn(game) if state.phase == "red" else end_of_round(game)


def activate(game: Patrol, waiting: list[str]) -> Rules[None]:
    """PAT-2.1: blue picks the next squad; the last one waiting is known to all and needs no question. A pinned one does not move."""
    squad = waiting[0]
    if len(waiting) > 1:

        def refuse(answer: Activate) -> Refusal | None:
            return None if answer.squad in waiting else Refusal("PAT-2.1", "not-waiting", {"squad": answer.squad})

        answer = yield from choose(game, BLUE, SQUAD, Legal(refuse, lambda: [Activate(squad) for squad in waiting], exact=True))
        squad = answer.squad
    game.emit(Activated(squad, POINTS))
    yield from activation(game)


def activation(game: Patrol) -> Rules[None]:
    """PAT-3.1: the active squad steps, until it assaults, stops, is pinned or lost; what follows a step is reaction fire (PAT-4.1), then contact (PAT-6.1)."""
    state, setting = game.state, game.setting
    squad = state.active
    legal, facts = steps(game, squad), {"squad": squad}
    while isinstance(answer := (yield from choose(game, BLUE, STEP, legal, facts)), Step):
        to = answer.to
        game.emit(Moved(squad, to, state.points - setting.cost[to]))
        if game.watchers(to):
            yield from reaction_window(game, squad)
        contact(game, squad)
        here = state.squads.get(squad)
        if here is None or here.pinned:
            break
        if to in setting.objectives:
            return  # PAT-10.1: the battle is won
    if isinstance(answer, Assault):
        yield from assault(game, squad, answer.position)
    game.emit(Finished(squad))


def steps(game: Patrol, squad: str) -> Legal[Step | Assault | Stop]:
    """PAT-3.1, PAT-3.2, PAT-7.1: the hexes around, the guns next to it, or stop."""
    setting, state = game.setting, game.state

    def refuse(answer: Step | Assault | Stop) -> Refusal | None:
        if isinstance(answer, Stop):
            return None
        here = state.squads[squad]
        if here.pinned:
            return Refusal("PAT-2.1", "pinned", {"squad": squad}, ("remedy-grit",))
        if isinstance(answer, Assault):
            position = state.positions.get(answer.position)
            if position is None or not position.up:
                return Refusal("PAT-7.1", "not-face-up", {"position": answer.position})
            near = position.hex in setting.grid.neighbours(here.hex)
            return None if near else Refusal("PAT-7.1", "not-adjacent", {"position": position.id})
        if answer.to not in setting.grid.neighbours(here.hex):
            return Refusal("PAT-3.1", "not-adjacent-hex", {"hex": answer.to})
        if game.piece_at(answer.to) is not None:
            return Refusal("PAT-3.2", "hex-is-held", {"hex": setting.grid.name(answer.to)})
        if setting.cost[answer.to] > state.points:
            return Refusal("PAT-3.1", "costs-too-much", {"hex": setting.grid.name(answer.to), "left": state.points}, ("remedy-hurry",))
        return None

    def listing() -> list[Step | Assault | Stop]:
        here = state.squads[squad]
        if here.pinned:
            return [STOP]
        near, points, cost, held = setting.grid.neighbours(here.hex), state.points, setting.cost, game.held()
        found: list[Step | Assault | Stop] = [STEPS[cell] for cell in near if cost[cell] <= points and cell not in held]
        for position in state.positions.values():
            if position.up and position.hex in near:
                found.append(Assault(position.id))
        found.append(STOP)
        return found

    return Legal(refuse, listing, exact=True, default=STOP)


def contact(game: Patrol, squad: str) -> None:
    """PAT-6.1: face-down positions next to the squad are turned up; decoys go."""
    here = game.state.squads.get(squad)
    if here is None or not game.setting.contact:
        return
    near = game.setting.grid.neighbours(here.hex)
    for position in [p for p in game.state.positions.values() if p.hex in near and not p.up]:
        game.emit(TurnedUp(position.id, position.gun))


def blue_done(game: Patrol) -> Rules[None]:
    """PAT-2.1: all squads have acted."""
    game.emit(BlueDone())
    return
    yield


def red_turn(game: Patrol) -> Rules[None]:
    """PAT-2.1: red may shift one face-down position by one hex; asked if one lies face down."""
    down = [position.id for position in game.state.positions.values() if not position.up]
    if down:
        answer = yield from choose(game, RED, SHIFT, shifts(game, down))
        if isinstance(answer, Shift):
            game.emit(Shifted(answer.position, answer.to))
    game.emit(RedDone())


def shifts(game: Patrol, down: list[str]) -> Legal[Shift | Pass]:
    setting, positions = game.setting, game.state.positions

    def refuse(answer: Shift | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer.position not in down:
            return Refusal("PAT-2.1", "not-face-down", {"position": answer.position})
        if answer.to not in setting.grid.neighbours(positions[answer.position].hex):
            return Refusal("PAT-2.1", "not-adjacent-hex", {"hex": answer.to})
        held = game.piece_at(answer.to) is not None
        return Refusal("PAT-3.2", "hex-is-held", {"hex": setting.grid.name(answer.to)}) if held else None

    def listing() -> list[Shift | Pass]:
        held, neighbours = game.held(), setting.grid.neighbours
        moves: list[Shift | Pass] = [Shift(name, to) for name in down for to in neighbours(positions[name].hex) if to not in held]
        moves.append(PASS)
        return moves

    return Legal(refuse, listing, exact=True)


def end_of_round(game: Patrol) -> Rules[None]:
    """PAT-9.1: unpin, reload, draw."""
    game.emit(RoundEnded(game.state.round))
    for seat in (BLUE, RED):
        if len(game.state.hands[seat].cards) < HAND and game.state.hands[seat].deck:
            yield from draw_cards(game, seat, 1)
