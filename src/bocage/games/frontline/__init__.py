"""Frontline: D-Day: sections on a line of nine terrain cards, hands of action cards, reactions to everything, damage drawn from a cup."""

from bocage.games.frontline.title import FrontlineTitle

TITLE = FrontlineTitle()
