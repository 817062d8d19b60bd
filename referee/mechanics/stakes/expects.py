"""What holds of chips wherever they are bet; each kind of betting sees for itself when it does not."""

from __future__ import annotations

from referee.core.expect import Over, TakenBack

BET_OVER_LIMIT = Over("bet", "limit", says="more chips bet or raised than the limit permits")
CHIPS_TAKEN_BACK = TakenBack("chips", says="chips taken back out of the pool without a right to them")
