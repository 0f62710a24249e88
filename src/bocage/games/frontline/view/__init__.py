"""What a seat is shown and what is hidden from it: the scene, forms, whom a section could fire at, what a choice came to."""
