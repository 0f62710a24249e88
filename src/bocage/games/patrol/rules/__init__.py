"""The chapters: cards, fire."""
