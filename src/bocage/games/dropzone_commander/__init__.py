"""Dropzone Commander: dropships, structures with garrisons, aircraft and reaction fire on a table in inches."""

from bocage.games.dropzone_commander.title import DropzoneTitle

TITLE = DropzoneTitle()
