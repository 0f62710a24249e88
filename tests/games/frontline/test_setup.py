"""Chapters 1 to 3: what there is, who is who, and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import bocage
from bocage.core.errors import IllegalChoice, Refusal
from bocage.core.match import Match
from bocage.games.frontline import TITLE
from bocage.games.frontline.state.events import CardsDrawn, FirstPlayerDrawn, ForcesBought, TerrainLaid
from bocage.games.frontline.tables.tables import ACTIONS, CARDS, CUP, DECK, PARAMETERS, TERRAIN, TERRAIN_CARDS

from .line import FIGHT, NO_SECTION, Attack, Draft, Formation, Line, Loadout, Move, Named, Pick, Purchase, card

ALLIES = Purchase(((card("harlan"), card("smith"), card("jones"), card("morris"), card("cole")),))
AXIS = Purchase(((card("voss"), card("bauer"), card("engel"), card("fuchs"), card("tiger")),))


def custom(scenario: str = "fl_s06", chance: str = "", **options: str) -> Match:
    source = Named()
    source.add(chance)
    settled = TITLE.resolve_options(options)
    return Match(TITLE, TITLE.start(scenario, settled), source, scenario=scenario, options=settled)


def why(match: Match, seat: str, answer: object) -> Refusal:
    refusal = match.why(seat, answer)
    assert refusal is not None
    return refusal


def forming(*names: str, **options: str) -> Match:
    """The Allies have bought these cards and are asked for their sections."""
    match = custom(battle_size="75", **options)
    match.play("allies", Purchase((tuple(map(card, names)),)))
    match.play("axis", AXIS)
    return match


def formation(*sections: str) -> Formation:
    """Sections by the names of their members; the first leads if he can."""
    drafts = [tuple(map(card, names.split())) for names in sections]
    return Formation(tuple(Draft(members[0] if CARDS[members[0]].command else "", members) for members in drafts))


def test_components():
    """FL-1.1, FL-1.3, FL-1.6, FL-13.1, FL-13.2, FL-3.17: nine places, 165 cards in all, two terrain cards for each number, one deck, 40 counters in the cup."""
    assert len(CARDS) + len(TERRAIN_CARDS) + len(DECK) == PARAMETERS.cards["total_cards"] == 165
    assert Counter(row.number for row in TERRAIN_CARDS) == dict.fromkeys(range(1, 10), 2)
    assert len(CUP) == 40
    state = Line(FIGHT).state
    assert len(state.terrain) == 9
    assert state.deck == DECK  # one deck, no second one for the other side


def test_nations_and_names():
    """FL-1.2, FL-1.5, FL-11.1: three nations, a seat buys of one; names are labels: Smith and Jones differ in nothing else."""
    assert {row.nation for row in CARDS.values()} == {"us", "uk", "germany"}
    match = custom()
    assert why(match, "allies", Purchase(((card("harlan"), card("hobbs")),))).rule == "FL-1.2"
    assert why(match, "allies", Purchase(((card("voss"),),))).rule == "FL-1.2"
    assert match.why("allies", Purchase(((card("hobbs"),),))) is None
    smith, jones = CARDS[card("smith")], CARDS[card("jones")]
    assert (smith.vp, smith.morale, smith.weapon, smith.abilities) == (jones.vp, jones.morale, jones.weapon, jones.abilities)


def test_terrain_is_drawn():
    """FL-3.3: cards are drawn with a random face; a number that is placed already is ignored; it ends when nine lie."""
    drawn = "t1a/front t1b/back t2a/back t3b/back t4a/front t5a/back t6a/front t7a/front t8a/back t9a/front"
    match = custom(chance=f"terrain {drawn}, coin axis")
    events = [event for event in match.all_events() if isinstance(event, TerrainLaid)]
    assert [event.ignored for event in events] == [False, True] + [False] * 8
    assert match.game.state.terrain[:3] == ["open_ground", "open_ground", "stream"]
    assert [event.at for event in events] == [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_first_player():
    """FL-3.5, FL-3.20: a coin, unless the scenario names him; the Acting Player counter lies before him."""
    for side in ("allies", "axis"):
        match = custom(chance=f"coin {side}")
        assert [event.side for event in match.all_events() if isinstance(event, FirstPlayerDrawn)] == [side]
    match = bocage.new("frontline", "fl_s01")
    assert (match.game.state.first, match.game.state.active) == ("allies", "allies")
    assert [plate.active for plate in match.view(None).seats] == [True, False]


def test_battle_size_and_purchase():
    """FL-3.1, FL-3.6, FL-2.21, FL-16.2: up to the agreed size and never above, each card once; unspent VP do not count."""
    match = custom(battle_size="20")
    dear = Purchase(((card("walker"), card("hooper"), card("marsh"), card("smith")),))  # 7 + 6 + 6 + 3
    assert why(match, "allies", dear).rule == "FL-3.6"
    assert custom(battle_size="31").why("allies", dear) is None
    assert why(match, "allies", Purchase((tuple(map(card, ("walker", "hooper", "marsh", "tucker"))),))).rule == "FL-3.6"  # 21 of 20
    assert match.why("allies", Purchase((tuple(map(card, ("walker", "elliott", "hooper"))),))) is None  # 20 of 20
    twice = Purchase(((card("smith"), card("smith")),))
    assert (why(match, "allies", twice).rule, why(match, "allies", twice).path) == ("FL-3.6", "forces[0][1]")
    assert why(match, "allies", Purchase(((),))).rule == "FL-3.6"
    match.play("allies", Purchase(((card("smith"),),)))
    match.play("axis", Purchase(((card("voss"),),)))
    assert match.game.state.total == {"allies": 3, "axis": 5}


def test_order_of_set_up_and_secrecy():
    """FL-3.4, FL-3.7: terrain and first player are known before forces are bought; purchases are revealed together."""
    match = custom(battle_size="75")
    assert {ask.what for ask in match.asks} == {"buy"}
    assert all(match.game.state.terrain)
    assert match.game.state.first
    match.play("allies", ALLIES)
    assert not [event for event in match.all_events() if isinstance(event, ForcesBought)]
    assert card("harlan") not in str(match.view("axis"))
    match.play("axis", AXIS)
    assert [event.seat for event in match.all_events() if isinstance(event, ForcesBought)] == ["allies", "axis"]
    assert {ask.what for ask in match.asks} == {"form"}


def formed() -> Match:
    match = custom(battle_size="75")
    match.play("allies", ALLIES)
    match.play("axis", AXIS)
    return match


def test_forming_sections():
    """FL-3.8, FL-2.1, FL-2.2, FL-2.3, FL-2.4, FL-11.30: every force in one section, leaders within Command, snipers alone."""
    match = formed()
    team = Draft(card("harlan"), (card("harlan"), card("smith"), card("jones")))
    alone = Draft("", (card("morris"),))
    sniper = Draft("", (card("cole"),))
    assert why(match, "allies", Formation((team, sniper))).message == "left-out"
    assert why(match, "allies", Formation((team, alone, alone, sniper))).rule == "FL-2.1"
    four = Draft(card("harlan"), (*team.members, card("morris")))
    assert (why(match, "allies", Formation((four, sniper))).rule, why(match, "allies", Formation((four, sniper))).path) == ("FL-3.8", "sections[0]")
    assert why(match, "allies", Formation((team, Draft("", (card("morris"), card("cole")))))).rule == "FL-11.30"
    assert why(match, "allies", Formation((Draft(card("smith"), (card("smith"),)),))).rule == "FL-2.4"
    pair = Formation((Draft("", (card("smith"), card("jones"))), alone, sniper, Draft(card("harlan"), (card("harlan"),))))
    assert why(match, "allies", pair).rule == "FL-2.3"
    assert match.why("allies", Formation((team, alone, sniper))) is None


def test_assistants_are_not_counted():
    """FL-11.10, FL-2.4: an Assistant takes no place; a second card with Command is an ordinary member."""
    match = forming("harlan", "smith", "jones", "morris", "cassidy", "walker")
    assert match.why("allies", formation("harlan smith jones cassidy", "morris", "walker")) is None
    assert why(match, "allies", formation("harlan smith jones morris", "cassidy", "walker")).rule == "FL-3.8"
    assert match.why("allies", formation("walker harlan", "smith", "jones", "morris", "cassidy")) is None
    line = Line("allies A1 walker harlan smith at 4\naxis G1 voss at 8")
    assert line.section("A1").leader == card("walker")


def test_placing():
    """FL-3.12, FL-3.13, FL-3.14, FL-3.15, FL-3.16, FL-14.12: on the start card without its note, loaded, Not Acted, snipers concealed."""
    match = formed()
    match.play("allies", next(iter(match.asked("allies").legal)))
    match.play("axis", next(iter(match.asked("axis").legal)))
    state = match.game.state
    assert {section.at for section in state.sections.values() if section.seat == "allies"} == {2}
    assert {section.at for section in state.sections.values() if section.seat == "axis"} == {8}
    assert not any(section.acted for section in state.sections.values())
    assert all(force.loaded and force.morale == 0 for force in state.forces.values())
    assert [force.id for force in state.forces.values() if force.concealed] == [card("cole")]
    assert not [event for event in match.all_events() if isinstance(event, CardsDrawn)]


def test_equipment():
    """FL-3.9, FL-3.11, FL-11.4, FL-14.1: within each card's factor and the side's supply, of its own cards only."""
    match = bocage.new("frontline", "fl_s02")
    assert {ask.what for ask in match.asks} == {"equip"}
    both = Loadout({card("smith"): ("canteen", "shovel")})
    assert (why(match, "allies", both).rule, why(match, "allies", both).path) == ("FL-3.9", "equipment.us_smith")
    assert match.why("allies", Loadout({card("walker"): ("canteen", "shovel")})) is None
    five: dict[str, tuple[str, ...]] = {card(name): ("binoculars",) for name in ("bertinelli", "smith", "jones", "dunne", "winslow")}
    assert why(match, "allies", Loadout(five)).rule == "FL-3.11"
    assert why(match, "allies", Loadout({card("bauer"): ("canteen",)})).rule == "FL-5.17"
    assert why(match, "allies", Loadout({card("smith"): ("bazooka",)})).rule == "FL-3.9"


def test_equipment_lies_face_down():
    """FL-3.10: the enemy sees how many counters lie on a card, not which; a dead bearer's are never shown."""
    match = bocage.new("frontline", "fl_s02")
    match.play("allies", Loadout({card("walker"): ("binoculars", "shovel")}))
    match.play("axis", Loadout({}))
    mine = next(piece for piece in match.view("allies").pieces if piece.id == card("walker"))
    theirs = next(piece for piece in match.view("axis").pieces if piece.id == card("walker"))
    assert {"equipment_binoculars", "equipment_shovel"} <= {badge.id for badge in mine.badges}
    assert [(badge.id, badge.count) for badge in theirs.badges if badge.id.startswith("equipment")] == [("equipment", 2)]
    assert "binoculars" not in str(match.events("axis"))
    line = Line(FIGHT + "active axis\nhand axis rally\nharlan has canteen\ntotal allies 40")
    line.to("act").fire(Attack("G1"), "A1", "rally")
    line.do("name_member", Pick(card("harlan")), chance="cup D1")
    assert not line.alive("harlan")
    assert "canteen" not in str(line.match.events("axis"))


