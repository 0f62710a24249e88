"""The line of terrain cards: cover, who holds which ground and what it brings; and victory."""
