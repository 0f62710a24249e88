"""The form of a set-up: a ready draft, and what may be changed in it: hexes, figures of each base, tokens, fortifications, concealed markers."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.decision import Ask
from bocage.core.scene import Choice, Field, Form, Say, Target
from bocage.games.tide_of_iron.state.answers import SetUp
from bocage.games.tide_of_iron.state.model import VEHICLES, Battle
from bocage.games.tide_of_iron.turn.setup_law import force_of


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """The fields of a set-up (TOI-1.10 to TOI-1.16)."""
    return setup_form(game, ask) if ask.what == "set_up" else None


def setup_form(game: Battle, ask: Ask[Any]) -> Form:
    """TOI-1.10 to TOI-1.16 as fields of a form."""
    draft: SetUp = ask.legal.fallback()
    command = game.setting.command[ask.facts["command"]]
    force = force_of(game.setting, command.id)
    zone = sorted(game.setting.zones[command.side])
    places = {mover: _places(game, [cell for cell in zone if game.setting.standing_cost(mover, cell) >= 0]) for mover in ("squad", "vehicle")}
    tokens = (Choice("", Say("token-none")), *(Choice(token, Say(f"badge-{token.replace('_', '-')}")) for token in dict.fromkeys(force.specializations)))
    forts = (Choice("", Say("token-none")), *(Choice(kind, Say(f"marker-{kind}")) for kind in dict.fromkeys(f.kind for f in game.state.forts.values())))
    hidden = (Choice(False, Say("token-none")), Choice(True, Say("badge-concealed")))
    aboard = _transports(game, command.side, draft)
    fields: list[Field] = []
    for number, _ in enumerate(draft.squads):
        label = {"number": number + 1}
        fields.append(Field(f"/squads/{number}/cell", Say("field-squad-hex", label), "place", places["squad"]))
        for figure, count in force.figures.items():
            fields.append(
                Field(
                    f"/squads/{number}/figures/{figure}",
                    Say("field-figures", {**label, "figure": f"@figure-{figure.replace('_', '-')}"}),
                    "count",
                    high=min(4, count),
                )
            )
        fields.append(Field(f"/squads/{number}/specialization", Say("field-token", label), "pick", tokens))
        fields.append(Field(f"/squads/{number}/inside", Say("field-inside", label), "pick", forts))
        fields.append(Field(f"/squads/{number}/aboard", Say("field-aboard", label), "pick", aboard))
        if force.concealed:
            fields.append(Field(f"/squads/{number}/concealed", Say("field-concealed", label), "pick", hidden))
    for number, vehicle in enumerate(draft.vehicles):
        label2: dict[str, str | int] = {"number": number + 1, "kind": f"@kind-{vehicle.vehicle.replace('_', '-')}"}
        fields.append(Field(f"/vehicles/{number}/cell", Say("field-vehicle-hex", label2), "place", places["vehicle"]))
    return Form(msgspec.to_builtins(draft), tuple(fields))


def _transports(game: Battle, side: str, draft: SetUp) -> tuple[Choice, ...]:
    """TOI-RULING-42, TOI-19.19: the transports a squad may start in: those of the draft, and a partner's that stand already."""
    own = [(str(n), vehicle.vehicle, str(n + 1)) for n, vehicle in enumerate(draft.vehicles) if VEHICLES[vehicle.vehicle].transport]
    standing = [unit for unit in game.units_of(side) if not unit.is_squad and unit.vehicle.transport]
    partner = [(unit.id, unit.kind, unit.id.rsplit("-", 1)[-1]) for unit in standing]
    found = [Choice(value, Say(f"unit-{kind.replace('_', '-')}", {"id": number})) for value, kind, number in own + partner]
    return (Choice("", Say("token-none")), *found)


def _places(game: Battle, cells: list[int]) -> tuple[Choice, ...]:
    return tuple(Choice(cell, Say("name-hex", {"hex": game.setting.grid.name(cell)}), Target("cell", cell)) for cell in cells)
