"""What happens to units: they come, move, are shown, suffer and go; their activations are in `events_acts`, their Fires in `events_fire`."""

from __future__ import annotations

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.heroes_of_normandie.state.model import Battle, Seen, Swap, Unit


class Named(Event, kw_only=True):
    """An event about a unit, a square or a card: `name` and `where` say for people what everybody may know of it; `Heroes.emit` fills them in."""

    name: str = ""
    where: str = ""


def alter(state: Battle, unit: str, **changes: object) -> None:
    """Replaces a unit by itself with changes."""
    state.units[unit] = replace(state.units[unit], **changes)


def occupy(state: Battle, unit: Unit) -> None:
    """HON-18.2: a Visible unit on a square that counts controls it, until a unit of the other side does; a decoy, shown for a moment, never does."""
    if unit.visible and unit.square in state.control and "decoy" not in unit.card:
        state.control[unit.square] = unit.side


def tell(state: Battle, unit: str, fact: str) -> None:
    """Keeps what a deed of a Concealed card has told of it."""
    found = state.units[unit]
    if not found.visible and not found.known and fact not in found.facts:
        state.units[unit] = replace(found, facts=(*found.facts, fact))


def sight(state: Battle, side: str, card: str, arrived: int) -> None:
    """A card that was known to be in a hand or Reserve has shown itself again: one sighting takes one memory away."""
    for index, seen in enumerate(state.seen):
        if seen.side == side and seen.card == card and seen.clock <= arrived:
            del state.seen[index]
            return


def remove(state: Battle, unit: str, *, to: str) -> None:
    """Takes a unit off the map: its card to the discard pile or Reserve, its heroes to the discard pile (HON-8.16)."""
    found = state.units.pop(unit)
    del state.at[found.square]
    if unit in state.pool:
        state.pool.remove(unit)
    if to == "discard":
        state.discards[found.side] += (found.card,)
    else:
        state.reserves[found.side] = tuple(sorted((*state.reserves[found.side], found.card)))
        state.clock += 1
        state.seen.append(Seen(found.side, found.card, "reserve", state.clock))
    state.discards[found.side] += found.heroes


class UnitPlaced(Named):
    """HON-2.5, HON-21.46: a card lies on the map at the start; its enemy learns what it is only if it is Visible."""

    rules = ("HON-2.5",)
    unit: str
    side: str
    card: str | None
    square: int
    visible: bool
    group: str

    def apply(self, state: Battle) -> None:
        assert self.card is not None
        found = Unit(self.unit, self.side, self.card, self.square, visible=self.visible, known=self.visible, group=self.group)
        state.units[self.unit] = found
        state.at[self.square] = self.unit
        occupy(state, found)

    def seen_by(self, seat: str | None) -> Event:
        return self if self.visible or seat == self.side else replace(self, card=None)


class UnitDeployed(Named):
    """HON-4.8, HON-21.21: a unit comes onto the map; `held` is the card in hand it was. Its enemy learns what it is only if it is Visible or was named.

    It is a reveal even if the card lies face down: now everybody knows that the hand held a Unit card, and on Water (`wet`) that it swims (HON-4.7).
    """

    rules = ("HON-4.8",)
    reveals = True
    unit: str
    side: str
    card: str | None
    square: int
    visible: bool
    held: str | None = None
    slot: str = ""
    named: bool = False
    wet: bool = False

    def apply(self, state: Battle) -> None:
        assert self.card is not None
        state.clock += 1
        group = "open" if self.held is None else "deck"
        found = Unit(self.unit, self.side, self.card, self.square, visible=self.visible, known=self.visible or self.named, group=group, arrived=state.clock)
        if self.held is not None:
            state.hands[self.side] = tuple(card for card in state.hands[self.side] if card.id != self.held)
            if self.visible:
                sight(state, self.side, self.card, state.clock)
        state.units[self.unit] = found
        state.at[self.square] = self.unit
        if self.wet:
            tell(state, self.unit, "water")
        occupy(state, found)
        if state.supply is not None and self.slot:
            supply = state.supply
            state.supply = replace(supply, zone=True) if self.slot == "zone" else replace(supply, hqs=(*supply.hqs, self.slot))

    def seen_by(self, seat: str | None) -> Event:
        if seat == self.side:
            return self
        return replace(self, held=None, card=self.card if self.visible or self.named else None)


class Revealed(Named):
    """HON-15.8 to HON-15.11: a Concealed card is turned Visible."""

    rules = ("HON-15.8",)
    reveals = True
    unit: str
    side: str
    card: str
    square: int

    def apply(self, state: Battle) -> None:
        unit = state.units[self.unit]
        if not unit.known and unit.group == "deck":
            sight(state, unit.side, unit.card, unit.arrived)
        state.units[self.unit] = found = replace(unit, visible=True, known=True, facts=())
        occupy(state, found)


