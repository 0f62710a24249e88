"""Saves: which one a unit has (HON-6.27), and the roll (HON-6.24 to HON-6.26) with its DIRECTIVE (HON-7.16, HON-7.17)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Legal, Pass
from bocage.games.heroes_of_normandie.rules import directives
from bocage.games.heroes_of_normandie.rules.asking import ask_beside
from bocage.games.heroes_of_normandie.rules.movement import YELLOW
from bocage.games.heroes_of_normandie.rules.skills_passive import effects, no_cover_near, sources
from bocage.games.heroes_of_normandie.state.answers import RollSave, SpendDirective
from bocage.games.heroes_of_normandie.state.events import SaveRolled
from bocage.games.heroes_of_normandie.state.model import HIDDEN_SAVE, Heroes, Shot
from bocage.games.heroes_of_normandie.state.names import asked_about

SAVE = Question[RollSave | Pass]("save", RollSave | Pass, rule="HON-6.24")
SAVE_PLUS = Question[SpendDirective | Pass]("save_plus", SpendDirective | Pass, rule="HON-7.16")
SPEND = SpendDirective()
ROLL = RollSave()
_ROLL_OR_NOT: Legal[RollSave | Pass] = Legal(lambda answer: None, lambda: [ROLL, PASS], exact=True, default=ROLL)


def can_hit(game: Heroes) -> bool:
    """HON-6.19 to HON-6.21: whether a success would place a HIT on the Visible target."""
    shot = game.state.shots[-1]
    return not game.profile(shot.target).armoured or "piercing" in effects(game, shot)


def best_save(game: Heroes, shot: Shot) -> int:
    """HON-6.27: the lowest of all saves the target has, 0 if none. No Cover leaves none (HON-11.10, HON-12.5)."""
    unit = game.unit(shot.target)
    if "no_cover" in effects(game, shot) or no_cover_near(game, unit):
        return 0
    terrain = game.terrain(unit.square)
    found = [skill.value for skill in sources(game, unit, "support")]  # HON-10.18
    found += [marker.value for marker in game.state.markers.get(unit.square, ()) if marker.kind == "defence_bonus"]  # HON-14.4
    found += [lasting.value for lasting in game.state.lasting if lasting.kind == "save" and unit.id in lasting.units]
    if not unit.visible:  # HON-15.12, HON-21.7: its own save and skills are inactive
        found.append(HIDDEN_SAVE)
        if terrain.save:
            found.append(terrain.save)
        return min(found)
    profile = game.profile(unit.id)
    if profile.save:
        found.append(profile.save)
    found += [skill.value for skill in profile.tough if not skill.terrains or terrain.id in skill.terrains]  # HON-12.10, HON-12.11
    if terrain.save:  # HON-17.2, HON-17.5, improved by Defenders (HON-12.8, HON-12.9, HON-21.10)
        better = sum(skill.value for skill in profile.defenders if not skill.terrains or terrain.id in skill.terrains)
        found.append(terrain.save - better)
    return min(found, default=0)


def save(game: Heroes) -> Rules[bool]:
    """HON-6.23, HON-6.24: the owner of the target may roll; a made save ignores all HITs of the Fire (HON-6.25), never a SUPPRESSED."""
    shot = game.state.shots[-1]
    seat = game.seat(game.unit(shot.target).side)
    answer: RollSave | Pass | None = None
    while answer is None:  # a right used beside the question may have changed or taken away the save (HON-21.41), or shown armour (HON-20.2)
        needed = best_save(game, game.state.shots[-1])
        if not needed or (game.unit(shot.target).visible and not can_hit(game)):
            return False
        answer = yield from ask_beside(game, seat, SAVE, _ROLL_OR_NOT, {**asked_about(game, seat, shot.target), "needed": needed})
    if isinstance(answer, Pass):
        return False
    die = yield from roll(YELLOW, why="HON-6.24")
    saved = die >= needed
    if die + 1 == needed and directives.may_ask(game, shot.target):  # HON-7.16, HON-7.17: one, where it helps
        spent = yield from choose(game, seat, SAVE_PLUS, _spend(game, shot.target), {**asked_about(game, seat, shot.target), "die": die, "needed": needed})
        if not isinstance(spent, Pass):
            directives.spend(game, shot.target, "save_plus_one")
            saved = True
    game.emit(SaveRolled(shot.target, needed, die, saved))
    return saved


def _spend(game: Heroes, unit: str) -> Legal[SpendDirective | Pass]:
    def refuse(answer: SpendDirective | Pass) -> Refusal | None:
        return None if isinstance(answer, Pass) else directives.refuse_directive(game, unit)

    return Legal(refuse, lambda: [SPEND, PASS])
