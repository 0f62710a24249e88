"""Structures and their garrisons (chapter 7): going in and out, and close quarters battles (chapter 8)."""
