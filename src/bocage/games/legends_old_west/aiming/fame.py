"""Fame and Fortune (LOW-2.23, LOW-2.24): a hero's points bend his own dice and may undo a wound."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.dice import test_die
from bocage.games.legends_old_west.state.fire_events import FameSpent, FortuneSpent
from bocage.games.legends_old_west.state.wound_events import Saved


class Spend(Answer):
    """Fame points put on a die."""

    points: int


class Trust(Answer):
    """A Fortune point against a wound."""


FAME: Question[Spend | Pass] = Question("fame", Spend | Pass, rule="LOW-2.23")
FORTUNE: Question[Trust | Pass] = Question("fortune", Trust | Pass, rule="LOW-2.24")
TRUST = Trust()


def spend_fame(game: Battle, ident: str, lacking: int) -> Rules[bool]:
    """LOW-2.23: after a failed roll the owner may add Fame to the die, if the figure has enough to make up what is lacking."""
    figure = game.state.figures.get(ident)
    if figure is None or figure.down or lacking < 1 or figure.fame < lacking:
        return False
    spent = Spend(lacking)

    def refuse(answer: Spend | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        left = game.state.figures[ident].fame
        if not 1 <= answer.points <= left:
            return Refusal("LOW-2.23", "not-so-much-fame", {"left": left})
        return None if answer.points == lacking else Refusal("LOW-2.23", "fame-must-help", {"lacking": lacking})

    law: Legal[Spend | Pass] = Legal(refuse, lambda: (spent, PASS), exact=True, default=PASS)
    answer = yield from choose(game, game.seat(ident), FAME, law, {"figure": ident, "lacking": lacking})
    if isinstance(answer, Pass):
        return False
    game.emit(FameSpent(ident, answer.points))
    return True


def spend_fortune(game: Battle, ident: str) -> Rules[bool]:
    """LOW-2.24: point after point, 4+ ignores the wound."""
    while (figure := game.state.figures.get(ident)) is not None and figure.fortune > 0:
        law: Legal[Trust | Pass] = Legal(lambda answer: None, lambda: (TRUST, PASS), exact=True, default=TRUST)
        answer = yield from choose(game, game.seat(ident), FORTUNE, law, {"figure": ident, "left": figure.fortune})
        if isinstance(answer, Pass):
            return False
        game.emit(FortuneSpent(ident))
        lucky = yield from roll(test_die("fortune", 4), why="LOW-2.24")
        if lucky:
            game.emit(Saved(ident, "fortune"))
            return True
    return False
