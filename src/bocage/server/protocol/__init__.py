"""What goes over the wire, in both directions (docs/guide/protocol.md)."""
