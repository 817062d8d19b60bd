"""Gin rummy and its variants (usp56 3323-3479)."""
