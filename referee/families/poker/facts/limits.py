"""Which limit a bet has passed."""

from referee.core.fact import Answer, of

AMOUNT = Answer("amount", "how much may be bet")
HALF = Answer("half", "half of what an open player has staked")
RAISES = Answer("raises", "how often a player may raise")
STRADDLES = Answer("straddles", "how many straddles there may be")
LIMIT_PASSED = of("limit-passed", AMOUNT, HALF, RAISES, STRADDLES, question="Which limit is passed?")
