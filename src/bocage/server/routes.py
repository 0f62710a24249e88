"""The routes beside the socket: matches, looking back, accounts, notices (docs/guide/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import bocage
from bocage.core.chance import Committed
from bocage.core.errors import BocageError, Invalid
from bocage.core.record import Record
from bocage.core.registry import title as find_title
from bocage.lab.fortune import Fortunes
from bocage.server import actions, journal, making, wire
from bocage.server.accounts import COOKIE, DAYS, hashed, new_secret
from bocage.server.actions import Refused
from bocage.server.chronicle import FramePage, LogPage, Timeline
from bocage.server.computer import Advice
from bocage.server.desk import Desk
from bocage.server.game_routes import GAME_ROUTES
from bocage.server.hall import NotFound
from bocage.server.luck import Luck
from bocage.server.public import PublicTable
from bocage.server.sockets import client
from bocage.server.storage import Damaged, Waiting

AnyRequest = Request[Any, Any, Any]
STRICT = ("Create", "SeatWish", "ClockSetting", "TakeSeat", "Rematch", "Fork", "Report", "Credentials")  # bodies that are read without unknown fields
Seat = Annotated[str | None, QueryParameter(name="seat", max_length=60, required=False)]


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    storage: str
    matches: int


class Lobby(msgspec.Struct, frozen=True):
    open: list[PublicTable]
    mine: list[PublicTable]


class Notice(msgspec.Struct, frozen=True):
    """Something that waits for a member."""

    kind: str
    match: str
    seat: str
    game: str
    scenario: str
    title: str
    title_fr: str
    clock: str
    since: int
    due: int


class Notices(msgspec.Struct, frozen=True):
    notices: list[Notice]


def desk_of(request: AnyRequest) -> Desk:
    found: Desk = request.app.state.desk
    return found


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
                faces.append(room.face(await desk.hall.ready(room)))
            except (NotFound, Damaged, Invalid):
                continue
    return faces


@get("/api/matches/{ident:str}", operation_id="table")
async def table(request: AnyRequest, ident: FromPath[str]) -> PublicTable:
    """One table as anybody may see it."""
    desk = desk_of(request)
    room = desk.room(ident)
    async with room.lock:
        return room.face(await desk.hall.ready(room))


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


@post("/api/matches/{ident:str}/fork", operation_id="fork")
async def fork(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Fork]) -> wire.Made:
    """Play on from here: a new match that begins with the first answers of this one."""
    limit(request, "create")
    desk = desk_of(request)
    account, room = await account_of(request), desk.room(ident)
    if desk.members_only and not account:
        raise Refused("forbidden", "Only members make matches here: log in first.")
    async with room.lock:
        found = await desk.hall.ready(room)
    held = await desk.holds(room, found, secret_of(request), account)
    made, setting, given = await desk.fork(room, found, data, account, held)
    return wire.Made(made, Committed.commitment(bytes.fromhex(setting.dice)), given)


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


def gives(kind: type) -> dict[int, ResponseSpec]:
    """What a route gives whose body a worker has written already."""
    return {200: ResponseSpec(kind, generate_examples=False, description="As described.")}


# -- looking back -------------------------------------------------------------------------------------------------------------------------


async def _look(request: AnyRequest, ident: str, seat: str | None, want: str, n: int = 0) -> Response[bytes]:
    limit(request, "look")
    desk = desk_of(request)
    room, audience = await desk.audience(ident, secret_of(request), await account_of(request), seat)
    return Response(await desk.hall.look(room, want, audience, n), media_type="application/json")


@get("/api/matches/{ident:str}/log", operation_id="log", responses=gives(LogPage))
async def log(request: AnyRequest, ident: FromPath[str], since: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0, seat: Seat = None) -> Response[bytes]:
    """Events by number, as a seat saw them."""
    return await _look(request, ident, seat, "log", since)


@get("/api/matches/{ident:str}/replay", operation_id="timeline", responses=gives(Timeline))
async def timeline(request: AnyRequest, ident: FromPath[str], seat: Seat = None) -> Response[bytes]:
    """The frames of the replay."""
    return await _look(request, ident, seat, "timeline")


@get("/api/matches/{ident:str}/replay/{n:int}", operation_id="frame", responses=gives(FramePage))
async def frame(request: AnyRequest, ident: FromPath[str], n: Annotated[int, PathParameter(ge=0, le=10**6)], seat: Seat = None) -> Response[bytes]:
    """The scene after n answers, as a seat saw it."""
    return await _look(request, ident, seat, "frame", n)


async def _after_the_end(request: AnyRequest, ident: str, want: str, n: int = 0) -> bytes:
    limit(request, "look")
    desk = desk_of(request)
    room = desk.room(ident)
    async with room.lock:
        found = await desk.hall.ready(room)
    if found.state.result is None:
        raise Refused("not-over", "The match is not over: its record would tell what is hidden.")
    return await desk.hall.look(room, want, n=n)


@get("/api/matches/{ident:str}/record", operation_id="record", responses=gives(Record))
async def record(request: AnyRequest, ident: FromPath[str]) -> Response[bytes]:
    """The record, with the secret of the dice: `bocage record verify` proves it."""
    body = msgspec.json.format(await _after_the_end(request, ident, "record"), indent=1)
    return Response(body, media_type="application/json", headers={"content-disposition": f'attachment; filename="{ident}.json"'})


@get("/api/matches/{ident:str}/advice/{n:int}", operation_id="advice", responses=gives(Advice))
async def advice(request: AnyRequest, ident: FromPath[str], n: Annotated[int, PathParameter(ge=0, le=10**6)]) -> Response[bytes]:
    """What a computer would have answered after n answers of a match that is over."""
    return Response(await _after_the_end(request, ident, "advice", n), media_type="application/json")


@get("/api/matches/{ident:str}/fortune", operation_id="fortune", responses=gives(Fortunes))
async def fortune(request: AnyRequest, ident: FromPath[str]) -> Response[bytes]:
    """What the dice of a match that is over gave to each side's chance to win, and took from it."""
    return Response(await _after_the_end(request, ident, "fortune"), media_type="application/json")


@get("/api/matches/{ident:str}/luck", operation_id="luck", responses=gives(Luck))
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


@get("/api/notices", operation_id="notices")
async def notices(request: AnyRequest) -> Notices:
    """The matches that wait for an answer of the account, the most urgent first; nothing without an account."""
    limit(request, "look")
    account = await account_of(request)
    found = await desk_of(request).hall.storage.waiting_for(account) if account else []
    return Notices([told for row in found if (told := _notice(row)) is not None])


def _notice(row: Waiting) -> Notice | None:
    """A match that waits, with its title; None if it cannot be read."""
    try:
        setting = journal.decode_setting(row.body, row.match)
        head = find_title(setting.game).scenarios().get(setting.scenario)
    except BocageError:
        return None
    titles = (head.title, head.title_fr) if head is not None else (setting.scenario, "")
    return Notice("turn", row.match, row.seat, setting.game, setting.scenario, *titles, setting.clock.kind, row.since, row.due)


ROUTES = [
    health, openapi, metrics, *GAME_ROUTES, create, lobby, table, take_seat, rematch, fork, report,
    log, timeline, frame, record, advice, fortune, luck, register, login, session, logout, notices,
]  # fmt: skip
