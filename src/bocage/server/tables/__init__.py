"""A table: one match with its seats, clock and offers, folded from its journal, and what may be done at it."""
