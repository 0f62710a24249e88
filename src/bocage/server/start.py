"""Starting a server: storage, hall, application, and a socket that is bound before anything else is promised."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from bocage.core.errors import BocageError
from bocage.server.accounts import Accounts
from bocage.server.app import LARGEST, make_app
from bocage.server.desk import Desk
from bocage.server.hall import Hall
from bocage.server.limits import Limits
from bocage.server.logs import set_up
from bocage.server.pool import Pool
from bocage.server.storage import StorageError, open_storage

log = logging.getLogger("bocage.server")
LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")


@dataclass
class Settings:
    """How a server is run."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = Path("bocage-data")
    database: str = ""
    workers: int = 2
    members_only: bool = False
    hosts: tuple[str, ...] = ()
    limits: float = 1.0
    browse: bool = False
    quiet: bool = False


class CannotStart(BocageError):
    """One clear message why not."""


def bind(host: str, port: int) -> socket.socket:
    """The listening socket; a port in use is told plainly."""
    if not 0 <= port <= 65535:
        raise CannotStart(f"cannot listen on port {port}: ports are 0 to 65535.")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotStart(f"cannot listen on {host}:{port}: {reason}. Choose another with --port.") from None
    return listening


def make_desk(settings: Settings) -> Desk:
    """Everything but the application."""
    lines = set_up(settings.quiet)
    hall = Hall(open_storage(settings.data, settings.database), Pool(settings.workers))
    allowed = settings.hosts or (LOOPBACK if settings.host in LOOPBACK else ())
    desk = Desk(hall, Accounts(hall.storage, hall.now), Limits(settings.limits), lines, settings.data / "reports", settings.members_only, allowed)

    def keep(match: str, record: bytes) -> None:
        try:
            desk.report(match, record, "a rule broke")
        except StorageError as error:  # the player is told of the broken rule all the same
            log.error("report failed", extra={"match": match, "reason": str(error)})

    hall.on_rule_error = keep
    return desk


async def run(settings: Settings) -> None:
    """Serves until it is told to stop; then finishes what is being written."""
    listening = bind(settings.host, settings.port)
    try:
        desk = make_desk(settings)
        await desk.hall.start()
    except BaseException:
        listening.close()
        raise
    config = uvicorn.Config(
        make_app(desk, desk.hall.close),
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    port = listening.getsockname()[1]
    address = f"http://{settings.host}:{port}/"
    print(f"Bocage serves at {address} (data: {(settings.database and 'PostgreSQL') or settings.data}). Stop with Ctrl-C.", flush=True)
    if settings.browse:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
    await uvicorn.Server(config).serve(sockets=[listening])
