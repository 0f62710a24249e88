"""What Strategy cards do besides their keywords: one small function for each operation of `data/effects.toml`, joined by its id."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.decision import Rules, choose, draw
from bocage.core.legal import only
from bocage.games.tide_of_iron.cards.card_play import Play, pick_cell, pick_unit
from bocage.games.tide_of_iron.cards.drawing import CARD_DRAW, decks_left
from bocage.games.tide_of_iron.cards.off_board_fire import direct_attack, line_area, place_smoke, remove_enemy_card
from bocage.games.tide_of_iron.moving.reinforcements import bring_squad, bring_vehicle
from bocage.games.tide_of_iron.state.answers import DrawFrom
from bocage.games.tide_of_iron.state.events import (
    Concealed,
    FigureAdded,
    FortEntered,
    OpFireEntered,
    Recovered,
    Refreshed,
    Repaired,
    Revealed,
    Specialized,
    Suppressed,
)
from bocage.games.tide_of_iron.state.events_table import ActionsGained, BonusBegan, CardDrawn, InitiativeRaised, PointsReceived
from bocage.games.tide_of_iron.state.model import FATIGUED, FRESH, HEAVY, LIGHT, PINNED, SLOTS, Battle, Unit
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.tables.tables import Effect, box
from bocage.games.tide_of_iron.units.concealment import in_enemy_sight, reveal_in_the_open
from bocage.games.tide_of_iron.units.fortifications import build, can_dig, can_place, place
from bocage.games.tide_of_iron.units.specializations import may_be_specialized


def nothing(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Keywords only, or an effect that waits in the play area for its window."""
    return
    yield


