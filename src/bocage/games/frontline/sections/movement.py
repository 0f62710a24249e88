"""Movement: directions, who can go, the cards that move a section, and the notes of the ground.

Chapter 6, FL-2.6 to FL-2.9, FL-12.23 to FL-12.32, FL-13.20, FL-13.24, FL-13.25. Enemies do not block and there is no stacking limit (FL-6.3, FL-6.4). A
move is declared whole, card and Instants together (FL-5.3), then carried out card by card.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.cards.deck import Discard, clear, discard_from_hand, draw_cards, play_card, titles
from bocage.games.frontline.ground import victory
from bocage.games.frontline.sections.markers import check_key_location, current_morale, morale_hit
from bocage.games.frontline.sections.sections import Pick
from bocage.games.frontline.state.events import LastingDiscarded, LastingPlaced
from bocage.games.frontline.state.model import Battle, Section, is_led
from bocage.games.frontline.state.section_events import Acted, CoverGained, Left, Moved, NoteIgnored
from bocage.games.frontline.tables.names import card_name, force_name, terrain_name
from bocage.games.frontline.tables.tables import ACTIONS, CARDS

WAYS = ("advance", "retreat", "lateral")
PATHS = {name: row.directions for name, row in ACTIONS.items() if "move" in row.symbols}  # FL-12.3
INSTANTS = tuple(name for name, row in ACTIONS.items() if "with_move_action" in row.play_as or "with_move" in row.play_as)
KEY_CARDS = ACTIONS["key_location"].terrain_numbers
KEY_LIMIT = ACTIONS["key_location"].max_in_play_total


MOVE_AGAIN = {"FL-6.5": "prepare-unpins", "FL-6.6": "heal-first", "FL-6.7": "retreat-or-lateral"}  # what would let a soldier go


class ForText(Answer):
    """A card of the hand pays for an action and is played for its text."""

    card: str

    def target(self) -> tuple[str, str]:
        return "card", self.card


class AsDefault(Answer):
    """A card of the hand pays for a default action (FL-2.13); its title, text and symbols do not count (FL-12.10)."""

    card: str

    def target(self) -> tuple[str, str]:
        return "card", self.card


class NoCard(Answer):
    """A default move without a card: Pathfinder (FL-11.13)."""


class Go(Answer):
    """A direction: advance (FL-2.6), retreat (FL-2.7) or lateral (FL-2.8)."""

    way: str


class AddInstant(Answer):
    """An Instant that goes with the move (FL-12.5)."""

    card: str

    def target(self) -> tuple[str, str]:
        return "card", self.card


class IgnoreNote(Answer):
    """On Point: the note does not apply."""


class ApplyNote(Answer):
    """The note applies."""


class DiscardFlanking(Answer):
    """A Flanking Position in play is given up."""

    section: str

    def target(self) -> tuple[str, str]:
        return "piece", self.section


MOVE_CARD: Question[ForText | AsDefault | NoCard] = Question("move_card", ForText | AsDefault | NoCard, rule="FL-5.3")
DIRECTION: Question[Go] = Question("direction", Go, rule="FL-6.1")
WITH_MOVE: Question[AddInstant | Pass] = Question("with_move", AddInstant | Pass, rule="FL-5.3")
ON_POINT: Question[IgnoreNote | ApplyNote] = Question("on_point", IgnoreNote | ApplyNote, rule="FL-11.14")
TREES: Question[Discard | Pick] = Question("trees", Discard | Pick, rule="FL-13.24")
LOSE_FLANKING: Question[DiscardFlanking] = Question("lose_flanking", DiscardFlanking, rule="FL-12.25")


# -- what is legal ------------------------------------------------------------------------------------------------------------------


def steps_of(card: str, text: bool) -> int:
    """How many terrain cards a move card takes a section: two for Double Time (FL-12.23), else one (FL-6.1, FL-12.11)."""
    return ACTIONS[card].steps if text else 1


def can_go(game: Battle, force: str, way: str) -> bool:
    """Whether a soldier can make a move: not pinned (FL-6.5), not wounded (FL-6.6), no advance at current morale 0 (FL-6.7)."""
    record = game.state.forces[force]
    if record.pin or record.wounds >= CARDS[force].stops:
        return False
    return way != "advance" or current_morale(game, force) > 0


def refuse_way(game: Battle, section: Section, way: str, steps: int) -> Refusal | None:
    """Why a section cannot make a move in a direction."""
    if way not in WAYS:
        return Refusal("FL-2.9", "no-such-way", {"way": way})
    chief = section.leader or section.members[0]
    if not can_go(game, chief, way):
        force = game.state.forces[chief]
        rule = "FL-6.5" if force.pin else "FL-6.6" if force.wounds >= CARDS[chief].stops else "FL-6.7"
        facts = {"force": force_name(chief), "way": f"@way-{way}"}
        return Refusal(rule, "leader-cannot-move" if section.leader else "cannot-move", facts, (MOVE_AGAIN[rule],))
    if way == "lateral":
        return None if steps == 1 else Refusal("FL-12.23", "no-lateral-double-time")
    step = game.setting.forward[game.side(section)] * (1 if way == "advance" else -1)
    if not 1 <= section.at + step * steps <= 9:
        return Refusal("FL-6.2", "end-of-line")
    return refuse_ruins(game, section, way, step, steps)


def refuse_ruins(game: Battle, section: Section, way: str, step: int, steps: int) -> Refusal | None:
    """FL-13.25: in the turn of the other side no advance into or out of Burned-Out Buildings, unless On Point; closed altogether by option FL-17.6."""
    if game.is_active(section.seat) or (way != "advance" and not game.setting.ruins_closed):
        return None
    passed = [game.ground(section.at + step * n) for n in range(steps + 1)]
    if "burned_out_buildings" not in passed or has_on_point(game, section, way):
        return None
    return Refusal("FL-13.25" if way == "advance" else "FL-17.6", "ruins-closed", remedies=("own-turn",))


def has_on_point(game: Battle, section: Section, way: str) -> bool:
    """FL-11.14: whether a member who makes the move is On Point."""
    return any(CARDS[member].on_point and can_go(game, member, way) for member in section.members)


def ways(game: Battle, section: Section, steps: int) -> list[str]:
    """The directions open to a section."""
    return [way for way in WAYS if refuse_way(game, section, way, steps) is None]


def has_pathfinder(section: Section) -> bool:
    """FL-11.13: a section with a Pathfinder needs no card for a default move."""
    return any(CARDS[member].pathfinder for member in section.members)


def can_move(game: Battle, section: Section) -> bool:
    """Whether a section has a move: a card (FL-5.2) or a Pathfinder, and a direction."""
    chief = section.leader or section.members[0]
    force = game.state.forces[chief]
    if force.pin or force.wounds >= CARDS[chief].stops:
        return False
    return bool(game.state.hands[section.seat]) or has_pathfinder(section)  # a lateral move is always open to those who can move


def refuse_move(game: Battle, section: Section) -> Refusal | None:
    """Why a section cannot be given a move."""
    if can_move(game, section):
        return None
    if not game.state.hands[section.seat] and not has_pathfinder(section):
        return Refusal("FL-5.2", "needs-a-card", remedies=("prepare-draws",))
    return refuse_way(game, section, "lateral", 1)


def move_cards(game: Battle, section: Section) -> Legal[ForText | AsDefault | NoCard]:
    """The cards that can pay for a move of the section."""
    seat = section.seat

    def refuse(answer: ForText | AsDefault | NoCard) -> Refusal | None:
        if isinstance(answer, NoCard):
            return None if has_pathfinder(section) else Refusal("FL-5.2", "needs-a-card", remedies=("prepare-draws",))
        if answer.card not in game.state.hands[seat]:
            return Refusal("FL-5.2", "card-not-in-hand", {"card": card_name(answer.card)})
        if isinstance(answer, AsDefault):
            return None
        if answer.card not in PATHS:
            return Refusal("FL-12.3", "not-a-move-card", {"card": card_name(answer.card)})
        if not ways(game, section, steps_of(answer.card, True)):
            return Refusal("FL-12.23", "end-of-line")
        return None

    def listing() -> list[ForText | AsDefault | NoCard]:
        found: list[ForText | AsDefault | NoCard] = [NoCard()] if has_pathfinder(section) else []
        for card in titles(game.state.hands[seat]):
            if card in PATHS and (steps_of(card, True) == 1 or ways(game, section, 2)):
                found.append(ForText(card))
            found.append(AsDefault(card))
        return found

    return Legal(refuse, listing, exact=True)


def directions(game: Battle, section: Section, steps: int) -> Legal[Go]:
    """The law of the direction."""
    return Legal(lambda answer: refuse_way(game, section, answer.way, steps), lambda: [Go(way) for way in ways(game, section, steps)], exact=True)


def refuse_instant(game: Battle, seat: str, card: str, destination: int, chosen: list[str]) -> Refusal | None:
    """Which Instants fit a move (FL-12.6): Key Location into or inside 4, 5 or 6 while none is in play (FL-12.27), Move Out (FL-12.28), Obscured (FL-12.29)."""
    if card not in INSTANTS:
        return Refusal("FL-5.3", "does-not-go-with-a-move", {"card": card_name(card)})
    if card not in game.state.hands[seat]:
        return Refusal("FL-5.3", "card-not-in-hand", {"card": card_name(card)})
    if card == "key_location":
        in_play = sum(1 for section in game.state.sections.values() if section.key) + chosen.count(card)
        if in_play >= KEY_LIMIT:
            return Refusal("FL-12.27", "key-location-in-play")
        if destination not in KEY_CARDS:
            return Refusal("FL-12.27", "key-location-elsewhere", {"at": destination})
    return None


def instants(game: Battle, seat: str, destination: int, chosen: list[str]) -> Legal[AddInstant | Pass]:
    """The Instants that may still be added to a move, or none."""

    def refuse(answer: AddInstant | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else refuse_instant(game, seat, answer.card, destination, chosen)

    def listing() -> list[AddInstant | Pass]:
        hand = game.state.hands[seat]
        return [PASS, *(AddInstant(card) for card in INSTANTS if card in hand and refuse_instant(game, seat, card, destination, chosen) is None)]

    return Legal(refuse, listing, exact=True, default=PASS)


# -- the move -----------------------------------------------------------------------------------------------------------------------


def declare_move(game: Battle, name: str) -> Rules[bool]:
    """A section's move as its action (FL-2.9, FL-5.3): card, direction, Instants; then it goes. Gives back whether it may be reacted to (FL-5.9).

    Soldiers, vehicles and guns move alike (FL-15.2, FL-15.5, FL-15.8). Move Out goes with a reaction move too (FL-12.35).
    """
    section = game.state.sections[name]
    seat = section.seat
    paid = yield from choose(game, seat, MOVE_CARD, move_cards(game, section), {"section": name})
    card, text = "" if isinstance(paid, NoCard) else paid.card, isinstance(paid, ForText)
    if card:
        play_card(game, seat, card, text=text, section=name)
    steps = steps_of(card, text)
    way = (yield from choose_unless_forced(game, seat, DIRECTION, directions(game, section, steps), {"section": name, "steps": steps})).way
    step = game.setting.forward[game.side(section)] * {"advance": 1, "retreat": -1, "lateral": 0}[way]
    added: list[str] = []
    while game.state.hands[seat]:
        answer = yield from choose(game, seat, WITH_MOVE, instants(game, seat, section.at + step * steps, added), {"section": name})
        if isinstance(answer, Pass):
            break
        added.append(answer.card)
        play_card(game, seat, answer.card, text=True, section=name)
    if "move_out" not in added:
        game.emit(Acted(name, "move"))  # FL-8.17, FL-12.28
    if text and card == "flanking_position":
        yield from lose_flanking(game, seat)
    yield from carry_out_move(game, name, way, step, steps)
    if victory.is_over(game):
        return False
    settle_cards(game, seat, name, card if text else "", card, added)
    return "obscured" not in added


def settle_cards(game: Battle, seat: str, name: str, played: str, paid: str, added: list[str]) -> None:
    """After a move its Instants are discarded in the order played, the action card last (FL-5.14); Lasting cards stay, Stay Low gives cover."""
    section = game.state.sections.get(name)
    for instant in added:
        if instant == "key_location" and section is not None and section.at in KEY_CARDS:
            game.emit(LastingPlaced(name, instant, seat))
        else:
            clear(game, seat, instant)
    if section is not None and played and (cover := ACTIONS[played].cover_until_end_of_turn):
        game.emit(CoverGained(name, cover))  # FL-12.32
    if section is not None and played == "flanking_position":
        game.emit(LastingPlaced(name, played, seat))  # FL-12.25
    elif paid:
        clear(game, seat, paid)
    check_key_location(game)


def lose_flanking(game: Battle, seat: str) -> Rules[None]:
    """FL-12.25: the other side must discard one Flanking Position of its in play, of its choice; of mates the first who has one chooses."""
    able = [section for section in game.enemy_sections(seat) if section.flanking]
    if not able:
        return
    names = [section.id for section in able]
    legal: Legal[DiscardFlanking] = Legal(
        lambda answer: None if answer.section in names else Refusal("FL-12.25", "no-flanking-position", {"section": answer.section}),
        lambda: [DiscardFlanking(name) for name in names],
        exact=True,
    )
    owners = {section.seat for section in able}
    chooser = next(mate for mate in game.seats_of(game.enemy(seat)) if mate in owners)
    answer = yield from choose_unless_forced(game, chooser, LOSE_FLANKING, legal)
    game.emit(LastingDiscarded(answer.section, "flanking_position", game.state.sections[answer.section].seat))


def carry_out_move(game: Battle, name: str, way: str, step: int, steps: int) -> Rules[None]:
    """The section goes card by card; those who cannot go are left behind (FL-6.8), notes apply at each card (FL-6.9)."""
    section = game.state.sections[name]
    if section.key:
        game.emit(LastingDiscarded(name, "key_location", section.seat))  # FL-6.10
    for _ in range(steps):
        section = game.state.sections[name]
        if refuse_way(game, section, way, 1) is not None:
            return  # a hit taken on the way has stopped the leader
        for member in section.members:
            if not can_go(game, member, way):
                game.emit(Left(member, name, "left-behind"))
        if way == "advance":
            yield from leave_note(game, name)
        game.emit(Moved(name, section.at + step, way))
        if way == "advance":
            yield from enter_note(game, name)
            if victory.is_over(game) or name not in game.state.sections:
                return


def leave_note(game: Battle, name: str) -> Rules[None]:
    """FL-13.20: a led section that advances out of Open Ground draws a card."""
    section = game.state.sections[name]
    if game.ground(section.at) == "open_ground" and is_led(section) and not (yield from ignores_note(game, name, section.at)):
        yield from draw_cards(game, section.seat, 1, "FL-13.20")


def enter_note(game: Battle, name: str) -> Rules[None]:
    """A led section that advances into Open Ground draws a card (FL-13.20); Scattered Trees cost a card or a Morale hit (FL-13.24)."""
    section = game.state.sections[name]
    ground = game.ground(section.at)
    if ground == "open_ground" and is_led(section):
        if not (yield from ignores_note(game, name, section.at)):
            yield from draw_cards(game, section.seat, 1, "FL-13.20")
    elif ground == "scattered_trees" and not (yield from ignores_note(game, name, section.at)):
        answer = yield from choose_unless_forced(game, section.seat, TREES, trees(game, section), {"section": name})
        if isinstance(answer, Discard):
            discard_from_hand(game, section.seat, answer.card)
        else:
            yield from morale_hit(game, answer.force, "trees")
            check_key_location(game)


def ignores_note(game: Battle, name: str, at: int) -> Rules[bool]:
    """FL-11.14: the owner of a section On Point decides each time whether a note applies."""
    section = game.state.sections[name]
    if not any(CARDS[member].on_point for member in section.members):
        return False
    legal: Legal[IgnoreNote | ApplyNote] = Legal(lambda _: None, lambda: [ApplyNote(), IgnoreNote()], exact=True)
    answer = yield from choose(game, section.seat, ON_POINT, legal, {"terrain": terrain_name(game.ground(at))})
    if isinstance(answer, IgnoreNote):
        game.emit(NoteIgnored(name, at))
        return True
    return False


def trees(game: Battle, section: Section) -> Legal[Discard | Pick]:
    """FL-13.24: discard a card or put a Morale hit on a soldier of the section; with an empty hand only the hit."""
    seat = section.seat

    def refuse(answer: Discard | Pick) -> Refusal | None:
        if isinstance(answer, Discard):
            return None if answer.card in game.state.hands[seat] else Refusal("FL-13.24", "card-not-in-hand", {"card": card_name(answer.card)})
        return None if answer.force in section.members else Refusal("FL-13.24", "not-in-section", {"force": force_name(answer.force)})

    return Legal(refuse, lambda: [*map(Discard, titles(game.state.hands[seat])), *map(Pick, section.members)], exact=True)
