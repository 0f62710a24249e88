"""Compound answers that a person drafts: where to deploy, what to hide, a path to walk, one figure to set otherwise."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.errors import Refusal
from bocage.core.scene import Choice, Field, Form, Say, Target
from bocage.games.legends_old_west.armies.building import MOST, BuildRoster
from bocage.games.legends_old_west.armies.roster import ready_unit, unit_cost
from bocage.games.legends_old_west.armies.setup import ready_secrets, to_deploy
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.moving.candidates import candidate_paths
from bocage.games.legends_old_west.moving.orders import Adjust, Move
from bocage.games.legends_old_west.moving.plan import left, movers, plan_move
from bocage.games.legends_old_west.tables.tables import EQUIPMENT, PROFILES, WEAPONS
from bocage.games.legends_old_west.view import arms_forms
from bocage.games.legends_old_west.view.options import name
from bocage.space.plane import Point, step
from bocage.tabletop.points import Waypoint


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """The draft and its fields for a question that may be answered freely."""
    if ask.what == "roster":
        return _roster(ask)
    if ask.what == "deploy":
        return _deploy(game, ask)
    if ask.what == "secrets":
        return _secrets(game, ask)
    if ask.what == "order":
        return _move(game, str(ask.facts["unit"]))
    if ask.what in ("enter", "fire_mission"):
        return _point(game, ask)
    if ask.what == "adjust":
        return _adjust(game, ask)
    return arms_forms.form(game, ask)


def _roster(ask: Ask[Any]) -> Form:
    """LOW-24.4: how many of each printed unit; of those in the ready army also how many of each kind of figure, and what they carry."""
    draft = ask.legal.default
    assert isinstance(draft, BuildRoster)
    fields: list[Field] = []
    for number, line in enumerate(draft.lines):
        here = f"/lines/{number}"
        facts: dict[str, str | int] = {"unit": f"@unit-{line.unit.replace('_', '-')}", "points": unit_cost(ready_unit(line.unit))}
        fields.append(Field(f"{here}/count", Say("field-roster-unit", facts), "count", low=0, high=MOST))
        for place, group in enumerate(line.groups):
            names = facts | {"profile": f"@profile-{group.profile.replace('_', '-')}", "points": PROFILES[group.profile].points}
            fields.append(Field(f"{here}/groups/{place}/count", Say("field-roster-group", names), "count", low=1, high=16))
            if weapons := _permitted(group.profile):
                fields.append(Field(f"{here}/groups/{place}/weapons", Say("field-roster-weapons", names), "many", weapons))
    return Form(draft, tuple(fields))


def _permitted(profile: str) -> tuple[Choice, ...]:
    """What a profile may carry, with its price."""
    row = EQUIPMENT[profile]
    weapons = dict.fromkeys([weapon for chosen in row.choose_one for weapon in chosen] + list(row.extras))
    return tuple(
        Choice(weapon, Say("field-roster-weapon", {"weapon": f"@weapon-{weapon.replace('_', '-')}", "points": WEAPONS[weapon].points})) for weapon in weapons
    )


def _deploy(game: Battle, ask: Ask[Any]) -> Form | None:
    draft = ask.legal.default
    if draft is None:
        return None
    waiting = to_deploy(game, game.setting.side_of_seat[ask.seat])
    units = tuple(Choice(unit, Say("field-unit", {"unit": name(game, unit)}), Target("zone", unit)) for unit in waiting)
    return Form(draft, (Field("/unit", Say("field-which-unit"), "pick", units), Field("", Say("field-where"), "point", piece=game.unit(draft.unit).leader)))


def _secrets(game: Battle, ask: Ask[Any]) -> Form:
    draft = ready_secrets(game, game.setting.side_of_seat[ask.seat], 0)
    fields = [
        Field(f"/ambushes/{n}", Say("field-ambush", {"unit": name(game, lair.unit)}), "point", piece=game.unit(lair.unit).leader)
        for n, lair in enumerate(draft.ambushes)
    ]
    fields += [Field(f"/mines/{n}", Say("field-mine"), "point") for n in range(len(draft.mines))]
    return Form(draft, tuple(fields))


def _point(game: Battle, ask: Ask[Any]) -> Form | None:
    draft = next((answer for answer in ask.legal if hasattr(answer, "x")), None)
    if draft is None:
        return None
    piece = game.unit(str(ask.facts["unit"])).leader if ask.what == "enter" else ""
    return Form(draft, (Field("", Say("field-where"), "point", piece=piece),))


def _move(game: Battle, unit: str) -> Form | None:
    figures = movers(game, unit)
    if not figures:
        return None
    here = Point(figures[0].x, figures[0].y)
    steps = [step(here, 45 * n, 50) for n in range(8)]
    paths = [*candidate_paths(game, unit), *((Waypoint(p.x, p.y),) for p in steps)]
    legal = next((path for path in paths if not isinstance(plan_move(game, unit, path), Refusal)), None)
    if legal is None:
        return None
    draft = Move(unit, legal)
    return Form(draft, (Field("/path", Say("field-path"), "path", piece=figures[0].id),))


def _adjust(game: Battle, ask: Ask[Any]) -> Form | None:
    """LOW-4.10: who is set otherwise, and where; it begins with somebody who may stay where he is."""
    figures = [f for f in movers(game, str(ask.facts["unit"])) if left(game, f) and ask.legal.refuse(Adjust(f.id, f.x, f.y)) is None]
    if not figures:
        return None
    choices = tuple(Choice(f.id, Say("field-figure", {"figure": name(game, f.id)}), Target("piece", f.id)) for f in figures)
    draft = Adjust(figures[0].id, figures[0].x, figures[0].y)
    return Form(draft, (Field("/figure", Say("field-which-figure"), "pick", choices), Field("", Say("field-where"), "point", piece=figures[0].id)))
