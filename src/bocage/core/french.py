"""French small words before a name: "du Panzer IV", "de l’escouade 3", "d’Invader", "au Sherman". The browser has the same in `lib/french.ts`."""

from __future__ import annotations

import re

_VOWEL = re.compile(r"[aeiouàâäæéèêëîïôöœùûü]", re.IGNORECASE)
_MUTE = re.compile(
    r"(?:hommes?|hôpita[lu]x?|hôtels?|hex|herbes?|hélico\w*|héroïne|heures?|huiles?|horizon\w*|habit\w*|histoire\w*)\b", re.IGNORECASE
)  # others keep their h


def elides(word: str) -> bool:
    """Whether a small word before it loses its vowel: "d’Invader", but "de Hades", "de half-track"."""
    return _VOWEL.match(word) is not None or _MUTE.match(word) is not None


def of(name: str) -> str:
    """A name after "de"; `name` may begin with its article."""
    return _contracted(name, "du ", "des ") or (f"d’{name}" if elides(name) else f"de {name}")


def to(name: str) -> str:
    """A name after "à"."""
    return _contracted(name, "au ", "aux ") or f"à {name}"


def _contracted(name: str, one: str, many: str) -> str:
    first, _, rest = name.partition(" ")
    return one + rest if first == "le" else many + rest if first == "les" else ""
