"""What a seat sees (FL-3.10 and chapter 4 of the companion): built from nothing.

All see terrain, sections and cards with their markers, Lasting cards, the discard pile, the Firepower marker, the counters drawn in the attack under way,
and how many cards and counters there are. A seat also sees its own hand and its own face-down equipment.
"""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.frozen import Frozen
from bocage.core.legal import Pass
from bocage.core.scene import (
    Badge,
    Board,
    Cell,
    Mark,
    Option,
    Piece,
    Place,
    Say,
    Scene,
    SeatPlate,
    Target,
    Track,
    Value,
    Zone,
    default_option,
)
from bocage.core.state import replace
from bocage.core.tables import read, resource
from bocage.games.frontline.attack.attack import At
from bocage.games.frontline.attack.cover import DigIn, HitTheDirt, UseShovel
from bocage.games.frontline.attack.fire import Fire
from bocage.games.frontline.attack.firepower import modes
from bocage.games.frontline.cards.any_time import UseCanteen
from bocage.games.frontline.cards.deck import Discard
from bocage.games.frontline.ground.terrain import hand_size, held_by
from bocage.games.frontline.ground.victory import goal
from bocage.games.frontline.sections.movement import AsDefault, ForText, Go
from bocage.games.frontline.sections.prepare import DrawCard
from bocage.games.frontline.state.model import SIDES, Battle, Force, Section
from bocage.games.frontline.tables.names import card_name, equipment_name, force_name, terrain_name
from bocage.games.frontline.tables.tables import ACTIONS, CARDS, COUNTERS, CUP, LEVEL, PACKAGE, ForceCard
from bocage.games.frontline.turn.reactions import Prepare
from bocage.games.frontline.turn.setup import Loadout, Purchase
from bocage.games.frontline.view.looking import reactions_at

SPENDING = (ForText, AsDefault, HitTheDirt, DigIn, UseShovel)  # cards and counters that change what an attack does
DRAWING = (DrawCard, UseCanteen)
UNDER_FIRE = ("cover", "dig_in_hit", "name_member", "priority")  # questions before a counter is drawn from the cup
SPINE = "phase-care phase-reorganise phase-action phase-draw"  # FL-5.1, the steps of a player turn for the eye


class _Pictures(Frozen):
    card: dict[str, str]
    weapon: dict[str, str]
    force: dict[str, str]


ART = read(resource(PACKAGE, "data", "art.toml"), _Pictures)

GROUND = {
    "open_ground": "clear", "stream": "water", "undergrowth": "rough",
    "high_ground": "hill", "scattered_trees": "woods", "burned_out_buildings": "building",
}  # fmt: skip


def scene(game: Battle, seat: str | None) -> Scene:
    """The whole table as a seat (None: a spectator) sees it."""
    state, setting = game.state, game.setting
    return Scene(
        "frontline",
        setting.scenario.id,
        (state.turn + 1) // 2,
        setting.limit,
        Say(f"phase-{state.attack.stage if state.attack else 'window' if state.pending else state.phase}", {"steps": SPINE, "step": f"phase-{state.phase}"}),
        board(game),
        tuple(plate(game, other) for other in setting.seats),
        pieces=tuple(pieces(game, seat)),
        zones=tuple(zones(game)),
        tracks=tuple(tracks(game)),
        marks=tuple(marks(game)),
        sides=SIDES,
        turn=Say("turn-of", {"side": f"@side-{state.active}"}) if state.turn else None,
    )


def board(game: Battle) -> Board:
    """The nine terrain cards in a line, with who holds each (FL-13.40)."""
    state = game.state
    control: dict[int, str] = {}
    if state.sections and all(state.terrain):
        for side in SIDES:
            for seat in game.seats_of(side):
                control.update(dict.fromkeys(held_by(game, seat), side))
    objective = game.setting.scenario.victory.objective
    cells = []
    for at, terrain in enumerate(state.terrain, 1):
        if not terrain:
            cells.append(Cell(at, str(at), "clear"))
            continue
        features = (terrain, LEVEL[terrain], *(("objective",) if at == objective else ()))
        notes = (Say(f"cover-{LEVEL[terrain]}"), Say(f"short-{terrain.replace('_', '-')}"), Say(f"note-{terrain.replace('_', '-')}"))
        cells.append(
            Cell(at, str(at), GROUND[terrain], 1 if terrain == "high_ground" else 0, features, control.get(at, ""), Say(terrain_name(terrain)[1:]), notes)
        )
    return Board("line", cols=9, rows=1, cells=tuple(cells))


