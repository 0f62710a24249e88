"""The registry, options, the kinds of errors, and the public surface."""

from __future__ import annotations

import pytest

import bocage
from bocage.core.errors import IllegalChoice, Invalid, RecordError, RuleError, Stale
from bocage.core.registry import slugs, title
from tests.core.toy import TITLE


def test_invalid_and_illegal_are_different_and_both_value_errors():
    for kind in (Invalid, IllegalChoice, Stale, RecordError):
        assert issubclass(kind, ValueError)
    assert not issubclass(Invalid, IllegalChoice)
    assert not issubclass(RuleError, ValueError)


def test_the_registry_knows_its_games():
    assert "patrol" in slugs()
    assert title("patrol").slug == "patrol"
    with pytest.raises(Invalid, match='Did you mean "patrol"'):
        title("patrl")


def test_a_wrong_scenario_or_option_is_refused_with_the_nearest_word():
    first = next(iter(title("patrol").scenarios()))
    with pytest.raises(Invalid, match=f'Did you mean "{first}"'):
        bocage.new("patrol", first + "x")
    with pytest.raises(Invalid, match='no option "trap"'):
        TITLE.resolve_options({"trap": "no"})
    with pytest.raises(Invalid, match='cannot be "perhaps"'):
        TITLE.resolve_options({"traps": "perhaps"})
    assert TITLE.resolve_options({}) == {"traps": "yes"}
    assert TITLE.resolve_options({"traps": "no"}) == {"traps": "no"}


def test_the_public_surface_holds_what_it_promises():
    match = bocage.new("patrol", seed=7)
    assert match.asks
    again = bocage.load(match.save())
    assert again.hash() == match.hash()
    assert bocage.verify(match.save())
    for name in bocage.__all__:
        assert hasattr(bocage, name)
