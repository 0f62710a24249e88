"""Every scenario of every registered game. A game that cannot even be loaded stands here once, so that its own tests fail and not those of the others."""

from __future__ import annotations

from bocage.core.registry import slugs, title


def battles() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for slug in slugs():
        try:
            found += [(slug, scenario) for scenario in title(slug).scenarios()]
        except Exception:  # the tests of this game load it again, and show why
            found.append((slug, ""))
    return found


BATTLES = battles()
