"""Secrets: whatever a seat cannot know may be dealt anew, and the seat notices nothing.

Theory of operation. Two worlds that a seat cannot tell apart must look the same to it. Worlds come from four places:
- the match and a copy of it with a *redeal in place*: view, question, refusals and odds are compared;
- the match and a *redealt copy that takes the same step* with the same dice: what the seat is told of the step, and which question comes next, are the same up
  to the first event that reveals something. If the seat could take the step back, it has learned nothing: then its view is the same, too;
- the match and a copy in which *something else was drawn*, or in which *another seat chose otherwise*. Whether the seat may notice is told by the redeal
  itself: if the two states differ only where a redeal for this seat makes them differ, it may not.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bocage.core.chance import Draw, NeedsChance, Numbers, Outcome, Request, Roll, Sampling
from bocage.core.decision import Ask, Seat
from bocage.core.errors import BocageError
from bocage.core.events import ScopeOpened
from bocage.core.match import Match
from bocage.testing.conformance import scenes
from bocage.testing.conformance.choices import strangers
from bocage.testing.conformance.walk import Walk

Eyes = Seat | None


def eyes(match: Match) -> tuple[Eyes, ...]:
    """Everybody who looks: all seats and a spectator."""
    return (*match.title.seats(match.game), None)


def name(seat: Eyes) -> str:
    return "a spectator" if seat is None else seat


def redealt(walk: Walk, seat: Eyes, turn: int, history: bool = False) -> Match | None:
    """A copy in which everything that the seat cannot know is dealt anew; None if it knows everything."""
    twin = walk.match.copy(Sampling("redealt"), history=history)
    numbers = Numbers(sha256(f"redeal {walk.name} {walk.step} {seat} {turn}".encode()).digest())
    return twin if twin.imagine(seat, numbers) else None


# -- in place ------------------------------------------------------------------------------------------------------------------


def check_in_place(walk: Walk) -> None:
    """View, question, events so far, refusals: the same after a redeal."""
    match = walk.match.copy(Sampling("truth"))
    for seat in eyes(match):
        view, events = match.view(seat), msgspec.json.encode(match.events(seat))
        walk.sentences.view(view, walk.where())
        scenes.check(walk, view)
        ask = match.asked(seat) if seat is not None else None
        tries = [] if ask is None else [*strangers(match, ask, walk.listed(ask))]
        reasons = [] if seat is None else [_why(match, seat, answer) for answer in tries]
        for turn in range(walk.effort.redeals):
            twin = redealt(walk, seat, turn)
            if twin is None:
                break
            _compare_views(walk, seat, ask, view, twin.view(seat), "after a redeal")
            walk.check("events", msgspec.json.encode(twin.events(seat)) == events, ask, f"{name(seat)} sees other events after a redeal")
            for answer, reason in zip(tries, reasons, strict=True):
                now = _why(twin, str(seat), answer)
                walk.check("refusals", now == reason, ask, f"{seat}, {answer!r}: {reason} becomes {now} after a redeal")


def _compare_views(walk: Walk, seat: Eyes, ask: Ask[Any] | None, before: Any, after: Any, how: str) -> bool:
    """The table and the question, each for itself."""
    bare = [msgspec.json.encode(msgspec.structs.replace(view, question=None)) for view in (before, after)]
    same = walk.check("view", bare[0] == bare[1], ask, f"{name(seat)} sees another table {how}: {difference(*bare)}")
    asked = [msgspec.json.encode(view.question) for view in (before, after)]
    return walk.check("question", asked[0] == asked[1], ask, f"{name(seat)} is asked otherwise {how}: {difference(*asked)}") and same


def _why(match: Match, seat: Seat, answer: Any) -> str:
    try:
        return str(match.why(seat, answer))
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def difference(one: bytes, two: bytes) -> str:
    """The first place where two texts differ, for people."""
    if one == two:
        return ""
    place = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(place - 60, 0)
    return f"...{one[start : place + 40].decode(errors='replace')}... / ...{two[start : place + 40].decode(errors='replace')}..."


def check_odds(walk: Walk, ask: Ask[Any], answer: Any) -> None:
    """The odds of an answer, reckoned on the truth's match and on a redealt one."""
    bounds: Any = {"branches": 400, "worlds": 2, "samples": 24}
    twin = redealt(walk, ask.seat, 0)
    try:
        found = walk.match.odds(ask.seat, answer, **bounds)
        for result, _ in found.results:
            walk.sentences.message(result.message, dict(result.facts), walk.where(ask))
        walk.check("odds", sum(chance for _, chance in found.results) == 1, ask, f"the odds of {answer!r} do not add up to 1")
        if twin is not None:
            walk.check("odds", twin.odds(ask.seat, answer, **bounds) == found, ask, f"the odds of {answer!r} are others after a redeal")
    except BocageError as error:
        walk.check("odds", False, ask, f"the odds of {answer!r} cannot be reckoned: {error}")


