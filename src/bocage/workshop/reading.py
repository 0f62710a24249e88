"""A battle out of a file that lies anywhere: everything that is wrong with it at once, each with file, line, path, value, reason and the nearest right word.

Nothing here raises for what stands in a file: a bad battle is a `Reading` without a battle, so that a lobby can show it.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from bocage.core.chance import Seeded
from bocage.core.errors import BocageError, did_you_mean
from bocage.core.frozen import Frozen
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.registry import slugs, title
from bocage.core.tables import ScenarioHead
from bocage.workshop.locating import line_of, lines
from bocage.workshop.shape import faults, shown

LARGEST = 1_000_000  # bytes; the longest battle that is shipped has 20,000
GAME = "game"  # the field that says which game a file is for


class Finding(Frozen):
    """Something wrong with a file."""

    file: str
    line: int
    path: str
    reason: str
    value: str = ""
    hint: str = ""
    warning: bool = False

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}: {'warning: ' if self.warning else ''}{f'{self.path}: ' if self.path else ''}"
        said = f" (it says {self.value})" if self.value and self.value not in self.reason else ""
        return f"{where}{self.reason}{said} {self.hint}".rstrip()


class Reading(NamedTuple):
    """What a file came to: its game ("" if that cannot be told), its battle unless something is wrong, and what was found."""

    file: str
    game: str
    battle: ScenarioHead | None
    findings: tuple[Finding, ...]

    @property
    def errors(self) -> list[Finding]:
        return [finding for finding in self.findings if not finding.warning]


def read_file(file: Path, game: str = "", name: str = "") -> Reading:
    """A battle from a file; `game` if it is known which one it is for, `name` if errors shall not tell where on the disk it lies."""
    name = name or str(file)
    try:
        if file.stat().st_size > LARGEST:
            return _refused(name, game, 1, f"the file is larger than {LARGEST:,} bytes.")
        body = file.read_bytes()
    except OSError as error:
        return _refused(name, game, 1, f"cannot be read: {error.strerror or error}.")
    return read_body(body, name, game or next((part for part in reversed(file.absolute().parts[:-1]) if part in slugs()), ""))


def read_body(body: bytes, name: str, game: str = "") -> Reading:
    """A battle from the bytes of a file called `name`."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _refused(name, game, body.count(b"\n", 0, error.start) + 1, "the text is not UTF-8.", "Save it as UTF-8 in your editor.")
    return read_text(text, name, game)


def read_text(text: str, name: str, game: str = "") -> Reading:
    """A battle from the text of a file called `name`."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        return _refused(name, game, 1, "lists or tables are nested too deeply.")
    except ValueError as error:
        at = re.search(r"\(at line (\d+), column \d+\)", str(error))
        return _refused(name, game, int(at[1]) if at else text.count("\n") + 1, f"not TOML: {error}.", "Mend this line.")
    said = data.pop(GAME, "")
    if said and said not in slugs():
        return _refused(name, "", line_of(lines(text), GAME), f"no game {shown(said)}.", did_you_mean(str(said)[:60], slugs()), GAME)
    chosen = said or game or guessed_game(data)
    if not chosen:
        return _refused(name, "", 1, "which game is this battle for?", f'Write {GAME} = "..." at the top. {did_you_mean("", slugs())}', GAME)
    return _Check(text, name, data, title(chosen)).reading()


def _refused(name: str, game: str, line: int, reason: str, hint: str = "", path: str = "") -> Reading:
    return Reading(name, game, None, (Finding(name, line, path, reason, hint=hint),))


def guessed_game(data: dict[str, Any]) -> str:
    """The game whose battles have most of these fields; "" if that is not one alone."""
    marks = {}
    for slug in slugs():
        known = {field.encode_name for field in msgspec.structs.fields(title(slug).scenario_type)}
        marks[slug] = len(data.keys() & known) - len(data.keys() - known)
    best = max(marks.values(), default=0)
    found = [slug for slug, mark in marks.items() if mark == best > 0]
    return found[0] if len(found) == 1 else ""


class _Check:
    """One file under examination: first its shape, then what the game says of it, then whether it can be set up."""

    def __init__(self, text: str, name: str, data: dict[str, Any], found: Title) -> None:
        self.text, self.name, self.data, self.title = text, name, data, found
        self.places: dict[str, int] | None = None
        self.findings: list[Finding] = []

    def reading(self) -> Reading:
        battle = self._shape()
        if battle is not None:
            self._ask_game(battle)
            if not self._failed():
                self._set_up(battle)
        self.findings.sort(key=lambda finding: (finding.warning, finding.line))
        return Reading(self.name, self.title.slug, None if self._failed() else battle, tuple(self.findings))

    def _failed(self) -> bool:
        return any(not finding.warning for finding in self.findings)

    def _shape(self) -> ScenarioHead | None:
        """The battle, if its types take it; fields that nothing reads are errors too, for they are misspelt."""
        battle, refused = None, ""
        try:
            battle = msgspec.convert(self.data, self.title.scenario_type, strict=True)
        except (msgspec.ValidationError, ValueError, OverflowError) as error:
            refused = str(error)
        found = [fault for fault in faults(self.data, self.title.scenario_type) if refused or fault.unknown]
        for fault in found:
            self._note(fault.path, fault.reason, fault.hint, value=fault.value)
        if refused and not found:
            what, _, path = refused.partition(" - at `")
            self._note(path.rstrip("`").removeprefix("$").removeprefix("."), f"{what[:1].lower()}{what[1:]}.")
        return battle

    def _ask_game(self, battle: ScenarioHead) -> None:
        try:
            problems = self.title.check(battle)
        except Exception as error:  # a game's check that breaks is a reason to refuse the file, and no reason for a server to fail
            self._note("", f"the battle cannot be checked: {type(error).__name__}: {error}")
            return
        for problem in problems:
            self._note(problem.path, problem.message, problem.hint, problem.warning)

    def _set_up(self, battle: ScenarioHead) -> None:
        """The last proof: the battle is set up as a match would be, up to the first question."""
        try:
            Match(self.title, self.title.start(battle, {}), Seeded("check"), scenario=battle.id, lean=True)
        except BocageError as error:
            self._note("", f"the battle cannot be set up: {error}")
        except Exception as error:  # whatever a rule makes of a battle that its check let pass
            self._note("", f"the battle cannot be set up: {type(error).__name__}: {error}")

    def _note(self, path: str, reason: str, hint: str = "", warning: bool = False, value: Any = None) -> None:
        if self.places is None:
            self.places = lines(self.text)
        value = self._value_at(path) if value is None else value
        said = "" if value is None or isinstance(value, dict | list) else shown(value)
        self.findings.append(Finding(self.name, line_of(self.places, path), path, reason, said, hint, warning))

    def _value_at(self, path: str) -> Any:
        """The value at a path; None if there is none."""
        value: Any = self.data
        for key, index in re.findall(r'("[^"]*"|[^.\[\]]+)|\[(\d+)\]', path):
            try:
                value = value[key.strip('"')] if key else value[int(index)]
            except (KeyError, IndexError, TypeError):
                return None
        return value
