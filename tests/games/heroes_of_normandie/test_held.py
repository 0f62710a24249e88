"""Rules that could be broken unseen: each test here fails if its rule is left out."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.rules import saves, skills_passive
from bocage.games.heroes_of_normandie.rules.victory import points
from bocage.games.heroes_of_normandie.state.model import Shot
from bocage.testing import given

HON = "heroes_of_normandie"


def square(name: str) -> int:
    """A square of the plain map of 7 by 7."""
    return (int(name[1]) - 1) * 7 + ord(name[0]) - ord("A")


def test_a_manoeuvre_has_no_skills_but_passive_ones():
    """HON-4.18, HON-4.14: neither of the two uses a skill; the Stimulation of the swapped HQ and the effects of the Fire count."""
    text = "us h us_hq_roosevelt C5\nus r us_rifle_cie C4\nus q us_rifle_cie D5 suppressed=1\nge g ge_sturm_kp C6\ndirectives us 0"
    table = given(HON, text).plays("us", "manoeuvre r h").does_not_offer("us", "encourage", "shift")
    assert {answer.__struct_config__.tag for answer in table.match.ask.legal} == {"fire_at", "pass"}
    table.plays("us", "fire at 0 g by r", dice="red 4 3").then("g", hits=1)  # 8 is needed: 7, and +1 by Stimulation (HON-10.17)
    given(HON, text.replace("us_hq_roosevelt", "us_hq_barton")).plays("us", "manoeuvre r h; fire at 0 g by r", dice="red 4 3").then("g", hits=0)
    text = "active ge\nge m ge_mg_abteilung C3\nge a ge_grenadier_kp C2\nus r us_ranger_cie C1\ndirectives ge 0"
    given(HON, text).plays("ge", "manoeuvre a m; fire at 0 r by m", dice="red 4 3").then("r", suppressed=1, hits=0)  # HON-11.4


def test_only_the_two_units_fire_or_march_after_a_swap():
    """HON-4.14, HON-4.16: one Fire and one march, in either order, by the two that were swapped and by nobody else."""
    text = "us a us_rifle_cie C4\nus b us_rifle_cie C5\nus c us_rifle_cie D4\nge g ge_sturm_kp D5\nge h ge_sturm_kp G1\ndirectives us 2"
    table = given(HON, text).plays("us", "manoeuvre a b").refuses("us", "fire at 0 g unit=c", rule="HON-4.14").refuses("us", "march D3 c", rule="HON-4.14")
    table.plays("us", "march B5 a").refuses("us", "march B4 b", rule="HON-4.16").plays("us", "fire at 0 g by b", dice="red 1 2").then("b", marker="activated")
    table = given(HON, text).plays("us", "manoeuvre a b; fire at 0 g by a", dice="red 1 2").refuses("us", "fire at 0 g unit=b", rule="HON-4.14")
    table.plays("us", "march B5 a").then("a", marker="activated", square=square("B5")).then("b", marker="activated").then("c", marker="")


def test_the_army_symbol_reaches_concealed_units():
    """HON-9.8, HON-21.42: a skill with the army symbol helps a Concealed unit; one with a type does not, whatever the card is, until it is revealed."""
    text = "us m us_medical_cie C5\nus a us_ranger_cie C4 hits=1 suppressed=1 concealed"
    table = given(HON, text).plays("us", "activate m").refuses("us", "heal 0 a", "HON-21.42", "types-are-hidden").plays("us", "encourage 1 a")
    table.then("a", suppressed=0, visible=False).plays("us", "reveal a").offers("us", "heal 0 a")
    text = "us h us_hq_roosevelt C5\nus r us_rifle_cie C4 concealed\nus o us_ordnance_cie E5\nus t us_m4_sherman E4 hits=1 concealed"
    given(HON, text).plays("us", "activate h").refuses("us", "shift 1 r", "HON-21.42", "types-are-hidden").plays("us", "reveal r; shift 1 r")
    given(HON, text).plays("us", "activate o").refuses("us", "heal 0 t", "HON-21.42", "types-are-hidden")


def test_support_for_concealed_friends():
    """HON-21.42, HON-10.18: the Support of a Kampfgruppe reaches any Concealed neighbour, that of a tank HQ no Concealed tank."""
    for hq, count in (("ge_hq_kampfgruppe", 1), ("ge_hq_panzer", 0)):
        table = given(HON, f"active ge\nge h {hq} C3\nge t ge_pz4 C2 concealed\nus r us_rifle_cie C1")
        assert len(skills_passive.sources(table.game, table.game.unit("t"), "support")) == count
        table.plays("ge", "reveal t")
        assert len(skills_passive.sources(table.game, table.game.unit("t"), "support")) == 1


def test_a_fortified_hill_is_both():
    """HON-17.7, HON-17.4, HON-17.5, HON-17.6: one more square of range, a save of 6, and only tanks advance into it."""
    text = "terrain B C4\n{}\ndirectives us 0\ndirectives ge 0"
    table = given(HON, text.format("us r us_rifle_cie C4\nge g ge_sturm_kp C2\nge f ge_sturm_kp C1")).plays("us", "activate r")
    table.offers("us", "fire at 0 g").refuses("us", "fire at 0 f", rule="HON-6.4")
    table = given(HON, text.format("active ge\nus r us_rifle_cie C4\nge g ge_sturm_kp C3"))
    assert saves.best_save(table.game, Shot("ge", "g", "r", 8, {})) == 6
    table.plays("ge", "activate g; fire at 0 r", dice="red 6 4").asked("us", "save").plays("us", "roll save", dice="yellow 6").then("r", hits=0)
    for card, advances in (("us_rifle_cie", False), ("us_m10", True)):
        shot = given(HON, text.format(f"us r {card} C5\nge g ge_grenadier_kp C4")).plays("us", "activate r; fire at 0 g", dice="red 6 4").plays("ge", "pass")
        shot.gone("g")
        assert (shot.match.ask.what == "advance") is advances


def test_no_march_is_diagonal():
    """HON-7.6, HON-5.8, HON-8.2: not of a mechanised unit, in an activation, in a Manoeuvre or by a card; back is allowed."""
    text = "us m us_recon_troop C4\nus r us_rifle_cie C5\nge g ge_sturm_kp G1"
    table = given(HON, text).plays("us", "activate m").offers("us", "move D3").refuses("us", "march D3", rule="HON-7.6").does_not_offer("us", "march D3")
    table.plays("us", "march C3").then("m", square=square("C3"))
    table = given(HON, text).plays("us", "manoeuvre m r").refuses("us", "march D6 m", rule="HON-7.6").does_not_offer("us", "march D6").plays("us", "march C6 m")
    table.then("m", square=square("C6"))
    table = given(HON, text + "\nhand us ev_sunken_lane").plays("us", "play event ev_sunken_lane").refuses("us", "move unit m D3", rule="HON-7.6")
    table.does_not_offer("us", "move unit m D3").plays("us", "move unit m D4")


def test_scenario_events_come_in_the_sequence_of_their_side():
    """HON-3.19, HON-14.7: in turn 5 the Americans draw two cards at the start of their own sequence, before their first tactic, and not in the Germans'."""
    text = "first ge\nactive us\nturn {}\norders us 1\nus r us_para_rifle_cie A1\nge g ge_fj_kp H7\nreserve us us_m4_sherman us_m4_sherman us_m4_sherman"
    for turn, drawn in ((3, 0), (4, 2)):
        table = given(HON, text.format(turn) + "\nreserve ge ge_fj_kp ge_fj_kp ge_fj_kp", "hon_s5_bloody_gulch")
        table.plays("us", "take directives").asked("ge", "tactic").then_state(turn=turn + 1).then("ge", directives=3)
        table.plays("ge", "; ".join(["take directives"] * table.game.army("ge").orders), dice="us_reserve 0 1" if drawn else "").asked("us", "tactic")
        table.then("us", orders=4, per_turn=4)
        assert {side: len(hand) for side, hand in table.state.hands.items()} == {"us": drawn, "ge": 0}


