"""The changelog is collected from fragments."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def _script():
    spec = importlib.util.spec_from_file_location("changelog", ROOT / "scripts" / "changelog.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_fragments_become_a_section(tmp_path):
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\nWords.\n\n## 0.1.0 (2026-01-01)\n\n- old\n")
    (tmp_path / "changelog.d" / "dice.fix.md").write_text("Dice are shown.\n")
    (tmp_path / "changelog.d" / "game.add.md").write_text("A game.\n")
    _script().collect("0.2.0", "2026-02-02", tmp_path)
    text = (tmp_path / "CHANGELOG.md").read_text()
    assert text.index("## 0.2.0") < text.index("### Added\n- A game.") < text.index("### Fixed\n- Dice are shown.") < text.index("## 0.1.0")
    assert not list((tmp_path / "changelog.d").iterdir())


def test_a_misnamed_fragment_is_told(tmp_path):
    (tmp_path / "changelog.d").mkdir()
    (tmp_path / "changelog.d" / "x.bug.md").write_text("x")
    with pytest.raises(SystemExit, match=r"x\.bug\.md"):
        _script().collect("1", "d", tmp_path)


def test_the_fragments_of_the_project_are_well_named():
    for path in (ROOT / "changelog.d").glob("*.md"):
        assert path.suffixes[-2] in {".add", ".change", ".fix"}, path.name
        assert path.read_text(encoding="utf-8").strip().endswith("."), path.name
