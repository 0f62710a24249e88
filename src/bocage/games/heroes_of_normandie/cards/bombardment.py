"""Fires of cards: attacks (HON-21.37) and bombardments with their markers (HON-14.6, HON-21.18)."""

from __future__ import annotations

from typing import cast

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Legal
from bocage.games.heroes_of_normandie.rules import fire
from bocage.games.heroes_of_normandie.state.answers import PickSquare
from bocage.games.heroes_of_normandie.state.events import MarkerPlaced, MarkerRemoved
from bocage.games.heroes_of_normandie.state.model import Heroes, Shot
from bocage.games.heroes_of_normandie.tables.printed_cards import Op
from bocage.space.squares import Shape

AIM = Question[PickSquare]("bombard_square", PickSquare, rule="HON-21.18")
NEXT = Question[PickSquare]("bombard_next", PickSquare, rule="HON-21.18")


def strike(game: Heroes, side: str, unit: str, op: Op, *, bombard: bool = False) -> Rules[None]:
    """HON-21.37: a Fire without a firing unit: no bonus, no DIRECTIVE, no advance; reveals and saves as ever."""
    yield from fire.fire(game, Shot(side, "", unit, op.value, dict.fromkeys(op.effects, 0), bombard=bombard))


def bombard(game: Heroes, side: str, op: Op) -> Rules[None]:
    """HON-21.18: the squares are marked openly, then each unit on one of them, friend or enemy, is fired at, in the order the owner likes."""
    grid, chosen = game.setting.grid, list[int]()
    shape = cast(Shape, op.shape)
    for _ in range(op.squares):
        options = grid.extensions(shape, op.squares, chosen)
        if not options:
            break
        chosen.append((yield from _pick(game, side, AIM, options, "wrong-shape", op.squares - len(chosen))))
        game.emit(MarkerPlaced(chosen[-1], "bombardment"))
    left = list(chosen)
    while game.state.stage != "over" and (held := tuple(square for square in left if square in game.state.at)):  # what stands there when its turn comes
        square = held[0] if len(held) == 1 else (yield from _pick(game, side, NEXT, held, "not-bombarded"))
        left.remove(square)
        if square in game.state.at:
            yield from strike(game, side, game.state.at[square], op, bombard=True)
    for square in chosen:
        game.emit(MarkerRemoved(square, "bombardment"))


def _pick(game: Heroes, side: str, question: Question[PickSquare], options: tuple[int, ...], message: str, left: int = 1) -> Rules[int]:
    """One of these squares; `left` counts those that are still to be chosen: the last one lets the shells fall."""

    def refuse(answer: PickSquare) -> Refusal | None:
        return None if answer.square in options else Refusal("HON-21.18", message)

    answer = yield from choose(game, game.seat(side), question, Legal(refuse, lambda: [PickSquare(square) for square in options], exact=True), {"left": left})
    return answer.square