# -- the same step in a redealt world ---------------------------------------------------------------------------------------------


class _Heard:
    """Chance that keeps what was asked and answered. `other` is the number of the draw that turns out differently."""

    def __init__(self, seed: str, script: Sequence[tuple[Request, Outcome]] = (), other: int | None = None) -> None:
        self.source, self.script, self.other = Sampling(seed), script, other
        self.heard: list[tuple[Request, Outcome]] = []
        self.apart = ""  # why the two runs cannot be compared any further
        self.events = 0

    def answer(self, asked: Request) -> Outcome:
        place = len(self.heard)
        if place >= len(self.script):
            outcome = self.source.answer(asked)
        else:
            found = self._like(asked, *self.script[place], place == self.other)
            if found is None:
                raise NeedsChance(asked)
            outcome = found
        self.heard.append((asked, outcome))
        return outcome

    def _like(self, asked: Request, before: Request, outcome: Outcome, other: bool) -> Outcome | None:
        """The same answer in another world: the same faces, or things that are equal to those drawn before."""
        if type(asked) is not type(before) or asked.why != before.why:
            self.apart = f"chance is asked for {asked.why} instead of {before.why}"
            return None
        if isinstance(asked, Roll) and isinstance(before, Roll):
            if [(p.name, p.dice, p.sides) for p in asked.pools] != [(p.name, p.dice, p.sides) for p in before.pools]:
                self.apart = f"other dice are rolled for {asked.why}"
                return None
            return outcome
        assert isinstance(asked, Draw) and isinstance(before, Draw)  # noqa: PT018
        if (asked.bag, asked.count, len(asked.items)) != (before.bag, before.count, len(before.items)):
            self.apart = f"another draw is made for {asked.why}"
            return None
        wanted = [before.items[place] for place in outcome[0]]
        return _otherwise(asked, wanted) if other else _equal(asked, wanted)


def _equal(asked: Draw, wanted: list[Any]) -> Outcome | None:
    places: list[int] = []
    for thing in wanted:
        place = next((n for n, item in enumerate(asked.items) if item == thing and n not in places), None)
        if place is None:
            return None
        places.append(place)
    return (tuple(places),)


def _otherwise(asked: Draw, wanted: list[Any]) -> Outcome | None:
    """A draw whose first thing is another one, the rest as they come."""
    first = next((n for n, item in enumerate(asked.items) if wanted and item != wanted[0]), None)
    if first is None:
        return None
    rest = [n for n in range(len(asked.items)) if n != first][: asked.count - 1]
    return ((first, *rest),)


