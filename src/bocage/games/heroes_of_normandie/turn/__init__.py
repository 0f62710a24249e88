"""The course of a battle: the set-up, the turn and its sequences, tactics, activations."""
