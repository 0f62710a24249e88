"""Gas and smoke: released by special rounds, drifting and shrinking at the end of each turn (chapter 17)."""

from __future__ import annotations

from bocage.core.chance import faces
from bocage.core.decision import Rules, roll
from bocage.core.errors import Refusal
from bocage.games.legends_old_west.aiming.wounds import Hit, resolve
from bocage.games.legends_old_west.arms.templates import ARROW, models_near, scatter, uncover
from bocage.games.legends_old_west.ground.battle import CLOUD_RADII, Battle
from bocage.games.legends_old_west.state.arms_events import CloudDrifted, CloudGone, CloudReleased, Gassed
from bocage.games.legends_old_west.state.dice import d6
from bocage.games.legends_old_west.tables.tables import RESULTS
from bocage.space.plane import Disc, Point, centre_covered, step

LAST = 4
"""LOW-17.5: the last stage; then the cloud is gone."""
GAS_STRENGTH = 4
FIRST_GAS = "1915-04"
"""LOW-17.1: gas shells are common from April 1915 on."""


def refuse_round(game: Battle, what: str, left: int) -> Refusal | None:
    """LOW-17.1, LOW-17.2, LOW-17.9: special rounds are counted; gas depends on date and option."""
    if what == "gas":
        if game.setting.era == "ww1" and game.setting.scenario.date < FIRST_GAS:
            return Refusal("LOW-17.1", "no-gas-yet")
        if game.setting.era == "ww2" and not game.option("ww2_gas"):
            return Refusal("LOW-17.2", "no-gas-in-ww2")
    if game.setting.era == "colonial" or left < 1:
        return Refusal("LOW-17.9", "no-such-rounds", {"what": what})
    return None


def release(game: Battle, what: str, where: Point) -> Rules[None]:
    """LOW-17.3, LOW-17.6: the first template, whatever the calibre; gas works at once."""
    name = f"{what}_{game.state.serial + 1}"
    game.emit(CloudReleased(name, what, where.x, where.y, game.state.turn))
    if what == "gas":
        yield from gas(game, name)


def gas(game: Battle, cloud: str) -> Rules[None]:
    """LOW-17.3: who has half his base under it puts his mask on in time on 4+, else he takes a Strength 4 hit."""
    known = game.state.clouds[cloud]
    template = Disc(Point(known.x, known.y), CLOUD_RADII[known.stage])
    inside = [ident for ident in models_near(game, template.centre, template.radius, vehicles=False) if centre_covered(template, game.base(ident))]
    if not inside:
        return
    uncover(game, inside)
    shown = yield from roll(faces("mask", len(inside)), why="LOW-17.3")
    late = [ident for ident, die in zip(inside, shown, strict=True) if RESULTS["gas_mask"].code(die) == "gassed"]
    for ident in late:
        game.emit(Gassed(ident))
    yield from resolve(game, [Hit(ident, GAS_STRENGTH, cause="gas") for ident in late])


def end_turn(game: Battle) -> Rules[None]:
    """LOW-17.4, LOW-17.5, LOW-17.8: each cloud of an earlier turn drifts, shrinks or goes, then works again."""
    for cloud in [cloud.id for cloud in game.state.clouds.values() if cloud.born < game.state.turn]:
        known = game.state.clouds[cloud]
        if known.stage >= LAST:
            game.emit(CloudGone(cloud))
            continue
        shown, angle = yield from scatter(game, "LOW-17.4")
        where = Point(known.x, known.y)
        if shown == ARROW:
            distance = yield from d6("distance", "LOW-17.8")
            where = step(where, angle, 100 * distance)
        game.emit(CloudDrifted(cloud, where.x, where.y, known.stage + 1))
        if known.kind == "gas":
            yield from gas(game, cloud)
