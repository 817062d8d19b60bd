"""Banking games: bets against a dealer or a pool."""
