"""How a battle stands: an estimate of the chance to win, and what a reaction is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.core.decision import Ask
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.markers import is_blank_to
from bocage.games.dropzone_commander.objectives.scoring import focal_strength, ground_holders
from bocage.games.dropzone_commander.shooting.reaction import React
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, TABLE, Marker, Unit
from bocage.games.dropzone_commander.view.results import harm
from bocage.space.plane import Point
from bocage.tabletop.estimates import logistic

VP = 1.1  # what a victory point weighs, in logits
FORCE = 2.2  # what having all the forces weighs
NEAR = 0.35  # being close to what scores
HOLD = 0.45  # holding a Structure with a marker that can be searched
READY = 0.3  # having all fighting vehicles out of their transports and gates
Places = dict[tuple[int, int], bool]
Strengths = dict[str, dict[str, int]]  # by Focal Point and seat: points of the units near it


def evaluate(game: Battle, side: str) -> float:
    """DZC-18.4: victory points decide, then what has been destroyed; what is within reach counts a little."""
    state = game.state
    if state.phase == "over":
        return 1.0 if side in state.winners else 0.5 if not state.winners else 0.0
    sides = list(dict.fromkeys(game.setting.side.values()))
    near = strengths(game)
    scores = {name: standing(game, name, near) for name in sides}
    rest = [score for name, score in scores.items() if name != side]
    best = max(rest, default=0.0)
    return logistic(scores[side] - best)


def strengths(game: Battle) -> Strengths:
    """Who stands how strong near the Focal Points that are still to be scored."""
    if not scoring_turns(game):
        return {}
    markers = [marker for marker in game.state.markers.values() if marker.kind == "focal_point" and marker.state != "removed"]
    holders = ground_holders(game) if markers else {}
    return {marker.id: focal_strength(game, marker.id, holders) for marker in markers}


def scoring_turns(game: Battle) -> list[int]:
    """DZC-17.6: the turns left in which Focal Points are scored."""
    return [turn for turn in game.setting.scenario.victory.focal_score_turns or (game.setting.turns,) if turn >= game.state.turn]


def standing(game: Battle, side: str, near: Strengths) -> float:
    """How well a side stands: points scored and within reach, forces left."""
    state = game.state
    seats = [seat for seat, of in game.setting.side.items() if of == side]
    total = sum(VP * state.vp[seat] for seat in seats)
    whole = left = ready = 0
    mine: list[Unit] = []
    for squad in state.squads.values():
        if squad.seat not in seats:
            continue
        profile = PROFILES[squad.profile]
        points = profile.points
        whole += points * squad.strength
        twice, rides = 2 * profile.dp, not profile.is_infantry
        for name in squad.units:
            unit = state.units[name]
            mine.append(unit)
            left += points * (twice - unit.damage) // twice
            if rides and unit.where == TABLE:
                ready += points
    total += (FORCE * left + READY * ready) / whole if whole else 0.0
    places = Whereabouts(game, mine)
    late = state.turn / game.setting.turns
    for marker in state.markers.values():
        total += marker_worth(game, marker, places, seats, late)
    return total + VP * sum(focal_share(game, points, seats) for points in near.values())


def focal_share(game: Battle, near: Mapping[str, int], seats: Sequence[str]) -> float:
    """DZC-17.3, DZC-24.3: how likely a Focal Point scores for a side the next time it scores, as things are; half of that if that is not this turn."""
    own = sum(points for seat, points in near.items() if seat in seats)
    if not own:
        return 0.0
    most = max((points for seat, points in near.items() if seat not in seats), default=0)
    share = own / (own + most) if game.setting.contested_focal else 1.0
    return share * game.setting.scenario.victory.focal_point_vp * (1.0 if game.state.turn in scoring_turns(game) else 0.5)


def marker_worth(game: Battle, marker: Marker, places: Whereabouts, seats: Sequence[str], late: float) -> float:
    """What a marker promises a side: carried, extracted, held, near."""
    rules = game.setting.scenario.victory
    if marker.state == "removed" or any(is_blank_to(game, seat, marker) for seat in seats):
        return 0.0
    if marker.state == "extracted":
        return VP * rules.objective_extracted_vp if marker.seat in seats else 0.0
    if marker.state == "carried":
        carrier = game.state.units.get(marker.carrier)
        squad = game.state.squads[carrier.squad] if carrier is not None else None
        if squad is None or squad.seat not in seats or marker.carrier not in squad.units:
            return 0.0
        return VP * rules.objective_carried_vp + 0.5 * VP * closeness(game, places, home_of(game, marker, seats))
    if marker.kind == "intel" and any(seat in marker.tried for seat in seats):
        return 0.0
    if marker.structure:
        record = game.state.structures[marker.structure]
        centre = game.building(marker.structure).centre
        held = marker.structure in places.inside
        if held and record.occupant in seats:
            return HOLD + NEAR
        return NEAR * closeness(game, places, centre, foot=marker.kind != "focal_point") + (0.2 if held else 0.0)
    worth = closeness(game, places, Point(marker.x, marker.y))
    return (NEAR + (0.6 * late if marker.kind == "focal_point" else 0.0)) * worth


def home_of(game: Battle, marker: Marker, seats: Sequence[str]) -> Point:
    """The middle of the edge by which a carried Objective leaves."""
    layout = game.setting.layout
    a, b = layout.edge(layout.edges[seats[0]][0]) if layout.edges.get(seats[0]) else (Point(0, 0), Point(0, 0))
    return Point((a.x + b.x) // 2, (a.y + b.y) // 2)


class Whereabouts:
    """Where the units of a side are in the end, each place once: infantry, and all but aircraft; on their own, or riding in something."""

    __slots__ = ("all_but_aircraft", "infantry", "inside")

    def __init__(self, game: Battle, mine: Sequence[Unit]) -> None:
        units, buildings = game.state.units, game.setting.layout.buildings
        self.infantry: tuple[Places, Places] = ({}, {})
        self.all_but_aircraft: tuple[Places, Places] = ({}, {})
        self.inside: dict[str, bool] = {}  # Structures that somebody is in
        for unit in mine:
            kind = PROFILES[unit.profile].type
            host = unit
            while host.where == ABOARD:
                host = units[host.host]
            if host.where == TABLE:
                place = (host.x, host.y)
            elif host.where == INSIDE:
                centre = buildings[host.host].centre
                place = (centre.x, centre.y)
                if host is unit:
                    self.inside[unit.host] = True
            else:
                continue
            if kind == "infantry":
                self.infantry[host is not unit][place] = True
            if kind != "aircraft":
                self.all_but_aircraft[host is not unit][place] = True


def closeness(game: Battle, mine: Whereabouts, goal: Point, *, foot: bool = False) -> float:
    """1 on the spot, 0 as far as the table is wide; off the table and in reserve nothing. With `foot` infantry counts, wherever it rides."""
    layout = game.setting.layout
    far = layout.width + layout.depth
    x, y = goal.x, goal.y
    walking, riding = mine.infantry if foot else mine.all_but_aircraft
    best = 0.0
    if walking:
        best = max(best, 1 - min([abs(place[0] - x) + abs(place[1] - y) for place in walking]) / far)
    if riding:
        distances = [abs(place[0] - x) + abs(place[1] - y) for place in riding]
        best = max(best, 1 - min(distances) / far)
        fast = [distance for distance in distances if distance > 400]
        if fast:
            best = max(best, min(1.0, 1 - min(fast) / far + 0.06))  # who rides gets about faster
    return best * best * best


def worth(game: Battle, ask: Ask[Any]) -> float:
    """For standing orders: the chance that the best reaction offered does damage; other windows always count."""
    if ask.what != "react":
        return 1.0
    return max((harm(game, answer) for answer in ask.legal if isinstance(answer, React)), default=0.0)
