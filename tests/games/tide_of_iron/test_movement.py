"""Movement and terrain: chapters 7 and 24, overruns of chapter 20, the sequence of chapter 18."""

from __future__ import annotations

import pytest

from .helpers import attack, points, table


def left(here):
    """Movement points left, as the question says."""
    return here.match.ask.facts["left"]


def test_example_04_movement_points_do_not_add_up():
    """TOI-7.3, TOI-3.1, TOI-7.1: TOI-EX-04, one regular or four, a squad has 4 MP."""
    for what in ("regular", "rifles"):
        here = table(f"us A {what} [5, 5]").plays("us", "activate A; advance")
        assert left(here) == 4
        here.plays("us", "step 0504; step 0503; step 0502; step 0501").then("A", status="fatigued", cell=here.game.setting.grid.cell(5, 1))


def test_officer_and_action_modifiers():
    """TOI-20.24, TOI-3.4, TOI-3.8, TOI-7.3: an officer adds 1 once, Fire and Movement and Assault take 1, 2 for vehicles."""
    here = table("""
        us O 2*officer+2*regular [5, 5]
        us S sherman [5, 5]
        us A [5, 5]
    """)
    assert [points(here, name, action) for name in "OA" for action in ("advance", "fire and movement", "assault")] == [5, 4, 4, 4, 3, 3]
    assert [points(here, "S", action) for action in ("advance", "fire and movement")] == [6, 4]


def test_hex_by_hex():
    """TOI-7.4, TOI-7.7, TOI-24.5: only adjacent hexes on the board, as far as the points go; stopping is free."""
    here = table("us A [0, 0]").plays("us", "activate A; advance")
    here.refuses("us", "step 0002", rule="TOI-7.4").refuses("us", "step 999", rule="TOI-7.4").refuses("us", "step -1", rule="TOI-7.4")
    here.plays("us", "step 0100; step 0101; stop").then("A", cell=here.game.setting.grid.cell(1, 1), status="fatigued")


@pytest.mark.parametrize(
    ("terrain", "squad", "vehicle"),
    [("clear", 1, 1), ("rough", 2, 1), ("woods", 2, 3), ("bridge", 1, 1), ("stream fordable", 2, 4), ("stream deep", 3, None), ("building", 2, None)],
)
def test_terrain_costs(terrain, squad, vehicle):
    """TOI-24.1, TOI-24.3, TOI-24.5, TOI-24.6, TOI-24.7, TOI-24.10, TOI-24.12, TOI-24.17: what entering costs squads and vehicles."""
    for what, movement, cost in (("rifles", 4, squad), ("sherman", 6, vehicle)):
        here = table(f"""
            us A {what} [5, 5]
            {terrain} [5, 4]
        """).plays("us", "activate A; advance")
        if cost is None:
            here.refuses("us", "step 0504", rule="TOI-24.17" if terrain == "building" else "TOI-24.10")
        else:
            assert left(here.plays("us", "step 0504")) == movement - cost


def test_impassable_water():
    """TOI-24.10, TOI-24.11: a flooded stream and a pond cannot be entered."""
    here = table("""
        us A [5, 5]
        stream flooded [5, 4]
        pond [5, 6]
    """).plays("us", "activate A; advance")
    here.refuses("us", "step 0504", rule="TOI-24.10").refuses("us", "step 0506", rule="TOI-24.11")


def test_too_few_points():
    """TOI-7.4: woods cannot be entered with one point left."""
    here = table("""
        us A [5, 5]
        woods [5, 1]
    """).plays("us", "activate A; advance; step 0504; step 0503; step 0502")
    here.refuses("us", "step 0501", rule="TOI-7.4").offers("us", "step 0602")


def test_roads():
    """TOI-24.8, TOI-24.9, TOI-24.17: along the road woods cost 1, across it what they cost; a building costs a squad 2 even on the road."""
    text = """
        road [5, 6] [5, 5] [5, 4] [5, 3]
        woods [5, 5]
        building [5, 3]
        us A [{hex}]
    """
    along = table(text.format(hex="5, 6")).plays("us", "activate A; advance; step 0505")
    assert left(along) == 3
    assert left(along.plays("us", "step 0504")) == 2
    along.plays("us", "step 0503").then("A", status="fatigued")
    across = table(text.format(hex="4, 5")).plays("us", "activate A; advance; step 0505")
    assert left(across) == 2
    assert across.game.setting.cover[across.game.setting.grid.cell(5, 5)] == 2  # TOI-24.9


