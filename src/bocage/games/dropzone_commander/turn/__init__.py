"""The turn (chapters 2, 3 and 18): what comes next, phase by phase, and where the chapters are joined."""
