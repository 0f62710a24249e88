"""A battle from a written position, for tests and for people who set up problems. Lengths in centimetres.

table 120 120                                     the size (else the scenario's), without its terrain unless `terrain scenario` is said
terrain wall 35,30 55,30                          a line, a rect "building 40,72 52,81 as mill", or a circle "crater 25,40 r4"; "high_wall ... climbable"
british squad col_nco@10,10 col_regular*3@12,10   a unit of a side: id, then figures: profile[*n]@x,y[;weapons+...], standing side by side
british roster brit_col_recruits@10,10            a unit of a roster, formed up about a point
squad.2 fame=0 wounds=1 down red hidden           facts of a figure, gun, vehicle, aircraft or unit by id
turn 3   phase fire british   first tribal        where the turn stands
"""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.state import replace
from bocage.games.legends_old_west.armies.muster import add_unit, finish, raise_armies
from bocage.games.legends_old_west.ground.battle import Battle, Setting
from bocage.games.legends_old_west.ground.layout import arrange
from bocage.games.legends_old_west.state.events import Deployed
from bocage.games.legends_old_west.state.state import Charge, Cloud, LowState, Mine
from bocage.games.legends_old_west.state.wound_events import remove
from bocage.games.legends_old_west.tables.rows import GroupRow, UnitRow, cm
from bocage.games.legends_old_west.tables.scenario import Ground, Scenario, ground, scenarios
from bocage.games.legends_old_west.tables.tables import AIRCRAFT, MODELS, PROFILES, TERRAIN, UNITS, VEHICLES, WEAPONS
from bocage.tabletop.positions import known, lines, reading


def read(text: str, scenario: Scenario | None, options: dict[str, str]) -> Battle:
    """Reads a position over a scenario: its sides, edges and options, an empty table, turn 1, the first side about to move."""
    setting = Setting(msgspec.structs.replace(scenario or scenarios()["first_patrol"]), options)
    state = raise_armies(setting)
    for held in (state.figures, state.units, state.guns, state.vehicles, state.aircraft):
        held.clear()
    state.features = ()
    state.phase, state.turn, state.active, state.first = "move", 1, setting.sides[0], setting.sides[0]
    reader = _Reader(Battle(state, setting))
    for line in lines(text):
        with reading(line):
            reader.line(line.words)
    return reader.done()


