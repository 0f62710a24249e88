"""Events and Heroes: what a card does when it is played."""
