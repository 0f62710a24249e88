"""Commanders and Command Cards (chapter 20, steps 1.2 and 1.3): decks, hands, windows, and every card in its window."""

from __future__ import annotations

from bocage.core.chance import Numbers
from bocage.core.legal import PASS
from bocage.core.registry import title
from bocage.games.dropzone_commander.cards import decks, windows
from bocage.games.dropzone_commander.cards.decks import Discard, DrawUp
from bocage.games.dropzone_commander.cards.windows import PlayCard
from bocage.games.dropzone_commander.state.events_cards import CardCountered, CardPlayed, CardsDiscarded, CardsDrawn
from bocage.games.dropzone_commander.tables import command_cards

from .bench import Bench
from .card_table import ARMIES, FOES, bench, plays

TITLE = title("dropzone_commander")

# -- commanders ----------------------------------------------------------------------------------------------------------------------------


def test_command_values() -> None:
    """DZC-20.1, DZC-20.2, DZC-20.3, DZC-2.9: the commander's CV, also off the table; with the command unit lost it is 1."""
    table = bench()
    assert table.command_value("A") == 4
    table.unit("A1a.1", where="readiness")
    assert table.command_value("A") == 4
    table.squad("A1a", units=()).unit("A1a.1", where="gone")
    assert table.command_value("A") == 1


def test_the_sphere_of_influence() -> None:
    """DZC-20.4, DZC-20.3: the centre of at least one unit within the radius of a commander on the table; embarked or in Readiness he has none."""
    table = bench().put("A2a.1", 24, 34).put("A2a.2", 24, 40).put("A2a.3", 26, 40)
    assert decks.in_sphere(table.game, "A", "A2a")
    table.put("A2a.1", 24, 34.01)
    assert not decks.in_sphere(table.game, "A", "A2a")
    table.put("A2a.1", 24, 20).unit("A1a.1", where="readiness")
    assert not decks.in_sphere(table.game, "A", "A2a")


def test_a_commander_off_the_table_plays_global_cards_only() -> None:
    """DZC-20.3, DZC-20.4: in Readiness, in Reserve or embarked he has his CV, and no sphere: sphere cards are not playable, global ones are."""
    table = bench()
    sphere, everywhere = command_cards.cards()["cloaking_field"], command_cards.cards()["system_jammer"]
    assert decks.may_play(table.game, "A", sphere)
    for where in ("readiness", "reserve", "aboard"):
        table.unit("A1a.1", where=where)
        assert not decks.has_sphere(table.game, "A")
        assert not decks.may_play(table.game, "A", sphere)
        assert decks.may_play(table.game, "A", everywhere)


def test_case_2_a_lost_commander() -> None:
    """DZC-CASE-02, DZC-2.9, DZC-20.2, DZC-20.9: hand limit 1; sphere cards and cards of CV 2 are not playable, Nerves of Steel is."""
    table = bench("ucm", "nerves_of_steel", "espionage", "room_clearance").garrison("A3a", "hall")
    table.squad("A1a", units=()).unit("A1a.1", where="gone")
    assert table.command_value("A") == 1
    assert decks.may_play(table.game, "A", command_cards.cards()["nerves_of_steel"])
    assert not decks.may_play(table.game, "A", command_cards.cards()["espionage"])
    assert not decks.may_play(table.game, "A", command_cards.cards()["ucm_hold_the_line"]), "CV 1, but measured from a sphere"
    refusal = windows.law(table.game, "A", "card_played_by_enemy", windows.About(seat="B")).refuse(PlayCard("espionage", "B"))
    assert refusal is not None
    assert refusal.rule == "DZC-20.9"


# -- decks and hands -----------------------------------------------------------------------------------------------------------------------


def test_own_decks() -> None:
    """DZC-20.6: the common deck plus the three cards of the faction: 41 cards."""
    for faction in ARMIES:
        deck = command_cards.deck_of(faction)
        own = [card for card in deck if command_cards.cards()[card].faction == faction]
        assert (len(deck), len(own)) == (41, 3)
        assert all(command_cards.cards()[card].faction in ("common", faction) for card in deck)


def test_opening_hands() -> None:
    """DZC-20.5: a hand equal to CV; which cards only the owner sees, how many everybody."""
    table = bench()
    table.run(decks.opening_hands(table.game), dice="draw 0 1 2 3, draw 0 1 2 3")
    assert table.state.held == {"A": 4, "B": 4}
    assert len(table.state.hands["A"]) == 4
    assert len(table.state.decks["A"]) == 37
    event = table.told(CardsDrawn)[0]
    assert event.seen_by("A").cards is not None
    assert event.seen_by("B").cards is None
    assert event.seen_by("B").count == 4


def test_discarding_in_secret() -> None:
    """DZC-2.6, DZC-24.8: all choose at once, none to all; then the cards lie face up; what is not in the hand is refused."""
    table = bench("ucm", "air_alert", "long_shot").hand("B", "espionage")
    table.run(decks.discard_step(table.game), Discard(("air_alert",)), Discard(()))
    assert table.state.discards["A"] == ("air_alert",)
    assert table.state.hands["A"] == ("long_shot",)
    assert [event.seat for event in table.told(CardsDiscarded)] == ["A"]
    refusal = table.asked[0].legal.refuse(Discard(("espionage",)))
    assert refusal is not None
    assert refusal.rule == "DZC-2.6"
    assert Discard(()) in list(table.asked[0].legal)


