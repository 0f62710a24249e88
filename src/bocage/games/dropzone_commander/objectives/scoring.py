"""What scores: Focal Points (chapter 17), Objectives carried and extracted (DZC-14.34)."""

from __future__ import annotations

from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.markers import OUT
from bocage.games.dropzone_commander.state.events import PointsScored
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, TABLE
from bocage.games.dropzone_commander.tables.army_rows import options_cost
from bocage.games.dropzone_commander.tables.profiles import INCH

FOCAL_REACH = 6 * INCH  # DZC-17.3
Holders = dict[tuple[str, int, int, int, int], int]  # points by seat and bounds in plan


def ground_holders(game: Battle) -> Holders:
    """DZC-17.1, DZC-17.4, DZC-17.5, DZC-17.8: who may hold ground anywhere, their points by seat and place: vehicles and bases by their centre, garrisons by
    their whole Structure; who rides counts where the vehicle is, with options; no aircraft."""
    units, buildings = game.state.units, game.setting.layout.buildings
    found: Holders = {}
    for squad in game.state.squads.values():
        for name in squad.units:
            model = host = units[name]
            while host.where == ABOARD:
                host = units[host.host]
            if PROFILES[host.profile].type == "aircraft":
                continue
            if host.where == TABLE:
                place = (squad.seat, host.x, host.y, host.x, host.y)
            elif host.where == INSIDE:
                place = (squad.seat, *buildings[host.host].bounds)
            else:
                continue
            found[place] = found.get(place, 0) + PROFILES[model.profile].points + options_cost(model.profile, model.options)
    return found


def focal_strength(game: Battle, marker: str, holders: Holders | None = None) -> dict[str, int]:
    """DZC-17.3: points of qualifying units within 6 inches of a Focal Point, or of its Structure, by seat (DZC-RULING-133); only seats that have one."""
    record = game.state.markers[marker]
    west, south, east, north = game.building(record.structure).bounds if record.structure else (record.x, record.y, record.x, record.y)
    found: dict[str, int] = {}
    for (seat, w, s, e, n), points in (ground_holders(game) if holders is None else holders).items():
        dx = west - e if e < west else w - east if w > east else 0
        if dx > FOCAL_REACH:
            continue
        dy = south - n if n < south else s - north if s > north else 0
        if dx * dx + dy * dy <= FOCAL_REACH * FOCAL_REACH:
            found[seat] = found.get(seat, 0) + points
    return found


def focal_scores(game: Battle) -> None:
    """DZC-17.3, DZC-17.7, DZC-24.3: presence scores, for both sides; under the option only the larger sum of points, a tie nobody."""
    worth = game.setting.scenario.victory.focal_point_vp
    for marker in game.state.markers.values():
        if marker.kind != "focal_point" or marker.state in OUT:
            continue
        found = focal_strength(game, marker.id)
        scorers = list(found)
        if game.setting.contested_focal and found:
            best = max(found.values())
            scorers = [seat for seat, points in found.items() if points == best]
            scorers = scorers if len(scorers) == 1 else []
        for seat in scorers:
            game.emit(PointsScored(seat, worth, "DZC-17.3"))


def final_scores(game: Battle) -> None:
    """DZC-14.34, DZC-17.6: at the end of the game Objectives carried and extracted; Focal Points now unless the scenario scored them by turns."""
    row = game.setting.scenario.victory
    for marker in list(game.state.markers.values()):
        if marker.kind == "objective" and marker.state == "carried":
            game.emit(PointsScored(game.seat_of(marker.carrier), row.objective_carried_vp, "DZC-14.34"))
        elif marker.kind == "objective" and marker.state == "extracted":
            game.emit(PointsScored(marker.seat, row.objective_extracted_vp, "DZC-14.34"))
    if not row.focal_score_turns:
        focal_scores(game)
