"""What happens in an attack (chapter 8, chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.frontline.state.model import Attack, FrontlineState


class Fired(Event):
    """A soldier fires: aimed fire keeps his ammo counter (FL-7.8), rapid fire takes it at once (FL-7.9), a grenade was shown before."""

    force: str
    mode: str
    firepower: int
    rules: ClassVar[tuple[str, ...]] = ("FL-7.8", "FL-7.9", "FL-8.1")

    def apply(self, state: FrontlineState) -> None:
        if self.mode == "rapid":
            state.forces[self.force] = replace(state.forces[self.force], loaded=False)


class FireDeclared(Event):
    """A section attacks or counterattacks: who fires how, with which total (FL-8.1, FL-8.2). It costs a sniper his concealment (FL-11.38)."""

    section: str
    target: str
    counter: bool
    distance: int
    fire: tuple[tuple[str, str, int], ...]
    bonus: int
    total: int
    side: str
    chosen: str = ""
    rules: ClassVar[tuple[str, ...]] = ("FL-8.1", "FL-8.2", "FL-11.38")

    def apply(self, state: FrontlineState) -> None:
        for force in state.sections[self.section].members:
            if state.forces[force].concealed:
                state.forces[force] = replace(state.forces[force], concealed=False)


class CrosshairPut(Event):
    """The crosshair of a sniper lies on one card (FL-11.33, FL-11.34)."""

    sniper: str
    force: str
    rules: ClassVar[tuple[str, ...]] = ("FL-11.33", "FL-11.34")


class AttackBegan(Event):
    """The Firepower marker is put on the track, on the face of the attacker (FL-3.19, FL-8.2, FL-14.10)."""

    attack: Attack
    rules: ClassVar[tuple[str, ...]] = ("FL-8.2", "FL-14.10")

    def apply(self, state: FrontlineState) -> None:
        state.attack = self.attack


class FirepowerMoved(Event):
    """The Firepower marker moved: a counterattack, cover, or the price of a counter (FL-8.4, FL-8.5, FL-8.11, FL-9.4)."""

    firepower: int
    flipped: bool
    why: str
    amount: int
    rules: ClassVar[tuple[str, ...]] = ("FL-8.4", "FL-8.5", "FL-14.10")

    def apply(self, state: FrontlineState) -> None:
        assert state.attack is not None
        state.attack = replace(state.attack, firepower=self.firepower, flipped=self.flipped)


class Counterattacked(Event):
    """A section has counterattacked; a sniper's shot is at one card (FL-8.8, FL-11.42)."""

    section: str
    chosen: str
    rules: ClassVar[tuple[str, ...]] = ("FL-8.4", "FL-8.8", "FL-11.42")

    def apply(self, state: FrontlineState) -> None:
        assert state.attack is not None
        attack = state.attack
        state.attack = replace(attack, counters=attack.counters + 1, countered=self.chosen)


class CoverStepBegan(Event):
    """The members under fire are known; their owner may cover them (FL-8.10, FL-8.11, FL-9.21)."""

    victims: tuple[str, ...]
    rules: ClassVar[tuple[str, ...]] = ("FL-8.10", "FL-8.11")

    def apply(self, state: FrontlineState) -> None:
        assert state.attack is not None
        state.attack = replace(state.attack, victims=self.victims, taken=(0,) * len(self.victims))


class DamageStepBegan(Event):
    """Firepower is left: counters will be drawn (FL-8.12)."""

    rules: ClassVar[tuple[str, ...]] = ("FL-8.12",)

    def apply(self, state: FrontlineState) -> None:
        assert state.attack is not None
        state.attack = replace(state.attack, stage="damage")


class CounterDrawn(Event):
    """A damage counter was drawn against a member (FL-9.2, FL-9.6)."""

    counter: str
    force: str
    cost: int
    paid: bool
    rules: ClassVar[tuple[str, ...]] = ("FL-9.2", "FL-9.4", "FL-9.5")

    def apply(self, state: FrontlineState) -> None:
        assert state.attack is not None
        attack = state.attack
        place = attack.victims.index(self.force)
        taken = (*attack.taken[:place], attack.taken[place] + 1, *attack.taken[place + 1 :])
        left = attack.firepower - self.cost if self.paid else attack.firepower
        state.attack = replace(attack, drawn=tuple(sorted((*attack.drawn, self.counter))), taken=taken, firepower=left)


class AttackEnded(Event):
    """The attack is over; its counters are back in the cup (FL-8.13, FL-9.7)."""

    attacker: str
    target: str
    rules: ClassVar[tuple[str, ...]] = ("FL-8.13", "FL-9.7", "FL-11.36")

    def apply(self, state: FrontlineState) -> None:
        state.attack = None
