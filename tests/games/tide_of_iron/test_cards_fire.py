"""Off-board fire: contact, target, drift, area attack and blast (TOI-21.10 to TOI-21.21), with the cards of the artillery and air decks."""

from __future__ import annotations

import pytest

from bocage.games.tide_of_iron.state.events import AreaAttacked
from bocage.games.tide_of_iron.state.events_table import ContactRolled, Drifted

from .helpers import end_phase, say, table


def with_card(card: str, text: str = "", place: str = "hq"):
    lines = "\n".join(line.strip() for line in text.splitlines())
    return table(f"cp us 9\n{lines}\ncard us {card} {place}")


def play(here, card, dice=""):
    here.chance.add(dice)
    say(here, f"play card {card}#1")
    return here


def strikes(here):
    grid = here.game.setting.grid
    return [(grid.name(event.cell), event.attack, event.how) for event in here.events(AreaAttacked)]


def drift_number(here):
    """The drift number of a smoke screen on 0805, as the drift tells it."""
    play(here, "artillery_1.smoke_screen", "black 2")
    here.chance.add("black 4, red 3")
    say(here, "pick cell 0805")
    return here.events(Drifted)[0].number


def test_contact():
    """TOI-21.10, TOI-21.11, TOI-21.5: paid first; on a failure the card waits and is tried again in a later round, for an action and no CP."""
    here = with_card("artillery_2.harassing_fire", "us A [5, 5]\nus B [6, 5]")
    play(here, "artillery_2.harassing_fire", "black 2").then("artillery_2.harassing_fire#1", place="contact")
    assert here.state.cp["us"] == 8
    here.refuses("us", "retry contact artillery_2.harassing_fire#1", rule="TOI-21.11")
    end_phase(here)
    while here.state.round == 1:
        here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
    say(here, "end phase")
    here.chance.add("black 3")
    say(here, "retry contact artillery_2.harassing_fire#1")
    here.asked("us", "card_hex")
    here.chance.add("black 6, red 1, black 1 1 1 1 1")
    say(here, "pick cell 0801")
    here.chance.finish()
    here.gone("artillery_2.harassing_fire#1")
    assert here.state.cp["us"] == 8
    assert [event.success for event in here.events(ContactRolled)] == [False, True]


def test_increased_priority_and_air_superiority():
    """TOI-21.10, TOI-21.9, TOI-21.7: +2 after the roll, the card discarded; Air Support cards need 1 less."""
    here = with_card("artillery_2.harassing_fire", "us A [5, 5]\ncard us artillery_1.increased_priority play")
    play(here, "artillery_2.harassing_fire", "black 1").asked("us", "card_window").plays("us", "use card artillery_1.increased_priority#1")
    here.asked("us", "card_hex").gone("artillery_1.increased_priority#1")
    air = with_card("air_support_us_1.strafing_run", "us A [5, 5]\ncard us air_support_us_1.air_superiority play")
    play(air, "air_support_us_1.strafing_run", "black 2").asked("us", "card_hex")
    other = with_card("artillery_2.harassing_fire", "us A [5, 5]\ncard us air_support_us_1.air_superiority play")
    play(other, "artillery_2.harassing_fire", "black 2").then("artillery_2.harassing_fire#1", place="contact")


def test_offensive_artillery():
    """TOI-21.12, TOI-21.13, TOI-21.17, TOI-21.19, TOI-21.20, TOI-21.21, TOI-15.3, TOI-0.17: the final hex with 6 dice, each neighbour with 3; friends too."""
    here = with_card("artillery_1.offensive_artillery", "us A [5, 5]\nus F [8, 7]\nde D [8, 8]\nde E [8, 9]")
    play(here, "artillery_1.offensive_artillery", "black 3")
    here.chance.add("black 6, red 2, black 5 5 1 1 1 1, black 5 1 1, black 1 1 1, black 1 1 1, black 5 1 1, black 1 1 1, black 1 1 1")
    say(here, "pick cell 0808")
    here.chance.finish()
    assert strikes(here)[0] == ("0808", 6, "normal")
    assert sorted(strikes(here)[1:]) == sorted((name, 3, "normal") for name in ("0807", "0907", "0908", "0809", "0708", "0707"))
    here.then("D", figures=["regular"] * 2).then("F", figures=["regular"] * 3).then("E", figures=["regular"] * 3)


def test_case_36_and_example_13_drift():
    """TOI-21.14, TOI-21.15, TOI-21.16: TOI-CASE-36 and TOI-EX-13."""
    blind = with_card("artillery_1.smoke_screen", "us A [2, 10] fatigued")
    play(blind, "artillery_1.smoke_screen", "black 2")
    blind.chance.add("black 4, red 3")
    say(blind, "pick cell 0805")
    drifted = blind.events(Drifted)[0]
    assert (drifted.number, blind.game.setting.grid.name(drifted.final)) == (6, "1207")
    seen = with_card("artillery_1.smoke_screen", "us A [8, 9]")
    play(seen, "artillery_1.smoke_screen", "black 2")
    seen.chance.add("black 4, red 3")
    say(seen, "pick cell 0805")
    assert (seen.events(Drifted)[0].number, seen.events(Drifted)[0].hex) == (4, "0805")
    for number in (6, 4, 3):
        assert max(black for black in range(1, 7) if black < number) == number - 1


