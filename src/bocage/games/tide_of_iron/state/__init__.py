"""The nouns of a battle and what happens to them: units, the map they stand on, the answers that players give, and the events.

Nothing but events changes the state.
"""
