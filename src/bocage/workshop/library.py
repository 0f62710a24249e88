"""Where battles of one's own lie, and which one a word on the command line or a wish in the lobby means. This place alone decides it.

The folder is the one that `--battles` names, else `battles` in `BOCAGE_HOME` (without it, `.bocage` in one's home). It holds `*.toml`, also in folders of its
own (`battles/tide_of_iron/bridge.toml`). Files are read when they are new or changed; a bad one is there with its errors.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bocage.core.errors import DataError, Invalid, did_you_mean
from bocage.core.game import Title
from bocage.core.tables import ScenarioHead
from bocage.workshop.reading import Reading, read_file

HOME = "BOCAGE_HOME"
MOST = 500  # files that are looked at
OWN = "own:"  # before the name of a battle of one's own, so that it is never taken for one of the shelf


def battles_folder(given: Path | None = None) -> Path:
    """The folder of one's own battles."""
    home = os.environ.get(HOME, "")
    return given if given is not None else (Path(home) if home else Path.home() / ".bocage") / "battles"


class Own(NamedTuple):
    """A file of one's own: the word by which it is chosen, and what was read."""

    key: str
    reading: Reading


class Library:
    """The battles of a folder and of single files, read when they change."""

    def __init__(self, folder: Path | None = None, files: Sequence[Path] = ()) -> None:
        self.folder, self.files = folder, tuple(files)
        self._read: dict[Path, tuple[tuple[int, int], Reading]] = {}

    def all(self) -> list[Own]:
        """Every file that is there now, good or bad."""
        found = {self._key(file, file.parent): file for file in self.files}
        if self.folder is not None and self.folder.is_dir():
            inside = sorted((*self.folder.glob("*.toml"), *self.folder.glob("*/*.toml")))
            found |= {self._key(file, self.folder): file for file in inside[:MOST]}
        gone = set(self._read) - set(found.values())
        for file in gone:
            del self._read[file]
        return [Own(key, self._reading(file, key.removeprefix(OWN))) for key, file in sorted(found.items())]

    def of(self, game: str) -> list[Own]:
        """The files of a game, and those of which nobody can tell the game."""
        return [own for own in self.all() if own.reading.game in (game, "")]

    def battle(self, game: str, word: str) -> ScenarioHead | None:
        """The good battle that a word means: its key, the name of its file, or its id."""
        good = [(own.key, own.reading.battle) for own in self.of(game) if own.reading.battle is not None]
        by_key = next((battle for key, battle in good if word in (key, key.removeprefix(OWN))), None)
        return by_key if by_key is not None else next((battle for _, battle in good if battle.id == word), None)

    def _key(self, file: Path, folder: Path) -> str:
        return OWN + "/".join(file.relative_to(folder).with_suffix("").parts).replace("/", ":")

    def _reading(self, file: Path, name: str) -> Reading:
        try:
            known = file.stat()
            stamp = known.st_mtime_ns, known.st_size
        except OSError:
            stamp = 0, 0
        kept = self._read.get(file)
        if kept is None or kept[0] != stamp or stamp == (0, 0):
            kept = self._read[file] = stamp, read_file(file, name=f"{name.replace(':', '/')}.toml")
        return kept[1]


def chosen(title: Title, word: str, library: Library) -> str | ScenarioHead:
    """The battle that a word means: of the shelf by its id, a file by its path, or of the folder by its name. A bad file is refused with all its errors."""
    is_path = word.endswith(".toml") or os.sep in word
    if not is_path and word in title.scenarios():
        return word
    own = None if is_path else library.battle(title.slug, word)
    if own is not None:
        return own
    bad = next((own for own in library.of(title.slug) if word in (own.key, own.key.removeprefix(OWN))), None)
    if not is_path and bad is not None:
        return _good(title, bad.reading)
    if is_path or Path(word).is_file():
        return _good(title, read_file(Path(word), title.slug))
    known = [*title.scenarios(), *(own.key.removeprefix(OWN) for own in library.of(title.slug))]
    raise Invalid(f'{title.slug} has no scenario "{word}", and there is no such file. {did_you_mean(word, known)}')


def good(reading: Reading) -> tuple[str, ScenarioHead]:
    """The game and the battle of a file; a bad one is refused with all its errors."""
    if reading.battle is None:
        raise DataError("\n".join(map(str, reading.errors)))
    return reading.game, reading.battle


def _good(title: Title, reading: Reading) -> ScenarioHead:
    if reading.game and reading.game != title.slug:
        raise Invalid(f"{reading.file} is a battle of {reading.game}, not of {title.slug}")
    return good(reading)[1]
