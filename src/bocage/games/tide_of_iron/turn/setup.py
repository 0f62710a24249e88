"""Set-up (chapter 1): decks and starting cards, forces ready or built by their owners, concealed markers, first Op Fire mode.

With the option "ready" both sides stand as the scenario proposes. With "sequential" each command builds and places in initiative order, with "screened" both
sides do so at once and nothing is shown before all are ready (TOI-1.12). Either way the plan is one structured answer, checked by `setup_law`.
"""

from __future__ import annotations

from collections.abc import Mapping

from bocage.core.decision import Question, Rules, choose, sealed
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass, only
from bocage.core.tables import Kept
from bocage.games.tide_of_iron.cards.drawing import decks_left, draw_card
from bocage.games.tide_of_iron.state.answers import PickUnit, SetUp
from bocage.games.tide_of_iron.state.events import Concealed, UnitPlaced
from bocage.games.tide_of_iron.state.events_table import AceNamed, StepDone
from bocage.games.tide_of_iron.state.model import Battle, Fortification, ToiState, Unit
from bocage.games.tide_of_iron.state.setting import Setting
from bocage.games.tide_of_iron.tables.scenario import SIDES, Scenario
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.turn.setup_law import fitted, force_of, proposals, ready_plan, refuse_plan

SET_UP = Question[SetUp]("set_up", SetUp, rule="TOI-1.10")
CONCEAL = Question[PickUnit | Pass]("conceal", PickUnit | Pass, rule="TOI-17.1")
NAME_ACE = Question[PickUnit]("name_ace", PickUnit, rule="TOI-22.1")


def initial_state(setting: Setting) -> ToiState:
    """TOI-1.1, TOI-1.2, TOI-1.8, TOI-1.9: board, markers, decks, points and the initiative token; the forces too if they stand ready."""
    scenario = setting.scenario
    state = ToiState(initiative=scenario.starting_initiative)
    for side in SIDES:
        row = scenario.side[side]
        state.cp[side] = row.starting_cp
        state.initiative_cp[side] = row.initiative_cp + setting.rules[side].initiative_cp
        state.vp[side] = 0
        for deck in row.decks:
            state.decks[deck] = box().deck_content(deck)
    lists = {"razor_wire": state.wire, "tank_trap": state.traps, "mine_field": state.mines, "smoke": state.smoke}
    for number, marker in enumerate(scenario.marker, 1):
        cell = setting.grid.cell(*marker.hex)
        if marker.kind in lists:
            lists[marker.kind].append(cell)
            lists[marker.kind].sort()
        else:
            state.forts[f"{marker.kind}-{number}"] = Fortification(f"{marker.kind}-{number}", marker.kind, cell)
    state.serial = len(scenario.marker)
    if setting.setup_mode == "ready":
        for command in setting.commands:
            game = Battle(state, setting)
            plan = ready_plan(setting, command.id)
            for unit in units_of_plan(game, command.id, plan):
                state.put(unit)
                state.serial += 1
    return state


def units_of_plan(game: Battle, command_id: str, plan: SetUp) -> list[Unit]:
    """The units that a plan describes, transports first."""
    command = game.setting.command[command_id]
    force = force_of(game.setting, command_id)
    serial = game.state.serial
    units: list[Unit] = []
    divisions = dict(force.vehicle_divisions)
    for vehicle in plan.vehicles:
        serial += 1
        queue = divisions.get(vehicle.vehicle, ())
        division = queue[0] if queue else command.division or "light"
        divisions[vehicle.vehicle] = queue[1:]
        units.append(Unit(f"{vehicle.vehicle}-{serial}", command.side, vehicle.vehicle, vehicle.cell, division))
    taken = {unit.inside for unit in game.state.units.values()}
    for index, squad in enumerate(plan.squads):
        serial += 1
        figures = tuple(sorted(figure for figure, count in squad.figures.items() for _ in range(count)))
        division = command.division or ("light" if index < force.light_bases else "dark")
        fort = next((f.id for f in game.state.forts.values() if f.kind == squad.inside and f.cell == squad.cell and f.id not in taken), "")
        taken.add(fort)
        aboard = units[int(squad.aboard)].id if squad.aboard.isdecimal() else squad.aboard
        cell = -1 if aboard else squad.cell
        name = f"{command.side}{serial}"
        token = squad.specialization
        units.append(Unit(name, command.side, "squad", cell, division, figures, "fresh", "", "", token, fort, aboard, squad.concealed))
    return units


def starting_card(game: Battle, side: str) -> Rules[None]:
    """TOI-1.5: one of the starting cards, from any deck; the cross has no effect now (TOI-5.4)."""
    yield from draw_card(game, side)
    if game.state.draws >= game.setting.scenario.side[side].starting_cards or not decks_left(game, side):
        game.emit(StepDone(side))