class _Reader:
    """Reads lines into a battle."""

    def __init__(self, game: Battle) -> None:
        self.game, self.state, self.setting = game, game.state, game.setting

    def line(self, words: list[str]) -> None:
        """One fact."""
        head, *rest = words
        if head in self.setting.sides:
            self.unit(head, rest)
        elif head in ("table", "terrain", "turn", "phase", "first", "last", "general", "count", "nation", "mine", "cloud", "charge", "lost", "score"):
            getattr(self, head)(rest)
        elif self._holder(head) is not None:
            self.facts(head, rest)
        else:
            raise Invalid(
                f'a position cannot say "{head}". {did_you_mean(head, [*self.setting.sides, *self.state.units, "terrain", "table", "turn", "phase"])}'
            )

    def table(self, rest: list[str]) -> None:
        self.setting.width, self.setting.depth = cm(float(rest[0])), cm(float(rest[1]))

    def terrain(self, rest: list[str]) -> None:
        if rest[0] == "scenario":
            self.state.features = ground(self.setting.scenario.terrain)
            return
        kind = known(rest[0], TERRAIN, "terrain")
        name = rest[rest.index("as") + 1] if "as" in rest else ""
        points = [_point(word) for word in rest[1:] if "," in word]
        radius = next((cm(float(word[1:])) for word in rest[1:] if word[0] == "r" and word[1:2].isdigit()), 0)
        number = 1 + sum(1 for g in self.state.features if g.type == kind)
        if len(points) == 2 and not (TERRAIN[kind].foot == "obstacle" or kind == "high_wall"):
            (ax, ay), (bx, by) = points
            points = [(ax, ay), (bx, ay), (bx, by), (ax, by)]
        piece = Ground(name or f"{kind}_{number}", kind, tuple(points), radius, name, TERRAIN[kind].structure_points, "climbable" in rest)
        self.state.features = (*self.state.features, piece)

    def unit(self, side: str, rest: list[str]) -> None:
        name, *figures = rest
        seat = self.setting.captain[side]
        if name == "roster":
            roster, _, where = figures[0].partition("@")
            row = UNITS[known(roster, UNITS, "unit")]
            ident = figures[figures.index("as") + 1] if "as" in figures else roster
            add_unit(self.state, self.setting, ident, row, side, seat)
            x, y = _point(where)
            self.game.forget_all()
            spots = arrange(self.game, ident, x, y)
            if spots is None:
                raise Invalid(f"{ident} has no room at {where}")
            Deployed(ident, spots).apply(self.state)
            self.state.done.clear()
            self.game.forget_all()
            return
        groups, places, vehicles, craft = [], [], [], []
        for word in figures:
            what, _, where = word.partition("@")
            what, _, weapons = what.partition(";")
            profile, _, times = what.partition("*")
            if profile in VEHICLES or profile in MODELS:
                vehicles.append((profile, where))
                continue
            if profile not in PROFILES:
                craft.append((known(profile, {**PROFILES, **AIRCRAFT}, "profile or aircraft"), where))
                continue
            carried = tuple(known(w, WEAPONS, "weapon") for w in weapons.split("+") if w)
            count = int(times or 1)
            groups.append(GroupRow(profile, count, carried))
            places += [(where, n) for n in range(count)]
        nation = next((u.nation for u in self.state.units.values() if u.side == side), side)
        row = UnitRow(
            name, name, self.setting.era, nation, len(places), 0, False, tuple(groups), tuple(v for v, _ in vehicles), tuple(c for c, _ in craft), "test"
        )
        add_unit(self.state, self.setting, name, row, side, seat)
        self._place(name, places, vehicles, craft)

    def _place(self, name: str, places: list[tuple[str, int]], vehicles: list[tuple[str, str]], craft: list[tuple[str, str]]) -> None:
        record = self.state.units[name]
        for ident, (where, n) in zip(record.figures, places, strict=True):
            figure = self.state.figures[ident]
            if where:
                x, y = _point(where)
                wide = 400 if figure.mount else 250
                self.state.figures[ident] = replace(figure, x=x + n * wide, y=y, place="table", vehicle="", station="", trade=figure.trade)
            elif figure.place == "off" and not vehicles and not craft:
                self.state.figures[ident] = replace(figure, place="off")
        for ident, (_, where) in zip(record.vehicles, vehicles, strict=True):
            spot, _, facing = where.partition("/")
            x, y = _point(spot)
            self.state.vehicles[ident] = replace(self.state.vehicles[ident], x=x, y=y, facing=int(facing or 0), place="table")
        for ident, (_, where) in zip(record.aircraft, craft, strict=True):
            spot, _, more = where.partition("/")
            heading, _, band = more.partition("/")
            x, y = _point(spot)
            self.state.aircraft[ident] = replace(self.state.aircraft[ident], x=x, y=y, heading=int(heading or 0), band=int(band or 1), place="table")
        for gun in record.guns:
            lead = self.state.figures[record.figures[0]]
            self.state.guns[gun] = replace(self.state.guns[gun], x=lead.x, y=lead.y + 325, place="table")

    def _holder(self, ident: str) -> dict[str, Any] | None:
        state = self.state
        return next((held for held in (state.figures, state.units, state.guns, state.vehicles, state.aircraft) if ident in held), None)

    def facts(self, ident: str, rest: list[str]) -> None:
        held = self._holder(ident)
        assert held is not None
        record = held[ident]
        hints = get_type_hints(type(record))
        for word in rest:
            name, equals, value = word.partition("=")
            if name == "at":
                x, y = _point(value)
                record = replace(record, x=x, y=y, place="table")
                continue
            if name not in hints:
                raise Invalid(f'"{ident}" cannot be "{name}". {did_you_mean(name, hints)}')
            kind = hints[name]
            if not equals:
                found: Any = True
            elif kind is int:
                found = int(value)
            elif kind is bool:
                found = value in ("1", "true", "yes")
            elif kind is str:
                found = value
            else:
                found = tuple(v for v in value.split("+") if v)
            record = replace(record, **{name: found})
        held[ident] = record

    def turn(self, rest: list[str]) -> None:
        self.state.turn = int(rest[0])

    def phase(self, rest: list[str]) -> None:
        self.state.phase, self.state.active = rest[0], rest[1] if len(rest) > 1 else ""

    def first(self, rest: list[str]) -> None:
        self.state.first = rest[0]

    def last(self, rest: list[str]) -> None:
        self.state.last_first = rest[0]

    def general(self, rest: list[str]) -> None:
        self.state.counters[f"general:{rest[0]}"] = 1
        self.state.generals[rest[0]] = rest[1]

    def count(self, rest: list[str]) -> None:
        self.state.counters[rest[0]] = int(rest[1])

    def nation(self, rest: list[str]) -> None:
        self.state.units[rest[0]] = replace(self.state.units[rest[0]], nation=rest[1])

    def score(self, rest: list[str]) -> None:
        self.state.scores[rest[0]] = int(rest[1])

    def mine(self, rest: list[str]) -> None:
        side, weapon, where = rest[:3]
        x, y = _point(where)
        ident = f"{side}_mine_{len(self.state.mines) + 1}"
        self.state.mines[ident] = Mine(ident, side, weapon, x, y, "known" in rest)

    def cloud(self, rest: list[str]) -> None:
        kind, where, stage = rest[:3]
        x, y = _point(where)
        ident = f"cloud_{len(self.state.clouds) + 1}"
        self.state.clouds[ident] = Cloud(ident, kind, x, y, int(stage), int(rest[3]) if len(rest) > 3 else self.state.turn)

    def charge(self, rest: list[str]) -> None:
        figure, where, target = rest[:3]
        x, y = _point(where)
        ident = f"charge_{len(self.state.charges) + 1}"
        self.state.charges[ident] = Charge(ident, self.game.side(figure), figure, x, y, target)

    def lost(self, rest: list[str]) -> None:
        """Figures of a unit that fell before the position begins."""
        for ident in rest:
            remove(self.state, ident, "killed")

    def done(self) -> Battle:
        state, named = self.state, dict(self.state.generals)
        fixed = [side for side in self.setting.sides if f"general:{side}" in state.counters]
        gone = [unit.id for unit in state.units.values() for ident in unit.figures if ident not in state.figures]
        _finish(state, self.setting)
        for side in self.setting.sides:
            state.starting[side] += sum(1 for unit in gone if state.units[unit].side == side)
            if side in fixed:
                state.generals[side] = named[side]
                del state.counters[f"general:{side}"]
        if not state.last_first:
            state.last_first = ""
        self.game.forget_all()
        return self.game


def _finish(state: LowState, setting: Setting) -> None:
    """Counts and generals as a scenario would, without the scenario's own effects on units that are not there."""
    finish(state, setting)


def _point(word: str) -> tuple[int, int]:
    x, _, y = word.partition(",")
    return cm(float(x)), cm(float(y))
