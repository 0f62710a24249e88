"""The battle of a match: one of the shelf by its id, or whole in the setting if somebody wrote it himself."""

from __future__ import annotations

import msgspec

from bocage.core.game import Title
from bocage.core.record import NOTHING
from bocage.core.registry import title as find_title
from bocage.core.tables import ScenarioHead
from bocage.server import journal


def fought(title: Title, setting: journal.Setting) -> str | ScenarioHead:
    """What a match is played on, as `Title.start` takes it."""
    return setting.scenario if setting.battle == NOTHING else title.carried_battle(bytes(setting.battle))


def titles(setting: journal.Setting) -> tuple[str, str]:
    """What a battle is called, in English and French; its id if it cannot be found."""
    if setting.battle != NOTHING:
        try:
            head = msgspec.json.decode(setting.battle, type=ScenarioHead)
        except (msgspec.MsgspecError, ValueError):
            return setting.scenario, ""
        return head.title, head.title_fr
    found = find_title(setting.game).scenarios().get(setting.scenario)
    return (found.title, found.title_fr) if found is not None else (setting.scenario, "")
