"""What a seat sees and may be told: the scene, forms and words of answers, what can be looked at, what is hidden, what odds came to."""
