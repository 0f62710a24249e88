"""Splitting a clump of contacts into the smallest fights (LOW-6.4): one against one where possible, otherwise one against several.

The number of fights is that of a maximum matching: every fight holds one matched pair, and nobody left over can be matched without unmatching another.
A choice is legal if a maximum matching is still possible with it.
"""

from __future__ import annotations

Contacts = dict[str, list[str]]


def maximum(contacts: Contacts, mine: list[str], fixed: dict[str, str]) -> int:
    """The size of the largest matching that keeps the fixed pairs (figure of mine: enemy)."""
    taken: dict[str, str] = {foe: who for who, foe in fixed.items()}
    held = set(fixed)

    def seek(who: str, seen: set[str]) -> bool:
        for foe in contacts[who]:
            if foe in seen:
                continue
            seen.add(foe)
            other = taken.get(foe)
            if other is None or (other not in held and seek(other, seen)):
                taken[foe] = who
                return True
        return False

    count = len(fixed)
    for who in mine:
        if who not in held and seek(who, set()):
            count += 1
    return count


class pairings:
    """Settles pair after pair; `next_choice` gives the next figure and whom it may fight, None when all is settled."""

    def __init__(self, contacts: Contacts, mine: list[str]) -> None:
        self.contacts, self.mine = contacts, mine
        self.yours = [ident for ident in contacts if ident not in set(mine)]
        self.best = maximum(contacts, mine, {})
        self.fixed: dict[str, str] = {}  # matched pairs: mine to yours
        self.extra: dict[str, str] = {}  # those left over: whom they help to fight, either side

    def next_choice(self) -> tuple[str, list[str]] | None:
        for who in self.mine:
            if who in self.fixed or who in self.extra:
                continue
            foes = [foe for foe in self.contacts[who] if foe not in self.fixed.values() and self._possible(who, foe)]
            if foes:
                return who, foes
        matched = set(self.fixed) | set(self.fixed.values())
        for who in (*self.mine, *self.yours):
            if who not in matched and who not in self.extra:
                foes = [foe for foe in self.contacts[who] if foe in matched and self._star(foe)]
                return who, foes or [foe for foe in self.contacts[who] if foe in matched]
        return None

    def _possible(self, who: str, foe: str) -> bool:
        return maximum(self.contacts, self.mine, {**self.fixed, who: foe}) == self.best

    def _star(self, centre: str) -> bool:
        """A fight has one figure on one side: whoever is helped against may not have helpers of his own partner."""
        partner = self.fixed.get(centre) or next((who for who, foe in self.fixed.items() if foe == centre), "")
        return partner not in self.extra.values()

    def settle(self, who: str, foe: str) -> None:
        """Takes a pair, or a helper."""
        mine = set(self.mine)
        pair = (who, foe) if who in mine else (foe, who)
        if pair[0] not in self.fixed and pair[1] not in self.fixed.values():
            self.fixed[pair[0]] = pair[1]
        else:
            self.extra[who] = foe

    def result(self) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        """The fights: mine and yours, the matched pair first."""
        found = []
        for who, foe in self.fixed.items():
            ours = (who, *(helper for helper, against in self.extra.items() if against == foe))
            theirs = (foe, *(helper for helper, against in self.extra.items() if against == who))
            found.append((ours, theirs))
        return found
