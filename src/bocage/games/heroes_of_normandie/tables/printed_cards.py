"""The cards: what is printed on Unit, Hero and Event cards, and the profile of a unit with its heroes.

HON-1.7: three families of cards; HON-1.9 and HON-1.10 name what stands on them. A `Profile` is the printed card plus what its heroes grant (HON-8.17 to
HON-8.20), computed once for every combination and shared by all matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from bocage.core.tables import Row, read
from bocage.games.heroes_of_normandie.tables.files import data

INF = 99  # the infinity symbol: uses (HON-9.12) and range (HON-9.6)
AUTOMATIC = 0  # the A of an activation value (HON-10.5)


class EffectRow(Row):
    """A fire effect in a box (HON-11.1)."""

    effect: str
    value: int = 0
    stop: int = 0
    moved: int = 0


class BoxRow(Row):
    """A fire box: its values, range and effects belong together (HON-6.22)."""

    values: tuple[int, ...]
    range: int
    effects: tuple[EffectRow, ...]


class SkillRow(Row):
    """A skill as printed: number of uses, range and restriction (HON-9.5 to HON-9.12)."""

    skill: str = ""
    effect: str = ""
    uses: int | str = 1
    range: int | str = 1
    types: tuple[str, ...] = ("any",)
    exclusive: bool = False
    automatic: bool = False
    value: int = 0
    terrains: tuple[str, ...] = ()


class UnitCard(Row):
    """HON-1.10: what the rules use of a Unit card. HON-6.17, HON-6.18: the plate is printed, and tanks always have it; HON-13.2: two types at most."""

    id: str
    name: str
    side: str
    types: tuple[str, ...]
    armoured: bool
    activation: int | str
    hit_points: int
    save: int
    boxes: tuple[BoxRow, ...]
    skills: tuple[SkillRow, ...]
    copies: int
    points: int
    source: str
    organisation: str = ""
    note: str = ""
    house_fields: tuple[str, ...] = ()


class HeroCard(Row):
    """HON-1.9: name, number, deployment condition and one skill."""

    id: str
    number: int
    name: str
    side: str
    requires_any_type: tuple[str, ...]
    excludes_type: tuple[str, ...]
    exclusive: bool
    grants: SkillRow
    text: str
    source: str
    house_fields: tuple[str, ...] = ()


class Filter(Row):
    """Which units or squares an effect may choose."""

    side: str
    types: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    state: str = "any"
    in_hq_range: int = 0
    terrain: tuple[str, ...] = ()
    empty_square: bool = False
    not_adjacent_enemy: bool = False
    chosen: int = 0


class Op(Row):
    """One effect of an Event: an operation of `event_cards.OPS` with its parameters."""

    op: str
    n: int = 0
    units: int | str = 0
    per_unit: int = 0
    roll: int = 0
    value: int = 0
    bonus: int = 0
    squares: int = 0
    steps: int = 0
    range: int | str = 0
    shape: str = ""
    what: str = ""
    effect: str = ""
    kind: str = ""
    marker: str = ""
    unit: str = ""
    zone: str = ""
    duration: str = ""
    automatic: bool = False
    effects: tuple[str, ...] = ()
    filter: Filter = Filter("own")
    target_filter: Filter = Filter("enemy")


class EventCard(Row):
    """HON-1.8: an Event card, its timing, duration and effects."""

    id: str
    name: str
    side: str
    timing: str
    duration: str
    effects: tuple[Op, ...]
    text: str
    source: str
    copies: int = 1
    after: str = "discard"
    number: int = 0
    scenario: str = ""
    not_before_turn: int = 0


class _Units(Row):
    unit: tuple[UnitCard, ...]


class _Heroes(Row):
    hero: tuple[HeroCard, ...]


class _Events(Row):
    op: tuple[dict[str, Any], ...]
    event: tuple[EventCard, ...]


class _Historical(Row):
    historical_event: tuple[EventCard, ...]


class Fire(Row):
    """One fire value of a unit (HON-6.1): `moved` is not 0 for a Cumbersome weapon, whose `value` is then the one of standing still (HON-11.11)."""

    value: int
    moved: int
    range: int
    effects: dict[str, int]


class Skill(Row):
    """A skill ready for use; `uses` and `range` are `INF` for the infinity symbol."""

    kind: str
    uses: int
    range: int
    types: tuple[str, ...]
    exclusive: bool
    automatic: bool
    value: int
    terrains: tuple[str, ...]


class Profile:
    """A Unit card with what its heroes grant: all that rules ask of it."""

    __slots__ = (
        "activation",
        "active",
        "amphibious",
        "armoured",
        "artillery",
        "camouflage",
        "can_advance",
        "card",
        "decoy",
        "defenders",
        "disoriented",
        "engineers",
        "fire_or_move",
        "fires",
        "fragile",
        "furthest",
        "hit_points",
        "hq",
        "immobile",
        "infantry",
        "mechanised",
        "no_cover_aura",
        "save",
        "side",
        "stimulations",
        "supports",
        "tank",
        "tough",
        "types",
    )  # fmt: skip

    def __init__(self, card: UnitCard, heroes: tuple[HeroCard, ...]) -> None:
        granted = tuple(hero.grants for hero in heroes)
        skills = tuple(_skill(row) for row in (*card.skills, *granted) if row.skill)
        printed = tuple(_skill(row) for row in card.skills)
        kinds = {skill.kind for skill in skills}
        self.card, self.side, self.types = card.id, card.side, card.types
        # HON-13.1: a unit has the effects of each of its types
        self.decoy, self.hq, self.tank = "decoy" in card.types, "hq" in card.types, "tank" in card.types
        self.mechanised, self.infantry, self.artillery = "mechanised" in card.types, "infantry" in card.types, "artillery" in card.types
        self.armoured = card.armoured
        self.activation = AUTOMATIC if card.activation == "A" else int(card.activation)
        self.hit_points = card.hit_points
        hero_saves = [row.value for row in granted if row.skill == "tough"]
        self.save = min(hero_saves) if hero_saves else card.save  # HON-8.19, HON-21.32: the hero's save replaces the printed one
        self.tough = () if hero_saves else tuple(skill for skill in printed if skill.kind == "tough")  # HON-12.10
        self.defenders = tuple(skill for skill in skills if skill.kind == "defenders")
        self.stimulations = tuple(skill for skill in skills if skill.kind == "stimulation")
        self.supports = tuple(skill for skill in skills if skill.kind == "support")
        self.immobile, self.amphibious, self.fire_or_move = "immobile" in kinds, "amphibious" in kinds, "fire_or_move" in kinds
        self.engineers, self.camouflage = "engineers" in kinds, "camouflage" in kinds
        self.disoriented, self.no_cover_aura = "disoriented" in kinds, "no_cover_aura" in kinds
        self.fragile = min((skill.value for skill in skills if skill.kind == "fragile"), default=0)
        self.active = tuple(skill for skill in skills if skill.kind in ACTIVE)
        self.fires = tuple(fire for box in card.boxes for fire in _fires(box, granted))
        self.furthest = max((fire.range for fire in self.fires), default=0)
        # HON-13.11: types that forbid the free advance win over types that allow it
        self.can_advance = (self.infantry or self.mechanised or self.tank) and not self.artillery


ACTIVE = ("field_command", "reinforcements", "momentum", "heal", "forward", "fall_back", "fire_order", "encouragement")


def _number(value: int | str) -> int:
    return INF if value == "inf" else int(value)


def _skill(row: SkillRow) -> Skill:
    return Skill(row.skill, _number(row.uses), _number(row.range), row.types, row.exclusive, row.automatic, row.value, row.terrains)


def joined(effects: Mapping[str, int], granted: Iterable[SkillRow]) -> dict[str, int]:
    """HON-8.18, HON-6.36: fire effects with those that heroes grant; what they add to the dice adds up."""
    found = dict(effects)
    for row in granted:
        if row.effect:
            found[row.effect] = found.get(row.effect, 0) + row.value
    return found


def _fires(box: BoxRow, granted: Iterable[SkillRow]) -> list[Fire]:
    """HON-6.2: one Fire for each value of the box; HON-8.18: a hero's fire effect applies to all of them."""
    effects = joined({row.effect: row.value for row in box.effects if row.effect != "cumbersome"}, granted)
    cumbersome = [Fire(row.stop, row.moved, box.range, effects) for row in box.effects if row.effect == "cumbersome"]
    return cumbersome or [Fire(value, 0, box.range, effects) for value in box.values]


