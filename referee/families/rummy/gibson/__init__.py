"""The games of this family after Hoyle's Encyclopedia of Card Games (1974)."""
