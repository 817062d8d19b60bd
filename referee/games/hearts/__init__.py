"""The games of the hearts family."""
