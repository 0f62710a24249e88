"""The protocol's description names everything that can be said, and nothing is described that does not exist."""

from __future__ import annotations

import re
import typing
from pathlib import Path

import msgspec
import pytest

from bocage.server.http.routes import ROUTES, Notice
from bocage.server.journal import ClockSetting
from bocage.server.protocol import messages, wire

TEXT = (Path(__file__).parents[2] / "docs" / "guide" / "protocol.md").read_text()
SAID = [kind.__struct_config__.tag for kind in typing.get_args(wire.Message)]
TOLD = ["welcome", "frame", "table", "ok", "refused", "why", "odds", "look", "hint", "elsewhere", "secret", "pong", "error"]


def test_every_message_is_described_and_no_other():
    said = TEXT.split("### Client to server")[1].split("### Server to client")
    told = said[1].split("```")[0]
    assert sorted(re.findall(r'^\| `\{type: "(\w+)"', said[0], re.MULTILINE)) == sorted(map(str, SAID))
    assert sorted(re.findall(r'^\| `\{type: "(\w+)"', told, re.MULTILINE)) == sorted(TOLD)


def test_every_route_is_described():
    there = {f"{method} {path}" for route in ROUTES for path in route.paths for method in route.http_methods if method in ("GET", "POST", "DELETE")}
    there = {re.sub(r":\w+\}", "}", each).replace("{ident}", "{id}") for each in there}
    described = {f"{method} {path}" for method, path in re.findall(r"^\| `(GET|POST|DELETE) ([^`?]+)", TEXT, re.MULTILINE)}
    described |= {"GET /api/session", "DELETE /api/session", "GET /api/openapi.json"}
    assert {each.replace("{rule}", "{id}") for each in there} == described


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Create", wire.Create), ("Fork", wire.Fork), ("Clock", ClockSetting), ("Table", messages.PublicTable), ("Notice", Notice),
    ],
)  # fmt: skip
def test_every_field_is_described(name: str, kind: type[msgspec.Struct]):
    start = re.search(rf"^{name} +\{{", TEXT, re.MULTILINE)
    assert start is not None
    rest = TEXT[start.end() :]
    block = rest[: re.search(r"^(\w+ +\{|```)", rest, re.MULTILINE).start()]
    for field in kind.__struct_fields__:
        assert re.search(rf"\b{field}\b", block), f"{name}.{field} is not described"
