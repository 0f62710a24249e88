"""Action cards: the deck, the hands and the discard pile, and what may be used at any time (Fall Back, Canteen, Binoculars)."""
