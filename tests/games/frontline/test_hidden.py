"""Hidden information: what a seat sees, hears, may ask and may reckon does not depend on what is hidden from it (FL-3.10)."""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec
import pytest

import bocage
from bocage.core.chance import Fixed, Numbers
from bocage.core.match import Match
from bocage.core.state import replace
from bocage.games.frontline import TITLE
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.tables.tables import DECK, SUPPLY

from .line import FIGHT, Attack, Discard, Line, UseBinoculars, card

ENCODE = msgspec.json.Encoder(enc_hook=str).encode
STRANGE = (
    {"kind": "pass"},
    {"kind": "fall_back", "section": "A1"},
    {"kind": "use_canteen", "force": "us_smith"},
    {"kind": "hit_the_dirt"},
    {"kind": "play_rally"},
)


def facts(match: Match, seat: str | None) -> tuple[bytes, ...]:
    """All that a seat can learn at this moment."""
    known = [ENCODE(match.view(seat)), ENCODE(match.events(seat)), ENCODE([(ask.seat, ask.what, ask.number) for ask in match.asks])]
    ask = match.asked(seat) if seat is not None else None
    if ask is not None and seat is not None:
        known.append(ENCODE(list(ask.legal)))
        for strange in STRANGE:
            try:
                known.append(ENCODE(match.why(seat, strange)))
            except bocage.Invalid as error:
                known.append(str(error).encode())
    return tuple(known)


@pytest.mark.parametrize(("scenario", "steps"), [("fl_s02", 260), ("fl_s03", 260), ("fl_s06_team", 200)])
def test_redeal_changes_nothing_that_a_seat_can_see(scenario: str, steps: int):
    """FL-3.10: view, events, questions, listings and refusals are byte-identical before and after a redeal, for every seat and a spectator."""
    match = bocage.new("frontline", scenario, seed=11)
    below = Numbers(scenario.encode()).below
    differed = 0
    for step in range(steps):
        if match.over:
            break
        if step % 3 == 0:
            for seat in (*match.seats, None):
                twin = match.copy(Fixed(()), history=True)
                before = facts(twin, seat)
                truth = twin.game.state.encode()
                twin.imagine(seat, Numbers(f"{scenario} {step} {seat}".encode()))
                assert facts(twin, seat) == before, f"{seat} at step {step}"
                differed += twin.game.state.encode() != truth
                again = Numbers(b"the same numbers"), Numbers(b"the same numbers")  # a redeal depends on what is known, not on what is true
                assert TITLE.redeal(cast(Battle, match.game), seat, again[0]) == TITLE.redeal(cast(Battle, twin.game), seat, again[1])
        ask = match.asks[0]
        match.play(ask.seat, ask.legal.sample(below)[0])
    assert differed > steps // 4  # the redeals are real


@pytest.mark.parametrize("seat", ["allies", "axis"])
def test_odds_do_not_know_the_truth(seat: str):
    """FL-3.10, FL-8.1: odds of the same answer are the same in the true battle and in an imagined one."""
    match = bocage.new("frontline", "fl_s01", seed=4)
    below = Numbers(b"odds" + seat.encode()).below
    reckoned = 0
    while not match.over and reckoned < 4:
        ask = match.asks[0]
        if ask.seat == seat and ask.what in ("target", "act", "fire", "cover", "react"):
            answer = ask.legal.sample(below)[0]
            twin = match.copy(Fixed(()))
            twin.imagine(seat, Numbers(b"another world"))
            assert match.odds(seat, answer, samples=24, worlds=2, branches=60) == twin.odds(seat, answer, samples=24, worlds=2, branches=60)
            reckoned += 1
        match.play(ask.seat, ask.legal.sample(below)[0])
    assert reckoned == 4


