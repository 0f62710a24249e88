"""`bocage play GAME`: the table in a terminal."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import bocage
from bocage.ai import player
from bocage.ai.explain import Explanation, hint
from bocage.cli import arguments
from bocage.cli.output import console, sentence
from bocage.core.decision import Ask
from bocage.core.errors import Barrier, IllegalChoice, Invalid, did_you_mean
from bocage.core.events import Rolled
from bocage.core.match import Match
from bocage.core.registry import title
from bocage.core.scene import Asked, Scene
from bocage.core.text import Texts, table_texts

HELP = "number: choose it; o NUMBER: its odds; h: a hint; u: take back; b: the board; r ID: a rule; s FILE: save; q: quit"


def add_commands(commands: Any) -> None:
    command = commands.add_parser("play", help="play in the terminal", description="The table in a terminal. " + HELP + ".")
    arguments.add_game(command)
    arguments.add_battle(command, "the first one")
    command.add_argument("--seat", action="append", default=[], help="a seat you play; may be given several times (default: the first seat)")
    command.add_argument("--opponent", default="random", help="who plays the other seats: random, thumb, level1 to level6 (default: random)")
    arguments.add_seed(command, "1")
    arguments.add_options(command)
    arguments.add_language(command)
    command.add_argument("--auto", action="store_true", help="let the computer answer for you too (a demonstration)")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    named = arguments.battle(options, title(options.game))
    match = bocage.new(options.game, named or "", options.seed, arguments.match_options(options.option))
    for seat in options.seat:
        if seat not in match.seats:
            raise Invalid(f'there is no seat "{seat}". {did_you_mean(seat, match.seats)}')
    mine = () if options.auto else tuple(options.seat) or match.seats[:1]
    table = Table(match, mine, options.opponent, options.seed, table_texts(match.title, options.language))
    return table.sit_down()


class Table:
    """One terminal, one match; the seats that are not ours are played by a program."""

    def __init__(self, match: Match, mine: tuple[str, ...], opponent: str, seed: str, words: Texts) -> None:
        self.match, self.mine, self.words = match, mine, words
        self.others = {seat: player(opponent, f"{seed}/{seat}") for seat in match.seats if seat not in mine}
        self.told = 0
        self.hinted: tuple[int, Explanation] | None = None  # the number of the question that a hint was asked for last, and the hint

    def sit_down(self) -> int:
        """Plays to the end, or until the player leaves."""
        while not self.match.over:
            ask = self.match.asks[0]
            if ask.seat in self.others:
                self.match.play(ask.seat, self.others[ask.seat].choose(self.match, ask))
            elif not self.ask(ask):
                return 0
        self.tell(self.mine[0] if self.mine else None)
        ending = self.match.outcome()
        assert ending is not None
        console.print(f"\n[bold]{self.words.format(ending.message, ending.facts)}[/bold]")
        return 0

    def tell(self, seat: str | None) -> None:
        """What has happened since, as the seat saw it."""
        self.words.look_at(self.match.view(seat))
        events = self.match.events(seat)
        for event in events[self.told :]:
            if said := sentence(self.words, event):
                dice = "  ".join(f"{p.name} {' '.join(map(str, p.faces))}" for p in event.pools) if isinstance(event, Rolled) else ""
                console.print(f"  {said} {dice}", markup=False)
        self.told = len(events)

    def ask(self, ask: Ask[Any]) -> bool:
        """Puts one question; False if the player leaves."""
        self.tell(ask.seat)
        scene: Scene = self.match.view(ask.seat)
        asked = scene.question
        assert asked is not None
        console.print(
            f"\n[bold]{self.words.say(scene.phase)}[/bold], {scene.round}/{scene.rounds}  [bold]{ask.seat}[/bold]: {self.words.say(asked.text)} ({asked.rule})"
        )
        labels = [self.words.say(option.label) for option in asked.options]
        for option, label in zip(asked.options, labels, strict=True):
            short = f" ({self.match.title.say(self.match.game, option.answer)[:80]})" if labels.count(label) > 1 else ""
            console.print(f"  {option.key:3}  {label}{short}", markup=False)
        while True:
            try:
                line = console.input("> ").strip()
            except EOFError:
                return False
            if line in ("q", "quit"):
                return False
            if self.act(ask, asked, scene, line):
                return True

    def act(self, ask: Ask[Any], asked: Asked, scene: Scene, line: str) -> bool:
        """Carries out one line; True once the question is answered or taken back."""
        word, _, rest = line.partition(" ")
        try:
            if word.isdigit() or word == "":
                self.match.play(ask.seat, self._option(asked, word or "1"), ask.number)
                return True
            if word == "u":
                self.match.undo(ask.seat)
                self.told = min(self.told, len(self.match.events(ask.seat)))
                return True
            if word == "o":
                self.odds(ask, self._option(asked, rest))
            elif word == "h":
                self.hint(ask, asked)
            elif word == "b":
                draw_board(scene, self.words)
            elif word == "r":
                rule = self.match.title.rulebook(self.words.language)[rest or asked.rule]
                console.print(f"{rule.id} {rule.title}: {rule.text}", markup=False)
            elif word == "s":
                Path(rest or "match.json").write_bytes(self.match.save())
                console.print(f"saved to {rest or 'match.json'}")
            else:
                console.print(HELP, markup=False)
        except (Invalid, IllegalChoice, Barrier) as error:
            console.print(str(error), markup=False)
        return False

    def _option(self, asked: Asked, word: str) -> Any:
        if not word.isdigit() or not 1 <= int(word) <= len(asked.options):
            raise Invalid(f"there is no answer {word!r}; the answers are 1 to {len(asked.options)}")
        return asked.options[int(word) - 1].answer

    def odds(self, ask: Ask[Any], answer: Any) -> None:
        self.match.refuse_while_guessing(ask.seat)
        spread = self.match.odds(ask.seat, answer)
        for result, chance in spread.results:
            console.print(f"  {self.words.percent(float(chance)):>8}  {self.words.format(result.message, dict(result.facts))}", markup=False)
        assumed = ", ".join(f"{each.seat}: {self.words.say(each.label)}" for each in spread.assumed)
        found = "exact" if spread.exact else f"estimated, off by {spread.error:.0%} at most in 19 of 20 cases"
        console.print(f"  {found}{'; assumed ' + assumed if assumed else ''}", markup=False)

    def hint(self, ask: Ask[Any], asked: Asked) -> None:
        """What a computer would answer here, best first, with its estimate of the chance to win."""
        self.match.refuse_while_guessing(ask.seat)
        if self.hinted is None or self.hinted[0] != ask.number:  # kept, so that a second look says the same
            self.hinted = (ask.number, hint(self.match, ask.seat, odds=False))
        found = self.hinted[1]
        keys = {msgspec.json.encode(option.answer): option.key for option in asked.options}
        for each in found.reasons:
            key = keys.get(msgspec.json.encode(each.answer), "")
            console.print(f"  {key:3}  {self.words.percent(each.value, 0):>5}  {self.words.say(each.label)}", markup=False)


def draw_board(scene: Scene, words: Texts) -> None:
    """A plain map: ground letters, and what stands on it."""
    board = scene.board
    standing: dict[int, list[str]] = {}
    for piece in scene.pieces:
        if piece.place.cell is not None:
            standing.setdefault(piece.place.cell, []).append(words.say(piece.title))
    for cell in board.cells:
        if cell.id in standing:
            console.print(f"  {cell.name} {cell.terrain}: {', '.join(standing[cell.id])}", markup=False)
    for row in range(board.rows):
        line = board.cells[row * board.cols : (row + 1) * board.cols]
        console.print("  " + " ".join(("*" if c.id in standing else c.terrain[0] if c.terrain != "clear" else ".") for c in line), markup=False)
