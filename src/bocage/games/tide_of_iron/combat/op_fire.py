"""Opportunity fire (chapter 14): units in Op Fire mode shoot at the active unit after each hex it enters (TOI-7.8) and each exit from a fortification.

Only a unit that has moved is fired at (TOI-14.2), not one that spends points otherwise (TOI-14.3); a tank in an overrun hex is (TOI-20.36).
At most one attack for each hex (TOI-7.12, TOI-14.4), normal or suppressive (TOI-14.6);
several shooters combine. It costs no action (TOI-2.12). No shooter fires twice at the same unit during one activation (TOI-14.5).
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.tide_of_iron.combat.attack import OPPORTUNITY, eligible, fatigue_shooters, fire_at, why_no_fire
from bocage.games.tide_of_iron.state.activation import Activation
from bocage.games.tide_of_iron.state.answers import OpFire
from bocage.games.tide_of_iron.state.model import LIGHT, OP_FIRE, Battle, Unit
from bocage.games.tide_of_iron.state.setting import OTHER, THIRDS

OP_FIRE_WINDOW = Question[OpFire | Pass]("op_fire", OpFire | Pass, rule="TOI-7.8", window="op_fire")


def watchers(game: Battle, target: Unit) -> list[str]:
    """TOI-14.1: enemy units in Op Fire mode that could attack a unit where it stands, or would stand."""
    side = target.side
    return [
        unit.id
        for unit in game.state.units.values()
        if unit.status == OP_FIRE and unit.side != side and unit.cell >= 0 and eligible(game, unit, target, OPPORTUNITY)
    ]


def shooters(game: Battle, act: Activation) -> list[str]:
    """TOI-14.1, TOI-14.5: those who could attack the active unit where it is now and have not done so in this activation."""
    return [name for name in watchers(game, game.unit(act.unit)) if name not in act.shooters]


def op_fire_window(game: Battle, act: Activation) -> Rules[bool]:
    """TOI-7.8, TOI-18.2: the enemy may fire at the active unit, and must always be given the chance. Gives back whether the unit may go on.

    Once attacked in a hex it is not attacked there again, though it should leave a fortification (TOI-7.12, TOI-14.4). With teams the light division is asked
    first (TOI-RULING-38).
    """
    able = [] if act.attacked_here else shooters(game, act)
    if not able:
        return True
    for command in game.setting.commands_of[OTHER[game.unit(act.unit).side]]:
        own = [name for name in able if game.command_of(game.unit(name)).id == command]
        if not own:
            continue
        answer = yield from choose(game, game.setting.command[command].seat, OP_FIRE_WINDOW, leaders(game, act, own), {"unit": act.unit})
        if not isinstance(answer, Pass):
            return (yield from op_fire(game, act, answer.unit))
    return True


def leaders(game: Battle, act: Activation, own: list[str]) -> Legal[OpFire | Pass]:
    """TOI-13.3: one eligible unit leads; TOI-14.8: nobody has to fire."""

    def refuse(answer: OpFire | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) or answer.unit in own else why_not(game, act, answer.unit)

    return Legal(refuse, lambda: [PASS, *(OpFire(name) for name in own)], exact=True, default=PASS)


def why_not(game: Battle, act: Activation, name: str) -> Refusal:
    """Why a unit cannot lead Op Fire now: not in the mode (TOI-14.1), fired at this unit already (TOI-14.5), out of sight or range."""
    facts = {"unit": name, "target": act.unit}
    target = game.unit(act.unit)
    if not game.alive(name) or game.unit(name).side == target.side:
        return Refusal("TOI-14.1", "cannot-op-fire", facts)
    if game.unit(name).status != OP_FIRE:
        return Refusal("TOI-14.1", "not-in-op-fire-mode", facts, ("op-fire-mode-first",))
    if name in act.shooters:
        return Refusal("TOI-14.5", "fired-already", facts, ("another-shooter",))
    return why_no_fire(game, game.unit(name), target) or Refusal("TOI-14.1", "cannot-op-fire", facts)


def op_fire(game: Battle, act: Activation, leader: str) -> Rules[bool]:
    """An Op Fire attack, and whether its target may go on (TOI-7.9 to TOI-7.11)."""
    before = game.unit(act.unit)
    shots = yield from fire_at(game, leader, act.unit, OPPORTUNITY, barred=act.shooters)
    act.shooters += [shot.unit for shot in shots]
    act.attacked_here = True
    fatigue_shooters(game, shots, OPPORTUNITY)
    if not game.alive(act.unit):
        return False
    after = game.unit(act.unit)
    if after.is_heavy_vehicle and after.damage == LIGHT and not before.damage:  # Sturdy, TOI-7.10, TOI-20.30
        act.points = max(0, act.points - THIRDS)
        return True
    return after.condition == before.condition and after.damage == before.damage
