"""The course of a battle: set-up, the Action, Command and Status Phases of each round, and victory. `turn` is the spine that says what comes next."""
