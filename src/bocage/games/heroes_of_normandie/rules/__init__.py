"""The chapters of the book on which all others rest: moves, Fire, saves, skills, concealment, directives, the hand, victory, and when cards may be played."""