def test_hands_are_dealt():
    """FL-3.18, FL-13.44: up to hand size, the first player first; fl_s01 gives no choice of equipment."""
    match = bocage.new("frontline", "fl_s01")
    dealt = [event for event in match.all_events() if isinstance(event, CardsDrawn)]
    assert [event.seat for event in dealt[:2]] == ["allies", "axis"]
    for seat in ("axis", "allies"):
        assert match.game.state.held[seat] == next(track.value for track in match.view(None).tracks if track.id == f"hand-{seat}") == 7
    assert match.game.state.forces[card("smith")].equipment == ("hand_grenade",)


def test_firepower_marker_and_cup():
    """FL-3.19, FL-14.10: the marker is on the track only during an attack, on the face of the firing side."""
    line = Line(FIGHT + "hand allies rally")
    assert not [track for track in line.match.view(None).tracks if track.id == "firepower"]
    line.to("act").fire(Attack("A1"), "G1", "rally")
    track = next(track for track in line.match.view(None).tracks if track.id == "firepower")
    assert (track.value, track.side) == (18, "allies")


def test_soldier_means_any_force():
    """FL-1.4, FL-11.9, FL-2.20, FL-2.19: vehicles and guns are forces like soldiers: they act, are paid for and listed; abilities are printed on cards."""
    line = Line("allies A1 jeep at 4\nallies A2 6pdr at 4\naxis G1 voss at 6\nhand allies rally")
    line.to("act")
    assert all(line.offers(answer) for answer in (Move("A1"), Move("A2"), Attack("A1"), Attack("A2")))
    assert {CARDS[name].kind for name in (card("jeep"), card("6pdr"))} == {"vehicle", "gun"}
    assert [row.id for row in CARDS.values() if row.sniper] == [card("cole"), card("thorne"), card("richter")]
    assert all(row.medic == ("medic" in row.abilities) for row in CARDS.values())


