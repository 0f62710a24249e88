"""Odds: what a choice may lead to, found by running the rules themselves.

`reckon` is what users ask; `runs` runs the rules of one choice over the outcomes of chance; `gc_pause` keeps the cycle collector out of it.
"""

from bocage.core.odds.reckon import Assumed, Distribution, odds, takes_a_chance, usual

__all__ = ["Assumed", "Distribution", "odds", "takes_a_chance", "usual"]
