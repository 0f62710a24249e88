"""Declaring fire (DZC-3.6, DZC-6.1, DZC-6.10, DZC-6.11): a squad allots its shots before any die is rolled.

The owner allots weapon by weapon, or everything that is left at one target, and then opens fire. Shots of one weapon may be divided (DZC-6.11), unless the
option says otherwise (DZC-24.4).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from bocage.core.decision import Question, Rules, choose, scope
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass
from bocage.games.dropzone_commander.ground.battle import PROFILES, Battle
from bocage.games.dropzone_commander.ground.distances import square, square_between, within
from bocage.games.dropzone_commander.ground.sight import BEST
from bocage.games.dropzone_commander.ground.verbs import Verb
from bocage.games.dropzone_commander.shooting import fire_keywords, reaction, volleys
from bocage.games.dropzone_commander.shooting.attack import AT_MORE_THAN_PLACES, Aim, aimed, may_fire, refuse_blind, refuse_weapon, surely_out
from bocage.games.dropzone_commander.state.events_units import VolleyDeclared, VolleyEnded
from bocage.games.dropzone_commander.state.state import ABOARD, INSIDE, TABLE, Burst, Unit, Volley
from bocage.games.dropzone_commander.tables import keywords
from bocage.games.dropzone_commander.tables.profiles import Weapon, fitted
from bocage.tabletop.laws import Law
from bocage.tabletop.points import Waypoint

LISTED = 60
NEARBY = 1200  # Structures so near are offered as targets
STRAFE = 300  # DZC-22.24
BESIDE = 100  # a point so near to the wall means the wall point next to it
CLOSE = 600  # centres of bodies that are an inch apart (DZC-22.39) are never farther from each other


class Shoot(Answer):
    """So many shots of a weapon of a unit go to a target: a unit or a Structure. `window`: from which point of its wall a garrison fires, None the best."""

    unit: str
    weapon: str
    at: str
    shots: int
    window: Waypoint | None = None

    def target(self) -> tuple[str, str]:
        return "piece", self.at


class ShootAll(Answer):
    """All weapons that are left and can, fire at a target with all their shots."""

    at: str

    def target(self) -> tuple[str, str]:
        return "piece", self.at


class OpenFire(Answer):
    """Nothing more is allotted: the dice roll."""


AIM: Question[Shoot | ShootAll | OpenFire | Pass] = Question("aim", Shoot | ShootAll | OpenFire | Pass, rule="DZC-6.10", asides=False)
Declared = tuple[Burst, ...]


@cache
def can_harm(profile: str, options: tuple[str, ...], armour: int, dp: int) -> bool:
    """Whether a kind of unit has a weapon that can damage walls of some armour."""
    weapons = fitted(PROFILES[profile], options)
    return any(keywords.needed(weapon, keywords.structure_energy(weapon, armour, dp), armour, True) for weapon in weapons)


class Declaring:
    """The open question of a squad that allots its shots."""

    def __init__(self, game: Battle, squad: str, bursts: Declared, units: tuple[str, ...], only_at: str = "", penalty: int = 0) -> None:
        self.game, self.squad, self.bursts, self.units = game, squad, bursts, units
        self.seat = game.state.squads[squad].seat
        self.only_at, self.penalty = only_at, penalty
        self.able: dict[tuple[str, str], Refusal | None] = {}
        self._weapons: list[tuple[str, Weapon, int]] | None = None

    def weapons(self) -> list[tuple[str, Weapon, int]]:
        """Weapons able to fire, with the shots they have left."""
        if self._weapons is None:
            game = self.game
            self._weapons = []
            for unit in self.units:
                if may_fire(game, unit) is not None:
                    continue
                for weapon in game.weapons(unit):
                    left = self.left(unit, weapon)
                    if left and self.refuse_able(unit, weapon) is None:
                        self._weapons.append((unit, weapon, left))
        return self._weapons

    def left(self, unit: str, weapon: Weapon) -> int:
        """Shots of a weapon that are not yet allotted (DZC-22.20)."""
        shots = keywords.shots(weapon, self.game.state.units[unit].damage)
        return shots - sum(burst.shots for burst in self.bursts if (burst.unit, burst.weapon) == (unit, weapon.id))

    def refuse_able(self, unit: str, weapon: Weapon) -> Refusal | None:
        """DZC-6.2, DZC-22.2, DZC-7.5: the weapon may fire, also beside what is allotted already."""
        key = (unit, weapon.id)
        if key not in self.able:
            self.able[key] = self._refuse_able(unit, weapon)
        return self.able[key]

    def _refuse_able(self, unit: str, weapon: Weapon) -> Refusal | None:
        refused = refuse_weapon(self.game, unit, weapon)
        if refused is not None:
            return refused
        others = keywords.alternates(self.game.weapons(unit), weapon) if self.bursts else ()
        if any(burst.unit == unit and burst.weapon in others for burst in self.bursts):
            return Refusal("DZC-22.2", "other-profile-has-fired", {"unit": unit, "weapon": weapon.name})
        record = self.game.state.units[unit]
        if record.where == INSIDE:
            firing = {
                *self.game.state.structures[record.host].fired,
                *(burst.unit for burst in self.bursts if self.game.state.units[burst.unit].host == record.host),
            }
            if unit not in firing and len(firing) >= self.game.building(record.host).windows:
                return Refusal("DZC-7.5", "no-window-left", {"unit": unit, "weapon": weapon.name, "structure": record.host})
        return None

    def refuse_aim(self, unit: str, weapon: Weapon, at: str, window: Waypoint | None = None) -> Refusal | None:
        """DZC-5.1, DZC-6.9, and what ties targets together: coaxial weapons (DZC-22.7), one weapon one target (DZC-24.4)."""
        if self.only_at and at not in self.game.state.squads[self.only_at].units:
            return Refusal("DZC-11.11", "quarry-only", {"target": at})
        point = self.firing_point(unit, window)
        if isinstance(point, Refusal):
            return point
        found = self.aimed(unit, weapon, at, point)
        return found if isinstance(found, Refusal) else self._refuse_tied(unit, weapon, at)

    def aimed(self, unit: str, weapon: Weapon, at: str, window: int) -> Aim | Refusal:
        return aimed(self.game, unit, weapon, at, window)

    def firing_point(self, unit: str, window: Waypoint | None) -> int | Refusal:
        """DZC-5.16: one point per base; whoever has allotted shots fires the others from there as well."""
        record = self.game.state.units[unit]
        if record.where != INSIDE:
            return BEST if window is None else Refusal("DZC-5.16", "not-inside", {"unit": unit})
        taken = next((burst.window for burst in self.bursts if burst.unit == unit), BEST)
        if window is None:
            return taken
        points = self.game.building(record.host).windows_points
        picked = min(range(len(points)), key=lambda i: square(points[i].x, points[i].y, window.x, window.y))
        if square(points[picked].x, points[picked].y, window.x, window.y) > BESIDE * BESIDE:
            return Refusal("DZC-5.16", "no-such-window", {"unit": unit})
        return picked if taken in (BEST, picked) else Refusal("DZC-5.16", "one-window-per-base", {"unit": unit})

    def _refuse_tied(self, unit: str, weapon: Weapon, at: str) -> Refusal | None:
        if not self.bursts:
            return None
        facts = {"unit": unit, "weapon": weapon.name, "target": at}
        mates = (*keywords.coaxial(self.game.weapons(unit), weapon), *((weapon.id,) if "CA" in weapon.words else ()))
        for burst in self.bursts:
            if burst.unit == unit and burst.weapon in mates and self.body_of(burst.target) != self.body_of(at):
                return Refusal("DZC-22.7", "coaxial", facts)
        if self.game.setting.one_target:
            others = [burst.target for burst in self.bursts if (burst.unit, burst.weapon) == (unit, weapon.id) and burst.target != at]
            if others and ("Strafe" not in weapon.words or not any(self._near(other, at) for other in others)):
                return Refusal("DZC-24.4", "one-weapon-one-target", facts)
        return None

    def body_of(self, target: str) -> str:
        """The squad of a unit, or the Structure."""
        record = self.game.state.units.get(target)
        return record.squad if record is not None else target

    def _near(self, a: str, b: str) -> bool:
        """DZC-22.24: two targets within 3 inches of each other."""
        game, units = self.game, self.game.state.units
        if a not in units or b not in units:
            return False
        here, other = (units[a], b) if units[a].where != INSIDE else (units[b], a)
        if here.where == INSIDE:
            return square_between(game.building(units[a].host), game.building(units[b].host)) <= STRAFE**2
        return within(game, other, here.x, here.y, STRAFE)

    def refuse(self, answer: Shoot | ShootAll | OpenFire | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None if not self.bursts else Refusal("DZC-6.10", "shots-are-allotted", {})
        if isinstance(answer, OpenFire):
            return None if self.bursts else Refusal("DZC-6.10", "no-shot-allotted", {})
        if isinstance(answer, ShootAll):
            reason: Refusal | None = Refusal("DZC-6.2", "no-weapon-left", {})
            for unit, weapon, _ in self.weapons():
                reason = self.refuse_aim(unit, weapon, answer.at)
                if reason is None:
                    return None
            return reason
        if answer.unit not in self.units:
            return Refusal("DZC-6.10", "not-of-the-squad", {"unit": answer.unit})
        weapon = next((w for w in self.game.weapons(answer.unit) if w.id == answer.weapon), None)  # type: ignore[assignment]
        if weapon is None:
            return Refusal("DZC-6.2", "no-such-weapon", {"unit": answer.unit})
        refused = self.refuse_able(answer.unit, weapon)
        if refused is not None:
            return refused
        if not 1 <= answer.shots <= self.left(answer.unit, weapon):
            return Refusal("DZC-6.10", "not-so-many-shots", {"left": self.left(answer.unit, weapon)})
        return self.refuse_aim(answer.unit, weapon, answer.at, answer.window)

    def candidates(self) -> list[str]:
        """Enemies in play, each base of a garrison by itself, and Structures, those that hold enemies first (DZC-7.20, DZC-7.21, DZC-7.22)."""
        game = self.game
        if self.only_at:
            return list(game.state.squads[self.only_at].units)
        units = [*game.enemies_in_play(self.seat), *self.patients()]
        walls = [name for name in dict.fromkeys([*(unit.host for unit in units if unit.where == INSIDE), *self.near_structures()]) if self.may_harm(name)]
        found = [*(unit.id for unit in units), *walls]
        reaches = self.reaches()
        return [at for at in found if not all(surely_out(game, record, at, limit) for record, limit in reaches)]

    def patients(self) -> list[Unit]:
        """DZC-22.47: damaged friends, for those who have something that mends them."""
        if not any("White Nanomachines" in weapon.words for _, weapon, _ in self.weapons()):
            return []
        friends = [seat for seat in self.game.setting.seats if not self.game.is_enemy(self.seat, seat)]
        return [unit for seat in friends for unit in self.game.on_table(seat) if unit.damage]

    def reaches(self) -> list[tuple[Unit, int]]:
        """Where units fire from, each place with the longest range that a weapon there may have."""
        longest: dict[tuple[str, int, int], tuple[Unit, int]] = {}
        for unit, weapon, _ in self.weapons():
            record = self.game.mount(unit)
            place = (record.host, record.x, record.y) if record.where != INSIDE else (record.host, 0, 0)
            reach = max(weapon.full, weapon.countered, CLOSE if weapon.close else 0)
            if place not in longest or longest[place][1] < reach:
                longest[place] = (record, reach)
        return list(longest.values())

    def has_target(self) -> bool:
        """Whether there is something in arc and reach, an enemy or walls that a weapon can harm; whether it is seen is asked when shots are allotted."""
        weapons = self.weapons()
        if any(not AT_MORE_THAN_PLACES.isdisjoint(weapon.words) for _, weapon, _ in weapons):
            return self._has_target()
        known, key = self.game.as_it_stands, ("target", self.units[0], *[(unit, weapon.id) for unit, weapon, _ in weapons])
        found: bool | None = known.get(key)
        if found is None:
            found = known[key] = self._has_target()
        return found

    def _has_target(self) -> bool:
        game, reaches, weapons = self.game, self.reaches(), self.weapons()
        enemies = [unit.id for unit in (*game.enemies_in_play(self.seat), *self.patients())]
        for at in (*enemies, *(building.id for building in game.plan.standing if self.may_harm(building.id))):
            for record, limit in reaches:
                if not surely_out(game, record, at, limit):
                    if any(self.in_reach(unit, weapon, at) for unit, weapon, _ in weapons):
                        return True
                    break
        return False

    def in_reach(self, unit: str, weapon: Weapon, at: str) -> bool:
        """All but sight."""
        special = fire_keywords.aim(self.game, unit, weapon, at)
        return refuse_blind(self.game, unit, weapon, at) is None if special is None else special is True

    def far_structures(self) -> list[str]:
        """Structures that are fired at only if there is nothing better."""
        near = self.near_structures()
        return [building.id for building in self.game.plan.standing if building.id not in near and self.may_harm(building.id)]

    def may_harm(self, structure: str) -> bool:
        """DZC-6.15: whether a weapon is strong enough for these walls; a shot that can do nothing is legal, but not worth offering."""
        game = self.game
        building, first = game.building(structure), game.state.units[self.units[0]]
        return bool(game.state.effects) or can_harm(first.profile, first.options, building.armour, building.dp)

    def near_structures(self) -> list[str]:
        """Structures worth a shot though no enemy is inside: those that hold a marker, and those within 12 inches."""
        game = self.game
        marked = [m.structure for m in game.state.markers.values() if m.structure and m.state in ("hidden", "discovered")]
        first = game.state.units[self.units[0]]
        found = []
        for building in game.plan.standing:
            w, s, e, n = building.bounds
            near = w - NEARBY < first.x < e + NEARBY and s - NEARBY < first.y < n + NEARBY and first.where == TABLE
            if near or building.id in marked:
                found.append(building.id)
        return found

    def listing(self) -> list[Shoot | ShootAll | OpenFire | Pass]:
        found: list[Shoot | ShootAll | OpenFire | Pass] = [OpenFire() if self.bursts else PASS]
        weapons = self.weapons()
        if not weapons:
            return found
        near = self.candidates()
        if not self.bursts and not near:
            near = self.far_structures()
        found += [ShootAll(at) for at in near]
        enemies = [at for at in near if at in self.game.state.units]
        if len(weapons) > 1:
            found += [Shoot(unit, weapon.id, at, left) for unit, weapon, left in weapons for at in enemies][:LISTED]
        if len(enemies) > 1 and not self.game.setting.one_target:  # DZC-6.11: one shot here, the others there
            found += [Shoot(unit, weapon.id, at, 1) for unit, weapon, left in weapons if left > 1 for at in enemies][:LISTED]
        return found

    def allotted(self, answer: Shoot | ShootAll) -> Declared:
        """The shots with those of an answer."""
        if isinstance(answer, Shoot):
            weapon = self.game.weapon(answer.unit, answer.weapon)
            return (*self.bursts, Burst(answer.unit, answer.weapon, answer.at, answer.shots, self.penalty, self.settled(answer, weapon)))
        bursts = self.bursts
        for unit, weapon, left in self.weapons():
            now = Declaring(self.game, self.squad, bursts, self.units, self.only_at, self.penalty)
            if now.refuse_able(unit, weapon) is None and now.refuse_aim(unit, weapon, answer.at) is None:
                shot = Shoot(unit, weapon.id, answer.at, left)
                bursts = (*bursts, Burst(unit, weapon.id, answer.at, left, self.penalty, now.settled(shot, weapon)))
        return bursts

    def settled(self, answer: Shoot, weapon: Weapon) -> int:
        """DZC-5.16: the firing point of a garrison's shots, settled as they are allotted."""
        record = self.game.state.units[answer.unit]
        if record.where != INSIDE:
            return BEST
        point = self.firing_point(answer.unit, answer.window)
        assert isinstance(point, int)
        found = self.aimed(answer.unit, weapon, answer.at, point)
        points = self.game.building(record.host).windows_points
        return points.index(found.look.eye) if point == BEST and isinstance(found, Aim) and found.look.eye in points else point


