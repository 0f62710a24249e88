"""Luck as players of backgammon reckon it."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import bocage
from bocage.ai import player
from bocage.core.chance import Sampling
from bocage.core.inputs import Chanced, Chose
from bocage.core.match import Match
from bocage.lab.fortune import biggest, fortunes


def played(seed: int) -> Match:
    """A whole match of patrol between players who take what comes."""
    match = bocage.new("patrol", "two_lanes", seed=seed)
    players = {seat: player("random", f"{seed}/{seat}") for seat in match.seats}
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, players[ask.seat].choose(match, ask))
    return match


def test_only_answers_that_led_to_chance_have_luck():
    match = played(5)
    found = fortunes(match)
    places = [place for place, given in enumerate(match.inputs) if isinstance(given, Chose)]
    ends = [*places[1:], len(match.inputs)]
    lucky = [n for n, (place, end) in enumerate(zip(places, ends, strict=True), 1) if any(isinstance(given, Chanced) for given in match.inputs[place:end])]
    assert [each.n for each in found.answers] == lucky
    assert 0 < len(lucky) < len(places)
    assert [each.seat for each in found.answers] == [match.inputs[places[n - 1]].seat for n in lucky]


def again(match: Match, place: int, seed: int) -> Match:
    """The answer at a place given once more, with other dice."""
    twin = match.after(place).copy(Sampling(seed), history=True)
    given = match.inputs[place]
    twin.play(given.seat, given.answer)
    return twin


def test_the_better_the_dice_the_greater_the_luck():
    """The same answer with other dice: the more the position is worth afterwards, the more was luck; some gain by it, others lose."""
    match = played(5)
    places = [place for place, given in enumerate(match.inputs) if isinstance(given, Chose)]
    shots = (places[each.n - 1] for each in biggest(fortunes(match), "blue", 99))
    shot = next(place for place in shots if again(match, place, 0).fresh)
    twins = [again(match, shot, seed) for seed in range(12)]
    gained = sorted((twin.title.evaluate(twin.game, "blue"), fortunes(twin).answers[-1].gained["blue"]) for twin in twins if twin.fresh)
    luck = [each for _, each in gained]
    assert luck == sorted(luck)
    assert luck[0] < 0 < luck[-1]


def test_luck_is_fair():
    """Over many matches luck favours nobody: its mean lies within what chance allows, though single matches were lucky."""
    totals = [fortunes(played(seed)).total["blue"] for seed in range(40)]
    assert max(map(abs, totals)) > 20
    assert abs(mean(totals)) < 3 * stdev(totals) / sqrt(len(totals))


def test_what_one_side_gains_the_other_loses():
    found = fortunes(played(7))
    assert all(sum(each.gained.values()) in (-1, 0, 1) for each in found.answers)
