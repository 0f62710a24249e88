"""What was found: a line of JSON for each mutant that was tried, and the report that reads them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from bocage.testing.mutation.sampling import Mutant

Verdict = Literal["rule", "chapter", "time", "survived"]


class Result(msgspec.Struct, frozen=True):
    """How one mutant fared: caught by a test that names a rule of the function, by another test of the game, by never ending, or not at all."""

    mutant: str
    verdict: Verdict
    by: str = ""  # the test that noticed
    said: str = ""
    named: int = 0  # how many tests name a rule of the function
    seconds: float = 0.0

    @property
    def caught(self) -> bool:
        return self.verdict != "survived"


def read(path: Path) -> dict[str, Result]:
    """The results by mutant; of several the last. A line that was cut off when a run was broken off is passed over."""
    found: dict[str, Result] = {}
    for line in path.read_bytes().splitlines() if path.exists() else ():
        try:
            result = msgspec.json.decode(line, type=Result)
        except msgspec.DecodeError:
            continue
        found[result.mutant] = result
    return found


def keep(path: Path, result: Result) -> None:
    """Adds a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    cut_off = path.exists() and not path.read_bytes().endswith(b"\n")
    with path.open("ab") as file:
        file.write((b"\n" if cut_off else b"") + msgspec.json.encode(result) + b"\n")


class Count(msgspec.Struct):
    """Mutants tried, and how many of them were caught."""

    tried: int = 0
    caught: int = 0


class Survivor(msgspec.Struct):
    """A mutant that no test noticed."""

    mutant: str
    rules: tuple[str, ...]
    place: str
    function: str
    operator: str
    before: str
    after: str
    named: int


class Report(msgspec.Struct):
    """A sample and what became of it."""

    game: str
    sample: int
    seed: str
    tried: int
    caught: int
    by_verdict: dict[str, int]
    by_room: dict[str, Count]
    by_operator: dict[str, Count]
    survivors: list[Survivor]


def report(game: str, seed: str, chosen: Sequence[Mutant], results: dict[str, Result], root: Path) -> Report:
    """What the results say about a sample; results of other samples do not count."""
    tried = [(mutant, results[mutant.id]) for mutant in chosen if mutant.id in results]
    verdicts: dict[str, int] = dict.fromkeys(("rule", "chapter", "time", "survived"), 0)
    for _, result in tried:
        verdicts[result.verdict] += 1
    survivors = [
        Survivor(m.id, m.rules, f"{_short(m.path, root)}:{m.line}", m.function, m.operator, m.before, m.after, r.named) for m, r in tried if not r.caught
    ]
    return Report(
        game, len(chosen), seed, len(tried), sum(r.caught for _, r in tried), verdicts,
        _counts((m.room, r.caught) for m, r in tried), _counts((m.operator, r.caught) for m, r in tried), survivors,
    )  # fmt: skip


def _short(path: str, root: Path) -> str:
    here = Path(path)
    return here.relative_to(root).as_posix() if here.is_relative_to(root) else here.name


def _counts(rows: Iterable[tuple[str, bool]]) -> dict[str, Count]:
    found: dict[str, Count] = {}
    for name, caught in rows:
        count = found.setdefault(name, Count())
        count.tried += 1
        count.caught += caught
    return found


def by_rule(survivors: Sequence[Survivor]) -> dict[str, list[Survivor]]:
    """Survivors under each rule that their function cites; those of functions without rules come last."""
    found: dict[str, list[Survivor]] = {}
    for survivor in survivors:
        for rule in survivor.rules or ("no rule",):
            found.setdefault(rule, []).append(survivor)
    return dict(sorted(found.items(), key=lambda row: (row[0] == "no rule", _order(row[0]))))


def _order(rule: str) -> tuple[str, list[int]]:
    prefix, _, numbers = rule.rpartition("-")
    return prefix, [int(number) for number in numbers.split(".") if number.isdigit()]


def lines(found: Report) -> Iterable[str]:
    """A report for people: totals, rooms, then the survivors, each under the first rule it breaks."""
    share = f"{100 * found.caught / found.tried:.1f} %" if found.tried else "nothing yet"
    words = found.by_verdict
    yield f"{found.game}, seed {found.seed}: {found.tried} of {found.sample} mutants tried, {found.caught} caught ({share})"
    yield f"  by tests that name a rule {words['rule']}, by other tests {words['chapter']}, by not ending {words['time']}; survived {words['survived']}"
    for head, table in (("rooms", found.by_room), ("operators", found.by_operator)):
        yield f"  {head}: " + ", ".join(f"{name} {count.caught}/{count.tried}" for name, count in table.items())
    told: set[str] = set()
    for rule, survivors in by_rule(found.survivors).items():
        yield ""
        yield f"{rule}"
        for each in survivors:
            again = each.mutant in told
            told.add(each.mutant)
            yield f"  {each.mutant} {each.place} {each.function}" + (", see above" if again else f" ({each.operator}; {each.named} tests name its rules)")
            if not again:
                yield from (f"      - {each.before}", f"      + {each.after}")
