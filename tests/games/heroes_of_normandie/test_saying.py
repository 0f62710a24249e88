"""What is said and shown: labels, questions put again, open piles, lasting effects, reasons and what would help, the words of events."""

from __future__ import annotations

import re

import pytest

from bocage.core.events import Event
from bocage.core.scene import Option, Piece
from bocage.core.tables import resource
from bocage.core.text import texts
from bocage.games.heroes_of_normandie import TITLE
from bocage.games.heroes_of_normandie.state import events
from bocage.games.heroes_of_normandie.tables.files import PACKAGE
from bocage.games.heroes_of_normandie.tables.scenario import options
from bocage.games.heroes_of_normandie.view.forms import option
from bocage.games.heroes_of_normandie.view.scene import scene
from bocage.testing import Table, given

HON = "heroes_of_normandie"


def offered(table: Table, kind: str) -> list[Option]:
    """All options of a kind as they are offered, the rights beside the question included."""
    ask = table.match.ask
    found = [option(table.game, ask, answer) for answer in (*ask.legal, *(ask.asides or ()))]
    return [one for one in found if one.answer.__struct_config__.tag == kind]


def pieces(table: Table, seat: str | None, zone: str) -> list[Piece]:
    """What lies in a zone for a seat."""
    return [piece for piece in scene(table.game, seat).pieces if piece.place.zone == zone]


# -- labels ----------------------------------------------------------------------------------------------------------------------


def test_a_fire_outside_an_activation_names_firer_and_target():
    """HON-4.14, HON-6.2: after a swap both units might fire: the label says who, with which effect, at whom; in an activation the target is enough."""
    text = "us a us_rifle_cie C5\nus b us_m4_sherman C4\nge g ge_sturm_kp D4\nge h ge_stug3 C3"
    table = given(HON, text).plays("us", "manoeuvre b a")
    labels = {(one.answer.unit, one.answer.fire, one.answer.target_unit): one.label for one in offered(table, "fire_at")}
    label = labels["a", 0, "h"]
    assert label.id == "answer-fire-at-by"
    assert [label.args[key] for key in ("firer", "from", "unit", "square", "value")] == ["@card-us-rifle-cie", "C4", "@card-ge-stug3", "C3", "8"]
    gun, machine_gun = labels["b", 0, "g"], labels["b", 1, "g"]
    assert (gun.id, gun.args["effect"], machine_gun.id) == ("answer-fire-effect-by", "@skill-piercing", "answer-fire-at-by")
    table = given(HON, text).plays("us", "activate a")
    assert [(one.label.id, one.label.args["unit"]) for one in offered(table, "fire_at")] == [("answer-fire-at", "@card-ge-sturm-kp")]


def test_a_move_names_where_it_goes():
    """HON-4.16, HON-8.2, HON-10.14: the forced march after a swap, a move by a card and Forward! name the unit and its destination."""
    table = given(HON, "us a us_rifle_cie C5\nus b us_rifle_cie A4\nhand us ev_sunken_lane").plays("us", "play event ev_sunken_lane")
    moves = [tuple(one.label.args[key] for key in ("from", "square")) for one in offered(table, "move_unit")]
    assert ("C5", "C4") in moves
    assert all(start != end for start, end in moves)
    table = given(HON, "us a us_rifle_cie C5\nus b us_rifle_cie C4").plays("us", "manoeuvre b a")
    marches = {(one.answer.unit, one.label.args["from"], one.label.args["square"]) for one in offered(table, "march")}
    assert ("a", "C4", "C3") in marches
    assert ("b", "C5", "C6") in marches
    table = given(HON, "us h us_hq_roosevelt C5\nus b us_rifle_cie C4").plays("us", "activate h")
    assert [(one.label.args["square"], one.label.args["to"]) for one in offered(table, "shift")] == [("C4", "C3")]


def test_a_deployment_names_its_slot():
    """HON-4.5, HON-4.6: C7 may be reached through the zone and through the HQ; the two answers do not look alike."""
    table = given(HON, "us h us_hq_barton C6\nhand us us_m10").plays("us", "manage hand")
    labels = [one.label for one in offered(table, "deploy") if one.label.args["square"] == "C7"]
    assert [label.id for label in labels] == ["answer-deploy", "answer-deploy-hq"]
    assert labels[1].args["hq"] == "@card-us-hq-barton"


