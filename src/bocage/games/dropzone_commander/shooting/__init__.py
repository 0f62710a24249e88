"""Shooting (chapters 5 and 6): which weapon may fire at what, declaring fire, resolving it, and Reaction Fire."""
