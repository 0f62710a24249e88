"""Army lists written in the match (chapter 21; option `build_armies`): each seat in turn, in secret; all are shown when the last one stands.

A seat takes a list that is ready, or writes one step by step: a faction, battlegroups one after the other, a commander, and what the scenario asks to begin in
Reserve or on the table. The size of game is the scenario's; the points are those of its largest list, rounded up (DZC-RULING-96). What `army` refuses is
refused here, with its rule; a list may be unfinished until it is to stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bocage.core.decision import Question, Rules, choose
from bocage.core.errors import Refusal
from bocage.core.legal import Answer, Legal
from bocage.core.state import replace
from bocage.games.dropzone_commander.armies.army import group_refusals, refusals
from bocage.games.dropzone_commander.armies.army_lines import Line, lines_of
from bocage.games.dropzone_commander.armies.army_starts import OWN, asked_starts, begins, held, is_fast, most_points, ready_list, settled, started
from bocage.games.dropzone_commander.armies.ready_armies import fielded, free_name, line_for, rewritten, smallest, with_group
from bocage.games.dropzone_commander.ground.battle import Battle
from bocage.games.dropzone_commander.state.events import StepBegan
from bocage.games.dropzone_commander.state.events_army import ArmyShown, ListStands, ListTorn, ListWritten, PageOpened
from bocage.games.dropzone_commander.tables.army_rows import Army, BattlegroupRow, Formation, all_formations, cost
from bocage.games.dropzone_commander.tables.profiles import FACTIONS, commanders, units


class TakeArmy(Answer):
    """A ready list is taken as it is: the scenario's, or that of a faction."""

    ready: str


class BeginList(Answer):
    """A list is begun: with a ready one, or with nothing but a faction."""

    ready: str
    empty: bool = False


class TearUp(Answer):
    """The list is torn up, and all is to begin again."""


class NewBattlegroup(Answer):
    """A battlegroup more."""

    form: str
    variant: str = ""


class OpenBattlegroup(Answer):
    """A battlegroup of the list is changed."""

    battlegroup: str

    def target(self) -> tuple[str, str]:
        return "piece", f"{self.battlegroup}:1"


class NameCommander(Answer):
    """Who commands, and the Command squad in which he rides; nobody: without a commander."""

    commander: str
    squad: str = ""


class Hold(Answer):
    """Where a battlegroup begins: readiness, reserve or table."""

    battlegroup: str
    start: str


class Stand(Answer):
    """The list stands as it is written."""


class WriteBattlegroup(Answer):
    """The squads of a battlegroup; without any it is struck out."""

    lines: tuple[Line, ...]


Step = TakeArmy | BeginList | TearUp | NewBattlegroup | OpenBattlegroup | NameCommander | Hold | Stand
ARMY: Question[Step | WriteBattlegroup] = Question(
    "army", Step | WriteBattlegroup, rule="DZC-21.1", asides=False
)  # one question, so that nobody sees which step


# -- the law of a step ---------------------------------------------------------------------------------------------------------------------------


