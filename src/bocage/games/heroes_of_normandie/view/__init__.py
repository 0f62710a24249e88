"""What a seat sees and is offered: the scene, forms, marks for the eye, short words, results, and what is hidden from it."""
