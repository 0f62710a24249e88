"""What is printed: force cards, weapons, action cards, equipment, terrain and damage counters, the scenarios, and the names of all these."""
