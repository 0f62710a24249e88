"""How a computer player judges a battle, and the rules of thumb by which it acts. No rule hangs on anything here."""
