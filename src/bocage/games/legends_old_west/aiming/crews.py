"""Crews of support weapons: loaders and their replacement, setting up, gun crews (LOW-8.44, 16.15, 18.2, 18.3, 18.9, 18.10, 14.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import PASS, Answer, Pass, only
from bocage.games.legends_old_west.ground.battle import Battle
from bocage.games.legends_old_west.state.arms_events import LoaderNamed, SetUp
from bocage.games.legends_old_west.state.state import Figure
from bocage.games.legends_old_west.tables.tables import WEAPONS

CONTACT = 1
"""Base contact: at most a hundredth of a centimetre."""
BESIDE = 250
"""LOW-14.18: a flamethrower's assistant stands so near."""
FULL_CREW = 2
"""LOW-16.15: so many gunners serve a gun as they should."""

Offer = tuple[int, int, str]


class Task(NamedTuple):
    """A work of a whole turn (LOW-2.33): where and what a figure may begin, and what happens when the turn is over."""

    offers: Callable[[Battle, str], list[Offer]]
    finish: Callable[[Battle, str], Rules[None]]


class TakePlace(Answer):
    """Who takes the place of a loader or assistant."""

    figure: str

    def target(self) -> tuple[str, str]:
        return "piece", self.figure


REPLACE: Question[TakePlace | Pass] = Question("replace_loader", TakePlace | Pass, rule="LOW-18.3")


def served(figure: Figure) -> str:
    """The weapon of a figure that needs a second man, "" if none (LOW-18.2, LOW-14.18)."""
    for weapon in figure.weapons:
        row = WEAPONS[weapon]
        if (row.needs_loader or row.type == "flamethrower" or row.kind == "guess") and weapon not in figure.used:
            return weapon
    return ""


def loaders(game: Battle, firer: str) -> list[str]:
    """Those who were named to load for a firer and still stand: of his unit, or a friend who took a lost man's place (LOW-3.8)."""
    return [figure.id for figure in game.friends(game.side(firer)) if figure.loader_of == firer]


def has_loader(game: Battle, firer: str) -> bool:
    """LOW-18.8, LOW-18.15: a loader is present, in contact with the firer."""
    return any(game.within(firer, mate, CONTACT) and not game.engaged(mate) for mate in loaders(game, firer))


def gunners(game: Battle, gun: str) -> list[str]:
    """LOW-16.15, LOW-8.44: gunners of the side in contact with a gun, whichever piece is theirs, its own first; then who took a lost one's place (LOW-3.8)."""
    side = game.side(gun)
    found = [
        figure
        for figure in game.friends(side)
        if (figure.gun == gun or game.profile(figure).category == "gunner") and not game.engaged(figure.id) and game.within(gun, figure.id, CONTACT)
    ]
    return [figure.id for figure in sorted(found, key=lambda f: (game.profile(f).category != "gunner", f.gun != gun))]


def crew_of(game: Battle, piece: str) -> list[str]:
    """Who stands and falls with a piece (LOW-9.11, LOW-15.7): the gunners at a gun, or the bearer of a mortar and his loader."""
    if piece in game.state.guns:
        return gunners(game, piece)
    return [piece, *(mate for mate in loaders(game, piece) if game.within(piece, mate, CONTACT))]


def is_set_up(game: Battle, figure: str, weapon: str) -> Refusal | None:
    """LOW-18.9: a support weapon that was not set up, or was moved since, may not fire; LOW-18.10: option for bazookas."""
    row = WEAPONS[weapon]
    if not row.needs_setup or (row.kind == "at" and not game.option("bazooka_needs_setup")):
        return None
    return None if game.figure(figure).set_up else Refusal("LOW-18.9", "not-set-up", {"figure": figure, "weapon": weapon})


def needs_setup(game: Battle, figure: Figure) -> str:
    """The weapon or gun of a figure that stands packed, "" if none."""
    for weapon in figure.weapons:
        row = WEAPONS[weapon]
        if row.needs_setup and row.kind != "gun" and not figure.set_up and (row.kind != "at" or game.option("bazooka_needs_setup")):
            return figure.id
    gun = game.state.guns.get(figure.gun)
    if gun is not None and WEAPONS[gun.weapon].needs_setup and not gun.set_up and gunners(game, gun.id)[:1] == [figure.id]:
        return gun.id
    return ""


