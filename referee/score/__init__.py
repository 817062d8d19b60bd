"""Score tables and settlements: pure functions and frozen sheets, one way of scoring to a module."""