def plate(game: Battle, seat: str) -> SeatPlate:
    side = game.setting.side[seat]
    enemy = game.setting.enemies[side]
    return SeatPlate(seat, side, Say(f"seat-{seat.replace('_', '-')}"), game.state.lost.get(enemy, 0), game.state.turn > 0 and side == game.state.active)


# -- pieces -------------------------------------------------------------------------------------------------------------------------


def pieces(game: Battle, seat: str | None) -> list[Piece]:
    """Sections as plates, their force cards, and the hand of the seat."""
    found: list[Piece] = []
    for order, section in enumerate(game.state.sections.values()):
        found.append(section_piece(game, section, order))
        found += [force_piece(game, game.state.forces[member], section, place, seat) for place, member in enumerate(section.members)]
    if seat is not None and seat in game.state.hands:
        hand = game.state.hands[seat]
        found += [card_piece(card, hand.count(card), seat, order) for order, card in enumerate(dict.fromkeys(hand))]
    found += [
        Piece(f"table-{n}-{p.card}", Place(zone="table"), "card", ART.card[p.card], Say(card_name(p.card)[1:]), owner=p.seat)
        for n, p in enumerate(game.state.table)
    ]
    return found + discard_pieces(game) + drawn_pieces(game)


def drawn_pieces(game: Battle) -> list[Piece]:
    """The damage counters out of the cup in this attack, each kind once, with its costs (FL-9.3, FL-9.7)."""
    drawn = game.state.attack.drawn if game.state.attack is not None else ()
    return [
        Piece(
            f"drawn-{kind}", Place(zone="drawn"), "marker", "explosion", _counter_title(kind),
            badges=(Badge("copies", drawn.count(kind)),) if drawn.count(kind) > 1 else (), order=order,
        )
        for order, kind in enumerate(dict.fromkeys(drawn))
    ]  # fmt: skip


def _counter_title(kind: str) -> Say:
    row = COUNTERS[kind]
    return Say("damage-counter", {"result": f"@marker-{row.result}", "light": row.cost_light, "medium": row.cost_medium, "heavy": row.cost_heavy})


def discard_pieces(game: Battle) -> list[Piece]:
    """The whole discard pile lies open, each title once: the top card first, with whose it was, then the others by how near the top they are (FL-14.23)."""
    pile = [played.card for played in reversed(game.state.discard)]
    owners = [played.seat for played in game.state.discard[-1:]]
    return [
        Piece(
            f"discard-{card}", Place(zone="discard"), "card", ART.card[card], Say(card_name(card)[1:]), owner=owners[0] if not order else "",
            badges=(Badge("copies", pile.count(card)),) if pile.count(card) > 1 else (), order=order,
        )
        for order, card in enumerate(dict.fromkeys(pile))
    ]  # fmt: skip


def plate_id(section: Section) -> str:
    """The piece of a section; one that is called by its only man is told apart from him."""
    return f"section-{section.id}" if section.id in CARDS else section.id


def section_piece(game: Battle, section: Section, order: int) -> Piece:
    """A section: its men in slots, its counter, its cover and Lasting cards."""
    badges = [Badge("acted" if section.acted else "not_acted")]
    if section.cover:
        badges.append(Badge("cover", section.cover, Say("badge-cover", {"cover": section.cover})))
    if section.flanking:
        badges.append(Badge("flanking_position", section.flanking, Say("card-flanking-position")))
    if section.key:
        badges.append(Badge("key_location", 1, Say("card-key-location")))
    slots = tuple("officer" if member == section.leader else CARDS[member].kind for member in section.members)
    title = Say("section-led" if section.leader else "section-alone", {"section": section.id, "force": force_name(section.leader or section.members[0])})
    return Piece(
        plate_id(section), Place(cell=section.at), "plate", "section", title, game.side(section), section.seat,
        slots=slots, badges=tuple(badges), spent=section.acted, order=order,
    )  # fmt: skip


