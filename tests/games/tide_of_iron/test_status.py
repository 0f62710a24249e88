"""The Status Phase: chapter 5."""

from __future__ import annotations

from bocage.games.tide_of_iron.state.events_table import CardDrawn, PhaseBegan, ReinforcementLost

from .helpers import end_phase, say, table, to_next_round


def to_step(here, what):
    """Everybody declines until a question of this kind is open."""
    end_phase(here)
    while here.match.asks and here.match.asks[0].what != what:
        ask = here.match.asks[0]
        here.match.play(ask.seat, ask.legal.fallback())
    return here


DECKS = """
    deck us morale_1
    deck us supply_1
    deck de command_1
    initiative_cp us 3
    us A [2, 2]
"""


def test_drawing():
    """TOI-5.1, TOI-5.2, TOI-21.2, TOI-1.3, TOI-21.1: one card each in initiative order, from a deck of choice, face up in the HQ."""
    here = table(DECKS)
    here.chance.add("morale_1 0, command_1 0")
    end_phase(here).asked("us", "draw").plays("us", "draw from morale_1")
    drawn = here.events(CardDrawn)
    assert [(event.side, event.deck) for event in drawn] == [("us", "morale_1"), ("de", "command_1")]
    here.then(drawn[0].card, place="hq", side="us")
    assert drawn[0].card not in here.state.decks["morale_1"]


def test_bonus_draw():
    """TOI-5.3, TOI-5.4: a red cross allows one more draw and only one; it may be declined."""
    place = sorted(["take_cover#1", "take_cover#2"])
    here = table(DECKS)
    content = here.state.decks["morale_1"]
    cross = content.index(f"morale_1.{place[0]}")
    end_phase(here)
    here.chance.add(f"morale_1 {cross}")
    say(here, "draw from morale_1")
    here.asked("us", "bonus_draw")
    again = here.state.decks["morale_1"].index(f"morale_1.{place[1]}")
    plain = next(i for i, card in enumerate(here.state.decks["command_1"]) if "major_offensive" in card)
    here.chance.add(f"morale_1 {again}, command_1 {plain}")
    say(here, "draw from morale_1")
    here.chance.finish()
    here.not_asked("us", "bonus_draw")
    assert len([event for event in here.events(CardDrawn) if event.side == "us"]) == 2
    other = table(DECKS)
    end_phase(other)
    other.chance.add(f"morale_1 {cross}, command_1 {plain}")
    say(other, "draw from morale_1")
    say(other, "pass")
    assert len([event for event in other.events(CardDrawn) if event.side == "us"]) == 1


def test_empty_decks():
    """TOI-5.5, TOI-21.8, TOI-1.4: an empty deck cannot be chosen, and a side without cards skips the draw."""
    here = table(DECKS)
    here.state.decks["morale_1"] = ()
    here.state.decks["command_1"] = ()
    plain = next(i for i, card in enumerate(here.state.decks["supply_1"]) if "repair_crew" in card)
    here.chance.add(f"supply_1 {plain}")
    end_phase(here)  # only one deck is left: it is taken without a question
    here.chance.finish()
    queue = next(event.queue for event in here.events(PhaseBegan) if event.step == "draw")
    assert queue == ("us",)


def test_case_38_tokens():
    """TOI-5.6, TOI-5.7, TOI-5.8, TOI-20.21, TOI-12.13, TOI-20.20: TOI-CASE-38."""
    here = table("""
        us H [2, 2] pinned fatigued
        us I [4, 2] disrupted
        us J [6, 2] disrupted
        us O officer+3*regular [6, 2]
        us P [8, 2] op_fire
        us K officer [4, 3]
    """)
    to_next_round(here)
    here.then("H", condition="", status="fresh").then("I", condition="pinned").then("J", condition="").then("P", status="fresh")


def test_op_fire_step():
    """TOI-5.10, TOI-12.14, TOI-14.8: any number of own units, not the pinned; the mode holds into the next round."""
    here = table("""
        us A [2, 2]
        us B [3, 2]
        us D [4, 2] disrupted
        de E [8, 8]
        initiative_cp us 1
    """)
    to_step(here, "ready").asked("us", "ready").refuses("us", "ready E", rule="TOI-5.10").refuses("us", "ready D", rule="TOI-12.14")
    here.plays("us", "ready A").refuses("us", "ready A", rule="TOI-5.10").plays("us", "ready B")
    while here.state.round == 1:
        say(here, "pass")
    here.then("A", status="op_fire").then("B", status="op_fire").refuses("us", "activate A", rule="TOI-2.7")


