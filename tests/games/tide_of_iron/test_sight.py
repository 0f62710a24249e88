"""Line of sight: chapter 10."""

from __future__ import annotations

from .helpers import table


def sees(text: str, a: tuple[int, int], b: tuple[int, int]) -> bool:
    game = table(text, spare=False).game
    cell = game.setting.grid.cell
    there, back = bool(game.sees(cell(*a), cell(*b))), bool(game.sees(cell(*b), cell(*a)))
    assert there == back  # TOI-10.1
    return there


def test_case_30_along_hexsides():
    """TOI-10.8, TOI-10.1, TOI-10.3: TOI-CASE-30, one side blocks nothing, both sides block."""
    assert sees("woods [3, 1]", (2, 2), (4, 2))
    assert not sees("woods [3, 1] [3, 2]", (2, 2), (4, 2))


def test_case_31_sides_that_do_not_face_each_other():
    """TOI-10.8, TOI-10.3, TOI-10.4, TOI-10.5, TOI-24.2: TOI-CASE-31."""
    assert not sees("woods [2, 1] [4, 2]", (1, 1), (5, 1))
    assert sees("woods [2, 1] [4, 1]", (1, 1), (5, 1))
    assert not sees("woods [3, 1]", (1, 1), (5, 1))
    assert not sees("building [3, 1]", (1, 1), (5, 1))
    assert not sees("level 1 [3, 1]", (1, 1), (5, 1))


def test_case_32_blind_hexes():
    """TOI-10.9, TOI-10.10, TOI-10.11, TOI-10.12: TOI-CASE-32."""
    assert not sees("level 1 [2, 1]\nwoods [2, 4]", (2, 6), (2, 1))
    assert sees("level 1 [2, 1]\nwoods [2, 3]", (2, 6), (2, 1))
    assert sees("level 2 [2, 1]\nwoods [2, 4]", (2, 6), (2, 1))
    assert not sees("level 2 [2, 1]\nwoods [2, 5]", (2, 6), (2, 1))


def test_case_33_plateau():
    """TOI-10.16, TOI-10.9: TOI-CASE-33, only from the rim."""
    assert not sees("level 1 [2, 1] [2, 2]", (2, 1), (2, 5))
    assert sees("level 1 [2, 1] [2, 2]", (2, 2), (2, 5))


def test_case_34_a_hill_as_nearest_obstacle():
    """TOI-10.12, TOI-10.13, TOI-24.13: TOI-CASE-34."""
    ground = "level 1 [2, 5]\nlevel 2 [2, 2]"
    assert not sees(ground, (2, 6), (2, 2))
    assert sees(ground, (2, 7), (2, 2))


def test_hill_above_both_and_adjacent_units():
    """TOI-10.14, TOI-10.15, TOI-10.7, TOI-10.2: a higher hex blocks outright, neighbours always see, end hexes and units never block."""
    assert not sees("level 2 [2, 4]\nlevel 1 [2, 2]", (2, 8), (2, 2))
    assert sees("level 2 [2, 4]", (2, 5), (2, 4))
    assert sees("woods [2, 2] [2, 5]", (2, 2), (2, 5))
    assert sees("us A [2, 3]\nde B [2, 4]", (2, 2), (2, 5))


def test_smoke_blocks():
    """TOI-10.6: smoke turns a hex into a blocking one."""
    assert not sees("us A [9, 9]\nsmoke [2, 3]", (2, 2), (2, 5))


def test_passengers_neither_see_nor_are_seen():
    """TOI-10.17, TOI-8.6: a squad aboard is no target and spots for nobody."""
    here = table("""
        us A [2, 3]
        de V sdkfz_251 [2, 2]
        de P aboard=V
    """).plays("us", "activate A; concentrated fire")
    here.refuses("us", "aim P", rule="TOI-9.2").offers("us", "aim V")


def test_range_needs_sight():
    """TOI-9.3: range alone is not enough."""
    here = table("""
        woods [2, 3]
        us A [2, 4]
        de B [2, 2]
        de C [2, 5]
    """).plays("us", "activate A; concentrated fire")
    here.refuses("us", "aim B", rule="TOI-9.3").offers("us", "aim C")
