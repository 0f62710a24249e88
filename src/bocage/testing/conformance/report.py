"""What the suite looks for, property by property, and what it found."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

PROPERTIES: Mapping[str, str] = {
    "legal": "something is legal, or the match is over",
    "listed": "every listed choice is accepted and carried out",
    "unlisted": "choices that are not listed are refused with a rule",
    "complete": "whatever the law accepts is listed, or can be made in the form that is shown",
    "fruitful": "an answer that opens a further question opens one in which there is more to do than to decline",
    "idle": "a question with one answer is put only where its being put must not tell a secret",
    "told apart": "two answers never have the same label",
    "reasons": "a refusal tells what forbids, not only that something is not on offer",
    "forged": "wrong seat, stale number and malformed choices change nothing",
    "copy": "a copy is the same match and goes on the same way",
    "sharing": "copies share nothing that changes",
    "undo": "undo gives back the same match, and playing again the same again",
    "record": "a record replays to the same hash",
    "snapshot": "a snapshot is resumed as the same match",
    "hash seed": "another hash seed gives the same journal",
    "view": "a redeal leaves a seat's view the same",
    "question": "a redeal leaves a seat's question, and which questions there are, the same",
    "events": "a redeal leaves the events that a seat sees the same",
    "refusals": "a redeal leaves the reasons of refusals the same",
    "odds": "a redeal leaves odds the same",
    "barrier": "undo for one seat never crosses a roll, a reveal or another seat's decision",
    "scene": "ids in a scene are unique, and a form begins with a legal draft",
    "bound": "the match ends within the scenario's bound",
    "texts": "every message has an English and a French sentence",
    "rules": "every rule that is cited exists",
    "yield from": "no rule is called without yield from",
}
LIMIT = 5  # findings kept of one property


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as promised: which property, where, what, and a record that shows it."""

    property: str
    where: str
    what: str
    record: bytes = b""

    def __str__(self) -> str:
        return f"{self.property}: {self.where}: {self.what}"

    __repr__ = __str__


class Report:
    """How often each property was checked, what was found, and some figures."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.checked: dict[str, int] = dict.fromkeys(PROPERTIES, 0)
        self.findings: list[Finding] = []
        self.figures: dict[str, int] = {"matches": 0, "decisions": 0}
        self.gaps: list[int] = []  # inputs between joints

    @property
    def ok(self) -> bool:
        return not self.findings

    def broken(self) -> set[str]:
        """The properties that do not hold."""
        return {finding.property for finding in self.findings}

    def check(self, name: str, holds: Any, where: str, what: str, record: bytes = b"") -> bool:
        """Counts one check of a property and keeps a finding if it does not hold."""
        self.checked[name] += 1
        if not holds and sum(finding.property == name for finding in self.findings) < LIMIT:
            self.findings.append(Finding(name, where, what, record))
        return bool(holds)

    def absorb(self, other: Report) -> None:
        """Takes in what another report found."""
        for name, count in other.checked.items():
            self.checked[name] += count
        self.findings += other.findings
        self.gaps += other.gaps
        for name, count in other.figures.items():
            self.figures[name] = self.figures.get(name, 0) + count

    def joints(self) -> dict[str, int]:
        """Inputs between joints: median, 99th percentile and the most."""
        gaps = sorted(self.gaps) or [0]
        return {"median": gaps[len(gaps) // 2], "p99": gaps[min(len(gaps) - 1, len(gaps) * 99 // 100)], "most": gaps[-1]}

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return {
            "name": self.name,
            "ok": self.ok,
            "checked": self.checked,
            "findings": [str(finding) for finding in self.findings],
            "figures": self.figures,
            "inputs_between_joints": self.joints(),
        }

    def __str__(self) -> str:
        lines = [self.name]
        for name, sentence in PROPERTIES.items():
            mine = [finding for finding in self.findings if finding.property == name]
            mark = "FAIL" if mine else "ok" if self.checked[name] else "-"
            lines.append(f"  {mark:4} {self.checked[name]:>8}  {sentence}")
            lines += [f"                  {finding.where}: {finding.what}" for finding in mine]
        joints = self.joints()
        lines.append(f"  inputs between joints: median {joints['median']}, 99th percentile {joints['p99']}, most {joints['most']}")
        lines.append("  " + ", ".join(f"{count} {name}" for name, count in self.figures.items()))
        return "\n".join(lines)
