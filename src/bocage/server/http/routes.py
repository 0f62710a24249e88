"""The routes beside the socket: matches, looking back, accounts, notices (docs/guide/protocol.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import bocage
from bocage.core.chance import Committed
from bocage.core.errors import BocageError, Invalid
from bocage.core.record import Record
from bocage.lab.fortune import Fortunes
from bocage.server import journal
from bocage.server.http.access import Access
from bocage.server.http.game_routes import GAME_ROUTES
from bocage.server.http.sockets import client
from bocage.server.live import match_creation
from bocage.server.people.accounts import COOKIE, DAYS, hashed, new_secret
from bocage.server.protocol import wire
from bocage.server.protocol.messages import PublicTable
from bocage.server.storage import Damaged, Waiting
from bocage.server.tables import actions
from bocage.server.tables.battles import titles
from bocage.server.tables.refusals import NotFound, Refused
from bocage.server.tables.table import Table
from bocage.server.work.computer import Advice
from bocage.server.work.fairness import Errand, Kind
from bocage.server.work.lookback import FramePage, LogPage, Timeline
from bocage.server.work.luck import Luck

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
STRICT = ("Create", "SeatWish", "ClockSetting", "TakeSeat", "Join", "Rematch", "Fork", "Report", "Credentials")  # bodies that are read without unknown fields
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


def access_of(request: AnyRequest) -> Access:
    found: Access = request.app.state.access
    return found


def secret_of(request: AnyRequest) -> str:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def account_of(request: AnyRequest) -> str:
    session = await access_of(request).accounts.who(request.cookies.get(COOKIE, ""))
    return session[0] if session is not None else ""


def limit(request: AnyRequest, kind: str, account: str = "") -> None:
    """Refuses what an address, or an account wherever it comes from, does too often."""
    limits = access_of(request).limits
    if not limits.allows(kind, client(request)) or (account and not limits.allows(f"{kind} of an account", account)):
        raise Refused("too-many", "Too many requests; wait a little.")


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """Carries something out as long as somebody waits for it."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused("invalid", "Nobody waits for this any more.")
        return task.result()
    finally:
        gone.cancel()
        task.cancel()
        await asyncio.gather(task, gone, return_exceptions=True)


