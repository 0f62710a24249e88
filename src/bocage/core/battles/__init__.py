"""What the games' checks of battles have in common."""
