"""The routes of games: their battles, options, rules and texts (docs/guide/protocol.md)."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, get
from litestar.params import FromPath, FromQuery, QueryParameter

from bocage.core.chance import Seeded
from bocage.core.errors import did_you_mean
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.odds import usual
from bocage.core.registry import slugs
from bocage.core.registry import title as find_title
from bocage.core.rulebook import Chapter, Rule, Term
from bocage.core.scene import Scene
from bocage.core.tables import OptionRow, ScenarioHead, SeatRow
from bocage.core.text import sources
from bocage.server.tables.refusals import NotFound
from bocage.server.work import computer
from bocage.workshop.library import OWN, Library

MOST_ERRORS = 20  # of a bad file that are shown
PATIENCE = 8  # default answers that may bring nothing onto the board before a preview takes the battle as set up

logger = logging.getLogger("bocage.server")


class GameRow(msgspec.Struct, frozen=True):
    slug: str
    name: str
    version: str
    prefix: str
    scenarios: int


class ScenarioRow(msgspec.Struct, frozen=True):
    """A battle, as the lobby shows it."""

    id: str
    title: str
    title_fr: str
    size: str
    sides: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    rounds: int
    synopsis: str
    synopsis_fr: str
    special_rules: tuple[str, ...]
    players: tuple[int, ...]
    source: str
    own: bool = False  # the host wrote it; its id is the word by which it is chosen here


class BadBattle(msgspec.Struct, frozen=True):
    """A file in the host's folder that cannot be played, and why."""

    file: str
    errors: tuple[str, ...]


class BookPage(msgspec.Struct, frozen=True):
    """A rulebook without its rules: the heads of its chapters and its glossary."""

    chapters: tuple[Chapter, ...]
    terms: tuple[Term, ...]


class GamePage(msgspec.Struct, frozen=True):
    slug: str
    name: str
    version: str
    prefix: str
    scenarios: tuple[ScenarioRow, ...]
    options: tuple[OptionRow, ...]
    levels: tuple[str, ...]
    strengths: tuple[computer.Strength, ...]
    level: str  # offered to whoever has chosen none
    bad: tuple[BadBattle, ...] = ()


def titles() -> list[Title]:
    """The games that can be played, as they stand on the shelf; a broken one does not close the house."""
    found = []
    for slug in slugs():
        try:
            found.append(find_title(slug))
        except Exception:
            logger.exception("game cannot be loaded")
    return sorted(found, key=lambda title: (title.shelf, title.name))


def game_of(slug: str) -> Any:
    if slug not in slugs():
        raise NotFound(f'There is no game "{slug[:40]}". {did_you_mean(slug[:40], slugs())}')
    try:
        return find_title(slug)
    except (ImportError, AttributeError):
        raise NotFound(f"The game {slug} cannot be loaded.") from None


@get("/api/games", operation_id="games", sync_to_thread=False)
def games() -> list[GameRow]:
    """The games that are installed."""
    return [GameRow(title.slug, title.name, title.version, title.prefix, len(title.scenarios())) for title in titles()]


def _row(head: ScenarioHead, own: str = "") -> ScenarioRow:
    fields = {name: getattr(head, name) for name in ScenarioRow.__struct_fields__ if name != "own"}
    return ScenarioRow(**fields | ({"id": own, "own": True} if own else {}))


@get("/api/games/{game:str}", operation_id="game", sync_to_thread=True)
def game_page(game: FromPath[str], request: Request[Any, Any, Any]) -> GamePage:
    """One game: its battles, those that the host wrote behind those of the shelf, options and computer players."""
    title = game_of(game)
    library: Library = request.app.state.access.library
    files = library.of(title.slug)
    own = tuple(_row(each.reading.battle, each.key) for each in files if each.reading.battle is not None)
    return GamePage(
        title.slug,
        title.name,
        title.version,
        title.prefix,
        (*map(_row, title.scenarios().values()), *own),
        tuple(title.option_rows()),
        computer.levels(),
        computer.strengths(title.slug),
        computer.DEFAULT,
        tuple(BadBattle(each.reading.file, tuple(map(str, each.reading.errors[:MOST_ERRORS]))) for each in files if each.reading.battle is None),
    )


@lru_cache(64)
def _preview(game: str, scenario: str) -> Scene:
    title = game_of(game)
    if scenario not in title.scenarios():
        raise NotFound(f'There is no scenario "{scenario[:40]}". {did_you_mean(scenario[:40], title.scenarios())}')
    return _shown(title, title.scenarios()[scenario])


def _shown(title: Title, battle: ScenarioHead) -> Scene:
    match = Match(title, title.start(battle, title.resolve_options({})), Seeded("preview"), scenario=battle.id)
    scene: Scene = match.view(None)
    quiet = 0  # answers since something came onto the board
    while quiet < PATIENCE and match.asks:
        for ask in match.asks:
            match.play(ask.seat, usual(ask))
        after: Scene = match.view(None)
        scene, quiet = (after, 0) if _on_board(after) > _on_board(scene) else (scene, quiet + 1)
    return scene


def _on_board(scene: Scene) -> int:
    return sum(not piece.place.zone for piece in scene.pieces)


@get("/api/games/{game:str}/scenarios/{scenario:str}/scene", operation_id="preview", sync_to_thread=True)
def preview(game: FromPath[str], scenario: FromPath[str], request: Request[Any, Any, Any]) -> Scene:
    """A battle with its ready placements taken, as a spectator sees it."""
    if not scenario.startswith(OWN):
        return _preview(game, scenario)
    title = game_of(game)
    battle = request.app.state.access.library.battle(title.slug, scenario)
    if battle is None:
        raise NotFound(f'There is no good battle "{scenario[len(OWN) :][:40]}" in the folder of this server.')
    return _shown(title, battle)


@get("/api/games/{game:str}/rules", operation_id="rules", sync_to_thread=True)
def rules(
    game: FromPath[str],
    q: Annotated[str, QueryParameter(name="q", max_length=200)] = "",
    hits: Annotated[int, QueryParameter(name="limit", ge=1, le=100)] = 20,
    language: FromQuery[Literal["en", "fr"]] = "en",
) -> list[Rule]:
    """Searches the rulebook in a language; without words, all of it."""
    book = game_of(game).rulebook(language)
    return list(book.search(q, hits)) if q.strip() else list(book.rules.values())


@get("/api/games/{game:str}/rules/{rule:str}", operation_id="rule", sync_to_thread=True)
def rule(game: FromPath[str], rule: FromPath[str], language: FromQuery[Literal["en", "fr"]] = "en") -> Rule:
    """One rule by its id, in a language."""
    book = game_of(game).rulebook(language)
    if rule not in book:
        raise NotFound(f'There is no rule "{rule[:40]}". {did_you_mean(rule[:40], book.rules)}')
    found: Rule = book[rule]
    return found


@get("/api/games/{game:str}/book", operation_id="book", sync_to_thread=True)
def book(game: FromPath[str], language: FromQuery[Literal["en", "fr"]] = "en") -> BookPage:
    """The chapters of the rulebook, with titles and introductions, and its glossary."""
    found = game_of(game).rulebook(language)
    return BookPage(tuple(found.chapters.values()), tuple(found.terms.values()))


@get("/api/text/{game:str}/{language:str}", operation_id="text", media_type="text/plain", sync_to_thread=True)
def text(game: FromPath[str], language: FromPath[Literal["en", "fr"]]) -> str:
    """The Fluent messages of a game."""
    return "\n".join(sources(game_of(game), language))


GAME_ROUTES = [games, game_page, preview, rules, rule, book, text]
