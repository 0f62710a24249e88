"""How answers are offered: labels, previews, and the forms of compound answers (set-up, purchase)."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.scene import Choice, Field, Form, Mark, Option, Say, Target, default_option
from bocage.core.state import replace
from bocage.games.heroes_of_normandie import cards, free_battle, setup
from bocage.games.heroes_of_normandie.answers import (
    Activate,
    Attempt,
    BuyArmy,
    Charge,
    Deploy,
    FireAt,
    Heal,
    Manoeuvre,
    March,
    Move,
    MoveUnit,
    Objectives,
    OrderFire,
    PickHistorical,
    PlayEvent,
    PlayHero,
    Reveal,
    RollSave,
    SetUp,
    TurnUp,
)
from bocage.games.heroes_of_normandie.model import Heroes
from bocage.games.heroes_of_normandie.saying import _card_of, card_message, named, square_name
from bocage.games.heroes_of_normandie.targets import reach

ROLLS = (FireAt, Attempt, Heal, OrderFire, Charge, RollSave, Reveal, TurnUp, PlayEvent, PlayHero)


def option(game: Heroes, ask: Ask[Any], answer: Any) -> Option:
    """An answer with a label that names units, squares and cards; what rolls or reveals asks for a second tap."""
    base = default_option(answer)
    args: dict[str, str | int] = dict(base.label.args)
    unit = args.get("unit") or args.get("target_unit")
    if isinstance(unit, str) and unit:
        args |= named(game, ask.seat, unit)
    if "square" in args and isinstance(args["square"], int):
        args["square"] = square_name(game, args["square"])
    if "card" in args:
        args["card"] = f"@{card_message(_card_of(game, str(args['card'])))}"
    preview: tuple[Mark, ...] = ()
    if isinstance(answer, FireAt):
        args["value"] = _fire_value(game, ask, answer)
        preview = (Mark("target", pieces=(answer.target_unit,), rule="HON-6.2"),)
    elif isinstance(answer, Move | March | MoveUnit | Deploy):
        preview = (Mark("path_own", cells=(answer.square,)),)
    elif isinstance(answer, Manoeuvre):
        first, second = named(game, ask.seat, answer.first), named(game, ask.seat, answer.second)
        args |= {"first": first["unit"], "second": second["unit"], "from": first["square"], "to": second["square"]}
        preview = (Mark("selected", pieces=(answer.first, answer.second), rule="HON-4.13"),)
    elif isinstance(answer, Activate):
        preview = _ranges(game, answer.unit)
    elif isinstance(answer, PickHistorical):
        args["text"] = f"@text-{answer.event.replace('_', '-')}"
        args["event"] = f"@{card_message(answer.event)}"
    return replace(base, label=Say(base.label.id, args), preview=preview, chance=isinstance(answer, ROLLS))


def _fire_value(game: Heroes, ask: Ask[Any], answer: FireAt) -> str:
    act = game.state.act
    unit = answer.unit or (act.unit if act is not None else "")
    if unit not in game.state.units:
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
        most = free_battle.most(cards.units()[item.card])
        fields.append(Field(f"/units/{number}/n", Say("field-copies", name), "count", low=0, high=most))
        fields.append(Field(f"/units/{number}/on_map", Say("field-on-map", name), "count", low=0, high=most))
    heroes = tuple(Choice(hero.id, Say(card_message(hero.id))) for hero in cards.heroes().values() if hero.side == ask.seat)
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
        muster = [card for card in game.state.muster[seat] if not (attacks and cards.profile(card).decoy)]
        return [Field(f"/free/{n}", Say("field-place", {"card": f"@{card_message(card)}"}), "place", _squares(game, zone)) for n, card in enumerate(muster)]
    fixed = setup.fixed_cards(game, seat)
    listed = _squares(game, tuple(square for _, square in fixed))
    fields = [Field(f"/fixed/{n}", Say("field-place", {"card": f"@{card_message(card)}"}), "place", listed) for n, (card, _) in enumerate(fixed)]
    for n, (card, _, zone, _) in enumerate(setup.free_cards(game, seat)):
        fields.append(Field(f"/free/{n}", Say("field-place", {"card": f"@{card_message(card)}"}), "place", _squares(game, zone)))
    return fields
