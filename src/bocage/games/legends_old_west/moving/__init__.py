"""How a unit moves on foot or in the saddle: orders, plans, the march itself, charges, and those who flee."""