def test_what_rolls_asks_for_a_second_tap():
    """HON-21.20, HON-21.18, HON-21.37: a move over a mine, the last square of a bombardment, the target of an air attack; not a move over plain ground."""
    text = "marker minefield C4\nus a {} C5\nge g ge_sturm_kp A1\nhand us ev_mortar_concentration ev_us_thunderbolts"
    table = given(HON, text.format("us_rifle_cie")).plays("us", "activate a")
    assert {one.label.args["square"]: one.chance for one in offered(table, "move")} == {"C4": True, "D5": False, "C6": False, "B5": False}
    table = given(HON, text.format("us_engineer_cie")).plays("us", "activate a")
    assert not any(one.chance for one in offered(table, "move"))
    table = given(HON, text.format("us_rifle_cie")).plays("us", "play event ev_mortar_concentration")
    assert not any(one.chance for one in offered(table, "pick_square"))
    assert all(one.chance for one in offered(table.plays("us", "pick square B2"), "pick_square"))
    table = given(HON, text.format("us_rifle_cie")).plays("us", "play event ev_us_thunderbolts")
    assert [one.chance for one in offered(table, "pick_unit")] == [True]


# -- questions put again ---------------------------------------------------------------------------------------------------------


def test_a_question_put_again_says_how_things_stand_now():
    """HON-21.2: Crossfire played after the dice makes 6 a 7, and so the question says when it is put again; Smoke Pots make a save of 6 one of 5."""
    text = "us r us_rifle_cie C4\nge s ge_sturm_kp C3\nhand us ev_crossfire"
    table = given(HON, text).plays("us", "activate r; fire at 0 s; pass", dice="red 3 3")
    assert table.match.ask.facts["total"] == 6
    table.plays("us", "play event ev_crossfire; pick unit s").asked("us", "fire_plus")
    assert table.match.ask.facts["total"] == 7
    text = "terrain U C4\nus r us_rifle_cie C4\nge s ge_grenadier_kp C3 concealed\nhand us ev_smoke\nhand ge ev_ge_bocage_ambush\ndirectives ge 0"
    table = given(HON, text).plays("us", "take directives").plays("ge", "play event ev_ge_bocage_ambush; pick unit s; fire at 0 r by s", dice="red 5 5")
    assert table.asked("us", "save").match.ask.facts["needed"] == 6
    table.plays("us", "play event ev_smoke; pick unit r").asked("us", "save")
    assert table.match.ask.facts["needed"] == 5


def test_a_question_that_has_become_needless_is_not_put_again():
    """HON-21.43, HON-17.8, HON-18.2: a target that was turned up beside the question whether to turn it up; a unit that a card took out of its Forest."""
    table = given(HON, "us r us_rifle_cie C4\nge s ge_sturm_kp C3 concealed\ndirectives us 0")
    table.plays("us", "activate r; fire at 0 s").asked("ge", "reveal_target").plays("ge", "turn up s", dice="red 1 2").asked("us", "act")
    text = "terrain T C4\nus r us_rifle_cie C4\nge s ge_sturm_kp A1\nhand us ev_sunken_lane ev_smoke"
    table = given(HON, text).plays("us", "activate r; end activation").asked("us", "conceal")
    table.plays("us", "play event ev_sunken_lane; move unit r C5").asked("us", "tactic").then("r", visible=True, marker="activated")
    given(HON, text).plays("us", "activate r; end activation; conceal").then("r", visible=False)


# -- what lies open --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["us", "ge", None])
def test_the_whole_discard_pile_lies_open(seat):
    """HON-21.5: everybody sees every card of both piles, the top first, equal cards once; hands stay closed."""
    text = "discard us us_rifle_cie ev_smoke us_rifle_cie us_m10\ndiscard ge ge_decoy\nhand us ev_smoke\nhand ge ev_smoke\nus r us_rifle_cie A1"
    table = given(HON, text)
    found = pieces(table, seat, "us-discard")
    assert [piece.title.id for piece in found] == ["card-us-m10", "card-us-rifle-cie", "card-ev-smoke"]
    assert [[badge.count for badge in piece.badges] for piece in found] == [[], [2], []]
    zone = next(zone for zone in scene(table.game, seat).zones if zone.id == "us-discard")
    assert (zone.count, zone.top) == (4, found[0].id)
    assert [piece.title.id for piece in pieces(table, seat, "ge-discard")] == ["card-ge-decoy"]
    assert [len(pieces(table, seat, f"{side}-hand")) for side in ("us", "ge")] == [seat == "us", seat == "ge"]


def test_a_card_is_taken_back_where_it_lies():
    """HON-21.5, HON-8.2: Stragglers Return points at the cards of the open pile."""
    table = given(HON, "discard us us_rifle_cie ev_smoke us_m10\nhand us ev_stragglers\nus r us_rifle_cie A1").plays("us", "play event ev_stragglers")
    lying = {piece.id for piece in pieces(table, "us", "us-discard")}
    found = offered(table, "pick_card")
    assert sorted(one.answer.card for one in found) == ["us_m10", "us_rifle_cie"]
    assert all(one.target.id in lying for one in found)