async def _gone(request: AnyRequest) -> None:
    """Until the client has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def errand_of(request: AnyRequest, match: str) -> Errand:
    """For whom something is looked up."""
    return Errand(Kind.BACK, await account_of(request) or client(request), match, client(request))


# -- the server ---------------------------------------------------------------------------------------------------------------------


@get("/api/health", operation_id="health")
async def health(request: AnyRequest) -> Health:
    """Whether the server works."""
    open_tables = access_of(request).open_tables
    await open_tables.storage.ping()
    return Health("ok", bocage.__version__, open_tables.storage.name, len(open_tables.live))


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
    access = access_of(request)
    open_tables = access.open_tables
    rows = [f"bocage_{name}{'' if name == 'sockets' else '_total'} {count}" for name, count in open_tables.counts.items()]
    rows += [
        f"bocage_open_tables {len(open_tables.live)}",
        f"bocage_worker_jobs_total {open_tables.pool.jobs}",
        f"bocage_worker_failures_total {open_tables.pool.failures}",
    ]
    rows += [f'bocage_responses_total{{status="{status}"}} {count}' for status, count in sorted(access.served.items())]
    return "\n".join(rows) + "\n"


# -- matches ----------------------------------------------------------------------------------------------------------------------------


@post("/api/matches", operation_id="create")
async def create(request: AnyRequest, data: JSONBody[wire.Create]) -> wire.Made:
    """Makes a match."""
    access = access_of(request)
    account = await account_of(request)
    limit(request, "create", account)
    if access.members_only and not account:
        raise Refused("forbidden", "Only members make matches here: log in first.")
    setting, given = match_creation.setting_of(data, account, access.library)
    ident = await access.make(setting)
    return wire.Made(ident, Committed.commitment(bytes.fromhex(setting.dice)), given.secrets, given.invitations)


@get("/api/matches", operation_id="lobby")
async def lobby(request: AnyRequest) -> Lobby:
    """Open tables, and those of the account."""
    access = access_of(request)
    limit(request, "look")
    account = await account_of(request)
    mine = await access.open_tables.storage.tables_of(account) if account else []
    return Lobby(await _faces(access, await access.open_tables.storage.open_tables()), await _faces(access, mine))


async def _faces(access: Access, idents: list[str]) -> list[PublicTable]:
    found = await asyncio.gather(*(_face(access, ident) for ident in idents))
    return [face for face in found if face is not None]


async def _face(access: Access, ident: str) -> PublicTable | None:
    live = access.live_table(ident)
    async with live.lock:
        try:
            return live.face(await access.open_tables.ready(live))
        except (NotFound, Damaged, Invalid):
            return None


@get("/api/matches/{ident:str}", operation_id="table")
async def table(request: AnyRequest, ident: FromPath[str]) -> PublicTable:
    """One table as anybody may see it."""
    access = access_of(request)
    live = access.live_table(ident)
    async with live.lock:
        return live.face(await access.open_tables.ready(live))


@post("/api/matches/{ident:str}/seats/{seat:str}", operation_id="take_seat")
async def take_seat(request: AnyRequest, ident: FromPath[str], seat: FromPath[str], data: JSONBody[wire.TakeSeat]) -> wire.Taken:
    """Takes an open seat."""
    limit(request, "create")
    access = access_of(request)
    account, secret = await account_of(request), new_secret()
    await access.open_tables.act(access.live_table(ident), lambda table: actions.take_seat(table, seat, data.name, hashed(secret), account))
    return wire.Taken(secret)


@post("/api/matches/{ident:str}/join", operation_id="join")
async def join(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Join]) -> wire.Joined:
    """Takes a seat by an invitation, which is good once."""
    limit(request, "create")
    access = access_of(request)
    account, secret = await account_of(request), new_secret()
    taken = ""

    def action(table: Table) -> journal.Seated:
        nonlocal taken
        entry = actions.join(table, hashed(data.invitation), data.name, hashed(secret), account)
        taken = entry.seat
        return entry

    await access.open_tables.act(access.live_table(ident), action)
    return wire.Joined(taken, secret)


@post("/api/matches/{ident:str}/rematch", operation_id="rematch")
async def rematch(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Rematch]) -> wire.Ident:
    """A new match between the same people; by one of them."""
    limit(request, "create")
    access = access_of(request)
    live = access.live_table(ident)
    async with live.lock:
        found = await access.open_tables.ready(live)
    if not await access.holds(live, found, secret_of(request), await account_of(request)):
        raise Refused("forbidden", "Only those who played may ask for a rematch.")
    return wire.Ident(await access.rematch(live, found, data.swap))


@post("/api/matches/{ident:str}/fork", operation_id="fork")
async def fork(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Fork]) -> wire.Made:
    """Play on from here: a new match that begins with the first answers of this one."""
    limit(request, "create")
    access = access_of(request)
    account, live = await account_of(request), access.live_table(ident)
    if access.members_only and not account:
        raise Refused("forbidden", "Only members make matches here: log in first.")
    async with live.lock:
        found = await access.open_tables.ready(live)
    held = await access.holds(live, found, secret_of(request), account)
    made, setting, given = await access.fork(live, found, data, account, held, await errand_of(request, ident))
    return wire.Made(made, Committed.commitment(bytes.fromhex(setting.dice)), given.secrets, given.invitations)


@post("/api/matches/{ident:str}/report", operation_id="report")
async def report(request: AnyRequest, ident: FromPath[str], data: JSONBody[wire.Report]) -> wire.Ident:
    """Keeps a bug report for the keeper of the server; by a seat."""
    limit(request, "create")
    access = access_of(request)
    live = access.live_table(ident)
    async with live.lock:
        found = await access.open_tables.ready(live)
    if not await access.holds(live, found, secret_of(request), await account_of(request)):
        raise Refused("forbidden", "Only those who play may report.")
    return wire.Ident(access.report(ident, await access.open_tables.look(live, "record", errand=await errand_of(request, ident)), data.note))


def gives(kind: type) -> dict[int, ResponseSpec]:
    """What a route gives whose body a worker has written already."""
    return {200: ResponseSpec(kind, generate_examples=False, description="As described.")}


# -- looking back -------------------------------------------------------------------------------------------------------------------------


async def _look(request: AnyRequest, ident: str, seat: str | None, want: str, n: int = 0) -> Response[bytes]:
    limit(request, "look")
    access = access_of(request)
    live, audience = await access.audience(ident, secret_of(request), await account_of(request), seat)
    found = await while_there(request, access.open_tables.look(live, want, audience, n, await errand_of(request, ident)))
    return Response(found, media_type="application/json")


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
    access = access_of(request)
    live = access.live_table(ident)
    async with live.lock:
        found = await access.open_tables.ready(live)
    if found.state.result is None:
        raise Refused("not-over", "The match is not over: its record would tell what is hidden.")
    return await while_there(request, access.open_tables.look(live, want, n=n, errand=await errand_of(request, ident)))


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
    accounts = access_of(request).accounts
    if not await accounts.add(data.name, data.password):
        raise Refused("conflict", "The name is taken.")
    return _logged_in(request, data.name, *await accounts.open(data.name), 201)


@post("/api/session", operation_id="login")
async def login(request: AnyRequest, data: JSONBody[wire.Credentials]) -> Response[wire.Account]:
    """Logs in."""
    limit(request, "login", data.name)
    accounts = access_of(request).accounts
    if not await accounts.check(data.name, data.password):
        raise Refused("forbidden", "Name or password is wrong.")
    return _logged_in(request, data.name, *await accounts.open(data.name), 201)


@get("/api/session", operation_id="session")
async def session(request: AnyRequest) -> wire.Account:
    """Who is logged in."""
    found = await access_of(request).accounts.who(request.cookies.get(COOKIE, ""))
    return wire.Account(*found) if found is not None else wire.Account("", "")


@delete("/api/session", operation_id="logout")
async def logout(request: AnyRequest) -> None:
    """Logs out."""
    await access_of(request).accounts.close(request.cookies.get(COOKIE, ""))


@get("/api/notices", operation_id="notices")
async def notices(request: AnyRequest) -> Notices:
    """The matches that wait for an answer of the account, the most urgent first; nothing without an account."""
    limit(request, "look")
    account = await account_of(request)
    found = await access_of(request).open_tables.storage.waiting_for(account) if account else []
    return Notices([told for row in found if (told := _notice(row)) is not None])


def _notice(row: Waiting) -> Notice | None:
    """A match that waits, with its title; None if it cannot be read."""
    try:
        setting = journal.decode_setting(row.body, row.match)
        named = titles(setting)
    except BocageError:
        return None
    return Notice("turn", row.match, row.seat, setting.game, setting.scenario, *named, setting.clock.kind, row.since, row.due)


ROUTES = [
    health, openapi, metrics, *GAME_ROUTES, create, lobby, table, take_seat, join, rematch, fork, report,
    log, timeline, frame, record, advice, fortune, luck, register, login, session, logout, notices,
]  # fmt: skip
