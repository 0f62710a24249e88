"""What a seat sees of Patrol, built from nothing; and what it may imagine of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from bocage.core.chance import Numbers
from bocage.core.decision import Ask
from bocage.core.events import Event
from bocage.core.game import Result
from bocage.core.scene import (
    Badge,
    Board,
    Cell,
    Choice,
    Dice,
    Field,
    Form,
    Mark,
    Option,
    Piece,
    Place,
    Say,
    Scene,
    SeatPlate,
    Target,
    Track,
    Zone,
    default_option,
)  # fmt: skip
from bocage.core.state import replace
from bocage.games.patrol import events
from bocage.games.patrol.fire import Fire
from bocage.games.patrol.model import BLUE, RED, Patrol, Position
from bocage.games.patrol.setup import PLACE, placements
from bocage.games.patrol.turn import Assault, Shift, Step


def scene(game: Patrol, seat: str | None) -> Scene:
    """PAT-1.1, PAT-8.1: positions face down and hands are the owner's alone."""
    state, scenario = game.state, game.setting.scenario
    squads = [
        Piece(
            s.id,
            Place(cell=s.hex),
            "counter",
            "infantry",
            Say("name-squad", {"id": s.id.upper()}),
            BLUE,
            BLUE,
            badges=(Badge("pinned"),) * s.pinned,
            spent=s.done,
        )
        for s in state.squads.values()
    ]
    cards = [
        Piece(f"{owner}-{card}", Place(zone=f"{owner}-hand"), "card", f"card-{card}", Say(f"card-{card}"), owner, owner, order=place)
        for owner, hand in state.hands.items()
        if owner == seat
        for place, card in enumerate(dict.fromkeys(hand.cards))
    ]
    return Scene(
        game="patrol",
        scenario=scenario.id,
        round=state.round,
        rounds=scenario.rounds,
        phase=Say(f"phase-{state.phase}"),
        board=board(game),
        seats=tuple(SeatPlate(s, s, Say(f"side-{s}"), active=(state.phase == s)) for s in (BLUE, RED)),
        pieces=(*squads, *(position_piece(p, seat) for p in state.positions.values()), *cards),
        zones=tuple(zone for owner in (BLUE, RED) for zone in zones(game, owner)),
        tracks=(Track("round", Say("track-round"), state.round, 1, scenario.rounds),),
        marks=(Mark("objective", cells=game.setting.objectives, label=Say("mark-gate"), rule="PAT-10.1"),),
        sides=(BLUE, RED),
        dice=(Dice("black", "black"), Dice("red", "red")),
    )


def board(game: Patrol) -> Board:
    setting = game.setting
    cells = tuple(Cell(c, setting.grid.name(c), "woods" if setting.woods[c] else "clear") for c in setting.grid.cells)
    return Board("hexes", setting.grid.cols, setting.grid.rows, cells)


def position_piece(position: Position, seat: str | None) -> Piece:
    """A position; what it is shows only to red, and to all once it is turned up."""
    known = position.up or seat == RED
    art = ("gun" if position.gun else "decoy") if known else "hidden"
    return Piece(
        position.id,
        Place(cell=position.hex),
        "counter",
        art,
        Say(f"name-{art}", {"id": position.id.upper()}),
        RED,
        RED,
        face="up" if position.up else "down",
        badges=(Badge("fired"),) * position.fired,
        spent=position.fired,
    )


def zones(game: Patrol, owner: str) -> tuple[Zone, Zone]:
    hand = game.state.hands[owner]
    return (
        Zone(f"{owner}-hand", "hand", Say("zone-hand"), owner, len(hand.cards)),
        Zone(f"{owner}-deck", "deck", Say("zone-deck"), owner, len(hand.deck)),
    )


def option(game: Patrol, ask: Ask[Any], answer: Any) -> Option:
    """Labels name hexes; what dice follow asks for a second tap: shots, assaults, steps under the eyes of a position, and the cards before the dice."""
    base = default_option(answer)
    if isinstance(answer, Step | Shift):
        args = {**base.label.args, "hex": game.setting.grid.name(answer.to)}
        marks = (Mark("path_own", cells=(answer.to,)),)
        watched = isinstance(answer, Step) and bool(game.watchers(answer.to))  # PAT-4.1
        return replace(base, label=Say(base.label.id, args), chance=watched, preview=marks)
    return replace(base, chance=isinstance(answer, Fire | Assault) or ask.what in ("aim", "smoke"))


