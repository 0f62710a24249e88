"""Doors: how many connections may stand open, for one address and in all, and how long a request may take to arrive.

Theory of operation. A connection is counted from when it is accepted until it is lost, also after it has become a socket. Until a request has arrived whole
it counts as unfinished, and has a few seconds; when the house is full the oldest unfinished one makes room for a newcomer. So whoever opens half requests
loses them, and nobody else. Connections of a proxy that is believed are not counted by address: they are all its own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bocage.core.errors import Invalid

PER_ADDRESS, IN_ALL = 200, 10_000  # connections
ARRIVING = 15.0  # seconds in which a request must have arrived, head and body
SPARE = 100  # files that are kept for the database, workers and the log


def networks(addresses: tuple[str, ...]) -> tuple[Any, ...]:
    """Addresses or networks of proxies, such as 127.0.0.1 or 10.0.0.0/8."""
    try:
        return tuple(ip_network(address) for address in addresses)
    except ValueError as error:
        raise Invalid(f"--behind-proxy takes addresses or networks such as 127.0.0.1 or 10.0.0.0/8: {error}") from None


@dataclass
class Doors:
    """All connections of a server; a bound of 0 is none."""

    per_address: int = PER_ADDRESS
    in_all: int = IN_ALL
    proxies: tuple[str, ...] = ()
    by_address: Counter[str] = field(default_factory=Counter)
    unfinished: dict[Guarded, None] = field(default_factory=dict)  # in the order in which they came
    open: int = 0
    turned_away: int = 0
    timed_out: int = 0

    def __post_init__(self) -> None:
        self._networks = networks(self.proxies)

    def counted(self, address: str) -> bool:
        """Whether an address stands for one visitor."""
        try:
            return not any(ip_address(address) in network for network in self._networks)
        except ValueError:
            return False

    def enter(self, address: str) -> bool:
        """Lets a connection in, if there is room."""
        if self.per_address and self.by_address[address] >= self.per_address and self.counted(address):
            self.turned_away += 1
            return False
        if self.in_all and self.open >= self.in_all and not self._make_room():
            self.turned_away += 1
            return False
        self.open += 1
        self.by_address[address] += 1
        return True

    def _make_room(self) -> bool:
        oldest = next(iter(self.unfinished), None)
        if oldest is not None:
            oldest.give_up()
        return oldest is not None

    def leave(self, address: str) -> None:
        self.open -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


class Guarded(H11Protocol):
    """A connection that speaks HTTP, and must do so in time."""

    doors: Doors
    _address: str | None = None  # under which it is counted
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.doors.enter(address):
            self.connections.discard(self)
            transport.abort()
            return
        self._address = address
        self._expect()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        super().data_received(data)
        self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # the socket is counted by itself
        super().handle_websocket_upgrade(event)

    def give_up(self) -> None:
        """Closes a connection whose request has not arrived."""
        self._leave()
        self.transport.abort()

    def _expect(self) -> None:
        """A request that has not arrived whole has its time; between two requests of one connection uvicorn counts it."""
        waiting = self._address is not None and self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.timeout_keep_alive_task is None
        if waiting and self._timer is None:
            self.doors.unfinished[self] = None
            self._timer = self.loop.call_later(ARRIVING, self._late)
        elif not waiting:
            self._arrived()

    def _late(self) -> None:
        self.doors.timed_out += 1
        self.give_up()

    def _arrived(self) -> None:
        self.doors.unfinished.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _leave(self) -> None:
        self._arrived()
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket, which is counted like any connection; uvicorn's pings find out when nobody is there any more."""

    doors: Doors
    _address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        if self.doors.enter(address):
            self._address = address
        else:
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._address is not None:
            self.doors.leave(self._address)
            self._address = None
        super().connection_lost(exc)


def protocols(doors: Doors) -> tuple[type[Guarded], type[GuardedSocket]]:
    """What uvicorn speaks with, behind these doors."""
    return type("Guarded", (Guarded,), {"doors": doors}), type("GuardedSocket", (GuardedSocket,), {"doors": doors})