def test_historical_events_that_are_left_lie_open():
    """HON-2.11, HON-8.10: both see which events a side may still choose; a used one is gone."""
    table = given(HON, "us r us_rifle_cie C5\nhand us historical_event_us\nge g ge_sturm_kp A1", "hon_s3_la_fiere")
    assert [piece.id for piece in pieces(table, "ge", "us-history")] == ["us-history-he_s3_us1", "us-history-he_s3_us2", "us-history-he_s3_us3"]
    table.plays("us", "play event historical_event_us; pick historical he_s3_us2; pass")
    assert [piece.title.id for piece in pieces(table, "ge", "us-history")] == ["card-he-s3-us1", "card-he-s3-us3"]


def test_lasting_effects_show_on_the_units():
    """HON-8.6: who has the save of Smoke Pots, who cannot move, at whom Fires get +1: everybody saw it and sees it still."""
    text = "us r us_rifle_cie C5\nge g ge_sturm_kp A1\nhand us ev_crossfire\nhand ge ev_ge_turned_signposts"
    table = given(HON, text).plays("us", "play event ev_crossfire; pick unit g; take directives")
    table.plays("ge", "play event ev_ge_turned_signposts; pick unit r")
    titles = {piece.id: [badge.title.id for badge in piece.badges if badge.title] for piece in scene(table.game, None).pieces}
    assert titles["g"] == ["lasting-target"]
    assert titles["r"] == ["lasting-forbid"]
    assert [event.until for event in table.events(events.EffectBegan)] == ["sequence", "turn"]


# -- reasons ---------------------------------------------------------------------------------------------------------------------


def test_reasons_say_what_would_help():
    """HON-21.42, HON-21.7, HON-5.7, HON-8.9: a card that would only have to be turned up, a moment that would only have to be another one."""
    table = given(HON, "us m us_medical_cie C5\nus a us_ranger_cie C4 hits=1 concealed").plays("us", "activate m")
    refusal = table.match.why("us", {"kind": "heal", "skill": 0, "unit": "a"})
    assert refusal is not None
    assert refusal.remedies == ("reveal-it",)
    table = given(HON, "us m us_recon_troop C5 concealed\nus r us_rifle_cie A1 concealed", options={"concealed_diagonal": "types_sleep"}).plays(
        "us", "activate m"
    )
    refusal = table.match.why("us", {"kind": "move", "square": 24})
    assert refusal is not None
    assert (refusal.message, refusal.remedies) == ("concealed-not-diagonal", ("reveal-it",))
    text = "us r us_rifle_cie C5\nge g ge_sturm_kp A1\nhand ge historical_event_ge ev_smoke"
    given(HON, text, "hon_s3_la_fiere").plays("us", "take directives").refuses("ge", "play event ge-h1", "HON-8.9", "no-historical-event-now")


# -- words -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_of_an_event_cites_its_own_fields(language):
    """A sentence that asks for what its event does not have would show a hole, or always the same words."""
    kinds = {str(kind.__struct_config__.tag).replace("_", "-"): kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    words = resource(PACKAGE, "locale", f"{language}.ftl").read_text(encoding="utf-8")
    for name, body in re.findall(r"^event-([a-z-]+) =(.*(?:\n[ \t]+.*)*)", words, re.MULTILINE):
        cited = set(re.findall(r"\$([a-z_]+)", body))
        assert cited <= set(kinds[name].__struct_fields__), name


@pytest.mark.parametrize("language", ["en", "fr"])
def test_match_options_have_words_in_both_languages(language):
    """HON-19.1: every variant and reading has a title, and each of its values a name."""
    known = texts(TITLE, language)
    for row in options():
        assert row.title
        assert row.title_fr
        for value in row.values:
            own, shared = (f"option-{name}".replace("_", "-") for name in (f"{row.id}_{value}", value))
            assert known.has(own) or known.has(shared), value


def test_a_question_names_the_pieces_that_it_is_about():
    """HON-5.1, HON-7.12: by their ids, so that the board rings who is active, and who fires at whom; lines of sight and threats look from there."""
    table = given(HON, "us a us_rifle_cie C5\nge h ge_stug3 C3").plays("us", "activate a")
    assert table.match.ask.facts["piece"] == "a"
    assert "a" in [piece.id for piece in scene(table.game, "us").pieces]
    table = given(HON, "us m us_m10 C5\nge g ge_sturm_kp C4").plays("us", "activate m; fire at 0 g", dice="red 4 3")
    assert [table.match.ask.facts[key] for key in ("by", "piece")] == ["m", "g"]
