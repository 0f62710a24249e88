"""Chapters 3 and 4: the five tactics (HON-3.6), the Manoeuvre and the removal of SUPPRESSED; deploying is in `manage_hand`, activation in `activation`."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Question, Rules
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import concealment, directives, fire, manage_hand, movement, targets, windows
from bocage.games.heroes_of_normandie.rules.asking import ask_here
from bocage.games.heroes_of_normandie.state.answers import (
    Activate,
    FireAt,
    ManageHand,
    Manoeuvre,
    March,
    PlayEvent,
    PlayHero,
    Relieve,
    RemoveSuppressed,
    TakeDirectives,
)
from bocage.games.heroes_of_normandie.state.events import (
    Activated,
    DirectivesGained,
    StageReached,
    SuppressionRemoved,
    SwapEnded,
    Swapped,
    SwappedConcealed,
    TacticChosen,
)
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import profile

Tactic = TakeDirectives | ManageHand | Manoeuvre | RemoveSuppressed | Activate
TACTIC = Question[Any]("tactic", Tactic | PlayEvent | PlayHero, rule="HON-3.6")
RELIEF = Question[Relieve | Pass]("relief", Relieve | Pass, rule="HON-4.20")
AFTER_SWAP = Question[FireAt | March | Pass]("manoeuvre", FireAt | March | Pass, rule="HON-4.14")
TAKE, HAND, RELIEVE = TakeDirectives(), ManageHand(), RemoveSuppressed()


def choose_tactic(game: Heroes) -> Rules[None]:
    """HON-3.6 to HON-3.9: an ORDER marker on one of the five tactics, which may be repeated."""
    side = game.state.active
    answer = yield from ask_here(game, game.seat(side), TACTIC, tactics(game, side), {"orders": game.army(side).orders})
    if isinstance(answer, TakeDirectives):
        game.emit(TacticChosen(side, "take_directives"))
        game.emit(DirectivesGained(side, 3))  # HON-4.1
    elif isinstance(answer, ManageHand):
        game.emit(TacticChosen(side, "manage_hand"))
        yield from manage_hand.draw_cards(game, side, 3, "HON-4.2")
        yield from windows.window(game, FOE[side], "hand")
    elif isinstance(answer, RemoveSuppressed):
        game.emit(TacticChosen(side, "remove_suppressed"))
    elif isinstance(answer, Activate):
        game.emit(TacticChosen(side, "activate_unit"))
        game.emit(Activated(answer.unit, "order"))  # HON-4.22: no roll
    elif isinstance(answer, Manoeuvre):
        game.emit(TacticChosen(side, "manoeuvre"))
        yield from swap(game, answer.first, answer.second)


def tactics(game: Heroes, side: str) -> Legal[Any]:
    """HON-3.20: the first two tactics are always legal; the others need a subject."""

    def refuse(answer: Any) -> Refusal | None:
        if isinstance(answer, TakeDirectives | ManageHand):
            return None
        if isinstance(answer, RemoveSuppressed):
            return None if any(unit.suppressed for unit in game.own(side)) else Refusal("HON-3.20", "nobody-suppressed")
        if isinstance(answer, Activate):
            return refuse_activate(game, side, answer.unit)
        if isinstance(answer, PlayEvent):
            return windows.refuse_event(game, side, answer, False)
        if isinstance(answer, PlayHero):
            return windows.refuse_hero(game, side, answer, False)
        return refuse_manoeuvre(game, side, answer)

    def listing() -> list[Any]:
        own = game.own(side)
        found: list[Any] = [Activate(unit.id) for unit in own if not unit.marker]
        found += (TAKE, HAND, RELIEVE) if any(unit.suppressed for unit in own) else (TAKE, HAND)
        found += manoeuvres(game, own)
        if windows.has_card_right(game, side):
            found += windows.plays(game, side, False)
        return found

    return Legal(refuse, listing, exact=True, default=TAKE)


def refuse_activate(game: Heroes, side: str, unit: str) -> Refusal | None:
    """HON-4.23, HON-4.25: any own unit without ACTIVATED marker, Concealed ones and decoys included."""
    found = game.state.units.get(unit)
    if found is None or found.side != side:
        return Refusal("HON-4.22", "not-your-unit", {"unit": unit})
    return Refusal("HON-4.25", "already-activated", {"unit": unit}, ("next-sequence",)) if found.marker == "activated" else None


def refuse_manoeuvre(game: Heroes, side: str, answer: Manoeuvre) -> Refusal | None:
    """HON-4.13, HON-4.19: two own units side by side, neither ACTIVATED nor Immobile, each able to enter the other's square."""
    units = game.state.units
    pair = (units.get(answer.first), units.get(answer.second))
    for unit in pair:
        if unit is None or unit.side != side:
            return Refusal("HON-4.13", "not-your-unit", {"unit": answer.first if unit is pair[0] else answer.second})
    first, second = pair
    assert first is not None
    assert second is not None
    for unit in (first, second):
        if unit.marker == "activated":
            return Refusal("HON-4.13", "already-activated", {"unit": unit.id}, ("next-sequence",))
    if second.square not in game.setting.beside[first.square]:
        return Refusal("HON-4.13", "not-side-by-side")
    for unit, other in ((first, second), (second, first)):
        refusal = movement.refuse_going(game, unit)
        if refusal is not None:
            return Refusal("HON-4.19", refusal.message, refusal.facts, refusal.remedies)
        if movement.is_water(game, other.square) and not game.profile(unit.id).amphibious:
            return Refusal("HON-4.19", "water", {"square": game.setting.names[other.square]}, ("passage",))
    return None


