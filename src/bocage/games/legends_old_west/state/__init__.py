"""What changes in a battle: the records of figures, units, guns, vehicles and aircraft, the events that change them, and what they are worth."""