class Writing:
    """The open list of a seat: what may be done to it next."""

    def __init__(self, game: Battle, seat: str) -> None:
        self.game, self.setting, self.seat = game, game.setting, seat
        self.size, self.most = game.setting.scenario.army_size, most_points(game.setting)

    @property
    def army(self) -> Army | None:
        """The list so far; none before it is begun."""
        return self.game.state.lists.get(self.seat)

    def changed(self, answer: Step) -> Army | Refusal:
        """The list after a step that changes it at once; why not, if it may not be taken."""
        if isinstance(answer, TakeArmy | BeginList):
            return self.begun(answer)
        army = self.army
        if army is None:
            return Refusal("DZC-21.1", "army-not-begun")
        if isinstance(answer, TearUp):
            return army
        if isinstance(answer, NameCommander):
            return self.commanded(army, answer)
        if isinstance(answer, Hold):
            return self.holding(army, answer)
        refusal = next(self.wrong(army), None) if isinstance(answer, Stand) else self.refuse_opening(army, answer)
        return refusal or army

    def refuse(self, answer: Step | WriteBattlegroup) -> Refusal | None:
        """None for a step that may be taken."""
        if isinstance(answer, WriteBattlegroup):
            return Refusal("DZC-21.3", "army-no-battlegroup")
        found = self.changed(answer)
        return found if isinstance(found, Refusal) else None

    def wrong(self, army: Army) -> Iterator[Refusal]:
        """All that keeps a list from standing: chapter 21, the points of this battle, and who begins where."""
        if cost(army) > self.most:
            yield Refusal("DZC-21.1", "army-over", {"points": cost(army), "max": self.most})
        yield from refusals(army, self.size)
        wanted = asked_starts(self.setting, self.seat, army.faction)
        for start in ("reserve", "table"):
            if started(army)[start] != wanted[start]:
                yield Refusal("DZC-2.16", "army-starts", {"start": f"@start-{start}", "count": wanted[start]})

    def begun(self, answer: TakeArmy | BeginList) -> Army | Refusal:
        if isinstance(answer, BeginList) and answer.empty and answer.ready in FACTIONS:
            return Army(answer.ready, (), player=self.seat)
        found = ready_list(self.setting, self.seat, answer.ready)
        return found or Refusal("DZC-21.1", "army-no-ready-list")

    def commanded(self, army: Army, answer: NameCommander) -> Army | Refusal:
        """DZC-20.1, DZC-21.4: the commander's level, Headquarters and mount; his points too."""
        if answer.squad and not answer.commander:
            return Refusal("DZC-20.1", "army-commander")
        new = replace(army, commander=answer.commander, commander_in=answer.squad)
        wrong = [refusal for refusal in refusals(new, self.size) if refusal.path.startswith("commander")]
        if wrong:
            return wrong[0]
        return Refusal("DZC-21.1", "army-over", {"points": cost(new), "max": self.most}) if cost(new) > self.most else new

    def holding(self, army: Army, answer: Hold) -> Army | Refusal:
        """DZC-2.16: as many as the scenario asks for, and none of those whose beginning is not free."""
        group = next((group for group in army.battlegroup if group.id == answer.battlegroup), None)
        if group is None or answer.start not in ("readiness", "reserve", "table") or answer.start == group.start:
            return Refusal("DZC-2.16", "army-no-start")
        if begins(army.faction, group):
            return Refusal("DZC-10.2" if is_fast(group) else "DZC-22.34", "army-start-fixed", {"group": group.id})
        if answer.start != "readiness" and started(army)[answer.start] >= asked_starts(self.setting, self.seat, army.faction)[answer.start]:
            count = asked_starts(self.setting, self.seat, army.faction)[answer.start]
            return Refusal("DZC-2.16", "army-starts", {"start": f"@start-{answer.start}", "count": count})
        return held(army, answer.battlegroup, answer.start)

    def refuse_opening(self, army: Army, answer: NewBattlegroup | OpenBattlegroup | Stand) -> Refusal | None:
        """DZC-21.2, DZC-21.3: whether there may be a battlegroup more of this kind."""
        if isinstance(answer, OpenBattlegroup):
            return None if any(group.id == answer.battlegroup for group in army.battlegroup) else Refusal("DZC-21.3", "army-no-battlegroup")
        assert isinstance(answer, NewBattlegroup)
        form = form_named(army.faction, self.size, answer.form, answer.variant)
        if form is None:
            return Refusal("DZC-21.3", "army-no-such-kind")
        more = with_group(army, form, ())
        return next((refusal for refusal in refusals(more, self.size) if refusal.message in ("army-battlegroups", "army-too-many-of-kind")), None)

    def listing(self) -> Iterator[Step]:
        """The scenario's list first; once a list is begun, what finishes it first."""
        army = self.army
        if army is None:
            yield from (TakeArmy(ready) for ready in (OWN, *FACTIONS))
            yield from (BeginList(ready) for ready in (OWN, *FACTIONS))
            yield from (BeginList(faction, True) for faction in FACTIONS)
            return
        yield Stand()
        yield from (NewBattlegroup(form.kind, form.variant) for form in all_formations(army.faction, self.size))
        yield from (OpenBattlegroup(group.id) for group in army.battlegroup)
        chiefs = [chief.id for chief in commanders().values() if chief.faction == army.faction]
        mounts = [squad.id for group in army.battlegroup for squad in group.squad if units()[squad.unit].category == "command"]
        yield from (NameCommander(chief, mount) for chief in chiefs for mount in mounts if (chief, mount) != (army.commander, army.commander_in))
        if army.commander:
            yield NameCommander("")
        for group in army.battlegroup:
            yield from (Hold(group.id, start) for start in ("readiness", "reserve", "table") if start != group.start)
        yield from (TearUp(), TakeArmy(OWN))


def form_named(faction: str, size: str, kind: str, variant: str) -> Formation | None:
    """DZC-21.3: the form of battlegroup of a kind and variant."""
    return next((form for form in all_formations(faction, size) if (form.kind, form.variant) == (kind, variant)), None)


def army_law(game: Battle, seat: str) -> Legal[Any]:
    """Any step that a list may take; where a battlegroup is open, its squads."""
    if game.state.page:
        name, kind, variant = game.state.page
        form = form_named(game.state.lists[seat].faction, game.setting.scenario.army_size, kind, variant)
        assert form is not None
        return Filling(game, seat, name, form)
    writing = Writing(game, seat)
    return Legal(writing.refuse, lambda: list(writing.listing()), default=TakeArmy(OWN))


# -- the law of a battlegroup ----------------------------------------------------------------------------------------------------------------------


