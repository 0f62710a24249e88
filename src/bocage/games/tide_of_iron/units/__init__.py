"""What units are and what befalls them: divisions of a team, concealment, abilities, damage, fortifications, specialized squads."""