def declare(game: Battle, squad: str, units: tuple[str, ...], kind: str, *, only_at: str = "", penalty: int = 0) -> Rules[bool]:
    """The owner allots shots until he opens fire; True if there are any, and then they are declared."""
    bursts: Declared = ()
    while True:
        asked = Declaring(game, squad, bursts, units, only_at, penalty)
        if bursts and not game.once("weapons left", asked.weapons):
            break
        default = OpenFire() if bursts else PASS
        legal: Law[Shoot | ShootAll | OpenFire | Pass] = Law(asked, default)
        answer = yield from choose(
            game, asked.seat, AIM, legal, {"squad": squad, "name": game.squad_name(squad), "shots": sum(burst.shots for burst in bursts)}
        )
        if isinstance(answer, Pass):
            return False
        if isinstance(answer, OpenFire):
            break
        bursts = game.once("allotted", asked.allotted, answer)
    game.emit(VolleyDeclared(Volley(squad, asked.seat, kind, bursts)))
    return True


def volley(game: Battle, squad: str, units: tuple[str, ...], kind: str = "fire", *, only_at: str = "", penalty: int = 0, run: bool = False) -> Rules[None]:
    """Declared, reacted to (DZC-4.14), answered with cards, resolved."""
    with scope(game, "attack", squad):
        if not (yield from declare(game, squad, units, kind, only_at=only_at, penalty=penalty)):
            return
        yield from carry_out(game, squad, units, kind, only_at=only_at, penalty=penalty, run=run)


