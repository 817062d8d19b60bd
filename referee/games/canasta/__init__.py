"""Canasta and its variants (usp56 2910-3229)."""
