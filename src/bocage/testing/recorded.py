"""Recorded games: the law that a move of code is held against.

Each battle has a file of whole games between programs, random and thumb, compressed: every answer, everything that chance gave, and a hash of the state at
every joint. Replayed under the rules they must come to the same hashes and the same events. Where rules change on purpose, the title gets a new `version`
and the files are written anew; `versions.toml` keeps which files belong to which version, so that neither changes without the other.

`python -m bocage.testing.recorded check GAME...` replays, `write GAME...` writes them anew, `add GAME...` writes only battles that have no file yet.
"""

from __future__ import annotations

import argparse
import lzma
import os
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, Literal

import msgspec

from bocage.ai import player
from bocage.core.chance import Numbers, Outcome, Request, Seeded
from bocage.core.errors import BocageError, Invalid, RecordError
from bocage.core.events import Event
from bocage.core.game import Title
from bocage.core.inputs import Chanced, Chose
from bocage.core.match import Match
from bocage.core.registry import slugs
from bocage.core.registry import title as find_title

GAMES_OF_A_SIZE = 100
SHORT = 8  # hexadecimal digits of a hash that are kept: a difference is missed once in four thousand million joints
PLAYERS = ("random", "thumb")


class Answer(msgspec.Struct, frozen=True, array_like=True, tag="a"):
    """An answer of a seat to a kind of question."""

    seat: str
    what: str
    answer: msgspec.Raw


