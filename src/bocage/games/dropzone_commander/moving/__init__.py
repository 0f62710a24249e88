"""Moving (chapters 4, 9, 10 and 11): on the ground and in the air, entering the table, landing, attack runs and interceptions."""