def initiative(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Rapid Mobilization."""
    game.emit(InitiativeRaised(play.side, effect.n))
    yield from ()


def initiative_halve(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Cut Communications: half, rounded up (TOI-18.5)."""
    enemy = OTHER[play.side]
    half = (game.state.initiative_cp[enemy] + 1) // 2
    game.emit(InitiativeRaised(enemy, -half))
    yield from ()


def extra_actions(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Major Offensive."""
    game.emit(ActionsGained(play.command, effect.n))
    yield from ()


def gain_cp(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Fresh Supplies."""
    game.emit(PointsReceived(play.side, effect.n))
    yield from ()


def mp_bonus(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Forced March holds until the end of the Action Phase; Fuel Convoy lies in the play area."""
    if effect.until == "end_of_action_phase":
        game.emit(BonusBegan(play.card, play.side, play.division))
    yield from ()


def activate(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Surprise Assault, Battle Cry, Ammunition Crates: fresh units act at once, one after the other."""
    assert play.actor is not None
    for _ in range(effect.n):
        able = [u.id for u in play.units(game) if u.status == FRESH and play.actor.refuse(game, u, effect.action) is None]
        name = yield from pick_unit(game, play, able, optional=True)
        if not name:
            return
        yield from play.actor.perform(game, name, effect.action, effect.mp, effect.firepower)


def refresh(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Seize the Moment, Second Wind."""
    cell = -1
    for _ in range(effect.n):
        names = []
        for unit in play.units(game):
            here = not effect.same_hex or (unit.cell >= 0 and cell in (-1, unit.cell))
            led = not effect.needs_officer or (unit.is_squad and game.officer_at(unit.cell, unit.side))
            if unit.status == FATIGUED and not unit.condition and here and led:
                names.append(unit.id)
        name = yield from pick_unit(game, play, names, optional=effect.n > 1)
        if not name:
            return
        game.emit(Refreshed(name))
        cell = game.unit(name).cell


def drift_number(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Forward Observer: names a squad with an officer."""
    play.named = yield from pick_unit(game, play, [unit.id for unit in play.units(game) if unit.has_officer])


def reveal(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Air Reconnaissance: concealed enemies within the radius of a hex are revealed."""
    grid = game.setting.grid
    cell = yield from pick_cell(game, play, range(grid.size))
    for unit in game.on_board(OTHER[play.side]):
        if unit.concealed and grid.distance(cell, unit.cell) <= effect.radius:
            game.emit(Revealed(unit.id, "card"))


def draw_cards(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """A further card, without bonus draw (TOI-5.4)."""
    for _ in range(effect.n):
        decks = decks_left(game, play.side)
        if not decks:
            return
        answer = yield from choose(game, play.seat, CARD_DRAW, only([DrawFrom(deck) for deck in decks], "TOI-5.5", "deck-empty"))
        drawn = yield from draw(answer.deck, game.state.decks[answer.deck], 1, why="TOI-21.2")
        game.emit(CardDrawn(play.side, drawn[0], answer.deck))


def reinforce(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """New units, placed when the card is activated (TOI-5.15)."""
    division = play.division or "light"
    aboard = ""
    cells = [play.cell] if effect.where == "final_hex" else list(game.setting.reinforcement_cells[play.side])
    for group in effect.vehicles:
        for kind, count in group.items():
            for _ in range(count):
                aboard = yield from bring_vehicle(game, play.seat, play.side, division, kind, cells)
    if effect.embarked and not aboard:
        return
    for wanted in effect.squads:
        yield from bring_squad(game, play.seat, play.side, division, wanted, cells, effect.state, aboard if effect.embarked else "")


def give_specialization(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Engineer Detachment, Tank Hunters, Flame Team, Medical Supplies; tokens are limited (TOI-26.2)."""
    used = sum(unit.specialization == effect.id for unit in game.state.units.values())
    if used >= box().tokens[f"spec_{effect.id}"].count:
        return
    name = yield from pick_unit(game, play, [unit.id for unit in play.units(game) if may_be_specialized(unit)])
    if name:
        game.emit(Specialized(name, effect.id))


def place_markers(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Field Works, Lay Mines, Wire Party."""
    for _ in range(effect.n):
        cell = yield from pick_cell(game, play, marker_hexes(game, play, effect), optional=True)
        if cell < 0:
            return
        if effect.marker != "entrenchment":
            place(game, effect.marker, cell)
            continue
        fort = build(game, cell)
        squads = [u.id for u in game.friends_at(cell, play.side) if u.is_squad and not u.inside and play.owns(game, u)]
        name = yield from pick_unit(game, play, squads, optional=True)
        if name:
            game.emit(FortEntered(name, fort))


def marker_hexes(game: Battle, play: Play, effect: Effect) -> list[int]:
    """Where a card may place its marker."""
    if effect.where == "own_squad_hex":
        cells = dict.fromkeys(unit.cell for unit in play.units(game) if unit.is_squad and unit.cell >= 0)
        return [cell for cell in cells if can_dig(game, cell)]
    found = []
    for cell in game.setting.grid.cells:
        mined = effect.marker == "mine_field" and cell in game.setting.objective_cells
        if not game.units_at(cell) and not mined and not game.adjacent_enemy(cell, play.side) and can_place(game, effect.marker, cell):
            found.append(cell)
    return found


def op_fire_mode(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Covering Positions."""
    assert play.actor is not None
    for _ in range(effect.n):
        able = [u.id for u in play.units(game) if u.status == FRESH and play.actor.refuse(game, u, "op_fire") is None]
        name = yield from pick_unit(game, play, able, optional=True)
        if not name:
            return
        game.emit(OpFireEntered(name))


def conceal(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """TOI-26.3, Go to Ground: up to two squads of one hex that is not next to an enemy; markers are limited (TOI-26.2)."""
    cell = -1
    for _ in range(effect.n):
        if sum(unit.concealed for unit in game.units_of(play.side)) >= box().tokens[f"concealed_{play.side}"].count:
            break
        names = [
            unit.id
            for unit in play.units(game)
            if unit.is_squad and unit.cell >= 0 and not unit.concealed and cell in (-1, unit.cell) and not game.adjacent_enemy(unit.cell, play.side)
        ]
        name = yield from pick_unit(game, play, names, optional=True)
        if not name:
            break
        game.emit(Concealed(name))
        cell = game.unit(name).cell
    reveal_in_the_open(game)


def remove_condition(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Rally the Men."""
    cell = -1
    for _ in range(effect.n):
        names = [unit.id for unit in play.units(game) if unit.condition and unit.cell >= 0 and cell in (-1, unit.cell)]
        name = yield from pick_unit(game, play, names, optional=True)
        if not name:
            return
        game.emit(Recovered(name, ""))
        cell = game.unit(name).cell


def remove_pinned(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Hot Meals: pinned squads that no enemy sees."""
    for unit in play.units(game):
        if unit.condition == PINNED and unit.cell >= 0 and not in_enemy_sight(game, unit):
            game.emit(Recovered(unit.id, ""))
    yield from ()


def pin(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Shaken Nerves: an unsuppressed enemy squad that an unfatigued officer squad sees, without an officer of its own in the hex."""
    officers = [unit for unit in play.units(game) if unit.has_officer and unit.cell >= 0 and unit.status != FATIGUED]

    def shaken(enemy: Unit) -> bool:
        seen = any(game.sees(officer.cell, enemy.cell) for officer in officers)
        return enemy.is_squad and not enemy.condition and seen and not game.officer_at(enemy.cell, enemy.side)

    name = yield from pick_unit(game, play, [enemy.id for enemy in game.on_board(OTHER[play.side]) if shaken(enemy)])
    if name:
        game.emit(Suppressed(name, PINNED))


def repair(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Repair Crew: one step better (TOI-12.7)."""
    names = [unit.id for unit in play.units(game) if unit.damage and not game.adjacent_enemy(unit.cell, play.side)]
    name = yield from pick_unit(game, play, names)
    if name:
        game.emit(Repaired(name, LIGHT if game.unit(name).damage == HEAVY else ""))


def restore_figures(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Field Hospital (every squad of a hex) and Replacements (some figures near the reinforcement zone)."""

    def weak(unit: Unit) -> bool:
        return unit.is_squad and unit.cell >= 0 and unit.slots < SLOTS and game.regulars_left(play.side) > 0

    if effect.scope == "hex":
        cells = dict.fromkeys(unit.cell for unit in play.units(game) if weak(unit) and not game.adjacent_enemy(unit.cell, play.side))
        cell = yield from pick_cell(game, play, list(cells))
        for unit in play.units(game):
            if unit.cell == cell and weak(unit):
                game.emit(FigureAdded(unit.id, "regular"))
        return
    zone = game.setting.reinforcement_cells[play.side]
    near = {cell for middle in zone for cell in (middle, *game.setting.grid.neighbours(middle))}
    for _ in range(effect.n):
        name = yield from pick_unit(game, play, [unit.id for unit in play.units(game) if weak(unit) and unit.cell in near], optional=True)
        if not name:
            return
        game.emit(FigureAdded(name, "regular"))


EFFECTS: dict[str, Callable[[Battle, Play, Effect], Rules[None]]] = {
    "keywords": nothing, "repeat_area": nothing, "contact_bonus": nothing, "drift_reroll": nothing, "contact_number": nothing,
    "cost_reduction": nothing, "cover_bonus": nothing, "firepower_bonus": nothing, "no_retreat": nothing,
    "initiative": initiative, "initiative_halve": initiative_halve, "extra_actions": extra_actions, "gain_cp": gain_cp, "mp_bonus": mp_bonus,
    "activate": activate, "refresh": refresh, "drift_number": drift_number, "reveal": reveal, "draw": draw_cards, "reinforce": reinforce,
    "give_specialization": give_specialization, "place": place_markers, "op_fire_mode": op_fire_mode, "conceal": conceal,
    "remove_condition": remove_condition, "remove_pinned": remove_pinned, "pin": pin, "repair": repair, "restore_figures": restore_figures,
    "line_area": line_area, "place_smoke": place_smoke, "remove_enemy_card": remove_enemy_card, "direct_attack": direct_attack,
}  # fmt: skip
