"""Pluck tests (LOW-2.22, chapter 7): 2D6 and the Pluck used, 10 or more passes; leaders lend theirs."""

from __future__ import annotations

from bocage.core.chance import total
from bocage.core.decision import Question, Rules, choose, choose_unless_forced, roll, scope
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.games.legends_old_west.aiming.aim import may_fire_after_move
from bocage.games.legends_old_west.aiming.fame import spend_fame
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.events import ALL, Happened
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.rows import cm
from bocage.games.legends_old_west.tables.tables import CONSTANTS, PROFILES, WEAPONS

TARGET = int(CONSTANTS["pluck_target"].value)
TWO = total("pluck", 2)


class Lend(Answer):
    """Whose Pluck is used: a leader's, or the tester's own ("")."""

    leader: str

    def target(self) -> tuple[str, str]:
        return ("piece", self.leader) if self.leader else ("button", "own")


LEND: Question[Lend] = Question("lend", Lend, rule="LOW-7.11")


class PluckTested(Happened):
    """A Pluck test was taken (LOW-2.22)."""

    rules = ("LOW-2.22",)
    leaves = ALL
    tester: str
    pluck: int
    passed: bool
    why: str
    result: str = "failed"  # passed, failed


def is_leader(figure: Figure) -> bool:
    return PROFILES[figure.profile].category == "leader"


def own_pluck(game: Battle, tester: str) -> int:
    """The Pluck of a figure, or of a unit's privates."""
    figure = game.state.figures.get(tester)
    if figure is not None:
        return PROFILES[figure.profile].pluck
    figures = game.alive(tester)
    plain = [f for f in figures if not is_leader(f) and PROFILES[f.profile].category != "animal"] or figures
    pluck = PROFILES[plain[0].profile].pluck if plain else 0
    if game.option("chief_pluck_bonus") and any(f.chief for f in figures):
        pluck = min(7, pluck + 1)  # LOW-8.22
    return pluck


def command_radius(game: Battle, leader: Figure) -> int:
    """LOW-7.7, LOW-7.8, LOW-7.12."""
    if game.setting.era == "ww2":
        chief = game.state.generals.get(game.side(leader.id)) == leader.id
        return cm(CONSTANTS["command_radius_ww2_chief_cm" if chief else "command_radius_ww2_other_cm"].value)
    if game.setting.era == "colonial" and game.option("colonial_leader_inches"):
        return 7500
    return cm(CONSTANTS["command_radius_colonial_ww1_cm"].value)


def has_radio(game: Battle, unit: str) -> bool:
    """LOW-12.21, LOW-12.23: somebody of the unit stands with a set that he may use: in 14-18 not in a turn in which it was moved (LOW-2.30)."""
    sets = [(f, WEAPONS[weapon]) for f in game.alive(unit) for weapon in f.weapons if weapon.endswith("_radio")]
    return any(game.setting.era != "ww1" or may_fire_after_move(game, f, radio) is None for f, radio in sets)


def acts_alone(game: Battle, tester: str) -> bool:
    """LOW-12.5, LOW-12.26: a sniper or observer on his own, who may use the General's Pluck and no other's."""
    unit = game.unit_of(tester)
    return unit.start == 1 and any(PROFILES[f.profile].kind in ("sniper", "observer") for f in game.alive(unit.id))


def lenders(game: Battle, tester: str) -> list[str]:
    """Leaders whose Pluck a unit or figure may use (LOW-7.7 to 7.10), the best first."""
    unit = game.unit_of(tester)
    bodies = [tester] if tester in game.state.figures else [f.id for f in game.alive(unit.id) if f.place != "off"]
    general = game.state.generals.get(unit.side, "")
    alone = acts_alone(game, tester)
    found: list[tuple[int, str]] = []
    for figure in game.state.figures.values():
        if not is_leader(figure) or figure.down or figure.place == "off" or figure.id == tester or game.side(figure.id) != unit.side:
            continue
        if game.unit_of(figure.id).nation != unit.nation or (alone and figure.id != general):  # LOW-7.10
            continue
        reach = command_radius(game, figure)
        near = any(figure.id == body or game.within(figure.id, body, reach) for body in bodies)
        if near or (has_radio(game, unit.id) and has_radio(game, figure.unit)):
            found.append((-PROFILES[figure.profile].pluck, figure.id))
    return [ident for _, ident in sorted(found)]


def _unseen_leader(game: Battle, tester: str) -> bool:
    """Whether a leader in ambush could lend his Pluck if he lay near: who lies in ambush is public, where he lies is not (LOW-13.2)."""
    unit, general, alone = game.unit_of(tester), game.state.generals.get(game.side(tester), ""), acts_alone(game, tester)
    return any(
        is_leader(f) and game.unit_of(f.id).nation == unit.nation and (not alone or f.id == general)
        for f in game.present()[unit.side]
        if f.hidden and f.id != tester and not f.down
    )


def test(game: Battle, tester: str, why: str, *, own: int | None = None, lend: bool = True) -> Rules[bool]:  # noqa: PT028
    """LOW-2.22: a Pluck test of a unit or figure. The owner may use a leader's Pluck (LOW-7.11), whoever's is used may spend Fame (LOW-2.23)."""
    with scope(game, "test", tester):
        return (yield from _test(game, tester, why, own, lend))


def _test(game: Battle, tester: str, why: str, own: int | None, lend: bool) -> Rules[bool]:
    pluck = own_pluck(game, tester) if own is None else own
    who = tester if tester in game.state.figures else ""
    offered = lenders(game, tester) if lend else []
    secret = lend and (any(f.hidden for f in game.standing(game.unit_of(tester).id)) or _unseen_leader(game, tester))
    if offered or secret:
        answers = (*map(Lend, offered), Lend(""))
        refusal = Refusal("LOW-7.7", "leader-does-not-lend")
        law: Legal[Lend] = Legal(lambda answer: None if answer in answers else refusal, lambda: answers, exact=True, default=answers[0])
        asks = choose if secret else choose_unless_forced  # who is near a hidden unit, or which hidden leader is near, must not be known by the question
        answer = yield from asks(game, game.seat(tester), LEND, law, {"tester": tester, "own": pluck})
        if answer.leader:
            who, pluck = answer.leader, PROFILES[game.figure(answer.leader).profile].pluck
    rolled = yield from roll(TWO, why=why)
    passed = rolled + pluck >= TARGET
    if not passed and who:
        passed = yield from spend_fame(game, who, TARGET - rolled - pluck)
    game.emit(PluckTested(tester, pluck, passed, why, "passed" if passed else "failed"))
    return passed
