"""What each Command Card may be played on and does, and what single units do by special rules of their own (chapter 22)."""
