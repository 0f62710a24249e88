"""What happens to armies and the map: sequences, tactics, cards, markers, the end; the set-up is in `events_setup`."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state.events_units import Named, alter, sight, tell
from bocage.games.heroes_of_normandie.state.model import FOE, MOST_DIRECTIVES, Battle, Beside, Held, Lasting, Marker, Seen, Supply
from bocage.games.heroes_of_normandie.tables.printed_cards import family


class CardsDrawn(Event):
    """HON-4.2: cards go from the Reserve into the hand; the other side learns how many."""

    rules = ("HON-4.2",)
    side: str
    count: int
    cards: tuple[str, ...] | None

    def apply(self, state: Battle) -> None:
        assert self.cards is not None
        reserve = list(state.reserves[self.side])
        army = state.armies[self.side]
        held = []
        for number, card in enumerate(self.cards):
            reserve.remove(card)
            held.append(Held(f"{self.side}-h{army.drawn + number + 1}", card))
        state.reserves[self.side] = tuple(reserve)
        state.hands[self.side] += tuple(held)
        state.clock += 1
        state.armies[self.side] = replace(army, drawn=army.drawn + len(held), last_draw=state.clock)

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.side else replace(self, cards=None)


class SequenceBegan(Event):
    """HON-3.3, HON-3.5: a side's sequence begins; it takes its ORDER markers, and both sides have their card rights again."""

    rules = ("HON-3.5",)
    side: str
    turn: int

    def apply(self, state: Battle) -> None:
        state.active = self.side
        for side, army in state.armies.items():
            orders = army.per_turn if side == self.side else 0
            state.armies[side] = replace(army, orders=orders, event_played=False, hero_played=False)


class StageReached(Event):
    """The spine goes on."""

    stage: str

    def apply(self, state: Battle) -> None:
        state.stage = self.stage

    def seen_by(self, seat: str | None) -> None:
        return None


class ClaimsOpened(Event):
    """HON-18.2: squares on which a Concealed card might claim control now."""

    squares: tuple[int, ...]
    stage: str

    def apply(self, state: Battle) -> None:
        state.claims = list(self.squares)
        state.stage = self.stage

    def seen_by(self, seat: str | None) -> None:
        return None


class ClaimSettled(Event):
    """One of these squares has been asked for."""

    square: int

    def apply(self, state: Battle) -> None:
        state.claims.remove(self.square)

    def seen_by(self, seat: str | None) -> None:
        return None


class TacticChosen(Event):
    """HON-3.6: an ORDER marker is spent on a tactic."""

    rules = ("HON-3.6",)
    side: str
    tactic: str

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        state.armies[self.side] = replace(army, orders=army.orders - 1)
        state.stage = {"manage_hand": "hand", "remove_suppressed": "relief", "manoeuvre": "manoeuvre"}.get(self.tactic, "after")
        if self.tactic == "manage_hand":
            state.supply = Supply(state.clock)
        elif self.tactic == "remove_suppressed":
            state.relief = 2


class OrdersGained(Event):
    """A side has more ORDER markers in this sequence."""

    side: str
    count: int

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        state.armies[self.side] = replace(army, orders=army.orders + self.count)


class OrdersSet(Event):
    """A side has another number of ORDER markers per turn from now on."""

    side: str
    count: int

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        more = self.count - army.per_turn if state.active == self.side else 0
        state.armies[self.side] = replace(army, per_turn=self.count, orders=max(army.orders + more, 0))


class DirectivesGained(Event):
    """HON-7.2: DIRECTIVE markers come below the board, at most six; the excess is lost."""

    rules = ("HON-7.2",)
    side: str
    count: int

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        state.armies[self.side] = replace(army, directives=min(army.directives + self.count, MOST_DIRECTIVES))


class DirectivesLost(Event):
    """DIRECTIVE markers go back to the supply without use."""

    side: str
    count: int

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        state.armies[self.side] = replace(army, directives=max(army.directives - self.count, 0))


class DirectiveSpent(Named):
    """HON-7.3: a DIRECTIVE is used and goes back to the supply; `use` is one of the five (HON-7.1)."""

    rules = ("HON-7.3",)
    side: str
    unit: str
    use: str

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        state.armies[self.side] = replace(army, directives=army.directives - 1)
        tell(state, self.unit, "directive")
        if self.use in ("piercing", "fire_plus_one"):
            shot = state.shots[-1]
            state.shots[-1] = replace(shot, piercing=True) if self.use == "piercing" else replace(shot, plus=True)


class SupplyEnded(Event):
    """Manage hand is over."""

    def apply(self, state: Battle) -> None:
        state.supply, state.stage = None, "after"

    def seen_by(self, seat: str | None) -> None:
        return None


