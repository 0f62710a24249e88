"""What the files say: scenarios."""
