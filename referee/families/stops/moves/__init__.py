"""Moves of the games of stops."""
