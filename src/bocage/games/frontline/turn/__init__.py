"""The course of a battle: set-up, actions and the reactions to them. `turn` is the spine that says what comes next."""
