"""Close combat: contacts are split into fights, fights are fought out, and the losers give ground."""
