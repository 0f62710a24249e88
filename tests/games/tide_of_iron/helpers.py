"""Short ways to play an attack in a test: what leads up to it in words, then figures, supporters and type, with all its dice."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import cleandoc
from typing import Any

from bocage.core.chance import Scripted, Seeded
from bocage.games.tide_of_iron.state.events import AttackDeclared
from bocage.testing import Table, given
from bocage.testing.reading import read

SLUG = "tide_of_iron"


SPARE = """
woods [15, 0] [15, 1] [14, 0] [14, 1] [15, 11] [15, 10] [14, 11]
us spare_us regular [15, 0] concealed disrupted
de spare_de regular [15, 11] concealed disrupted
"""


def table(text: str, *, spare: bool = True, **options: str) -> Table:
    """A written position. Two squads hidden in far corners, who see nobody and can do nothing but rest, keep the round going."""
    return given(SLUG, cleandoc(text) + (SPARE if spare else ""), options=options)


def battle(scenario: str, dice: str = "", **options: str) -> Table:
    """A scenario as it begins."""
    return given(SLUG, "", scenario, options, dice=dice)


def say(here: Table, words: str) -> None:
    """Answers the open question, whoever is asked."""
    ask = here.match.asks[0]
    here.match.play(ask.seat, read(here.match, ask, words))


def attack(here: Table, words: str, dice: str = "", *, how: str = "normal", figures: str = "", support: Any = (), die: str = "pass") -> Table:
    """Plays words one by one, then answers figures (all, or those named), supporters, type and Thick Armor; the dice must come out even."""
    here._seen = len(here.match.all_events())
    here.chance.add(dice)
    for part in words.split(";"):
        say(here, part.strip())
    _announce(here, how, figures, [support] if isinstance(support, str) else list(support), die)
    here.chance.finish()
    return here


def _announce(here: Table, how: str, figures: str = "", helpers: Sequence[str] = (), die: str = "pass") -> None:
    """Answers what an attack asks its players: figures, supporters, type, Thick Armor."""
    waiting = list(helpers)
    while here.match.asks:
        ask = here.match.asks[0]
        if ask.what == "figures":
            chosen = next(iter(ask.legal)) if not figures else read(here.match, ask, f"figures {figures}")
            here.match.play(ask.seat, chosen)
        elif ask.what in ("support", "assault_support"):
            say(here, f"support {waiting.pop(0)}" if waiting else "pass")
        elif ask.what in ("attack_type", "area_type"):
            say(here, how)
        elif ask.what == "thick_armor":
            say(here, "use ability thick armor" if die == "turn" else "pass")
        else:
            break


def tried(here: Table) -> Table:
    """The same battle on a table of its own, with whatever dice fall: to try something out and leave the battle as it stands."""
    return Table(here.match.copy(Seeded(1), history=True), Scripted())


def fire(here: Table, shooter: str, target: str, how: str = "normal") -> AttackDeclared:
    """How an attack of one unit on another is announced: band, attack and defense dice. Tried out; the battle stays as it stands."""
    trial = _at_the_turn_of(tried(here), shooter)
    for words in (f"activate {shooter}", "concentrated fire", f"aim {target}"):
        say(trial, words)
    _announce(trial, how)
    return trial.events(AttackDeclared)[-1]


def points(here: Table, unit: str, action: str = "advance") -> int:
    """The movement points with which a unit begins an action, as its player is told. Tried out; the battle stays as it stands."""
    trial = _at_the_turn_of(tried(here), unit)
    say(trial, f"activate {unit}")
    say(trial, action)
    left: int = trial.match.ask.facts["left"]
    return left


def _at_the_turn_of(here: Table, unit: str) -> Table:
    """Everybody before the player of a unit ends his Action Phase."""
    owner = here.game.seat_of(here.game.unit(unit))
    while here.match.asks[0].seat != owner:
        say(here, "end phase")
    return here


def proposed(here: Table, seat: str) -> Any:
    """The ready set-up that the table proposes to a seat."""
    ask = here.match.asked(seat)
    assert ask is not None
    assert ask.what == "set_up"
    return ask.legal.fallback()


def answer_all(here: Table, what: str, words: str) -> Table:
    """Answers every open question of a kind with the same words."""
    while here.match.asks and here.match.asks[0].what == what:
        say(here, words)
    return here


def end_phase(here: Table) -> Table:
    """All commands end their Action Phase."""
    while here.match.asks and here.match.asks[0].what == "action":
        say(here, "end phase")
    return here


def to_next_round(here: Table) -> Table:
    """From the Action Phase to the next one, everybody declining everything."""
    started = here.state.round
    end_phase(here)
    while not here.match.over and here.state.round == started:
        ask = here.match.asks[0]
        here.match.play(ask.seat, ask.legal.fallback())
    return here
