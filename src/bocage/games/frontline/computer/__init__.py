"""How computer players think: estimates of a battle, and rules of thumb for small questions and for what to try first."""
