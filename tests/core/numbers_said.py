"""The numbers that a text says, in digits or in words, in English or French; for tests that hold two languages against each other."""

from __future__ import annotations

import re
from collections import Counter

_ENGLISH = "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
_FRENCH = "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt"
_OTHERS = {
    "en": "thirty=30 forty=40 fifty=50 sixty=60 hundred=100 twice=2 second=2 third=3 fourth=4 fifth=5 sixth=6 seventh=7 eighth=8 ninth=9 tenth=10 quarter=4 "
    "double=2 doubles=2 doubled=2 triple=3 dozen=12",
    "fr": "trente=30 quarante=40 cinquante=50 soixante=60 cent=100 seconde=2 second=2 deuxième=2 deuxièmes=2 troisième=3 quatrième=4 cinquième=5 sixième=6 "
    "septième=7 huitième=8 neuvième=9 dixième=10 quart=4 tiers=3 double=2 doubles=2 doublé=2 doublée=2 doublés=2 triple=3 douzaine=12",
}


def _counted(row: str, others: str) -> dict[str, float]:
    """Words from two on, and others that name their number."""
    pairs = (pair.split("=") for pair in others.split())
    return {word: float(number) for number, word in enumerate(row.split(), 2)} | {word: float(number) for word, number in pairs}


WORDS = {"en": _counted(_ENGLISH, _OTHERS["en"]), "fr": _counted(_FRENCH, _OTHERS["fr"])}
RULE = re.compile(r"\b[A-Z]{2,3}-(?:RULING-|CASE-|EX-)?\d+(?:\.\d+)*")
_DIGITS = re.compile(r"(?<![\w.,])\d{1,3}(?:[ \u202f\u00a0]\d{3})+(?!\d)|\d+(?:[.,]\d+)?")
_WORD = re.compile(r"[^\W\d_]+(?:-(?:sept|huit|neuf)\b)?")


def rules_cited(text: str) -> set[str]:
    """The ids of rules that a text refers to."""
    return set(RULE.findall(text))


def in_digits(text: str) -> Counter[float]:
    """The numbers written in digits, each as often as it stands there; ids of rules are no numbers."""
    return Counter(float(re.sub(r"\s", "", found).replace(",", ".")) for found in _DIGITS.findall(RULE.sub(" ", text)))


def in_words(text: str, language: str) -> Counter[float]:
    """The numbers written in words; "one" is left out, which is an article as often."""
    return Counter(WORDS[language][word] for word in _WORD.findall(RULE.sub(" ", text).casefold()) if word in WORDS[language])


def lost(text: str, language: str, other: str, other_language: str) -> list[str]:
    """What one text says and the other does not: numbers in digits one by one, numbers above two in words at all, rules referred to."""
    digits = in_digits(text) - in_digits(other) - in_words(other, other_language)
    words = {number for number in in_words(text, language) if number > 2} - set(in_digits(other)) - set(in_words(other, other_language))
    return sorted({f"{number:g}" for number in [*digits, *words]}) + sorted(rules_cited(text) - rules_cited(other))
