"""What happens to sections and their members: they move, split, take markers and use equipment."""

from __future__ import annotations

from typing import ClassVar

from bocage.core.events import Event
from bocage.core.state import replace
from bocage.games.frontline.state.model import Force, FrontlineState, Pending, Section, bump, carrying
from bocage.games.frontline.tables.tables import CARDS
from bocage.tabletop.cards import with_more, without

# -- sections ----------------------------------------------------------------------------------------------------------------------


class Left(Event):
    """A soldier left his section and stands on his own in its card (FL-4.6, FL-6.8, FL-9.15); he keeps its Acted state and cover (FL-9.20)."""

    force: str
    section: str
    why: str
    rules: ClassVar[tuple[str, ...]] = ("FL-4.6", "FL-6.8", "FL-9.15", "FL-9.20")

    def apply(self, state: FrontlineState) -> None:
        old = state.sections[self.section]
        state.sections[self.section] = replace(old, members=without(old.members, self.force))
        leader = self.force if CARDS[self.force].command else ""
        name = self.force
        while name in state.sections:
            name += "'"
        state.sections[name] = Section(name, old.seat, old.at, (self.force,), leader, old.acted, old.cover)
        state.forces[self.force] = replace(state.forces[self.force], section=name)


class Joined(Event):
    """A soldier standing alone joined a led section in the same card (FL-4.6)."""

    force: str
    section: str
    old: str
    rules: ClassVar[tuple[str, ...]] = ("FL-4.6",)

    def apply(self, state: FrontlineState) -> None:
        del state.sections[self.old]
        section = state.sections[self.section]
        state.sections[self.section] = replace(section, members=(*section.members, self.force))
        state.forces[self.force] = replace(state.forces[self.force], section=self.section)


class LeaderNamed(Event):
    """Another soldier with Command leads the section (FL-4.6, FL-9.15)."""

    section: str
    leader: str
    rules: ClassVar[tuple[str, ...]] = ("FL-4.6", "FL-9.15")

    def apply(self, state: FrontlineState) -> None:
        state.sections[self.section] = replace(state.sections[self.section], leader=self.leader)


class SectionRemoved(Event):
    """A section has no members any more (FL-9.16)."""

    section: str
    rules: ClassVar[tuple[str, ...]] = ("FL-9.16",)

    def apply(self, state: FrontlineState) -> None:
        del state.sections[self.section]


class Acted(Event):
    """A section's action was declared: its counter is flipped (FL-8.17)."""

    section: str
    action: str
    rules: ClassVar[tuple[str, ...]] = ("FL-5.1", "FL-8.17")

    def apply(self, state: FrontlineState) -> None:
        state.sections[self.section] = replace(state.sections[self.section], acted=True)


class Moved(Event):
    """A section moved, laterally if `at` is where it was (FL-2.6 to FL-2.9)."""

    section: str
    at: int
    way: str
    rules: ClassVar[tuple[str, ...]] = ("FL-2.9", "FL-6.1")

    def apply(self, state: FrontlineState) -> None:
        state.sections[self.section] = replace(state.sections[self.section], at=self.at)


class CoverGained(Event):
    """A section gained cover until the end of the turn (FL-12.24, FL-12.32, FL-12.33)."""

    section: str
    cover: int
    rules: ClassVar[tuple[str, ...]] = ("FL-8.16", "FL-12.33")

    def apply(self, state: FrontlineState) -> None:
        section = state.sections[self.section]
        state.sections[self.section] = replace(section, cover=section.cover + self.cover)


class NoteIgnored(Event):
    """A soldier On Point let his section ignore the note of a terrain card (FL-11.14)."""

    section: str
    at: int
    rules: ClassVar[tuple[str, ...]] = ("FL-11.14",)


class WindowOpened(Event):
    """The other side may react to a finished action (FL-5.5, FL-5.6)."""

    pending: Pending
    rules: ClassVar[tuple[str, ...]] = ("FL-5.5", "FL-5.6")

    def apply(self, state: FrontlineState) -> None:
        state.pending = self.pending


class WindowPassed(Event):
    """A seat reacts no more; the window closes when all have passed (FL-5.10)."""

    seat: str
    last: bool
    rules: ClassVar[tuple[str, ...]] = ("FL-5.10",)

    def apply(self, state: FrontlineState) -> None:
        if state.attack is not None:
            attack = state.attack
            state.attack = replace(attack, stage="cover") if self.last else replace(attack, reacting=attack.reacting + 1)
        elif state.pending is not None:
            state.pending = None if self.last else replace(state.pending, seat=state.pending.seat + 1)


# -- markers -----------------------------------------------------------------------------------------------------------------------


class Marked(Event):
    """A Pin, Morale or Wound marker was put on a force (FL-9.8, FL-9.9, FL-9.11)."""

    force: str
    marker: str
    why: str
    rules: ClassVar[tuple[str, ...]] = ("FL-9.8", "FL-9.9", "FL-9.11", "FL-9.13")

    def apply(self, state: FrontlineState) -> None:
        force = state.forces[self.force]
        if self.marker == "pin":
            force = replace(force, pin=True)
        elif self.marker == "morale":
            force = replace(force, morale=force.morale + 1)
        else:
            force = replace(force, wounds=force.wounds + 1)
        state.forces[self.force] = force


