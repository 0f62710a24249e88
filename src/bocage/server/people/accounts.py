"""Club accounts: argon2id for passwords, random tokens for sessions (stored as hashes), a CSRF token for each session."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from bocage.server.storage import Conflict, Storage

COOKIE = "bocage_session"
DAYS = 60
_DAY = 24 * 3600 * 1000


def hashed(secret: str) -> str:
    """What is stored in place of a secret."""
    return sha256(f"bocage {secret}".encode(errors="surrogatepass")).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(24)


class Accounts:
    """Who is who."""

    def __init__(self, storage: Storage, now: Callable[[], int]) -> None:
        self.storage, self.now = storage, now
        self._hasher = PasswordHasher()
        self._one = asyncio.Semaphore(2)  # hashing takes memory and time on purpose

    @cached_property
    def _nobody(self) -> str:
        """A password that nobody has, so that an unknown name takes as long as a wrong password."""
        return self._hasher.hash(new_secret())

    async def add(self, name: str, password: str) -> bool:
        """A new account; False if the name is taken."""
        async with self._one:
            kept = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self.storage.add_account(name, kept, self.now())
        except Conflict:
            return False
        return True

    async def check(self, name: str, password: str) -> bool:
        """Whether the password is the account's."""
        kept = await self.storage.account(name)
        async with self._one:
            right = await asyncio.to_thread(self._verify, kept or self._nobody, password)
        if right and kept is not None and self._hasher.check_needs_rehash(kept):
            await self.storage.set_password(name, await asyncio.to_thread(self._hasher.hash, password))
        return right and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def open(self, name: str) -> tuple[str, str]:
        """A new session: its token and its CSRF token."""
        token, csrf = new_secret(), new_secret()
        await self.storage.add_session(hashed(token), name, csrf, self.now() + DAYS * _DAY)
        return token, csrf

    async def who(self, token: str) -> tuple[str, str] | None:
        """Account and CSRF token of a session."""
        return await self.storage.session(hashed(token), self.now()) if token else None

    async def close(self, token: str) -> None:
        await self.storage.end_session(hashed(token))