def test_unknown_scenario_and_option():
    """FL-3.2, FL-2.5: an unknown scenario or option is refused with the nearest word; sides are settled before terrain."""
    with pytest.raises(bocage.Invalid, match="Did you mean"):
        bocage.new("frontline", "fl_s0l")
    with pytest.raises(bocage.Invalid):
        bocage.new("frontline", "fl_s06", options={"allies_start": "5"})
    match = custom(allies_start="8")
    assert match.game.setting.home["allies"] == 9
    assert not match.game.state.forces


def test_types_and_levels():
    """FL-13.3, FL-13.4, FL-13.5, FL-13.6, FL-13.7, FL-13.8, FL-12.1: six terrain types in three levels, each with a note; every action card has symbols."""
    levels = {row.id: row.cover for row in TERRAIN.values()}
    assert levels == {
        "open_ground": "light", "stream": "light", "undergrowth": "medium", "high_ground": "medium",
        "scattered_trees": "heavy", "burned_out_buildings": "heavy",
    }  # fmt: skip
    assert all(row.note for row in TERRAIN.values())
    assert all(row.symbols and row.name for row in ACTIONS.values())
    line = Line(FIGHT)
    notes = {cell.id: [note.id for note in cell.notes] for cell in line.match.view(None).board.cells}
    assert notes[6] == ["cover-medium", "short-high-ground", "note-high-ground"]


