"""Attacks: range and firepower, declaring fire, snipers, the Cover step, the Damage step, counterattacks."""
