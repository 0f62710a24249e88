"""The kernel: it knows no game, opens no socket, reads no clock and has no randomness of its own."""
