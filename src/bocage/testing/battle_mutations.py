"""Broken battles: good files with something dropped, doubled, renamed, of another type, too large, too deep or unreadable.

Each must be refused with a message that names a place, or be accepted; what is accepted must play to its end. `mutated` is seeded, so that a finding is a
game, a file and a number (`benchmarks/battles_fuzz.py` counts them by the hundred thousand).
"""

from __future__ import annotations

import json
import random
import time
import tomllib
from copy import deepcopy
from typing import Any, NamedTuple

from bocage.ai.uniform import Uniform
from bocage.core.chance import Seeded
from bocage.core.errors import Invalid
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.tables import ScenarioHead
from bocage.workshop.reading import Reading, read_body

Place = tuple[Any, Any]  # a table or list, and a key or index in it

NUMBERS = (0, -1, 1, 2, 3, 7, 99, 1000, 10**6, 10**9, 2**63, 10**30, -(10**12), 0.5, -0.25, 1e300, float("inf"), float("nan"))
OTHERS: tuple[Any, ...] = ("", "x", "\u0000", "é" * 300, "../../etc", True, 3, 1.5, [], {}, [[[]]], {"a": {"b": 1}}, ["x"], [1, 2])


class Verdict(NamedTuple):
    """What became of one file: `refused`, `accepted`, or what is wrong with the check itself."""

    kind: str
    what: str = ""
    reading: Reading | None = None
    seconds: float = 0.0

    @property
    def sound(self) -> bool:
        return self.kind in ("refused", "accepted")


def mutated(text: str, numbers: random.Random) -> bytes:
    """A good file, broken in one to three places."""
    if numbers.random() < 0.25:
        return _broken_text(text, numbers)
    data = tomllib.loads(text)
    for _ in range(numbers.choice((1, 1, 1, 2, 3))):
        _break(data, numbers)
    return written(data).encode("utf-8", "surrogatepass")


def _places(data: Any) -> list[Place]:
    found: list[Place] = []
    stack = [data]
    while stack:
        value = stack.pop()
        items = list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
        for key, member in items:
            found.append((value, key))
            stack.append(member)
    return found


def _break(data: dict[str, Any], numbers: random.Random) -> None:
    """One mutation of data."""
    places = _places(data)
    if not places:
        return
    holder, key = numbers.choice(places)
    value = holder[key]
    how = numbers.choice(("drop", "double", "type", "rename", "number", "number", "near", "near", "word", "other", "other", "swap", "deep", "empty", "many"))
    leaves = [(place, name) for place, name in places if type(place[name]) is type(value)]
    if how == "drop":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.insert(key, deepcopy(value))
    elif how == "rename" and isinstance(holder, dict):
        holder[_misspelt(key, numbers)] = holder.pop(key)
    elif how == "number":
        _set_number(leaves if isinstance(value, int | float) else [], (holder, key), numbers.choice(NUMBERS))
    elif how == "near" and isinstance(value, int | float):
        holder[key] = value + numbers.choice((-2, -1, 1, 2, 3))
    elif how == "word" and isinstance(value, str):
        holder[key] = _misspelt(value, numbers)
    elif how == "other":  # a value that is right elsewhere
        place, name = numbers.choice(leaves)
        holder[key] = deepcopy(place[name])
    elif how == "swap":
        place, name = numbers.choice(leaves)
        holder[key], place[name] = deepcopy(place[name]), deepcopy(value)
    elif how == "deep":
        for _ in range(numbers.choice((1, 3, 40))):
            value = [value] if numbers.random() < 0.5 else {"a": value}
        holder[key] = value
    elif how == "empty":
        holder[key] = type(value)() if not isinstance(value, bool) else not value
    elif how == "many" and isinstance(value, list):
        holder[key] = value * numbers.choice((2, 50))
    else:
        holder[key] = deepcopy(numbers.choice(OTHERS))


def _set_number(leaves: list[Place], place: Place, number: float) -> None:
    holder, key = place
    holder[key] = number if leaves else deepcopy(OTHERS[3])


def _misspelt(word: str, numbers: random.Random) -> str:
    at = numbers.randrange(len(word) + 1)
    return numbers.choice((word[:at] + word[at + 1 :], word[:at] + numbers.choice("aeixz_0") + word[at:], word.upper(), word + "_2"))


def _broken_text(text: str, numbers: random.Random) -> bytes:
    """One mutation of the text, as an editor or a disk makes it."""
    lines = text.split("\n")
    at = numbers.randrange(len(lines))
    how = numbers.choice(("drop", "double", "swap", "cut", "byte", "noise", "quote"))
    if how == "drop":
        del lines[at]
    elif how == "double":
        lines.insert(at, lines[at])
    elif how == "swap":
        other = numbers.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif how == "quote":
        lines[at] = lines[at].replace('"', numbers.choice(("", "'", '""', "«")), 1)
    body = bytearray("\n".join(lines).encode())
    place = numbers.randrange(max(len(body), 1))
    if how == "cut":
        body = body[:place]
    elif how == "byte" and body:
        body[place] = numbers.randrange(256)
    elif how == "noise":
        body[place:place] = bytes(numbers.randrange(256) for _ in range(numbers.randrange(1, 40)))
    return bytes(body)


def written(data: dict[str, Any]) -> str:
    """Data as TOML, one line for each field; arrays of tables under headers, as designers write them."""
    plain = {key: value for key, value in data.items() if not _is_tables(value)}
    out = [f"{_key(key)} = {_inline(value)}" for key, value in plain.items()]
    for key, value in data.items():
        if _is_tables(value):
            for row in value:
                out += ["", f"[[{_key(key)}]]", *(f"{_key(name)} = {_inline(member)}" for name, member in row.items())]
    return "\n".join(out) + "\n"


def _is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").replace("-", "").isalnum() else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _inline(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(key)} = {_inline(member)}' for key, member in value.items())} }}"
    return str(value)


def judged(title: Title, body: bytes) -> Verdict:
    """Reads one broken file as the lobby does."""
    begun = time.perf_counter()
    try:
        reading = read_body(body, "own.toml", title.slug)
    except Exception as error:
        return Verdict("crashed", f"{type(error).__name__}: {error}", seconds=time.perf_counter() - begun)
    spent = time.perf_counter() - begun
    if reading.battle is not None:
        return Verdict("accepted", "", reading, spent)
    late = next((finding for finding in reading.errors if "cannot be set up" in finding.reason or "cannot be checked" in finding.reason), None)
    if late is not None:
        return Verdict("let pass", late.reason, reading, spent)
    placeless = next(
        (f for f in reading.errors if not f.path and not any(word in f.reason for word in ("TOML", "UTF-8", "nested", "larger", "which game"))), None
    )
    if placeless is not None:
        return Verdict("placeless", placeless.reason, reading, spent)
    return Verdict("refused", reading.errors[0].reason, reading, spent)


def played(title: Title, battle: ScenarioHead, seed: int | str, options: dict[str, str] | None = None) -> str:
    """Plays a battle to its end by random players; what went wrong, "" if nothing did."""
    settled = title.resolve_options(options or {})
    try:
        match = Match(title, title.start(battle, settled), Seeded(seed), scenario=battle.id, options=settled, lean=True)
    except Invalid:
        return "" if options else "it cannot be set up"
    player, bound, answers = Uniform(seed), title.bound(match.game), 0
    while match.asks:
        if answers >= bound:
            return f"not over after {answers} answers"
        ask = match.asks[0]
        match.play(ask.seat, player.choose(match, ask))
        answers += 1
    return ""
