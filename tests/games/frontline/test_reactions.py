"""Chapter 5: actions, reactions, priority points, and how cards are played."""

from __future__ import annotations

from bocage.games.frontline.state.events import CardDiscarded

from .line import (
    FIGHT,
    PASS,
    AddInstant,
    AsDefault,
    At,
    Attack,
    Counterattack,
    DrawCard,
    EndTurn,
    FallBack,
    Fire,
    ForText,
    Go,
    HitTheDirt,
    Line,
    Move,
    Pick,
    Prepare,
    UseCanteen,
    card,
)


def test_cards_pay_for_actions():
    """FL-5.2, FL-2.18, FL-10.1: without a card no move, no attack; Prepare needs none."""
    line = Line(FIGHT)
    line.to("act").refuses(Move("A1"), "FL-5.2").refuses(Attack("A1"), "FL-5.2")
    line.do("act", Prepare("A1"))
    assert line.match.ask.what == "prepare"


def test_one_card_and_fitting_instants():
    """FL-5.3, FL-12.5, FL-12.3: one card pays, Instants whose text fits go with it, others do not; a card must be in the hand."""
    line = Line("allies A1 harlan at 3\naxis G1 voss at 8\nhand allies attack hit_the_dirt move_out obscured")
    line.do("act", Move("A1")).refuses(ForText("attack"), "FL-12.3").refuses(AsDefault("rally"), "FL-5.2")
    line.do("move_card", AsDefault("attack")).do("direction", Go("lateral"))
    line.refuses(AddInstant("hit_the_dirt"), "FL-5.3").refuses(AddInstant("key_location"), "FL-5.3")
    line.do("with_move", AddInstant("move_out"), AddInstant("obscured"), PASS)
    assert line.hand("allies") == ("hit_the_dirt",)


def test_reactions_to_an_attack():
    """FL-5.4, FL-8.3, FL-8.7, FL-2.11: any Not Acted section of the defender, one after another: counterattack, move, Prepare; no plain attack."""
    line = Line(FIGHT + "axis G2 kessler at 7\naxis G3 fuchs at 7\nhand allies rally\nhand axis rally rally rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react", "axis").refuses(Attack("G2"), "FL-5.4").refuses(Counterattack("A1"), "FL-5.17")
    line.fire(Counterattack("G2"), None, "rally")
    line.to("react", "axis").move("G1", "retreat", "rally")
    line.to("react", "axis").refuses(Counterattack("G1"), "FL-5.15")
    line.do("react", Prepare("G3")).do("prepare", PASS)
    assert [line.section(name).acted for name in ("G1", "G2", "G3")] == [True, True, True]
    assert line.state.attack is not None


def test_reactions_to_a_move_and_a_prepare():
    """FL-5.5, FL-5.6: attack the section that has acted and no other, move, or Prepare; there is nothing to counterattack."""
    for order in ("move", "prepare"):
        line = Line(FIGHT + "allies A2 walker at 4\nhand allies rally\nhand axis rally")
        if order == "move":
            line.to("act").move("A1", "lateral", "rally")
        else:
            line.do("act", Prepare("A1")).do("prepare", PASS)
        line.to("react_to_action", "axis").refuses(Counterattack("G1"), "FL-5.5")
        line.fire(Attack("G1"), None, "rally")
        assert line.attack.target == "A1"


def test_no_chain_beyond_the_answer():
    """FL-5.7, FL-5.8: a reaction move opens no window; only the active side answers a reaction attack, with counterattack, move or Prepare."""
    line = Line(FIGHT + "allies A2 walker at 4\nhand allies rally rally\nhand axis rally rally")
    line.to("act").move("A1", "lateral", "rally")
    line.to("react_to_action", "axis").move("G1", "lateral", "rally")
    assert line.match.ask.seat == "allies"
    assert line.match.ask.what == "priority"
    line.to("act", "allies")
    line = Line(FIGHT + "allies A2 walker at 4\nhand allies rally rally\nhand axis rally rally")
    line.to("act").move("A1", "lateral", "rally")
    line.to("react_to_action", "axis").fire(Attack("G1"), None, "rally")
    line.to("answer_attack", "allies").move("A2", "retreat", "rally")
    assert line.state.pending is not None
    assert line.match.ask.what in ("cover", "priority")


