"""The arena as a picture: one SVG file that needs nothing else. Bars are values, whiskers 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bocage.lab.arena import Report

WIDTH, LEFT, RIGHT, LINE, TOP = 760, 200, 90, 34, 64
STYLE = """
  svg { background: #fbfaf6; font: 13px system-ui, sans-serif; }
  text { fill: #2b2a26; } .quiet { fill: #6b685f; } .title { font-size: 17px; font-weight: 600; }
  .bar { fill: #5f7f5a; } .whisker { stroke: #2b2a26; stroke-width: 1.5; } .grid { stroke: #d9d5c8; } .mark { stroke: #a3452f; stroke-dasharray: 4 3; }
  @media (prefers-color-scheme: dark) {
    svg { background: #1e1f1c; } text { fill: #ece9df; } .quiet { fill: #a8a497; } .bar { fill: #7fa578; }
    .whisker { stroke: #ece9df; } .grid { stroke: #3a3b36; } .mark { stroke: #e08a6f; }
  }
"""


def plot(report: Report) -> str:
    """Win rates of the pairings, and the ladder if more than two players met."""
    heading = f"{report.game}: {', '.join(report.scenarios)}"
    note = f"{report.games} games, sides swapped; whiskers are 95 % intervals"
    bars = [
        (f"{p.first} against {p.second}", p.rate * 100, p.low * 100, p.high * 100, f"{p.rate:.0%} of {p.games}")
        for p in report.pairings
    ]  # fmt: skip
    marks = [50.0] if report.claim is None else [50.0, report.claim * 100]
    panels = [_panel("games won, %", bars, 0.0, 100.0, marks, TOP)]
    height = TOP + _height(len(bars))
    if len(report.players) > 2:
        rows = [(r.player, r.elo, r.low, r.high, f"{r.elo:.0f}") for r in report.ladder]
        low, high = min(row[2] for row in rows), max(row[3] for row in rows)
        panels.append(_panel("Elo", rows, min(low, 0.0), max(high, 100.0), [0.0], height))
        height += _height(len(rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img" '
        f'aria-label="{escape(heading)}">\n<style>{STYLE}</style>\n<title>{escape(heading)}</title>\n'
        f'<text class="title" x="16" y="26">{escape(heading)}</text>\n<text class="quiet" x="16" y="46">{escape(note)}</text>\n'
        + "\n".join(panels)
        + "\n</svg>\n"
    )


def _height(rows: int) -> int:
    return rows * LINE + 56


def _panel(label: str, rows: Sequence[tuple[str, float, float, float, str]], low: float, high: float, marks: Sequence[float], top: int) -> str:
    """Horizontal bars with whiskers on one scale."""
    span = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return round(LEFT + span * (min(max(value, low), high) - low) / ((high - low) or 1.0), 1)

    bottom = top + len(rows) * LINE
    parts = [f'<text class="quiet" x="{LEFT}" y="{bottom + 34}">{escape(label)}</text>']
    for step in range(5):
        value = low + (high - low) * step / 4
        parts.append(f'<line class="grid" x1="{x(value)}" y1="{top}" x2="{x(value)}" y2="{bottom}"/>')
        parts.append(f'<text class="quiet" x="{x(value)}" y="{bottom + 16}" text-anchor="middle">{value:.0f}</text>')
    for mark in marks:
        parts.append(f'<line class="mark" x1="{x(mark)}" y1="{top}" x2="{x(mark)}" y2="{bottom}"/>')
    for place, (name, value, least, most, said) in enumerate(rows):
        y = top + place * LINE
        middle, start = y + LINE / 2, x(max(low, min(0.0, high)))
        parts.append(f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect class="bar" x="{min(start, x(value))}" y="{y + 8}" width="{abs(x(value) - start):.1f}" height="{LINE - 16}"/>')
        parts.append(f'<line class="whisker" x1="{x(least)}" y1="{middle}" x2="{x(most)}" y2="{middle}"/>')
        parts += [f'<line class="whisker" x1="{x(end)}" y1="{middle - 5}" x2="{x(end)}" y2="{middle + 5}"/>' for end in (least, most)]
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{middle + 4}">{escape(said)}</text>')
    return "\n".join(parts)
