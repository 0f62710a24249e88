"""Flamethrowers, their teams and their fuel; shotguns, which use a flame template too (LOW-14.8 to 14.18, 14.22, 14.23, 18.14)."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.legends_old_west.aiming.aim import modifiers
from bocage.games.legends_old_west.aiming.crews import assistant, is_carrier
from bocage.games.legends_old_west.aiming.targets import sees_building
from bocage.games.legends_old_west.aiming.to_hit import spent, to_hit
from bocage.games.legends_old_west.aiming.wounds import Hit, kill, resolve
from bocage.games.legends_old_west.arms.blast import caught
from bocage.games.legends_old_west.arms.grenades import occupants
from bocage.games.legends_old_west.arms.templates import centre, flame_head, refuse_friends, uncover, under
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.naming import ground_words
from bocage.games.legends_old_west.state.arms_events import FuelExploded, Jet
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.state.fire_events import Missed
from bocage.games.legends_old_west.tables.tables import INCH, RESULTS, TEMPLATES, WEAPONS
from bocage.space.plane import Box, Cover, Disc, Point, Teardrop, flame, gap, heading, step, within

FUEL = TEMPLATES["fuel_explosion"].diameter // 2
AHEAD = 1500
"""Option `flamethrower_table_template`: the template may begin so far from the nozzle."""


class Spray(Answer):
    """The direction of a jet or of a shotgun; `ahead`: how far from the firer the template begins."""

    facing: int
    ahead: int = 0


class SprayInto(Answer):
    """A jet into a dwelling (LOW-14.14)."""

    building: str

    def target(self) -> tuple[str, str]:
        return "zone", self.building


SPRAY: Question[Spray | SprayInto | Pass] = Question("spray", Spray | SprayInto | Pass, rule="LOW-14.11")


def length_of(game: Battle, weapon: str) -> int:
    """LOW-14.11: 27 cm at the nozzle; the option takes the table's 20.5 cm."""
    row = WEAPONS[weapon]
    if row.type == "flamethrower" and game.option("flamethrower_table_template"):
        return round(row.template_cm * 100)
    return row.template


def reach_of(game: Battle, weapon: str) -> int:
    """How far a jet carries: the length of its template, and with the table's the 15 cm before it."""
    far = AHEAD if WEAPONS[weapon].type == "flamethrower" and game.option("flamethrower_table_template") else 0
    return length_of(game, weapon) + far


def nozzle(game: Battle, by: str, facing: int, ahead: int = 0) -> Point:
    """Where the narrow end lies: at the edge of a round base, at the middle of a vehicle."""
    base = game.base(by)
    return step(base.centre, facing, (0 if isinstance(base, Box) else base.radius) + ahead)


def jet(game: Battle, by: str, facing: int, length: int, ahead: int = 0) -> Teardrop:
    """The template of a jet."""
    return flame(nozzle(game, by, facing, ahead), facing, length, flame_head(length))


def targets(game: Battle, figure: str, weapon: str) -> list[str]:
    """A jet is offered if somebody or a dwelling with enemies is in reach, and the assistant is there."""
    if WEAPONS[weapon].type == "flamethrower" and not assistant(game, figure):
        return []
    return ["point"] if any(not isinstance(answer, Pass) for answer in candidates(game, figure, weapon)) else []


def refuse(game: Battle, figure: str, weapon: str, target: str) -> Refusal | None:
    """LOW-14.8: only trained soldiers; LOW-14.18: not without the assistant."""
    if WEAPONS[weapon].type == "flamethrower":
        if game.profile(game.figure(figure)).kind != "eng_demolition":
            return Refusal("LOW-14.8", "not-trained", {"figure": figure})
        if not assistant(game, figure):
            return Refusal("LOW-14.18", "no-assistant", {"figure": figure})
    return None