def test_a_pass_closes_the_window():
    """FL-5.10: one reaction completely, then the next or a pass, which closes the window."""
    line = Line(FIGHT + "axis G2 kessler at 7\nhand allies rally\nhand axis rally")
    line.do("act", Prepare("A1")).do("prepare", PASS)
    line.do("react_to_action", Prepare("G1"), seat="axis").do("prepare", PASS)
    line.do("react_to_action", PASS, seat="axis")
    line.to("act", "allies")
    assert not line.section("G2").acted


def test_the_attacker_has_no_window():
    """FL-8.14: against a counterattack the attacker has only his Cover step, if the marker was turned."""
    line = Line(FIGHT + "allies A2 walker at 4\nhand allies rally rally\nhand axis covering_fire")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react", "axis").fire(Counterattack("G1"), None, "covering_fire", "rapid", text=True, closer=1)
    assert (line.match.ask.seat, line.match.ask.what) == ("allies", "cover")


def test_moved_reactor_cannot_counterattack_unless_move_out():
    """FL-8.18, FL-12.35: a reaction move is the section's action; with Move Out it may react again."""
    line = Line(FIGHT + "axis G2 kessler at 7\nhand allies rally\nhand axis rally move_out rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").move("G1", "lateral", "rally")
    line.to("react").refuses(Counterattack("G1"), "FL-5.15")
    line = Line(FIGHT + "hand allies rally\nhand axis rally move_out rally")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react").move("G1", "lateral", "rally", "move_out")
    assert line.to("react").offers(Counterattack("G1"))


def test_priority_points_active_side_first():
    """FL-5.11: the active side is asked first, then the other, again and again until both pass one after the other."""
    line = Line("allies A1 harlan at 4\naxis G1 voss at 8\nharlan has canteen canteen\nvoss has canteen\nhand allies rally\nhand axis rally")
    asked = []
    for answer in (UseCanteen(card("harlan")), UseCanteen(card("voss")), PASS, PASS):
        asked.append((line.match.ask.what, line.match.ask.seat))
        line.match.play(line.match.ask.seat, answer)
    assert asked == [("priority", seat) for seat in ("allies", "axis", "allies", "axis")]
    assert line.match.ask.what == "act"


def test_priority_points_in_the_turn():
    """FL-5.11, FL-12.24: points before an action, after a declaration, in the Cover step, before each counter, and in the draw step."""
    line = Line(FIGHT + "hand allies rally rally\nhand axis rally")
    points = []

    def watch() -> None:
        for _ in range(40):
            ask = line.match.ask
            if ask.what in ("priority", "cover"):
                points.append(ask.facts.get("point", "@point-cover"))
            elif ask.what not in ("react", "react_to_action"):
                return
            line.match.play(ask.seat, PASS)

    watch()
    line.fire(Attack("A1"), "G1", "rally")
    line.chance.add("cup D3 P1 P2")
    watch()
    line.do("name_member", Pick(card("voss")))
    watch()
    assert list(dict.fromkeys(points)) == ["@point-action", "@point-declared", "@point-cover", "@point-damage"]
    line = Line(FIGHT + "hand allies rally rally\nhand axis rally")
    line.do("act", EndTurn())
    assert line.match.ask.facts["point"] == "@point-draw"
    line = Line(FIGHT + "hand allies rally rally\nhand axis rally\nphase start")
    assert line.match.ask.facts["point"] == "@point-start"


def test_nobody_is_asked_whose_hand_and_cards_are_empty():
    """FL-5.11, FL-3.10: a window opens by public facts: without cards and counters a seat is not asked, with one card it is, whatever it is."""
    line = Line(FIGHT)
    assert line.match.ask.what == "act"
    for held in ("rally", "fall_back"):
        line = Line(FIGHT + f"hand axis {held}")
        assert (line.match.ask.what, line.match.ask.seat) == ("priority", "axis")


