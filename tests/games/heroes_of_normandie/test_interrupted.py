"""Rights used beside a question may remove what the question is about."""

from __future__ import annotations

from bocage.core.chance import Seeded
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.games.heroes_of_normandie.state.answers import Reveal
from bocage.lab.selfplay import selfplay


def test_a_decoy_dropped_beside_the_question_of_forcing_it_ends_the_attempt():
    """HON-7.9, HON-21.43, HON-16.2: the owner reveals a decoy whose GO! has just failed; it is discarded, its GO! with it, and play goes on."""
    found = title("heroes_of_normandie")
    dropped = 0
    for seed in range(60):
        options = found.resolve_options({})
        match = Match(found, found.start("hon_s3_la_fiere", options), Seeded(seed), scenario="hon_s3_la_fiere", options=options)
        while match.asks and dropped < 2:
            ask = match.asks[0]
            decoys = [unit.id for unit in match.game.state.units.values() if unit.card.endswith("decoy") and unit.side == ask.seat]
            if ask.what == "force" and (pool := [unit for unit in match.game.state.pool if unit in decoys]):
                drop = Reveal(pool[0])
                if ask.refuse(drop) is None:
                    match.play(ask.seat, drop)
                    assert pool[0] not in match.game.state.units
                    assert pool[0] not in match.game.state.pool
                    assert not match.asks or match.asks[0].what != "force" or match.asks[0].number != ask.number
                    dropped += 1
                    continue
            answers = list(ask.legal)
            match.play(ask.seat, answers[(seed + len(match.inputs)) % len(answers)])
        if dropped >= 2:
            break
    assert dropped >= 1


def test_random_play_with_rights_beside_every_question_goes_on():
    """HON-21.2, HON-21.43: sixty battles with reveals and cards at odd moments end without error."""
    tally = selfplay(title("heroes_of_normandie"), ["hon_s1_turqueville"], ["random", "random"], 60, "rights")
    assert tally.errors == []
    assert tally.finished == 60
