"""A table of which only some is known, at which what was told is played and judged."""
