"""What all weapons with templates share: who is under them, points in sight, friends in danger, scatter dice (LOW-2.5, LOW-2.6, LOW-2.17, LOW-6.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bocage.core.chance import faces
from bocage.core.decision import Question, Rules, choose, roll
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, only
from bocage.games.legends_old_west.aiming.aim import FAR, nearest, nearest_in_unit, targets_in_unit
from bocage.games.legends_old_west.ground.battle import FOOT, MOUNTED, Battle
from bocage.games.legends_old_west.ground.concealment import show
from bocage.games.legends_old_west.tables.rows import Weapon
from bocage.games.legends_old_west.tables.tables import TEMPLATES, WEAPONS
from bocage.space.plane import Box, Cover, Disc, Point, Teardrop, bounds, covered

HIT, MISFIRE, ARROW = "hit", "misfire", "arrow"
SCATTER = (HIT, MISFIRE, ARROW, ARROW, ARROW, ARROW)
"""LOW-2.6: the faces of the scatter die."""
PUBLISHED = (HIT, HIT, ARROW, ARROW, ARROW, ARROW)
"""Option `scatter_published_die`."""
PREFIX = {"colonial": "col", "ww1": "ww1", "ww2": "ww2"}
FLAMES: list[tuple[int, int]] = sorted((row.length, row.head) for row in TEMPLATES.values() if row.shape == "flame")


class Nearest(Answer):
    """Which of several figures that are equally near is the target."""

    figure: str

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


NEAREST: Question[Nearest] = Question("nearest", Nearest, rule="LOW-6.7")


def centre(game: Battle, ident: str) -> Point:
    """Where a figure, gun or vehicle stands."""
    return game.base(ident).centre


def visible(game: Battle, by: str, unit: str) -> list[str]:
    """The figures of an enemy unit that a firer sees and may shoot at (LOW-6.10), the nearest first."""
    return targets_in_unit(game, by, unit, FAR)


def pick_figure(game: Battle, by: str, unit: str, seen: list[str] | None = None, may: Callable[[str], bool] | None = None) -> Rules[str]:
    """LOW-6.7: the nearest visible figure of the declared unit; the owner of the firer chooses among equals, if the law of the shot (`may`) allows them."""
    near = nearest_in_unit(game, by, unit, FAR) if seen is None else nearest(game, by, seen)
    if len(near) > 1 and may is not None:
        near = [ident for ident in near if may(ident)]
    if len(near) == 1:
        return near[0]
    answer = yield from choose(game, game.seat(by), NEAREST, only([Nearest(ident) for ident in near], "LOW-6.7", "not-the-nearest"))
    return answer.figure


def models_near(game: Battle, where: Point, reach: int, *, vehicles: bool = True) -> Iterator[str]:
    """Figures on the table, hidden ones too, and vehicles whose base may lie within so much of a point, in the order of the state."""
    x, y, far = where.x, where.y, reach + 200
    for figure in game.state.figures.values():
        if figure.place == "table" and not figure.down and -far <= figure.x - x <= far and -far <= figure.y - y <= far:
            yield figure.id
    if vehicles:
        far = reach + 1500
        for vehicle in game.state.vehicles.values():
            if vehicle.place == "table" and not vehicle.wreck and -far <= vehicle.x - x <= far and -far <= vehicle.y - y <= far:
                yield vehicle.id


def under(game: Battle, template: Disc | Teardrop, *, vehicles: bool = True) -> list[tuple[str, Cover]]:
    """Who lies under a template, and whether wholly."""
    middle = template.centre if isinstance(template, Disc) else template.apex
    reach = template.radius if isinstance(template, Disc) else 4500
    west, south, east, north = bounds(template)
    found: list[tuple[str, Cover]] = []
    for ident in models_near(game, middle, reach, vehicles=vehicles):
        figure = game.state.figures.get(ident)
        if figure is not None and not (west - 200 < figure.x < east + 200 and south - 200 < figure.y < north + 200):
            continue
        share = _share(template, game.base(ident))
        if share is not Cover.NONE:
            found.append((ident, share))
    return found


def _share(template: Disc | Teardrop, base: Disc | Box) -> Cover:
    """`covered`, with a quick way for round bases under round templates."""
    if isinstance(template, Disc) and isinstance(base, Disc):
        dx, dy = template.centre.x - base.centre.x, template.centre.y - base.centre.y
        square, outer, inner = dx * dx + dy * dy, template.radius + base.radius, template.radius - base.radius
        if square >= outer * outer:
            return Cover.NONE
        return Cover.FULL if inner >= 0 and square <= inner * inner else Cover.PART
    if isinstance(template, Teardrop):  # surely beside or beyond it
        ax, ay, hx, hy = template.apex.x, template.apex.y, template.head.x, template.head.y
        size = base.radius if isinstance(base, Disc) else base.length
        x, y, wide = base.centre.x, base.centre.y, template.radius + size
        if x < min(ax, hx) - wide or x > max(ax, hx) + wide or y < min(ay, hy) - wide or y > max(ay, hy) + wide:
            return Cover.NONE
        across = (hx - ax) * (y - ay) - (hy - ay) * (x - ax)
        if across * across > wide * wide * ((hx - ax) ** 2 + (hy - ay) ** 2):
            return Cover.NONE
    elif isinstance(base, Box):
        dx, dy, wide = template.centre.x - base.centre.x, template.centre.y - base.centre.y, template.radius + base.length
        if dx * dx + dy * dy > wide * wide:
            return Cover.NONE
    return covered(template, base)


def refuse_friends(game: Battle, by: str, template: Disc | Teardrop) -> Refusal | None:
    """LOW-2.17: no template is laid on purpose so that it touches a friend; the firer himself, his vehicle and his gun's crew apart."""
    side = game.side(by)
    own = game.state.figures[by].vehicle if by in game.state.figures else by
    west, south, east, north = bounds(template)
    west, south, east, north = west - 200, south - 200, east + 200, north + 200
    for figure in game.present()[side]:
        if not (west < figure.x < east and south < figure.y < north) or figure.down or figure.id in (by, own):
            continue
        if _share(template, Disc(Point(figure.x, figure.y), MOUNTED if figure.mount else FOOT)) is not Cover.NONE:
            return Refusal("LOW-2.17", "template-on-friend", {"figure": figure.id})
    for vehicle in game.state.vehicles.values():
        if vehicle.place != "table" or vehicle.wreck or vehicle.id in (by, own) or game.side(vehicle.id) != side:
            continue
        if west - 1500 < vehicle.x < east + 1500 and south - 1500 < vehicle.y < north + 1500 and _share(template, game.base(vehicle.id)) is not Cover.NONE:
            return Refusal("LOW-2.17", "template-on-friend", {"figure": vehicle.id})
    return None