def picture(card: ForceCard) -> str:
    """Vehicles and guns by what they are, soldiers by what they carry, in general words."""
    return ART.force.get(card.id) or ART.weapon.get(card.weapon.id, "soldier")


def force_piece(game: Battle, force: Force, section: Section, place: int, seat: str | None) -> Piece:
    """A force card with its factors, markers, and how many equipment counters lie on it; their owner sees which."""
    card = CARDS[force.id]
    values = [
        Value("vp", str(card.vp), Say("value-vp")), Value("command", str(card.command), Say("value-command")),
        Value("morale", f"{card.morale - force.morale}/{card.morale}", Say("value-morale")),
        Value("weapon", card.weapon.name, Say("value-weapon")),
    ]  # fmt: skip
    values += [Value("ability", "", Say(f"ability-{ability.replace('_', '-')}")) for ability in card.abilities]
    counts = {"pinned": int(force.pin), "morale": force.morale, "wound": force.wounds, "empty": int(not force.loaded), "concealed": int(force.concealed)}
    counts["taken"] = counters_taken(game, force.id)
    badges = [Badge(name, count, Say(f"badge-{name}")) for name, count in counts.items() if count]
    if force.section and section.leader == force.id:
        badges.append(Badge("leader", 1, Say("badge-leader")))
    visible = seat == force.seat or game.setting.open_equipment
    shown = list(force.equipment if visible else force.seen) + list(force.shown)
    badges += [Badge(f"equipment_{kind}", shown.count(kind), Say(equipment_name(kind)[1:])) for kind in dict.fromkeys(shown)]
    hidden = 0 if visible else len(force.equipment) - len(force.seen)
    if hidden:
        badges.append(Badge("equipment", hidden, Say("badge-equipment")))
    return Piece(
        force.id, Place(cell=section.at), "card", picture(card), Say(force_name(force.id)[1:]), game.side(section), force.seat,
        values=tuple(values), badges=tuple(badges), spent=section.acted, order=place, group=plate_id(section),
    )  # fmt: skip


def counters_taken(game: Battle, force: str) -> int:
    """How many counters were drawn against a force in the attack under way: all must have one before any has two (FL-9.2)."""
    attack = game.state.attack
    return 0 if attack is None or force not in attack.victims else attack.taken[attack.victims.index(force)]


def card_piece(card: str, copies: int, seat: str, order: int) -> Piece:
    """The copies of one title in the seat's hand."""
    symbols = tuple(Value(f"symbol_{symbol}", "", Say(f"symbol-{symbol}")) for symbol in ACTIONS[card].symbols)
    values = (*symbols, Value("text", ACTIONS[card].effect, Say(f"text-{card.replace('_', '-')}")))
    badges = (Badge("copies", copies),) if copies > 1 else ()
    return Piece(card, Place(zone=f"hand-{seat}"), "card", ART.card[card], Say(card_name(card)[1:]), owner=seat, values=values, badges=badges, order=order)


def zones(game: Battle) -> list[Zone]:
    """Hands, deck, discard pile, the cards on the table, and the cup (FL-3.17)."""
    state = game.state
    found = [Zone(f"hand-{seat}", "hand", Say("zone-hand", {"seat": f"@seat-{seat.replace('_', '-')}"}), seat, len(hand)) for seat, hand in state.hands.items()]
    top = f"discard-{state.discard[-1].card}" if state.discard else ""
    drawn = len(state.attack.drawn) if state.attack else 0
    return [
        *found, Zone("deck", "deck", Say("zone-deck"), count=len(state.deck)),
        Zone("discard", "discard", Say("zone-discard"), count=len(state.discard), top=top),
        Zone("table", "area", Say("zone-table"), count=len(state.table)), Zone("cup", "area", Say("zone-cup"), count=len(CUP) - drawn),
        *([Zone("drawn", "area", Say("zone-drawn"), count=drawn)] if drawn else []),
    ]  # fmt: skip


