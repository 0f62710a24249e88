"""What the kernel needs of a game: a `Title` (the game as a whole) and a `Game` (one battle of it).

A title is a set of functions, gathered once in the package; a game holds a state and what never changes (scenario, map, tables, options).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any, Generic, ParamSpec, Self, TypedDict, TypeVar, Unpack

import msgspec

from bocage.core.chance import Numbers
from bocage.core.decision import Ask, Question, Rules, Seat
from bocage.core.errors import DataError, Invalid, Refusal, did_you_mean
from bocage.core.events import Event
from bocage.core.legal import Legal
from bocage.core.memory import Moment
from bocage.core.rulebook import Rulebook
from bocage.core.scene import Form, Mark, Option, Scene, default_option
from bocage.core.state import State
from bocage.core.tables import OptionRow, ScenarioHead, option_table, parse, resource
from bocage.core.words import say

S = TypeVar("S", bound=State)
T = TypeVar("T")
P = ParamSpec("P")


class Game(Generic[S]):
    """One battle: the state, and what never changes. Games subclass it to name their facts (`game.unit(id)`, `game.owner(unit)`)."""

    asides: Callable[[Game[Any], Seat, Question[Any]], Legal[Any] | None] | None = None
    carry_out: Callable[[Game[Any], Seat, Any], Rules[None]]
    aside_answers: Any = None  # the union of the types of asides
    battle: ScenarioHead | None = None  # what is fought, as a record carries it; none in a position that was written down
    told = True  # whether anybody will read the sentences of events; a lean match tells nobody
    moment: Moment | None = None  # what rules have found since the last input; shared by all copies that stand there
    closed: Callable[[], None] | None = None  # told when a scope has been closed; whoever runs rules to the end of a scope stops there

    def __init__(self, state: S, setting: Any) -> None:
        self.state = state
        self.setting = setting  # shared by all copies: scenario, map, tables, options
        self.events: list[Event] = []  # since the last joint
        self.guards: list[tuple[Callable[[], bool]]] = []

    def emit(self, event: Event) -> None:
        """Applies an event and records it: the only way the state changes."""
        event.apply(self.state)
        self.events.append(event)

    def once(self, what: str, find: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What a rule finds out here, found once for this moment: every copy that comes past it again, with the same inputs, takes it as it is.

        A copy in mid-rule runs the rule again from the last joint; long looking on the way (lines of sight, what may be declared) is what this saves.
        Only for what nobody changes afterwards: ids, numbers, frozen records.
        """
        moment = self.moment
        if moment is None:
            return find(*args, **named)
        key = (what, len(self.events))
        if key not in moment:
            moment[key] = find(*args, **named)
        found: T = moment[key]
        return found

    def forget_all(self) -> None:
        """Facts were put in place without an event: whoever remembers what was found (`Remembering`) forgets it."""

    def share(self) -> None:
        """A moment begins, at a joint or with imagined facts: whoever remembers what was found shares it with copies that stand there."""

    def copy(self, state: S) -> Self:
        """The same battle on another state."""
        twin = object.__new__(type(self))
        values = twin.__dict__ = self.__dict__.copy()
        values["state"], values["events"], values["guards"], values["moment"], values["closed"] = state, [], [], None, None
        return twin


