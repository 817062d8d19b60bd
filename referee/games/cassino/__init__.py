"""The fishing games: cassino and its variants."""
