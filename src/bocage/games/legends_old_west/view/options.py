"""How answers are offered: labels, what they point at, and what they would do (marks on the table)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from bocage.core.decision import Ask, Watched
from bocage.core.errors import Refusal
from bocage.core.scene import Mark, Option, Point, Say, Target, default_option
from bocage.games.legends_old_west.aiming.aim import targets_in_unit
from bocage.games.legends_old_west.aiming.pluck import Lend
from bocage.games.legends_old_west.armies.building import BuildRoster
from bocage.games.legends_old_west.armies.roster import figures, ready_unit, unit_cost
from bocage.games.legends_old_west.armies.setup import Deploy
from bocage.games.legends_old_west.fighting.fights import TakeUp
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.courses import STEP, hurdles
from bocage.games.legends_old_west.ground.layout import arrange
from bocage.games.legends_old_west.ground.naming import ground_words, unit_words
from bocage.games.legends_old_west.moving.charge import pair_off
from bocage.games.legends_old_west.moving.orders import Activate, Adjust, Move, Saddle, Storm
from bocage.games.legends_old_west.moving.plan import left, movers, plan_move
from bocage.games.legends_old_west.shooting.firing_groups import At, group_members
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS
from bocage.games.legends_old_west.turn.firing import Shoot
from bocage.games.legends_old_west.view import arms_forms
from bocage.games.legends_old_west.view.chances import takes_a_chance
from bocage.space.plane import Point as Place
from bocage.space.plane import Wall, point_at, wall_crossing
from bocage.space.plane.costs import at_distance, path_length


def name(game: Battle, ident: str) -> str:
    """The message id of the name of anything, or a plain word."""
    state = game.state
    if ident in state.units:
        return ident if any(i in state.figures for i in state.units[ident].figures) else unit_words(state.units[ident])
    if ident in state.figures:
        return ident  # pieces are named by their titles
    if ident in state.vehicles:
        vehicle = state.vehicles[ident]
        return f"@vehicle-{(vehicle.model or vehicle.row).replace('_', '-')}"
    if ident in state.aircraft:
        return f"@aircraft-{state.aircraft[ident].row.replace('_', '-')}"
    if ident in state.guns:
        return f"@weapon-{state.guns[ident].weapon.replace('_', '-')}"
    return ground_words(game, ident)


def named(game: Battle, args: dict[str, Any]) -> dict[str, str | int]:
    """Arguments with names in place of ids."""
    found: dict[str, str | int] = {}
    for key, value in args.items():
        if isinstance(value, str):
            found[key] = f"@weapon-{value.replace('_', '-')}" if value in WEAPONS else name(game, value)
        elif isinstance(value, int) and not isinstance(value, bool):
            found[key] = value
    return found


def option(game: Battle, ask: Ask[Any], answer: Any) -> Option:
    """An answer as it is offered."""
    plain = default_option(answer)
    args = {field: getattr(answer, field) for field in answer.__struct_fields__}
    label = Say(plain.label.id, named(game, args))
    target = plain.target
    if target.kind == "piece" and isinstance(target.id, str):
        target = _piece_target(game, target)
    if isinstance(answer, Lend) and not answer.leader:
        label = Say("answer-lend-own")
    extra = _extra(game, answer) or arms_forms.extra(game, ask, answer)
    if extra:
        label = Say(label.id, {**label.args, **extra})
    chance = takes_a_chance(game, ask, answer)
    return msgspec.structs.replace(plain, label=label, target=target, chance=chance, preview=preview(game, ask, answer))


def _piece_target(game: Battle, target: Target) -> Target:
    """A unit is pointed at by its leader, whatever stands for it on the table."""
    ident = str(target.id)
    unit = game.state.units.get(ident)
    if unit is None:
        return target
    body = (
        unit.leader
        if unit.leader in game.state.figures
        else next((i for i in (*unit.figures, *unit.vehicles) if i in game.state.figures or i in game.state.vehicles), "")
    )
    if unit.vehicles and unit.vehicles[0] in game.state.vehicles:
        body = unit.vehicles[0]
    return Target("piece", body) if body else Target("button", ident)


def _extra(game: Battle, answer: Any) -> dict[str, str | int]:
    if isinstance(answer, BuildRoster):
        units = [ready_unit(line.unit) for line in answer.lines for _ in range(line.count)]
        return {"units": len(units), "figures": sum(map(figures, units)), "points": sum(map(unit_cost, units))}
    if isinstance(answer, Move) and answer.path:
        start = game.figure(game.unit(answer.unit).leader) if game.unit(answer.unit).leader in game.state.figures else None
        end = answer.path[-1]
        length = 0 if start is None else round(((end.x - start.x) ** 2 + (end.y - start.y) ** 2) ** 0.5)
        return {"cm": f"{length / 100:.1f}"}
    if isinstance(answer, Saddle):
        return {"how": "up" if answer.up else "down"}
    if isinstance(answer, Watched):
        return {"cm": f"{answer.point * STEP / 100:g}"}
    if isinstance(answer, TakeUp) and answer.place < len(game.state.fights):
        fight = game.state.fights[answer.place]
        return {"ours": fight.ours[0], "theirs": fight.theirs[0], "number": answer.place + 1}
    return {}


def preview(game: Battle, ask: Ask[Any], answer: Any) -> tuple[Mark, ...]:
    """What an answer would do, as marks."""
    if isinstance(answer, Move):
        return _move(game, answer)
    if isinstance(answer, Storm):
        courses = pair_off(game, answer.unit, answer.enemy)
        pieces = tuple(c.ident for c in courses)
        ends = tuple(Point(c.path[-1].x, c.path[-1].y) for c in courses)
        return (Mark("ghost", points=ends, pieces=pieces),) if courses else ()
    if isinstance(answer, Adjust):
        return (Mark("ghost", points=(Point(answer.x, answer.y),), pieces=(answer.figure,)),)
    if isinstance(answer, Deploy):
        spots = arrange(game, answer.unit, answer.x, answer.y) if answer.unit in game.state.units else None
        return (Mark("ghost", points=tuple(Point(x, y) for _, x, y in spots), pieces=tuple(i for i, _, _ in spots)),) if spots else ()
    if isinstance(answer, Activate | Shoot):
        return _members(game, getattr(answer, "unit", "") or getattr(answer, "group", ""))
    if isinstance(answer, At):
        return _sights(game, str(ask.facts.get("group") or ask.facts.get("figure") or ""), answer.aim)
    if ask.what == "opportunity":
        return _watched(game, ask, answer)
    return arms_forms.preview(game, ask, answer)


def _watched(game: Battle, ask: Ask[Any], answer: Any) -> tuple[Mark, ...]:
    """The way of the mover (LOW-13.5), and who would fire at which point of it."""
    way = tuple(Place(x, y) for x, y in ask.facts.get("way", ()))
    if len(way) < 2:
        return ()
    path = Mark("path_other", points=tuple(Point(p.x, p.y) for p in way), rule="LOW-13.5")
    if not isinstance(answer, Watched) or answer.group not in game.state.units:
        return (path,)
    spot = at_distance(way, min(answer.point * STEP, path_length(way)))
    men = game.standing(answer.group)[:16]
    lines = (Mark("sight_clear", points=(Point(f.x, f.y), Point(spot.x, spot.y)), pieces=(f.id,)) for f in men)
    return path, Mark("target", points=(Point(spot.x, spot.y),)), *lines


def _move(game: Battle, answer: Move) -> tuple[Mark, ...]:
    figures = movers(game, answer.unit) if answer.unit in game.state.units else []
    if not figures:
        return ()
    far = left(game, figures[0])
    here = Place(figures[0].x, figures[0].y)
    reach = Mark("range", points=(Point(here.x, here.y),), radius=far)
    plan = plan_move(game, answer.unit, answer.path)
    if isinstance(plan, Refusal):  # LOW-2.14: what is refused for another reason warns of the walls on its way all the same
        return reach, *_walls(game, [(figures[0], (here, *(Place(spot.x, spot.y) for spot in answer.path)))])
    path = plan[0][1].path
    used = Say("mark-move", {"used": f"{plan[0][1].cost / 100:.1f}", "move": f"{far / 100:g}"})
    pieces = tuple(ident for ident, _ in plan)
    ends = tuple(Point(march.end.x, march.end.y) for _, march in plan)
    walls = _walls(game, [(game.figure(ident), march.path) for ident, march in plan])
    return reach, Mark("path_own", points=tuple(Point(p.x, p.y) for p in path), label=used), *walls, Mark("ghost", points=ends, pieces=pieces)


def _walls(game: Battle, ways: Sequence[tuple[Figure, Sequence[Place]]]) -> tuple[Mark, ...]:
    """LOW-2.14: where those who go have to roll for an obstacle: one mark for each of them, where the first meets it."""
    found: dict[int, Mark] = {}
    for figure, path in ways:
        for a, b in pairwise(path):
            for number in hurdles(game.land, figure, a, b):
                wall, feature = game.land.shapes[number], game.land.features[number]
                rolls = number not in found and (feature.climbable or not game.land.barriers >> number & 1)
                place = wall_crossing(a, b, wall) if rolls and isinstance(wall, Wall) else None
                if place is not None:
                    spot = point_at(a, b, place)
                    words = Say("mark-obstacle", {"obstacle": ground_words(game, feature.id)})
                    found[number] = Mark("blocker", points=(Point(spot.x, spot.y),), label=words, rule="LOW-2.14")
    return tuple(found.values())


def _members(game: Battle, unit: str) -> tuple[Mark, ...]:
    found = list(game.standing(unit)) if unit in game.state.units else []
    return (Mark("selected", pieces=tuple(f.id for f in found)),) if found else ()


def _sights(game: Battle, group: str, aim: str) -> tuple[Mark, ...]:
    """Lines of those who would fire, with the distance of the nearest."""
    marks: list[Mark] = []
    if group not in game.state.units and group not in game.state.figures:
        return ()
    for figure in group_members(game, group)[:16]:
        reach = max((WEAPONS[w].reach for w in figure.weapons), default=0)
        at = targets_in_unit(game, figure.id, aim, reach)[:1] if aim in game.state.units else [aim] if aim in game.state.figures else []
        if at:
            a, b = game.base(figure.id).centre, game.base(at[0]).centre
            label = Say("mark-range", {"cm": f"{game.gap(figure.id, at[0]).rounded_up() / 100:.1f}"})
            marks.append(Mark("sight_clear", points=(Point(a.x, a.y), Point(b.x, b.y)), label=label, rule="LOW-2.28"))
    return tuple(marks)
