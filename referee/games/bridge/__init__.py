"""Bridge and its variants."""
