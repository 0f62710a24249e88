"""Remembering what was found as things stand: one mechanism for facts that hold as long as a part of the state does.

Theory of operation. A game declares what it remembers, in the body of its class, by the part of the state that it depends on:

    class Battle(Remembering[BattleState]):
        places = Remembered()                           # sight, distances, contact: until somebody moves
        stands = Remembered(lambda state: list(state.units.values()), key=where_all_are)

`game.places` is a `Known`: a dict of what was found, by keys of the finder's own (`game.places.find(("sees", a, b), _sees, game, a, b)`). It holds until an
event changes that part of the state. Every event does, but for those that change no state at all and those that say so (`leaves = ("places",)`): whoever
forgets to say it only looks once too often. Copies need not look again:

- what is remembered by moment (no `content`) is shared by copies that come past the same moment with the same inputs (`Game.once`), and carried across a joint;
- what is remembered by `content` is shared by all copies of a match that come to the same content by whatever way; the last `kept` contents are kept.

Only for what nobody changes afterwards (ids, numbers, frozen records), found from that part of the state, from what never changes, and from the key alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Generic, ParamSpec, Self, TypeVar, overload

from bocage.core.events import EVERYTHING, Event
from bocage.core.game import Game
from bocage.core.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = ParamSpec("P")


class Known(dict[Any, Any]):
    """What was found, by key."""

    __slots__ = ()

    def find(self, key: Hashable, look: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What is known under a key; looked for the first time."""
        if key not in self:
            self[key] = look(*args, **named)
        found: T = self[key]
        return found


class Remembered:
    """A part of the state that things are found from. Read as an attribute of a game it gives what is known as things stand.

    `content` gives what that part is now, to be compared (a list of records, mostly the very same ones, is compared in no time), and `key` makes something
    hashable of it, only where it differs from the last.
    """

    def __init__(self, content: Callable[[Any], Any] | None = None, *, key: Callable[[Any], Hashable] | None = None, kept: int = 64) -> None:
        self.content, self.key, self.kept = content, key, kept
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name, self.last, self.moment = name, f"_last {name}", f"as it stands: {name}"

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...
    @overload
    def __get__(self, game: Remembering[Any], owner: type) -> Known: ...
    def __get__(self, game: Remembering[Any] | None, owner: type) -> Self | Known:
        if game is None:
            return self
        known = game.once(self.moment, Known) if self.content is None else self._recalled(game, self.content(game.state))
        game.__dict__[self.name] = known  # from here on a plain attribute, until an event takes it away
        return known

    def _recalled(self, game: Remembering[Any], content: Any) -> Known:
        last: tuple[Any, Known] | None = game.__dict__.get(self.last)
        if last is not None and last[0] == content:
            return last[1]
        memory = game.by_content.setdefault(self.name, {})
        key = content if self.key is None else self.key(content)
        known = memory.get(key)
        if known is None:
            if len(memory) >= self.kept:
                del memory[next(iter(memory))]
            known = memory[key] = Known()
        game.__dict__[self.last] = content, known
        return known


class Remembering(Game[S], Generic[S]):
    """A game that remembers what was found as things stand."""

    remembered: dict[str, Remembered] = {}  # what this class of game has declared
    _lost: dict[type[Event], tuple[str, ...]] = {}  # what is void after an event of a kind

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.remembered = {name: each for kind in reversed(cls.__mro__) for name, each in vars(kind).items() if isinstance(each, Remembered)}
        cls._lost = {}

    def __init__(self, state: S, setting: Any) -> None:
        super().__init__(state, setting)
        self.by_content: dict[str, dict[Hashable, Known]] = {}  # shared by all copies

    def emit(self, event: Event) -> None:
        """Applies and records; what the event changes makes void what was found from it."""
        event.apply(self.state)
        self.events.append(event)
        lost = self._lost.get(type(event))
        if lost is None:
            lost = self._lost[type(event)] = _changed(type(event), self.remembered)
        values = self.__dict__
        for name in lost:
            if name in values:
                del values[name]

    def copy(self, state: S) -> Self:
        """The same battle on another state; of what was found it takes only what is sure to hold there."""
        twin = super().copy(state)
        twin.forget_all()
        return twin

    def forget_all(self) -> None:
        """Nothing that was found need hold any more: facts were put in place without an event."""
        values = self.__dict__
        for name in self.remembered:
            if name in values:
                del values[name]

    def at_joint(self) -> None:
        """What still holds goes with the new moment, for copies; and a copy takes up what was found up to there."""
        moment, values = self.moment, self.__dict__
        if moment is None:
            return
        for name, each in self.remembered.items():
            if each.content is not None:
                continue
            if name in values:
                moment[each.moment, 0] = values[name]
            elif (each.moment, 0) in moment:
                values[name] = moment[each.moment, 0]


def _changed(kind: type[Event], remembered: dict[str, Remembered]) -> tuple[str, ...]:
    """What an event of a kind changes: nothing if it changes no state at all, else all that it does not say to leave."""
    if kind.apply is Event.apply or kind.leaves is EVERYTHING:
        return ()
    return tuple(name for name in remembered if name not in kind.leaves)
