"""The table as it lies: distances, sight and contact, how men walk, stand and hide on it, and the words for what stands there."""
