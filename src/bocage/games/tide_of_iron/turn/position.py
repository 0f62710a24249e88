"""Battles from written positions, for tests and for people who set up problems.

One thing in a line; a hex is `[column, row]` or `0405`:

    board 12 9                      a clear board of that size (16 by 12 if nothing is said)
    woods [3, 3] [4, 3]             terrain by its name; `level 1 [5, 5]`; `road [0, 4] [1, 4] [2, 5]`; `stream deep`
    us  rifles  [0, 2]  pinned      side, name, what (rifles if the name says nothing), hex, then any of: fresh, fatigued, op_fire, pinned, disrupted,
                                    light, heavy, concealed, in=NAME, aboard=NAME, dark, engineer, anti_tank, flamethrower, medic
    de  wall  2*elite+officer [5, 5]    a squad by its figures; `de  cat  tiger_i [6, 5]` a vehicle
    entrenchment pit [5, 5]         a fortification with its name; `pillbox`, `razor_wire`, `tank_trap`, `mine_field`, `smoke` with hexes
    objective bridge [6, 4] victory 2    an objective; or `command neutral 2`
    cp us 3, initiative_cp us 2, vp us 1, initiative de, round 2, rounds 8, actions 3, turn de, control bridge us
    card us artillery_1.smoke_screen [play]     a card in the HQ or in play; `deck us artillery_1`; `operation us op_005`
    reinforcements us [0, 0]        reinforcement hexes; `reinforcement us 3 squad 4*regular`; `score ...` victory conditions in TOML
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.core.errors import did_you_mean
from bocage.games.tide_of_iron.state.model import FIGURES, VEHICLES, Battle, Card, Fortification, ToiState, Unit
from bocage.games.tide_of_iron.state.setting import Setting
from bocage.games.tide_of_iron.tables.scenario import Scenario
from bocage.games.tide_of_iron.tables.tables import box
from bocage.games.tide_of_iron.turn.setup import initial_state
from bocage.tabletop.positions import Line, known, lines, reading

HEX = re.compile(r"\[\s*(\d+)\s*,\s*(\d+)\s*\]|\b(\d{2})(\d{2})\b")
STATUS = ("fresh", "fatigued", "op_fire")
CONDITIONS = ("pinned", "disrupted")
DAMAGE = ("light", "heavy")
TOKENS = ("engineer", "anti_tank", "flamethrower", "medic")
MARKERS = {"razor_wire": "wire", "tank_trap": "traps", "mine_field": "mines", "smoke": "smoke"}
FORTS = ("entrenchment", "pillbox")
SHORT = {"rifles": {"regular": 4}, "mg": {"machine_gun": 1, "regular": 2}, "mortars": {"mortar": 2}, "mortar_squad": {"mortar": 1, "regular": 2}}


def read_position(text: str, scenario: Scenario | None, options: Mapping[str, str]) -> Battle:
    """A battle in the middle of an Action Phase, as written."""
    data = _blank() if scenario is None else msgspec.to_builtins(scenario)
    state_lines: list[tuple[Line, list[str], list[tuple[int, int]]]] = []
    for line in lines(text):
        with reading(line):
            hexes = [(int(a or c), int(b or d)) for a, b, c, d in HEX.findall(line.text)]
            words = HEX.sub(" ", line.text).split()
            if not _scenario_line(data, words, hexes):
                state_lines.append((line, words, hexes))
    setting = Setting(msgspec.convert(data, Scenario), {**options, "setup": "ready"})
    state = initial_state(setting)
    game = Battle(state, setting)
    if scenario is None:
        state.units.clear()
        state.at.clear()
    _begin(game)
    for line, words, hexes in state_lines:
        with reading(line):
            _state_line(game, words, [setting.grid.cell(*at) for at in hexes])
    return game


def _blank() -> dict[str, Any]:
    side = {
        "bases": 0, "decks": [], "starting_cards": 0, "operations": [], "starting_cp": 0, "specializations": [], "concealed_markers": 0,
        "deployment": [], "reinforcement_hexes": [], "figures": {}, "vehicles": {},
    }  # fmt: skip
    division = {"light": {"bases": 0}, "dark": {"bases": 0}}
    return {
        "id": "position", "title": "Position", "size": "tiny", "sides": ["us", "de"], "rounds": 8, "synopsis": "", "source": "position",
        "seats": [{"id": "us", "side": "us"}, {"id": "de", "side": "de"}], "players": [2, 3, 4], "starting_initiative": "us",
        "actions_per_turn": {"us": 3, "de": 3}, "side": {"us": dict(side), "de": dict(side)}, "division": {"us": division, "de": division},
        "map": {"cols": 16, "rows": 12, "grid": "flat_top_odd_q", "stream_depth": "fordable", "terrain": ["." * 16] * 12, "elevation": ["0" * 16] * 12},
        "victory": {"type": "points", "text": "", "scoring": []},
    }  # fmt: skip


def _scenario_line(data: dict[str, Any], words: list[str], hexes: list[tuple[int, int]]) -> bool:
    """Lines that make the ground and the scenario; False for a line of the state."""
    board, (kind, *rest) = data["map"], words
    if kind == "board":
        board["cols"], board["rows"] = int(rest[0]), int(rest[1])
        board["terrain"], board["elevation"] = ["." * board["cols"]] * board["rows"], ["0" * board["cols"]] * board["rows"]
    elif kind in box().terrain and kind != "stream":
        _draw(board, "terrain", hexes, box().terrain[kind].map)
    elif kind == "stream":
        if rest:
            board["stream_depth"] = rest[0]
        _draw(board, "terrain", hexes, "s")
    elif kind == "level":
        _draw(board, "elevation", hexes, rest[0])
    elif kind == "road":
        board["roads"] = [*board.get("roads", ()), hexes]
    elif kind == "objective":
        row: dict[str, Any] = {"id": rest[0], "hex": hexes[0], "kind": rest[1]}
        row |= {"vp": int(rest[2])} if rest[1] == "victory" else {"colour": rest[2], "cp": int(rest[3])}
        data["objective"] = [*data.get("objective", ()), row]
    elif kind in ("rounds", "north"):
        data[kind] = int(rest[0]) if kind == "rounds" else rest[0]
    elif kind == "actions":
        data["actions_per_turn"] = {"us": int(rest[0]), "de": int(rest[0])}
    elif kind in ("deck", "operation"):
        data["side"][rest[0]][f"{kind}s"] = [*data["side"][rest[0]][f"{kind}s"], rest[1]]
    elif kind == "reinforcements":
        data["side"][rest[0]]["reinforcement_hexes"] = hexes
    elif kind == "reinforcement":
        what: dict[str, Any] = {"vehicles": {rest[2]: 1}} if rest[2] in VEHICLES else {"squads": [_figures(rest[3])]}
        data["reinforcement"] = [*data.get("reinforcement", ()), {"side": rest[0], "round": int(rest[1]), **what}]
    elif kind == "score":
        row = {key: int(value) if value.isdigit() else value for key, _, value in (word.partition("=") for word in rest)}
        data["victory"]["scoring"] = [*data["victory"]["scoring"], row]
    else:
        return False
    return True


def _draw(board: dict[str, Any], layer: str, hexes: list[tuple[int, int]], letter: str) -> None:
    rows = [list(row) for row in board[layer]]
    for col, row in hexes:
        rows[row][col] = letter
    board[layer] = ["".join(row) for row in rows]


def _figures(text: str) -> dict[str, int]:
    """ "2*elite+officer" as counts; short words for usual squads."""
    if text in SHORT:
        return dict(SHORT[text])
    counts: dict[str, int] = {}
    for part in text.split("+"):
        number, star, figure = part.rpartition("*")
        counts[figure] = counts.get(figure, 0) + (int(number) if star else 1)
    return counts


def _begin(game: Battle) -> None:
    """An Action Phase in which the side with the initiative has the turn."""
    state, setting = game.state, game.setting
    state.phase, state.step = "action", "turns"
    state.order = [name for side in game.initiative_order() for name in setting.commands_of[side]]
    state.turn, state.actions = 0, setting.actions[state.initiative]


def _state_line(game: Battle, words: list[str], cells: list[int]) -> None:
    state, (kind, *rest) = game.state, words
    if kind in ("us", "de"):
        _unit(game, kind, rest, cells)
    elif kind in FORTS:
        state.forts[rest[0]] = Fortification(rest[0], kind, cells[0])
    elif kind in MARKERS:
        getattr(state, MARKERS[kind]).extend(cells)
    elif kind in ("cp", "vp", "initiative_cp"):
        getattr(state, kind)[rest[0]] = int(rest[1])
    elif kind == "initiative":
        state.initiative = rest[0]
        _begin(game)
    elif kind == "round":
        state.round = int(rest[0])
    elif kind == "turn":
        state.turn = next(place for place, name in enumerate(state.order) if name == rest[0] or name.startswith(f"{rest[0]}_"))
    elif kind == "actions_left":
        state.actions = int(rest[0])
    elif kind == "control":
        state.control[rest[0]] = rest[1]
    elif kind == "ace":
        state.aces[rest[0]] = rest[1]
    elif kind == "card":
        _card(state, rest)
    elif kind == "phase":
        state.phase, state.step, state.queue = rest[0], rest[1], rest[2:]
    else:
        raise ValueError(f'nothing is called "{kind}"')


def _card(state: ToiState, rest: list[str]) -> None:
    name = rest[1] if "#" in rest[1] else f"{rest[1]}#1"
    known(name.partition("#")[0], box().cards, "card")
    values = dict(word.partition("=")[::2] for word in rest[2:] if "=" in word)
    place = next((word for word in rest[2:] if "=" not in word), "hq")
    state.cards[name] = Card(
        name, rest[0], place, values.get("division", ""), int(values.get("cell", -1)), values.get("unit", ""), int(values.get("last_round", 0))
    )
    for deck, content in state.decks.items():
        state.decks[deck] = tuple(card for card in content if card != name)


def _unit(game: Battle, side: str, rest: list[str], cells: list[int]) -> None:
    name, *words = rest
    what = words.pop(0) if words and _is_kind(words[0]) else name if _is_kind(name) else "rifles"
    cell = cells[0] if cells else -1
    fields: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if equals:
            fields["inside" if key == "in" else key] = value
        elif word in STATUS:
            fields["status"] = word
        elif word in CONDITIONS:
            fields["condition"] = word
        elif word in DAMAGE:
            fields["damage"] = word
        elif word in TOKENS:
            fields["specialization"] = word
        elif word in ("concealed", "dark"):
            fields |= {"concealed": True} if word == "concealed" else {"division": "dark"}
        else:
            raise ValueError(f'no word "{word}" for a unit. {did_you_mean(word, (*STATUS, *CONDITIONS, *DAMAGE, *TOKENS, "concealed", "dark"))}')
    if what in VEHICLES:
        game.state.put(Unit(name, side, what, cell, **fields))
        return
    figures = [box().figure_of(box().pool(figure), side) for figure, count in _figures(what).items() for _ in range(count)]
    game.state.put(Unit(name, side, "squad", -1 if "aboard" in fields else cell, figures=tuple(sorted(figures)), **fields))


def _is_kind(word: str) -> bool:
    if word in VEHICLES or word in SHORT:
        return True
    pools = {box().pool(figure) for figure in FIGURES}
    return all(part.rpartition("*")[2] in FIGURES or part.rpartition("*")[2] in pools for part in word.split("+"))
