"""Off-board fire (TOI-21.12 to TOI-21.21): target hex, drift, area attack, wide blast radius; and the cards of the artillery and air decks."""

from __future__ import annotations

from bocage.core.chance import successes, total
from bocage.core.decision import Rules, choose, choose_unless_forced, roll, scope
from bocage.core.legal import only
from bocage.games.tide_of_iron.cards.card_play import CARD_CARD, CARD_HEADING, Play, friendly_sight, pick_cell, pick_unit
from bocage.games.tide_of_iron.combat.area_fire import area_attack
from bocage.games.tide_of_iron.combat.card_windows import in_play, offer
from bocage.games.tide_of_iron.combat.defense import armor
from bocage.games.tide_of_iron.state.answers import Heading, PickCard, UseCard
from bocage.games.tide_of_iron.state.events import AttackDeclared, AttackResolved
from bocage.games.tide_of_iron.state.events_table import CardRemoved, Drifted, TargetMarked
from bocage.games.tide_of_iron.state.model import FATIGUED, Battle
from bocage.games.tide_of_iron.state.setting import OTHER
from bocage.games.tide_of_iron.tables.tables import CardRow, Effect, box
from bocage.games.tide_of_iron.units.abilities import thick_armor
from bocage.games.tide_of_iron.units.concealment import reveal_in_the_open
from bocage.games.tide_of_iron.units.damage import NORMAL, apply_hits
from bocage.games.tide_of_iron.units.fortifications import can_place, place
from bocage.space import members


def resolve_keywords(game: Battle, play: Play, row: CardRow) -> Rules[bool]:
    """The keywords of a card in order; False if its strike drifted off the board (TOI-21.18)."""
    lines = any(effect.op == "line_area" for effect in row.effect)
    drifts = any(word.k == "determine_drift" for word in row.keywords)
    for word in row.keywords:
        if word.k == "target_hex":
            cells = range(game.setting.grid.size) if word.where == "any" else members(friendly_sight(game, play))
            play.cell = yield from pick_cell(game, play, cells)
            if play.cell < 0:
                return False
            game.emit(TargetMarked(play.card, play.cell, game.setting.grid.name(play.cell)))
            if lines:
                yield from choose_heading(game, play, free=drifts)
        elif word.k == "determine_drift":
            play.cell = yield from drift(game, play, play.cell)
            if play.cell < 0:
                return False
        elif word.k == "area_attack":
            yield from area_attack(game, play.cell, word.n, word.type)
        elif word.k == "wide_blast_radius":
            for near in game.setting.grid.neighbours(play.cell):  # TOI-21.21, rolled separately
                yield from area_attack(game, near, word.n, word.type)
    return True


def choose_heading(game: Battle, play: Play, free: bool) -> Rules[None]:
    """The direction of a line of fire; without drift the whole line lies on the board."""
    grid, north = game.setting.grid, game.setting.north
    headings = [d for d in range(1, 7) if free or grid.walk(play.cell, d, 2, north) is not None]
    legal = only([Heading(d) for d in headings], "TOI-21.12", "line-off-board")
    play.heading = (yield from choose(game, play.seat, CARD_HEADING, legal, {"card": play.card})).direction


def drift_number(game: Battle, play: Play, target: int) -> int:
    """TOI-21.14: 6, 4 with LOS, 3 with an officer's LOS or a friendly unit in or next to the hex; a Forward Observer takes one off."""
    number = 6
    for unit in play.units(game):
        if unit.cell < 0:
            continue
        if game.setting.grid.distance(unit.cell, target) <= 1:
            number = 3
        elif unit.status != FATIGUED and game.sees(unit.cell, target):
            number = min(number, 3 if unit.has_officer else 4)
    if box().piece(play.card).deck.startswith("artillery"):
        for name, effect in in_play(game, play.side, "drift_number"):
            observer = game.state.cards[name].unit
            if game.alive(observer) and game.unit(observer).cell >= 0 and not game.unit(observer).condition:
                number = max(effect.min, number + effect.n)
    return number


def drift(game: Battle, play: Play, target: int) -> Rules[int]:
    """TOI-21.13, TOI-21.15, TOI-21.16, TOI-21.17: the final hex, -1 off the board; Spotting Rounds may be used after the roll."""
    number = drift_number(game, play, target)
    while True:
        black, red = yield from roll(total("black", 1), total("red", 1), why="TOI-21.15")
        final = target
        if black < number:
            moved = game.setting.grid.walk(target, red, black, game.setting.north)
            final = -1 if moved is None else moved
        game.emit(Drifted(target, number, black, red, final, game.setting.grid.name(final) if final >= 0 else "-"))
        again = [UseCard(name) for name, _ in in_play(game, play.side, "drift_reroll")]
        used = yield from offer(game, play.seat, again, {"target": play.card})
        if used is None:
            return final
        game.emit(CardRemoved(used.card))


def line_area(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Rolling Barrage, Strafing Run: an area attack on each hex of a straight line."""
    for away in range(effect.length):
        cell = game.setting.grid.walk(play.cell, play.heading, away, game.setting.north)
        if cell is not None:
            yield from area_attack(game, cell, effect.n, effect.type)


def place_smoke(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Smoke Screen: smoke in the final hex and in up to two hexes next to it (TOI-25.25)."""
    if can_place(game, "smoke", play.cell):
        place(game, "smoke", play.cell)
    for _ in range(effect.adjacent):
        near = [cell for cell in game.setting.grid.neighbours(play.cell) if can_place(game, "smoke", cell)]
        cell = yield from pick_cell(game, play, near, optional=True)
        if cell < 0:
            break
        place(game, "smoke", cell)
    reveal_in_the_open(game)


def remove_enemy_card(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Counter-Battery: an Artillery card of the opponent is removed on the listed faces."""
    enemy = OTHER[play.side]
    cards = [card.id for card in game.state.cards.values() if card.side == enemy and box().piece(card.id).deck in effect.decks]
    if not cards:
        return
    legal = only([PickCard(card) for card in cards], "TOI-21.6", "card-cannot-choose")
    answer = yield from choose_unless_forced(game, play.seat, CARD_CARD, legal, {"card": play.card})
    if (yield from roll(successes("black", 1, min(effect.on)), why="TOI-21.6")):
        game.emit(CardRemoved(answer.card, side=enemy))


def direct_attack(game: Battle, play: Play, effect: Effect) -> Rules[None]:
    """Rocket Attack: dice against an enemy vehicle in LOS of an unfatigued friend; it defends with its armor only."""
    seen = friendly_sight(game, play)
    enemies = [unit.id for unit in game.on_board(OTHER[play.side]) if not unit.is_squad and seen >> unit.cell & 1]
    name = yield from pick_unit(game, play, enemies)
    if not name:
        return
    with scope(game, "attack", name):
        defense = armor(game.unit(name))
        game.emit(AttackDeclared(play.card, name, NORMAL, "area", effect.dice, defense))
        black, red = yield from roll(successes("black", effect.dice, min(effect.hit_on)), successes("red", defense, 5), why="TOI-21.6")
        red = yield from thick_armor(game, name, defense, red)
        game.emit(AttackResolved(name, max(0, black - red)))
        yield from apply_hits(game, name, black - red, NORMAL)
