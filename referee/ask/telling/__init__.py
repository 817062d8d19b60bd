"""A question taken apart as a telling: acts replayed, the breach it is read as, and whether that is sure."""
