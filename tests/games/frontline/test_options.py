"""Chapter 17: teams, solo, options."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.chance import Numbers
from bocage.core.match import Match
from bocage.games.frontline.state.section_events import EquipmentPassed
from bocage.games.frontline.tables.tables import PARAMETERS

from .line import (
    FIGHT,
    PASS,
    AsDefault,
    At,
    Attack,
    Counterattack,
    DiscardFlanking,
    EndTurn,
    FallBack,
    Fire,
    LetMateAct,
    Line,
    Loadout,
    PassEquipment,
    Pick,
    Prepare,
    Purchase,
    card,
)
from .test_setup import custom, why

TEAM = (
    "allies A1 harlan at 4\nallies_2 B1 walker at 3\naxis G1 voss bauer at 6\naxis_2 H1 kessler at 7\n"
    "hand allies rally rally\nhand allies_2 rally\nhand axis rally\nhand axis_2 rally\n"
)


def test_team_purchase():
    """FL-17.1, FL-1.2: the first seat buys for the side and deals out; each mate of one nation, the team may field both."""
    match = custom("fl_s06_team", battle_size="31")
    assert [ask.seat for ask in match.asks] == ["allies", "axis"]
    both = Purchase(((card("harlan"), card("smith")), (card("pritchard"), card("hobbs"))))
    assert match.why("allies", both) is None
    assert why(match, "allies", Purchase(((card("harlan"),),))).rule == "FL-17.1"
    assert why(match, "allies", Purchase(((card("harlan"),), (card("harlan"),)))).rule == "FL-3.6"
    match.play("allies", both)
    match.play("axis", Purchase(((card("voss"),), (card("kessler"),))))
    assert {force.seat for force in match.game.state.forces.values()} == {"allies", "allies_2", "axis", "axis_2"}
    assert match.game.state.total["allies"] == 16


def test_mates_share_the_supply():
    """FL-17.1, FL-3.11: of the side's four Binoculars each mate may take two."""
    match = custom("fl_s06_team", battle_size="31")
    match.play("allies", Purchase(((card("harlan"), card("smith"), card("jones")), (card("hobbs"),))))
    match.play("axis", Purchase(((card("voss"),), (card("kessler"),))))
    while (ask := match.asks[0]).what == "form":
        match.play(ask.seat, ask.legal.fallback())
    three: dict[str, tuple[str, ...]] = {card(name): ("binoculars",) for name in ("harlan", "smith", "jones")}
    assert why(match, "allies", Loadout(three)).rule == "FL-3.11"
    three.pop(card("jones"))
    assert match.why("allies", Loadout(three)) is None


def test_team_turn():
    """FL-17.1: one shared turn; the mates act in any order, and the turn ends when both have ended their part."""
    line = Line(TEAM, scenario="fl_s06_team")
    line.do("act", LetMateAct(), seat="allies")
    line.to("act", "allies_2").refuses(LetMateAct(), "FL-17.1").refuses(Prepare("A1"), "FL-5.17")
    line.do("act", Prepare("B1")).do("prepare", PASS)
    line.do("act", LetMateAct(), seat="allies_2")
    line.do("act", Prepare("A1"), seat="allies").do("prepare", PASS)
    line.do("act", LetMateAct(), seat="allies")
    line.do("act", EndTurn(), seat="allies_2")
    line.do("act", EndTurn(), seat="allies")
    assert line.state.phase == "draw"


def test_a_mate_may_act_again_after_any_action():
    """FL-17.1, FL-12.28: the turn to speak may be handed back once somebody has acted, also if a Move Out left the section Not Acted."""
    line = Line(TEAM.replace("hand allies_2 rally", "hand allies_2 rally move_out"), scenario="fl_s06_team")
    line.do("act", LetMateAct(), seat="allies")
    line.to("act", "allies_2").refuses(LetMateAct(), "FL-17.1").move("B1", "lateral", "rally", "move_out")
    assert not line.section("B1").acted
    line.do("act", LetMateAct(), seat="allies_2")
    line.to("act", "allies").refuses(LetMateAct(), "FL-17.1")


