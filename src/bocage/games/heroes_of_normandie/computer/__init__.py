"""What computer players go by: an estimate of the chance to win, and rules of thumb."""
