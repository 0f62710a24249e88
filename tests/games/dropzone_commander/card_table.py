"""The table of the card tests: a commander in the middle of it, with a hand of cards, and the words to play them."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Rules
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.cards.windows import PlayCard
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.shooting import volleys
from bocage.games.dropzone_commander.state.events_units import VolleyDeclared
from bocage.games.dropzone_commander.state.state import Burst, Volley
from bocage.games.dropzone_commander.tables.tables import MarkerRow

from .bench import Bench, house

HOUSES = (house("hall", 20, 20), house("barn", 30, 20), house("shed", 40, 40))
CHIEFS = {
    "ucm": "ucm.cmd_captain",
    "scourge": "scourge.cmd_master",
    "phr": "phr.cmd_battle_vizier",
    "shaltari": "shaltari.cmd_warchief",
    "resistance": "resistance.cmd_commander",
}
ARMIES = {
    "ucm": "A1: A1a ucm.kodiak 1\nA2: A2a ucm.sabre 3\nA3: A3a ucm.legionnaire 2, A3t ucm.raven_a 1 carries A3a\n"
    "A4: A4a ucm.legionnaire 2\nA5: A5a ucm.longbow 1",
    "scourge": "A1: A1a scourge.oppressor 1\nA2: A2a scourge.hunter 3\nA3: A3a scourge.warriors 3",
    "phr": "A1: A1a phr.zeus 1\nA2: A2a phr.ares 2\nA3: A3a phr.immortals 2",
    "shaltari": "A1: A1a shaltari.coyote 1\nA2: A2a shaltari.tomahawk 3\nA3: A3a shaltari.braves 2\nA4: A4a shaltari.eden 1",
    "resistance": "A1: A1a resistance.alexander 1\nA2: A2a resistance.gun_wagon 3\nA3: A3a resistance.fighters 2\nA4 reserve: A4a resistance.fighters 2",
}
FOES = "B1: B1a scourge.overseer 1\nB2: B2a scourge.hunter 3\nB3: B3a scourge.warriors 3\nB4: B4a scourge.reaper 3"


def bench(faction: str = "ucm", *hand: str, markers: tuple[MarkerRow, ...] = ()) -> Bench:
    """A commander in the middle of the table, with cards."""
    table = Bench(
        {"A": (faction, ARMIES[faction]), "B": ("scourge", FOES)},
        houses=HOUSES,
        cards=True,
        markers=markers,
        commanders={"A": (CHIEFS[faction], "A1a"), "B": ("scourge.cmd_master", "B1a")},
    )
    table.put("A1a.1", 24, 16).put("B1a.1", 24, 40)
    return table.hand("A", *hand)


def plays(table: Bench, window: str, card: str, at: str, *more: Any, dice: str = "", **about: str) -> tuple[str, ...]:
    """Seat A plays a card of its hand in a window."""
    return table.run(windows.window(table.game, window, **about), PlayCard(card, at), *more, dice=dice)


def volley(table: Bench, unit: str, weapon: str, target: str, shots: int = 1) -> Bench:
    """Shots are declared."""
    squad = table.game.squad_of(unit)
    table.game.emit(VolleyDeclared(Volley(squad.id, squad.seat, "fire", (Burst(unit, weapon, target, shots),))))
    return table


def fired(game: Battle) -> Rules[None]:
    """The shots that are declared are resolved, with all their windows."""
    yield from volleys.before_rolls(game)
    yield from volleys.resolve(game)


def effects(table: Bench) -> list[tuple[str, str, int, str]]:
    return [(e.what, e.on, e.value, e.until) for e in table.state.effects]
