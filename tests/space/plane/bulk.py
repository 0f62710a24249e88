"""The properties of the plane in bulk: the same predicates and the same second opinions, on cases from a plain seeded generator.

`python -m tests.space.plane.bulk --cases 100000` tells how many cases each property was tried on and every disagreement. Hypothesis shrinks what it
finds and draws slowly; this draws a hundred times as fast and names the seed of a case, so that it can be looked at again.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hypothesis.errors import HypothesisDeprecationWarning, UnsatisfiedAssumption

from bocage.space.plane import Box, Disc, Point, Polygon, hull

from . import test_movement, test_properties, test_sight
from .strategies import _is_simple

Args = tuple[Any, ...]
SIZES = (6, 6, 10, 40, 1000, 30_000)


class Property(NamedTuple):
    """One property: what it is about, the test that holds it, how a case is drawn, its share of all cases, how many judgements one case is."""

    about: str
    test: Any
    draw: Callable[[random.Random], Args]
    share: int
    each: int = 1

    @property
    def name(self) -> str:
        return str(self.test.__name__).removeprefix("test_")


class Found(NamedTuple):
    """What came of one property: cases tried, and the disagreements, each with the seed of its case."""

    name: str
    about: str
    cases: int
    seconds: float
    wrong: list[tuple[str, str]]


# -- drawing: one scale per case, as in `strategies` ----------------------------------------------------------------------------


def _pair(rng: random.Random, size: int) -> tuple[int, int]:
    return rng.randint(0, size), rng.randint(0, size)


def _pairs(rng: random.Random, size: int, least: int, most: int) -> list[tuple[int, int]]:
    return [_pair(rng, size) for _ in range(rng.randint(least, most))]


def _point(rng: random.Random, size: int) -> Point:
    return Point(*_pair(rng, size))


def _convex(rng: random.Random, size: int) -> Polygon:
    found = hull(_pairs(rng, size, 3, 6))
    return Polygon.of(*(found if len(found) > 2 else ((0, 0), (size, rng.randint(0, size)), (1, size))))


def _simple(rng: random.Random, size: int) -> Polygon:
    found = hull(_pairs(rng, size, 3, 6))
    ring = list(found) if len(found) > 2 else [(0, 0), (size, 0), (0, size)]
    for dent in _pairs(rng, size, 0, 2):
        side = rng.randrange(len(ring))
        tried = [*ring[: side + 1], dent, *ring[side + 1 :]]
        if _is_simple(tried):
            ring = tried
    return Polygon.of(*ring)


def _disc(rng: random.Random, size: int) -> Disc:
    return Disc(_point(rng, size), rng.randint(1, max(2, size // 2)))


def _box(rng: random.Random, size: int) -> Box:
    big = max(4, size // 2)
    return Box(_point(rng, size), rng.randint(2, big) * 2, rng.randint(2, big) * 2, rng.randint(0, 359))


Maker = Callable[[random.Random, int], Any]


def _table(*makers: Maker) -> Callable[[random.Random], Args]:
    """A case that is one table: shapes on one scale."""

    def draw(rng: random.Random) -> Args:
        size = rng.choice(SIZES)
        return (tuple(maker(rng, size) for maker in makers),)

    return draw


def _with(draw: Callable[[random.Random], Args], *more: Callable[[random.Random], Any]) -> Callable[[random.Random], Args]:
    return lambda rng: (*draw(rng), *(one(rng) for one in more))


def _line(rng: random.Random, size: int) -> list[tuple[int, int]]:
    return _pairs(rng, size, 2, 5)


def _ground(rng: random.Random, size: int) -> list[Polygon | Disc]:
    return [rng.choice((_convex, _disc, _simple))(rng, size) for _ in range(rng.randint(1, 4))]


def _flame_case(rng: random.Random) -> Args:
    size = rng.choice(SIZES)
    base = rng.randint(1, max(2, size // 4))
    return ((_point(rng, size), _point(rng, size), rng.randint(1, max(2, size // 3)), _point(rng, size), base),)


def _arc_case(rng: random.Random) -> Args:
    place = _pair(rng, 30_000), _pair(rng, 30_000)
    return rng.randint(0, 359), rng.randint(-180, 180), rng.randint(0, 360), *place, rng.random() < 0.5, rng.randint(0, 7)


def _step_case(rng: random.Random) -> Args:
    return rng.randint(0, 359), rng.randint(0, 20_000), _pair(rng, 8000)


def _seed(rng: random.Random) -> int:
    return rng.randint(0, 10**9)


def _one_to_twelve(rng: random.Random) -> int:
    return rng.randint(1, 12)


PROPERTIES = (
    Property("line of sight", test_properties.test_a_segment_and_a_polygon, _table(_point, _point, _simple), 16),
    Property("line of sight", test_properties.test_a_segment_and_a_disc, _table(_point, _point, _disc), 8),
    Property("line of sight", test_properties.test_a_segment_and_a_wall, _table(_point, _point, _line), 8),
    Property("line of sight", test_sight.test_single_lines_and_many_lines, lambda rng: (_seed(rng), rng.choice((12, 30, 3000))), 12, 12),
    Property("line of sight", test_sight.test_all_pairs, lambda rng: (_seed(rng), rng.choice(((40, 6, 0), (3000, 12, 0), (3000, 8, 3)))), 6, 56),
    Property("template cover", test_properties.test_flame_over_bases, _flame_case, 6),
    Property("template cover", test_properties.test_flame_over_bodies, _with(_table(_point, _point, _convex), _one_to_twelve), 1),
    Property("template cover", test_properties.test_bodies_bases_and_ground, _table(_box, _box, _disc, _simple), 8),
    Property("movement", test_properties.test_path_cost, _with(_table(_ground, _point, _point), lambda rng: rng.choices((None, 1, 2, 4), k=4)), 10),
    Property("movement", test_properties.test_swept_bases, _with(_table(_point, _point, _simple, _disc, _box), _one_to_twelve), 6),
    Property("movement", test_properties.test_gaps, _with(_table(_simple, _simple, _disc, _point, _point), lambda rng: rng.randint(0, 50)), 4),
    Property("movement", test_movement.test_paths_are_legal_and_short, lambda rng: (_seed(rng),), 1),
    Property("arcs", test_properties.test_arcs, _arc_case, 12),
    Property("arcs", test_properties.test_steps, _step_case, 2),
)


# -- trying ---------------------------------------------------------------------------------------------------------------------


def tries(cases: int, seed: int) -> Iterator[Found]:
    """Each property on its share of so many cases."""
    shares = sum(one.share for one in PROPERTIES)
    for one in PROPERTIES:
        yield _try(one, -(-cases * one.share // shares // one.each), seed)


def _try(one: Property, draws: int, seed: int) -> Found:
    check = one.test.hypothesis.inner_test
    wrong: list[tuple[str, str]] = []
    done, number, begun = 0, 0, time.process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", HypothesisDeprecationWarning)  # `assume` is asked outside of a property on purpose
        while done < draws:
            number += 1
            name = f"{seed}/{one.name}/{number}"
            try:
                check(*one.draw(random.Random(name)))
            except UnsatisfiedAssumption:
                continue  # drawn again: the property says nothing about this case
            except Exception as error:
                wrong.append((name, f"{type(error).__name__}: {error}"))
            done += 1
    return Found(one.name, one.about, done * one.each, time.process_time() - begun, wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    total, wrong = 0, 0
    for found in tries(wanted.cases, wanted.seed):
        total, wrong = total + found.cases, wrong + len(found.wrong)
        sys.stdout.write(f"{found.about:15} {found.name:32} {found.cases:7} cases {found.seconds:7.1f} s  {len(found.wrong)} disagreements\n")
        for name, error in found.wrong[:5]:
            sys.stdout.write(f"    {name}: {error}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{total} cases, {wrong} disagreements\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
