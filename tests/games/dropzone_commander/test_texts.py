"""The log as players read it: names, no noise, one line for a squad, in English and in French."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.core.text import table_texts
from bocage.games.dropzone_commander import TITLE

from .field import enter, field, fly, march, put


def told(table: Any, language: str = "en") -> list[str]:
    """The sentences of what happened, dice and empty ones left out. What is gone keeps the name it had."""
    words = table_texts(TITLE, language)
    for name, unit in table.state.units.items():
        words.names[name] = words.format(f"unit-{unit.profile.replace('.', '-').replace('_', '-')}")
    words.look_at(table.match.view(None))
    lines = []
    for event in table.match.all_events():
        tag = str(event.__struct_config__.tag).replace("_", "-")
        if tag not in ("rolled", "scope-opened", "scope-closed"):
            fields = {name: str(value) if isinstance(value, bool) else value for name, value in ((f, getattr(event, f)) for f in event.__struct_fields__)}
            lines.append(words.format(f"event-{tag}", fields))
    return [line for line in lines if line.strip()]


SABRES = "A sabre = ucm.sabre at 10,10 12,10 14,10\nB hunter = scourge.hunter at 10,20 12,20\nactivate sabre sabre"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Sabre Main Battle Tank (3) moves 4″."]),
        ("fr", ["Le Sabre Main Battle Tank (3) se déplace de 4″."]),
    ],
)
def test_a_squad_moves_in_one_line(language: str, said: list[str]) -> None:
    """DZC-4.1: three tanks move, one sentence tells it; who turns only says nothing."""
    table = field(SABRES).plays("A", "do move sabre").plays("A", [march((10, 14))]).passes("A")
    assert told(table, language) == said
    still = field(SABRES).plays("A", "do move sabre").plays("A", [march((10, 10), facing=90)]).passes("A")
    assert told(still, language) == []


def test_a_volley_is_told_by_what_it_came_to() -> None:
    """DZC-6.1: shots of equal weapons at one target are one line, with what is lost; nothing else is said of firing."""
    table = field(SABRES).plays("A", "do fire sabre")
    table.plays("A", "shoot sabre.1 w1 hunter.1 1; shoot sabre.2 w1 hunter.1 1; shoot sabre.3 w1 hunter.2 1; open fire", dice="hit 1 2 1, damage 3")
    assert told(table) == [
        "Sabre Main Battle Tank at Hunter Grav Tank: 2 shots, 1 hit, 1 damaging.",
        "Sabre Main Battle Tank at Hunter Grav Tank: 1 shot, no hit.",
        "Hunter Grav Tank loses 1 DP.",
        "Hunter Grav Tank is destroyed.",
    ]


def test_a_dropship_and_its_squad() -> None:
    """DZC-4.3, DZC-9.12, DZC-12.2: it comes on, lands, the squad gets out, and it flies away: a line each."""
    text = """
        A condor = ucm.condor readiness x1 bg condor
        A sabre = ucm.sabre aboard condor x3 bg condor
        B hunter = scourge.hunter at 40,40
        activate condor condor sabre
    """
    table = field(text).plays("A", "do enter condor").plays("A", [enter((20, 0), (20, 5))]).plays("A", "do land condor condor.1; do alight sabre")
    table.plays("A", [put((20, 7.5), (18, 7.2), (22, 7.2))]).plays("A", "do fly condor").plays("A", [fly((20, 3))])
    assert told(table) == [
        "Condor Medium Dropship comes onto the table, 5″.",
        "Condor Medium Dropship lands.",
        "Sabre Main Battle Tank (3) gets out of Condor Medium Dropship.",
        "Condor Medium Dropship flies 2″.",
    ]


@pytest.mark.parametrize(
    ("message", "facts", "said"),
    [
        ("result-destroyed", {"kills": 1, "own": 0}, "1 détruite"),
        ("result-destroyed", {"kills": 2, "own": 1}, "2 détruites, 1 des vôtres perdue"),
        ("result-destroyed", {"kills": 0, "own": 3}, "0 détruite, 3 des vôtres perdues"),
        ("result-damage", {"damage": 1, "own": 0, "walls": 0}, "1 dégât"),
        ("result-damage", {"damage": 4, "own": 1, "walls": 2}, "4 dégâts, 1 chez vous, 2 aux Structures"),
        ("refusal-structure-full", {"structure": "hall", "room": 1, "bases": 2}, "hall a 1 place, l’escouade en prend 2"),
        ("refusal-structure-full", {"structure": "hall", "room": 3, "bases": 4}, "hall a 3 places, l’escouade en prend 4"),
        ("refusal-not-so-many-shots", {"left": 1}, "il ne reste que 1 tir"),
        ("refusal-not-so-many-shots", {"left": 2}, "il ne reste que 2 tirs"),
    ],
)
def test_french_counts_one_and_many(message: str, facts: dict[str, str | int], said: str) -> None:
    """DZC-6.10, DZC-7.3: what is counted is in the singular or in the plural, never in both."""
    assert table_texts(TITLE, "fr").format(message, facts) == said
