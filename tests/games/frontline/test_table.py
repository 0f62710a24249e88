"""What lies open on the table and is told in the log: counters drawn, who has taken how many, modes of fire, cards for their text or not."""

from __future__ import annotations

from bocage.core.text import texts
from bocage.games.frontline import TITLE
from bocage.games.frontline.state.fire_events import CounterDrawn, CrosshairPut, Fired, FireDeclared
from bocage.games.frontline.state.section_events import EquipmentPassed

from .line import FIGHT, Attack, Line, Move, Pick, card


def told(event, language: str = "en") -> str:
    """The sentence of an event."""
    args = {field: getattr(event, field) for field in event.__struct_fields__}
    words = {"CounterDrawn": "counter-drawn", "Fired": "fired", "FireDeclared": "fire-declared", "EquipmentPassed": "equipment-passed"}
    return texts(TITLE, language).format(f"event-{words[type(event).__name__]}", args)


def under_fire() -> Line:
    line = Line(FIGHT + "hand allies attack rally")
    line.to("act").fire(Attack("A1"), "G1", "attack").quiet()
    return line


def test_counters_drawn_lie_open():
    """FL-9.2, FL-9.3, FL-9.7: all see which counters are out of the cup and who has taken one; after the attack they are back."""
    line = under_fire().do("name_member", Pick(card("voss")), chance="cup P2").quiet()
    for seat in ("allies", "axis", None):
        scene = line.match.view(seat)
        drawn = [piece for piece in scene.pieces if piece.place.zone == "drawn"]
        assert [(piece.title.args["result"], piece.title.args["medium"]) for piece in drawn] == [("@marker-pin", 3)]
        taken = {piece.id: badge.count for piece in scene.pieces for badge in piece.badges if badge.id == "taken"}
        assert taken == {card("voss"): 1}
        assert next(zone.count for zone in scene.zones if zone.id == "cup") == 39
    line.do("name_member", Pick(card("bauer")), chance="cup D1 D3").quiet()
    scene = line.match.view("axis")
    assert not [zone for zone in scene.zones if zone.id == "drawn"]
    assert not [badge for piece in scene.pieces for badge in piece.badges if badge.id == "taken"]


def test_the_log_tells_what_all_have_seen():
    """FL-7.6, FL-8.2, FL-9.5: the mode of fire, attack or counterattack with its bonus, and whether a counter could be paid."""
    line = under_fire().do("name_member", Pick(card("voss")), chance="cup P2").quiet()
    assert told(line.events(Fired)[0]) == "Harlan fires aimed: 6"
    assert told(line.events(FireDeclared)[0]) == "A1 attacks G1 with 18 firepower, 0 of it bonus (range 2)"
    assert told(line.events(CounterDrawn)[0]) == "Pin is drawn against Voss: cost 3, paid"
    dear = CounterDrawn("W2", "de_voss", 7, False)
    assert told(dear, "fr") == "Blessure est tiré contre Voss\u00a0: coût 7, plus qu’il n’en reste\u00a0: l’attaque prend fin"


def test_a_passed_counter_is_named_to_who_knows_it():
    """FL-17.10, FL-3.10: its owner reads which one, the other side only that one was passed."""
    passed = EquipmentPassed("us_smith", "us_jones", "canteen", "allies", False)
    assert told(passed.seen_by("allies")) == "Smith passes a Canteen to Jones"
    assert told(passed.seen_by("axis")) == "Smith passes a counter to Jones"
    assert told(EquipmentPassed("us_smith", "us_jones", "canteen", "allies", True).seen_by("axis")).endswith("a Canteen to Jones")


def test_the_crosshair_is_told():
    """FL-11.33, FL-11.34: all learn which card a sniper has chosen."""
    line = Line("allies S cole at 2\naxis G1 voss bauer engel at 8\nhand allies attack")
    line.to("act").match.play("allies", Attack("S"))
    for answer in list(line.match.ask.legal)[:1]:
        line.match.play("allies", answer)
    line.do("sniper_card", Pick(card("bauer")))
    assert [(event.sniper, event.force) for event in line.events(CrosshairPut)] == [(card("cole"), card("bauer"))]


def test_cover_shows_its_odds():
    """FL-8.11, FL-12.22, FL-12.26, FL-14.25: what covers against the attack under way shows its odds, and passing beside it; so do all before a counter."""
    line = Line(FIGHT + "bauer has shovel\nhand allies attack\nhand axis hit_the_dirt dig_in fall_back")
    line.to("act").fire(Attack("A1"), "G1", "attack").to("cover", "axis")
    marked = {option.label.id: option.chance for option in line.match.view("axis").question.options}
    assert set(marked) == {"answer-pass", "answer-hit-the-dirt", "answer-dig-in", "answer-use-shovel", "answer-fall-back"}
    assert all(marked.values())


def test_refusals_say_what_would_make_it_legal():
    """FL-7.13, FL-6.5, FL-6.6, FL-6.7, FL-5.2: pinned, empty, wounded, broken, without a card: each with its way out, in both languages."""

    def remedies(text: str, answer) -> tuple[str, tuple[str, ...]]:
        line = Line(FIGHT + text).to("act", "allies")
        refusal = line.match.why("allies", answer)
        assert refusal is not None
        for language in ("en", "fr"):
            assert texts(TITLE, language).has(f"refusal-{refusal.message}")
            assert all(texts(TITLE, language).has(f"remedy-{remedy}") for remedy in refusal.remedies)
        return refusal.message, refusal.remedies

    hand = "hand allies attack\n"
    pinned = "harlan pin\nsmith pin\njones pin\n"
    assert remedies(hand + pinned, Attack("A1")) == ("all-pinned", ("prepare-unpins",))
    assert remedies(hand + "harlan empty\nsmith empty\njones empty\n", Attack("A1")) == ("all-empty", ("prepare-reloads",))
    assert remedies("", Attack("A1")) == ("needs-a-card", ("prepare-draws",))
    assert remedies(hand + pinned, Move("A1")) == ("leader-cannot-move", ("prepare-unpins",))
    assert remedies(hand + "harlan wounds 1\n", Move("A1")) == ("leader-cannot-move", ("heal-first",))
