"""Referee: reads what happened at a card table and rules on it by the book."""

__version__ = "0.1.0"
