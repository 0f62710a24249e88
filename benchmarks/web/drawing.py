"""How fast a choice is drawn: from the arrival of the server's frame to the presented picture, on a hex board of 150 pieces, in a real chromium.

    .venv/bin/python benchmarks/web/drawing.py [--pieces 150] [--frames 40] [--slow 1] [--moving] [--where]

The page is the built client on a real server; its socket is a stand-in that hands over prepared frames (ten pieces moved, a new question of sixty answers
each, in a match with 300 lines in its log), so that nothing but the client is measured. The end of a frame is what the browser itself reports by its event
timing: the moment at which the picture was on the screen, in steps of 8 ms. `--slow 4` slows the processor down four times, as a mid-range phone would be;
`--moving` lets pieces glide and rings pulse; `--where` tells by a trace where the processor time goes.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

Json = dict[str, Any]
LOG = 300
SOCKET = """(() => {
    window.__times = []
    const frames = FRAMES
    class Socket {
        static OPEN = 1
        constructor() { this.readyState = 1; setTimeout(() => this.onopen?.()) }
        send(text) {
            const { type, id } = JSON.parse(text)
            if (type === 'hello') {
                const texts = frames.map(frame => JSON.stringify(frame)), starts = new Map()
                addEventListener('pointerdown', event => {
                    event.stopImmediatePropagation()
                    const data = texts.shift()
                    if (!data) return
                    starts.set(event.timeStamp, performance.now())
                    this.onmessage({ data })
                }, true)
                new PerformanceObserver(list => {
                    for (const one of list.getEntries()) {
                        const start = starts.get(one.startTime)
                        if (one.name === 'pointerdown' && start !== undefined) window.__times.push(one.startTime + one.duration - start)
                    }
                }).observe({ type: 'event', durationThreshold: 16 })
                this.onmessage({ data: JSON.stringify(WELCOME) })
            } else if (type === 'odds' || type === 'why') this.onmessage({ data: JSON.stringify({ type: 'refused', id, code: 'invalid', message: '' }) })
        }
        close() {}
    }
    window.WebSocket = Socket
})()"""


def crowd(scene: Json, count: int, chance: Random) -> Json:
    """The scene with so many pieces: copies of its own, set on other cells."""
    cells = [cell["id"] for cell in scene["board"]["cells"]]
    models = [piece for piece in scene["pieces"] if piece["form"] == "counter"]
    pieces = []
    for number in range(count):
        piece = dict(models[number % len(models)])
        pieces.append({**piece, "id": f"n{number}", "place": {"cell": chance.choice(cells)}, "order": 0})
    return {**scene, "pieces": pieces, "seat": scene["seats"][0]["id"], "question": question(0, pieces, cells, chance)}


def question(number: int, pieces: list[Json], cells: list[int], chance: Random) -> Json:
    options = []
    for key, piece in enumerate(chance.sample(pieces, 40), 1):
        options.append({"answer": {"kind": "aim", "unit": piece["id"]}, "target": {"kind": "piece", "id": piece["id"]}, "label": {"id": "ui-play"}, "key": key})
    for key, cell in enumerate(chance.sample(cells, 20), 41):
        preview = [{"role": "path_own", "cells": [cells[0], cell]}]
        target = {"kind": "cell", "id": cell}
        options.append({"answer": {"kind": "step", "to": cell}, "target": target, "label": {"id": "ui-play"}, "key": key, "preview": preview})
    return {"number": number, "seat": "a", "what": "aim", "text": {"id": "ui-play"}, "rule": "", "options": options}


TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "viz", "benchmark"]
PARTS = {
    "script": ("FunctionCall",),
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "raster (other threads)": ("RasterTask",),
    "composition (other threads)": ("Display::DrawAndSwap",),
}


def past(count: int) -> list[Json]:
    """The log of a match that has gone on for a while."""
    return [{"n": n, "event": {"kind": "moved", "unit": f"n{n % 150}", "hex": str(n)}, "rules": [], "at": 0} for n in range(1, count + 1)]


def prepared(scene: Json, frames: int, chance: Random) -> list[Json]:
    """What the server would send, one after the other."""
    cells = [cell["id"] for cell in scene["board"]["cells"]]
    found = []
    for seq in range(1, frames + 1):
        moved = [{**piece, "place": {"cell": chance.choice(cells)}} for piece in chance.sample(scene["pieces"], 10)]
        delta = {"pieces": {"set": moved}, "question": question(seq, scene["pieces"], cells, chance)}
        event = {"n": LOG + seq, "event": {"kind": "moved", "unit": "n1", "hex": str(seq)}, "rules": [], "at": 0}
        found.append({"type": "frame", "seq": seq, "scene": delta, "events": [event]})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pieces", type=int, default=150)
    parser.add_argument("--frames", type=int, default=40)
    parser.add_argument("--slow", type=float, default=1)
    parser.add_argument("--moving", action="store_true")
    parser.add_argument("--where", action="store_true")
    wish = parser.parse_args()
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "bocage.cli", "serve", "--port", "0", "--workers", "1", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert server.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        assert found is not None
        address = found[0]
        games = json.loads(urllib.request.urlopen(f"{address}/api/games").read())
        scene = next(drawn for drawn in map(largest_hexes(address), games) if drawn is not None)
        full = crowd(scene, wish.pieces, chance)
        seats = [{"id": plate["id"], "side": plate["side"], "kind": "local", "here": True, "taken": True} for plate in full["seats"]]
        table = {
            "id": "m",
            "game": full["game"],
            "scenario": full["scenario"],
            "phase": "playing",
            "seats": seats,
            "waiting": [full["seat"]],
            "clock": None,
            "result": None,
        }
        welcome = {
            "type": "welcome",
            "seat": full["seat"],
            "seq": 0,
            "scene": full,
            "table": table,
            "first": 1,
            "events": past(LOG),
            "chat": [],
            "orders": {},
            "undo": "none",
        }
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference" if wish.moving else "reduce").new_page()
        script = SOCKET.replace("FRAMES", json.dumps(prepared(full, wish.frames, chance))).replace("WELCOME", json.dumps(welcome))
        page.add_init_script(script)
        page.goto(f"{address}/#/match/m")
        page.wait_for_selector(".app [data-piece]")
        page.wait_for_timeout(1500)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        if wish.slow > 1:
            session.send("Emulation.setCPUThrottlingRate", {"rate": wish.slow})

        def worked() -> float:
            """Seconds of processor time of the page's own thread so far, whatever else the machine does."""
            return next(float(one["value"]) for one in session.send("Performance.getMetrics")["metrics"] if one["name"] == "TaskDuration")

        trace: list[Json] = []
        tracing = browser.new_browser_cdp_session()
        tracing.on("Tracing.dataCollected", lambda message: trace.extend(message["value"]))
        ended: list[Json] = []
        tracing.on("Tracing.tracingComplete", lambda message: ended.append(message))
        if wish.where:
            tracing.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": TRACED, "excludedCategories": ["*"]}})
        before = worked()
        page.mouse.move(600, 20)
        for number in range(1, wish.frames + 1):
            page.mouse.down()
            page.mouse.up()
            for _ in range(20):
                page.wait_for_timeout(160)
                if page.evaluate("window.__times.length") >= number:
                    break
        times = sorted(page.evaluate("window.__times"))
        assert len(times) > wish.frames * 0.9, f"the browser told of {len(times)} frames only"
        work = (worked() - before) * 1000 / len(times)
        if wish.where:
            tracing.send("Tracing.end")
            while not ended:
                page.wait_for_timeout(100)
        drawn, nodes = page.locator("[data-piece]").count(), page.locator("svg.pieces *").count()
        browser.close()
        server.terminate()
        server.wait(20)
    late = times[int(len(times) * 0.95) - 1]
    print(
        f"{drawn} pieces, {nodes} nodes, {len(times)} frames: median {statistics.median(times):.0f} ms, 95th percentile {late:.0f} ms, worst {times[-1]:.0f} ms"
    )
    print(f"processor time of the page's thread per frame (script, style, layout, paint): {work:.0f} ms")
    for part, names in PARTS.items() if trace else ():
        spent = sum(one.get("tdur", 0) for one in trace if one.get("ph") == "X" and one["name"] in names)
        print(f"  {part}: {spent / 1000 / len(times):.1f} ms")


def largest_hexes(address: str) -> Any:
    """Of a game: the scene of its largest hex board, or None."""

    def find(game: Json) -> Json | None:
        rows = json.loads(urllib.request.urlopen(f"{address}/api/games/{game['slug']}").read())["scenarios"]
        scenes = [json.loads(urllib.request.urlopen(f"{address}/api/games/{game['slug']}/scenarios/{row['id']}/scene").read()) for row in rows[:4]]
        fit = [scene for scene in scenes if scene["board"]["layout"] == "hexes" and sum(one["form"] == "counter" for one in scene.get("pieces", ())) > 8]
        return max(fit, key=lambda scene: len(scene["board"]["cells"]), default=None)

    return find


if __name__ == "__main__":
    main()
