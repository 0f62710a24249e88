"""The workshop: battles that people write, read from files that lie anywhere, checked as a whole, with templates and schemas to begin from."""
