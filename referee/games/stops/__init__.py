"""The stops family: games of getting rid of cards."""
