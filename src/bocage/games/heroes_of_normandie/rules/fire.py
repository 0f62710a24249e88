"""Chapter 6: Fire, in the twelve steps of HON-6.35. Chapter 11 (fire effects) and chapters 15 and 16 (Concealed targets, decoys) join where they say.

A Fire is data on a stack in the state (`shots`), because a card played inside it may carry Fires of its own. It ends without effect if firer or target leaves
the battlefield (HON-21.2): the guard sees to that. What a Concealed target is decides nothing before it is shown.
"""

from __future__ import annotations

from bocage.core.chance import Faces, Pool, multiset
from bocage.core.decision import Question, Rules, Void, guarded, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment, directives, losses, movement, saves, windows
from bocage.games.heroes_of_normandie.rules.asking import ask_beside
from bocage.games.heroes_of_normandie.rules.skills_passive import bonus, effects
from bocage.games.heroes_of_normandie.state.answers import Advance, Reveal, SpendDirective, TurnUp
from bocage.games.heroes_of_normandie.state.events import DirectivesGained, FireDeclared, FireEnded, FireJudged, FireRemembered, FireRolled
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes, Shot
from bocage.games.heroes_of_normandie.state.names import asked_about


def _read_red(shown: Faces) -> tuple[int, int]:
    """The sum of the red dice, and the face of a double (0 if none): all that a Fire reads."""
    return shown[0] + shown[1], shown[0] if shown[0] == shown[1] else 0


RED: Pool[tuple[int, int]] = multiset("red", 2, _read_red)  # HON-1.3

REVEAL_TARGET = Question[TurnUp | Pass]("reveal_target", TurnUp | Pass, rule="HON-6.28", window="reveal_target")
BEFORE_SAVE = Question[TurnUp | Pass]("reveal_before_save", TurnUp | Pass, rule="HON-15.16", window="reveal_before_save")
PIERCE = Question[SpendDirective | Pass]("pierce", SpendDirective | Pass, rule="HON-7.10")
PLUS = Question[SpendDirective | Pass]("fire_plus", SpendDirective | Pass, rule="HON-7.12")
ADVANCE = Question[Advance | Pass]("advance", Advance | Pass, rule="HON-6.31")


def fire(game: Heroes, shot: Shot, index: int = -1, standing: bool = False) -> Rules[None]:
    """HON-6.35: one Fire, resolved completely before the next is announced (HON-6.3)."""
    with scope(game, "fire", shot.target):
        if shot.firer:
            concealment.reveal(game, shot.firer)  # HON-15.9
        target = game.unit(shot.target)
        game.emit(FireDeclared(shot.side, shot.firer, shot.target, shot.value, target.square, shot, index, standing))
        try:
            won = yield from guarded(game, lambda: _stand(game, shot), resolve(game))
        except Void:
            game.emit(FireEnded())
            raise
        game.emit(FireEnded())
        if won is not None and won >= 0:
            yield from advance(game, shot, won)


def _stand(game: Heroes, shot: Shot) -> bool:
    units = game.state.units
    return game.state.stage != "over" and shot.target in units and (not shot.firer or shot.firer in units)


def resolve(game: Heroes) -> Rules[int]:
    """Steps 2 to 11; gives back the square of the destroyed target, -1 if it was not destroyed.

    HON-6.13, HON-6.14, HON-6.15, HON-6.16: the rows of the fire table follow from the value and the natural double. HON-15.10: a target is turned Visible.
    """
    target = game.state.shots[-1].target
    if not (yield from throw(game)):
        return -1
    shot = game.state.shots[-1]
    result = shot.total + bonus(game, shot)
    success = shot.automatic or result >= shot.value  # HON-6.8 to HON-6.10
    half = not success and shot.double > 0  # HON-6.11, HON-21.15: natural faces
    game.emit(FireJudged("success" if success else "half" if half else "miss", result, target))
    saved, hidden = False, not game.unit(target).visible
    if success and (hidden or saves.can_hit(game)):
        if shot.manoeuvre:
            yield from windows.window(game, FOE[game.state.active], "manoeuvre")
        hidden = not game.unit(target).visible
        if not (hidden and game.profile(target).decoy):
            yield from reveal_before_save(game, target)
            hidden = not game.unit(target).visible
            if hidden or saves.can_hit(game):  # HON-20.2: no save against SUPPRESSED
                saved = yield from saves.save(game)
    concealment.reveal(game, target)  # HON-15.13 to HON-15.15; a decoy is discarded (HON-21.35)
    if target not in game.state.units:
        reward(game)
        return -1
    square = game.unit(target).square
    hits, suppressed = markers(game, result, success, half, saved, hidden)
    losses.put_markers(game, target, hits, suppressed)
    remember(game, success, saved)
    reward(game)
    return square if losses.consequences(game, target, suppressed) else -1