class _Run:
    """A step taken in a copy: what happened, what is asked now, and whether it came to its end."""

    def __init__(self, match: Match, seat: Seat, answer: Any) -> None:
        self.match, self.start = match, len(match.all_events())
        self.whole = True
        try:
            match.play(seat, answer)
        except NeedsChance:
            self.whole = False
        self.events = match.all_events()[self.start :]
        self.asks = [(ask.seat, ask.what) for ask in match.asks] if self.whole else []
        self._leaves: dict[Eyes, dict[str, Any]] = {}
        self._secret: dict[Eyes, set[str]] = {}

    def leaves(self, seat: Eyes) -> dict[str, Any]:
        """The state after the step as paths and values."""
        if seat not in self._leaves:
            self._leaves[seat] = leaves(self.match, seat)
        return self._leaves[seat]

    def secret(self, seat: Eyes) -> set[str]:
        """Where redeals for a seat make that state differ."""
        if seat not in self._secret:
            self._secret[seat] = secret(self.match, seat)
        return self._secret[seat]

    def told(self, seat: Eyes, scopes: bool) -> list[bytes]:
        """What a seat is told of the step, up to the first event that reveals something."""
        told: list[bytes] = []
        for event in self.events:
            if event.reveals:
                break
            shown = event.seen_by(seat)
            if shown is not None and (scopes or not isinstance(event, ScopeOpened)):
                told.append(msgspec.json.encode(shown))
        return told


def check_step(walk: Walk, ask: Ask[Any], answer: Any) -> None:
    """The same step in worlds that a seat cannot tell apart."""
    truth = _run(walk, walk.match.copy(first := _Heard(f"step {walk.step}"), history=True), ask, answer)
    if truth is None:
        return
    for seat in eyes(walk.match):
        if any(sealer != seat for sealer in walk.match.sealed):
            continue  # the sealed answer of another seat belongs to the true world only
        for turn in range(walk.effort.redeals):
            twin = redealt(walk, seat, turn, history=True)
            if twin is None:
                break
            if twin.asked(ask.seat) is None:
                continue
            if twin.why(ask.seat, answer) is not None:
                if seat != ask.seat and not truth.match.barrier(ask.seat):
                    _check_given_away(walk, ask, seat, turn, truth, first)
                continue
            twin.chance = chance = _Heard("twin", first.heard)
            run = _run(walk, twin, ask, answer)
            if run is not None:
                _compare_steps(walk, ask, seat, truth, run, chance.apart)
    _check_draws(walk, ask, answer, truth, first)
    _check_choices(walk, ask, answer, truth, first)


def _run(walk: Walk, match: Match, ask: Ask[Any], answer: Any) -> _Run | None:
    try:
        return _Run(match, ask.seat, answer)
    except BocageError as error:
        walk.check("listed", False, ask, f"{answer!r} in an imagined world: {error}")
        return None


def _compare_steps(walk: Walk, ask: Ask[Any], seat: Eyes, truth: _Run, run: _Run, apart: str) -> None:
    revealed = any(event.reveals for event in (*truth.events, *run.events))
    told, heard = (each.told(seat, scopes=not revealed) for each in (truth, run))  # a scope may be named after what is revealed in it
    for mine, theirs in zip(told, heard, strict=False):
        if not walk.check("events", mine == theirs, ask, f"{name(seat)} is told other things in a redealt world: {difference(mine, theirs)}"):
            return
    if revealed:
        return
    walk.check("question", not apart, ask, f"{name(seat)} can tell what is hidden: {apart}, and nothing was revealed")
    if not run.whole:
        return
    walk.check("events", len(told) == len(heard), ask, f"{name(seat)} is told more or less in a redealt world")
    if not walk.check("question", truth.asks == run.asks, ask, f"in a redealt world {run.asks} comes next, not {truth.asks}; {name(seat)} can tell"):
        return
    views = [_unnumbered(each.match.view(seat)) for each in (truth, run)]
    same = _compare_views(walk, seat, ask, views[0], views[1], "in a redealt world")
    if seat == ask.seat and not truth.match.barrier(ask.seat):
        walk.check("barrier", same, ask, f"{seat} learns something hidden, and may take the step back")


def _check_given_away(walk: Walk, ask: Ask[Any], seat: Eyes, turn: int, truth: _Run, first: _Heard) -> None:
    """The answer is not to be had in this imagined world. If nothing else there looks the same to the seat, the answer has given something away: a barrier."""
    twin = redealt(walk, seat, turn)
    there = None if twin is None else twin.asked(ask.seat)
    others = [] if there is None else [*there.legal, *(there.asides or ())]
    if len(others) > 12:
        return  # too many to try them all
    told = truth.told(seat, scopes=True)
    for other in others:
        twin = redealt(walk, seat, turn, history=True)
        if twin is None:
            return
        twin.chance = _Heard("twin", first.heard)
        run = _run(walk, twin, ask, other)
        if run is not None and run.told(seat, scopes=True)[: len(told)] == told:
            return
    kinds = ", ".join(dict.fromkeys(type(event).__name__ for event in truth.events))
    walk.check("barrier", False, ask, f"{ask.seat} shows {name(seat)} something hidden, and may take it back: none of {kinds} says reveals = True")


