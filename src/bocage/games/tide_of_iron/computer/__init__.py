"""How computer players think: estimates of a battle, and rules of thumb for what to try first."""
