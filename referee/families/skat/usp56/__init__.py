"""The games of this family after Official Rules of Card Games (1969)."""