def uncover(game: Battle, ids: Iterable[str]) -> None:
    """LOW-6.10: hidden figures may be caught by templates; what falls among them shows them (LOW-RULING-120)."""
    figures = game.state.figures
    show(game, [ident for ident in ids if ident in figures and figures[ident].hidden])


def scatter(game: Battle, why: str) -> Rules[tuple[str, int]]:
    """LOW-2.6: the scatter die: what it shows, and its direction."""
    shown, angle = yield from roll(faces("scatter", 1), faces("angle", 1, 360), why=why)
    return (PUBLISHED if game.option("scatter_published_die") else SCATTER)[shown[0] - 1], angle[0] % 360


def grenade_template(game: Battle, weapon: Weapon) -> int:
    """LOW-14.2: the diameter of a blast; option `grenade_table_template` takes the table's 7.5 cm for grenades."""
    if weapon.type == "grenade" and game.option("grenade_table_template"):
        return round(weapon.template_cm * 100)
    return weapon.template


def flame_head(length: int) -> int:
    """How wide the head of a flame template of this length is: the printed one's; a lengthened jet has that of the longest (LOW-14.22)."""
    return next((head for known, head in FLAMES if known == length), FLAMES[-1][1])


def era_row(game: Battle, kind: str) -> Weapon:
    """The weapon of the era of the battle: `era_row(game, "mg")`."""
    return WEAPONS[f"{PREFIX[game.setting.era]}_{kind}"]
