"""The tables of the database, as numbered steps that are never edited once released. The same words serve SQLite and PostgreSQL."""

from __future__ import annotations

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE matches (id TEXT PRIMARY KEY, created BIGINT NOT NULL, updated BIGINT NOT NULL, phase TEXT NOT NULL, waiting TEXT NOT NULL,"
        " free INTEGER NOT NULL, listed INTEGER NOT NULL, body BYTEA NOT NULL)",
        "CREATE INDEX matches_open ON matches (listed, free, updated)",
        "CREATE TABLE entries (match TEXT NOT NULL REFERENCES matches (id), seq BIGINT NOT NULL, at BIGINT NOT NULL, body BYTEA NOT NULL,"
        " PRIMARY KEY (match, seq))",
        "CREATE TABLE snapshots (match TEXT NOT NULL REFERENCES matches (id), seq BIGINT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (match, seq))",
        "CREATE TABLE owners (match TEXT NOT NULL REFERENCES matches (id), seat TEXT NOT NULL, account TEXT NOT NULL, PRIMARY KEY (match, seat))",
        "CREATE INDEX owners_account ON owners (account)",
        "CREATE TABLE orders (match TEXT NOT NULL REFERENCES matches (id), seat TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (match, seat))",
        "CREATE TABLE accounts (name TEXT PRIMARY KEY, password TEXT NOT NULL, created BIGINT NOT NULL)",
        "CREATE TABLE sessions (token TEXT PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts (name), csrf TEXT NOT NULL, ends BIGINT NOT NULL)",
    ),
    ("CREATE TABLE notes (key TEXT PRIMARY KEY, body BYTEA NOT NULL)",),
    ("ALTER TABLE matches ADD COLUMN due BIGINT NOT NULL DEFAULT 0",),
    (
        "CREATE TABLE archives (match TEXT NOT NULL REFERENCES matches (id), part TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (match, part))",
        "ALTER TABLE matches ADD COLUMN thinks INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX matches_due ON matches (phase, due)",
    ),
)
