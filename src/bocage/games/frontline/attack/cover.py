"""The Cover step (FL-8.10, FL-8.11, FL-8.16, FL-12.22, FL-12.26, FL-14.25)."""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.events import ScopeOpened
from bocage.core.legal import PASS, Answer, Legal, Pass
from bocage.games.frontline.attack.damage import attack_of, living
from bocage.games.frontline.cards.any_time import AnyTime, FallBack, UseBinoculars, UseCanteen, any_time, carry_out, listed, refuse_any_time, refuse_counter
from bocage.games.frontline.cards.deck import clear, play_card
from bocage.games.frontline.ground import victory
from bocage.games.frontline.sections.markers import check_key_location, morale_hit
from bocage.games.frontline.sections.sections import Pick
from bocage.games.frontline.state.fire_events import CoverStepBegan, DamageStepBegan, FirepowerMoved
from bocage.games.frontline.state.model import Battle, Section
from bocage.games.frontline.state.section_events import EquipmentUsed
from bocage.games.frontline.tables.names import card_name, force_name
from bocage.games.frontline.tables.tables import ACTIONS, CARDS, CONCEALMENT, EQUIPMENT

HIT_THE_DIRT = ACTIONS["hit_the_dirt"].cover
DIG_IN = ACTIONS["dig_in"].cover_per_morale_hit
SHOVEL = EQUIPMENT["shovel"].cover
CAUTIOUS_BONUS = 2


class HitTheDirt(Answer):
    """Plays Hit The Dirt."""

    def target(self) -> tuple[str, str]:
        return "card", "hit_the_dirt"


class DigIn(Answer):
    """Plays Dig-In; hits are placed one after another."""

    def target(self) -> tuple[str, str]:
        return "card", "dig_in"


class UseShovel(Answer):
    """A soldier of the section discards his Shovel."""

    force: str

    def target(self) -> tuple[str, str]:
        return "piece", self.force


Covering = HitTheDirt | DigIn | UseShovel | AnyTime | Pass
COVER: Question[Covering] = Question("cover", Covering, rule="FL-8.11", window="cover")
OTHERS: Question[AnyTime | Pass] = Question("priority", AnyTime | Pass, rule="FL-5.11", window="priority")
DIG_IN_HIT: Question[Pick | Pass] = Question("dig_in_hit", Pick | Pass, rule="FL-12.22")
COVER_POINT = {"point": "@point-cover"}


def under_fire(game: Battle) -> list[str]:
    """FL-8.10: the target's members or, if the marker was flipped, the attacker's; one card only for a sniper's fire (FL-11.35, FL-11.42)."""
    attack, state = attack_of(game), game.state
    if attack.flipped:
        single, name = (attack.countered if attack.counters == 1 else ""), attack.attacker
    else:
        single, name = attack.chosen, attack.target
    if single:
        return [single] if single in state.forces else []
    section = state.sections.get(name)
    return list(section.members) if section else []


def cover_step(game: Battle) -> Rules[bool]:
    """The cover that is there, then what its owner adds, any number of cards (FL-5.13), until all pass. Gives back whether firepower remains.

    A target that has moved meanwhile is still the target; the firepower is not reckoned anew (FL-6.11).
    """
    victims = under_fire(game)
    if attack_of(game).firepower <= 0 or not victims:
        return False  # FL-8.9, FL-8.15
    single = bool(attack_of(game).countered if attack_of(game).flipped else attack_of(game).chosen) and len(victims) == 1
    game.emit(ScopeOpened("cover", attack_of(game).attacker))  # closed when the attack is finished, so that odds tell what cover is worth
    game.emit(CoverStepBegan(tuple(victims)))
    section = game.section_of(victims[0])
    assert section is not None
    for why, amount in automatic(game, section, victims[0] if single else ""):
        reduce(game, amount, why)
    seats = game.order()
    passed = turn = 0
    while passed < len(seats) and attack_of(game).firepower > 0 and living(game):
        seat = seats[turn % len(seats)]
        turn += 1
        owner = seat == section.seat
        if (not game.state.hands[seat] and not game.has_face_down(seat)) or game.is_out(seat):
            passed += 1
            continue
        answer: Covering
        if owner:
            answer = yield from choose(game, seat, COVER, covering(game, seat), {"firepower": attack_of(game).firepower})
        else:
            answer = yield from choose(game, seat, OTHERS, any_time(game, seat, "cover"), COVER_POINT)
        if isinstance(answer, Pass):
            passed += 1
            continue
        passed = 0
        yield from _play(game, seat, answer)
        if victory.is_over(game):
            return False
    return attack_of(game).firepower > 0 and bool(living(game))


def automatic(game: Battle, section: Section, single: str) -> list[tuple[str, int]]:
    """Armour and inherent cover, Concealment, and cover until the end of the turn (FL-8.11, FL-11.37, FL-11.40, FL-15.3, FL-15.9)."""
    found = [("inherent", inherent_cover(section, single))]
    forces = game.state.forces
    if any(forces[member].concealed for member in section.members):
        found.append(("concealment", CONCEALMENT))
    found.append(("standing", section.cover))
    return [(why, amount) for why, amount in found if amount]