def test_points_per_sequence_are_those_of_its_side():
    """HON-3.19, HON-14.8: the batteries give the Germans a point at the start of the German sequence, and nobody any at the start of the American one."""
    text = "first ge\nactive ge\norders ge 1\nus r us_para_rifle_cie A6\nge a ge_lefh18_batterie C2\nge b ge_lefh18_batterie D2\ndirectives us 0"
    table = given(HON, text, "hon_s2_brecourt").plays("ge", "take directives").asked("us", "tactic")
    assert (points(table.game, "us"), points(table.game, "ge")) == (0, 0)
    table.plays("us", "; ".join(["take directives"] * table.game.army("us").orders)).asked("ge", "tactic")
    assert (points(table.game, "us"), points(table.game, "ge")) == (0, 1)


def test_an_award_is_for_units_of_the_side_it_names():
    """HON-14.8: the Germans win a point for American infantry, artillery and HQs; their own losses of these types give them nothing."""
    text = "us r us_para_rifle_cie C4\nge g {} C3\ndirectives us 0\ndirectives ge 0"
    for card, won in (("ge_lefh18_batterie", 3), ("ge_grenadier_kp", 0)):
        table = given(HON, text.format(card), "hon_s2_brecourt").plays("us", "activate r; fire at 0 g", dice="red 6 4")
        if table.match.ask.what == "save":
            table.plays("ge", "pass")
        table.gone("g")
        assert (points(table.game, "us"), points(table.game, "ge")) == (won, 0)


