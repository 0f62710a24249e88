"""Phase 4, Roundup: fights left over, Focal Points, the end of the game, clearing marks (DZC-18.1 to DZC-18.6)."""

from __future__ import annotations

from bocage.core.decision import Rules
from bocage.core.game import Ending
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.objectives import scoring
from bocage.games.dropzone_commander.state.events import GameEnded, StepBegan, TurnCleared
from bocage.games.dropzone_commander.structures import cqb


def fights(game: Battle) -> Rules[None]:
    """DZC-8.32: CQBs whose Occupant had nothing to activate."""
    for structure in cqb.left_over(game):
        yield from cqb.fight(game, structure)
    game.emit(StepBegan("roundup", "special"))


def special(game: Battle) -> Rules[None]:
    """DZC-18.1: what happens in phase 4: no special rule of this edition does, but Focal Points of turns that score (DZC-17.6)."""
    if game.state.turn in game.setting.scenario.victory.focal_score_turns:
        scoring.focal_scores(game)
    game.emit(StepBegan("roundup", "victory"))
    return
    yield


def with_units(game: Battle) -> list[str]:
    """Players who have a unit on the table, in Readiness, in the Void or in Reserve (DZC-18.5)."""
    return [seat for seat in game.setting.seats if any(squad.units for squad in game.squads_of(seat))]


def victory(game: Battle) -> Rules[None]:
    """DZC-18.2, DZC-18.5: the game ends after the last turn, or if nobody is left, or if all who are left agree."""
    left = with_units(game)
    if game.state.turn >= game.setting.turns:
        end(game, "last_turn")
    elif not left:
        end(game, "nobody_left")
    elif all(seat in game.state.stops for seat in left):
        end(game, "agreed")
    else:
        game.emit(TurnCleared(game.state.turn))
        game.emit(StepBegan("initiation", "begin"))
    return
    yield


def end(game: Battle, reason: str) -> None:
    """DZC-18.3, DZC-18.4: scores are counted; most VP win, then most kill points; else a draw."""
    scoring.final_scores(game)
    game.emit(GameEnded(tuple(winners(game)), reason))


def winners(game: Battle) -> list[str]:
    """DZC-18.4: the sides with most VP, equal VP compared by kill points; a tie of several sides is a draw."""
    side_of = game.setting.side
    scores: dict[str, tuple[int, int]] = {}
    for seat in game.setting.seats:
        vp, kills = scores.get(side_of[seat], (0, 0))
        scores[side_of[seat]] = (vp + game.state.vp[seat], kills + game.state.kills[seat])
    best = max(scores.values())
    first = [side for side, score in scores.items() if score == best]
    return first if len(first) == 1 else []


def ending(game: Battle) -> Ending | None:
    """How the battle ended: the Victory Points of each side."""
    state, setting = game.state, game.setting
    if state.phase != "over":
        return None
    scores: dict[str, int] = {}
    for seat, side in setting.side.items():
        scores[side] = scores.get(side, 0) + state.vp[seat]
    seat = next((seat for seat, of in setting.side.items() if state.winners and of == state.winners[0]), "")
    side = f"@faction-{game.army(seat).faction}" if seat else ""
    facts = {"side": side, "points": max(scores.values()), "reason": state.reason}
    return Ending(state.winners, "ending-won" if state.winners else "ending-draw", facts, scores)
