"""A bare table for tests of single rules: an era, ground, a few models, and rules run with scripted dice and answers."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec

from bocage.core.chance import Draw, Roll, Scripted
from bocage.core.decision import Ask, Sealed
from bocage.core.errors import Refusal
from bocage.core.events import Event
from bocage.core.legal import PASS
from bocage.core.tables import SeatRow
from bocage.games.legends_old_west import TITLE
from bocage.games.legends_old_west.aiming.aim import who_fires
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.armies import muster
from bocage.games.legends_old_west.ground.battle import Battle, Setting
from bocage.games.legends_old_west.moving.fleeing import Broke
from bocage.games.legends_old_west.tables.rows import GroupRow, UnitRow
from bocage.games.legends_old_west.tables.scenario import ArmyRow, EffectRow, Scenario, TerrainPiece, VictoryRow, Zone
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, option_rows
from bocage.games.legends_old_west.turn import turn
from bocage.games.legends_old_west.vehicles.drive_law import refuse_start
from bocage.testing.reading import read

replace = msgspec.structs.replace
OURS, THEIRS = "ours", "theirs"
Spots = Sequence[tuple[float, float]]


class Bench:
    """`men` and `crew` put models on the table (centimetres), `run` runs a rule, `fig` and the like look at records."""

    title = TITLE

    def __init__(
        self,
        era: str = "ww2",
        terrain: Sequence[TerrainPiece] = (),
        *,
        date: str = "1944-06-06",
        effects: Sequence[EffectRow] = (),
        victory: Sequence[VictoryRow] = (),
        size: tuple[float, float] = (200, 200),
        turn: int = 3,
        **options: str,
    ) -> None:
        armies = tuple(ArmyRow(side, side, edge, 1000, "", Zone(0, 0, 200, 50)) for side, edge in ((OURS, "south"), (THEIRS, "north")))
        seats = (SeatRow(OURS, OURS), SeatRow(THEIRS, THEIRS))
        scenario = Scenario(
            id="bench", title="Bench", size="tiny", sides=(OURS, THEIRS), seats=seats, rounds=12, synopsis="", source="house", era=era, date=date,
            table_w_cm=size[0], table_h_cm=size[1], terrain=tuple(terrain), army=armies, effect=tuple(effects), victory=tuple(victory),
        )  # fmt: skip
        defaults = {row.id: row.default for row in option_rows()}
        self.game = Battle(muster.raise_armies(Setting(scenario, defaults | options)), Setting(scenario, defaults | options))
        self.state.turn, self.state.first, self.state.phase = turn, OURS, "shoot"
        self.events: list[Event] = []
        self.asked: list[str] = []

    @property
    def state(self) -> Any:
        return self.game.state

    def men(self, name: str, profile: str, spots: Spots, weapons: Sequence[str] = (), side: str = OURS, **facts: Any) -> list[str]:
        """A unit of like figures, or more figures of one that is there."""
        if name not in self.state.units:
            row = UnitRow(name, name, self.game.setting.era, side, len(spots), 0, False, (GroupRow(profile, len(spots), tuple(weapons)),), (), (), "house")
            muster.add_unit(self.state, self.game.setting, name, row, side, side)
            ids = list(self.state.units[name].figures)
        else:
            old = self.state.units[name]
            row = UnitRow("extra", "", self.game.setting.era, side, len(spots), 0, False, (GroupRow(profile, len(spots), tuple(weapons)),), (), (), "house")
            muster.add_unit(self.state, self.game.setting, "extra", row, side, side)
            ids = []
            for ident in self.state.units.pop("extra").figures:
                figure = self.state.figures.pop(ident)
                fresh = f"{name}.{len(self.state.units[name].figures) + 1}"
                self.state.figures[fresh] = replace(figure, id=fresh, unit=name, loader_of="")
                old = replace(old, figures=(*old.figures, fresh), start=old.start + 1)
                self.state.units[name] = old
                ids.append(fresh)
        for ident, (x, y) in zip(ids, spots, strict=True):
            self.put(ident, x, y, **facts)
        return ids

    def put(self, ident: str, x: float, y: float, **facts: Any) -> None:
        """A figure on the table, in centimetres."""
        known = self.state.figures[ident]
        self.state.figures[ident] = replace(known, x=round(x * 100), y=round(y * 100), place="table", **facts)
        self.game.forget_all()

    def vehicle(self, name: str, row: str, at: tuple[float, float], facing: int = 0, side: str = OURS, crew: int | None = None, **facts: Any) -> str:
        """A vehicle with its crew aboard; gives back its id."""
        from bocage.games.legends_old_west.tables.tables import MODELS, VEHICLES

        era = self.game.setting.era
        prefix = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}[era]
        count = crew if crew is not None else (MODELS[row].crew if row in MODELS else VEHICLES[row].crew_max)
        profile = f"{prefix}_crew" if era != "colonial" else "col_regular"
        loadout = facts.pop("loadout", ())
        unit = UnitRow(name, name, era, side, count, 0, False, (GroupRow(profile, count, ()),), (row,), (), "house", vehicle_loadout=loadout)
        muster.add_unit(self.state, self.game.setting, name, unit, side, side)
        ident = f"{name}.v1"
        if era == "colonial":
            for figure in self.state.units[name].figures:
                self.state.figures[figure] = replace(self.state.figures[figure], station="crew")
        self.state.vehicles[ident] = replace(self.state.vehicles[ident], x=round(at[0] * 100), y=round(at[1] * 100), facing=facing, place="table", **facts)
        self.game.forget_all()
        return ident

    def gun(self, name: str, weapon: str, at: tuple[float, float], gunners: int = 2, side: str = OURS, **facts: Any) -> str:
        """A gun with gunners in contact behind it; gives back its id."""
        era = self.game.setting.era
        prefix = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}[era]
        groups = (GroupRow(f"{prefix}_gunner", 1, (weapon,)), *((GroupRow(f"{prefix}_gunner", gunners - 1, ()),) if gunners > 1 else ()))
        row = UnitRow(name, name, era, side, gunners, 0, False, groups, (), (), "house")
        muster.add_unit(self.state, self.game.setting, name, row, side, side)
        ident = f"{name}.g1"
        self.state.guns[ident] = replace(self.state.guns[ident], x=round(at[0] * 100), y=round(at[1] * 100), place="table", **facts)
        for number, figure in enumerate(self.state.units[name].figures):
            self.put(figure, at[0] + (3.25 if number % 2 else -3.25), at[1] - (2.6 * (number // 2)))
        return ident

    def plane(self, name: str, row: str, at: tuple[float, float], heading: int = 0, band: int = 2, side: str = OURS, **facts: Any) -> str:
        """An aircraft in the air with its airmen; gives back its id."""
        seats = AIRCRAFT[row].seats
        unit = UnitRow(name, name, "ww1", side, seats, 0, False, (GroupRow("ww1_crew", seats, ("ww1_pistol",)),), (), (row,), "house")
        muster.add_unit(self.state, self.game.setting, name, unit, side, side)
        ident = f"{name}.a1"
        settings = {"place": "table", "mission": "fighter", "flown": AIRCRAFT[row].move // 2, "entry": (round(at[0] * 100), 0, "south"), **facts}
        self.state.aircraft[ident] = replace(self.state.aircraft[ident], x=round(at[0] * 100), y=round(at[1] * 100), heading=heading, band=band, **settings)
        self.game.forget_all()
        return ident

    def run(self, rule: Any, dice: str = "", *answers: Any) -> Any:
        """Runs a rule to its end; answers, or words for them, go to the questions in order, each must be legal, PASS when none is left and it may be passed."""
        chance, left = Scripted(dice), list(answers)
        self.asked = []
        before = len(self.game.events)
        try:
            request = next(rule)
            while True:
                if isinstance(request, Roll | Draw):
                    reply: Any = request.read(chance.answer(request))
                elif isinstance(request, Sealed):
                    reply = {ask.seat: self._answer(ask, left) for ask in request.asks}
                else:
                    reply = self._answer(request, left)
                request = rule.send(reply)
        except StopIteration as end:
            chance.finish()
            assert not left, f"answers left over: {left}"
            self.events = self.game.events[before:]
            return end.value

    def step(self, phase: str, dice: str = "", *answers: Any, side: str = "") -> Any:
        """Runs the step of a phase as the turn takes it: when it is done, the next phase has begun."""
        self.state.phase, self.state.active = phase, side
        return self.run(turn.next_rule(self.game), dice, *answers)

    def fires(self, group: str, dice: str = "", *answers: Any) -> Any:
        """A unit, a figure (or with it the rank and file it shoots with), a gun or a vehicle fires in its side's shooting."""
        return self.step("fire", dice, f"shoot {self._group_of(group)}", *answers, side=self.game.side(group))

    def _group_of(self, ident: str) -> str:
        """Whom to pick that somebody fires: himself, his unit's rank and file, or the gun he serves."""
        figure = self.state.figures.get(ident)
        if figure is None:
            return ident
        return figure.unit if ident in who_fires(self.game, figure.unit).together else figure.gun or ident

    def order_refusal(self, unit: str, order: Any) -> Refusal | None:
        """Why a unit that is picked in its side's movement may not do something; None if it may. Nothing is done."""
        return self._refusal("move", self.game.side(unit), f"activate {unit}", order)

    def shot_refusal(self, group: str, shot: Any) -> Refusal | None:
        """Why a group that is picked in its side's shooting may not do something; None if it may. Nothing is done."""
        return self._refusal("fire", self.game.side(group), f"shoot {self._group_of(group)}", shot)

    def _refusal(self, phase: str, side: str, first: str, second: Any) -> Refusal | None:
        game = self.game
        self.game = game.copy(deepcopy(game.state))
        try:
            self.state.phase, self.state.active = phase, side
            rule: Any = turn.next_rule(self.game)
            ask = next(rule)
            assert ask.legal.refuse(read(self, ask, first)) is None, f"{first} is refused"  # type: ignore[arg-type]
            ask = rule.send(read(self, ask, first))  # type: ignore[arg-type]
            answer = read(self, ask, second) if isinstance(second, str) else second  # type: ignore[arg-type]
            assert isinstance(answer, ask.question.answers), f"{ask.what} is asked, which {answer} does not answer"
            refusal: Refusal | None = ask.legal.refuse(answer)
            return refusal
        finally:
            self.game = game

    def fights(self, dice: str, *answers: Any) -> Any:
        """Those in contact are paired off and fight; the answers are about the fight."""
        self.step("pair")
        return self.step("fight", dice, *answers)

    def struck(self, target: str, strength: int, dice: str = "", *answers: Any, **facts: Any) -> Any:
        """One hit comes home: location, wound roll, save, damage, as far as its facts ask for them."""
        return self.run(resolve(self.game, [Hit(target, strength, **facts)]), dice, *answers)

    def breaks(self, unit: str) -> None:
        """A unit fails a test and will flee."""
        self.game.emit(Broke(unit))

    def moves(self, unit: str, dice: str = "", *answers: Any) -> Any:
        """A unit is picked in its side's movement, and does what the answers say."""
        return self.step("move", dice, f"activate {unit}", *answers, side=self.game.side(unit))

    def _answer(self, ask: Ask[Any], left: list[Any]) -> Any:
        self.asked.append(ask.what)
        answer = left.pop(0) if left else PASS if ask.legal.refuse(PASS) is None else ask.legal.fallback()
        if isinstance(answer, str):
            answer = read(self, ask, answer)  # type: ignore[arg-type]
        refusal = ask.legal.refuse(answer)
        assert refusal is None, f"{ask.what}: {answer} is refused: {refusal}"
        return answer

    def movable(self, vehicle: str) -> bool:
        """Whether a vehicle may move at all this turn."""
        return refuse_start(self.game, self.state.vehicles[vehicle]) is None

    def fig(self, ident: str) -> Any:
        return self.state.figures[ident]

    def alive(self, *ids: str) -> list[bool]:
        return [ident in self.state.figures and not self.state.figures[ident].down for ident in ids]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]


def rect(kind: str, x: float, y: float, w: float, h: float, name: str = "") -> TerrainPiece:
    return TerrainPiece(kind, "rect", x, y, w, h, name=name)


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> TerrainPiece:
    return TerrainPiece(kind, "line", x1=x1, y1=y1, x2=x2, y2=y2)


def cm(value: float) -> int:
    return round(value * 100)
