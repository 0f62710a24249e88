"""Collects the fragments of changelog.d/ into CHANGELOG.md under a new version: python scripts/changelog.py 0.2.0 2026-12-01"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = {"add": "Added", "change": "Changed", "fix": "Fixed"}


def collect(version: str, date: str, root: Path = ROOT) -> str:
    """Writes the new section, removes the fragments, gives back what was written."""
    fragments = sorted((root / "changelog.d").glob("*.*.md"))
    wrong = [path.name for path in fragments if path.suffixes[-2].strip(".") not in KINDS]
    if wrong:
        raise SystemExit(f"changelog.d: {', '.join(wrong)}: name fragments <name>.<{'|'.join(KINDS)}>.md")
    if not fragments:
        raise SystemExit("changelog.d holds no fragments: nothing to release")
    lines = [f"## {version} ({date})", ""]
    for kind, heading in KINDS.items():
        sentences = [path.read_text(encoding="utf-8").strip() for path in fragments if path.suffixes[-2] == f".{kind}"]
        if sentences:
            lines += [f"### {heading}", *(f"- {sentence}" for sentence in sentences), ""]
    file = root / "CHANGELOG.md"
    head, _, rest = file.read_text(encoding="utf-8").partition("\n## ")
    section = "\n".join(lines)
    file.write_text(head.rstrip() + "\n\n" + section + (f"\n## {rest}" if rest else ""), encoding="utf-8")
    for path in fragments:
        path.unlink()
    return section


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    print(collect(*sys.argv[1:]))
