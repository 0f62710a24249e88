"""Attacks: who may fire at what and how strongly, defense, area fire and mortars, opportunity fire, assaults, and the cards played before the dice."""