def test_transfers():
    """TOI-5.11, TOI-5.13, TOI-0.5: figures move between squads of a hex, at most four slots; an emptied base goes."""
    here = table("""
        us A 3*regular [2, 2]
        us B regular+elite [2, 2]
        us C [3, 2]
        us F [2, 2]
        initiative_cp us 1
    """)
    to_step(here, "transfer").refuses("us", "transfer A regular C", rule="TOI-5.11").refuses("us", "transfer A regular F", rule="TOI-5.11")
    here.refuses("us", "transfer A elite B", rule="TOI-5.11")
    here.plays("us", "transfer B elite A").then("A", figures=["elite", "regular", "regular", "regular"])
    here.refuses("us", "transfer B regular A", rule="TOI-5.11").refuses("us", "transfer A elite B", rule="TOI-5.11")
    here.plays("us", "transfer A regular B; pass").then("B", figures=["regular", "regular"])
    emptied = table("""
        us A 3*regular [2, 2]
        us B regular [2, 2]
        initiative_cp us 1
    """)
    to_step(emptied, "transfer").plays("us", "transfer B regular A").gone("B").then("A", figures=["regular"] * 4)


def test_transfers_may_exchange():
    """TOI-5.11: two full squads may exchange figures."""
    here = table("""
        us A [2, 2]
        us B 4*elite [2, 2]
        initiative_cp us 1
    """)
    to_step(here, "transfer").plays("us", "transfer A regular B elite; pass")
    here.then("A", figures=["elite", "regular", "regular", "regular"]).then("B", figures=["elite", "elite", "elite", "regular"])


def test_who_cannot_transfer():
    """TOI-5.12, TOI-23.6: specialized, suppressed, carried and entrenched squads neither give nor receive."""
    here = table("""
        entrenchment pit [2, 2]
        us A 3*regular [2, 2]
        us S 2*regular [2, 2] medic
        us E 2*regular [2, 2] in=pit
        us D 2*regular [4, 2] disrupted
        us G 2*regular [4, 2]
        us X 2*regular [6, 2]
        us Y 2*regular [6, 2]
        initiative_cp us 1
    """)
    to_step(here, "transfer")
    for source, into in (("A", "S"), ("S", "A"), ("A", "E"), ("E", "A"), ("G", "D"), ("D", "G")):
        here.refuses("us", f"transfer {source} regular {into}", rule="TOI-5.12")
    here.offers("us", "transfer X regular Y")


def test_reinforcements():
    """TOI-5.14, TOI-5.16: in the round the scenario says, in a reinforcement hex without enemies and with room."""
    here = table("""
        reinforcements us [2, 10] [3, 10] [4, 10]
        reinforcement us 1 squad 4*regular
        reinforcement us 1 sherman
        reinforcement us 2 sherman
        de E [3, 10]
        us A [2, 10]
        us B [2, 10]
        us C [2, 10]
        initiative_cp us 1
    """)
    end_phase(here)
    while here.state.round == 1:
        ask = here.match.asks[0]
        assert ask.what != "reinforce"  # one hex is enemy, one full: the third is taken
        here.match.play(ask.seat, ask.legal.fallback())
    new = [unit for unit in here.game.units_of("us") if unit.cell == here.game.setting.grid.cell(4, 10)]
    assert sorted(unit.kind for unit in new) == ["sherman", "squad"]
    free = table("""
        reinforcements us [2, 10] [4, 10]
        reinforcement us 1 sherman
        us A [2, 2]
    """)
    to_step(free, "reinforce").refuses("us", "place at 0510", rule="TOI-5.16").plays("us", "place at 0410")


def test_blocked_reinforcements_are_lost():
    """TOI-5.17: enemies in all reinforcement hexes."""
    here = table("""
        reinforcements us [2, 10]
        reinforcement us 1 sherman
        us A [2, 2]
        de E [2, 10]
    """)
    to_next_round(here)
    assert len(here.events(ReinforcementLost)) == 1
    assert not any(unit.kind == "sherman" for unit in here.game.units_of("us"))


def test_the_round_marker():
    """TOI-5.18, TOI-5.19: one space on, and a new Action Phase."""
    here = to_next_round(table("us A [2, 2]"))
    here.then_state(round=2, phase="action")
