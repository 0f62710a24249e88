"""How armies come to the table: rosters and their limits, armies built in the match, set-up, and positions that somebody wrote."""
