"""Event cards (HON-8.1 to HON-8.10): playing one, and the operations that its effects name in the data.

HON-8.8: everything a card does is written on it. Every operation is a rule `(game, side, op) -> Rules[None]` in `OPS`; a card is a list of them.
What a card may choose is said in `choosing`.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Question, Rules, choose, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.cards import bombardment
from bocage.games.heroes_of_normandie.cards.choosing import count, pick, pick_several, pick_square, refuse_unit
from bocage.games.heroes_of_normandie.rules import concealment, losses, manage_hand, movement, skills_active, windows
from bocage.games.heroes_of_normandie.rules.movement import YELLOW
from bocage.games.heroes_of_normandie.state.answers import MoveUnit, PickCard, PickHistorical, PlayEvent
from bocage.games.heroes_of_normandie.state.events import (
    CardRecovered,
    Concealed,
    DirectivesGained,
    DirectivesLost,
    EffectBegan,
    EventPlayed,
    GoPlaced,
    HistoricalUsed,
    HitRemoved,
    MarkerPlaced,
    OrdersGained,
    OrdersSet,
    SuppressionPlaced,
    SuppressionRemoved,
    UnitEquipped,
)
from bocage.games.heroes_of_normandie.state.model import FOE, Heroes, Lasting, Unit
from bocage.games.heroes_of_normandie.tables.printed_cards import Op, events, family, historical

MOVE_UNIT = Question[MoveUnit | Pass]("move_unit", MoveUnit | Pass, rule="HON-8.2")
PICK_CARD = Question[PickCard | Pass]("pick_card", PickCard | Pass, rule="HON-8.2")
PICK_HISTORICAL = Question[PickHistorical | Pass]("pick_historical", PickHistorical | Pass, rule="HON-8.9")


def play_event(game: Heroes, side: str, answer: PlayEvent) -> Rules[None]:
    """HON-8.1, HON-8.2, HON-3.12: the card is played at no cost and applied at once; a card that stays lies beside the board (HON-8.5)."""
    card = next(held.card for held in game.state.hands[side] if held.id == answer.card)
    row = events()[card]
    with scope(game, "card", card):
        game.emit(EventPlayed(side, card, answer.card, row.duration if row.after == "keep" else ""))
        yield from apply(game, side, row.effects)


def apply(game: Heroes, side: str, effects: tuple[Op, ...]) -> Rules[None]:
    """One effect after the other, until the battle is over."""
    for effect in effects:
        if game.state.stage != "over":
            yield from OPS[effect.op](game, side, effect)


# -- operations ------------------------------------------------------------------------------------------------------------------


def gain_directive(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Take DIRECTIVE markers."""
    game.emit(DirectivesGained(side, op.n))
    yield from ()


def enemy_lose_directive(game: Heroes, side: str, op: Op) -> Rules[None]:
    """The opponent discards DIRECTIVE markers."""
    game.emit(DirectivesLost(FOE[side], min(op.n, game.army(FOE[side]).directives)))
    yield from ()


def gain_order(game: Heroes, side: str, op: Op) -> Rules[None]:
    """More ORDER markers in this sequence."""
    game.emit(OrdersGained(side, op.n))
    yield from ()


