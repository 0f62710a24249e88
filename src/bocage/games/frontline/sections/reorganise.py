"""The Reorganise step: join, detach, change leader (FL-4.6). Free, without card or action.

So that a step ends, a soldier is detached and joins at most once in it, in that order, and a section changes its leader once.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.sections.markers import check_key_location
from bocage.games.frontline.sections.sections import counted, drop_lasting, room
from bocage.games.frontline.state.events import Noted
from bocage.games.frontline.state.model import Battle, Section
from bocage.games.frontline.state.section_events import Joined, LeaderNamed, Left
from bocage.games.frontline.tables.names import force_name
from bocage.games.frontline.tables.tables import CARDS


class Join(Answer):
    """A soldier standing alone joins a led section in his card."""

    force: str
    section: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


class Detach(Answer):
    """A soldier leaves his section and stands alone."""

    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


class Lead(Answer):
    """Another soldier with Command leads his section."""

    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


Reorganising = Join | Detach | Lead | Pass
REORGANISE: Question[Reorganising] = Question("reorganise", Reorganising, rule="FL-4.6")


def reorganise_step(game: Battle, seat: str) -> Rules[None]:
    """FL-4.6: one change after another until the seat passes. Everything about it is public, so it is asked only if there is something to change."""
    while len(changes := changes_of(game, seat)) > 0:
        options: list[Reorganising] = [PASS, *changes]
        legal: Legal[Reorganising] = Legal(lambda answer: refuse_change(game, seat, answer), lambda options=options: options, exact=True, default=PASS)  # type: ignore[misc]
        answer = yield from choose(game, seat, REORGANISE, legal)
        if isinstance(answer, Pass):
            return
        _change(game, answer)


def _change(game: Battle, answer: Join | Detach | Lead) -> None:
    section = game.section_of(answer.force)
    assert section is not None
    if isinstance(answer, Join):
        drop_lasting(game, section.id)
        game.emit(Joined(answer.force, answer.section, section.id))
        game.emit(Noted(f"joined {answer.force}"))
    elif isinstance(answer, Detach):
        game.emit(Left(answer.force, section.id, "detached"))
        game.emit(Noted(f"detached {answer.force}"))
    else:
        game.emit(LeaderNamed(section.id, answer.force))
        game.emit(Noted(f"led {section.id}"))
    check_key_location(game)  # those who are left may all be pinned or wounded (FL-12.27)


def changes_of(game: Battle, seat: str) -> list[Join | Detach | Lead]:
    """Every change that is legal now."""
    found: list[Join | Detach | Lead] = []
    own = game.own_sections(seat)
    for section in own:
        if len(section.members) == 1:
            force = section.members[0]
            if not CARDS[force].sniper:
                found += [Join(force, other.id) for other in own if other.at == section.at and _refuse_join(game, force, section, other) is None]
            continue
        for force in section.members:
            if force == section.leader:
                continue
            if _refuse_detach(game, force, section) is None:
                found.append(Detach(force))
            if _refuse_lead(game, force, section) is None:
                found.append(Lead(force))
    return found


def refuse_change(game: Battle, seat: str, answer: Reorganising) -> Refusal | None:
    """Why a change is not allowed."""
    if isinstance(answer, Pass):
        return None
    section = game.section_of(answer.force)
    if section is None or section.seat != seat:
        return Refusal("FL-5.17", "not-your-force", {"force": force_name(answer.force)})
    if isinstance(answer, Detach):
        return _refuse_detach(game, answer.force, section)
    if isinstance(answer, Lead):
        return _refuse_lead(game, answer.force, section)
    other = game.state.sections.get(answer.section)
    if other is None or other.seat != seat:
        return Refusal("FL-5.17", "not-your-section", {"section": answer.section})
    return _refuse_join(game, answer.force, section, other)


def _refuse_join(game: Battle, force: str, section: Section, other: Section) -> Refusal | None:
    if CARDS[force].sniper or any(CARDS[member].sniper for member in other.members):
        return Refusal("FL-11.30", "sniper-alone", {"force": force_name(force)})
    if len(section.members) > 1 or section.id == other.id or not other.leader or other.at != section.at:
        return Refusal("FL-4.6", "cannot-join", {"force": force_name(force), "section": other.id})
    if game.setting.vehicles_apart and not (CARDS[force].soldier and all(CARDS[member].soldier for member in other.members)):
        return Refusal("FL-17.5", "vehicle-apart", {"force": force_name(force)})
    if counted((force,)) > room(other):
        return Refusal("FL-3.8", "over-command", {"leader": force_name(other.leader), "limit": CARDS[other.leader].command}, ("smaller-section",))
    return Refusal("FL-4.6", "once-in-a-step", {"force": force_name(force)}) if f"joined {force}" in game.state.done else None


def _refuse_detach(game: Battle, force: str, section: Section) -> Refusal | None:
    if force == section.leader or len(section.members) == 1:
        return Refusal("FL-4.6", "leader-stays", {"force": force_name(force)})
    done = game.state.done
    return Refusal("FL-4.6", "once-in-a-step", {"force": force_name(force)}) if f"joined {force}" in done or f"detached {force}" in done else None


def _refuse_lead(game: Battle, force: str, section: Section) -> Refusal | None:
    if not CARDS[force].command or force == section.leader:
        return Refusal("FL-2.4", "needs-command", {"force": force_name(force)})
    if counted(section.members) > CARDS[force].command:
        return Refusal("FL-3.8", "over-command", {"leader": force_name(force), "limit": CARDS[force].command}, ("smaller-section",))
    return Refusal("FL-4.6", "once-in-a-step", {"force": force_name(force)}) if f"led {section.id}" in game.state.done else None
