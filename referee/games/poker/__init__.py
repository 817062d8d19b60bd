"""Poker, the forms of it, and the games that Dealer's Choice adds to them."""
