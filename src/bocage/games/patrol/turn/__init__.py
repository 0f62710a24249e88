"""The course of a battle: the set-up, the round, activations."""