def test_bridge_joins_roads():
    """TOI-24.12, TOI-20.26: a truck pays a third over a bridge beside a road."""
    here = table("""
        road [5, 6] [5, 5]
        bridge [5, 4]
        us T gmc [5, 6]
    """)
    cell = here.game.setting.grid.cell
    costs = here.game.setting.truck_cost
    assert (costs[cell(5, 6)][cell(5, 5)], costs[cell(5, 5)][cell(5, 4)]) == (1, 1)


def test_hills():
    """TOI-24.14, TOI-24.15, TOI-24.13: 2 uphill, 1 on the level and down, terrain + 1, 1 along a road; a cliff cannot be crossed."""
    here = table("""
        us A [5, 6]
        level 1 [5, 5] [5, 4] [6, 5]
        level 2 [6, 6]
        woods [6, 5]
        road [4, 6] [5, 5]
    """)
    setting = here.game.setting
    cell, costs = setting.grid.cell, setting.squad_cost
    assert costs[cell(5, 6)][cell(5, 5)] == 6
    assert costs[cell(5, 5)][cell(5, 4)] == 3
    assert costs[cell(5, 5)][cell(5, 6)] == 3
    assert costs[cell(5, 6)].get(cell(6, 6)) is None
    assert costs[cell(6, 6)].get(cell(6, 5)) == 6
    assert costs[cell(4, 6)][cell(5, 5)] == 3
    here.plays("us", "activate A; advance").refuses("us", "step 0606", rule="TOI-24.15")


def test_enemy_hexes_are_closed():
    """TOI-7.2: a squad cannot enter a hex with an enemy unit."""
    here = table("""
        us A [5, 5]
        de B [5, 4]
    """).plays("us", "activate A; advance")
    here.refuses("us", "step 0504", rule="TOI-7.2").offers("us", "step 0506")


def test_stacking_limit():
    """TOI-7.5: three units of a side in a hex, squads in fortifications counted, passengers not."""
    here = table("""
        us A [5, 5]
        us B [5, 4]
        us V m3a1 [5, 4]
        us P aboard=V
        entrenchment pit [5, 4]
        us C [5, 4] in=pit
        us D [5, 3]
        us E [5, 3]
        us H m3a1 [5, 3]
    """)
    here.plays("us", "activate A; advance").refuses("us", "step 0504", rule="TOI-7.5")
    roomy = table("""
        us A [5, 5]
        us B [5, 4]
        us V m3a1 [5, 4]
        us P aboard=V
    """)
    roomy.plays("us", "activate A; advance; step 0504").then("A", cell=roomy.game.setting.grid.cell(5, 4))


def test_immobile_units():
    """TOI-7.13, TOI-3.14, TOI-12.14, TOI-12.15: pinned and disrupted squads and heavily damaged vehicles cannot move; fatigue stays open to them."""
    here = table("""
        us P [5, 5] pinned
        us D [6, 5] disrupted
        us V sherman [7, 5] heavy
    """)
    here.plays("us", "activate P").refuses("us", "do advance", rule="TOI-3.14").refuses("us", "do assault", rule="TOI-3.14")
    here.refuses("us", "do op_fire", rule="TOI-12.14").refuses("us", "do concentrated_fire", rule="TOI-3.14")
    here.plays("us", "fatigue").then("P", status="fatigued")
    here.plays("us", "activate D").refuses("us", "do fire_and_movement", rule="TOI-3.14").plays("us", "fatigue")
    here.plays("us", "activate V").refuses("us", "do advance", rule="TOI-7.13")


def test_light_damage_slows():
    """TOI-12.8: a lightly damaged vehicle has one point less."""
    here = table("us S sherman [5, 5] light").plays("us", "activate S; advance")
    assert left(here) == 5


