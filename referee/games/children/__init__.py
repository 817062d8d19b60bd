"""Games for children and families."""
