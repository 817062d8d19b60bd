"""The games of this family after Card Games by Peter Arnold."""