def set_orders(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Another number of ORDER markers per turn."""
    game.emit(OrdersSet(side, op.n))
    yield from ()


def draw_cards(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Draw cards."""
    yield from manage_hand.draw_cards(game, side, op.n, "HON-8.2")


def _suppressed_one(unit: Unit) -> Refusal | None:
    return None if unit.suppressed else Refusal("HON-8.2", "not-suppressed", {"unit": unit.id})


def _hit_one(unit: Unit) -> Refusal | None:
    return None if unit.hits else Refusal("HON-8.2", "no-hit", {"unit": unit.id})


def remove_suppressed(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Units lose SUPPRESSED markers, all of them if per_unit is 0."""
    for unit in (yield from pick_several(game, side, op, count(op.units), _suppressed_one)):
        have = game.unit(unit).suppressed
        game.emit(SuppressionRemoved(unit, min(have, op.per_unit) if op.per_unit else have))


def remove_hit(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Units lose a HIT, with a die if the card says so."""
    for unit in (yield from pick_several(game, side, op, count(op.units), _hit_one)):
        if not op.roll or (yield from roll(YELLOW, why="HON-8.2")) >= op.roll:
            game.emit(HitRemoved(unit))


def suppress(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Enemy units receive SUPPRESSED markers, without roll or save."""
    for unit in (yield from pick_several(game, side, op, count(op.units))):
        if unit in game.state.units:
            _suppressed(game, unit, op.n)


def _suppressed(game: Heroes, unit: str, count: int) -> None:
    if game.unit(unit).visible:
        losses.suffer(game, unit, 0, count)
    else:
        game.emit(SuppressionPlaced(unit, count))


def fragile_check(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Each enemy unit that fits rolls; below the number it is suppressed."""
    for unit in [unit.id for unit in game.own(FOE[side]) if refuse_unit(game, side, op.filter, unit) is None]:
        if unit in game.state.units and (yield from roll(YELLOW, why="HON-8.2")) < op.roll:
            _suppressed(game, unit, 1)


def _begin(game: Heroes, lasting: Lasting) -> None:
    """HON-8.6: from now on, until the end of the sequence or turn."""
    game.emit(EffectBegan(lasting, lasting.until))


def grant_save(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Units have a save for a while."""
    units = yield from pick_several(game, side, op, count(op.units))
    _begin(game, Lasting("save", side, op.duration, tuple(units), value=op.value))


def grant_effect(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Units have a fire effect for a while."""
    units = yield from pick_several(game, side, op, count(op.units))
    _begin(game, Lasting("effect", side, op.duration, tuple(units), what=op.effect, value=op.value))


def fire_modifier(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Fires get a bonus for a while, perhaps at one chosen enemy only."""
    chosen: list[str] = []
    if op.target_filter.chosen:
        chosen = yield from pick_several(game, side, op, op.target_filter.chosen, wanted=op.target_filter)
        if not chosen:
            return
    _begin(game, Lasting("modifier", side, op.duration, types=op.filter.types, targets=tuple(chosen), value=op.value))


def forbid(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Enemy units may not do something for a while."""
    units = yield from pick_several(game, side, op, count(op.units))
    _begin(game, Lasting("forbid", side, op.duration, tuple(units), what=op.what))


def enemy_forbid_directive(game: Heroes, side: str, op: Op) -> Rules[None]:
    """The opponent cannot spend DIRECTIVE markers for a while."""
    _begin(game, Lasting("no_directive", side, op.duration))
    yield from ()


def attack(game: Heroes, side: str, op: Op) -> Rules[None]:
    """HON-21.37: Fires without a firing unit at enemy units."""
    for _ in range(op.n):
        unit = "" if game.state.stage == "over" else (yield from pick(game, side, op))
        if not unit:
            return
        yield from bombardment.strike(game, side, unit, op)


def bombard(game: Heroes, side: str, op: Op) -> Rules[None]:
    """HON-21.18."""
    yield from bombardment.bombard(game, side, op)


def reveal_enemies(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Enemy Concealed cards are turned Visible."""
    for unit in (yield from pick_several(game, side, op, count(op.units))):
        concealment.reveal(game, unit)


def conceal(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Own Visible units turn Concealed; none may be adjacent to an enemy card, and none is firing just now (HON-15.9)."""

    def quiet(unit: Unit) -> Refusal | None:
        if not game.setting.conceals:
            return Refusal("HON-19.5", "never-concealed")
        return Refusal("HON-15.9", "is-firing", {"unit": unit.id}) if any(shot.firer == unit.id for shot in game.state.shots) else None

    for unit in (yield from pick_several(game, side, op, count(op.units), quiet)):
        game.emit(Concealed(unit))


def move(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Own units move one square each step, orthogonally; no activation, allowed with ACTIVATED marker."""
    steps: dict[str, int] = {}

    def refuse(answer: MoveUnit | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        unit = game.state.units.get(answer.unit)
        refusal = refuse_unit(game, side, op.filter, unit)
        if refusal is not None or unit is None:
            return refusal
        if steps.get(unit.id, 0) >= op.steps or (unit.id not in steps and len(steps) >= count(op.units)):
            return Refusal("HON-8.2", "moves-used-up", {"unit": unit.id})
        return movement.refuse_carrying(game, unit) or movement.refuse_step(game, unit, answer.square, diagonal=False)

    def listing() -> list[MoveUnit | Pass]:
        beside = game.setting.beside
        return [PASS, *(MoveUnit(unit.id, square) for unit in game.own(side) for square in beside[unit.square])]

    for _ in range(count(op.units) * op.steps):
        if game.state.stage == "over":  # HON-21.40: a mine has ended the battle
            return
        answer = yield from choose(game, game.seat(side), MOVE_UNIT, Legal[MoveUnit | Pass](refuse, listing, default=PASS))
        if isinstance(answer, Pass) or answer.unit not in game.state.units:
            return
        steps[answer.unit] = steps.get(answer.unit, 0) + 1
        yield from movement.move(game, answer.unit, answer.square, "event")


def place_go(game: Heroes, side: str, op: Op) -> Rules[None]:
    """GO! markers on own units, not on those of a running Manoeuvre (HON-4.15); they join the pool, which the spine resolves at once (HON-10.10)."""

    def free(unit: Unit) -> Refusal | None:
        if unit.marker == "activated":
            return Refusal("HON-10.1", "already-activated", {"unit": unit.id}, ("next-sequence",))
        if unit.marker:
            return Refusal("HON-21.8", "has-go", {"unit": unit.id})
        return Refusal("HON-4.15", "in-a-manoeuvre", {"unit": unit.id}) if game.manoeuvring(unit.id) else None

    for unit in (yield from pick_several(game, side, op, count(op.units), free)):
        game.emit(GoPlaced(unit, op.automatic))


def fire_now(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Own units that are not ACTIVATED make one Fire each; they are not activated (as HON-21.25)."""
    done: list[str] = []
    while len(done) < count(op.units) and game.state.stage != "over":
        unit = yield from pick(game, side, op, lambda unit: skills_active.refuse_order(game, unit, "HON-8.2"), tuple(done))
        if not unit:
            return
        done.append(unit)
        yield from skills_active.order_fire(game, unit, op.bonus)


def place_marker(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Markers on own units, on their squares, or on free squares."""
    if op.filter.side == "none":
        for _ in range(op.n):
            square = yield from pick_square(game, side, op, lambda square: _refuse_marked(game, side, op, square))
            if square < 0:
                return
            game.emit(MarkerPlaced(square, op.marker, op.value))
        return
    for unit in (yield from pick_several(game, side, op, op.n)):
        if op.marker in ("panzerfaust", "hit_point"):
            game.emit(UnitEquipped(unit, op.marker))
        else:
            game.emit(MarkerPlaced(game.unit(unit).square, op.marker, op.value))


def _refuse_marked(game: Heroes, side: str, op: Op, square: int) -> Refusal | None:
    wanted, name = op.filter, {"square": game.setting.names[square]}
    if wanted.empty_square and square in game.state.at:
        return Refusal("HON-8.2", "square-occupied", name)
    if wanted.terrain and game.terrain(square).id not in wanted.terrain:
        return Refusal("HON-8.2", "wrong-terrain", name)
    if wanted.not_adjacent_enemy and game.enemy_near(side, square):
        return Refusal("HON-8.2", "enemy-adjacent", name)
    return Refusal("HON-8.2", "marked-already", name) if game.marked(square, op.marker) is not None else None


def deploy_reserve(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Units from outside the game arrive on free squares of the zone, Concealed or Visible as HON-4.8 says; everybody knows what they are."""

    def refuse(square: int) -> Refusal | None:
        if square not in manage_hand.zone(game, side):
            return Refusal("HON-4.5", "outside-the-zone", {"square": game.setting.names[square]})
        return manage_hand.refuse_arrival(game, op.unit, square)

    for _ in range(op.n):
        square = yield from pick_square(game, side, op, refuse)
        if square < 0:
            return
        manage_hand.arrive(game, side, op.unit, square)


def recover(game: Heroes, side: str, op: Op) -> Rules[None]:
    """Cards of one kind go from the discard pile into the hand, openly."""

    def refuse(answer: PickCard | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or (answer.card in game.state.discards[side] and family(answer.card) == op.kind):
            return None
        return Refusal("HON-8.2", "not-in-discard")

    def listing() -> list[PickCard | Pass]:
        return [PASS, *map(PickCard, sorted(set(game.state.discards[side])))]

    for _ in range(op.n):
        answer = yield from choose(game, game.seat(side), PICK_CARD, Legal[PickCard | Pass](refuse, listing, default=PASS))
        if isinstance(answer, Pass):
            return
        game.emit(CardRecovered(side, answer.card))


def choose_historical(game: Heroes, side: str, op: Op) -> Rules[None]:
    """HON-8.9, HON-8.10: one historical event of the scenario that is still available; its marker is turned."""

    def refuse(answer: PickHistorical | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return Refusal("HON-8.9", "must-choose") if windows.available(game, side) else None
        if answer.event in game.state.used:
            return Refusal("HON-8.10", "event-used", {"event": answer.event})
        return None if answer.event in windows.available(game, side) else Refusal("HON-8.9", "event-not-available", {"event": answer.event})

    def listing() -> list[PickHistorical | Pass]:
        return [*map(PickHistorical, windows.available(game, side)), PASS]

    answer = yield from choose(game, game.seat(side), PICK_HISTORICAL, Legal(refuse, listing))
    if isinstance(answer, PickHistorical):
        game.emit(HistoricalUsed(side, answer.event))
        yield from apply(game, side, historical()[answer.event].effects)


OPS: dict[str, Callable[[Heroes, str, Op], Rules[None]]] = {
    "gain_directive": gain_directive,
    "enemy_lose_directive": enemy_lose_directive,
    "gain_order": gain_order,
    "set_orders": set_orders,
    "draw": draw_cards,
    "remove_suppressed": remove_suppressed,
    "remove_hit": remove_hit,
    "suppress": suppress,
    "fragile_check": fragile_check,
    "grant_save": grant_save,
    "grant_effect": grant_effect,
    "fire_modifier": fire_modifier,
    "forbid": forbid,
    "enemy_forbid_directive": enemy_forbid_directive,
    "attack": attack,
    "bombard": bombard,
    "reveal": reveal_enemies,
    "conceal": conceal,
    "move": move,
    "place_go": place_go,
    "fire_now": fire_now,
    "place_marker": place_marker,
    "deploy_reserve": deploy_reserve,
    "recover": recover,
    "choose_historical": choose_historical,
}