def throw(game: Heroes) -> Rules[bool]:
    """Steps 2 to 5: what is asked before and after the red dice, and the dice; False if the target was a decoy and is gone: the Fire is spent (HON-16.5)."""
    shot = game.state.shots[-1]
    if not game.unit(shot.target).visible:
        yield from reveal_target(game, shot.target)
        if shot.target not in game.state.units:
            return False
    yield from pierce(game)
    if shot.manoeuvre:
        yield from windows.window(game, FOE[game.state.active], "manoeuvre")
    if not shot.automatic:
        total, double = yield from roll(RED, why="HON-6.8")
        game.emit(FireRolled(total, double))
        yield from plus(game)
    return True


def markers(game: Heroes, result: int, success: bool, half: bool, saved: bool, hidden: bool) -> tuple[int, int]:
    """Step 9: how many HIT and SUPPRESSED markers the target receives."""
    shot = game.state.shots[-1]
    granted, profile = effects(game, shot), game.profile(shot.target)
    hits = suppressed = 0
    if success:
        twelve = "twelve_hurts" in game.setting.variants and result >= 12 and not shot.automatic  # HON-19.6, HON-21.31
        count = 2 if "double_impact" in granted or twelve else 1  # HON-6.9, HON-11.7
        if saves.can_hit(game):
            hits = 0 if saved else count
        elif not saved or (hidden and game.setting.reading("concealed_armour_save", "faq")):
            suppressed = count  # HON-6.20, HON-15.13
    elif half:
        suppressed = 1  # HON-6.11, HON-15.14
    if not shot.automatic:  # HON-21.22: each trigger places its own marker, HON-21.23: whether or not the HIT is saved
        suppressed += "suppress_on_7" in granted and result == 7  # HON-11.3
        suppressed += "suppress_7plus_infantry" in granted and result >= 7 and profile.infantry  # HON-11.4
    suppressed += "suppress_with_hit_infantry" in granted and hits > 0 and profile.infantry  # HON-11.5
    suppressed += "suppress_with_hit_tank" in granted and hits > 0 and profile.tank  # HON-11.6
    return hits, suppressed


def remember(game: Heroes, success: bool, saved: bool) -> None:
    """HON-11.8, HON-21.28: a successful first Fire, even if it was saved (not with the option): for Once More!, which a hero may still bring."""
    shot, act = game.state.shots[-1], game.state.act
    if not success or act is None or act.unit != shot.firer or len(act.fired) != 1 or len(game.profile(shot.firer).fires) < 2:
        return
    if not (saved and game.setting.reading("once_more", "once_more_unsaved")):
        game.emit(FireRemembered(shot.firer, shot.target, "once_more" in effects(game, shot)))


def reward(game: Heroes) -> None:
    """HON-6.12: a double 1 gives the player who rolled it a DIRECTIVE."""
    shot = game.state.shots[-1]
    if shot.double == 1:
        game.emit(DirectivesGained(shot.side, 1))


# -- what is asked ---------------------------------------------------------------------------------------------------------------


def reveal_target(game: Heroes, target: str) -> Rules[None]:
    """HON-6.28, step 2: the owner of a Concealed target, decoy or not, may turn it Visible before the dice."""

    def refuse(answer: TurnUp | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) or answer.unit == target else Refusal("HON-6.28", "not-the-target")

    side, law = game.unit(target).side, Legal[TurnUp | Pass](refuse, lambda: [PASS, TurnUp(target)])
    while not game.unit(target).visible:  # turned up beside the question it is not asked for again
        answer = yield from ask_beside(game, game.seat(side), REVEAL_TARGET, law, asked_about(game, side, target))
        if isinstance(answer, Pass):
            return
        if answer is not None:
            concealment.reveal(game, target)
            return


