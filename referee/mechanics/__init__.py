"""The mechanisms of card games, a room for each: how tables move, what is expected, what decides, what a law gives."""
