"""The check of a written battle: what the tables say of it, then its ready set-up under the law of set-ups, then whether its objectives can be reached."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bocage.core.battles.checking import Checks
from bocage.core.game import Problem
from bocage.core.tables import option_table
from bocage.games.tide_of_iron.state.model import Battle
from bocage.games.tide_of_iron.state.setting import Setting
from bocage.games.tide_of_iron.tables.checking import check_tables
from bocage.games.tide_of_iron.tables.scenario import SIDES, Scenario
from bocage.games.tide_of_iron.tables.tables import PACKAGE
from bocage.games.tide_of_iron.turn.setup import initial_state
from bocage.games.tide_of_iron.turn.setup_law import ready_plan, ready_squads, refuse_plan


def check(scenario: Scenario) -> Sequence[Problem]:
    """Everything that is wrong with a battle (TOI-0.2)."""
    checks = check_tables(scenario)
    if not checks.failed:
        _check_ready(checks, scenario)
    if not checks.failed:
        _warn_of_reach(checks, Setting(scenario, {"players": "2", "setup": "sequential"}))
    return checks.found


def _check_ready(checks: Checks, scenario: Scenario) -> None:
    """TOI-1.10 to TOI-1.16: the ready set-up is one that players could choose, for every number of players."""
    values = next(row.values for row in option_table(PACKAGE) if row.id == "players")
    for players in values:
        if int(players[0]) not in scenario.players:
            continue
        setting = Setting(scenario, {"players": players, "setup": "sequential"})
        game = Battle(initial_state(setting), setting)
        for command in setting.commands:
            refusal = refuse_plan(game, command.id, ready_plan(setting, command.id), [])
            if refusal is not None:
                facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
                why = f"{refusal.message.replace('-', ' ')}{f' ({facts})' if facts else ''}"
                checks.error(_path_of(setting, command.id, refusal.path), f"the ready set-up of {command.id} cannot be: {why} ({refusal.rule}).")
        if checks.failed:
            return


def _path_of(setting: Setting, command_id: str, path: str) -> str:
    """The place in the file of something in a plan."""
    command, row = setting.command[command_id], setting.scenario.side[setting.command[command_id].side]
    where = f"side.{command.side}"
    at = re.match(r"(squads|vehicles)\[(\d+)\](?:\.(\w+))?", path)
    if at is None:
        return f"{where}.default_{path.rstrip('s')}"
    field = {"cell": "hex", None: ""}.get(at[3], at[3] or "")
    number = int(at[2])
    if at[1] == "vehicles":
        return f"{where}.default_vehicle[{number}].{field}".rstrip(".")
    squad = ready_squads(setting, command_id)[number]
    name, rows = ("team_squad", row.team_squad) if squad in row.team_squad else ("default_squad", row.default_squad)
    return f"{where}.{name}[{rows.index(squad)}].{field}".rstrip(".")


def _warn_of_reach(checks: Checks, setting: Setting) -> None:
    """Hexes that no squad can come to: an objective there is nobody's."""
    reached = {side: set(_reached(setting, setting.zones[side])) for side in SIDES}
    for place, row in enumerate(setting.scenario.objective):
        cell = setting.grid.cell(*row.hex)
        away = [side for side in SIDES if cell not in reached[side]]
        if away:
            checks.warn(f"objective[{place}].hex", f"no squad of {' or '.join(away)} can reach it from its deployment zone.")


def _reached(setting: Setting, zone: frozenset[int]) -> Iterator[int]:
    """The cells that a squad can come to, on foot, from a zone."""
    seen = {cell for cell in zone if setting.standing_cost("squad", cell) >= 0}
    queue = sorted(seen)
    while queue:
        here = queue.pop()
        yield here
        for there in setting.squad_cost[here]:
            if there not in seen:
                seen.add(there)
                queue.append(there)