def refuse_spray(game: Battle, by: str, weapon: str, answer: Spray | SprayInto | Pass) -> Refusal | None:
    """The law of a direction: a whole degree, no friend under the template (LOW-2.17); of a dwelling: in reach and in sight (LOW-14.14, LOW-2.28)."""
    row = WEAPONS[weapon]
    if isinstance(answer, Pass):
        return None
    if isinstance(answer, SprayInto):
        if row.kind != "flame" or answer.building not in game.land.index or not game.land.buildings >> game.land.index[answer.building] & 1:
            return Refusal("LOW-14.14", "no-dwelling", {"building": ground_words(game, answer.building)})
        if not within(game.base(by), game.land.shapes[game.land.index[answer.building]], reach_of(game, weapon)):
            return Refusal("LOW-14.14", "dwelling-too-far", {"building": ground_words(game, answer.building)})
        if not sees_building(game, by, game.land.index[answer.building]):
            return Refusal("LOW-2.28", "not-seen", {"target": ground_words(game, answer.building)})
        if any(game.side(inside.id) == game.side(by) for inside in occupants(game, answer.building)):
            return Refusal("LOW-2.17", "template-on-friend", {"figure": ground_words(game, answer.building)})
        return None
    if not 0 <= answer.facing < 360:
        return Refusal("LOW-14.11", "no-such-direction")
    if answer.ahead and not (row.type == "flamethrower" and game.option("flamethrower_table_template") and 0 <= answer.ahead <= AHEAD):
        return Refusal("LOW-14.11", "at-the-nozzle")
    return refuse_friends(game, by, jet(game, by, answer.facing, length_of(game, weapon), answer.ahead))


def candidates(game: Battle, by: str, weapon: str) -> list[Spray | SprayInto | Pass]:
    """Towards each enemy who is seen and in reach, into each dwelling that holds enemies who are known, and nothing."""
    reach, base, side = reach_of(game, weapon), game.base(by), game.side(by)
    found: list[Spray | SprayInto | Pass] = []
    dwellings: list[str] = []
    for enemy in game.enemies(side):
        if not within(base, game.base(enemy.id), reach):
            continue
        inside = game.inside(enemy.id)
        if inside is not None and WEAPONS[weapon].kind == "flame":
            if (ground := game.land.features[inside].id) not in dwellings:
                dwellings.append(ground)
        elif game.sees(by, enemy.id) and (spray := _towards(game, by, weapon, enemy.id)) not in found:
            found.append(spray)
    for vehicle in game.state.vehicles.values():
        if vehicle.place != "table" or vehicle.wreck or game.side(vehicle.id) == side or not within(base, game.base(vehicle.id), reach):
            continue
        if game.sees(by, vehicle.id) and (spray := _towards(game, by, weapon, vehicle.id)) not in found:
            found.append(spray)
    found += [SprayInto(ground) for ground in dwellings]
    return [answer for answer in found if refuse_spray(game, by, weapon, answer) is None] + [PASS]


def _towards(game: Battle, by: str, weapon: str, target: str) -> Spray:
    """A jet at somebody, begun so far from the nozzle as it must be to reach him."""
    beyond = gap(game.base(by), game.base(target)).rounded_up() - length_of(game, weapon)
    return Spray(heading(centre(game, by), centre(game, target)), AHEAD if beyond > 0 else 0)


def ask_spray(game: Battle, seat: str, by: str, weapon: str) -> Rules[Spray | SprayInto | Pass]:
    """The direction, or a dwelling."""
    law: Legal[Spray | SprayInto | Pass] = Legal(lambda a: refuse_spray(game, by, weapon, a), lambda: candidates(game, by, weapon), exact=True, default=PASS)
    return (yield from choose(game, seat, SPRAY, law, {"figure": by, "weapon": weapon}))


def fire(game: Battle, figure: str, weapon: str, target: str) -> Rules[None]:
    """LOW-14.11, LOW-18.14: roll to hit; on a success lay the template; LOW-14.12: a failed roll has no consequence."""
    answer = yield from ask_spray(game, game.seat(figure), figure, weapon)
    if isinstance(answer, Pass):
        return
    spent(game, figure, weapon)
    modifier = modifiers(game, game.figure(figure), WEAPONS[weapon])  # LOW-8.35, LOW-19.8
    if (yield from to_hit(game, figure, weapon, 1, modifier, "LOW-18.14" if WEAPONS[weapon].kind == "template" else "LOW-14.11")):
        if isinstance(answer, SprayInto):
            yield from burn(game, figure, weapon, [inside.id for inside in occupants(game, answer.building)], [])
        else:
            yield from spray(game, figure, weapon, answer.facing, length_of(game, weapon), answer.ahead)
    else:
        game.emit(Missed(figure))