class Filling(Legal[Any]):
    """The squads of one battlegroup: any within its slots and transports, and within the points that are left."""

    __slots__ = ("form", "game", "most", "name", "seat", "size")
    whole = False

    def __init__(self, game: Battle, seat: str, name: str, form: Formation) -> None:
        self.game, self.seat, self.name, self.form = game, seat, name, form
        self.size, self.most = game.setting.scenario.army_size, most_points(game.setting)
        super().__init__(self.why, self.proposed, default=WriteBattlegroup(()))

    def opened(self) -> tuple[Army, BattlegroupRow]:
        """The list so far with the battlegroup, and the battlegroup: without squads if it is new."""
        army = self.game.state.lists[self.seat]
        group = next((group for group in army.battlegroup if group.id == self.name), None)
        if group is None:
            group = BattlegroupRow(self.name, self.form.kind, ())
            army = replace(army, battlegroup=(*army.battlegroup, group))
        return army, replace(group, variant=self.form.variant)

    def written(self, answer: WriteBattlegroup) -> Army:
        """The list with the battlegroup as it is now written."""
        return rewritten(*self.opened(), answer.lines)

    def why(self, answer: Step | WriteBattlegroup) -> Refusal | None:
        """DZC-21.3, DZC-21.5, DZC-21.6, DZC-1.5, DZC-12.18, DZC-12.19, DZC-21.7, DZC-21.8; DZC-21.1 for the points."""
        if not isinstance(answer, WriteBattlegroup):
            return Refusal("DZC-21.3", "army-finish-battlegroup", {"group": self.name})
        if not any(line.squad for line in answer.lines):
            return None
        new = self.written(answer)
        wrong = next(group_refusals(new, self.name, self.size), None)
        if wrong is not None:
            return replace(wrong, path="lines")
        return Refusal("DZC-21.1", "army-over", {"points": cost(new), "max": self.most}, path="lines") if cost(new) > self.most else None

    def proposed(self) -> list[WriteBattlegroup]:
        """As it is; the squads it must have; one squad more or fewer; nothing at all."""
        army, group = self.opened()
        lines = lines_of(group)
        found = [lines] if lines else []
        found.append(smallest(army.faction, self.form, Counter()))
        for category, _, _ in self.form.slots:
            for unit in fielded(army.faction, category):
                found += [(*lines, line_for(unit, count)) for count in unit.squad_sizes[:2]]
                found.append((line_for(unit, unit.squad_sizes[0]),))
        found += [lines[:place] + lines[place + 1 :] for place in range(len(lines))]
        return [WriteBattlegroup(one) for one in dict.fromkeys([*found, ()])]


def form_of(army: Army, group: BattlegroupRow, size: str) -> Formation:
    """The form that a battlegroup of a list has; of two variants the one that it fits."""
    forms = [form for form in all_formations(army.faction, size, group.kind) if group.variant in ("", form.variant)]
    named = [replace(army, battlegroup=(replace(group, variant=form.variant),)) for form in forms]
    fits = [form for form, one in zip(forms, named, strict=True) if next(group_refusals(one, group.id, size), None) is None]
    return (fits or forms)[0]


# -- the rule ------------------------------------------------------------------------------------------------------------------------------------


def write_lists(game: Battle) -> Rules[None]:
    """One step of the list that is being written; when the last one stands, all are shown."""
    setting, place = game.setting, game.state.place
    if place == len(setting.seats):
        for seat in setting.seats:
            army = game.state.lists[seat]
            game.emit(ArmyShown(seat, army, f"@faction-{army.faction}", cost(army), len(army.battlegroup), setting.cards))
        game.emit(StepBegan("setup", "links"))
        return
    seat = setting.seats[place]
    law = army_law(game, seat)
    answer = yield from choose(game, seat, ARMY, law, facts_of(game, seat))
    if isinstance(answer, NewBattlegroup | OpenBattlegroup):
        game.emit(PageOpened(seat, page_of(game, seat, answer)))
    elif isinstance(answer, TearUp):
        game.emit(ListTorn(seat))
    else:
        army = law.written(answer) if isinstance(law, Filling) else taken(game, seat, answer)
        game.emit(ListWritten(seat, settled(setting, seat, army), cost(army)))
    if isinstance(answer, TakeArmy | Stand):
        game.emit(ListStands(seat, place + 1))


def taken(game: Battle, seat: str, answer: Step) -> Army:
    """The list after a step that was taken."""
    army = Writing(game, seat).changed(answer)
    assert isinstance(army, Army)
    return army


def page_of(game: Battle, seat: str, answer: NewBattlegroup | OpenBattlegroup) -> tuple[str, str, str]:
    """The battlegroup that is opened, new or known: its name, kind and variant."""
    army = game.state.lists[seat]
    if isinstance(answer, NewBattlegroup):
        return free_name(army), answer.form, answer.variant
    form = form_of(army, next(group for group in army.battlegroup if group.id == answer.battlegroup), game.setting.scenario.army_size)
    return answer.battlegroup, form.kind, form.variant


def facts_of(game: Battle, seat: str) -> dict[str, str | int]:
    """The points of a list so far, for the sentence of a question."""
    army, most = game.state.lists.get(seat), most_points(game.setting)
    points = cost(army) if army is not None else 0
    name, kind, variant = game.state.page or ("", "", "")
    form = form_named(army.faction, game.setting.scenario.army_size, kind, variant) if army is not None else None
    stage = 0 if army is None else 1 if form is None else 2
    return {"points": points, "most": most, "left": most - points, "open": stage, "group": name, "name": form.name if form is not None else ""}
