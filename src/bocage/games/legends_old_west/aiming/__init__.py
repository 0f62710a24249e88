"""Before and after the trigger: who may fire at whom, what is in the way, the dice to hit, wounds, crews and observers, Fame, Fortune and Pluck."""
