"""The sequence of a turn, step by step: Initiative, movement, shooting, tests, work and wounds at its end, the scenario's own rules, victory."""
