"""Fights (LOW-2.19 to 2.21, LOW-3.4, LOW-6.4 to 6.6): contacts are split into the smallest fights, the Initiative side orders them."""

from __future__ import annotations

from bocage.core.chance import Pool, highest, multiset
from bocage.core.decision import Question, Rules, choose_unless_forced, roll, scope
from bocage.core.legal import Answer, Legal, only
from bocage.games.legends_old_west.aiming.fame import spend_fame
from bocage.games.legends_old_west.aiming.wounds import Hit, suffer, wound_roll
from bocage.games.legends_old_west.fighting.giving_ground import back_away
from bocage.games.legends_old_west.fighting.pairing import pairings
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.ground.troops import fight_value, melee_strength
from bocage.games.legends_old_west.state.dice import test_die
from bocage.games.legends_old_west.state.events import FightBegan, FightsPaired, FightWon
from bocage.games.legends_old_west.state.state import Fight
from bocage.games.legends_old_west.tables.tables import PROFILES, WEAPONS


class Pair(Answer):
    """Whom a figure fights (LOW-6.4)."""

    figure: str
    enemy: str

    def target(self) -> tuple[str, str]:
        return "piece", self.enemy


class TakeUp(Answer):
    """The fight that is fought next (LOW-3.4)."""

    place: int


class StrikeAt(Answer):
    """Whom a strike is aimed at (LOW-2.21)."""

    enemy: str

    def target(self) -> tuple[str, str]:
        return "piece", self.enemy


PAIR: Question[Pair] = Question("pair", Pair, rule="LOW-6.4")
NEXT: Question[TakeUp] = Question("next_fight", TakeUp, rule="LOW-3.4")
STRIKE: Question[StrikeAt] = Question("strike", StrikeAt, rule="LOW-2.21")


def pair_step(game: Battle) -> Rules[bool]:
    """LOW-6.4: the Initiative side pairs off where there is a choice."""
    contacts = {ident: list(foes) for ident, foes in game.contacts().items()}
    first = game.order()[0]
    mine = [ident for ident in contacts if game.side(ident) == first]
    solver = pairings(contacts, mine)
    while (open_ := solver.next_choice()) is not None:
        figure, foes = open_
        answers = [Pair(figure, foe) for foe in foes]
        law: Legal[Pair] = only(answers, "LOW-6.4", "fights-would-be-larger")
        answer = yield from choose_unless_forced(game, game.captain(first), PAIR, law, {"figure": figure})
        solver.settle(answer.figure, answer.enemy)
    game.emit(FightsPaired(tuple(Fight(ours, theirs) for ours, theirs in solver.result())))
    return True


def fight_step(game: Battle) -> Rules[bool]:
    """LOW-3.4: one fight after the other, in the order the Initiative side likes."""
    fights = game.state.fights
    if not fights:
        return True
    captain = game.captain(game.order()[0])
    answers = [TakeUp(place) for place in range(len(fights))]
    law: Legal[TakeUp] = only(answers, "LOW-3.4", "no-such-fight")
    answer = yield from choose_unless_forced(game, captain, NEXT, law)
    fight = game.state.fights[answer.place]
    game.emit(FightBegan(fight.ours, fight.theirs))
    ours = tuple(i for i in fight.ours if i in game.state.figures and not game.figure(i).down)
    theirs = tuple(i for i in fight.theirs if i in game.state.figures and not game.figure(i).down)
    if ours and theirs:
        with scope(game, "fight", ours[0]):
            yield from fight_out(game, ours, theirs)
    return False


