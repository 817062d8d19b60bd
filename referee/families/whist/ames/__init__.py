"""The games of this family after Bridge Whist in Brief (1904)."""