def vehicle_spray(game: Battle, vehicle: str, gunner: str, weapon: str, answer: Spray | SprayInto) -> Rules[None]:
    """LOW-14.22: after a success the jet of a vehicle is 27 cm and D6 inches long."""
    die = yield from d6("jet", "LOW-14.22")
    if isinstance(answer, SprayInto):
        yield from burn(game, vehicle, weapon, [inside.id for inside in occupants(game, answer.building)], [])
    else:
        yield from spray(game, vehicle, weapon, answer.facing, WEAPONS[weapon].template + INCH * die)


def spray(game: Battle, by: str, weapon: str, facing: int, length: int, ahead: int = 0) -> Rules[None]:
    """LOW-14.11, LOW-14.13: who is wholly under the template is hit, who is partly under it on 4+."""
    template = jet(game, by, facing, length, ahead)
    own = game.state.figures[by].vehicle if by in game.state.figures else by
    touched = [(ident, share) for ident, share in under(game, template) if ident not in (by, own)]
    uncover(game, [ident for ident, _ in touched])
    game.emit(Jet(weapon, template.apex.x, template.apex.y, facing, length, tuple(ident for ident, _ in touched), len(touched)))
    full = [ident for ident, share in touched if share is Cover.FULL]
    part = [ident for ident, share in touched if share is Cover.PART]
    if WEAPONS[weapon].kind == "template":  # LOW-18.14: a shotgun: one hit each
        full += yield from caught(game, part, "LOW-18.14")
        yield from resolve(game, [Hit(ident, WEAPONS[weapon].force, weapon=weapon, by=by, cause="blast") for ident in full])
        return
    yield from burn(game, by, weapon, full, part)


def burn(game: Battle, by: str, weapon: str, full: list[str], part: list[str]) -> Rules[None]:
    """LOW-14.11: 1D3 hits of Strength 4 without save on each; LOW-14.23: and each that wounds costs 1D3, unless the option reads it once."""
    uncover(game, full)
    hits = yield from _doses(game, full)
    touched = yield from caught(game, part, "LOW-14.13")
    hits += yield from _doses(game, touched)
    damage = "1" if game.option("flamethrower_d3_once") else "1D3"
    yield from resolve(game, [Hit(ident, WEAPONS[weapon].force, damage=damage, save=False, weapon=weapon, by=by, cause="flame") for ident in hits])


def _doses(game: Battle, ids: list[str]) -> Rules[list[str]]:
    """Each id as often as its D3 says."""
    if not ids:
        return []
    shown = yield from roll(faces("d3", len(ids)), why="LOW-14.11")
    return [ident for ident, die in zip(ids, shown, strict=True) for _ in range((die + 1) // 2)]


def team_hit(game: Battle, hit: Hit) -> Rules[str | None]:
    """Who of the team is hit; None if the fuel explodes instead (LOW-14.15 in WWI, LOW-14.16 in WWII)."""
    carrier = hit.target if is_carrier(game, hit.target) else game.figure(hit.target).loader_of
    die = yield from d6("location", "LOW-14.15" if game.setting.era == "ww1" else "LOW-14.16")
    code = RESULTS[f"flame_team_{game.setting.era}"].code(die)
    if code == "assistant":
        return assistant(game, carrier) or carrier
    if code == "firer":
        code = "fuel" if (yield from d6("fuel", "LOW-14.15")) == 6 else "carrier"
    if code == "fuel":
        yield from explode(game, carrier)
        return None
    return carrier


def explode(game: Battle, carrier: str) -> Rules[None]:
    """LOW-14.17: the carrier is killed, every figure within 5 cm takes 1D3 hits of Strength 4 without save."""
    where = centre(game, carrier)
    weapon = next(weapon for weapon in game.figure(carrier).weapons if WEAPONS[weapon].type == "flamethrower")
    game.emit(FuelExploded(carrier))
    caught_in = [ident for ident, _ in under(game, Disc(where, FUEL)) if ident != carrier]
    uncover(game, caught_in)
    kill(game, carrier)
    yield from burn(game, "", weapon, caught_in, [])
