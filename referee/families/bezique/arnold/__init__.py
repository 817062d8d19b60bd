"""The games of this family after Arnold's book."""
