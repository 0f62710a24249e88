"""Prepare (FL-2.18, chapter 10, FL-11.15)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.cards.deck import draw_cards
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.state.section_events import Acted, Reloaded, Unmarked
from bocage.games.frontline.tables.names import force_name
from bocage.games.frontline.tables.tables import CARDS


class _Member(Answer):
    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


class Reload(_Member):
    """Puts a soldier's ammo counter back."""


class Unpin(_Member):
    """Takes a soldier's Pin off."""


class DrawCard(_Member):
    """A soldier has his owner draw a card."""


Preparing = Reload | Unpin | DrawCard | Pass
PREPARE: Question[Preparing] = Question("prepare", Preparing, rule="FL-10.1")


def prepare(game: Battle, name: str) -> Rules[None]:
    """FL-10.1: no card; Planning draws first (FL-10.3); then each member, in the order the owner likes (FL-10.4), reloads, unpins, draws or does nothing."""
    section = game.state.sections[name]
    game.emit(Acted(name, "prepare"))
    planning = sum(1 for member in section.members if CARDS[member].planning)
    if planning:
        yield from draw_cards(game, section.seat, planning, "FL-10.3")
    left = list(section.members)  # FL-10.2: the pinned and wounded too
    while left:
        answer = yield from choose(game, section.seat, PREPARE, choices(game, left), {"section": name})
        if isinstance(answer, Pass):
            return
        left.remove(answer.force)
        if isinstance(answer, Reload):
            game.emit(Reloaded(answer.force))
        elif isinstance(answer, Unpin):
            game.emit(Unmarked(answer.force, "pin", "prepare"))
        else:
            yield from draw_cards(game, section.seat, 1, "FL-10.1")


def choices(game: Battle, left: list[str]) -> Legal[Preparing]:
    """One choice for each member that has not chosen yet; a section may Prepare only to draw (FL-10.6)."""

    def refuse(answer: Preparing) -> Refusal | None:
        if isinstance(answer, Pass):
            return None
        if answer.force not in left:
            return Refusal("FL-10.1", "has-chosen", {"force": force_name(answer.force)})
        force = game.state.forces[answer.force]
        if isinstance(answer, Reload) and (force.loaded or not CARDS[force.id].weapon.ammo):
            return Refusal("FL-10.1", "is-loaded", {"force": force_name(answer.force)})
        if isinstance(answer, Unpin) and not force.pin:
            return Refusal("FL-10.1", "is-not-pinned", {"force": force_name(answer.force)})
        return None

    def listing() -> list[Preparing]:
        found: list[Preparing] = []
        forces = game.state.forces
        for member in left:
            force = forces[member]
            if not force.loaded:
                found.append(Reload(member))
            if force.pin:
                found.append(Unpin(member))
            found.append(DrawCard(member))
        found.append(PASS)
        return found

    return Legal(refuse, listing, exact=True)