def placing_order(game: Battle, commands: list[str]) -> list[str]:
    """TOI-1.12: who builds and places, in initiative order; behind a screen it is one step for all."""
    mode = game.setting.setup_mode
    return [] if mode == "ready" else ["all"] if mode == "screened" else commands


def place_force(game: Battle, who: str) -> Rules[None]:
    """TOI-1.10 to TOI-1.16: a command builds its squads and places its units; behind a screen both sides do, and nothing is shown until all are ready."""
    if who != "all":
        seat = game.setting.command[who].seat
        plan = yield from choose(game, seat, SET_UP, law_of_setup(game, who, []), {"command": who})
        reveal_plans(game, {who: plan})
    else:
        plans: dict[str, SetUp] = {}
        for division in ("light", "dark") if game.setting.teams else ("",):
            commands = [command for command in game.setting.commands if command.division == division]
            laws = {
                command.seat: law_of_setup(game, command.id, [plan for name, plan in plans.items() if _partners(game, name, command.id)])
                for command in commands
            }
            answers = yield from sealed(game, SET_UP, laws, {command.seat: {"command": command.id} for command in commands})
            plans |= {command.id: answers[command.seat] for command in commands}
        reveal_plans(game, plans)
    game.emit(StepDone(who))


def _partners(game: Battle, a: str, b: str) -> bool:
    return game.setting.command[a].side == game.setting.command[b].side


def reveal_plans(game: Battle, plans: dict[str, SetUp]) -> None:
    """Puts planned units on the board."""
    for name, plan in plans.items():
        for unit in units_of_plan(game, name, plan):
            game.emit(UnitPlaced(unit))


def law_of_setup(game: Battle, command: str, partner: list[SetUp]) -> Legal[SetUp]:
    """The law of a whole set-up; the ready placement is proposed, with its concealed markers used, and with squads aboard transports."""
    plans = [plan for plan in proposals(game.setting, command) if refuse_plan(game, command, plan, partner) is None]
    if not plans:
        plans = [fitted(game, command, ready_plan(game.setting, command), partner)]
    return Legal(lambda plan: refuse_plan(game, command, plan, partner), lambda: plans, default=plans[0])


def concealable(game: Battle, command: str) -> list[str]:
    """TOI-17.1, TOI-17.2: squads of a command that may still get a concealed marker, while the scenario's markers last."""
    side = game.setting.command[command].side
    used = sum(unit.concealed for unit in game.units_of(side))
    if used >= game.setting.scenario.side[side].concealed_markers:
        return []
    squads = [unit for unit in game.units_of(side) if unit.is_squad and unit.cell >= 0 and not unit.concealed]
    return [unit.id for unit in squads if game.command_of(unit).id == command]


def can_conceal(game: Battle, command: str) -> bool:
    """Whether a command marks concealed squads after a ready set-up; a built one has said so in its plan."""
    return game.setting.setup_mode == "ready" and bool(concealable(game, command))


def conceal_squads(game: Battle, command: str) -> Rules[None]:
    """TOI-17.1: the owner marks squads one by one."""
    names = concealable(game, command)

    def refuse(answer: PickUnit | Pass) -> Refusal | None:
        if isinstance(answer, Pass) or answer.unit in names:
            return None
        vehicle = game.alive(answer.unit) and not game.unit(answer.unit).is_squad
        return Refusal("TOI-17.2" if vehicle else "TOI-17.1", "cannot-conceal", {"unit": answer.unit})

    def listing() -> list[PickUnit | Pass]:
        return [PASS, *(PickUnit(name) for name in names)]

    legal: Legal[PickUnit | Pass] = Legal(refuse, listing, exact=True, default=PASS)
    answer = yield from choose(game, game.setting.command[command].seat, CONCEAL, legal)
    if isinstance(answer, PickUnit):
        game.emit(Concealed(answer.unit))
    if isinstance(answer, Pass) or not concealable(game, command):
        game.emit(StepDone(command))


def tanks_to_name(game: Battle, side: str) -> list[str]:
    """Tank Ace: the tanks of a side that may be named at set-up."""
    if not game.setting.rules[side].ace_firepower:
        return []
    return [unit.id for unit in game.units_of(side) if unit.is_tank]


def name_ace(game: Battle, side: str) -> Rules[None]:
    """Tank Ace (Operations card): the owner names one of his tanks."""
    tanks = tanks_to_name(game, side)
    seat = game.seat_of(game.unit(tanks[0]))
    answer = yield from choose(game, seat, NAME_ACE, only([PickUnit(name) for name in tanks], "TOI-22.1", "not-a-tank"))
    game.emit(AceNamed(side, answer.unit))
    game.emit(StepDone(side))


def battle(scenario: Scenario, options: Mapping[str, str]) -> Battle:
    """A battle as its scenario sets it up, before anybody has decided anything."""
    setting = _setting(scenario, options)
    return Battle(initial_state(setting), setting)


_setting = Kept(Setting)  # of a scenario with its options, shared by all its battles
