"""What lies on the table and what happens to it: records, events, the words for answers and names, and battles before the first move."""
