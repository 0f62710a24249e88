"""Sections: the Command limit, splitting, and the loss of leaders (chapter 2, FL-3.8, FL-9.15, FL-9.16, FL-11.2)."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.frontline.ground import victory
from bocage.games.frontline.state.events import LastingDiscarded
from bocage.games.frontline.state.model import Battle, Section
from bocage.games.frontline.state.section_events import Died, LeaderNamed, Left, SectionRemoved
from bocage.games.frontline.tables.names import force_name
from bocage.games.frontline.tables.tables import CARDS


class Pick(Answer):
    """One force card."""

    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


LEADER: Question[Pick] = Question("leader", Pick, rule="FL-9.15")
LEAVE: Question[Pick] = Question("leave", Pick, rule="FL-9.15")


def pick(forces: Iterable[str], rule: str, message: str) -> Legal[Pick]:
    """The law of a choice among force cards."""
    offered = list(forces)
    return Legal(
        lambda answer: None if answer.force in offered else Refusal(rule, message, {"force": force_name(answer.force)}),
        lambda: [Pick(f) for f in offered],
        exact=True,
    )


def counted(members: Iterable[str]) -> int:
    """How many places of the Command limit these take: Assistants take none (FL-11.10)."""
    return sum(1 for member in members if not CARDS[member].assistant)


def room(section: Section) -> int:
    """How many more counted soldiers the leader's Command allows (FL-3.8, FL-11.2)."""
    return CARDS[section.leader].command - counted(section.members) if section.leader else 0


def refuse_together(members: tuple[str, ...], leader: str, *, apart: bool) -> Refusal | None:
    """Whether these cards may be one section: leader and limit, snipers alone, vehicles and guns apart where the option says so."""
    for member in members:
        if len(members) > 1 and CARDS[member].sniper:
            return Refusal("FL-11.30", "sniper-alone", {"force": force_name(member)})
        if len(members) > 1 and apart and not CARDS[member].soldier:
            return Refusal("FL-17.5", "vehicle-apart", {"force": force_name(member)})
    if not leader:
        return Refusal("FL-2.3", "individual-is-one") if len(members) != 1 else None
    if leader not in members or not CARDS[leader].command:
        return Refusal("FL-2.4", "no-leader", {"force": force_name(leader)})
    if counted(members) > CARDS[leader].command:
        return Refusal("FL-3.8", "over-command", {"leader": force_name(leader), "limit": CARDS[leader].command}, ("smaller-section",))
    return None


def drop_lasting(game: Battle, name: str) -> None:
    """The Lasting cards of a section that is no more are discarded (FL-9.16)."""
    section = game.state.sections[name]
    if section.key:
        game.emit(LastingDiscarded(name, "key_location", section.seat))
    for _ in range(section.flanking):
        game.emit(LastingDiscarded(name, "flanking_position", section.seat))


def kill(game: Battle, force: str) -> Rules[None]:
    """A force dies: it leaves play, its VP count, and its section may have lost its leader (FL-9.12, FL-9.15, FL-16.1)."""
    section = game.section_of(force)
    assert section is not None
    side = game.side(section)
    led = section.leader == force
    game.emit(Died(force, section.id, side, CARDS[force].vp))
    if not game.state.sections[section.id].members:
        drop_lasting(game, section.id)
        game.emit(SectionRemoved(section.id))
    if not victory.check(game, side) and led and section.id in game.state.sections:
        yield from replace_leader(game, section.id)


def replace_leader(game: Battle, name: str) -> Rules[None]:
    """FL-9.15: another member with Command takes over, and members above his limit leave; without one all become Individuals."""
    section = game.state.sections[name]
    able = [member for member in section.members if CARDS[member].command]
    if not able:
        drop_lasting(game, name)
        for member in section.members:
            game.emit(Left(member, name, "leaderless"))
        game.emit(SectionRemoved(name))
        return
    leader = yield from choose_unless_forced(game, section.seat, LEADER, pick(able, "FL-9.15", "needs-command"), {"section": name})
    game.emit(LeaderNamed(name, leader.force))
    yield from shed(game, name)


def shed(game: Battle, name: str) -> Rules[None]:
    """Members above the limit of the new leader become Individuals; the owner says who (FL-9.15)."""
    while room(section := game.state.sections[name]) < 0:
        able = [member for member in section.members if member != section.leader and not CARDS[member].assistant]
        leaver = yield from choose_unless_forced(game, section.seat, LEAVE, pick(able, "FL-9.15", "leader-stays"), {"section": name})
        game.emit(Left(leaver.force, name, "over-limit"))
