"""What the laws of skat and its kin give."""