# -- something else drawn or chosen -------------------------------------------------------------------------------------------------


def _check_draws(walk: Walk, ask: Ask[Any], answer: Any, truth: _Run, first: _Heard) -> None:
    draws = [place for place, (asked, _) in enumerate(first.heard) if isinstance(asked, Draw)]
    for place in draws[:2]:
        twin = walk.match.copy(_Heard("twin", first.heard, place), history=True)
        run = _run(walk, twin, ask, answer)
        if run is not None and run.whole:
            for seat in eyes(walk.match):
                _compare_worlds(walk, ask, seat, truth, run, "something else is drawn")


def _check_choices(walk: Walk, ask: Ask[Any], answer: Any, truth: _Run, first: _Heard) -> None:
    others = [each for each in walk.listed(ask) if each != answer]
    for _ in range(min(2, len(others))):
        other = others.pop(walk.numbers.below(len(others)))
        run = _run(walk, walk.match.copy(_Heard("twin", first.heard), history=True), ask, other)
        if run is not None and run.whole:
            for seat in eyes(walk.match):
                if seat != ask.seat:
                    _compare_worlds(walk, ask, seat, truth, run, f"{ask.seat} chooses {other!r} instead of {answer!r}")


def _compare_worlds(walk: Walk, ask: Ask[Any], seat: Eyes, truth: _Run, run: _Run, how: str) -> None:
    """If the states differ only where this seat's redeal makes them differ, the seat must not notice."""
    one, two = truth.leaves(seat), run.leaves(seat)
    differ = {path for path in {*one, *two} if one.get(path) != two.get(path)}
    if not differ or not differ <= truth.secret(seat):
        return
    told = [b",".join(msgspec.json.encode(s) for event in each.events if (s := event.seen_by(seat)) is not None) for each in (truth, run)]
    walk.check("events", told[0] == told[1], ask, f"{name(seat)} can tell when {how}: {difference(*told)}")
    walk.check("question", truth.asks == run.asks, ask, f"{name(seat)} can tell when {how}: {run.asks} comes next, not {truth.asks}")
    if truth.asks == run.asks:
        one_view, two_view = (_unnumbered(each.match.view(seat)) for each in (truth, run))
        _compare_views(walk, seat, ask, one_view, two_view, f"when {how}")


def _unnumbered(scene: Any) -> Any:
    question = scene.question
    return scene if question is None else msgspec.structs.replace(scene, question=msgspec.structs.replace(question, number=0))


def leaves(match: Match, seat: Eyes) -> dict[str, Any]:
    """The state as paths and values: fields of records one by one, lists whole; the sealed answers of others as well."""
    found: dict[str, Any] = {}
    stack: list[tuple[str, Any]] = [("", msgspec.to_builtins(match.game.state, str_keys=True))]
    while stack:
        path, thing = stack.pop()
        if isinstance(thing, dict) and thing:
            stack += [(f"{path}/{key}", part) for key, part in thing.items()]
        else:
            found[path] = thing
    for asked, sealed in match.sealed.items():
        if asked != seat:
            found[f"sealed {asked}"] = repr(sealed)
    return found


def secret(match: Match, seat: Eyes) -> set[str]:
    """The paths at which redeals for this seat make the state differ, and what others have sealed."""
    true = leaves(match, seat)
    found = {path for path in true if path.startswith("sealed ")}
    for turn in range(4):
        twin = match.copy(Sampling("secret"))
        if not twin.imagine(seat, Numbers(sha256(f"secret {turn}".encode()).digest())):
            break
        dealt = leaves(twin, seat)
        found |= {path for path in {*true, *dealt} if true.get(path) != dealt.get(path)}
    return found