def test_of_two_mates_the_first_gives_up_a_flanking_position():
    """FL-12.25, FL-17.1: one card of the side goes; the first mate who has one in play chooses, whatever order their sections stand in."""
    text = (
        "allies_2 B1 walker at 3 flanking 1\nallies A1 harlan at 4 flanking 1\naxis G1 voss at 6\naxis_2 H1 kessler at 7\n"
        "active axis\nhand axis flanking_position"
    )
    line = Line(text, scenario="fl_s06_team")
    line.to("act", "axis").move("G1", "lateral", "flanking_position", text=True)
    assert line.match.ask.what == "lose_flanking"
    assert line.match.ask.seat == "allies"
    line.refuses(DiscardFlanking("G1"), "FL-12.25").do("lose_flanking", DiscardFlanking("B1"))
    assert (line.section("A1").flanking, line.section("B1").flanking, line.section("G1").flanking) == (1, 0, 1)


def test_a_mate_without_forces_is_asked_nothing():
    """FL-17.1, FL-5.11, FL-4.8: who has lost all his forces takes no part, cards in hand or not; his mate ends the turn alone and hands over to nobody."""
    line = Line(TEAM.replace("allies A1 harlan at 4\n", "").replace("axis_2 H1 kessler at 7\n", ""), scenario="fl_s06_team")
    asked = set()
    for _ in range(40):
        ask = line.match.ask
        asked.add(ask.seat)
        if ask.what == "act":
            if ask.seat == "allies_2":
                line.refuses(LetMateAct(), "FL-17.1")
            line.match.play(ask.seat, EndTurn())
        else:
            line.match.play(ask.seat, PASS)
    assert asked == {"allies_2", "axis"}
    assert line.state.turn > 2
    assert line.hand("allies") == ("rally", "rally")


def test_all_sections_of_the_other_team_may_react():
    """FL-17.1, FL-5.4: both seats of the defending team are asked."""
    line = Line(TEAM, scenario="fl_s06_team")
    line.do("act", Attack("A1"), seat="allies")
    line.do("target", At("G1")).do("fire_card", AsDefault("rally"), Fire(card("harlan"), "rapid"))
    line.do("react", PASS, seat="axis")
    assert line.to("react", "axis_2").offers(Counterattack("H1"))


def test_hands_of_mates_are_apart():
    """FL-17.1, FL-13.30: hand size counts the terrain held by a mate's own sections; victory counts the team's VP."""
    line = Line(TEAM, scenario="fl_s06_team")
    assert line.hand_size("allies") == 4 + 4
    assert line.hand_size("allies_2") == 4 + 3
    assert line.state.total["allies"] == 12
    assert not [piece for piece in line.match.view("allies").pieces if piece.place.zone == "hand-allies_2"]


@pytest.mark.parametrize("scenario", ["fl_s06_three", "fl_s06_team"])
def test_team_battles_can_be_played(scenario: str):
    """FL-17.1: three and four seats play to the end with ready answers."""
    match = bocage.new("frontline", scenario, seed=5, options={"turn_limit": "8"})
    steps = 0
    while not match.over:
        ask = match.asks[0]
        listed = list(ask.legal)
        match.play(ask.seat, listed[(7 * steps) % len(listed)])
        steps += 1
    assert match.outcome() is not None


def test_open_equipment():
    """FL-17.3: with the option everybody sees the counters, in the view and in the events."""
    match = bocage.new("frontline", "fl_s02", options={"open_equipment": "on"})
    match.play("allies", Loadout({card("walker"): ("binoculars", "shovel")}))
    match.play("axis", Loadout({}))
    for seat in ("axis", None):
        theirs = next(piece for piece in match.view(seat).pieces if piece.id == card("walker"))
        assert {"equipment_binoculars", "equipment_shovel"} <= {badge.id for badge in theirs.badges}
        assert "binoculars" in str(match.events(seat))


