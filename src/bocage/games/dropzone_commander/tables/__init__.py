"""What is printed and never changes: units and weapons, their keywords, army lists, Command Cards, terrain, scenarios and the tables of the rulebook."""
