"""Tables that are open in this process: those who look at them, what they are told, and the computers that play."""
