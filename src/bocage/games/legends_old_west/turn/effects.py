"""Special rules of scenarios (LOW-24.2): reserves, returning units, alert, flares, marks that victory looks at."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.core.state import replace
from bocage.games.legends_old_west.ground.alerts import alarm
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.concealment import come_upon
from bocage.games.legends_old_west.ground.layout import arrange
from bocage.games.legends_old_west.state.events import ALL, PLACES, Counted, Deployed, Happened, Spots, change, change_unit
from bocage.games.legends_old_west.state.state import Charge, Figure, LowState
from bocage.games.legends_old_west.tables.tables import PROFILES, UNITS, VEHICLES


class Flare(Answer):
    """A flare lights up the night for this turn."""


class Enter(Answer):
    """Where a unit comes onto the table."""

    unit: str
    x: int
    y: int

    def target(self) -> tuple[str, str]:
        return "point", f"{self.x},{self.y}"


FLARE: Question[Flare | Pass] = Question("flare", Flare | Pass, rule="LOW-24.2")
ENTER: Question[Enter] = Question("enter", Enter, rule="LOW-24.2")
LIGHT = Flare()


class FlareFired(Happened):
    """A flare lights up the night for a while (LOW-24.2)."""

    leaves = ALL
    side: str


class CrossedOver(Happened):
    """A figure has been beyond a line that the scenario names."""

    leaves = PLACES
    figures: tuple[str, ...]

    def apply(self, state: LowState) -> None:
        for ident in self.figures:
            change(state, ident, far_north=True)


class Entered(Happened):
    """A reserve or a returning unit comes in: where its men or vehicles stand."""

    unit: str
    spots: Spots
    facing: int

    def apply(self, state: LowState) -> None:
        Deployed(self.unit, self.spots).apply(state)
        unit = state.units[self.unit]
        change_unit(state, self.unit, reserve=0, back_on=0, fleeing=False)
        for ident in unit.vehicles:
            state.vehicles[ident] = replace(state.vehicles[ident], facing=self.facing)


class Returns(Happened):
    """A lost unit will come back (scenario); its men are whole again."""

    unit: str
    turn: int
    edge: str

    def apply(self, state: LowState) -> None:
        unit = state.units[self.unit]
        change_unit(state, self.unit, returns=unit.returns - 1, back_on=self.turn, entry=(0, 0, self.edge), fleeing=False, half_tested=False, owes=())


class Reraised(Happened):
    """The men of a returning unit are set up anew, off the table."""

    unit: str

    def apply(self, state: LowState) -> None:
        unit = state.units[self.unit]
        for ident in unit.figures:
            loss = state.lost.get(ident)
            known = state.figures.get(ident)
            if loss is None and known is None:
                continue
            profile, weapons = _memory(state, ident)
            row = PROFILES[profile]
            state.figures[ident] = Figure(ident, self.unit, profile, weapons, place="off", wounds=row.wounds, fame=row.fame, fortune=row.fortune)
        change_unit(state, self.unit, leader=unit.figures[0], half_tested=False)


def _memory(state: LowState, ident: str) -> tuple[str, tuple[str, ...]]:
    """Profile and weapons of a figure of a roster, by its number."""
    known = state.figures.get(ident)
    if known is not None:
        return known.profile, known.weapons
    unit, _, number = ident.partition(".")
    left = int(number)
    for group in UNITS[state.units[unit].roster].groups:
        if left <= group.count:
            return group.profile, group.weapons
        left -= group.count
    raise LookupError(ident)


# -- reserves -----------------------------------------------------------------------------------------------------------------


def enter_reserves(game: Battle, side: str) -> Rules[None]:
    """Units whose turn it is come in by their edge, before the side's voluntary moves."""
    turn = game.state.turn
    for unit in [u.id for u in game.state.units.values() if u.side == side]:
        record = game.unit(unit)
        if record.back_on and record.back_on <= turn:
            game.emit(Reraised(unit))
        elif not (record.reserve and record.reserve <= turn):
            continue
        spots = entry_spots(game, unit)
        if not spots:
            continue  # no room: it tries again next turn
        answers = [Enter(unit, x, y) for x, y in spots]

        def refuse(answer: Enter, unit: str = unit) -> Refusal | None:
            if answer.unit != unit or arrange(game, unit, answer.x, answer.y) is None:
                return Refusal("LOW-24.3", "no-room-there", {"unit": unit})
            return None if _at_entry(game, unit, answer.x, answer.y) else Refusal("LOW-24.2", "not-its-edge", {"unit": unit})

        law: Legal[Enter] = Legal(refuse, lambda known=answers: known, default=answers[0])  # type: ignore[misc]
        answer = yield from choose_unless_forced(game, game.seat(unit), ENTER, law, {"unit": unit})
        placed = arrange(game, unit, answer.x, answer.y)
        assert placed is not None
        game.emit(Entered(unit, placed, 180 if _edge(game, unit) == "north" else 0))
        come_upon(game, [spot[0] for spot in placed])


