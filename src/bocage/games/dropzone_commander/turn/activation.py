"""Phases 2 and 3: players alternate, each activating one battlegroup, whose squads act (DZC-3.1 to DZC-3.8).

An activated battlegroup acts element by element: a squad by itself, or squads joined by transports, which may interleave their steps (DZC-3.4, DZC-12.23).
For the acting element its owner is asked again and again what one of its squads does (`verbs.Do`), until he is done with it.
"""

from __future__ import annotations

from bocage.core.decision import Aside, Question, Rules, choose, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.events import ScopeClosed, ScopeOpened
from bocage.core.legal import Answer, Legal, only
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.verbs import BARE, VERBS, Do, Verb, moving_markers, offers
from bocage.games.dropzone_commander.moving import landing
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.specials import by_the_clock
from bocage.games.dropzone_commander.state.events import (
    ActivationEnded,
    BattlegroupActivated,
    DoingLeft,
    DoingsReopened,
    ElementFinished,
    ElementStarted,
    PendingTaken,
    PlacePassed,
    SquadCalled,
    StepBegan,
    StopWanted,
)
from bocage.games.dropzone_commander.state.state import GONE, RESERVE
from bocage.games.dropzone_commander.structures import cqb


class Activate(Answer):
    """Activate a battlegroup."""

    battlegroup: str


class Next(Answer):
    """Which squad, with those that share its transports, acts next."""

    squad: str

    def target(self) -> tuple[str, str]:
        return "piece", self.squad


class AgreeToStop(Aside):
    """Agree that the battle ends with this turn (DZC-18.5)."""


ACTIVATE: Question[Activate] = Question("activate", Activate, rule="DZC-3.1")
NEXT: Question[Next] = Question("next", Next, rule="DZC-3.4", asides=False)
ACT: Question[Do] = Question("act", Do, rule="DZC-3.5", asides=False)


def rights(game: Battle, seat: str, question: Question[object]) -> Legal[AgreeToStop] | None:
    """DZC-18.5: as he comes to his last battlegroup of the turn, or rolls for reserves, a player may say that he agrees to stop."""
    if seat in game.state.stops or question.what not in ("activate", "reserve"):
        return None
    if question is ACTIVATE and len(ready_groups(game, seat)) > 1:
        return None
    return only([AgreeToStop()], "DZC-18.5")


def carry_out(game: Battle, seat: str, aside: AgreeToStop) -> Rules[None]:
    game.emit(StopWanted(seat))
    return
    yield


# -- which battlegroup ---------------------------------------------------------------------------------------------------------------


def refuse_battlegroup(game: Battle, seat: str, name: str) -> Refusal | None:
    """DZC-3.1, DZC-3.3, DZC-11.15."""
    group = game.state.battlegroups.get(name)
    if group is None or group.seat != seat:
        return Refusal("DZC-3.1", "not-your-battlegroup", {"battlegroup": name})
    if group.activated:
        return Refusal("DZC-3.1", "already-activated", {"battlegroup": name})
    squads, reason = game.state.squads, Refusal("DZC-3.3", "battlegroup-destroyed", {"battlegroup": name})
    for member in group.squads:
        squad = squads[member]
        if squad.units and game.state_of(member) != RESERVE:
            if not squad.intercepted:
                return None
            reason = Refusal("DZC-11.15", "squadron-is-spent", {"battlegroup": name})
        elif squad.units and reason.message == "battlegroup-destroyed":
            reason = Refusal("DZC-3.3", "battlegroup-in-reserve", {"battlegroup": name})
    return reason


def ready_groups(game: Battle, seat: str) -> list[str]:
    """The battlegroups that a player may still activate."""
    return [group.id for group in game.state.battlegroups.values() if group.seat == seat and refuse_battlegroup(game, seat, group.id) is None]


