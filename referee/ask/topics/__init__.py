"""What a question may be about: the texts of all breaches and laws of a game, and how near the words come to each."""
