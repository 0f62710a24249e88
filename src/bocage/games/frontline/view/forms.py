"""The fields of what is drafted at set-up: purchases, sections, equipment (FL-3.6, FL-3.8, FL-3.9)."""

from __future__ import annotations

from typing import Any

import msgspec

from bocage.core.decision import Ask
from bocage.core.scene import Choice, Field, Form, Say, Target
from bocage.games.frontline.state.model import Battle
from bocage.games.frontline.tables.names import equipment_name, force_name
from bocage.games.frontline.tables.tables import CARDS, EQUIPMENT
from bocage.games.frontline.turn.setup import NO_SECTION, Formation, Loadout, nations_of

SPARE = 4  # empty rows beside the sections of the first draft, for those who want more of them
NOBODY = Choice("", Say("form-none"))


def form(game: Battle, ask: Ask[Any]) -> Form | None:
    """The fields of a purchase, a formation or a loadout."""
    drafts = {"buy": purchase_form, "form": formation_form, "equip": loadout_form}
    return drafts[ask.what](game, ask) if ask.what in drafts else None


def purchase_form(game: Battle, ask: Ask[Any]) -> Form:
    """FL-3.6: one list of force cards for each seat of the side."""
    side = game.setting.side[ask.seat]
    nations = nations_of(game, side)
    pool = tuple(Choice(card.id, Say("buy-card", {"force": force_name(card.id), "vp": card.vp})) for card in CARDS.values() if card.nation in nations)
    fields = [Field(f"/forces/{n}", Say(f"seat-{mate.replace('_', '-')}"), "many", pool, 1, 40) for n, mate in enumerate(game.seats_of(side))]
    return Form(next(iter(ask.legal)), tuple(fields))


def formation_form(game: Battle, ask: Ask[Any]) -> Form:
    """FL-3.8: members and leader of each section, with a few empty rows for more sections."""
    own = [force.id for force in game.own_forces(ask.seat)]
    men = tuple(Choice(card, Say(force_name(card)[1:]), Target("piece", card)) for card in own)
    leaders = (NOBODY, *(choice for choice in men if CARDS[str(choice.value)].command))
    first: Formation = next(iter(ask.legal))
    rows = min(len(own), len(first.sections) + SPARE)
    draft = Formation((*first.sections, *[NO_SECTION] * (rows - len(first.sections))))
    fields: list[Field] = []
    for n in range(rows):
        fields.append(Field(f"/sections/{n}/members", Say("form-section", {"number": n + 1}), "many", men, 0, 8))
        fields.append(Field(f"/sections/{n}/leader", Say("form-leader", {"number": n + 1}), "pick", leaders))
    return Form(msgspec.to_builtins(draft), tuple(fields))


def loadout_form(game: Battle, ask: Ask[Any]) -> Form:
    """FL-3.9: one place for each counter that a card may hold, so that a soldier may take two of a kind."""
    kinds = (NOBODY, *(Choice(kind, Say(equipment_name(kind)[1:])) for kind in EQUIPMENT))
    able = [force.id for force in game.own_forces(ask.seat) if CARDS[force.id].equipment]
    first: Loadout = next(iter(ask.legal))
    places = {card: (*first.equipment.get(card, ()), *[""] * CARDS[card].equipment)[: CARDS[card].equipment] for card in able}
    fields = [
        Field(f"/equipment/{card}/{n}", Say("form-counter", {"force": force_name(card), "number": n + 1}), "pick", kinds)
        for card in able
        for n in range(CARDS[card].equipment)
    ]
    return Form(msgspec.to_builtins(Loadout(places)), tuple(fields))
