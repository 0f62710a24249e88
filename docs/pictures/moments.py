"""Which moments the pictures show: facts that a script can look for, never a match picked by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from matches import Likes, Wish

from bocage.core.match import Match
from bocage.core.scene import Mark, Option, Scene

ON_BOARD = ("piece", "cell", "point", "card")


class Game(NamedTuple):
    """The moments of one game."""

    main: Wish
    odds: Wish
    refusal: Wish
    whole: Wish


def shot(targets: int, rows: int = 3, since: int = 2, pieces: int = 0, hand: int = 0, down: int = 0) -> Likes:
    """An answer that rolls, with odds worth reading (so many results, neither sure nor hopeless) and so many things to aim at, on a full table."""

    def likes(match: Match, scene: Scene) -> tuple[float, int]:
        assert scene.question is not None
        assert scene.seat is not None
        rolls = [option for option in scene.question.options if option.chance and option.target.kind in ON_BOARD and not option.aside]
        aims = len({option.target.id for option in rolls})
        if scene.round < since or not aims:
            return 0.0, 0
        crowd = _share(aims, targets) * _share(_on_table(scene), pieces) * _share(_cards(scene), hand) * _share(_face_down(scene), down)
        if crowd < 0.6:
            return 0.0, 0
        best = max(((_telling(match, scene.seat, option, rows), option.key) for option in rolls[:3]), key=lambda one: (one[0], -one[1]))
        return crowd * best[0], best[1]

    return likes


def pointed(roles: Sequence[str], count: int, since: int = 2, pieces: int = 0) -> Likes:
    """An answer on a continuous table whose preview marks so many things (figures under a template, the bends of a path), on a full table."""

    def likes(match: Match, scene: Scene) -> tuple[float, int]:
        assert scene.question is not None
        if scene.round < since or not scene.question.options:
            return 0.0, 0
        shown = [(sum(_marked(option.preview, role) for role in roles), option.key) for option in scene.question.options]
        most, key = max(shown, key=lambda one: (one[0], -one[1]))
        return _share(most, count) * _share(_on_table(scene), pieces), key

    return likes


def asked(options: int, since: int = 2, pieces: int = 0, hand: int = 0, chance: bool = False) -> Likes:
    """A question with so many answers, not before a round, on a full table, with cards in hand."""

    def likes(match: Match, scene: Scene) -> tuple[float, int]:
        assert scene.question is not None
        if scene.round < since or (chance and not any(option.chance for option in scene.question.options)):
            return 0.0, 0
        return _share(len(scene.question.options), options) * _share(_on_table(scene), pieces) * _share(_cards(scene), hand), 0

    return likes


def _share(there: int, wanted: int) -> float:
    return min(1.0, there / wanted) if wanted else 1.0


def _marked(marks: Sequence[Mark], role: str) -> int:
    """How many things the marks of a role show."""
    return sum(max(len(mark.pieces), len(mark.points), 1) for mark in marks if mark.role == role)


def _on_table(scene: Scene) -> int:
    return sum(not piece.place.zone and bool(piece.side) for piece in scene.pieces)


def _cards(scene: Scene) -> int:
    hands = [zone.id for zone in scene.zones if zone.kind == "hand" and zone.owner in (scene.seat, _side(scene))]
    return sum(piece.place.zone in hands for piece in scene.pieces)


def _face_down(scene: Scene) -> int:
    return sum(piece.face == "down" and not piece.place.zone and piece.side != _side(scene) for piece in scene.pieces)


def _side(scene: Scene) -> str:
    return next((plate.side for plate in scene.seats if plate.id == scene.seat), "")


def _telling(match: Match, seat: str, option: Option, rows: int) -> float:
    """How much the odds of an answer tell: results that are not rare, and a chance of success between 30 and 90 in a hundred."""
    odds = match.odds(seat, option.answer)
    seen = {result.message + str(result.value) for result, chance in odds.results if chance >= 0.03}
    good = float(sum(chance for result, chance in odds.results if result.value > 0))
    fair = 1.0 if 0.3 <= good <= 0.9 else 0.4 if 0.15 <= good <= 0.96 else 0.05
    return _share(len(seen), rows) * fair


UNDER_IT = ("inside_full", "inside_part")

GAMES: dict[str, Game] = {
    "tide_of_iron": Game(
        main=Wish("tide_of_iron", "saint_aubin", "us", ("op_fire",), shot(2, rows=4, pieces=24), players="level2"),
        odds=Wish("tide_of_iron", "saint_aubin", "us", ("concentrated_target",), shot(4, rows=4, pieces=24), players="level2"),
        refusal=Wish("tide_of_iron", "saint_aubin", "us", ("concentrated_target",), shot(2, rows=2, pieces=24), players="level3"),
        whole=Wish("tide_of_iron", "saint_aubin", "us"),
    ),
    "heroes_of_normandie": Game(
        main=Wish("heroes_of_normandie", "hon_s2_brecourt", "us", ("go", "act"), shot(3, rows=2, pieces=12, hand=3, down=3), players="level3"),
        odds=Wish("heroes_of_normandie", "hon_s2_brecourt", "us", ("act",), shot(3, rows=3, pieces=10, hand=3), players="level3"),
        refusal=Wish("heroes_of_normandie", "hon_s2_brecourt", "us", ("act",), shot(2, rows=2, pieces=10, hand=2), players="level4"),
        whole=Wish("heroes_of_normandie", "hon_s2_brecourt", "us"),
    ),
    "frontline": Game(
        main=Wish("frontline", "fl_s02", "allies", ("cover",), asked(6, hand=5)),
        odds=Wish("frontline", "fl_s02", "allies", ("fire_card",), shot(4, rows=4, hand=5)),
        refusal=Wish("frontline", "fl_s02", "allies", ("cover",), asked(4, since=4, hand=5)),
        whole=Wish("frontline", "fl_s02", "allies"),
    ),
    "legends_old_west": Game(
        main=Wish("legends_old_west", "trench_raid", "british", ("throw",), pointed(UNDER_IT, 4), players="level3"),
        odds=Wish("legends_old_west", "trench_raid", "british", ("fire_at",), shot(3, rows=3), players="level3"),
        refusal=Wish("legends_old_west", "bridge_at_dusk", "allies", ("order",), pointed(("path_own", "ghost"), 8), players="level3"),
        whole=Wish("legends_old_west", "bridge_at_dusk", "allies"),
    ),
    "dropzone_commander": Game(
        main=Wish("dropzone_commander", "dzc.street_of_lanterns", "A", ("fly",), pointed(("path_own",), 2, pieces=15), matches=6),
        odds=Wish("dropzone_commander", "dzc.street_of_lanterns", "A", ("aim",), shot(3, rows=3, pieces=12), matches=6),
        refusal=Wish("dropzone_commander", "dzc.street_of_lanterns", "A", ("fly", "march"), pointed(("path_own",), 2, since=3, pieces=12), matches=6),
        whole=Wish("dropzone_commander", "dzc.street_of_lanterns", "A"),
    ),
}
