"""What a seat is shown: the scene, forms, what a unit sees, what is left to chance, and answers in short words."""
