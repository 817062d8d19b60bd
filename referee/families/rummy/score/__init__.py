"""Score tables, settlements and sheets."""
