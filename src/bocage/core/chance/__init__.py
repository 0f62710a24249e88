"""Chance is an input: a rule names what it asks of the dice and why; who answers is not its business.

Theory of operation. A rule yields a request (`Roll`, `Draw`, `Shuffle`). A *source* answers it with plain integers: faces of dice, indices into a bag, a
permutation. These are what the journal keeps, so a replay never depends on a generator's internals. The rule does not see the faces but the *reading* it
declared (successes at 5+, a total, the faces one by one), so an enumerator may work in bins: it puts forward one example of faces for each bin.

Sources: `Seeded` (play and tools), `Scripted` (tests), `Committed` (fair dice on a server), `Fixed` (enumeration and replay). Numbers come
from SHA-256 of a key and the number of the request, so that they are the same on every machine and every request can be proved on its own.
"""

from bocage.core.chance.pools import Faces, Pool, Shown, faces, highest, multiset, successes, total
from bocage.core.chance.requests import Draw, Outcome, Request, Roll, Shuffle
from bocage.core.chance.sources import Committed, DiceScriptError, Fixed, NeedsChance, Numbers, Sampling, Scripted, Seeded, Source

__all__ = [
    "Committed", "DiceScriptError", "Draw", "Faces", "Fixed", "NeedsChance", "Numbers", "Outcome", "Pool", "Request", "Roll", "Sampling", "Scripted", "Seeded",
    "Shown", "Shuffle", "Source", "faces", "highest", "multiset", "successes", "total",
]  # fmt: skip
