"""How answers are offered: labels, previews, and the set-up as a form."""

from __future__ import annotations

from typing import Any

from bocage.core.decision import Ask
from bocage.core.scene import Choice, Field, Form, Mark, Option, Say, Target, default_option
from bocage.core.state import replace
from bocage.games.patrol.rules.fire import Fire
from bocage.games.patrol.state.model import Patrol
from bocage.games.patrol.turn.setup import PLACE, placements
from bocage.games.patrol.turn.turn import Assault, Shift, Step


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
