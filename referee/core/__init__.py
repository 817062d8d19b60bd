"""What every game needs, and no game by name."""
