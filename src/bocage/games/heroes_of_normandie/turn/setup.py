"""Chapter 2: the set-up. Fixed Visible units lie on the map; the second player, then the first (HON-21.17) distributes its fixed Concealed cards among their
squares (HON-21.46) and places its free units; then Reserves are built and opening hands drawn (HON-2.6, HON-2.12).

Public ids are given in the order of squares, so that they do not tell which card lies where.
"""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Legal
from bocage.games.heroes_of_normandie.rules import manage_hand
from bocage.games.heroes_of_normandie.rules.movement import is_water
from bocage.games.heroes_of_normandie.state.answers import SetUp
from bocage.games.heroes_of_normandie.state.battle import plays_with
from bocage.games.heroes_of_normandie.state.events import StepDone, UnitPlaced
from bocage.games.heroes_of_normandie.state.model import FOE, SIDES, Heroes
from bocage.games.heroes_of_normandie.tables.printed_cards import profile
from bocage.games.heroes_of_normandie.turn import free_battle

SET_UP = Question[SetUp]("set_up", SetUp, rule="HON-21.46")


def next_step(game: Heroes) -> Rules[None]:
    """The next step of the set-up."""
    step = game.state.steps[0]
    name, _, side = step.partition(":")
    if name == "open":
        place_open(game)
    elif name == "place":
        yield from place(game, side)
    elif name == "hands":
        for owner in (game.state.first, FOE[game.state.first]):
            yield from manage_hand.draw_cards(game, owner, opening_hand(game, owner), "HON-2.12")
    else:
        yield from free_battle.RULES[name](game, side)
    game.emit(StepDone(step))


def opening_hand(game: Heroes, side: str) -> int:
    """HON-2.12: as many cards as the scenario says."""
    return game.setting.scenario.army[side].opening_hand


def place_open(game: Heroes) -> None:
    """HON-2.5: fixed units that are Visible, of both sides."""
    for side in SIDES:
        for number, row in enumerate(game.setting.scenario.army[side].on_map):
            if (row.face == "visible" or not game.setting.conceals) and _is_used(game, row.unit):
                square = game.setting.grid.named(row.at)
                game.emit(UnitPlaced(f"{side}{number + 1}", side, row.unit, square, True, "open"))


def _is_used(game: Heroes, card: str) -> bool:
    return plays_with(game.setting, card)


def fixed_cards(game: Heroes, side: str) -> list[tuple[str, int]]:
    """HON-21.46: the fixed Concealed cards of a side and their listed squares: a public list."""
    named = game.setting.grid.named
    return [(row.unit, named(row.at)) for row in game.setting.scenario.army[side].on_map if row.face == "concealed" and game.setting.conceals]


def free_cards(game: Heroes, side: str) -> list[tuple[str, str, tuple[int, ...], bool]]:
    """HON-21.17: the units that their owner places: card, public list, zone, whether they lie Visible."""
    named, found = game.setting.grid.named, []
    for number, row in enumerate(game.setting.scenario.army[side].free_setup):
        zone = tuple(named(name) for name in row.zone)
        for count in row.units:
            if _is_used(game, count.unit):
                found += [(count.unit, f"free{number}", zone, row.face == "visible" or not game.setting.conceals)] * count.n
    return found


def place(game: Heroes, side: str) -> Rules[None]:
    """HON-21.17, HON-21.46, HON-15.5: one secret answer; a side with nothing to decide is not asked."""
    fixed, free = fixed_cards(game, side), free_cards(game, side)
    answer = SetUp(tuple(square for _, square in fixed), ())
    if free or len({card for card, _ in fixed}) > 1:
        answer = yield from choose(game, game.seat(side), SET_UP, set_ups(game, side))
    cards = [(square, card, "fixed", False) for (card, _), square in zip(fixed, answer.fixed, strict=True)]
    cards += [(square, card, group, face) for (card, group, _, face), square in zip(free, answer.free, strict=True)]
    for number, (square, card, group, visible) in enumerate(sorted(cards)):
        game.emit(UnitPlaced(f"{side}{number + 31}", side, card, square, visible, "open" if visible else group))


def set_ups(game: Heroes, side: str) -> Legal[SetUp]:
    """Every placement that the scenario allows; the ready one and some variations are proposed."""
    fixed, free = fixed_cards(game, side), free_cards(game, side)

    def refuse(answer: SetUp) -> Refusal | None:
        if sorted(answer.fixed) != sorted(square for _, square in fixed):
            return Refusal("HON-21.46", "not-the-listed-squares", path="fixed")
        for index, ((card, _), square) in enumerate(zip(fixed, answer.fixed, strict=True)):
            if is_water(game, square) and not profile(card).amphibious:
                return Refusal("HON-17.10", "water", {"square": game.setting.names[square]}, path=f"fixed[{index}]")
        if len(answer.free) != len(free):
            return Refusal("HON-21.17", "place-every-unit", path="free")
        taken = [*game.state.at, *answer.fixed]
        for index, ((card, _, zone, _), square) in enumerate(zip(free, answer.free, strict=True)):
            if square not in zone:
                return Refusal("HON-2.5", "outside-the-zone", {"card": card}, path=f"free[{index}]")
            if square in taken:
                return Refusal("HON-1.4", "square-occupied", {"square": game.setting.names[square]}, path=f"free[{index}]")
            if is_water(game, square) and not profile(card).amphibious:
                return Refusal("HON-17.10", "water", {"square": game.setting.names[square]}, path=f"free[{index}]")
            taken.append(square)
        return None

    def listing() -> Iterator[SetUp]:
        squares, shown = [square for _, square in fixed], list[SetUp]()
        for turn in range(6):
            shifted = tuple(squares[turn % max(len(squares), 1) :] + squares[: turn % max(len(squares), 1)])
            taken, chosen = [*game.state.at, *squares], []
            for index, (_, _, zone, _) in enumerate(free):
                open_ = [square for square in zone if square not in taken and game.terrain(square).enter != "amphibious"]
                square = open_[(index * 5 + turn * 7) % len(open_)] if open_ else -1
                taken.append(square)
                chosen.append(square)
            proposal = SetUp(shifted, tuple(chosen))
            if proposal not in shown:
                shown.append(proposal)
                yield proposal

    return Legal(refuse, listing)
