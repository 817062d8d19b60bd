"""Bingo, and Up and Down the River or Put and Take (usp56 2441-2445): cards turned from the pack, and chips for those that match."""

from referee import score
from referee.core.game import Game
from referee.core.law import Law
from referee.families import poker
from referee.families.general.usp56.general import GENERAL_RULES
from referee.mechanics import rulings, stakes

BINGO = Game(
    "bingo",
    title="Bingo",
    family="poker",
    cite="usp56 2441",
    general=GENERAL_RULES,
    players=(2, 9),
    sides=0,
    hand_size=5,
    deal="Five cards to each player, which lie open before him.",
    play=poker.MATCHING_PLAY,
    form=poker.Matching(),
    score=score.Tally(),
    rules=(
        ("Play", "The dealer turns the cards of the pack one at a time."),
        ("Chips", "Whoever has a card of that rank puts on it thirteen chips for a king, down to one for an ace."),
    ),
    expects=(*poker.OF_MATCHING,),
    laws=(
        Law(
            "holder-does-not-place-chips",
            breach=poker.MATCH_NOT_PAID,
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2441",
            says="Whoever holds a card of the rank turned puts its chips on it, and as many on each if he holds several.",
        ),
        Law(
            "first-to-cover-all-wins",
            cite="usp56 2441",
            says="The first player with chips on all five cards takes all chips on everybody's cards.",
        ),
        Law(
            "go-out-together",
            cite="usp56 2441",
            says="Two or more who cover their last card on the same turn share all chips equally.",
        ),
    ),
)

UP_AND_DOWN_THE_RIVER = BINGO.vary(
    "up-and-down-the-river",
    title="Up and Down the River (Put and Take)",
    cite="usp56 2443-2445",
    deal="The book does not state it: we deal five cards to each player, which lie open before him, as in Bingo.",
    form=poker.Matching(put=5, take=5),
    rules=(
        ("Put", "The dealer turns five cards; for each of his that matches one a player pays its pips to the pot."),
        ("Take", "He turns five more; for each of his that matches one a player takes its pips from the pot."),
        ("Chips", "By agreement the cards call for 1, 2, 4, 8 and 16 chips instead (`rule doubling-chips`)."),
    ),
    drop=("holder-does-not-place-chips", "first-to-cover-all-wins", "go-out-together"),
    add=(
        Law(
            "deal-not-stated",
            cite="usp56 2443",
            says="How many cards are dealt is not stated, nor whether two of a rank pay twice; we deal five, and they do.",
        ),
        Law(
            "holder-fails-to-pay-or-takes-too-much",
            breach=[poker.MATCH_NOT_PAID, stakes.PAYMENT_OVER_DUE],
            remedy=rulings.NOTHING_STATED,
            cite="usp56 2443-2445",
            says="Whoever holds a card of the rank turned pays for a put card, and takes no more for a take card.",
        ),
        Law(
            "dealer-settles-pot",
            cite="usp56 2445",
            says="The dealer takes what is left in the pot, or makes good what is missing.",
        ),
    ),
)
