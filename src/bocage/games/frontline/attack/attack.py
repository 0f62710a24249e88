"""Attacks: declaration, the reactions to them, counterattacks, and their end (FL-2.10, FL-2.11, chapter 8).

The attack under way is `state.attack`; between its links lie joints: declaration, each reaction, the Cover step, each counter, the end.
"""

from __future__ import annotations

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.events import ScopeClosed
from bocage.core.legal import Answer, Legal
from bocage.games.frontline.attack.cover import begin_damage, cover_step
from bocage.games.frontline.attack.damage import attack_of, damage_step
from bocage.games.frontline.attack.fire import declare_fire
from bocage.games.frontline.attack.firepower import can_fire, halved
from bocage.games.frontline.cards.any_time import priority_point
from bocage.games.frontline.cards.deck import clear
from bocage.games.frontline.ground import victory
from bocage.games.frontline.state.fire_events import AttackBegan, AttackEnded, Counterattacked, FirepowerMoved
from bocage.games.frontline.state.model import Attack, Battle, Section
from bocage.games.frontline.tables.tables import ACTIONS


class At(Answer):
    """The enemy section under attack."""

    section: str

    def target(self) -> tuple[str, str]:
        return "piece", self.section


TARGET: Question[At] = Question("target", At, rule="FL-7.14")


def refuse_attack(game: Battle, section: Section, target: str = "") -> Refusal | None:
    """Why a section cannot attack: it needs a card (FL-5.2) and a target at which a member can fire (FL-7.13, FL-7.14)."""
    if not game.state.hands[section.seat]:
        return Refusal("FL-5.2", "needs-a-card", remedies=("prepare-draws",))
    if target:
        found = game.state.sections.get(target)
        return None if found is not None and can_fire(game, section, found) else why_no_fire(game, section)
    for enemy in game.enemy_sections(section.seat):
        if can_fire(game, section, enemy):
            return None
    return why_no_fire(game, section)


def why_no_fire(game: Battle, section: Section) -> Refusal:
    """FL-7.13: what keeps all members from firing: Pins (FL-9.8), empty weapons without a grenade (FL-7.10), or range and armour (FL-7.5, FL-15.4)."""
    forces = [game.state.forces[member] for member in section.members]
    ready = [force for force in forces if not force.pin]
    if not ready:
        return Refusal("FL-7.13", "all-pinned", {"section": section.id}, ("prepare-unpins",))
    if not any(force.loaded or force.equipment for force in ready):
        return Refusal("FL-7.13", "all-empty", {"section": section.id}, ("prepare-reloads",))
    return Refusal("FL-7.13", "nobody-can-fire", remedies=("another-range",))


def targets(game: Battle, section: Section) -> Legal[At]:
    """FL-7.14: any one enemy section at which somebody can fire; nothing blocks (FL-7.2)."""

    def refuse(answer: At) -> Refusal | None:
        enemy = game.state.sections.get(answer.section)
        if enemy is None or game.side(enemy) == game.side(section):
            return Refusal("FL-7.14", "not-an-enemy", {"section": answer.section})
        return None if can_fire(game, section, enemy) else why_no_fire(game, section)

    return Legal(refuse, lambda: [At(enemy.id) for enemy in game.enemy_sections(section.seat)])


def attack(game: Battle, name: str, target: str = "") -> Rules[None]:
    """FL-8.1: an attack of one section is declared (FL-7.15); a reaction attack can only be on the section that it reacts to (FL-5.5, FL-5.6)."""
    section = game.state.sections[name]
    if not target:
        target = (yield from choose(game, section.seat, TARGET, targets(game, section), {"section": name})).section
    shot = yield from declare_fire(game, name, target, counter=False)
    reaction = not game.is_active(section.seat)
    game.emit(AttackBegan(Attack(name, target, section.seat, shot.total, reaction, chosen=shot.chosen)))
    yield from priority_point(game, "declared")  # FL-5.11 (c)


def counterattack(game: Battle, name: str) -> Rules[None]:
    """FL-8.4 to FL-8.8: fire of any Not Acted section at the attacker (FL-8.7), halved unless Covering Fire, is subtracted at once.

    What exceeds the attack turns the marker round.
    """
    shot = yield from declare_fire(game, name, attack_of(game).attacker, counter=True)
    full = shot.text and ACTIONS[shot.card].no_halving  # FL-12.21
    power = shot.total if full else halved(shot.total)
    under_way = attack_of(game)
    if under_way.flipped:
        left, flipped = under_way.firepower + power, True  # FL-8.8
    else:
        left, flipped = under_way.firepower - power, False
        if left < 0:
            left, flipped = -left, True  # FL-8.5
    game.emit(Counterattacked(name, shot.chosen))
    game.emit(FirepowerMoved(left, flipped, "counterattack", power))


def resolve(game: Battle) -> Rules[None]:
    """What comes next in an attack whose reactions are over: the Cover step, then counter by counter, then the end (FL-8.11 to FL-8.13)."""
    if attack_of(game).stage == "cover":
        goes_on = yield from cover_step(game)
        if goes_on:
            begin_damage(game)
    else:
        goes_on = yield from damage_step(game)
    if not goes_on and not victory.is_over(game):
        finish(game)


def finish(game: Battle) -> None:
    """FL-8.13: cards are discarded, the attacker's action card last (FL-5.14); counters go back to the cup."""
    ended = attack_of(game)
    table = list(game.state.table)
    for played in [card for card in table if card.seat != ended.seat] + [card for card in table if card.seat == ended.seat]:
        clear(game, played.seat, played.card)
    game.emit(AttackEnded(ended.attacker, ended.target))
    if ended.victims:
        game.emit(ScopeClosed("cover", ended.attacker))
    for _ in range(ended.counters):
        game.emit(ScopeClosed("counterattack", ended.attacker))
    game.emit(ScopeClosed("attack", ended.attacker))
