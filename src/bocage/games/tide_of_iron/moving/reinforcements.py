"""Bringing new units onto the board (TOI-5.14 to TOI-5.17), for scenarios and for cards (TOI-5.15), within the pieces of the box (TOI-26.2)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.core.errors import Refusal
from bocage.core.legal import Legal
from bocage.games.tide_of_iron.moving.transport import has_capacity
from bocage.games.tide_of_iron.state.answers import PlaceAt
from bocage.games.tide_of_iron.state.events import UnitPlaced
from bocage.games.tide_of_iron.state.events_table import ReinforcementLost
from bocage.games.tide_of_iron.state.model import FRESH, Battle, Unit
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.units.concealment import reveal_in_the_open

REINFORCE = Question[PlaceAt]("reinforce", PlaceAt, rule="TOI-5.16")


def open_cells(game: Battle, side: str, cells: Sequence[int], mover: str) -> list[int]:
    """TOI-5.16: hexes without enemies, with room, where such a unit can stand."""
    return [cell for cell in cells if not game.enemies_at(cell, side) and game.has_room(cell, side) and game.setting.standing_cost(mover, cell) >= 0]


def figures_from_box(game: Battle, side: str, wanted: dict[str, int]) -> tuple[str, ...]:
    """TOI-26.2: the figures of a new squad, as far as the box has them."""
    taken: list[str] = []
    for pool, count in wanted.items():
        figure = box().figure_of(box().pool(pool), side)
        taken += [figure] * max(0, min(count, game.regulars_left(side, figure)))
    return tuple(sorted(taken))


def bases_left(game: Battle, side: str, division: str) -> bool:
    """TOI-0.5, TOI-26.2: whether a base is left; with teams, one in the colour of the division (TOI-1.13)."""
    bases = box().components.bases[side]
    squads = [unit for unit in game.units_of(side) if unit.is_squad]
    if game.setting.teams:
        return sum(unit.division == division for unit in squads) < bases[division]
    return len(squads) < sum(bases.values())


def bring_squad(
    game: Battle, seat: str, side: str, division: str, wanted: dict[str, int], cells: Sequence[int], status: str = FRESH, aboard: str = ""
) -> Rules[None]:
    """A new squad in one of these hexes, or aboard a transport; lost for good if there is no place (TOI-5.17)."""
    figures = figures_from_box(game, side, wanted)
    if not figures or not bases_left(game, side, division) or (aboard and not has_capacity(game, game.unit(aboard))):
        game.emit(ReinforcementLost(side, "squad"))
        return
    name = f"{side}{game.state.serial + 1}"
    if aboard:
        game.emit(UnitPlaced(Unit(name, side, "squad", -1, division, figures, status, aboard=aboard)))
        return
    cell = yield from place_reinforcement(game, seat, side, open_cells(game, side, cells, "squad"), "squad")
    if cell >= 0:
        game.emit(UnitPlaced(Unit(name, side, "squad", cell, division, figures, status)))
        reveal_in_the_open(game)


def bring_vehicle(game: Battle, seat: str, side: str, division: str, kind: str, cells: Sequence[int]) -> Rules[str]:
    """A new vehicle in one of these hexes; gives back its id, "" if it was lost."""
    if game.regulars_left(side, kind) < 1:
        game.emit(ReinforcementLost(side, kind))
        return ""
    cell = yield from place_reinforcement(game, seat, side, open_cells(game, side, cells, "vehicle"), kind)
    if cell < 0:
        return ""
    name = f"{kind}-{game.state.serial + 1}"
    game.emit(UnitPlaced(Unit(name, side, kind, cell, division)))
    reveal_in_the_open(game)
    return name


def place_reinforcement(game: Battle, seat: str, side: str, cells: list[int], what: str) -> Rules[int]:
    """Asks for the hex; -1 if all are closed."""
    if not cells:
        game.emit(ReinforcementLost(side, what))
        return -1

    def refuse(answer: PlaceAt) -> Refusal | None:
        return None if answer.cell in cells else Refusal("TOI-5.16", "not-a-reinforcement-hex")

    answer = yield from choose_unless_forced(game, seat, REINFORCE, Legal(refuse, lambda: [PlaceAt(cell) for cell in cells], exact=True), {"what": what})
    return answer.cell
