"""Templates play as they stand, and schemas take what the checks take as far as types go."""

from __future__ import annotations

import json
import tomllib
from itertools import pairwise

import pytest

from bocage.cli import main
from bocage.core.registry import slugs, title
from bocage.testing.battle_mutations import played
from bocage.workshop.reading import read_text
from bocage.workshop.templates import schema, template


@pytest.mark.parametrize("slug", slugs())
def test_a_template_has_nothing_wrong_and_plays_to_its_end(slug):
    reading = read_text(template(title(slug)), "own.toml")
    assert (reading.game, reading.findings) == (slug, ())
    assert reading.battle is not None
    assert reading.battle.id not in title(slug).scenarios()
    assert played(title(slug), reading.battle, 1) == ""


@pytest.mark.parametrize("slug", slugs())
def test_every_table_of_a_template_is_explained(slug):
    """The first of each kind of table has a remark above it, unless it is one more of what was explained."""
    lines = template(title(slug)).splitlines()
    tables = {line for line in lines if line.startswith("[")}
    explained = {line for before, line in pairwise(lines) if line.startswith("[") and before.startswith("#")}
    assert 2 * len(explained) >= len(tables) > 0
    assert lines[-1] != ""


@pytest.mark.parametrize("slug", slugs())
def test_a_schema_knows_every_field_of_a_template(slug, capsys):
    assert main(["battle", "schema", slug]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made == json.loads(json.dumps(schema(title(slug))))
    whole = made["$defs"][made["$ref"].rpartition("/")[2]]
    data = tomllib.loads(template(title(slug)))
    assert set(data) <= set(whole["properties"])
    assert set(whole["required"]) <= set(data)
    assert whole["additionalProperties"] is False
    assert whole["properties"]["game"]["const"] == slug


def test_new_writes_a_file_that_passes_and_never_over_another(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    assert main(["battle", "new", "patrol", str(file)]) == 0
    assert main(["battle", "check", str(file)]) == 0
    file.write_text("kept", encoding="utf-8")
    assert main(["battle", "new", "patrol", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "kept"
    assert main(["battle", "new", "patrol"]) == 0
    assert capsys.readouterr().out == template(title("patrol"))
    assert main(["battle", "new", "patroll"]) == 2
    assert 'Did you mean "patrol"?' in capsys.readouterr().err