class Result(msgspec.Struct, frozen=True, order=True):
    """One possible result of a choice, as odds count it: a value to order by (low is bad for the asking seat), a message and its arguments."""

    value: int
    message: str
    facts: tuple[tuple[str, str | int], ...] = ()


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: the sides that won (none is a draw), the message that says why, its facts, and scores by side."""

    winners: tuple[str, ...]
    message: str
    facts: Mapping[str, Any] = {}
    scores: Mapping[str, int] = {}


class Problem(msgspec.Struct, frozen=True):
    """Something wrong with a battle: where in its file (`side.us.vehicles`), what, and whether it could be played all the same."""

    path: str
    message: str
    warning: bool = False
    hint: str = ""  # the nearest right word, or what to do

    def __str__(self) -> str:
        return f"{self.path}: {self.message} {self.hint}".strip()


class Judged(msgspec.Struct, frozen=True):
    """An army list that was read: what it costs, and everything that is wrong with it."""

    points: int
    refusals: tuple[Refusal, ...] = ()


@cache
def _rulebook(package: str, language: str) -> Rulebook:
    translation = resource(package, f"rulebook.{language}.toml")
    return Rulebook.read(resource(package, "rulebook.toml"), translation if translation.is_file() else None)


@cache
def _locale_texts(package: str, language: str) -> tuple[str, ...]:
    files = sorted(resource(package, "locale").iterdir(), key=lambda item: item.name)
    return tuple(item.read_text(encoding="utf-8") for item in files if language in re.split(r"[._]", item.name))


class Parts(TypedDict, total=False):
    """What a title may be gathered from; `Title` says what each part means and what stands for a part that is left out."""

    slug: str
    name: str
    prefix: str
    version: str
    package: str
    shelf: int
    state_type: type[State]
    measure_folds: bool
    branches: int
    scenario_type: type[ScenarioHead]
    scenarios: Callable[[], Mapping[str, Any]]
    check: Callable[[Any], Sequence[Problem]]
    option_rows: Callable[[], Sequence[OptionRow]]
    begin: Callable[[Any, dict[str, str]], Game[Any]]
    next_rule: Callable[[Any], Rules[None] | None]
    ending: Callable[[Any], Ending | None]
    seats: Callable[[Any], tuple[Seat, ...]]
    side_of: Callable[[Any, Seat], str]
    round_of: Callable[[Any], int]
    scene: Callable[[Any, Seat | None], Scene]
    option: Callable[[Any, Ask[Any], Any], Option]
    form: Callable[[Any, Ask[Any]], Form | None]
    look: Callable[[Any, Seat | None, str, str | int], tuple[Mark, ...]]
    redeal: Callable[[Any, Seat | None, Numbers], Any]
    assume: Callable[[Any, Any], None]
    blank: Callable[[Any, Seat], None]
    evaluate: Callable[[Any, str], float]
    measure: Callable[[Any, Seat, Sequence[Event]], Result]
    worth: Callable[[Any, Ask[Any]], float | None]
    foresee: Callable[[Any, Seat, Ask[Any]], Any]
    hint: Callable[[Any, Ask[Any]], Sequence[Any] | None]
    settle: Callable[[Any, Ask[Any]], Any]
    swift: Callable[[Any, Ask[Any]], Any]
    bound: Callable[[Any], int]
    judge: Callable[[str, str], Judged]
    written: Callable[[str, Any, dict[str, str]], Game[Any]]
    say: Callable[[Any, Any], str]
    cell_named: Callable[[Any, str], int | None]
    rulebook: Callable[[str], Rulebook]
    locale_texts: Callable[[str], Iterable[str]]


class Title:
    """A game as a whole. The registry finds it; every user of the kernel reaches the game through it and nothing else.

    A package gathers it from its modules, `Title(slug=..., next_rule=turn.next_rule, scene=scene.scene, ...)`: its functions stand in the place of the
    methods below. Required: `slug`, `name`, `prefix`, `package`, `state_type`, `scenario_type`, `scenarios`, `begin`, `next_rule`, `ending`, `seats`, `scene`.
    `redeal(game, seat, numbers) -> facts` samples what the seat cannot know from its own knowledge; `assume(game, facts)` puts it in place.
    """

    slug: str
    name: str
    prefix: str  # of rule ids
    version: str = "1"
    state_type: type[State]
    scenario_type: type[ScenarioHead] = ScenarioHead
    package: str  # where data, locale and rulebook lie
    shelf: int = 50  # its place among the games that are offered; low numbers stand first
    measure_folds = False  # whether `measure` only adds to what it has read, so that odds may count runs that meet again as one
    branches = 240  # so many runs odds count, before they sample; more where a run is cheap
    blank: Any = None  # blank(game, seat): puts stand-ins (core.unseen) in the place of all that the seat cannot know
    foresee: Any = None  # foresee(game, seat, ask) -> what odds of a seat assume of another seat that is asked on the way; None: the usual answer
    hint: Any = None  # hint(game, ask) -> answers that a computer player tries first, or None
    settle: Any = None  # settle(game, ask) -> what a rule of thumb answers without looking ahead, or None
    swift: Any = None  # the same for matches that are only imagined, if `settle` takes long; without it `settle` is asked there too

    def __init__(self, **parts: Unpack[Parts]) -> None:
        self.__dict__.update(parts)

    def but(self, **parts: Unpack[Parts]) -> Self:
        """This title with other parts in the place of some of its own: a variant, or a title broken on purpose."""
        twin = copy(self)
        twin.__dict__.update(parts)
        return twin

    def scenarios(self) -> Mapping[str, ScenarioHead]:
        """All battles of this title by id."""
        raise TypeError(f"{type(self).__name__} must define scenarios()")

    def option_rows(self) -> Sequence[OptionRow]:
        """Match options and readings, from the file `data/options.toml` of the package if it has one."""
        return option_table(self.package)

    def scenario(self, ident: str) -> ScenarioHead:
        """A battle by its id; an unknown one is refused with the nearest right word."""
        known = self.scenarios()
        if ident not in known:
            raise Invalid(f'{self.slug} has no scenario "{ident}". {did_you_mean(ident, known)}')
        return known[ident]

    def read_battle(self, text: str, name: str) -> ScenarioHead:
        """A battle out of a file that lies anywhere; `name` is the file's. What is wrong with it is a DataError that names every place."""
        battle = parse(text, self.scenario_type, name)
        wrong = [problem for problem in self.check(battle) if not problem.warning]
        if wrong:
            raise DataError("\n".join(f"{name}, {problem}" for problem in wrong))
        return battle

    def carried_battle(self, content: bytes) -> ScenarioHead:
        """A battle out of a record that carries it whole. Its form is checked, as a stranger's file is."""
        try:
            battle = msgspec.json.decode(content, type=self.scenario_type)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Invalid(f"the battle is damaged: {error}") from None
        wrong = next((problem for problem in self.check(battle) if not problem.warning), None)
        if wrong is not None:
            raise Invalid(f"the battle is damaged at {wrong}")
        return battle

    def check(self, battle: Any) -> Sequence[Problem]:
        """Everything that is wrong with a battle whose file could be read; a game looks at what types cannot say."""
        return ()

    def start(self, battle: str | ScenarioHead, options: Mapping[str, str]) -> Game[Any]:
        """A new battle, of the shelf by its id or any other as a value, set up but for what seats or chance decide; options that are not named stand at
        their defaults."""
        chosen = self.scenario(battle) if isinstance(battle, str) else battle
        game = self.begin(chosen, self.resolve_options(options))
        game.battle = chosen
        return game

    def begin(self, battle: Any, options: dict[str, str]) -> Game[Any]:
        """The same, for a battle as a value and with all options named."""
        raise TypeError(f"{type(self).__name__} must define begin()")

    def next_rule(self, game: Game[Any]) -> Rules[None] | None:
        """What comes next, from the state alone; None when the match is over."""
        raise TypeError(f"{type(self).__name__} must define next_rule()")

    def ending(self, game: Game[Any]) -> Ending | None:
        """How it ended, once `next_rule` gives None."""
        raise TypeError(f"{type(self).__name__} must define ending()")

    def seats(self, game: Game[Any]) -> tuple[Seat, ...]:
        """All seats, in order."""
        raise TypeError(f"{type(self).__name__} must define seats()")

    def side_of(self, game: Game[Any], seat: Seat) -> str:
        """The army a seat commands."""
        return seat

    def round_of(self, game: Game[Any]) -> int:
        """The round or turn that the battle is in; 0 while it is set up."""
        return 1

    def scene(self, game: Game[Any], seat: Seat | None) -> Scene:
        """What a seat (None: a spectator) sees, built from nothing."""
        raise TypeError(f"{type(self).__name__} must define scene()")

    def option(self, game: Game[Any], ask: Ask[Any], answer: Any) -> Option:
        """How an answer is offered; games override it to add labels and previews."""
        return default_option(answer)

    def form(self, game: Game[Any], ask: Ask[Any]) -> Form | None:
        """The fields of a compound answer (set-up, purchase), None for questions whose answers are all listed."""
        return None

    def look(self, game: Game[Any], seat: Seat | None, what: str, target: str | int) -> tuple[Mark, ...]:
        """What a seat may see from a piece ("sight") or what could reach a cell or piece ("threat"), as marks, from its own view alone."""
        return ()

    def redeal(self, game: Game[Any], seat: Seat | None, numbers: Numbers) -> Any:
        """Facts that the seat cannot know, sampled from what it knows; None if it knows everything that is decided."""
        return None

    def assume(self, game: Game[Any], facts: Any) -> None:
        """Puts redealt facts in place of the true ones."""

    def evaluate(self, game: Game[Any], side: str) -> float:
        """An estimate of the probability that a side wins, 0 to 1."""
        return 0.5

    def measure(self, game: Game[Any], seat: Seat, events: Sequence[Event]) -> Result:
        """What a run of odds came to, read from the events of its scope."""
        return Result(0, "result-none")

    def worth(self, game: Game[Any], ask: Ask[Any]) -> float | None:
        """For standing orders "above": how much the best reaction here is worth, as a chance of success between 0 and 1; None: the odds say it."""
        return None

    def bound(self, game: Game[Any]) -> int:
        """Within how many inputs a match of this scenario surely ends."""
        return 100_000

    def rulebook(self, language: str = "en") -> Rulebook:
        """The rules by id, from the file `rulebook.toml` of the package, with the texts of `rulebook.<language>.toml` if there is one."""
        return _rulebook(self.package, language)

    def locale_texts(self, language: str) -> Iterable[str]:
        """The Fluent sources of this game in a language: all files in the folder `locale` of the package that name it (`en.ftl`, `cards.en.ftl`)."""
        return _locale_texts(self.package, language)

    def judge(self, text: str, name: str) -> Judged:
        """Reads an army list (TOML or JSON; `name` is its file's) and says what it costs and which limits it breaks."""
        raise Invalid(f"{self.name} has no army lists: its forces come with the scenario, or are chosen in the set-up")

    def position(self, text: str, scenario: str | None, options: Mapping[str, str]) -> Game[Any]:
        """A battle from a written position, for tests and for people who set up problems."""
        return self.written(text, None if scenario is None else self.scenario(scenario), self.resolve_options(options))

    def written(self, text: str, battle: Any, options: dict[str, str]) -> Game[Any]:
        """The same, on the ground of a battle (or none) and with all options named."""
        raise TypeError(f"{type(self).__name__} must define written()")

    def say(self, game: Game[Any], answer: Any) -> str:
        """An answer in short words, as tests and the terminal write it."""
        return say(answer)

    def cell_named(self, game: Game[Any], name: str) -> int | None:
        """The cell that players call by this name ("0405", "B5"), so that tests can name cells that are not on offer."""
        return None

    def resolve_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options over the defaults, by the names that values have today; unknown ids and values are refused with the nearest right word."""
        rows = {row.id: row for row in self.option_rows()}
        named: dict[str, str] = {}
        for key, value in chosen.items():
            if key not in rows:
                raise Invalid(f'{self.slug} has no option "{key}". {did_you_mean(key, rows)}')
            named[key] = rows[key].aliases.get(value, value)
            if named[key] not in rows[key].values:
                raise Invalid(f'option {key} of {self.slug} cannot be "{value}". {did_you_mean(value, rows[key].values)}')
        return {row.id: named.get(row.id, row.default) for row in rows.values()}
