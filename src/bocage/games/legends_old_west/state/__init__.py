"""What changes in a battle: records of figures, units, guns, vehicles and aircraft, the events that change them, their worth, and the dice."""
