"""How a battle stands, and the rules of thumb of computer players."""
