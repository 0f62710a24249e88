"""The nouns of a battle and the events that happen to them: turns and cards, sections and their members, attacks. Nothing but events changes the state."""
