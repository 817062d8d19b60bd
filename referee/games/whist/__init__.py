"""The games of the whist family."""
