"""The mutation tester, tried on a game of two rules made up for it: one is well tested, the other is named by a test that would let anything pass."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bocage.core.errors import Invalid
from bocage.testing.mutation.naming import Index
from bocage.testing.mutation.operators import breakable, variants
from bocage.testing.mutation.results import Result, keep, read
from bocage.testing.mutation.sampling import broken, mutants, sample, shares
from bocage.testing.mutation.subject import Subject, cited, subject

SOURCE = '''
"""TOY-1: two rules."""

REACH = 6  # TOY-1.2


def may_fire(distance: int) -> bool:
    """TOY-1.1: not beyond two."""
    return distance <= 2


def may_see(distance: int) -> bool:
    """TOY-1.2: not beyond six."""
    return distance < REACH + 1
'''
TESTS = '''
from toys.toy.rules.fire import may_fire, may_see


def test_fire():
    """TOY-1.1: at two, not at three."""
    assert may_fire(2)
    assert not may_fire(3)


def test_sight():
    """TOY-1.2: somebody sees something."""
    assert may_see(1)
'''
GOLDEN = '''
from toys.toy.rules.fire import may_see


def test_whole_game():
    """TOY-1.2, and everything else."""
    assert [may_see(distance) for distance in (5, 6, 7)] == [True, True, False]
'''


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A game in a folder of its own, with its tests."""
    files = {
        "toys/__init__.py": '"""Toys."""\n',
        "toys/toy/__init__.py": 'ROOMS = ("rules", "view")\n',
        "toys/toy/rules/__init__.py": '"""Rules."""\n',
        "toys/toy/rules/fire.py": SOURCE,
        "toys/toy/view/__init__.py": '"""View."""\n',
        "toys/toy/view/words.py": "COLOURS = 3\n",
        "tests/test_rules.py": TESTS,
        "tests/test_toy_playthroughs.py": GOLDEN,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def game(toy: Path, monkeypatch: pytest.MonkeyPatch) -> Subject:
    monkeypatch.syspath_prepend(str(toy))
    for name in [name for name in sys.modules if name == "toys" or name.startswith("toys.")]:
        monkeypatch.delitem(sys.modules, name)
    return subject("toys.toy", toy / "tests")


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command as it is called, in the folder of the game."""
    called = [sys.executable, "-m", "bocage.testing.mutation", "toys.toy", "--tests", "tests", "--sample", "99", *words]
    return subprocess.run(called, cwd=folder, capture_output=True, text=True, timeout=120, check=False)


# -- a caught one and one that gets away ----------------------------------------------------------------------------------------------


def test_what_is_tested_is_caught_and_what_is_only_named_survives(toy: Path):
    """Mutants of the rule that is tested are caught by its own test; the other rule may be broken unseen, and a golden playthrough does not count."""
    done = command(toy, "--json")
    told = json.loads(done.stdout)
    assert done.returncode == 1, done.stderr
    assert {row["function"] for row in told["survivors"]} == {"may_see", "REACH"}
    assert {row["rules"][0] for row in told["survivors"]} == {"TOY-1.2"}
    assert told["by_verdict"]["rule"] >= 4
    assert any((row["before"], row["after"]) == ("distance < REACH + 1", "distance <= REACH + 1") for row in told["survivors"])
    assert "TOY-1.2" in command(toy, "--report").stdout


def test_a_run_goes_on_where_it_stopped_and_tries_survivors_again_when_asked(toy: Path):
    """Results are kept mutant by mutant; after a test is written, `--again` tries what survived."""
    first = json.loads(command(toy, "--json").stdout)
    kept = toy / "build/mutation/toy-1.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert len(lines) == first["tried"]
    kept.write_text("\n".join(lines[:3]) + "\n" + lines[3][:20], encoding="utf-8")  # broken off while writing
    assert json.loads(command(toy, "--json").stdout)["survivors"] == first["survivors"]
    assert kept.read_text(encoding="utf-8").splitlines()[:3] == lines[:3]
    better = TESTS + '\n\ndef test_sight_ends():\n    """TOY-1.2: at six, not at seven."""\n    assert may_see(6)\n    assert not may_see(7)\n'
    (toy / "tests/test_rules.py").write_text(better, encoding="utf-8")
    assert json.loads(command(toy, "--report", "--json").stdout)["survivors"] == first["survivors"]
    again = command(toy, "--again", "--json")
    assert again.returncode == 0
    assert json.loads(again.stdout)["survivors"] == []


def test_a_rule_that_never_ends_is_caught_by_the_clock(toy: Path):
    """A mutant that runs for ever is ended; the machine goes on."""
    (toy / "toys/toy/rules/fire.py").write_text(
        'def count() -> int:\n    """TOY-1.1"""\n    n = 0\n    while n < 3:\n        n += 1\n    return n\n', encoding="utf-8"
    )
    (toy / "tests/test_rules.py").write_text(
        'from toys.toy.rules.fire import count\n\n\ndef test_count():\n    """TOY-1.1"""\n    assert count() == 3\n', encoding="utf-8"
    )
    told = json.loads(command(toy, "--limit", "3", "--json").stdout)
    assert told["by_verdict"]["time"] >= 1
    assert not [row for row in told["survivors"] if row["before"] == "n += 1"]


def test_tests_that_fail_without_a_mutant_are_told(toy: Path):
    (toy / "tests/test_rules.py").write_text("def test_wrong():\n    assert 1 == 2\n", encoding="utf-8")
    done = command(toy)
    assert done.returncode == 2
    assert "test_wrong fails without any mutant" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_that_is_not_there_is_told():
    done = subprocess.run([sys.executable, "-m", "bocage.testing.mutation", "patrole"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert 'Did you mean "patrol"' in done.stderr


# -- what is broken ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("a == b", {"a != b"}),
        ("a and b", {"a or b", "a", "b"}),
        ("not a", {"a"}),
        ("a - b", {"a + b"}),
        ("max(a, b)", {"min(a, b)"}),
        ("a if b else c", {"a", "c"}),
        ("reach(a, b, c)", {"reach(b, a, c)"}),
        ("5", {"6", "4"}),
        ("True", {"False"}),
        ("'words'", set()),
        ("if a:\n    return", {"if False:\n    return", "if True:\n    return"}),
        ("game.emit(a)", {"pass"}),
        ("raise Wrong", {"pass"}),
        ("a += b", {"pass", "a -= b"}),
    ],
)
def test_each_kind_of_mistake_is_made(before: str, after: set[str]):
    statement = ast.parse(before).body[0]
    node = statement.value if isinstance(statement, ast.Expr) and before != "game.emit(a)" else statement
    assert {ast.unparse(ast.fix_missing_locations(other)) for _, other in variants(node, {"reach": ["int", "int", "str"]})} == after


def test_a_rule_that_was_a_generator_stays_one():
    """Without its `yield` a rule would break for another reason than the one that is tried."""
    node = next(node for node in ast.walk(ast.parse("def f():\n    yield from g()")) if isinstance(node, ast.Expr))
    assert [ast.unparse(ast.fix_missing_locations(other)) for _, other in variants(node, {})] == ["yield from ()"]


def test_words_types_and_promises_of_speed_are_left_alone():
    text = '''
        def law(cell: Literal[1] = 2) -> int:
            """No rule: 3."""
            yield
            yield from ()
            return Legal(exact=True, why=f"{4}", no=Refusal("TOY-1.1", "far", {"reach": 5}))
    '''
    nodes = list(breakable(ast.parse(textwrap.dedent(text)).body[0]))
    assert not [node for node in nodes if isinstance(node, ast.Expr)]
    assert [node.value for node in nodes if isinstance(node, ast.Constant) and not isinstance(node.value, str)] == [2]


def test_only_rule_rooms_are_broken_and_each_mutant_is_one_change(game: Subject):
    found = mutants(game)
    assert {mutant.room for mutant in found} == {"rules"}
    module = game.modules[0]
    for mutant in found:
        changed = ast.unparse(broken(module, mutant, game)).splitlines()
        assert len([1 for one, other in zip(ast.unparse(module.tree).splitlines(), changed) if one != other]) == 1
    assert {mutant.rules for mutant in found} == {("TOY-1.1",), ("TOY-1.2",)}
    with pytest.raises(Invalid, match='no room "rule"'):
        subject("toys.toy", game.tests, ("rule",))


# -- which, and with which tests -----------------------------------------------------------------------------------------------------


def test_the_same_seed_picks_the_same_and_another_function_does_not_matter(game: Subject, toy: Path):
    first = [mutant.id for mutant in sample(game, 5, 7)]
    assert first == [mutant.id for mutant in sample(game, 5, 7)]
    assert len(first) == 5
    assert first != [mutant.id for mutant in sample(game, 5, 8)]
    known = {mutant.id for mutant in mutants(game) if mutant.function == "may_fire"}
    (toy / "toys/toy/rules/fire.py").write_text("\n\n" + SOURCE.replace("REACH + 1", "REACH + 2"), encoding="utf-8")
    changed = subject("toys.toy", game.tests)
    assert known == {mutant.id for mutant in mutants(changed) if mutant.function == "may_fire"}


@pytest.mark.parametrize(
    ("sizes", "total", "given"), [([10, 10], 4, [2, 2]), ([90, 9, 1], 10, [8, 1, 1]), ([2, 1], 9, [2, 1]), ([5, 0, 5], 4, [2, 0, 2]), ([9, 9, 9], 2, [1, 1, 1])]
)
def test_rooms_share_a_sample(sizes: list[int], total: int, given: list[int]):
    assert shares(sizes, total) == given


def test_rule_ids_are_read_from_text():
    assert cited("FL-2.6 to FL-2.8, HON-RULING-68; not X-1 or UTF-8") >= {"FL-2.6", "FL-2.7", "FL-2.8", "HON-RULING-68"}
    assert cited("TOI-7.2-7.4") == {"TOI-7.2", "TOI-7.3", "TOI-7.4"}


def test_tests_are_found_by_rule_and_golden_ones_are_not(game: Subject):
    tests = Index(game.tests)
    file = (game.tests / "test_rules.py").as_posix()
    assert tests.naming(["TOY-1.1"]) == [f"{file}::test_fire"]
    assert tests.naming(["TOY-1"]) == [f"{file}::test_fire", f"{file}::test_sight"]
    assert tests.naming(["TOY-2.1"]) == []
    assert tests.files() == [file]


def test_results_are_read_back(tmp_path: Path):
    """Of two results for a mutant the last counts; a torn line is passed over, and the next is not glued to it."""
    path = tmp_path / "results.jsonl"
    keep(path, Result("a", "survived"))
    path.write_bytes(path.read_bytes() + b'{"mutant": "b", "ver')
    keep(path, Result("a", "rule", "test_x"))
    assert read(path) == {"a": Result("a", "rule", "test_x")}
