"""`bocage arena GAME`: computer players against each other, with intervals."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bocage.cli import arguments
from bocage.cli.output import console, print_json, print_table
from bocage.cli.simulate import progress_console
from bocage.core.registry import title
from bocage.lab.arena import Report, arena
from bocage.lab.arena_plot import plot
from bocage.lab.arena_ratings import Sprt
from bocage.workshop.library import chosen


def add_commands(commands: Any) -> None:
    command = commands.add_parser(
        "arena",
        help="let computer players meet",
        description="Lets computer players meet on both sides, and says who is better and how certain that is. "
        "Players: random, thumb, search, search:400 (worlds), search:1.5s (seconds), level1 to level6. Exit status 0 only if no game failed.",
    )
    arguments.add_game(command)
    command.add_argument("battle", nargs="*", metavar="BATTLE", help="ids, names of battles of your own, or files (default: all of the shelf in turn)")
    command.add_argument("--players", default="thumb,random", help="two or more (default: thumb,random)")
    command.add_argument("--games", type=arguments.positive, default=20, help="at most this many for each pair; an even number is fair (default: 20)")
    command.add_argument(
        "--scenario", action="append", default=[], metavar="ID", help="only this battle; may be given several times (default: all of them in turn)"
    )
    command.add_argument("--claim", type=_share, metavar="SHARE", help="stop a pair once it is clear whether the first player wins at least this share")
    command.add_argument("--margin", type=_share, default=0.05, help="the test need not tell shares apart that lie this close to the claim (default: 0.05)")
    command.add_argument("--neighbours", action="store_true", help="only players named next to each other meet")
    arguments.add_folder(command)
    arguments.add_seed(command)
    command.add_argument("--workers", type=arguments.positive, help="processes (default: one for each core, at most 8)")
    arguments.add_options(command)
    command.add_argument("--json", action="store_true", help="as JSON")
    command.add_argument("--plot", type=Path, metavar="FILE.svg", help="write a picture")
    command.set_defaults(run=run)


def _share(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a share between 0 and 1, for instance 0.6")
    return value


def run(options: argparse.Namespace) -> int:
    own = arguments.library(options)
    battles = [chosen(title(options.game), word, own) for word in (*options.battle, *options.scenario)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress_console(), transient=True) as bar:
        task = bar.add_task(options.game, total=None)
        report = arena(
            options.game,
            [name.strip() for name in options.players.split(",")],
            options.games,
            scenarios=battles,
            seed=options.seed,
            options=arguments.match_options(options.option),
            test=None if options.claim is None else Sprt(options.claim, options.margin),
            neighbours=options.neighbours,
            workers=options.workers,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if options.plot is not None:
        options.plot.write_text(plot(report), encoding="utf-8")
    print_json(report) if options.json else _say(report)
    return 0 if not report.errors else 1


def _say(report: Report) -> None:
    console.print(f"{report.game}: {report.games} games in {report.seconds:.1f} s, {report.answers} answers, {len(report.errors)} failed")
    rows = [
        (p.first, p.second, p.games, f"{p.wins}/{p.draws}/{p.losses}", f"{p.rate:.1%}", f"{p.low:.1%} to {p.high:.1%}", p.verdict if report.claim else "")
        for p in report.pairings
    ]
    print_table(("player", "against", "games", "won/drawn/lost", "rate", "95 %", f"at least {report.claim:.0%}" if report.claim else ""), rows)
    if len(report.players) > 2:
        print_table(("player", "Elo", "95 %", "games"), [(r.player, f"{r.elo:.0f}", f"{r.low:.0f} to {r.high:.0f}", r.games) for r in report.ladder])
    print_table(("player", "decisions", "median ms", "p95 ms", "longest ms"), [(n, t.decisions, t.median, t.p95, t.longest) for n, t in report.times.items()])
    print_table(("scenario", "won by"), [(name, ", ".join(f"{who} {n}" for who, n in sorted(row.items()))) for name, row in report.winners.items()])
    for error in report.errors[:10]:
        console.print(f"[bold]failed[/bold] {error}")