def choose_battlegroup(game: Battle) -> Rules[None]:
    """DZC-3.1, DZC-3.2, DZC-3.3: in rotation; who has none left is skipped, who has one must activate it."""
    state = game.state
    words = [word for word in state.pending if word.startswith(("shock:", "extra:"))]
    if words:
        yield from take_out_of_turn(game, words[0])
        return
    seats = [state.order[(state.place + turn) % len(state.order)] for turn in range(len(state.order))]
    seat, groups = next(((seat, found) for seat in seats if (found := ready_groups(game, seat))), ("", []))
    if not seat:
        game.emit(StepBegan("roundup", "fights"))
        return
    legal: Legal[Activate] = Legal(lambda a: refuse_battlegroup(game, seat, a.battlegroup), lambda: [Activate(name) for name in groups], exact=True)
    answer = yield from choose(game, seat, ACTIVATE, legal)
    game.emit(PlacePassed((state.order.index(seat) + 1) % len(state.order)))
    game.emit(BattlegroupActivated(seat, answer.battlegroup, game.group_name(answer.battlegroup)))
    game.emit(StepBegan("rotation", "begin"))


def take_out_of_turn(game: Battle, word: str) -> Rules[None]:
    """Cards (DZC-20.8): a squad that acts before the first activation, with what comes first then (DZC-3.7); a battlegroup that follows another."""
    game.emit(PendingTaken(word))
    what, _, name = word.partition(":")
    if what == "extra":
        seat = game.state.battlegroups[name].seat
        if refuse_battlegroup(game, seat, name) is None:
            game.emit(BattlegroupActivated(seat, name, game.group_name(name)))
            game.emit(StepBegan("rotation", "begin"))
    elif game.state.squads[name].units and not game.state.squads[name].acted:
        squad = game.state.squads[name]
        game.emit(SquadCalled(squad.seat, squad.battlegroup, name))
        yield from searching.start_of_activation(game, name)
        game.emit(StepBegan("rotation", "shock"))


def shock(game: Battle) -> Rules[None]:
    """One thing that a squad does which acts before the first activation; then the rotation goes on."""
    if game.state.element and game.state.squads[game.state.element[0]].units:
        yield from do_one(game)
    if not game.state.element or not game.state.squads[game.state.element[0]].units:
        game.emit(ActivationEnded(game.state.battlegroup))
        game.emit(StepBegan("rotation", "choose"))


def begin_activation(game: Battle) -> Rules[None]:
    """Cards, the designation of a CQB, searches and what else comes first (DZC-3.7, DZC-8.7)."""
    group = game.state.battlegroups[game.state.battlegroup]
    yield from windows.window(game, "enemy_battlegroup_chosen", battlegroup=group.id, seat=group.seat)
    yield from windows.window(game, "own_activation_start", battlegroup=group.id, seat=group.seat)
    for squad in group.squads:
        if game.state.squads[squad].units and not game.state.squads[squad].started:  # Shock Assault: it has had its start
            yield from searching.start_of_activation(game, squad)
    yield from cqb.designate(game, group.id)
    game.emit(StepBegan("rotation", "act"))


# -- elements -------------------------------------------------------------------------------------------------------------------------


def elements(game: Battle, battlegroup: str) -> list[tuple[str, ...]]:
    """DZC-3.4, DZC-12.23: squads joined by transports act together; each element in the order of the army list."""
    squads = game.state.squads
    found: list[tuple[str, ...]] = []
    taken: set[str] = set()
    for name in game.state.battlegroups[battlegroup].squads:
        if name in taken:
            continue
        group = [name]
        for member in group:
            squad = squads[member]
            linked = (*squad.carries, *((squad.carrier,) if squad.carrier else ()))
            group += [other for other in linked if other in squads and other not in group]
        taken.update(group)
        found.append(tuple(other for other in game.state.battlegroups[battlegroup].squads if other in group))
    return found


def able(game: Battle, element: tuple[str, ...]) -> bool:
    """Whether an element has still to act: a squad of it lives, is not in reserve and has not acted."""
    squads = game.state.squads
    for name in element:
        squad = squads[name]
        if squad.units and not squad.acted and not squad.intercepted and game.state_of(name) not in (RESERVE, GONE) and cqb.barred(game, name) is None:
            return True
    return False


