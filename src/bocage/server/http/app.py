"""The application: routes and socket on Litestar, errors in one form, security headers on everything, the built client as static files."""

from __future__ import annotations

import logging
import mimetypes
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Message, Receive, Send

import bocage
from bocage.core.errors import Invalid, RecordError
from bocage.server.http.access import Access
from bocage.server.http.routes import ROUTES
from bocage.server.http.sockets import STORAGE, table_socket
from bocage.server.people.accounts import COOKIE
from bocage.server.protocol.wire import Fault
from bocage.server.storage import Conflict, Damaged, StorageError
from bocage.server.tables.refusals import NotFound, Refused
from bocage.server.work.fairness import Busy
from bocage.server.work.pool import WorkerFailed

log = logging.getLogger("bocage.server")
STATIC = Path(__file__).parents[1] / "static"
LARGEST = 64 * 1024
STATUS = {"forbidden": 403, "csrf": 403, "not-found": 404, "too-many": 429, "storage": 503, "busy": 503}
STATUS |= dict.fromkeys(("conflict", "not-over", "over", "flagged", "stale", "wrong-seat"), 409)
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NO_CLIENT = b"<!doctype html><meta charset=utf-8><title>Bocage</title><p>The server runs. The browser client is not built: <code>make web</code> builds it."


def fault(code: str, message: str, status: int | None = None) -> Response[Fault]:
    return Response(Fault(code, message), status_code=status or STATUS.get(code, 400), media_type="application/json")


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[Fault]:
    return fault(error.code, str(error))


def on_bocage(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Errors that Bocage raises on purpose."""
    if isinstance(error, NotFound):
        return fault("not-found", str(error))
    if isinstance(error, Busy):
        return fault(error.code, str(error))
    if isinstance(error, StorageError):
        log.error("storage failed", extra={"reason": str(error)})
        return fault("storage", STORAGE)
    if isinstance(error, Conflict):
        return fault("conflict", "Somebody else was first.")
    if isinstance(error, Damaged | RecordError):
        log.error("match cannot be read", extra={"reason": str(error)})
        return fault("conflict", str(error))
    if isinstance(error, WorkerFailed):
        if error.kind in ("Invalid", "NotFound"):
            return fault("not-found", str(error))
        log.error("worker failed", extra={"reason": str(error)})
        if error.kind in ("RecordError", "Damaged", "TooDeep", "Broken"):
            return fault("conflict", f"The match cannot be read back: {error}")
        return fault("storage", "No answer was found in time.")
    return fault("invalid", str(error))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    """Errors of the framework: unreadable bodies, unknown paths, wrong methods."""
    codes = {404: "not-found", 405: "invalid", 413: "too-large", 429: "too-many"}
    detail = error.detail
    for part in error.extra if isinstance(error.extra, list) else ():
        detail = f"{detail}: {part.get('key', '')} {part.get('message', '')}" if isinstance(part, dict) else detail
    status = error.status_code if error.status_code < 500 else 400
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    return Response(Fault(codes.get(status, "invalid"), detail[:500]), status_code=status, headers=headers, media_type="application/json")


def on_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Fault]:
    return fault("invalid", "The body is nested too deeply.")


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    log.error("request failed", exc_info=error, extra={"method": request.method})
    return Response(Fault("internal", "The server made a mistake; nothing was done."), status_code=500, media_type="application/json")


async def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What changes something must be meant: JSON, from this site, and with the CSRF token of the session if there is one."""
    scope: Mapping[str, Any] = connection.scope
    if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused("csrf", "The request comes from another site.")
    if scope["method"] != "DELETE" and not connection.headers.get("content-type", "").startswith("application/json"):
        raise Refused("invalid", "The body must be JSON (content-type application/json).")
    access: Access = connection.app.state.access
    session = await access.accounts.who(connection.cookies.get(COOKIE, ""))
    if session is not None and connection.headers.get("x-csrf-token", "") != session[1]:
        raise Refused("csrf", "The X-CSRF-Token header is missing or wrong.")


@lru_cache(512)
def _file(name: str, stamp: int) -> tuple[bytes, str, str]:
    body = (STATIC / name).read_bytes()
    return body, mimetypes.guess_type(name)[0] or "application/octet-stream", f'"{sha256(body).hexdigest()[:20]}"'


@get("/", include_in_schema=False, sync_to_thread=False)
def client_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's first page."""
    return _serve(request, "")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def client_files(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """The built client; a path that is no file is a route of the client, which its index page serves."""
    return _serve(request, path.lstrip("/"))


def _serve(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    if name.startswith(("api/", "ws/")) or "\x00" in name or len(name) > 300:
        raise NotFound("There is no such page.")
    file = (STATIC / name).resolve()
    if not (name and file.is_relative_to(STATIC) and file.is_file()):
        name, file = "index.html", STATIC / "index.html"
        if not file.is_file():
            return Response(NO_CLIENT, media_type="text/html; charset=utf-8")
    body, kind, tag = _file(name, file.stat().st_mtime_ns)
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers={"etag": tag, "cache-control": cache})
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
    return Response(body, media_type=kind, headers={"etag": tag, "cache-control": cache})


class Outside:
    """Around everything: which hosts are served, security headers, counts."""

    def __init__(self, app: ASGIApp, access: Access) -> None:
        self.app, self.access = app, access
        self.headers = [(key.encode(), value.encode()) for key, value in HEADERS.items()]

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        if self.access.hosts and not self._known(scope):
            if scope["type"] == "websocket":
                return await send({"type": "websocket.close", "code": 4403, "reason": ""})
            await send({"type": "http.response.start", "status": 421, "headers": [*self.headers, (b"content-length", b"0")]})
            return await send({"type": "http.response.body", "body": b"", "more_body": False})
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        started = time.perf_counter()

        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                if scope["path"].startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = [*headers, *self.headers]
                status = str(message["status"])
                self.access.served[status] = self.access.served.get(status, 0) + 1
                if message["status"] >= 400:
                    log.info(
                        "request refused", extra={"status": message["status"], "method": scope["method"], "ms": round((time.perf_counter() - started) * 1000)}
                    )
            await send(message)

        await self.app(scope, receive, add)

    def _known(self, scope: Mapping[str, Any]) -> bool:
        host = next((value.decode("latin-1") for key, value in scope["headers"] if key == b"host"), "")
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        return name.lower() in self.access.hosts


def make_app(access: Access, ended: Callable[[], Any] | None = None) -> Outside:
    """The application around what requests need; `ended` is awaited at the end of its life."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            if ended is not None:
                await ended()

    told = {status: ResponseSpec(Fault, description=words, generate_examples=False) for status, words in FAULTS.items()}
    for route in ROUTES:
        route.responses = {**told, **(route.responses or {})}
    app = Litestar(
        [*ROUTES, table_socket, client_page, client_files],
        state=State({"access": access}),
        guards=[guard],
        lifespan=[life],
        request_max_body_size=LARGEST,
        exception_handlers={
            Refused: on_refused,
            bocage.BocageError: on_bocage,
            Invalid: on_bocage,
            HTTPException: on_http,
            RecursionError: on_deep,
            Exception: on_crash,
        },
        openapi_config=OpenAPIConfig(title="Bocage", version=bocage.__version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude=["^/api/(matches|session|accounts)"]),
        logging_config=None,
        debug=False,
    )
    return Outside(app, access)


FAULTS = {
    400: "The request cannot be read.",
    403: "Not allowed.",
    404: "There is no such thing.",
    409: "Not now.",
    413: "Too large.",
    429: "Too many requests.",
    503: "The storage does not work just now, or the server has too much to do.",
}
