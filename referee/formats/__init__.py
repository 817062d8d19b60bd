"""Foreign records in and out."""
