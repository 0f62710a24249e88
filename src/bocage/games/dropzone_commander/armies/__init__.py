"""Army lists (chapter 21): judged, written, ready made; and the state they make before turn 1."""
