"""What is printed: the rows and tables of the three eras, and the battles with their ground, armies and conditions of victory."""
