"""The conformance suite: what every game promises, checked over random matches and reported property by property.

`check(title, scenario)` examines one scenario, `check_title(title)` what needs no scenario (the source, the languages, hash seeds), `conform(title)` all of it.
On the command line: `python -m bocage.testing.conformance GAME [--redeals N]`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise

from bocage.core.game import Title
from bocage.core.match import Match
from bocage.testing.conformance import choices, copies, reach, secrets, syntax
from bocage.testing.conformance.report import PROPERTIES, Finding, Report
from bocage.testing.conformance.sentences import Sentences
from bocage.testing.conformance.walk import Effort, Walk, journal


def check(title: Title, scenario: str, options: Mapping[str, str] | None = None, *, effort: Effort | None = None, seed: int = 1) -> Report:
    """Random matches of one scenario, examined on the way."""
    report = Report(f"{title.slug}/{scenario}")
    sentences = Sentences(title, report)
    amount = effort or Effort()
    for turn in range(amount.matches):
        _examine(Walk(title, scenario, options or {}, seed + turn, amount, report, sentences))
    return report


def _examine(walk: Walk) -> None:
    match, effort = walk.match, walk.effort
    bound = match.title.bound(match.game)
    keeper = copies.Keeper()
    while not match.over:
        if not walk.report.check("bound", len(match.inputs) <= bound, walk.where(), f"not over after {bound} inputs", b""):
            break
        walk.step += 1
        picked = walk.pick()
        if picked is None:
            return
        ask, answer = picked
        if walk.due("choices", ask.what, effort.moments):
            choices.check(walk, ask)
            reach.check(walk, ask)
        reach.check_idle(walk, ask)
        if walk.due("secrets", f"{ask.what} {type(answer).__name__}", effort.moments):
            secrets.check_in_place(walk)
            secrets.check_step(walk, ask, answer)
            copies.check_snapshot(walk)
        if walk.due("odds", f"{ask.what} {type(answer).__name__}", effort.odds):
            secrets.check_odds(walk, ask, answer)
        if walk.due("record", ask.what, effort.loads):
            copies.check_record(walk)
        every = walk.step <= effort.steps or walk.due("copy", ask.what, effort.moments)
        if every:
            copies.check_copy(walk, ask, answer)
            keeper.keep(walk)
        if not copies.play_and_undo(walk, ask, answer, every, secrets.check_step):
            return
    _finish(walk, keeper)


def _finish(walk: Walk, keeper: copies.Keeper) -> None:
    """What is checked once, when the match is over (or has gone on for too long)."""
    match, report = walk.match, walk.report
    report.figures["matches"] += 1
    report.figures["decisions"] += walk.step
    joints = [joint.inputs for joint in match.joints] + [len(match.inputs)]
    report.gaps += [after - before for before, after in pairwise(joints)]
    keeper.check(walk)
    copies.check_record(walk)
    copies.check_snapshot(walk)
    for event in match.all_events():
        walk.sentences.event(event, walk.where())
    for seat in secrets.eyes(match):
        walk.sentences.view(match.view(seat), walk.where())
    if match.over:
        ending = match.outcome()
        walk.check("legal", ending is not None, None, "the match is over, and nobody knows how it ended")


def check_title(title: Title, reference: str = "", *, seed: int = 1) -> Report:
    """The source and the languages of a title, and the same journals under two hash seeds. `reference` is how another process finds it: slug or module:NAME."""
    report = Report(title.slug)
    syntax.check(title, report)
    journals = hash_seed_journals(reference or title.slug, seed=seed)
    for scenario in title.scenarios():
        found = [each.get(scenario, "nothing") for each in journals]
        report.check("hash seed", found[0] == found[1] != "nothing", f"{title.slug}/{scenario}", "another hash seed gives another journal")
    return report


def hash_seed_journals(reference: str, hash_seeds: Sequence[int] = (1, 2), *, seed: int = 1) -> list[dict[str, str]]:
    """The journals of all scenarios of a title, each list of them from a process with its own hash seed."""
    path = os.pathsep.join(entry for entry in (os.getcwd(), *sys.path) if entry)
    command = [sys.executable, "-m", "bocage.testing.conformance", reference, "--journal", "--seed", str(seed)]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONHASHSEED": str(each), "PYTHONPATH": path}) for each in hash_seeds
    ]
    return [json.loads(process.communicate()[0] or "{}") for process in running]


def conform(title: Title, reference: str = "", *, scenarios: Sequence[str] = (), effort: Effort | None = None, seed: int = 1) -> Report:
    """Everything over all scenarios of a title (or some), in one report."""
    report = check_title(title, reference, seed=seed)
    for scenario in scenarios or title.scenarios():
        report.absorb(check(title, scenario, effort=effort, seed=seed))
    return report


__all__ = ["PROPERTIES", "Effort", "Finding", "Match", "Report", "check", "check_title", "conform", "hash_seed_journals", "journal"]
