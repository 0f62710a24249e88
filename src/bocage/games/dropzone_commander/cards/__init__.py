"""Command Cards (chapter 20): decks and hands, and the windows in which cards are played. What each card does is in `specials`."""
