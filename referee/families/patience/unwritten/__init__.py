"""Games of this family that are in no book."""
