"""What a seat sees and is offered, in words too, and what is hidden from it."""