def test_instants_cost_no_action():
    """FL-5.12, FL-12.37: Fall Back and Hit The Dirt for a section that has Acted; it stays as it was."""
    line = Line(FIGHT.replace("at 6", "at 6 acted") + "hand allies rally\nhand axis hit_the_dirt fall_back")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.do("cover", HitTheDirt(), FallBack("G1"))
    assert line.section("G1").acted
    line = Line(FIGHT + "hand axis fall_back")
    line.do("priority", FallBack("G1"), seat="axis")
    assert not line.section("G1").acted


def test_played_cards_reach_the_discard_pile():
    """FL-5.14, FL-12.15: when the action is resolved, Instants in the order played, the action card last; an attack's at its end."""
    line = Line("allies A1 harlan at 3\naxis G1 voss at 8\nhand allies attack obscured move_out")
    line.to("act").move("A1", "lateral", "attack", "move_out", "obscured")
    assert [played.card for played in line.state.discard] == ["move_out", "obscured", "attack"]
    line = Line(FIGHT + "hand allies attack\nhand axis rally hit_the_dirt")
    line.to("act").fire(Attack("A1"), "G1", "attack", text=True)
    line.to("react", "axis").fire(Counterattack("G1"), None, "rally")
    assert [played.card for played in line.state.table] == ["attack", "rally"]
    line.do("cover", HitTheDirt(), chance="cup D3")
    line.do("name_member", Pick(card("voss"))).quiet()
    assert [event.card for event in line.events(CardDiscarded)] == ["hit_the_dirt", "rally", "attack"]


def test_own_sections_only():
    """FL-5.17: cards, equipment and orders are for one's own sections."""
    line = Line(FIGHT + "hand axis fall_back\nhand allies rally\nharlan has canteen")
    line.to("priority", "axis").refuses(FallBack("A1"), "FL-5.17").refuses(UseCanteen(card("harlan")), "FL-5.17")
    line.to("act").refuses(Move("G1"), "FL-5.17")


def test_acted_at_declaration():
    """FL-8.17, FL-8.1: the counter is flipped when the action is declared, before anybody reacts, and only once it is declared whole."""
    line = Line(FIGHT + "hand allies rally\nhand axis rally")
    line.do("act", Attack("A1"))
    assert not line.section("A1").acted
    line.do("target", At("G1"), AsDefault("rally"), *(Fire(card(name), "aimed") for name in ("harlan", "smith", "jones")))
    assert line.section("A1").acted
    assert line.match.ask.what == "priority"


def test_prepare_as_a_reaction_draws():
    """FL-5.6, FL-10.1: a Prepare is open in the enemy's turn too."""
    line = Line(FIGHT + "hand allies rally\nhand axis rally")
    line.to("act").move("A1", "lateral", "rally")
    line.do("react_to_action", Prepare("G1"), seat="axis").do("prepare", DrawCard(card("voss")), PASS)
    assert line.state.held["axis"] == 2


def test_one_reaction_only():
    """FL-17.7: with the option a window takes one reaction."""
    text = FIGHT + "axis G2 kessler at 7\nhand allies rally\nhand axis rally"
    line = Line(text, reactions="one")
    line.do("act", Prepare("A1")).do("prepare", PASS)
    line.do("react_to_action", Prepare("G1"), seat="axis").do("prepare", PASS)
    line.to("act", "allies")
    assert not line.section("G2").acted
    line = Line(text, reactions="one")
    line.to("act").fire(Attack("A1"), "G1", "rally")
    line.to("react", "axis").fire(Counterattack("G2"), None, "rally")
    assert line.attack.stage != "window"
    line = Line(text)
    line.do("act", Prepare("A1")).do("prepare", PASS)
    line.do("react_to_action", Prepare("G1"), seat="axis").do("prepare", PASS)
    assert line.match.ask.what == "react_to_action"
