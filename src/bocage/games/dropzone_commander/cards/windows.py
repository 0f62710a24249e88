"""DZC-20.8, DZC-20.10: the windows in which cards are played.

A window is put to a seat by public facts alone: it holds cards, a copy of a card of this window may still be among them (it is not on the open discard
pile), its CV and the commander's place allow that card, and there is a target for it. Whether the card is in the hand only the answer tells. Standing
orders decline windows by their names.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.frozen import Frozen
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.dropzone_commander.cards.decks import command, may_play
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events_cards import CardCountered, CardPlayed, named
from bocage.games.dropzone_commander.tables.command_cards import Card, cards, cards_in, windows


class About(Frozen):
    """What a window is about: the squad, battlegroup, Structure, unit or seat concerned."""

    squad: str = ""
    battlegroup: str = ""
    structure: str = ""
    unit: str = ""
    seat: str = ""


class PlayCard(Answer):
    """A card of the hand, and what it is played on."""

    card: str
    at: str = ""

    def target(self) -> tuple[str, str]:
        return "card", self.card


Targets = Callable[[Battle, str, About], list[str]]
Effects = Callable[[Battle, str, str, About], Rules[None]]
TARGETS: dict[str, Targets] = {}  # by card; `wiring` fills it, and the two below
ROUGHLY: dict[str, Callable[[Battle, str, About], bool]] = {}  # by card: public facts that are quicker to find than all targets, and never narrower
EFFECTS: dict[str, Effects] = {}  # by card
QUESTIONS = {name: Question[PlayCard | Pass]("card", PlayCard | Pass, rule="DZC-20.8", window=name) for name in windows()}


# Windows that by their name concern only the enemies of a seat (True), or only the seat itself and its allies (False)
HOSTILE = {name: name.startswith("enemy_") for name in windows() if name.startswith(("enemy_", "own_"))}


def targets(game: Battle, seat: str, card: Card, about: About) -> list[str]:
    """What a card may be played on here and now by anybody who holds it; nothing if CV or sphere forbid it (DZC-20.4, DZC-20.9)."""
    return TARGETS[card.key](game, seat, about) if may_play(game, seat, card) else []


def possible(game: Battle, seat: str, window: str, about: About) -> bool:
    """Whether a seat might play a card in a window, as everybody can tell: copies that lie on its discard pile are not in its hand."""
    state = game.state
    if not state.held[seat]:
        return False
    openings = _openings(game.army(seat).faction, window)
    if not openings:
        return False
    value, sphere = command(game, seat)
    gone = state.discards[seat]
    for key, least, measured, copies, some in openings:
        if value >= least and (sphere or not measured) and copies > gone.count(key) and some(game, seat, about):
            return True
    return False


@cache
def _openings(faction: str, window: str) -> tuple[tuple[str, int, bool, int, Callable[[Battle, str, About], object]], ...]:
    """Of each card of a window: its key, its CV, whether it needs a sphere, its copies, and whether there is anything to play it on."""
    return tuple((c.key, c.cv, c.range == "sphere", c.copies, ROUGHLY.get(c.key) or TARGETS[c.key]) for c in cards_in(faction, window))


def law(game: Battle, seat: str, window: str, about: About) -> Legal[PlayCard | Pass]:
    """Cards of the hand that belong here, each on each of its targets, or none."""

    def refuse(answer: PlayCard | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        card = cards().get(answer.card)
        if card is None:
            return Refusal("DZC-20.8", "card-not-in-hand", {"card": answer.card})
        if answer.card not in game.state.hands[seat]:
            return Refusal("DZC-20.8", "card-not-in-hand", {"card": named(answer.card)})
        if card.window != window:
            return Refusal("DZC-20.8", "card-not-now", {"card": named(answer.card)})
        if not may_play(game, seat, card):
            return Refusal("DZC-20.9", "card-command", {"card": named(answer.card), "cv": card.cv})
        if answer.at not in TARGETS[card.key](game, seat, about):
            return Refusal("DZC-20.4" if card.range == "sphere" else "DZC-20.8", "card-target", {"card": named(answer.card), "target": answer.at})
        return None

    def listing() -> list[PlayCard | Pass]:
        held = game.state.hands[seat]
        found: list[PlayCard | Pass] = [PASS]
        faction = game.army(seat).faction
        for card in cards_in(faction, window):
            if card.key in held:
                found += [PlayCard(card.key, at) for at in targets(game, seat, card, about)]
        return found

    return Legal(refuse, listing, exact=True, default=PASS)


@cache
def _from(order: tuple[str, ...], active: str) -> tuple[str, ...]:
    at = order.index(active) if active in order else 0
    return order[at:] + order[:at]


def seats_in_order(game: Battle) -> tuple[str, ...]:
    """DZC-20.10: the active player decides first, then the others in order of play."""
    return _from(game.state.order or game.setting.seats, game.state.active)


def window(game: Battle, name: str, *, squad: str = "", battlegroup: str = "", structure: str = "", unit: str = "", seat: str = "") -> Rules[tuple[str, ...]]:
    """Opens a window to all seats that might play in it, one card each (DZC-20.8). Gives back the cards that took effect."""
    if not game.setting.cards:
        return ()
    held, side, hostile = game.state.held, game.setting.side, HOSTILE.get(name)
    about = About(squad, battlegroup, structure, unit, seat)
    played: list[str] = []
    for asked in seats_in_order(game):
        if not held[asked] or (hostile is not None and (side[asked] != side[seat]) is not hostile):
            continue
        if not game.once(f"{asked} in {name} of {squad or battlegroup or structure} {unit}", possible, game, asked, name, about):
            continue
        facts = {"window": f"@window-{name.replace('_', '-')}", "squad": game.squad_name(squad) if squad else ""}
        answer = yield from choose(game, asked, QUESTIONS[name], law(game, asked, name, about), facts)
        if isinstance(answer, PlayCard) and (yield from play(game, asked, answer, about)):
            played.append(answer.card)
    return tuple(played)


def play(game: Battle, seat: str, answer: PlayCard, about: About) -> Rules[bool]:
    """A card is laid down; if nobody counters it, it takes effect."""
    game.emit(CardPlayed(seat, answer.card, answer.at, named(answer.card)))
    countered = yield from is_countered(game, seat, answer.card)
    if not countered:
        yield from EFFECTS[answer.card](game, seat, answer.at, about)
    return not countered


def is_countered(game: Battle, seat: str, card: str) -> Rules[bool]:
    """DZC-20.10: each opponent in turn may answer a card just played with Espionage, which may be answered in its turn."""
    about = About(seat=seat)
    for other in game.others(seat):
        if not possible(game, other, "card_played_by_enemy", about):
            continue
        question = QUESTIONS["card_played_by_enemy"]
        facts = {"window": "@window-card-played-by-enemy", "squad": named(card)}
        answer = yield from choose(game, other, question, law(game, other, "card_played_by_enemy", about), facts)
        if isinstance(answer, PlayCard):
            game.emit(CardPlayed(other, answer.card, answer.at, named(answer.card)))
            if not (yield from is_countered(game, other, answer.card)):
                game.emit(CardCountered(seat, card, other, named(card)))
                return True
    return False
