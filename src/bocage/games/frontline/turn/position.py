"""A battle from a written position, for tests and for people who set up problems.

One fact in a line; what is not said is as in the scenario, with empty hands, no equipment, no markers, the Allies active and in their action step:

    terrain open_ground stream ...           all nine, or `terrain 4 high_ground` for one
    allies A1 harlan smith jones at 4        a section: seat, id, members (the first with Command leads), terrain card; then words:
                                             acted, cover 10, flanking 2, key
    smith pin morale 1 wounds 1 empty        markers of a force; `has canteen shovel` its face-down equipment; `shows bandages`;
                                             `revealed`: a sniper without his cover
    hand allies attack rally                 cards in a hand
    discard rally:allies attack:axis         the discard pile, the top card last, and who discarded it
    deck attack hit_the_dirt                 the whole deck; without it, all other cards
    lost axis 5, total axis 11, turn 3, active axis, phase draw
"""

from __future__ import annotations

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.state import replace
from bocage.games.frontline.state.model import Battle, Force, Played, Section, carrying
from bocage.games.frontline.tables.scenario import Scenario, scenarios
from bocage.games.frontline.tables.tables import ACTIONS, CARDS, DECK, EQUIPMENT, TERRAIN
from bocage.games.frontline.turn.setup import battle
from bocage.tabletop.positions import known, lines, reading

SHORT = {card.split("_", 1)[1]: card for card in CARDS}


def read(text: str, scenario: Scenario | None, options: dict[str, str]) -> Battle:
    """Reads a position."""
    game = battle(scenario or scenarios()["fl_s01"], options)
    state = game.state
    if not all(state.terrain):
        state.terrain = ["open_ground"] * 9
    state.phase, state.active, state.first, state.turn = "action", "allies", "allies", 1
    if any(line.words[0] in game.setting.seats for line in lines(text)):
        state.sections, state.forces, state.total = {}, {}, {}
    reader = _Reader(game)
    for line in lines(text):
        with reading(line):
            reader.line(line.words)
    reader.finish()
    return game


class _Reader:
    """Reads lines into a battle."""

    def __init__(self, game: Battle) -> None:
        self.game, self.state = game, game.state
        self.deck: tuple[str, ...] | None = None

    def line(self, words: list[str]) -> None:
        """One fact."""
        head, *rest = words
        if head in self.game.setting.seats:
            self.section(head, rest)
        elif head in SHORT or head in CARDS:
            self.force(self.card(head), rest)
        else:
            facts = {
                "terrain": self.terrain, "hand": self.hand, "discard": self.discard, "deck": self.set_deck, "lost": self.lost,
                "total": self.total, "turn": self.turn, "active": self.active, "phase": self.phase,
            }  # fmt: skip
            if head not in facts:
                raise Invalid(f'a position cannot say "{head}". {did_you_mean(head, [*facts, *SHORT])}')
            facts[head](rest)

    def card(self, name: str) -> str:
        return name if name in CARDS else SHORT[known(name, SHORT, "force card")]

    def section(self, seat: str, rest: list[str]) -> None:
        name, at = rest[0], rest.index("at")
        members = tuple(self.card(word) for word in rest[1:at])
        leader = next((card for card in members if CARDS[card].command), "")
        section = Section(name, seat, int(rest[at + 1]), members, leader)
        words = rest[at + 2 :]
        if "acted" in words:
            section = replace(section, acted=True)
        if "key" in words:
            section = replace(section, key=True)
        for word in ("cover", "flanking"):
            if word in words:
                section = replace(section, **{word: int(words[words.index(word) + 1])})
        self.state.sections[name] = section
        side = self.game.setting.side[seat]
        for card in members:
            self.state.forces[card] = Force(card, seat, name, concealed=CARDS[card].sniper)
            self.state.total[side] = self.state.total.get(side, 0) + CARDS[card].vp

    def force(self, card: str, rest: list[str]) -> None:
        force = self.state.forces[card]
        words = iter(rest)
        for word in words:
            if word == "pin":
                force = replace(force, pin=True)
            elif word == "empty":
                force = replace(force, loaded=False)
            elif word == "revealed":
                force = replace(force, concealed=False)
            elif word in ("morale", "wounds"):
                force = replace(force, **{word: int(next(words))})
            elif word in ("has", "shows"):
                kinds = tuple(sorted(known(kind, EQUIPMENT, "equipment") for kind in words))
                force = carrying(force, kinds) if word == "has" else replace(force, shown=kinds)
            else:
                raise Invalid(f'a force cannot be "{word}". {did_you_mean(word, ["pin", "empty", "revealed", "morale", "wounds", "has", "shows"])}')
        self.state.forces[card] = force

    def terrain(self, rest: list[str]) -> None:
        if rest[0].isdigit():
            self.state.terrain[int(rest[0]) - 1] = known(rest[1], TERRAIN, "terrain")
        else:
            self.state.terrain = [known(word, TERRAIN, "terrain") for word in rest]

    def hand(self, rest: list[str]) -> None:
        self.state.hands[rest[0]] = tuple(sorted(known(card, ACTIONS, "action card") for card in rest[1:]))

    def discard(self, rest: list[str]) -> None:
        for word in rest:
            card, _, seat = word.partition(":")
            self.state.discard.append(Played(known(card, ACTIONS, "action card"), seat or "allies"))

    def set_deck(self, rest: list[str]) -> None:
        self.deck = tuple(sorted(known(card, ACTIONS, "action card") for card in rest))

    def lost(self, rest: list[str]) -> None:
        self.state.lost[rest[0]] = int(rest[1])

    def total(self, rest: list[str]) -> None:
        self.state.total[rest[0]] = int(rest[1])

    def turn(self, rest: list[str]) -> None:
        self.state.turn = int(rest[0])

    def active(self, rest: list[str]) -> None:
        self.state.active = rest[0]

    def phase(self, rest: list[str]) -> None:
        self.state.phase = rest[0]

    def finish(self) -> None:
        """The deck is what is nowhere else, unless it was said."""
        state = self.state
        state.held = {seat: len(hand) for seat, hand in state.hands.items()}
        if self.deck is not None:
            state.deck = self.deck
            return
        left = list(DECK)
        seen = [card for hand in state.hands.values() for card in hand] + [played.card for played in state.discard]
        for section in state.sections.values():
            seen += ["flanking_position"] * section.flanking + ["key_location"] * section.key
        for card in seen:
            if card in left:
                left.remove(card)
        state.deck = tuple(left)