class EventPlayed(Named):
    """HON-8.1: an Event card is played; it goes to the discard pile or stays beside the command board (HON-8.5)."""

    rules = ("HON-8.1",)
    reveals = True
    side: str
    card: str
    held: str | None
    until: str = ""

    def apply(self, state: Battle) -> None:
        leave_hand(state, self.side, self.held, self.card)
        state.armies[self.side] = replace(state.armies[self.side], event_played=True)
        if self.until:
            state.beside.append(Beside(self.side, self.card, self.until))
        else:
            state.discards[self.side] += (self.card,)

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.side else replace(self, held=None)


def leave_hand(state: Battle, side: str, held: str | None, card: str) -> None:
    """A card leaves a hand openly."""
    state.hands[side] = tuple(found for found in state.hands[side] if found.id != held)
    sight(state, side, card, state.clock)


class HistoricalUsed(Named):
    """HON-8.10: a historical event's marker is turned to its used side."""

    rules = ("HON-8.10",)
    side: str
    event: str

    def apply(self, state: Battle) -> None:
        state.used.append(self.event)


class HeroPlayed(Named):
    """HON-8.14: a Hero card is played and its marker put on a unit."""

    rules = ("HON-8.14",)
    reveals = True
    side: str
    card: str
    unit: str
    held: str | None
    on: str = ""

    def apply(self, state: Battle) -> None:
        leave_hand(state, self.side, self.held, self.card)
        state.armies[self.side] = replace(state.armies[self.side], hero_played=True)
        alter(state, self.unit, heroes=(*state.units[self.unit].heroes, self.card))

    def seen_by(self, seat: str | None) -> Event:
        return self if seat == self.side else replace(self, held=None)


class EffectBegan(Event):
    """HON-8.6: an effect begins that lasts for a sequence or a turn."""

    rules = ("HON-8.6",)
    lasting: Lasting
    until: str

    def apply(self, state: Battle) -> None:
        state.lasting.append(self.lasting)


class MarkerPlaced(Named):
    """A marker on a square (chapter 14)."""

    square: int
    marker: str
    value: int = 0

    def apply(self, state: Battle) -> None:
        state.markers[self.square] = (*state.markers.get(self.square, ()), Marker(self.marker, self.value))


class MarkerRemoved(Named):
    """A marker leaves a square."""

    square: int
    marker: str

    def apply(self, state: Battle) -> None:
        left = tuple(marker for marker in state.markers[self.square] if marker.kind != self.marker)
        if left:
            state.markers[self.square] = left
        else:
            del state.markers[self.square]


class CardRecovered(Named):
    """A card goes openly from the discard pile into the hand."""

    side: str
    card: str

    def apply(self, state: Battle) -> None:
        pile = list(state.discards[self.side])
        pile.remove(self.card)
        army = state.armies[self.side]
        state.discards[self.side] = tuple(pile)
        state.hands[self.side] += (Held(f"{self.side}-h{army.drawn + 1}", self.card),)
        state.armies[self.side] = replace(army, drawn=army.drawn + 1)
        if family(self.card) == "unit":
            state.clock += 1
            state.seen.append(Seen(self.side, self.card, "hand", state.clock))


class PointsWon(Event):
    """HON-14.8: victory points."""

    rules = ("HON-14.8",)
    side: str
    points: int

    def apply(self, state: Battle) -> None:
        army = state.armies[self.side]
        state.armies[self.side] = replace(army, points=army.points + self.points)


class SequenceEnded(Event):
    """HON-3.13, HON-3.14, HON-21.13: ACTIVATED and ORDER markers are removed, sequence effects end; HIT and SUPPRESSED stay (HON-3.15).

    HON-3.4: the first player is the same all through.
    """

    rules = ("HON-3.13", "HON-3.14")
    side: str

    def apply(self, state: Battle) -> None:
        for unit in [unit for unit in state.units.values() if unit.side == self.side and unit.marker]:
            alter(state, unit.id, marker="")
        state.armies[self.side] = replace(state.armies[self.side], orders=0)
        expire(state, lambda until: until == "sequence")
        state.stage = "start" if self.side == state.first else "turn_end"
        state.active = FOE[self.side] if self.side == state.first else self.side


def expire(state: Battle, over: Callable[[str], bool]) -> None:
    """Ends effects, and discards the cards that stayed for them (HON-8.5)."""
    state.lasting = [effect for effect in state.lasting if not over(effect.until)]
    for kept in [kept for kept in state.beside if over(kept.until)]:
        state.beside.remove(kept)
        state.discards[kept.side] += (kept.card,)


class TurnEnded(Event):
    """HON-3.17, HON-21.13: turn effects end; the Initiative marker advances."""

    rules = ("HON-3.17",)
    turn: int

    def apply(self, state: Battle) -> None:
        expire(state, lambda until: True)
        state.turn += 1
        state.active = state.first
        state.stage = "start"


class BattleEnded(Event):
    """HON-3.1, HON-3.18: the battle is over."""

    rules = ("HON-3.18",)
    winner: str
    why: str

    def apply(self, state: Battle) -> None:
        state.winner, state.ending, state.stage = self.winner, self.why, "over"
