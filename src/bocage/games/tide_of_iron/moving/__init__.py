"""Movement: the law of a step, the loop of a moving unit, transports, and reinforcements that enter the board."""
