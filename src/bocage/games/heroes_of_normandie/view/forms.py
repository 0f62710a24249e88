"""How answers are offered: labels, previews, and the forms of compound answers (set-up, purchase)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.core.decision import Ask
from bocage.core.legal import Pass
from bocage.core.scene import Choice, Field, Form, Mark, Option, Say, Target, default_option
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.rules import movement
from bocage.games.heroes_of_normandie.rules.targets import reach
from bocage.games.heroes_of_normandie.state.answers import (
    Activate,
    Attempt,
    BuyArmy,
    Charge,
    Clear,
    Deploy,
    DrawCard,
    FireAt,
    Heal,
    ManageHand,
    Manoeuvre,
    March,
    Move,
    MoveUnit,
    Objectives,
    OrderFire,
    PickCard,
    PickHistorical,
    PickSquare,
    PickUnit,
    PlayEvent,
    PlayHero,
    Reveal,
    RollSave,
    SetUp,
    Shift,
    SpendDirective,
    TurnUp,
)
from bocage.games.heroes_of_normandie.state.model import Heroes
from bocage.games.heroes_of_normandie.state.names import card_message, card_of, named, square_name
from bocage.games.heroes_of_normandie.tables import printed_cards
from bocage.games.heroes_of_normandie.turn import free_battle, setup

ROLLS = (FireAt, Attempt, Heal, OrderFire, Charge, RollSave, Reveal, TurnUp, PlayEvent, PlayHero, PickHistorical, DrawCard, ManageHand)
UNDER_FIRE = (Pass, SpendDirective)  # weighed against each other while the dice of a Fire are to come


def option(game: Heroes, ask: Ask[Any], answer: Any) -> Option:
    """An answer with a label that names units, squares and cards; what rolls or reveals asks for a second tap."""
    base = default_option(answer)
    args: dict[str, str | int] = dict(base.label.args)
    if isinstance(args.get("square"), int):
        args["square"] = square_name(game, int(args["square"]))
    if "card" in args:
        args["card"] = f"@{card_message(card_of(game, str(args['card'])))}"
    found = replace(base, chance=isinstance(answer, ROLLS) or _rolls(game, ask, answer))
    teller = _LABELS.get(type(answer))
    if teller is not None:
        return teller(game, ask, answer, found, args)
    if isinstance(args.get("unit"), str):
        args |= named(game, ask.seat, str(args["unit"]))
    return replace(found, label=Say(base.label.id, args))


def _rolls(game: Heroes, ask: Ask[Any], answer: Any) -> bool:
    """HON-21.20, HON-21.18, HON-8.2, HON-6.35, HON-4.12: whether a move goes over a mine, a choice for a card lets dice fall at once, a Fire goes on, or a
    Concealed HQ is turned up."""
    if isinstance(answer, UNDER_FIRE):
        return bool(game.state.shots) and ask.what != "advance"
    if isinstance(answer, PickUnit):
        return ask.facts.get("effect") == "attack" or bool(ask.facts.get("roll"))
    if isinstance(answer, PickSquare):
        return ask.what.startswith("bombard") and ask.facts.get("left") == 1
    if isinstance(answer, Deploy):
        return bool(answer.hq) and not game.unit(answer.hq).visible
    if not game.state.markers:
        return False
    return any(game.marked(square, "minefield") is not None and not _clears(game, unit) for unit, square in _steps(game, answer))


def _clears(game: Heroes, unit: str) -> bool:
    return game.unit(unit).visible and game.profile(unit).engineers


def _steps(game: Heroes, answer: Any) -> list[tuple[str, int]]:
    """Which units an answer moves, and where to."""
    act, shot = game.state.act, game.state.shots
    if isinstance(answer, Manoeuvre):
        return [(answer.first, game.unit(answer.second).square), (answer.second, game.unit(answer.first).square)]
    if isinstance(answer, Shift):
        square = _shifted(game, answer)
        return [] if square is None else [(answer.unit, square)]
    if isinstance(answer, MoveUnit) or (isinstance(answer, March) and answer.unit):
        return [(answer.unit, answer.square)]
    if isinstance(answer, Move | March) and act is not None and not shot:
        return [(act.unit, answer.square)]
    return []


def _shifted(game: Heroes, answer: Shift) -> int | None:
    """HON-10.14, HON-10.15: where Forward! or Fall back! takes a unit."""
    act = game.state.act
    assert act is not None
    unit, skill = game.unit(answer.unit), game.profile(act.unit).active[answer.skill]
    return movement.forward(game, unit.side, unit.square, 1 if skill.kind == "forward" else -1)


# -- labels that say more than their fields --------------------------------------------------------------------------------------

Args = dict[str, str | int]


def _fire_label(game: Heroes, ask: Ask[Any], answer: FireAt, base: Option, args: Args) -> Option:
    """HON-6.2: which value, with its effect where a card has different boxes (HON-6.22), at whom, and outside an activation by whom."""
    args |= named(game, ask.seat, answer.target_unit)
    args["value"] = _fire_value(game, ask, answer)
    name = "answer-fire-at"
    firer = _firer(game, answer)
    if firer and len({tuple(fire.effects) for fire in game.profile(firer).fires}) > 1:
        effects = tuple(game.profile(firer).fires[answer.fire].effects)
        if effects:
            args["effect"], name = f"@skill-{effects[0].replace('_', '-')}", "answer-fire-effect"
    if firer and _is_twin(game, firer, answer.fire):  # HON-6.2: two equal values are two Fires
        args["number"], name = answer.fire + 1, f"{name}-number"
    if answer.unit:
        by = named(game, ask.seat, answer.unit)
        args |= {"firer": by["unit"], "from": by["square"]}
        name += "-by"
    return replace(base, label=Say(name, args), preview=(Mark("target", pieces=(answer.target_unit,), rule="HON-6.2"),))


def _is_twin(game: Heroes, firer: str, number: int) -> bool:
    """Whether a card has another fire value that is told in the same words."""
    fires = game.profile(firer).fires
    told = [(fire.value, fire.moved, tuple(fire.effects)[:1]) for fire in fires]
    return told.count(told[number]) > 1


def _move_label(game: Heroes, ask: Ask[Any], answer: Move | March | MoveUnit, base: Option, args: Args) -> Option:
    """Where to, and who where more than one might go (HON-4.16, HON-8.2)."""
    name = base.label.id
    unit = getattr(answer, "unit", "")
    if unit:
        by = named(game, ask.seat, unit)
        args |= {"unit": by["unit"], "from": by["square"]}
        name = "answer-march-by" if isinstance(answer, March) else name
    return replace(base, label=Say(name, args), preview=(Mark("path_own", cells=(answer.square,)),))


def _shift_label(game: Heroes, ask: Ask[Any], answer: Shift, base: Option, args: Args) -> Option:
    args |= named(game, ask.seat, answer.unit)
    square = _shifted(game, answer)
    assert square is not None
    args["to"] = square_name(game, square)
    return replace(base, label=Say(base.label.id, args), preview=(Mark("path_own", cells=(square,)),))


def _deploy_label(game: Heroes, ask: Ask[Any], answer: Deploy, base: Option, args: Args) -> Option:
    """HON-4.5, HON-4.6: through the zone or through an HQ: two ways to the same square."""
    if answer.hq:
        args["hq"] = named(game, ask.seat, answer.hq)["unit"]
    name = "answer-deploy-hq" if answer.hq else base.label.id
    return replace(base, label=Say(name, args), preview=(Mark("path_own", cells=(answer.square,)),))


def _swap_label(game: Heroes, ask: Ask[Any], answer: Manoeuvre, base: Option, args: Args) -> Option:
    first, second = named(game, ask.seat, answer.first), named(game, ask.seat, answer.second)
    args |= {"first": first["unit"], "second": second["unit"], "from": first["square"], "to": second["square"]}
    return replace(base, label=Say(base.label.id, args), preview=(Mark("selected", pieces=(answer.first, answer.second), rule="HON-4.13"),))


def _activate_label(game: Heroes, ask: Ask[Any], answer: Activate, base: Option, args: Args) -> Option:
    args |= named(game, ask.seat, answer.unit)
    return replace(base, label=Say(base.label.id, args), preview=_ranges(game, answer.unit))


def _clear_label(game: Heroes, ask: Ask[Any], answer: Clear, base: Option, args: Args) -> Option:
    args["marker"] = f"@marker-{answer.marker.replace('_', '-')}"
    return replace(base, label=Say(base.label.id, args))


def _card_label(game: Heroes, ask: Ask[Any], answer: PickCard, base: Option, args: Args) -> Option:
    """HON-21.5: a card of the open discard pile is pointed at there."""
    return replace(base, label=Say(base.label.id, args), target=Target("piece", f"{ask.seat}-discard-{answer.card}"))


def _history_label(game: Heroes, ask: Ask[Any], answer: PickHistorical, base: Option, args: Args) -> Option:
    args |= {"text": f"@text-{answer.event.replace('_', '-')}", "event": f"@{card_message(answer.event)}"}
    return replace(base, label=Say(base.label.id, args), target=Target("piece", f"{ask.seat}-history-{answer.event}"))


_LABELS: dict[type, Callable[[Heroes, Ask[Any], Any, Option, Args], Option]] = {
    Activate: _activate_label,
    Clear: _clear_label,
    Deploy: _deploy_label,
    FireAt: _fire_label,
    Manoeuvre: _swap_label,
    March: _move_label,
    Move: _move_label,
    MoveUnit: _move_label,
    PickCard: _card_label,
    PickHistorical: _history_label,
    Shift: _shift_label,
}


def _firer(game: Heroes, answer: FireAt) -> str:
    """Who makes the Fire: the unit that is named, or the activated one."""
    unit = answer.unit or ("" if game.state.act is None else game.state.act.unit)
    return unit if unit in game.state.units else ""


def _fire_value(game: Heroes, ask: Ask[Any], answer: FireAt) -> str:
    unit = _firer(game, answer)
    if not unit:
        return str(answer.fire + 1)
    fire = game.profile(unit).fires[answer.fire]
    keeps_moving = game.manoeuvring(unit) if answer.unit else not answer.still  # HON-21.25: a Fire outside an activation is made standing still
    return str(fire.moved if fire.moved and keeps_moving else fire.value)


def _ranges(game: Heroes, unit: str) -> tuple[Mark, ...]:
    """HON-17.4: what the unit could reach by Fire from where it stands."""
    found = game.unit(unit)
    ranges = [reach(game, found, fire) for fire in game.profile(unit).fires]
    cells = tuple(cell for cell in game.setting.grid.cells if ranges and 0 < game.setting.distance[found.square][cell] <= max(ranges))
    return (Mark("range", cells=cells, rule="HON-6.5"),) if cells else ()


def form(game: Heroes, ask: Ask[Any]) -> Form | None:
    """The fields of a set-up, a purchase or the objectives; None for questions whose answers are all listed."""
    if ask.what not in ("set_up", "army", "objectives"):
        return None
    draft = next(iter(ask.legal))
    if isinstance(draft, SetUp):
        return Form(draft, tuple(_set_up_fields(game, ask.seat, draft)))
    if isinstance(draft, Objectives):
        half = _squares(game, tuple(free_battle.north(game)))
        return Form(draft, tuple(Field(f"/squares/{n}", Say("field-objective", {"number": n + 1}), "place", half) for n in range(len(draft.squares))))
    assert isinstance(draft, BuyArmy)
    fields = []
    for number, item in enumerate(draft.units):
        name = {"card": f"@{card_message(item.card)}"}
        most = free_battle.most(printed_cards.units()[item.card])
        fields.append(Field(f"/units/{number}/n", Say("field-copies", name), "count", low=0, high=most))
        fields.append(Field(f"/units/{number}/on_map", Say("field-on-map", name), "count", low=0, high=most))
    heroes = tuple(Choice(hero.id, Say(card_message(hero.id))) for hero in printed_cards.heroes().values() if hero.side == ask.seat)
    events = tuple(Choice(event.id, Say(card_message(event.id))) for event in free_battle.generic_events(ask.seat))
    fields.append(Field("/heroes", Say("field-heroes"), "many", heroes, 0, free_battle.HEROES))
    fields.append(Field("/events", Say("field-events"), "many", events, 0, free_battle.EVENTS))
    return Form(draft, tuple(fields))


def _squares(game: Heroes, squares: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(Choice(square, Say("name-square", {"square": game.setting.names[square]}), Target("cell", square)) for square in squares)


def _set_up_fields(game: Heroes, seat: str, draft: SetUp) -> list[Field]:
    if game.setting.scenario.free:
        attacks = seat == game.state.first
        zone = tuple(free_battle.south(game) if attacks else free_battle.north(game))
        muster = [card for card in game.state.muster[seat] if not (attacks and printed_cards.profile(card).decoy)]
        return [Field(f"/free/{n}", Say("field-place", {"card": f"@{card_message(card)}"}), "place", _squares(game, zone)) for n, card in enumerate(muster)]
    fixed = setup.fixed_cards(game, seat)
    listed = _squares(game, tuple(square for _, square in fixed))
    fields = [Field(f"/fixed/{n}", Say("field-place", {"card": f"@{card_message(card)}"}), "place", listed) for n, (card, _) in enumerate(fixed)]
    for n, (card, _, zone, _) in enumerate(setup.free_cards(game, seat)):
        fields.append(Field(f"/free/{n}", Say("field-place", {"card": f"@{card_message(card)}"}), "place", _squares(game, zone)))
    return fields