def act(game: Battle) -> Rules[None]:
    """One thing that the acting element does; or which element is next; or the end of the activation."""
    state = game.state
    if state.element:
        if able(game, state.element):
            yield from do_one(game)
        else:
            yield from finish_element(game, state.element[0], "")
        return
    seat = state.active
    waiting = [element for element in elements(game, state.battlegroup) if able(game, element)]
    if not waiting:
        game.emit(StepBegan("rotation", "end"))
        return
    answer = yield from choose_unless_forced(game, seat, NEXT, only([Next(element[0]) for element in waiting], "DZC-3.4"))
    element = next(element for element in waiting if answer.squad in element)
    game.emit(ElementStarted(element))
    for squad in element:
        yield from windows.window(game, "own_squad_starts", squad=squad, seat=seat)


def refuse_doing(game: Battle, answer: Do) -> Refusal | None:
    """The law of the act question: the squad is of the acting element, may act, and may do this."""
    verb = VERBS.get(answer.verb)
    if verb is None:
        return Refusal("DZC-3.5", "no-such-verb", {"verb": answer.verb})
    if answer.squad not in game.state.element:
        return Refusal("DZC-3.4", "squad-does-not-act", {"squad": answer.squad})
    if verb is DONE:
        return refuse_done(game) if answer.squad == game.state.element[0] and not answer.at else Refusal("DZC-3.4", "not-offered")
    squad = game.state.squads[answer.squad]
    if not squad.units or squad.acted or squad.intercepted:
        return Refusal("DZC-3.8", "squad-has-acted", {"squad": answer.squad})
    if answer.at and answer.verb in BARE:
        return Refusal(verb.rule, "not-offered")
    if f"{answer.verb} {answer.squad}" in game.state.declined:
        return Refusal("DZC-3.5", "left-for-now", {"squad": answer.squad})
    return cqb.barred(game, answer.squad) or verb.refuse(game, answer.squad, answer.at)


def refuse_done(game: Battle) -> Refusal | None:
    """DZC-9.13, DZC-RULING-111: an aircraft that landed without paying, to load or unload, does so while it can."""
    waiting = next((doing for doing in landing.services(game, game.state.element) if refuse_doing(game, doing) is None), None)
    return None if waiting is None else Refusal("DZC-9.13", "must-load-or-unload", {"squad": game.squad_name(waiting.squad)})


def do_one(game: Battle) -> Rules[None]:
    """DZC-3.5: the owner says what a squad does next."""

    def listing() -> list[Do]:
        found = [Do("done", game.state.element[0])]
        markers = moving_markers(game)
        for name in game.state.element:
            squad = game.state.squads[name]
            if squad.units and not squad.acted and not squad.intercepted and cqb.barred(game, name) is None:
                found += offers(game, name, markers)
        return found

    legal: Legal[Do] = Legal(lambda answer: refuse_doing(game, answer), listing)
    lead = game.state.element[0]
    facts = {"squad": lead, "name": game.squad_name(lead), "others": len(game.state.element) - 1}
    answer = yield from choose(game, game.state.active, ACT, legal, facts)
    before = len(game.events)
    yield from VERBS[answer.verb].carry_out(game, answer.squad, answer.at)
    if all(type(event) in (ScopeOpened, ScopeClosed) for event in game.events[before:]):
        game.emit(DoingLeft(answer.squad, answer.verb))
    elif game.state.declined:
        game.emit(DoingsReopened())


def finish_element(game: Battle, squad: str, at: str) -> Rules[None]:
    """The element has acted; cards that wait for that."""
    element = game.state.element
    seat = game.state.active
    game.emit(ElementFinished(element))
    for name in element:
        if game.state.squads[name].units:
            yield from windows.window(game, "squad_done", squad=name, seat=seat)
            yield from windows.window(game, "enemy_squad_done", squad=name, seat=seat)


def nothing(game: Battle, squad: str) -> tuple[str, ...]:
    """No targets of its own: the act question always offers it."""
    return ()


def never(game: Battle, squad: str, at: str) -> Refusal | None:
    return None


DONE = Verb("done", "DZC-3.4", nothing, never, finish_element)
DOINGS = (DONE,)


def end_activation(game: Battle) -> Rules[None]:
    """Step F: what lands at the end of the activation, and the CQB that was waiting (DZC-8.7)."""
    yield from by_the_clock.end_of_activation(game)
    for structure in cqb.due(game, game.state.battlegroup):
        yield from cqb.fight(game, structure)
    game.emit(ActivationEnded(game.state.battlegroup))
    game.emit(StepBegan("rotation", "choose"))
