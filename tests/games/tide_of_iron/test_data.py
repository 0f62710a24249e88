"""What the box holds: chapters 0 and 26, values of chapter 20."""

from __future__ import annotations

from inspect import cleandoc

from bocage.games.tide_of_iron.state.events_table import ReinforcementLost
from bocage.games.tide_of_iron.tables.tables import box

from .helpers import battle, table, to_next_round


def test_american_figures():
    """TOI-0.3: the American pieces."""
    held = box().components.figures["us"]
    assert held == {"regular": 54, "elite": 12, "officer": 6, "mortar": 6, "machine_gun": 6, "sherman": 12, "m3a1": 6, "gmc": 6}


def test_german_figures():
    """TOI-0.4, TOI-0.3: the German pieces; 216 figures of both sides in all."""
    held = box().components.figures["de"]
    assert held["regular"] == 54
    assert (held["panzer_iv"], held["tiger_i"], held["sdkfz_251"], held["opel_blitz"]) == (6, 6, 6, 6)
    assert sum(sum(side.values()) for side in box().components.figures.values()) == 216


def test_bases_boards_dice_and_cards():
    """TOI-0.5, TOI-0.6, TOI-0.7, TOI-0.8: 48 bases, 12 boards and 28 overlays, 14 and 6 dice, 110 cards."""
    parts = box().components
    assert sum(sum(side.values()) for side in parts.bases.values()) == 48
    assert (parts.board["map_boards"], parts.board["overlay_hexes"]) == (12, 28)
    assert (parts.dice["black_attack"], parts.dice["red_defense"], parts.dice["limited"]) == (14, 6, False)
    assert sum(card.copies for card in box().cards.values()) == 90
    assert len(box().operations) == 18
    assert parts.cards["total"] == 110
    assert all(len(box().deck_content(deck)) == 10 for deck in box().decks)


def test_tokens():
    """TOI-0.9, TOI-0.10, TOI-26.1, TOI-26.2: numbers, and which of them are limits."""
    tokens = box().tokens
    assert [tokens[f"spec_{name}"].count for name in ("anti_tank", "engineer", "flamethrower", "medic")] == [6, 6, 6, 6]
    assert [tokens[name].count for name in ("entrenchment_pillbox", "razor_wire_tank_trap", "smoke", "mine_field")] == [12, 14, 6, 6]
    assert not any(tokens[name].limited for name in ("activation", "damage", "condition", "command", "control_us"))
    assert tokens["concealed_us"].limited


def _of(tables, side):
    return sum(row.nation == side for row in tables.figures.values()) + sum(row.nation == side for row in tables.vehicles.values())


def test_figure_types_and_values():
    """TOI-20.1, TOI-0.11, TOI-20.2, TOI-20.3: 17 sculptures; elite is stronger against infantry, not against armor."""
    tables = box()
    shared = sum(not row.nation for row in tables.figures.values())
    nations = {side: shared + _of(tables, side) for side in ("us", "de")}
    assert nations == {"us": 8, "de": 9}
    regular, elite = tables.figures["regular"], tables.figures["elite"]
    assert (elite.vs_inf.firepower, regular.vs_inf.firepower) == (2, 1)
    assert elite.vs_veh == regular.vs_veh
    assert not regular.abilities


def test_terms():
    """TOI-0.18: units are squads or vehicles; crews are heavy weapons; tanks are heavy vehicles, transports light ones (TOI-20.25, TOI-20.28, TOI-20.29)."""
    here = table("""
        us A mg [2, 2]
        us S sherman [2, 2]
        us T gmc [2, 2]
    """)
    game = here.game
    assert game.unit("A").has_heavy_weapon
    assert game.unit("S").is_heavy_vehicle
    assert game.unit("S").is_tank
    assert not game.unit("T").is_heavy_vehicle
    assert "light_vehicle" in game.unit("T").vehicle.traits


def test_limits_of_pieces_in_play():
    """TOI-26.2, TOI-0.10: figures, bases and markers run out with the box."""
    text = """
        {position}
        reinforcements us [2, 10]
        reinforcements de [8, 10]
        reinforcement us 1 squad 4*elite
        reinforcement de 1 squad 4*elite
    """
    crowd = "\n".join(f"us S{n} regular [{n % 12}, {n // 12}]" for n in range(24))
    for position in ("us A 12*elite [2, 2]", crowd):
        here = to_next_round(table(cleandoc(text).format(position=position), spare=False))
        assert [(event.side, event.what) for event in here.events(ReinforcementLost)] == [("us", "squad")]
        assert [unit.figures for unit in here.game.units_of("de")] == [("elite",) * 4]
    clouds = "operation us op_008\nus E [5, 5] engineer\nsmoke [1, 1] [2, 1] [3, 1] [4, 1] [5, 1]"
    table(clouds).plays("us", "activate E").offers("us", "place smoke")
    table(clouds + " [6, 1]").plays("us", "activate E").refuses("us", "do place_smoke", rule="TOI-3.11")


def test_the_scenario_says_everything():
    """TOI-0.1, TOI-0.21, TOI-0.14, TOI-0.17, TOI-0.15: rounds, forces, initiative, north and objectives come from the scenario."""
    here = battle("saint_aubin", dice="")
    setting = here.game.setting
    assert (setting.scenario.rounds, here.state.initiative, setting.north) == (7, "de", 1)
    assert setting.objectives["village"].row.colour == "neutral"
    assert sum(unit.is_squad for unit in here.game.units_of("us")) == 9
    marks = [mark for mark in here.match.view(None).marks if mark.role == "objective"]
    assert len(marks) == 8


def test_the_scene_shows_tokens():
    """TOI-0.12, TOI-0.20: one token of each family is shown."""
    here = table("us A 3*regular [2, 2] fatigued pinned medic")
    piece = next(piece for piece in here.match.view("us").pieces if piece.id == "A")
    assert [badge.id for badge in piece.badges] == ["fatigued", "pinned", "medic"]
    assert piece.slots == ("regular", "regular", "regular", "")