def test_types_of_concealed_cards_are_not_chosen():
    """HON-21.38, HON-RULING-69: a card that names a type passes over Concealed units of that type, own and enemy, until they are revealed."""
    text = "us t us_m4_sherman C5 hits=1 concealed\nus u us_m4_sherman E5 hits=1\nge g ge_sturm_kp A1\nhand us ev_track_back_on"
    table = given(HON, text).plays("us", "play event ev_track_back_on").refuses("us", "pick unit t", "HON-21.38", "types-are-hidden")
    table.does_not_offer("us", "pick unit t").plays("us", "reveal t").offers("us", "pick unit t")
    text = "us h us_hq_barton C5 concealed\nus r us_rifle_cie C4\nus i us_hq_barton E5\nge g ge_sturm_kp A1\nhand ge ev_cut_wire"
    given(HON, text).plays("us", "take directives").plays("ge", "play event ev_cut_wire").does_not_offer("ge", "pick unit h").refuses("ge", "pick unit h")
    # a fire effect for infantry looks at the card when it has been revealed
    for card, markers in (("us_rifle_cie", 1), ("us_m4_sherman", 0)):
        shot = given(HON, f"active ge\nge m ge_mg_abteilung C3\nus c {card} C4 concealed\ndirectives ge 0").plays("ge", "activate m; fire at 0 c")
        shot.plays("us", "pass", dice="red 4 3").then("c", visible=True, suppressed=markers)


def test_engineers_work_instead_of_a_fire():
    """HON-21.19: on their own square or next to it, once for each Fire; a wall, a hill or a laid bridge is no element; the charge needs a 4."""
    text = "terrain W D4\n{}\nus e us_engineer_cie C5\nus x us_decoy A7 concealed\nge g ge_sturm_kp G1"
    table = given(HON, text.format("marker minefield C5\nmarker minefield E5\nmarker barbed_wire B4")).plays("us", "activate e")
    table.offers("us", "clear C5 minefield", "clear B4 barbed_wire").refuses("us", "clear E5 minefield", "HON-21.19", "not-adjacent")
    table.refuses("us", "clear B4 minefield", "HON-21.19", "nothing-to-clear").refuses("us", "bridge D4", "HON-21.19", "no-bridge")
    table.plays("us", "clear C5 minefield").refuses("us", "clear B4 barbed_wire", "HON-21.19", "no-fire-left").does_not_offer("us", "clear", "bridge")
    table = given(HON, text.format("marker demolished_bridge D4")).plays("us", "activate e; bridge D4")
    table.refuses("us", "bridge D4", rule="HON-21.19").plays("us", "end activation")
    assert table.game.terrain(square("D4")).id == "flooded"
    given(HON, text.format("marker demolished_bridge D4\nmarker passage D4")).plays("us", "activate e").refuses("us", "bridge D4", "HON-21.19", "no-bridge")
    charge = "us e us_engineer_cie C5\nus x us_decoy A7 concealed\nge n ge_widerstandsnest C4"
    for die, hits in ((3, 0), (4, 1)):
        given(HON, charge, "hon_s7_utah").plays("us", "activate e; charge n", dice=f"yellow {die}").then("n", hits=hits).refuses(
            "us", "charge n", rule="HON-21.19"
        )


def test_the_pool_of_go_is_settled_before_the_next_tactic():
    """HON-10.10, HON-10.3: markers of two givers form one pool; any of them, in any order, attempted or declined; no unit without a marker."""
    text = "us h us_hq_infantry_command C5\nus i us_hq_infantry_command C4\nus a us_rifle_cie B5\nus b us_rifle_cie B3\nus q us_rifle_cie G7\ndirectives us 0"
    table = given(HON, text).plays("us", "activate h; command 0 a; command 0 i; end activation").asked("us", "go").then_state(pool=["a", "i"])
    table.refuses("us", "attempt q", rule="HON-10.3").refuses("us", "decline q", rule="HON-10.3").offers(
        "us", "attempt a", "decline a", "attempt i", "decline i"
    )
    table.plays("us", "attempt i; command 0 b; end activation").asked("us", "go").then_state(pool=["a", "b"])
    table.plays("us", "decline a").then("a", marker="").then_state(pool=["b"]).asked("us", "go").plays("us", "attempt b", dice="yellow 1")
    table.then("b", marker="").then_state(pool=[]).asked("us", "tactic").then("us", orders=3)
