"""Mass play: many matches of programs against programs, counted."""