def fight_out(game: Battle, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Rules[None]:
    """LOW-2.19 to 2.21: dice, winner, the losers give ground, the winners strike."""
    won = yield from _winner(game, ours, theirs)
    winners, losers = (ours, theirs) if won else (theirs, ours)
    game.emit(FightWon(game.side(winners[0])))
    trapped: list[str] = []
    for ident in losers:
        if (yield from back_away(game, ident, winners)):
            trapped.append(ident)
    yield from strikes(game, winners, losers, trapped)


def _winner(game: Battle, ours: tuple[str, ...], theirs: tuple[str, ...]) -> Rules[bool]:
    """LOW-2.19: the single highest die; then the highest Fight value; then a die: 1-3 the side without Initiative."""
    everyone = (*ours, *theirs)
    pools = [_dice(game, ident) for ident in everyone]
    shown = yield from roll(*pools, why="LOW-2.19")
    tops: tuple[int, ...] = (shown,) if isinstance(shown, int) else shown
    best = dict(zip(everyone, tops, strict=True))
    yield from _reroll(game, everyone, best)
    yield from _fame(game, ours, theirs, best)
    mine, yours = max(best[i] for i in ours), max(best[i] for i in theirs)
    if mine != yours:
        return bool(mine > yours)
    skill, other = max(fight_value(game, game.figure(i)) for i in ours), max(fight_value(game, game.figure(i)) for i in theirs)
    if skill != other:
        return skill > other
    return bool((yield from roll(test_die("rolloff", 4), why="LOW-2.19")))


def _dice(game: Battle, ident: str) -> Pool[int]:
    """A figure's Attacks; with the sabre option a 1 must be known (LOW-2.37). Holders of horses do not fight back (LOW-8.37)."""
    figure = game.figure(ident)
    attacks = 0 if figure.holder else PROFILES[figure.profile].attacks
    if _may_reroll(game, ident):
        return multiset("fight", attacks, lambda faces: -faces[0] if 1 in faces else faces[0] if faces else 0)  # below 0: a 1 is among them
    return highest("fight", attacks)


def _may_reroll(game: Battle, ident: str) -> bool:
    figure = game.figure(ident)
    return game.option("sabre_reroll") and any(WEAPONS[w].type == "sabre" for w in figure.weapons)


def _reroll(game: Battle, everyone: tuple[str, ...], best: dict[str, int]) -> Rules[None]:
    """LOW-2.37: with the option on, a sabre lets its wielder reroll one fight die of 1."""
    for ident in everyone:
        if best[ident] < 0:
            again = yield from roll(highest("fight", 1), why="LOW-2.37")
            best[ident] = max(again, -best[ident] if -best[ident] > 1 else 0)


def _fame(game: Battle, ours: tuple[str, ...], theirs: tuple[str, ...], best: dict[str, int]) -> Rules[None]:
    """LOW-2.23: a hero whose side would lose may raise his best die to win, or to draw level where that wins or the roll-off is all that is left."""
    for mine, yours in ((ours, theirs), (theirs, ours)):
        top = max(best[i] for i in yours)
        if max(best[i] for i in mine) > top:
            continue
        skill, other = (max(fight_value(game, game.figure(i)) for i in side) for side in (mine, yours))
        if skill > other and max(best[i] for i in mine) == top:
            continue
        goal = top if skill > other or (skill == other and top == 6) else top + 1
        for ident in mine:
            if not 0 < best[ident] < 6:
                continue
            if goal <= 6 and (yield from spend_fame(game, ident, goal - best[ident])):
                best[ident] = goal
                break


def strikes(game: Battle, winners: tuple[str, ...], losers: tuple[str, ...], trapped: list[str]) -> Rules[None]:
    """LOW-2.21: each winner makes A wound rolls, twice as many against a trapped foe, spread as he likes."""
    hits: list[tuple[str, str]] = []
    for ident in winners:
        figure = game.state.figures.get(ident)
        if figure is None or figure.down or figure.holder:
            continue
        for _ in range(PROFILES[figure.profile].attacks):
            answers = [StrikeAt(foe) for foe in losers if foe in game.state.figures and not game.figure(foe).down]
            if not answers:
                return
            law: Legal[StrikeAt] = only(answers, "LOW-2.21", "not-in-this-fight")
            answer = yield from choose_unless_forced(game, game.seat(ident), STRIKE, law, {"figure": ident})
            hits += [(ident, answer.enemy)] * (2 if answer.enemy in trapped else 1)
    for ident, enemy in hits:
        figure, foe = game.state.figures.get(ident), game.state.figures.get(enemy)
        if figure is None or foe is None or foe.down:
            continue
        strength = melee_strength(game, figure)
        if (yield from wound_roll(game, strength, PROFILES[foe.profile].grit, ident, "LOW-2.21")):
            yield from suffer(game, Hit(enemy, strength, by=ident, cause="fight"))
