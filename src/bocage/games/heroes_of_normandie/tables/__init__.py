"""What is printed and what the files say: cards, terrain, scenarios, sizes of battles. Nothing here changes in play."""