def carry_out(game: Battle, squad: str, units: tuple[str, ...], kind: str, *, only_at: str = "", penalty: int = 0, run: bool = False) -> Rules[None]:
    """What follows the declaration."""
    declared = game.state.volley
    assert declared is not None
    firers = list(dict.fromkeys(burst.unit for burst in declared.bursts))
    if any(game.profile(unit).is_aircraft for unit in firers) and not run:
        game.emit(VolleyEnded())  # the shots wait while enemies react
        yield from reaction.on_firing(game, firers)
        left = tuple(burst for burst in declared.bursts if game.is_alive(burst.unit))
        if not left:
            return
        game.emit(VolleyDeclared(Volley(squad, declared.seat, kind, left)))
    yield from volleys.before_rolls(game)
    if game.effects("redeclare", squad):
        alive = tuple(unit for unit in units if game.is_alive(unit))
        if not (yield from declare(game, squad, alive, kind, only_at=only_at, penalty=penalty)):
            game.emit(VolleyEnded())
            return
    yield from volleys.resolve(game)


# -- the verb ------------------------------------------------------------------------------------------------------------------------------------


def targets(game: Battle, squad: str) -> Iterable[str]:
    """Offered while a unit that may fire has not."""
    units = game.state.units
    for unit in game.state.squads[squad].units:
        record = units[unit]
        if record.where == ABOARD and "Firing Ports" not in PROFILES[units[record.host].profile].words:
            continue
        if "f" not in record.order and may_fire(game, unit) is None and not PROFILES[record.profile].is_fast:
            yield ""
            return


def refuse(game: Battle, squad: str, at: str) -> Refusal | None:
    """DZC-6.2, DZC-6.9: some weapon is able to fire, and there is something in reach that it may be fired at."""
    if at:
        return Refusal("DZC-6.10", "not-offered")
    units = game.state.squads[squad].units
    asked = Declaring(game, squad, (), units)
    if any(weapon.move_fire >= 0 for _, weapon, _ in asked.weapons()):
        return None if asked.has_target() else Refusal("DZC-6.9", "nothing-in-reach", {"squad": squad})
    reason = Refusal("DZC-6.2", "no-weapon-left", {})
    for unit in units:
        for weapon in game.weapons(unit):
            if weapon.move_fire < 0:
                reason = Refusal("DZC-4.9", "only-in-a-run", {"weapon": weapon.name})
            else:
                reason = refuse_weapon(game, unit, weapon) or reason
    return reason


def fire(game: Battle, squad: str, at: str) -> Rules[None]:
    """DZC-6.1: the seven steps."""
    yield from volley(game, squad, game.state.squads[squad].units)


DOINGS = (Verb("fire", "DZC-6.1", targets, refuse, fire),)
