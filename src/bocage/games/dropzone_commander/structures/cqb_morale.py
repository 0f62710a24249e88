"""DZC-8.23 to DZC-8.28: morale after a close quarters battle, flight, and what becomes of a carried Objective (DZC-14.30, DZC-14.31)."""

from __future__ import annotations

from bocage.core.chance import total
from bocage.core.decision import Rules, choose, roll
from bocage.games.dropzone_commander.cards import windows
from bocage.games.dropzone_commander.ground import garrisons
from bocage.games.dropzone_commander.ground.asking import closed
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.ground.markers import TAKE, Take, carried_by, offer
from bocage.games.dropzone_commander.losses import damage
from bocage.games.dropzone_commander.state.events_cqb import MoraleTested, SquadFled
from bocage.games.dropzone_commander.state.events_markers import ObjectiveDropped, ObjectiveTaken
from bocage.games.dropzone_commander.structures import entrances


def must_test(game: Battle, squad: str) -> bool:
    """DZC-8.23, DZC-8.24, DZC-22.13: more than half of its full DP lost in the game; Fearless squads never test."""
    record = game.squad(squad)
    if not record.units:
        return False
    profile = game.profile(record.units[0])
    full = record.strength * profile.dp
    return bool(profile.fortitude) and "Fearless" not in profile.words and 2 * (full - game.squad_dp(squad)) > full


def test(game: Battle, structure: str, involved: list[str]) -> Rules[None]:
    """DZC-8.23 to DZC-8.27: every squad involved tests if it must; who fails flees, but if all fail the strongest stays."""
    failed = []
    for squad in [squad for squad in involved if must_test(game, squad)]:
        if not (yield from passes(game, squad)):
            failed.append(squad)
    alive = [squad for squad in involved if game.squad(squad).units]
    if failed and failed == [squad for squad in alive if squad in failed] and len(failed) == len(alive):
        best = max(game.squad_dp(squad) for squad in failed)
        stays = yield from drawn([squad for squad in failed if game.squad_dp(squad) == best])
        failed.remove(stays)
    for squad in failed:
        yield from flee(game, structure, squad, failed)


def passes(game: Battle, squad: str) -> Rules[bool]:
    """DZC-8.25: 1D6 against F; Nerves of Steel passes without a roll."""
    needed = game.profile(game.squad(squad).units[0]).fortitude
    yield from windows.window(game, "fortitude_test", squad=squad, seat=game.squad(squad).seat)
    if game.effects("auto_pass", squad):
        game.emit(MoraleTested(squad, needed, passed=True))
        return True
    die = yield from roll(total("fortitude", 1), why="DZC-8.25")
    game.emit(MoraleTested(squad, needed, passed=die >= needed))
    return die >= needed


def drawn(squads: list[str]) -> Rules[str]:
    """DZC-8.26: of squads with equal DP a die decides who stays."""
    while len(squads) > 1:
        dice = yield from roll(*(total("stay", 1) for _ in squads), why="DZC-8.26")
        best = max(dice)
        squads = [squad for squad, die in zip(squads, dice, strict=True) if die == best]
    return squads[0]


def flee(game: Battle, structure: str, squad: str, failed: list[str]) -> Rules[None]:
    """DZC-8.27: the squad is placed within 2 inches of an exit of its owner's choice, has acted, and passes or drops its Objectives first."""
    yield from before_fleeing(game, structure, squad, failed)
    game.emit(SquadFled(squad, structure))
    placed = yield from entrances.come_out(game, squad, fled=True)
    if not placed:
        for unit in list(game.squad(squad).units):
            yield from damage.destroyed(game, unit)


def before_fleeing(game: Battle, structure: str, squad: str, failed: list[str]) -> Rules[None]:
    """DZC-14.30, DZC-14.31: a fleeing carrier passes its Objective to a friend who stays; else it drops it, and an enemy inside may take it at once."""
    seat = game.squad(squad).seat
    for marker in [m for unit in game.squad(squad).units for m in carried_by(game, unit)]:
        stay = [s for s in garrisons.inside(game, structure) if s not in failed and s != squad]
        friends = [unit for s in stay if not game.is_enemy(seat, game.squad(s).seat) for unit in game.squad(s).units]
        if friends:
            answer = yield from choose(game, seat, TAKE, closed([Take(marker, unit) for unit in friends], "DZC-14.31"), {"marker": marker})
            assert isinstance(answer, Take)
            game.emit(ObjectiveTaken(marker, answer.unit))
            continue
        place = game.building(structure).centre
        game.emit(ObjectiveDropped(marker, place.x, place.y, structure))
        for other in game.others(seat):
            foes = [unit for s in stay if game.squad(s).seat == other for unit in game.squad(s).units]
            if foes and (yield from offer(game, other, marker, foes, "DZC-14.30")):
                break
