"""The Rummy family (usp56 2791-3663): draw, meld, discard."""
