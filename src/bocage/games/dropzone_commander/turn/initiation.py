"""Phase 1, Initiation: initiative, discard, draw, clean-up, reserves (DZC-2.1 to DZC-2.16)."""

from __future__ import annotations

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.legal import PASS, Answer, Pass, only
from bocage.games.dropzone_commander.cards import decks, windows
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.objectives import searching
from bocage.games.dropzone_commander.specials import by_the_clock
from bocage.games.dropzone_commander.state.events import EffectsEnded, InitiativeCounted, OrderSet, ReserveArrived, ReserveDelayed, StepBegan, TurnBegan
from bocage.games.dropzone_commander.structures import cqb
from bocage.games.dropzone_commander.tables.tables import reserve_needed


class First(Answer):
    """Who is first this turn."""

    seat: str

    def target(self) -> tuple[str, str]:
        return "seat", self.seat


class RollReserve(Answer):
    """Roll for squads in reserve."""

    reserve: str


FIRST: Question[First] = Question("first", First, rule="DZC-2.4")
RESERVE_ROLL: Question[RollReserve | Pass] = Question("reserve", RollReserve | Pass, rule="DZC-2.12")


def begin_turn(game: Battle) -> Rules[None]:
    """DZC-14.35: occupation counts tick at the very start of the turn, before initiative."""
    game.emit(TurnBegan(game.state.turn + 1))
    searching.tick(game)
    game.emit(StepBegan("initiation", "initiative"))
    return
    yield


def initiative(game: Battle) -> Rules[None]:
    """DZC-2.3 to DZC-2.5: the highest total names who is first; the others follow by falling total."""
    yield from windows.window(game, "before_initiative")
    ranking = yield from rank(game, list(game.setting.seats))
    game.emit(EffectsEnded("initiative"))
    winner = ranking[0]
    answer = yield from choose(game, winner, FIRST, only([First(seat) for seat in ranking], "DZC-2.4"))
    game.emit(OrderSet((answer.seat, *(seat for seat in ranking if seat != answer.seat))))
    game.emit(StepBegan("initiation", "discard"))


def rank(game: Battle, seats: list[str]) -> Rules[list[str]]:
    """DZC-2.3, DZC-2.5: all roll 1D6 and add their CV; those who tie roll again among themselves."""
    if len(seats) == 1:
        return seats
    dice = yield from roll(*(total("initiative", 1) for _ in seats), why="DZC-2.3")
    totals: dict[str, int] = {}
    for seat, die in zip(seats, dice, strict=True):
        totals[seat] = die + decks.cv(game, seat)
        game.emit(InitiativeCounted(seat, die, totals[seat]))
    sixes = [seat for seat, die in zip(seats, dice, strict=True) if die == 6]
    if game.setting.natural_six and len(sixes) == 1:
        totals[sixes[0]] += 100  # DZC-20.11
    ranking: list[str] = []
    for value in sorted(set(totals.values()), reverse=True):
        ranking += yield from rank(game, [seat for seat in seats if totals[seat] == value])
    return ranking


def discard(game: Battle) -> Rules[None]:
    """DZC-2.6."""
    yield from decks.discard_step(game)
    game.emit(StepBegan("initiation", "draw"))


def draw(game: Battle) -> Rules[None]:
    """DZC-2.7 to DZC-2.9."""
    yield from decks.draw_step(game)
    yield from windows.window(game, "after_draw")
    game.emit(StepBegan("initiation", "clean_up"))


def clean_up(game: Battle) -> Rules[None]:
    """DZC-2.10: what happens at clean-up; CQBs begin (DZC-8.3)."""
    yield from by_the_clock.start_of_turn(game)
    cqb.begin(game)
    game.emit(StepBegan("initiation", "reserves"))


def reserves(game: Battle) -> Rules[None]:
    """DZC-2.11 to DZC-2.14: each player in order of play, battlegroup by battlegroup."""
    if game.state.reserves:
        yield from windows.window(game, "reserve_step")
    for seat in game.state.order:
        for name in [r.id for r in game.state.reserves.values() if r.seat == seat]:
            yield from reserve_roll(game, seat, name)
    game.emit(StepBegan("rotation", "choose"))


def reserve_roll(game: Battle, seat: str, name: str) -> Rules[None]:
    """DZC-2.12: 6+ in the first turn of reserve, 4+ in the second, 2+ from then on."""
    record = game.state.reserves[name]
    title = game.squad_name(record.squads[0])
    if game.effects("reserve_pass", name):
        game.emit(ReserveArrived(name, record.battlegroup, title))
        return
    facts = {"battlegroup": record.battlegroup, "name": title, "needed": reserve_needed(record.turns)}
    offered: list[RollReserve | Pass] = [RollReserve(name), PASS]
    answer = yield from choose(game, seat, RESERVE_ROLL, only(offered, "DZC-2.12"), facts)
    if isinstance(answer, Pass):
        game.emit(ReserveDelayed(name, record.battlegroup, title))
        return
    die = yield from roll(total("reserve", 1), why="DZC-2.12")
    if die < reserve_needed(record.turns):
        played = yield from windows.window(game, "reserve_roll", battlegroup=name, seat=seat)
        if "air_alert" in played:
            die = yield from roll(total("reserve", 1), why="DZC-2.12")
    if die >= reserve_needed(record.turns):
        game.emit(ReserveArrived(name, record.battlegroup, title))
    else:
        game.emit(ReserveDelayed(name, record.battlegroup, title))
