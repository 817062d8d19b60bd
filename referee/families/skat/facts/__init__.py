"""Facts that decide between the laws of skat and its kin."""
