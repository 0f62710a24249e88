"""Set-up (chapter 3): terrain, first player, purchase, sections, equipment, hands. In a scenario most of it is given.

Purchases and equipment are secret and simultaneous (FL-3.7, FL-3.9): one structured answer of each seat, revealed together. In a team the first seat buys
for its side and says who gets what (FL-17.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from bocage.core.decision import Question, Rules, draw, sealed
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import Answer, Legal
from bocage.games.frontline.cards.deck import draw_cards
from bocage.games.frontline.ground.terrain import hand_size
from bocage.games.frontline.sections.sections import counted, refuse_together
from bocage.games.frontline.state.events import EquipmentTaken, FirstPlayerDrawn, ForcesBought, PhaseBegan, SectionFormed, TerrainLaid
from bocage.games.frontline.state.model import SIDES, Battle, Force, FrontlineState, Section, Setting
from bocage.games.frontline.tables.names import equipment_name, force_name
from bocage.games.frontline.tables.scenario import Scenario
from bocage.games.frontline.tables.tables import CARDS, DECK, EQUIPMENT, SUPPLY, TERRAIN_CARDS


class Purchase(Answer):
    """The force cards a side buys, one list for each of its seats."""

    forces: tuple[tuple[str, ...], ...]


class Draft(Frozen, forbid_unknown_fields=True):
    """A section as it is formed: its leader ("" for an Individual) and its members."""

    leader: str
    members: tuple[str, ...]


NO_SECTION = Draft("", ())  # a row of the form that nobody stands in


class Formation(Answer):
    """How a seat groups its forces; rows without anybody do not count."""

    sections: tuple[Draft, ...]


class Loadout(Answer):
    """The equipment a seat gives its forces, by card; "" is a place left empty."""

    equipment: dict[str, tuple[str, ...]]


Ready = TypeVar("Ready", bound=Answer)
BUY: Question[Purchase] = Question("buy", Purchase, rule="FL-3.6")
FORM: Question[Formation] = Question("form", Formation, rule="FL-3.8")
EQUIP: Question[Loadout] = Question("equip", Loadout, rule="FL-3.9")


def different(answers: Iterable[Ready]) -> list[Ready]:
    """Each answer once."""
    found: list[Ready] = []
    for answer in answers:
        if answer not in found:
            found.append(answer)
    return found


def lay_terrain(game: Battle) -> Rules[None]:
    """FL-3.3: cards are drawn, either face up, and laid by number; a number that is placed is ignored; the nine are a line (FL-13.1)."""
    left = [(card.id, face) for card in TERRAIN_CARDS for face in ("front", "back")]
    cards = {card.id: card for card in TERRAIN_CARDS}
    while not all(game.state.terrain):
        name, face = (yield from draw("terrain", left, 1, why="FL-3.3"))[0]
        left = [entry for entry in left if entry[0] != name]
        card = cards[name]
        terrain = card.front if face == "front" else card.back
        game.emit(TerrainLaid(name, face, card.number, terrain, ignored=bool(game.state.terrain[card.number - 1])))
    game.emit(PhaseBegan("first"))


def draw_first_player(game: Battle) -> Rules[None]:
    """FL-3.5: a fair coin, unless the scenario names the first player."""
    named = game.setting.scenario.first_player
    side = named if named != "random" else (yield from draw("coin", SIDES, 1, why="FL-3.5"))[0]
    game.emit(FirstPlayerDrawn(side))
    game.emit(PhaseBegan("buy" if game.setting.scenario.purchase else "equip"))


# -- purchase -----------------------------------------------------------------------------------------------------------------------


def buy_forces(game: Battle) -> Rules[None]:
    """FL-3.6, FL-3.7: both sides buy in secret up to the battle size; the cards are revealed together."""
    captains = {game.seats_of(side)[0]: side for side in SIDES}
    laws = {seat: purchases(game, side) for seat, side in captains.items()}
    answers = yield from sealed(game, BUY, laws, {seat: {"size": game.setting.size} for seat in captains})
    for seat, answer in answers.items():
        side = captains[seat]
        for mate, forces in zip(game.seats_of(side), answer.forces, strict=True):
            game.emit(ForcesBought(mate, side, forces, sum(CARDS[card].vp for card in forces)))
    game.emit(PhaseBegan("form"))


def nations_of(game: Battle, side: str) -> tuple[str, ...]:
    return next(row.nations for row in game.setting.scenario.forces if row.side == side)


def purchases(game: Battle, side: str) -> Legal[Purchase]:
    """FL-1.2, FL-3.6: cards of one nation (a team may field both), each bought once, for no more than the battle size; no mate without forces."""
    mates, nations, size = game.seats_of(side), nations_of(game, side), game.setting.size

    def refuse(answer: Purchase) -> Refusal | None:
        if len(answer.forces) != len(mates):
            return Refusal("FL-17.1", "one-list-for-each-seat", {"seats": len(mates)}, path="forces")
        bought: list[str] = []
        for place, forces in enumerate(answer.forces):
            if not forces:
                return Refusal("FL-3.6", "buy-something", path=f"forces[{place}]")
            for index, card in enumerate(forces):
                path = f"forces[{place}][{index}]"
                if card not in CARDS or CARDS[card].nation not in nations:
                    return Refusal("FL-1.2", "not-of-your-nation", {"force": force_name(card)}, path=path)
                if card in bought:
                    return Refusal("FL-3.6", "bought-already", {"force": force_name(card)}, path=path)
                if len({CARDS[c].nation for c in (card, *forces) if c in CARDS}) > 1:
                    return Refusal("FL-1.2", "one-nation", {"force": force_name(card)}, path=path)
                bought.append(card)
        spent = sum(CARDS[card].vp for card in bought)
        return Refusal("FL-3.6", "too-many-points", {"spent": spent, "size": size}, path="forces") if spent > size else None

    return Legal(refuse, lambda: different(ready_purchases(nations, len(mates), size)))


def ready_purchases(nations: tuple[str, ...], seats: int, size: int) -> Iterator[Purchase]:
    """A few sensible forces: riflemen under leaders, with different tastes in heavy weapons."""
    for nation in nations:
        pool = [card for card in CARDS.values() if card.nation == nation]
        for taste in ("plain", "support", "armour", "specialists"):
            left = sorted(pool, key=lambda card: (_taste(card.kind, card.role, card.command, taste), card.id))
            lists: list[tuple[str, ...]] = []
            for _ in range(seats):
                money = size // seats
                chosen: list[str] = []
                for card in list(left):
                    if card.vp <= money and (chosen or card.command > 1 or money < 5):
                        chosen.append(card.id)
                        left.remove(card)
                        money -= card.vp
                lists.append(tuple(chosen))
            yield Purchase(tuple(lists))


def _taste(kind: str, role: str, command: int, taste: str) -> int:
    """Low comes first: a leader always, then what the taste prefers."""
    if kind == "soldier" and command >= 4:
        return 0
    wanted = {
        "plain": "rifleman" in role,
        "support": any(word in role for word in ("gunner", "mortar", "Bren", "BAR", "number two", "loader", "bearer")),
        "armour": kind != "soldier",
        "specialists": any(word in role for word in ("sniper", "medic", "orderly", "veteran", "grenadier", "bomber", "point")),
    }
    return 1 if wanted[taste] else 2 if "rifleman" in role or "conscript" in role else 3


# -- sections -----------------------------------------------------------------------------------------------------------------------


def form_sections(game: Battle) -> Rules[None]:
    """FL-3.8: every seat groups its forces; sections stand on the side's start card (FL-3.13), whose entry note does not count (FL-3.14)."""
    answers = yield from sealed(game, FORM, {seat: formations(game, seat) for seat in game.setting.seats})
    for seat, answer in answers.items():
        side = game.setting.side[seat]
        for place, draft in enumerate(draft for draft in answer.sections if draft != NO_SECTION):
            name = f"{'A' if side == 'allies' else 'G'}{game.seats_of(side).index(seat) or ''}{'.' if game.seats_of(side).index(seat) else ''}{place + 1}"
            game.emit(SectionFormed(Section(name, seat, game.setting.start[side], draft.members, draft.leader)))
    game.emit(PhaseBegan("equip"))


