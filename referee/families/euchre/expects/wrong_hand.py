"""A hand with a wrong number of cards that is played on with; what it brings when the deal is settled."""

from referee.core.expect import WrongNumber

HAND_STILL_WRONG = WrongNumber(
    "hand", "settlement", name="hand-still-wrong", says="a hand with a wrong number of cards at the settlement"
)