def test_a_redeal_keeps_what_is_known():
    """FL-14.23, FL-3.10: a card that all saw taken stays in that hand; counters that were seen stay; all cards and the supply add up."""
    line = Line(
        FIGHT
        + (
            "harlan has binoculars\nsmith has shovel\njones has canteen\nvoss has canteen\n"
            "discard rally:axis\nhand allies attack attack\nhand axis dig_in stay_low"
        )
    )
    line.do("priority", UseBinoculars(card("harlan")))
    line.do("binoculars_discard", Discard("attack"))
    for turn in range(40):
        dealt = TITLE.redeal(line.game, "axis", Numbers(f"known {turn}".encode()))
        hands = dealt["hands"]
        assert "rally" in hands["allies"]
        assert len(hands["allies"]) == line.state.held["allies"]
        everything = [*hands["allies"], *hands["deck"], *line.hand("axis"), *(played.card for played in line.state.discard)]
        assert sorted(everything) == sorted(DECK)
        counters = Counter(kind for kinds in dealt["equipment"].values() for kind in kinds)
        assert all(count <= SUPPLY[kind] - line.state.used.get(f"allies {kind}", 0) for kind, count in counters.items())
        assert set(dealt["equipment"]) == {card("smith"), card("jones")}


def test_counters_that_died_openly_are_not_dealt_again():
    """FL-9.12, FL-11.22, FL-14.23, FL-3.10: a counter that all have seen is known to be gone when its bearer dies; an unseen one may still be anywhere."""
    line = Line(
        "allies A1 abbott at 4\nallies A2 harlan smith at 3\naxis G1 voss bauer engel at 4\nabbott has bandages\nsmith has canteen\nharlan wounds 1\n"
        "total allies 40\nactive axis\nhand axis attack\n"
    )
    line.state.forces[card("abbott")] = replace(line.force("abbott"), equipment=("canteen",), counters=1, shown=("bandages",))
    line.to("act").fire(Attack("G1"), "A1", "attack").quiet("cup D1")
    assert not line.alive("abbott")
    assert line.state.used == {"allies bandages": 1}  # the Canteen was never shown
    pool = Counter(TITLE.redeal(line.game, "axis", Numbers(f"gone {turn}".encode()))["equipment"][card("smith")][0] for turn in range(200))
    assert pool["canteen"] > 0 < pool["bandages"]


def test_the_discard_pile_lies_open():
    """FL-14.23: all see the whole pile, each title with its copies; the top card comes first, and the zone names it."""
    view = Line(FIGHT + "discard rally:axis attack:allies rally:axis stay_low:axis attack:allies").match.view("axis")
    pile = [piece for piece in view.pieces if piece.place.zone == "discard"]
    assert [(piece.id, [badge.count for badge in piece.badges]) for piece in pile] == [
        ("discard-attack", [2]), ("discard-stay_low", []), ("discard-rally", [2]),
    ]  # fmt: skip
    assert next(zone.top for zone in view.zones if zone.id == "discard") == "discard-attack"
    assert [piece.owner for piece in pile] == ["allies", "", ""]


def test_a_spectator_sees_no_hand():
    """FL-3.10: nobody's hand and no face-down counter; the number of cards is public."""
    match = bocage.new("frontline", "fl_s01", seed=2)
    view = match.view(None)
    assert not [piece for piece in view.pieces if piece.place.zone.startswith("hand-")]
    assert {zone.id: zone.count for zone in view.zones if zone.kind == "hand"} == {"hand-allies": 7, "hand-axis": 7}
    assert all(event.cards is None for event in match.events(None) if type(event).__name__ == "CardsDrawn")  # type: ignore[attr-defined]


def test_windows_open_whatever_is_held():
    """FL-5.11, FL-5.15, FL-3.10: the questions in a window are the same whichever card the other side holds."""
    asked = []
    for held in ("fall_back", "rally", "hit_the_dirt"):
        line = Line(FIGHT + f"hand allies attack\nhand axis {held}")
        line.to("act").fire(Attack("A1"), "G1", "attack")
        seen = []
        for _ in range(4):
            seen.append((line.match.ask.seat, line.match.ask.what))
            line.match.play(line.match.ask.seat, {"kind": "pass"}) if line.match.ask.what != "name_member" else None
        asked.append(seen)
    assert asked[0] == asked[1] == asked[2]
