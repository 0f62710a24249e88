"""Trying a mutant: a forked process imports the game with one broken module and runs tests until one fails.

The parent has imported everything but the game, so that a child begins at once and still meets every line of the broken module, constants and tables that are
made on import included. A child that does not come back in time is ended: a rule that never ends is noticed by every player. No child may eat the machine.
"""

from __future__ import annotations

import ast
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType
from typing import Any

import msgspec
import pytest

from bocage.core.errors import Invalid

MEMORY = 3 * 2**30
LONGEST = 600.0  # seconds for the tests without a mutant
PYTEST = ("-q", "--no-header", "--no-summary", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminalreporter")


class Run(msgspec.Struct):
    """How the tests went: those that passed with their seconds, and the one that failed with what it said; `ended` is False if they were not done in time."""

    passed: dict[str, float] = {}
    failed: str = ""
    said: str = ""
    ended: bool = True
    seconds: float = 0.0


class _Broken(MetaPathFinder):
    """Finds one module, and loads it from a changed syntax tree in place of its file."""

    def __init__(self, module: str, path: str, tree: ast.Module) -> None:
        self.module, self.path, self.tree = module, path, tree

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_file_location(fullname, self.path, loader=_Loader(self)) if fullname == self.module else None


class _Loader(SourceFileLoader):
    def __init__(self, broken: _Broken) -> None:
        super().__init__(broken.module, broken.path)
        self.broken = broken

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.broken.tree, self.broken.path, "exec", dont_inherit=True)


class _Listener:
    """A plugin of pytest that keeps what passed and what failed."""

    def __init__(self) -> None:
        self.run = Run(passed={})

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed(report.nodeid, report)
        elif report.when == "call" and report.passed:
            self.run.passed[report.nodeid] = round(report.duration, 3)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._failed(report.nodeid, report)

    def _failed(self, name: str, report: Any) -> None:
        if not self.run.failed:
            lines = [line.strip() for line in str(report.longrepr).splitlines() if line.strip()]
            told = [line for line in lines if line.startswith("E ")]
            self.run.failed, self.run.said = name, (told or lines or [""])[0].removeprefix("E ").strip()[:200]


def refuse_if_imported(package: str) -> None:
    """A game that is imported cannot be broken any more."""
    if package in sys.modules:
        raise Invalid(f"{package} is imported in this process; mutants are tried from one that has not seen it")


def run_tests(names: Sequence[str], seconds: float, module: str = "", path: str = "", tree: ast.Module | None = None) -> Run:
    """Runs tests in a forked process, with a broken module if one is given, until one fails or the time is over."""
    begun = time.monotonic()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _child(writing, names, _Broken(module, path, tree) if tree is not None else None)
    os.close(writing)
    try:
        data = _read(reading, begun + seconds)
    finally:
        os.close(reading)
        if not _is_gone(child):
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
    run = msgspec.json.decode(data, type=Run) if data else Run(ended=time.monotonic() - begun < seconds, said="the process died")
    if not run.ended:
        run.said = f"not done after {seconds:.0f} s"
    run.seconds = round(time.monotonic() - begun, 2)
    return run


def _read(pipe: int, until: float) -> bytes:
    """What the child says before it closes the pipe; nothing if it is late."""
    data = b""
    while True:
        ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            return b""
        part = os.read(pipe, 65536)
        if not part:
            return data
        data += part


def _is_gone(child: int) -> bool:
    """Whether the child has ended, which it does right after it has closed the pipe."""
    for _ in range(20):
        if os.waitpid(child, os.WNOHANG)[0]:
            return True
        time.sleep(0.005)
    return False


def _child(writing: int, names: Sequence[str], broken: _Broken | None) -> None:
    """Runs the tests, tells the parent and ends, whatever happens: a child never goes on with the parent's work."""
    status = 1
    try:
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        _steady()
        if broken is not None:
            sys.meta_path.insert(0, broken)
        listener = _Listener()
        code = pytest.main([*PYTEST, *names], plugins=[listener])
        if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and not listener.run.failed:
            listener.run.failed, listener.run.said = "pytest", f"exit status {int(code)}"
        os.write(writing, msgspec.json.encode(listener.run))
        status = 0
    finally:
        os._exit(status)


def _steady() -> None:
    """Properties are tried with the same examples each time, and remember none."""
    try:
        from hypothesis import settings  # only where the tests have it
    except ImportError:
        return
    settings.register_profile("mutation", derandomize=True, database=None)
    settings.load_profile("mutation")