def formations(game: Battle, seat: str) -> Legal[Formation]:
    """Every force in exactly one section (FL-2.1), each section within its leader's Command (FL-3.8)."""

    def refuse(answer: Formation) -> Refusal | None:
        own = [force.id for force in game.own_forces(seat)]
        placed: list[str] = []
        for place, draft in enumerate(answer.sections):
            path = f"sections[{place}]"
            if draft == NO_SECTION:
                continue
            for card in draft.members:
                if card not in own or card in placed:
                    return Refusal("FL-2.1", "one-section-each", {"force": force_name(card)}, path=path)
                placed.append(card)
            leads = len(draft.members) == 1 and CARDS[draft.members[0]].command > 0 and not draft.leader
            refusal = Refusal("FL-2.4", "leads-himself", {"force": force_name(draft.members[0])}) if leads else None
            refusal = refusal or refuse_together(draft.members, draft.leader, apart=game.setting.vehicles_apart)
            if refusal is not None:
                return Refusal(refusal.rule, refusal.message, refusal.facts, path=path)
        missing = [card for card in own if card not in placed]
        return Refusal("FL-2.1", "left-out", {"force": force_name(missing[0])}, path="sections") if missing else None

    return Legal(refuse, lambda: ready_formations(game, seat))


def ready_formations(game: Battle, seat: str) -> Iterator[Formation]:
    """Men under leaders as far as Command goes, and everybody for himself."""
    own = [force.id for force in game.own_forces(seat)]
    grouped, alone = group(own), Formation(tuple(Draft(card if CARDS[card].command else "", (card,)) for card in own))
    yield grouped
    if sorted(draft.members for draft in alone.sections) != sorted(draft.members for draft in grouped.sections):
        yield alone


