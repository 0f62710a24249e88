"""The check of a written battle: nine terrain cards in a line (FL-13.1), forces that are there once (FL-3.6), sections under their leaders (FL-3.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bocage.core.battles.checking import Checks, head
from bocage.core.errors import did_you_mean
from bocage.core.game import Problem
from bocage.games.frontline.sections.sections import refuse_together
from bocage.games.frontline.state.model import SIDES
from bocage.games.frontline.tables.scenario import Scenario, SectionRow, SideRow
from bocage.games.frontline.tables.tables import CARDS, EQUIPMENT, SUPPLY, TERRAIN, TERRAIN_CARDS

LENGTH = 9  # FL-13.1
NATIONS = {"allies": ("us", "uk"), "axis": ("germany",)}  # FL-1.2


def check(scenario: Scenario) -> Sequence[Problem]:
    """Everything that is wrong with a battle."""
    checks = Checks()
    head(checks, scenario, SIDES, least_rounds=0)  # FL-16.4: 0 is without a limit
    _check_ground(checks, scenario)
    _check_victory(checks, scenario)
    if tuple(sorted(row.side for row in scenario.forces)) != tuple(sorted(SIDES)):
        checks.error("forces", "one [[forces]] is needed for each of allies and axis.")
        return checks.found
    for place, row in enumerate(scenario.forces):
        _check_side(checks, scenario, f"forces[{place}]", row)
    homes = {row.side: row.home for row in scenario.forces}
    if set(homes.values()) == {1} or set(homes.values()) == {LENGTH}:
        checks.error("forces[1].home", "the sides have their home at different ends of the line: 1 and 9 (FL-2.5).")
    sections = [(f"forces[{place}].sections[{n}]", part) for place, row in enumerate(scenario.forces) for n, part in enumerate(row.sections)]
    checks.once(((f"{path}.id", part.id) for path, part in sections), "section")
    checks.once(((f"{path}.cards[{n}]", card) for path, part in sections for n, card in enumerate(part.cards)), "force card")
    if not scenario.purchase:
        _warn_of_ends(checks, scenario)
    return checks.found


def _check_ground(checks: Checks, scenario: Scenario) -> None:
    """FL-13.1, FL-13.2: nine cards, each at its number, with one of its faces up; or cards that are drawn."""
    if scenario.random_terrain:
        if scenario.terrain or scenario.terrain_cards:
            checks.error("terrain" if scenario.terrain else "terrain_cards", "the terrain is drawn (random_terrain = true): name none.")
        return
    if len(scenario.terrain) != LENGTH:
        checks.error("terrain", f"{LENGTH} kinds of terrain are needed, for the cards 1 to {LENGTH}; here are {len(scenario.terrain)} (FL-13.1).")
    for place, kind in enumerate(scenario.terrain):
        checks.known(f"terrain[{place}]", kind, TERRAIN, "kind of terrain")
    faces = {f"{card.id} {face}": (card.number, card.front if face == "front" else card.back) for card in TERRAIN_CARDS for face in ("front", "back")}
    if scenario.terrain_cards and len(scenario.terrain_cards) != LENGTH:
        checks.error("terrain_cards", f"{LENGTH} terrain cards are needed, here are {len(scenario.terrain_cards)} (FL-13.1).")
    for place, face in enumerate(scenario.terrain_cards):
        path = f"terrain_cards[{place}]"
        if checks.known(path, face, faces, "face of a terrain card") and faces[face] != (place + 1, _at(scenario.terrain, place)):
            number, kind = faces[face]
            checks.error(path, f"{face} is {kind} at {number}, not {_at(scenario.terrain, place)} at {place + 1} (FL-13.2).")


def _at(row: tuple[str, ...], place: int) -> str:
    return row[place] if place < len(row) else ""


def _check_victory(checks: Checks, scenario: Scenario) -> None:
    """FL-16.4: what decides when the turn limit has ended."""
    rule = scenario.victory
    if rule.at_limit != "percent":
        checks.within("victory.objective", rule.objective, 1, LENGTH, "a terrain card")
        if scenario.rounds == 0:
            checks.warn("rounds", "without a limit of turns the ground never decides (FL-16.4).")
    elif rule.objective:
        checks.within("victory.objective", rule.objective, 0, LENGTH, "a terrain card")
        checks.warn("victory.objective", 'this terrain card decides nothing: at_limit is "percent" (FL-16.4).')
    if rule.at_limit == "hold_or_share" or rule.attacker:
        checks.known("victory.attacker", rule.attacker, SIDES, "side")
    if scenario.surprise:
        checks.known("surprise", scenario.surprise, SIDES, "side")


def _check_side(checks: Checks, scenario: Scenario, path: str, row: SideRow) -> None:
    checks.within(f"{path}.start", row.start, 1, LENGTH, "a terrain card")
    if row.home not in (1, LENGTH):
        checks.error(f"{path}.home", f"{row.home:g} is no end of the line: 1 or {LENGTH} (FL-2.5).")
    if not row.nations:
        checks.error(f"{path}.nations", f"a nation is needed: {' or '.join(NATIONS[row.side])} (FL-1.2).")
    for place, nation in enumerate(row.nations):
        checks.known(f"{path}.nations[{place}]", nation, NATIONS[row.side], f"nation of the {row.side}")
    if scenario.purchase and row.sections:
        checks.error(f"{path}.sections", "forces are bought in this battle (purchase = true): give none.")
    elif not scenario.purchase and not row.sections:
        checks.error(f"{path}.sections", f"the {row.side} have no section.")
    elif scenario.purchase:
        return
    if not scenario.purchase and sum(seat.side == row.side for seat in scenario.seats) > 1:
        checks.error("seats", f"the sections of the {row.side} belong to one seat; several seats share bought forces only (FL-17.1).")
    taken: Counter[str] = Counter()
    for place, part in enumerate(row.sections):
        _check_section(checks, row, f"{path}.sections[{place}]", part)
        taken.update(kind for counters in part.equipment.values() for kind in counters)
    for kind, count in taken.items():
        if count > SUPPLY.get(kind, count):
            checks.error(path, f"{count} counters of {kind}, but a side has {SUPPLY[kind]} (FL-3.11).", "Take fewer.")


def _check_section(checks: Checks, row: SideRow, path: str, part: SectionRow) -> None:
    """FL-2.3, FL-2.4, FL-3.8, FL-11.30: who may stand together, under whom; FL-3.9: what they carry."""
    if not part.id or len(part.id) > 20:
        checks.error(f"{path}.id", "a section's id has 1 to 20 characters.")
    if part.start:
        checks.within(f"{path}.start", part.start, 1, LENGTH, "a terrain card")
    if not part.cards:
        checks.error(f"{path}.cards", "a section has at least one force card.")
        return
    mine = [card for card, force in CARDS.items() if force.nation in row.nations]
    known = [checks.known(f"{path}.cards[{place}]", card, mine, f"force card of {' or '.join(row.nations)}") for place, card in enumerate(part.cards)]
    if all(known):
        refusal = refuse_together(part.cards, part.leader, apart=False) if not part.leader or part.leader in CARDS else None
        if part.leader and part.leader not in part.cards:
            checks.error(f"{path}.leader", f'the leader "{part.leader}" is not one of its cards (FL-2.4).', did_you_mean(part.leader, part.cards))
        elif refusal is not None:
            checks.error(f"{path}.{'leader' if refusal.rule == 'FL-2.4' else 'cards'}", f"{refusal.message.replace('-', ' ')} ({refusal.rule}).")
    for card, counters in part.equipment.items():
        if checks.known(f"{path}.equipment.{card}", card, part.cards, "force card of this section") and card in CARDS:
            if len(counters) > CARDS[card].equipment:
                checks.error(f"{path}.equipment.{card}", f"{len(counters)} counters, but {card} carries {CARDS[card].equipment} (FL-3.9).")
            for place, kind in enumerate(counters):
                checks.known(f"{path}.equipment.{card}[{place}]", kind, EQUIPMENT, "equipment")


def _warn_of_ends(checks: Checks, scenario: Scenario) -> None:
    """Sides that start behind each other, or that nothing can decide between."""
    rows = {row.side: row for row in scenario.forces}
    starts = {side: [part.start or row.start for part in row.sections] for side, row in rows.items()}
    ahead = max(starts["allies"], default=0) >= min(starts["axis"], default=99) if rows["allies"].home == 1 else False
    if ahead and not checks.failed:
        checks.warn("forces[0].start", "sections of both sides start in one card, or past each other.")
    values = {side: sum(CARDS[card].vp for part in row.sections for card in part.cards if card in CARDS) for side, row in rows.items()}
    strong, weak = max(values, key=lambda side: values[side]), min(values, key=lambda side: values[side])
    if values[weak] * 2 < values[strong]:
        checks.warn("forces", f"the {strong} have {values[strong]} VP of forces, the {weak} {values[weak]}: they can hardly win.")
