"""What holds of chips wherever they are bet; each kind of betting sees for itself when it does not."""

from referee.core.expect import Over, TakenBack

BET_OVER_LIMIT = Over("bet", name="bet-over-limit", says="more bet or raised, or oftener, than the game allows")
PAYMENT_OVER_DUE = Over("payment", name="payment-over-due", says="more chips taken than are due")
CHIPS_TAKEN_BACK = TakenBack("chips", says="chips taken back out of the pool without a right to them")