def group(own: list[str]) -> Formation:
    """Leaders by falling Command, each with as many soldiers as he may lead; vehicles, guns and snipers alone."""
    alone = [card for card in own if not CARDS[card].soldier or CARDS[card].sniper]
    men = [card for card in own if card not in alone and not CARDS[card].command]
    drafts: list[Draft] = []
    for leader in sorted((card for card in own if card not in alone and CARDS[card].command), key=lambda card: -CARDS[card].command):
        members = [leader]
        for man in list(men):
            if counted((*members, man)) <= CARDS[leader].command:
                members.append(man)
                men.remove(man)
        drafts.append(Draft(leader, tuple(members)))
    drafts += [Draft(card if CARDS[card].command else "", (card,)) for card in (*men, *alone)]
    return Formation(tuple(drafts))


# -- equipment and hands ------------------------------------------------------------------------------------------------------------


def choose_equipment(game: Battle) -> Rules[None]:
    """FL-3.9: each seat chooses in secret, unless the scenario gives the ready loadout; the counters lie face down (FL-3.10)."""
    setting = game.setting
    seats = setting.seats
    if setting.scenario.free_equipment:
        answers = yield from sealed(game, EQUIP, {seat: loadouts(game, seat) for seat in seats})
        taken = {seat: {card: filled for card, places in answers[seat].equipment.items() if (filled := tuple(filter(None, places)))} for seat in seats}
    else:
        taken = {seat: ready_loadout(game, seat) for seat in seats}
    for seat, equipment in taken.items():
        game.emit(EquipmentTaken(seat, equipment, {card: len(counters) for card, counters in equipment.items()}, setting.open_equipment))
    game.emit(PhaseBegan("deal"))


