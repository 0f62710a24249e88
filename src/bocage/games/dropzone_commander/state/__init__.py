"""The state of a battle, and every event that may change it."""