class Concealed(Named):
    """HON-17.8, HON-12.13, HON-21.6: a unit turns Concealed; its markers stay, and so does the memory of what it is."""

    rules = ("HON-17.8",)
    unit: str

    def apply(self, state: Battle) -> None:
        alter(state, self.unit, visible=False)


class DecoyDiscarded(Named):
    """HON-16.2, HON-16.5: a decoy that is Visible is discarded; this is no destruction."""

    rules = ("HON-16.2",)
    unit: str
    side: str
    square: int

    def apply(self, state: Battle) -> None:
        remove(state, self.unit, to="discard")


class Destroyed(Named):
    """HON-6.30: a unit with as many HIT markers as hit points goes to its owner's discard pile."""

    rules = ("HON-6.30",)
    unit: str
    side: str
    card: str
    square: int

    def apply(self, state: Battle) -> None:
        remove(state, self.unit, to="discard")


class Withdrawn(Named):
    """HON-12.3, HON-21.29: a Fragile unit goes back into the Reserve; its markers leave it, its heroes are discarded."""

    rules = ("HON-12.3",)
    unit: str
    side: str
    card: str
    square: int

    def apply(self, state: Battle) -> None:
        remove(state, self.unit, to="reserve")


class Moved(Named):
    """HON-21.3: a unit changes its square. `by`: move, march, advance, swap, skill or event."""

    rules = ("HON-5.5",)
    unit: str
    square: int
    to: int
    by: str

    def apply(self, state: Battle) -> None:
        state.at.pop(self.square, None)
        state.at[self.to] = self.unit
        alter(state, self.unit, square=self.to)
        occupy(state, state.units[self.unit])
        act = state.act
        if act is not None and act.unit == self.unit:
            if self.by == "move":
                state.act = replace(act, moved=True)
            elif self.by == "march":
                state.act = replace(act, marched=True)
            elif self.by == "advance":
                state.act = replace(act, advanced=True)
            else:
                state.act = replace(act, carried=True)
        if self.by == "march" and state.swap is not None:
            state.swap = replace(state.swap, marched=True)


class MovedConcealed(Moved):
    """HON-15.1: a Concealed card changes its square, and so shows that it can, and on Water (`wet`) that it swims: no free way back."""

    reveals = True
    wet: bool = False

    def apply(self, state: Battle) -> None:
        super().apply(state)
        tell(state, self.unit, "moved")
        if self.wet:
            tell(state, self.unit, "water")


class Swapped(Named):
    """HON-4.13: two units exchange their positions: the first comes to `where`, the second, called `other`, to `there`. `wet` are those on Water now."""

    rules = ("HON-4.13",)
    first: str
    second: str
    square: int
    to: int
    wet: tuple[str, ...] = ()
    other: str = ""
    there: str = ""

    def apply(self, state: Battle) -> None:
        for unit, square in ((self.first, self.to), (self.second, self.square)):
            alter(state, unit, square=square)
            state.at[square] = unit
            tell(state, unit, "moved")
            if unit in self.wet:
                tell(state, unit, "water")
            occupy(state, state.units[unit])
        state.swap = Swap(self.first, self.second)


class SwappedConcealed(Swapped):
    """HON-15.1: a card that lies face down has shown that it is not Immobile: no free way back."""

    reveals = True


class SwapEnded(Event):
    """HON-4.17: both units of a Manoeuvre receive an ACTIVATED marker."""

    rules = ("HON-4.17",)

    def apply(self, state: Battle) -> None:
        assert state.swap is not None
        for unit in (state.swap.first, state.swap.second):
            if unit in state.units:
                alter(state, unit, marker="activated")
        state.swap, state.stage = None, "after"


class SuppressionRemoved(Named):
    """HON-4.20, HON-12.4: SUPPRESSED markers leave a unit. `relief` counts for the tactic."""

    rules = ("HON-4.20",)
    unit: str
    count: int
    relief: int = 0

    def apply(self, state: Battle) -> None:
        alter(state, self.unit, suppressed=state.units[self.unit].suppressed - self.count)
        state.relief -= self.relief


class HitRemoved(Named):
    """HON-10.13: a unit discards a HIT marker."""

    rules = ("HON-10.13",)
    unit: str

    def apply(self, state: Battle) -> None:
        alter(state, self.unit, hits=state.units[self.unit].hits - 1)


class HitPlaced(Named):
    """HON-6.9: a unit receives HIT markers."""

    rules = ("HON-6.9",)
    unit: str
    count: int

    def apply(self, state: Battle) -> None:
        alter(state, self.unit, hits=state.units[self.unit].hits + self.count)


class SuppressionPlaced(Named):
    """HON-6.11, HON-6.20: a unit receives SUPPRESSED markers, which accumulate (HON-4.21)."""

    rules = ("HON-6.11",)
    unit: str
    count: int

    def apply(self, state: Battle) -> None:
        alter(state, self.unit, suppressed=state.units[self.unit].suppressed + self.count)
