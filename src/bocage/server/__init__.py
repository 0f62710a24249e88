"""The server: matches with anyone, nothing lost, nothing leaked. It moves messages; the rules live in the games.

How to run it: docs/guide/hosting.md. How to talk to it: docs/guide/protocol.md.
"""