def test_example_08_and_case_40_trucks_on_roads():
    """TOI-20.26, TOI-20.25, TOI-12.8: TOI-EX-08 and TOI-CASE-40, a third of a point for each hex of road."""
    road = "road " + " ".join(f"[2, {row}]" for row in range(14))
    whole = table(
        f"""
        board 5 16
        {road}
        us T gmc [2, 13]
        us Z [4, 15]
    """,
        spare=False,
    ).plays("us", "activate T; advance")
    for row in range(12, 0, -1):
        whole.plays("us", f"step 02{row:02}")
    whole.then("T", cell=whole.game.setting.grid.cell(2, 1), status="fatigued")
    for damage, hexes in (("", 9), ("light", 6)):
        here = table(
            f"""
            board 5 16
            {road}
            us T gmc [3, 12] {damage}
            us Z [4, 15]
        """,
            spare=False,
        ).plays("us", "activate T; advance; step 0213")
        for row in range(12, 12 - hexes, -1):
            here.plays("us", f"step 02{row:02}")
        here.then("T", cell=here.game.setting.grid.cell(2, 13 - hexes), status="fatigued")


@pytest.mark.parametrize(("reading", "after"), [("book", 1), ("published", 2)])
def test_case_16_overrun(reading, after):
    """TOI-20.32, TOI-20.33, TOI-20.34, TOI-20.35, TOI-20.36, TOI-18.7, TOI-25.3, TOI-7.2, TOI-9.8: TOI-CASE-16."""
    here = table(
        """
        turn de
        entrenchment pit [5, 4]
        de T tiger_i [5, 5]
        us A 2*regular [5, 4]
        us B regular [5, 4] in=pit op_fire
    """,
        reading=reading,
    )
    here.plays("de", "activate T; advance; step 0504").asked("us", "op_fire")
    attack(here, "op fire B", "black 4, red 5 1 1 1 1 1")  # close range in the hex itself
    assert left(here) == after
    here.refuses("de", "stop", rule="TOI-20.32")
    here.plays("de", "step 0503").then("A", condition="pinned", status="fresh").then("B", condition="", status="fatigued")


def test_case_17_no_overrun_without_points_to_leave():
    """TOI-20.33: TOI-CASE-17, 3 + 2 of 5 points leave nothing to go on."""
    for reading in ("book", "published"):
        here = table(
            """
            turn de
            woods [5, 4]
            de T tiger_i [5, 5]
            us A regular [5, 4]
            us B regular [5, 4]
        """,
            reading=reading,
        ).plays("de", "activate T; advance")
        here.refuses("de", "step 0504", rule="TOI-20.33")


def test_case_18_forced_back_out_of_an_overrun():
    """TOI-20.37, TOI-20.36: TOI-CASE-18, heavy damage puts the tank back and nobody is pinned."""
    here = table("""
        de B rifles [5, 4]
        de P panzer_iv [5, 0] op_fire
        us S sherman [5, 5]
    """).plays("us", "activate S; advance; step 0504")
    attack(here, "op fire P", "black 5 5 5 1 1 1 1 1 1, red 1 1 1 1")
    here.then("S", damage="heavy", status="fatigued", cell=here.game.setting.grid.cell(5, 5)).then("B", condition="")


def test_overrun_stopped_by_mines_or_lost_points():
    """TOI-20.39, TOI-20.37: mines or light damage that takes the points needed put the tank back as well."""
    mined = table("""
        us S sherman [5, 5]
        de B regular [5, 4]
        mine_field [5, 4]
    """).plays("us", "activate S; advance")
    mined.plays("us", "step 0504", dice="black 1 1 1 1").then("S", status="fatigued", cell=mined.game.setting.grid.cell(5, 5)).then("B", condition="")
    slowed = table("""
        us S sherman [5, 5]
        de B rifles [5, 4]
        de P panzer_iv [5, 0] op_fire
    """).plays("us", "activate S; advance; step 0504")
    attack(slowed, "op fire P", "black 5 1 1 1 1 1 1 1 1, red 1 1 1 1")
    slowed.then("S", damage="light", status="fatigued", cell=slowed.game.setting.grid.cell(5, 5)).then("B", condition="")


def test_overrun_spares_vehicles_and_the_suppressed():
    """TOI-20.35: vehicles and squads already suppressed are not touched; two figures in a vehicle hex cost as figures."""
    here = table("""
        us S sherman [5, 5]
        de V opel_blitz [5, 4]
        de D 2*regular [5, 4] disrupted
    """).plays("us", "activate S; advance; step 0504")
    assert left(here) == 2
    here.plays("us", "step 0503").then("D", condition="disrupted").then("V", damage="")
