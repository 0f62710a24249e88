"""People: accounts, secrets and sessions, and how much of anything one may do at once."""
