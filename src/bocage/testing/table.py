"""Given / when / then: a written position, plays in readable words with scripted dice, and what must be true afterwards.

```python
table = given("tide_of_iron", '''
    us  rifles   [0, 2]
    de  mg_crew  [3, 2]  op_fire
''')
table.plays("us", "advance rifles; step [1, 2]")
table.plays("de", "op fire mg_crew; suppressive", dice="black 5 2 1")
table.then("rifles", condition="pinned", status="fatigued")
```
Everything that is not as it should be is an `AssertionError` that says what was expected and what there is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from inspect import cleandoc
from pathlib import Path
from typing import Any, TypeVar

from bocage.core.chance import DiceScriptError, Scripted
from bocage.core.decision import Ask, Seat
from bocage.core.errors import BocageError, IllegalChoice, Invalid, Refusal
from bocage.core.events import Event
from bocage.core.game import Title
from bocage.core.legal import PASS
from bocage.core.match import Match
from bocage.core.registry import title as find_title
from bocage.testing.reading import Unreadable, matching, on_offer, read

E = TypeVar("E", bound=Event)
_MISSING = object()


def given(game: str | Title, text: str | Path = "", scenario: str | None = None, options: Mapping[str, str] | None = None, *, dice: str = "") -> Table:
    """A table with a written position (words, or a file of them), or with a scenario as it begins if there are no words.

    `dice` are what chance answers before the first question; like all scripts it must come out even.
    """
    title = find_title(game) if isinstance(game, str) else game
    settled = title.resolve_options(options or {})
    words = text.read_text(encoding="utf-8") if isinstance(text, Path) else cleandoc(text)
    if words.strip():
        start = title.position(words, scenario, settled)
    else:
        start = title.start(scenario or next(iter(title.scenarios())), settled)
    chance = Scripted(dice)
    try:
        match = Match(title, start, chance, scenario=scenario or "", options=settled)
        chance.finish()
    except DiceScriptError as error:
        raise AssertionError(f"before the first question: {error}") from None
    return Table(match, chance)


class Table:
    """A match under test. Methods that check something give the table back, so that they can be chained."""

    def __init__(self, match: Match, chance: Scripted) -> None:
        self.match, self.chance = match, chance
        self._seen = 0  # events before the last play

    @property
    def game(self) -> Any:
        """The battle."""
        return self.match.game

    @property
    def state(self) -> Any:
        """The state of the battle."""
        return self.match.game.state

    # -- when -----------------------------------------------------------------------------------------------------------------

    def plays(self, seat: Seat, words: Any, dice: str = "") -> Table:
        """A seat answers its questions one after the other: "advance rifles; step 12; stop". The dice must be used up, no more and no less."""
        self._seen = len(self.match.all_events())
        self.chance.add(dice)
        for said in _split(words):
            answer = self._answer(seat, said)
            try:
                self.match.play(seat, answer)
            except DiceScriptError as error:
                raise AssertionError(f'{seat}, "{said}": {error}') from None
            except IllegalChoice as error:
                raise AssertionError(f'{seat} may not "{said}": {error}') from None
        try:
            self.chance.finish()
        except DiceScriptError as error:
            raise AssertionError(f'{seat}, "{words}": {error}. {self._waiting()}') from None
        return self

    def passes(self, *seats: Seat, dice: str = "") -> Table:
        """Seats decline: each open question that is put to one of them and may be declined is, until another one is open. At least one must be."""
        self._seen = len(self.match.all_events())
        self.chance.add(dice)
        count = 0
        try:
            while (ask := self._declinable(seats)) is not None:
                self.match.play(ask.seat, PASS)
                count += 1
            self.chance.finish()
        except DiceScriptError as error:
            raise AssertionError(f"{' and '.join(seats)} passed {count} times: {error}") from None
        assert count, f"{' and '.join(seats)} cannot pass. {self._waiting()}"
        return self

    def _declinable(self, seats: Sequence[Seat]) -> Ask[Any] | None:
        for ask in self.match.asks:
            if ask.seat in seats:
                try:
                    answer = self.match.decode(ask, PASS)
                except Invalid:
                    continue
                if ask.refuse(answer) is None:
                    return ask
        return None

    # -- then: what may and may not be done -----------------------------------------------------------------------------------

    def refuses(self, seat: Seat, words: Any, rule: str | None = None, message: str | None = None) -> Table:
        """An answer is refused, by this rule if one is named, and nothing has changed. A seat that is not asked is refused as well."""
        before = self.match.hash()
        refusal: Refusal | None = None
        try:
            self.match.play(seat, words if not isinstance(words, str) else self._answer(seat, words, strict=False))
        except IllegalChoice as error:
            refusal = error.refusal
        except Invalid as error:
            if rule is not None:
                raise AssertionError(f'"{words}" cannot even be read as an answer, so that no rule refuses it: {error}') from None
        except DiceScriptError as error:
            raise AssertionError(f'{seat} may "{words}": {error}') from None
        else:
            raise AssertionError(f'{seat} may "{words}", which {rule or "a rule"} should refuse')
        assert self.match.hash() == before, f'"{words}" was refused, and changed the state nevertheless'
        if rule is not None:
            assert refusal is not None, f'"{words}" is refused by no rule, but because {seat} is not asked. {self._waiting()}'
            assert refusal.rule == rule, f'"{words}" is refused by {refusal.rule} ({refusal.message}), not by {rule}'
        if message is not None:
            found = None if refusal is None else refusal.message
            assert found == message, f'"{words}" is refused with {found}, not with {message}'
        return self

    def offers(self, seat: Seat, *words: str) -> Table:
        """All these answers, or some that begin so, are listed for the seat."""
        offered = on_offer(self.match, self._ask(seat))
        for said in words:
            assert matching(said, offered), f'{seat} is not offered "{said}", only {", ".join(offered)}'
        return self

    def does_not_offer(self, seat: Seat, *words: str) -> Table:
        """None of these answers, nor any that begins so, is listed for the seat."""
        offered = on_offer(self.match, self._ask(seat))
        for said in words:
            found = matching(said, offered)
            assert not found, f'{seat} is offered "{found[0]}"'
        return self

    def asked(self, seat: Seat, what: str | None = None) -> Table:
        """A question, of this kind if one is named, is open for the seat."""
        ask = self.match.asked(seat)
        found = None if ask is None else ask.what
        assert found is not None, f"{seat} is not asked anything. {self._waiting()}"
        assert what in (None, found), f"{seat} is asked {found}, not {what}"
        return self

    def not_asked(self, seat: Seat, what: str | None = None) -> Table:
        """No question, or none of this kind, is open for the seat."""
        ask = self.match.asked(seat)
        assert ask is None or what not in (None, ask.what), f"{seat} is asked {ask.what}"
        return self

    # -- then: how things stand -----------------------------------------------------------------------------------------------

    def then(self, ident: str | int, **facts: Any) -> Table:
        """The thing with this id is so: attributes of its record, or facts that the title tells of it (`title.facts(game, id)`)."""
        records = self._records(ident)
        told = self._told(ident)
        assert records or told, f'there is no "{ident}" in the state'
        for name, expected in facts.items():
            found = told.get(name, _MISSING)
            if found is _MISSING:
                found = next((getattr(record, name) for record in records if hasattr(record, name)), _MISSING)
            known = ", ".join([*told, *(field for record in records for field in getattr(record, "__struct_fields__", ()))])
            assert found is not _MISSING, f'"{ident}" has no {name}; it has {known}'
            assert _flat(found) == _flat(expected), f'"{ident}": {name} is {_flat(found)!r}, not {_flat(expected)!r}'
        return self

    def gone(self, *idents: str | int) -> Table:
        """Nothing with these ids is left in the state."""
        for ident in idents:
            assert not self._records(ident), f'"{ident}" is still there: {self._records(ident)[0]}'
        return self

    def then_state(self, **facts: Any) -> Table:
        """Fields of the state itself are so."""
        for name, expected in facts.items():
            assert hasattr(self.state, name), f"the state has no {name}; it has {', '.join(self.state.__struct_fields__)}"
            found = getattr(self.state, name)
            assert _flat(found) == _flat(expected), f"{name} is {_flat(found)!r}, not {_flat(expected)!r}"
        return self

    def ended(self, *winners: str) -> Table:
        """The match is over, and these sides have won (none: a draw)."""
        ending = self.match.outcome()
        assert ending is not None, f"the match goes on. {self._waiting()}"
        assert ending.winners == winners, f"{', '.join(ending.winners) or 'nobody'} won ({ending.message}), not {', '.join(winners) or 'nobody'}"
        return self

    def events(self, kind: type[E], *, last: bool = False) -> list[E]:
        """All events of a kind since the position was set up, or since the last play began."""
        return [event for event in self.match.all_events()[self._seen if last else 0 :] if isinstance(event, kind)]

    # -- inside ---------------------------------------------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> Ask[Any]:
        ask = self.match.asked(seat)
        assert ask is not None, f"{seat} is not asked. {self._waiting()}"
        return ask

    def _answer(self, seat: Seat, said: Any, *, strict: bool = True) -> Any:
        if not isinstance(said, str):
            return said
        ask = self.match.asked(seat)
        if ask is None and not strict:
            return PASS  # whatever it is, the seat is not asked
        try:
            return read(self.match, self._ask(seat), said)
        except Unreadable as error:
            if strict:
                raise
            raise Invalid(str(error)) from None

    def _waiting(self) -> str:
        if self.match.over:
            return "The match is over."
        parts = []
        for ask in self.match.asks:
            offered = list(on_offer(self.match, ask))
            parts.append(f"{ask.seat} is asked {ask.what}: {', '.join(offered[:20])}{', ...' if len(offered) > 20 else ''}")
        return ". ".join(parts)

    def _records(self, ident: str | int) -> list[Any]:
        """What lies under an id in any dict of the state, or bears it in any list."""
        found: list[Any] = []
        for field in self.state.__struct_fields__:
            held = getattr(self.state, field)
            if isinstance(held, dict) and ident in held:
                found.append(held[ident])
            elif isinstance(held, dict | list):
                things = held.values() if isinstance(held, dict) else held
                found += [thing for thing in things if getattr(thing, "id", _MISSING) == ident]
        return found

    def _told(self, ident: str | int) -> Mapping[str, Any]:
        tell = getattr(self.match.title, "facts", None)
        if tell is None:
            return {}
        try:
            return tell(self.game, ident) or {}
        except (KeyError, BocageError):
            return {}


def _split(words: Any) -> list[Any]:
    if isinstance(words, str):
        return [said.strip() for said in words.split(";") if said.strip()]
    return list(words) if isinstance(words, list | tuple) else [words]


def _flat(value: Any) -> Any:
    """Values as tests write them: enums by value, tuples as lists, sets sorted."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, list | tuple):
        return [_flat(part) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(_flat(part) for part in value)
    if isinstance(value, dict):
        return {_flat(key): _flat(part) for key, part in value.items()}
    return value