def test_drawing_up_to_the_command_value() -> None:
    """DZC-2.7, DZC-2.8: up to CV, stopping earlier if he likes; more is refused; a larger hand is not cut and draws nothing."""
    table = bench("ucm", "air_alert", "long_shot").hand("B", "espionage", "espionage", "booby_trap", "air_alert", "long_shot")
    table.run(decks.draw_step(table.game), DrawUp(1), dice="draw 0")
    assert table.state.held == {"A": 3, "B": 5}
    refusal = table.asked[0].legal.refuse(DrawUp(3))
    assert refusal is not None
    assert refusal.rule == "DZC-2.8"
    assert [ask.seat for ask in table.asked] == ["A"]


def test_an_empty_deck_is_made_anew() -> None:
    """DZC-20.7: the discard pile becomes the deck."""
    table = bench()
    table.state.decks["A"], table.state.discards["A"] = ("air_alert",), ("long_shot", "espionage")
    table.run(decks.draw_cards(table.game, "A", 2, "DZC-2.7"), dice="draw 0, draw 1")
    assert table.state.hands["A"] == ("air_alert", "espionage") or table.state.hands["A"] == ("air_alert", "long_shot")
    assert table.state.discards["A"] == ()
    assert len(table.state.decks["A"]) == 1


# -- windows -------------------------------------------------------------------------------------------------------------------------------


def test_a_window_opens_by_public_facts_only() -> None:
    """DZC-20.8: it is asked of a hand that might hold a card, whether it does or not; not of an empty hand, nor when all copies lie on the pile."""
    table = bench("ucm", "air_alert")
    table.run(windows.window(table.game, "before_initiative"), "pass")
    assert [ask.seat for ask in table.asked] == ["A"], "the other seat has no cards"
    assert list(table.asked[0].legal) == [PASS]
    table.state.discards["A"] = ("quick_strategist", "signal_booster")
    table.state.decks["A"] = tuple(card for card in table.state.decks["A"] if card not in table.state.discards["A"])
    table.run(windows.window(table.game, "before_initiative"))
    assert len(table.asked) == 1


def test_one_card_in_a_window_and_the_active_player_first() -> None:
    """DZC-20.8, DZC-20.10: each player plays at most one; the active player decides first."""
    table = bench("ucm", "signal_booster", "quick_strategist").hand("B", "signal_booster")
    table.state.active = "B"
    table.run(windows.window(table.game, "before_initiative"), "pass", PlayCard("signal_booster", "A"), "pass")
    assert [(ask.seat, ask.question.window) for ask in table.asked] == [("B", "before_initiative"), ("A", "before_initiative"), ("B", "card_played_by_enemy")]


def test_only_cards_of_the_hand_and_of_the_window() -> None:
    """DZC-20.8, DZC-20.4: not a card that is not held, not one of another window, not on a target out of the sphere."""
    table = bench("ucm", "cloaking_field", "booby_trap").line("A2a", 24, 18, 1.5).line("A4a", 2, 46, 0.8)
    law = windows.law(table.game, "A", "after_draw", windows.About())
    told = [law.refuse(PlayCard(*words)) for words in (("shock_assault", "A2a"), ("booby_trap", "hall"), ("cloaking_field", "A4a"))]
    assert [refusal.rule if refusal else "" for refusal in told] == ["DZC-20.8", "DZC-20.8", "DZC-20.4"]
    assert law.refuse(PlayCard("cloaking_field", "A2a")) is None


def test_espionage_counters_a_card() -> None:
    """DZC-20.10: a counter card answers a card just played, which has no effect and is discarded; another Espionage may answer it."""
    table = bench("ucm", "signal_booster", "espionage").hand("B", "espionage")
    assert plays(table, "before_initiative", "signal_booster", "A", PlayCard("espionage", "A"), "pass") == ()
    assert table.command_value("A") == 4
    assert table.state.discards["A"] == ("signal_booster",)
    assert table.told(CardCountered)[0].by == "B"
    again = bench("ucm", "signal_booster", "espionage").hand("B", "espionage")
    assert plays(again, "before_initiative", "signal_booster", "A", PlayCard("espionage", "A"), PlayCard("espionage", "B")) == ("signal_booster",)
    assert again.command_value("A") == 5


def test_no_cards_no_windows() -> None:
    """DZC-20.8: in a scenario without cards nobody is asked."""
    table = Bench({"A": ("ucm", ARMIES["ucm"]), "B": ("scourge", FOES)})
    assert table.run(windows.window(table.game, "before_initiative")) == ()
    assert table.command_value("A") == 1


def test_every_card_has_a_target_and_an_effect() -> None:
    """DZC-20.8: all 47 cards are carried out; their windows exist."""
    assert len(command_cards.cards()) == 47
    assert {card.window for card in command_cards.cards().values()} <= set(command_cards.windows())
    assert set(windows.TARGETS) == set(command_cards.cards())
    assert set(windows.EFFECTS) == set(command_cards.cards()) - {"espionage"}


def test_a_hand_is_never_told() -> None:
    """DZC-20.5, DZC-24.8: hands and decks dealt anew for another seat keep what is open; what one was shown stays where it is until it is played."""
    table = bench("ucm", "air_alert", "long_shot", "booby_trap")
    table.state.seen["B A"] = ("booby_trap",)
    dealt = [TITLE.redeal(table.game, "B", Numbers(bytes([n])))["cards"]["A"] for n in range(30)]
    assert all("booby_trap" in hand and len(hand) == 3 for hand, _, _ in dealt)
    assert len({hand for hand, _, _ in dealt}) > 1
    assert all(sorted((*hand, *tops, *deck)) == sorted(command_cards.deck_of("ucm")) for hand, tops, deck in dealt)
    assert "A" not in TITLE.redeal(table.game, "A", Numbers(b"x"))["cards"]
    table.game.emit(CardPlayed("A", "booby_trap", "hall"))
    assert table.state.seen["B A"] == ()