def manoeuvres(game: Heroes, own: list[Unit]) -> list[Manoeuvre]:
    """Every legal pair, each once."""
    found: list[Manoeuvre] = []
    later, ground, bound = game.setting.later, game.state.ground, bool(game.state.lasting)
    ready = {unit.square: unit for unit in own if not unit.marker and not profile(unit.card, unit.heroes).immobile}
    for square, unit in ready.items():
        for near in later[square]:
            if near in ready:
                answer = Manoeuvre(unit.id, ready[near].id)
                plain = not bound and ground[square] != "W" and ground[near] != "W"
                if plain or refuse_manoeuvre(game, unit.side, answer) is None:
                    found.append(answer)
    return found


def swap(game: Heroes, first: str, second: str) -> Rules[None]:
    """HON-4.13: the positions are exchanged; both squares reveal enemies around them (HON-21.3)."""
    one, other = game.unit(first), game.unit(second)
    wet = [unit for unit, to in ((first, other.square), (second, one.square)) if movement.is_water(game, to)]
    hidden = any(not (unit.visible or unit.known) for unit in (one, other))
    game.emit((SwappedConcealed if hidden else Swapped)(first, second, one.square, other.square, tuple(wet)))
    for unit in (first, second):
        if unit in game.state.units:
            yield from movement.enter(game, unit, game.unit(unit).square)
    concealment.reveal_around(game, one.side, one.square, other.square)
    yield from windows.window(game, FOE[game.state.active], "manoeuvre")


def manoeuvre(game: Heroes) -> Rules[None]:
    """HON-4.14 to HON-4.18: then one Fire by one of them and one forced march by one of them, in any order; nothing else."""
    side = game.state.active
    assert game.state.swap is not None
    answer = yield from ask_here(game, game.seat(side), AFTER_SWAP, after_swap(game, side))
    if answer is None:
        return
    if isinstance(answer, Pass):
        game.emit(SwapEnded())
        return
    unit = game.unit(answer.unit)
    if isinstance(answer, March):
        directives.spend(game, unit.id, "forced_march")
        yield from movement.move(game, unit.id, answer.square, "march")
    else:
        yield from fire.fire(game, targets.shot_of(game, unit, answer, "swap"))
    yield from windows.window(game, FOE[side], "manoeuvre")


def after_swap(game: Heroes, side: str) -> Legal[FireAt | March | Pass]:
    """What the two units may still do in this Manoeuvre."""

    def refuse(answer: FireAt | March | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        pair = game.state.swap
        if pair is None or answer.unit not in (pair.first, pair.second) or answer.unit not in game.state.units:
            return Refusal("HON-4.14", "not-that-unit", {"unit": answer.unit})
        unit = game.unit(answer.unit)
        if isinstance(answer, FireAt):
            return Refusal("HON-4.14", "one-fire") if pair.fired else targets.refuse_fire(game, unit, answer, "swap")
        if pair.marched:
            return Refusal("HON-4.16", "one-march")
        if answer.unit in pair.halted:
            return Refusal("HON-21.20", "halted-by-wire", {"unit": answer.unit})
        return (
            directives.refuse_directive(game, unit.id) or movement.refuse_going(game, unit) or movement.refuse_step(game, unit, answer.square, diagonal=False)
        )

    def listing() -> list[FireAt | March | Pass]:
        found: list[FireAt | March | Pass] = [PASS]
        pair = game.state.swap
        if pair is None:
            return found
        for name in (pair.first, pair.second):
            unit = game.state.units.get(name)
            if unit is None:
                continue
            if not pair.fired:
                found += targets.fire_options(game, unit, "swap")
            if not pair.marched and name not in pair.halted and directives.refuse_directive(game, name) is None and movement.refuse_going(game, unit) is None:
                printed = game.profile(name)
                found += [March(to, name) for to in game.setting.beside[unit.square] if movement.refuse_square(game, printed, to) is None]
        return found

    return Legal(refuse, listing, exact=True, default=PASS)


def remove_suppressed(game: Heroes) -> Rules[None]:
    """HON-4.20: one or two markers in all, from one or two units."""
    side, left = game.state.active, game.state.relief
    if not any(unit.suppressed for unit in game.own(side)):
        game.emit(StageReached("after"))
        return

    def refuse(answer: Relieve | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return Refusal("HON-4.20", "at-least-one") if game.state.relief == 2 else None
        unit = game.state.units.get(answer.unit)
        if unit is None or unit.side != side:
            return Refusal("HON-4.20", "not-your-unit", {"unit": answer.unit})
        return None if unit.suppressed else Refusal("HON-4.20", "not-suppressed", {"unit": unit.id})

    def listing() -> list[Relieve | Pass]:
        return [*(Relieve(unit.id) for unit in game.own(side) if unit.suppressed), PASS]

    answer = yield from ask_here(game, game.seat(side), RELIEF, Legal(refuse, listing))
    if answer is None:
        return
    if isinstance(answer, Relieve):
        game.emit(SuppressionRemoved(answer.unit, 1, 1))
    if isinstance(answer, Pass) or left == 1:
        game.emit(StageReached("after"))