class Unmarked(Event):
    """A marker was taken off a force (FL-10.5)."""

    force: str
    marker: str
    why: str
    rules: ClassVar[tuple[str, ...]] = ("FL-10.5",)

    def apply(self, state: FrontlineState) -> None:
        force = state.forces[self.force]
        if self.marker == "pin":
            force = replace(force, pin=False)
        elif self.marker == "morale":
            force = replace(force, morale=force.morale - 1)
        else:
            force = replace(force, wounds=force.wounds - 1)
        state.forces[self.force] = force


class Died(Event):
    """A force left play with its ammo and its unseen equipment; its VP count for the enemy (FL-9.12, FL-16.6).

    Counters on it that everybody had seen are known to be gone.
    """

    force: str
    section: str
    side: str
    vp: int
    rules: ClassVar[tuple[str, ...]] = ("FL-9.12", "FL-16.6")

    def apply(self, state: FrontlineState) -> None:
        section = state.sections[self.section]
        leader = "" if section.leader == self.force else section.leader
        state.sections[self.section] = replace(section, members=without(section.members, self.force), leader=leader)
        force = state.forces.pop(self.force)
        for kind in force.seen + force.shown:
            bump(state.used, f"{self.side} {kind}")
        bump(state.lost, self.side, self.vp)


class Reloaded(Event):
    """An ammo counter was put back (FL-10.1, FL-14.28)."""

    force: str
    rules: ClassVar[tuple[str, ...]] = ("FL-10.1", "FL-14.28")

    def apply(self, state: FrontlineState) -> None:
        state.forces[self.force] = replace(state.forces[self.force], loaded=True)


class Concealed(Event):
    """A sniper hid again: his counter shows Concealment cover (FL-11.39)."""

    force: str
    rules: ClassVar[tuple[str, ...]] = ("FL-11.39",)

    def apply(self, state: FrontlineState) -> None:
        state.forces[self.force] = replace(state.forces[self.force], concealed=True)


# -- equipment ---------------------------------------------------------------------------------------------------------------------


def spend(state: FrontlineState, force: Force, kind: str, side: str) -> Force:
    """A counter that was shown is gone for good."""
    bump(state.used, f"{side} {kind}")
    seen = without(force.seen, kind) if kind in force.seen else force.seen
    return carrying(force, without(force.equipment, kind), seen=seen)


class EquipmentUsed(Event):
    """A face-down counter was shown and discarded (FL-3.10, FL-14.20 to FL-14.25)."""

    force: str
    kind_used: str
    side: str
    rules: ClassVar[tuple[str, ...]] = ("FL-3.10", "FL-14.26")
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        state.forces[self.force] = spend(state, state.forces[self.force], self.kind_used, self.side)


class BandagesKept(Event):
    """A Medic used Bandages and keeps the counter, known from now on (FL-11.22)."""

    force: str
    rules: ClassVar[tuple[str, ...]] = ("FL-11.22",)
    reveals: ClassVar[bool] = True

    def apply(self, state: FrontlineState) -> None:
        force = state.forces[self.force]
        if "bandages" not in force.shown:
            seen = without(force.seen, "bandages") if "bandages" in force.seen else force.seen
            state.forces[self.force] = carrying(force, without(force.equipment, "bandages"), seen=seen, shown=("bandages",))


class BinocularsReturned(Event):
    """Binoculars that lost a contest went back, face down; everybody has seen them (FL-14.23)."""

    force: str
    side: str
    rules: ClassVar[tuple[str, ...]] = ("FL-14.23",)

    def apply(self, state: FrontlineState) -> None:
        force = state.forces[self.force]
        bump(state.used, f"{self.side} binoculars", -1)
        state.forces[self.force] = carrying(force, with_more(force.equipment, "binoculars"), seen=with_more(force.seen, "binoculars"))


class EquipmentPassed(Event):
    """A face-down counter changed hands in a terrain card (FL-17.10). Others see which only if they have seen it before, or if all lie open (FL-17.3)."""

    giver: str
    receiver: str
    kind_passed: str | None
    seat: str
    known: bool
    rules: ClassVar[tuple[str, ...]] = ("FL-17.10",)

    def apply(self, state: FrontlineState) -> None:
        kind = self.kind_passed
        giver, receiver = state.forces[self.giver], state.forces[self.receiver]
        seen = kind in giver.seen
        given = without(giver.seen, kind) if seen else giver.seen
        taken = with_more(receiver.seen, kind) if seen else receiver.seen
        state.forces[self.giver] = carrying(giver, without(giver.equipment, kind), seen=given)
        state.forces[self.receiver] = carrying(receiver, with_more(receiver.equipment, kind), seen=taken)

    def seen_by(self, seat: str | None) -> Event:
        return self if self.known or seat == self.seat else replace(self, kind_passed=None)
