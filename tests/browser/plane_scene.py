"""Hand-made tables for the client's plane: scenes as the server would send them, and a server that is a script."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

Json = dict[str, Any]
SEATS = [{"id": "blue", "side": "blue"}, {"id": "red", "side": "red"}]
WORDS = """
name = { $text }
question-move = Where does { $unit } go?
question-flame = Where does the flame go?
question-guess = How far is it?
question-pick = Which unit moves?
confirm-move = Move here
label-way = Way
label-facing = Facing
label-axis = Axis
label-guess = Distance
answer-hold = Stay where you are
answer-move = Move towards them
used = { $used } of { $all } cm
refusal-too-far = That is { $used } cm, and only { $all } are left.
event-moved = { $unit } moved.
"""


def say(text: str) -> Json:
    return {"id": "name", "args": {"text": text}}


def rect(ident: str, kind: str, x: int, y: int, w: int, h: int, height: int = 0, title: str = "") -> Json:
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    return {"id": ident, "kind": kind, "points": [{"x": a, "y": b} for a, b in corners], "height": height, **({"title": say(title)} if title else {})}


def base(ident: str, side: str, x: int, y: int, art: str, group: str, title: str, **more: Any) -> Json:
    return {
        "id": ident,
        "form": "base",
        "art": art,
        "side": side,
        "owner": side,
        "group": group,
        "size": [250, 250],
        "title": say(title),
        "place": {"point": {"x": x, "y": y}},
        **more,
    }


def units(pieces: list[Json]) -> list[Json]:
    """The names of units: each is called like its leader, or the first of it."""
    by_group: dict[str, list[Json]] = {}
    for piece in pieces:
        if piece.get("group"):
            by_group.setdefault(piece["group"], []).append(piece)
    heads = {group: next((one for one in those if one.get("badges")), those[0]) for group, those in by_group.items()}
    return [{"id": group, "title": head["title"]} for group, head in heads.items()]


def trench() -> Json:
    """A trench at night: two units of figures, wire, mud and craters."""
    shapes = [
        rect("mud", "mud", 0, 3400, 9000, 1200),
        rect("front", "trench", 0, 5600, 9000, 400, title="Front trench"),
        rect("home", "trench", 0, 2400, 9000, 400),
        rect("wire_w", "wire", 0, 5000, 6000, 200),
        rect("wire_e", "wire", 6800, 5000, 2200, 200),
        rect("dugout", "bunker", 4000, 6100, 800, 600, 250, "Dugout"),
        rect("copse", "wood", 7200, 7000, 1500, 1400),
        rect("hut", "hut", 600, 7000, 900, 700, 400),
        rect("rocks", "rocks", 600, 600, 1200, 1000),
        rect("rough", "rough", 6600, 400, 2000, 1200),
        {"id": "wall", "kind": "wall", "points": [{"x": 3500, "y": 1500}, {"x": 5500, "y": 1500}], "height": 250},
        {"id": "hedge", "kind": "hedge", "points": [{"x": 2000, "y": 7800}, {"x": 3800, "y": 8400}]},
        *(
            {"id": f"crater{n}", "kind": "crater", "points": [{"x": x, "y": y}], "radius": r}
            for n, (x, y, r) in enumerate(((2500, 4000, 400), (5800, 3800, 500), (7500, 4400, 300)))
        ),
        {"id": "smoke", "kind": "smoke", "points": [{"x": 1500, "y": 4700}], "radius": 500},
    ]
    raiders = [base(f"r{n}", "blue", 5600 + 420 * (n % 4), 3000 + 380 * (n // 4), "rifle", "raiders", f"Raider {n + 1}") for n in range(12)]
    raiders[0]["badges"] = [{"id": "leader"}]
    raiders[5]["art"] = "flamethrower"
    raiders[7]["art"] = "medic"
    sentries = [base(f"s{n}", "red", 4400 + 420 * n, 5800 + 120 * (n % 2), "rifle", "sentries", f"Sentry {n + 1}") for n in range(6)]
    sentries[2]["badges"] = [{"id": "leader"}]
    sentries[4]["art"] = "dog"
    sentries.append(base("mg", "red", 2600, 5800, "machine_gun", "mg", "Machine gun", place={"point": {"x": 2600, "y": 5800, "facing": 180}}))
    return {
        "game": "table",
        "scenario": "trench",
        "round": 3,
        "rounds": 10,
        "phase": say("Move"),
        "board": {"layout": "plane", "width": 9000, "depth": 9000, "unit": "cm/100", "shapes": shapes},
        "seats": [{"id": seat["id"], "side": seat["side"], "title": say(seat["id"].title()), "waits": seat["id"] == "blue"} for seat in SEATS],
        "pieces": raiders + sentries,
        "units": units(raiders + sentries),
        "sides": ["blue", "red"],
        "seat": "blue",
        "waiting": ["blue"],
        "marks": [{"role": "sight_limit", "points": [{"x": 5600, "y": 3000}], "radius": 3500, "label": say("night: sight ends at 35 cm")}],
    }


def move_question(number: int = 1) -> Json:
    """Where the unit goes: a path for its leader, two suggestions, one answer of another kind."""
    towards = {"kind": "move", "unit": "raiders", "path": [{"x": 5200, "y": 4400}], "facing": 0}
    return {
        "number": number,
        "seat": "blue",
        "what": "move",
        "text": {"id": "question-move", "args": {"unit": "raiders"}},
        "rule": "XX-1.1",
        "options": [
            {
                "answer": {"kind": "hold"},
                "target": {"kind": "button", "id": ""},
                "label": {"id": "answer-hold", "args": {}},
                "key": 1,
                "primary": True,
                "declines": True,
            },
            {"answer": towards, "target": {"kind": "point", "id": "5200,4400"}, "label": {"id": "answer-move", "args": {}}, "key": 2},
        ],
        "more": True,
        "form": {
            "draft": {"kind": "move", "unit": "raiders", "path": [], "facing": 0},
            "fields": [
                {"path": "/path", "label": {"id": "label-way", "args": {}}, "kind": "path", "piece": "r0"},
                {"path": "/facing", "label": {"id": "label-facing", "args": {}}, "kind": "angle", "high": 359, "piece": "r0"},
            ],
        },
    }


def flame_question(number: int = 1) -> Json:
    return {
        "number": number,
        "seat": "blue",
        "what": "flame",
        "text": {"id": "question-flame", "args": {}},
        "rule": "XX-1.2",
        "options": [
            {
                "answer": {"kind": "hold"},
                "target": {"kind": "button", "id": ""},
                "label": {"id": "answer-hold", "args": {}},
                "key": 1,
                "primary": True,
                "declines": True,
            }
        ],
        "form": {
            "draft": {"kind": "flame", "axis": 340},
            "fields": [{"path": "/axis", "label": {"id": "label-axis", "args": {}}, "kind": "angle", "high": 359, "piece": "r5"}],
        },
    }


def guess_question(number: int = 1) -> Json:
    asked = flame_question(number)
    asked["what"], asked["text"] = "guess", {"id": "question-guess", "args": {}}
    field = {"path": "/distance", "label": {"id": "label-guess", "args": {}}, "kind": "count", "low": 0, "high": 120, "piece": "r5"}
    asked["form"] = {"draft": {"kind": "flame", "axis": 340, "distance": 30}, "fields": [*asked["form"]["fields"], field], "blind": True}
    return asked


class ScriptedServer:
    """Answers what the page asks: the scene once, `why` by a function, and keeps what was sent."""

    seat = "blue"

    def __init__(self, page: Page, scene: Json, why: Callable[[Json], Json] | None = None, look: Callable[[Json], list[Json]] | None = None) -> None:
        self.page, self.scene = page, scene
        self.why, self.look = why or (lambda answer: {"refusal": None, "preview": []}), look or (lambda request: [])
        self.sent: list[Json] = []
        self.asked: list[Json] = []
        page.route("**/api/**", self._http)
        page.route_web_socket("**/ws/**", self._socket)

    def odds(self, answer: Json) -> Json:
        """Nothing is left to chance here."""
        return {"exact": True, "runs": 1, "worlds": 1, "results": [], "assumed": []}

    def take(self, socket: WebSocketRoute, ident: int, answer: Json) -> None:
        """Whatever is answered is welcome, and nothing comes of it."""
        socket.send(json.dumps({"type": "ok", "id": ident, "seq": 0}))

    @property
    def row(self) -> Json:
        seats = [
            {"id": seat["id"], "side": seat["side"], "kind": "local" if seat["id"] == "blue" else "computer", "here": True, "taken": True} for seat in SEATS
        ]
        return {
            "id": "m",
            "game": "table",
            "scenario": "trench",
            "title": "Night raid",
            "phase": "playing",
            "seats": seats,
            "waiting": ["blue"],
            "clock": None,
            "offers": [],
            "result": None,
        }

    def _http(self, route: Route) -> None:
        url = route.request.url
        if "/api/text/" in url:
            return route.fulfill(body=WORDS, content_type="text/plain; charset=utf-8")
        if "/api/games/table" in url:
            return route.fulfill(json={"slug": "table", "name": "A table", "version": "1", "prefix": "XX", "scenarios": [], "options": [], "levels": []})
        if "/api/matches/m" in url:
            return route.fulfill(json=self.row)
        return route.fulfill(json=[])

    def _socket(self, socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            kind, ident = message["type"], message.get("id")
            if kind == "hello":
                socket.send(
                    json.dumps(
                        {
                            "type": "welcome",
                            "seat": self.seat,
                            "seq": 0,
                            "scene": self.scene,
                            "table": self.row,
                            "first": 1,
                            "events": [],
                            "chat": [],
                            "orders": {},
                            "undo": "none",
                        }
                    )
                )
            elif kind == "why":
                self.asked.append(message["answer"])
                socket.send(json.dumps({"type": "why", "id": ident, **self.why(message["answer"])}))
            elif kind == "look":
                socket.send(json.dumps({"type": "look", "id": ident, "marks": self.look(message)}))
            elif kind == "odds":
                socket.send(json.dumps({"type": "odds", "id": ident, **self.odds(message["answer"])}))
            elif kind == "answer":
                self.sent.append(message["answer"])
                self.take(socket, ident, message["answer"])
            else:
                socket.send(json.dumps({"type": "refused", "id": ident, "code": "invalid", "message": ""}))

        socket.on_message(hear)

    def open(self, address: str) -> None:
        self.page.add_init_script("localStorage.setItem('bocage.seats', JSON.stringify({m: {blue: 'x'}}))")
        self.page.goto(f"{address}/#/match/m")
        self.page.wait_for_selector(".plane.board")


def town() -> Json:
    """A town in inches: structures with plates and garrisons, vehicles, walkers, aircraft over the roofs, three sides."""
    shapes = [
        rect("road_ns", "road", 1700, 0, 200, 3600),
        rect("canal", "water", 0, 1600, 1400, 200),
        rect("park", "wood", 500, 2700, 600, 500),
        rect("copse", "wood", 2400, 400, 600, 500),
        rect("scrub", "tough", 2900, 2900, 500, 500),
        rect("ruin", "rubble", 300, 300, 400, 400),
        rect("mound", "hill", 2800, 2000, 600, 500, 200),
        {"id": "barricade", "kind": "barricade", "points": [{"x": 1200, "y": 600}, {"x": 1600, "y": 600}]},
        rect("guildhall", "factory", 500, 2000, 800, 500, 400),
        rect("archive", "apartment", 2100, 1400, 600, 400, 600),
        rect("customs", "shop_row", 2400, 2000, 500, 300, 300),
        rect("mill", "office", 900, 900, 400, 400, 500),
        rect("tower", "tower", 2700, 2600, 400, 400, 1000),
        *(
            {"id": f"door{n}", "kind": "entrance", "points": [{"x": x, "y": y, "facing": f}]}
            for n, (x, y, f) in enumerate(((900, 2000, 180), (1300, 2250, 90), (2100, 1600, 270), (2400, 1800, 0), (1100, 900, 180)))
        ),
    ]
    plates = [
        {
            "id": ident,
            "form": "plate",
            "art": "building",
            "title": say(ident.title()),
            "place": {"point": {"x": x, "y": y}},
            "values": [{"id": "height", "text": h}, {"id": "damage", "text": d}],
        }
        for ident, x, y, h, d in (
            ("guildhall", 900, 2250, "4″", "20/20"),
            ("archive", 2400, 1600, "6″", "17/20"),
            ("customs", 2650, 2150, "3″", "10/10"),
            ("mill", 1100, 1100, "5″", "6/10"),
            ("tower", 2900, 2800, "10″", "20/20"),
        )
    ]

    def body(ident: str, side: str, x: int, y: int, facing: int, art: str, group: str, size: tuple[int, int], title: str, height: int = 0, **more: Any) -> Json:
        place = {"point": {"x": x, "y": y, "facing": facing, "height": height}}
        return {
            "id": ident,
            "form": "body",
            "art": art,
            "side": side,
            "owner": side,
            "group": group,
            "size": list(size),
            "title": say(title),
            "place": place,
            **more,
        }

    pieces = [
        *(body(f"t{n}", "blue", 1450 + 110 * n, 520 - 60 * (n % 2), 10, "tank", "tanks", (80, 130), f"Tank {n + 1}") for n in range(3)),
        body("ship", "blue", 700, 760, 50, "dropship", "ship", (180, 240), "Dropship", 600, badges=[{"id": "damaged"}]),
        body("hq", "blue", 350, 1000, 30, "command", "hq", (160, 260), "Command vehicle"),
        body("truck", "blue", 2050, 300, 0, "carrier", "truck", (110, 170), "Carrier", spent=True),
        *(body(f"w{n}", "red", 2250 + 220 * n, 2480, 200, "walker", "walkers", (90, 90), f"Walker {n + 1}") for n in range(2)),
        body("aa", "red", 2900, 1250, 260, "anti_aircraft", "aa", (80, 130), "Flak"),
        body("jet", "red", 3250, 1650, 250, "interceptor", "jet", (150, 190), "Interceptor", 600),
        *(
            {
                "id": f"i{n}",
                "form": "base",
                "art": "rifle",
                "side": "red",
                "owner": "red",
                "group": "guard",
                "size": [80, 80],
                "title": say("Guards"),
                "place": {"zone": "archive"},
            }
            for n in range(4)
        ),
        *(
            {
                "id": f"l{n}",
                "form": "base",
                "art": "rifle",
                "side": "blue",
                "owner": "blue",
                "group": "legion",
                "size": [80, 80],
                "title": say("Legion"),
                "place": {"zone": "mill"},
            }
            for n in range(2)
        ),
        *(
            {
                "id": f"p{n}",
                "form": "base",
                "art": "rifle",
                "side": "blue",
                "owner": "blue",
                "group": "aboard",
                "size": [80, 80],
                "title": say("Squad"),
                "place": {"zone": "ship"},
            }
            for n in range(3)
        ),
        {"id": "intel1", "form": "marker", "art": "intel", "title": say("Intel"), "place": {"point": {"x": 1400, "y": 1250}}},
        {"id": "focal", "form": "marker", "art": "focal_point", "title": say("Focal point"), "place": {"point": {"x": 1800, "y": 1800}}},
        *plates,
    ]
    scene = trench()
    zones = [
        {"id": ident, "kind": kind, "title": say(ident.title())} for ident, kind in (("archive", "structure"), ("mill", "structure"), ("ship", "transport"))
    ]
    marks = [
        {"role": "path_own", "points": [{"x": 700, "y": 760}, {"x": 1460, "y": 1290}, {"x": 1550, "y": 1860}], "label": say("15.4″ + 2″ of 18″")},
        {"role": "exposed", "points": [{"x": 1460, "y": 1290}, {"x": 1500, "y": 1560}, {"x": 1550, "y": 1860}], "pieces": ["aa"], "side": "red"},
        {"role": "path_alternative", "points": [{"x": 700, "y": 760}, {"x": 420, "y": 1300}, {"x": 740, "y": 1860}], "label": say("one gun only")},
        {"role": "ghost", "pieces": ["ship"], "points": [{"x": 1550, "y": 1860, "facing": 8}]},
        {"role": "sight_blocked", "points": [{"x": 2250, "y": 2480}, {"x": 1300, "y": 2250}, {"x": 350, "y": 1000}], "label": say("guildhall")},
        {"role": "arc", "points": [{"x": 2900, "y": 1250, "facing": 260}], "radius": 900, "angle": 90},
    ]
    board = {"layout": "plane", "width": 3600, "depth": 3600, "unit": "in/100", "shapes": shapes}
    return {
        **scene,
        "scenario": "town",
        "board": board,
        "pieces": pieces,
        "units": units(pieces),
        "zones": zones,
        "marks": marks,
        "sides": ["blue", "red", "green"],
    }
