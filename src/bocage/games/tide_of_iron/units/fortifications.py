"""Obstacles met on the way (chapter 25): mine fields, razor wire, tank traps; and the limits of markers on a hex."""

from __future__ import annotations

from bocage.core.chance import successes
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.legal import only
from bocage.games.tide_of_iron.state.activation import Activation
from bocage.games.tide_of_iron.state.answers import First
from bocage.games.tide_of_iron.state.events import MinesHit
from bocage.games.tide_of_iron.state.events_table import FortBuilt, MarkerPlaced, marker_cells
from bocage.games.tide_of_iron.state.model import FORTIFICATIONS, Battle, Unit
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.units.damage import NORMAL, apply_hits

OBSTACLE_ORDER = Question[First]("obstacle_order", First, rule="TOI-18.2")
MINE_DICE = 4  # TOI-25.19
NO_DIGGING = ("bridge", "stream", "pond", "building")  # TOI-23.10


def is_stopped_by_wire(unit: Unit) -> bool:
    """TOI-25.9, TOI-23.11: squads without engineer and light vehicles."""
    return unit.specialization != "engineer" if unit.is_squad else not unit.is_heavy_vehicle


def obstacles(game: Battle, act: Activation, stopped: bool = False) -> Rules[bool]:
    """TOI-18.2 step 5: obstacles of the hex just entered take effect, several in the order the active player chooses. False ends the activation.

    Of a unit that Op Fire has `stopped` already only mines want more (TOI-25.19).
    """
    state, unit = game.state, game.unit(act.unit)
    cell = unit.cell
    found = [name for name in ("mine_field", "razor_wire", "tank_trap") if cell in marker_cells(state, name)]
    if not found:
        return not stopped
    if "mine_field" in found or "razor_wire" in found:
        act.bars_assault = True  # TOI-16.4, engineers included
    working = [name for name in found if takes_effect(name, unit) and (name == "mine_field" or not stopped)]
    if len(working) > 1:
        answer = yield from choose(game, game.seat_of(unit), OBSTACLE_ORDER, only([First(name) for name in working], "TOI-18.2"), {"unit": act.unit})
        working.sort(key=lambda name: name != answer.obstacle)
    goes_on = not stopped
    for name in working:
        if name == "mine_field":
            yield from mines(game, act.unit)
            goes_on = False
        else:
            act.points = 0  # TOI-25.9, TOI-25.15: the movement ends here
    return goes_on


def takes_effect(obstacle: str, unit: Unit) -> bool:
    """Whom an obstacle concerns, of either side (TOI-25.31)."""
    return obstacle == "mine_field" or (is_stopped_by_wire(unit) if obstacle == "razor_wire" else not unit.is_squad)


def mines(game: Battle, unit_id: str) -> Rules[None]:
    """TOI-25.19, TOI-26.6: four dice, each 4 to 6 a normal hit without defense roll."""
    hits = yield from roll(successes("black", MINE_DICE, 4), why="TOI-25.19")
    game.emit(MinesHit(unit_id, hits))
    yield from apply_hits(game, unit_id, hits, NORMAL)


def can_dig(game: Battle, cell: int) -> bool:
    """TOI-23.10, TOI-25.5, TOI-26.2: whether an entrenchment may be built in a hex."""
    state = game.state
    here = sum(fort.cell == cell for fort in state.forts.values())
    left = len(state.forts) < box().tokens["entrenchment_pillbox"].count
    return here < FORTIFICATIONS and left and game.setting.terrain[cell].id not in NO_DIGGING


def build(game: Battle, cell: int, kind: str = "entrenchment") -> str:
    """Places a fortification and gives back its id."""
    fort = f"{kind}-{game.state.serial + 1}"
    game.emit(FortBuilt(kind, cell, fort, game.setting.grid.name(cell)))
    return fort


def can_place(game: Battle, marker: str, cell: int) -> bool:
    """TOI-25.12, TOI-25.18, TOI-25.22, TOI-25.25, TOI-26.2: one of a kind in a hex, no smoke on buildings, and as many as the box holds."""
    state = game.state
    if cell in marker_cells(state, marker):
        return False
    if marker == "smoke":
        return not game.setting.building[cell] and len(state.smoke) < box().tokens["smoke"].count
    if marker == "mine_field":
        return len(state.mines) < box().tokens["mine_field"].count
    return len(state.wire) + len(state.traps) < box().tokens["razor_wire_tank_trap"].count


def place(game: Battle, marker: str, cell: int) -> None:
    """Puts a marker on a hex."""
    game.emit(MarkerPlaced(marker, cell, game.setting.grid.name(cell)))
