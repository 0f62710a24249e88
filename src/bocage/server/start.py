"""Starting a server: storage, open_tables, application, and a socket that is bound before anything else is promised."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import time
import webbrowser
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from bocage.core.errors import BocageError
from bocage.server.http.access import Access
from bocage.server.http.app import LARGEST, make_app
from bocage.server.http.doors import IN_ALL, PER_ADDRESS, SPARE, Doors, protocols
from bocage.server.http.logs import set_up
from bocage.server.live.open_tables import OpenTables
from bocage.server.people.accounts import Accounts
from bocage.server.people.limits import Limits
from bocage.server.storage import StorageError, open_storage
from bocage.server.storage.backup import scheduled
from bocage.server.work.pool import Pool
from bocage.workshop.library import Library

log = logging.getLogger("bocage.server")
SOON = 300.0  # seconds after which a backup that failed is tried again
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
    backup_every: float = 0.0  # hours; 0: never
    backup_keep: int = 14
    backup_to: Path | None = None
    battles: Path | None = None  # the folder of the host's own battles
    files: tuple[Path, ...] = ()  # single ones
    behind_proxy: tuple[str, ...] = ()  # addresses of proxies whose word on the visitor's address and scheme is taken


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


def make_access(settings: Settings) -> Access:
    """Everything but the application."""
    lines = set_up(settings.quiet)
    open_tables = OpenTables(open_storage(settings.data, settings.database), Pool(settings.workers))
    allowed = tuple(host.lower() for host in settings.hosts) or (LOOPBACK if settings.host in LOOPBACK else ())
    access = Access(
        open_tables,
        Accounts(open_tables.storage, open_tables.now),
        Limits(settings.limits),
        lines,
        settings.data / "reports",
        settings.members_only,
        allowed,
        library=Library(settings.battles, settings.files),
    )
    access.doors = make_doors(settings)

    def keep(match: str, record: bytes) -> None:
        try:
            access.report(match, record, "a rule broke")
        except StorageError as error:  # the player is told of the broken rule all the same
            log.error("report failed", extra={"match": match, "reason": str(error)})

    open_tables.on_rule_error = keep
    return access


def make_doors(settings: Settings) -> Doors:
    """How many connections there may be: as the limits say, and never more than there are files for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    files = IN_ALL if soft == resource.RLIM_INFINITY else max(soft - SPARE, 1)
    if settings.limits <= 0:
        return Doors(0, files, settings.behind_proxy)
    return Doors(max(int(PER_ADDRESS * settings.limits), 1), min(files, max(int(IN_ALL * settings.limits), 1)), settings.behind_proxy)


def uvicorn_config(settings: Settings, access: Access) -> uvicorn.Config:
    """How uvicorn serves: forwarded addresses are believed only of the proxies that were named."""
    http, ws = protocols(access.doors)
    return uvicorn.Config(
        make_app(access, access.open_tables.close),
        http=http,
        ws=ws,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=15,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=bool(settings.behind_proxy),
        forwarded_allow_ips=list(settings.behind_proxy),
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


async def back_up(settings: Settings, counts: dict[str, int]) -> None:
    """Writes a backup whenever one is due by the newest that is there; each is opened and checked. A failure is logged, counted, and tried again soon."""
    folder, period = settings.backup_to or settings.data / "backups", settings.backup_every * 3600
    while True:
        newest = max((file.stat().st_mtime for file in folder.glob("bocage-*") if file.suffix != ".part"), default=0.0)
        await asyncio.sleep(max(newest + period - time.time(), 0.0))
        try:
            written = await asyncio.to_thread(scheduled, settings.data, settings.database, folder, settings.backup_keep)
            counts["backups"] += 1
            log.info("backup written", extra={"reason": written.name})
        except StorageError as error:
            counts["backup_failures"] += 1
            log.error("backup failed", extra={"reason": str(error)})
            await asyncio.sleep(min(period, SOON))


async def run(settings: Settings) -> None:
    """Serves until it is told to stop; then finishes what is being written."""
    listening = bind(settings.host, settings.port)
    try:
        access = make_access(settings)
        await access.open_tables.start()
    except BaseException:
        listening.close()
        raise
    if settings.backup_every > 0:
        access.open_tables.spawn(back_up(settings, access.open_tables.counts))
    port = listening.getsockname()[1]
    address = f"http://{settings.host}:{port}/"
    print(f"Bocage serves at {address} (data: {(settings.database and 'PostgreSQL') or settings.data}). Stop with Ctrl-C.", flush=True)
    if settings.browse:
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)
    await uvicorn.Server(uvicorn_config(settings, access)).serve(sockets=[listening])
