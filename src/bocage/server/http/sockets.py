"""The socket: one per seat. It authenticates, hands what is said to the table, and sends each seat its own frames (docs/guide/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from bocage.core.errors import BocageError
from bocage.core.orders import Order
from bocage.server import journal
from bocage.server.http.access import Access
from bocage.server.live.live_table import Connection, LiveTable
from bocage.server.people.accounts import COOKIE, hashed, new_secret
from bocage.server.protocol import wire
from bocage.server.protocol.messages import Closing, Done, NewSecret, Pong, Refusing, encode
from bocage.server.storage import StorageError
from bocage.server.tables import actions
from bocage.server.tables.actions import Action
from bocage.server.tables.refusals import NotFound, Refused
from bocage.server.tables.table import Table
from bocage.server.work import computer, worker
from bocage.server.work.fairness import Busy, Errand, Kind
from bocage.server.work.pool import WorkerFailed

log = logging.getLogger("bocage.server")
HELLO, REASON, RECKON, ADVISE = 10.0, 5.0, 10.0, 20.0  # seconds for a hello, for a worker's reason, for odds, for a hint
AT_ONCE = 4  # questions to workers that one socket may have open
FAILED = {"WrongSeat": "wrong-seat", "Stale": "stale", "IllegalChoice": "illegal", "Invalid": "invalid", "timeout": "timeout", "Broken": "rule-error"}
STORAGE = "The server's storage does not take anything just now. Nothing was done."

Reckoned = wire.Why | wire.Odds | wire.Look | wire.Hint
_TYPES: dict[type, str] = {wire.Why: "why", wire.Odds: "odds", wire.Look: "look", wire.Hint: "hint"}


class Line:
    """One socket while it lives."""

    def __init__(self, socket: WebSocket[Any, Any, Any], access: Access, ident: str) -> None:
        self.socket, self.access, self.ident = socket, access, ident
        self.flow = access.limits.flow(60.0, 240.0)
        self.talk = access.limits.flow(1.0, 8.0)
        self.advice = access.limits.flow(0.2, 4.0)
        self.asking: set[asyncio.Task[None]] = set()
        self.live: LiveTable
        self.line = Connection()

    async def run(self) -> None:
        """From hello to goodbye."""
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO)
            session = await self.access.accounts.who(self.socket.cookies.get(COOKIE, ""))
            account = session[0] if session is not None else ""
            self.line.address = client(self.socket)
            self.line.person = account or self.line.address
            self.live, audience = await self._seat(hello, account)
            self.line.audience = audience
            if audience:
                await self.access.open_tables.act(self.live, lambda table: actions.arrive(table, audience, hello.name, hello.entropy, account))
            await self.access.open_tables.enter(self.live, self.line, hello.seen)
        except TimeoutError:
            return await self._turn_away("invalid", "Say hello first.")
        except Busy as error:
            return await self._turn_away(error.code, str(error))
        except NotFound as error:
            return await self._turn_away("not-found", str(error))
        except Refused as error:
            return await self._turn_away(error.code, str(error))
        except StorageError:
            return await self._turn_away("storage", STORAGE)
        except BocageError as error:
            log.error("table cannot be opened", extra={"match": self.ident, "reason": str(error)})
            return await self._turn_away("damaged", "This match cannot be opened; the keeper of the server can say more.")
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            for task in self.asking:  # nobody waits for these any more
                task.cancel()
            self.access.open_tables.leave(self.live, self.line)
            self.line.close()
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer

    async def _turn_away(self, code: str, message: str) -> None:
        with suppress(Exception):
            await self.socket.send_data(encode(Closing(code, message)), mode="text")
            await self.socket.close(code=4000 + {"forbidden": 403, "not-found": 404, "too-many": 429}.get(code, 400))

    async def _next(self) -> bytes:
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        text: str | None = event.get("text")
        return text.encode("utf-8", "replace") if text is not None else bytes(event.get("bytes") or b"")

    async def _hello(self) -> wire.Hello:
        if not self.access.limits.allows("hello", client(self.socket)):
            raise Refused("too-many", "Too many connections; wait a little.")
        try:
            said = wire.decode(await self._next())
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Refused("invalid", "Say hello first.") from None
        if not isinstance(said, wire.Hello):
            raise Refused("invalid", "Say hello first.")
        return said

    async def _seat(self, hello: wire.Hello, account: str) -> tuple[LiveTable, str]:
        """The open table, and the seat that the hello proves; "" for a spectator."""
        access = self.access
        live = access.live_table(self.ident)
        async with live.lock:
            table = await access.open_tables.ready(live)
        held = await access.holds(live, table, hello.secret, account)
        if hello.secret and not held:
            raise access.forbidden(table, hello.secret)
        key = hashed(hello.secret)
        self.line.key = key if table.seat_of(key) in held else ""
        if hello.seat:
            if hello.seat not in held:
                raise Refused("forbidden", "This seat is somebody else's.")
            return live, hello.seat
        if held:
            return live, held[0]
        if not table.setting.spectators and table.state.result is None:
            raise Refused("forbidden", "This table has no spectators.")
        return live, ""

    async def _write(self) -> None:
        while True:
            body = await self.line.queue.get()
            if body is None:
                with suppress(Exception):
                    await self.socket.close(code=1001)
                return
            try:
                await self.socket.send_data(body, mode="text")
            except Exception:  # the line is gone; the reader notices as well
                self.line.cut = True
                return

    async def _read(self) -> None:
        while not self.line.cut:
            try:
                body = await self._next()
            except (WebSocketDisconnect, RuntimeError):
                return
            if not self.flow():
                self._refuse(_id(body), "too-many", "Slow down.")
                continue
            try:
                said = wire.decode(body)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                self._refuse(_id(body), "invalid", f"The message cannot be read: {error}")
                continue
            await self._obey(said)

    async def _obey(self, said: wire.Message) -> None:
        if isinstance(said, wire.Hello):
            return self._refuse(0, "invalid", "Hello was said already.")
        if isinstance(said, wire.Ping):
            return self.line.send(encode(Pong(said.id, self.access.open_tables.now())))
        if not self.line.audience and not isinstance(said, wire.Look):
            return self._refuse(said.id, "wrong-seat", "Spectators look on.")
        try:
            if isinstance(said, Reckoned):
                return self._ask_worker(said)
            if isinstance(said, wire.Alone):
                return await self._stay_alone(said.id)
            if isinstance(said, wire.Order):
                await self.access.open_tables.order(self.live, self.line.audience, said.window, Order(said.policy, said.percent))
                return self._done(said.id)
            await self.access.open_tables.act(self.live, self._action(said))
            self.access.open_tables.counts["answers"] += isinstance(said, wire.Answer)
            self._done(said.id)
        except Refused as error:
            self.access.open_tables.counts["refused"] += 1
            self._refuse(said.id, error.code, str(error), error.refusal)
        except StorageError as error:
            log.error("storage failed", extra={"match": self.ident, "reason": str(error)})
            self._refuse(said.id, "storage", STORAGE)
        except BocageError as error:
            log.error("action failed", extra={"match": self.ident, "reason": str(error)})
            self._refuse(said.id, "invalid", "That did not work; nothing was done.")
        except Exception:
            log.exception("action broke", extra={"match": self.ident})
            self._refuse(said.id, "rule-error", "Something broke; nothing was done.")

    async def _stay_alone(self, ident: int) -> None:
        """Gives the seat a new secret, which this socket alone is told; every other place where the seat is open is closed."""
        seat, secret = self.line.audience, new_secret()

        def action(table: Table) -> journal.Seated:
            self.line.key = hashed(secret)
            return actions.alone(table, seat, hashed(secret))

        await self.access.open_tables.act(self.live, action)
        self.line.send(encode(NewSecret(ident, secret)))

    def _action(self, said: wire.Message) -> Action:
        seat, open_tables, left = self.line.audience, self.access.open_tables, self.live.left
        match said:
            case wire.Answer():
                return lambda table: actions.answer(table, seat, said.number, bytes(said.answer))
            case wire.Undo():
                return lambda table: actions.undo(table, seat, said.scope == "turn")
            case wire.Offer():
                return lambda table: actions.offer(table, seat, said.what, said.seat, said.level, actions.Away(left, open_tables.now(), computer.DEFAULT))
            case wire.Permit():
                return lambda table: actions.permit(table, seat, said.level, computer.levels())
            case wire.Reply():
                return lambda table: actions.reply(table, seat, said.offer, said.agree)
            case wire.Resign():
                return lambda table: actions.resign(table, seat)
            case wire.Claim():
                return lambda table: actions.claim(table, seat, said.seat, said.what == "draw", left, open_tables.now())
            case wire.Resume():
                return lambda table: actions.resume(table, seat)
            case wire.Back():
                return lambda table: actions.back(table, seat)
            case wire.Chat():
                if not self.talk():
                    raise Refused("too-many", "Too many messages at once.")
                return lambda table: actions.chat(table, seat, said.text)
        raise Refused("invalid", "That cannot be said here.")

    def _ask_worker(self, said: Reckoned) -> None:
        if len(self.asking) >= AT_ONCE:
            raise Refused("too-many", "Too many questions at once.")
        task = self.access.open_tables.spawn(self._reckon(said))
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    def _errand(self, kind: Kind) -> Errand:
        """For whom a worker is asked; a spectator never takes one that players need."""
        return Errand(kind if self.line.audience else Kind.BACK, self.line.person, self.ident, self.line.address)

    async def _reckon(self, said: Reckoned) -> None:
        """Reasons, odds, hints and lines of sight come from worker processes; whatever happens there, the match is not touched."""
        try:
            self.line.send(encode({"type": _TYPES[type(said)], "id": said.id, **await self._found(said)}))
        except (Refused, Busy) as error:
            self._refuse(said.id, error.code, str(error))
        except WorkerFailed as error:
            code = FAILED.get(error.kind, "timeout")
            self._refuse(said.id, code, str(error) if code != "timeout" else "No answer was found in time.", error.detail)
        except BocageError:
            self._refuse(said.id, "storage", STORAGE)

    async def _found(self, said: Reckoned) -> dict[str, msgspec.Raw]:
        """The fields of the reply to a question that a worker answers."""
        open_tables, seat = self.access.open_tables, self.line.audience
        async with self.live.lock:
            table = await open_tables.ready(self.live)
            match = actions.begun(table) if isinstance(said, wire.Look) else actions.playing(table)
            if isinstance(said, wire.Hint):
                actions.may_be_helped(table, seat)
            short = msgspec.Raw(match.snapshot())
        errand = self._errand(Kind.QUESTION)
        if isinstance(said, wire.Look):
            return {"marks": msgspec.Raw(await open_tables.pool.run(worker.Survey(short, seat, said.what, said.target), REASON, errand))}
        if isinstance(said, wire.Hint):
            return await self._advised(short)
        answer = msgspec.Raw(bytes(said.answer))
        job = worker.Odds(short, seat, answer, said.fine) if isinstance(said, wire.Odds) else worker.Why(short, seat, answer)
        seconds = RECKON if isinstance(said, wire.Odds) else REASON
        return msgspec.json.decode(await open_tables.pool.run(job, seconds, errand), type=dict[str, msgspec.Raw])

    async def _advised(self, short: msgspec.Raw) -> dict[str, msgspec.Raw]:
        """What a computer would answer. How far it looks ahead depends on how busy the machine is, so the seat's hint is kept: a second look at the same
        moment says the same as the first, and at once."""
        seat, kept, moment = self.line.audience, self.live.advised, sha256(short).digest()
        if kept.get(seat, (b"",))[0] != moment:
            if not self.advice():
                raise Refused("too-many", "One hint every few seconds.")
            body = await self.access.open_tables.pool.run(worker.Hint(short, seat), ADVISE, self._errand(Kind.HINT))
            found = msgspec.json.decode(body, type=dict[str, msgspec.Raw])
            if kept.get(seat, (b"",))[0] != moment:  # another screen of the seat may have asked as well, and been quicker
                kept[seat] = (moment, found)
        return kept[seat][1]

    def _done(self, ident: int) -> None:
        self.line.send(encode(Done(ident, self.live.published)))

    def _refuse(self, ident: int, code: str, message: str, refusal: Any = None) -> None:
        self.line.send(encode(Refusing(ident, code, message, _raw(refusal))))


def _raw(refusal: Any) -> Any:
    """A refusal out of a worker is JSON already."""
    return refusal if not isinstance(refusal, bytes) else None if refusal == b"null" else msgspec.Raw(refusal)


class _Id(msgspec.Struct):
    id: int = 0


def _id(body: bytes) -> int:
    """The id of a message that cannot be read otherwise, 0 if there is none."""
    try:
        return msgspec.json.decode(body, type=_Id).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return 0


def client(connection: Any) -> str:
    """Who is at the other end, for rate limits."""
    return connection.client.host if connection.client is not None else ""


PORTS = {"http": 80, "https": 443}


def same_origin(origin: str | None, host: str, *, behind_proxy: bool) -> bool:
    """Whether a browser opened the socket from a page of this server; programs send no origin. Names are compared without case; a proxy may have left out
    the port."""
    if origin is None:
        return True
    try:
        page, here = urlsplit(origin), urlsplit(f"//{host}")
        standard = PORTS.get(page.scheme)
        ports = (page.port or standard, here.port or standard)
    except ValueError:
        return False
    if page.hostname is None or page.hostname != here.hostname:
        return False
    return ports[0] == ports[1] or (behind_proxy and here.port is None)


@websocket("/ws/{ident:str}", opt={"name": "socket"})
async def table_socket(socket: WebSocket[Any, Any, Any], ident: FromPath[str]) -> None:
    """A seat's line to its table."""
    access: Access = socket.app.state.access
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host", ""), behind_proxy=bool(access.doors.proxies)):
        await socket.close(code=4403)
        return
    await socket.accept()
    with suppress(WebSocketDisconnect):
        await Line(socket, access, ident).run()
