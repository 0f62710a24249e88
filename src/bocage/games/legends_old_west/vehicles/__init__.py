"""Vehicles and boats (chapter 19): driving, overruns, their fire, what hits do to them, and going aboard."""
