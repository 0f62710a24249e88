"""How the writing of an army list looks: the list so far in a zone of its own, its points on a track, the words of each step, the form of a battlegroup."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bocage.core.decision import Ask
from bocage.core.scene import Badge, Choice, Field, Form, Piece, Place, Say, Track, Value, Zone
from bocage.games.dropzone_commander.armies.army_lines import USUAL, WITH, Line, carriers, parts, price
from bocage.games.dropzone_commander.armies.army_starts import OWN, most_points, ready_list
from bocage.games.dropzone_commander.armies.army_writing import (
    BeginList,
    Filling,
    Hold,
    NameCommander,
    NewBattlegroup,
    OpenBattlegroup,
    TakeArmy,
    WriteBattlegroup,
)
from bocage.games.dropzone_commander.armies.ready_armies import fielded
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, all_formations, cost, rows_of, sum_of
from bocage.games.dropzone_commander.tables.profiles import commanders, units


def named(word: str) -> str:
    """The message that names a unit."""
    return f"@unit-{parts(word)[0].replace('.', '-').replace('_', '-')}"


# -- the list so far -----------------------------------------------------------------------------------------------------------------------------


def open_list(game: Battle, seat: str | None) -> Army | None:
    """The list that a seat is writing or has written, while nobody else may see it."""
    return game.state.lists.get(seat or "") if game.state.step == "armies" else None


def pieces(game: Battle, seat: str | None, art: dict[str, str]) -> list[Piece]:
    """Every model of the seat's own list, battlegroup by battlegroup."""
    army = open_list(game, seat)
    if army is None or seat is None:
        return []
    found: list[Piece] = []
    for group in army.battlegroup:
        title = Say("list-battlegroup", {"group": group.id, "kind": f"@battlegroup-{group.kind}", "points": sum_of(group), "start": f"@start-{group.start}"})
        models = [row for row in rows_of(group) for _ in range(row.count)]
        for number, row in enumerate(models, 1):
            profile = units()[row.unit]
            values = (Value("unit", "", title), Value("points", str(price("+".join((row.unit, *row.options)))), Say("value-points")))
            badges = (Badge("commander", title=Say("badge-commander")),) if row.id == army.commander_in and army.commander else ()
            found.append(
                Piece(
                    f"{group.id}:{number}", Place(zone=f"list:{seat}"), "body", art[profile.body], Say(named(row.unit)[1:]), side=game.setting.side[seat],
                    owner=seat, values=values, badges=badges, order=len(found), group=f"{group.id}:",
                )
            )  # fmt: skip
    return found


def zones(game: Battle, seat: str | None) -> list[Zone]:
    """The zone of the list, for its writer alone."""
    army = open_list(game, seat)
    if army is None or seat is None:
        return []
    chief = commanders()[army.commander].name if army.commander else ""
    title = Say("zone-list", {"commander": chief}) if chief else Say("zone-list-without")
    return [Zone(f"list:{seat}", "off_table", title, owner=seat, count=sum(row.count for group in army.battlegroup for row in rows_of(group)))]


def tracks(game: Battle, seat: str | None) -> list[Track]:
    """The points of the list, of those there are."""
    if game.state.step != "armies" or seat is None:
        return []
    army = open_list(game, seat)
    return [Track(f"points:{seat}", Say("track-points"), cost(army) if army is not None else 0, high=most_points(game.setting), side=game.setting.side[seat])]


# -- the words of a step ---------------------------------------------------------------------------------------------------------------------------


def label(game: Battle, ask: Ask[Any], answer: Any) -> Say | None:
    """The words of a step of a list; None for all other answers."""
    if isinstance(answer, TakeArmy | BeginList):
        return _ready_label(game, ask.seat, answer)
    army = game.state.lists.get(ask.seat)
    if isinstance(answer, NewBattlegroup) and army is not None:
        forms = all_formations(army.faction, game.setting.scenario.army_size, answer.form)
        name = next((form.name for form in forms if form.variant == answer.variant), answer.form)
        return Say("answer-new-battlegroup", {"kind": f"@battlegroup-{answer.form}", "name": name})
    if isinstance(answer, OpenBattlegroup) and army is not None:
        group = next((group for group in army.battlegroup if group.id == answer.battlegroup), None)
        return Say("answer-open-battlegroup", {"group": answer.battlegroup, "kind": f"@battlegroup-{group.kind}" if group is not None else ""})
    if isinstance(answer, NameCommander):
        chief = commanders().get(answer.commander)
        facts: dict[str, str | int] = {"commander": chief.name, "cv": chief.cv, "points": chief.points} if chief is not None else {}
        return Say("answer-name-commander" if chief is not None else "answer-no-commander", facts)
    if isinstance(answer, Hold):
        start = answer.start if answer.start in ("reserve", "table") else "readiness"
        return Say(f"answer-hold-{start}", {"group": answer.battlegroup})
    return _lines_label(game, ask, answer) if isinstance(answer, WriteBattlegroup) else None


