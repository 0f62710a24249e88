"""What a seat sees of Tide of Iron. After set-up nothing is hidden but the order of decks, which exists nowhere (companion, section 4)."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.frozen import Frozen
from bocage.core.scene import Badge, Board, Cell, Dice, Edge, Mark, Option, Piece, Place, Say, Scene, SeatPlate, Target, Track, Value, Zone
from bocage.core.tables import read, resource
from bocage.games.tide_of_iron.state.answers import Aim, AimHex, Charge, Figures, OpFire, SetUp, Step
from bocage.games.tide_of_iron.state.model import FRESH, Battle, Unit
from bocage.games.tide_of_iron.tables.scenario import SIDES
from bocage.games.tide_of_iron.tables.tables import PACKAGE, box
from bocage.games.tide_of_iron.turn.victory import marker_space
from bocage.games.tide_of_iron.view.chances import is_chancy

SPINE = "phase-action phase-command phase-status"  # TOI-2.1, the steps of a round for the eye


class _Pictures(Frozen):
    art: dict[str, str]


ART = read(resource(PACKAGE, "data", "art.toml"), _Pictures).art


def scene(game: Battle, seat: str | None) -> Scene:
    """Everything on the table; it is the same for all seats."""
    state, setting = game.state, game.setting
    active = _active(game)
    plates = tuple(
        SeatPlate(name, setting.side_of_seat[name], Say(f"seat-{name.replace('_', '-')}"), state.vp[setting.side_of_seat[name]], name in active)
        for name in setting.seats
    )
    units = [unit_piece(game, unit) for unit in state.units.values()]
    forts = [Piece(fort.id, Place(cell=fort.cell), "marker", fort.kind, Say(f"marker-{fort.kind}"), order=-1) for fort in state.forts.values()]
    cards = [
        Piece(card.id, Place(zone=f"{card.place}-{card.side}"), "card", _deck(card.id), card_name(card.id), card.side, card.side,
              values=(Value("cost", str(box().piece(card.id).cost), Say("value-cost")),), order=order)
        for order, card in enumerate(state.cards.values())
    ]  # fmt: skip
    return Scene(
        game="tide_of_iron",
        scenario=setting.scenario.id,
        round=state.round,
        rounds=setting.scenario.rounds,
        phase=Say(f"phase-{state.phase}", {"steps": SPINE}),
        board=board(game),
        seats=plates,
        pieces=(*units, *forts, *cards),
        zones=zones(game),
        tracks=tracks(game),
        marks=marks(game),
        sides=SIDES,
        dice=(Dice("black", "black"), Dice("red", "red")),
        turn=Say("turn-actions", {"command": f"@command-{state.order[state.turn].replace('_', '-')}", "left": state.actions}) if _in_turn(game) else None,
        seat=seat,
    )


def _in_turn(game: Battle) -> bool:
    return game.state.phase == "action" and game.state.step == "turns" and game.state.turn >= 0


def _active(game: Battle) -> tuple[str, ...]:
    state, setting = game.state, game.setting
    if _in_turn(game):
        return (setting.command[state.order[state.turn]].seat,)
    who = state.queue[0] if state.queue else ""
    return (setting.command[who].seat,) if who in setting.command else setting.seats_of.get(who, ())


def _deck(card: str) -> str:
    return box().piece(card).deck


def card_name(card: str) -> Say:
    """The name of a card."""
    return Say(f"card-{card.partition('#')[0].replace('.', '-').replace('_', '-')}")


def board(game: Battle) -> Board:
    """The map with levels, roads, markers and control."""
    setting, state = game.setting, game.state
    control = {objective.cell: state.control.get(objective.id, "") for objective in setting.objectives.values()}
    markers = (("razor_wire", state.wire), ("tank_trap", state.traps), ("mine_field", state.mines), ("smoke", state.smoke))
    cells = []
    for cell in setting.grid.cells:
        features = tuple(name for name, held in markers if cell in held)
        notes = tuple(Say(f"marker-{name.replace('_', '-')}") for name in features)
        row = setting.terrain[cell]
        cells.append(Cell(cell, setting.grid.name(cell), row.id, setting.levels[cell], features, control.get(cell, ""), Say(f"terrain-{row.id}"), notes))
    roads = tuple(Edge("road", tuple(setting.grid.cell(*at) for at in road)) for road in setting.scenario.board.roads)
    return Board("hexes", setting.grid.cols, setting.grid.rows, tuple(cells), roads)


def unit_name(unit: Unit) -> Say:
    """The name of a unit: its kind, for a squad by what is most telling of it, and its number."""
    number = unit.id.rsplit("-", 1)[-1].lstrip("abcdefghijklmnopqrstuvwxyz_") or unit.id  # "sherman-8" is 8; a unit named in words keeps its name
    kind = f"squad-{_squad_kind(unit)}" if unit.is_squad else unit.kind
    return Say(f"unit-{kind.replace('_', '-')}", {"id": number})


def _squad_kind(unit: Unit) -> str:
    """What a squad is best called by: its specialization, else its heavy weapon, its officer, or its most frequent figure."""
    telling = ("mortar", "machine_gun_us", "machine_gun_de", "officer")
    found = unit.specialization or next((figure for figure in telling if figure in unit.figures), "")
    return found or max(unit.figures, key=unit.figures.count, default="regular")


def unit_piece(game: Battle, unit: Unit) -> Piece:
    """A squad base or a vehicle with its tokens."""
    badges = [
        Badge(name, title=Say(f"badge-{name.replace('_', '-')}"))
        for name in (unit.status, unit.condition, unit.damage, unit.specialization)
        if name and name != FRESH
    ]
    if unit.concealed:
        badges.append(Badge("concealed", title=Say("badge-concealed")))
    if unit.inside:
        badges.append(Badge(game.fortification(unit), title=Say(f"marker-{game.fortification(unit)}")))
    where = Place(zone=f"transport-{unit.aboard}") if unit.aboard else Place(cell=unit.cell)
    slots = tuple(ART[figure] for figure in unit.figures) + ("",) * max(0, 4 - unit.slots) if unit.is_squad else ()
    values = (
        ()
        if unit.is_squad
        else (Value("armor", str(unit.vehicle.armor), Say("value-armor")), Value("movement", str(unit.vehicle.movement), Say("value-movement")))
    )
    order = list(game.state.at.get(unit.cell, ())).index(unit.id) if unit.cell >= 0 else 0
    owner = game.seat_of(unit)
    return Piece(
        unit.id, where, "counter", "squad" if unit.is_squad else ART[unit.kind], unit_name(unit), unit.side, owner,
        slots=slots, values=values, badges=tuple(badges), spent=unit.status == "fatigued", order=order, group=unit.division if game.setting.teams else "",
    )  # fmt: skip


def zones(game: Battle) -> tuple[Zone, ...]:
    """Headquarters, play areas, decks and transports (TOI-1.3)."""
    state, found = game.state, list[Zone]()
    for side in SIDES:
        for place in ("hq", "play", "contact"):
            count = sum(card.side == side and card.place == place for card in state.cards.values())
            found.append(Zone(f"{place}-{side}", "hand" if place == "hq" else "area", Say(f"zone-{place}", {"side": f"@side-{side}"}), side, count))
        for deck in game.setting.decks[side]:
            found.append(Zone(f"deck-{deck}", "deck", Say(f"deck-{deck.replace('_', '-')}"), side, len(state.decks.get(deck, ()))))
        for card in game.setting.scenario.side[side].operations:
            found.append(Zone(f"operation-{card}", "area", Say(f"operation-{card.replace('_', '-')}"), side))
    for unit in state.units.values():
        if not unit.is_squad and unit.vehicle.transport:
            found.append(Zone(f"transport-{unit.id}", "transport", unit_name(unit), unit.side, len(game.passengers(unit.id))))
    return tuple(found)


def tracks(game: Battle) -> tuple[Track, ...]:
    """Round, victory points (TOI-0.13: a marker beyond ten is flipped), command points and initiative."""
    state = game.state
    found = [Track("round", Say("track-round"), state.round, 1, game.setting.scenario.rounds)]
    for side in SIDES:
        space, flipped = marker_space(state.vp[side])
        title = Say("track-vp-flipped" if flipped else "track-vp", {"side": f"@side-{side}", "space": space})
        found.append(Track(f"vp-{side}", title, state.vp[side], 0, 20, side))
        found.append(Track(f"cp-{side}", Say("track-cp", {"side": f"@side-{side}"}), state.cp[side], 0, 0, side))
        found.append(Track(f"initiative-{side}", Say("track-initiative", {"side": f"@side-{side}"}), state.initiative_cp[side], 0, 0, side))
    found.append(Track("initiative", Say("track-initiative-token", {"side": f"@side-{state.initiative}"}), 1, 0, 1, state.initiative))
    return tuple(found)


def marks(game: Battle) -> tuple[Mark, ...]:
    """Objectives with what they yield, and control markers (TOI-0.15, TOI-0.16, TOI-0.19)."""
    found = []
    for objective in game.setting.objectives.values():
        row = objective.row
        worth = {"points": row.vp} if row.kind == "victory" else {"points": row.cp}
        label = Say(f"objective-{row.kind}", {**worth, "objective": objective.id})
        side = game.state.control.get(objective.id, "")
        found.append(Mark("objective", (objective.cell,), label=label, rule="TOI-4.2", side=row.colour if row.colour in SIDES else ""))
        if side:
            found.append(Mark("control", (objective.cell,), rule="TOI-4.3", side=side))
    return tuple(found)


def option(game: Battle, ask: Ask[Any], answer: Any) -> Option:
    """An answer with a label in words: hexes by name, units by kind, cards by title; and what it would show on the map."""
    kind, ident = answer.target()
    if isinstance(answer, SetUp):
        return Option(answer, Target("button", "set_up"), Say("answer-set-up"), primary=True)
    args: dict[str, str | int] = {}
    for field in answer.__struct_fields__:
        args |= _argument(game, field, getattr(answer, field))
    tag = str(answer.__struct_config__.tag).replace("_", "-")
    label = figures_label(answer.figures) if isinstance(answer, Figures) else Say(f"answer-{tag}", args)
    if tag in ("do", "attack-type", "use-ability", "go-first", "first"):
        label = Say(f"{tag}-{str(next(iter(args.values()))).replace('_', '-')}", args)
    return Option(answer, Target(kind, ident), label, chance=is_chancy(game, ask, answer), preview=preview(game, ask, answer))


def figures_label(figures: tuple[str, ...]) -> Say:
    """How many figures of each kind; the crews of both nations go by one name."""
    kinds = [figure.rpartition("_")[0] if figure.startswith("machine_gun") else figure for figure in figures]
    return Say("answer-figures", {kind: kinds.count(kind) for kind in ("regular", "elite", "officer", "machine_gun", "mortar")})


def _argument(game: Battle, field: str, value: Any) -> dict[str, str | int]:
    grid = game.setting.grid
    if field in ("to", "cell") and value in grid.cells:
        return {"hex": grid.name(value)}
    if field in ("unit", "vehicle", "source", "into") and game.alive(str(value)):
        unit = game.unit(value)
        return {field: value, "kind": f"@kind-{unit.kind.replace('_', '-')}"}
    if field == "card":
        return {"card": f"@{card_name(value).id}"}
    if field == "deck":
        return {"deck": f"@deck-{str(value).replace('_', '-')}"}
    if field in ("figure", "back") and value:
        return {field: f"@figure-{str(value).replace('_', '-')}"}
    return {field: value} if isinstance(value, str | int) else {}


def preview(game: Battle, ask: Ask[Any], answer: Any) -> tuple[Mark, ...]:
    """What an option shows: the step, the line of sight to a target."""
    actor = ask.facts.get("unit", "")
    if isinstance(answer, Step) and game.alive(actor):
        return (Mark("path_own", (game.cell_of(game.unit(actor)), answer.to), rule="TOI-7.4"),)
    if isinstance(answer, Aim) and game.alive(actor):
        return (Mark("sight_clear", (game.unit(actor).cell, game.unit(answer.unit).cell), rule="TOI-10.1"), Mark("target", pieces=(answer.unit,)))
    if isinstance(answer, OpFire) and game.alive(actor):
        return (Mark("sight_clear", (game.unit(answer.unit).cell, game.unit(actor).cell), rule="TOI-10.1"),)
    if isinstance(answer, Charge | AimHex):
        return (Mark("target", (answer.cell,), rule="TOI-16.2" if isinstance(answer, Charge) else "TOI-20.11"),)
    if isinstance(answer, Figures):
        return ()
    return ()