@pytest.mark.parametrize(
    ("line", "number"),
    [("us A [2, 10] fatigued", 6), ("us A [8, 9]", 4), ("us A officer [8, 9]", 3), ("us A officer [8, 9] fatigued", 6), ("us A [8, 6] fatigued", 3)],
)
def test_drift_numbers(line, number):
    """TOI-21.14: 6, 4 with sight, 3 with an officer's sight or a unit in or next to the hex."""
    assert drift_number(with_card("artillery_1.smoke_screen", line)) == number


def test_forward_observer():
    """TOI-21.14, TOI-21.9: the drift number of Artillery cards is 1 lower while the named squad is unsuppressed."""
    text = "us O officer [8, 9] {state}\ncard us artillery_2.forward_observer play unit=O"
    for state, number in (("", 2), ("pinned", 3)):
        assert drift_number(with_card("artillery_1.smoke_screen", text.format(state=state))) == number
    named = with_card("artillery_2.forward_observer", "us A [5, 5]\nus O officer [8, 9]")
    end_phase(named)
    play(named, "artillery_2.forward_observer").refuses("us", "pick unit A", rule="TOI-3.7").plays("us", "pick unit O")
    named.then("artillery_2.forward_observer#1", place="play", unit="O")


def test_drift_off_the_board():
    """TOI-21.18: no effect, and the card is removed."""
    here = with_card("artillery_2.harassing_fire", "us A [2, 10] fatigued")
    play(here, "artillery_2.harassing_fire", "black 3")
    here.chance.add("black 4, red 1")
    say(here, "pick cell 0802")
    here.gone("artillery_2.harassing_fire#1")
    assert not strikes(here)


def test_spotting_rounds():
    """TOI-21.15, TOI-21.7: both dice again, the second roll stands."""
    here = with_card("artillery_2.harassing_fire", "us A [2, 10] fatigued\ncard us artillery_1.spotting_rounds play")
    play(here, "artillery_2.harassing_fire", "black 3")
    here.chance.add("black 4, red 1")
    say(here, "pick cell 0802")
    here.asked("us", "card_window")
    here.chance.add("black 6, red 1, black 1 1 1 1 1")
    say(here, "use card artillery_1.spotting_rounds#1")
    here.chance.finish()
    assert strikes(here) == [("0802", 5, "suppressive")]
    here.gone("artillery_1.spotting_rounds#1")


def test_smoke_screen():
    """TOI-25.25, TOI-21.17: smoke in the final hex and up to two next to it, not on buildings."""
    here = with_card("artillery_1.smoke_screen", "building [8, 4]\nus A [8, 9]")
    play(here, "artillery_1.smoke_screen", "black 2")
    here.chance.add("black 4, red 3")
    say(here, "pick cell 0805")
    here.refuses("us", "pick cell 0804", rule="TOI-21.12").plays("us", "pick cell 0806; pick cell 0704")
    cell = here.game.setting.grid.cell
    here.then_state(smoke=[cell(7, 4), cell(8, 5), cell(8, 6)])


def test_sustained_blanket():
    """TOI-21.7, TOI-3.11: the area attack again on the same hex, as an action, once in each of the next two rounds."""
    here = with_card("artillery_1.sustained_blanket", "us A [8, 9]\nus B [9, 9]\nus C [10, 9]\ninitiative_cp us 9")
    card = "artillery_1.sustained_blanket#1"
    play(here, "artillery_1.sustained_blanket", "black 4")
    here.chance.add("black 4, red 3, black 1 1 1 1 1" + ", black 1 1" * 6)
    say(here, "pick cell 0802")
    here.then(card, place="play", last_round=3)
    here.refuses("us", f"repeat barrage {card}", rule="TOI-21.11")
    for left in (1, 0):
        now = here.state.round
        end_phase(here)
        while here.state.round == now:
            here.match.play(here.match.asks[0].seat, here.match.asks[0].legal.fallback())
        here.plays("us", f"repeat barrage {card}", dice="black 1 1 1 1 1")
        assert strikes(here)[-1] == ("0802", 5, "normal")
        if left:
            here.then(card, last_round=3)
    here.gone(card)


def test_time_on_target_needs_sight_and_does_not_drift():
    """TOI-21.12: only a hex in sight of an unfatigued friend."""
    here = with_card("artillery_2.time_on_target", "woods [8, 7] [7, 6] [9, 6]\nus A [8, 8]\nus X [3, 11] fatigued")
    play(here, "artillery_2.time_on_target", "black 5").refuses("us", "pick cell 0802", rule="TOI-21.12")
    here.chance.add("black 1 1 1 1 1 1 1 1" + ", black 1 1 1 1 1" * 6)
    say(here, "pick cell 0810")
    here.chance.finish()
    assert not here.events(Drifted)


