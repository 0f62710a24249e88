"""A battle from a written position, for tests and for people who set up problems. Lengths are inches.

One fact in a line. What is not said is as in the scenario, but without its units and markers, with empty hands, in turn 1 while the first player chooses a
battlegroup:

    table 48 48                                          a table of its own, with nothing on it; else the scenario's
    ground scrub tough 2,3 6,3 6,7 2,7 height 4          a piece of ground
    building hall small normal 14,14 4x4 height 5 doors 18,16 16,14 links annex
    A sabre = ucm.sabre at 10,10 12,10 facing 90         a squad of seat A: profile, where each unit stands; or: inside hall x2, aboard condor x3, readiness x1,
                                                         reserve x1, void x1; then words: bg A2, low, landed, moved 4, acted, damage 2 (of each unit), entered,
                                                         options missile_pods, commander, nofire, fired w1
    structure hall damage 3 occupant A counts 2,0 links annex contested
    marker obj objective at 5,5 | inside hall, state discovered, carrier sabre.1, tried A
    confirmed pos_1 pos_2          hand A espionage          deck A espionage intel_report          vp A 2          kills B 40
    turn 3        order B A        phase rotation choose        activate A2 [squad ...]: it is activated, and those squads act
    activated A2: it has been activated        effect evasion sabre 2 turn
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.state import replace
from bocage.games.dropzone_commander.armies.setup import set_up
from bocage.games.dropzone_commander.ground.battle import Battle, Setting
from bocage.games.dropzone_commander.ground.layout import hundredths
from bocage.games.dropzone_commander.state.state import ABOARD, AIR, GROUND, INSIDE, LANDED, LOW, TABLE, Battlegroup, Effect, Marker, Reserve, Squad, Unit
from bocage.games.dropzone_commander.tables.profiles import capacity, units
from bocage.games.dropzone_commander.tables.tables import Scenario, StructureRow, TerrainRow, scenarios
from bocage.tabletop.positions import Line, lines, reading

PREFIX = "dzc.card."
TABLE_LINES = ("table", "ground", "building")


def read(text: str, scenario: Scenario | None, options: dict[str, str]) -> Battle:
    """Reads a position."""
    said = lines(text)
    setting = Setting(written(scenario or scenarios()["dzc.targets_at_arcadia"], said), options)
    state = set_up(setting)
    state.units, state.squads, state.battlegroups, state.reserves, state.markers = {}, {}, {}, {}, {}
    state.turn, state.phase, state.step, state.order = 1, "rotation", "choose", setting.seats
    for seat, army in setting.armies.items():  # a commander rides only where a line says so
        setting.armies[seat] = msgspec.structs.replace(army, commander_in="")
    game = Battle(state, setting)
    reader = _Reader(game)
    for line in said:
        with reading(line):
            if line.words[0] not in TABLE_LINES:
                reader.line(line.words)
    return game


def written(scenario: Scenario, said: Sequence[Line]) -> Scenario:
    """The scenario with the table that the lines describe."""
    if not any(line.words[0] in TABLE_LINES for line in said):
        return scenario
    changes: dict[str, Any] = {}
    ground, walls = [], []
    for line in said:
        head, *rest = line.words
        with reading(line):
            if head == "table":
                changes["table"] = (int(rest[0]), int(rest[1]))
            elif head == "ground":
                ground.append(_ground(rest))
            elif head == "building":
                walls.append(_building(rest))
    return msgspec.structs.replace(scenario, terrain=tuple(ground), structure=tuple(walls), marker=(), hidden=None, **changes)


def _ground(rest: list[str]) -> TerrainRow:
    height = float(rest[rest.index("height") + 1]) if "height" in rest else 0
    corners = rest[2 : rest.index("height")] if "height" in rest else rest[2:]
    return TerrainRow(rest[0], rest[1], tuple(_pair(corner) for corner in corners), height)


def _building(rest: list[str]) -> StructureRow:
    name, size, armour, corner, extent = rest[:5]
    width, depth = (float(part) for part in extent.split("x"))
    x, y = _pair(corner)
    values: dict[str, list[str]] = {"height": [], "doors": [], "links": []}
    key = ""
    for word in rest[5:]:
        if word in values:
            key = word
        else:
            values[key].append(word)
    height = float(values["height"][0]) if values["height"] else 3.0
    shape = {"micro": "kiosk", "tiny": "house", "small": "office", "medium": "apartment", "large": "station"}[size]
    doors = tuple(_pair(door) for door in values["doors"]) or ((x + width / 2, y),)
    return StructureRow(name, shape, size, armour, (x, y, width, depth), height, doors, tuple(values["links"]))


def _pair(word: str) -> tuple[float, float]:
    x, y = word.split(",")
    return float(x), float(y)


class _Reader:
    """Reads lines into a battle."""

    def __init__(self, game: Battle) -> None:
        self.game, self.state = game, game.state

    def line(self, words: list[str]) -> None:
        head, *rest = words
        if head in self.game.setting.seats:
            self.squad(head, rest)
            return
        known = {
            "structure": self.structure, "marker": self.marker, "confirmed": self.confirmed, "hand": self.hand, "deck": self.deck, "vp": self.vp,
            "kills": self.kills, "turn": self.turn, "order": self.order, "phase": self.phase, "activate": self.activate, "activated": self.activated,
            "effect": self.effect,
        }  # fmt: skip
        if head not in known:
            raise Invalid(f'a position cannot say "{head}". {did_you_mean(head, [*known, *self.game.setting.seats])}')
        known[head](rest)

    # -- squads -----------------------------------------------------------------------------------------------------------------

    def squad(self, seat: str, rest: list[str]) -> None:
        name, equals, profile, *words = rest
        if equals != "=" or profile not in units():
            raise Invalid(f'a squad is written "A sabre = ucm.sabre at 10,10", not "{" ".join(rest)}". {did_you_mean(profile, units())}')
        places, facts = self._facts(words)
        made = [self._unit(name, number, profile, place, facts) for number, place in enumerate(places, 1)]
        group = str(facts.get("bg", name))
        carrier = str(facts.get("aboard", facts.get("carrier", "")))
        names = tuple(unit.id for unit in made)
        for unit in made:
            self.state.units[unit.id] = unit
        acted = bool(facts.get("acted"))
        self.state.squads[name] = Squad(
            name,
            group,
            seat,
            profile,
            names,
            int(facts.get("strength", len(names))),
            carrier=carrier,
            acted=acted,
            entered=bool(facts.get("fresh")),
            repels=bool(facts.get("repels")),
        )
        self._join(seat, group, name, str(facts.get("kind", "armour")))
        if carrier:
            self._board(name, carrier)
        if facts.get("commander"):
            armies = self.game.setting.armies
            armies[seat] = msgspec.structs.replace(armies[seat], commander_in=name)
        if made and made[0].where == "reserve":
            turns = int(facts.get("turns", 1))
            self.state.reserves[group] = Reserve(group, group, seat, self.state.battlegroups[group].squads, turns)
        if made and made[0].where == INSIDE:
            record = self.state.structures[made[0].host]
            if not record.occupant:
                self.state.structures[record.id] = replace(record, occupant=seat)

    def _facts(self, words: list[str]) -> tuple[list[tuple[str, str, int, int]], dict[str, Any]]:
        """Where the units are, and the words about them."""
        places: list[tuple[str, str, int, int]] = []
        facts: dict[str, Any] = {}
        it = iter(words)
        for word in it:
            if word == "at":
                facts["where"] = TABLE
            elif "," in word and word.replace(",", "").replace(".", "").replace("-", "").isdigit():
                x, y = _pair(word)
                places.append((TABLE, "", hundredths(x), hundredths(y)))
            elif word in ("inside", "aboard"):
                facts[word] = next(it)
            elif word in ("readiness", "reserve", "void"):
                facts["off"] = word
            elif word.startswith("x") and word[1:].isdigit():
                where = INSIDE if "inside" in facts else ABOARD if "aboard" in facts else facts["off"]
                places += [(where, str(facts.get("inside", "")), 0, 0)] * int(word[1:])
            elif word in ("facing", "bg", "damage", "moved", "options", "turns", "fired", "strength", "carrier", "embarks", "kind", "spent"):
                facts[word] = next(it)
            elif word in ("low", "air", "landed", "acted", "commander", "entered", "nofire", "carried", "fresh", "repels"):
                facts[word] = True
            else:
                raise Invalid(f'a squad cannot be "{word}"')
        return places, facts

    def _unit(self, squad: str, number: int, profile: str, place: tuple[str, str, int, int], facts: dict[str, Any]) -> Unit:
        where, host, x, y = place
        flies = units()[profile].is_aircraft
        level = GROUND if not flies else LOW if facts.get("low") else LANDED if facts.get("landed") else AIR
        moved = hundredths(float(facts.get("moved", 0)))
        return Unit(
            f"{squad}.{number}", squad, profile, where, host, x, y, int(facts.get("facing", 0)), level, int(facts.get("damage", 0)),
            tuple(str(facts["options"]).split("+")) if "options" in facts else (), moved=moved, spent=hundredths(float(facts.get("spent", 0))) or moved,
            order="m" if moved else "", fired=tuple(str(facts["fired"]).split("+")) if "fired" in facts else (), no_fire=bool(facts.get("nofire")),
            embarks=int(facts.get("embarks", 0)), carried=bool(facts.get("carried")), entered=bool(facts.get("entered")),
            commander=bool(facts.get("commander")) and number == 1,
        )  # fmt: skip

    def _join(self, seat: str, group: str, squad: str, kind: str) -> None:
        known = self.state.battlegroups.get(group)
        squads = (*known.squads, squad) if known is not None else (squad,)
        self.state.battlegroups[group] = Battlegroup(group, seat, known.kind if known is not None else kind, squads)

    def _board(self, squad: str, carrier: str) -> None:
        """DZC-12.18, DZC-12.19: the transport is the squad's own, and is filled unit by unit."""
        holder = self.state.squads[carrier]
        self.state.squads[carrier] = replace(holder, carries=(*holder.carries, squad))
        record = self.state.squads[squad]
        if self.state.units[record.units[0]].where != ABOARD:
            return
        each = max(1, capacity(holder.profile, record.profile))
        for number, name in enumerate(record.units):
            host = holder.units[min(number // each, len(holder.units) - 1)]
            self.state.units[name] = replace(self.state.units[name], host=host)

    # -- everything else -----------------------------------------------------------------------------------------------------------

    def structure(self, rest: list[str]) -> None:
        record = self.state.structures[rest[0]]
        it = iter(rest[1:])
        for word in it:
            if word == "damage":
                record = replace(record, damage=int(next(it)))
            elif word == "occupant":
                record = replace(record, occupant=next(it))
            elif word == "counts":
                record = replace(record, counts=tuple(int(part) for part in next(it).split(",")))
            elif word == "links":
                record = replace(record, links=tuple(next(it).split("+")))
            elif word in ("contested", "collapsed", "designated", "fought"):
                record = replace(record, **{word: True})
                self.state.collapsed += (rest[0],) if word == "collapsed" else ()
            else:
                raise Invalid(f'a Structure cannot be "{word}"')
        self.state.structures[rest[0]] = record

    def marker(self, rest: list[str]) -> None:
        name, kind, *words = rest
        record = Marker(name, kind)
        it = iter(words)
        for word in it:
            if word == "at":
                x, y = _pair(next(it))
                record = replace(record, x=hundredths(x), y=hundredths(y))
            elif word == "inside":
                record = replace(record, structure=next(it))
            elif word == "carrier":
                record = replace(record, carrier=next(it), state="carried")
            elif word == "state":
                record = replace(record, state=next(it))
            elif word == "tried":
                record = replace(record, tried=tuple(next(it).split("+")))
            else:
                raise Invalid(f'a marker cannot be "{word}"')
        self.state.markers[name] = record

    def confirmed(self, rest: list[str]) -> None:
        self.state.confirmed = tuple(sorted(rest))

    def hand(self, rest: list[str]) -> None:
        hand = tuple(sorted(PREFIX + card for card in rest[1:]))
        self.state.hands[rest[0]], self.state.held[rest[0]] = hand, len(hand)

    def deck(self, rest: list[str]) -> None:
        self.state.decks[rest[0]] = tuple(sorted(PREFIX + card for card in rest[1:]))

    def vp(self, rest: list[str]) -> None:
        self.state.vp[rest[0]] = int(rest[1])

    def kills(self, rest: list[str]) -> None:
        self.state.kills[rest[0]] = int(rest[1])

    def turn(self, rest: list[str]) -> None:
        self.state.turn = int(rest[0])

    def order(self, rest: list[str]) -> None:
        self.state.order = tuple(rest)

    def phase(self, rest: list[str]) -> None:
        self.state.phase, self.state.step = rest[0], rest[1]

    def activated(self, rest: list[str]) -> None:
        for name in rest:
            self.state.battlegroups[name] = replace(self.state.battlegroups[name], activated=True)

    def activate(self, rest: list[str]) -> None:
        """A battlegroup in the middle of its activation; the squads named act."""
        self.activated(rest[:1])
        group = self.state.battlegroups[rest[0]]
        self.state.phase, self.state.step, self.state.active, self.state.battlegroup = "rotation", "act", group.seat, group.id
        self.state.element = tuple(rest[1:])

    def effect(self, rest: list[str]) -> None:
        what, on, value, until = rest
        self.state.effects.append(Effect(what, on, int(value), until))
