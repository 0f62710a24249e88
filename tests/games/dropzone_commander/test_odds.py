"""Odds tell of crashes, Reaction Fire, reserves and squadrons; answers that take a chance say so."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bocage.core.registry import title
from bocage.core.text import table_texts
from bocage.games.dropzone_commander.ground.verbs import Do
from bocage.games.dropzone_commander.state.events import InitiativeCounted, PointsScored, ReserveArrived, ReserveDelayed
from bocage.games.dropzone_commander.state.events_cqb import MoraleTested, SquadFled
from bocage.games.dropzone_commander.state.events_runs import RunNotAvailable
from bocage.games.dropzone_commander.state.events_units import StructureCollapsed, StructureDamaged, UnitDamaged, UnitDestroyed
from bocage.games.dropzone_commander.view.results import measure

from .field import field, fly

TITLE = title("dropzone_commander")
RAVEN = "B {foe}\nA raven = ucm.raven_a at 10,20\nactivate raven raven"
FAR, NEAR = "hunter = scourge.hunter at 40,40", "rapier = ucm.rapier at 20,10"


def marked(table, answer):
    """Whether an answer of A is offered as one that takes a chance."""
    return TITLE.option(table.game, table.match.asked("A"), answer).chance


def test_a_dive_may_crash():
    """DZC-9.2, DZC-9.3, DZC-9.4: an aircraft that goes low crashes on a 2; to done with it takes no chance."""
    table = field(RAVEN.format(foe=FAR))
    dive = Do("dive", "raven", "raven.1")
    assert marked(table, dive)
    assert not marked(table, Do("done", "raven", ""))
    assert table.match.odds("A", dive).chance("result-destroyed") == Fraction(1, 36)


def test_a_flight_reckons_with_reaction_fire():
    """DZC-4.10, DZC-4.11, DZC-6.15: under the guns of a Rapier a flight is no safer than its fire: three shots at 5+ and 3+; out of sight it is safe."""
    table = field(RAVEN.format(foe=NEAR)).plays("A", "do fly raven")
    past = fly((30, 20), facing=90)
    assert marked(table, past)
    odds = table.match.odds("A", past)
    assert odds.chance("result-none") == Fraction(7, 9) ** 3
    assert odds.assumed[0].seat == "B"
    alone = field(RAVEN.format(foe=FAR)).plays("A", "do fly raven")
    assert not marked(alone, past)
    assert alone.match.odds("A", past).chance("result-none") == 1


def test_a_low_flight_takes_a_chance_and_a_high_one_does_not():
    """DZC-9.3: only whoever flies low rolls."""
    table = field(RAVEN.format(foe=FAR)).plays("A", "do fly raven")
    assert [marked(table, fly((20, 20), facing=90, low=low)) for low in (True, False)] == [True, False]


def test_who_reacts_reckons_his_own_fire():
    """DZC-4.14: the rest of the flight is no affair of who reacts, nor of who lets it pass."""
    table = field(RAVEN.format(foe=NEAR)).plays("A", "do fly raven").plays("A", [fly((30, 20), facing=90)])
    options = {answer.__struct_config__.tag: TITLE.option(table.game, table.match.ask, answer) for answer in table.match.ask.legal}
    assert {tag: option.chance for tag, option in options.items()} == {"pass": False, "react": True}
    odds = table.match.odds("B", options["react"].answer)
    assert odds.chance("result-none") == Fraction(7, 9) ** 3
    assert odds.expected() > 0


LADDER = [
    (UnitDestroyed("raven.1", "B", 30),),
    (SquadFled("raven", "hut"),),
    (RunNotAvailable("raven", "run"),),
    (InitiativeCounted("A", 1, 3), InitiativeCounted("B", 6, 8)),
    (UnitDamaged("raven.1", 1),),
    (ReserveDelayed("r", "1"),),
    (),
    (UnitDamaged("rapier.1", 1),),
    (MoraleTested("raven", 4, passed=True),),
    (InitiativeCounted("A", 6, 8), InitiativeCounted("B", 1, 3)),
    (ReserveArrived("r", "1"),),
    (StructureDamaged("hut", 2), StructureCollapsed("hut")),
    (PointsScored("A", 1, "DZC-16.5"),),
    (UnitDestroyed("rapier.1", "A", 30),),
]


def test_results_are_ordered_by_what_they_are_worth():
    """DZC-6.16, DZC-8.27, DZC-2.12, DZC-18.4: from an aircraft of one's own lost to one of the enemy's destroyed."""
    game = field(RAVEN.format(foe=NEAR)).game
    values = [measure(game, "A", events).value for events in LADDER]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_result_has_words(language):
    """Nothing is left open in either language, for either side."""
    game, words = field(RAVEN.format(foe=NEAR)).game, table_texts(TITLE, language)
    for events in LADDER:
        for seat in ("A", "B"):
            result = TITLE.measure(game, seat, events)
            told = words.format(result.message, dict(result.facts))
            assert told != result.message
            assert "{" not in told
