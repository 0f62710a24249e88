"""Strategy cards: drawing them, activating them with command points, and what each of them does, off-board fire included."""