def test_lines_of_fire():
    """TOI-21.12, TOI-21.17: a rolling barrage goes on from the final hex in the chosen direction; a strafing run is a line on the board."""
    barrage = with_card("artillery_2.rolling_barrage", "us A [8, 9]")
    play(barrage, "artillery_2.rolling_barrage", "black 4")
    say(barrage, "pick cell 0805")
    barrage.chance.add("black 4, red 1" + ", black 1 1 1 1 1 1" * 3)
    say(barrage, "heading 1")
    barrage.chance.finish()
    assert strikes(barrage) == [("0805", 6, "suppressive"), ("0804", 6, "suppressive"), ("0803", 6, "suppressive")]
    strafe = with_card("air_support_us_1.strafing_run", "us A [8, 9]")
    play(strafe, "air_support_us_1.strafing_run", "black 3")
    say(strafe, "pick cell 0801")
    strafe.refuses("us", "heading 1", rule="TOI-21.12")
    strafe.plays("us", "heading 4", dice=", ".join(["black 1 1 1 1"] * 3))
    assert [name for name, _, _ in strikes(strafe)] == ["0801", "0802", "0803"]


def test_counter_battery():
    """TOI-21.9, TOI-21.6: an Artillery card of the opponent is removed on 3 to 6, no other card."""
    for die, gone in (("3", True), ("2", False)):
        here = with_card("artillery_2.counter_battery", "us A [5, 5]\ncard de artillery_1.smoke_screen\ncard de morale_1.battle_cry")
        play(here, "artillery_2.counter_battery", f"black {die}")
        assert ("artillery_1.smoke_screen#1" not in here.state.cards) == gone
        here.then("morale_1.battle_cry#1", place="hq")


def test_rocket_attack():
    """TOI-21.6, TOI-20.38: 8 dice against the armor of an enemy vehicle in sight; cover does not count."""
    here = with_card("air_support_us_1.rocket_attack", "woods [5, 3]\nus A [5, 5]\nde P panzer_iv [5, 3]\nde B [5, 2]")
    play(here, "air_support_us_1.rocket_attack", "black 3").refuses("us", "pick unit B", rule="TOI-3.7")
    here.chance.add("black 5 5 5 1 1 1 1 1, red 5 1 1 1")
    say(here, "pick unit P")
    here.plays("de", "pass").then("P", damage="light")


def test_air_reconnaissance():
    """TOI-17.3, TOI-5.4: concealed enemies within 2 hexes are revealed, and a card is drawn without bonus draw."""
    here = with_card("air_support_us_1.air_reconnaissance", "deck us morale_1\nwoods [5, 3] [9, 9]\nus A [1, 1]\nde B [5, 3] concealed\nde C [9, 9] concealed")
    end_phase(here)
    play(here, "air_support_us_1.air_reconnaissance").plays("us", "pick cell 0505")
    here.then("B", concealed=False).then("C", concealed=True).asked("us", "draw").plays("us", "draw from morale_1", dice="morale_1 0").asked("us", "spend")


def test_paratroop_drop():
    """TOI-21.17, TOI-5.15, TOI-26.2: elite infantry in the final hex, fatigued; lost in an enemy hex."""
    here = with_card("air_support_us_1.paratroop_drop", "us A [8, 9]\nde D [8, 2]")
    play(here, "air_support_us_1.paratroop_drop", "black 3")
    here.chance.add("black 4, red 3")
    say(here, "pick cell 0805")
    new = next(unit for unit in here.game.units_at(here.game.setting.grid.cell(8, 5)))
    assert (new.figures, new.status, new.side) == (("elite",) * 4, "fatigued", "us")
    lost = with_card("air_support_us_1.paratroop_drop", "us A [8, 9]\nde D [8, 2]")
    play(lost, "air_support_us_1.paratroop_drop", "black 3")
    lost.chance.add("black 4, red 3")
    say(lost, "pick cell 0802")
    assert len(lost.game.units_at(lost.game.setting.grid.cell(8, 2))) == 1


def test_heavy_howitzers_and_bombing_run():
    """TOI-21.20, TOI-21.21: their numbers."""
    for card, contact, area, blast in (
        ("artillery_2.heavy_howitzers", 4, 8, 4),
        ("air_support_us_1.bombing_run", 4, 7, 3),
        ("artillery_1.suppressive_barrage", 3, 7, 4),
    ):
        here = with_card(card, "us A [8, 9]")
        play(here, card, f"black {contact}")
        here.chance.add("black 4, red 3, black" + " 1" * area + (", black" + " 1" * blast) * 6)
        say(here, "pick cell 0804")
        here.chance.finish()
        assert strikes(here)[0][1] == area
        assert {attack for _, attack, _ in strikes(here)[1:]} == {blast}