def form(game: Patrol, ask: Ask[Any]) -> Form | None:
    """The set-up as fields: a hex for each piece and, for red, whether it is a gun."""
    if ask.question is not PLACE:
        return None
    grid = game.setting.grid
    hexes = tuple(Choice(cell, Say("name-hex", {"hex": grid.name(cell)}), Target("cell", cell)) for cell in game.setting.zones[ask.seat])
    draft = next(iter(placements(game, ask.seat)))
    fields = [Field(f"/hexes/{n}", Say("field-place", {"number": n + 1}), "place", hexes) for n in range(len(draft.hexes))]
    kinds = (Choice(True, Say("name-gun", {"id": ""})), Choice(False, Say("name-decoy", {"id": ""})))
    fields += [Field(f"/guns/{n}", Say("field-gun", {"number": n + 1}), "pick", kinds) for n in range(len(draft.guns))]
    return Form(draft, tuple(fields))


def redeal(game: Patrol, seat: str | None, numbers: Numbers) -> Any:
    """What a seat cannot know: which face-down positions are guns, and what the other hands hold."""
    state = game.state
    kinds: list[tuple[str, bool]] = []
    if seat != RED:
        down = [p.id for p in state.positions.values() if not p.up]
        pool = sorted(state.positions[name].gun for name in down)
        kinds = [(name, pool.pop(numbers.below(len(pool)))) for name in down]
    hands: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = []
    for owner, hand in state.hands.items():
        if owner != seat and hand.cards:
            cards = sorted(hand.cards + hand.deck)
            held = [cards.pop(numbers.below(len(cards))) for _ in hand.cards]
            hands.append((owner, tuple(sorted(held)), tuple(cards)))
    return (tuple(kinds), tuple(hands)) if kinds or hands else None


def assume(game: Patrol, facts: Any) -> None:
    state = game.state
    kinds, hands = facts
    for name, gun in kinds:
        state.positions[name] = replace(state.positions[name], gun=gun)
    for owner, cards, deck in hands:
        state.hands[owner] = replace(state.hands[owner], cards=cards, deck=deck)


def foresee(game: Patrol, seat: str, ask: Ask[Any]) -> Any:
    """PAT-4.1: odds of a step reckon with fire of the first position that can, if what blue knows lets it be a gun."""
    if ask.what != "react":
        return None
    return next((answer for answer in ask.legal if isinstance(answer, Fire) and ask.legal.refuse(answer) is None), None)


def measure(game: Patrol, seat: str, happened: Sequence[Event]) -> Result:
    """What a shot, an assault or a step came to, worst for the asking seat first."""
    sign = 1 if seat == RED else -1
    for event in happened:
        if isinstance(event, events.Eliminated):
            return Result(2 * sign, "result-eliminated", (("squad", event.squad),))
        if isinstance(event, events.Taken):
            return Result(-2 * sign, "result-taken", (("position", event.position),))
    pinned = next((event.squad for event in happened if isinstance(event, events.Pinned)), None)
    return Result(0, "result-none") if pinned is None else Result(sign, "result-pinned", (("squad", pinned),))


def evaluate(game: Patrol, side: str) -> float:
    """How near the nearest squad is, how many squads are left, and how long it is still light."""
    winner = game.winner()
    if winner is not None:
        return 1.0 if winner == side else 0.0
    grid, state = game.setting.grid, game.state
    if not state.squads:
        return 0.5
    far = sorted(min(grid.distance(squad.hex, goal) for goal in game.setting.objectives) for squad in state.squads.values())
    time = game.setting.scenario.rounds - state.round + 1
    spare = min(time - far[0] / 2.5, 2.0)
    strength = 1.6 + 0.5 * len(far) - 0.8 * far[0] - 0.2 * sum(far[1:]) / len(far) + 0.4 * spare
    blue = 1 / (1 + exp(-strength))
    return blue if side == BLUE else 1 - blue
