"""The server: matches with anyone, nothing lost, nothing leaked. It moves messages; the rules live in the games (docs/guide/hosting.md, docs/guide/protocol.md)."""
