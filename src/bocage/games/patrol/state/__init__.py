"""What lies on the table and what happens to it: records, events, and positions from text."""