def tracks(game: Battle) -> list[Track]:
    """The firepower track (FL-14.10), VP lost against each side's goal, and hand sizes."""
    state = game.state
    found = []
    if state.attack is not None:
        shooter = game.setting.side[state.attack.seat]
        side = game.setting.enemies[shooter] if state.attack.flipped else shooter
        found.append(Track("firepower", Say("track-firepower"), state.attack.firepower, 0, 60, side))
    found += [Track(f"lost-{side}", Say("track-lost"), state.lost.get(side, 0), 0, goal(game, side), side) for side in SIDES if state.total.get(side)]
    if state.turn:
        sides = game.setting.side
        found += [Track(f"hand-{seat}", Say("track-hand"), hand_size(game, seat), 4, 20, sides[seat]) for seat in game.setting.seats]
    return found


def marks(game: Battle) -> list[Mark]:
    """The attack under way: from whom to whom."""
    attack, sections = game.state.attack, game.state.sections
    found: list[Mark] = []
    if attack is not None and attack.attacker in sections and attack.target in sections:
        ends = (sections[attack.attacker].at, sections[attack.target].at)
        found.append(Mark("target", ends, pieces=(attack.chosen or attack.target,), rule="FL-8.1"))
    objective = game.setting.scenario.victory.objective
    if objective:
        found.append(Mark("objective", (objective,), rule="FL-16.4"))
    return found


# -- options ------------------------------------------------------------------------------------------------------------------------


def option(game: Battle, ask: Ask[Any], answer: Any) -> Option:
    """An answer on offer: names for ids, and previews of where a section goes or whom it fires at."""
    plain = default_option(answer)
    args = {key: _named(key, value) for key, value in plain.label.args.items()}
    plain = replace(plain, label=Say(plain.label.id, args), chance=is_chancy(game, ask, answer))
    if isinstance(answer, Go):
        return _way(game, ask, replace(plain, label=Say(f"answer-go-{answer.way}", args)), answer.way)
    if isinstance(answer, Fire):
        label = Say(f"answer-fire-{answer.mode.replace('_', '-')}", {"force": force_name(answer.force), "firepower": _firepower(game, ask, answer)})
        return replace(plain, label=label)
    if isinstance(answer, At):
        return replace(plain, preview=(Mark("target", (game.state.sections[answer.section].at,), pieces=(answer.section,)),))
    if isinstance(answer, Loadout | Purchase):
        return replace(plain, label=Say(plain.label.id, {"count": _count(answer)}))
    return plain


def is_chancy(game: Battle, ask: Ask[Any], answer: Any) -> bool:
    """Whether counters or cards are drawn: cards spent on fire, all that is decided while fire is to be suffered (FL-9.2), Prepare and the draw step."""
    attack = game.state.attack
    if isinstance(answer, SPENDING + DRAWING) or (ask.what in UNDER_FIRE and attack is not None and bool(attack.victims)):
        return True
    if isinstance(answer, Prepare):
        return any(CARDS[member].planning for member in game.state.sections[answer.section].members)  # FL-10.3
    if ask.what != "discard":
        return False
    left = int(ask.facts["hand"]) - isinstance(answer, Discard)
    return left < int(ask.facts["size"]) and (isinstance(answer, Pass) or not left)  # FL-4.8: one who has cards left is asked again


def _named(key: str, value: Any) -> Any:
    if key in ("force", "on", "to"):
        return force_name(value)
    if key == "card":
        return card_name(value)
    return equipment_name(value) if key == "counter" else value


def _firepower(game: Battle, ask: Ask[Any], answer: Fire) -> int:
    """What this soldier would add, as the table of his weapon says at the range that was chosen."""
    at = int(ask.facts.get("distance", 0))
    force = game.state.forces[answer.force]
    return dict(modes(game, force, at, bool(ask.facts.get("armoured", 0)))).get(answer.mode, 0)


def _way(game: Battle, ask: Ask[Any], plain: Option, way: str) -> Option:
    """A direction is bound to the terrain card it leads to."""
    section = game.state.sections[str(ask.facts["section"])]
    step = game.setting.forward[game.side(section)] * {"advance": 1, "retreat": -1, "lateral": 0}[way]
    to = min(max(section.at + step * int(ask.facts.get("steps", 1)), 1), 9)
    return replace(plain, target=Target("cell", to), preview=(Mark("path_own", (section.at, to)), *reactions_at(game, ask.seat, section, to)))


def _count(answer: Loadout | Purchase) -> int:
    return sum(len(counters) for counters in (answer.equipment.values() if isinstance(answer, Loadout) else answer.forces))
