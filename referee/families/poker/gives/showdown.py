"""Remedies of the showdown: cards speak, a wild card stays what it was called."""

from referee.core.status import CONDONED
from referee.mechanics.rulings.gives.parts import Remark, Stands, WithoutEffect

CARDS_SPEAK = WithoutEffect("the announcement is void") & Remark("the cards speak for themselves")
POT_NOT_WON = WithoutEffect("{offender}'s hand cannot win, and the pot is not his")
POT_IS_GONE = Stands("the pot is taken in, and the announcement stands", status=CONDONED, bites=False)
STAYS_AS_DESIGNATED = Stands("the wild card stays what it was first said to be", bites=False)
MUST_DESIGNATE = Remark("whoever shows it says what the wild card is, since {offender} demands it")
