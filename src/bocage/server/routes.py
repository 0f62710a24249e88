"""The routes beside the socket: games, rules, texts, matches, looking back, accounts (docs/guide/protocol.md)."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import bocage
from bocage.core.chance import Committed, Seeded
from bocage.core.errors import Invalid, did_you_mean
from bocage.core.game import Title
from bocage.core.match import Match
from bocage.core.registry import slugs
from bocage.core.registry import title as find_title
from bocage.core.rulebook import Rule
from bocage.core.scene import Scene
from bocage.core.tables import OptionRow, SeatRow
from bocage.core.text import sources
from bocage.server import actions, computer, making, wire
from bocage.server.accounts import COOKIE, DAYS, hashed, new_secret
from bocage.server.actions import Refused
from bocage.server.desk import Desk
from bocage.server.hall import NotFound
from bocage.server.public import PublicTable, face
from bocage.server.sockets import client
from bocage.server.storage import Damaged

logger = logging.getLogger("bocage.server")
AnyRequest = Request[Any, Any, Any]
STRICT = ("Create", "SeatWish", "ClockSetting", "TakeSeat", "Rematch", "Report", "Credentials")  # bodies that are read without unknown fields
Seat = Annotated[str | None, QueryParameter(name="seat", max_length=60, required=False)]


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


class GamePage(msgspec.Struct, frozen=True):
    slug: str
    name: str
    version: str
    prefix: str
    scenarios: tuple[ScenarioRow, ...]
    options: tuple[OptionRow, ...]
    levels: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    storage: str
    matches: int


class Lobby(msgspec.Struct, frozen=True):
    open: list[PublicTable]
    mine: list[PublicTable]


def desk_of(request: AnyRequest) -> Desk:
    found: Desk = request.app.state.desk
    return found


def titles() -> list[Title]:
    """The games that can be played; a broken one does not close the house."""
    found = []
    for slug in slugs():
        try:
            found.append(find_title(slug))
        except Exception:
            logger.exception("game cannot be loaded")
    return found


def game_of(slug: str) -> Any:
    if slug not in slugs():
        raise NotFound(f'There is no game "{slug[:40]}". {did_you_mean(slug[:40], slugs())}')
    try:
        return find_title(slug)
    except (ImportError, AttributeError):
        raise NotFound(f"The game {slug} cannot be loaded.") from None


def secret_of(request: AnyRequest) -> str:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def account_of(request: AnyRequest) -> str:
    session = await desk_of(request).accounts.who(request.cookies.get(COOKIE, ""))
    return session[0] if session is not None else ""


def limit(request: AnyRequest, kind: str) -> None:
    if not desk_of(request).limits.allows(kind, client(request)):
        raise Refused("too-many", "Too many requests; wait a little.")


# -- the server ---------------------------------------------------------------------------------------------------------------------


@get("/api/health", operation_id="health")
async def health(request: AnyRequest) -> Health:
    """Whether the server works."""
    hall = desk_of(request).hall
    await hall.storage.ping()
    return Health("ok", bocage.__version__, hall.storage.name, len(hall.rooms))


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: AnyRequest) -> dict[str, Any]:
    """This list of routes, for programs."""
    schema: dict[str, Any] = request.app.openapi_schema.to_schema()
    for name, part in schema["components"]["schemas"].items():
        if name in STRICT:
            part["additionalProperties"] = False
    return schema


@get("/api/metrics", operation_id="metrics", media_type="text/plain")
async def metrics(request: AnyRequest) -> str:
    """Figures for Prometheus."""
    desk = desk_of(request)
    hall = desk.hall
    rows = [f"bocage_{name}{'' if name == 'sockets' else '_total'} {count}" for name, count in hall.counts.items()]
    rows += [f"bocage_rooms {len(hall.rooms)}", f"bocage_worker_jobs_total {hall.pool.jobs}", f"bocage_worker_failures_total {hall.pool.failures}"]
    rows += [f'bocage_responses_total{{status="{status}"}} {count}' for status, count in sorted(desk.served.items())]
    return "\n".join(rows) + "\n"


# -- games ------------------------------------------------------------------------------------------------------------------------------


@get("/api/games", operation_id="games", sync_to_thread=False)
def games() -> list[GameRow]:
    """The games that are installed."""
    return [GameRow(title.slug, title.name, title.version, title.prefix, len(title.scenarios())) for title in titles()]


@get("/api/games/{game:str}", operation_id="game", sync_to_thread=False)
def game_page(game: FromPath[str]) -> GamePage:
    """One game: its battles, options and computer players."""
    title = game_of(game)
    rows = tuple(ScenarioRow(**{name: getattr(head, name) for name in ScenarioRow.__struct_fields__}) for head in title.scenarios().values())
    return GamePage(title.slug, title.name, title.version, title.prefix, rows, tuple(title.option_rows()), computer.levels())


@lru_cache(64)
def _preview(game: str, scenario: str) -> Scene:
    title = game_of(game)
    if scenario not in title.scenarios():
        raise NotFound(f'There is no scenario "{scenario[:40]}". {did_you_mean(scenario[:40], title.scenarios())}')
    match = Match(title, title.start(scenario, title.resolve_options({})), Seeded("preview"))
    scene: Scene = match.view(None)
    return scene


@get("/api/games/{game:str}/scenarios/{scenario:str}/scene", operation_id="preview", sync_to_thread=True)
def preview(game: FromPath[str], scenario: FromPath[str]) -> Scene:
    """A battle at its start, as a spectator sees it."""
    return _preview(game, scenario)


@get("/api/games/{game:str}/rules", operation_id="rules", sync_to_thread=True)
def rules(
    game: FromPath[str], q: Annotated[str, QueryParameter(name="q", max_length=200)] = "", hits: Annotated[int, QueryParameter(name="limit", ge=1, le=100)] = 20
) -> list[Rule]:
    """Searches the rulebook; without words, all of it."""
    book = game_of(game).rulebook()
    return list(book.search(q, hits)) if q.strip() else list(book.rules.values())


@get("/api/games/{game:str}/rules/{rule:str}", operation_id="rule", sync_to_thread=True)
def rule(game: FromPath[str], rule: FromPath[str]) -> Rule:
    """One rule by its id."""
    book = game_of(game).rulebook()
    if rule not in book:
        raise NotFound(f'There is no rule "{rule[:40]}". {did_you_mean(rule[:40], book.rules)}')
    found: Rule = book[rule]
    return found


@get("/api/text/{game:str}/{language:str}", operation_id="text", media_type="text/plain", sync_to_thread=True)
def text(game: FromPath[str], language: FromPath[Literal["en", "fr"]]) -> str:
    """The Fluent messages of a game."""
    return "\n".join(sources(game_of(game), language))


# -- matches ----------------------------------------------------------------------------------------------------------------------------


@post("/api/matches", operation_id="create")
async def create(request: AnyRequest, data: JSONBody[wire.Create]) -> wire.Made:
    """Makes a match."""
    desk = desk_of(request)
    limit(request, "create")
    account = await account_of(request)
    if desk.members_only and not account:
        raise Refused("forbidden", "Only members make matches here: log in first.")
    setting, given = making.setting_of(data, account)
    ident = await desk.make(setting)
    return wire.Made(ident, Committed.commitment(bytes.fromhex(setting.dice)), given)


@get("/api/matches", operation_id="lobby")
async def lobby(request: AnyRequest) -> Lobby:
    """Open tables, and those of the account."""
    desk = desk_of(request)
    limit(request, "look")
    account = await account_of(request)
    mine = await desk.hall.storage.tables_of(account) if account else []
    return Lobby(await _faces(desk, await desk.hall.storage.open_tables()), await _faces(desk, mine))


async def _faces(desk: Desk, idents: list[str]) -> list[PublicTable]:
    faces = []
    for ident in idents:
        room = desk.room(ident)
        async with room.lock:
            try:
                faces.append(face(await desk.hall.ready(room), room.here))
            except (NotFound, Damaged, Invalid):
                continue
    return faces


@get("/api/matches/{ident:str}", operation_id="table")
async def table(request: AnyRequest, ident: FromPath[str]) -> PublicTable:
    """One table as anybody may see it."""
    desk = desk_of(request)
    room = desk.room(ident)
    async with room.lock:
        return face(await desk.hall.ready(room), room.here)


@post("/api/matches/{ident:str}/seats/{seat:str}", operation_id="take_seat")
async def take_seat(request: AnyRequest, ident: FromPath[str], seat: FromPath[str], data: JSONBody[wire.TakeSeat]) -> wire.Taken:
    """Takes an open seat."""
    limit(request, "create")
    desk = desk_of(request)
    account, secret = await account_of(request), new_secret()
    await desk.hall.act(desk.room(ident), lambda table: actions.take_seat(table, seat, data.name or account, hashed(secret), account))
    return wire.Taken(secret)


@post("/api/matches/{ident:str}/rematch", operation_id="rematch")
async def rematch(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Rematch]) -> wire.Ident:
    """A new match between the same people; by one of them."""
    limit(request, "create")
    desk = desk_of(request)
    room = desk.room(ident)
    async with room.lock:
        found = await desk.hall.ready(room)
    if not await desk.holds(room, found, secret_of(request), await account_of(request)):
        raise Refused("forbidden", "Only those who played may ask for a rematch.")
    return wire.Ident(await desk.rematch(room, found, data.swap))


@post("/api/matches/{ident:str}/report", operation_id="report")
async def report(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Report]) -> wire.Ident:
    """Keeps a bug report for the keeper of the server; by a seat."""
    limit(request, "create")
    desk = desk_of(request)
    room = desk.room(ident)
    async with room.lock:
        found = await desk.hall.ready(room)
    if not await desk.holds(room, found, secret_of(request), await account_of(request)):
        raise Refused("forbidden", "Only those who play may report.")
    return wire.Ident(desk.report(ident, await desk.hall.look(room, "record"), data.note))


# -- looking back -------------------------------------------------------------------------------------------------------------------------


async def _look(request: AnyRequest, ident: str, seat: str | None, want: str, n: int = 0) -> Response[bytes]:
    limit(request, "look")
    desk = desk_of(request)
    room, audience = await desk.audience(ident, secret_of(request), await account_of(request), seat)
    return Response(await desk.hall.look(room, want, audience, n), media_type="application/json")


@get("/api/matches/{ident:str}/log", operation_id="log")
async def log(request: AnyRequest, ident: FromPath[str], since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0, seat: Seat = None) -> Response[bytes]:
    """Events by number, as a seat saw them."""
    found = await _look(request, ident, seat, "log", since)
    return Response(b'{"events":' + found.content + b"}", media_type="application/json")


@get("/api/matches/{ident:str}/replay", operation_id="timeline")
async def timeline(request: AnyRequest, ident: FromPath[str], seat: Seat = None) -> Response[bytes]:
    """The frames of the replay."""
    return await _look(request, ident, seat, "timeline")


@get("/api/matches/{ident:str}/replay/{n:int}", operation_id="frame")
async def frame(request: AnyRequest, ident: FromPath[str], n: Annotated[int, PathParameter(ge=0, le=10**6)], seat: Seat = None) -> Response[bytes]:
    """The scene after n answers, as a seat saw it."""
    return await _look(request, ident, seat, "frame", n)


async def _after_the_end(request: AnyRequest, ident: str, want: str) -> bytes:
    limit(request, "look")
    desk = desk_of(request)
    room = desk.room(ident)
    async with room.lock:
        found = await desk.hall.ready(room)
    if found.state.result is None:
        raise Refused("not-over", "The match is not over: its record would tell what is hidden.")
    return await desk.hall.look(room, want)


@get("/api/matches/{ident:str}/record", operation_id="record")
async def record(request: AnyRequest, ident: FromPath[str]) -> Response[bytes]:
    """The record, with the secret of the dice: `bocage record verify` proves it."""
    body = msgspec.json.format(await _after_the_end(request, ident, "record"), indent=1)
    return Response(body, media_type="application/json", headers={"content-disposition": f'attachment; filename="{ident}.json"'})


@get("/api/matches/{ident:str}/luck", operation_id="luck")
async def luck(request: AnyRequest, ident: FromPath[str]) -> Response[bytes]:
    """The dice of a match that is over: what fell, and what was to be expected."""
    return Response(await _after_the_end(request, ident, "luck"), media_type="application/json")


# -- accounts -----------------------------------------------------------------------------------------------------------------------------


def _logged_in(request: AnyRequest, name: str, token: str, csrf: str, status: int) -> Response[wire.Account]:
    reply = Response(wire.Account(name, csrf), status_code=status)
    reply.set_cookie(COOKIE, token, max_age=DAYS * 24 * 3600, httponly=True, samesite="lax", secure=request.url.scheme == "https", path="/")
    return reply


@post("/api/accounts", operation_id="register")
async def register(request: AnyRequest, data: JSONBody[wire.Credentials]) -> Response[wire.Account]:
    """A new account, logged in at once."""
    limit(request, "account")
    accounts = desk_of(request).accounts
    if not await accounts.add(data.name, data.password):
        raise Refused("conflict", "The name is taken.")
    return _logged_in(request, data.name, *await accounts.open(data.name), 201)


@post("/api/session", operation_id="login")
async def login(request: AnyRequest, data: JSONBody[wire.Credentials]) -> Response[wire.Account]:
    """Logs in."""
    limit(request, "login")
    accounts = desk_of(request).accounts
    if not await accounts.check(data.name, data.password):
        raise Refused("forbidden", "Name or password is wrong.")
    return _logged_in(request, data.name, *await accounts.open(data.name), 201)


@get("/api/session", operation_id="session")
async def session(request: AnyRequest) -> wire.Account:
    """Who is logged in."""
    found = await desk_of(request).accounts.who(request.cookies.get(COOKIE, ""))
    return wire.Account(*found) if found is not None else wire.Account("", "")


@delete("/api/session", operation_id="logout")
async def logout(request: AnyRequest) -> None:
    """Logs out."""
    await desk_of(request).accounts.close(request.cookies.get(COOKIE, ""))


ROUTES = [
    health, openapi, metrics, games, game_page, preview, rules, rule, text, create, lobby, table, take_seat, rematch, report,
    log, timeline, frame, record, luck, register, login, session, logout,
]  # fmt: skip
