"""Legends of the Old West: Colonial, 14-18, 39-45: figures on a continuous table, templates, vehicles, aircraft, in three eras."""

from bocage.games.legends_old_west.title import LegendsTitle

TITLE = LegendsTitle()
