"""What a seat sees of Patrol, built from nothing."""

from __future__ import annotations

from bocage.core.scene import Badge, Board, Cell, Dice, Mark, Piece, Place, Say, Scene, SeatPlate, Track, Zone
from bocage.games.patrol.state.model import BLUE, RED, Patrol, Position


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