def inherent_cover(section: Section, single: str = "") -> int:
    """FL-15.10: in a mixed section only if every member has armour or inherent cover, and then the smallest; a sniper's target has its own alone."""
    members = (single,) if single else section.members
    return min(CARDS[member].armor or CARDS[member].cover for member in members)


def reduce(game: Battle, amount: int, why: str) -> None:
    """Cover is subtracted one for one, never below 0 (FL-2.12, FL-8.11)."""
    attack = attack_of(game)
    game.emit(FirepowerMoved(max(attack.firepower - amount, 0), attack.flipped, why, amount))


def covering(game: Battle, seat: str) -> Legal[Covering]:
    """What the owner of the section under fire may do."""
    return Legal(lambda answer: _refuse(game, seat, answer), lambda: _listing(game, seat), exact=True, default=PASS)


def _listing(game: Battle, seat: str) -> list[Covering]:
    hand, forces = game.state.hands[seat], game.state.forces
    found: list[Covering] = [PASS]
    if "hit_the_dirt" in hand:
        found.append(HitTheDirt())
    if "dig_in" in hand:
        found.append(DigIn())
    found += [UseShovel(member) for member in living_section(game) if "shovel" in forces[member].equipment]
    found += listed(game, seat, "cover")
    return found


def living_section(game: Battle) -> list[str]:
    """The section that suffers, as it is now: those under fire and, against a sniper, their comrades (FL-14.25)."""
    found: list[str] = []
    for victim in living(game):
        section = game.section_of(victim)
        assert section is not None
        found += [member for member in section.members if member not in found]
    return found


def _refuse(game: Battle, seat: str, answer: Covering) -> Refusal | None:
    hand = game.state.hands[seat]
    if isinstance(answer, HitTheDirt):
        return None if "hit_the_dirt" in hand else Refusal("FL-12.26", "card-not-in-hand", {"card": card_name("hit_the_dirt")})
    if isinstance(answer, DigIn):
        return None if "dig_in" in hand else Refusal("FL-12.22", "card-not-in-hand", {"card": card_name("dig_in")})
    if isinstance(answer, UseShovel):
        if answer.force in game.state.forces and answer.force not in living_section(game):
            return Refusal("FL-14.25", "not-under-fire", {"force": force_name(answer.force)}, ("who-is-under-fire",))
        return refuse_counter(game, seat, answer.force, "shovel", "FL-14.25")
    return refuse_any_time(game, seat, "cover", answer)


def _play(game: Battle, seat: str, answer: Covering) -> Rules[None]:
    if isinstance(answer, HitTheDirt):
        hit_the_dirt(game, seat)
    elif isinstance(answer, DigIn):
        yield from dig_in(game, seat)
    elif isinstance(answer, UseShovel):
        game.emit(EquipmentUsed(answer.force, "shovel", game.setting.side[seat]))
        reduce(game, SHOVEL, "shovel")
    elif isinstance(answer, FallBack | UseCanteen | UseBinoculars):
        yield from carry_out(game, seat, answer)


def hit_the_dirt(game: Battle, seat: str) -> None:
    """FL-12.26: 4 cover for this attack, and 2 more for each Cautious member of the section (FL-11.11)."""
    play_card(game, seat, "hit_the_dirt", text=True)
    cautious = sum(1 for member in living_section(game) if CARDS[member].cautious)
    reduce(game, HIT_THE_DIRT + CAUTIOUS_BONUS * cautious, "hit_the_dirt")
    clear(game, seat, "hit_the_dirt")


def dig_in(game: Battle, seat: str) -> Rules[None]:
    """FL-12.22: Morale hits on soldiers of the section, 4 cover for each; only on the chosen card against a sniper (FL-11.41)."""
    play_card(game, seat, "dig_in", text=True)
    placed = 0
    while living(game) and attack_of(game).firepower > 0:
        legal = hits(living(game), may_stop=placed > 0)
        answer = yield from choose(game, seat, DIG_IN_HIT, legal, {"firepower": attack_of(game).firepower})
        if isinstance(answer, Pass):
            break
        placed += 1
        yield from morale_hit(game, answer.force, "dig_in")
        if victory.is_over(game):
            return
        check_key_location(game)
        reduce(game, DIG_IN, "dig_in")
    clear(game, seat, "dig_in")


def hits(able: list[str], *, may_stop: bool) -> Legal[Pick | Pass]:
    """On whom the next hit of a Dig-In is placed, or no more."""

    def refuse(answer: Pick | Pass) -> Refusal | None:
        if isinstance(answer, Pass):
            return None if may_stop else Refusal("FL-12.22", "one-hit-at-least")
        return None if answer.force in able else Refusal("FL-11.41" if len(able) == 1 else "FL-12.22", "not-under-fire", {"force": force_name(answer.force)})

    return Legal(refuse, lambda: [*([PASS] if may_stop else []), *map(Pick, able)], exact=True)


def begin_damage(game: Battle) -> None:
    """FL-8.12: firepower remains."""
    game.emit(DamageStepBegan())
