"""The Damage step: counters from the cup, and what they do (chapter 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from bocage.core.chance import Draw, Outcome
from bocage.core.decision import Question, Rules, choose_unless_forced
from bocage.games.frontline.cards.any_time import priority_point
from bocage.games.frontline.ground import victory
from bocage.games.frontline.ground.terrain import cover_level
from bocage.games.frontline.sections.markers import check_key_location, morale_hit, pin, wound
from bocage.games.frontline.sections.sections import Pick, kill, pick
from bocage.games.frontline.state.fire_events import CounterDrawn
from bocage.games.frontline.state.model import Attack, Battle
from bocage.games.frontline.tables.tables import COST, COUNTERS, CUP

NAME: Question[Pick] = Question("name_member", Pick, rule="FL-9.2")


@cache
def draws_ahead(firepower: int, level: str) -> int:
    """How many draws odds have to look at, if those that leave the same counters in the cup are counted as one (FL-9.3, FL-9.5, FL-9.7)."""
    copies = Counter(CUP)
    paid = sum(hands_within(firepower - COST[kind][level], level, kind) for kind in copies)
    return paid + hands_within(firepower - 1, level, "")  # after each there is an end: a counter that cannot be paid for


def hands_within(spent: int, level: str, but_one: str) -> int:
    """How many different handfuls of counters cost so much at most; of one kind a copy stays in the cup."""
    if spent < 0:
        return 0
    ways = [1] + [0] * spent  # by what they cost
    for kind, count in Counter(CUP).items():
        cost = COST[kind][level]
        most = count - (kind == but_one)
        ways = [sum(ways[total - number * cost] for number in range(min(most, total // cost) + 1)) for total in range(spent + 1)]
    return sum(ways)


class CounterDraw(Draw):
    """A draw from the cup (FL-9.2). All counters that the firepower cannot pay for end the attack alike (FL-9.5): they are one branch.

    It knows how much lies ahead, so that odds sample at once what is too much.
    """

    __slots__ = ("firepower", "level", "several")

    def __init__(self, items: tuple[str, ...], firepower: int, level: str, several: bool = False) -> None:
        super().__init__("cup", items, 1, "FL-9.2")
        self.firepower, self.level, self.several = firepower, level, several

    def size(self) -> int:
        """How many branches there are."""
        return len({counter if COST[counter][self.level] <= self.firepower else "" for counter in self.items})

    def ahead(self) -> int:
        """How many branches lie ahead, about: more if it matters whom a counter hits."""
        found = draws_ahead(self.firepower, self.level)
        return found * 7 // 4 if self.several else found

    def branches(self) -> Iterator[tuple[Outcome, Fraction]]:
        """Every kind of counter that can be paid for, and all others together."""
        counts: dict[str, list[int]] = {}
        for place, counter in enumerate(self.items):
            kind = counter if COST[counter][self.level] <= self.firepower else ""
            known = counts.setdefault(kind, [place, 0])
            known[1] += 1
        left = len(self.items)
        for place, count in counts.values():
            yield ((place,),), Fraction(count, left)


def damage_step(game: Battle) -> Rules[bool]:
    """One counter (FL-9.2 to FL-9.5): name the member, draw, pay and apply. Gives back whether the attack goes on."""
    if not living(game):
        return False  # FL-8.15: what remains is lost
    yield from priority_point(game, "damage")  # FL-5.11 (e)
    able = nameable(game)
    if not able or attack_of(game).firepower <= 0:
        return False
    owner = game.state.forces[able[0]].seat
    named = yield from choose_unless_forced(game, owner, NAME, pick(able, "FL-9.2", "others-first"), {"firepower": attack_of(game).firepower})
    victim = named.force
    section = game.section_of(victim)
    assert section is not None
    level = cover_level(game, section.at)
    counter = (yield CounterDraw(cup(attack_of(game)), attack_of(game).firepower, level, len(attack_of(game).victims) > 1))[0]
    cost = COST[counter][level]  # FL-9.3
    paid = cost <= attack_of(game).firepower
    game.emit(CounterDrawn(counter, victim, cost, paid))
    if not paid:
        return False  # FL-9.5
    yield from apply_result(game, victim, COUNTERS[counter].result)
    return not victory.is_over(game) and attack_of(game).firepower > 0 and bool(living(game))


def attack_of(game: Battle) -> Attack:
    attack = game.state.attack
    assert attack is not None
    return attack


def cup(attack: Attack) -> tuple[str, ...]:
    """What is left in the cup: drawn counters stay out until the attack is finished (FL-9.7)."""
    left = list(CUP)
    for counter in attack.drawn:
        left.remove(counter)
    return tuple(left)


def living(game: Battle) -> list[str]:
    """Members under fire who are still alive (FL-9.14, FL-9.21)."""
    forces = game.state.forces
    return [victim for victim in attack_of(game).victims if victim in forces]


def nameable(game: Battle) -> list[str]:
    """FL-9.2: all must have taken one counter before any takes a second."""
    attack, forces = attack_of(game), game.state.forces
    alive = [(count, victim) for victim, count in zip(attack.victims, attack.taken, strict=True) if victim in forces]
    least = min((count for count, _ in alive), default=0)
    return [victim for count, victim in alive if count == least]


def apply_result(game: Battle, force: str, result: str) -> Rules[None]:
    """FL-9.1: Pin, Morale, Wound or Dead, for soldiers, vehicles and guns alike (FL-9.17)."""
    if result == "pin":
        pin(game, force)
    elif result == "morale":
        yield from morale_hit(game, force, "damage")
    elif result == "wound":
        yield from wound(game, force, "damage")
    else:
        yield from kill(game, force)
    check_key_location(game)