def _edge(game: Battle, unit: str) -> str:
    record = game.unit(unit)
    return record.entry[2] or game.setting.armies[record.side].edge


def _depth_in(game: Battle, unit: str) -> int:
    vehicles = game.unit(unit).vehicles
    return max((VEHICLES[game.state.vehicles[v].row].length // 2 for v in vehicles), default=125)


def _at_entry(game: Battle, unit: str, x: int, y: int) -> bool:
    """On the edge, or at the point of the edge that the scenario names."""
    ex, _, _ = game.unit(unit).entry
    inner = _depth_in(game, unit) + 400
    at_edge = y >= game.setting.depth - inner if _edge(game, unit) == "north" else y <= inner
    return at_edge and (not ex or abs(x - ex) <= 1000)


def entry_spots(game: Battle, unit: str) -> list[tuple[int, int]]:
    """A few places to come in, the named point first."""
    ex, _, _ = game.unit(unit).entry
    width, depth = game.setting.width, game.setting.depth
    inner = _depth_in(game, unit)
    y = depth - inner if _edge(game, unit) == "north" else inner
    xs = [ex + shift for shift in (0, 300, -300, 600, -600, 1000, -1000)] if ex else [width * n // 10 for n in (5, 3, 7, 1, 9, 2, 4, 6, 8)]
    found = [(x, y) for x in xs if arrange(game, unit, x, y) is not None]
    return found[:1] if ex else found[:4]


def returning(game: Battle) -> Rules[None]:
    """Mission station: a unit destroyed or fled comes back two turns later on a random long edge; each once."""
    for effect in game.setting.scenario.effects("respawn"):
        for unit in [u for u in game.state.units.values() if u.side == effect.side and u.roster in effect.units and u.returns and not u.back_on]:
            if game.alive(unit.id):
                continue
            shown = yield from roll(faces("edge", 1), why="LOW-24.2")
            game.emit(Returns(unit.id, game.state.turn + effect.delay_turns, "south" if shown[0] <= 3 else "north"))


# -- alert, flares, marks -----------------------------------------------------------------------------------------------------


def after_move(game: Battle, unit: str) -> Rules[None]:
    """What a move brings about: an alarm, a mark for the score."""
    _mark(game, unit)
    alarm(game, game.enemy(game.side(unit)), "enemy_within_25cm")
    return
    yield


def _mark(game: Battle, unit: str) -> None:
    for row in game.setting.scenario.victory:
        if row.type == "reach" and row.side == game.side(unit):
            line = row.after_north_of_y * 100
            beyond = tuple(f.id for f in game.standing(unit) if not f.far_north and f.y > line)
            if beyond:
                game.emit(CrossedOver(beyond))


def flare_step(game: Battle) -> Rules[bool]:
    """A side with a flare may lift the limit of sight for this turn."""
    for effect in game.setting.scenario.effects("flare"):
        left = game.state.counters.get(f"flares:{effect.side}", 0)
        if left and game.state.turn >= effect.from_turn:
            law: Legal[Flare | Pass] = Legal(lambda answer: None, lambda: (PASS, LIGHT), exact=True, default=PASS)
            answer = yield from choose(game, game.captain(effect.side), FLARE, law)
            if isinstance(answer, Flare):
                game.emit(FlareFired(effect.side))
                game.emit(Counted(f"flares:{effect.side}", left - 1))
                game.emit(Counted("flare_until", game.state.turn + effect.duration_turns - 1))
                game.forget_all()
    return True


def after_demolition(game: Battle, charge: Charge) -> None:
    """A charge exploded against something that victory looks at."""
    if any(row.type == "demolish" and row.objective == charge.target for row in game.setting.scenario.victory):
        game.emit(Counted(f"blown:{charge.target}", 1))
