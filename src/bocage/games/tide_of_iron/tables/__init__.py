"""What is printed: the tables of the box, the scenarios, and what Operations cards change for a side."""
