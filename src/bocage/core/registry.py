"""Which games there are: packages announce a `Title` under the entry point group `bocage.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec

from bocage.core.errors import Invalid, did_you_mean
from bocage.core.game import Title

GROUP = "bocage.games"


@cache
def slugs() -> tuple[str, ...]:
    """The games that are installed, by name."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP) if find_spec(entry.module) is not None}))


@cache
def title(slug: str) -> Title:
    """A game by its slug."""
    for entry in entry_points(group=GROUP):
        if entry.name == slug:
            found: Title = entry.load()
            return found
    raise Invalid(f'there is no game "{slug}". {did_you_mean(slug, slugs())}')