class Fell(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """What chance gave."""

    outcome: Outcome


class Hashed(msgspec.Struct, frozen=True, array_like=True):
    """The state at a joint, after so many inputs."""

    inputs: int
    state: str


class Recorded(msgspec.Struct, frozen=True):
    """One game, as it was played."""

    scenario: str
    player: str
    seed: str
    options: dict[str, str]
    inputs: list[Answer | Fell]
    joints: list[Hashed]
    events: str  # a hash of all events, unmasked
    winners: tuple[str, ...]


class Version(msgspec.Struct, frozen=True):
    """The files of a game under one version of its rules: the hash of each battle's file."""

    game: str
    version: str
    battles: dict[str, str]


# -- playing and replaying ---------------------------------------------------------------------------------------------------------------


def play(title: Title, scenario: str, name: str, seed: str, options: Mapping[str, str]) -> Recorded:
    """A game between two players of one kind, recorded."""
    settled = title.resolve_options(options)
    match = Match(title, title.start(scenario, settled), Seeded(seed), scenario=scenario, options=settled)
    players = {seat: player(name, f"{seed}/{seat}", capped=False) for seat in match.seats}
    while not match.over:
        ask = match.asks[0]
        match.play(ask.seat, players[ask.seat].choose(match, ask))
    ending = match.outcome()
    return Recorded(scenario, name, seed, settled, _inputs(match), _joints(match), _events(match.all_events()), ending.winners if ending else ())


def replay(title: Title, game: Recorded) -> None:
    """Plays a recorded game again under the rules; raises RecordError at the first difference."""
    chance = _Given(game.inputs)
    place = 0
    try:
        match = Match(title, title.start(game.scenario, title.resolve_options(game.options)), chance, scenario=game.scenario, options=game.options)
        for given in game.inputs:
            place += 1
            if isinstance(given, Answer):
                ask = match.asked(given.seat)
                if ask is None or ask.what != given.what:
                    raise RecordError(f"{given.seat} answered {given.what}, which is not asked any more")
                match.play(given.seat, bytes(given.answer))
        chance.finish()
    except BocageError as error:
        raise RecordError(f"{_name(title, game)}, input {place}: {error}") from None
    for number, (here, there) in enumerate(zip(_joints(match), game.joints)):
        if here != there:
            raise RecordError(f"{_name(title, game)}, joint {number}: the state after input {there.inputs} is another one")
    ending = match.outcome()
    if len(match.joints) != len(game.joints) or ending is None or ending.winners != game.winners:
        raise RecordError(f"{_name(title, game)}: it ends in another way")
    if _events(match.all_events()) != game.events:
        raise RecordError(f"{_name(title, game)}: the states are the same, but the events that led there are not")


class _Given:
    """Chance as it was recorded, checked against what the rules ask for."""

    def __init__(self, inputs: Iterable[Answer | Fell]) -> None:
        self.fell = iter([given.outcome for given in inputs if isinstance(given, Fell)])

    def answer(self, asked: Request) -> Outcome:
        outcome = next(self.fell, None)
        if outcome is None:
            raise RecordError(f"the rules ask for {asked.why}, where no chance was recorded")
        asked.check(outcome)
        return outcome

    def finish(self) -> None:
        if next(self.fell, None) is not None:
            raise RecordError("chance was recorded that no rule asks for")


def _name(title: Title, game: Recorded) -> str:
    return f"{title.slug}/{game.scenario}, {game.player} {game.seed}"


def _inputs(match: Match) -> list[Answer | Fell]:
    written: list[Answer | Fell] = []
    for given in match.inputs:
        if isinstance(given, Chose):
            written.append(Answer(given.seat, given.what, msgspec.Raw(msgspec.json.encode(given.answer))))
        elif isinstance(given, Chanced):
            written.append(Fell(given.outcome))
    return written


def _joints(match: Match) -> list[Hashed]:
    return [Hashed(joint.inputs, joint.state.digest()[:SHORT]) for joint in match.joints]


def _events(events: Sequence[Event]) -> str:
    total = sha256()
    for event in events:
        total.update(msgspec.json.encode(event))
    return total.hexdigest()[:32]


# -- files -------------------------------------------------------------------------------------------------------------------------------


def battle_file(folder: Path, slug: str, scenario: str) -> Path:
    return folder / slug / f"{scenario}.jsonl.xz"


def read(path: Path) -> Iterator[Recorded]:
    """The games of one file, one after the other."""
    decode = msgspec.json.Decoder(Recorded).decode
    with lzma.open(path) as lines:
        yield from map(decode, lines)


def write(path: Path, games: Iterable[Recorded]) -> str:
    """Writes the games of a battle; gives the hash of the file."""
    data = b"".join(msgspec.json.encode(game) + b"\n" for game in games)
    packed = lzma.compress(data, preset=9 | lzma.PRESET_EXTREME)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(packed)
    return sha256(packed).hexdigest()


def known_versions(folder: Path) -> list[Version]:
    """All versions that files were ever written for, oldest first."""
    path = folder / "versions.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return msgspec.convert(data.get("version", []), list[Version])


def _keep_versions(folder: Path, versions: Sequence[Version]) -> None:
    lines = ["# Which recorded games belong to which version of a game's rules; written by `python -m bocage.testing.recorded`, oldest first."]
    for each in versions:
        lines += ["", "[[version]]", f'game = "{each.game}"', f'version = "{each.version}"', "[version.battles]"]
        lines += [f'"{scenario}" = "{digest}"' for scenario, digest in sorted(each.battles.items())]
    (folder / "versions.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def astray(folder: Path, title: Title) -> list[str]:
    """What is wrong with the files of a game: the rules have another version than they, they were changed under it, or a battle has none."""
    mine = [each for each in known_versions(folder) if each.game == title.slug]
    if not mine or mine[-1].version != title.version:
        had = mine[-1].version if mine else "none"
        return [f"{title.slug} is of version {title.version}, its recorded games of version {had}: write them anew"]
    wrong = []
    for scenario in title.scenarios():
        path = battle_file(folder, title.slug, scenario)
        if scenario not in mine[-1].battles or not path.exists():
            wrong.append(f"{title.slug}/{scenario} has no recorded games: add them")
        elif sha256(path.read_bytes()).hexdigest() != mine[-1].battles[scenario]:
            wrong.append(f"{title.slug}/{scenario}: the recorded games were changed, but the version of the rules was not")
    return wrong


# -- writing anew --------------------------------------------------------------------------------------------------------------------------


class Job(msgspec.Struct, frozen=True):
    """A game to be recorded."""

    game: str
    scenario: str
    player: str
    seed: str
    options: dict[str, str]


def jobs(title: Title, scenario: str) -> list[Job]:
    """The games of a battle: its share of a hundred games of its size, half of them random; every fourth has one option at another value."""
    size = title.scenario(scenario).size
    alike = [ident for ident, head in title.scenarios().items() if head.size == size]
    share = -(-GAMES_OF_A_SIZE // len(alike))
    return [
        Job(title.slug, scenario, PLAYERS[number % 2], f"recorded {scenario} {number}", _options(title, scenario, number) if number % 8 >= 6 else {})
        for number in range(share)
    ]


def _options(title: Title, scenario: str, number: int) -> dict[str, str]:
    """One option at a value that is not its default; none if the one that was drawn does not fit the battle."""
    free = [(row.id, value) for row in title.option_rows() for value in row.values if value != row.default]
    if not free:
        return {}
    option, value = free[Numbers(f"options {scenario} {number}".encode()).below(len(free))]
    try:
        title.start(scenario, {option: value})
    except Invalid:
        return {}
    return {option: value}


def _carry_out(job: Job) -> Recorded:
    return play(find_title(job.game), job.scenario, job.player, job.seed, job.options)


def record(folder: Path, title: Title, *, only_new: bool = False, workers: int | None = None) -> None:
    """Writes the files of a game: all of them, for which its version must be new, or only those of battles that have none."""
    versions = known_versions(folder)
    mine = [each for each in versions if each.game == title.slug]
    current = next((each for each in mine if each.version == title.version), None)
    if current is not None and not only_new:
        raise RecordError(f"{title.slug} {title.version} has its recorded games: rules that change on purpose need a new version of the title first")
    if only_new and current is None:
        raise RecordError(f"{title.slug} {title.version} has no recorded games yet: write them all")
    battles = dict(current.battles) if current is not None else {}
    for path in (folder / title.slug).glob("*.xz") if current is None else ():
        path.unlink()
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for scenario in title.scenarios():
            if scenario in battles:
                continue
            games = list(pool.map(_carry_out, jobs(title, scenario)))
            battles[scenario] = write(battle_file(folder, title.slug, scenario), games)
            sys.stderr.write(f"{title.slug}/{scenario}: {len(games)} games, {battle_file(folder, title.slug, scenario).stat().st_size} bytes\n")
    written = Version(title.slug, title.version, battles)
    _keep_versions(folder, [*(each for each in versions if each is not current), written])


# -- the command ---------------------------------------------------------------------------------------------------------------------------


def sample(path: Path, few: int) -> Iterator[Recorded]:
    """The first games of a file, as many of each kind of player; 0 means all."""
    taken: dict[str, Any] = {}
    for game in read(path):
        if few == 0 or next(taken.setdefault(game.player, count())) < few:
            yield game


def check(folder: Path, title: Title, few: int = 0) -> int:
    """Replays the games of a title; gives how many there were."""
    played = 0
    for scenario in title.scenarios():
        for game in sample(battle_file(folder, title.slug, scenario), few):
            replay(title, game)
            played += 1
    return played


def main(arguments: Sequence[str] | None = None) -> int:
    """The command; exit status 0 only if nothing differs."""
    parser = argparse.ArgumentParser(prog="python -m bocage.testing.recorded", description="Recorded games that guard the rules.")
    parser.add_argument("do", choices=["check", "write", "add"], help="replay the games, write them anew, or write those of new battles")
    parser.add_argument("games", nargs="*", help="slugs of games (default: all)")
    parser.add_argument("--folder", type=Path, default=Path("tests/recorded"), help="where the files lie (default tests/recorded)")
    parser.add_argument("--few", type=int, default=0, help="check only so many games of each battle and player (default: all)")
    given = parser.parse_args(arguments)
    failed = 0
    for slug in given.games or slugs():
        try:
            title = find_title(slug)
            _do(given.do, given.folder, title, given.few)
        except BocageError as error:
            failed += 1
            sys.stderr.write(f"{error}\n")
    return 1 if failed else 0


def _do(what: Literal["check", "write", "add"], folder: Path, title: Title, few: int) -> None:
    if what != "check":
        record(folder, title, only_new=what == "add")
        return
    wrong = astray(folder, title)
    if wrong:
        raise RecordError("\n".join(wrong))
    print(f"{title.slug}: {check(folder, title, few)} games replay as they were recorded")


if __name__ == "__main__":
    sys.exit(main())
