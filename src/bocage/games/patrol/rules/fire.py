"""PAT-4, PAT-5, PAT-7: reaction fire, its dice, assaults."""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.patrol.rules.cards import grit_before_fire, smoke_before_fire
from bocage.games.patrol.state.events import Eliminated, Fired, Pinned, Taken, TurnedUp
from bocage.games.patrol.state.model import RED, Patrol

HIT, CANCEL = 4, 5


class Fire(Answer):
    """Fire with a position."""

    position: str

    def target(self) -> tuple[str, str]:
        return "piece", self.position


REACT: Question[Fire | Pass] = Question("react", Fire | Pass, rule="PAT-4.1", window="reaction_fire")


def reaction_window(game: Patrol, squad: str) -> Rules[None]:
    """PAT-4.1: red is asked whenever a position could fire as far as everybody can see (`watchers`), gun or decoy. Odds of a step tell of it."""
    cell = game.state.squads[squad].hex
    with scope(game, "step", squad):
        answer = yield from choose(game, RED, REACT, firers(game, cell), {"squad": squad, "hex": game.setting.grid.name(cell)})
        if isinstance(answer, Fire):
            yield from fire(game, answer.position, squad)


def firers(game: Patrol, cell: int) -> Legal[Fire | Pass]:
    """PAT-4.1, PAT-4.2."""

    def refuse(answer: Fire | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        position = game.state.positions.get(answer.position)
        if position is None:
            return Refusal("PAT-4.1", "no-such-position", {"position": answer.position})
        if position.fired:
            return Refusal("PAT-4.1", "has-fired", {"position": position.id})
        if position.hex not in game.setting.watched[cell]:
            return Refusal("PAT-4.1", "not-in-reach", {"position": position.id})
        return None if position.gun else Refusal("PAT-4.2", "decoy-cannot-fire", {"position": position.id})

    return Legal(refuse, lambda: [*map(Fire, game.watchers(cell)), PASS])


def fire(game: Patrol, position: str, squad: str) -> Rules[None]:
    """PAT-5.1, PAT-5.2: three black dice against the red dice of the ground."""
    with scope(game, "fire", squad):
        if not game.state.positions[position].up:
            game.emit(TurnedUp(position, gun=True))  # PAT-4.2
        game.emit(Fired(position, squad))
        dice = 3
        dice += yield from grit_before_fire(game)  # PAT-8.3
        dice -= yield from smoke_before_fire(game)  # PAT-8.2
        hits = yield from hits_left(game, dice, game.state.squads[squad].hex)
        if hits >= 2:
            game.emit(Eliminated(squad))
        elif hits == 1:
            game.emit(Pinned(squad))


def hits_left(game: Patrol, dice: int, cell: int) -> Rules[int]:
    """PAT-5.1: hits less what the ground cancels."""
    cover = 2 if game.setting.woods[cell] else 1
    black, red = yield from roll(successes("black", dice, HIT), successes("red", cover, CANCEL), why="PAT-5.1")
    return max(black - red, 0)


def assault(game: Patrol, squad: str, position: str) -> Rules[None]:
    """PAT-7.1: two black dice; one hit left over takes the gun."""
    with scope(game, "assault", position):
        hits = yield from hits_left(game, 2, game.state.positions[position].hex)
        if hits:
            game.emit(Taken(position))
