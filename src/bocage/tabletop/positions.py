"""The lines of a written position, for tests and for people who set up problems: one fact in a line, `#` begins a comment, an error names its line."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from bocage.core.errors import Invalid, did_you_mean

COMMENT = re.compile(r"(?:^|\s)#.*")


class Line(NamedTuple):
    """A line that says something: its number in the text, from 1, and its words."""

    number: int
    text: str

    @property
    def words(self) -> list[str]:
        return self.text.split()


def lines(text: str) -> list[Line]:
    """The lines of a position that say something, without comments."""
    bare = (COMMENT.sub("", line).strip() for line in text.splitlines())
    return [Line(number, line) for number, line in enumerate(bare, 1) if line]


@contextmanager
def reading(line: Line) -> Iterator[None]:
    """Whatever is wrong while a line is read says which line it was."""
    try:
        yield
    except (ValueError, LookupError, StopIteration) as error:
        raise Invalid(f"position, line {line.number} ({line.text!r}): {_words(error)}") from None


def _words(error: Exception) -> str:
    if isinstance(error, KeyError):
        return f'nothing is called "{error.args[0]}"'
    if isinstance(error, IndexError | StopIteration):
        return "the line ends too early"
    return str(error)


def known(word: str, table: Collection[str], what: str) -> str:
    """The word, if a table has it."""
    if word not in table:
        raise Invalid(f'no {what} "{word}". {did_you_mean(word, table)}')
    return word
