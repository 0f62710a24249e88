"""Remembering what was found as things stand: one mechanism for facts that hold as long as a part of the state does.

Theory of operation. A game declares what it remembers, in the body of its class, by the part of the state that it depends on:

    class Battle(Remembering[BattleState]):
        places = Remembered()                           # sight, distances, contact: until somebody moves
        stands = Remembered(lambda state: list(state.units.values()), key=where_all_are)

`game.places` is a plain dict of what was found, by keys of the finder's own: `found(game.places, ("sees", a, b), _sees, game, a, b)`. It holds until an event
changes that part of the state; then it is another dict. Every event changes it, but for those that change no state at all and those that say so (`leaves =
("places",)`): whoever forgets to say it only looks once too often. Copies need not look again:

- without a `content`, copies share that come past the same moment with the same inputs (ADR 12), also what was found before the last joint and still holds;
- with one, all copies of a match share that come to the same content by whatever way; the last `kept` contents are kept.

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


Known = dict[Any, Any]
"""What was found, by key."""


def found(known: Known, key: Hashable, look: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What is known under a key; looked for the first time."""
    if key not in known:
        known[key] = look(*args, **named)
    told: T = known[key]
    return told


class Remembered:
    """A part of the state that things are found from. Read as an attribute of a game it gives what is known as things stand.

    `content` gives what that part is now, to be compared (a list of records, mostly the very same ones, is compared in no time), and `key` makes something
    hashable of it, only where it differs from the last. `shared` is False where what is found holds on to the game itself, and so is of no use to copies.
    """

    def __init__(
        self, content: Callable[[Any], Any] | None = None, *, key: Callable[[Any], Hashable] | None = None, kept: int = 64, shared: bool = True
    ) -> None:
        self.content, self.key, self.kept, self.shared = content, key, kept, shared

    def __set_name__(self, owner: type, name: str) -> None:
        self.name, self.last, self.moment = name, f"_last_{name}", f"as it stands: {name}"

    @overload
    def __get__(self, game: None, owner: type) -> Self: ...
    @overload
    def __get__(self, game: Remembering[Any], owner: type) -> Known: ...
    def __get__(self, game: Remembering[Any] | None, owner: type) -> Self | Known:
        """By content; what is remembered without one is an attribute of the game itself."""
        if game is None or self.content is None:
            return self
        content = self.content(game.state)
        last: tuple[Any, Known] | None = getattr(game, self.last)
        if last is not None and last[0] == content:
            return last[1]
        known = self._recalled(game.by_content[self.name], content if self.key is None else self.key(content))
        setattr(game, self.last, (content, known))
        return known

    def _recalled(self, memory: dict[Hashable, Known], key: Hashable) -> Known:
        known = memory.get(key)
        if known is None:
            if len(memory) >= self.kept:
                del memory[next(iter(memory))]
            known = memory[key] = {}
        return known


class Remembering(Game[S], Generic[S]):
    """A game that remembers what was found as things stand."""

    remembered: tuple[Remembered, ...] = ()  # what this class of game holds until an event changes it
    contents: tuple[Remembered, ...] = ()  # what it knows by content
    _lost: dict[type[Event], tuple[Remembered, ...]] = {}  # what is void after an event of a kind

    def __init_subclass__(cls, **named: Any) -> None:
        """Gathers what is remembered. What has no content leaves the class: an attribute that only its instances have is read fastest."""
        super().__init_subclass__(**named)
        mine = [each for each in vars(cls).values() if isinstance(each, Remembered)]
        cls.remembered = (*cls.remembered, *(each for each in mine if each.content is None))
        cls.contents = (*cls.contents, *(each for each in mine if each.content is not None))
        for each in mine:
            if each.content is None:
                delattr(cls, each.name)
        cls._lost = {}

    def __init__(self, state: S, setting: Any) -> None:
        super().__init__(state, setting)
        self.by_content: dict[str, dict[Hashable, Known]] = {each.name: {} for each in self.contents}  # shared by all copies
        for each in self.contents:
            setattr(self, each.last, None)
        self.forget_all()

    def emit(self, event: Event) -> None:
        """Applies and records; what the event changes makes void what was found from it."""
        event.apply(self.state)
        self.events.append(event)
        lost = self._lost.get(type(event))
        if lost is None:
            lost = self._lost[type(event)] = _changed(type(event), self.remembered)
        if lost:
            self._begin_anew(lost)

    def _begin_anew(self, lost: tuple[Remembered, ...]) -> None:
        moment, place = self.moment, len(self.events)
        for each in lost:
            known: Known = {}
            if moment is not None and each.shared:
                known = moment.setdefault((each.moment, place), known)
            setattr(self, each.name, known)

    def copy(self, state: S) -> Self:
        """The same battle on another state; what is sure to hold there it takes up again (`share`)."""
        twin = super().copy(state)
        twin.forget_all()
        return twin

    def forget_all(self) -> None:
        """Nothing that was found need hold any more."""
        for each in self.remembered:
            setattr(self, each.name, {})

    def share(self) -> None:
        """Takes what was found in this moment by a copy, or has its own taken by them."""
        moment, place = self.moment, len(self.events)
        if moment is None:
            return
        for each in self.remembered:
            if each.shared:
                setattr(self, each.name, moment.setdefault((each.moment, place), getattr(self, each.name)))


def _changed(kind: type[Event], remembered: tuple[Remembered, ...]) -> tuple[Remembered, ...]:
    """What an event of a kind changes: nothing if it changes no state at all, else all that it does not say to leave."""
    if kind.apply is Event.apply or kind.leaves is EVERYTHING:
        return ()
    return tuple(each for each in remembered if each.name not in kind.leaves)
