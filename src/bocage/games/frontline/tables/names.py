"""Names of printed things as message ids; a text argument that starts with "@" is itself a message. What is not known is shown as it was said."""

from __future__ import annotations

from bocage.games.frontline.tables.tables import ACTIONS, CARDS, EQUIPMENT


def force_name(force: str) -> str:
    return f"@force-{force.replace('_', '-')}" if force in CARDS else force.lstrip("@")


def card_name(card: str) -> str:
    return f"@card-{card.replace('_', '-')}" if card in ACTIONS else card.lstrip("@")


def equipment_name(kind: str) -> str:
    return f"@equipment-{kind.replace('_', '-')}" if kind in EQUIPMENT else kind.lstrip("@")


def terrain_name(terrain: str) -> str:
    return f"@terrain-{terrain.replace('_', '-')}"
