"""The words in which people tell of what happens here."""