def setup_offers(game: Battle, figure: str) -> list[Offer]:
    """LOW-18.9: a packed support weapon may be set up; LOW-21.35: a machine gun or gun in anti-aircraft position, where aircraft may come."""
    known = game.figure(figure)
    piece = needs_setup(game, known)
    if not piece or known.moved or game.engaged(figure):
        return []
    offers = [(known.x, known.y, piece)]
    weapon = game.state.guns[piece].weapon if piece in game.state.guns else served(known)
    if game.state.aircraft and weapon and WEAPONS[weapon].kind in ("automatic", "gun"):
        offers.append((known.x, known.y, f"{piece}:aa"))
    return offers


def finish_setup(game: Battle, figure: str) -> Rules[None]:
    """LOW-18.10: after a whole turn the weapon is ready."""
    piece, _, position = game.figure(figure).task_at[2].partition(":")
    if piece in game.state.guns or piece in game.state.figures:
        game.emit(SetUp(piece, position == "aa"))
    return
    yield


def name_loaders(game: Battle, side: str) -> Rules[None]:
    """LOW-18.3, LOW-14.18: where a loader is lost, or an assistant lost or parted, the owner may name another figure of the unit."""
    for firer in [figure.id for figure in game.friends(side) if served(figure)]:
        if firer not in game.state.figures or _is_served(game, firer):
            continue
        offered = replacements(game, firer)
        if not offered:
            continue
        answers: list[TakePlace | Pass] = [*(TakePlace(mate) for mate in offered), PASS]
        answer = yield from choose(game, game.seat(firer), REPLACE, only(answers, "LOW-18.3", "no-loader"), {"figure": firer})
        if isinstance(answer, TakePlace):
            game.emit(LoaderNamed(answer.figure, firer))


def _is_served(game: Battle, firer: str) -> bool:
    """Whether a loader still stands, or an assistant beside his carrier; how men in ambush stand to each other is not told by a question (LOW-13.2)."""
    mates, figure = loaders(game, firer), game.figure(firer)
    if WEAPONS[served(figure)].type == "flamethrower" and not figure.hidden:
        return any(game.within(firer, mate, BESIDE) for mate in mates)
    return bool(mates)


def replacements(game: Battle, firer: str) -> list[str]:
    """Who of the unit may take the place, nearest first: standing figures who serve no weapon of their own."""
    unit = game.figure(firer).unit
    free = [f.id for f in game.standing(unit) if f.id != firer and not f.loader_of and not served(f) and game.profile(f).category != "animal"]
    return sorted(free, key=lambda mate: game.gap(firer, mate).rounded_up())[:3]


def assistant(game: Battle, carrier: str) -> str:
    """LOW-14.18: the assistant who stands beside the carrier, "" if there is none."""
    unit = game.figure(carrier).unit
    for figure in game.standing(unit):
        if figure.loader_of == carrier and game.within(carrier, figure.id, BESIDE):
            return figure.id
    return ""


def is_team(game: Battle, figure: str) -> bool:
    """LOW-14.15, LOW-14.16: WWI: the carrier and the assistant beside him (LOW-14.18); WWII: the carrier."""
    known = game.state.figures.get(figure)
    if known is None or game.setting.era == "colonial":
        return False
    if any(WEAPONS[weapon].type == "flamethrower" for weapon in known.weapons):
        return True
    return game.setting.era == "ww1" and is_carrier(game, known.loader_of) and assistant(game, known.loader_of) == figure


def is_carrier(game: Battle, figure: str) -> bool:
    """Whether a figure carries the fuel."""
    known = game.state.figures.get(figure)
    return known is not None and any(WEAPONS[weapon].type == "flamethrower" for weapon in known.weapons)


TASKS: dict[str, Task] = {"set_up": Task(setup_offers, finish_setup)}