def reveal_before_save(game: Heroes, target: str) -> Rules[None]:
    """HON-15.16, HON-21.43, step 7: the owner may reveal the target or another own card, as long as it has a Concealed one."""
    side = game.unit(target).side

    def refuse(answer: TurnUp | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else concealment.refuse_reveal(game, side, Reveal(answer.unit))

    def listing() -> list[TurnUp | Pass]:
        return [PASS, *(TurnUp(unit.id) for unit in concealment.concealed(game, side))]

    while concealment.concealed(game, side):
        answer = yield from ask_beside(game, game.seat(side), BEFORE_SAVE, Legal(refuse, listing), asked_about(game, side, target))
        if isinstance(answer, Pass):
            return
        if answer is not None:
            concealment.reveal(game, answer.unit)


def _asks_for_cards(game: Heroes, shot: Shot) -> bool:
    """HON-21.2: in a Fire of an own unit the active player is asked whenever it could play a card, by public facts."""
    return bool(shot.firer) and shot.side == game.state.active and windows.has_card_right(game, shot.side)


def pierce(game: Heroes) -> Rules[None]:
    """HON-7.10, HON-7.11, step 3: a DIRECTIVE for Piercing, before the dice; where it can make a difference."""
    shot = game.state.shots[-1]

    def refuse(answer: SpendDirective | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        now = game.state.shots[-1]
        if not now.firer or now.piercing or "piercing" in effects(game, now):
            return Refusal("HON-7.10", "already-piercing")
        if game.unit(now.target).visible and not game.profile(now.target).armoured:
            return Refusal("HON-7.10", "not-armoured", {"unit": now.target})
        return directives.refuse_directive(game, now.firer)

    law: Legal[SpendDirective | Pass] | None = None
    while refuse(saves.SPEND) is None or _asks_for_cards(game, shot):
        law = law or Legal(refuse, lambda: [PASS, saves.SPEND])
        answer = yield from ask_beside(game, game.seat(shot.side), PIERCE, law, asked_about(game, shot.side, shot.target, shot.firer))
        if answer is not None:
            if not isinstance(answer, Pass):
                directives.spend(game, shot.firer, "piercing")
            return


def plus(game: Heroes) -> Rules[None]:
    """HON-7.12 to HON-7.15, step 5: one DIRECTIVE for +1 after the dice; where it can make a difference."""
    shot = game.state.shots[-1]

    def refuse(answer: SpendDirective | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        now = game.state.shots[-1]
        if not now.firer or now.plus:
            return Refusal("HON-7.13", "one-plus-per-fire")
        if not _matters(game, now):
            return Refusal("HON-7.12", "makes-no-difference")
        return directives.refuse_directive(game, now.firer)

    law: Legal[SpendDirective | Pass] | None = None
    while refuse(saves.SPEND) is None or _asks_for_cards(game, shot):
        law = law or Legal(refuse, lambda: [saves.SPEND, PASS])
        facts = {**asked_about(game, shot.side, shot.target, shot.firer), "total": shot.total + bonus(game, shot), "value": shot.value}
        answer = yield from ask_beside(game, game.seat(shot.side), PLUS, law, facts)
        if answer is not None:
            if not isinstance(answer, Pass):
                directives.spend(game, shot.firer, "fire_plus_one")
            return


def _matters(game: Heroes, shot: Shot) -> bool:
    """Whether one more changes anything: a success, a result of 7, a 12 of the variant."""
    total = shot.total + bonus(game, shot)
    granted = effects(game, shot)
    seven = total == 6 and ("suppress_on_7" in granted or "suppress_7plus_infantry" in granted)
    return total + 1 == shot.value or seven or (total == 11 and "twelve_hurts" in game.setting.variants and shot.value <= 12)


def advance(game: Heroes, shot: Shot, square: int) -> Rules[None]:
    """HON-6.31 to HON-6.34, step 12: the firer may move into the square of the unit it destroyed, now or never."""
    go = Advance(square)

    def refuse(answer: Advance | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        return refuse_advance(game, shot.firer, answer.square) if answer.square == square else Refusal("HON-6.31", "not-that-square")

    while shot.advance and _stays(game, shot.firer) and refuse_advance(game, shot.firer, square) is None:
        law = Legal[Advance | Pass](refuse, lambda: [go, PASS], default=PASS)
        answer = yield from ask_beside(game, game.seat(shot.side), ADVANCE, law, asked_about(game, shot.side, shot.firer))
        if answer is not None:
            if not isinstance(answer, Pass):
                yield from movement.move(game, shot.firer, square, "advance")
            return


def _stays(game: Heroes, unit: str) -> bool:
    return game.state.stage != "over" and unit in game.state.units


def refuse_advance(game: Heroes, firer: str, square: int) -> Refusal | None:
    """HON-6.32, HON-6.33, HON-13.4 to HON-13.11, HON-17.6, HON-21.11: who may advance, where, how often."""
    unit, profile, act = game.unit(firer), game.profile(firer), game.state.act
    if not profile.can_advance:
        return Refusal("HON-13.11", "type-never-advances", {"unit": firer})
    if game.manoeuvring(firer):
        return Refusal("HON-4.15", "in-a-manoeuvre", {"unit": firer})
    if act is not None and act.unit == firer:
        if act.advanced:
            return Refusal("HON-21.11", "already-advanced", {"unit": firer})
        refusal = movement.refuse_activation_move(game, unit)
        if refusal is not None:
            return refusal
    if not profile.tank and game.terrain(square).advance_into == "tank":
        return Refusal("HON-17.6", "trench", {"square": game.setting.names[square]})
    if square not in game.setting.beside[unit.square]:
        return Refusal("HON-6.32", "never-diagonal", {"square": game.setting.names[square]})
    return movement.refuse_going(game, unit) or movement.refuse_square(game, profile, square)