def test_a_wrong_answer_changes_nothing():
    """FL-3.6, FL-3.7: a purchase above the size is refused with the reason, and the question stays open."""
    match = custom(battle_size="20")
    with pytest.raises(IllegalChoice, match="too many points"):
        match.play("allies", Purchase((tuple(map(card, ("johnson", "elliott", "walker"))),)))
    assert match.asked("allies") is not None


def drafted(match: Match, seat: str) -> Any:
    """The form of a seat's question, with its first draft as an answer."""
    form = match.view(seat).question.form
    assert form is not None
    ask = next(ask for ask in match.asks if ask.seat == seat)
    return form, msgspec.convert(form.draft, ask.question.answers)


def test_the_form_of_sections_lets_leaders_and_numbers_be_chosen():
    """FL-3.8, FL-2.4: rows for more sections, a leader for each; rows that nobody stands in do not count."""
    match = formed()
    form, draft = drafted(match, "allies")
    assert match.why("allies", draft) is None
    assert NO_SECTION in draft.sections
    places = [field.path for field in form.fields]
    assert f"/sections/{len(draft.sections) - 1}/members" in places
    assert "/sections/0/leader" in places
    leaders = next(field.choices for field in form.fields if field.path == "/sections/0/leader")
    assert [choice.value for choice in leaders] == ["", card("harlan")]
    match.play("allies", draft)
    match.play("axis", next(iter(match.asks[0].legal)))
    sections = [section for section in match.game.state.sections.values() if section.seat == "allies"]
    assert [section.members for section in sections] == [row.members for row in draft.sections if row != NO_SECTION]
    half = Formation((*draft.sections, Draft(card("harlan"), ())))
    assert why(formed(), "allies", half).rule == "FL-2.4"


def test_two_counters_of_a_kind():
    """FL-3.9, FL-3.11: a place for each counter, which may be of the same kind or left empty; never more than the factor."""
    match = formed()
    for ask in list(match.asks):
        match.play(ask.seat, next(iter(ask.legal)))
    form, draft = drafted(match, "allies")
    assert match.why("allies", draft) is None
    man = next(name for name, places in draft.equipment.items() if len(places) >= 2)
    assert f"/equipment/{man}/1" in [field.path for field in form.fields]
    two = Loadout({man: ("canteen", "canteen", *[""] * (len(draft.equipment[man]) - 2))})
    assert match.why("allies", two) is None
    assert why(match, "allies", Loadout({man: (*draft.equipment[man], "canteen")})).rule == "FL-3.9"
    match.play("allies", two)
    match.play("axis", next(iter(match.asks[0].legal)))
    assert match.game.state.forces[man].equipment == ("canteen", "canteen")
    assert match.game.state.forces[man].counters == 2
