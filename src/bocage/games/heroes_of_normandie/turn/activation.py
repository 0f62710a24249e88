"""Chapters 5 and 10: what an activated unit does, and the pool of GO! markers.

Every act of an activation and every GO! attempt is a joint of its own: the activation and the pool are data in the state.
HON-8.3, HON-8.4, HON-10.8: no window of the other player opens from the choice of the tactic (or the GO! die) to the end of the activation.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, guarded, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment, directives, fire, movement, saves, skills_active, targets, windows
from bocage.games.heroes_of_normandie.rules.asking import ask_beside, ask_here
from bocage.games.heroes_of_normandie.state.answers import (
    Attempt,
    Bridge,
    Charge,
    Clear,
    Command,
    Conceal,
    Decline,
    DrawCard,
    Encourage,
    EndActivation,
    FireAt,
    Heal,
    March,
    Move,
    OrderFire,
    Shift,
    SpendDirective,
    TakeDirective,
)
from bocage.games.heroes_of_normandie.state.events import Activated, ActivationEnded, Concealed, GoDiscarded
from bocage.games.heroes_of_normandie.state.model import CONCEALED, FOE, Heroes
from bocage.games.heroes_of_normandie.state.names import asked_about
from bocage.games.heroes_of_normandie.tables.printed_cards import AUTOMATIC

Act = Move | March | FireAt | Command | DrawCard | TakeDirective | Heal | Shift | OrderFire | Encourage | Clear | Bridge | Charge | EndActivation
ACT = Question[Act]("act", Act, rule="HON-5.1")
CONCEAL = Question[Conceal | Pass]("conceal", Conceal | Pass, rule="HON-17.8")
GO = Question[Attempt | Decline]("go", Attempt | Decline, rule="HON-10.10")
FORCE = Question[SpendDirective | Pass]("force", SpendDirective | Pass, rule="HON-7.9")
END = EndActivation()
_CONCEAL: Legal[Conceal | Pass] = Legal(lambda answer: None, lambda: [Conceal(), PASS], exact=True)


def next_act(game: Heroes) -> Rules[None]:
    """HON-5.1: one more act of the activated unit, or its end; a unit that leaves the map ends its activation at once (HON-21.33)."""
    act = game.state.act
    assert act is not None
    unit = act.unit
    if unit in game.state.units:
        yield from guarded(game, lambda: unit in game.state.units, _act(game, unit))
    if unit not in game.state.units and game.state.act is not None:
        game.emit(ActivationEnded(unit))


def _act(game: Heroes, unit: str) -> Rules[None]:
    side = game.unit(unit).side
    answer = yield from ask_here(game, game.seat(side), ACT, acts(game), asked_about(game, side, unit))
    if answer is None:
        return
    if isinstance(answer, Move):
        yield from movement.move(game, unit, answer.square, "move")
    elif isinstance(answer, March):
        directives.spend(game, unit, "forced_march")  # HON-7.5
        yield from movement.move(game, unit, answer.square, "march")
    elif isinstance(answer, FireAt):
        shot = targets.shot_of(game, game.unit(unit), answer, "act")
        yield from fire.fire(game, shot, answer.fire, answer.still)
    elif isinstance(answer, EndActivation):
        yield from end(game, unit)
    else:
        yield from skills_active.use_skill(game, answer)


def acts(game: Heroes) -> Legal[Act]:
    """HON-5.1, HON-5.2, HON-5.3, HON-5.9: one move, one Fire for each fire value, skills, a forced march, in any order: three squares with an advance."""
    return Legal(lambda answer: refuse_act(game, answer), lambda: act_options(game), exact=True, default=END)


def refuse_act(game: Heroes, answer: Act) -> Refusal | None:
    """Whether the activated unit may do this now."""
    act = game.state.act
    if act is None or act.unit not in game.state.units:
        return Refusal("HON-21.33", "gone")
    unit = game.unit(act.unit)
    if isinstance(answer, EndActivation):
        return None
    if isinstance(answer, Move):
        return movement.refuse_move(game, unit, answer.square)
    if isinstance(answer, March):
        if answer.unit:
            return Refusal("HON-7.5", "not-that-unit", {"unit": answer.unit})
        return movement.refuse_march(game, unit, answer.square)
    if isinstance(answer, FireAt):
        if answer.unit:
            return Refusal("HON-6.2", "not-that-unit", {"unit": answer.unit})
        return targets.refuse_fire(game, unit, answer, "act")
    return skills_active.refuse_skill(game, answer)


def act_options(game: Heroes) -> list[Act]:
    """Every legal act, the end first. HON-15.3: what is no move reveals a Concealed unit."""
    found: list[Act] = [END]
    act = game.state.act
    if act is None or act.unit not in game.state.units:
        return found
    unit, profile, setting, state = game.unit(act.unit), game.profile(act.unit), game.setting, game.state
    if (not act.moved or not act.marched) and movement.refuse_activation_move(game, unit) is None:
        if not act.moved:
            reach = setting.adjacent if unit.visible and profile.mechanised else setting.beside
            found += [Move(to) for to in reach[unit.square] if to not in state.at and movement.refuse_square(game, profile, to) is None]
        if not act.marched and directives.refuse_directive(game, unit.id) is None:
            found += [March(to) for to in setting.beside[unit.square] if to not in state.at and movement.refuse_square(game, profile, to) is None]
    if profile.fires:
        found += targets.fire_options(game, unit, "act")
    if profile.active or profile.engineers:
        found += skills_active.skill_options(game)
    return found


def end(game: Heroes, unit: str) -> Rules[None]:
    """HON-5.4, HON-17.8, HON-12.13: the unit may turn Concealed where it can; then its marker becomes ACTIVATED."""
    answer: Conceal | Pass | None = None
    while answer is None and concealment.may_conceal(game, unit):
        answer = yield from ask_beside(game, game.seat(game.unit(unit).side), CONCEAL, _CONCEAL, asked_about(game, None, unit))
    if isinstance(answer, Conceal):
        game.emit(Concealed(unit))
    game.emit(ActivationEnded(unit))


# -- GO! -------------------------------------------------------------------------------------------------------------------------


def next_go(game: Heroes) -> Rules[None]:
    """HON-10.3, HON-10.9, HON-10.10: pending GO! markers of all givers form one pool; the player attempts or declines them in any order."""
    side = game.state.active
    yield from windows.window(game, FOE[side], "go")  # HON-21.1 (c)
    if not game.state.pool or game.state.stage == "over":
        return
    answer = yield from ask_here(game, game.seat(side), GO, pending(game))
    if answer is None:
        return
    if isinstance(answer, Decline):
        game.emit(GoDiscarded(answer.unit))
        return
    with scope(game, "go", answer.unit):
        if (yield from attempt(game, answer.unit)):
            game.emit(Activated(answer.unit, "go"))
        elif answer.unit in game.state.pool:
            game.emit(GoDiscarded(answer.unit))


def pending(game: Heroes) -> Legal[Attempt | Decline]:
    """The units with a GO! marker."""

    def refuse(answer: Attempt | Decline) -> Refusal | None:
        return None if answer.unit in game.state.pool else Refusal("HON-10.3", "no-go", {"unit": answer.unit})

    def listing() -> list[Attempt | Decline]:
        return [*map(Attempt, game.state.pool), *map(Decline, game.state.pool)]

    return Legal(refuse, listing, exact=True)


def attempt(game: Heroes, unit: str) -> Rules[bool]:
    """HON-10.4, HON-10.5, HON-15.2, HON-15.4, HON-21.12: automatic, or a yellow die against the activation value, 4 if Concealed."""
    found = game.unit(unit)
    needed = game.profile(unit).activation if found.visible else CONCEALED
    if found.marker == "go_auto" or needed == AUTOMATIC or "novice_auto_activation" in game.setting.variants:  # HON-19.3
        return True
    die = yield from roll(movement.YELLOW, why="HON-10.4")
    if die >= needed:
        return True
    if not directives.may_ask(game, unit):
        return False

    def refuse(answer: SpendDirective | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else directives.refuse_directive(game, unit)

    law: Legal[SpendDirective | Pass] = Legal(refuse, lambda: [saves.SPEND, PASS], default=PASS)
    forcing = choose(game, game.seat(found.side), FORCE, law, {**asked_about(game, found.side, unit), "die": die, "needed": needed})  # HON-7.9
    answer = yield from guarded(game, lambda: unit in game.state.units, forcing)  # its owner may drop it as a decoy beside the question (HON-21.43)
    if answer is None or isinstance(answer, Pass):
        return False
    directives.spend(game, unit, "force_activation")
    return True