def supply(game: Battle, seat: str) -> dict[str, int]:
    """FL-3.11, FL-14.1: how many counters of each kind a seat may take of its side's colour; mates share them evenly."""
    mates = len(game.seats_of(game.setting.side[seat]))
    return {kind: count // mates for kind, count in SUPPLY.items()}


def loadouts(game: Battle, seat: str) -> Legal[Loadout]:
    """FL-3.9, FL-3.11, FL-11.4: at most each card's Equipment factor, and no more counters than there are."""

    def refuse(answer: Loadout) -> Refusal | None:
        left = supply(game, seat)
        for card, counters in answer.equipment.items():
            force = game.state.forces.get(card)
            if force is None or force.seat != seat:
                return Refusal("FL-5.17", "not-your-force", {"force": force_name(card)}, path=f"equipment.{card}")
            if len(counters) > CARDS[card].equipment:
                return Refusal("FL-3.9", "no-room-for-equipment", {"force": force_name(card), "limit": CARDS[card].equipment}, path=f"equipment.{card}")
            for kind in filter(None, counters):
                if kind not in EQUIPMENT:
                    return Refusal("FL-3.9", "no-such-equipment", {"force": force_name(card), "kind": equipment_name(kind)}, path=f"equipment.{card}")
                left[kind] -= 1
                if left[kind] < 0:
                    return Refusal("FL-3.11", "supply-exhausted", {"kind": equipment_name(kind)}, path=f"equipment.{card}")
        return None

    return Legal(refuse, lambda: different([Loadout(ready_loadout(game, seat)), *tasted_loadouts(game, seat), Loadout({})]))


def ready_loadout(game: Battle, seat: str) -> dict[str, tuple[str, ...]]:
    """The scenario's loadout; without one, counters dealt out by what each soldier can use."""
    rows = [row for side in game.setting.scenario.forces for section in side.sections for row in section.equipment.items()]
    mine = {card: counters for card, counters in rows if card in game.state.forces and game.state.forces[card].seat == seat}
    return mine or deal_out(game, seat, ("canteen", "hand_grenade", "shovel", "bandages", "rifle_grenade", "binoculars"))


def tasted_loadouts(game: Battle, seat: str) -> list[Loadout]:
    """Variants: for the assault, for defence, for the long run."""
    tastes = (
        ("hand_grenade", "rifle_grenade", "shovel", "canteen"),
        ("shovel", "bandages", "canteen", "binoculars"),
        ("canteen", "binoculars", "bandages", "hand_grenade"),
    )
    return [Loadout(deal_out(game, seat, taste)) for taste in tastes]


def deal_out(game: Battle, seat: str, kinds: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Counters of these kinds in turn, to all who have room, while they last."""
    left = supply(game, seat)
    found: dict[str, tuple[str, ...]] = {}
    turn = 0
    for force in game.own_forces(seat):
        card, counters = CARDS[force.id], []
        for _ in range(card.equipment):
            for step in range(len(kinds)):
                kind = kinds[(turn + step) % len(kinds)]
                if left[kind] and (kind != "rifle_grenade" or card.weapon.rifle_grenade):
                    counters.append(kind)
                    left[kind] -= 1
                    break
            turn += 1
        if counters:
            found[force.id] = tuple(counters)
    return found


def deal(game: Battle) -> Rules[None]:
    """FL-3.18: hands up to hand size, the first player first."""
    first = game.state.first
    for seat in game.seats_of(first) + game.seats_of(game.setting.enemies[first]):
        yield from draw_cards(game, seat, hand_size(game, seat), "FL-3.18")
    game.emit(PhaseBegan("start"))


def battle(scenario: Scenario, options: dict[str, str]) -> Battle:
    """A battle before anything is drawn or chosen."""
    setting = Setting(scenario, options)
    return Battle(first_state(setting), setting)


def first_state(setting: Setting) -> FrontlineState:
    """The state before anything is drawn or chosen: a scenario's terrain and sections as given (FL-3.4, FL-3.12 to FL-3.17)."""
    scenario = setting.scenario
    forces: dict[str, Force] = {}
    sections: dict[str, Section] = {}
    total: dict[str, int] = {}
    for row in scenario.forces:
        seat = setting.mates[row.side][0]
        for part in row.sections:
            sections[part.id] = Section(part.id, seat, part.start or row.start, part.cards, part.leader)
            for card in part.cards:
                forces[card] = Force(card, seat, part.id, concealed=CARDS[card].sniper)  # FL-3.15
                total[row.side] = total.get(row.side, 0) + CARDS[card].vp
    phase = "terrain" if scenario.random_terrain else "first"
    hands: dict[str, tuple[str, ...]] = dict.fromkeys(setting.seats, ())
    terrain = list(scenario.terrain) or [""] * 9
    return FrontlineState(
        phase, "allies", 0, terrain, forces, sections, hands, dict.fromkeys(setting.seats, 0), {}, DECK, [], [], {}, {"allies": 0, "axis": 0}, total, []
    )
