"""The server: matches with anyone, nothing lost, nothing leaked. It moves messages; the rules live in the games.

Its rooms, from the ground up; each imports only those before it (a test holds the order):

    storage     where matches are kept: SQLite in a folder, or PostgreSQL by URL
    journal     what happened at a table, entry by entry
    tables      a table folded from its journal, and what may be done at it
    people      accounts, secrets, sessions, rate limits
    work        worker processes: computer players, odds, reasons, looking back
    protocol    what goes over the wire
    live        the tables that are open in this process
    http        routes, sockets, access
    start       a server put together and run

How to run it: docs/guide/hosting.md. How to talk to it: docs/guide/protocol.md.
"""