def test_passing_equipment():
    """FL-17.10, FL-11.4, FL-14.27: between forces in one card, not above the receiver's factor, and only with the option; the enemy sees counts."""
    text = "allies A1 walker smith morris at 4\nallies A2 jones at 5\naxis G1 voss at 8\nwalker has canteen shovel\nsmith has bandages\nphase care\n"
    line = Line(text, pass_equipment="on")
    line.to("pass_equipment").refuses(PassEquipment(card("walker"), "canteen", card("smith")), "FL-11.4")
    line.refuses(PassEquipment(card("walker"), "canteen", card("jones")), "FL-17.10").refuses(
        PassEquipment(card("walker"), "rifle_grenade", card("morris")), "FL-17.10"
    )
    line.do("pass_equipment", PassEquipment(card("walker"), "canteen", card("morris")))
    assert (line.force("walker").counters, line.force("morris").equipment) == (1, ("canteen",))
    line.refuses(PassEquipment(card("morris"), "canteen", card("walker")), "FL-17.10")
    seen = [event for event in line.match.events("axis") if isinstance(event, EquipmentPassed)]
    assert [event.kind_passed for event in seen] == [None]
    assert Line(text).match.ask.what != "pass_equipment"


def test_open_equipment_is_passed_openly():
    """FL-17.3, FL-17.10: counters that lie face up are named when they change hands; face-down ones are not."""
    text = "allies A1 walker smith morris at 4\naxis G1 voss at 8\nwalker has canteen shovel\nphase care\n"
    for open_equipment, told in (("on", "canteen"), ("off", None)):
        line = Line(text, pass_equipment="on", open_equipment=open_equipment)
        line.do("pass_equipment", PassEquipment(card("walker"), "canteen", card("morris")))
        seen = [event for event in line.match.events("axis") if isinstance(event, EquipmentPassed)]
        assert [event.kind_passed for event in seen] == [told]
        assert (line.force("morris").equipment, line.force("morris").seen) == (("canteen",), ())


def test_on_point_falls_back_into_closed_ruins():
    """FL-17.6, FL-11.14, FL-12.24: with closed ruins no Fall Back into or out of them in the enemy turn, save for a section that may ignore the note."""
    for members, may in (("harlan smith", False), ("harlan lindquist", True)):
        text = f"terrain 4 burned_out_buildings\nallies A1 {members} at 5\naxis G1 voss at 8\nactive axis\nhand allies fall_back"
        line = Line(text, ruins="closed").to("priority", "allies")
        assert line.offers(FallBack("A1")) is may
        if may:
            assert line.do("priority", FallBack("A1")).section("A1").at == 4
        else:
            line.refuses(FallBack("A1"), "FL-17.6")


def test_options_are_listed_with_their_rules():
    """FL-17.3, FL-17.4, FL-17.5, FL-17.6, FL-17.7, FL-17.8, FL-17.9, FL-17.10, FL-16.4, FL-3.1: every option is in the table of options, default first."""
    rows = bocage.title("frontline").option_rows()
    cited = [rule for row in rows for rule in row.rules]
    assert {"FL-17.3", "FL-17.4", "FL-17.5", "FL-17.6", "FL-17.7", "FL-17.8", "FL-17.9", "FL-17.10"} <= set(cited)
    assert all(row.values[0] == row.default or row.id == "battle_size" for row in rows)
    assert next(row.values for row in rows if row.id == "battle_size") == tuple(map(str, PARAMETERS.victory["battle_sizes"]))


@pytest.mark.parametrize(
    "option",
    [
        "open_equipment=on",
        "empty_weapon=aimed",
        "vehicles=apart",
        "ruins=closed",
        "reactions=one",
        "late_fall_back=forbidden",
        "medic=himself_too",
        "pass_equipment=on",
    ],
)
def test_every_option_plays(option: str):
    """FL-17.3, FL-17.4, FL-17.5, FL-17.6, FL-17.7, FL-17.8, FL-17.9, FL-17.10: a battle with each option comes to its end."""
    name, value = option.split("=")
    match = bocage.new("frontline", "fl_s04", seed=option, options={name: value, "turn_limit": "8"})
    below = Numbers(option.encode()).below
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, ask.legal.sample(below)[0])
    assert match.outcome() is not None


def test_naming_the_dead_is_impossible():
    """FL-17.8, FL-9.2: with the option the Damage step still asks whom to name."""
    line = Line(FIGHT + "active axis\nhand axis rally\nhand allies fall_back", late_fall_back="forbidden")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("cover", PASS)
    assert line.match.ask.what == "name_member"
    line.refuses(Pick(card("voss")), "FL-9.2")
    assert isinstance(line.match, Match)
