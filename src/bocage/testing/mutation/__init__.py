"""Mutation: rules are broken on purpose, one small change at a time, to see whether a test that names the rule notices (docs/guide/mutation.md).

Theory of operation. `subject` reads the sources of a game, room by room, and knows which rule ids each function cites; `operators` says in how many ways a
piece of syntax can be broken; `sampling` picks mutants by seed, stratified over the rooms; `naming` knows which tests name which rule; `trial` forks a process
that has not imported the game yet, hands it the broken module in place of the file, and runs the tests there; `results` keeps a line per mutant and reports.
"""

from __future__ import annotations

from bocage.testing.mutation.sampling import Mutant, mutants, sample
from bocage.testing.mutation.subject import Subject, subject

__all__ = ["Mutant", "Subject", "mutants", "sample", "subject"]