@cache
def units() -> Mapping[str, UnitCard]:
    """All Unit cards by id."""
    return {card.id: card for card in read(data("units.toml"), _Units).unit}


@cache
def heroes() -> Mapping[str, HeroCard]:
    """All Hero cards by id."""
    return {card.id: card for card in read(data("heroes.toml"), _Heroes).hero}


@cache
def events() -> Mapping[str, EventCard]:
    """HON-8.7: all Event cards by id, generic ones and the Historical Event card of each side."""
    return {card.id: card for card in read(data("events.toml"), _Events).event}


@cache
def historical() -> Mapping[str, EventCard]:
    """HON-8.9: all historical events by id."""
    return {row.id: row for row in read(data("historical_events.toml"), _Historical).historical_event}


class _Printed(dict[str, Profile]):
    """The profiles of unit cards without heroes, each made when it is first asked for."""

    def __missing__(self, card: str) -> Profile:
        found = self[card] = Profile(units()[card], ())
        return found


class _Led(dict[tuple[str, tuple[str, ...]], Profile]):
    """The profiles of unit cards with heroes."""

    def __missing__(self, key: tuple[str, tuple[str, ...]]) -> Profile:
        found = self[key] = Profile(units()[key[0]], tuple(heroes()[hero] for hero in key[1]))
        return found


class _Families(dict[str, str]):
    """The families of cards."""

    def __missing__(self, card: str) -> str:
        found = self[card] = "hero" if card in heroes() else "unit" if card in units() else "event"
        return found


PRINTED, LED, FAMILIES = _Printed(), _Led(), _Families()


def profile(card: str, carried: tuple[str, ...] = ()) -> Profile:
    """The profile of a unit card with these heroes."""
    return LED[card, carried] if carried else PRINTED[card]


def family(card: str) -> str:
    """HON-1.7: which family of cards it belongs to: unit, hero or event."""
    return FAMILIES[card]


def fits(types: tuple[str, ...], wanted: tuple[str, ...], exclusive: bool) -> bool:
    """HON-9.7, HON-9.8, HON-9.10: whether a unit of these types benefits; "any" is the army symbol, exclusive wants exactly one type."""
    if "any" in wanted:
        return True
    return any(kind in wanted for kind in types) and (not exclusive or len(types) == 1)


def suits(hero: HeroCard, types: tuple[str, ...]) -> bool:
    """HON-8.15: the deployment condition of a hero: a required type and none of the excluded ones."""
    if hero.exclusive and len(types) != 1:
        return False
    return any(kind in hero.requires_any_type for kind in types) and not any(kind in hero.excludes_type for kind in types)
