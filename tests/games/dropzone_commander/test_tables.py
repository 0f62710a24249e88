"""Chapter 19: the tables, number by number."""

from __future__ import annotations

import pytest

from bocage.games.dropzone_commander.ground.layout import Building
from bocage.games.dropzone_commander.tables.tables import StructureRow, damage_needed, reserve_needed, search_needed, structure_sizes, tables


@pytest.mark.parametrize(
    ("size", "row"),
    [("tiny", [3, 2, 2, 2, 2]), ("small", [4, 3, 2, 2, 2]), ("medium", [5, 4, 3, 2, 2]), ("large", [6, 5, 4, 3, 2])],
)
def test_search_table(size, row):
    """DZC-19.1, DZC-19.2, DZC-19.3, DZC-19.4: by turn of occupation, the fifth or later the same."""
    assert [search_needed(size, turn) for turn in (1, 2, 3, 4, 5)] == row
    assert search_needed(size, 9) == row[-1]


def test_micro_structures_are_not_searched():
    """DZC-19.5: no number is good enough, and nothing before the first turn of occupation either."""
    assert search_needed("micro", 5) == 0
    assert search_needed("tiny", 0) == 0


def test_reserve_table():
    """DZC-19.6: 6+, 4+, 2+."""
    assert [reserve_needed(turn) for turn in (1, 2, 3, 7)] == [6, 4, 2, 2]


def test_cqb_table():
    """DZC-19.7: armour 1 to 4 need 3+ to 6+."""
    assert tables().cqb_damage.needed == (3, 4, 5, 6)


@pytest.mark.parametrize(
    ("size", "weak", "normal", "reinforced", "dp", "windows", "room"),
    [
        ("micro", 4, 6, 8, 2, 0, 0),
        ("tiny", 4, 6, 8, 4, 3, 6),
        ("small", 4, 6, 8, 10, 6, 12),
        ("medium", 0, 6, 8, 20, 9, 18),
        ("large", 0, 6, 8, 40, 12, 24),
    ],
)
def test_structure_statistics(size, weak, normal, reinforced, dp, windows, room):
    """DZC-19.8, DZC-19.9, DZC-19.10, DZC-19.11, DZC-19.12: armour by strength, DP, G and the most bases inside."""
    row = structure_sizes()[size]
    assert (row.armour_weak, row.armour_normal, row.armour_reinforced) == (weak, normal, reinforced)
    building = Building(StructureRow("b", "office", size, "reinforced", (0, 0, 4, 4), 5, ()))
    assert (building.armour, building.dp, building.windows, building.room) == (reinforced, dp, windows, room)


ROWS = {
    1: [5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    2: [6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    3: [0, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2],
    4: [0, 0, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2, 2],
    5: [0, 0, 0, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2, 2],
    6: [0, 0, 0, 0, 6, 5, 4, 3, 2, 2, 2, 2, 2, 2],
    7: [0, 0, 0, 0, 0, 6, 5, 4, 3, 2, 2, 2, 2, 2],
    8: [0, 0, 0, 0, 0, 0, 6, 5, 4, 3, 2, 2, 2, 2],
    9: [0, 0, 0, 0, 0, 0, 0, 6, 5, 4, 3, 2, 2, 2],
    10: [0, 0, 0, 0, 0, 0, 0, 0, 6, 5, 4, 3, 2, 2],
}


@pytest.mark.parametrize("armour", ROWS)
def test_energy_against_armour(armour):
    """DZC-19.13, DZC-19.14, DZC-19.15, DZC-19.16, DZC-19.17, DZC-19.18, DZC-19.19, DZC-19.20, DZC-19.21, DZC-19.22: every entry of the table."""
    assert [damage_needed(armour, energy) for energy in range(1, 15)] == ROWS[armour]


def test_the_table_is_a_formula():
    """DZC-19.23, DZC-19.24: A - E + 5, at least 2, impossible from 7; beyond armour 10 it goes on."""
    for armour, row in ROWS.items():
        for energy, needed in enumerate(row, 1):
            value = max(2, armour - energy + 5)
            assert needed == (value if value < 7 else 0)
    assert damage_needed(11, 10) == 6
    assert damage_needed(12, 10) == 0
    assert damage_needed(12, 14) == 3


def test_destruction_tables():
    """DZC-19.25, DZC-19.26: by die, what becomes of the passengers, and whether a crash template is laid."""
    ground = {die: row for row in tables().ground_transport_destruction for die in row.dice}
    air = {die: row for row in tables().air_transport_destruction for die in row.dice}
    assert [ground[die].passenger_killed_on for die in range(1, 7)] == [0, 0, 4, 4, 4, 1]
    assert [air[die].passenger_killed_on for die in range(1, 7)] == [0, 0, 4, 4, 4, 1]
    assert [air[die].crash_template for die in range(1, 7)] == [False, False, True, True, True, False]
    assert not any(row.crash_template for row in ground.values())