def _ready_label(game: Battle, seat: str, answer: TakeArmy | BeginList) -> Say:
    army = None if isinstance(answer, BeginList) and answer.empty else ready_list(game.setting, seat, answer.ready)
    faction = game.setting.armies[seat].faction if answer.ready == OWN else answer.ready
    how = "take" if isinstance(answer, TakeArmy) else "begin"
    what = "own" if answer.ready == OWN else "ready" if army is not None else "empty"
    return Say(f"answer-{how}-{what}", {"faction": f"@faction-{faction}", "points": cost(army) if army is not None else 0})


def _lines_label(game: Battle, ask: Ask[Any], answer: WriteBattlegroup) -> Say:
    if not any(line.squad for line in answer.lines):
        return Say("answer-strike-out")
    law = ask.legal
    written = law.written(answer).battlegroup if isinstance(law, Filling) and law.refuse(answer) is None else ()
    group = next((group for group in written if isinstance(law, Filling) and group.id == law.name), None)
    return Say("answer-write-battlegroup", {"squads": len(group.squad) if group is not None else 0, "points": sum_of(group) if group is not None else 0})


# -- the form of a battlegroup ---------------------------------------------------------------------------------------------------------------------


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """A line for each squad that the battlegroup may have: which squad, what it rides in, and what carries that."""
    law = ask.legal
    if not isinstance(law, Filling) or ask.seat not in game.state.lists:
        return None
    army, group = law.opened()
    first = next(iter(law), WriteBattlegroup(())).lines
    most = law.form.max_squads
    draft = WriteBattlegroup((*first, *[Line("")] * (most - len(first))))
    squads = _squads(army, law, group)
    kinds = [unit.id for category, _, _ in law.form.slots for unit in fielded(army.faction, category)]
    fields: list[Field] = []
    for place in range(most):
        where, facts = f"/lines/{place}", {"number": place + 1}
        fields.append(Field(f"{where}/squad", Say("field-squad", facts), "pick", _with(squads, draft.lines[place].squad)))
        rides = _rides(army.faction, kinds, place, "usual")
        if len(rides) > 1:
            fields.append(Field(f"{where}/ride", Say("field-ride", facts), "pick", _with(rides, draft.lines[place].ride)))
        lifts = _rides(army.faction, [one.id for one in units().values() if one.faction == army.faction and one.category == "transport"], place, "")
        if len(lifts) > 1 and any(units()[unit].is_infantry for unit in kinds):
            fields.append(Field(f"{where}/lift", Say("field-lift", facts), "pick", _with(lifts, draft.lines[place].lift)))
    return Form(draft, tuple(fields))


def _squads(army: Army, law: Filling, group: BattlegroupRow) -> tuple[Choice, ...]:
    """DZC-1.5, DZC-21.6: every size of every unit that fits a slot, with its options, and its points."""
    found = [Choice("", Say("field-nobody"))]
    for category, _, _ in law.form.slots:
        for unit in fielded(army.faction, category):
            for word in (unit.id, *(f"{unit.id}+{option.id}" for option in unit.options)):
                found += [Choice(f"{count} {word}", _words("field-squad-of", word, count)) for count in unit.squad_sizes]
    return tuple(found)


def _rides(faction: str, riders: Iterable[str], place: int, usual: str) -> tuple[Choice, ...]:
    """DZC-12.19, DZC-12.22: transports that take any of these, each with its options, and those of the squads above."""
    transports = dict.fromkeys(carrier for rider in riders for carrier in carriers(faction, rider))
    found = [Choice(USUAL, Say("field-usual"))] if usual else []
    found.append(Choice("", Say("field-none")))
    for carrier in transports:
        words = (carrier, *(f"{carrier}+{option.id}" for option in units()[carrier].options))
        found += [Choice(word, _words("field-transport", word)) for word in words]
    if transports:
        found += [Choice(f"{WITH}{number}", Say("field-with", {"number": number})) for number in range(1, place + 1)]
    return tuple(found) if transports else ()


def _with(choices: tuple[Choice, ...], value: str) -> tuple[Choice, ...]:
    """The choices, and what the draft has if it is none of them."""
    return choices if any(choice.value == value for choice in choices) else (*choices, Choice(value, Say("field-as-written")))


def _words(message: str, word: str, count: int = 1) -> Say:
    unit, options = parts(word)
    names = ", ".join(option.name for option in units()[unit].options if option.id in options)
    facts: dict[str, str | int] = {"unit": named(unit), "points": count * price(word), "count": count, "options": names}
    return Say(f"{message}-armed" if names else message, facts)
