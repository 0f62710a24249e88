"""What a seat sees, built from nothing: the map, the cards as far as they may be known, hands, boards, markers (HON-15.1, HON-21.5)."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.frozen import Frozen
from bocage.core.scene import Badge, Board, Cell, Dice, Mark, Piece, Place, Say, Scene, SeatPlate, Track, Value, Zone
from bocage.core.state import replace
from bocage.core.tables import read
from bocage.games.heroes_of_normandie.rules.victory import points
from bocage.games.heroes_of_normandie.state.model import MOST_DIRECTIVES, SIDES, Army, Heroes, Marker, Unit
from bocage.games.heroes_of_normandie.state.names import card_message, unit_message
from bocage.games.heroes_of_normandie.tables.files import data
from bocage.games.heroes_of_normandie.tables.printed_cards import AUTOMATIC, Fire, SkillRow, family, heroes, profile, units

GROUNDS = {
    "plain": "clear", "urban": "building", "flooded": "marsh", "hill": "hill",
    "fortified": "trench", "forest": "woods", "fortified_hill": "hill", "water": "water",
}  # fmt: skip
ARTS = ("decoy", "hq", "tank", "artillery", "fortification", "mechanised", "infantry")


class _Pictures(Frozen):
    art: dict[str, str]
    badge: dict[str, str]


PICTURES = read(data("art.toml"), _Pictures)
ART = PICTURES.art


def scene(game: Heroes, seat: str | None) -> Scene:
    """All that a seat (None: a spectator) may know."""
    state, scenario = game.state, game.setting.scenario
    pieces = [unit_piece(game, unit, seat) for unit in state.units.values()]
    for side in SIDES:
        pieces += board_pieces(game, side, seat)
    return Scene(
        game="heroes_of_normandie",
        scenario=scenario.id,
        round=state.turn,
        rounds=scenario.rounds,
        phase=Say(f"phase-{phase(game)}", spine(game)),
        turn=Say("turn-orders", {"side": f"@side-{state.active}", "orders": state.armies[state.active].orders}),
        board=board(game),
        seats=tuple(SeatPlate(side, side, Say(f"side-{side}"), points(game, side), state.active == side) for side in SIDES),
        pieces=tuple(pieces),
        zones=tuple(zone for side in SIDES for zone in zones(game, side)),
        tracks=tuple(tracks(game)),
        marks=tuple(marks(game)),
        sides=SIDES,
        dice=(Dice("yellow", "yellow"), Dice("red", "red")),
    )


def phase(game: Heroes) -> str:
    """Where the sequence stands, in a word that has a message."""
    state = game.state
    if state.act is not None:
        return "activation"
    if state.pool and state.stage != "over":
        return "go"
    return state.stage.replace("_", "-")


def spine(game: Heroes) -> dict[str, str | int]:
    """HON-3.1: a turn is the sequence of one army, then that of the other."""
    first = game.state.first
    order = (first, *(side for side in SIDES if side != first))
    return {"steps": " ".join(f"sequence-{side}" for side in order), "step": f"sequence-{game.state.active}"}


def art(card: str) -> str:
    """The picture of a card, in general words."""
    return ART.get(card) or next((name for name in ARTS if name in units()[card].types), "infantry")


def board(game: Heroes) -> Board:
    """HON-1.4, HON-1.5: the squares, their terrain, markers and who controls them."""
    cells = []
    for square in game.setting.grid.cells:
        terrain = game.terrain(square)
        markers = game.state.markers.get(square, ())
        notes = tuple(marker_note(marker) for marker in markers)
        features = tuple(marker.kind for marker in markers)
        if terrain.id == "fortified_hill":
            features = ("trench", *features)
        control = game.state.control.get(square, "")
        title = Say(f"terrain-{terrain.id.replace('_', '-')}")
        cells.append(Cell(square, game.setting.names[square], GROUNDS[terrain.id], 1 if "hill" in terrain.id else 0, features, control, title, notes))
    return Board("squares", game.setting.grid.cols, game.setting.grid.rows, tuple(cells))


def marker_note(marker: Marker) -> Say:
    """A marker on a square, with its value if it has one (HON-14.3, HON-14.4)."""
    name = f"marker-{marker.kind.replace('_', '-')}"
    return Say("note-value", {"marker": f"@{name}", "value": marker.value}) if marker.value else Say(name)


def lasting_badges(game: Heroes, unit: Unit) -> Iterator[Badge]:
    """HON-8.6: what cards do to a unit for a while; everybody saw whom they chose."""
    for effect in game.state.lasting:
        facts: dict[str, str | int] = {"value": effect.value, "until": effect.until}
        if unit.id in effect.targets:
            yield Badge("sight", title=Say("lasting-target", facts))
        elif unit.id in effect.units and effect.kind == "save":
            yield Badge("shield", title=Say("lasting-save", facts))
        elif unit.id in effect.units and effect.kind == "effect":
            yield Badge("event", title=Say("lasting-effect", {**facts, "skill": f"@skill-{effect.what.replace('_', '-')}"}))
        elif unit.id in effect.units:
            yield Badge("blocked", title=Say("lasting-forbid", {**facts, "what": effect.what}))


def unit_piece(game: Heroes, unit: Unit, seat: str | None) -> Piece:
    """A Unit card: what it is shows to its owner, to all while it is Visible, and as a memory to all who have seen it before."""
    known = unit.visible or unit.side == seat
    badges = [
        Badge(kind, count, Say(f"marker-{kind.replace('_', '-')}"))
        for kind, count in (("hit", unit.hits), ("suppressed", unit.suppressed), ("hit_point", unit.extra))
        if count
    ]
    if unit.marker:
        badges.append(Badge(PICTURES.badge.get(unit.marker, unit.marker), title=Say(f"badge-{unit.marker.replace('_', '-')}")))
    badges += [Badge("rocket", title=Say("marker-panzerfaust"))] if unit.panzerfaust else []
    badges += [Badge("hero", title=Say(card_message(hero))) for hero in unit.heroes]
    badges += lasting_badges(game, unit)
    return Piece(
        unit.id,
        Place(cell=unit.square),
        "card",
        art(unit.card) if known else "hidden",
        Say(card_message(unit.card) if known else "name-concealed"),
        unit.side,
        unit.side,
        face="up" if unit.visible else "down",
        values=tuple(values(unit)) if known else (),
        badges=tuple(badges),
        spent=unit.marker == "activated",
        memory=Say("memory-seen", {"unit": f"@{unit_message(unit, None)}"}) if unit.known and not unit.visible else None,
    )


def values(unit: Unit) -> Iterator[Value]:
    """HON-1.10: the numbers printed on a card."""
    printed = profile(unit.card, unit.heroes)
    if printed.decoy:
        return
    yield Value("activation", "A" if printed.activation == AUTOMATIC else f"{printed.activation}+")
    for number, fire in enumerate(printed.fires):
        yield Value(f"fire-{number + 1}", fire_words(fire), Say("value-fire", {"range": fire.range}))
        for effect, bonus in fire.effects.items():
            yield Value(f"effect-{number + 1}-{effect}", f"+{bonus}" if bonus else "", Say(f"skill-{effect.replace('_', '-')}"))
    if printed.save:
        yield Value("save", f"{printed.save}+")
    yield Value("hit-points", str(printed.hit_points + unit.extra))
    if printed.armoured:
        yield Value("armour", "")
    for place, row in enumerate((*units()[unit.card].skills, *(heroes()[hero].grants for hero in unit.heroes))):
        if row.skill:
            yield Value(f"skill-{place}", skill_words(row), Say(f"skill-{row.skill.replace('_', '-')}"))
            if "any" not in row.types:
                yield from (Value(f"skill-{place}-{kind}", "!" if row.exclusive else "", Say(f"skill-for-{kind}")) for kind in row.types)


def skill_words(row: SkillRow) -> str:
    """A skill in short: how often, how far, how well (HON-9.5 to HON-9.12)."""
    words = (
        f"×{row.uses}" if row.uses != 1 else "",
        f"≤{row.range}" if row.range != 1 else "",
        f"{row.value}" if row.value else "",
        "A" if row.automatic else "",
    )
    return " ".join(word for word in words if word).replace("inf", "∞")


def fire_words(fire: Fire) -> str:
    """A fire value as printed: "9", or "9/11" for a Cumbersome weapon, with its range."""
    return f"{fire.value}/{fire.moved}" if fire.moved else str(fire.value)


def card_piece(card: str, ident: str, zone: str, side: str, order: int) -> Piece:
    """A card beside the map that lies open for the seat: its title, and its numbers or its text."""
    kind = family(card)
    shown = values(Unit(ident, side, card, -1)) if kind == "unit" else [Value("text", "", Say(f"text-{card.replace('_', '-')}"))]
    picture = art(card) if kind == "unit" else f"card-{kind}"
    return Piece(ident, Place(zone=zone), "card", picture, Say(card_message(card)), side, side, values=tuple(shown), order=order)


def board_pieces(game: Heroes, side: str, seat: str | None) -> Iterator[Piece]:
    """The cards of a command board: the hand for its owner alone, the open discard pile, cards that stay beside it, and the historical events."""
    state = game.state
    if seat == side:
        yield from (card_piece(held.card, held.id, f"{side}-hand", side, place) for place, held in enumerate(state.hands[side]))
    yield from discard_pieces(game, side)
    for place, kept in enumerate(kept for kept in state.beside if kept.side == side):
        yield card_piece(kept.card, f"{side}-beside-{place}", f"{side}-beside", side, place)
    for place, row in enumerate(history(game, side)):
        yield card_piece(row, f"{side}-history-{row}", f"{side}-history", side, place)


def history(game: Heroes, side: str) -> list[str]:
    """HON-2.11, HON-8.10: the historical events of a side whose markers show their available side."""
    return [row for row in game.setting.scenario.army[side].historical_events if row not in game.state.used]


def discard_pieces(game: Heroes, side: str) -> Iterator[Piece]:
    """HON-21.5: the whole discard pile lies open, each card once, the top of the pile first."""
    pile = game.state.discards[side][::-1]
    for order, card in enumerate(dict.fromkeys(pile)):
        piece = card_piece(card, f"{side}-discard-{card}", f"{side}-discard", side, order)
        yield replace(piece, badges=(Badge("copies", pile.count(card)),)) if pile.count(card) > 1 else piece


def zones(game: Heroes, side: str) -> Iterator[Zone]:
    """HON-21.5: hand and Reserve by their size, the discard pile open; HON-2.11: the historical events of the side."""
    state = game.state
    yield Zone(f"{side}-hand", "hand", Say("zone-hand"), side, len(state.hands[side]))
    yield Zone(f"{side}-reserve", "deck", Say("zone-reserve"), side, len(state.reserves[side]))
    top = f"{side}-discard-{state.discards[side][-1]}" if state.discards[side] else ""
    yield Zone(f"{side}-discard", "discard", Say("zone-discard"), side, len(state.discards[side]), top)
    yield Zone(f"{side}-beside", "area", Say("zone-beside"), side, sum(kept.side == side for kept in state.beside))
    yield Zone(f"{side}-history", "area", Say("zone-history"), side, len(history(game, side)))


def tracks(game: Heroes) -> Iterator[Track]:
    """HON-2.3: the turn track with its END; DIRECTIVE and ORDER markers, victory points, historical events."""
    state, scenario = game.state, game.setting.scenario
    yield Track("turn", Say("track-turn"), state.turn, 1, scenario.rounds)
    for side in SIDES:
        army: Army = state.armies[side]
        yield Track(f"directives-{side}", Say("track-directives"), army.directives, 0, MOST_DIRECTIVES, side)
        yield Track(f"orders-{side}", Say("track-orders"), army.orders, 0, max(army.per_turn, army.orders), side)
        yield Track(f"points-{side}", Say("track-points"), points(game, side), side=side)
        yield Track(f"history-{side}", Say("track-history"), len(history(game, side)), 0, len(scenario.army[side].historical_events), side)


def marks(game: Heroes) -> Iterator[Mark]:
    """HON-14.9: the objectives; and the Fire that is being resolved."""
    state = game.state
    for square, worth in state.worth.items():
        yield Mark("objective", cells=(square,), label=Say("mark-objective", {"points": worth}), rule="HON-14.9", side=state.control.get(square, ""))
    for shot in state.shots:
        if shot.target in state.units:
            yield Mark("target", pieces=(shot.target,), rule="HON-6.35", side=shot.side)
    if state.act is not None and state.act.unit in state.units:
        yield Mark("selected", pieces=(state.act.unit,), rule="HON-5.1", side=state.active)
