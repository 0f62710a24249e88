"""Line of sight in Legends of the Old West (LOW-2.28): the nine points of a base, houses, woods, smoke, windows."""

from __future__ import annotations

from bocage.space.plane import Box, Disc, Feature, Point, Polygon, Terrain, samples, sight

from .test_low_cases import FOOT, at, cm, man


def test_samples_of_a_base():
    """LOW geometry: nine points, of a base at 0, 45 ... 315 degrees, of a body centre, corners and middles of the sides."""
    assert samples(man(10, 10))[:4] == (at(10, 10), at(10, 11.25), Point(1088, 1088), at(11.25, 10))
    body = samples(Box(at(10, 10), cm(4), cm(2), 90))
    assert sorted(body) == sorted([at(x, y) for x in (8, 10, 12) for y in (9, 10, 11)])


def test_a_house_between():
    """LOW-2.28: a house hides what lies behind it; past its corner one of the 81 lines is enough; the certificate names it."""
    table = Terrain([Feature(Polygon.rectangle(cm(20), cm(-10), cm(10), cm(20)), "full", id="church")])
    hidden = sight(table, man(0, 0), man(50, 0))
    assert not hidden.clear
    assert hidden.of == 81
    assert hidden.blockers == (0,)
    assert hidden.certificate is not None
    assert (hidden.certificate.blocker, hidden.certificate.at, hidden.certificate.short) == (0, at(20, 0), cm(10))
    assert sight(table, man(0, 9), man(50, 9)).clear  # over the corner, from rim to rim
    assert not sight(table, man(0, 8.7), man(50, 8.7)).clear
    assert sight(table, man(0, 8.75), man(50, 8.75)).clear  # along the very edge
    assert sight(table, man(0, 9), man(50, 9), count=True).free > 1


def test_wood():
    """LOW-2.28: sight runs up to 5 cm inside a wood, not 5.01; two men near each other in it see each other."""
    table = Terrain([Feature(Polygon.rectangle(cm(20), cm(-30), cm(30), cm(60)), "partial")])
    assert sight(table, man(0, 0), Disc(Point(2500 + FOOT, 0), FOOT)).clear
    too_deep = sight(table, man(0, 0), Disc(Point(2501 + FOOT, 0), FOOT))
    assert not too_deep.clear
    assert too_deep.certificate is not None
    assert (too_deep.certificate.through, too_deep.certificate.at) == (True, at(20, 0))
    assert too_deep.certificate.short == 1 + FOOT
    assert sight(table, man(25, 0), man(37.5, 0)).clear  # 10 cm apart, both inside
    assert not sight(table, man(25, 0), man(37.51, 0)).clear


def test_smoke():
    """LOW-17.6: smoke blocks, and is numbered after the features."""
    table = Terrain([])
    cloud = Disc(at(25, 0), cm(6.25))
    found = sight(table, man(0, 0), man(50, 0), smoke=[cloud])
    assert not found.clear
    assert found.blockers == (0,)
    assert found.certificate is not None
    assert found.certificate.at == at(18.75, 0)
    assert sight(table, man(0, 6), man(50, 6), smoke=[cloud]).clear


def test_out_of_a_building():
    """LOW-2.28: he who stands within 2.5 cm of a side of his building sees out of it; deep inside he does not."""
    table = Terrain([Feature(Polygon.rectangle(0, 0, cm(20), cm(20)), "full")])
    window, deep = man(17, 10), man(10, 10)
    outside = man(60, 10)
    assert not sight(table, window, outside).clear
    assert sight(table, window, outside, observer_in=0).clear
    assert not sight(table, deep, outside, observer_in=0).clear
    assert sight(table, outside, window, target_in=0).clear
