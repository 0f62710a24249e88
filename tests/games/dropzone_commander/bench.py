"""A bench for rules: a small scenario made to measure, units put where a test wants them, and rules driven with scripted dice and answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bocage.core.chance import Scripted
from bocage.core.decision import Ask, Rules, Sealed
from bocage.core.errors import Refusal
from bocage.core.events import Event, Rolled
from bocage.core.legal import PASS
from bocage.core.state import replace
from bocage.core.tables import SeatRow
from bocage.games.dropzone_commander.armies.setup import set_up
from bocage.games.dropzone_commander.ground.battle import Battle, Setting
from bocage.games.dropzone_commander.ground.verbs import VERBS
from bocage.games.dropzone_commander.state.state import INSIDE, TABLE
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, SquadRow, TransportRow
from bocage.games.dropzone_commander.tables.tables import HiddenRow, MarkerRow, Scenario, StructureRow, TerrainRow, VictoryRow

from .moments import Moments

T = TypeVar("T")
E = TypeVar("E", bound=Event)
EDGES = {"A": ("south",), "B": ("north",), "C": ("east",)}


def squads(text: str) -> tuple[BattlegroupRow, ...]:
    """Battlegroups in words, one per line: "A1: A1a ucm.sabre 3, A1t ucm.condor 1 carries A1a"; "A1 reserve: ..." for another start."""
    groups = []
    for line in filter(None, (part.strip() for part in text.splitlines())):
        head, _, body = line.partition(":")
        name, *start = head.split()
        rows: list[SquadRow] = []
        lifts: list[TransportRow] = []
        for part in body.split(","):
            key, unit, count, *rest = part.split()
            if rest[:1] == ["carries"]:
                lifts.append(TransportRow(key, unit, int(count), tuple(rest[1:])))
            else:
                rows.append(SquadRow(key, unit, int(count)))
        groups.append(BattlegroupRow(name, "armour", tuple(rows), tuple(lifts), start=start[0] if start else "readiness"))
    return tuple(groups)


def house(
    name: str, x: float, y: float, size: str = "small", *, wide: float = 4, deep: float = 4, height: float = 3, links: tuple[str, ...] = ()
) -> StructureRow:
    """A Structure with a door in the middle of its south and its north wall."""
    doors = ((x + wide / 2, y), (x + wide / 2, y + deep))
    return StructureRow(name, "house", size, "normal", (x, y, wide, deep), height, doors, links)


class Bench(Moments):
    """One battle under test."""

    def __init__(
        self,
        armies: dict[str, tuple[str, str]],
        *,
        houses: Sequence[StructureRow] = (),
        markers: Sequence[MarkerRow] = (),
        terrain: Sequence[TerrainRow] = (),
        commanders: dict[str, tuple[str, str]] | None = None,
        cards: bool = False,
        options: dict[str, str] | None = None,
        hidden: HiddenRow | None = None,
        victory: VictoryRow | None = None,
        table: tuple[int, int] = (48, 48),
    ) -> None:
        chiefs = commanders or {}
        force = tuple(Army(faction, squads(text), *chiefs.get(seat, ("", "")), player=seat, edges=EDGES[seat]) for seat, (faction, text) in armies.items())
        scenario = Scenario(
            id="dzc.bench", title="Bench", size="small", sides=tuple(armies), seats=tuple(SeatRow(seat, seat) for seat in armies), rounds=6,
            synopsis="", source="house", table=table, uses_cards=cards, force=force, structure=tuple(houses), marker=tuple(markers),
            terrain=tuple(terrain), hidden=hidden, victory=victory or VictoryRow(1, 2, 1, 1, (), False),
        )  # fmt: skip
        setting = Setting(scenario, options or {})
        self.game = Battle(set_up(setting), setting)
        self.state = self.game.state
        self.state.order = setting.seats
        self.state.turn, self.state.phase, self.state.step = 2, "rotation", "act"
        self.asked: list[Ask[Any]] = []
        self.offered: list[list[Any]] = []
        self.windows: dict[str, Any] | None = None

    # -- given ------------------------------------------------------------------------------------------------------------------

    def put(self, unit: str, x: float, y: float, facing: int = 0, level: str = "", **facts: Any) -> Bench:
        """A unit stands on the table, in inches; aircraft fly unless another level is said."""
        profile = self.game.profile(unit)
        height = level or ("air" if profile.is_aircraft else "ground")
        self.state.units[unit] = replace(self.state.units[unit], where=TABLE, host="", x=round(x * 100), y=round(y * 100), facing=facing, level=height, **facts)
        return self

    def line(self, squad: str, x: float, y: float, step: float = 1.5, **facts: Any) -> Bench:
        """All units of a squad stand side by side, from west to east."""
        for number, unit in enumerate(self.state.squads[squad].units):
            self.put(unit, x + number * step, y, **facts)
        return self

    def garrison(self, squad: str, structure: str, *, entered: bool = False) -> Bench:
        """A squad is in a Structure; the first to come is Occupant."""
        record = self.state.squads[squad]
        for unit in record.units:
            self.state.units[unit] = replace(self.state.units[unit], where=INSIDE, host=structure, level="ground")
        self.state.squads[squad] = replace(record, entered=entered)
        place = self.state.structures[structure]
        if not place.occupant:
            self.state.structures[structure] = replace(place, occupant=record.seat)
        return self

    def unit(self, name: str, **facts: Any) -> Bench:
        self.state.units[name] = replace(self.state.units[name], **facts)
        return self

    def squad(self, name: str, **facts: Any) -> Bench:
        self.state.squads[name] = replace(self.state.squads[name], **facts)
        return self

    def structure(self, name: str, **facts: Any) -> Bench:
        self.state.structures[name] = replace(self.state.structures[name], **facts)
        return self

    def marker(self, name: str, **facts: Any) -> Bench:
        self.state.markers[name] = replace(self.state.markers[name], **facts)
        return self

    def hand(self, seat: str, *cards: str) -> Bench:
        """The cards in a hand, taken out of the deck."""
        deck = list(self.state.decks[seat])
        for card in cards:
            deck.remove(card)
        self.state.hands[seat], self.state.held[seat], self.state.decks[seat] = tuple(sorted(cards)), len(cards), tuple(deck)
        return self

    def activate(self, battlegroup: str, *element: str) -> Bench:
        """A battlegroup is being activated, and squads of it act."""
        group = self.state.battlegroups[battlegroup]
        self.state.battlegroups[battlegroup] = replace(group, activated=True)
        self.state.active, self.state.battlegroup, self.state.element = group.seat, battlegroup, element or group.squads
        return self

    # -- when -------------------------------------------------------------------------------------------------------------------

    def run(self, rule: Rules[T], *answers: Any, dice: str = "", windows: dict[str, Any] | None = None) -> T:
        """Drives a rule to its end. An answer is an answer, a function of the question, or a word: "first", "pass".

        With `windows` card windows are answered from there, each once, and else passed.
        """
        script, waiting = Scripted(dice), list(answers)
        self.windows = windows
        try:
            request: Any = next(rule)
            while True:
                request = rule.send(self._reply(request, waiting, script))
        except StopIteration as stop:
            assert not waiting, f"answers left over: {waiting}"
            assert not windows, f"cards left over: {windows}"
            script.finish()
            return stop.value  # type: ignore[no-any-return]

    def _reply(self, request: Any, waiting: list[Any], script: Scripted) -> Any:
        if isinstance(request, Sealed):
            return {ask.seat: self._answer(ask, waiting) for ask in request.asks}
        if isinstance(request, Ask):
            return self._answer(request, waiting)
        shown = script.answer(request)
        if hasattr(request, "pools"):
            self.game.emit(Rolled((), request.why))
        return request.read(shown)

    def _answer(self, ask: Ask[Any], waiting: list[Any]) -> Any:
        self.asked.append(ask)
        listed = list(ask.legal)
        for offered in listed:
            assert ask.legal.refuse(offered) is None, offered
        self.offered.append(listed)
        if ask.what == "card" and self.windows is not None:
            waiting.insert(0, self.windows.pop(ask.question.window, PASS))
        assert waiting, f"{ask.seat} is asked {ask.what} ({ask.question.rule}), and no answer is left; on offer: {listed[:8]}"
        given = waiting.pop(0)
        answer = listed[0] if given == "first" else PASS if given == "pass" else given(ask) if isinstance(given, Callable) else given  # type: ignore[arg-type]
        refusal = ask.legal.refuse(answer)
        assert refusal is None, f"{answer} to {ask.what} is refused: {refusal}"
        return answer

    def does(self, verb: str, squad: str, at: str = "", *answers: Any, dice: str = "") -> Bench:
        """A squad does something that is legal."""
        refusal = VERBS[verb].refuse(self.game, squad, at)
        assert refusal is None, f"{squad} may not {verb}: {refusal}"
        self.run(VERBS[verb].carry_out(self.game, squad, at), *answers, dice=dice)
        return self

    def refused(self, verb: str, squad: str, at: str = "") -> str:
        """The rule that forbids it; fails if nothing does."""
        refusal = VERBS[verb].refuse(self.game, squad, at)
        assert isinstance(refusal, Refusal), f"{squad} may {verb} {at}"
        return refusal.rule

    # -- then -------------------------------------------------------------------------------------------------------------------

    def alive(self, squad: str) -> tuple[str, ...]:
        return self.state.squads[squad].units

    def told(self, kind: type[E]) -> list[E]:
        """Events of a kind so far."""
        return [event for event in self.game.events if isinstance(event, kind)]
