"""A battle under test: a written position, answers one after the other, and chance by name ("cup P2 W1", "deck rally", "coin axis").

Windows nobody speaks of are passed. Counters must be named, and all that was named must be drawn; cards that are not named are the first of the deck.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import Any

import pytest

from bocage.core.chance import Draw, Outcome, Request
from bocage.core.errors import IllegalChoice
from bocage.core.events import Event
from bocage.core.legal import PASS
from bocage.core.match import Match
from bocage.core.scene import Track
from bocage.core.state import replace
from bocage.games.frontline import TITLE
from bocage.games.frontline.attack.attack import At
from bocage.games.frontline.attack.cover import DigIn, HitTheDirt, UseShovel
from bocage.games.frontline.attack.fire import Fire, Range
from bocage.games.frontline.cards.any_time import FallBack, UseBinoculars, UseCanteen
from bocage.games.frontline.cards.deck import Discard
from bocage.games.frontline.sections.care import PassEquipment, PlayRally, UseBandages
from bocage.games.frontline.sections.movement import AddInstant, ApplyNote, AsDefault, DiscardFlanking, ForText, Go, IgnoreNote, NoCard
from bocage.games.frontline.sections.prepare import DrawCard, Reload, Unpin
from bocage.games.frontline.sections.reorganise import Detach, Join, Lead
from bocage.games.frontline.sections.sections import Pick
from bocage.games.frontline.state.model import Attack as UnderWay
from bocage.games.frontline.state.model import Force, Section
from bocage.games.frontline.turn.position import SHORT
from bocage.games.frontline.turn.reactions import Attack, Conceal, Counterattack, EndTurn, LetMateAct, Move, Prepare
from bocage.games.frontline.turn.setup import NO_SECTION, Draft, Formation, Loadout, Purchase

QUIET = (
    "priority",
    "contest",
    "with_move",
    "cover",
    "react",
    "react_to_action",
    "answer_attack",
    "rally",
    "bandages",
    "reorganise",
    "medic",
    "dig_in_hit",
    "sniper_pay",
)
FIGHT = "allies A1 harlan smith jones at 4\naxis G1 voss bauer engel at 6\n"  # the sections of FL-CASE-01, in the terrain of fl_s01


class Named:
    """Chance that draws what is named."""

    def __init__(self) -> None:
        self.wanted: dict[str, list[str]] = {}
        self.bags: dict[str, tuple[Any, ...]] = {}

    def add(self, script: str) -> None:
        for part in filter(None, (piece.strip() for piece in script.split(","))):
            bag, *names = part.split()
            self.wanted.setdefault(bag, []).extend(names)

    def answer(self, asked: Request) -> Outcome:
        assert isinstance(asked, Draw)
        self.bags[asked.bag] = tuple(asked.items)
        names = self.wanted.get(asked.bag, [])
        places: list[int] = []
        for _ in range(asked.count):
            assert names or asked.bag != "cup", f"{asked.why}: a counter is drawn that was not named"
            name = names.pop(0) if names else None
            free = [i for i in range(len(asked.items)) if i not in places]
            places.append(next(i for i in free if name is None or str(asked.items[i]) == name or "/".join(asked.items[i]) == name))
        return (tuple(places),)

    def left(self, bag: str) -> tuple[Any, ...]:
        """What lay in a bag when something was last drawn from it."""
        return self.bags[bag]

    def finish(self) -> None:
        assert not any(self.wanted.values()), f"named and not drawn: {self.wanted}"


class Line:
    """The table."""

    def __init__(self, text: str, scenario: str = "fl_s01", **options: str) -> None:
        settled = TITLE.resolve_options(options)
        self.chance = Named()
        self.match = Match(TITLE, TITLE.position(cleandoc(text), scenario, settled), self.chance, scenario=scenario, options=settled)

    @property
    def state(self) -> Any:
        return self.match.game.state

    @property
    def game(self) -> Any:
        return self.match.game

    def force(self, name: str) -> Force:
        found: Force = self.state.forces[SHORT[name]]
        return found

    def alive(self, name: str) -> bool:
        return SHORT[name] in self.state.forces

    def section(self, name: str) -> Section:
        found: Section = self.state.sections[name]
        return found

    def home_of(self, name: str) -> Section:
        """The section a soldier is in."""
        return self.section(self.force(name).section)

    @property
    def attack(self) -> UnderWay:
        assert self.state.attack is not None
        found: UnderWay = self.state.attack
        return found

    def hand(self, seat: str) -> tuple[str, ...]:
        found: tuple[str, ...] = self.state.hands[seat]
        return found

    def events(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.match.all_events() if type(event) is kind]

    # -- what the table shows ---------------------------------------------------------------------------------------------------

    def hand_size(self, seat: str) -> int:
        """The hand size of a seat, as its track says."""
        return self.track(f"hand-{seat}").value

    def track(self, name: str) -> Track:
        """A track beside the board."""
        found: Track = next(track for track in self.match.view(None).tracks if track.id == name)
        return found

    def held(self, side: str) -> list[int]:
        """The terrain cards that a side holds, as the board shows them."""
        return [cell.id for cell in self.match.view(None).board.cells if cell.control == side]

    # -- playing --------------------------------------------------------------------------------------------------------------

    def to(self, what: str, seat: str | None = None) -> Line:
        """Passes windows until this question is open."""
        for _ in range(60):
            ask = self.match.ask
            if ask.what == what and seat in (None, ask.seat):
                return self
            assert ask.what in QUIET, f"{ask.seat} is asked {ask.what}, not {what}: {list(ask.legal)}"
            self.match.play(ask.seat, PASS)
        raise AssertionError(f"{what} is not asked")

    def do(self, what: str, *answers: Any, chance: str = "", seat: str | None = None) -> Line:
        """Goes on to a question and answers it; further answers are to what is asked next."""
        self.chance.add(chance)
        self.to(what, seat)
        for answer in answers:
            self.match.play(self.match.ask.seat, answer)
        return self

    def quiet(self, chance: str = "") -> Line:
        """Passes everything that may be passed until somebody must choose; what was named must have been drawn."""
        self.chance.add(chance)
        while not self.match.over and self.match.ask.what in QUIET and self.match.ask.refuse(PASS) is None:
            self.match.play(self.match.ask.seat, PASS)
        self.chance.finish()
        return self

    def refuses(self, answer: Any, rule: str) -> Line:
        before = self.match.hash()
        with pytest.raises(IllegalChoice) as caught:
            self.match.play(self.match.ask.seat, answer)
        assert caught.value.refusal is not None
        assert caught.value.refusal.rule == rule, caught.value
        assert self.match.hash() == before
        return self

    def offers(self, answer: Any) -> bool:
        return answer in list(self.match.ask.legal)

    # -- the usual --------------------------------------------------------------------------------------------------------------

    def move(self, section: str, way: str, card: str | None = "attack", *instants: str, text: bool = False, chance: str = "") -> Line:
        """A move of the seat that is asked to act or react, all in one go."""
        self.chance.add(chance)
        self.match.play(self.match.ask.seat, Move(section))
        self.match.play(self.match.ask.seat, NoCard() if card is None else ForText(card) if text else AsDefault(card))
        if self.match.asks and self.match.ask.what == "direction":
            self.match.play(self.match.ask.seat, Go(way))
        for instant in instants:
            self.match.play(self.match.ask.seat, AddInstant(instant))
        if self.match.asks and self.match.ask.what == "with_move":
            self.match.play(self.match.ask.seat, PASS)
        return self

    def fire(self, order: Any, target: str | None, card: str, how: Any = "aimed", *, text: bool = False, closer: int | None = None) -> Line:
        """An attack or counterattack: `how` is one mode for all, or a mode for each soldier by name."""
        play = lambda answer: self.match.play(self.match.ask.seat, answer)  # noqa: E731
        play(order)
        if target is not None:
            play(At(target))
        if self.match.ask.what == "sniper_pay":
            play(PASS)
        if self.match.ask.what == "closer":
            offered = [option.distance for option in self.match.ask.legal]
            play(Range(closer if closer is not None else max(offered)))
        play(ForText(card) if text else AsDefault(card))
        while self.match.ask.what == "fire":
            member = next(iter(self.match.ask.legal)).force
            mode = how if isinstance(how, str) else how.get(member.split("_", 1)[1], "abstain")
            play(Fire(member, mode))
        return self


def shots(soldier: str, at: int, text: str = "", target: str = "voss", **options: str) -> dict[str, int]:
    """How a soldier may fire at a target so many cards away, and with what firepower: what an attack offers him."""
    position = f"allies A1 {soldier} at 1\naxis G1 {target} at {1 + at}\nterrain 1 open_ground\nterrain {1 + at} open_ground\nhand allies rally\n"
    line = Line(position + text, **options).to("act")
    if not line.offers(Attack("A1")):
        return {}
    line.do("act", Attack("A1")).do("target", At("G1")).do("fire_card", AsDefault("rally")).to("fire")
    return {option.answer.mode: int(option.label.args["firepower"]) for option in line.match.view("allies").question.options}


def raise_to(line: Line, firepower: int) -> None:
    """Sets the marker of the attack under way to a figure of the companion's."""
    line.state.attack = replace(line.attack, firepower=firepower)


def card(name: str) -> str:
    """A force card by its short name."""
    return SHORT[name]


__all__ = [
    "FIGHT", "NO_SECTION", "PASS", "AddInstant", "ApplyNote", "AsDefault", "At", "Attack", "Conceal", "Counterattack", "Detach", "DigIn", "Discard",
    "DiscardFlanking", "Draft", "DrawCard", "EndTurn", "FallBack", "Fire", "ForText", "Formation", "Go", "HitTheDirt", "IgnoreNote", "Join", "Lead",
    "LetMateAct", "Line", "Loadout", "Move", "NoCard", "PassEquipment", "Pick", "PlayRally", "Prepare", "Purchase", "Range", "Reload", "Unpin",
    "UseBandages", "UseBinoculars", "UseCanteen", "UseShovel", "card", "raise_to", "shots",
]  # fmt: skip
