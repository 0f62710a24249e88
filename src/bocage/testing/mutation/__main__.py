"""`python -m bocage.testing.mutation GAME`: breaks the rules of a game one small change at a time, and tells which changes no test noticed."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import bocage.ai
import bocage.cli  # loaded before anything forks, so that no child has to
import bocage.lab.selfplay
import bocage.testing.table  # noqa: F401 - as the two above
from bocage.core.errors import BocageError, Invalid
from bocage.testing.mutation import results
from bocage.testing.mutation.naming import Index
from bocage.testing.mutation.results import Result
from bocage.testing.mutation.sampling import Mutant, broken, sample
from bocage.testing.mutation.subject import Subject, subject
from bocage.testing.mutation.trial import LONGEST, Run, refuse_if_imported, run_tests

PATIENCE = 4  # so many times the time that the tests take without a mutant, and
START = 15.0  # seconds more, for a machine that has other work


class Trials:
    """Tries the mutants of a game, each first with the tests that name its rules, then with all others."""

    def __init__(self, game: Subject, limit: float) -> None:
        refuse_if_imported(game.package)
        self.game, self.limit, self.tests = game, limit, Index(game.tests)
        self.modules = {module.name: module for module in game.modules}
        whole = run_tests(self.tests.files(), LONGEST)
        if whole.failed or not whole.ended:
            raise Invalid(f"{whole.failed or game.tests} fails without any mutant: {whole.said}")
        self.seconds: dict[str, float] = {}
        for name, seconds in whole.passed.items():
            test = name.partition("[")[0]
            self.seconds[test] = self.seconds.get(test, 0.0) + seconds

    def try_out(self, mutant: Mutant) -> Result:
        """Whether a test notices a mutant."""
        module = self.modules[mutant.module]
        tree = broken(module, mutant, self.game)
        naming = self.tests.naming(mutant.rules)
        others = [name for name in self.tests.rules if name not in set(naming)]
        spent = 0.0
        for verdict, names in (("rule", naming), ("chapter", others)):
            if names:
                run = run_tests(_together(names, self.tests), min(self.limit, self._patience(names)), mutant.module, mutant.path, tree)
                spent += run.seconds
                if found := _verdict(verdict, run):
                    return Result(mutant.id, found, run.failed, run.said, len(naming), round(spent, 2))  # type: ignore[arg-type]  # one of the two, or time
        return Result(mutant.id, "survived", named=len(naming), seconds=round(spent, 2))

    def _patience(self, names: Sequence[str]) -> float:
        return START + PATIENCE * sum(self.seconds.get(name, 0.0) for name in names)


def _verdict(verdict: str, run: Run) -> str:
    if not run.ended:
        return "time"
    return verdict if run.failed or run.said else ""


def _together(names: Sequence[str], tests: Index) -> list[str]:
    """The same tests in fewer words: a file of which all tests are wanted is named as a whole."""
    wanted = set(names)
    whole = {file for file in tests.files() if all(name in wanted for name in tests.rules if name.startswith(f"{file}::"))}
    return list(dict.fromkeys(file if (file := name.partition("::")[0]) in whole else name for name in names))


def run(game: Subject, chosen: Sequence[Mutant], path: Path, again: bool, limit: float) -> None:
    """Tries what has not been tried; with `again` what survived is tried once more. Each result is written at once."""
    known = results.read(path)
    waiting = [mutant for mutant in chosen if mutant.id not in known or (again and not known[mutant.id].caught)]
    if not waiting:
        return
    trials = Trials(game, limit)
    quiet = not sys.stderr.isatty() or "CI" in os.environ
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[left]} survived"))
    with Progress(*columns, console=Console(stderr=True, quiet=quiet), transient=True) as bar:
        task = bar.add_task(game.slug, total=len(waiting), left=0)
        survived = 0
        for number, mutant in enumerate(waiting, 1):
            result = trials.try_out(mutant)
            results.keep(path, result)
            survived += not result.caught
            bar.update(task, completed=number, left=survived)
            if quiet and number % 25 == 0:
                sys.stderr.write(f"{game.slug}: {number} of {len(waiting)} tried, {survived} survived\n")


def parser() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(
        prog="python -m bocage.testing.mutation",
        description="Breaks the rules of a game one small change at a time and runs the tests that name the broken rule, then the game's other tests. "
        "Golden playthroughs and recorded games do not count. A run that is broken off goes on where it stopped.",
    )
    words.add_argument("game", help="its short name, or the name of its package")
    words.add_argument("--sample", type=int, default=300, help="how many mutants, shared among the rooms by their size (default: 300)")
    words.add_argument("--seed", default="1", help="a number or word; the same one picks the same mutants (default: 1)")
    words.add_argument("--rooms", help="only these rooms, separated by commas (default: all but view and computer)")
    words.add_argument("--tests", type=Path, help="the folder of the game's tests (default: tests/games/GAME)")
    words.add_argument("--folder", type=Path, default=Path("build/mutation"), help="where results are kept (default: build/mutation)")
    words.add_argument("--limit", type=float, default=120.0, help="the longest time for one run of tests, in seconds (default: 120)")
    words.add_argument("--again", action="store_true", help="try those that survived once more, after tests were written")
    words.add_argument("--report", action="store_true", help="try nothing; report what was found so far")
    words.add_argument("--show", metavar="ID", help="show one mutant of the sample: its change, its rules and the tests that name them")
    words.add_argument("--json", action="store_true", help="report as JSON")
    return words


def show(mutant: Mutant, tests: Index, write: Callable[[str], None] = print) -> None:
    """One mutant, and the tests that ought to notice it."""
    write(f"{mutant.path}:{mutant.line}, {mutant.function} ({mutant.operator})\n  - {mutant.before}\n  + {mutant.after}")
    write(f"rules: {', '.join(mutant.rules) or 'none'}")
    for name in tests.naming(mutant.rules):
        write(f"  {name}")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; exit status 0 if nine of ten mutants were caught, 1 if not, 2 if it could not be run."""
    given = parser().parse_args(arguments)
    sys.path.insert(0, str(Path.cwd()))
    try:
        game = subject(given.game, given.tests, tuple(given.rooms.split(",")) if given.rooms else None)
        chosen = sample(game, given.sample, given.seed)
        path = given.folder / f"{game.slug}-{given.seed}.jsonl"
        if given.show:
            found = next((mutant for mutant in chosen if mutant.id.startswith(given.show)), None)
            if found is None:
                raise Invalid(f'the sample has no mutant "{given.show}"')
            show(found, Index(game.tests))
            return 0
        if not given.report:
            run(game, chosen, path, given.again, given.limit)
    except (BocageError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    told = results.report(game.slug, given.seed, chosen, results.read(path), Path.cwd())
    print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode() if given.json else "\n".join(results.lines(told)))
    return 0 if told.tried and 10 * told.caught >= 9 * told.tried else 1


if __name__ == "__main__":
    sys.exit(main())
