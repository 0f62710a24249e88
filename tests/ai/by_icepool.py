"""The odds of attacks reckoned a second time, by icepool, from the numbers that lie on the table when the dice are taken up.

What goes in is what players can read off the table at that moment (dice, fire value and bonus, save, firepower left, who is under fire); what becomes of the
dice is written here anew from the rulebook. Questions on the way have the answers that the odds assume: nobody spends, plays or reveals anything, saves
are rolled, counters go to the first who may take one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import icepool

import bocage
from bocage.ai import player
from bocage.core.chance import NeedsChance, Outcome, Request
from bocage.core.decision import Ask
from bocage.core.match import Match
from bocage.core.odds import usual
from bocage.games.frontline.ground.terrain import cover_level
from bocage.games.frontline.tables.tables import CARDS
from bocage.games.heroes_of_normandie.rules.saves import best_save
from bocage.games.heroes_of_normandie.rules.skills_passive import bonus, effects
from tests.ai.by_icepool_plane import dropzone, legends

Result = tuple[int, str]
BATTLES = {
    "tide_of_iron": ("first_contact", "saint_aubin"),
    "heroes_of_normandie": ("hon_s1_turqueville", "hon_s3_la_fiere"),
    "frontline": ("fl_s02", "fl_s03"),
    "legends_old_west": ("first_patrol", "bridge_at_dusk"),
    "dropzone_commander": ("dzc.first_drop", "dzc.street_of_lanterns"),
}
QUESTIONS = {
    "tide_of_iron": ("attack_type", "concentrated_target", "target", "op_fire"),
    "heroes_of_normandie": ("act", "manoeuvre"),
    "frontline": ("fire_card", "fire"),
    "legends_old_west": ("fire_at",),
    "dropzone_commander": ("aim",),
}
FIRES = {
    "tide_of_iron": ("attack_type", "aim", "op_fire"),
    "heroes_of_normandie": ("fire_at",),
    "frontline": ("for_text", "as_default", "fire"),
    "legends_old_west": ("at",),
    "dropzone_commander": ("shoot_all",),
}


class _Stop:
    def answer(self, asked: Request) -> Outcome:
        raise NeedsChance(asked)


def attacks(slug: str, seed: int) -> Iterator[tuple[Match, Ask[Any], Any]]:
    """Attacks that come up in random play, a few of each battle, each with its question and answer."""
    while True:
        seed += 1
        match = bocage.new(slug, BATTLES[slug][seed % 2], seed=f"attacks {seed}")
        random, found = player("random", f"attacks {seed}"), 0
        while match.asks and found < 12:
            ask = match.asks[0]
            if ask.what in QUESTIONS[slug]:
                offered = [answer for answer in ask.legal if answer.__struct_config__.tag in FIRES[slug]]
                if offered:
                    found += 1
                    yield match, ask, offered[(seed + found) % len(offered)]
            match.play(ask.seat, random.choose(match, ask))


def at_the_dice(match: Match, ask: Ask[Any], answer: Any) -> Match | None:
    """The match as it stands when the first dice of the attack are taken up; None if it comes to none."""
    twin = match.copy(_Stop(), history=True)
    seat = ask.seat
    for _ in range(40):
        try:
            twin.play(seat, answer)
        except NeedsChance:
            return twin
        if not twin.asks:
            return None
        question = twin.asks[0]
        seat, answer = question.seat, usual(question)
    return None


def reckoned(match: Match, ask: Ask[Any], answer: Any) -> dict[str, Fraction] | None:
    """The distribution of results by icepool; None for what is not reckoned here."""
    table = at_the_dice(match, ask, answer)
    if table is None:
        return None
    die = RECKONERS[match.title.slug](table, ask, answer)
    return None if die is None else {outcome: die.probability(outcome) for outcome in die.outcomes()}


# -- Tide of Iron: TOI-11.7 to TOI-11.11, TOI-12.1 to TOI-12.12 -------------------------------------------------------------------

HIT_ON = {"close": 4, "normal": 5, "long": 6}
SUPPRESSION = {"": ["", "pinned", "pinned", "disrupted", "routed"], "pinned": ["", "disrupted", "disrupted", "routed"], "disrupted": ["", "routed"]}
DAMAGE = {"": ["", "light", "light", "heavy", "destroyed"], "light": ["", "heavy", "heavy", "destroyed"], "heavy": ["", "destroyed"]}
WORSE = {"pinned": 2, "disrupted": 4, "light": 3, "heavy": 6}


def _tide_of_iron(table: Match, ask: Ask[Any], answer: Any) -> Any:
    declared = [event for event in table.all_events() if type(event).__name__ == "AttackDeclared"][-1:]
    if not declared or table.game.state.aces:
        return None
    shot: Any = declared[0]
    game: Any = table.game
    target = game.unit(shot.target)
    if target.cell in game.state.mines:  # the move goes on into them, and odds with it
        return None
    black = (icepool.d6 >= HIT_ON[shot.band]).pool(shot.attack).sum() if shot.attack else icepool.Die([0])
    red = (icepool.d6 >= 5).pool(shot.defense).sum() if shot.defense else icepool.Die([0])
    if target.kind != "squad" and "thick_armor" in target.vehicle.abilities:  # TOI-20.38, one die is turned while one is no success
        red = red.map(lambda shields: min(shields + 1, shot.defense))
    hits = (black - red).map(lambda net: max(net, 0))

    def result(net: int) -> Result:
        if net == 0:
            return 0, "result-no-effect"
        if target.kind != "squad":
            steps = DAMAGE[target.damage]
            found = steps[min(net, len(steps) - 1)]
            if found == "destroyed" or (found == "heavy" and "fragile" in target.vehicle.abilities):
                return 8, "result-damage"
            return WORSE[found], f"result-{found}"
        if shot.how == "suppressive":
            steps = SUPPRESSION[target.condition]
            found = steps[min(net, len(steps) - 1)]
            return (8, "result-routed") if found == "routed" else (WORSE[found], f"result-{found}")
        return (8, "result-losses") if net >= len(target.figures) else (net, "result-figures")

    return hits.map(lambda net: _boxed(result(net)))


def _boxed(result: Result) -> str:
    """A result as one outcome that icepool neither takes apart nor adds up."""
    return f"{result[0]}|{result[1]}"


# -- Heroes of Normandie: HON-6.8 to HON-6.30, HON-11.3 to HON-11.7, HON-12.3 -----------------------------------------------------


def _heroes(table: Match, ask: Ask[Any], answer: Any) -> Any:
    game: Any = table.game
    if not game.state.shots or game.setting.immediate:
        return None
    shot = game.state.shots[-1]
    target, profile = game.unit(shot.target), game.profile(shot.target)
    if not target.visible or shot.automatic or len(game.state.shots) > 1:
        return None
    extra, granted, needed = bonus(game, shot), effects(game, shot), best_save(game, shot)
    hurts = not profile.armoured or "piercing" in granted
    healthy = profile.hit_points + target.extra - target.hits

    def after(total: int, double: bool, saved: bool) -> str:
        value = total + extra
        success = value >= shot.value
        count = 2 if "double_impact" in granted or ("twelve_hurts" in game.setting.variants and value >= 12) else 1
        hits = count if success and hurts and not saved else 0
        suppressed = count if success and not hurts else int(not success and double)
        suppressed += "suppress_on_7" in granted and value == 7
        suppressed += "suppress_7plus_infantry" in granted and value >= 7 and profile.infantry
        suppressed += "suppress_with_hit_infantry" in granted and hits > 0 and profile.infantry
        suppressed += "suppress_with_hit_tank" in granted and hits > 0 and profile.tank
        if hits >= healthy:
            return _boxed((6, "result-destroyed"))
        if suppressed and profile.fragile and target.suppressed + suppressed >= profile.fragile:
            return _boxed((5, "result-withdrawn"))
        if hits:
            return _boxed((4, "result-hit"))
        if suppressed:
            return _boxed((2, "result-suppressed"))
        return _boxed((0, "result-saved" if saved else "result-none"))

    def thrown(one: int, other: int) -> Any:
        total, double = one + other, one == other
        if total + extra >= shot.value and hurts and needed:
            return (icepool.d6 >= needed).map(lambda saved: after(total, double, bool(saved)))
        return after(total, double, False)

    return icepool.map(thrown, icepool.d6, icepool.d6)


# -- Frontline: FL-9.1 to FL-9.21 -------------------------------------------------------------------------------------------------

CUP = {"pin": (4, 4, 4), "morale": (4, 4, 4), "wound": (4, 4, 3), "dead": (2, 2, 1)}  # copies of each kind, the cheapest first (FL-3.17)
PRICE = {
    "light": {"pin": (1, 2, 3), "morale": (2, 3, 4), "wound": (4, 5, 6), "dead": (7, 8, 10)},
    "medium": {"pin": (2, 3, 4), "morale": (3, 4, 5), "wound": (6, 7, 8), "dead": (10, 11, 13)},
    "heavy": {"pin": (3, 4, 5), "morale": (4, 5, 6), "wound": (8, 9, 10), "dead": (13, 14, 16)},
}
KINDS = [(effect, place) for effect in CUP for place in range(3)]
Soldier = tuple[int, int, int, int, int]  # morale left, wounds left, pinned, VP, counters taken


def _frontline(table: Match, ask: Ask[Any], answer: Any) -> Any:
    game: Any = table.game
    attack = game.state.attack
    if attack is None or attack.flipped or attack.drawn:
        return None
    forces = game.state.forces
    section = game.section_of(attack.victims[0])
    side = game.side(section)
    if game.setting.side[ask.seat] == side:
        return None
    price = PRICE[cover_level(game, section.at)]
    fearless = [CARDS[victim].fearless for victim in attack.victims]
    left = (game.state.total[side] + 1) // 2 - game.state.lost.get(side, 0)  # VP that end the battle at once (FL-16.1)
    soldiers = tuple((CARDS[v].morale - forces[v].morale, CARDS[v].kills - forces[v].wounds, int(forces[v].pin), CARDS[v].vp, 0) for v in attack.victims)

    def told(worth: int, killed: int) -> str:
        if killed:
            return f"{worth}|result-killed|{killed}"
        return _boxed((worth, "result-hurt" if worth else "result-none"))

    @cache
    def drawn(firepower: int, cup: tuple[int, ...], standing: tuple[Soldier | None, ...], worth: int, killed: int) -> Any:
        alive = [index for index, soldier in enumerate(standing) if soldier is not None]
        if firepower <= 0 or not alive or killed >= left:
            return icepool.Die([told(worth, killed)])
        named = min(alive, key=lambda index: (standing[index][4], index))  # type: ignore[index]

        def after(kind: int) -> Any:
            effect, place = KINDS[kind]
            cost = price[effect][place]
            if cost > firepower:
                return icepool.Die([told(worth, killed)])
            soldier = standing[named]
            assert soldier is not None
            morale, life, pinned, vp, taken = soldier
            gain = 0
            if effect == "pin" and not pinned and not fearless[named]:
                pinned, gain = 1, 2
            elif effect == "morale" and morale > 0:
                morale, gain = morale - 1, 1
            elif effect in ("wound", "morale"):
                life, gain = life - 1, 4
            dies = effect == "dead" or life <= 0
            now = None if dies else (morale, life, pinned, vp, taken + 1)
            rest = tuple(count - (index == kind) for index, count in enumerate(cup))
            others = (*standing[:named], now, *standing[named + 1 :])
            return drawn(firepower - cost, rest, others, worth + gain + (10 * vp if dies else 0), killed + (vp if dies else 0))

        counters = icepool.Die({kind: count for kind, count in enumerate(cup) if count})
        return counters.map(after)

    return drawn(attack.firepower, tuple(CUP[effect][place] for effect, place in KINDS), soldiers, 0, 0)


RECKONERS = {
    "tide_of_iron": _tide_of_iron, "heroes_of_normandie": _heroes, "frontline": _frontline, "legends_old_west": legends, "dropzone_commander": dropzone,
}  # fmt: skip


def named(found: Any) -> dict[str, Fraction]:
    """A distribution of the rules in the words of this module."""
    spread: dict[str, Fraction] = {}
    for result, chance in found.results:
        facts = dict(result.facts)
        key = f"{result.value}|{result.message}" + (f"|{facts['killed']}" if "killed" in facts else "")
        spread[key] = spread.get(key, Fraction(0)) + chance
    return spread
